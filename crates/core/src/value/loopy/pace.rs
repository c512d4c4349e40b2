//! How long a lost sum can last: a counter that the winner can make fall.
//!
//! Moving to value 0 alone may go round for ever, so the winner needs a counter
//! (Fraenkel and Yesha). Theirs, the order in which the vertices get their
//! values, falls at every move of the winner but says little about how long the
//! game lasts. This one counts moves. For a vertex u of finite value g let
//!
//! - p(u) ≥ p(v) + 1 for every follower v of smaller value;
//! - p(u) ≥ p(w) + 2 for every follower v of larger or infinite value, with w
//!   the best of the followers of v that have the value g again;
//!
//! and let p be the least such function.
//!
//! **Theorem.** When the tokens of a sum all have finite values, of nim-sum 0, the
//! winner can end the game within Σ p moves, whatever the loser does.
//!
//! *Proof.* The loser moves a token from u to v. If v is worth more than u, the
//! winner goes on from v to the w above: the values are as before, and Σ p has
//! fallen by 2 at least. If v is worth less, p has fallen by 1 at least; now the
//! nim-sum s is not 0, and as in Nim some token on x has g(x) ⊕ s < g(x). The
//! value is a mex, so x has a follower of that value; every such follower has a
//! smaller p, and the nim-sum is 0 again. So Σ p falls by at least one for each
//! move made, and where it is 0 no token can move: a token that can has p ≥ 1. ∎
//!
//! On a vertex of value 0 the followers are all larger, so p is the greatest
//! over v of the least over w of p(w) + 2: the remoteness, exactly.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::{Loopy, Values};
use crate::graph::digraph::Digraph;

/// By vertex, the counter; `None` where the value is infinite.
pub fn paces(graph: &Digraph, values: &Values<'_>) -> Vec<Option<u32>> {
    let finite: Vec<Option<u32>> = (0..graph.len())
        .map(|vertex| match values.value(vertex) {
            Loopy::Finite(value) => Some(value),
            Loopy::Infinite(_) => None,
        })
        .collect();
    let back = graph.reversed();
    let mut paces = vec![None; graph.len()];
    let greatest = finite.iter().flatten().max().copied();
    for value in 0..greatest.map_or(0, |greatest| greatest + 1) {
        among_equals(graph, &back, &finite, value, &mut paces);
    }
    paces
}

/// The counters of the vertices of one value, when those of all smaller values
/// are known: the least are settled first.
fn among_equals(
    graph: &Digraph,
    back: &Digraph,
    finite: &[Option<u32>],
    value: u32,
    paces: &mut [Option<u32>],
) {
    let is_larger = |vertex: u32| finite[vertex as usize].is_none_or(|other| other > value);
    // From a larger vertex one has come back already.
    let mut returned = vec![false; graph.len()];
    // By vertex, its larger followers from which no way back is settled yet.
    let mut open = vec![0u32; graph.len()];
    let mut least = vec![0u32; graph.len()];
    let mut queue = BinaryHeap::new();
    for vertex in 0..graph.len() as u32 {
        let index = vertex as usize;
        if finite[index] != Some(value) {
            continue;
        }
        for &next in graph.followers(index) {
            if is_larger(next) {
                open[index] += 1;
            } else if let Some(pace) = paces[next as usize] {
                least[index] = least[index].max(pace + 1);
            }
        }
        if open[index] == 0 {
            queue.push(Reverse((least[index], vertex)));
        }
    }
    while let Some(Reverse((pace, vertex))) = queue.pop() {
        paces[vertex as usize] = Some(pace);
        for &before in back.followers(vertex as usize) {
            if !is_larger(before) || std::mem::replace(&mut returned[before as usize], true) {
                continue;
            }
            for &farther in back.followers(before as usize) {
                let index = farther as usize;
                if finite[index] != Some(value) {
                    continue;
                }
                least[index] = least[index].max(pace + 2);
                open[index] -= 1;
                if open[index] == 0 {
                    queue.push(Reverse((least[index], farther)));
                }
            }
        }
    }
}
