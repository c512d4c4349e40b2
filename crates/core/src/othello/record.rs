//! What a position of Othello is worth, as a record.

use super::discs::Discs;
use super::evaluation::DISC;
use super::xray::{Limits, Seen, XRay};
use super::{Move, Othello, features};
use crate::analysis::{Analysis, Judged};
use crate::game::{Game, Outcome};
use crate::job::{Boxed, Glimpse, Job, Step};
use crate::message::Message;

/// The analysis of a position, under way.
struct Solve {
    inquiry: Inquiry,
    xray: XRay,
}

/// Begins it.
pub(super) fn solve(position: &Othello, limits: Limits) -> Boxed<Analysis<Move>> {
    let inquiry = Inquiry::new(position);
    Box::new(Solve {
        xray: XRay::new(inquiry.looked_at(), limits),
        inquiry,
    })
}

impl Job for Solve {
    type Output = Analysis<Move>;

    fn step(&mut self, budget: u64) -> Step<Analysis<Move>> {
        match self.xray.step(budget) {
            Step::Working(progress) => Step::Working(progress),
            Step::Done(sight) => Step::Done(self.inquiry.record(&sight.moves, self.xray.nodes())),
        }
    }

    fn hurry(&mut self) {
        self.xray.hurry();
    }

    fn glimpse(&self) -> Option<Glimpse> {
        // After a forced pass this would be what the opponent thinks.
        self.xray.glimpse().filter(|_| !self.inquiry.passed)
    }

    fn draft(&self) -> Option<Analysis<Move>> {
        self.xray.depth()?;
        let record = self.inquiry.record(self.xray.seen(), self.xray.nodes());
        Some(record)
    }
}

/// A position that is asked about.
pub(super) struct Inquiry {
    position: Othello,
    /// After a forced pass the opponent's moves are looked at.
    pub passed: bool,
}

/// A score as people write it: `+12`, `-4`, `0`.
pub fn write_score(value: i32) -> String {
    let discs = (2 * value + DISC * value.signum()) / (2 * DISC);
    match discs {
        1.. => format!("+{discs}"),
        _ => discs.to_string(),
    }
}

fn outcome_of(value: i32) -> Outcome {
    match value {
        0 => Outcome::Draw,
        1.. => Outcome::Win,
        _ => Outcome::Loss,
    }
}

/// Who wins, as far as it is proved: a draw only when no move can still win.
fn proved(seen: &[Seen]) -> Outcome {
    let best = seen.iter().map(|seen| seen.outcome).max();
    match best.unwrap_or(Outcome::Unknown) {
        Outcome::Win => Outcome::Win,
        _ if seen.iter().any(|seen| seen.outcome == Outcome::Unknown) => Outcome::Unknown,
        best => best,
    }
}

impl Inquiry {
    pub fn new(position: &Othello) -> Inquiry {
        let discs = position.discs();
        Inquiry {
            position: *position,
            passed: discs.moves() == 0 && !discs.over(),
        }
    }

    /// The position whose moves are looked at.
    pub fn looked_at(&self) -> Discs {
        let discs = self.position.discs();
        if self.passed { discs.passed() } else { discs }
    }

    /// What is known when this was seen of its moves.
    pub fn record(&self, seen: &[Seen], nodes: u64) -> Analysis<Move> {
        let discs = self.position.discs();
        let over = self.position.ending().is_some();
        let top = seen.iter().map(|seen| seen.value).max();
        let exact = over || seen.iter().all(|seen| seen.exact);
        let value = match top {
            None => discs.final_score() * DISC,
            Some(top) if self.passed => -top,
            Some(top) => top,
        };
        let outcome = match (top, self.passed) {
            (None, _) => outcome_of(value),
            (_, false) => proved(seen),
            (_, true) => proved(seen).reversed(),
        };
        let judged = |choice, value: i32, outcome| Judged {
            choice,
            outcome,
            // Of the position it leads to, where the opponent is to move.
            value: Some(write_score(-value)),
            remoteness: None,
            chance: None,
        };
        let moves: Vec<Judged<Move>> = if self.passed {
            vec![judged(Move::Pass, value, outcome)]
        } else {
            seen.iter()
                .map(|seen| judged(Move::Place(seen.square), seen.value, seen.outcome))
                .collect()
        };
        let best = if self.passed {
            vec![Move::Pass]
        } else {
            seen.iter()
                .filter(|seen| Some(seen.value) == top)
                .map(|seen| Move::Place(seen.square))
                .collect()
        };
        Analysis {
            outcome,
            class: None,
            value: Some(write_score(value)),
            exact,
            method: "search",
            nodes: nodes.max(1),
            remoteness: None,
            moves,
            truncated: false,
            best,
            why: self.reasons(over, exact, seen),
        }
    }

    fn reasons(&self, over: bool, exact: bool, seen: &[Seen]) -> Vec<Message> {
        let discs = self.position.discs();
        let mut why = Vec::new();
        if over {
            let counts = [self.position.black, self.position.white].map(u64::count_ones);
            why.push(
                Message::new("othello.why.over")
                    .with("black", counts[0])
                    .with("white", counts[1])
                    .with("empty", discs.empties()),
            );
            return why;
        }
        if self.passed {
            why.push(Message::new("othello.why.pass"));
        }
        why.push(if exact {
            Message::new("othello.why.solved").with("empty", discs.empties())
        } else {
            let depth = seen.iter().map(|seen| seen.depth).min().unwrap_or(0);
            Message::new("othello.why.estimate").with("depth", depth)
        });
        let [own, other] = features::mobility(discs);
        why.push(
            Message::new("othello.why.mobility")
                .with("own", own)
                .with("other", other),
        );
        why
    }
}
