//! The labels of a board, how they are found step by step, and its quotient.

use serde::Serialize;

use super::Tokens;
use super::arena::{Arena, Solution};
use super::board::{BoardArc, arcs};
use super::quotient;
use super::sketch::draw;
use super::sum::Sum;
use crate::graph::layout::Place;
use crate::message::Message;
use crate::value::loopy::{Label, Loopy};

/// Everything about a board that can be shown.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LabelGraph {
    /// What each vertex is worth.
    pub vertices: Vec<VertexLabels>,
    /// How P, N and D are found, in order.
    pub labelling: Vec<LabelStep>,
    /// How the values are found, in order.
    pub valuing: Vec<ValueStep>,
    /// The smallest digraph that the board can be folded to.
    pub quotient: Quotient,
    /// The tokens added up.
    pub sum: SumSteps,
}

/// What a vertex is worth.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct VertexLabels {
    /// Its name.
    pub vertex: u32,
    /// `P`, `N` or `D`.
    pub label: &'static str,
    /// How long a game with one token there lasts; none where it is drawn.
    pub remoteness: Option<u32>,
    /// Its generalised Sprague–Grundy value.
    pub value: String,
    /// When it got its value, from 1; none where that is infinite.
    pub counter: Option<u32>,
    /// See [`paces`](crate::value::loopy::paces).
    pub pace: Option<u32>,
    /// The block it belongs to in the quotient.
    pub block: u32,
}

/// A vertex gets its label.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LabelStep {
    /// Its name.
    pub vertex: u32,
    /// `P`, `N` or `D`.
    pub label: &'static str,
    /// The number of the step, from 1.
    pub counter: usize,
    /// How long a game from there lasts.
    pub remoteness: Option<u32>,
    /// The followers that decide it.
    pub because: Vec<u64>,
    /// The rule, as a sentence.
    pub rule: Message,
}

/// A vertex gets its value.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ValueStep {
    /// Its name.
    pub vertex: u32,
    /// Its value.
    pub value: String,
    /// The number of the step, from 1.
    pub counter: usize,
    /// The least number that is no follower's value.
    pub mex: u32,
    /// Where the arcs lead, and what is known of that at this step.
    pub followers: Vec<Follower>,
    /// The rule, as a sentence.
    pub rule: Message,
}

/// A follower of a vertex that gets its value.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Follower {
    /// Its name.
    pub vertex: u32,
    /// Its value, where it has one by then.
    pub value: Option<String>,
    /// Where it has none: the vertex by which one comes back to the value given.
    pub back: Option<u32>,
}

/// A board folded up.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Quotient {
    /// Its vertices.
    pub blocks: Vec<Block>,
    /// Its arcs, between the names of blocks.
    pub arcs: Vec<BoardArc>,
}

/// Vertices that no play can tell apart.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Block {
    /// Its name: the least of its vertices.
    pub block: u32,
    /// Its vertices.
    pub vertices: Vec<u32>,
    /// `P`, `N` or `D`.
    pub label: &'static str,
    /// What each of them is worth.
    pub value: String,
    /// Where it is on paper.
    pub place: Place,
}

/// Tokens added one after another.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SumSteps {
    /// Token by token.
    pub terms: Vec<Term>,
    /// What they are worth together.
    pub total: String,
}

/// A token and the sum up to it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Term {
    /// Where it stands.
    pub vertex: u32,
    /// What it is worth.
    pub value: String,
    /// What it and those before it are worth together.
    pub total: String,
}

/// Everything about the board of a position.
pub fn picture(position: &Tokens) -> LabelGraph {
    let arena = position.arena();
    let solution = arena.solution();
    let blocks = quotient::blocks(arena.graph());
    let named = |vertex: usize| arena.name(vertex);
    let vertices = (0..arena.names().len()).map(|vertex| VertexLabels {
        vertex: named(vertex),
        label: solution.labels.label(vertex).letter(),
        remoteness: solution.labels.remoteness(vertex),
        value: solution.values[vertex].to_string(),
        counter: solution.counters[vertex],
        pace: solution.paces[vertex],
        block: named(blocks[vertex]),
    });
    LabelGraph {
        vertices: vertices.collect(),
        labelling: labelling(arena, solution),
        valuing: valuing(arena, solution),
        quotient: folded(arena, solution, &blocks),
        sum: added(position, solution),
    }
}

fn followers(arena: &Arena, vertex: usize) -> impl Iterator<Item = usize> + Clone {
    arena
        .graph()
        .followers(vertex)
        .iter()
        .map(|&next| next as usize)
}

/// From the ends backwards: by rising remoteness, what is not labelled last.
fn labelling(arena: &Arena, solution: &Solution) -> Vec<LabelStep> {
    let labels = &solution.labels;
    let mut order: Vec<usize> = (0..arena.names().len()).collect();
    order.sort_by_key(|&vertex| labels.remoteness(vertex).unwrap_or(u32::MAX));
    let step = |(place, vertex): (usize, usize)| {
        let label = labels.label(vertex);
        let of_label =
            |wanted| followers(arena, vertex).filter(move |&next| labels.label(next) == wanted);
        let (key, because): (_, Vec<usize>) = match label {
            Label::Previous if arena.is_goal(vertex) => ("tokens.label.end", Vec::new()),
            Label::Previous => ("tokens.label.loss", followers(arena, vertex).collect()),
            Label::Draw => ("tokens.label.draw", of_label(Label::Draw).collect()),
            // Only those that are labelled by now.
            Label::Next => {
                let before = of_label(Label::Previous)
                    .filter(|&next| labels.remoteness(next) < labels.remoteness(vertex));
                ("tokens.label.win", before.collect())
            }
        };
        let because = arena.names_of(because);
        let mut rule = Message::new(key).with("vertex", arena.name(vertex));
        if !because.is_empty() {
            rule = rule.with("to", because.clone());
        }
        LabelStep {
            vertex: arena.name(vertex),
            label: label.letter(),
            counter: place + 1,
            remoteness: labels.remoteness(vertex),
            because,
            rule,
        }
    };
    order.into_iter().enumerate().map(step).collect()
}

/// Value by value, as they were given out; the infinite ones last.
fn valuing(arena: &Arena, solution: &Solution) -> Vec<ValueStep> {
    let mut order: Vec<usize> = (0..arena.names().len()).collect();
    order.sort_by_key(|&vertex| solution.counters[vertex].unwrap_or(u32::MAX));
    let steps = order.into_iter().enumerate();
    steps
        .map(|(place, vertex)| match &solution.values[vertex] {
            Loopy::Finite(value) => finite_step(arena, solution, vertex, *value, place + 1),
            Loopy::Infinite(options) => infinite_step(arena, solution, vertex, options, place + 1),
        })
        .collect()
}

fn finite_step(
    arena: &Arena,
    solution: &Solution,
    vertex: usize,
    value: u32,
    counter: usize,
) -> ValueStep {
    // What has its value before this vertex has it.
    let is_known = |&next: &usize| {
        solution.counters[next].is_some_and(|given| Some(given) < solution.counters[vertex])
    };
    let followers_known = followers(arena, vertex).map(|next| {
        let known = is_known(&next);
        let has_value =
            |&then: &usize| solution.values[then] == Loopy::Finite(value) && is_known(&then);
        let back = followers(arena, next).find(|then| !known && has_value(then));
        Follower {
            vertex: arena.name(next),
            value: known.then(|| solution.values[next].to_string()),
            back: back.map(|then| arena.name(then)),
        }
    });
    let away = followers(arena, vertex).filter(|next| !is_known(next));
    let away = arena.names_of(away);
    let rule = |key| Message::new(key).with("vertex", arena.name(vertex));
    ValueStep {
        vertex: arena.name(vertex),
        value: Loopy::Finite(value).to_string(),
        counter,
        mex: value,
        followers: followers_known.collect(),
        rule: if arena.is_goal(vertex) {
            rule("tokens.value.end")
        } else if away.is_empty() {
            let options = finite_values(arena, solution, vertex);
            let options: Vec<u64> = options.into_iter().map(u64::from).collect();
            rule("tokens.value.mex")
                .with("value", value)
                .with("options", options)
        } else {
            rule("tokens.value.back")
                .with("value", value)
                .with("away", away)
        },
    }
}

fn infinite_step(
    arena: &Arena,
    solution: &Solution,
    vertex: usize,
    options: &[u32],
    counter: usize,
) -> ValueStep {
    let mex = (0..=options.len() as u32)
        .find(|value| !options.contains(value))
        .unwrap_or(0);
    // Had every follower without a value a way back to the mex, the vertex would
    // have got it.
    let away = followers(arena, vertex).find(
        |&next| matches!(&solution.values[next], Loopy::Infinite(options) if !options.contains(&mex)),
    );
    let value = solution.values[vertex].to_string();
    let known = followers(arena, vertex).map(|next| {
        let (value, back) = match &solution.values[next] {
            Loopy::Finite(_) => (Some(solution.values[next].to_string()), None),
            Loopy::Infinite(_) => {
                let back = followers(arena, next)
                    .find(|&then| solution.values[then] == Loopy::Finite(mex));
                (None, back)
            }
        };
        Follower {
            vertex: arena.name(next),
            value,
            back: back.map(|then| arena.name(then)),
        }
    });
    ValueStep {
        vertex: arena.name(vertex),
        value: value.clone(),
        counter,
        mex,
        followers: known.collect(),
        rule: Message::new("tokens.value.never")
            .with("vertex", arena.name(vertex))
            .with("value", value)
            .with("mex", mex)
            .with("away", away.map_or(0, |next| arena.name(next))),
    }
}

/// The finite values of the followers, rising, each once.
fn finite_values(arena: &Arena, solution: &Solution, vertex: usize) -> Vec<u32> {
    let mut values: Vec<u32> = followers(arena, vertex)
        .filter_map(|next| match solution.values[next] {
            Loopy::Finite(value) => Some(value),
            Loopy::Infinite(_) => None,
        })
        .collect();
    values.sort_unstable();
    values.dedup();
    values
}

fn folded(arena: &Arena, solution: &Solution, blocks: &[usize]) -> Quotient {
    let named = |vertex: usize| arena.name(vertex);
    let pairs = arena.graph().arcs().map(|(from, to)| {
        let [from, to] = [from, to].map(|vertex| named(blocks[vertex as usize]));
        (from, to)
    });
    let all: Vec<u32> = blocks.iter().map(|&block| named(block)).collect();
    // The names are those of the board, so there is such a digraph.
    let Some(small) = Arena::new(&all, &pairs.collect::<Vec<_>>()) else {
        return Quotient {
            blocks: Vec::new(),
            arcs: Vec::new(),
        };
    };
    let sketch = draw(small.graph());
    let found = small
        .names()
        .iter()
        .zip(&sketch.places)
        .filter_map(|(&name, &place)| {
            let first = arena.vertex(name)?;
            let members = (0..blocks.len()).filter(|&vertex| blocks[vertex] == first);
            Some(Block {
                block: name,
                vertices: members.map(named).collect(),
                label: solution.labels.label(first).letter(),
                value: solution.values[first].to_string(),
                place,
            })
        });
    Quotient {
        blocks: found.collect(),
        arcs: arcs(&small, &sketch),
    }
}

fn added(position: &Tokens, solution: &Solution) -> SumSteps {
    let arena = position.arena();
    let mut sum = Sum::of(solution, []);
    let terms = position.on().map(|vertex| {
        sum = sum.with(vertex);
        Term {
            vertex: arena.name(vertex),
            value: solution.values[vertex].to_string(),
            total: sum.value().to_string(),
        }
    });
    SumSteps {
        terms: terms.collect(),
        total: sum.value().to_string(),
    }
}
