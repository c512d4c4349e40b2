//! The search that plays: so many plies deep, or to the end where that is near.
//!
//! Principal-variation search over the [`evaluation`](super::evaluation). Moves
//! are tried in the order: remembered from a shallower search, then by estimate;
//! near the leaves by how few replies they leave, those first that were good
//! elsewhere at this point of the game (killers). What is hardly worth a deep look
//! is left out ([`probcut`]). A search that pauses keeps its place: to begin anew
//! with the table alone may never come further than the last time.

pub mod errand;
pub mod probcut;
mod stay;

use std::sync::atomic::{AtomicU32, Ordering};

use super::bitboard::{CORNERS, Square, Squares, moves};
use super::candidates::{Candidate, Candidates, WORTH};
use super::discs::Discs;
use super::endgame::{Paused, Solver};
use super::evaluation::{DISC, Evaluation};
use super::patterns::indices::Node;
use super::transposition::{NONE, Transpositions};
pub use probcut::Care;
use probcut::{LEAST, shallow_for};
use stay::{Probe, Question, Stay};

/// More than any value.
pub const INFINITE: i32 = 65 * DISC;

/// With so few empty squares or fewer nothing is left out any more.
const PLAYED_OUT: u32 = 12;

/// From so many empty squares on it is worth guessing the score before one works
/// it out,
const GUESSED: u32 = 14;

/// by a search of so many plies,
const GUESS_PLIES: u32 = 8;

/// and from so many on by one to the end that leaves out something,
const GUESSED_TO_THE_END: u32 = 18;

/// up to so many: with more, the guess may take longer than the proof.
const GUESSED_NO_MORE: u32 = 24;

/// By so many powers of two the largest tables are smaller than they could be.
static SPARED: AtomicU32 = AtomicU32::new(0);

/// From now on the largest tables are a quarter of what they could be: for one of
/// several engines that run side by side.
pub fn economise() {
    SPARED.store(2, Ordering::Relaxed);
}

/// To judge a position takes as long as so many nodes of an endgame.
const COST: u64 = 4;

/// What a score is thought to be.
#[derive(Clone, Copy, Debug)]
struct Guess {
    discs: Discs,
    /// After so many plies,
    depth: u32,
    /// in hundredths of a disc.
    value: i32,
}

/// Searches positions and remembers them.
#[derive(Debug)]
pub struct Search {
    evaluation: Evaluation,
    table: Transpositions,
    solver: Solver,
    /// By number of empty squares, moves that were good there.
    killers: [[Square; 2]; 65],
    care: Care,
    /// Positions whose score was guessed, the last one at the end.
    guesses: Vec<Guess>,
    question: Option<Question>,
    /// Where a search stood when it paused, the root at the end.
    way_back: Vec<Stay>,
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
            _ => 19 - SPARED.load(Ordering::Relaxed),
        };
        Search {
            evaluation: Evaluation::best(),
            table: Transpositions::new(16),
            solver: Solver::new(bits),
            killers: [[NONE; 2]; 65],
            care: Care::Full,
            guesses: Vec::new(),
            question: None,
            way_back: Vec::new(),
            nodes: 0,
            left: u64::MAX,
        }
    }

    /// The same with this evaluation.
    #[must_use]
    pub fn by(mut self, evaluation: Evaluation) -> Search {
        self.evaluation = evaluation;
        self.solver = self.solver.by(evaluation);
        self
    }

    /// The same with so much care. Only trained weights are known well enough to
    /// leave anything out.
    #[must_use]
    pub fn with(mut self, care: Care) -> Search {
        self.care = if self.evaluation.is_trained() {
            care
        } else {
            Care::Full
        };
        self
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

    /// The exact score between `low` and `high`, or a bound outside of them: from
    /// a guess on, in windows that grow until it is inside of one.
    ///
    /// # Errors
    /// When the slice is over.
    pub fn solve(&mut self, discs: Discs, low: i32, high: i32) -> Result<i32, Paused> {
        let empties = discs.empties();
        if empties < GUESSED || !self.evaluation.is_trained() {
            return self.score(discs, low, high);
        }
        // Scores are even but for squares that nobody takes.
        let guess = self.guess(discs)?.div_euclid(2 * DISC) * 2;
        let mut width = 1;
        let mut alpha = (guess - 1).clamp(low, high - 1);
        let mut beta = (guess + 1).clamp(low + 1, high);
        loop {
            let score = self.score(discs, alpha, beta)?;
            if score <= alpha && alpha > low {
                beta = score + 1;
                alpha = (score - width).max(low);
            } else if score >= beta && beta < high {
                alpha = score - 1;
                beta = (score + width).min(high);
            } else {
                return Ok(score);
            }
            width *= 3;
        }
    }

    /// What the score will be as far as can be told in a fraction of the time that
    /// it takes to work it out; the moves that were best on the way are tried
    /// first then.
    fn guess(&mut self, discs: Discs) -> Result<i32, Paused> {
        let known = self.guesses.iter().position(|guess| guess.discs == discs);
        let place = known.unwrap_or_else(|| {
            // A position has at most 33 moves: all of them stay known.
            if self.guesses.len() == 40 {
                self.guesses.remove(0);
            }
            self.guesses.push(Guess {
                discs,
                depth: 0,
                value: 0,
            });
            self.guesses.len() - 1
        });
        let care = std::mem::replace(&mut self.care, Care::Wary);
        let found = self.better(place);
        self.care = care;
        found
    }

    fn better(&mut self, place: usize) -> Result<i32, Paused> {
        let discs = self.guesses[place].discs;
        let empties = discs.empties();
        let plies = GUESS_PLIES.min(empties - PLAYED_OUT);
        let last = match empties {
            GUESSED_TO_THE_END..=GUESSED_NO_MORE => empties,
            _ => plies,
        };
        while self.guesses[place].depth < last {
            let depth = match self.guesses[place].depth {
                depth if depth < plies => depth + 1,
                _ => last,
            };
            let value = self.value(discs, depth, -INFINITE, INFINITE)?;
            self.guesses[place] = Guess {
                discs,
                depth,
                value,
            };
        }
        Ok(self.guesses[place].value)
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
        alpha: i32,
        beta: i32,
    ) -> Result<i32, Paused> {
        let question = Some(Question {
            discs,
            depth,
            window: [alpha, beta],
            care: self.care,
        });
        if self.question != question {
            self.way_back.clear();
            self.question = question;
        }
        self.look(&Node::new(discs), depth, alpha, beta)
    }

    /// Whether a value found at this depth is the score itself, for nothing was
    /// left out on the way to the end.
    pub fn is_exact(&self, discs: Discs, depth: u32) -> bool {
        let empties = discs.empties();
        discs.over() || depth >= empties && (self.care == Care::Full || empties <= PLAYED_OUT)
    }

    fn look(&mut self, node: &Node, depth: u32, alpha: i32, beta: i32) -> Result<i32, Paused> {
        let discs = node.discs;
        let empties = discs.empties();
        if depth >= empties && (self.care == Care::Full || empties <= PLAYED_OUT) {
            let (low, high) = (alpha.div_euclid(DISC), -(-beta).div_euclid(DISC));
            return Ok(self.score(discs, low, high)? * DISC);
        }
        if self.way_back.is_empty() {
            self.spend()?;
        }
        let legal = discs.moves();
        if legal == 0 {
            let passed = node.passed();
            if passed.discs.moves() == 0 {
                return Ok(discs.final_score() * DISC);
            }
            return Ok(-self.look(&passed, depth, -beta, -alpha)?);
        }
        if depth == 0 {
            return Ok(self.evaluation.value(node));
        }
        let mut stay = match self.way_back.pop() {
            Some(stay) => stay,
            None => match self.enter(discs, legal, depth, [alpha, beta]) {
                Ok(value) => return Ok(value),
                Err(stay) => stay,
            },
        };
        let found = self.visit(node, depth, &mut stay);
        if found.is_err() {
            self.way_back.push(stay);
        }
        found
    }

    /// The value where the table knows it, else the beginning of a stay.
    // The larger one is the usual one.
    #[expect(clippy::result_large_err)]
    #[inline]
    fn enter(
        &self,
        discs: Discs,
        legal: Squares,
        depth: u32,
        [mut alpha, mut beta]: [i32; 2],
    ) -> Result<i32, Stay> {
        let mut remembered = NONE;
        if let Some(entry) = self.table.look_up(discs) {
            remembered = entry.best;
            if entry.depth == self.draft(depth) {
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
        Err(Stay {
            alpha,
            beta,
            probe: Probe::High,
            candidates: Candidates::new(discs, legal),
            remembered,
            place: 0,
            again: None,
            best: -INFINITE,
            choice: NONE,
            before: self.nodes(),
        })
    }

    /// Depth and care, as the table keeps them.
    fn draft(&self, depth: u32) -> u8 {
        (self.care as u8) << 6 | depth as u8
    }

    fn visit(&mut self, node: &Node, depth: u32, stay: &mut Stay) -> Result<i32, Paused> {
        let Stay { alpha, beta, .. } = *stay;
        if stay.probe != Probe::Done {
            if beta - alpha == 1
                && let Some(bound) = self.probable(node, depth, stay)?
            {
                return Ok(bound);
            }
            stay.probe = Probe::Done;
            self.rank(&mut stay.candidates, node, depth, stay.remembered);
        }
        let discs = node.discs;
        while stay.place < stay.candidates.len() {
            let Candidate { next, square, .. } = stay.candidates.pick(stay.place);
            let next = node.after(square, next.own ^ discs.other);
            let low = stay.best.max(alpha);
            let value = match stay.again {
                Some(value) => -self.look(&next, depth - 1, -beta, -value)?,
                None if stay.place == 0 => -self.look(&next, depth - 1, -beta, -low)?,
                None => {
                    let value = -self.look(&next, depth - 1, -low - 1, -low)?;
                    if value > low && value < beta {
                        stay.again = Some(value);
                        continue;
                    }
                    value
                }
            };
            stay.again = None;
            stay.place += 1;
            if value > stay.best {
                (stay.best, stay.choice) = (value, square);
                if value >= beta {
                    self.remember_killer(discs.empties(), square);
                    break;
                }
            }
        }
        let Stay { best, choice, .. } = *stay;
        let lower = if best > alpha { best } else { -INFINITE };
        let upper = if best < beta { best } else { INFINITE };
        let nodes = self.nodes() - stay.before;
        let bounds = [lower as i16, upper as i16];
        self.table
            .store(discs, self.draft(depth), bounds, choice, nodes);
        if depth >= discs.empties() {
            self.solver.suggest(discs, choice, nodes);
        }
        Ok(best)
    }

    /// A bound that holds in all probability, see [`probcut`].
    fn probable(
        &mut self,
        node: &Node,
        depth: u32,
        stay: &mut Stay,
    ) -> Result<Option<i32>, Paused> {
        let Some(margin) = self.care.margin() else {
            return Ok(None);
        };
        if depth < LEAST || !self.evaluation.is_trained() {
            return Ok(None);
        }
        let Stay { alpha, beta, .. } = *stay;
        let shallow = shallow_for(depth);
        let spread = self.evaluation.spread();
        let margin = margin * spread.at(node.discs.empties(), shallow, depth) / 100;
        let value = self.evaluation.value(node);
        if stay.probe == Probe::High {
            let high = beta + margin;
            if value >= beta && high < INFINITE && self.look(node, shallow, high - 1, high)? >= high
            {
                return Ok(Some(beta));
            }
            stay.probe = Probe::Low;
        }
        let low = alpha - margin;
        if value <= alpha && low > -INFINITE && self.look(node, shallow, low, low + 1)? <= low {
            return Ok(Some(alpha));
        }
        Ok(None)
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

    fn rank(&self, candidates: &mut Candidates, node: &Node, depth: u32, remembered: Square) {
        let [first, second] = self.killers[node.discs.empties() as usize];
        for candidate in candidates.all() {
            let Candidate { next, square, .. } = *candidate;
            candidate.rank = if square == remembered {
                i32::MAX
            } else if depth >= 3 {
                let next = node.after(square, next.own ^ node.discs.other);
                -self.evaluation.value(&next)
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
