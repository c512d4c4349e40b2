//! The games, one module each, and the list of them all.
//!
//! To add a game: write its module, implement [`Game`](crate::game::Game),
//! [`Notation`](crate::notation::Notation) and [`Analyse`] for its position, and put it into the lists
//! below.

#[cfg(feature = "convexity")]
pub mod convexity;
#[cfg(feature = "hackenbush")]
pub mod hackenbush;
#[cfg(feature = "nim")]
pub mod nim;
#[cfg(feature = "sim")]
pub mod sim;
#[cfg(feature = "tokens")]
pub mod tokens;

use serde::Serialize;

use crate::analysis::Analyse;
use crate::message::{Fault, Message, join};
use crate::notation::{self, Line, Span};
#[cfg(feature = "othello")]
use crate::othello::{self, Othello};
use crate::robot;
use crate::table::{AnyTable, Table};

/// A game as the lists know it.
pub struct Entry {
    name: &'static str,
    read: fn(&Line<'_>) -> Result<Box<dyn AnyTable>, Fault>,
    robots: fn() -> Vec<&'static str>,
    inventions: &'static [&'static str],
    invent: fn(&str, &[u32], u64) -> Option<String>,
    paste: fn(&str) -> Option<Result<String, Fault>>,
}

impl Entry {
    /// The entry of the game `G`.
    pub const fn of<G: Analyse>() -> Entry
    where
        Board: for<'a> From<&'a Table<G>>,
    {
        Entry {
            name: G::NAME,
            read: |line| Ok(Box::new(Table::<G>::read(line)?)),
            robots: robot::names::<G>,
            inventions: G::INVENTIONS,
            invent: |what, sizes, seed| {
                let start = G::invent(what, sizes, seed)?;
                Some(notation::write(&start, &[]))
            },
            paste: |text| Some(G::paste(text)?.map(|table| table.to_string())),
        }
    }
}

/// The names of all games, also of those that were left out of this build.
pub const NAMES: [&str; 6] = ["nim", "sim", "hackenbush", "convexity", "tokens", "othello"];

/// All games.
pub const ALL: &[Entry] = &[
    #[cfg(feature = "nim")]
    Entry::of::<nim::Nim>(),
    #[cfg(feature = "sim")]
    Entry::of::<sim::Sim>(),
    #[cfg(feature = "hackenbush")]
    Entry::of::<hackenbush::Hackenbush>(),
    #[cfg(feature = "convexity")]
    Entry::of::<convexity::Convexity>(),
    #[cfg(feature = "tokens")]
    Entry::of::<tokens::Tokens>(),
    #[cfg(feature = "othello")]
    Entry::of::<Othello>(),
];

/// The English of what the games say about bad boards and moves.
pub(crate) const ENGLISH: &[&[(&str, &str)]] = &[
    #[cfg(feature = "nim")]
    nim::ENGLISH,
    #[cfg(feature = "sim")]
    sim::ENGLISH,
    #[cfg(feature = "hackenbush")]
    hackenbush::ENGLISH,
    #[cfg(feature = "convexity")]
    convexity::ENGLISH,
    #[cfg(feature = "tokens")]
    tokens::ENGLISH,
    #[cfg(feature = "othello")]
    othello::ENGLISH,
];

/// The keys of the reasons that the games give.
pub(crate) const REASONS: &[&[&str]] = &[
    #[cfg(feature = "nim")]
    nim::REASONS,
    #[cfg(feature = "sim")]
    sim::REASONS,
    #[cfg(feature = "hackenbush")]
    hackenbush::REASONS,
    #[cfg(feature = "convexity")]
    convexity::REASONS,
    #[cfg(feature = "tokens")]
    tokens::REASONS,
    #[cfg(feature = "othello")]
    othello::REASONS,
];

/// Reads a line of table notation of any game.
///
/// # Errors
/// Says what was expected and at which column.
pub fn read(text: &str) -> Result<Box<dyn AnyTable>, Fault> {
    read_among(ALL, text)
}

/// Reads a line of one of these games: whoever needs only some need not carry
/// the others.
///
/// # Errors
/// Says what was expected and at which column.
pub fn read_among(games: &[Entry], text: &str) -> Result<Box<dyn AnyTable>, Fault> {
    let line = Line::split(text)?;
    (find(games, line.game)?.read)(&line)
}

/// The opponents that one of these games offers, the weakest first.
///
/// # Errors
/// When there is no such game.
pub fn robots_among(games: &[Entry], game: &str) -> Result<Vec<&'static str>, Fault> {
    let name = Span {
        text: game,
        column: 1,
    };
    Ok((find(games, name)?.robots)())
}

/// A start position of one of these games, made up: the line of one of such a
/// kind and sizes. The same seed gives the same.
///
/// # Errors
/// When there is no such game or kind, or none of that size was found.
pub fn invent_among(
    games: &[Entry],
    game: &str,
    what: &str,
    sizes: &[u32],
    seed: u64,
) -> Result<String, Fault> {
    let name = Span {
        text: game,
        column: 1,
    };
    let entry = find(games, name)?;
    if !entry.inventions.contains(&what) {
        return Err(Message::new("error.invention")
            .with("kinds", join(entry.inventions, ", "))
            .with("found", what)
            .into());
    }
    (entry.invent)(what, sizes, seed).ok_or_else(|| {
        Message::new("error.invention.none")
            .with("size", join(sizes, " × "))
            .into()
    })
}

/// The line of a game or a start position that somebody wrote in another format.
///
/// # Errors
/// Says what was expected and at which column; a game that reads no other format
/// reads it as a line.
pub fn paste_among(games: &[Entry], game: &str, text: &str) -> Result<String, Fault> {
    let name = Span {
        text: game,
        column: 1,
    };
    let entry = find(games, name)?;
    notation::check_length(text)?;
    match (entry.paste)(text) {
        Some(line) => line,
        None => Ok(read_among(games, text)?.line()),
    }
}

fn find<'a>(games: &'a [Entry], name: Span<'_>) -> Result<&'a Entry, Fault> {
    let found = games.iter().find(|entry| entry.name == name.text);
    found.ok_or_else(|| unknown(name))
}

/// What the view of a game draws.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum Board {
    /// Heaps and rules.
    #[cfg(feature = "nim")]
    Nim(nim::Board),
    /// Points and lines.
    #[cfg(feature = "sim")]
    Sim(sim::Board),
    /// Edges in three colours.
    #[cfg(feature = "hackenbush")]
    Hackenbush(hackenbush::Board),
    /// A graph and the vertices chosen.
    #[cfg(feature = "convexity")]
    Convexity(convexity::Board),
    /// Vertices, arcs and tokens.
    #[cfg(feature = "tokens")]
    Tokens(tokens::Board),
    /// Squares and discs.
    #[cfg(feature = "othello")]
    Othello(othello::Board),
}

pub(crate) fn known(name: Span<'_>) -> Result<(), Fault> {
    if NAMES.contains(&name.text) {
        Ok(())
    } else {
        Err(unknown(name))
    }
}

fn unknown(name: Span<'_>) -> Fault {
    Message::new("error.game")
        .with("games", join(&NAMES, ", "))
        .with("found", name.text)
        .at(name.column)
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_game_is_named() {
        let names: Vec<&str> = super::ALL.iter().map(|entry| entry.name).collect();
        assert_eq!(names, super::NAMES);
    }
}
