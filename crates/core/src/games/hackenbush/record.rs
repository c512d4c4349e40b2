//! The record of a position of Hackenbush.

use super::algebra::{Kind, Worth};
use super::drawing::Colour;
use super::pace::Pace;
use super::search::Stop;
use super::worth::{Way, way};
use super::{Cut, Hackenbush};
use crate::analysis::{Analysis, Judged, MAX_LISTED, best_of};
use crate::game::{Game, Outcome, Seat};
use crate::job::{Job, Progress, Step};
use crate::message::Message;
use crate::value::short::Class;

/// The keys of the reasons below.
pub(super) const REASONS: &[&str] = &[
    "hackenbush.why.over",
    "hackenbush.why.number",
    "hackenbush.why.nimber",
    "hackenbush.why.game",
    "hackenbush.why.L",
    "hackenbush.why.R",
    "hackenbush.why.N",
    "hackenbush.why.P",
    "hackenbush.why.edges",
    "hackenbush.why.fusion",
    "hackenbush.why.win",
    "hackenbush.why.loss",
    "hackenbush.why.unknown",
];

/// A drawing is given up after so many elementary steps.
const MAX_STEPS: u64 = 400_000_000;

/// Values the drawing, then what each cut leaves.
pub(super) struct Solve {
    position: Hackenbush,
    way: Box<dyn Way>,
    cuts: Vec<usize>,
    total: Option<Worth>,
    judged: Vec<Worth>,
    spent: u64,
}

impl Solve {
    pub(super) fn new(position: &Hackenbush) -> Solve {
        Solve {
            way: way(&position.drawing, &position.standing),
            cuts: position.cuts_of(position.turn).collect(),
            position: position.clone(),
            total: None,
            judged: Vec::new(),
            spent: 0,
        }
    }
}

impl Job for Solve {
    type Output = Analysis<Cut>;

    fn step(&mut self, budget: u64) -> Step<Analysis<Cut>> {
        let mut left = budget.max(1);
        let stop = loop {
            if left == 0 {
                break Stop::Paused;
            }
            let cut = self
                .total
                .as_ref()
                .map(|_| self.cuts.get(self.judged.len()));
            let found = match cut {
                Some(None) => return Step::Done(self.record()),
                Some(Some(&edge)) => self.way.worth(Some(edge), &mut left),
                None => self.way.worth(None, &mut left),
            };
            match found {
                Ok(worth) if self.total.is_none() => self.total = Some(worth),
                Ok(worth) => self.judged.push(worth),
                Err(stop) => break stop,
            }
        };
        self.spent += budget - left;
        if stop == Stop::TooLarge || self.spent > MAX_STEPS {
            return Step::Done(self.unsolved());
        }
        Step::Working(Progress {
            nodes: self.way.nodes(),
            part: self
                .total
                .is_some()
                .then(|| self.judged.len() as f64 / self.cuts.len() as f64),
        })
    }
}

impl Solve {
    fn unsolved(&self) -> Analysis<Cut> {
        let why = Message::new("hackenbush.why.unknown");
        Analysis::unsolved(&self.position, self.way.nodes(), why)
    }

    fn record(&mut self) -> Analysis<Cut> {
        let player = self.position.turn;
        let Some(total) = self.total.take() else {
            return self.unsolved();
        };
        let mut pace = Pace::new(&self.position);
        let mut moves: Vec<(Judged<Cut>, Kind)> = self
            .cuts
            .iter()
            .zip(self.judged.drain(..))
            .map(|(&edge, worth)| {
                let judged = Judged {
                    choice: Cut(edge),
                    // The opponent is to move then.
                    outcome: worth.class.outcome(player.other()).reversed(),
                    value: worth.text,
                    remoteness: pace.as_mut().map(|pace| pace.after(edge, player.other())),
                    chance: None,
                };
                (judged, worth.kind)
            })
            .collect();
        let best = best(&moves, player);
        let remoteness = pace.map(|mut pace| pace.whole(player));
        let truncated = moves.len() > MAX_LISTED;
        if truncated {
            moves.retain(|(judged, _)| best.contains(&judged.choice));
            moves.truncate(MAX_LISTED);
        }
        let wins = moves
            .iter()
            .filter(|(m, _)| m.outcome == Outcome::Win)
            .count();
        Analysis {
            outcome: total.class.outcome(player),
            class: Some(total.class.letter()),
            exact: true,
            method: self.way.method(),
            nodes: self.way.nodes(),
            remoteness,
            truncated,
            best,
            why: reasons(&self.position, &total, self.way.method(), wins),
            value: total.text,
            moves: moves.into_iter().map(|(judged, _)| judged).collect(),
        }
    }
}

/// The moves of the best outcome: the quickest wins and the latest losses where
/// lengths are known, else, among numbers, those that leave the most.
fn best(moves: &[(Judged<Cut>, Kind)], player: Seat) -> Vec<Cut> {
    let numbers = moves.iter().map(|(_, kind)| match kind {
        Kind::Number(number) => Some(number),
        _ => None,
    });
    let judged = || moves.iter().map(|(judged, _)| judged.clone());
    let is_timed = moves.iter().all(|(judged, _)| judged.remoteness.is_some());
    let Some(numbers) = numbers.collect::<Option<Vec<_>>>().filter(|_| !is_timed) else {
        return best_of(&judged().collect::<Vec<_>>());
    };
    let most = match player {
        Seat::First => numbers.iter().max(),
        Seat::Second => numbers.iter().min(),
    };
    let most = most.copied();
    moves
        .iter()
        .zip(&numbers)
        .filter(|(_, number)| Some(**number) == most)
        .map(|((judged, _), _)| judged.choice)
        .collect()
}

fn reasons(position: &Hackenbush, total: &Worth, method: &str, wins: usize) -> Vec<Message> {
    let mut why = Vec::new();
    let count = |colour| {
        let of_colour = |&edge: &usize| position.colour(edge) == colour;
        position.standing.iter().filter(of_colour).count()
    };
    if position.ending().is_some() {
        why.push(Message::new("hackenbush.why.over"));
    } else {
        why.push(
            Message::new("hackenbush.why.edges")
                .with("blue", count(Colour::Blue))
                .with("red", count(Colour::Red))
                .with("green", count(Colour::Green)),
        );
    }
    if method == "fusion" {
        why.push(Message::new("hackenbush.why.fusion"));
    }
    let value = total.text.clone().unwrap_or_default();
    why.push(match &total.kind {
        Kind::Number(_) => Message::new("hackenbush.why.number").with("value", value),
        Kind::Nimber => Message::new("hackenbush.why.nimber").with("value", value),
        Kind::Game(mast) => {
            let mast = mast
                .as_ref()
                .map(|mast| mast.each_ref().map(ToString::to_string));
            let [mean, temperature] = mast.unwrap_or_default();
            Message::new("hackenbush.why.game")
                .with("value", value)
                .with("mean", mean)
                .with("temperature", temperature)
        }
    });
    why.push(Message::new(match total.class {
        Class::Left => "hackenbush.why.L",
        Class::Right => "hackenbush.why.R",
        Class::Next => "hackenbush.why.N",
        Class::Previous => "hackenbush.why.P",
    }));
    if position.ending().is_none() {
        why.push(match wins {
            0 => Message::new("hackenbush.why.loss"),
            _ => Message::new("hackenbush.why.win").with("count", wins),
        });
    }
    why
}
