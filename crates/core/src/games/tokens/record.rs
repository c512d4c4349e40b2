//! The record of a position.

use rustc_hash::FxHashMap;

use super::arena::Solution;
use super::sum::Sum;
use super::{Step, Tokens};
use crate::analysis::{Analysis, Judged};
use crate::game::{Game, Outcome};
use crate::message::Message;
use crate::value::loopy::{Label, Loopy};

/// A move, what it leads to, and within how many moves the game can be ended
/// after it, where somebody wins.
struct Weighed {
    judged: Judged<Step>,
    within: Option<u32>,
}

/// What a position is worth: every token's value is known, and so is the sum.
pub(super) fn analyse(position: &Tokens) -> Analysis<Step> {
    let arena = position.arena();
    let solution = arena.solution();
    let sum = Sum::of(solution, position.on());
    let label = sum.label();
    let moves = weigh(position, label);
    let outcome = outcome(label);
    // The winner hurries, the loser delays.
    let withins = moves
        .iter()
        .filter(|weighed| weighed.judged.outcome == outcome)
        .map(|weighed| weighed.within);
    let wanted = match label {
        Label::Next => withins.min().flatten(),
        Label::Previous => withins.max().flatten(),
        Label::Draw => None,
    };
    let is_best = |weighed: &&Weighed| {
        weighed.judged.outcome == outcome && (label == Label::Draw || weighed.within == wanted)
    };
    let best: Vec<Step> = moves
        .iter()
        .filter(is_best)
        .map(|weighed| weighed.judged.choice)
        .collect();
    let within = match label {
        Label::Draw => None,
        _ => Some(wanted.map_or(0, |within| within + 1)),
    };
    let moves: Vec<Judged<Step>> = moves.into_iter().map(|weighed| weighed.judged).collect();
    Analysis {
        outcome,
        class: Some(label.letter()),
        value: Some(sum.value().to_string()),
        exact: true,
        method: match position.on.len() {
            0 | 1 => "retrograde",
            _ => "values",
        },
        nodes: arena.names().len() as u64,
        remoteness: within.filter(|_| position.movable().count() <= 1),
        why: reasons(position, &sum, &moves, within),
        moves,
        truncated: false,
        best,
    }
}

/// What a label means to the player to move.
fn outcome(label: Label) -> Outcome {
    match label {
        Label::Next => Outcome::Win,
        Label::Previous => Outcome::Loss,
        Label::Draw => Outcome::Draw,
    }
}

fn weigh(position: &Tokens, label: Label) -> Vec<Weighed> {
    let arena = position.arena();
    let solution = arena.solution();
    let replies = (label == Label::Previous).then(|| Replies::new(position));
    // The same values come again and again, and may be long.
    let mut texts: FxHashMap<_, String> = FxHashMap::default();
    let mut weighed = Vec::new();
    for from in position.places() {
        let rest = || without(position, from);
        let sum = Sum::of(solution, rest());
        // The paces of the rest; of no meaning where a value is infinite.
        let pace: u32 = rest().filter_map(|vertex| solution.paces[vertex]).sum();
        let alone = rest().all(|vertex| arena.is_goal(vertex));
        for &to in arena.graph().followers(from) {
            let to = to as usize;
            let after = sum.with(to);
            let won = after.label();
            let within = match won {
                Label::Previous => solution.paces[to].map(|own| own + pace),
                Label::Next => replies
                    .as_ref()
                    .and_then(|replies| replies.quickest(rest().chain([to]), &after))
                    .map(|within| within + 1),
                Label::Draw => None,
            };
            let text = texts
                .entry(after.key())
                .or_insert_with(|| after.value().to_string());
            weighed.push(Weighed {
                judged: Judged {
                    choice: position.named((from, to)),
                    outcome: outcome(won).reversed(),
                    value: Some(text.clone()),
                    // With one token left to move, exact.
                    remoteness: alone.then(|| solution.labels.remoteness(to)).flatten(),
                    chance: None,
                },
                within,
            });
        }
    }
    weighed
}

/// The tokens without one on this vertex.
fn without(position: &Tokens, vertex: usize) -> impl Iterator<Item = usize> + Clone {
    let gone = position.on().position(|other| other == vertex);
    let others = position.on().enumerate();
    others
        .filter(move |(token, _)| Some(*token) != gone)
        .map(|(_, vertex)| vertex)
}

/// By vertex and value, the least pace of a follower of that value.
struct Replies<'a> {
    solution: &'a Solution,
    least: Vec<Vec<Option<u32>>>,
}

impl Replies<'_> {
    fn new(position: &Tokens) -> Replies<'_> {
        let solution = position.arena().solution();
        let graph = position.arena().graph();
        let least = (0..graph.len()).map(|vertex| {
            let mut least: Vec<Option<u32>> = Vec::new();
            for &next in graph.followers(vertex) {
                let next = next as usize;
                let (Loopy::Finite(value), Some(pace)) =
                    (&solution.values[next], solution.paces[next])
                else {
                    continue;
                };
                let value = *value as usize;
                least.resize(least.len().max(value + 1), None);
                let known = &mut least[value];
                *known = Some(known.map_or(pace, |known| known.min(pace)));
            }
            least
        });
        Replies {
            solution,
            least: least.collect(),
        }
    }

    /// The least sum of paces that a move to value 0 can leave.
    fn quickest(&self, tokens: impl Iterator<Item = usize> + Clone, sum: &Sum<'_>) -> Option<u32> {
        let paces: u32 = tokens
            .clone()
            .filter_map(|vertex| self.solution.paces[vertex])
            .sum();
        tokens
            .filter_map(|vertex| {
                let (wanted, own) = match &self.solution.values[vertex] {
                    Loopy::Finite(_) if sum.infinite > 0 => return None,
                    Loopy::Finite(value) => (sum.finite ^ value, self.solution.paces[vertex]?),
                    Loopy::Infinite(_) => (sum.finite, 0),
                };
                let least = (*self.least[vertex].get(wanted as usize)?)?;
                Some(paces - own + least)
            })
            .min()
    }
}

fn reasons(
    position: &Tokens,
    sum: &Sum<'_>,
    moves: &[Judged<Step>],
    within: Option<u32>,
) -> Vec<Message> {
    let arena = position.arena();
    let values = || {
        position
            .on()
            .map(|vertex| arena.solution().values[vertex].to_string())
    };
    let mut why = Vec::new();
    match (&position.on[..], position.ending()) {
        ([], _) => return vec![Message::new("tokens.why.none")],
        (_, Some(_)) => return vec![Message::new("tokens.why.over")],
        (&[vertex], None) => why.push(
            Message::new("tokens.why.one")
                .with("vertex", arena.name(usize::from(vertex)))
                .with("value", sum.value().to_string()),
        ),
        (_, None) => {
            let values: Vec<String> = values().collect();
            why.push(
                Message::new("tokens.why.values")
                    .with("vertices", arena.names_of(position.on()))
                    .with("values", values.clone()),
            );
            why.push(added(sum, values));
        }
    }
    let count = |outcome| {
        moves
            .iter()
            .filter(|judged| judged.outcome == outcome)
            .count()
    };
    let named = |outcome| -> Vec<String> {
        let such = moves.iter().filter(|judged| judged.outcome == outcome);
        such.map(|judged| judged.choice.to_string()).collect()
    };
    let label = sum.label();
    why.push(Message::new(match label {
        Label::Previous => "tokens.why.P",
        Label::Next if sum.infinite == 0 => "tokens.why.N",
        Label::Next => "tokens.why.N.infinite",
        Label::Draw => "tokens.why.D",
    }));
    match label {
        Label::Next => {
            let winning = named(Outcome::Win);
            why.push(
                Message::new("tokens.why.win")
                    .with("count", winning.len())
                    .with("moves", winning),
            );
            let slips = count(Outcome::Draw);
            if slips > 0 {
                why.push(Message::new("tokens.why.slip").with("count", slips));
            }
        }
        Label::Draw => {
            let drawing = named(Outcome::Draw);
            why.push(
                Message::new("tokens.why.draw")
                    .with("count", drawing.len())
                    .with("moves", drawing)
                    .with("others", count(Outcome::Loss)),
            );
        }
        Label::Previous => {}
    }
    if let Some(within) = within {
        why.push(
            Message::new(if label == Label::Next {
                "tokens.why.hurry"
            } else {
                "tokens.why.delay"
            })
            .with("count", within),
        );
    }
    why
}

/// How the values of several tokens add up.
fn added(sum: &Sum<'_>, values: Vec<String>) -> Message {
    let total = sum.value().to_string();
    match sum.infinite_value() {
        _ if sum.infinite == 0 => Message::new("tokens.why.sum").with("values", values),
        Some(infinite) => Message::new("tokens.why.sum.infinite")
            .with("value", infinite.to_string())
            .with("finite", Loopy::Finite(sum.finite).to_string()),
        None => Message::new("tokens.why.sum.two").with("count", sum.infinite),
    }
    .with("sum", total)
}
