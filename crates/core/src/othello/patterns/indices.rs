//! The states of all places, brought up to date move by move.

use std::sync::OnceLock;

use super::super::bitboard::{Square, Squares, squares};
use super::super::discs::Discs;
use super::{PLACES, geometry};

/// Four states to a word, each below 3¹⁰ and so below 2¹⁶: they are added to
/// four at a time, and none ever reaches into the next.
const WORDS: usize = PLACES.div_ceil(4);

/// By place, what lies there as a number in base 3, black being 1, white 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Indices([u64; WORDS]);

/// By square, what a black disc there adds.
fn powers() -> &'static [[u64; WORDS]; 64] {
    static POWERS: OnceLock<Box<[[u64; WORDS]; 64]>> = OnceLock::new();
    POWERS.get_or_init(|| {
        let mut powers = Box::new([[0; WORDS]; 64]);
        for (number, place) in geometry().places.iter().enumerate() {
            let mut power = 1_u64;
            for &square in &place.squares {
                powers[usize::from(square)][number / 4] += power << (16 * (number % 4));
                power *= 3;
            }
        }
        powers
    })
}

impl Indices {
    /// Of a position.
    pub fn new(black: Squares, white: Squares) -> Indices {
        let powers = powers();
        let mut all = Indices([0; WORDS]);
        for square in squares(black) {
            all.add(&powers[usize::from(square & 63)]);
        }
        for square in squares(white) {
            all.add(&powers[usize::from(square & 63)]);
            all.add(&powers[usize::from(square & 63)]);
        }
        all
    }

    #[inline]
    fn add(&mut self, powers: &[u64; WORDS]) {
        for (word, power) in self.0.iter_mut().zip(powers) {
            *word += power;
        }
    }

    #[inline]
    fn take(&mut self, powers: &[u64; WORDS]) {
        for (word, power) in self.0.iter_mut().zip(powers) {
            *word -= power;
        }
    }

    /// After a move of black or white.
    #[inline]
    #[must_use]
    pub fn after(mut self, white: bool, square: Square, mut flips: Squares) -> Indices {
        let powers = powers();
        let placed = &powers[usize::from(square & 63)];
        self.add(placed);
        if white {
            self.add(placed);
            while flips != 0 {
                self.add(&powers[flips.trailing_zeros() as usize & 63]);
                flips &= flips - 1;
            }
        } else {
            while flips != 0 {
                self.take(&powers[flips.trailing_zeros() as usize & 63]);
                flips &= flips - 1;
            }
        }
        self
    }

    /// The state of a place.
    #[inline]
    pub fn state(&self, place: usize) -> usize {
        (self.0[place / 4] >> (16 * (place % 4)) & 0xffff) as usize
    }
}

/// A position with its states.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Node {
    /// As the player to move sees them.
    pub discs: Discs,
    /// Whether that is white, which here is only another name.
    pub white: bool,
    /// See there.
    pub indices: Indices,
}

impl Node {
    /// A position; the player to move counts as black.
    pub fn new(discs: Discs) -> Node {
        Node {
            discs,
            white: false,
            indices: Indices::new(discs.own, discs.other),
        }
    }

    /// After a move and what it turns over.
    #[inline]
    #[must_use]
    pub fn after(&self, square: Square, flips: Squares) -> Node {
        Node {
            discs: self.discs.after(square, flips),
            white: !self.white,
            indices: self.indices.after(self.white, square, flips),
        }
    }

    /// With the other player to move.
    #[must_use]
    pub fn passed(&self) -> Node {
        Node {
            discs: self.discs.passed(),
            white: !self.white,
            ..*self
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn moves_bring_them_up_to_date(choices in proptest::collection::vec(0_usize..32, 0..60)) {
            let mut node = Node::new(Discs::START);
            for choice in choices {
                let moves = node.discs.moves();
                if moves == 0 {
                    node = node.passed();
                    if node.discs.moves() == 0 {
                        break;
                    }
                    continue;
                }
                let square = squares(moves).nth(choice % moves.count_ones() as usize).unwrap_or(0);
                node = node.after(square, node.discs.flips(square));
                let Discs { own, other } = node.discs;
                let [black, white] = if node.white { [other, own] } else { [own, other] };
                prop_assert_eq!(node.indices, Indices::new(black, white));
            }
        }
    }

    #[test]
    fn states_are_those_of_the_definition() {
        let discs = Discs::START.play(19);
        let node = Node::new(discs);
        let geometry = geometry();
        for (number, &state) in geometry.states(discs).iter().enumerate() {
            let offset = geometry.offsets[geometry.places[number].pattern];
            assert_eq!(node.indices.state(number) + offset, state as usize);
        }
    }
}
