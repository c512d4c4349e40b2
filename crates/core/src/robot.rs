//! Opponents, made once from any game's analysis.
//!
//! From weakest to strongest: `random` plays anything; `careful` plays anything
//! that does not lose at once; the levels play the perfect move a quarter, a
//! half or three quarters of the time and are careful otherwise; `perfect`
//! never lets a better result slip, wins as soon as it can and loses as late as
//! it can; `trap` is perfect too, and among moves of equal outcome chooses the
//! one after which a careful opponent is most likely to go wrong.

mod contest;
// Without a game there is nobody to measure.
#[cfg(any(
    feature = "nim",
    feature = "sim",
    feature = "hackenbush",
    feature = "convexity",
    feature = "tokens",
    feature = "othello"
))]
pub mod ladder;
mod trap;

pub use contest::{Match, Score};

use fastrand::Rng;

use crate::analysis::{Analyse, Analysis, Choice, Choosing};
use crate::game::Game;
use crate::job::{self, Boxed};
use crate::message::{Fault, Message, join};

/// The common opponents by name, the weakest first.
pub const NAMES: [&str; 7] = [
    "random", "careful", "level1", "level2", "level3", "perfect", "trap",
];

/// An opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Robot {
    /// Any legal move, each equally likely.
    Random,
    /// Any move that does not lose at once.
    Careful,
    /// Perfect in so many of four moves, careful in the others.
    Level(u8),
    /// Never lets a better result slip.
    Perfect,
    /// Perfect, and hopes for mistakes.
    Trap,
    /// An opponent that only one game has.
    Own(&'static str),
}

impl Robot {
    /// Reads the name of an opponent for the game `G`.
    ///
    /// # Errors
    /// Names the opponents that there are.
    pub fn read<G: Analyse>(name: &str) -> Result<Robot, Fault> {
        Ok(match name {
            "random" => Robot::Random,
            "careful" => Robot::Careful,
            "level1" => Robot::Level(1),
            "level2" => Robot::Level(2),
            "level3" => Robot::Level(3),
            "perfect" => Robot::Perfect,
            "trap" => Robot::Trap,
            other => match G::OWN_ROBOTS.iter().find(|own| **own == other) {
                Some(own) => Robot::Own(own),
                None => {
                    return Err(Message::new("error.robot")
                        .with("robots", join(&names::<G>(), ", "))
                        .with("found", other)
                        .into());
                }
            },
        })
    }
}

/// The names of all opponents for the game `G`.
pub fn names<G: Analyse>() -> Vec<&'static str> {
    match G::ROBOTS {
        Some(offered) => offered.to_vec(),
        None => NAMES.iter().chain(G::OWN_ROBOTS).copied().collect(),
    }
}

/// Begins an opponent's choice of a move.
pub fn choose<G: Analyse>(position: &G, robot: Robot, seed: u64) -> Choosing<G::Move> {
    let mut rng = Rng::with_seed(seed);
    match robot {
        Robot::Random => plain(position.random_move(&mut rng)),
        Robot::Careful => plain(careful_move(position, &mut rng)),
        Robot::Level(quarters) if rng.u8(0..4) >= quarters => {
            plain(careful_move(position, &mut rng))
        }
        Robot::Level(_) | Robot::Perfect => position
            .own_robot("perfect", seed)
            .unwrap_or_else(|| perfect(position, rng)),
        Robot::Trap => position
            .own_robot("trap", seed)
            .unwrap_or_else(|| trap::choose(position, rng)),
        Robot::Own(name) => position
            .own_robot(name, seed)
            .unwrap_or_else(|| perfect(position, rng)),
    }
}

fn plain<M: 'static>(choice: Option<M>) -> Choosing<M> {
    job::ready(choice.map(|choice| Choice { choice, nodes: 1 }))
}

fn perfect<G: Analyse>(position: &G, mut rng: Rng) -> Choosing<G::Move> {
    let position = position.clone();
    job::map(considered(&position), move |found| {
        let choice = rng.choice(&found.best).cloned();
        // A position too hard to solve is played with care at least.
        let choice = choice.or_else(|| careful_move(&position, &mut rng))?;
        let nodes = found.nodes;
        Some(Choice { choice, nodes })
    })
}

/// An opponent may look at so many positions where it cannot solve the game.
const PATIENCE: u64 = 3_000_000;

/// The analysis of a position, as long as an opponent may take for it.
fn considered<G: Analyse>(position: &G) -> Boxed<Analysis<G::Move>> {
    job::within(PATIENCE, position.analyse())
}

/// Tries at finding a move that is no blunder before all moves are listed.
const TRIES: usize = 64;

/// A move that does not lose at once, each equally likely; any move where all
/// do.
pub fn careful_move<G: Game>(position: &G, rng: &mut Rng) -> Option<G::Move> {
    for _ in 0..TRIES {
        let choice = position.random_move(rng)?;
        if !position.is_blunder(&choice) {
            return Some(choice);
        }
    }
    // So many blunders in a row: perhaps there is nothing else. Where the moves
    // can be listed, make sure; where they cannot, a blunder it is.
    if position.move_count() <= crate::analysis::MAX_LISTED as u64 {
        let sound: Vec<_> = position
            .moves()
            .filter(|choice| !position.is_blunder(choice))
            .collect();
        if let Some(choice) = rng.choice(sound) {
            return Some(choice);
        }
    }
    position.random_move(rng)
}
