//! The network that is learnt: as in the core, in numbers with a point.

use fastrand::Rng;
use zermelo_core::othello::evaluation::DISC;
use zermelo_core::othello::evaluation::spread::Spread;
use zermelo_core::othello::patterns::file::Trained;
use zermelo_core::othello::patterns::judge::{CONSTANTS, rows};
use zermelo_core::othello::patterns::network::{
    CHANNELS, HEAD_UNIT, HEADS, HIDDEN, Head, LARGEST_NUMBER, RESULT, ROW_UNIT, head_of,
};
use zermelo_train::Used;

/// One in the result is so many discs.
pub const DISCS: f32 = RESULT as f32 / DISC as f32;

/// A row, or the sums of rows.
pub type Channels = [f32; CHANNELS];

/// The numbers of a head, in the order of the file.
pub type HeadNumbers = [f32; Head::NUMBERS];

/// See above.
#[derive(Clone)]
pub struct Network {
    /// By number of the row.
    pub rows: Vec<Channels>,
    /// By number of the head.
    pub heads: Vec<HeadNumbers>,
    /// By number of empty squares.
    pub constants: [f32; CONSTANTS],
}

/// The numbers of a head by what they are for.
struct Parts<'a> {
    hidden: &'a [Units],
    bias: &'a Units,
    out: &'a Units,
    direct: &'a Channels,
}

fn parts(numbers: &HeadNumbers) -> Option<Parts<'_>> {
    let (hidden, rest) = numbers.split_at(HIDDEN * CHANNELS);
    let (bias, rest) = rest.split_first_chunk()?;
    let (out, rest) = rest.split_first_chunk()?;
    Some(Parts {
        hidden: hidden.as_chunks().0,
        bias,
        out,
        direct: rest.first_chunk()?,
    })
}

/// What each unit says.
type Units = [f32; HIDDEN];

/// A position on its way through the network.
pub struct Pass {
    sums: Channels,
    units: Units,
    /// The result.
    pub value: f32,
}

impl Network {
    /// A network that knows nothing: what is not learnt stays zero, only heads
    /// begin by chance, all the same.
    pub fn new(seed: u64) -> Network {
        let mut dice = Rng::with_seed(seed);
        let mut bell = |width: f32| width * ((0..12).map(|_| dice.f32()).sum::<f32>() - 6.0);
        let mut head = [0.0; Head::NUMBERS];
        let widths = [
            (HIDDEN * CHANNELS, (2.0 / CHANNELS as f32).sqrt()),
            (HIDDEN, 0.1),
            (HIDDEN, (1.0 / HIDDEN as f32).sqrt()),
            (CHANNELS, (1.0 / CHANNELS as f32).sqrt()),
        ];
        let widths = widths
            .into_iter()
            .flat_map(|(count, width)| std::iter::repeat_n(width, count));
        for (number, width) in head.iter_mut().zip(widths) {
            *number = bell(width);
        }
        Network {
            rows: vec![[0.0; CHANNELS]; rows()],
            heads: vec![head; HEADS],
            constants: [0.0; CONSTANTS],
        }
    }

    fn head(&self, empties: u8) -> Parts<'_> {
        let head = &self.heads[head_of(usize::from(empties))];
        parts(head).unwrap_or_else(|| unreachable!("a head has all its parts"))
    }

    /// What the network says of a position.
    #[inline]
    pub fn pass(&self, used: &Used, empties: u8) -> Pass {
        let mut sums = [0.0; CHANNELS];
        for &row in used {
            add(&mut sums, &self.rows[row as usize]);
        }
        let head = self.head(empties);
        let mut units = *head.bias;
        for (sum, weights) in sums.iter().zip(head.hidden) {
            for (unit, weight) in units.iter_mut().zip(weights) {
                *unit += weight * sum;
            }
        }
        units = units.map(|unit| unit.max(0.0));
        let constant = self.constants[usize::from(empties)];
        let value = constant + product(head.direct, &sums) + product(head.out, &units);
        Pass { sums, units, value }
    }

    /// Where the result should change by this, how the sums should; `changes` takes
    /// up how the numbers of the head should, in their order.
    #[inline]
    pub fn back(
        &self,
        pass: &Pass,
        empties: u8,
        wanted: f32,
        changes: &mut HeadNumbers,
    ) -> Channels {
        let head = self.head(empties);
        let (hidden, rest) = changes.split_at_mut(HIDDEN * CHANNELS);
        let (bias, rest) = rest.split_at_mut(HIDDEN);
        let (out, direct) = rest.split_at_mut(HIDDEN);
        let mut parts = [0.0; HIDDEN];
        for unit in 0..HIDDEN {
            out[unit] += wanted * pass.units[unit];
            if pass.units[unit] > 0.0 {
                parts[unit] = wanted * head.out[unit];
            }
            bias[unit] += parts[unit];
        }
        let mut sums = [0.0; CHANNELS];
        let (hidden, _) = hidden.as_chunks_mut::<HIDDEN>();
        for channel in 0..CHANNELS {
            let sum = pass.sums[channel];
            for (change, part) in hidden[channel].iter_mut().zip(parts) {
                *change += part * sum;
            }
            direct[channel] += wanted * sum;
            sums[channel] = wanted * head.direct[channel] + product(&head.hidden[channel], &parts);
        }
        sums
    }

    /// In whole numbers, to be used.
    pub fn trained(&self) -> Trained {
        let row = |row: &Channels| row.map(|number| in_units(number) as i8);
        let number = |number: &f32| (number * HEAD_UNIT as f32).round() as i16;
        let constant = |number: f32| (number * RESULT as f32).round() as i16;
        Trained {
            rows: self.rows.iter().map(row).collect(),
            heads: self
                .heads
                .iter()
                .map(|head| Head::of(head.iter().map(number)))
                .collect(),
            constants: self.constants.map(constant),
            spread: Spread::UNKNOWN,
        }
    }
}

/// Adds number by number.
#[inline]
pub fn add<const COUNT: usize>(to: &mut [f32; COUNT], numbers: &[f32; COUNT]) {
    for (to, number) in to.iter_mut().zip(numbers) {
        *to += number;
    }
}

/// All products of one with the other, added up at the end.
#[inline]
fn product<const COUNT: usize>(one: &[f32; COUNT], other: &[f32; COUNT]) -> f32 {
    let products: [f32; COUNT] = std::array::from_fn(|place| one[place] * other[place]);
    products.iter().sum()
}

/// A number of a row as it will be stored.
fn in_units(number: f32) -> f32 {
    let largest = f32::from(LARGEST_NUMBER);
    let units = number * ROW_UNIT as f32;
    units.round_ties_even().clamp(-largest, largest)
}

/// The nearest number that can be stored.
pub fn rounded(number: f32) -> f32 {
    in_units(number) / ROW_UNIT as f32
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use crate::samples::Sample;
    use zermelo_core::othello::discs::Discs;
    use zermelo_core::othello::patterns::PLACES;
    use zermelo_core::othello::patterns::indices::Node;
    use zermelo_core::othello::patterns::judge::Judge;
    use zermelo_train::used;

    /// A position as it is learnt from.
    pub fn sample(discs: Discs) -> Sample {
        Sample {
            discs,
            label: 0.0,
            game: 0,
            empties: discs.empties() as u8,
            black: true,
            beside: false,
            held: false,
        }
    }

    /// A network with numbers everywhere.
    fn some() -> Network {
        let mut dice = Rng::with_seed(4);
        let mut network = Network::new(3);
        // Not all: so many a file cannot count.
        for row in network.rows.iter_mut().step_by(3) {
            *row = std::array::from_fn(|_| rounded(dice.f32() - 0.5));
        }
        for number in network.heads.iter_mut().flatten() {
            *number += dice.f32() / 10.0;
        }
        network
    }

    #[test]
    fn the_engine_says_the_same() {
        let network = some();
        let judge = Judge::new(&network.trained());
        let mut discs = Discs::START;
        for square in [19, 18, 17, 9, 26] {
            discs = discs.play(square);
            let sample = sample(discs);
            let value = network.pass(&used(sample.discs), sample.empties).value;
            let said = judge.value(&Node::new(discs));
            let limit = 64.0 * DISC as f32;
            let expected = (value * RESULT as f32).clamp(-limit, limit);
            assert!((said as f32 - expected).abs() < 8.0, "{said}, {expected}");
        }
    }

    /// Each number is changed by a little, and the result changes as was said.
    #[test]
    fn changes_go_the_right_way() {
        let network = some();
        let sample = sample(Discs::START.play(19).play(18));
        let (used, empties) = (used(sample.discs), sample.empties);
        let pass = network.pass(&used, empties);
        let mut changes = [0.0; Head::NUMBERS];
        let sums = network.back(&pass, empties, 1.0, &mut changes);
        let little = 1e-2;
        let near = |other: &Network, expected: f32| {
            let found = (other.pass(&used, empties).value - pass.value) / little;
            let wide = 0.05 * expected.abs().max(1.0);
            assert!((found - expected).abs() < wide, "{found}, {expected}");
        };
        let head = head_of(usize::from(empties));
        for number in (0..Head::NUMBERS).step_by(3) {
            let mut other = network.clone();
            other.heads[head][number] += little;
            near(&other, changes[number]);
        }
        for (channel, expected) in sums.into_iter().enumerate() {
            let mut other = network.clone();
            other.rows[used[PLACES] as usize][channel] += little;
            near(&other, expected);
        }
    }
}
