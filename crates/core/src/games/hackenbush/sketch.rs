//! Where the edges of a drawing lie on paper.
//!
//! The ground is a line, so every edge that reaches it has a foot of its own
//! there. Forests grow straight up; drawings with a way round are laid out by
//! stress, above the ground. The places belong to the drawing and not to what
//! still stands of it, so nothing jumps while it is played.

use std::cell::RefCell;
use std::rc::Rc;

use fastrand::Rng;

use super::drawing::Drawing;
use crate::graph::layout::{Place, best_of, upward};

/// A drawing on paper: y grows upward from the ground, and the length of an
/// edge is about 1.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Sketch {
    /// By edge, its two ends.
    pub ends: Vec<[Place; 2]>,
    /// By edge, how far its middle is moved aside, so that edges between the
    /// same vertices lie apart; of a loop, how large it is.
    pub bends: Vec<f64>,
}

thread_local! {
    /// A game asks for the same sketch again and again.
    static LAST: RefCell<Option<(Rc<Drawing>, Rc<Sketch>)>> = const { RefCell::new(None) };
}

/// The sketch of a drawing.
pub(super) fn sketch(drawing: &Rc<Drawing>) -> Rc<Sketch> {
    let known = LAST.with_borrow(|last| {
        let last = last.as_ref().filter(|(known, _)| known == drawing);
        last.map(|(_, sketch)| Rc::clone(sketch))
    });
    known.unwrap_or_else(|| {
        let made = Rc::new(Sketch {
            ends: if drawing.is_forest() {
                forest(drawing)
            } else {
                round(drawing)
            },
            bends: bends(drawing),
        });
        LAST.set(Some((Rc::clone(drawing), Rc::clone(&made))));
        made
    })
}

fn forest(drawing: &Drawing) -> Vec<[Place; 2]> {
    let mut children = vec![Vec::new(); drawing.vertex_count()];
    let tops: Vec<u16> = (0..drawing.lines().len())
        .map(|edge| drawing.top(edge))
        .collect();
    for (line, &top) in drawing.lines().iter().zip(&tops) {
        children[usize::from(line.other(top))].push(usize::from(top));
    }
    let roots = std::mem::take(&mut children[0]);
    let places = upward(&children, &roots);
    let lines = drawing.lines().iter();
    lines
        .zip(&tops)
        .map(|(line, &top)| {
            let above = places[usize::from(top)];
            let below = match line.other(top) {
                0 => [above[0], 0.0],
                below => places[usize::from(below)],
            };
            // From the end that is written first to the other.
            if top == line.to {
                [below, above]
            } else {
                [above, below]
            }
        })
        .collect()
}

/// Vertices of a drawing never come nearer to the ground.
const LOWEST: f64 = 0.7;

/// Feet never come nearer to each other.
const STEP: f64 = 0.45;

const ATTEMPTS: u64 = 12;

fn round(drawing: &Drawing) -> Vec<[Place; 2]> {
    // Vertex v is node v, node 0 is not used; then a node for every foot.
    let vertices = drawing.vertex_count();
    let mut feet = 0;
    let mut node = |vertex: u16| match vertex {
        0 => {
            feet += 1;
            vertices + feet - 1
        }
        other => usize::from(other),
    };
    let edges: Vec<(usize, usize)> = drawing
        .lines()
        .iter()
        .map(|line| (node(line.from), node(line.to)))
        .collect();
    let count = vertices + feet;
    let heights = heights(drawing);
    let begin = |attempt: u64| -> Vec<Place> {
        let mut random = Rng::with_seed(attempt);
        let wide = (count as f64).sqrt();
        (0..count)
            .map(|node| {
                let height = heights.get(node).copied().unwrap_or(0.0);
                [random.f64() * wide, height + random.f64() * 0.1]
            })
            .collect()
    };
    let pin = |node: usize, place: &mut Place| {
        if node >= vertices {
            place[1] = 0.0;
        } else if node > 0 {
            place[1] = place[1].max(LOWEST);
        } else {
            // Nobody's place: out of everybody's way.
            *place = [0.0, -3.0];
        }
    };
    let mut places = best_of(ATTEMPTS, &edges, begin, pin);
    spread(&mut places[vertices..]);
    edges.iter().map(|&(a, b)| [places[a], places[b]]).collect()
}

/// Moves feet apart that stand too near to each other.
fn spread(feet: &mut [Place]) {
    let mut order: Vec<usize> = (0..feet.len()).collect();
    order.sort_by(|&a, &b| feet[a][0].total_cmp(&feet[b][0]));
    for pair in order.windows(2) {
        feet[pair[1]][0] = feet[pair[1]][0].max(feet[pair[0]][0] + STEP);
    }
}

/// By vertex, how many edges it is above the ground.
fn heights(drawing: &Drawing) -> Vec<f64> {
    let mut heights = vec![f64::INFINITY; drawing.vertex_count()];
    heights[0] = 0.0;
    let mut open = std::collections::VecDeque::from([0]);
    while let Some(vertex) = open.pop_front() {
        for &edge in drawing.at(vertex) {
            let next = drawing.lines()[usize::from(edge)].other(vertex);
            if heights[usize::from(next)].is_infinite() {
                heights[usize::from(next)] = heights[usize::from(vertex)] + 1.0;
                open.push_back(next);
            }
        }
    }
    heights
}

/// Edges between the same two vertices lie beside each other; those to the
/// ground have feet of their own and need not.
fn bends(drawing: &Drawing) -> Vec<f64> {
    if drawing.is_forest() {
        return vec![0.0; drawing.lines().len()];
    }
    let pair = |edge: usize| {
        let line = drawing.lines()[edge];
        (line.from.min(line.to), line.from.max(line.to))
    };
    let count = drawing.lines().len();
    (0..count)
        .map(|edge| {
            let ends = pair(edge);
            let alike: Vec<usize> = (0..count).filter(|&other| pair(other) == ends).collect();
            let place = alike.iter().position(|&other| other == edge).unwrap_or(0) as f64;
            match ends {
                (0, 0) => 0.6,
                (a, b) if a == b => 0.5 + 0.25 * place,
                (0, _) => 0.0,
                _ => {
                    let aside = (place - (alike.len() as f64 - 1.0) / 2.0) * 0.5;
                    // Seen from the end written first.
                    let line = drawing.lines()[edge];
                    if line.from < line.to { aside } else { -aside }
                }
            }
        })
        .collect()
}
