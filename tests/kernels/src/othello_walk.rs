//! Moves made and positions judged by the same evaluation over the same trees:
//! with arrays kept up to date, and with bitboards.

use crate::othello_arrays::Arrays;
use std::sync::OnceLock;
use zermelo_core::othello::bitboard::{single, squares};
use zermelo_core::othello::discs::Discs;
use zermelo_core::othello::weights::{Mobility, Weights};

/// Trees of so many plies, without pruning,
const DEPTH: u32 = 4;

/// from positions of games played at random, every so many plies.
const EVERY: u32 = 6;
const GAMES: u64 = 6;

/// Whether positions are judged on the way, and by which mobility. To count moves
/// exactly is dear with arrays; the approximate count was made for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judging {
    /// Moves are only made.
    None,
    /// By the count that is read off lines.
    Approximate,
    /// By the number of moves.
    True,
}

impl Judging {
    /// In the order of the numbers that the kernels take.
    pub const ALL: [Judging; 3] = [Judging::None, Judging::Approximate, Judging::True];

    fn of(number: u32) -> Judging {
        *Self::ALL.get(number as usize).unwrap_or(&Judging::None)
    }

    /// Whole numbers only, so that both ways must agree to the last bit.
    fn weights(self) -> Weights {
        let mobility = match self {
            Judging::True => Mobility::True,
            _ => Mobility::Approximate,
        };
        let mut weights = Weights::patient();
        weights.mobility = mobility;
        weights
    }
}

/// The positions that trees begin with, and whether white is to move there.
fn starts() -> &'static [(Discs, bool)] {
    static STARTS: OnceLock<Vec<(Discs, bool)>> = OnceLock::new();
    STARTS.get_or_init(|| (1..=GAMES).flat_map(game).collect())
}

fn game(seed: u64) -> Vec<(Discs, bool)> {
    let (mut discs, mut white) = (Discs::START, false);
    let mut starts = Vec::new();
    let mut dice = seed;
    for ply in 0.. {
        if discs.over() {
            break;
        }
        if ply % EVERY == EVERY - 1 {
            starts.push((discs, white));
        }
        dice = dice.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
        let moves = discs.moves();
        let choice = (dice >> 33) % u64::from(moves.count_ones().max(1));
        discs = match squares(moves).nth(choice as usize) {
            Some(square) => discs.play(square),
            None => discs.passed(),
        };
        white = !white;
    }
    starts
}

/// Positions seen, and a number made of all their values in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Walk {
    /// Positions.
    pub nodes: u32,
    /// Of their values; the number of positions where they are not judged.
    pub mark: u32,
    judging: bool,
}

impl Walk {
    fn new(judging: Judging) -> Walk {
        Walk {
            judging: judging != Judging::None,
            ..Walk::default()
        }
    }

    fn see(&mut self, value: impl FnOnce() -> f64) {
        self.nodes += 1;
        self.mark = if self.judging {
            let value = (value() as i32).cast_unsigned();
            self.mark.wrapping_mul(31).wrapping_add(value)
        } else {
            self.nodes
        };
    }

    fn arrays(&mut self, board: &mut Arrays, white: bool, depth: u32) {
        self.see(|| board.evaluate(white));
        if depth == 0 {
            return;
        }
        let moves = board
            .moves(white)
            .fold(0, |set, square| set | single(square));
        for square in squares(moves) {
            board.make(square, white);
            self.arrays(board, !white, depth - 1);
            board.unmake(square, white);
        }
        if moves == 0 && board.moves(!white).next().is_some() {
            self.arrays(board, !white, depth - 1);
        }
    }

    fn bitboards(&mut self, weights: &Weights, discs: Discs, depth: u32) {
        self.see(|| weights.evaluate(discs));
        if depth == 0 {
            return;
        }
        let moves = discs.moves();
        for square in squares(moves) {
            self.bitboards(weights, discs.play(square), depth - 1);
        }
        if moves == 0 && discs.passed().moves() != 0 {
            self.bitboards(weights, discs.passed(), depth - 1);
        }
    }
}

/// The walk with arrays.
pub fn with_arrays(judging: Judging) -> Walk {
    let mut walk = Walk::new(judging);
    let start = Arrays::new(&judging.weights());
    for &(discs, white) in starts() {
        let mut board = start.clone();
        for (set, other) in [(discs.own, false), (discs.other, true)] {
            squares(set).for_each(|square| board.put(square, white ^ other));
        }
        walk.arrays(&mut board, white, DEPTH);
    }
    walk
}

/// The same walk with bitboards.
pub fn with_bitboards(judging: Judging) -> Walk {
    let mut walk = Walk::new(judging);
    let weights = judging.weights();
    for &(discs, _) in starts() {
        walk.bitboards(&weights, discs, DEPTH);
    }
    walk
}

/// See [`with_arrays`]: by number as in [`Judging::ALL`].
#[unsafe(no_mangle)]
pub extern "C" fn othello_arrays(judging: u32) -> u32 {
    with_arrays(Judging::of(judging)).mark
}

/// See [`with_bitboards`].
#[unsafe(no_mangle)]
pub extern "C" fn othello_bitboards(judging: u32) -> u32 {
    with_bitboards(Judging::of(judging)).mark
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_see_the_same() {
        let [made, approximate, counted] = Judging::ALL.map(|judging| {
            let walk = with_bitboards(judging);
            assert_eq!(with_arrays(judging), walk, "{judging:?}");
            walk
        });
        assert!(made.nodes > 500_000, "{made:?}");
        assert_eq!(made.mark, made.nodes);
        // They weigh different things.
        assert_ne!(approximate.mark, counted.mark);
    }

    #[test]
    fn the_mark_notices_any_difference() {
        let mark = |values: [f64; 2]| {
            let mut walk = Walk::new(Judging::True);
            for value in values {
                walk.see(|| value);
            }
            walk.mark
        };
        assert_eq!(mark([3.0, 4.0]), mark([3.0, 4.0]));
        assert_ne!(mark([3.0, 4.0]), mark([4.0, 3.0]));
    }
}
