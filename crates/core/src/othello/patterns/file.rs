//! The file of the trained weights.
//!
//! `ZOTH`, a version, the number of channels, of units, of heads and of rows, the
//! constants by number of empty squares, the spread, the heads, a bit for every row
//! that says something, those rows, and last a checksum of all that. A row is stored
//! as it is looked up, and most say nothing: the first answer waits for this file.

use std::fmt;

use super::judge::{CONSTANTS, rows};
use super::network::{CHANNELS, HEADS, HIDDEN, Head, Row, SILENT, packed, stored};
use crate::othello::evaluation::spread::Spread;

const MAGIC: [u8; 4] = *b"ZOTH";
const VERSION: u8 = 5;

/// Weights as they were trained.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trained {
    /// By number of the row, in [`ROW_UNIT`](super::network::ROW_UNIT)s.
    pub rows: Vec<[i8; CHANNELS]>,
    /// See [`head_of`](super::network::head_of).
    pub heads: Vec<Head>,
    /// By number of empty squares, in hundredths of a disc.
    pub constants: [i16; CONSTANTS],
    /// How far a deep search by them strays from a shallow one.
    pub spread: Spread,
}

/// Why a file is not used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadFile {
    /// It is no file of weights, or one for another network.
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

/// What a file begins with.
fn head() -> Vec<u8> {
    let sizes = [VERSION, CHANNELS as u8, HIDDEN as u8, HEADS as u8];
    [&MAGIC[..], &sizes, &(rows() as u32).to_le_bytes()].concat()
}

/// The numbers of two bytes before the rows.
const NUMBERS: usize = CONSTANTS + 4 + HEADS * Head::NUMBERS;

impl Trained {
    /// As a file.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = head();
        let heads = self.heads.iter().flat_map(Head::numbers);
        let first = self.constants.iter().chain(&self.spread.0).copied();
        for number in first.chain(heads) {
            bytes.extend(number.to_le_bytes());
        }
        let says = |row: &[i8; CHANNELS]| *row != [0; CHANNELS];
        let eights = self.rows.chunks(8);
        bytes.extend(eights.map(|eight| {
            let bits = eight.iter().enumerate();
            bits.fold(0, |bits, (place, row)| bits | u8::from(says(row)) << place)
        }));
        bytes.extend(self.rows.iter().filter(|row| says(row)).flat_map(stored));
        let sum = checksum(&bytes);
        bytes.extend(sum.to_le_bytes());
        bytes
    }
}

/// What a file holds.
#[derive(Debug)]
pub struct Content {
    /// One that says nothing, then those of the file.
    pub rows: Vec<Row>,
    /// By number of the row, where it is among these.
    pub row_of: Vec<u16>,
    /// See [`Trained`], here and below.
    pub heads: Vec<Head>,
    /// By number of empty squares.
    pub constants: [i16; CONSTANTS],
    /// See there.
    pub spread: Spread,
}

/// Reads a file.
///
/// # Errors
/// Says that it is not what was expected.
pub fn read(file: &[u8]) -> Result<Content, BadFile> {
    let Some(content) = file.strip_prefix(&head()[..]) else {
        return Err(BadFile::Kind);
    };
    let found = file.len();
    let before = found - content.len() + 2 * NUMBERS + rows().div_ceil(8) + 4;
    let bad = |expected| BadFile::Length { expected, found };
    let (numbers, rest) = content.split_at_checked(2 * NUMBERS).ok_or(bad(before))?;
    let (bits, rest) = rest
        .split_at_checked(rows().div_ceil(8))
        .ok_or(bad(before))?;
    let (row_of, count) = numbered(bits).ok_or(BadFile::Kind)?;
    let (stored, sum) = rest
        .split_last_chunk::<4>()
        .filter(|(stored, _)| stored.len() == CHANNELS * count)
        .ok_or(bad(before + CHANNELS * count))?;
    if checksum(&file[..found - 4]).to_le_bytes() != *sum {
        return Err(BadFile::Checksum);
    }
    let numbers = numbers.as_chunks().0.iter();
    let mut numbers = numbers.map(|bytes| i16::from_le_bytes(*bytes));
    let mut next = || numbers.next().unwrap_or(0);
    let constants = std::array::from_fn(|_| next());
    let spread = Spread(std::array::from_fn(|_| next()));
    let heads = (0..HEADS).map(|_| Head::of(&mut numbers)).collect();
    let mut rows = Vec::with_capacity(count + 1);
    rows.push(SILENT);
    rows.extend(stored.as_chunks().0.iter().map(packed));
    Ok(Content {
        rows,
        row_of,
        heads,
        constants,
        spread,
    })
}

/// By row, where it is among those whose bits are set, from one on, and how many
/// those are; none where there are more than can be counted.
fn numbered(bits: &[u8]) -> Option<(Vec<u16>, usize)> {
    let mut row_of = vec![0; rows()];
    let mut count = 0_u16;
    for (eight, bits) in row_of.chunks_mut(8).zip(bits) {
        for (place, row) in eight.iter_mut().enumerate() {
            if bits >> place & 1 != 0 {
                count = count.checked_add(1)?;
                *row = count;
            }
        }
    }
    Some((row_of, usize::from(count)))
}

#[cfg(test)]
mod tests {
    use super::super::judge::Judge;
    use super::super::judge::tests::some;
    use super::*;

    #[test]
    fn a_file_is_read_as_it_was_written() {
        let trained = some();
        let bytes = trained.write();
        let content = read(&bytes).expect("a file");
        assert_eq!(content.constants, trained.constants);
        assert_eq!(content.spread, trained.spread);
        assert_eq!(content.heads, trained.heads);
        assert_eq!(content.row_of.len(), rows());
        for (place, row) in content.row_of.iter().zip(&trained.rows) {
            assert_eq!(content.rows[usize::from(*place)], packed(&stored(row)));
            assert_eq!(*place == 0, *row == [0; CHANNELS]);
        }
    }

    #[test]
    fn other_files_are_refused() {
        let bytes = some().write();
        let refused = |bytes: &[u8]| Judge::read(bytes).expect_err("no file");
        let expected = bytes.len();
        let short = |found| matches!(refused(&bytes[..found]), BadFile::Length { expected, found: said } if said == found && expected > found);
        assert!(
            [expected - 1, expected - 300_000, 30_000, 100, 12]
                .into_iter()
                .all(short)
        );
        let long = [&bytes[..], &[0]].concat();
        let found = expected + 1;
        assert_eq!(refused(&long), BadFile::Length { expected, found });
        assert_eq!(refused(&bytes[1..]), BadFile::Kind);
        assert_eq!(refused(&[]), BadFile::Kind);
        let mut changed = bytes.clone();
        changed[4321] ^= 1;
        assert_eq!(refused(&changed), BadFile::Checksum);
        let mut older = bytes;
        older[MAGIC.len()] -= 1;
        assert_eq!(refused(&older), BadFile::Kind);
    }
}
