//! Dyadic rationals: whole numbers, halves, quarters and so on, the numbers that
//! finite games are worth.
//!
//! A number is `numerator / 2^exponent`, always in lowest terms. Small ones live
//! in two machine words; larger ones are exact all the same, however long: a
//! blue edge under ten thousand red ones is an ordinary value.
//!
//! ```
//! use zermelo_core::value::dyadic::Dyadic;
//!
//! let half = Dyadic::new(1, 1);
//! let three_quarters: Dyadic = "3/4".parse()?;
//! assert_eq!((&half + &three_quarters).to_string(), "5/4");
//! assert_eq!(Dyadic::simplest_between(Some(&half), None), Some(Dyadic::from(1)));
//! # Ok::<(), zermelo_core::value::dyadic::NotDyadic>(())
//! ```

use std::cmp::Ordering;
use std::fmt;
use std::ops::{Add, Neg, Sub};
use std::str::FromStr;

use num_bigint::{BigInt, Sign};

/// A dyadic rational.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Dyadic(Form);

/// Whatever fits into `Small` is `Small`, so that equal numbers are alike.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Form {
    /// The numerator is odd, or the exponent 0; the exponent is less than 63.
    Small { numerator: i64, exponent: u8 },
    /// The same for what does not fit above.
    Large(Box<Large>),
}

#[derive(Clone, PartialEq, Eq, Hash)]
struct Large {
    numerator: BigInt,
    exponent: u64,
}

/// The largest exponent of a small number: sums of two then fit into 128 bits.
const MAX_SMALL_EXPONENT: u64 = 62;

impl Dyadic {
    /// Nought.
    pub const ZERO: Dyadic = Dyadic::integer(0);

    /// One.
    pub const ONE: Dyadic = Dyadic::integer(1);

    /// A whole number.
    pub const fn integer(number: i64) -> Dyadic {
        Dyadic(Form::Small {
            numerator: number,
            exponent: 0,
        })
    }

    /// `numerator / 2^exponent`, brought to lowest terms.
    pub fn new(numerator: i64, exponent: u64) -> Dyadic {
        if exponent <= MAX_SMALL_EXPONENT {
            Dyadic::from_wide(numerator.into(), exponent as u32)
        } else {
            Dyadic::from_large(numerator.into(), exponent)
        }
    }

    fn from_wide(numerator: i128, exponent: u32) -> Dyadic {
        if numerator == 0 {
            return Dyadic::ZERO;
        }
        let shift = numerator.trailing_zeros().min(exponent);
        let (numerator, exponent) = (numerator >> shift, exponent - shift);
        match i64::try_from(numerator) {
            Ok(numerator) if u64::from(exponent) <= MAX_SMALL_EXPONENT => Dyadic(Form::Small {
                numerator,
                exponent: exponent as u8,
            }),
            _ => Dyadic::from_large(numerator.into(), exponent.into()),
        }
    }

    fn from_large(numerator: BigInt, exponent: u64) -> Dyadic {
        let Some(zeros) = numerator.trailing_zeros() else {
            return Dyadic::ZERO;
        };
        let shift = zeros.min(exponent);
        let (numerator, exponent) = (numerator >> shift, exponent - shift);
        match i64::try_from(&numerator) {
            Ok(small) if exponent <= MAX_SMALL_EXPONENT => Dyadic(Form::Small {
                numerator: small,
                exponent: exponent as u8,
            }),
            _ => Dyadic(Form::Large(Box::new(Large {
                numerator,
                exponent,
            }))),
        }
    }

    /// The power of two in the denominator.
    pub fn exponent(&self) -> u64 {
        match &self.0 {
            Form::Small { exponent, .. } => (*exponent).into(),
            Form::Large(large) => large.exponent,
        }
    }

    /// The numerator in lowest terms.
    pub fn numerator(&self) -> BigInt {
        match &self.0 {
            Form::Small { numerator, .. } => (*numerator).into(),
            Form::Large(large) => large.numerator.clone(),
        }
    }

    /// Numerator and exponent, where the number is small.
    pub fn small(&self) -> Option<(i64, u8)> {
        match self.0 {
            Form::Small {
                numerator,
                exponent,
            } => Some((numerator, exponent)),
            Form::Large(_) => None,
        }
    }

    /// Whether it is a whole number.
    pub fn is_integer(&self) -> bool {
        self.exponent() == 0
    }

    /// The whole number, where it is one and fits.
    pub fn to_integer(&self) -> Option<i64> {
        match self.small() {
            Some((numerator, 0)) => Some(numerator),
            _ => None,
        }
    }

    /// Less than 0, 0, or more.
    pub fn sign(&self) -> Ordering {
        match &self.0 {
            Form::Small { numerator, .. } => numerator.cmp(&0),
            Form::Large(large) => match large.numerator.sign() {
                Sign::Minus => Ordering::Less,
                Sign::NoSign => Ordering::Equal,
                Sign::Plus => Ordering::Greater,
            },
        }
    }

    /// Half of it.
    #[must_use]
    pub fn half(&self) -> Dyadic {
        self.over_power_of_two(1)
    }

    /// `self / 2^power`.
    #[must_use]
    pub fn over_power_of_two(&self, power: u64) -> Dyadic {
        match &self.0 {
            Form::Small {
                numerator,
                exponent,
            } => Dyadic::new(*numerator, u64::from(*exponent) + power),
            Form::Large(large) => {
                Dyadic::from_large(large.numerator.clone(), large.exponent + power)
            }
        }
    }

    /// The greatest whole number that is not greater.
    #[must_use]
    pub fn floor(&self) -> Dyadic {
        match &self.0 {
            Form::Small {
                numerator,
                exponent,
            } => Dyadic::integer(numerator >> exponent),
            Form::Large(large) => Dyadic::from_large(&large.numerator >> large.exponent, 0),
        }
    }

    /// A blue edge of Hackenbush under branches of this value x is worth
    /// (x+p)/2^(p-1), where p is the least positive whole number that makes x+p
    /// greater than 1 (Berlekamp).
    #[must_use]
    pub fn over_blue(&self) -> Dyadic {
        // The least whole p above 1-x.
        let p = (&Dyadic::ONE + &-self).floor().to_integer().unwrap_or(0) + 1;
        let p = p.max(1);
        (self + &Dyadic::from(p)).over_power_of_two(p.unsigned_abs() - 1)
    }

    /// A red edge under branches of this value.
    #[must_use]
    pub fn over_red(&self) -> Dyadic {
        -&(-self).over_blue()
    }

    /// The simplest number strictly between two, either of which may be absent:
    /// 0 if it lies between, else the whole number nearest to 0, else the one
    /// with the least denominator. `None` unless left < right.
    pub fn simplest_between(left: Option<&Dyadic>, right: Option<&Dyadic>) -> Option<Dyadic> {
        let above_left = left.is_none_or(|left| left.sign() == Ordering::Less);
        let below_right = right.is_none_or(|right| right.sign() == Ordering::Greater);
        match (left, right) {
            (Some(left), Some(right)) if left >= right => None,
            _ if above_left && below_right => Some(Dyadic::ZERO),
            (Some(left), _) if below_right => Some(simplest_positive(left, right)),
            // Both bounds are at most 0: the mirror image.
            (_, Some(right)) => {
                let mirrored = left.map(|left| -left);
                Some(-&simplest_positive(&-right, mirrored.as_ref()))
            }
            // Without a right bound the number is above the left one or 0.
            (_, None) => None,
        }
    }
}

/// The simplest number above `left`, which is not negative, and below `right`.
fn simplest_positive(left: &Dyadic, right: Option<&Dyadic>) -> Dyadic {
    let next = &left.floor() + &Dyadic::ONE;
    let Some(right) = right else {
        return next;
    };
    if next < *right {
        return next;
    }
    // No whole number lies between: the least exponent for which a multiple of
    // 1/2^exponent does. The first multiple above left at that exponent is it.
    // The difference of the bounds tells nearly where to look.
    let most = left.exponent().max(right.exponent()) + 1;
    let (mut low, mut high) = (0, most);
    while low + 1 < high {
        let middle = low.midpoint(high);
        if left.next_multiple(middle) < *right {
            high = middle;
        } else {
            low = middle;
        }
    }
    left.next_multiple(high)
}

impl Dyadic {
    /// The least multiple of `1/2^exponent` that is greater.
    fn next_multiple(&self, exponent: u64) -> Dyadic {
        let scaled = self.times_power_of_two(exponent).floor();
        (&scaled + &Dyadic::ONE).over_power_of_two(exponent)
    }

    /// `self * 2^power`.
    fn times_power_of_two(&self, power: u64) -> Dyadic {
        if self.exponent() >= power {
            return match &self.0 {
                Form::Small {
                    numerator,
                    exponent,
                } => Dyadic::new(*numerator, u64::from(*exponent) - power),
                Form::Large(large) => {
                    Dyadic::from_large(large.numerator.clone(), large.exponent - power)
                }
            };
        }
        Dyadic::from_large(self.numerator() << (power - self.exponent()), 0)
    }
}

impl From<i64> for Dyadic {
    fn from(number: i64) -> Dyadic {
        Dyadic::integer(number)
    }
}

impl From<i32> for Dyadic {
    fn from(number: i32) -> Dyadic {
        Dyadic::integer(number.into())
    }
}

impl Add for &Dyadic {
    type Output = Dyadic;

    fn add(self, other: &Dyadic) -> Dyadic {
        if let (Some((a, p)), Some((b, q))) = (self.small(), other.small()) {
            let exponent = p.max(q);
            // At most 63 + 62 bits each, so their sum fits.
            let sum = (i128::from(a) << (exponent - p)) + (i128::from(b) << (exponent - q));
            return Dyadic::from_wide(sum, exponent.into());
        }
        let exponent = self.exponent().max(other.exponent());
        let sum = (self.numerator() << (exponent - self.exponent()))
            + (other.numerator() << (exponent - other.exponent()));
        Dyadic::from_large(sum, exponent)
    }
}

impl Neg for &Dyadic {
    type Output = Dyadic;

    fn neg(self) -> Dyadic {
        match &self.0 {
            Form::Small {
                numerator,
                exponent,
            } => Dyadic::from_wide(-i128::from(*numerator), (*exponent).into()),
            Form::Large(large) => Dyadic::from_large(-&large.numerator, large.exponent),
        }
    }
}

impl Sub for &Dyadic {
    type Output = Dyadic;

    fn sub(self, other: &Dyadic) -> Dyadic {
        self + &-other
    }
}

impl Ord for Dyadic {
    fn cmp(&self, other: &Dyadic) -> Ordering {
        if let (Some((a, p)), Some((b, q))) = (self.small(), other.small()) {
            let exponent = p.max(q);
            return (i128::from(a) << (exponent - p)).cmp(&(i128::from(b) << (exponent - q)));
        }
        self.sign()
            .cmp(&other.sign())
            .then_with(|| (self - other).sign())
    }
}

impl PartialOrd for Dyadic {
    fn partial_cmp(&self, other: &Dyadic) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Dyadic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Form::Small {
                numerator,
                exponent: 0,
            } => write!(f, "{numerator}"),
            Form::Small {
                numerator,
                exponent,
            } => write!(f, "{numerator}/{}", 1u64 << exponent),
            Form::Large(large) => {
                write!(f, "{}", large.numerator)?;
                if large.exponent > 0 {
                    write!(f, "/{}", BigInt::from(1) << large.exponent)?;
                }
                Ok(())
            }
        }
    }
}

impl fmt::Debug for Dyadic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is not a dyadic rational.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotDyadic;

impl fmt::Display for NotDyadic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a whole number or a fraction whose denominator is a power of two")
    }
}

impl std::error::Error for NotDyadic {}

impl FromStr for Dyadic {
    type Err = NotDyadic;

    fn from_str(text: &str) -> Result<Dyadic, NotDyadic> {
        let (numerator, denominator) = match text.split_once('/') {
            Some((numerator, denominator)) => (numerator, Some(denominator)),
            None => (text, None),
        };
        let digits = numerator.strip_prefix('-').unwrap_or(numerator);
        let plain = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
        if !plain(digits) || !denominator.is_none_or(plain) {
            return Err(NotDyadic);
        }
        let numerator: BigInt = numerator.parse().map_err(|_| NotDyadic)?;
        let exponent = match denominator {
            None => 0,
            Some(text) => {
                let denominator: BigInt = text.parse().map_err(|_| NotDyadic)?;
                let zeros = denominator.trailing_zeros().ok_or(NotDyadic)?;
                if denominator != BigInt::from(1) << zeros {
                    return Err(NotDyadic);
                }
                zeros
            }
        };
        Ok(Dyadic::from_large(numerator, exponent))
    }
}

#[cfg(test)]
mod tests;
