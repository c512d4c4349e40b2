//! Where the vertices of a board lie on paper, and how its arcs run.
//!
//! Boards without cycles are drawn in layers, so that all arcs point one way; all
//! others so that distances on paper are like distances along arcs. The board of
//! the source has a drawing of its own.

mod layers;
mod parts;
mod ways;

use std::cell::RefCell;
use std::rc::Rc;

use fastrand::Rng;

use crate::graph::digraph::Digraph;
use crate::graph::layout::{Place, best_of};

/// A board on paper: y grows upward, and an arc is about 1 long.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Sketch {
    /// By vertex.
    pub places: Vec<Place>,
    /// By arc, in the order of the digraph.
    pub ways: Vec<Way>,
}

/// How an arc runs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Way {
    /// How far its middle is moved to the left; of a loop, how far it reaches.
    pub bend: f64,
    /// Of a loop, the direction it lies in, in degrees.
    pub toward: Option<f64>,
}

thread_local! {
    /// A game asks for the same sketch again and again.
    static LAST: RefCell<Option<(Digraph, Rc<Sketch>)>> = const { RefCell::new(None) };
}

/// The sketch of a board, remembered until another is asked for.
pub(super) fn sketch(graph: &Digraph) -> Rc<Sketch> {
    let known = LAST.with_borrow(|last| {
        let last = last.as_ref().filter(|(known, _)| known == graph);
        last.map(|(_, sketch)| Rc::clone(sketch))
    });
    known.unwrap_or_else(|| {
        let made = Rc::new(draw(graph));
        LAST.set(Some((graph.clone(), Rc::clone(&made))));
        made
    })
}

/// The sketch of a digraph, made anew.
pub(super) fn draw(graph: &Digraph) -> Sketch {
    let mut sketch = parts::sketch(graph, |part| {
        let places = if is_source(part) {
            SOURCE_PLACES.to_vec()
        } else if part.cycle().is_none() {
            layers::places(part)
        } else {
            round(part)
        };
        Sketch {
            ways: ways::ways(part, &places),
            places,
        }
    });
    for place in &mut sketch.places {
        *place = place.map(fine);
    }
    sketch
}

/// Hundredths are fine enough for any screen.
fn fine(number: f64) -> f64 {
    // Without the sign of a zero.
    (number * 100.0).round() / 100.0 + 0.0
}

/// With more edges than this one attempt has to do.
const MANY: usize = 300;

/// Larger boards get fewer attempts: a drawing must not be waited for.
const PATIENCE: usize = 240;

fn round(graph: &Digraph) -> Vec<Place> {
    let mut edges: Vec<(usize, usize)> = graph
        .arcs()
        .filter(|(from, to)| from != to)
        .map(|(from, to)| (from.min(to) as usize, from.max(to) as usize))
        .collect();
    edges.sort_unstable();
    edges.dedup();
    let count = graph.len();
    let begin = |attempt: u64| {
        let mut random = Rng::with_seed(attempt);
        let on_circle = |vertex: usize| {
            let angle = vertex as f64 / count as f64 * std::f64::consts::TAU;
            [-angle.cos(), angle.sin()].map(|x| x * count as f64 / 6.0)
        };
        let anywhere = |_| [random.f64() * 4.0, random.f64() * 4.0];
        match attempt {
            0 => (0..count).map(on_circle).collect(),
            _ => (0..count).map(anywhere).collect(),
        }
    };
    let attempts = if edges.len() > MANY {
        1
    } else {
        (PATIENCE / count.max(1)).clamp(3, 12) as u64
    };
    let mut places = best_of(attempts, &edges, begin, |_, _| {});
    spread(&mut places);
    lay_flat(graph, &mut places);
    places
}

/// Turns a drawing so that it is widest from left to right, its goals rather to
/// the right.
fn lay_flat(graph: &Digraph, places: &mut [Place]) {
    let count = places.len() as f64;
    let mean = [0, 1].map(|axis| places.iter().map(|place| place[axis]).sum::<f64>() / count);
    let away = |place: &Place| [place[0] - mean[0], place[1] - mean[1]];
    let moment = |pick: fn(Place) -> f64| places.iter().map(|place| pick(away(place))).sum::<f64>();
    let angle = moment(|[x, y]| 2.0 * x * y).atan2(moment(|[x, y]| x * x - y * y)) / 2.0;
    let (sin, cos) = angle.sin_cos();
    for place in places.iter_mut() {
        let [x, y] = away(place);
        *place = [x * cos + y * sin, y * cos - x * sin];
    }
    let goals = places
        .iter()
        .enumerate()
        .filter(|(vertex, _)| graph.followers(*vertex).is_empty());
    if goals.map(|(_, place)| place[0]).sum::<f64>() < 0.0 {
        for place in places.iter_mut() {
            *place = place.map(|x| -x);
        }
    }
}

/// Vertices nearer than this are pushed apart.
const NEAR: f64 = 0.8;

fn spread(places: &mut [Place]) {
    for _ in 0..40 {
        for a in 0..places.len() {
            for b in 0..a {
                let gap = [places[a][0] - places[b][0], places[a][1] - places[b][1]];
                let length = gap[0].hypot(gap[1]);
                if length >= NEAR {
                    continue;
                }
                // Two in one place part sideways.
                let unit = if length > 1e-6 {
                    gap.map(|x| x / length)
                } else {
                    [1.0, 0.0]
                };
                for axis in 0..2 {
                    let push = unit[axis] * (NEAR - length) / 2.0;
                    places[a][axis] += push;
                    places[b][axis] -= push;
                }
            }
        }
    }
}

/// The arcs of the board of Berrocal (UPM 2021), as its vertices are numbered.
const SOURCE: [(u32, u32); 31] = [
    (1, 3),
    (2, 9),
    (3, 2),
    (3, 6),
    (4, 1),
    (4, 10),
    (5, 4),
    (6, 4),
    (7, 6),
    (7, 9),
    (8, 6),
    (8, 10),
    (9, 3),
    (9, 17),
    (10, 5),
    (11, 7),
    (11, 12),
    (12, 8),
    (13, 15),
    (14, 13),
    (15, 7),
    (15, 16),
    (16, 8),
    (16, 14),
    (16, 19),
    (18, 15),
    (18, 17),
    (19, 20),
    (20, 10),
    (21, 18),
    (21, 19),
];

fn is_source(graph: &Digraph) -> bool {
    let arcs = SOURCE.map(|(from, to)| (from - 1, to - 1));
    graph.len() == SOURCE_PLACES.len() && graph.arcs().eq(arcs)
}

/// Where its vertices go: no two arcs cross, and all are straight.
const SOURCE_PLACES: [Place; 21] = [
    [1.0, 4.0],
    [5.0, 4.0],
    [3.0, 4.0],
    [0.0, 2.0],
    [0.0, 0.0],
    [2.0, 3.0],
    [3.0, 3.0],
    [1.0, 2.0],
    [4.0, 3.0],
    [1.0, 1.0],
    [3.0, 2.0],
    [2.0, 2.0],
    [4.0, 1.0],
    [3.0, 1.0],
    [4.0, 2.0],
    [2.0, 1.0],
    [5.0, 2.0],
    [5.0, 1.0],
    [3.0, 0.0],
    [2.0, 0.0],
    [4.0, 0.0],
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::layout::crossings;

    fn edges(graph: &Digraph) -> Vec<(usize, usize)> {
        let arcs = graph.arcs().filter(|(from, to)| from != to);
        arcs.map(|(from, to)| (from as usize, to as usize))
            .collect()
    }

    #[test]
    fn the_board_of_the_source_is_drawn_without_crossings() {
        let arcs = SOURCE.map(|(from, to)| (from - 1, to - 1));
        let graph = Digraph::new(21, &arcs).unwrap();
        let sketch = draw(&graph);
        assert_eq!(crossings(&sketch.places, &edges(&graph)), 0);
        assert!(sketch.ways.iter().all(|way| way.bend == 0.0));
    }

    #[test]
    fn vertices_lie_apart_and_sketches_are_always_the_same() {
        let mut random = Rng::with_seed(9);
        for round in 0..60 {
            let count = random.u32(1..20);
            let arcs: Vec<(u32, u32)> = (0..random.u32(0..30))
                .map(|_| (random.u32(0..count), random.u32(0..count)))
                .filter(|(from, to)| round % 2 == 0 || from > to)
                .collect();
            let graph = Digraph::new(count as usize, &arcs).unwrap();
            let sketch = draw(&graph);
            assert_eq!(sketch, draw(&graph));
            assert_eq!(sketch.ways.len(), graph.arcs().count());
            for (vertex, a) in sketch.places.iter().enumerate() {
                for b in &sketch.places[..vertex] {
                    assert!((a[0] - b[0]).hypot(a[1] - b[1]) > 0.6, "{arcs:?}");
                }
            }
            for ((from, to), way) in graph.arcs().zip(&sketch.ways) {
                assert_eq!(way.toward.is_some(), from == to);
                // Twins lie apart.
                let has_twin = graph.followers(to as usize).contains(&from);
                assert!(from == to || !has_twin || way.bend > 0.0);
            }
        }
    }
}
