//! A game of Othello looked back at: a line for each move.

use std::io::{self, Write};

use zermelo_core::job;
use zermelo_core::message::{Fault, Message};
use zermelo_core::notation::{Line, Notation as _};
use zermelo_core::othello::Othello;
use zermelo_core::othello::review::{Point, Review};
use zermelo_core::table::Table;

/// The columns, in this order, with tabs between them.
const HEAD: &str = "ply\tplayer\tmove\tscore\tlost\tclass\tbetter\twhy";

/// Looks back and prints; false where the line is bad.
pub fn print(line: &str, out: &mut impl Write) -> io::Result<bool> {
    let table = match read(line) {
        Ok(table) => table,
        Err(fault) => return super::refuse(out, &fault, 1),
    };
    let report = job::finish(Review::new(&table, 0));
    writeln!(out, "{HEAD}")?;
    for (point, made) in report.points.iter().zip(table.moves()) {
        writeln!(out, "{}", row(point, &made.to_string()))?;
    }
    Ok(true)
}

fn read(line: &str) -> Result<Table<Othello>, Fault> {
    Table::read(&Line::split(line)?)
}

/// The score is black's, `~` before an estimate; the better move and the reason
/// only where the move was bad.
fn row(point: &Point, made: &str) -> String {
    let about = if point.exact { "" } else { "~" };
    let class = point.class.map(|class| format!("{class:?}").to_lowercase());
    let better = point.best.as_deref().filter(|_| point.class.is_some());
    let why: Vec<String> = point.why.iter().map(|why| sentence(why, point)).collect();
    format!(
        "{}\t{}\t{made}\t{about}{:+.0}\t{:.0}\t{}\t{}\t{}",
        point.ply + 1,
        point.turn,
        point.value,
        point.lost.unwrap_or(0.0),
        class.unwrap_or_default(),
        better.unwrap_or_default(),
        why.join("; ")
    )
}

fn sentence(why: &Message, point: &Point) -> String {
    let [black, white] = Othello::PLAYERS;
    let other = if point.turn == black { white } else { black };
    why.clone()
        .with("player", point.turn)
        .with("other", other)
        .to_string()
}
