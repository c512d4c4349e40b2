//! The shapes that an evaluation by patterns looks at.
//!
//! A pattern is a list of squares. Wherever it lies on the board, turned or
//! mirrored, each of its squares is empty, one's own or the opponent's, which
//! makes a number in base 3 (Buro 1997). By that number a row of weights is looked
//! up, and a small [network] makes a value of what the rows add up to.

pub mod file;
pub mod indices;
pub mod judge;
pub mod network;

use std::sync::OnceLock;

use super::bitboard::{Square, Squares, single, turned};
use super::discs::Discs;

/// The patterns, each in one of the places where it lies: the corner as a
/// square, as a triangle and as a block, the edge with its X squares, the lines
/// inside, the diagonals.
const PATTERNS: [&[&str]; 12] = [
    &["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"],
    &["a1", "b1", "c1", "d1", "a2", "b2", "c2", "a3", "b3", "a4"],
    &["a1", "b1", "c1", "d1", "e1", "a2", "b2", "c2", "d2", "e2"],
    &["b2", "a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "g2"],
    &["a2", "b2", "c2", "d2", "e2", "f2", "g2", "h2"],
    &["a3", "b3", "c3", "d3", "e3", "f3", "g3", "h3"],
    &["a4", "b4", "c4", "d4", "e4", "f4", "g4", "h4"],
    &["a1", "b2", "c3", "d4", "e5", "f6", "g7", "h8"],
    &["b1", "c2", "d3", "e4", "f5", "g6", "h7"],
    &["c1", "d2", "e3", "f4", "g5", "h6"],
    &["d1", "e2", "f3", "g4", "h5"],
    &["e1", "f2", "g3", "h4"],
];

/// The places where patterns lie.
pub const PLACES: usize = 50;

/// A place where a pattern lies.
#[derive(Clone, Debug)]
pub struct Place {
    /// Which pattern.
    pub pattern: usize,
    /// Its squares; the first counts least.
    pub squares: Vec<Square>,
}

/// What follows from the list of patterns.
#[derive(Debug)]
pub struct Geometry {
    /// Where they lie, by pattern.
    pub places: Vec<Place>,
    /// By pattern, where its numbers begin among those of all patterns.
    pub offsets: Vec<usize>,
    /// By number among those of all patterns, its weight: what is mirrored
    /// within a pattern is worth the same.
    pub weight_of: Vec<u32>,
    /// How many weights there are.
    pub weights: usize,
}

/// See [`Geometry`].
pub fn geometry() -> &'static Geometry {
    static GEOMETRY: OnceLock<Geometry> = OnceLock::new();
    GEOMETRY.get_or_init(Geometry::new)
}

fn square_of(name: &str) -> Square {
    let bytes = name.as_bytes();
    8 * (bytes[1] - b'1') + bytes[0] - b'a'
}

impl Geometry {
    fn new() -> Geometry {
        let mut all = Geometry {
            places: Vec::new(),
            offsets: Vec::new(),
            weight_of: Vec::new(),
            weights: 0,
        };
        for (pattern, names) in PATTERNS.iter().enumerate() {
            let list: Vec<Square> = names.iter().map(|name| square_of(name)).collect();
            all.offsets.push(all.weight_of.len());
            let mut seen: Vec<Squares> = Vec::new();
            let mut mirror = None;
            for symmetry in 0..8 {
                let there: Vec<Square> = list
                    .iter()
                    .map(|&square| turned(single(square), symmetry).trailing_zeros() as Square)
                    .collect();
                let set = there.iter().fold(0, |set, &square| set | single(square));
                if !seen.contains(&set) {
                    seen.push(set);
                    all.places.push(Place {
                        pattern,
                        squares: there,
                    });
                } else if set == seen[0] && there != list {
                    mirror = Some(there);
                }
            }
            all.number(&list, mirror.as_deref());
        }
        all
    }

    /// Gives the states of a pattern their weights.
    fn number(&mut self, list: &[Square], mirror: Option<&[Square]>) {
        let offset = self.weight_of.len();
        let place_of = |square: Square| {
            let place = list.iter().position(|&own| own == square);
            place.unwrap_or(0) as u32
        };
        let swapped: Vec<u32> = match mirror {
            Some(mirror) => mirror.iter().map(|&square| place_of(square)).collect(),
            None => (0..list.len() as u32).collect(),
        };
        let mirrored = respelled(list.len(), |from, digit| digit * 3_u32.pow(swapped[from]));
        for (state, mirrored) in mirrored.into_iter().enumerate() {
            let mirrored = mirrored as usize;
            let weight = if mirrored < state {
                self.weight_of[offset + mirrored]
            } else {
                self.weights += 1;
                self.weights as u32 - 1
            };
            self.weight_of.push(weight);
        }
    }

    /// By place, the number of what lies there among those of all patterns.
    pub fn states(&self, discs: Discs) -> [u32; PLACES] {
        let mut states = [0; PLACES];
        for (state, place) in states.iter_mut().zip(&self.places) {
            let mut power = 1;
            let mut number = self.offsets[place.pattern] as u32;
            for &square in &place.squares {
                let own = (discs.own >> square & 1) as u32;
                let other = (discs.other >> square & 1) as u32;
                number += power * (own + 2 * other);
                power *= 3;
            }
            *state = number;
        }
        states
    }
}

/// By number of so many digits in base 3, what its digits come to together: each
/// number is a shorter one with a digit before it, so none is taken apart.
fn respelled(digits: usize, worth: impl Fn(usize, u32) -> u32) -> Vec<u32> {
    let mut all = Vec::with_capacity(3_usize.pow(digits as u32));
    all.push(0);
    for place in 0..digits {
        let shorter = all.len();
        for digit in 1..3 {
            let more = worth(place, digit);
            all.extend_from_within(..shorter);
            for number in &mut all[digit as usize * shorter..] {
                *number += more;
            }
        }
    }
    all
}

/// The squares that a pattern lies on, in all its places.
pub fn covered() -> Squares {
    let all = geometry().places.iter().flat_map(|place| &place.squares);
    all.fold(0, |set, &square| set | single(square))
}

#[cfg(test)]
mod tests {
    use super::super::bitboard::squares;
    use super::*;

    /// Each number taken apart, as the definition says.
    #[test]
    fn digits_are_respelled() {
        let worth = |place: usize, digit: u32| [7, 100, 3000][place] * digit * digit;
        let all = respelled(3, worth);
        assert_eq!(all.len(), 27);
        for (number, &found) in all.iter().enumerate() {
            let digits = [number % 3, number / 3 % 3, number / 9];
            let parts = digits.iter().enumerate();
            let sum: u32 = parts
                .map(|(place, &digit)| worth(place, digit as u32))
                .sum();
            assert_eq!(found, sum, "{number}");
        }
    }

    /// What a pattern's own symmetries make of a state has the state's weight, and
    /// nothing else has it.
    #[test]
    fn what_is_mirrored_has_one_weight() {
        let geometry = geometry();
        for (pattern, names) in PATTERNS.iter().enumerate() {
            let list: Vec<Square> = names.iter().map(|name| square_of(name)).collect();
            let set = list.iter().fold(0, |set, &square| set | single(square));
            let to = |square: Square, symmetry| {
                let there = turned(single(square), symmetry).trailing_zeros() as Square;
                list.iter().position(|&own| own == there)
            };
            let image = |state: usize, symmetry| -> usize {
                let digits = list.iter().enumerate().map(|(at, &square)| {
                    let digit = state / 3_usize.pow(at as u32) % 3;
                    digit * 3_usize.pow(to(square, symmetry).expect("its own") as u32)
                });
                digits.sum()
            };
            let own = (0..8).filter(|&symmetry| turned(set, symmetry) == set);
            let own: Vec<_> = own.collect();
            let mut least_with = std::collections::BTreeMap::new();
            for state in 0..3_usize.pow(list.len() as u32) {
                let least = own.iter().map(|&symmetry| image(state, symmetry)).min();
                let weight = geometry.weight_of[geometry.offsets[pattern] + state];
                assert_eq!(*least_with.entry(weight).or_insert(least), least, "{state}");
            }
            let orbits: std::collections::BTreeSet<_> = least_with.values().collect();
            assert_eq!(orbits.len(), least_with.len(), "{names:?}");
        }
    }

    #[test]
    fn patterns_lie_everywhere() {
        let geometry = geometry();
        assert_eq!(geometry.places.len(), PLACES);
        assert_eq!(covered(), !0);
    }

    #[test]
    fn what_is_turned_is_worth_the_same() {
        let geometry = geometry();
        let discs = [5, 2, 2, 3, 4].iter().fold(Discs::START, |discs, nth| {
            let square = squares(discs.moves()).nth(nth % 3);
            discs.play(square.unwrap_or(0))
        });
        let weights = |discs: Discs| {
            let mut weights: Vec<u32> = geometry
                .states(discs)
                .iter()
                .map(|&state| geometry.weight_of[state as usize])
                .collect();
            weights.sort_unstable();
            weights
        };
        for symmetry in 1..8 {
            assert_eq!(
                weights(discs),
                weights(discs.turned(symmetry)),
                "{symmetry}"
            );
        }
    }
}
