//! Moves and what they turn over, in two lanes: the board, and the board upside down,
//! where what led upwards leads downwards. Rows stay as they are, so they are for words.

use super::{INNER, RAYS, Square, Squares, down, reach, up};
use std::arch::wasm32::{
    i8x16_shuffle, i64x2_add, i64x2_ne, i64x2_shl, i64x2_splat, i64x2_sub, u64x2,
    u64x2_extract_lane, v128, v128_and, v128_or,
};

/// The rays downwards of a square, and those upwards on the board upside down.
static PAIRS: [[[Squares; 2]; 3]; 64] = pairs();

const fn pairs() -> [[[Squares; 2]; 3]; 64] {
    let mut all = [[[0; 2]; 3]; 64];
    let mut square = 0;
    while square < 64 {
        let mut pair = 0;
        while pair < 3 {
            let rays = &RAYS[square];
            all[square][pair] = [rays[pair + 1], rays[pair + 5].swap_bytes()];
            pair += 1;
        }
        square += 1;
    }
    all
}

/// A set, and the set upside down.
#[inline]
fn both(set: Squares) -> v128 {
    let twice = i64x2_splat(set.cast_signed());
    i8x16_shuffle::<0, 1, 2, 3, 4, 5, 6, 7, 15, 14, 13, 12, 11, 10, 9, 8>(twice, twice)
}

/// One set of what was found the right way up and upside down.
#[inline]
fn united(found: v128) -> Squares {
    let turned =
        i8x16_shuffle::<15, 14, 13, 12, 11, 10, 9, 8, 0, 0, 0, 0, 0, 0, 0, 0>(found, found);
    u64x2_extract_lane::<0>(v128_or(found, turned))
}

/// See [`super::moves`].
#[inline]
pub fn moves(own: Squares, other: Squares) -> Squares {
    let inner = other & INNER;
    let [mine, all, within] = [both(own), both(other), both(inner)];
    let found = v128_or(
        downwards::<8, 16>(mine, all),
        v128_or(
            downwards::<7, 14>(mine, within),
            downwards::<9, 18>(mine, within),
        ),
    );
    (united(found) | reach(own, inner, 1)) & !(own | other)
}

/// See [`super::reach`], of which this is one direction.
#[inline]
fn downwards<const STEP: u32, const DOUBLE: u32>(own: v128, other: v128) -> v128 {
    let row = v128_and(other, i64x2_shl(own, STEP));
    let row = v128_or(row, v128_and(other, i64x2_shl(row, STEP)));
    let pairs = v128_and(other, i64x2_shl(other, STEP));
    let row = v128_or(row, v128_and(pairs, i64x2_shl(row, DOUBLE)));
    let row = v128_or(row, v128_and(pairs, i64x2_shl(row, DOUBLE)));
    i64x2_shl(row, STEP)
}

/// See [`super::flips`].
#[inline]
pub fn flips(own: Squares, other: Squares, square: Square) -> Squares {
    let [mine, theirs] = [both(own), both(other)];
    let along = |[low, high]: [Squares; 2]| {
        let ray = u64x2(low, high);
        let beyond = i64x2_sub(v128_and(theirs, ray), ray);
        let end = v128_and(v128_and(beyond, mine), ray);
        let before = i64x2_add(end, i64x2_ne(end, i64x2_splat(0)));
        v128_and(before, ray)
    };
    let square = usize::from(square & 63);
    let [one, two, three] = PAIRS[square].map(along);
    let rays = &RAYS[square];
    united(v128_or(one, v128_or(two, three))) | up(own, other, rays[0]) | down(own, other, rays[4])
}
