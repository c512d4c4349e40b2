//! The search that plays: so many plies deep, or to the end where that is near.
//!
//! Principal-variation search over the [`evaluation`](super::evaluation). Moves
//! are tried in the order: remembered from a shallower search, good elsewhere at
//! this point of the game (killers), then by estimate or by how few replies they
//! leave. Like the endgame it keeps only its table when it pauses.

use super::bitboard::{CORNERS, Square, moves};
use super::candidates::{Candidate, Candidates, WORTH};
use super::discs::Discs;
use super::endgame::{Paused, Solver};
use super::evaluation::{DISC, evaluate};
use super::transposition::{NONE, Transpositions};

/// More than any value.
pub const INFINITE: i32 = 65 * DISC;

/// To judge a position takes as long as so many nodes of an endgame.
const COST: u64 = 4;

/// Searches positions and remembers them.
#[derive(Debug)]
pub struct Search {
    table: Transpositions,
    solver: Solver,
    /// By number of empty squares, moves that were good there.
    killers: [[Square; 2]; 65],
    nodes: u64,
    left: u64,
}

impl Search {
    /// A search that will solve positions of so many empty squares: the fewer,
    /// the smaller its table.
    pub fn new(solve: u32) -> Search {
        let bits = match solve {
            0..=10 => 8,
            11..=15 => 14,
            _ => 19,
        };
        Search {
            table: Transpositions::new(16),
            solver: Solver::new(bits),
            killers: [[NONE; 2]; 65],
            nodes: 0,
            left: u64::MAX,
        }
    }

    /// Positions visited so far.
    pub fn nodes(&self) -> u64 {
        self.nodes + self.solver.nodes()
    }

    /// From now on it pauses after so many steps.
    pub fn allow(&mut self, steps: u64) {
        self.left = steps;
    }

    /// The score with best play, or a bound outside of `alpha` and `beta`, in
    /// discs.
    ///
    /// # Errors
    /// When the slice is over.
    pub fn score(&mut self, discs: Discs, alpha: i32, beta: i32) -> Result<i32, Paused> {
        let before = self.solver.nodes();
        self.solver.allow(self.left);
        let score = self.solver.score(discs, alpha, beta);
        let spent = self.solver.nodes() - before;
        self.left = self.left.saturating_sub(spent);
        score
    }

    /// What the position is worth after so many plies, or a bound outside of
    /// `alpha` and `beta`, in hundredths of a disc.
    ///
    /// # Errors
    /// When the slice is over.
    pub fn value(
        &mut self,
        discs: Discs,
        depth: u32,
        mut alpha: i32,
        mut beta: i32,
    ) -> Result<i32, Paused> {
        let empties = discs.empties();
        if depth >= empties {
            let (low, high) = (alpha.div_euclid(DISC), -(-beta).div_euclid(DISC));
            return Ok(self.score(discs, low, high)? * DISC);
        }
        self.spend()?;
        let legal = discs.moves();
        if legal == 0 {
            let passed = discs.passed();
            if passed.moves() == 0 {
                return Ok(discs.final_score() * DISC);
            }
            return Ok(-self.value(passed, depth, -beta, -alpha)?);
        }
        if depth == 0 {
            return Ok(evaluate(discs));
        }
        let mut remembered = NONE;
        if let Some(entry) = self.table.look_up(discs) {
            remembered = entry.best;
            if u32::from(entry.depth) == depth {
                let (lower, upper) = (i32::from(entry.lower), i32::from(entry.upper));
                if lower >= beta || lower == upper {
                    return Ok(lower);
                }
                if upper <= alpha {
                    return Ok(upper);
                }
                alpha = alpha.max(lower);
                beta = beta.min(upper);
            }
        }
        let before = self.nodes();
        let mut candidates = Candidates::new(discs, legal);
        self.rank(&mut candidates, depth, empties, remembered);
        let (mut best, mut choice) = (-INFINITE, NONE);
        for place in 0..candidates.len() {
            let Candidate { next, square, .. } = candidates.pick(place);
            let low = best.max(alpha);
            let value = if place == 0 {
                -self.value(next, depth - 1, -beta, -low)?
            } else {
                let value = -self.value(next, depth - 1, -low - 1, -low)?;
                if value > low && value < beta {
                    -self.value(next, depth - 1, -beta, -value)?
                } else {
                    value
                }
            };
            if value > best {
                (best, choice) = (value, square);
                if best >= beta {
                    self.remember_killer(empties, square);
                    break;
                }
            }
        }
        let lower = if best > alpha { best } else { -INFINITE };
        let upper = if best < beta { best } else { INFINITE };
        let nodes = self.nodes() - before;
        let bounds = [lower as i16, upper as i16];
        self.table.store(discs, depth as u8, bounds, choice, nodes);
        Ok(best)
    }

    fn spend(&mut self) -> Result<(), Paused> {
        if self.left == 0 {
            return Err(Paused);
        }
        self.left = self.left.saturating_sub(COST);
        self.nodes += 1;
        Ok(())
    }

    fn remember_killer(&mut self, empties: u32, square: Square) {
        let [first, second] = &mut self.killers[empties as usize];
        if *first != square {
            *second = *first;
            *first = square;
        }
    }

    fn rank(&self, candidates: &mut Candidates, depth: u32, empties: u32, remembered: Square) {
        let [first, second] = self.killers[empties as usize];
        for candidate in candidates.all() {
            let Candidate { next, square, .. } = *candidate;
            candidate.rank = if square == remembered {
                i32::MAX
            } else if depth >= 3 {
                -evaluate(next)
            } else {
                let replies = moves(next.own, next.other);
                let count = replies.count_ones() + (replies & CORNERS).count_ones();
                let killer = match square {
                    square if square == first => 64,
                    square if square == second => 48,
                    _ => 0,
                };
                let worth = i32::from(WORTH[usize::from(square & 63)]);
                worth + killer - 16 * count.cast_signed()
            };
        }
    }

    /// The line of best moves that is remembered, passes left out.
    pub fn line(&self, discs: Discs, exact: bool) -> Vec<Square> {
        let mut line = Vec::new();
        let mut discs = discs;
        while line.len() < MAX_LINE {
            if discs.moves() == 0 {
                discs = discs.passed();
            }
            let remembered = if exact {
                self.solver.best(discs)
            } else {
                self.table.look_up(discs).map(|entry| entry.best)
            };
            let Some(square) =
                remembered.filter(|&square| square != NONE && discs.moves() >> square & 1 != 0)
            else {
                break;
            };
            line.push(square);
            discs = discs.play(square);
        }
        line
    }
}

/// So much of a line is shown.
const MAX_LINE: usize = 12;
