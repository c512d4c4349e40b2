//! What an evaluation looks at, as Gómez's program does.
//!
//! Every feature is given for the player to move and for the opponent.

use super::bitboard::{self, Square, Squares};
use super::discs::Discs;

/// How many moves each player would have.
pub fn mobility(discs: Discs) -> [u32; 2] {
    [discs, discs.passed()].map(|discs| discs.moves().count_ones())
}

/// The mobility that can be read off the 46 lines one by one: over all lines, the
/// squares where the player would turn something over along that line. A square
/// counts once for each such line.
pub fn approximate_mobility(discs: Discs) -> [u32; 2] {
    [discs, discs.passed()].map(|discs| {
        let [a, b, c, d] = bitboard::moves_by_line(discs.own, discs.other);
        // Squares on one or three of the lines, on two or three, on all four.
        let (one, other) = (a ^ b, c ^ d);
        let (pair, others) = (a & b, c & d);
        (one ^ other).count_ones()
            + 2 * (pair ^ others ^ one & other).count_ones()
            + 4 * (pair & others).count_ones()
    })
}

/// What may become moves: over all discs of the opponent, their empty
/// neighbours. A square counts once for each such disc. (The third of the three
/// definitions of Rosenbloom 1982.)
pub fn potential_mobility(discs: Discs) -> [u32; 2] {
    let [ones, twos, fours, eights] = bitboard::count_neighbours(discs.empty());
    [discs.other, discs.own].map(|other| {
        (ones & other).count_ones()
            + 2 * (twos & other).count_ones()
            + 4 * (fours & other).count_ones()
            // In a game no disc lies alone; in a drawing it may.
            + match eights & other {
                0 => 0,
                alone => 8 * alone.count_ones(),
            }
    })
}

/// The first definition: how many discs of the opponent touch an empty square.
pub fn frontier(discs: Discs) -> [u32; 2] {
    let touching = touched(discs.empty());
    [discs.other, discs.own].map(|other| (other & touching).count_ones())
}

/// The second definition: how many empty squares touch a disc of the opponent.
pub fn liberties(discs: Discs) -> [u32; 2] {
    let empty = discs.empty();
    [discs.other, discs.own].map(|other| (empty & touched(other)).count_ones())
}

/// The empty squares that hang together with this one, itself included: whoever
/// plays there last turns over what nobody can turn back from within.
pub fn region(discs: Discs, square: Square) -> Squares {
    let empty = discs.empty();
    let mut region = bitboard::single(square) & empty;
    loop {
        let more = region | touched(region) & empty;
        if more == region {
            return region;
        }
        region = more;
    }
}

fn touched(set: Squares) -> Squares {
    bitboard::neighbours(set).into_iter().fold(0, |a, b| a | b)
}
