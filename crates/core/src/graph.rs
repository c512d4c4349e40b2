//! Graphs that games are played on.
//!
//! - [`digraph`]: directed graphs, cycles and loops allowed.

pub mod digraph;
pub mod layout;
