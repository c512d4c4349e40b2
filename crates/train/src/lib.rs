//! Game records, which of them the weights were not trained on, and a plain fit to hold
//! the weights against.

pub mod plain;
pub mod wthor;

use zermelo_core::othello::discs::Discs;
use zermelo_core::othello::patterns::judge::mobility;
use zermelo_core::othello::patterns::{PLACES, geometry};

/// The rows that a position uses: those of the patterns, and that of the numbers
/// of moves.
pub type Used = [u32; PLACES + 1];

/// The rows that this position uses.
pub fn used(discs: Discs) -> Used {
    let geometry = geometry();
    let mut used = [(geometry.weights + mobility(discs)) as u32; PLACES + 1];
    for (row, state) in used.iter_mut().zip(geometry.states(discs)) {
        *row = geometry.weight_of[state as usize];
    }
    used
}

/// One game of so many is held back, to see how well the others were learnt.
const HELD: usize = 20;

/// Whether a game, by its number among all, is not learnt from.
pub fn is_held(number: usize) -> bool {
    number.is_multiple_of(HELD)
}
