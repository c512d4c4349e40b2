//! The laboratory: players made of weights, a table of edges and a depth, to be
//! compared on one move or in a match.
//!
//! A player is one text: a set of [weights](super::weights), a depth, whether it
//! prunes, and if it likes a table of edges of its own after the word `table`:
//!
//! ```text
//! name Patient
//! depth 4
//! pruning on
//! edges own
//! 4 -1 10 5 20
//! table
//! name own
//! from stable
//! XXOOOO-- 2.5
//! ```

mod contest;
mod report;

pub use contest::{Contest, Tally};
pub use report::{EdgeReport, FeatureReport, Node, PlayerReport, SearchReport};
pub use report::{edge, features, player, search};

use serde::Serialize;

use super::discs::Discs;
use super::teaching::{Lesson, Teaching};
use super::weights::{EDGE_TABLES, EdgeTable, Weights, bad_row, rows};
use crate::message::Fault;

/// No deeper, so that a search without pruning comes to an end.
pub const MAX_DEPTH: u32 = 10;

/// A player of the teaching search.
#[derive(Clone, Debug, PartialEq)]
pub struct Player {
    /// How it judges positions.
    pub weights: Weights,
    /// How many plies it looks ahead, 1 to [`MAX_DEPTH`].
    pub depth: u32,
    /// Whether it cuts off what cannot matter.
    pub pruning: bool,
    /// Whether its edges are a table of its own.
    own_table: bool,
}

const TABLE: &str = "table";

/// So many levels of a tree are shown below its root.
const LEVELS: usize = 2;

impl Player {
    /// Reads a player.
    ///
    /// # Errors
    /// Says what was expected and in which line.
    pub fn read(text: &str) -> Result<Player, Fault> {
        let (first, table) = split(text);
        let tables = match table {
            // After as many empty lines as stand before it, so that faults name
            // the line of the whole text.
            Some(table) => {
                let before = "\n".repeat(first.lines().count() + 1);
                vec![EdgeTable::read(&(before + table))?]
            }
            None => Vec::new(),
        };
        let (mut depth, mut pruning) = (4, true);
        for (number, words) in rows(first) {
            match *words {
                ["depth", ref rest @ ..] => {
                    let read = match rest {
                        [word] => word.parse().ok(),
                        _ => None,
                    };
                    let read = read.filter(|depth| (1..=MAX_DEPTH).contains(depth));
                    depth = read.ok_or_else(|| bad_row(number, "depth 4", &words))?;
                }
                ["pruning", "on"] => pruning = true,
                ["pruning", "off"] => pruning = false,
                ["pruning", ..] => return Err(bad_row(number, "pruning on", &words)),
                _ => {}
            }
        }
        let weights = Weights::read(&without_settings(first), &tables)?;
        Ok(Player {
            own_table: tables.contains(&weights.edges),
            weights,
            depth,
            pruning,
        })
    }

    /// Writes the player so that it can be read again.
    pub fn write(&self) -> String {
        let pruning = if self.pruning { "on" } else { "off" };
        let mut text = format!(
            "{}depth {}\npruning {pruning}\n",
            self.weights.write(),
            self.depth
        );
        if self.own_table {
            text.push_str("table\n");
            text.push_str(&self.weights.edges.write());
        }
        text
    }

    /// Begins its search of a position; so many nodes of the first levels of the
    /// tree are kept.
    pub fn search(&self, discs: Discs, trace: usize) -> Teaching {
        let lesson = Lesson {
            weights: self.weights.clone(),
            depth: self.depth,
            pruning: self.pruning,
            trace,
            levels: LEVELS,
        };
        Teaching::new(discs, lesson)
    }
}

/// What stands before the line `table`, and what after it.
fn split(text: &str) -> (&str, Option<&str>) {
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let end = start + line.len();
        if line.trim() == TABLE {
            return (&text[..start], Some(&text[end..]));
        }
        start = end;
    }
    (text, None)
}

/// The text without depth and pruning; the lines keep their numbers.
fn without_settings(text: &str) -> String {
    let setting = |line: &str| {
        let word = line.split_whitespace().next();
        matches!(word, Some("depth" | "pruning"))
    };
    let kept = text
        .lines()
        .map(|line| if setting(line) { "" } else { line });
    kept.flat_map(|line| [line, "\n"]).collect()
}

/// A text with a name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Named {
    /// What people call it.
    pub name: String,
    /// What can be read.
    pub text: String,
}

/// The sets of weights and tables of edges to begin with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Sets {
    /// Sets of weights.
    pub weights: Vec<Named>,
    /// Tables of edges.
    pub edges: Vec<Named>,
    /// The depths that a player may look ahead: 1 to so many plies.
    pub depth: u32,
}

/// Those that are always there.
fn weight_sets() -> [Weights; 3] {
    [Weights::greedy(), Weights::patient(), Weights::restless()]
}

/// The sets and tables that are always there.
pub fn sets() -> Sets {
    Sets {
        depth: MAX_DEPTH,
        weights: weight_sets()
            .iter()
            .map(|set| Named {
                name: set.name.clone(),
                text: set.write(),
            })
            .collect(),
        edges: EDGE_TABLES
            .iter()
            .map(|name| Named {
                name: (*name).to_owned(),
                text: format!("name {name}\nfrom {name}\n"),
            })
            .collect(),
    }
}
