//! Othello on eight by eight squares.
//!
//! In turn put a disc where it encloses a row of the opponent's discs against
//! another of one's own; all discs so enclosed, in every direction, are turned
//! over. Who cannot move must pass; when neither can, the one with more discs
//! has won, and for the score takes the empty squares as well.

pub mod bitboard;
mod board;
mod candidates;
pub mod discs;
pub mod edges;
pub mod endgame;
pub mod evaluation;
pub mod explorer;
pub mod features;
pub mod formats;
pub mod habits;
pub mod laboratory;
pub mod levels;
mod message;
pub mod mistakes;
pub mod openings;
pub mod patterns;
mod record;
pub mod review;
pub mod search;
pub mod stability;
pub mod starts;
pub mod teaching;
pub mod thinking;
pub mod transposition;
pub mod trap;
pub mod weights;
pub mod why;
pub mod xray;

use std::fmt;

use crate::analysis::{Analyse, Analysis, Choosing};
use crate::game::{Ending, Game, Seat};
use crate::job::Boxed;
use crate::message::{Fault, Message};
use crate::notation::{Keys, Notation, Span};
use crate::table::Table;
use bitboard::{Square, Squares, single, squares};
pub use board::Board;
use discs::Discs;
pub use evaluation::equip;
pub(crate) use message::ENGLISH;
pub use message::REASONS;
pub use record::write_score;
use xray::Limits;

/// A position of Othello.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Othello {
    black: Squares,
    white: Squares,
    turn: Seat,
}

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A disc on this square.
    Place(Square),
    /// Nothing, for there is no square.
    Pass,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Place(square) => f.write_str(&square_name(*square)),
            Move::Pass => f.write_str("pass"),
        }
    }
}

/// A square as it is written: `f5`.
pub fn square_name(square: Square) -> String {
    let letter = char::from(b'a' + square % 8);
    format!("{letter}{}", square / 8 + 1)
}

/// Reads a square, in either case.
pub fn read_square(text: &str) -> Option<Square> {
    let [letter, digit] = text.as_bytes() else {
        return None;
    };
    let column = letter.to_ascii_lowercase().wrapping_sub(b'a');
    let row = digit.wrapping_sub(b'1');
    (column < 8 && row < 8).then(|| 8 * row + column)
}

impl Othello {
    /// The usual start.
    pub const START: Othello = Othello {
        black: Discs::START.own,
        white: Discs::START.other,
        turn: Seat::First,
    };

    /// A position with these discs; none where two lie on one square.
    pub fn new(black: Squares, white: Squares, turn: Seat) -> Option<Othello> {
        (black & white == 0).then_some(Othello { black, white, turn })
    }

    /// A position as the player to move sees it.
    pub fn from_discs(discs: Discs, turn: Seat) -> Option<Othello> {
        match turn {
            Seat::First => Othello::new(discs.own, discs.other, turn),
            Seat::Second => Othello::new(discs.other, discs.own, turn),
        }
    }

    /// The discs as the player to move sees them.
    pub fn discs(&self) -> Discs {
        match self.turn {
            Seat::First => Discs {
                own: self.black,
                other: self.white,
            },
            Seat::Second => Discs {
                own: self.white,
                other: self.black,
            },
        }
    }

    /// The black discs.
    pub fn black(&self) -> Squares {
        self.black
    }

    /// The white discs.
    pub fn white(&self) -> Squares {
        self.white
    }

    /// The 64 squares row by row from a1: `X` black, `O` white, `-` empty.
    pub fn letters(&self) -> String {
        let letter = |square| match single(square) {
            disc if self.black & disc != 0 => 'X',
            disc if self.white & disc != 0 => 'O',
            _ => '-',
        };
        (0..64).map(letter).collect()
    }

    /// The position after a move that is known to be legal.
    fn after(&self, choice: Move) -> Othello {
        let discs = match choice {
            Move::Place(square) => self.discs().play(square),
            Move::Pass => self.discs().passed(),
        };
        let turn = self.turn.other();
        let [black, white] = match turn {
            Seat::First => [discs.own, discs.other],
            Seat::Second => [discs.other, discs.own],
        };
        Othello { black, white, turn }
    }

    /// Why a move is not legal.
    fn objection(&self, choice: Move) -> Option<Message> {
        let discs = self.discs();
        let moves = discs.moves();
        match choice {
            Move::Pass if moves == 0 => None,
            Move::Pass => Some(Message::new("othello.error.pass")),
            Move::Place(square) => {
                let disc = 1_u64.checked_shl(square.into()).unwrap_or(0);
                let fault = if moves & disc != 0 {
                    return None;
                } else if discs.empty() & disc == 0 {
                    "othello.error.taken"
                } else if moves == 0 {
                    "othello.error.must_pass"
                } else {
                    "othello.error.nothing"
                };
                Some(Message::new(fault).with("square", square_name(square)))
            }
        }
    }
}

impl Game for Othello {
    type Move = Move;

    fn turn(&self) -> Seat {
        self.turn
    }

    fn ending(&self) -> Option<Ending> {
        if !self.discs().over() {
            return None;
        }
        Some(
            match self.black.count_ones().cmp(&self.white.count_ones()) {
                std::cmp::Ordering::Greater => Ending::Won(Seat::First),
                std::cmp::Ordering::Less => Ending::Won(Seat::Second),
                std::cmp::Ordering::Equal => Ending::Drawn,
            },
        )
    }

    fn moves(&self) -> Box<dyn Iterator<Item = Move> + '_> {
        let discs = self.discs();
        let moves = discs.moves();
        let must_pass = moves == 0 && discs.passed().moves() != 0;
        Box::new(
            squares(moves)
                .map(Move::Place)
                .chain(must_pass.then_some(Move::Pass)),
        )
    }

    fn play(&self, choice: &Move) -> Result<Othello, Message> {
        match self.objection(*choice) {
            Some(message) => Err(message),
            None => Ok(self.after(*choice)),
        }
    }
}

impl Notation for Othello {
    const NAME: &'static str = "othello";
    const PLAYERS: [&'static str; 2] = ["black", "white"];
    const KEYS: &'static [&'static str] = &["turn"];
    const MOVE_FORM: &'static str = "f5";

    fn read(board: Span<'_>, keys: &Keys<'_>) -> Result<Othello, Fault> {
        let turn = match keys.get("turn") {
            Some(span) => Seat::BOTH[span.one_of(&Self::PLAYERS)?],
            None => Seat::First,
        };
        if board.text.is_empty() {
            return Ok(Othello {
                turn,
                ..Othello::START
            });
        }
        let (mut black, mut white) = (0, 0);
        for (place, letter) in board.text.chars().enumerate() {
            let disc = 1_u64.checked_shl(place as u32).unwrap_or(0);
            match letter {
                'X' => black |= disc,
                'O' => white |= disc,
                '-' => {}
                _ => {
                    return Err(Message::new("othello.error.letter")
                        .with("found", letter.to_string())
                        .at(board.column + place));
                }
            }
        }
        let length = board.text.len();
        if length != 64 {
            return Err(Message::new("othello.error.board")
                .with("count", length)
                .at(board.column + length.min(64)));
        }
        Ok(Othello { black, white, turn })
    }

    fn write_board(&self) -> String {
        if (self.black, self.white) == (Self::START.black, Self::START.white) {
            return String::new();
        }
        self.letters()
    }

    fn write_key(&self, key: &str) -> Option<String> {
        (key == "turn" && self.turn == Seat::Second).then(|| "white".to_owned())
    }

    fn read_move(&self, text: &str) -> Option<Move> {
        match text {
            "pass" => Some(Move::Pass),
            // Canonical spelling has small letters; capitals are understood.
            _ => read_square(text).map(Move::Place),
        }
    }
}

impl Analyse for Othello {
    const OWN_ROBOTS: &'static [&'static str] = &levels::NAMES;

    const ROBOTS: Option<&'static [&'static str]> = Some(&levels::OFFERED);

    fn analyse(&self) -> Boxed<Analysis<Move>> {
        record::solve(self, Limits::USUAL)
    }

    const INVENTIONS: &'static [&'static str] = &["balanced"];

    fn invent(what: &str, sizes: &[u32], seed: u64) -> Option<Othello> {
        match (what, sizes) {
            ("balanced", []) => starts::pick(seed),
            _ => None,
        }
    }

    const FORMATS: &'static [&'static str] = formats::FORMATS;

    fn export(table: &Table<Othello>, format: &str) -> Option<String> {
        formats::export(table, format)
    }

    fn paste(text: &str) -> Option<Result<Table<Othello>, Fault>> {
        Some(formats::read(text))
    }

    fn own_robot(&self, name: &str, seed: u64) -> Option<Choosing<Move>> {
        levels::choose(self, name, seed)
    }
}
