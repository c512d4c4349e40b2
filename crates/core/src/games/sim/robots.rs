//! The three robots of Doddoli (2003).
//!
//! Trukis plays at random but does not lose at once. Trikis plays perfectly, and
//! at random among moves of equal worth. Trakis, as first player, maximises the
//! probability of beating Trukis; as second player it plays as Trikis.

use fastrand::Rng;

use super::{Edge, Sim};
use crate::analysis::{Choice, Choosing};
use crate::game::{Game as _, Outcome, Seat};
use crate::job;

/// One of the three.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Robot {
    /// Careful, otherwise at random.
    Trukis,
    /// Perfect.
    Trikis,
    /// Sets traps as first player, perfect as second.
    Trakis,
}

/// What a robot chooses among, each equally likely; nothing where the game is
/// over.
pub fn candidates(position: Sim, robot: Robot) -> Vec<Edge> {
    match (robot, position.turn()) {
        (Robot::Trukis, _) => careful(position, position.moves().collect()),
        (Robot::Trakis, Seat::First) => likeliest(position),
        (Robot::Trikis | Robot::Trakis, _) => perfect(position),
    }
}

/// The moves that do not lose at once, or all where every one does.
fn careful(position: Sim, moves: Vec<Edge>) -> Vec<Edge> {
    let sound = |edge: &&Edge| !position.is_blunder(edge);
    let sound: Vec<Edge> = moves.iter().filter(sound).copied().collect();
    if sound.is_empty() { moves } else { sound }
}

/// The winning moves, else those that draw, else the careful ones.
fn perfect(position: Sim) -> Vec<Edge> {
    let solution = position.solution();
    let mover = position.turn();
    let of_outcome = |wanted: Outcome| {
        let leads_there = |edge: &Edge| {
            solution
                .find(position.after(*edge))
                .is_some_and(|place| solution.classes()[place].result.outcome_for(mover) == wanted)
        };
        position.moves().filter(leads_there).collect::<Vec<_>>()
    };
    let best = [Outcome::Win, Outcome::Draw]
        .map(of_outcome)
        .into_iter()
        .find(|moves| !moves.is_empty());
    best.unwrap_or_else(|| careful(position, position.moves().collect()))
}

/// The moves after which the mover most probably beats a careful opponent; where
/// nothing gives any hope, the careful ones.
fn likeliest(position: Sim) -> Vec<Edge> {
    let solution = position.solution();
    // All of these are counted in the same parts, so whole numbers compare.
    let parts = |edge: &Edge| {
        solution
            .find(position.after(*edge))
            .map(|place| solution.parts(place, position.turn()))
    };
    let most = position.moves().filter_map(|edge| parts(&edge)).max();
    let equal = position
        .moves()
        .filter(|edge| most.is_some() && parts(edge) == most);
    careful(position, equal.collect())
}

pub(super) fn choose(position: Sim, name: &str, seed: u64) -> Option<Choosing<Edge>> {
    let robot = match name {
        "trukis" => Robot::Trukis,
        "trikis" => Robot::Trikis,
        "trakis" => Robot::Trakis,
        _ => return None,
    };
    let candidates = candidates(position, robot);
    let choice = Rng::with_seed(seed).choice(&candidates).copied();
    let nodes = 1 + position.move_count();
    Some(job::ready(choice.map(|choice| Choice { choice, nodes })))
}
