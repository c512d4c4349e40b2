//! Boards without cycles, in layers: the goals at the end of the page, every other
//! vertex farther away than all its followers.

use crate::graph::digraph::Digraph;
use crate::graph::layout::Place;

/// How often the order within the layers is improved.
const SWEEPS: usize = 12;

/// A drawing so much longer than it is wide is laid on its side.
const SLENDER: usize = 2;

/// Where the vertices of a digraph without cycles go.
pub(super) fn places(graph: &Digraph) -> Vec<Place> {
    let heights = heights(graph);
    let tallest = heights.iter().max().copied().unwrap_or(0);
    let mut layers = vec![Vec::new(); tallest + 1];
    for (vertex, &height) in heights.iter().enumerate() {
        layers[height].push(vertex);
    }
    let back = graph.reversed();
    let near = |vertex: usize| {
        let both = graph.followers(vertex).iter().chain(back.followers(vertex));
        both.map(|&other| other as usize)
    };
    let mut across = vec![0.0; graph.len()];
    for layer in &layers {
        put_side_by_side(layer, &mut across);
    }
    for _ in 0..SWEEPS {
        for layer in &mut layers {
            let wanted = |vertex: usize| {
                let (sum, count) = near(vertex).fold((0.0, 0.0), |(sum, count), other| {
                    (sum + across[other], count + 1.0)
                });
                if count > 0.0 {
                    sum / count
                } else {
                    across[vertex]
                }
            };
            let mut order: Vec<(f64, usize)> = layer
                .iter()
                .map(|&vertex| (wanted(vertex), vertex))
                .collect();
            order.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
            *layer = order.iter().map(|&(_, vertex)| vertex).collect();
            settle(&order, &mut across);
        }
    }
    let widest = layers.iter().map(Vec::len).max().unwrap_or(1);
    let lies = tallest + 1 > SLENDER * widest;
    let place = |vertex: usize| {
        let along = heights[vertex] as f64;
        if lies {
            [(tallest as f64 - along) * 1.1, across[vertex]]
        } else {
            [across[vertex], along * 1.1]
        }
    };
    (0..graph.len()).map(place).collect()
}

/// By vertex, the length of the longest way from it.
fn heights(graph: &Digraph) -> Vec<usize> {
    let mut heights = vec![0; graph.len()];
    // As many rounds as the longest way has arcs, at most.
    for _ in 0..graph.len() {
        for vertex in 0..graph.len() {
            let followers = graph.followers(vertex).iter();
            let height = followers.map(|&next| heights[next as usize] + 1).max();
            heights[vertex] = height.unwrap_or(0);
        }
    }
    heights
}

fn put_side_by_side(layer: &[usize], across: &mut [f64]) {
    let middle = (layer.len() as f64 - 1.0) / 2.0;
    for (place, &vertex) in layer.iter().enumerate() {
        across[vertex] = place as f64 - middle;
    }
}

/// Puts vertices as near as can be to where they are wanted, in their order and
/// at least 1 apart.
fn settle(order: &[(f64, usize)], across: &mut [f64]) {
    // Where every vertex gives up its place in the row, equal places are allowed:
    // then the best are the means of runs that would be out of order.
    let mut runs: Vec<(f64, usize)> = Vec::new();
    for (place, &(wanted, _)) in order.iter().enumerate() {
        let mut run = (wanted - place as f64, 1);
        while let Some(&(mean, count)) = runs.last() {
            if mean < run.0 {
                break;
            }
            runs.pop();
            let total = count + run.1;
            let sum = mean * count as f64 + run.0 * run.1 as f64;
            run = (sum / total as f64, total);
        }
        runs.push(run);
    }
    let means = runs
        .iter()
        .flat_map(|&(mean, count)| std::iter::repeat_n(mean, count));
    for ((place, &(_, vertex)), mean) in order.iter().enumerate().zip(means) {
        across[vertex] = mean + place as f64;
    }
}
