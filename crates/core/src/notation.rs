//! Table notation: one line of text ↔ a position of any game with its history.
//!
//! ```text
//! <game>:<board>[;<key>=<value>]…[;moves=<move>,<move>,…]
//! ```
//!
//! This module takes a line apart into spans that know their column; each game
//! reads its own board, keys and moves from them through [`Notation`].
//!
//! ```
//! use zermelo_core::games;
//!
//! let table = games::read(" nim: 03, 5 ; moves=1-3 ; play=misere ")?;
//! assert_eq!(table.line(), "nim:3,5;play=misere;moves=1-3");
//! let fault = games::read("nim:3,x").err().unwrap();
//! assert_eq!(fault.column, Some(7));
//! # Ok::<(), zermelo_core::message::Fault>(())
//! ```

use std::fmt::Write as _;

use crate::game::Game;
use crate::message::{Fault, Message, join};

/// The longest text that is read.
pub const MAX_TEXT: usize = 64 * 1024;

/// The longest history that is read.
pub const MAX_MOVES: usize = 4096;

/// Refuses text that is too long to be read.
///
/// # Errors
/// Says how long it may be.
pub fn check_length(text: &str) -> Result<(), Fault> {
    if text.len() <= MAX_TEXT {
        return Ok(());
    }
    let message = Message::new("error.length").with("max", MAX_TEXT);
    Err(message.at(MAX_TEXT + 1))
}

/// What a game adds to its rules so that its positions can be read and written.
pub trait Notation: Game {
    /// The name before the colon.
    const NAME: &'static str;

    /// The names of the two seats.
    const PLAYERS: [&'static str; 2];

    /// The keys that the game knows besides `moves`, in the order in which they
    /// are written.
    const KEYS: &'static [&'static str];

    /// A move to show as an example where another was expected.
    const MOVE_FORM: &'static str;

    /// Reads a start position.
    ///
    /// # Errors
    /// Says what was expected and at which column.
    fn read(board: Span<'_>, keys: &Keys<'_>) -> Result<Self, Fault>;

    /// Writes the board of a start position.
    fn write_board(&self) -> String;

    /// Writes the value of a key, or `None` where it is the default.
    fn write_key(&self, key: &str) -> Option<String>;

    /// Reads a move; whether it is legal is for [`Game::play`] to say.
    fn read_move(&self, text: &str) -> Option<Self::Move>;
}

/// A piece of the line and where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span<'a> {
    /// The piece, without the blanks around it.
    pub text: &'a str,
    /// The column of its first character, counted from 1.
    pub column: usize,
}

impl<'a> Span<'a> {
    fn new(text: &'a str, column: usize) -> Self {
        let trimmed = text.trim_start_matches(BLANK);
        Span {
            text: trimmed.trim_end_matches(BLANK),
            column: column + text.len() - trimmed.len(),
        }
    }

    /// The pieces between separators, each without the blanks around it.
    pub fn split(self, separator: char) -> impl Iterator<Item = Span<'a>> {
        let mut column = self.column;
        self.text.split(separator).map(move |piece| {
            let span = Span::new(piece, column);
            column += piece.len() + separator.len_utf8();
            span
        })
    }

    /// The pieces between separators that stand outside all brackets: inside
    /// they belong to the board. A bracket that is never closed hides nothing.
    fn split_outside_brackets(self, separator: u8) -> Vec<Span<'a>> {
        let bytes = self.text.as_bytes();
        let last = bytes.iter().rposition(|&byte| byte == b')').unwrap_or(0);
        let (mut from, mut depth) = (0, 0_usize);
        let mut pieces = Vec::new();
        let mut take = |from: usize, to: usize| {
            let piece = self.text.get(from..to).unwrap_or_default();
            pieces.push(Span::new(piece, self.column + from));
        };
        for (at, &byte) in bytes.iter().enumerate() {
            match byte {
                b'(' if at < last => depth += 1,
                b')' => depth = depth.saturating_sub(1),
                _ if byte == separator && (depth == 0 || at > last) => {
                    take(from, at);
                    from = at + 1;
                }
                _ => {}
            }
        }
        take(from, bytes.len());
        pieces
    }

    /// The two pieces around the first separator, as they are.
    fn split_once(self, separator: char) -> Option<(Span<'a>, Span<'a>)> {
        let (before, after) = self.text.split_once(separator)?;
        let column = self.column + before.len() + separator.len_utf8();
        Some((
            Span {
                text: before,
                column: self.column,
            },
            Span {
                text: after,
                column,
            },
        ))
    }

    /// A whole number within bounds.
    ///
    /// # Errors
    /// When it is missing, not a number, or out of bounds.
    pub fn number(self, min: u32, max: u32) -> Result<u32, Fault> {
        let read = || {
            if !self.text.bytes().all(|byte| byte.is_ascii_digit()) {
                return None;
            }
            let number = self.text.parse().ok()?;
            (min..=max).contains(&number).then_some(number)
        };
        let expected = |key| Message::new(key).with("min", min).with("max", max);
        if self.text.is_empty() {
            return Err(expected("error.number.missing").at(self.column));
        }
        read().ok_or_else(|| {
            expected("error.number")
                .with("found", self.text)
                .at(self.column)
        })
    }

    /// One of several words; gives its place among them.
    ///
    /// # Errors
    /// When it is none of them.
    pub fn one_of(self, words: &[&str]) -> Result<usize, Fault> {
        words
            .iter()
            .position(|word| *word == self.text)
            .ok_or_else(|| {
                Message::new("error.value")
                    .with("values", join(words, ", "))
                    .with("found", self.text)
                    .at(self.column)
            })
    }
}

/// What may stand around `:`, `;` and `,` without meaning.
const BLANK: [char; 2] = [' ', '\t'];

/// The keys of a line and their values.
#[derive(Debug)]
pub struct Keys<'a>(Vec<(Span<'a>, Span<'a>)>);

impl<'a> Keys<'a> {
    /// The value of a key, where the line has it.
    pub fn get(&self, key: &str) -> Option<Span<'a>> {
        let (_, value) = self.0.iter().find(|(name, _)| name.text == key)?;
        Some(*value)
    }

    fn check(&self, known: &[&str]) -> Result<(), Fault> {
        for (index, (name, _)) in self.0.iter().enumerate() {
            if name.text != "moves" && !known.contains(&name.text) {
                let mut keys = known.to_vec();
                keys.push("moves");
                return Err(Message::new("error.key")
                    .with("keys", join(&keys, ", "))
                    .with("found", name.text)
                    .at(name.column));
            }
            if self.0[..index].iter().any(|(n, _)| n.text == name.text) {
                return Err(Message::new("error.key.twice")
                    .with("found", name.text)
                    .at(name.column));
            }
        }
        Ok(())
    }
}

/// Moves and the columns where they stand.
pub type PlacedMoves<G> = Vec<(<G as Game>::Move, usize)>;

/// A line taken apart, not yet understood.
#[derive(Debug)]
pub struct Line<'a> {
    /// The name of the game.
    pub game: Span<'a>,
    board: Span<'a>,
    keys: Keys<'a>,
}

impl<'a> Line<'a> {
    /// Takes a line apart at its separators.
    ///
    /// # Errors
    /// When it is too long, not plain text, or has no game and board.
    pub fn split(text: &'a str) -> Result<Line<'a>, Fault> {
        check_length(text)?;
        let line = Span::new(text.trim_end_matches(['\r', '\n', ' ', '\t']), 1);
        if let Some(place) = line
            .text
            .chars()
            .position(|c| !(c.is_ascii_graphic() || BLANK.contains(&c)))
        {
            return Err(Message::new("error.ascii").at(line.column + place));
        }
        if line.text.is_empty() {
            return Err(Message::new("error.empty").at(line.column));
        }
        let Some((game, rest)) = line.split_once(':') else {
            let game = Span::new(line.text.split(';').next().unwrap_or(""), line.column);
            crate::games::known(game)?;
            return Err(Message::new("error.colon").at(game.column + game.text.len()));
        };
        let mut fields = rest.split_outside_brackets(b';').into_iter();
        let nothing = Span {
            text: "",
            column: rest.column,
        };
        let board = fields.next().unwrap_or(nothing);
        let keys = fields
            .map(|field| {
                field.split_once('=').ok_or_else(|| {
                    Message::new("error.equals")
                        .with("found", field.text)
                        .at(field.column)
                })
            })
            .collect::<Result<_, _>>()?;
        Ok(Line {
            game: Span::new(game.text, game.column),
            board,
            keys: Keys(keys),
        })
    }

    /// Reads the start position and the moves played from it.
    ///
    /// # Errors
    /// Says what was expected and at which column.
    pub fn read<G: Notation>(&self) -> Result<(G, PlacedMoves<G>), Fault> {
        self.keys.check(G::KEYS)?;
        let start = G::read(self.board, &self.keys)?;
        let mut moves = Vec::new();
        if let Some(list) = self.keys.get("moves") {
            for (index, span) in list.split(',').enumerate() {
                if index == MAX_MOVES {
                    return Err(Message::new("error.moves.many")
                        .with("max", MAX_MOVES)
                        .at(span.column));
                }
                let choice = read_move(&start, span)?;
                moves.push((choice, span.column));
            }
        }
        Ok((start, moves))
    }
}

fn read_move<G: Notation>(start: &G, span: Span<'_>) -> Result<G::Move, Fault> {
    start.read_move(span.text).ok_or_else(|| {
        Message::new("error.move.form")
            .with("form", G::MOVE_FORM)
            .with("found", span.text)
            .at(span.column)
    })
}

/// The canonical spelling of a start position and the moves from it.
pub fn write<G: Notation>(start: &G, moves: &[G::Move]) -> String {
    let mut line = format!("{}:{}", G::NAME, start.write_board());
    for key in G::KEYS {
        if let Some(value) = start.write_key(key) {
            // Writing to a String cannot fail.
            let _ = write!(line, ";{key}={value}");
        }
    }
    if !moves.is_empty() {
        let _ = write!(line, ";moves={}", join(moves, ","));
    }
    line
}
