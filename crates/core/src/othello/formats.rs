//! Games and positions as other programs and pages write them.
//!
//! Anything usual can be pasted: transcripts such as `f5d6c3`, in any case, with
//! numbers, blanks, headers and passes or without; boards of 64 squares in any
//! usual letters with the side to move; lines of OBF; games in GGF. A forced
//! pass that was left out is put in.

mod ggf;

use super::{Move, Othello, read_square, square_name};
use crate::game::{Game, Seat};
use crate::message::{Fault, Message};
use crate::notation::check_length;
use crate::short_list;
use crate::table::Table;

/// Reads a game or a position in any of the formats.
///
/// # Errors
/// Says what was expected and at which column, counted over the whole text.
pub fn read(text: &str) -> Result<Table<Othello>, Fault> {
    check_length(text)?;
    if text.contains("GM[") {
        return ggf::read(text);
    }
    if let Some(count) = miscounted(text) {
        return Err(Message::new("othello.error.board")
            .with("count", count)
            .at(1));
    }
    match read_board(text) {
        Some(position) => Ok(Table::new(position)),
        None => read_transcript(Table::new(Othello::START), text),
    }
}

/// How many squares a text has that begins like a board but is none: not 64, or
/// more behind them than the side to move.
fn miscounted(text: &str) -> Option<usize> {
    let letters = text.chars().filter(|letter| !letter.is_whitespace());
    let cells: Vec<Cell> = letters.map_while(cell).collect();
    let is_whole = match cells.get(64..) {
        Some([] | [Cell::Disc(_)] | [Cell::Disc(_), Cell::Empty, ..]) => true,
        Some(_) | None => false,
    };
    (cells.len() >= 32 && !is_whole).then_some(cells.len())
}

/// What a letter says of a square.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cell {
    Disc(Seat),
    Empty,
}

/// What a letter of a board says, in any usual spelling.
fn cell(letter: char) -> Option<Cell> {
    match letter {
        'X' | 'x' | '*' | 'B' | 'b' | '#' | '@' | '1' | '●' | '⚫' => {
            Some(Cell::Disc(Seat::First))
        }
        'O' | 'o' | 'W' | 'w' | '2' | '○' | '⚪' => Some(Cell::Disc(Seat::Second)),
        '-' | '.' | '_' | '0' | '+' | ':' => Some(Cell::Empty),
        _ => None,
    }
}

/// Reads 64 squares and the side to move; blanks and ends of lines do not count.
/// Without a side black is to move, or white where black cannot.
fn read_board(text: &str) -> Option<Othello> {
    let mut letters = text.chars().filter(|letter| !letter.is_whitespace());
    let (mut black, mut white) = (0, 0);
    for place in 0..64 {
        match cell(letters.next()?)? {
            Cell::Disc(Seat::First) => black |= 1 << place,
            Cell::Disc(Seat::Second) => white |= 1 << place,
            Cell::Empty => {}
        }
    }
    let turn = match letters.next().and_then(cell) {
        Some(Cell::Disc(seat)) => Some(seat),
        _ => None,
    };
    let position = Othello::new(black, white, turn.unwrap_or(Seat::First))?;
    let stuck = turn.is_none() && position.discs().moves() == 0;
    Some(if stuck && !position.discs().over() {
        position.after(Move::Pass)
    } else {
        position
    })
}

/// Plays a move, and before it a forced pass that was left out.
fn play(table: &mut Table<Othello>, choice: Move) -> Result<(), Message> {
    let position = table.position();
    if choice != Move::Pass && position.moves().next() == Some(Move::Pass) {
        table.play(Move::Pass)?;
    }
    table.play(choice)
}

/// Reads the moves of a transcript.
fn read_transcript(mut table: Table<Othello>, text: &str) -> Result<Table<Othello>, Fault> {
    let mut column = 1;
    for line in text.split_inclusive('\n') {
        // Headers such as [Date "…"].
        if !line.trim_start().starts_with('[') {
            read_line(&mut table, line, column)?;
        }
        column += line.chars().count();
    }
    Ok(table)
}

fn read_line(table: &mut Table<Othello>, line: &str, column: usize) -> Result<(), Fault> {
    let letters: Vec<char> = line.chars().collect();
    let mut at = 0;
    while let Some(rest) = letters.get(at..).filter(|rest| !rest.is_empty()) {
        let word: String = rest.iter().take(4).collect::<String>().to_ascii_lowercase();
        let pair: String = word.chars().take(2).collect();
        let (choice, length) = if let Some(square) = read_square(&pair) {
            (Move::Place(square), 2)
        } else if word == "pass" {
            (Move::Pass, 4)
        } else if ["pa", "ps", "--"].contains(&pair.as_str()) {
            (Move::Pass, 2)
        } else if rest[0].is_whitespace() || "0123456789.,;:-/|()".contains(rest[0]) {
            // Numbers of moves, results and what stands between.
            at += 1;
            continue;
        } else {
            let found: String = rest
                .iter()
                .take_while(|c| !c.is_whitespace())
                .take(12)
                .collect();
            return Err(Message::new("othello.error.transcript")
                .with("found", found)
                .at(column + at));
        };
        play(table, choice).map_err(|message| message.at(column + at))?;
        at += length;
    }
    Ok(())
}

/// The moves as a transcript, passes left out; none where the game did not begin
/// at the usual start.
pub fn transcript(table: &Table<Othello>) -> Option<String> {
    (*table.start() == Othello::START).then(|| {
        let placed = table.moves().iter().filter_map(|choice| match choice {
            Move::Place(square) => Some(square_name(*square)),
            Move::Pass => None,
        });
        placed.collect()
    })
}

fn side(turn: Seat) -> char {
    match turn {
        Seat::First => 'X',
        Seat::Second => 'O',
    }
}

/// The 64 squares and the side to move.
pub fn board(position: &Othello) -> String {
    format!("{} {}", position.letters(), side(position.turn()))
}

/// A line of OBF; `scores` are those of the moves, where they are known, for the
/// player to move.
pub fn obf(position: &Othello, scores: &[(Move, i32)]) -> String {
    let mut scores = scores.to_vec();
    short_list::sort_by_key(&mut scores, |(_, score)| -score);
    let scores = scores.iter().map(|(choice, score)| {
        let name = match choice {
            Move::Place(square) => square_name(*square).to_ascii_uppercase(),
            Move::Pass => "PS".to_owned(),
        };
        format!(" {name}:{score:+};")
    });
    format!("{};{}", board(position), scores.collect::<String>())
}

/// The game in GGF.
pub fn ggf(table: &Table<Othello>) -> String {
    ggf::write(table)
}

/// The formats by name.
pub(super) const FORMATS: &[&str] = &["transcript", "board", "obf", "ggf"];

/// A game in one of them; what holds no moves gets the position.
pub(super) fn export(table: &Table<Othello>, format: &str) -> Option<String> {
    match format {
        "transcript" => transcript(table).filter(|moves| !moves.is_empty()),
        "board" => Some(board(table.position())),
        "obf" => Some(obf(table.position(), &[])),
        "ggf" => Some(ggf(table)),
        _ => None,
    }
}
