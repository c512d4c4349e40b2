//! The graph of a game and all its rules.

use std::cell::RefCell;

use super::arena::{Arena, Kind};
use super::outcomes::Manner;
use crate::graph::convex::{Convexity, Path};
use crate::graph::simple::{SimpleGraph, Vertices};
use crate::graph::symmetry::Symmetry;

/// How a graph is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// As a list of edges or arrows.
    Edges,
    /// In graph6.
    Graph6,
}

/// A graph as it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Net {
    /// The graph, without directions.
    pub graph: SimpleGraph,
    /// Edges or arrows, in the order in which they were named.
    pub edges: Vec<(usize, usize)>,
    /// Whether they are arrows.
    pub directed: bool,
    /// How it is written.
    pub form: Form,
}

/// Induced paths are given up after so many steps, which take about a second.
const MAX_PATHS: u64 = 3_000_000;

impl Net {
    /// A graph without directions.
    pub fn of(graph: SimpleGraph, form: Form) -> Net {
        Net {
            edges: graph.edges().collect(),
            graph,
            directed: false,
            form,
        }
    }

    /// By vertex, where paths can go on.
    pub fn next(&self) -> Vec<Vertices> {
        let mut next = vec![0; self.graph.len()];
        for &(from, to) in &self.edges {
            next[from] |= 1 << to;
            if !self.directed {
                next[to] |= 1 << from;
            }
        }
        next
    }

    /// What lies between its vertices; `None` where there are too many paths.
    fn convexity(&self, path: Path) -> Option<Convexity> {
        thread_local! {
            /// A game asks for the same again and again.
            static LAST: RefCell<Option<(Vec<Vertices>, Path, Convexity)>> = const { RefCell::new(None) };
        }
        let next = self.next();
        let known = LAST.with_borrow(|last| {
            let (known, of, convexity) = last.as_ref()?;
            (*known == next && *of == path).then(|| convexity.clone())
        });
        known.or_else(|| {
            let made = Convexity::along(&next, path, MAX_PATHS).ok()?;
            LAST.set(Some((next, path, made.clone())));
            Some(made)
        })
    }
}

/// Where and how a game is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    /// The graph as it was written.
    pub net: Net,
    /// The graph, its convexity, and which of the four games.
    pub arena: Arena,
    /// Which paths count.
    pub path: Path,
    /// Whether the last move loses.
    pub misere: bool,
    /// What is chosen before the first move.
    pub labelled: Vertices,
    /// The vertices of Alice, where the others are Bob's.
    pub alice: Option<Vertices>,
}

impl Setting {
    /// A game on a graph; `None` where it has too many induced paths.
    pub fn new(net: Net, path: Path, kind: Kind) -> Option<Setting> {
        let convexity = net.convexity(path)?;
        let arena = if net.directed {
            Arena::directed(&net.graph, convexity, kind)
        } else {
            Arena::new(&net.graph, convexity, kind)
        };
        Some(Setting {
            net,
            arena,
            path,
            misere: false,
            labelled: 0,
            alice: None,
        })
    }

    /// The game that is played where nothing else is said.
    pub fn of(graph: SimpleGraph, form: Form) -> Option<Setting> {
        Setting::new(Net::of(graph, form), Path::Geodesic, Kind::ClosedInterval)
    }

    /// The graph.
    pub fn graph(&self) -> &SimpleGraph {
        &self.net.graph
    }

    /// How it is played.
    pub fn manner(&self) -> Manner {
        Manner {
            misere: self.misere,
            alice: self.alice,
        }
    }

    /// What can be exchanged without changing the game.
    pub fn symmetry(&self) -> Symmetry {
        if self.net.directed {
            // Symmetries of arrows are not looked for.
            return Symmetry::none();
        }
        Symmetry::of(self.graph(), self.alice.unwrap_or(0))
    }
}
