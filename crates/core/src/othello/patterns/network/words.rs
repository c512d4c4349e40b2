//! The arithmetic of the network in words of 64 bits: sums as four parts of one, and
//! weights of two units as parts of another.

use super::{
    ABOVE, CHANNELS, HEAD_UNIT, HIDDEN, Head, LARGEST_RESULT, LARGEST_SUM, RESULT, ROW_UNIT, Row,
    TOGETHER, WORDS,
};

/// Units are weighed two at a time.
const PAIRS: usize = HIDDEN / 2;

/// A head, laid out to be used quickly.
#[derive(Debug)]
pub struct Laid {
    /// By channel, its weights in each pair of units.
    hidden: [[Pair; PAIRS]; CHANNELS],
    bias: [Pair; PAIRS],
    out: [[i16; 2]; PAIRS],
    direct: [i16; CHANNELS],
}

/// Two numbers as one: what is more than 32 bits can hold goes to the second. Sums
/// of pairs, and a pair times a number, are right for both, as long as each of them
/// stays within 32 bits.
#[derive(Clone, Copy, Debug)]
struct Pair(i64);

impl Pair {
    fn new([one, other]: [i32; 2]) -> Pair {
        Pair((i64::from(other) << 32).wrapping_add(i64::from(one)))
    }

    #[inline]
    fn parts(self) -> [i32; 2] {
        let one = self.0 as i32;
        [one, (self.0.wrapping_sub(i64::from(one)) >> 32) as i32]
    }
}

impl From<&Head> for Laid {
    fn from(head: &Head) -> Laid {
        let pairs = |numbers: &[i16; HIDDEN], unit: i32| -> [Pair; PAIRS] {
            let (pairs, _) = numbers.as_chunks::<2>();
            std::array::from_fn(|place| Pair::new(pairs[place].map(|one| i32::from(one) * unit)))
        };
        let (out, _) = head.out.as_chunks();
        Laid {
            hidden: std::array::from_fn(|channel| pairs(&head.hidden[channel], 1)),
            bias: pairs(&head.bias, ROW_UNIT),
            out: std::array::from_fn(|place| out[place]),
            direct: head.direct,
        }
    }
}

impl Laid {
    /// The result for these sums of [`ROW_UNIT`]s, in hundredths of a disc.
    #[inline]
    pub fn value(&self, sums: &Sums) -> i32 {
        let sums = sums.channels();
        let mut units = self.bias;
        let mut direct = 0;
        for (channel, sum) in sums.into_iter().enumerate() {
            for (unit, weight) in units.iter_mut().zip(&self.hidden[channel]) {
                unit.0 = unit.0.wrapping_add(weight.0.wrapping_mul(i64::from(sum)));
            }
            direct += i32::from(self.direct[channel]) * sum;
        }
        let mut total = i64::from(direct) * i64::from(HEAD_UNIT);
        for (unit, out) in units.iter().zip(&self.out) {
            for (says, out) in unit.parts().into_iter().zip(out) {
                total += i64::from(says.max(0)) * i64::from(*out);
            }
        }
        let value = total * i64::from(RESULT) / i64::from(HEAD_UNIT * HEAD_UNIT * ROW_UNIT);
        value.clamp(-LARGEST_RESULT, LARGEST_RESULT) as i32
    }
}

/// Every other byte of a word.
const EVERY_OTHER: u64 = 0x00ff_00ff_00ff_00ff;

/// Rows added up: four bytes of each word to a word, so that a sum has sixteen bits.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sums {
    sums: [[u64; 2]; WORDS],
    rows: u32,
}

impl Sums {
    /// Adds some rows, [`TOGETHER`] at the most.
    #[inline]
    pub fn add<const COUNT: usize>(&mut self, rows: [&Row; COUNT]) {
        const { assert!(COUNT <= TOGETHER) };
        for (place, [even, odd]) in self.sums.iter_mut().enumerate() {
            let word: u64 = rows.iter().map(|row| row[place]).sum();
            *even += word & EVERY_OTHER;
            *odd += word >> 8 & EVERY_OTHER;
        }
        self.rows += COUNT as u32;
    }

    #[inline]
    pub(super) fn channels(&self) -> [i32; CHANNELS] {
        let above = ABOVE * self.rows.cast_signed();
        std::array::from_fn(|channel| {
            let word = self.sums[channel / 8][channel % 2];
            let sum = (word >> (16 * (channel % 8 / 2)) & 0xffff) as i32 - above;
            sum.clamp(-LARGEST_SUM, LARGEST_SUM)
        })
    }
}
