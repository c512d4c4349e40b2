//! Work to be measured, the same natively and as WebAssembly.
//!
//! Each kernel answers with a number that the bench knows, so that what was
//! measured is known to be right. No bindings: a page calls these as they are.

// An exported name is the only unsafe thing here.
#![allow(unsafe_code)]

pub mod convexity;
pub mod othello;
pub mod othello_arrays;
pub mod othello_walk;

use zermelo_core::analysis::Record;
use zermelo_core::games::sim::solution::Solution;
use zermelo_core::games::sim::{Goal, Sim};
use zermelo_core::value::short::{Game, Games};
use zermelo_core::{games, job};

/// A fixed list of 300 games born by day three.
const DAY_THREE: &str = include_str!("day-three.txt");

/// Adds every two games of the list, from nothing; how many sums are zero.
#[unsafe(no_mangle)]
pub extern "C" fn canonical_sums() -> u32 {
    let mut games = Games::new();
    let list: Vec<Game> = DAY_THREE
        .lines()
        .filter_map(|text| games.read(text).ok())
        .collect();
    let mut zeros = 0;
    for &a in &list {
        for &b in &list {
            zeros += u32::from(games.add(a, b) == Ok(Games::ZERO));
        }
    }
    zeros
}

/// How many sums [`canonical_sums`] makes.
pub const SUMS: u32 = 300 * 300;

/// How many of them are zero.
pub const ZERO_SUMS: u32 = 60;

/// Solves Sim on six points from nothing: classes, winners, chances; how many
/// classes there are, and the score of the empty board beside them.
#[unsafe(no_mangle)]
pub extern "C" fn solve_sim() -> u32 {
    let Some(start) = Sim::new(6, Goal::Avoid) else {
        return 0;
    };
    let solution = Solution::new(start);
    let classes = solution.classes();
    classes.len() as u32 * 100_000 + classes[0].score
}

/// What [`solve_sim`] answers: 3,729 classes, score 31,950.
pub const SIM: u32 = 372_931_950;

/// Drawings of Hackenbush: a tree, graphs in two colours, graphs in three; each
/// with its value, which was found by trying everything.
const DRAWINGS: &str = include_str!("drawings.txt");

/// A red and blue forest of 10,000 edges.
const FOREST: &str = include_str!("forest.txt");

/// The drawings of a kind (`tree`, `numbers`, `games`): line and value.
pub fn drawings(kind: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    DRAWINGS.lines().filter_map(move |row| {
        let (found, rest) = row.split_once(' ')?;
        (found == kind).then(|| rest.split_once(' ')).flatten()
    })
}

fn record(line: &str) -> Option<Record> {
    Some(job::finish(games::read(line).ok()?.analyse()))
}

/// The record of a drawing of a kind; 1 if its value is right.
fn drawing(kind: &str, place: u32) -> u32 {
    let Some((line, value)) = drawings(kind).nth(place as usize) else {
        return 0;
    };
    u32::from(record(line).is_some_and(|record| record.value.as_deref() == Some(value)))
}

/// The record of the tree of 20 edges.
#[unsafe(no_mangle)]
pub extern "C" fn hackenbush_tree() -> u32 {
    drawing("tree", 0)
}

/// The record of a graph of 18 edges in red and blue.
#[unsafe(no_mangle)]
pub extern "C" fn hackenbush_numbers(place: u32) -> u32 {
    drawing("numbers", place)
}

/// The record of a graph of 15 edges in three colours.
#[unsafe(no_mangle)]
pub extern "C" fn hackenbush_games(place: u32) -> u32 {
    drawing("games", place)
}

/// The record of the forest; how many digits its value has.
#[unsafe(no_mangle)]
pub extern "C" fn hackenbush_forest() -> u32 {
    let value = record(FOREST).and_then(|record| record.value);
    value.map_or(0, |value| {
        value.bytes().filter(u8::is_ascii_digit).count() as u32
    })
}

/// What [`hackenbush_forest`] answers.
pub const FOREST_DIGITS: u32 = 47;

/// Boards of 64 vertices with 16 tokens, sparse and dense, with cycles and
/// without; each with its value, which was found from the definition.
const BOARDS: &str = include_str!("boards.txt");

/// The boards: line and value.
pub fn boards() -> impl Iterator<Item = (&'static str, &'static str)> {
    BOARDS.lines().filter_map(|row| row.split_once(' '))
}

/// The record of a board of tokens, from the line as a page has it; 1 if its
/// value is right.
#[unsafe(no_mangle)]
pub extern "C" fn tokens(place: u32) -> u32 {
    let Some((line, value)) = boards().nth(place as usize) else {
        return 0;
    };
    // The list has digraph6, to be short; a page has arcs.
    let Ok(table) = games::read(line) else {
        return 0;
    };
    u32::from(record(&table.line()).is_some_and(|record| record.value.as_deref() == Some(value)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_is_whole_and_its_sums_are_known() {
        assert_eq!(DAY_THREE.lines().count(), 300);
        assert_eq!(canonical_sums(), ZERO_SUMS);
    }

    #[test]
    fn drawings_are_worth_what_the_list_says() {
        assert_eq!(hackenbush_tree(), 1);
        for place in 0..15 {
            assert_eq!(hackenbush_numbers(place), 1, "{place}");
            assert_eq!(hackenbush_games(place), 1, "{place}");
        }
        assert_eq!(hackenbush_games(15), 0);
        assert_eq!(hackenbush_forest(), FOREST_DIGITS);
    }

    #[test]
    fn boards_of_tokens_are_worth_what_the_list_says() {
        assert_eq!(boards().count(), 15);
        for place in 0..15 {
            assert_eq!(tokens(place), 1, "{place}");
        }
        assert_eq!(tokens(15), 0);
    }

    #[test]
    fn sim_is_solved() {
        assert_eq!(solve_sim(), SIM);
    }
}
