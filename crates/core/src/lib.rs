//! Combinatorial games, solved exactly.
//!
//! A map of the crate, in the order in which a newcomer may want to read it:
//!
//! - [`game`]: the few methods that make something a game;
//! - [`games`]: the games themselves, one module each, and the list of them all;
//! - [`othello`]: Othello, which is long enough for a folder of its own;
//! - [`notation`]: one line of text ↔ a position with its history;
//! - [`analysis`]: what a position is worth, as one record for every game;
//! - [`robot`]: opponents made from any game's analysis, and matches between them;
//! - [`value`]: the arithmetic of games: numbers, nimbers, short games, loopy values;
//! - [`graph`]: graphs that games are played on;
//! - [`job`]: long searches, done in slices so that they can be watched and stopped;
//! - [`share`]: long searches, done by several workers that share no memory;
//! - [`message`]: sentences as keys with arguments, to be said in the reader's language.
//!
//! ```
//! use zermelo_core::{games, job};
//!
//! let table = games::read("nim:3,5,7;moves=1-1")?;
//! let record = job::finish(table.analyse());
//! assert_eq!(record.value.as_deref(), Some("0"));
//! assert_eq!(record.class, Some("P"));
//! # Ok::<(), zermelo_core::message::Fault>(())
//! ```
#![deny(missing_docs)]

pub mod analysis;
pub mod game;
pub mod games;
pub mod graph;
pub mod job;
pub mod message;
pub mod notation;
#[cfg(feature = "othello")]
pub mod othello;
pub mod robot;
pub mod share;
#[cfg(feature = "othello")]
mod short_list;
pub mod table;
pub mod value;
