//! How far a deep search strays from a shallow one that judges alike: what a
//! search has to know before it may trust the shallow one.

use super::DISC;

/// The standard deviation of the deep value less the shallow one: a constant, and
/// what is added to it for each empty square, each ply of the shallow search and
/// each of the deep one, in thousandths of a disc.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spread(pub [i16; 4]);

/// A disc in the numbers above.
pub const UNIT: i32 = 1000;

impl Spread {
    /// Of an evaluation that was not measured: wide enough for any.
    pub const UNKNOWN: Spread = Spread([12_000, 0, 0, 0]);

    /// In hundredths of a disc; at least a disc.
    pub fn at(self, empties: u32, shallow: u32, deep: u32) -> i32 {
        let counts = [1, empties, shallow, deep];
        let parts = self.0.iter().zip(counts);
        let sum: i32 = parts
            .map(|(&part, count)| i32::from(part) * count.min(64).cast_signed())
            .sum();
        sum.max(UNIT) * DISC / UNIT
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_grows_with_what_the_deep_search_sees_more() {
        let spread = Spread([5500, -70, -500, 250]);
        assert_eq!(spread.at(20, 2, 6), 460);
        assert_eq!(spread.at(20, 2, 8), 510);
        assert_eq!(spread.at(20, 4, 8), 410);
        assert_eq!(spread.at(60, 4, 4), DISC);
    }

    #[test]
    fn no_numbers_are_too_large() {
        for part in [i16::MIN, i16::MAX] {
            assert!(Spread([part; 4]).at(u32::MAX, u32::MAX, u32::MAX) >= DISC);
        }
    }
}
