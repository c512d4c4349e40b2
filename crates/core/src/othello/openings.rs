//! The usual openings by name.
//!
//! A game is recognised whatever way the board is turned and in whatever order
//! its moves were made: what counts is the position reached.

use std::sync::OnceLock;

use super::discs::Discs;
use super::{Move, Othello, read_square};
use crate::game::Game;
use crate::table::Table;

/// Moves, black beginning on f5, and what players call the position after them.
const OPENINGS: [(&str, &str); 38] = [
    ("f5f6", "Diagonal"),
    ("f5f4", "Parallel"),
    ("f5d6", "Perpendicular"),
    ("f5f6e6f4g6", "Snake"),
    ("f5f6e6f4g5", "Heath"),
    ("f5f6e6f4g4", "Raccoon Dog"),
    ("f5f6e6f4g3", "Rocket"),
    ("f5f6e6f4e3", "Cow"),
    ("f5f6e6f4e3d6", "Chimney"),
    ("f5f6e6f4e3c5g5", "Bat"),
    ("f5f6e6f4e3c5c4", "Rose-v-Toth"),
    ("f5f6e6f4e3c5c4e7", "Tanida"),
    ("f5f6e6f4e3c5c4e7b5e2", "Sailboat"),
    ("f5f6e6f4e3c5c4d3c3", "Landau"),
    ("f5f6e6f4c3", "Buffalo"),
    ("f5d6c5f4e3d3", "Mimura"),
    ("f5d6c5f4e3c6f3", "Shaman"),
    ("f5d6c5f4e3c6e6", "Inoue"),
    ("f5d6c5f4e3c6d7", "Bhagat"),
    ("f5d6c5f4e3c6d3f6e6d7", "Rose"),
    ("f5d6c5f4e3c6d3f6e6d7g4", "Flat"),
    ("f5d6c5f4e3c6d3f3", "Ralle"),
    ("f5d6c5f4d3", "Horse"),
    ("f5d6c4g5", "No-Cat"),
    ("f5d6c4d3e6", "Italian"),
    ("f5d6c4d3c5", "Cat"),
    ("f5d6c3g5", "Ganglion"),
    ("f5d6c3d3c4", "Tiger"),
    ("f5d6c3d3c4f4f6", "Stephenson"),
    ("f5d6c3d3c4f4f6g5", "No-Kung"),
    ("f5d6c3d3c4f4f6f3", "Comp'Oth"),
    ("f5d6c3d3c4f4f6b4", "Kung"),
    ("f5d6c3d3c4f4e6", "Leader's Tiger"),
    ("f5d6c3d3c4f4e3", "Brightwell"),
    ("f5d6c3d3c4f4c5b4b5c6f3e6e3", "Ishii"),
    ("f5d6c3d3c4f4c5b3c2", "Rose-Bill"),
    ("f5d6c3d3c4f4c5b3c2e6", "Tamenori"),
    ("f5d6c3d3c4b3", "Aubrey"),
];

/// The same for all eight ways to look at a position.
fn canonical(discs: Discs) -> (u64, u64) {
    let turned = (0..8).map(|symmetry| discs.turned(symmetry));
    turned
        .map(|discs| (discs.own, discs.other))
        .min()
        .unwrap_or((discs.own, discs.other))
}

/// The moves of an opening.
fn moves_of(text: &str) -> impl Iterator<Item = Move> {
    let pairs = (0..text.len() / 2).filter_map(|place| text.get(2 * place..2 * place + 2));
    pairs.filter_map(read_square).map(Move::Place)
}

/// The positions of the openings. Black begins at the usual start, so the number
/// of discs tells who is to move.
fn positions() -> &'static [(u64, u64)] {
    static POSITIONS: OnceLock<Vec<(u64, u64)>> = OnceLock::new();
    POSITIONS.get_or_init(|| {
        let reached = |text: &str| {
            moves_of(text).try_fold(Othello::START, |position, choice| {
                position.play(&choice).ok()
            })
        };
        OPENINGS
            .iter()
            .map(|(text, _)| reached(text).map_or((0, 0), |end| canonical(end.discs())))
            .collect()
    })
}

/// The openings: their moves and names, for whoever wants to list them.
pub fn all() -> impl Iterator<Item = (&'static str, &'static str)> {
    OPENINGS.iter().copied()
}

/// The name of the opening that this position is.
pub fn name_of(position: &Othello) -> Option<&'static str> {
    let wanted = canonical(position.discs());
    let place = positions().iter().position(|&known| known == wanted)?;
    Some(OPENINGS[place].1)
}

/// The name of the last opening that a game went through.
pub fn name(table: &Table<Othello>) -> Option<&'static str> {
    let mut position = *table.start();
    let mut name = name_of(&position);
    for choice in table.moves() {
        position = position.play(choice).ok()?;
        name = name_of(&position).or(name);
    }
    name
}

/// The moves that lead from this position to one of the openings.
pub fn continuations(position: &Othello) -> Vec<(Move, &'static str)> {
    let named = |choice: Move| {
        let next = position.play(&choice).ok()?;
        Some((choice, name_of(&next)?))
    };
    position.moves().filter_map(named).collect()
}
