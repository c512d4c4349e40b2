//! Work to be measured, the same natively and as WebAssembly.
//!
//! Each kernel answers with a number that the bench knows, so that what was
//! measured is known to be right. No bindings: a page calls these as they are.

// An exported name is the only unsafe thing here.
#![allow(unsafe_code)]

use zermelo_core::games::sim::solution::Solution;
use zermelo_core::games::sim::{Goal, Sim};
use zermelo_core::value::short::{Game, Games};

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_is_whole_and_its_sums_are_known() {
        assert_eq!(DAY_THREE.lines().count(), 300);
        assert_eq!(canonical_sums(), ZERO_SUMS);
    }

    #[test]
    fn sim_is_solved() {
        assert_eq!(solve_sim(), SIM);
    }
}
