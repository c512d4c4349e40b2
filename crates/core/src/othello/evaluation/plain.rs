//! An evaluation that needs no file: a sum of nine features.
//!
//! The weights change with the number of discs; they were fitted by least
//! squares to the results of tournament games.

use super::super::bitboard::{C_SQUARES, CORNERS, Squares, X_SQUARES, moves, neighbours};
use super::super::discs::Discs;
use super::super::edges::{Edge, edges};
use super::super::features::potential_mobility;
use super::super::stability::stable;
use super::DISC;
use std::sync::OnceLock;

/// How many features there are.
pub const FEATURES: usize = 9;

/// The features of a position, each as own less the opponent's.
pub fn features(discs: Discs) -> [i32; FEATURES] {
    let Discs { own, other } = discs;
    let empty = discs.empty();
    let less = |own: Squares, other: Squares| {
        own.count_ones().cast_signed() - other.count_ones().cast_signed()
    };
    let pair = |mask: Squares| less(own & mask, other & mask);
    // What lies beside a corner is bad only while that is empty.
    let open = beside(empty & CORNERS);
    let [potential, open_discs] = potential_mobility(discs);
    let table = edge_values();
    [
        // To be the one who moves.
        1,
        discs.difference(),
        less(moves(own, other), moves(other, own)),
        potential.cast_signed() - open_discs.cast_signed(),
        pair(CORNERS),
        pair(X_SQUARES & open),
        pair(C_SQUARES & open),
        less(stable(own, other), stable(other, own)),
        edges(discs)
            .iter()
            .map(|edge| i32::from(table[edge.index()]))
            .sum(),
    ]
}

/// The squares beside these corners.
fn beside(corners: Squares) -> Squares {
    neighbours(corners)
        .into_iter()
        .fold(0, |all, set| all | set)
}

/// By edge, own mean final discs less the opponent's, in tenths of a disc.
fn edge_values() -> &'static [i8] {
    static VALUES: OnceLock<Vec<i8>> = OnceLock::new();
    VALUES.get_or_init(|| {
        let value = |index| {
            let (sum, games) = Edge::of_index(index).mean_black();
            ((20 * u64::from(sum) / u64::from(games)) as i32 - 80) as i8
        };
        (0..super::super::edges::EDGES).map(value).collect()
    })
}

/// Every so many discs the weights change.
const PHASE: u32 = 5;

/// What the position is worth to the player to move, in hundredths of a disc.
pub fn evaluate(discs: Discs) -> i32 {
    let phase = (64 - discs.empties()) / PHASE;
    let weights = &WEIGHTS[phase.min(12) as usize];
    let sum: i32 = features(discs)
        .iter()
        .zip(weights)
        .map(|(feature, weight)| feature * i32::from(*weight))
        .sum();
    sum.clamp(-64 * DISC, 64 * DISC)
}

/// By phase, the weight of each feature. In the first phases corners are so rare
/// that theirs were set by hand.
static WEIGHTS: [[i16; FEATURES]; 13] = [
    [0, -20, 60, 40, 0, -450, -250, 0, 60],
    [-200, -20, 60, 40, 0, -450, -250, 0, 60],
    [-250, -20, 60, 47, 0, -450, -300, 0, 60],
    [-341, -30, 70, 70, 0, -540, -445, 0, 60],
    [-407, -46, 99, 69, 0, -581, -421, 0, 57],
    [-350, -61, 108, 58, 0, -504, -420, 0, 44],
    [-372, -63, 114, 48, -307, -453, -353, -31, 35],
    [-300, -56, 122, 41, -355, -417, -289, 27, 26],
    [-314, -41, 142, 37, -135, -373, -246, 41, 19],
    [-213, -23, 193, 28, 29, -299, -225, 53, 12],
    [-178, -1, 256, 22, 117, -205, -209, 60, 6],
    [-50, 19, 340, 20, 77, -86, -195, 67, 3],
    [11, 29, 501, 13, 7, 50, -117, 71, 1],
];
