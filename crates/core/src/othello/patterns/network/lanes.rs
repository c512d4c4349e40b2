//! The arithmetic of the network in lanes. Its results are those of `words.rs`.

use super::{
    ABOVE, CHANNELS, HEAD_UNIT, HIDDEN, Head, LARGEST_RESULT, LARGEST_SUM, RESULT, ROW_UNIT, Row,
    TOGETHER,
};
use std::arch::wasm32::{
    i16x8, i16x8_max, i16x8_min, i16x8_shuffle, i16x8_splat, i16x8_sub, i32x4, i32x4_add,
    i32x4_dot_i16x8, i32x4_max, i32x4_shuffle, i32x4_splat, i64x2_add, i64x2_extmul_high_i32x4,
    i64x2_extmul_low_i32x4, i64x2_extract_lane, u8x16_add, u16x8_add, u16x8_shr, u16x8_splat,
    u64x2, v128, v128_and,
};

/// Four units are weighed at a time,
const FOURS: usize = HIDDEN / 4;
/// by two channels.
const PAIRS: usize = CHANNELS / 2;

/// A head, laid out to be used quickly.
#[derive(Debug)]
pub struct Laid {
    /// By pair of channels and four units: how both channels count in the first unit,
    /// in the second, and so on.
    hidden: [[v128; FOURS]; PAIRS],
    bias: [v128; FOURS],
    out: [v128; FOURS],
    /// Of the channels in pairs, the first four and the last four.
    direct: [v128; 2],
}

impl From<&Head> for Laid {
    fn from(head: &Head) -> Laid {
        let wide = |numbers: &[i16; HIDDEN], four: usize, unit: i32| {
            let [a, b, c, d] =
                std::array::from_fn(|place| i32::from(numbers[4 * four + place]) * unit);
            i32x4(a, b, c, d)
        };
        Laid {
            hidden: std::array::from_fn(|pair| {
                let [one, other] = [head.hidden[2 * pair], head.hidden[2 * pair + 1]];
                std::array::from_fn(|four| {
                    eight(|place| [one, other][place % 2][4 * four + place / 2])
                })
            }),
            bias: std::array::from_fn(|four| wide(&head.bias, four, ROW_UNIT)),
            out: std::array::from_fn(|four| wide(&head.out, four, 1)),
            direct: std::array::from_fn(|half| eight(|place| head.direct[8 * half + place])),
        }
    }
}

fn eight(number: impl FnMut(usize) -> i16) -> v128 {
    let all: [i16; 8] = std::array::from_fn(number);
    i16x8(
        all[0], all[1], all[2], all[3], all[4], all[5], all[6], all[7],
    )
}

impl Laid {
    /// The result for these sums of [`ROW_UNIT`]s, in hundredths of a disc.
    #[inline]
    pub fn value(&self, sums: &Sums) -> i32 {
        let sums = sums.channels();
        let mut units = self.bias;
        for (half, pairs) in self.hidden.as_chunks::<4>().0.iter().enumerate() {
            let four = sums[half];
            let each = [
                i32x4_shuffle::<0, 0, 0, 0>(four, four),
                i32x4_shuffle::<1, 1, 1, 1>(four, four),
                i32x4_shuffle::<2, 2, 2, 2>(four, four),
                i32x4_shuffle::<3, 3, 3, 3>(four, four),
            ];
            for (sums, weights) in each.into_iter().zip(pairs) {
                for (unit, weight) in units.iter_mut().zip(weights) {
                    *unit = i32x4_add(*unit, i32x4_dot_i16x8(sums, *weight));
                }
            }
        }
        let [low, high] =
            std::array::from_fn(|half| i32x4_dot_i16x8(sums[half], self.direct[half]));
        let direct = i32x4_add(low, high);
        let weight = i32x4_splat(HEAD_UNIT);
        let mut total = i64x2_add(
            i64x2_extmul_low_i32x4(direct, weight),
            i64x2_extmul_high_i32x4(direct, weight),
        );
        for (unit, out) in units.into_iter().zip(self.out) {
            let says = i32x4_max(unit, i32x4_splat(0));
            total = i64x2_add(total, i64x2_extmul_low_i32x4(says, out));
            total = i64x2_add(total, i64x2_extmul_high_i32x4(says, out));
        }
        let total = i64x2_extract_lane::<0>(total) + i64x2_extract_lane::<1>(total);
        let value = total * i64::from(RESULT) / i64::from(HEAD_UNIT * HEAD_UNIT * ROW_UNIT);
        value.clamp(-LARGEST_RESULT, LARGEST_RESULT) as i32
    }
}

/// Rows added up: the channels with even numbers, and those with odd ones.
#[derive(Clone, Copy, Debug)]
pub struct Sums {
    sums: [v128; 2],
    rows: u32,
}

impl Default for Sums {
    fn default() -> Sums {
        Sums {
            sums: [u16x8_splat(0); 2],
            rows: 0,
        }
    }
}

impl Sums {
    /// Adds some rows, [`TOGETHER`] at the most.
    #[inline]
    pub fn add<const COUNT: usize>(&mut self, rows: [&Row; COUNT]) {
        const { assert!(COUNT <= TOGETHER) };
        let rows = rows.map(|&[low, high]| u64x2(low, high));
        let sum = rows
            .into_iter()
            .fold(u16x8_splat(0), |sum, row| u8x16_add(sum, row));
        let [even, odd] = &mut self.sums;
        *even = u16x8_add(*even, v128_and(sum, u16x8_splat(0xff)));
        *odd = u16x8_add(*odd, u16x8_shr(sum, 8));
        self.rows += COUNT as u32;
    }

    /// The channels in order, in two times eight lanes.
    #[inline]
    fn channels(&self) -> [v128; 2] {
        let above = i16x8_splat((ABOVE * self.rows.cast_signed()) as i16);
        let [even, odd] = self.sums.map(|sum| {
            let sum = i16x8_max(i16x8_sub(sum, above), i16x8_splat(-LARGEST_SUM as i16));
            i16x8_min(sum, i16x8_splat(LARGEST_SUM as i16))
        });
        [
            i16x8_shuffle::<0, 8, 1, 9, 2, 10, 3, 11>(even, odd),
            i16x8_shuffle::<4, 12, 5, 13, 6, 14, 7, 15>(even, odd),
        ]
    }
}
