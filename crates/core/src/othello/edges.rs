//! The four edges, each as a number of eight digits in base 3.
//!
//! A digit is 0 for empty, 1 for black, 2 for white; the leftmost square has the
//! least: `XXOOOO--` is 724. Tables of 3^8 = 6561 entries say what an edge is
//! worth; two are worked out here, any other can be read from a text.

use std::sync::OnceLock;

use super::bitboard::{Squares, transpose_column};
use super::discs::Discs;

/// How many edges there are.
pub const EDGES: usize = 6561;

/// By set of places, the number whose digits are 1 there.
static ONES: [u16; 256] = ones();

const fn ones() -> [u16; 256] {
    let mut all = [0; 256];
    let mut places = 0;
    while places < 256 {
        let (mut place, mut power) = (0, 1);
        while place < 8 {
            if places >> place & 1 != 0 {
                all[places] += power;
            }
            place += 1;
            power *= 3;
        }
        places += 1;
    }
    all
}

/// One row of eight squares as two sets of places, leftmost first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// Black, or the player to move.
    pub black: u8,
    /// White, or the opponent.
    pub white: u8,
}

impl Edge {
    /// The number of the edge in base 3.
    pub fn index(self) -> usize {
        usize::from(ONES[usize::from(self.black)] + 2 * ONES[usize::from(self.white)])
    }

    /// The edge of this number, which is less than [`EDGES`].
    pub fn of_index(mut index: usize) -> Edge {
        let mut edge = Edge { black: 0, white: 0 };
        for place in 0..8 {
            match index % 3 {
                1 => edge.black |= 1 << place,
                2 => edge.white |= 1 << place,
                _ => {}
            }
            index /= 3;
        }
        edge
    }

    /// Reads eight of `X`, `O` and `-` or `.`.
    pub fn read(cells: &str) -> Option<Edge> {
        let mut edge = Edge { black: 0, white: 0 };
        if cells.len() != 8 {
            return None;
        }
        for (place, cell) in cells.bytes().enumerate() {
            match cell {
                b'X' => edge.black |= 1 << place,
                b'O' => edge.white |= 1 << place,
                b'-' | b'.' => {}
                _ => return None,
            }
        }
        Some(edge)
    }

    /// Eight of `X`, `O` and `-`.
    pub fn cells(self) -> String {
        let cell = |place: u8| match 1 << place {
            disc if self.black & disc != 0 => 'X',
            disc if self.white & disc != 0 => 'O',
            _ => '-',
        };
        (0..8).map(cell).collect()
    }

    /// The places without a disc.
    pub fn empty(self) -> u8 {
        !(self.black | self.white)
    }

    /// With the colours exchanged.
    #[must_use]
    pub fn exchanged(self) -> Edge {
        Edge {
            black: self.white,
            white: self.black,
        }
    }

    /// After black has put a disc on an empty place. In one row a move need turn
    /// nothing over: another line may make it legal.
    #[must_use]
    pub fn with_black(self, place: u8) -> Edge {
        let disc = 1 << place;
        let mut flips = 0;
        for up in [true, false] {
            let mut row = 0_u8;
            let mut next = disc;
            loop {
                next = if up { next << 1 } else { next >> 1 };
                if next & self.white == 0 {
                    break;
                }
                row |= next;
            }
            if next & self.black != 0 {
                flips |= row;
            }
        }
        Edge {
            black: self.black | disc | flips,
            white: self.white & !flips,
        }
    }

    /// All edges that one disc more of either colour leads to.
    pub fn successors(self) -> impl Iterator<Item = Edge> {
        let places = (0..8).filter(move |place| self.empty() >> place & 1 != 0);
        places.flat_map(move |place| {
            let white = self.exchanged().with_black(place).exchanged();
            [self.with_black(place), white]
        })
    }

    /// The discs of black and white in unbroken rows from a corner: the source's
    /// stable discs. A full edge of one colour counts eight.
    pub fn corner_runs(self) -> [u32; 2] {
        [self.black, self.white].map(|discs| match discs {
            0xff => 8,
            _ => discs.trailing_ones() + discs.leading_ones(),
        })
    }

    /// The discs that no sequence of discs on this edge can turn over.
    pub fn stable(self) -> u8 {
        stable_places()[self.index()]
    }

    /// The mean of black's discs in the end, over all games on this row in which
    /// every empty place and either colour is equally likely: a fraction, not in
    /// lowest terms.
    pub fn mean_black(self) -> (u32, u32) {
        let games = (1..=self.empty().count_ones()).map(|empties| 2 * empties);
        (mean_sums()[self.index()], games.product())
    }
}

/// By edge, the sum of black's discs at the end of all games. With k places empty
/// there are 2k·2(k−1)·…·2 of them, so whole numbers are enough.
fn mean_sums() -> &'static [u32] {
    static SUMS: OnceLock<Vec<u32>> = OnceLock::new();
    SUMS.get_or_init(|| {
        fill(|edge, known: &[u32]| match edge.empty() {
            0 => edge.black.count_ones(),
            _ => edge.successors().map(|next| known[next.index()]).sum(),
        })
    })
}

/// By edge, see [`Edge::stable`].
pub(super) fn stable_places() -> &'static [u8] {
    static PLACES: OnceLock<Vec<u8>> = OnceLock::new();
    PLACES.get_or_init(|| {
        fill(|edge, known: &[u8]| {
            edge.successors()
                .fold(edge.black | edge.white, |stable, next| {
                    // A disc that changed its colour was not stable.
                    let kept = edge.black & next.black | edge.white & next.white;
                    stable & kept & known[next.index()]
                })
        })
    })
}

/// Works a table out, full edges first.
fn fill<T: Copy + Default>(value: impl Fn(Edge, &[T]) -> T) -> Vec<T> {
    let mut table = vec![T::default(); EDGES];
    for empties in 0..=8 {
        for index in 0..EDGES {
            let edge = Edge::of_index(index);
            if edge.empty().count_ones() == empties {
                table[index] = value(edge, &table);
            }
        }
    }
    table
}

/// The four edges as the player to move sees them: top, bottom, left, right.
/// Each corner belongs to two.
pub fn edges(discs: Discs) -> [Edge; 4] {
    let sides = |set: Squares| {
        [
            set as u8,
            (set >> 56) as u8,
            transpose_column(set, 0),
            transpose_column(set, 7),
        ]
    };
    let (own, other) = (sides(discs.own), sides(discs.other));
    std::array::from_fn(|side| Edge {
        black: own[side],
        white: other[side],
    })
}
