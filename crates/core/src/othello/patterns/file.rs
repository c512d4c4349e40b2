//! The file of the trained weights.
//!
//! `ZOTH`, a version, the number of phases and of weights in each, the constants
//! by number of empty squares, the spread, then the phases and last a checksum of
//! all that. The phases come from the beginning of the game on, each as how far it
//! differs from the one before: so a game can begin once the first few are read,
//! and the others are when it comes to them.
//!
//! A phase is its length in bytes, a byte for every weight, and the differences
//! that are too large for a byte.

use std::fmt;

use super::judge::{CONSTANTS, PHASES, weights};
use crate::othello::evaluation::spread::Spread;

const MAGIC: [u8; 4] = *b"ZOTH";
const VERSION: u8 = 4;

/// Stands for a difference that is too large for a byte.
const LARGE: u8 = 255;

/// Weights as they were trained: a list a phase, and the constants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trained {
    /// By phase and number of the weight, in [`UNIT`](super::judge::UNIT)s.
    pub weights: Vec<Vec<i16>>,
    /// By number of empty squares.
    pub constants: [i16; CONSTANTS],
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

/// A browser compiles a function well while it is called again and again, not
/// while it runs: what takes long is done in blocks.
const BLOCK: usize = 1 << 15;

fn checksum(bytes: &[u8]) -> u32 {
    // Fowler, Noll and Vo's, four bytes at a time: against files cut short or
    // mixed up.
    bytes.chunks(BLOCK).fold(0x811c_9dc5, mixed)
}

#[inline(never)]
fn mixed(sum: u32, block: &[u8]) -> u32 {
    let mix = |sum: u32, word: u32| (sum ^ word).wrapping_mul(0x0100_0193);
    let (words, rest) = block.as_chunks();
    let sum = words
        .iter()
        .fold(sum, |sum, word| mix(sum, u32::from_le_bytes(*word)));
    rest.iter()
        .fold(sum, |sum, byte| mix(sum, u32::from(*byte)))
}

fn head() -> Vec<u8> {
    let count = weights() as u32;
    [&MAGIC[..], &[VERSION, PHASES as u8], &count.to_le_bytes()].concat()
}

impl Trained {
    /// As a file.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = head();
        for number in self.constants.iter().chain(&self.spread.0) {
            bytes.extend(number.to_le_bytes());
        }
        let mut before = &vec![0; weights()];
        for phase in self.weights.iter().rev() {
            let pairs = phase.iter().zip(before);
            let differences = pairs.map(|(own, before)| fold(own.wrapping_sub(*before)));
            let mut large = Vec::new();
            let small = differences.map(|difference| match u8::try_from(difference) {
                Ok(small) if small != LARGE => small,
                _ => {
                    large.extend(difference.to_le_bytes());
                    LARGE
                }
            });
            let small: Vec<u8> = small.collect();
            let length = small.len() + large.len();
            bytes.extend((length as u32).to_le_bytes());
            bytes.extend(small);
            bytes.extend(large);
            before = phase;
        }
        let sum = checksum(&bytes);
        bytes.extend(sum.to_le_bytes());
        bytes
    }
}

/// A file whose phases are read one by one.
#[derive(Debug)]
pub struct Stored {
    /// By number of empty squares.
    pub constants: [i16; CONSTANTS],
    /// See there.
    pub spread: Spread,
    bytes: Vec<u8>,
    /// Where the phases lie, those of the beginning first: each within the bytes,
    /// with a byte at least for every weight.
    phases: Vec<std::ops::Range<usize>>,
}

impl From<&Trained> for Stored {
    fn from(trained: &Trained) -> Stored {
        let bytes = trained.write();
        Stored::found(bytes).unwrap_or_else(|_| unreachable!("a file is read as it was written"))
    }
}

impl Stored {
    /// Looks through a file.
    ///
    /// # Errors
    /// Says that it is not what was expected.
    pub fn read(bytes: Vec<u8>) -> Result<Stored, BadFile> {
        if !bytes.starts_with(&head()) {
            return Err(BadFile::Kind);
        }
        let stored = Stored::found(bytes)?;
        let (content, sum) = stored.bytes.split_at(stored.bytes.len() - 4);
        if checksum(content).to_le_bytes() != *sum {
            return Err(BadFile::Checksum);
        }
        Ok(stored)
    }

    /// Finds the parts of a file.
    fn found(bytes: Vec<u8>) -> Result<Stored, BadFile> {
        let mut from = head().len();
        let mut numbers = [0; CONSTANTS + 4];
        for number in &mut numbers {
            *number = i16::from_le_bytes(part(&bytes, from)?);
            from += 2;
        }
        let mut constants = [0; CONSTANTS];
        let mut spread = Spread::UNKNOWN;
        let (first, last) = numbers.split_at(CONSTANTS);
        constants.copy_from_slice(first);
        spread.0.copy_from_slice(last);
        let mut phases = Vec::with_capacity(PHASES);
        for _ in 0..PHASES {
            let length = u32::from_le_bytes(part(&bytes, from)?) as usize;
            // What cannot be is taken for the nearest that can: then the whole has
            // another length than the file.
            let length = length.min(bytes.len()).max(weights());
            phases.push(from + 4..from + 4 + length);
            from += 4 + length;
        }
        let expected = from + 4;
        if bytes.len() != expected {
            let found = bytes.len();
            return Err(BadFile::Length { expected, found });
        }
        Ok(Stored {
            constants,
            spread,
            bytes,
            phases,
        })
    }

    /// The weights of a phase, by those of the phase before it.
    pub fn phase(&self, phase: usize, before: &[i16]) -> Vec<i16> {
        let content = &self.bytes[self.phases[PHASES - 1 - phase].clone()];
        let (small, large) = content.split_at(weights());
        let mut own = before.to_vec();
        let mut large = large.as_chunks().0.iter();
        for (own, small) in own.chunks_mut(BLOCK).zip(small.chunks(BLOCK)) {
            differ(own, small, &mut large);
        }
        own
    }
}

/// Some bytes of a file.
fn part<const LENGTH: usize>(bytes: &[u8], from: usize) -> Result<[u8; LENGTH], BadFile> {
    let found = bytes.get(from..).and_then(|rest| rest.first_chunk());
    found.copied().ok_or(BadFile::Length {
        expected: from + LENGTH,
        found: bytes.len(),
    })
}

/// Adds differences, of which the large ones lie apart.
#[inline(never)]
fn differ(weights: &mut [i16], small: &[u8], large: &mut std::slice::Iter<[u8; 2]>) {
    for (own, &small) in weights.iter_mut().zip(small) {
        let difference = match small {
            LARGE => large.next().map_or(0, |bytes| u16::from_le_bytes(*bytes)),
            small => u16::from(small),
        };
        *own = own.wrapping_add(unfold(difference));
    }
}

/// Small numbers of either sign become small numbers.
fn fold(number: i16) -> u16 {
    (number << 1 ^ number >> 15).cast_unsigned()
}

fn unfold(number: u16) -> i16 {
    (number >> 1).cast_signed() ^ -(number & 1).cast_signed()
}

#[cfg(test)]
mod tests {
    use super::super::judge::tests::some;
    use super::*;

    #[test]
    fn a_file_is_read_as_it_was_written() {
        let trained = some();
        let bytes = trained.write();
        let stored = Stored::read(bytes.clone()).expect("a file");
        assert_eq!(stored.constants, trained.constants);
        assert_eq!(stored.spread, trained.spread);
        let mut before = vec![0; weights()];
        for phase in (0..PHASES).rev() {
            before = stored.phase(phase, &before);
            assert_eq!(before, trained.weights[phase], "{phase}");
        }
        let refused = |bytes: &[u8]| Stored::read(bytes.to_vec()).expect_err("no file");
        let expected = bytes.len();
        let short = BadFile::Length {
            expected,
            found: expected - 1,
        };
        assert_eq!(refused(&bytes[..expected - 1]), short);
        assert_eq!(refused(&bytes[1..]), BadFile::Kind);
        assert_eq!(refused(&[]), BadFile::Kind);
        let mut changed = bytes.clone();
        changed[4321] ^= 1;
        assert_eq!(refused(&changed), BadFile::Checksum);
        let mut older = bytes;
        older[MAGIC.len()] -= 1;
        assert_eq!(refused(&older), BadFile::Kind);
    }

    /// A phase that says that it is shorter or longer than it can be.
    #[test]
    fn lengths_are_not_believed() {
        let bytes = some().write();
        let at = head().len() + 2 * (CONSTANTS + 4);
        for length in [0, 7, u32::MAX] {
            let mut changed = bytes.clone();
            changed[at..at + 4].copy_from_slice(&length.to_le_bytes());
            assert!(Stored::read(changed).is_err(), "{length}");
        }
        // One that is really so short, and the checksum right.
        let mut short = bytes[..at].to_vec();
        for _ in 0..PHASES {
            short.extend([7, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7]);
        }
        let sum = checksum(&short);
        short.extend(sum.to_le_bytes());
        let refused = Stored::read(short).expect_err("too short");
        assert!(matches!(refused, BadFile::Length { .. }), "{refused}");
    }
}
