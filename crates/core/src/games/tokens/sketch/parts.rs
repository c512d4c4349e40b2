//! Boards that fall into parts: each part is drawn by itself, and then they are
//! put side by side.

use super::{Sketch, ways};
use crate::graph::digraph::Digraph;
use crate::graph::layout::Place;

/// Room between two parts.
const GAP: f64 = 1.0;

/// A drawing is wider than high, about so much.
const WIDE: f64 = 1.4;

/// The whole, when `draw` draws each part.
pub(super) fn sketch(graph: &Digraph, draw: impl Fn(&Digraph) -> Sketch) -> Sketch {
    let parts = parts(graph);
    let drawn: Vec<(Digraph, Sketch)> = parts
        .iter()
        .map(|part| alone(graph, part))
        .map(|part| (part.clone(), draw(&part)))
        .collect();
    let boxes: Vec<[Place; 2]> = drawn
        .iter()
        .map(|(part, sketch)| ways::bounds(&ways::outline(part, sketch)))
        .collect();
    let size = |[low, high]: &[Place; 2]| [high[0] - low[0] + GAP, high[1] - low[1] + GAP];
    let area: f64 = boxes.iter().map(size).map(|[x, y]| x * y).sum();
    let widest = boxes.iter().map(|found| size(found)[0]).fold(0.0, f64::max);
    let width = widest.max(WIDE * area.sqrt());
    let mut places = vec![[0.0; 2]; graph.len()];
    let mut ways = Vec::new();
    // In rows from above, each as high as the highest part in it.
    let (mut x, mut y, mut row) = (0.0, 0.0, 0.0);
    for ((part, (alone, sketch)), found) in parts.iter().zip(drawn).zip(&boxes) {
        let [part_width, part_height] = size(found);
        if x > 0.0 && x + part_width > width + 1e-9 {
            (x, y, row) = (0.0, y - row, 0.0);
        }
        for (&vertex, at) in part.iter().zip(sketch.places) {
            places[vertex] = [at[0] - found[0][0] + x, at[1] - found[1][1] + y];
        }
        let arcs = alone
            .arcs()
            .map(|(from, to)| (part[from as usize], part[to as usize]));
        ways.extend(arcs.zip(sketch.ways));
        x += part_width;
        row = f64::max(row, part_height);
    }
    // In the order of the whole digraph.
    ways.sort_by_key(|(arc, _)| *arc);
    Sketch {
        places,
        ways: ways.into_iter().map(|(_, way)| way).collect(),
    }
}

/// The vertices that hang together, part by part.
fn parts(graph: &Digraph) -> Vec<Vec<usize>> {
    let back = graph.reversed();
    let mut seen = vec![false; graph.len()];
    let mut parts = Vec::new();
    for start in 0..graph.len() {
        if std::mem::replace(&mut seen[start], true) {
            continue;
        }
        let mut part = vec![start];
        let mut next = 0;
        while let Some(&vertex) = part.get(next) {
            next += 1;
            let near = graph.followers(vertex).iter().chain(back.followers(vertex));
            for other in near.map(|&other| other as usize) {
                if !std::mem::replace(&mut seen[other], true) {
                    part.push(other);
                }
            }
        }
        part.sort_unstable();
        parts.push(part);
    }
    parts
}

/// A part as a digraph of its own.
fn alone(graph: &Digraph, part: &[usize]) -> Digraph {
    let place = |vertex: u32| {
        part.binary_search(&(vertex as usize))
            .map(|place| place as u32)
    };
    let arcs: Vec<(u32, u32)> = graph
        .arcs()
        .filter_map(|(from, to)| Some((place(from).ok()?, place(to).ok()?)))
        .collect();
    // Both ends of an arc are in one part, so all of them are inside.
    Digraph::new(part.len(), &arcs).unwrap_or_else(|| graph.clone())
}
