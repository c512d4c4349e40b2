//! The trained weights, looked up.
//!
//! Beside the patterns it is counted how many moves either player has.

use super::file::{Stored, Trained};
use super::indices::Node;
use super::tables::Tables;
use super::{PLACES, geometry};
use crate::othello::bitboard::Squares;
use crate::othello::discs::Discs;
use crate::othello::evaluation::DISC;
use crate::othello::evaluation::spread::Spread;

/// Every so many empty squares there are other weights.
pub const PHASE: usize = 4;
/// So many phases: 1 to 4 empty squares are the first.
pub const PHASES: usize = 15;
/// By number of empty squares there is a constant.
pub const CONSTANTS: usize = 61;
/// A disc in the weights of a file.
pub const UNIT: i32 = 16;

/// Players have fewer moves than this, or it is taken for one less.
const MOST_MOVES: usize = 32;
/// So many weights are for the numbers of moves.
const MOBILITIES: usize = MOST_MOVES * MOST_MOVES;

/// How many weights a phase has: those of the patterns, then those for the
/// numbers of moves.
pub fn weights() -> usize {
    geometry().weights + MOBILITIES
}

/// Which of the weights for the numbers of moves counts.
#[inline]
pub fn mobility(discs: Discs) -> usize {
    let count = |moves: Squares| (moves.count_ones() as usize).min(MOST_MOVES - 1);
    MOST_MOVES * count(discs.moves()) + count(discs.passed().moves())
}

/// The phase of a position with so many empty squares; one can set up positions
/// with more of them than a game has.
pub fn phase_of(empties: usize) -> usize {
    ((empties.max(1) - 1) / PHASE).min(PHASES - 1)
}

/// The weights, to be looked up quickly.
#[derive(Debug)]
pub struct Judge {
    tables: Tables,
    constants: [i32; CONSTANTS],
    spread: Spread,
    offsets: [u32; PLACES],
}

impl From<Stored> for Judge {
    fn from(stored: Stored) -> Judge {
        let geometry = geometry();
        let mut offsets = [0; PLACES];
        for (offset, place) in offsets.iter_mut().zip(&geometry.places) {
            *offset = geometry.offsets[place.pattern] as u32;
        }
        Judge {
            constants: stored.constants.map(i32::from),
            spread: stored.spread,
            tables: Tables::new(stored),
            offsets,
        }
    }
}

impl Judge {
    /// By weights that stay as they are.
    pub fn new(trained: &Trained) -> Judge {
        Judge::from(Stored::from(trained))
    }

    /// How far a deep search by these weights strays from a shallow one.
    pub fn spread(&self) -> Spread {
        self.spread
    }

    /// What a position is worth to the player to move, in hundredths of a disc.
    #[inline]
    pub fn value(&self, node: &Node) -> i32 {
        let empties = node.discs.empties() as usize;
        let phase = phase_of(empties);
        let table = self.tables.of(phase);
        let weights = &table.by_state[usize::from(node.white)];
        let mut sum = self.constants[empties.min(CONSTANTS - 1)];
        sum += i32::from(table.by_mobility[mobility(node.discs)]);
        for place in 0..PLACES {
            let state = node.indices.state(place) + self.offsets[place] as usize;
            sum += i32::from(weights[state]);
        }
        (sum * DISC / UNIT).clamp(-64 * DISC, 64 * DISC)
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::othello::bitboard::moves;

    /// Weights without meaning, but all different.
    pub(in super::super) fn some() -> Trained {
        let mut dice = fastrand::Rng::with_seed(7);
        Trained {
            weights: (0..PHASES)
                .map(|_| (0..weights()).map(|_| dice.i16(-200..200)).collect())
                .collect(),
            constants: std::array::from_fn(|_| dice.i16(-200..200)),
            spread: Spread(std::array::from_fn(|_| dice.i16(-6000..6000))),
        }
    }

    #[test]
    fn both_colours_judge_alike() {
        let trained = some();
        let judge = Judge::new(&trained);
        assert_eq!(judge.spread(), trained.spread);
        let geometry = geometry();
        let mut node = Node::new(Discs::START);
        let mut dice = fastrand::Rng::with_seed(8);
        while !node.discs.over() {
            let fresh = Node::new(node.discs);
            assert_eq!(judge.value(&node), judge.value(&fresh));
            let empties = node.discs.empties() as usize;
            let weights = &trained.weights[phase_of(empties)];
            let states = geometry.states(node.discs);
            let sum: i32 = states
                .iter()
                .map(|&state| i32::from(weights[geometry.weight_of[state as usize] as usize]))
                .sum();
            let Discs { own, other } = node.discs;
            let [mine, yours] = [moves(own, other), moves(other, own)].map(Squares::count_ones);
            let place = geometry.weights + 32 * mine as usize + yours as usize;
            let sum = sum + i32::from(weights[place]) + i32::from(trained.constants[empties]);
            let value = sum * DISC / UNIT;
            assert_eq!(judge.value(&node), value.clamp(-64 * DISC, 64 * DISC));
            let moves = node.discs.moves();
            if moves == 0 {
                node = node.passed();
                continue;
            }
            let nth = dice.usize(..moves.count_ones() as usize);
            let square = crate::othello::bitboard::squares(moves)
                .nth(nth)
                .unwrap_or(0);
            node = node.after(square, node.discs.flips(square));
        }
    }
}
