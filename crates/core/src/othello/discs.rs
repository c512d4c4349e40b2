//! The discs as the player to move sees them.

use super::bitboard::{self, Square, Squares, single};

/// The discs of the player to move and of the opponent. Colours do not matter to
/// a search; who is to move is implied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Discs {
    /// Of the player to move.
    pub own: Squares,
    /// Of the opponent.
    pub other: Squares,
}

impl Discs {
    /// The usual start, black to move: black on e4 and d5, white on d4 and e5.
    pub const START: Discs = Discs {
        own: 0x0000_0008_1000_0000,
        other: 0x0000_0010_0800_0000,
    };

    /// The empty squares.
    pub fn empty(self) -> Squares {
        !(self.own | self.other)
    }

    /// How many squares are empty.
    pub fn empties(self) -> u32 {
        self.empty().count_ones()
    }

    /// Where the player to move may put a disc. One copy of it is enough: what has to be
    /// quick asks [`bitboard`].
    #[inline(never)]
    pub fn moves(self) -> Squares {
        bitboard::moves(self.own, self.other)
    }

    /// What a move turns over; nothing where it is not legal. One copy here too.
    #[inline(never)]
    pub fn flips(self, square: Square) -> Squares {
        bitboard::flips(self.own, self.other, square)
    }

    /// The same discs with the opponent to move.
    #[must_use]
    pub fn passed(self) -> Discs {
        Discs {
            own: self.other,
            other: self.own,
        }
    }

    /// After a disc was put on an empty square and these were turned over; the
    /// opponent is to move.
    #[must_use]
    pub fn after(self, square: Square, flips: Squares) -> Discs {
        Discs {
            own: self.other ^ flips,
            other: self.own ^ flips ^ single(square),
        }
    }

    /// After a move that is known to be legal.
    #[must_use]
    pub fn play(self, square: Square) -> Discs {
        self.after(square, self.flips(square))
    }

    /// Whether neither player can move.
    pub fn over(self) -> bool {
        self.moves() == 0 && self.passed().moves() == 0
    }

    /// Own discs less the opponent's, as they lie.
    pub fn difference(self) -> i32 {
        self.own.count_ones().cast_signed() - self.other.count_ones().cast_signed()
    }

    /// The score of a game that is over: the winner takes the empty squares.
    pub fn final_score(self) -> i32 {
        let difference = self.difference();
        difference + self.empties().cast_signed() * difference.signum()
    }

    /// One of the eight symmetries of the board, 0 being none.
    #[must_use]
    pub fn turned(self, symmetry: u8) -> Discs {
        Discs {
            own: bitboard::turned(self.own, symmetry),
            other: bitboard::turned(self.other, symmetry),
        }
    }
}

/// How many games of so many plies there are from here: the usual check that
/// rules are right. A pass is a ply; a game that is over sooner counts once.
///
/// ```
/// use zermelo_core::othello::discs::{Discs, perft};
///
/// assert_eq!(perft(Discs::START, 5), 1396);
/// ```
pub fn perft(discs: Discs, plies: u32) -> u64 {
    if plies == 0 {
        return 1;
    }
    let Discs { own, other } = discs;
    let mut moves = bitboard::moves(own, other);
    if moves == 0 {
        let passed = discs.passed();
        return match passed.moves() {
            0 => 1,
            _ => perft(passed, plies - 1),
        };
    }
    // The last ply need not be played, only counted.
    if plies == 1 {
        return moves.count_ones().into();
    }
    let mut count = 0;
    while moves != 0 {
        let square = moves.trailing_zeros() as Square;
        let flips = bitboard::flips(own, other, square);
        count += perft(discs.after(square, flips), plies - 1);
        moves &= moves - 1;
    }
    count
}
