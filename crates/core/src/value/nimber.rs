//! Nimbers: the values of impartial games, a field of their own.
//!
//! ```
//! use zermelo_core::value::nimber::{Nimber, mex};
//!
//! assert_eq!(Nimber(3) + Nimber(5), Nimber(6));
//! assert_eq!(Nimber(2) * Nimber(2), Nimber(3));
//! assert_eq!(mex([0, 1, 3]), 2);
//! ```

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul};

/// A nimber: `+` is the nim-sum, `*` the nim-product.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Nimber(pub u32);

impl Add for Nimber {
    type Output = Nimber;

    #[expect(
        clippy::suspicious_arithmetic_impl,
        reason = "the nim-sum is addition without carry"
    )]
    fn add(self, other: Nimber) -> Nimber {
        Nimber(self.0 ^ other.0)
    }
}

impl AddAssign for Nimber {
    fn add_assign(&mut self, other: Nimber) {
        *self = *self + other;
    }
}

impl Sum for Nimber {
    fn sum<I: Iterator<Item = Nimber>>(nimbers: I) -> Nimber {
        nimbers.fold(Nimber(0), Add::add)
    }
}

impl Mul for Nimber {
    type Output = Nimber;

    fn mul(self, other: Nimber) -> Nimber {
        Nimber(product(self.0, other.0, 16))
    }
}

/// The product of two nimbers below 2^(2·half), where `half` is a power of two.
///
/// With F = 2^half, a Fermat power, and F·F = F + F/2 (Conway):
/// (aF + b)(cF + d) = (ac + ad + bc)F + bd + ac·(F/2).
fn product(left: u32, right: u32, half: u32) -> u32 {
    if left < 2 || right < 2 {
        return left * right;
    }
    let mask = (1 << half) - 1;
    let (a, b) = (left >> half, left & mask);
    let (c, d) = (right >> half, right & mask);
    let smaller = half / 2;
    let low = product(b, d, smaller);
    if a == 0 && c == 0 {
        return low;
    }
    let high = product(a, c, smaller);
    let all = product(a ^ b, c ^ d, smaller);
    ((all ^ low) << half) ^ low ^ product(high, 1 << (half - 1), smaller)
}

impl fmt::Display for Nimber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            0 => f.write_str("0"),
            1 => f.write_str("*"),
            n => write!(f, "*{n}"),
        }
    }
}

/// The least number that is not among those given.
pub fn mex(values: impl IntoIterator<Item = u32>) -> u32 {
    // Whatever is larger than the count of values cannot matter, but that count
    // is not known beforehand: words of bits grow as needed.
    let mut first = 0u64;
    let mut more: Vec<u32> = Vec::new();
    for value in values {
        match value {
            0..64 => first |= 1 << value,
            _ => more.push(value),
        }
    }
    let least = first.trailing_ones();
    if least < 64 {
        return least;
    }
    more.sort_unstable();
    more.dedup();
    more.into_iter()
        .fold(64, |least, value| least + u32::from(value == least))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Conway's definition, word for word.
    fn naive_product(table: &mut Vec<Vec<u32>>, size: u32) {
        for a in 0..size {
            table.push(Vec::new());
            for b in 0..size {
                let value = if b > a {
                    None
                } else {
                    let mut options = Vec::new();
                    for c in 0..a {
                        for d in 0..b {
                            let at = |x: u32, y: u32| table[x.max(y) as usize][x.min(y) as usize];
                            options.push(at(c, b) ^ at(a, d) ^ at(c, d));
                        }
                    }
                    Some(naive_mex(&options))
                };
                if let Some(value) = value {
                    table[a as usize].push(value);
                }
            }
        }
    }

    fn naive_mex(values: &[u32]) -> u32 {
        let mut least = 0;
        while values.contains(&least) {
            least += 1;
        }
        least
    }

    #[test]
    fn products_equal_the_definition() {
        let mut table = Vec::new();
        naive_product(&mut table, 40);
        for a in 0..40u32 {
            for b in 0..=a {
                let expected = Nimber(table[a as usize][b as usize]);
                assert_eq!(Nimber(a) * Nimber(b), expected, "{a} {b}");
                assert_eq!(Nimber(b) * Nimber(a), expected, "{b} {a}");
            }
        }
    }

    proptest! {
        #[test]
        fn nimbers_are_a_field(a in any::<u32>(), b in any::<u32>(), c in any::<u32>()) {
            let (a, b, c) = (Nimber(a), Nimber(b), Nimber(c));
            prop_assert_eq!(a * (b + c), a * b + a * c);
            prop_assert_eq!((a * b) * c, a * (b * c));
            prop_assert_eq!(a * Nimber(1), a);
            prop_assert_eq!(a + a, Nimber(0));
            prop_assert!(a == Nimber(0) || b == Nimber(0) || a * b != Nimber(0));
        }

        #[test]
        fn mex_equals_search(values in prop::collection::vec(0u32..150, 0..300)) {
            prop_assert_eq!(mex(values.iter().copied()), naive_mex(&values));
        }
    }
}
