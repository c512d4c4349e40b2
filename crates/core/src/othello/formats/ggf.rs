//! The Generic Game Format of the Othello servers.

use super::super::{Move, Othello, read_square};
use super::{board, play, read_board, side};
use crate::game::{Game, Seat};
use crate::message::{Fault, Message};
use crate::table::Table;

/// A property such as `B[f5/0.5/12]`, and where it stands.
struct Property<'a> {
    name: &'a str,
    value: &'a str,
    column: usize,
}

fn properties(text: &str) -> Vec<Property<'_>> {
    let mut all = Vec::new();
    let mut rest = text;
    let mut column = 1;
    while let Some((before, after)) = rest.split_once('[') {
        let name = before
            .rsplit(|letter: char| !letter.is_ascii_alphabetic())
            .next()
            .unwrap_or_default();
        let (value, tail) = after.split_once(']').unwrap_or((after, ""));
        let start = column + before.chars().count();
        all.push(Property {
            name,
            value,
            column: start + 1,
        });
        column = start + value.chars().count() + 2;
        rest = tail;
    }
    all
}

/// Reads the first game of a text.
pub(super) fn read(text: &str) -> Result<Table<Othello>, Fault> {
    // A text may hold several games, each in brackets.
    let one = text.split(";)").next().unwrap_or(text);
    let mut table = Table::new(Othello::START);
    for Property {
        name,
        value,
        column,
    } in properties(one)
    {
        match name {
            "BO" => {
                let cells = value.trim_start().strip_prefix("8 ");
                let position = cells
                    .and_then(read_board)
                    .ok_or_else(|| Message::new("othello.error.ggf.board").at(column))?;
                table = Table::new(position);
            }
            "B" | "W" => {
                let seat = Seat::BOTH[usize::from(name == "W")];
                move_of(&mut table, seat, value, column)?;
            }
            _ => {}
        }
    }
    Ok(table)
}

fn move_of(
    table: &mut Table<Othello>,
    seat: Seat,
    value: &str,
    column: usize,
) -> Result<(), Fault> {
    let word = value.split('/').next().unwrap_or_default().trim();
    let choice = match read_square(word) {
        Some(square) => Move::Place(square),
        None if word.to_ascii_lowercase().starts_with("pa") => Move::Pass,
        None => {
            return Err(Message::new("othello.error.transcript")
                .with("found", word)
                .at(column));
        }
    };
    // A pass that was left out shows in whose move comes next.
    let passes =
        table.position().turn() != seat && table.position().moves().next() == Some(Move::Pass);
    if passes {
        table.play(Move::Pass).map_err(|m| m.at(column))?;
    }
    if table.position().turn() != seat {
        return Err(Message::new("othello.error.ggf.turn").at(column));
    }
    play(table, choice).map_err(|message| message.at(column))
}

/// Writes a game.
pub(super) fn write(table: &Table<Othello>) -> String {
    let start = board(table.start()).replace('X', "*");
    let mut text = format!("(;GM[Othello]PC[Zermelo]TY[8]BO[8 {start}]");
    let mut turn = table.start().turn();
    for choice in table.moves() {
        let name = match choice {
            Move::Pass => "PA".to_owned(),
            Move::Place(_) => choice.to_string().to_ascii_uppercase(),
        };
        let seat = match side(turn) {
            'X' => 'B',
            _ => 'W',
        };
        text += &format!("{seat}[{name}]");
        turn = turn.other();
    }
    text + ";)"
}
