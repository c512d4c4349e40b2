//! A few empty squares: no table, moves in the order of parity.

use super::super::bitboard::{Square, Squares, flips, moves, odd_quadrants, single, squares};
use super::super::stability::stable;
use super::last::{finished, four};

/// From so many empty squares on a table and a good order are worth their cost.
pub const SHALLOW: u32 = 7;

/// Whether it is worth looking for a cut-off by stable discs: only where the
/// opponent would need many of them.
#[inline]
pub fn stability_may_cut(empties: u32, alpha: i32) -> bool {
    alpha >= THRESHOLDS[empties.min(24) as usize]
}

const THRESHOLDS: [i32; 25] = [
    64, 64, 64, 64, 8, 10, 12, 14, 16, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 46, 48,
    48,
];

/// The score for the player who owns `own`, or a bound for it outside of `alpha`
/// and `beta`. At most [`SHALLOW`] squares are empty.
pub fn solve([own, other]: [Squares; 2], alpha: i32, beta: i32, nodes: &mut u64) -> i32 {
    let empty = !(own | other);
    match empty.count_ones() {
        0 => {
            *nodes += 1;
            finished(own, other)
        }
        4 => last_four([own, other], alpha, beta, empty, nodes),
        count => several([own, other], alpha, beta, count, nodes),
    }
}

fn last_four(sides: [Squares; 2], alpha: i32, beta: i32, empty: Squares, nodes: &mut u64) -> i32 {
    if stability_may_cut(4, alpha) {
        let bound = 64 - 2 * stable(sides[1], sides[0]).count_ones().cast_signed();
        if bound <= alpha {
            *nodes += 1;
            return bound;
        }
    }
    let odd = odd_quadrants(empty);
    let mut order = [0; 4];
    let sorted = squares(empty & odd).chain(squares(empty & !odd));
    for (slot, square) in order.iter_mut().zip(sorted) {
        *slot = square;
    }
    four(sides, alpha, beta, order, nodes)
}

fn several([own, other]: [Squares; 2], alpha: i32, beta: i32, count: u32, nodes: &mut u64) -> i32 {
    *nodes += 1;
    if stability_may_cut(count, alpha) {
        let bound = 64 - 2 * stable(other, own).count_ones().cast_signed();
        if bound <= alpha {
            return bound;
        }
    }
    let legal = moves(own, other);
    if legal == 0 {
        return match moves(other, own) {
            0 => finished(own, other),
            _ => -solve([other, own], -beta, -alpha, nodes),
        };
    }
    let odd = odd_quadrants(!(own | other));
    let mut best = -65;
    for mut group in [legal & odd, legal & !odd] {
        while group != 0 {
            let square = group.trailing_zeros() as Square;
            group &= group - 1;
            let flipped = flips(own, other, square);
            let next = [other ^ flipped, own ^ flipped ^ single(square)];
            best = best.max(-solve(next, -beta, -best.max(alpha), nodes));
            if best >= beta {
                return best;
            }
        }
    }
    best
}
