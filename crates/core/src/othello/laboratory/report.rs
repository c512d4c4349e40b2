//! What the laboratory shows of a search, a position, an edge.

use serde::Serialize;

use super::Player;
use crate::game::{Game as _, Seat};
use crate::job::{self, Boxed};
use crate::message::{Fault, Message};
use crate::othello::bitboard::squares;
use crate::othello::edges::{Edge, edges};
use crate::othello::features as count;
use crate::othello::teaching::{Bound, Found, Visit};
use crate::othello::weights::{EdgeTable, Features, Row, Weights};
use crate::othello::{Move, Othello};

/// So many nodes of a tree are shown: all of two levels, for no game has come to
/// a position with more than 33 moves.
const TRACE: usize = 1_200;

/// What a search has found, and how its tree begins.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SearchReport {
    /// The move; none where the game is over.
    #[serde(rename = "move")]
    pub choice: Option<String>,
    /// What the position is worth to the player to move.
    pub value: f64,
    /// Positions visited.
    pub nodes: u64,
    /// Positions judged.
    pub leaves: u64,
    /// The first nodes in the order of the search.
    pub trace: Vec<Node>,
}

/// A node of the tree.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Node {
    /// Its parent's place.
    pub parent: Option<usize>,
    /// The move that leads to it.
    #[serde(rename = "move")]
    pub choice: Option<String>,
    /// The window; none is infinite.
    pub window: [Option<f64>; 2],
    /// What it is worth to its player to move.
    pub value: Option<f64>,
    /// Where that is only a bound: `least` or `most`.
    pub bound: Option<&'static str>,
    /// The first of its best moves that were tried.
    pub best: Option<String>,
    /// Its moves that were cut off.
    pub cut: Vec<String>,
}

impl From<Found> for SearchReport {
    fn from(found: Found) -> SearchReport {
        let finite = |bound: f64| bound.is_finite().then_some(bound);
        let node = |visit: Visit| Node {
            parent: visit.parent,
            choice: visit.choice.as_ref().map(Move::to_string),
            window: visit.window.map(finite),
            value: visit.value,
            bound: match visit.bound {
                Bound::Exact => None,
                Bound::AtLeast => Some("least"),
                Bound::AtMost => Some("most"),
            },
            best: visit.best.as_ref().map(Move::to_string),
            cut: squares(visit.cut)
                .map(|square| Move::Place(square).to_string())
                .collect(),
        };
        SearchReport {
            choice: found.choice.as_ref().map(Move::to_string),
            value: found.value,
            nodes: found.nodes,
            leaves: found.leaves,
            trace: found.trace.into_iter().map(node).collect(),
        }
    }
}

/// A player, taken apart: what can be chosen of it, and what to write for each
/// part to put it together in another way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayerReport {
    /// The whole as it is written.
    pub text: String,
    /// What people call it.
    pub name: String,
    /// The name of the set to begin with whose weights these are.
    pub set: Option<String>,
    /// The weights alone; they name no table of their own.
    pub weights: String,
    /// Which mobility they weigh: `true` or `approximate`.
    pub mobility: &'static str,
    /// The name of the table of edges.
    pub edges: String,
    /// That table, where it is the player's own.
    pub table: Option<String>,
    /// How many plies it looks ahead.
    pub depth: u32,
    /// Whether it cuts off what cannot matter.
    pub pruning: bool,
}

/// Takes a player apart.
///
/// # Errors
/// Says what was expected and in which line.
pub fn player(text: &str) -> Result<PlayerReport, Fault> {
    let player = Player::read(text)?;
    let Player {
        weights,
        depth,
        pruning,
        own_table,
    } = &player;
    let without_table = |weights: &Weights| {
        let mut alone = weights.clone();
        alone.edges = EdgeTable::stable();
        alone
    };
    let alone = without_table(weights);
    Ok(PlayerReport {
        text: player.write(),
        name: weights.name.clone(),
        set: super::weight_sets()
            .iter()
            .find(|set| without_table(set) == alone)
            .map(|set| set.name.clone()),
        weights: alone.write(),
        mobility: weights.mobility.name(),
        edges: weights.edges.name.clone(),
        table: own_table.then(|| weights.edges.write()),
        depth: *depth,
        pruning: *pruning,
    })
}

/// Begins a player's search of a position.
pub fn search(position: &Othello, player: &Player) -> Boxed<SearchReport> {
    let search = player.search(position.discs(), TRACE);
    job::map(Box::new(search), SearchReport::from)
}

/// The features of a position as a player sees them, own and the opponent's.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FeatureReport {
    /// Discs.
    pub discs: [u32; 2],
    /// Moves.
    pub mobility: [u32; 2],
    /// Moves counted along each line.
    pub approximate: [u32; 2],
    /// Empty neighbours of the other's discs.
    pub potential: [u32; 2],
    /// Top, bottom, left, right.
    pub edges: Vec<Side>,
    /// The weights that hold here.
    pub row: Row,
    /// The differences that they are multiplied with.
    pub features: Features,
    /// The sum.
    pub value: f64,
}

/// An edge of the board.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Side {
    /// Where it is.
    pub side: &'static str,
    /// The edge; its value is for the player to move.
    #[serde(flatten)]
    pub edge: EdgeReport,
}

/// Looks at a position as a player would.
pub fn features(position: &Othello, player: &Player) -> FeatureReport {
    let discs = position.discs();
    let weights = &player.weights;
    let sides = ["top", "bottom", "left", "right"];
    FeatureReport {
        discs: [discs.own, discs.other].map(u64::count_ones),
        mobility: count::mobility(discs),
        approximate: count::approximate_mobility(discs),
        potential: count::potential_mobility(discs),
        edges: sides
            .into_iter()
            .zip(edges(discs))
            .map(|(side, edge)| {
                let value = weights.edges.value(edge);
                let seen = match position.turn() {
                    Seat::First => edge,
                    Seat::Second => edge.exchanged(),
                };
                let edge = EdgeReport {
                    value,
                    ..report(seen, player)
                };
                Side { side, edge }
            })
            .collect(),
        row: weights.row(64 - discs.empties()),
        features: weights.features(discs),
        value: weights.evaluate(discs),
    }
}

/// An edge, worked out.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EdgeReport {
    /// Eight of `X`, `O`, `-`.
    pub cells: String,
    /// Its number.
    pub index: usize,
    /// How that is made.
    pub digits: Vec<Digit>,
    /// Stable discs of black and white, by the source's count.
    pub stable: [u32; 2],
    /// Black's mean final discs.
    pub mean: Mean,
    /// What it is worth to black in the player's table.
    pub value: f64,
}

/// A digit of the number of an edge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Digit {
    /// What stands there.
    pub cell: char,
    /// The digit: 0, 1 or 2.
    #[serde(rename = "digit")]
    pub worth: usize,
    /// Of three.
    pub power: usize,
    /// Digit times power.
    pub product: usize,
}

/// A mean as a fraction in lowest terms.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Mean {
    /// Above the line.
    pub sum: u32,
    /// Below it.
    pub games: u32,
    /// The quotient.
    pub value: f64,
}

/// Works out an edge.
///
/// # Errors
/// When these are not eight of `X`, `O` and `-`.
pub fn edge(cells: &str, player: &Player) -> Result<EdgeReport, Fault> {
    match Edge::read(cells) {
        Some(edge) => Ok(report(edge, player)),
        None => Err(Message::new("othello.error.edge")
            .with("found", cells)
            .into()),
    }
}

fn report(edge: Edge, player: &Player) -> EdgeReport {
    let cells = edge.cells();
    let digits = cells.chars().zip(0..).map(|(cell, place)| {
        let digit = match cell {
            'X' => 1,
            'O' => 2,
            _ => 0,
        };
        let power = 3_usize.pow(place);
        Digit {
            cell,
            worth: digit,
            power,
            product: digit * power,
        }
    });
    let (sum, games) = edge.mean_black();
    let common = divisor(sum, games);
    EdgeReport {
        index: edge.index(),
        digits: digits.collect(),
        stable: edge.corner_runs(),
        mean: Mean {
            sum: sum / common,
            games: games / common,
            value: f64::from(sum) / f64::from(games),
        },
        value: player.weights.edges.value(edge),
        cells,
    }
}

fn divisor(a: u32, b: u32) -> u32 {
    if b == 0 { a.max(1) } else { divisor(b, a % b) }
}
