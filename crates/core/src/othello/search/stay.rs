//! Where a search stands, so that it can pause and go on from there.

use super::probcut::Care;
use crate::othello::bitboard::Square;
use crate::othello::candidates::Candidates;
use crate::othello::discs::Discs;

/// What was asked of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Question {
    pub discs: Discs,
    pub depth: u32,
    pub window: [i32; 2],
    pub care: Care,
}

/// Which of the two probable cut-offs is to be tried, see [`Search::probable`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Probe {
    High,
    Low,
    Done,
}

/// How far a search has come in a position.
#[derive(Clone, Debug)]
pub(super) struct Stay {
    pub alpha: i32,
    pub beta: i32,
    pub probe: Probe,
    pub candidates: Candidates,
    /// The remembered move, tried first.
    pub remembered: Square,
    /// The candidate that is looked at.
    pub place: usize,
    /// What it is worth at least, where that is to be known better.
    pub again: Option<i32>,
    pub best: i32,
    pub choice: Square,
    /// Positions visited before.
    pub before: u64,
}
