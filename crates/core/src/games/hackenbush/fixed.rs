//! Numbers of drawings with at most 64 edges, as whole multiples of 2^-64.
//!
//! A branch of n edges has a denominator of at most 2^(n-1), so nothing is ever
//! rounded, and a search that meets hundreds of thousands of them is quick.

use super::algebra::{Algebra, Worth};
use super::drawing::Colour;
use super::search::Searchable;
use crate::value::dyadic::Dyadic;
use crate::value::short::TooLarge;

/// A number as a multiple of 2^-64.
pub(super) type Fixed = i128;

const BITS: u32 = 64;
const ONE: Fixed = 1 << BITS;

/// Red and blue, at most 64 edges.
pub(super) struct FixedNumbers;

/// The number itself.
pub(super) fn to_dyadic(fixed: Fixed) -> Dyadic {
    // Halves of the fraction fit a signed number each.
    let part = |bits: u32| (fixed >> bits & 0xffff_ffff) as i64;
    let fraction = &Dyadic::new(part(32), 32) + &Dyadic::new(part(0), 64);
    &Dyadic::from((fixed >> BITS) as i64) + &fraction
}

impl Algebra for FixedNumbers {
    type Value = Fixed;

    fn zero(&self) -> Fixed {
        0
    }

    fn add(&mut self, a: &Fixed, b: &Fixed) -> Result<Fixed, TooLarge> {
        Ok(a + b)
    }

    fn subtract(&mut self, a: &Fixed, b: &Fixed) -> Result<Fixed, TooLarge> {
        Ok(a - b)
    }

    fn grow(&mut self, colour: Colour, above: &Fixed) -> Result<Fixed, TooLarge> {
        Ok(match colour {
            Colour::Red => -on_blue(-above),
            _ => on_blue(*above),
        })
    }

    fn describe(&mut self, value: &Fixed) -> Result<Worth, TooLarge> {
        Ok(Worth::of_number(to_dyadic(*value)))
    }
}

/// See [`Numbers`](super::algebra::Numbers).
fn on_blue(x: Fixed) -> Fixed {
    let p = (((ONE - x) >> BITS) + 1).max(1);
    (x + (p << BITS)) >> (p - 1)
}

impl Searchable for FixedNumbers {
    fn options(&mut self, value: &Fixed) -> (Vec<Fixed>, Vec<Fixed>) {
        match *value {
            0 => (Vec::new(), Vec::new()),
            x if x % ONE == 0 && x > 0 => (vec![x - ONE], Vec::new()),
            x if x % ONE == 0 => (Vec::new(), vec![x + ONE]),
            x => {
                let step = 1 << x.trailing_zeros();
                (vec![x - step], vec![x + step])
            }
        }
    }

    fn simplest(&mut self, left: &[Fixed], right: &[Fixed]) -> Result<Fixed, TooLarge> {
        let (left, right) = (left.iter().max().copied(), right.iter().min().copied());
        Ok(match (left, right) {
            (Some(left), right) if left >= 0 => simplest_above(left, right),
            (left, Some(right)) if right <= 0 => -simplest_above(-right, left.map(|left| -left)),
            _ => 0,
        })
    }

    fn fused(&mut self, _: u32, _: &[Fixed]) -> Option<Fixed> {
        None
    }
}

/// The simplest number above one that is not negative, and below another.
fn simplest_above(left: Fixed, right: Option<Fixed>) -> Fixed {
    let whole = ((left >> BITS) + 1) << BITS;
    let Some(right) = right.filter(|right| whole >= *right) else {
        return whole;
    };
    // The next multiple of every step, the coarsest that stays below.
    (0..BITS)
        .rev()
        .map(|bits| ((left >> bits) + 1) << bits)
        .find(|&next| next < right)
        .unwrap_or(left)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::hackenbush::algebra::Numbers;

    #[test]
    fn fixed_numbers_are_the_numbers() {
        let mut random = fastrand::Rng::with_seed(7);
        for _ in 0..2000 {
            let numerator = random.i64(-2000..2000);
            let fixed = Fixed::from(numerator) << (BITS - 8);
            let number = Dyadic::new(numerator, 8);
            assert_eq!(to_dyadic(fixed), number);
            for colour in [Colour::Blue, Colour::Red] {
                assert_eq!(
                    to_dyadic(FixedNumbers.grow(colour, &fixed).unwrap()),
                    Numbers.grow(colour, &number).unwrap()
                );
            }
            let other = Fixed::from(random.i64(-2000..2000)) << (BITS - 8);
            let (low, high) = (fixed.min(other), fixed.max(other));
            if low < high {
                let between = FixedNumbers.simplest(&[low], &[high]).unwrap();
                let expected =
                    Dyadic::simplest_between(Some(&to_dyadic(low)), Some(&to_dyadic(high)));
                assert_eq!(Some(to_dyadic(between)), expected);
            }
            let above = FixedNumbers.simplest(&[low], &[]).unwrap();
            assert_eq!(
                Some(to_dyadic(above)),
                Dyadic::simplest_between(Some(&to_dyadic(low)), None)
            );
            let (left, right) = FixedNumbers.options(&fixed);
            assert_eq!(FixedNumbers.simplest(&left, &right), Ok(fixed));
        }
    }
}
