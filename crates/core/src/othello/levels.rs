//! Opponents of rising strength.
//!
//! The weaker ones look less far ahead and misjudge what they see: to the value
//! of each move an error is added at random, so a good move is missed more often
//! the less it is better than others.

use fastrand::Rng;

use super::evaluation::DISC;
use super::teaching::{Lesson, Teaching};
use super::thinking::Thinking;
use super::weights::Weights;
use super::xray::{Limits, Sight, XRay};
use super::{Move, Othello};
use crate::analysis::{Choice, Choosing};
use crate::game::Game;
use crate::job;

/// How well an opponent plays.
struct Level {
    name: &'static str,
    limits: Limits,
    /// The most that it misjudges a move by, in hundredths of a disc.
    error: i32,
}

const fn level(name: &'static str, depth: u32, solve: u32, error: i32) -> Level {
    Level {
        name,
        limits: Limits {
            depth,
            nodes: 2_000_000,
            solve,
        },
        error,
    }
}

const LEVELS: [Level; 6] = [
    level("novice", 1, 2, 12 * DISC),
    level("learner", 2, 6, 9 * DISC),
    level("club", 3, 9, 7 * DISC / 2),
    level("strong", 5, 13, DISC),
    level("master", 7, 16, 0),
    // As good as it can be: exact near the end, before it the best that is found.
    Level {
        name: "perfect",
        limits: Limits {
            depth: 30,
            nodes: 6_000_000,
            solve: 20,
        },
        error: 0,
    },
];

/// The names of the opponents, the weakest first: `greedy` only counts discs.
pub const NAMES: [&str; 6] = ["greedy", "novice", "learner", "club", "strong", "master"];

/// All opponents, the weakest first.
pub(super) const OFFERED: [&str; 10] = [
    "random", "careful", "greedy", "novice", "learner", "club", "strong", "master", "perfect",
    "trap",
];

/// Begins the choice of one of them.
pub(super) fn choose(position: &Othello, name: &str, seed: u64) -> Option<Choosing<Move>> {
    let forced = position.move_count() < 2;
    if forced {
        let only = position.moves().next();
        return Some(job::ready(only.map(|choice| Choice { choice, nodes: 1 })));
    }
    let discs = position.discs();
    if name == "greedy" {
        let lesson = Lesson {
            weights: Weights::greedy(),
            depth: 1,
            pruning: false,
            trace: 0,
            levels: 0,
        };
        return Some(job::map(Box::new(Teaching::new(discs, lesson)), |found| {
            let nodes = found.nodes;
            found.choice.map(|choice| Choice { choice, nodes })
        }));
    }
    let level = LEVELS.iter().find(|level| level.name == name)?;
    if level.error == 0 {
        let thinking = Thinking::new(discs, level.limits);
        return Some(job::map(Box::new(thinking), |thought| {
            let nodes = thought.nodes;
            thought.choice.map(|choice| Choice { choice, nodes })
        }));
    }
    let mut rng = Rng::with_seed(seed);
    let error = level.error;
    Some(job::map(
        Box::new(XRay::new(discs, level.limits)),
        move |Sight { moves, nodes }| {
            // What is played to the end is not misjudged.
            let solved = moves.iter().all(|seen| seen.exact);
            let mut misjudged = |value: i32| {
                if solved {
                    value
                } else {
                    value + rng.i32(-error..=error)
                }
            };
            let judged = moves
                .iter()
                .map(|seen| (misjudged(seen.value), seen.square));
            let (_, square) = judged.max_by_key(|(value, _)| *value)?;
            let choice = Move::Place(square);
            Some(Choice { choice, nodes })
        },
    ))
}
