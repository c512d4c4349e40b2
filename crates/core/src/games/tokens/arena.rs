//! The digraph that tokens move on, and what is known of it.

use std::cell::OnceCell;

use crate::graph::digraph::Digraph;
use crate::graph::simple::MAX_VERTICES;
use crate::value::loopy::{Labels, Loopy, Values, paces};

/// A digraph whose vertices have numbers for names, with gaps perhaps.
#[derive(Clone, Debug)]
pub struct Arena {
    names: Vec<u32>,
    graph: Digraph,
    solution: OnceCell<Solution>,
}

/// Two arenas are one when their digraphs are, whatever is known of them yet.
impl PartialEq for Arena {
    fn eq(&self, other: &Arena) -> bool {
        self.names == other.names && self.graph == other.graph
    }
}

impl Eq for Arena {}

/// What every vertex is worth.
#[derive(Clone, Debug)]
pub struct Solution {
    /// Who wins with one token, and how soon.
    pub labels: Labels,
    /// The generalised Sprague–Grundy values.
    pub values: Vec<Loopy>,
    /// When each got its value; none where it is infinite.
    pub counters: Vec<Option<u32>>,
    /// See [`paces`].
    pub paces: Vec<Option<u32>>,
}

impl Arena {
    /// The digraph with these arcs between vertices named by numbers from 1 to
    /// 64, and these vertices besides; `None` where a name is none of those.
    pub fn new(lone: &[u32], arcs: &[(u32, u32)]) -> Option<Arena> {
        let ends = arcs.iter().flat_map(|&(from, to)| [from, to]);
        let mut names: Vec<u32> = ends.chain(lone.iter().copied()).collect();
        names.sort_unstable();
        names.dedup();
        if names.first() == Some(&0) || names.last().is_some_and(|&last| last > MAX_VERTICES as u32)
        {
            return None;
        }
        let place = |name: u32| names.binary_search(&name).ok().map(|place| place as u32);
        let arcs: Option<Vec<(u32, u32)>> = arcs
            .iter()
            .map(|&(from, to)| Some((place(from)?, place(to)?)))
            .collect();
        let graph = Digraph::new(names.len(), &arcs?)?;
        Some(Arena {
            names,
            graph,
            solution: OnceCell::new(),
        })
    }

    /// A digraph whose vertices are named 1, 2, …
    pub fn of(graph: Digraph) -> Option<Arena> {
        (graph.len() <= MAX_VERTICES).then(|| Arena {
            names: (1..=graph.len() as u32).collect(),
            graph,
            solution: OnceCell::new(),
        })
    }

    /// The names of the vertices, rising.
    pub fn names(&self) -> &[u32] {
        &self.names
    }

    /// The digraph on the places of the names.
    pub fn graph(&self) -> &Digraph {
        &self.graph
    }

    /// The name of a vertex.
    pub fn name(&self, vertex: usize) -> u32 {
        self.names[vertex]
    }

    /// The vertex of a name.
    pub fn vertex(&self, name: u32) -> Option<usize> {
        self.names.binary_search(&name).ok()
    }

    /// Whether a token on this vertex can go no farther.
    pub fn is_goal(&self, vertex: usize) -> bool {
        self.graph.followers(vertex).is_empty()
    }

    /// What every vertex is worth, found when it is first asked.
    pub fn solution(&self) -> &Solution {
        self.solution.get_or_init(|| {
            let values = Values::of(&self.graph);
            let vertices = 0..self.graph.len();
            Solution {
                labels: Labels::of(&self.graph),
                values: vertices
                    .clone()
                    .map(|vertex| values.value(vertex))
                    .collect(),
                counters: vertices.map(|vertex| values.counter(vertex)).collect(),
                paces: paces(&self.graph, &values),
            }
        })
    }

    /// The names of some vertices, as arguments of a sentence.
    pub(super) fn names_of(&self, vertices: impl IntoIterator<Item = usize>) -> Vec<u64> {
        let named = vertices
            .into_iter()
            .map(|vertex| u64::from(self.names[vertex]));
        named.collect()
    }
}
