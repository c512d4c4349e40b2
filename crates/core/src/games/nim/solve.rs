//! The analysis of Nim.
//!
//! In normal play the position is worth the nim-sum of its heaps (Sprague and
//! Grundy), and the mover loses when it is 0. In misère play the same holds
//! while some heap is worth 2 or more; when all are worth 0 or 1, the mover
//! loses when the nim-sum is 1. Bouton proved this for heaps without limits and
//! Ferguson for every subtraction set ("On sums of graph games with last player
//! losing", 1974): a heap is worth 1 exactly when taking the least amount from
//! it can leave 0.

use std::rc::Rc;

use super::prospects::{self, Prospects};
use super::values::{self, Filled, Values};
use super::{Nim, Play, Take};
use crate::analysis::{Analysis, Judged, MAX_LISTED, best_of};
use crate::game::{Game, Outcome};
use crate::job::{Job, Progress, Step};
use crate::message::{Message, join};
use crate::value::nimber::Nimber;

/// The keys of all reasons.
pub(super) const REASONS: &[&str] = &[
    "nim.why.over.normal",
    "nim.why.over.misere",
    "nim.why.sum",
    "nim.why.sum.zero",
    "nim.why.one",
    "nim.why.one.misere",
    "nim.why.one.max",
    "nim.why.one.max.misere",
    "nim.why.one.take",
    "nim.why.one.take.misere",
    "nim.why.max",
    "nim.why.take",
    "nim.why.period",
    "nim.why.misere.same",
    "nim.why.misere.ones",
    "nim.why.win",
    "nim.why.loss",
    "nim.why.lasts",
    "nim.why.unknown",
];

/// Who wins, from the values of the heaps.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sum {
    play: Play,
    /// The nim-sum.
    pub total: u32,
    /// How many heaps are worth 2 or more.
    pub large: u32,
    /// How many heaps are worth 1.
    pub ones: u32,
}

impl Sum {
    /// Adds up the values of some heaps.
    pub fn of(play: Play, heap_values: impl IntoIterator<Item = u32>) -> Sum {
        let mut sum = Sum {
            play,
            total: 0,
            large: 0,
            ones: 0,
        };
        for value in heap_values {
            sum.add(value);
        }
        sum
    }

    fn add(&mut self, value: u32) {
        self.total ^= value;
        self.large += u32::from(value >= 2);
        self.ones += u32::from(value == 1);
    }

    fn without(mut self, value: u32) -> Sum {
        self.total ^= value;
        self.large -= u32::from(value >= 2);
        self.ones -= u32::from(value == 1);
        self
    }

    /// Whether the player to move loses.
    pub fn loses(self) -> bool {
        self.total == self.losing_total()
    }

    fn losing_total(self) -> u32 {
        u32::from(self.play == Play::Misere && self.large == 0)
    }

    /// The value that a heap must have beside these for the mover to lose.
    fn losing_addition(self) -> u32 {
        self.total ^ self.losing_total()
    }
}

/// The analysis of one position, done in slices.
pub(super) struct Search {
    position: Nim,
    stage: Stage,
}

enum Stage {
    Values(values::Filling),
    Prospects(Values, prospects::Filling),
    Ready(Values, Option<Rc<Prospects>>),
    TooLarge,
}

impl Search {
    pub fn new(position: &Nim) -> Search {
        let largest = position.heaps.iter().copied().max().unwrap_or(0);
        Search {
            position: position.clone(),
            stage: match values::Filling::begin(&position.rules, largest) {
                Ok(values) => Stage::with_values(position, values),
                Err(filling) => Stage::Values(filling),
            },
        }
    }
}

impl Stage {
    fn with_values(position: &Nim, values: Values) -> Stage {
        if let Some(known) = prospects::Filling::known(position) {
            return Stage::Ready(values, Some(known));
        }
        match prospects::Filling::begin(position) {
            Some(filling) => Stage::Prospects(values, filling),
            None => Stage::Ready(values, None),
        }
    }
}

impl Job for Search {
    type Output = Analysis<Take>;

    fn step(&mut self, budget: u64) -> Step<Analysis<Take>> {
        let working = |part| {
            Step::Working(Progress {
                nodes: 0,
                part: Some(part),
            })
        };
        if let Stage::Values(filling) = &mut self.stage {
            self.stage = match filling.step(budget) {
                Filled::More(part) => return working(part),
                Filled::TooLarge => Stage::TooLarge,
                Filled::Done(values) => Stage::with_values(&self.position, values),
            };
        }
        if let Stage::Prospects(values, filling) = &mut self.stage {
            match filling.step(budget) {
                None => return working(filling.part()),
                Some(table) => self.stage = Stage::Ready(values.clone(), Some(table)),
            }
        }
        Step::Done(match &self.stage {
            Stage::Ready(values, table) => solved(&self.position, values, table.as_deref()),
            _ => unsolved(&self.position),
        })
    }
}

fn solved(position: &Nim, values: &Values, prospects: Option<&Prospects>) -> Analysis<Take> {
    let play = position.rules.play;
    let heap_values: Vec<u32> = position.heaps.iter().map(|&size| values.of(size)).collect();
    let sum = Sum::of(play, heap_values.iter().copied());
    let truncated = position.move_count() > MAX_LISTED as u64;
    let judge = |choice: Take| {
        let size = position.heaps[choice.heap] - choice.count;
        let mut after = sum.without(heap_values[choice.heap]);
        after.add(values.of(size));
        let prospect = prospects.and_then(|table| {
            let mut heaps = position.heaps.clone();
            heaps[choice.heap] = size;
            table.get(&heaps)
        });
        Judged {
            choice,
            outcome: if after.loses() {
                Outcome::Win
            } else {
                Outcome::Loss
            },
            value: nimber(play, after.total),
            remoteness: prospect.map(|prospect| prospect.plies.into()),
            chance: prospect.map(|prospect| prospect.chance.into()),
        }
    };
    let moves: Vec<_> = if truncated {
        notable_moves(position, values, &heap_values, sum)
            .take(MAX_LISTED)
            .map(judge)
            .collect()
    } else {
        position.moves().map(judge).collect()
    };
    let best = best_of(&moves);
    let wins = moves.iter().filter(|m| m.outcome == Outcome::Win).count();
    let remoteness = prospects
        .and_then(|table| table.get(&position.heaps))
        .map(|prospect| prospect.plies.into());
    Analysis {
        outcome: if sum.loses() {
            Outcome::Loss
        } else {
            Outcome::Win
        },
        class: Some(if sum.loses() { "P" } else { "N" }),
        value: nimber(play, sum.total),
        exact: true,
        method: match values {
            Values::Table(table) if table.cycle.is_some() => "periodic",
            Values::Table(_) => "table",
            _ => "formula",
        },
        nodes: 1 + moves.len() as u64,
        remoteness,
        best: if sum.loses() && truncated {
            moves.iter().map(|judged| judged.choice).collect()
        } else {
            best
        },
        why: reasons(position, values, &heap_values, sum, wins, remoteness),
        moves,
        truncated,
    }
}

/// The moves to list where there are too many: the winning ones, or, where
/// every move loses, the smallest from each heap, after which the game lasts.
fn notable_moves<'a>(
    position: &'a Nim,
    values: &'a Values,
    heap_values: &'a [u32],
    sum: Sum,
) -> Box<dyn Iterator<Item = Take> + 'a> {
    let rules = position.rules();
    let heaps = position.heaps.iter().copied().enumerate();
    if sum.loses() {
        return Box::new(heaps.filter_map(|(heap, size)| {
            let count = rules.amounts(size).next()?;
            Some(Take { heap, count })
        }));
    }
    Box::new(heaps.flat_map(move |(heap, size)| {
        let wanted = sum.without(heap_values[heap]).losing_addition();
        values
            .takes_to(rules, size, wanted)
            .map(move |count| Take { heap, count })
    }))
}

/// The winning moves, however many moves there are.
pub(super) fn winning_moves(position: &Nim, values: &Values) -> Vec<Take> {
    let heap_values: Vec<u32> = position.heaps.iter().map(|&size| values.of(size)).collect();
    let sum = Sum::of(position.rules.play, heap_values.iter().copied());
    if sum.loses() {
        return Vec::new();
    }
    notable_moves(position, values, &heap_values, sum).collect()
}

/// A nimber in the notation of the field; none in misère play, where values do
/// not add.
fn nimber(play: Play, value: u32) -> Option<String> {
    (play == Play::Normal).then(|| Nimber(value).to_string())
}

fn reasons(
    position: &Nim,
    values: &Values,
    heap_values: &[u32],
    sum: Sum,
    wins: usize,
    remoteness: Option<u32>,
) -> Vec<Message> {
    let rules = position.rules();
    if position.ending().is_some() {
        return vec![Message::new(match rules.play {
            Play::Normal => "nim.why.over.normal",
            Play::Misere => "nim.why.over.misere",
        })];
    }
    let mut why = Vec::new();
    why.extend(reason_of_values(position, values));
    match position.heaps.as_slice() {
        &[size] => why.push(reason_of_one_heap(rules.play, values, size)),
        _ => why.extend(reasons_of_sum(heap_values, sum)),
    }
    why.push(if sum.loses() {
        Message::new("nim.why.loss")
    } else {
        Message::new("nim.why.win").with("count", wins)
    });
    if let Some(plies) = remoteness {
        why.push(Message::new("nim.why.lasts").with("plies", plies));
    }
    why
}

/// What the heaps count as, where that is not their size.
fn reason_of_values(position: &Nim, values: &Values) -> Option<Message> {
    match values {
        Values::Size => None,
        Values::Remainder(_) if position.heaps.len() == 1 => None,
        Values::Remainder(modulus) => Some(
            Message::new("nim.why.max")
                .with("max", modulus - 1)
                .with("modulus", *modulus),
        ),
        Values::Table(table) => {
            let take = position.rules.take.as_deref().unwrap_or_default();
            let take = join(take, ", ");
            Some(match table.cycle {
                Some(cycle) => Message::new("nim.why.period")
                    .with("take", take)
                    .with("period", cycle.length)
                    .with("from", cycle.from),
                None => Message::new("nim.why.take").with("take", take),
            })
        }
    }
}

/// One heap is nothing to add up: what is left to say is when it is lost.
fn reason_of_one_heap(play: Play, values: &Values, size: u32) -> Message {
    let key = |normal, misere| match play {
        Play::Normal => Message::new(normal),
        Play::Misere => Message::new(misere),
    };
    let message = match values {
        Values::Size => key("nim.why.one", "nim.why.one.misere"),
        Values::Remainder(modulus) => key("nim.why.one.max", "nim.why.one.max.misere")
            .with("max", modulus - 1)
            .with("modulus", *modulus)
            .with("remainder", size % modulus),
        Values::Table(_) => {
            key("nim.why.one.take", "nim.why.one.take.misere").with("value", values.of(size))
        }
    };
    message.with("size", size)
}

fn reasons_of_sum(heap_values: &[u32], sum: Sum) -> Vec<Message> {
    let list: Vec<u64> = heap_values.iter().map(|&value| value.into()).collect();
    let mut why = vec![match sum.total {
        0 => Message::new("nim.why.sum.zero").with("values", list),
        total => Message::new("nim.why.sum")
            .with("values", list)
            .with("sum", total),
    }];
    if sum.play == Play::Misere {
        why.push(if sum.large > 0 {
            Message::new("nim.why.misere.same")
        } else {
            Message::new("nim.why.misere.ones").with("count", sum.ones)
        });
    }
    why
}

/// The record of a position whose heaps cannot be valued within the limits.
fn unsolved(position: &Nim) -> Analysis<Take> {
    let truncated = position.move_count() > MAX_LISTED as u64;
    Analysis {
        outcome: Outcome::Unknown,
        class: None,
        value: None,
        exact: false,
        method: "table",
        nodes: 0,
        remoteness: None,
        moves: position
            .moves()
            .take(MAX_LISTED)
            .map(|choice| Judged {
                choice,
                outcome: Outcome::Unknown,
                value: None,
                remoteness: None,
                chance: None,
            })
            .collect(),
        truncated,
        best: Vec::new(),
        why: vec![Message::new("nim.why.unknown")],
    }
}
