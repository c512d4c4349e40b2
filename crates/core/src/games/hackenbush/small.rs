//! A few edges of a drawing by names of their own, so that a set of them is one
//! word and a place in a table.

use super::drawing::{Drawing, EdgeSet};

/// At most 32 edges; edge i of the list is bit i of a set.
pub(super) struct Small {
    edges: Vec<usize>,
    ends: Vec<(u8, u8)>,
    /// By vertex, its edges; vertex 0 is the ground.
    at: Vec<u32>,
}

impl Small {
    /// These edges of a drawing, by their numbers in it.
    pub(super) fn new(drawing: &Drawing, edges: Vec<usize>) -> Small {
        debug_assert!(edges.len() < 32);
        let mut names = vec![0];
        let mut ends = Vec::with_capacity(edges.len());
        let mut at = vec![0];
        for (place, &edge) in edges.iter().enumerate() {
            let line = drawing.lines()[edge];
            let [a, b] = [line.from, line.to].map(|name| {
                let known = names.iter().position(|&known| known == name);
                known.unwrap_or_else(|| {
                    names.push(name);
                    at.push(0);
                    names.len() - 1
                })
            });
            ends.push((a as u8, b as u8));
            at[a] |= 1 << place;
            at[b] |= 1 << place;
        }
        Small { edges, ends, at }
    }

    /// How many sets of the edges there are.
    pub(super) fn sets(&self) -> usize {
        1 << self.edges.len()
    }

    /// The edges of which this is true.
    pub(super) fn filter(&self, is_in: impl Fn(usize) -> bool) -> u32 {
        let edges = self.edges.iter().enumerate();
        edges.fold(0, |set, (place, &edge)| {
            set | u32::from(is_in(edge)) << place
        })
    }

    /// Those that are in a set of edges of the drawing.
    pub(super) fn among(&self, set: &EdgeSet) -> u32 {
        self.filter(|edge| set.contains(edge))
    }

    /// The edges of a set that are joined to the ground through it.
    pub(super) fn joined(&self, set: u32) -> u32 {
        let mut joined = self.at[0] & set;
        let mut open = joined;
        while open != 0 {
            let (a, b) = self.ends[open.trailing_zeros() as usize];
            open &= open - 1;
            let more = (self.at[usize::from(a)] | self.at[usize::from(b)]) & set & !joined;
            joined |= more;
            open |= more;
        }
        joined
    }
}
