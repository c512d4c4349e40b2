//! Graphs that games are played on.
//!
//! - [`digraph`]: directed graphs, cycles and loops allowed;
//! - [`digraph6`]: directed graphs as text;
//! - [`dot`]: directed graphs as Graphviz writes them;
//! - [`simple`]: simple graphs of at most 64 vertices, sets of them as words;
//! - [`convex`]: what lies between the vertices of a graph, intervals and hulls;
//! - [`all`]: all graphs of a size;
//! - [`families`]: paths, cycles, grids and others by name;
//! - [`shape`]: what graphs of a family look like, and all others;
//! - [`symmetry`]: ways to exchange vertices that change nothing;
//! - [`layout`]: where to put vertices on paper.

pub mod all;
pub mod convex;
pub mod digraph;
pub mod digraph6;
pub mod dot;
pub mod families;
pub mod layout;
pub mod shape;
pub mod simple;
pub mod symmetry;
