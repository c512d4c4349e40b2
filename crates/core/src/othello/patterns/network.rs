//! What the patterns say together, by a small network.
//!
//! Every state of a pattern has a row of numbers, and the rows of all that lies on
//! a board are added up, number by number: the first layer, whose input is nearly
//! all zero, is a look-up (Nasu 2018). Units that only count what is positive make
//! something of the sums, and all of it is weighed by the number of empty squares. A
//! sum of weights alone cannot say that a good edge is worth less once the opponent
//! has no safe move left; such a network can.
//!
//! Several small numbers are added or weighed at once: as parts of a word, or in lanes
//! where the processor is known to have them. Both give the same to the last bit.

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod lanes;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
pub use lanes::{Laid, Sums};

#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
mod words;
#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
pub use words::{Laid, Sums};

/// So many numbers a row has,
pub const CHANNELS: usize = 16;
/// and so many units make something of their sums.
pub const HIDDEN: usize = 16;
/// Numbers of empty squares that are judged alike,
const ALIKE: usize = 2;
/// and so many heads that makes.
pub const HEADS: usize = 60 / ALIKE + 1;

/// One in the numbers of a row.
pub const ROW_UNIT: i32 = 16;
/// The numbers of a row are no larger than this.
pub const LARGEST_NUMBER: i8 = 31;
/// One in the numbers of a head.
pub const HEAD_UNIT: i32 = 1024;
/// So many hundredths of a disc is one in the result.
pub const RESULT: i32 = 800;

/// Sums are taken to be no larger, so that nothing overflows: those of a board never
/// are.
const LARGEST_SUM: i32 = 2047;

/// Results are no larger, whatever the numbers of a head.
const LARGEST_RESULT: i64 = 1 << 20;

/// Which head judges positions with so many empty squares.
#[inline]
pub fn head_of(empties: usize) -> usize {
    (empties / ALIKE).min(HEADS - 1)
}

/// What is made of the sums, in [`HEAD_UNIT`]s.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// By channel, how much its sum counts in each unit,
    pub hidden: [[i16; HIDDEN]; CHANNELS],
    /// and what is added.
    pub bias: [i16; HIDDEN],
    /// How much a unit counts in the result,
    pub out: [i16; HIDDEN],
    /// and how much the sums do by themselves.
    pub direct: [i16; CHANNELS],
}

impl Head {
    /// How many numbers a head has.
    pub const NUMBERS: usize = HIDDEN * (CHANNELS + 2) + CHANNELS;

    /// Of its numbers in the order in which they stand above.
    pub fn of(mut numbers: impl Iterator<Item = i16>) -> Head {
        let mut next = || numbers.next().unwrap_or(0);
        Head {
            hidden: std::array::from_fn(|_| std::array::from_fn(|_| next())),
            bias: std::array::from_fn(|_| next()),
            out: std::array::from_fn(|_| next()),
            direct: std::array::from_fn(|_| next()),
        }
    }

    /// See [`Head::of`].
    pub fn numbers(&self) -> impl Iterator<Item = i16> {
        let rest = [&self.bias[..], &self.out, &self.direct];
        let all = self.hidden.iter().flatten();
        all.chain(rest.into_iter().flatten()).copied()
    }
}

/// A row as it is stored: a byte a number, 32 more than it is, so that none
/// is negative and [`TOGETHER`] of them are a byte as well.
pub type Row = [u64; WORDS];

const WORDS: usize = CHANNELS / 8;

/// What is added to a number, to be stored.
const ABOVE: i32 = 32;

/// So many rows can be added up byte by byte.
pub const TOGETHER: usize = 4;

/// The bits of every byte that a stored number has.
const NUMBER: u64 = 0x3f3f_3f3f_3f3f_3f3f;

/// A row that says nothing.
pub const SILENT: Row = [0x2020_2020_2020_2020; WORDS];

/// The bytes of a row as it is stored.
pub fn stored(row: &[i8; CHANNELS]) -> [u8; CHANNELS] {
    let within = |number: i8| number.clamp(-LARGEST_NUMBER, LARGEST_NUMBER);
    row.map(|number| (within(number) + ABOVE as i8).cast_unsigned())
}

/// The row of these bytes; what cannot be in them is left out.
#[inline]
pub fn packed(bytes: &[u8; CHANNELS]) -> Row {
    let (words, _) = bytes.as_chunks();
    std::array::from_fn(|word| u64::from_le_bytes(words[word]) & NUMBER)
}

#[cfg(test)]
mod tests {
    use super::*;
    use fastrand::Rng;

    fn head(dice: &mut Rng, largest: i16) -> Head {
        Head::of(std::iter::repeat_with(|| dice.i16(-largest..=largest)))
    }

    fn some_row(dice: &mut Rng) -> [i8; CHANNELS] {
        std::array::from_fn(|_| dice.i8(-LARGEST_NUMBER..=LARGEST_NUMBER))
    }

    fn sums_of(rows: &[[i8; CHANNELS]]) -> Sums {
        let rows: Vec<Row> = rows.iter().map(|row| packed(&stored(row))).collect();
        let (fours, rest) = rows.as_chunks::<TOGETHER>();
        let mut sums = Sums::default();
        for [one, two, three, four] in fours {
            sums.add([one, two, three, four]);
        }
        for row in rest {
            sums.add([row]);
        }
        sums
    }

    #[test]
    fn rows_are_added_up_number_by_number() {
        let mut dice = Rng::with_seed(5);
        for count in [0, 1, 2, 17, 51, 200] {
            let rows: Vec<_> = (0..count).map(|_| some_row(&mut dice)).collect();
            let sums = sums_of(&rows).channels();
            for (channel, sum) in sums.into_iter().enumerate() {
                let plain: i32 = rows.iter().map(|row| i32::from(row[channel])).sum();
                assert_eq!(sum, plain.clamp(-LARGEST_SUM, LARGEST_SUM));
            }
        }
        for extreme in [LARGEST_NUMBER, -LARGEST_NUMBER] {
            let rows = [[extreme; CHANNELS]; 51];
            assert_eq!(
                sums_of(&rows).channels(),
                [51 * i32::from(extreme); CHANNELS]
            );
        }
        assert_eq!(packed(&stored(&[0; CHANNELS])), SILENT);
        let all = packed(&[u8::MAX; CHANNELS]);
        assert_eq!(all, [NUMBER; WORDS]);
    }

    /// The network in numbers with a point.
    #[test]
    fn whole_numbers_are_near_enough() {
        let mut dice = Rng::with_seed(6);
        for _ in 0..200 {
            let head = head(&mut dice, 900);
            let rows = [some_row(&mut dice), some_row(&mut dice)];
            let input: [f64; CHANNELS] = std::array::from_fn(|channel| {
                let sum: i32 = rows.iter().map(|row| i32::from(row[channel])).sum();
                f64::from(sum) / f64::from(ROW_UNIT)
            });
            let float = |number: i16| f64::from(number) / f64::from(HEAD_UNIT);
            let mut result = 0.0;
            for unit in 0..HIDDEN {
                let weigh = |channel: usize| float(head.hidden[channel][unit]) * input[channel];
                let says = (0..CHANNELS).map(weigh).sum::<f64>() + float(head.bias[unit]);
                result += float(head.out[unit]) * says.max(0.0);
            }
            let direct = head.direct.iter().zip(input);
            result += direct
                .map(|(&weight, sum)| float(weight) * sum)
                .sum::<f64>();
            let value = Laid::from(&head).value(&sums_of(&rows));
            let difference = (f64::from(value) - result * f64::from(RESULT)).abs();
            assert!(difference < 1.0, "{value}, {result}");
        }
    }

    /// Two units at a time, each as if it were alone.
    #[test]
    fn no_numbers_are_too_large() {
        for number in [LARGEST_NUMBER, -LARGEST_NUMBER] {
            let sums = sums_of(&[[number; CHANNELS]; 51]);
            for weight in [i16::MIN, i16::MAX] {
                let head = Head::of(std::iter::repeat(weight));
                let sum = i128::from(sums.channels()[0]);
                let weight = i128::from(weight);
                let weighed = CHANNELS as i128 * sum * weight;
                let unit = (weighed + weight * i128::from(ROW_UNIT)).max(0);
                let total = HIDDEN as i128 * unit * weight + weighed * i128::from(HEAD_UNIT);
                let divisor = HEAD_UNIT * HEAD_UNIT * ROW_UNIT;
                let expected = total * i128::from(RESULT) / i128::from(divisor);
                let expected = expected.clamp(-(1 << 20), 1 << 20);
                assert_eq!(i128::from(Laid::from(&head).value(&sums)), expected);
            }
        }
    }

    #[test]
    fn numbers_come_back() {
        let mut dice = Rng::with_seed(7);
        let head = head(&mut dice, i16::MAX);
        assert_eq!(head.numbers().count(), Head::NUMBERS);
        assert_eq!(Head::of(head.numbers()), head);
    }
}
