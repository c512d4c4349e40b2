//! Game records, and which of them the weights were not trained on.

pub mod wthor;

/// One game of so many is held back, to see how well the others were learnt.
const HELD: usize = 20;

/// Whether a game, by its number among all, is not learnt from.
pub fn is_held(number: usize) -> bool {
    number.is_multiple_of(HELD)
}
