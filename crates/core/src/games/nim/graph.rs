//! The picture of the game graph of one heap.

use super::values::Filling;
use super::{Nim, solve::Sum};
use crate::analysis::{Graph, HeapEdge, HeapGraph, HeapNode};
use crate::table::Table;

/// A larger heap is shown only near its present size.
const MAX_NODES: u32 = 120;

/// And with no more edges than this.
const MAX_EDGES: usize = 4000;

/// Positions as nodes, named by the size of the heap, and moves as edges;
/// `None` unless there is just one heap.
pub(super) fn graph(table: &Table<Nim>) -> Option<Graph> {
    let position = table.position();
    let (&[size], &[start]) = (position.heaps(), table.start().heaps()) else {
        return None;
    };
    let rules = position.rules();
    let path = path(table, start);
    // The whole game where it fits, else the present position and what is below.
    let top = if start < MAX_NODES { start } else { size };
    let bottom = if top < MAX_NODES {
        0
    } else {
        top - MAX_NODES + 1
    };
    let values = match Filling::begin(rules, top) {
        Ok(values) => values,
        Err(mut filling) => match filling.step(u64::from(MAX_NODES) * 100_000) {
            super::values::Filled::Done(values) => values,
            _ => return None,
        },
    };
    let wins = |size: u32| !Sum::of(rules.play, [values.of(size)]).loses();
    let nodes = (bottom..=top)
        .map(|size| HeapNode {
            id: size.into(),
            wins: wins(size),
        })
        .collect();
    let mut edges = Vec::new();
    for from in (bottom..=top).rev() {
        for amount in rules.amounts(from) {
            let to = from - amount;
            if to < bottom || edges.len() == MAX_EDGES {
                break;
            }
            edges.push(HeapEdge {
                from: from.into(),
                to: to.into(),
                good: !wins(to),
            });
        }
    }
    Some(Graph::Heap(HeapGraph {
        nodes,
        truncated: bottom > 0 || top < start || edges.len() == MAX_EDGES,
        edges,
        path,
    }))
}

fn path(table: &Table<Nim>, start: u32) -> Vec<u64> {
    let mut size = start;
    let mut path = vec![u64::from(start)];
    for choice in table.moves() {
        size -= choice.count;
        path.push(size.into());
    }
    path
}
