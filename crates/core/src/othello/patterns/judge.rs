//! The trained weights: read from a file, looked up.
//!
//! Beside the patterns it is counted how many moves either player has.
//!
//! The file: `ZOTH`, a version, the number of phases and of weights in each, the
//! constants by number of empty squares, the spread, then by phase how far the
//! weights differ from those of the phase after it, and last a checksum of all
//! that. Of each list there come the lower and then the upper halves, which
//! compresses better than whole numbers.

use std::fmt;

use super::indices::Node;
use super::tables::Tables;
use super::{PLACES, geometry};
use crate::othello::bitboard::Squares;
use crate::othello::discs::Discs;
use crate::othello::evaluation::DISC;
use crate::othello::evaluation::spread::Spread;

const MAGIC: [u8; 4] = *b"ZOTH";
const VERSION: u8 = 3;

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

/// Weights as they were trained: a list a phase, and the constants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trained {
    /// By phase and number of the weight, in [`UNIT`]s.
    pub weights: Vec<Vec<i16>>,
    /// By number of empty squares.
    pub constants: Vec<i16>,
    /// How far a deep search by them strays from a shallow one.
    pub spread: Spread,
}

/// Why a file is not used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadFile {
    /// It is no file of weights, or one for other patterns or phases.
    Kind,
    /// It is shorter or longer than it says.
    Length {
        /// As it should be.
        expected: usize,
        /// As it is.
        found: usize,
    },
    /// Some of it has changed since it was written.
    Checksum,
}

impl fmt::Display for BadFile {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            BadFile::Kind => f.write_str("these are not weights for these patterns"),
            BadFile::Length { expected, found } => {
                write!(f, "{found} bytes where {expected} were expected")
            }
            BadFile::Checksum => f.write_str("the weights are damaged"),
        }
    }
}

impl std::error::Error for BadFile {}

fn checksum(bytes: &[u8]) -> u32 {
    // Fowler, Noll and Vo's: against files cut short or mixed up.
    bytes.chunks(BLOCK).fold(0x811c_9dc5, mixed)
}

/// A browser compiles a function well while it is called again and again, not
/// while it runs: what takes long is done in blocks.
const BLOCK: usize = 1 << 15;

#[inline(never)]
fn mixed(sum: u32, block: &[u8]) -> u32 {
    let mix = |sum: u32, byte: &u8| (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193);
    block.iter().fold(sum, mix)
}

impl Trained {
    /// As a file.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.push(VERSION);
        bytes.push(self.weights.len() as u8);
        bytes.extend((weights() as u32).to_le_bytes());
        let mut put = |list: &[i16]| {
            let folded = list
                .iter()
                .map(|&number| fold(number))
                .collect::<Vec<u16>>();
            bytes.extend(folded.iter().map(|number| *number as u8));
            bytes.extend(folded.iter().map(|number| (number >> 8) as u8));
        };
        put(&self.constants);
        put(&self.spread.0);
        let mut later = &vec![0; weights()];
        for phase in &self.weights {
            let pairs = phase.iter().zip(later);
            put(&pairs
                .map(|(own, later)| own.wrapping_sub(*later))
                .collect::<Vec<i16>>());
            later = phase;
        }
        let sum = checksum(&bytes);
        bytes.extend(sum.to_le_bytes());
        bytes
    }

    /// Reads a file.
    ///
    /// # Errors
    /// Says that it is not what was expected.
    pub fn read(bytes: &[u8]) -> Result<Trained, BadFile> {
        let count = weights();
        let head = [
            &MAGIC[..],
            &[VERSION, PHASES as u8],
            &(count as u32).to_le_bytes(),
        ]
        .concat();
        let numbers = CONSTANTS + Spread::UNKNOWN.0.len() + PHASES * count;
        let expected = head.len() + 2 * numbers + 4;
        if !bytes.starts_with(&head) {
            return Err(BadFile::Kind);
        }
        if bytes.len() != expected {
            let found = bytes.len();
            return Err(BadFile::Length { expected, found });
        }
        let (content, sum) = bytes.split_at(expected - 4);
        if checksum(content).to_le_bytes() != *sum {
            return Err(BadFile::Checksum);
        }
        let mut rest = &content[head.len()..];
        let mut take = |later: &[i16]| -> Vec<i16> {
            let (low, after) = rest.split_at(later.len());
            let (high, after) = after.split_at(later.len());
            rest = after;
            let mut own = later.to_vec();
            for (place, own) in own.chunks_mut(BLOCK).enumerate() {
                let from = place * BLOCK;
                differ(own, &low[from..], &high[from..]);
            }
            own
        };
        let constants = take(&[0; CONSTANTS]);
        let mut spread = Spread([0; 4]);
        let parts = take(&spread.0);
        spread.0.copy_from_slice(&parts);
        let mut weights: Vec<Vec<i16>> = Vec::with_capacity(PHASES);
        for _ in 0..PHASES {
            let own = match weights.last() {
                Some(later) => take(later),
                None => take(&vec![0; count]),
            };
            weights.push(own);
        }
        Ok(Trained {
            weights,
            constants,
            spread,
        })
    }
}

/// Adds differences whose lower and upper halves are these.
#[inline(never)]
fn differ(weights: &mut [i16], low: &[u8], high: &[u8]) {
    for (own, (&low, &high)) in weights.iter_mut().zip(low.iter().zip(high)) {
        *own = own.wrapping_add(unfold(u16::from_le_bytes([low, high])));
    }
}

/// Small numbers of either sign become small numbers.
fn fold(number: i16) -> u16 {
    (number << 1 ^ number >> 15).cast_unsigned()
}

fn unfold(number: u16) -> i16 {
    (number >> 1).cast_signed() ^ -(number & 1).cast_signed()
}

/// The weights, to be looked up quickly.
#[derive(Debug)]
pub struct Judge {
    tables: Tables,
    /// By phase and [`mobility`].
    mobilities: Vec<i16>,
    constants: [i32; CONSTANTS],
    spread: Spread,
    offsets: [u32; PLACES],
}

impl From<Trained> for Judge {
    fn from(trained: Trained) -> Judge {
        let geometry = geometry();
        let mut mobilities = Vec::with_capacity(PHASES * MOBILITIES);
        for weights in &trained.weights {
            mobilities.extend(&weights[geometry.weights..]);
        }
        let mut constants = [0; CONSTANTS];
        for (own, trained) in constants.iter_mut().zip(&trained.constants) {
            *own = i32::from(*trained);
        }
        let mut offsets = [0; PLACES];
        for (offset, place) in offsets.iter_mut().zip(&geometry.places) {
            *offset = geometry.offsets[place.pattern] as u32;
        }
        Judge {
            tables: Tables::new(trained.weights),
            mobilities,
            constants,
            spread: trained.spread,
            offsets,
        }
    }
}

impl Judge {
    /// By weights that stay as they are.
    pub fn new(trained: &Trained) -> Judge {
        Judge::from(trained.clone())
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
        let table = self.tables.of(phase, node.white);
        let mut sum = self.constants[empties.min(CONSTANTS - 1)];
        sum += i32::from(self.mobilities[phase * MOBILITIES + mobility(node.discs)]);
        for place in 0..PLACES {
            let state = node.indices.state(place) + self.offsets[place] as usize;
            sum += i32::from(table[state]);
        }
        (sum * DISC / UNIT).clamp(-64 * DISC, 64 * DISC)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::othello::bitboard::moves;

    /// Weights without meaning, but all different.
    fn some() -> Trained {
        let mut dice = fastrand::Rng::with_seed(7);
        Trained {
            weights: (0..PHASES)
                .map(|_| (0..weights()).map(|_| dice.i16(-200..200)).collect())
                .collect(),
            constants: (0..CONSTANTS).map(|_| dice.i16(-200..200)).collect(),
            spread: Spread(std::array::from_fn(|_| dice.i16(-6000..6000))),
        }
    }

    #[test]
    fn a_file_is_read_as_it_was_written() {
        let trained = some();
        let bytes = trained.write();
        assert_eq!(Trained::read(&bytes), Ok(trained));
        let expected = bytes.len();
        let short = BadFile::Length {
            expected,
            found: expected - 1,
        };
        assert_eq!(Trained::read(&bytes[..expected - 1]), Err(short));
        assert_eq!(Trained::read(&bytes[1..]), Err(BadFile::Kind));
        assert_eq!(Trained::read(&[]), Err(BadFile::Kind));
        let mut changed = bytes;
        changed[4321] ^= 1;
        assert_eq!(Trained::read(&changed), Err(BadFile::Checksum));
        let mut older = some().write();
        older[MAGIC.len()] -= 1;
        assert_eq!(Trained::read(&older), Err(BadFile::Kind));
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
