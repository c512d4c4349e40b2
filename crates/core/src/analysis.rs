//! What a position is worth: one record for every game.

mod graph;

pub use graph::{ClassGraph, Graph, HeapEdge, HeapGraph, HeapNode, Part, PartGraph, Reply};

use serde::Serialize;

use crate::game::{Game, Outcome};
use crate::job::Boxed;
use crate::message::{Fault, Message};
use crate::notation::Notation;
use crate::table::Table;

/// A record lists at most so many moves.
pub const MAX_LISTED: usize = 4096;

/// A game that can be analysed.
pub trait Analyse: Notation {
    /// Begins to find out what the position is worth.
    fn analyse(&self) -> Boxed<Analysis<Self::Move>>;

    /// The picture of the game graph around a table, where the game has one.
    fn graph(_table: &Table<Self>) -> Option<Graph> {
        None
    }

    /// Compares the cost of two ways to find a move, where the game has them.
    fn compare(&self) -> Option<Boxed<Comparison>> {
        None
    }

    /// The formats, besides table notation, that positions can be written in.
    const FORMATS: &'static [&'static str] = &[];

    /// The table in one of them; none where the format cannot hold it.
    fn export(_table: &Table<Self>, _format: &str) -> Option<String> {
        None
    }

    /// The kinds of start positions that can be made up.
    const INVENTIONS: &'static [&'static str] = &[];

    /// Makes one of such a kind and sizes; none where there is none. The same seed
    /// gives the same.
    fn invent(_what: &str, _sizes: &[u32], _seed: u64) -> Option<Self> {
        None
    }

    /// Reads a game or a start position from text in other formats, where the
    /// game knows any.
    fn paste(_text: &str) -> Option<Result<Table<Self>, Fault>> {
        None
    }

    /// The opponents that are offered, the weakest first, where these are not the
    /// common ones and the game's own after them.
    const ROBOTS: Option<&'static [&'static str]> = None;

    /// The names of opponents that only this game has.
    const OWN_ROBOTS: &'static [&'static str] = &[];

    /// Begins the choice of one of the game's own opponents, or of `perfect` where
    /// the game has a better way than to look at every move.
    fn own_robot(&self, _name: &str, _seed: u64) -> Option<Choosing<Self::Move>> {
        None
    }
}

/// What was found out about a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis<M> {
    /// For the player to move.
    pub outcome: Outcome,
    /// Who wins whoever begins: `N`, `P`, `L`, `R`, `D`.
    pub class: Option<&'static str>,
    /// The value in the notation of the field.
    pub value: Option<String>,
    /// Whether all of this is proved rather than estimated.
    pub exact: bool,
    /// How it was found.
    pub method: &'static str,
    /// Positions visited.
    pub nodes: u64,
    /// How many moves the game still lasts when the winner hurries and the
    /// loser delays, where it is known.
    pub remoteness: Option<u32>,
    /// The legal moves, or only the best where there are too many.
    pub moves: Vec<Judged<M>>,
    /// Whether moves were left out of the list.
    pub truncated: bool,
    /// What a perfect player would choose among.
    pub best: Vec<M>,
    /// Reasons.
    pub why: Vec<Message>,
}

impl<M> Analysis<M> {
    /// What is said of a position that is too hard: its moves, and why nothing
    /// more.
    pub fn unsolved<G: Game<Move = M>>(position: &G, nodes: u64, why: Message) -> Analysis<M> {
        let moves = position.moves().map(|choice| Judged {
            choice,
            outcome: Outcome::Unknown,
            value: None,
            remoteness: None,
            chance: None,
        });
        Analysis {
            outcome: Outcome::Unknown,
            class: None,
            value: None,
            exact: false,
            method: "search",
            nodes,
            remoteness: None,
            truncated: position.move_count() > MAX_LISTED as u64,
            moves: moves.take(MAX_LISTED).collect(),
            best: Vec::new(),
            why: vec![why],
        }
    }
}

/// A move and what it leads to.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged<M> {
    /// The move.
    pub choice: M,
    /// For the player who makes it.
    pub outcome: Outcome,
    /// The value of the position it leads to.
    pub value: Option<String>,
    /// How many moves the game lasts after it.
    pub remoteness: Option<u32>,
    /// How likely its maker is to win against an opponent who is careful but
    /// chooses at random, where it is known.
    pub chance: Option<f64>,
}

/// The moves of the best outcome; among them those that win soonest or lose
/// latest, where that is known of all of them.
pub fn best_of<M: Clone>(moves: &[Judged<M>]) -> Vec<M> {
    let Some(outcome) = moves.iter().map(|judged| judged.outcome).max() else {
        return Vec::new();
    };
    if outcome == Outcome::Unknown {
        return Vec::new();
    }
    let equal = moves.iter().filter(|judged| judged.outcome == outcome);
    let lengths: Option<Vec<u32>> = equal.clone().map(|judged| judged.remoteness).collect();
    let wanted = lengths.and_then(|lengths| match outcome {
        Outcome::Win => lengths.into_iter().min(),
        Outcome::Loss => lengths.into_iter().max(),
        _ => None,
    });
    equal
        .filter(|judged| wanted.is_none() || judged.remoteness == wanted)
        .map(|judged| judged.choice.clone())
        .collect()
}

/// A move that a player has chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Choice<M> {
    /// The move.
    #[serde(rename = "move")]
    pub choice: M,
    /// Positions visited to find it.
    pub nodes: u64,
}

/// The choice of a move, under way; it finds none where the game is over.
pub type Choosing<M> = Boxed<Option<Choice<M>>>;

/// Two ways to find a move and what each costs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Comparison {
    /// The player who knows the theory.
    pub strategy: Cost,
    /// The player who tries everything.
    pub backtracking: Cost,
}

/// The cost of finding a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Cost {
    /// The winning move found; none where every move loses.
    #[serde(rename = "move")]
    pub choice: Option<String>,
    /// Positions visited.
    pub nodes: u64,
    /// False where the search was given up at its limit.
    pub finished: bool,
}

/// The record of `notation.md`: the same from the core, the page and the
/// command line.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Record {
    /// Canonical spelling of the line.
    pub position: String,
    /// Who is to move.
    pub turn: &'static str,
    /// Whether the game has ended.
    pub over: bool,
    /// The winner's name, `draw`, or none while the game goes on.
    pub winner: Option<&'static str>,
    /// For the player to move.
    pub outcome: Outcome,
    /// See [`Analysis::class`].
    pub class: Option<&'static str>,
    /// See [`Analysis::value`].
    pub value: Option<String>,
    /// See [`Analysis::exact`].
    pub exact: bool,
    /// See [`Analysis::method`].
    pub method: &'static str,
    /// See [`Analysis::nodes`].
    pub nodes: u64,
    /// See [`Analysis::remoteness`].
    pub remoteness: Option<u32>,
    /// See [`Analysis::moves`].
    pub moves: Vec<JudgedText>,
    /// See [`Analysis::truncated`].
    pub truncated: bool,
    /// See [`Analysis::best`].
    pub best: Vec<String>,
    /// See [`Analysis::why`].
    pub why: Vec<Message>,
}

/// A [`Judged`] move as text.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct JudgedText {
    /// The move.
    #[serde(rename = "move")]
    pub choice: String,
    /// For the player who makes it.
    pub outcome: Outcome,
    /// Of the position it leads to.
    pub value: Option<String>,
    /// See [`Judged::remoteness`].
    pub remoteness: Option<u32>,
    /// See [`Judged::chance`].
    pub chance: Option<f64>,
}

impl Record {
    /// Puts what was found into the form that everybody reads.
    pub fn new<G: Analyse>(table: &Table<G>, found: Analysis<G::Move>) -> Record {
        let ending = table.ending();
        Record {
            position: table.to_string(),
            turn: G::PLAYERS[table.position().turn().index()],
            over: ending.is_some(),
            winner: ending.map(|ending| table.winner_name(ending)),
            outcome: found.outcome,
            class: found.class,
            value: found.value,
            exact: found.exact,
            method: found.method,
            nodes: found.nodes,
            remoteness: found.remoteness,
            moves: found
                .moves
                .into_iter()
                .map(|judged| JudgedText {
                    choice: judged.choice.to_string(),
                    outcome: judged.outcome,
                    value: judged.value,
                    remoteness: judged.remoteness,
                    chance: judged.chance,
                })
                .collect(),
            truncated: found.truncated,
            best: found.best.iter().map(ToString::to_string).collect(),
            why: found.why,
        }
    }
}
