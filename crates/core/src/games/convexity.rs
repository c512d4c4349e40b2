//! Convexity games on graphs: choose vertices until they span everything.
//!
//! L is the set of vertices chosen so far. In turn choose a vertex outside f1(L);
//! the game ends when f2(L) is everything. In the *open* games f1(L) is L itself,
//! in the *closed* ones it is what L spans; to span means the interval of L in
//! the interval games and its hull in the hull games (Matias, UFC 2023). In the
//! *simplified* games some vertices are chosen beforehand; in the *partizan* ones
//! every vertex belongs to Alice or to Bob.
//!
//! ```
//! use zermelo_core::{games, job};
//!
//! // Three legs of length two.
//! let table = games::read("convexity:1-2,2-3,1-4,4-5,1-6,6-7;labelled=3")?;
//! let record = job::finish(table.analyse());
//! assert_eq!(record.value.as_deref(), Some("*4"));
//! # Ok::<(), zermelo_core::message::Fault>(())
//! ```

pub mod arena;
mod board;
mod export;
mod message;
pub mod nimbers;
pub mod outcomes;
pub mod pace;
pub mod partizan;
mod parts;
mod record;
pub mod search;
mod setting;
mod solver;
pub mod stop;
pub mod survey;
mod text;
pub mod trees;

use std::fmt;
use std::hash::{Hash, Hasher};
use std::rc::Rc;

use crate::analysis::{Analyse, Analysis, Graph};
use crate::game::{Ending, Game, Seat};
use crate::graph::families;
use crate::graph::simple::{Vertices, members};
use crate::job::Boxed;
use crate::message::{Fault, Message};
use crate::notation::{Keys, Notation, Span};
use crate::table::Table;
use arena::State;
pub use board::Board;
pub(crate) use message::{ENGLISH, REASONS};
use setting::{Form, Setting};

/// A position of a convexity game.
#[derive(Clone, Debug)]
pub struct Convexity {
    setting: Rc<Setting>,
    state: State,
    turn: Seat,
}

/// Choose this vertex, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Choose(pub usize);

impl fmt::Display for Choose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl PartialEq for Convexity {
    fn eq(&self, other: &Convexity) -> bool {
        (self.state, self.turn) == (other.state, other.turn)
            && (Rc::ptr_eq(&self.setting, &other.setting) || self.setting == other.setting)
    }
}

impl Eq for Convexity {}

impl Hash for Convexity {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        // Positions that are compared mostly belong to one setting.
        (self.state, self.turn).hash(hasher);
    }
}

impl Convexity {
    /// The vertices that the player to move may choose.
    fn own(&self) -> Vertices {
        let open = self.setting.arena.open(self.state);
        self.setting.manner().own(open, self.turn)
    }

    /// The position after a choice that is known to be legal.
    fn after(&self, vertex: usize) -> Convexity {
        Convexity {
            setting: Rc::clone(&self.setting),
            state: self.setting.arena.choose(self.state, vertex),
            turn: self.turn.other(),
        }
    }
}

impl Game for Convexity {
    type Move = Choose;

    fn turn(&self) -> Seat {
        self.turn
    }

    fn ending(&self) -> Option<Ending> {
        (self.own() == 0).then_some(Ending::Won(if self.setting.misere {
            self.turn
        } else {
            self.turn.other()
        }))
    }

    fn moves(&self) -> Box<dyn Iterator<Item = Choose> + '_> {
        Box::new(members(self.own()).map(Choose))
    }

    fn play(&self, &Choose(vertex): &Choose) -> Result<Convexity, Message> {
        let count = self.setting.graph().len();
        let has = |set: Vertices| set >> vertex & 1 != 0;
        let fault = if vertex >= count {
            let fault = Message::new("convexity.error.none");
            return Err(fault.with("vertex", vertex + 1).with("vertices", count));
        } else if has(self.state.chosen) {
            "convexity.error.chosen"
        } else if !has(self.setting.arena.open(self.state)) {
            "convexity.error.covered"
        } else if has(self.own()) {
            return Ok(self.after(vertex));
        } else {
            match self.turn {
                Seat::First => "convexity.error.bob",
                Seat::Second => "convexity.error.alice",
            }
        };
        Err(Message::new(fault).with("vertex", vertex + 1))
    }
}

impl Notation for Convexity {
    const NAME: &'static str = "convexity";
    const PLAYERS: [&'static str; 2] = ["alice", "bob"];
    const KEYS: &'static [&'static str] = &["game", "path", "play", "labelled", "colors", "turn"];
    const MOVE_FORM: &'static str = "3";

    fn read(board: Span<'_>, keys: &Keys<'_>) -> Result<Convexity, Fault> {
        let (setting, turn) = text::read(board, keys)?;
        Ok(Convexity {
            state: setting.arena.state(setting.labelled),
            setting: Rc::new(setting),
            turn,
        })
    }

    fn write_board(&self) -> String {
        text::write_board(&self.setting)
    }

    fn write_key(&self, key: &str) -> Option<String> {
        text::write_key(&self.setting, self.turn, key)
    }

    fn read_move(&self, text: &str) -> Option<Choose> {
        let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        let number: usize = digits.then(|| text.parse().ok()).flatten()?;
        number.checked_sub(1).map(Choose)
    }
}

impl Analyse for Convexity {
    fn analyse(&self) -> Boxed<Analysis<Choose>> {
        Box::new(record::Solve::new(self))
    }

    fn graph(table: &Table<Convexity>) -> Option<Graph> {
        parts::parts(table.position()).map(Graph::Parts)
    }

    const FORMATS: &'static [&'static str] = export::FORMATS;

    fn export(table: &Table<Convexity>, format: &str) -> Option<String> {
        export::write(table.position(), format)
    }

    const INVENTIONS: &'static [&'static str] = families::NAMES;

    fn invent(what: &str, sizes: &[u32], seed: u64) -> Option<Convexity> {
        let graph = families::make(what, sizes, seed)?;
        let setting = Setting::of(graph, Form::Edges)?;
        Some(Convexity {
            state: setting.arena.state(0),
            setting: Rc::new(setting),
            turn: Seat::First,
        })
    }
}
