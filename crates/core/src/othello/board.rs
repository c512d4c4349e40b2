//! What the page draws of a game of Othello.

use serde::Serialize;

use super::bitboard::{Square, Squares, squares};
use super::{Move, Othello, openings};
use crate::game::Game;
use crate::games;
use crate::table::Table;

/// What the page draws.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Board {
    /// The 64 squares row by row from a1: `X` black, `O` white, `-` empty.
    pub cells: String,
    /// How many discs black and white have.
    pub discs: [u32; 2],
    /// How many squares are empty.
    pub empty: u32,
    /// The square of the last move, where that was no pass.
    pub last: Option<Square>,
    /// The squares whose discs the last move turned over.
    pub flipped: Vec<Square>,
    /// By square that may be played, the squares whose discs it turns over.
    pub flips: Vec<(Square, Vec<Square>)>,
    /// Whether the player to move can only pass.
    pub must_pass: bool,
    /// The score of each player, the winner having taken the empty squares; only
    /// once the game is over.
    pub score: Option<[u32; 2]>,
    /// The last opening with a name that the game went through.
    pub opening: Option<&'static str>,
}

impl From<&Table<Othello>> for games::Board {
    fn from(table: &Table<Othello>) -> games::Board {
        games::Board::Othello(Board::from(table))
    }
}

impl From<&Table<Othello>> for Board {
    fn from(table: &Table<Othello>) -> Board {
        let position = table.position();
        let discs = position.discs();
        let counts = [position.black, position.white].map(Squares::count_ones);
        let last = match table.moves().last() {
            Some(Move::Place(square)) => Some(*square),
            _ => None,
        };
        let before = table.moves().split_last().and_then(|(_, earlier)| {
            earlier.iter().try_fold(*table.start(), |position, choice| {
                position.play(choice).ok()
            })
        });
        let flipped = last
            .zip(before)
            .map_or(0, |(square, before)| before.discs().flips(square));
        Board {
            cells: position.letters(),
            discs: counts,
            empty: discs.empties(),
            last,
            flipped: squares(flipped).collect(),
            flips: squares(discs.moves())
                .map(|square| (square, squares(discs.flips(square)).collect()))
                .collect(),
            must_pass: discs.moves() == 0 && discs.passed().moves() != 0,
            score: discs.over().then(|| score(counts)),
            opening: openings::name(table),
        }
    }
}

/// Both scores of a game that is over: the winner takes the empty squares, in a
/// draw they are shared.
fn score([black, white]: [u32; 2]) -> [u32; 2] {
    match black.cmp(&white) {
        std::cmp::Ordering::Greater => [64 - white, white],
        std::cmp::Ordering::Less => [black, 64 - black],
        std::cmp::Ordering::Equal => [32, 32],
    }
}
