//! What the page draws.

use serde::Serialize;

use super::sketch::{Sketch, sketch};
use super::sum::Sum;
use super::{Tokens, arena::Arena};
use crate::game::Game;
use crate::games;
use crate::graph::layout::Place;
use crate::table::Table;
use crate::value::loopy::Label;

/// What the page draws.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Board {
    /// The names of the vertices, rising.
    pub vertices: Vec<u32>,
    /// Where they are on paper; y grows upward.
    pub places: Vec<Place>,
    /// The arcs, in order.
    pub arcs: Vec<BoardArc>,
    /// Where each token stands; a token keeps its place in the list.
    pub tokens: Vec<u32>,
    /// Where each stood at the start.
    pub start: Vec<u32>,
    /// The vertices that no arc leaves.
    pub goals: Vec<u32>,
    /// What a token is worth on each vertex, as text; shown only where answers
    /// may be.
    pub values: Vec<String>,
    /// How often this position has been on the table, now included.
    pub repeats: usize,
    /// Whether nobody can force a win.
    pub drawn: bool,
}

/// An arc on paper.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BoardArc {
    /// The name of the vertex it leaves.
    pub from: u32,
    /// The name of the vertex it leads to.
    pub to: u32,
    /// How far its middle is moved to the left; of a loop, how far it reaches.
    pub bend: f64,
    /// Of a loop, the direction it lies in: degrees from the right, counted
    /// against the clock.
    pub toward: Option<f64>,
}

/// The arcs of an arena as they are drawn.
pub(super) fn arcs(arena: &Arena, sketch: &Sketch) -> Vec<BoardArc> {
    let arcs = arena.graph().arcs().zip(&sketch.ways);
    arcs.map(|((from, to), way)| BoardArc {
        from: arena.name(from as usize),
        to: arena.name(to as usize),
        bend: way.bend,
        toward: way.toward,
    })
    .collect()
}

impl From<&Table<Tokens>> for games::Board {
    fn from(table: &Table<Tokens>) -> Self {
        let position = table.position();
        let arena = position.arena();
        let start: Vec<u32> = table
            .start()
            .on()
            .map(|vertex| arena.name(vertex))
            .collect();
        let mut tokens = start.clone();
        for step in table.moves() {
            if let Some(token) = tokens.iter_mut().find(|token| **token == step.from) {
                *token = step.to;
            }
        }
        let sketch = sketch(arena.graph());
        let goals = (0..arena.names().len()).filter(|&vertex| arena.is_goal(vertex));
        games::Board::Tokens(Board {
            vertices: arena.names().to_vec(),
            places: sketch.places.clone(),
            arcs: arcs(arena, &sketch),
            goals: goals.map(|vertex| arena.name(vertex)).collect(),
            values: arena
                .solution()
                .values
                .iter()
                .map(ToString::to_string)
                .collect(),
            tokens,
            start,
            repeats: repeats(table),
            drawn: Sum::of(arena.solution(), position.on()).label() == Label::Draw,
        })
    }
}

/// How often the present position has been on the table, the same player to
/// move.
fn repeats(table: &Table<Tokens>) -> usize {
    let now = table.position();
    let mut then = table.start().clone();
    let mut count = usize::from(then == *now);
    for step in table.moves() {
        if let Ok(next) = then.play(step) {
            then = next;
            count += usize::from(then == *now);
        }
    }
    count
}
