//! What every move is worth, deeper and deeper, and exactly where the end is
//! near.

mod part;

pub use part::Shared;

use super::bitboard::{Square, squares};
use super::discs::Discs;
use super::endgame::{MAX_SCORE, Paused};
use super::evaluation::DISC;
use super::search::{Care, INFINITE, Search};
use super::{square_name, write_score};
use crate::game::Outcome;
use crate::job::{Glimpse, Job, Progress, Step};
use crate::short_list;

/// How far a search goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// So many plies, where the end is not in sight.
    pub depth: u32,
    /// So many positions, where the end is not in sight.
    pub nodes: u64,
    /// With so many empty squares or fewer it plays out to the end.
    pub solve: u32,
}

impl Limits {
    /// As long as somebody looks, and the exact score with twenty empty squares.
    pub const USUAL: Limits = Limits {
        depth: 24,
        nodes: u64::MAX,
        solve: 20,
    };

    fn solves(&self, discs: Discs) -> bool {
        discs.empties() <= self.solve
    }
}

/// A move and what is known of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    /// Where.
    pub square: Square,
    /// What the player who moves gets, in hundredths of a disc.
    pub value: i32,
    /// How many plies deep it was looked at, the move itself included.
    pub depth: u32,
    /// Whether the value is the exact score.
    pub exact: bool,
    /// Who wins, as far as it is proved.
    pub outcome: Outcome,
}

/// What was found of all moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sight {
    /// The moves, in the order of the squares.
    pub moves: Vec<Seen>,
    /// Positions visited.
    pub nodes: u64,
}

/// What is done next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Estimate(u32),
    Outcome,
    Score,
    Done,
}

/// A search that values every move; it can be looked at while it goes on.
#[derive(Debug)]
pub struct XRay {
    discs: Discs,
    limits: Limits,
    search: Search,
    seen: Vec<Seen>,
    /// The same when all moves had been looked at equally far.
    even: Vec<Seen>,
    stage: Stage,
    /// The next move of this stage, in the order of `queue`.
    next: usize,
    queue: Vec<usize>,
    hurried: bool,
}

/// Before it plays to the end it looks so many plies ahead, for a good order.
const BEFORE_SOLVING: u32 = 4;

impl XRay {
    /// Begins a search.
    pub fn new(discs: Discs, limits: Limits) -> XRay {
        let seen: Vec<Seen> = squares(discs.moves())
            .map(|square| Seen {
                square,
                value: 0,
                depth: 0,
                exact: false,
                outcome: Outcome::Unknown,
            })
            .collect();
        XRay {
            discs,
            limits,
            search: Search::new(limits.solve).with(Care::Bold),
            queue: (0..seen.len()).collect(),
            stage: if seen.is_empty() {
                Stage::Done
            } else {
                Stage::Estimate(1)
            },
            even: seen.clone(),
            seen,
            next: 0,
            hurried: false,
        }
    }

    /// What is known by now, in the order of the squares. Estimates of different
    /// depths do not compare, proofs do.
    pub fn seen(&self) -> &[Seen] {
        match self.stage {
            Stage::Estimate(_) => &self.even,
            _ => &self.seen,
        }
    }

    /// Positions visited.
    pub fn nodes(&self) -> u64 {
        self.search.nodes()
    }

    /// How many plies deep all moves were looked at; none before that.
    pub fn depth(&self) -> Option<u32> {
        let depth = self.seen().iter().map(|seen| seen.depth).min();
        depth.filter(|depth| *depth > 0)
    }

    /// The line that is expected after the best move known by now.
    pub fn line(&self) -> Vec<Square> {
        let best = self
            .seen()
            .iter()
            .max_by_key(|seen| (seen.value, 64 - seen.square));
        best.map_or_else(Vec::new, |best| self.line_from(best))
    }

    /// The line that is expected when this move is made, the move itself first.
    pub fn line_from(&self, first: &Seen) -> Vec<Square> {
        let after = self.discs.play(first.square);
        let mut line = vec![first.square];
        line.extend(self.search.line(after, first.exact));
        line
    }

    // Whoever looks around need not carry a search of its own.
    #[inline(never)]
    fn look(&mut self) -> Result<(), Paused> {
        let Some(&place) = self.queue.get(self.next) else {
            self.go_on();
            return Ok(());
        };
        let next = self.discs.play(self.seen[place].square);
        let seen = self.seen[place];
        let found = match self.stage {
            Stage::Estimate(depth) => {
                let value = -self.search.value(next, depth - 1, -INFINITE, INFINITE)?;
                let ended = self.search.is_exact(next, depth - 1);
                Seen {
                    value,
                    depth,
                    exact: ended,
                    outcome: if ended { sign(value) } else { Outcome::Unknown },
                    ..seen
                }
            }
            Stage::Outcome => {
                let score = -self.search.solve(next, -1, 1)?;
                Seen {
                    outcome: sign(score),
                    exact: score == 0,
                    value: consistent(seen.value, score),
                    ..seen
                }
            }
            Stage::Score if seen.exact => seen,
            Stage::Score => {
                let [low, high] = match seen.outcome {
                    Outcome::Win => [0, MAX_SCORE],
                    Outcome::Loss => [-MAX_SCORE, 0],
                    _ => [-MAX_SCORE, MAX_SCORE],
                };
                let score = -self.search.solve(next, -high, -low)?;
                Seen {
                    value: score * DISC,
                    depth: self.discs.empties(),
                    exact: true,
                    ..seen
                }
            }
            Stage::Done => seen,
        };
        self.seen[place] = found;
        self.next += 1;
        Ok(())
    }

    fn go_on(&mut self) {
        self.next = 0;
        self.even.clone_from(&self.seen);
        let seen = &self.seen;
        short_list::sort_by_key(&mut self.queue, |&place| -seen[place].value);
        let solves = self.limits.solves(self.discs);
        let all_exact = self.seen.iter().all(|seen| seen.exact);
        self.stage = match self.stage {
            _ if all_exact => Stage::Done,
            Stage::Estimate(depth) if solves && depth >= BEFORE_SOLVING => Stage::Outcome,
            // Searched to the end, but something was left out on the way.
            Stage::Estimate(depth) if depth >= self.discs.empties() => Stage::Outcome,
            Stage::Estimate(depth) if solves || depth < self.limits.depth => {
                Stage::Estimate(depth + 1)
            }
            Stage::Outcome => Stage::Score,
            _ => Stage::Done,
        };
    }
}

fn sign(score: i32) -> Outcome {
    match score {
        0 => Outcome::Draw,
        1.. => Outcome::Win,
        _ => Outcome::Loss,
    }
}

/// An estimate that does not contradict what is proved.
fn consistent(value: i32, score: i32) -> i32 {
    match score {
        0 => 0,
        1.. => value.max(2 * DISC),
        _ => value.min(-2 * DISC),
    }
}

impl Job for XRay {
    type Output = Sight;

    fn step(&mut self, budget: u64) -> Step<Sight> {
        // A shorter slice would go round and round.
        self.search.allow(budget.max(MIN_SLICE));
        loop {
            let solves = self.limits.solves(self.discs);
            let enough = !solves && (self.hurried || self.nodes() >= self.limits.nodes);
            // Every move has been looked at once before it may stop.
            let begun = self.stage != Stage::Estimate(1);
            if self.stage == Stage::Done || enough && begun {
                return Step::Done(Sight {
                    moves: self.seen().to_vec(),
                    nodes: self.nodes(),
                });
            }
            if self.look().is_err() {
                return Step::Working(Progress {
                    nodes: self.nodes(),
                    part: match self.stage {
                        Stage::Score => Some(self.next as f64 / self.queue.len().max(1) as f64),
                        _ => None,
                    },
                });
            }
        }
    }

    fn hurry(&mut self) {
        self.hurried = true;
    }

    fn glimpse(&self) -> Option<Glimpse> {
        let depth = self.depth()?;
        let best = self.seen().iter().map(|seen| seen.value).max()?;
        Some(Glimpse {
            depth,
            value: Some(write_score(best)),
            exact: self.seen().iter().all(|seen| seen.exact),
            line: self.line().into_iter().map(square_name).collect(),
        })
    }
}

/// A search that pauses begins anew, so a slice must be long enough to come
/// further than the last.
pub(super) const MIN_SLICE: u64 = 20_000;
