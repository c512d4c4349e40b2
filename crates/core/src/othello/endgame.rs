//! The exact end of the game.
//!
//! Principal-variation search with a table of positions. Moves are tried
//! fastest first: those that leave the opponent few replies (Brudno's pruning
//! gains most from small subtrees), with regard to parity: it is good to play
//! into a quadrant with an odd number of empty squares, for then one has the
//! last move there. A branch is cut where the table knows enough, where a move
//! leads to a position that the table knows enough of (enhanced transposition
//! cut-off), or where the opponent's stable discs forbid the score wanted.
//!
//! A search can stop at any node: nothing but the table is kept, and when the
//! search is begun anew the table leads it to where it was.

mod last;
mod open;
mod shallow;

use super::bitboard::{CORNERS, Square, moves, odd_quadrants, single};
use super::candidates::{Candidate, Candidates, WORTH};
use super::discs::Discs;
use super::evaluation::{DISC, Evaluation};
use super::patterns::indices::Node;
use super::search::errand::Errand;
use super::stability::stable;
use super::transposition::{NONE, Transpositions};
use shallow::{SHALLOW, stability_may_cut};

/// The slice is over; to ask again goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paused;

/// The largest score.
pub const MAX_SCORE: i32 = 64;

/// Solves positions and remembers them.
#[derive(Debug)]
pub struct Solver {
    table: Transpositions,
    evaluation: Evaluation,
    /// What it had still to look at when it paused.
    open: Vec<Errand>,
    nodes: u64,
    limit: u64,
}

impl Solver {
    /// A solver with a table of 2 to the power of `bits` buckets, 48 bytes each.
    pub fn new(bits: u32) -> Solver {
        Solver {
            table: Transpositions::new(bits),
            evaluation: Evaluation::best(),
            open: Vec::new(),
            nodes: 0,
            limit: u64::MAX,
        }
    }

    /// The same with this evaluation.
    #[must_use]
    pub fn by(mut self, evaluation: Evaluation) -> Solver {
        self.evaluation = evaluation;
        self
    }

    /// Positions visited so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// From now on it pauses after so many nodes more.
    pub fn allow(&mut self, nodes: u64) {
        self.limit = self.nodes.saturating_add(nodes);
        self.open.clear();
    }

    /// The move that was found best or good enough, where it is remembered.
    pub fn best(&self, discs: Discs) -> Option<Square> {
        let best = self.table.look_up(discs)?.best;
        (best != NONE).then_some(best)
    }

    /// Where this position occurs, this move is to be tried first.
    pub fn suggest(&mut self, discs: Discs, best: Square, nodes: u64) {
        let empties = discs.empties() as u8;
        let bounds = [-MAX_SCORE as i16, MAX_SCORE as i16];
        self.table.store(discs, empties, bounds, best, nodes);
    }

    /// The score for the player to move, the winner taking the empty squares; or
    /// a bound for it where it lies outside of `alpha` and `beta`.
    ///
    /// # Errors
    /// When the slice is over.
    pub fn score(&mut self, discs: Discs, alpha: i32, beta: i32) -> Result<i32, Paused> {
        let empties = discs.empties();
        if empties <= SHALLOW {
            let sides = [discs.own, discs.other];
            return Ok(shallow::solve(sides, alpha, beta, &mut self.nodes));
        }
        self.deep(discs, empties, alpha, beta)
    }

    fn deep(
        &mut self,
        discs: Discs,
        empties: u32,
        mut alpha: i32,
        mut beta: i32,
    ) -> Result<i32, Paused> {
        if self.nodes >= self.limit {
            return Err(Paused);
        }
        self.nodes += 1;
        let before = self.nodes;
        if stability_may_cut(empties, alpha) {
            let bound = 64 - 2 * stable(discs.other, discs.own).count_ones().cast_signed();
            if bound <= alpha {
                return Ok(bound);
            }
        }
        let mut remembered = NONE;
        if let Some(entry) = self.table.look_up(discs) {
            let (lower, upper) = (i32::from(entry.lower), i32::from(entry.upper));
            if lower >= beta || lower == upper {
                return Ok(lower);
            }
            if upper <= alpha {
                return Ok(upper);
            }
            alpha = alpha.max(lower);
            beta = beta.min(upper);
            remembered = entry.best;
        }
        let legal = discs.moves();
        if legal == 0 {
            let passed = discs.passed();
            if passed.moves() == 0 {
                return Ok(discs.final_score());
            }
            return Ok(-self.deep(passed, empties, -beta, -alpha)?);
        }
        let mut candidates = Candidates::new(discs, legal);
        if let Some((score, square)) = self.cut_at_once(&mut candidates, empties, beta) {
            let bounds = [score as i16, MAX_SCORE as i16];
            self.table.store(discs, empties as u8, bounds, square, 1);
            return Ok(score);
        }
        self.rank(&mut candidates, discs, empties, remembered);

        let (floor, mut best, mut choice) = (alpha, -MAX_SCORE - 1, NONE);
        for place in 0..candidates.len() {
            let Candidate { next, square, .. } = candidates.pick(place);
            let low = best.max(alpha);
            let Ok(score) = self.try_out(next, place == 0, low, beta) else {
                self.leave_open(&mut candidates, place, low);
                return Err(Paused);
            };
            if score > best {
                (best, choice) = (score, square);
                if best >= beta {
                    break;
                }
            }
        }
        let lower = if best > floor { best } else { -MAX_SCORE };
        let upper = if best < beta { best } else { MAX_SCORE };
        let nodes = self.nodes - before;
        self.table.store(
            discs,
            empties as u8,
            [lower as i16, upper as i16],
            choice,
            nodes,
        );
        Ok(best)
    }

    /// The score of a move for the player who makes it: the first in the whole
    /// window; of the others one only wants to know whether they are better.
    #[inline]
    fn try_out(&mut self, next: Discs, first: bool, low: i32, beta: i32) -> Result<i32, Paused> {
        if first {
            return Ok(-self.score(next, -beta, -low)?);
        }
        let score = -self.score(next, -low - 1, -low)?;
        if score > low && score < beta {
            return Ok(-self.score(next, -beta, -score)?);
        }
        Ok(score)
    }

    /// The score where a move leaves the opponent nothing, or where the table
    /// knows that a move is enough; and that move.
    fn cut_at_once(
        &self,
        candidates: &mut Candidates,
        empties: u32,
        beta: i32,
    ) -> Option<(i32, Square)> {
        for candidate in candidates.all() {
            if candidate.next.own == 0 {
                return Some((MAX_SCORE, candidate.square));
            }
        }
        if empties < SHALLOW + 3 {
            return None;
        }
        candidates.all().iter().find_map(|candidate| {
            let entry = self.table.look_up(candidate.next)?;
            let score = -i32::from(entry.upper);
            (score >= beta).then_some((score, candidate.square))
        })
    }

    /// Says in which order moves are tried.
    fn rank(
        &mut self,
        candidates: &mut Candidates,
        discs: Discs,
        empties: u32,
        remembered: Square,
    ) {
        let odd = odd_quadrants(discs.empty());
        let parity = if empties < 12 { 48 } else { 16 };
        let node = (empties >= GLANCE).then(|| Node::new(discs));
        for candidate in candidates.all() {
            if candidate.square == remembered {
                candidate.rank = i32::MAX;
                continue;
            }
            let Candidate { next, square, .. } = *candidate;
            let replies = moves(next.own, next.other);
            let count = replies.count_ones() + (replies & CORNERS).count_ones();
            let mut rank = i32::from(WORTH[usize::from(square & 63)]);
            rank -= 32 * count.cast_signed();
            if odd & single(square) != 0 {
                rank += parity;
            }
            if let Some(node) = &node {
                let next = node.after(square, next.own ^ discs.other);
                let plies = (empties - GLANCE) / 5;
                let all = 65 * DISC;
                let value = self
                    .evaluation
                    .glance(&next, plies.min(4), -all, all, &mut self.nodes);
                rank -= value * GLANCE_WEIGHT / 100;
            }
            candidate.rank = rank;
        }
    }
}

/// From so many empty squares on, moves are ordered by looking some plies ahead.
const GLANCE: u32 = 11;

/// How much a disc counts in that order.
const GLANCE_WEIGHT: i32 = 16;
