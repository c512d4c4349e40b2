//! Discs that can never be turned over again.
//!
//! A disc is stable when along each of its four lines the line is full, or a
//! neighbour is the border or a stable disc of the same colour. On the edges
//! more is known, see [`Edge::stable`](super::edges::Edge::stable).

use super::bitboard::{Squares, transpose_column};
use super::edges::{Edge, stable_places};

/// The squares that are not on the border.
const CENTRE: Squares = 0x007e_7e7e_7e7e_7e00;
const LEFT: Squares = 0x0101_0101_0101_0101;

/// The squares from which so many steps in this direction leave the board.
const fn leaving(dx: i8, dy: i8, steps: i8) -> Squares {
    let mut set = 0;
    let mut square = 0_i8;
    while square < 64 {
        let (x, y) = (square % 8 + steps * dx, square / 8 + steps * dy);
        if x < 0 || x > 7 || y < 0 || y > 7 {
            set |= 1 << square;
        }
        square += 1;
    }
    set
}

const fn leaving_by_doubling(dx: i8, dy: i8) -> [Squares; 3] {
    [leaving(dx, dy, 1), leaving(dx, dy, 2), leaving(dx, dy, 4)]
}

const FALLING: [[Squares; 3]; 2] = [leaving_by_doubling(1, 1), leaving_by_doubling(-1, -1)];
const RISING: [[Squares; 3]; 2] = [leaving_by_doubling(-1, 1), leaving_by_doubling(1, -1)];

/// The squares on full lines: rows, columns, both kinds of diagonals.
fn full_lines(taken: Squares) -> [Squares; 4] {
    let mut row = taken & taken >> 4;
    row &= row >> 2;
    row &= row >> 1;
    let row = (row & LEFT).wrapping_mul(0xff);
    let mut column = taken & taken.rotate_right(8);
    column &= column.rotate_right(16);
    column &= column.rotate_right(32);
    let diagonal = |[up, down]: [[Squares; 3]; 2], step: u32| {
        let (mut above, mut below) = (taken, taken);
        for double in 0..3 {
            above &= above >> (step << double) | up[double];
            below &= below << (step << double) | down[double];
        }
        above & below
    };
    [row, column, diagonal(FALLING, 9), diagonal(RISING, 7)]
}

/// Discs of `own` that are known to be stable.
pub fn stable(own: Squares, other: Squares) -> Squares {
    let [row, column, falling, rising] = full_lines(own | other);
    let mut found = own & (row & column & falling & rising | stable_edges(own, other));
    loop {
        let more = own
            & CENTRE
            & (found >> 1 | found << 1 | row)
            & (found >> 8 | found << 8 | column)
            & (found >> 9 | found << 9 | falling)
            & (found >> 7 | found << 7 | rising);
        if more & !found == 0 {
            return found;
        }
        found |= more;
    }
}

/// What is stable on the four edges, of either colour.
fn stable_edges(own: Squares, other: Squares) -> Squares {
    let table = stable_places();
    let look = |black: u8, white: u8| Squares::from(table[Edge { black, white }.index()]);
    let (top, bottom) = (
        look(own as u8, other as u8),
        look((own >> 56) as u8, (other >> 56) as u8),
    );
    let side = |column: u32| {
        let places = look(
            transpose_column(own, column),
            transpose_column(other, column),
        );
        // Place i of the row goes to row i; the last apart, or it would meet the
        // first half-way.
        let most = (places & 0x7f).wrapping_mul(0x0002_0408_1020_4081) & LEFT;
        (most | (places & 0x80) << 49) << column
    };
    top | bottom << 56 | side(0) | side(7)
}
