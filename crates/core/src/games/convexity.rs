//! Convexity games on graphs: choose vertices until they span everything.
//!
//! L is the set of vertices chosen so far. In turn choose a vertex outside f1(L);
//! the game ends when f2(L) is everything. In the *open* games f1(L) is L itself,
//! in the *closed* ones it is what L spans; to span means the interval of L in
//! the interval games and its hull in the hull games (Matias, UFC 2023).

pub mod arena;
pub mod nimbers;
pub mod partizan;
pub mod trees;
