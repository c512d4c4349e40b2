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
const OPENINGS: [(&str, &str); 67] = [
    ("f5f6", "Diagonal"),
    ("f5f6e6f4g7", "X-square"),
    ("f5f6e6f4g6", "Snake"),
    ("f5f6e6f4g6c6", "Lysons"),
    ("f5f6e6f4g6c5g4g5f3e3c4", "Pyramid"),
    ("f5f6e6f4g5", "Heath"),
    ("f5f6e6f4g5e7e3", "Heath-Bat"),
    ("f5f6e6f4g5e7d7", "Iwasaki"),
    ("f5f6e6f4g5d6", "Heath-Chimney"),
    ("f5f6e6f4g4", "Raccoon Dog"),
    ("f5f6e6f4g3", "Rocket"),
    ("f5f6e6f4g3f3g4", "Hamilton"),
    ("f5f6e6f4g3d6", "Lollipop"),
    ("f5f6e6f4e3", "Cow"),
    ("f5f6e6f4e3d6", "Chimney"),
    ("f5f6e6f4e3c5g5", "Bat"),
    ("f5f6e6f4e3c5g5g3g4f3c4", "Melnikov"),
    ("f5f6e6f4e3c5c4", "Rose-v-Toth"),
    ("f5f6e6f4e3c5c4e7", "Tanida"),
    ("f5f6e6f4e3c5c4e7g4", "Aircraft"),
    ("f5f6e6f4e3c5c4e7b5e2", "Sailboat"),
    ("f5f6e6f4e3c5c4d3f3e2", "Maruoka"),
    ("f5f6e6f4e3c5c4d3c3", "Landau"),
    ("f5f6e6f4c3", "Buffalo"),
    ("f5f6e6f4c3d7f3", "Maruoka Buffalo"),
    ("f5f6e6f4c3d6f3c4c5b4", "Tanida Buffalo"),
    ("f5f6e6f4c3c4", "Hokuriku Buffalo"),
    ("f5f6d3f4", "Wing"),
    ("f5f6c4f4", "Semi-Wing"),
    ("f5f4", "Parallel"),
    ("f5d6", "Perpendicular"),
    ("f5d6c5f4e3d3", "Mimura"),
    ("f5d6c5f4e3c6f3", "Shaman"),
    ("f5d6c5f4e3c6e6", "Inoue"),
    ("f5d6c5f4e3c6e6f6", "Iago"),
    ("f5d6c5f4e3c6d7", "Bhagat"),
    ("f5d6c5f4e3c6d3f6e6d7", "Rose"),
    ("f5d6c5f4e3c6d3f6e6d7g4", "Flat"),
    ("f5d6c5f4e3c6d3f6e6d7g4c4", "Rotating Flat"),
    ("f5d6c5f4e3c6d3f6e6d7g4c4g6", "Murakami"),
    ("f5d6c5f4e3c6d3f6e6d7g3c4", "Rose-Birth"),
    ("f5d6c5f4e3c6d3f6e6d7g3c4g5c3b4e2", "Brightstein"),
    ("f5d6c5f4e3c6d3f6e6d7g3c4b4", "Rose-Birdie"),
    ("f5d6c5f4e3c6d3f6e6d7e7", "Greenberg"),
    ("f5d6c5f4e3c6d3f3", "Ralle"),
    ("f5d6c5f4d3", "Horse"),
    ("f5d6c4g5", "No-Cat"),
    ("f5d6c4g5c6", "Swallow"),
    ("f5d6c4d3e6", "Italian"),
    ("f5d6c4d3c5", "Cat"),
    ("f5d6c4d3c5f4e3f3c2c6", "Sakaguchi"),
    ("f5d6c4d3c5f4e3f3c2b4b3", "Berner"),
    ("f5d6c3g5", "Bent Ganglion"),
    ("f5d6c3d3c4", "Tiger"),
    ("f5d6c3d3c4f4f6", "Stephenson"),
    ("f5d6c3d3c4f4f6g5", "No-Kung"),
    ("f5d6c3d3c4f4f6f3", "Comp'Oth"),
    ("f5d6c3d3c4f4f6f3e3", "Lightning Bolt"),
    ("f5d6c3d3c4f4f6b4", "Kung"),
    ("f5d6c3d3c4f4e6", "Leader's Tiger"),
    ("f5d6c3d3c4f4e3", "Brightwell"),
    ("f5d6c3d3c4f4c5b4b5c6f3e6e3", "Ishii"),
    ("f5d6c3d3c4f4c5b4b5c6f3e6e3g6f6g5d7g3", "Mainline Tiger"),
    ("f5d6c3d3c4f4c5b3c2", "Rose-Bill"),
    ("f5d6c3d3c4f4c5b3c2e6", "Tamenori"),
    ("f5d6c3d3c4f4c5b3c2b4", "Dead Draw"),
    ("f5d6c3d3c4b3", "Aubrey"),
];

/// The same for all eight ways to look at a position.
pub fn canonical(discs: Discs) -> (u64, u64) {
    let turned = (0..8).map(|symmetry| discs.turned(symmetry));
    turned
        .map(|discs| (discs.own, discs.other))
        .min()
        .unwrap_or((discs.own, discs.other))
}

/// The moves of an opening.
pub(super) fn moves_of(text: &str) -> impl Iterator<Item = Move> {
    let pairs = (0..text.len() / 2).filter_map(|place| text.get(2 * place..2 * place + 2));
    pairs.filter_map(read_square).map(Move::Place)
}

/// What is known of the openings, position by position. Black begins at the usual
/// start, so the number of discs tells who is to move.
struct Book {
    /// In the order of the openings, the position that has its name.
    named: Vec<(u64, u64)>,
    /// For each opening the positions on the way to it.
    ways: Vec<(u64, u64)>,
}

fn book() -> &'static Book {
    static BOOK: OnceLock<Book> = OnceLock::new();
    BOOK.get_or_init(|| {
        let (mut named, mut ways) = (Vec::new(), Vec::new());
        for (text, _) in OPENINGS {
            let mut position = Othello::START;
            for choice in moves_of(text) {
                ways.push(canonical(position.discs()));
                position = position.play(&choice).unwrap_or(position);
            }
            named.push(canonical(position.discs()));
        }
        Book { named, ways }
    })
}

/// The openings: their moves and names, for whoever wants to list them. What goes
/// on from an opening stands behind it.
pub fn all() -> impl Iterator<Item = (&'static str, &'static str)> {
    OPENINGS.iter().copied()
}

/// The name of the opening that this position is.
pub fn name_of(position: &Othello) -> Option<&'static str> {
    let wanted = canonical(position.discs());
    let place = book().named.iter().position(|&known| known == wanted)?;
    Some(OPENINGS[place].1)
}

/// How many openings with a name lie ahead of this position.
pub fn ahead(position: &Othello) -> usize {
    let wanted = canonical(position.discs());
    book().ways.iter().filter(|&&way| way == wanted).count()
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
