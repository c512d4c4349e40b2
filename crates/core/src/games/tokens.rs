//! Tokens on a digraph: games that may have no end.
//!
//! Tokens stand on vertices, several on one perhaps. In turn a player takes one
//! token along an arc; whoever makes the last move wins, and play without end is
//! a draw. The tokens are a sum of games, so each vertex's generalised
//! Sprague–Grundy value tells all (Smith 1966; Fraenkel and Yesha 1986; the
//! board of 21 vertices is that of Berrocal, UPM 2021).
//!
//! ```
//! use zermelo_core::{games, job};
//!
//! // A token may stay on 1 for ever, or leave to 2: whoever leaves wins.
//! let table = games::read("tokens:1>1,1>2;on=1")?;
//! let record = job::finish(table.analyse());
//! assert_eq!(record.value.as_deref(), Some("oo(0)"));
//! assert_eq!(record.best, ["1>2"]);
//! # Ok::<(), zermelo_core::message::Fault>(())
//! ```

pub mod arena;
mod board;
mod export;
mod invent;
pub mod morphism;
mod paste;
pub mod picture;
pub mod quotient;
mod record;
mod sketch;
mod sum;
mod text;

use std::fmt;
use std::hash::{Hash, Hasher};
use std::rc::Rc;

use crate::analysis::{Analyse, Analysis, Graph};
use crate::game::{Ending, Game, Seat};
use crate::job::{self, Boxed};
use crate::message::{Fault, Message};
use crate::notation::{Keys, Notation, Span};
use crate::table::Table;
use arena::Arena;
pub use board::{Board, BoardArc};

/// No board has more tokens.
pub const MAX_TOKENS: usize = 16;

/// A position: where the tokens stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tokens {
    arena: Rc<Arena>,
    /// Vertices, rising: which token is which does not matter.
    on: Vec<u8>,
    turn: Seat,
}

/// Games are on one arena: it need not be hashed.
impl Hash for Tokens {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.on.hash(state);
        self.turn.hash(state);
    }
}

/// Take a token from one vertex to another, by their names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Step {
    /// Where it stands.
    pub from: u32,
    /// Where it goes.
    pub to: u32,
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}>{}", self.from, self.to)
    }
}

impl Tokens {
    /// A start position; `None` where a token stands nowhere or there are too
    /// many.
    pub fn new(arena: Arena, on: &[u32]) -> Option<Tokens> {
        let on: Option<Vec<u8>> = on
            .iter()
            .map(|&name| arena.vertex(name).map(|vertex| vertex as u8))
            .collect();
        let mut on = on.filter(|on| on.len() <= MAX_TOKENS)?;
        on.sort_unstable();
        Some(Tokens {
            arena: Rc::new(arena),
            on,
            turn: Seat::First,
        })
    }

    /// The digraph.
    pub fn arena(&self) -> &Arena {
        &self.arena
    }

    /// The vertices of the tokens, rising.
    pub fn on(&self) -> impl Iterator<Item = usize> + Clone {
        self.on.iter().map(|&vertex| usize::from(vertex))
    }

    /// The vertices with tokens, each once.
    fn places(&self) -> impl Iterator<Item = usize> + '_ {
        let on = &self.on;
        let first = move |&place: &usize| place == 0 || on[place - 1] != on[place];
        (0..on.len())
            .filter(first)
            .map(|place| usize::from(on[place]))
    }

    /// The moves as pairs of vertices.
    fn steps(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        self.places().flat_map(|from| {
            let followers = self.arena.graph().followers(from).iter();
            followers.map(move |&to| (from, to as usize))
        })
    }

    fn named(&self, (from, to): (usize, usize)) -> Step {
        Step {
            from: self.arena.name(from),
            to: self.arena.name(to),
        }
    }

    /// The vertices of the tokens that can still move.
    fn movable(&self) -> impl Iterator<Item = usize> + '_ {
        self.on().filter(|&vertex| !self.arena.is_goal(vertex))
    }
}

impl Game for Tokens {
    type Move = Step;

    const CAN_REPEAT: bool = true;

    fn turn(&self) -> Seat {
        self.turn
    }

    fn ending(&self) -> Option<Ending> {
        let stuck = self.movable().next().is_none();
        stuck.then_some(Ending::Won(self.turn.other()))
    }

    fn moves(&self) -> Box<dyn Iterator<Item = Step> + '_> {
        Box::new(self.steps().map(|step| self.named(step)))
    }

    fn play(&self, step: &Step) -> Result<Tokens, Message> {
        let vertex = |name| self.arena.vertex(name).ok_or_else(|| text::no_vertex(name));
        let (from, to) = (vertex(step.from)?, vertex(step.to)?);
        let token = self.on().position(|vertex| vertex == from);
        let token =
            token.ok_or_else(|| Message::new("tokens.error.token").with("vertex", step.from))?;
        if !self.arena.graph().followers(from).contains(&(to as u32)) {
            return Err(Message::new("tokens.error.missing")
                .with("from", step.from)
                .with("to", step.to));
        }
        let mut next = self.clone();
        next.on[token] = to as u8;
        next.on.sort_unstable();
        next.turn = self.turn.other();
        Ok(next)
    }

    fn wins_at_once(&self) -> bool {
        // The one token that can move must come to where it cannot.
        let mut movable = self.movable();
        match (movable.next(), movable.next()) {
            (Some(last), None) => {
                let followers = self.arena.graph().followers(last).iter();
                followers
                    .copied()
                    .any(|next| self.arena.is_goal(next as usize))
            }
            _ => false,
        }
    }
}

impl Notation for Tokens {
    const NAME: &'static str = "tokens";
    const PLAYERS: [&'static str; 2] = ["first", "second"];
    const KEYS: &'static [&'static str] = &["on", "play"];
    const MOVE_FORM: &'static str = "11>7";

    fn read(board: Span<'_>, keys: &Keys<'_>) -> Result<Tokens, Fault> {
        let arena = text::read(board)?;
        let on = match keys.get("on") {
            Some(list) => text::read_tokens(list, &arena)?,
            None => Vec::new(),
        };
        if let Some(play) = keys.get("play") {
            play.one_of(&["normal"])?;
        }
        Ok(Tokens {
            arena: Rc::new(arena),
            on,
            turn: Seat::First,
        })
    }

    fn write_board(&self) -> String {
        text::write(&self.arena)
    }

    fn write_key(&self, key: &str) -> Option<String> {
        let names: Vec<String> = self
            .on()
            .map(|vertex| self.arena.name(vertex).to_string())
            .collect();
        (key == "on" && !names.is_empty()).then(|| names.join(","))
    }

    fn read_move(&self, text: &str) -> Option<Step> {
        let (from, to) = text.split_once('>')?;
        let number = |text: &str| {
            let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
            digits.then(|| text.parse::<u32>().ok()).flatten()
        };
        Some(Step {
            from: number(from)?,
            to: number(to)?,
        })
    }
}

impl Analyse for Tokens {
    fn analyse(&self) -> Boxed<Analysis<Step>> {
        job::ready(record::analyse(self))
    }

    fn graph(table: &Table<Tokens>) -> Option<Graph> {
        Some(Graph::Labels(Box::new(picture::picture(table.position()))))
    }

    const FORMATS: &'static [&'static str] = export::FORMATS;

    fn export(table: &Table<Tokens>, format: &str) -> Option<String> {
        export::write(table.position(), format)
    }

    const INVENTIONS: &'static [&'static str] = invent::KINDS;

    fn invent(what: &str, sizes: &[u32], seed: u64) -> Option<Tokens> {
        match sizes {
            &[size] => invent::invent(what, size, seed),
            _ => None,
        }
    }

    fn paste(text: &str) -> Option<Result<Table<Tokens>, Fault>> {
        Some(paste::read(text).map(Table::new))
    }
}

/// The English of the sentences about bad boards, maps and moves.
pub(crate) const ENGLISH: &[(&str, &str)] = &[
    (
        "tokens.error.arc",
        "expected an arc such as 1>3 or a vertex such as 4, found '{found}'",
    ),
    (
        "tokens.error.d6",
        "expected a digraph6 of 1 to 64 vertices, found '{found}'",
    ),
    (
        "tokens.error.dot",
        "line {line}: expected {expected} in DOT, found '{found}'",
    ),
    (
        "tokens.error.undirected",
        "line {line}: expected a digraph with arrows ->",
    ),
    (
        "tokens.error.matrix",
        "line {line}: expected {count} of 0 and 1, found '{found}'",
    ),
    ("tokens.error.large", "expected at most {max} vertices"),
    ("tokens.error.vertex", "the board has no vertex {vertex}"),
    ("tokens.error.token", "no token stands on vertex {vertex}"),
    ("tokens.error.missing", "no arc leads from {from} to {to}"),
    (
        "tokens.error.map",
        "expected pairs of vertices such as 1>1,2>1, found '{found}'",
    ),
    (
        "tokens.error.map.twice",
        "expected vertex {vertex} only once",
    ),
    (
        "tokens.error.map.missing",
        "expected an image for every vertex, found none for {vertices}",
    ),
];

/// The keys of what the analysis, the runs and the check of morphisms say.
pub(crate) const REASONS: &[&str] = &[
    "tokens.why.over",
    "tokens.why.none",
    "tokens.why.one",
    "tokens.why.values",
    "tokens.why.sum",
    "tokens.why.sum.infinite",
    "tokens.why.sum.two",
    "tokens.why.P",
    "tokens.why.N",
    "tokens.why.N.infinite",
    "tokens.why.D",
    "tokens.why.win",
    "tokens.why.draw",
    "tokens.why.slip",
    "tokens.why.hurry",
    "tokens.why.delay",
    "tokens.label.end",
    "tokens.label.win",
    "tokens.label.loss",
    "tokens.label.draw",
    "tokens.value.end",
    "tokens.value.mex",
    "tokens.value.back",
    "tokens.value.never",
    "tokens.morphism.exact",
    "tokens.morphism.backward",
    "tokens.morphism.arc",
    "tokens.morphism.cover",
    "tokens.morphism.cycle",
    "tokens.morphism.agrees",
    "tokens.morphism.differs",
];
