//! The moves of a position, to be tried best first.

use super::bitboard::{Square, Squares, flips};
use super::discs::Discs;

/// A move that is to be tried.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Candidate {
    /// The position after it.
    pub next: Discs,
    pub square: Square,
    /// The larger the sooner.
    pub rank: i32,
}

/// No position has more moves (33 is the most known).
const MOST_MOVES: usize = 40;

#[derive(Clone, Debug)]
pub(super) struct Candidates {
    list: [Candidate; MOST_MOVES],
    count: usize,
}

impl Candidates {
    pub fn new(discs: Discs, legal: Squares) -> Candidates {
        let mut all = Candidates {
            list: [Candidate::default(); MOST_MOVES],
            count: 0,
        };
        let mut rest = legal;
        while rest != 0 && all.count < MOST_MOVES {
            let square = rest.trailing_zeros() as Square;
            rest &= rest - 1;
            let flipped = flips(discs.own, discs.other, square);
            all.list[all.count] = Candidate {
                next: discs.after(square, flipped),
                square,
                rank: 0,
            };
            all.count += 1;
        }
        all
    }

    pub fn len(&self) -> usize {
        self.count
    }

    pub fn all(&mut self) -> &mut [Candidate] {
        &mut self.list[..self.count]
    }

    /// The best of those from `place` on, moved to that place.
    pub fn pick(&mut self, place: usize) -> Candidate {
        let mut best = place;
        for other in place + 1..self.count {
            if self.list[other].rank > self.list[best].rank {
                best = other;
            }
        }
        self.list.swap(place, best);
        self.list[place]
    }
}

/// By square, how good it is to have, as far as that can be said: corners, then
/// edges and the centre; squares next to an empty corner last.
pub(super) static WORTH: [i8; 64] = {
    const QUARTER: [i8; 16] = [18, 4, 16, 12, 4, 2, 6, 8, 16, 6, 14, 10, 12, 8, 10, 0];
    let mut all = [0; 64];
    let mut square = 0;
    while square < 64 {
        let (x, y) = (square % 8, square / 8);
        let x = if x < 4 { x } else { 7 - x };
        let y = if y < 4 { y } else { 7 - y };
        all[square] = QUARTER[4 * y + x];
        square += 1;
    }
    all
};
