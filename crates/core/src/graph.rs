//! Graphs that games are played on.
//!
//! - [`digraph`]: directed graphs, cycles and loops allowed;
//! - [`simple`]: simple graphs of at most 64 vertices, sets of them as words;
//! - [`convex`]: what lies between the vertices of a graph, intervals and hulls;
//! - [`layout`]: where to put vertices on paper.

pub mod convex;
pub mod digraph;
pub mod layout;
pub mod simple;
