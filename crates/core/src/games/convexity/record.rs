//! What a position of a convexity game is worth.

use super::arena::State;
use super::pace::Pace;
use super::solver::{Solver, Way, Worth};
use super::stop::{Allowance, Stop};
use super::{Choose, Convexity};
use crate::analysis::{Analysis, Judged, best_of};
use crate::game::{Outcome, Seat};
use crate::graph::simple::{is_single, members};
use crate::job::{Job, Progress, Step};
use crate::message::{Message, join};
use crate::value::nimber::Nimber;
use crate::value::short::Class;

/// The analysis of a position, under way.
pub(super) struct Solve {
    position: Convexity,
    solver: Solver,
    /// What is to be valued: the position itself, then after each move.
    choices: Vec<usize>,
    whole: Option<Worth>,
    judged: Vec<Worth>,
    /// Choices looked at so far.
    spent: u64,
}

/// A search gives up after so many choices, which take some ten seconds.
const MAX_CHOICES: u64 = 30_000_000;

impl Solve {
    pub fn new(position: &Convexity) -> Solve {
        Solve {
            position: position.clone(),
            solver: Solver::new(position),
            choices: members(position.own()).collect(),
            whole: None,
            judged: Vec::new(),
            spent: 0,
        }
    }
}

impl Job for Solve {
    type Output = Analysis<Choose>;

    fn step(&mut self, budget: u64) -> Step<Analysis<Choose>> {
        let left = &mut Allowance(budget.max(1));
        let stop = loop {
            match self.value_next(left) {
                Ok(true) => {}
                Ok(false) => return Step::Done(self.record()),
                Err(stop) => break stop,
            }
        };
        self.spent += budget - left.0.min(budget);
        if stop == Stop::TooHard || self.spent > MAX_CHOICES {
            self.whole = None;
            self.judged.clear();
            self.spent = 0;
            if !self.solver.fall_back() {
                return Step::Done(self.unsolved());
            }
        }
        Step::Working(Progress {
            nodes: self.solver.nodes(),
            part: self
                .whole
                .is_some()
                .then(|| self.judged.len() as f64 / self.choices.len().max(1) as f64),
        })
    }
}

impl Solve {
    /// Values the position, or what the next choice leads to; false where all is
    /// done.
    fn value_next(&mut self, left: &mut Allowance) -> Result<bool, Stop> {
        let mover = self.position.turn;
        if self.whole.is_none() {
            self.whole = Some(self.solver.worth(self.position.state, mover, left)?);
        } else if let Some(&vertex) = self.choices.get(self.judged.len()) {
            let next = self.position.after(vertex).state;
            self.judged
                .push(self.solver.worth(next, mover.other(), left)?);
        } else {
            return Ok(false);
        }
        Ok(true)
    }

    fn unsolved(&self) -> Analysis<Choose> {
        let why = Message::new("convexity.why.unknown");
        Analysis::unsolved(&self.position, self.solver.nodes(), why)
    }

    fn record(&mut self) -> Analysis<Choose> {
        let position = &self.position;
        let Some(whole) = self.whole.take() else {
            return self.unsolved();
        };
        let setting = &position.setting;
        let (arena, symmetry) = self.solver.field();
        let mut pace = Pace::new(&arena, setting.manner(), &symmetry, position.state);
        let mut length = |state: State, player: Seat| {
            pace.as_mut()
                .map(|pace| pace.length(state, player).moves.into())
        };
        let moves: Vec<Judged<Choose>> = self
            .choices
            .iter()
            .zip(self.judged.drain(..))
            .map(|(&vertex, worth)| {
                let next = position.after(vertex);
                Judged {
                    choice: Choose(vertex),
                    outcome: worth.class.outcome(next.turn).reversed(),
                    value: worth.text,
                    remoteness: length(next.state, next.turn),
                    chance: None,
                }
            })
            .collect();
        Analysis {
            outcome: whole.class.outcome(position.turn),
            class: Some(whole.class.letter()),
            exact: true,
            method: self.solver.method(),
            nodes: self.solver.nodes(),
            remoteness: length(position.state, position.turn),
            truncated: false,
            best: best_of(&moves),
            why: reasons(position, &mut self.solver, &whole, &moves),
            value: whole.text,
            moves,
        }
    }
}

fn reasons(
    position: &Convexity,
    solver: &mut Solver,
    whole: &Worth,
    moves: &[Judged<Choose>],
) -> Vec<Message> {
    let setting = &*position.setting;
    let mut why = Vec::new();
    if moves.is_empty() {
        let over = setting.arena.is_over(position.state);
        why.push(Message::new(match (over, setting.misere) {
            (true, false) => "convexity.why.over",
            (true, true) => "convexity.why.over.misere",
            (false, false) => "convexity.why.stuck",
            (false, true) => "convexity.why.stuck.misere",
        }));
        return why;
    }
    let covered = position.state.spanned & !position.state.chosen;
    why.push(
        Message::new("convexity.why.left")
            .with("chosen", position.state.chosen.count_ones())
            .with("covered", covered.count_ones())
            .with("open", setting.arena.open(position.state).count_ones()),
    );
    if solver.method() == "tree" {
        why.push(Message::new("convexity.why.tree"));
    }
    if setting.misere {
        why.extend(misere_reason(position, solver));
    } else {
        why.extend(value_reasons(position, solver, whole, moves));
    }
    why.push(Message::new(match whole.class {
        Class::Left => "convexity.why.L",
        Class::Right => "convexity.why.R",
        Class::Next => "convexity.why.N",
        Class::Previous => "convexity.why.P",
    }));
    let wins = moves.iter().filter(|judged| judged.outcome == Outcome::Win);
    why.push(match wins.count() {
        0 => Message::new("convexity.why.loss"),
        count => Message::new("convexity.why.win").with("count", count),
    });
    why
}

/// Why a tree is won or lost when the last move loses.
fn misere_reason(position: &Convexity, solver: &Solver) -> Option<Message> {
    if !matches!(solver.way(), Way::Trees) || position.state.chosen == 0 {
        return None;
    }
    let open = position.setting.arena.open(position.state);
    let parts = position.setting.arena.components(open);
    Some(if parts.iter().all(|&part| is_single(part)) {
        Message::new("convexity.why.misere.single").with("count", parts.len())
    } else {
        Message::new("convexity.why.misere.as_normal")
    })
}

fn value_reasons(
    position: &Convexity,
    solver: &mut Solver,
    whole: &Worth,
    moves: &[Judged<Choose>],
) -> Vec<Message> {
    let Some(value) = whole.text.clone() else {
        return Vec::new();
    };
    let mut why = Vec::new();
    if position.setting.alice.is_none() {
        let parts = solver.part_nimbers(position.state);
        if let Some(parts) = parts.filter(|parts| parts.len() > 1) {
            why.push(
                Message::new("convexity.why.parts")
                    .with("parts", parts)
                    .with("value", value),
            );
        } else {
            let values = moves.iter().filter_map(|judged| judged.value.as_deref());
            // Nimbers are below 128.
            let set = values
                .filter_map(nimber)
                .fold(0_u128, |set, nimber| set | 1 << nimber);
            let options: Vec<String> = (0..128)
                .filter(|nimber| set >> nimber & 1 != 0)
                .map(|nimber| Nimber(nimber).to_string())
                .collect();
            why.push(
                Message::new("convexity.why.mex")
                    .with("options", join(&options, ", "))
                    .with("value", value),
            );
        }
        return why;
    }
    let parts = solver.part_values(position.state);
    if let Some(parts) = parts.filter(|parts| parts.len() > 1) {
        why.push(
            Message::new("convexity.why.sum")
                .with("parts", join(&parts, " + "))
                .with("value", value.clone()),
        );
    }
    why.push(match solver.mast(whole) {
        None => Message::new("convexity.why.number").with("value", value),
        Some([mean, temperature]) => Message::new("convexity.why.game")
            .with("value", value)
            .with("mean", mean)
            .with("temperature", temperature),
    });
    why
}

/// A nimber as it is written.
fn nimber(text: &str) -> Option<u32> {
    match text {
        "0" => Some(0),
        "*" => Some(1),
        _ => text.strip_prefix('*')?.parse().ok(),
    }
}
