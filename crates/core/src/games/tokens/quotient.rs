//! The largest quotient that keeps the values.
//!
//! A partition is kept by play when the vertices of a block reach the same
//! blocks: then going from a vertex to its block is a morphism (see
//! [`super::morphism`]), and every vertex is worth what its block is worth. Of
//! all such partitions one is coarser than every other (two of them together
//! make a third), and it is found by splitting: at first all vertices are in one
//! block, and blocks are split as long as their vertices reach different blocks.

use crate::graph::digraph::Digraph;

/// By vertex, the least vertex of its block in the coarsest partition.
///
/// ```
/// use zermelo_core::games::tokens::quotient::blocks;
/// use zermelo_core::graph::digraph::Digraph;
///
/// // Two ways to the same end, one step long each.
/// let graph = Digraph::new(4, &[(0, 1), (0, 2), (1, 3), (2, 3)]).unwrap();
/// assert_eq!(blocks(&graph), [0, 1, 1, 3]);
/// ```
pub fn blocks(graph: &Digraph) -> Vec<usize> {
    let mut blocks = vec![0; graph.len()];
    loop {
        let reached = |vertex: usize| {
            let followers = graph.followers(vertex).iter();
            let mut reached: Vec<usize> = followers.map(|&next| blocks[next as usize]).collect();
            reached.sort_unstable();
            reached.dedup();
            (blocks[vertex], reached)
        };
        let kinds: Vec<_> = (0..graph.len()).map(reached).collect();
        let first = |kind| kinds.iter().position(|other| other == kind);
        let split: Vec<usize> = kinds.iter().filter_map(first).collect();
        if split == blocks {
            return blocks;
        }
        blocks = split;
    }
}
