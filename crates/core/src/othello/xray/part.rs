//! What every move is worth, worked out by several workers: a part is a move.
//!
//! Each move goes through the stages of an [`XRay`] by itself. What is shown of
//! estimates is what they were when all moves had been looked at equally far, so
//! every part keeps its value at each depth.

use super::{BEFORE_SOLVING, Limits, MIN_SLICE, Seen, Stage, XRay};
use crate::analysis::Record;
use crate::game::Outcome;
use crate::job::{Glimpse, Progress, Step};
use crate::othello::bitboard::{Square, single, squares};
use crate::othello::discs::Discs;
use crate::othello::record::Inquiry;
use crate::othello::search::errand::{Errand, Finding, Running};
use crate::othello::{Othello, square_name, write_score};
use crate::share::{Gathered, Part, Share, Worker};
use crate::table::Table;

/// The analysis of the position on a table, for several workers.
pub struct Shared {
    table: Table<Othello>,
    inquiry: Inquiry,
    limits: Limits,
}

impl Shared {
    /// What the position of this table is worth.
    pub fn new(table: Table<Othello>, limits: Limits) -> Shared {
        Shared {
            inquiry: Inquiry::new(table.position()),
            table,
            limits,
        }
    }

    fn read(&self, parts: &[Part]) -> Vec<Known> {
        let discs = self.inquiry.looked_at();
        let read = |part| Known::read(part, discs);
        let mut known: Vec<Known> = parts.iter().filter_map(read).collect();
        crate::short_list::sort_by_key(&mut known, |known| known.seen.square);
        known
    }
}

impl Share for Shared {
    type Output = Record;

    fn parts(&self) -> Vec<Part> {
        let discs = self.inquiry.looked_at();
        let begun = |square| Known::begun(square).write(discs);
        squares(discs.moves()).map(begun).collect()
    }

    fn to_the_end(&self) -> bool {
        self.limits.solves(self.inquiry.looked_at())
    }

    fn gather(&self, parts: &[Part], nodes: u64) -> Gathered<Record> {
        let known = self.read(parts);
        let whole = known.len() as u32 == self.inquiry.looked_at().moves().count_ones();
        let seen = even(&known);
        let depth = seen.iter().map(|seen| seen.depth).min();
        if !whole || depth == Some(0) {
            return Gathered {
                draft: None,
                glimpse: None,
                progress: None,
            };
        }
        let best = (seen.iter().zip(&known))
            .max_by_key(|(seen, _)| (seen.value, 64 - seen.square))
            .filter(|_| !self.inquiry.passed);
        let glimpse = best.map(|(best, known)| Glimpse {
            depth: depth.unwrap_or(0),
            value: Some(write_score(best.value)),
            exact: seen.iter().all(|seen| seen.exact),
            line: known.line.iter().copied().map(square_name).collect(),
        });
        let scored = known.iter().all(|known| known.stage.rank() >= SCORE);
        let done = known.iter().filter(|known| known.stage == Stage::Done);
        Gathered {
            draft: Some(Record::new(&self.table, self.inquiry.record(&seen, nodes))),
            glimpse,
            progress: scored.then(|| done.count() as f64 / known.len().max(1) as f64),
        }
    }

    fn worker(&self) -> Box<dyn Worker> {
        Box::new(Looking {
            xray: XRay::new(self.inquiry.looked_at(), self.limits),
            history: Vec::new(),
            begun: 0,
            errand: None,
        })
    }
}

/// What is shown: while any move is only estimated, all of them as they were
/// when they had been looked at equally far; proofs compare at once.
fn even(known: &[Known]) -> Vec<Seen> {
    let reached = |known: &Known| match known.stage {
        Stage::Estimate(next) => Some(next - 1),
        _ => None,
    };
    let shallowest = known.iter().filter_map(reached).min();
    let deepest = known.iter().map(|known| known.seen.depth).max();
    let at = |known: &Known| match shallowest {
        Some(depth) => known.at(depth),
        // A move that was exact before the others was looked at no further.
        None => Seen {
            depth: deepest
                .filter(|_| known.seen.exact)
                .unwrap_or(known.seen.depth),
            ..known.seen
        },
    };
    known.iter().map(at).collect()
}

/// The ranks of what comes after the estimates.
const OUTCOME: u32 = 100;
const SCORE: u32 = 101;
const DONE: u32 = 102;

impl Stage {
    fn rank(self) -> u32 {
        match self {
            Stage::Estimate(depth) => depth.min(OUTCOME - 1),
            Stage::Outcome => OUTCOME,
            Stage::Score => SCORE,
            Stage::Done => DONE,
        }
    }

    fn of_rank(rank: u32) -> Option<Stage> {
        match rank {
            0 => None,
            1..OUTCOME => Some(Stage::Estimate(rank)),
            OUTCOME => Some(Stage::Outcome),
            SCORE => Some(Stage::Score),
            DONE => Some(Stage::Done),
            _ => None,
        }
    }
}

/// What was found of a move at some depth: its value, whether that is exact, and
/// who wins.
type Look = (i32, bool, Outcome);

/// A move and all that was found of it.
#[derive(Clone, Debug)]
struct Known {
    seen: Seen,
    /// What is to be done next.
    stage: Stage,
    /// The estimates, from depth 1 on.
    history: Vec<Look>,
    /// What is expected when it is made, the move itself first.
    line: Vec<Square>,
}

impl Known {
    fn begun(square: Square) -> Known {
        Known {
            seen: Seen {
                square,
                value: 0,
                depth: 0,
                exact: false,
                outcome: Outcome::Unknown,
            },
            stage: Stage::Estimate(1),
            history: Vec::new(),
            line: vec![square],
        }
    }

    /// As it was when it had been looked at so deep.
    fn at(&self, depth: u32) -> Seen {
        let looked = depth.checked_sub(1).map(|place| place as usize);
        let look = looked.and_then(|place| self.history.get(place).or(self.history.last()));
        match look {
            Some(&(value, exact, outcome)) => Seen {
                value,
                depth,
                exact,
                outcome,
                ..self.seen
            },
            None => Known::begun(self.seen.square).seen,
        }
    }

    fn write(&self, discs: Discs) -> Part {
        let Seen {
            square,
            value,
            depth,
            exact,
            outcome,
        } = self.seen;
        let below = single(square) - 1;
        let numbers = |look: &Look| [look.0, i32::from(look.1), code(look.2)];
        let head = [
            i32::from(square),
            value,
            depth.cast_signed(),
            i32::from(exact),
            code(outcome),
            i32::try_from(self.history.len()).unwrap_or(0),
        ];
        let history = self.history.iter().flat_map(numbers);
        let line = self.line.iter().map(|&square| i32::from(square));
        Part {
            place: (discs.moves() & below).count_ones() as usize,
            rank: self.stage.rank(),
            done: self.stage == Stage::Done,
            worth: value,
            found: head.into_iter().chain(history).chain(line).collect(),
        }
    }

    /// What a part says of a legal move; none where it says nothing of the kind.
    fn read(part: &Part, discs: Discs) -> Option<Known> {
        let (&[square, value, depth, exact, outcome, looks], rest) =
            part.found.split_first_chunk()?;
        let read_square = |&number: &i32| u8::try_from(number).ok().filter(|&square| square < 64);
        let square = read_square(&square)?;
        let (history, line) = rest.split_at_checked(3 * usize::try_from(looks).ok()?)?;
        let look = |look: &[i32]| Some((look[0], look[1] != 0, outcome_of(look[2])?));
        let known = Known {
            seen: Seen {
                square,
                value,
                depth: u32::try_from(depth).ok()?,
                exact: exact != 0,
                outcome: outcome_of(outcome)?,
            },
            stage: Stage::of_rank(part.rank)?,
            history: history.chunks_exact(3).map(look).collect::<Option<_>>()?,
            line: line.iter().map(read_square).collect::<Option<_>>()?,
        };
        (discs.moves() & single(square) != 0).then_some(known)
    }
}

fn code(outcome: Outcome) -> i32 {
    match outcome {
        Outcome::Unknown => 0,
        Outcome::Loss => 1,
        Outcome::Draw => 2,
        Outcome::Win => 3,
    }
}

fn outcome_of(code: i32) -> Option<Outcome> {
    let all = [Outcome::Unknown, Outcome::Loss, Outcome::Draw, Outcome::Win];
    all.get(usize::try_from(code).ok()?).copied()
}

/// Looks at one move after another, and remembers what it has seen on the way.
struct Looking {
    xray: XRay,
    history: Vec<Look>,
    /// The rank of the move when it was taken up.
    begun: u32,
    /// What it finds out for another.
    errand: Option<Running>,
}

impl Worker for Looking {
    fn take_up(&mut self, part: &Part) -> bool {
        self.xray.search.let_go();
        self.errand = Running::read(part);
        if self.errand.is_some() {
            return true;
        }
        let Some(known) = Known::read(part, self.xray.discs) else {
            return false;
        };
        self.begun = part.rank;
        self.history = known.history;
        self.xray.stage = known.stage;
        self.xray.seen = vec![known.seen];
        self.xray.queue = vec![0];
        self.xray.next = 0;
        true
    }

    fn step(&mut self, budget: u64) -> Step<Part> {
        let xray = &mut self.xray;
        let budget = budget.max(MIN_SLICE);
        if let Some(errand) = &self.errand {
            return errand.step(&mut xray.search, budget);
        }
        xray.search.allow(budget);
        while xray.stage != Stage::Done {
            if xray.look().is_err() {
                return Step::Working(Progress {
                    nodes: xray.nodes(),
                    part: None,
                });
            }
            let Seen {
                value,
                exact,
                outcome,
                ..
            } = xray.seen[0];
            if matches!(xray.stage, Stage::Estimate(_)) {
                self.history.push((value, exact, outcome));
            }
            xray.go_on();
            // The first depths take no time: it is not worth a message to hand
            // them back.
            if xray.stage.rank() > self.begun.max(BEFORE_SOLVING) {
                break;
            }
        }
        let known = Known {
            seen: xray.seen[0],
            stage: xray.stage,
            history: std::mem::take(&mut self.history),
            line: xray.line_from(&xray.seen[0]),
        };
        Step::Done(known.write(xray.discs))
    }

    fn errands(&self) -> Vec<Part> {
        let errands = self.xray.search.errands();
        errands.iter().map(Errand::write).collect()
    }

    fn hear(&mut self, errand: &Part) {
        if let Some(finding) = Finding::read(errand) {
            self.xray.search.learn(&finding);
        } else if let Some(running) = &mut self.errand {
            running.hear(errand);
        }
    }

    fn nodes(&self) -> u64 {
        self.xray.nodes()
    }
}
