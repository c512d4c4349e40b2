//! Positions judged by trained weights: a row for every state of a pattern, and the
//! [network](super::network) that makes a value of them.
//!
//! Beside the patterns it is counted how many moves either player has.

use super::file::{BadFile, Trained, read};
use super::indices::Node;
use super::network::{Laid, Row, Sums, TOGETHER, head_of};
use super::{PLACES, geometry, respelled};
use crate::othello::bitboard::{Squares, moves};
use crate::othello::discs::Discs;
use crate::othello::evaluation::DISC;
use crate::othello::evaluation::spread::Spread;

/// By number of empty squares there is a constant.
pub const CONSTANTS: usize = 61;

/// Players have fewer moves than this, or it is taken for one less.
const MOST_MOVES: usize = 32;
/// So many rows are for the numbers of moves.
const MOBILITIES: usize = MOST_MOVES * MOST_MOVES;

/// How many rows there are: those of the patterns, then those for the numbers of
/// moves.
pub fn rows() -> usize {
    geometry().weights + MOBILITIES
}

/// Which of the rows for the numbers of moves counts.
#[inline]
pub fn mobility(discs: Discs) -> usize {
    let count = |moves: Squares| (moves.count_ones() as usize).min(MOST_MOVES - 1);
    let Discs { own, other } = discs;
    MOST_MOVES * count(moves(own, other)) + count(moves(other, own))
}

/// The weights, to be looked up quickly.
#[derive(Debug)]
pub struct Judge {
    /// Those rows that say something, and one that does not.
    rows: Box<[Row]>,
    /// By state, its row, with black to move and with white.
    row_of: [Box<[u16]>; 2],
    /// By [numbers of moves](mobility).
    counts: Box<[Row]>,
    heads: Box<[Laid]>,
    constants: [i16; CONSTANTS],
    spread: Spread,
    /// By place, where the states of its pattern begin.
    offsets: [u32; PLACES],
}

/// Places whose rows are added up together, and what is left for the end.
const FOURS: usize = PLACES / TOGETHER * TOGETHER;
const _: () = assert!(FOURS + 2 == PLACES);

impl Judge {
    /// By weights that stay as they are.
    pub fn new(trained: &Trained) -> Judge {
        Judge::read(&trained.write())
            .unwrap_or_else(|_| unreachable!("a file is read as it was written"))
    }

    /// By the content of a file.
    ///
    /// # Errors
    /// Says that it is not what was expected.
    pub fn read(file: &[u8]) -> Result<Judge, BadFile> {
        let content = read(file)?;
        let geometry = geometry();
        let mut offsets = [0; PLACES];
        for (offset, place) in offsets.iter_mut().zip(&geometry.places) {
            *offset = geometry.offsets[place.pattern] as u32;
        }
        let (by_weight, by_count) = content.row_of.split_at(geometry.weights);
        let weights = geometry.weight_of.iter();
        let black: Box<[u16]> = weights.map(|&weight| by_weight[weight as usize]).collect();
        let white = swapped_states()
            .map(|state| black[state as usize])
            .collect();
        let count = |&row: &u16| content.rows[usize::from(row)];
        Ok(Judge {
            counts: by_count.iter().map(count).collect(),
            rows: content.rows.into(),
            row_of: [black, white],
            heads: content.heads.iter().map(Laid::from).collect(),
            constants: content.constants,
            spread: content.spread,
            offsets,
        })
    }

    /// How far a deep search by these weights strays from a shallow one.
    pub fn spread(&self) -> Spread {
        self.spread
    }

    /// What a position is worth to the player to move, in hundredths of a disc.
    #[inline]
    pub fn value(&self, node: &Node) -> i32 {
        let row_of = &self.row_of[usize::from(node.white)];
        let row = |place: usize| {
            let state = node.indices.state(place) + self.offsets[place] as usize;
            &self.rows[usize::from(row_of[state])]
        };
        let mut sums = Sums::default();
        for place in (0..FOURS).step_by(TOGETHER) {
            let all = std::array::from_fn::<_, TOGETHER, _>(|next| row(place + next));
            sums.add(all);
        }
        let counts = &self.counts[mobility(node.discs)];
        sums.add([row(FOURS), row(FOURS + 1), counts]);
        let empties = node.discs.empties() as usize;
        let constant = self.constants[empties.min(CONSTANTS - 1)];
        let value = self.heads[head_of(empties)].value(&sums) + i32::from(constant);
        value.clamp(-64 * DISC, 64 * DISC)
    }
}

/// By state, the one with both players' discs exchanged.
fn swapped_states() -> impl Iterator<Item = u32> {
    let geometry = geometry();
    let patterns = geometry.offsets.iter().enumerate();
    patterns.flat_map(|(pattern, &offset)| {
        let place = geometry
            .places
            .iter()
            .find(|place| place.pattern == pattern);
        let digits = place.map_or(0, |place| place.squares.len());
        let exchanged = |place: usize, digit: u32| (3 - digit) * 3_u32.pow(place as u32);
        let own = respelled(digits, exchanged).into_iter();
        own.map(move |state| offset as u32 + state)
    })
}

#[cfg(test)]
pub(super) mod tests {
    use super::super::network::{CHANNELS, HEADS, Head, packed, stored};
    use super::*;
    use crate::othello::bitboard::{moves, squares};

    /// Weights without meaning, but all different.
    pub(in super::super) fn some() -> Trained {
        let mut dice = fastrand::Rng::with_seed(7);
        let mut row = || std::array::from_fn::<i8, CHANNELS, _>(|_| dice.i8(-20..20));
        // Some say nothing.
        let rows = (0..rows()).map(|number| match number % 3 {
            0 => row(),
            _ => [0; CHANNELS],
        });
        let rows = rows.collect();
        let mut number = || dice.i16(-600..600);
        let mut head = || Head::of(std::iter::repeat_with(&mut number));
        Trained {
            rows,
            heads: (0..HEADS).map(|_| head()).collect(),
            constants: std::array::from_fn(|_| dice.i16(-200..200)),
            spread: Spread(std::array::from_fn(|_| dice.i16(-6000..6000))),
        }
    }

    #[test]
    fn exchanged_twice_is_the_same() {
        let swapped: Vec<u32> = swapped_states().collect();
        assert_eq!(swapped.len(), geometry().weight_of.len());
        for (state, &other) in swapped.iter().enumerate() {
            assert_eq!(swapped[other as usize] as usize, state);
        }
        let discs = Discs::START.play(19).play(18);
        let seen = geometry().states(discs);
        for (state, other) in seen.iter().zip(geometry().states(discs.passed())) {
            assert_eq!(swapped[*state as usize], other);
        }
    }

    /// As the definition says, from the board alone.
    #[test]
    fn both_colours_judge_alike() {
        let trained = some();
        let judge = Judge::new(&trained);
        assert_eq!(judge.spread(), trained.spread);
        let geometry = geometry();
        let mut node = Node::new(Discs::START);
        let mut dice = fastrand::Rng::with_seed(8);
        while !node.discs.over() {
            let fresh = Node::new(node.discs);
            assert_eq!(judge.value(&node), judge.value(&fresh));
            let empties = node.discs.empties() as usize;
            let states = geometry.states(node.discs);
            let mut used: Vec<usize> = states
                .iter()
                .map(|&state| geometry.weight_of[state as usize] as usize)
                .collect();
            let Discs { own, other } = node.discs;
            let [mine, yours] = [moves(own, other), moves(other, own)].map(Squares::count_ones);
            used.push(geometry.weights + 32 * mine as usize + yours as usize);
            let mut sums = Sums::default();
            for row in used {
                sums.add([&packed(&stored(&trained.rows[row]))]);
            }
            let value = Laid::from(&trained.heads[empties / 2]).value(&sums);
            let value = value + i32::from(trained.constants[empties]);
            assert_eq!(judge.value(&node), value.clamp(-64 * DISC, 64 * DISC));
            let moves = node.discs.moves();
            if moves == 0 {
                node = node.passed();
                continue;
            }
            let nth = dice.usize(..moves.count_ones() as usize);
            let square = squares(moves).nth(nth).unwrap_or(0);
            node = node.after(square, node.discs.flips(square));
        }
    }
}
