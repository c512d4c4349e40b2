//! The last four empty squares, without lists, tables or loops.
//!
//! These functions see most positions of a search, so each does only what it
//! must: with one square left discs need only be counted.

use super::super::bitboard::{Square, Squares, flips, last_flips, single};

/// By square, its neighbours: where none is the opponent's nothing can flip.
static NEIGHBOURS: [Squares; 64] = neighbours();

const fn neighbours() -> [Squares; 64] {
    let mut all = [0; 64];
    let mut square = 0;
    while square < 64 {
        let (x, y) = (square % 8, square / 8);
        let mut other = 0;
        while other < 64 {
            let (dx, dy): (usize, usize) = (other % 8, other / 8);
            if dx.abs_diff(x) <= 1 && dy.abs_diff(y) <= 1 && other != square {
                all[square] |= 1 << other;
            }
            other += 1;
        }
        square += 1;
    }
    all
}

/// What a move turns over, with a quick look whether it can be anything.
#[inline]
fn turned(own: Squares, other: Squares, square: Square) -> Squares {
    if NEIGHBOURS[usize::from(square & 63)] & other == 0 {
        return 0;
    }
    flips(own, other, square)
}

/// Whether two squares lie in the same quadrant.
fn together(a: Square, b: Square) -> bool {
    (a ^ b) & 0b10_0100 == 0
}

/// Less than any score.
const LOWEST: i32 = -65;

/// The score of the player who owns `own`, one square being empty.
#[inline]
fn one(own: Squares, square: Square) -> i32 {
    let count = own.count_ones().cast_signed();
    let gained = last_flips(own, square).cast_signed();
    if gained > 0 {
        return 2 * (count + gained + 1) - 64;
    }
    let lost = last_flips(!(own | single(square)), square).cast_signed();
    if lost > 0 {
        return 2 * (count - lost) - 64;
    }
    // Nobody can go there: the winner takes it.
    2 * (count + i32::from(count > 31)) - 64
}

/// Two empty squares.
fn two(own: Squares, other: Squares, beta: i32, [a, b]: [Square; 2], nodes: &mut u64) -> i32 {
    *nodes += 1;
    let mut best = LOWEST;
    let flipped = turned(own, other, a);
    if flipped != 0 {
        best = -one(other ^ flipped, b);
        if best >= beta {
            return best;
        }
    }
    let flipped = turned(own, other, b);
    if flipped != 0 {
        best = best.max(-one(other ^ flipped, a));
    }
    if best != LOWEST {
        return best;
    }
    // Pass: what the opponent gets, and we want the least of it.
    let mut most = LOWEST;
    for (first, second) in [(a, b), (b, a)] {
        let flipped = turned(other, own, first);
        if flipped != 0 {
            most = most.max(-one(own ^ flipped, second));
        }
    }
    if most == LOWEST {
        return finished(own, other);
    }
    -most
}

/// The score of a game that is over.
pub fn finished(own: Squares, other: Squares) -> i32 {
    let (own, other) = (
        own.count_ones().cast_signed(),
        other.count_ones().cast_signed(),
    );
    let empty = 64 - own - other;
    own - other + empty * (own - other).signum()
}

/// Three empty squares.
fn three(
    [own, other]: [Squares; 2],
    alpha: i32,
    beta: i32,
    squares: [Square; 3],
    nodes: &mut u64,
) -> i32 {
    *nodes += 1;
    // A square alone in its quadrant goes first.
    let [a, b, c] = squares;
    let squares = if together(a, b) {
        [c, a, b]
    } else if together(a, c) {
        [b, a, c]
    } else {
        squares
    };
    let best = three_for([own, other], alpha, beta, squares, nodes);
    if best != LOWEST {
        return best;
    }
    let best = three_for([other, own], -beta, -alpha, squares, nodes);
    if best != LOWEST {
        return -best;
    }
    finished(own, other)
}

fn three_for(
    [own, other]: [Squares; 2],
    alpha: i32,
    beta: i32,
    [a, b, c]: [Square; 3],
    nodes: &mut u64,
) -> i32 {
    let mut best = LOWEST;
    for (square, rest) in [(a, [b, c]), (b, [a, c]), (c, [a, b])] {
        let flipped = turned(own, other, square);
        if flipped != 0 {
            let (next, passed) = (other ^ flipped, own ^ flipped ^ single(square));
            best = best.max(-two(next, passed, -best.max(alpha), rest, nodes));
            if best >= beta {
                return best;
            }
        }
    }
    best
}

/// Four empty squares, those that are to be tried first in front.
pub fn four(
    [own, other]: [Squares; 2],
    alpha: i32,
    beta: i32,
    squares: [Square; 4],
    nodes: &mut u64,
) -> i32 {
    *nodes += 1;
    let best = four_for([own, other], alpha, beta, squares, nodes);
    if best != LOWEST {
        return best;
    }
    let best = four_for([other, own], -beta, -alpha, squares, nodes);
    if best != LOWEST {
        return -best;
    }
    finished(own, other)
}

fn four_for(
    [own, other]: [Squares; 2],
    alpha: i32,
    beta: i32,
    [a, b, c, d]: [Square; 4],
    nodes: &mut u64,
) -> i32 {
    let mut best = LOWEST;
    for (square, rest) in [
        (a, [b, c, d]),
        (b, [a, c, d]),
        (c, [a, b, d]),
        (d, [a, b, c]),
    ] {
        let flipped = turned(own, other, square);
        if flipped != 0 {
            let next = [other ^ flipped, own ^ flipped ^ single(square)];
            best = best.max(-three(next, -beta, -best.max(alpha), rest, nodes));
            if best >= beta {
                return best;
            }
        }
    }
    best
}
