//! The games, one module each, and the list of them all.
//!
//! To add a game: write its module, implement [`Game`](crate::game::Game),
//! [`Notation`] and
//! [`Analyse`](crate::analysis::Analyse) for its position, and put it into the
//! lists below.

pub mod nim;

use serde::Serialize;

use crate::message::{Fault, Message, join};
use crate::notation::{Line, Notation, Span};
use crate::robot;
use crate::table::{AnyTable, Table};

/// The names of all games.
pub const NAMES: [&str; 1] = [nim::Nim::NAME];

/// Reads a line of table notation of any game.
///
/// # Errors
/// Says what was expected and at which column.
pub fn read(text: &str) -> Result<Box<dyn AnyTable>, Fault> {
    let line = Line::split(text)?;
    match line.game.text {
        nim::Nim::NAME => Ok(Box::new(Table::<nim::Nim>::read(&line)?)),
        _ => Err(unknown(line.game)),
    }
}

/// The opponents that a game offers, the weakest first.
///
/// # Errors
/// When there is no such game.
pub fn robots(game: &str) -> Result<Vec<&'static str>, Fault> {
    match game {
        nim::Nim::NAME => Ok(robot::names::<nim::Nim>()),
        _ => Err(unknown(Span {
            text: game,
            column: 1,
        })),
    }
}

/// What the view of a game draws.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum Board {
    /// Heaps and rules.
    Nim(nim::Board),
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
