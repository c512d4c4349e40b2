//! The search for one move: deeper and deeper, and to the end where it is near.

use super::bitboard::{Square, squares};
use super::discs::Discs;
use super::endgame::{MAX_SCORE, Paused};
use super::evaluation::{DISC, Evaluation};
use super::patterns::indices::Node;
use super::search::errand::Finding;
use super::search::{Care, INFINITE, Search};
use super::xray::{Limits, MIN_SLICE};
use super::{Move, square_name, write_score};
use crate::job::{Glimpse, Job, Progress, Step};

/// What a player thinks of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The move; none only where the game is over.
    pub choice: Option<Move>,
    /// What the player to move gets, in hundredths of a disc.
    pub value: i32,
    /// Whether that is the exact score.
    pub exact: bool,
    /// How many plies deep.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
    /// The moves that are expected, passes left out.
    pub line: Vec<Square>,
    /// What a move that was asked about is worth to its maker, looked into as
    /// far as the best one.
    pub made: Option<i32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Deepen(u32),
    Outcome,
    Score(i32),
    Judge(Square),
    Done,
}

/// A search under way; its thought so far is always a legal move.
#[derive(Debug)]
pub struct Thinking {
    discs: Discs,
    limits: Limits,
    search: Search,
    stage: Stage,
    thought: Thought,
    hurried: bool,
    /// The move that was asked about.
    asked: Option<Square>,
    /// The depth at which the value was not where it was expected.
    surprise: u32,
}

/// Before it plays to the end it looks so many plies ahead, for a good order.
const BEFORE_SOLVING: u32 = 6;

/// A deeper search is expected to differ by no more than this.
const ASPIRED: i32 = 5 * DISC;

impl Thinking {
    /// Begins to think. A forced move needs no thought.
    pub fn new(discs: Discs, limits: Limits) -> Thinking {
        let moves = discs.moves();
        let choice = match squares(moves).next() {
            Some(square) => Some(Move::Place(square)),
            None if discs.over() => None,
            None => Some(Move::Pass),
        };
        Thinking {
            discs,
            limits,
            search: Search::new(limits.solve).with(Care::Bold),
            stage: match moves.count_ones() {
                0 | 1 => Stage::Done,
                _ => Stage::Deepen(1),
            },
            thought: Thought {
                choice,
                value: match choice {
                    Some(_) => Evaluation::best().value(&Node::new(discs)),
                    None => discs.final_score() * DISC,
                },
                exact: choice.is_none(),
                depth: 0,
                nodes: 0,
                line: Vec::new(),
                made: None,
            },
            hurried: false,
            asked: None,
            surprise: 0,
        }
    }

    /// Asks about a legal move, too.
    #[must_use]
    pub fn about(mut self, square: Square) -> Thinking {
        self.asked = Some(square);
        self
    }

    /// Looks ahead even where there is only one move.
    #[must_use]
    pub fn thorough(mut self) -> Thinking {
        if self.discs.moves() != 0 {
            self.stage = Stage::Deepen(1);
        }
        self
    }

    /// What is to be done when the best move is known.
    fn last(&self) -> Stage {
        match self.asked {
            Some(square) if self.thought.made.is_none() => Stage::Judge(square),
            _ => Stage::Done,
        }
    }

    fn judge(&mut self, square: Square) -> Result<i32, Paused> {
        let next = self.discs.play(square);
        Ok(if self.thought.choice == Some(Move::Place(square)) {
            self.thought.value
        } else if self.thought.exact {
            -self.search.solve(next, -MAX_SCORE, MAX_SCORE)? * DISC
        } else {
            let depth = self.thought.depth.saturating_sub(1);
            -self.search.value(next, depth, -INFINITE, INFINITE)?
        })
    }

    /// What it thinks by now.
    pub fn thought(&self) -> &Thought {
        &self.thought
    }

    /// What it searches with.
    pub(super) fn search(&self) -> &Search {
        &self.search
    }

    /// Takes in what another search has found for this one.
    pub(super) fn learn(&mut self, finding: &Finding) {
        self.search.learn(finding);
    }

    fn think(&mut self) -> Result<(), Paused> {
        let solves = self.discs.empties() <= self.limits.solve;
        self.stage = match self.stage {
            Stage::Deepen(depth) => {
                let value = self.aspire(depth)?;
                let exact = self.search.is_exact(self.discs, depth);
                self.take(value, depth, exact);
                if depth >= self.discs.empties() {
                    self.last()
                } else if solves && depth >= BEFORE_SOLVING {
                    Stage::Outcome
                } else if solves || depth < self.limits.depth {
                    Stage::Deepen(depth + 1)
                } else {
                    self.last()
                }
            }
            Stage::Outcome => {
                let score = self.search.solve(self.discs, -1, 1)?;
                self.take(score * DISC, self.discs.empties(), score == 0);
                match score {
                    0 => self.last(),
                    _ => Stage::Score(score),
                }
            }
            Stage::Score(outcome) => {
                let [low, high] = match outcome {
                    1.. => [0, MAX_SCORE],
                    _ => [-MAX_SCORE, 0],
                };
                let score = self.search.solve(self.discs, low, high)?;
                self.take(score * DISC, self.discs.empties(), true);
                self.last()
            }
            Stage::Judge(square) => {
                self.thought.made = Some(self.judge(square)?);
                Stage::Done
            }
            Stage::Done => Stage::Done,
        };
        Ok(())
    }

    /// Searches so deep, in a window about what the search before found.
    fn aspire(&mut self, depth: u32) -> Result<i32, Paused> {
        let Thought {
            value,
            depth: before,
            ..
        } = self.thought;
        if before > 1 && self.surprise != depth {
            let [low, high] = [value - ASPIRED, value + ASPIRED];
            let found = self.search.value(self.discs, depth, low, high)?;
            if low < found && found < high {
                return Ok(found);
            }
            self.surprise = depth;
        }
        self.search.value(self.discs, depth, -INFINITE, INFINITE)
    }

    fn take(&mut self, value: i32, depth: u32, exact: bool) {
        let solved = depth >= self.discs.empties();
        let line = self.search.line(self.discs, solved);
        if let Some(&square) = line.first() {
            self.thought.choice = Some(Move::Place(square));
        } else if solved && let Some(square) = self.best_of_each() {
            self.thought.choice = Some(Move::Place(square));
        }
        let thought = &mut self.thought;
        thought.line = line;
        (thought.value, thought.depth, thought.exact) = (value, depth, exact);
    }

    /// The best move by looking at each: so near the end nothing is remembered.
    /// None where the slice is over before all are known.
    fn best_of_each(&mut self) -> Option<Square> {
        let mut best = None;
        let mut most = -MAX_SCORE - 1;
        for square in squares(self.discs.moves()) {
            let next = self.discs.play(square);
            let score = -self.search.score(next, -MAX_SCORE, MAX_SCORE).ok()?;
            if score > most {
                (best, most) = (Some(square), score);
            }
        }
        best
    }
}

impl Job for Thinking {
    type Output = Thought;

    fn step(&mut self, budget: u64) -> Step<Thought> {
        self.search.allow(budget.max(MIN_SLICE));
        loop {
            self.thought.nodes = self.search.nodes();
            let solves = self.discs.empties() <= self.limits.solve;
            let enough = self.hurried || !solves && self.thought.nodes >= self.limits.nodes;
            if enough && self.thought.depth > 0 {
                self.stage = self.last();
            }
            if self.stage == Stage::Done {
                return Step::Done(self.thought.clone());
            }
            if self.think().is_err() {
                return Step::Working(Progress {
                    nodes: self.search.nodes(),
                    part: None,
                });
            }
        }
    }

    fn hurry(&mut self) {
        self.hurried = true;
    }

    fn glimpse(&self) -> Option<Glimpse> {
        let thought = &self.thought;
        (thought.depth > 0).then(|| Glimpse {
            depth: thought.depth,
            value: Some(write_score(thought.value)),
            exact: thought.exact,
            line: thought.line.iter().copied().map(square_name).collect(),
        })
    }
}
