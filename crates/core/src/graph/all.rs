//! All graphs of a size, each once whatever the numbers of its vertices.

use std::collections::BTreeSet;

use super::simple::{SimpleGraph, Vertices, members};
use super::symmetry::{Symmetry, refine};

/// Larger sizes have too many graphs to list.
pub const MAX_CONNECTED: usize = 8;

/// Larger graphs do not fit into the word that names them.
const MAX_NAMED: usize = 11;

/// All connected graphs of so many vertices, from 1 to 8, in a fixed order.
///
/// Every connected graph has a vertex that can be left out without breaking it:
/// so all come from smaller ones by one vertex more.
///
/// ```
/// use zermelo_core::graph::all::connected;
///
/// let counts: Vec<usize> = (1..=6).map(|count| connected(count).len()).collect();
/// assert_eq!(counts, [1, 1, 2, 6, 21, 112]);
/// ```
pub fn connected(count: usize) -> Vec<SimpleGraph> {
    if count > MAX_CONNECTED {
        return Vec::new();
    }
    grow(count, |smaller| {
        let symmetry = Symmetry::of(smaller, 0);
        // Of sets that are alike one will do.
        (1..=smaller.all())
            .filter(|&near| symmetry.least(near) == near)
            .collect()
    })
}

/// All trees of so many vertices, from 1 to 11.
pub fn trees(count: usize) -> Vec<SimpleGraph> {
    if count > MAX_NAMED {
        return Vec::new();
    }
    grow(count, |smaller| {
        (0..smaller.len()).map(|vertex| 1 << vertex).collect()
    })
}

/// Begins with one vertex and adds others, one at a time, each next to one of
/// the sets that `near` gives.
fn grow(count: usize, near: impl Fn(&SimpleGraph) -> Vec<Vertices>) -> Vec<SimpleGraph> {
    if count == 0 {
        return Vec::new();
    }
    let mut all = BTreeSet::from([0]);
    for size in 1..count {
        let mut larger = BTreeSet::new();
        for &name in &all {
            let smaller = named(size, name);
            for near in near(&smaller) {
                let more = members(near).map(|vertex| (vertex, size));
                let edges: Vec<_> = smaller.edges().chain(more).collect();
                larger.extend(SimpleGraph::new(size + 1, &edges).map(|graph| name_of(&graph)));
            }
        }
        all = larger;
    }
    all.into_iter().map(|name| named(count, name)).collect()
}

/// The graph of a name.
fn named(count: usize, name: u64) -> SimpleGraph {
    let pairs = (1..count).flat_map(|b| (0..b).map(move |a| (a, b)));
    let is_edge = |&(place, _): &(usize, _)| name >> place & 1 != 0;
    let edges: Vec<_> = pairs
        .enumerate()
        .filter(is_edge)
        .map(|(_, pair)| pair)
        .collect();
    // The pairs are all of that many vertices.
    SimpleGraph::new(count, &edges).unwrap_or_else(|| SimpleGraph::empty(count))
}

/// A number that graphs share exactly when they are alike: the least of some
/// ways to number the vertices, which do not depend on how they are numbered.
fn name_of(graph: &SimpleGraph) -> u64 {
    let mut colours = vec![0; graph.len()];
    refine(graph, &mut colours);
    least_name(graph, &colours)
}

/// Colours are told apart until every vertex has its own: then they number the
/// vertices. While some share one, each of those is set apart in turn.
fn least_name(graph: &SimpleGraph, colours: &[u32]) -> u64 {
    let shared = |colour: u32| colours.iter().filter(|other| **other == colour).count() > 1;
    let Some(colour) = (0..graph.len() as u32).find(|&colour| shared(colour)) else {
        return number(graph, colours);
    };
    let cell: Vec<usize> = (0..graph.len())
        .filter(|&vertex| colours[vertex] == colour)
        .collect();
    let mut least = u64::MAX;
    for (place, &vertex) in cell.iter().enumerate() {
        // A twin of one that was tried gives the same.
        let twin = |&other: &usize| {
            let both = !(1 << vertex | 1 << other);
            graph.near(vertex) & both == graph.near(other) & both
        };
        if cell[..place].iter().any(twin) {
            continue;
        }
        let mut apart = colours.to_vec();
        for &other in cell.iter().filter(|other| **other != vertex) {
            apart[other] += 1;
        }
        refine(graph, &mut apart);
        least = least.min(least_name(graph, &apart));
    }
    least
}

fn number(graph: &SimpleGraph, places: &[u32]) -> u64 {
    graph.edges().fold(0, |number, (a, b)| {
        let (a, b) = (places[a].min(places[b]), places[a].max(places[b]));
        number | 1 << (b * (b - 1) / 2 + a)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::symmetry::isomorphism;

    #[test]
    fn there_are_as_many_as_there_should_be() {
        let counts: Vec<usize> = (0..=7).map(|count| connected(count).len()).collect();
        assert_eq!(counts, [0, 1, 1, 2, 6, 21, 112, 853]);
        let counts: Vec<usize> = (1..=10).map(|count| trees(count).len()).collect();
        assert_eq!(counts, [1, 1, 1, 2, 3, 6, 11, 23, 47, 106]);
        assert!(connected(9).is_empty() && trees(12).is_empty());
    }

    #[test]
    fn a_name_does_not_depend_on_the_numbers_of_vertices() {
        let mut random = fastrand::Rng::with_seed(31);
        let graphs = connected(6);
        for graph in &graphs {
            assert!(graph.is_connected());
            let mut names: Vec<usize> = (0..6).collect();
            random.shuffle(&mut names);
            let edges: Vec<_> = graph.edges().map(|(a, b)| (names[a], names[b])).collect();
            let shuffled = SimpleGraph::new(6, &edges).unwrap();
            assert_eq!(name_of(&shuffled), name_of(graph));
            let map = isomorphism(graph, &shuffled).unwrap();
            for (a, b) in graph.edges() {
                assert!(shuffled.near(map[a].into()) >> map[b] & 1 != 0);
            }
        }
        for (i, one) in graphs.iter().enumerate() {
            for other in &graphs[..i] {
                assert_eq!(isomorphism(one, other), None);
            }
        }
    }
}
