//! Hackenbush: cut the edges of a drawing; what loses the ground falls.
//!
//! Left cuts blue or green edges, Right red or green ones; whoever cannot cut
//! loses. Red and blue alone are worth a number, green alone a nimber, all three
//! together any short game (Berlekamp, Conway, Guy: Winning Ways, chapters 1, 2
//! and 7). The forests of red and blue are those of Matias (UFC, 2023).
//!
//! ```
//! use zermelo_core::{games, job};
//!
//! let table = games::read("hackenbush:BR(R)(BB)")?;
//! let record = job::finish(table.analyse());
//! assert_eq!(record.value.as_deref(), Some("3/4"));
//! # Ok::<(), zermelo_core::message::Fault>(())
//! ```

mod algebra;
mod blocks;
mod dense;
pub mod drawing;
mod export;
mod fixed;
mod forest;
mod invent;
mod pace;
mod record;
mod search;
mod sketch;
mod small;
mod text;
mod twins;
mod worth;

use std::fmt;
use std::rc::Rc;

use serde::Serialize;

use crate::analysis::{Analyse, Analysis};
use crate::game::{Ending, Game, Seat};
use crate::games;
use crate::job::Boxed;
use crate::message::{Fault, Message};
use crate::notation::{Keys, Notation, Span};
use crate::table::Table;
use drawing::{Colour, Drawing, EdgeSet, Form};

/// No forest has more edges.
pub const MAX_FOREST: usize = 10_000;

/// No drawing with a way round has more edges.
pub const MAX_DRAWING: usize = 64;

/// In a larger drawing the page is not told beforehand what each cut drops.
const MAX_FALLS: usize = 200;

/// A position of Hackenbush.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Hackenbush {
    drawing: Rc<Drawing>,
    standing: EdgeSet,
    turn: Seat,
}

/// Cut this edge, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cut(pub usize);

impl fmt::Display for Cut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl Hackenbush {
    /// The drawing the game began with.
    pub fn drawing(&self) -> &Drawing {
        &self.drawing
    }

    /// The edges that still stand.
    pub fn standing(&self) -> &EdgeSet {
        &self.standing
    }

    /// Whether a seat may cut an edge of this colour.
    fn may_cut(seat: Seat, colour: Colour) -> bool {
        match seat {
            Seat::First => colour != Colour::Red,
            Seat::Second => colour != Colour::Blue,
        }
    }

    fn colour(&self, edge: usize) -> Colour {
        self.drawing.lines()[edge].colour
    }

    /// The edges that a seat may cut.
    fn cuts_of(&self, seat: Seat) -> impl Iterator<Item = usize> {
        self.standing
            .iter()
            .filter(move |&edge| Hackenbush::may_cut(seat, self.colour(edge)))
    }

    /// The position after a cut that is known to be legal.
    fn after(&self, edge: usize) -> Hackenbush {
        Hackenbush {
            drawing: Rc::clone(&self.drawing),
            standing: self.drawing.cut(&self.standing, edge),
            turn: self.turn.other(),
        }
    }

    /// In a forest, by vertex, how many edges that a seat may cut stand above it,
    /// the one below it among them.
    fn cuts_above(&self, down: &[u16], seat: Seat) -> Vec<usize> {
        let mut counts = vec![0; self.drawing.vertex_count()];
        for edge in self.cuts_of(seat) {
            let mut vertex = self.drawing.top(edge);
            // Every edge on the way down has this one above it.
            loop {
                counts[usize::from(vertex)] += 1;
                if vertex == 0 {
                    break;
                }
                let line = self.drawing.lines()[usize::from(down[usize::from(vertex)])];
                vertex = line.other(vertex);
            }
        }
        counts
    }
}

impl Game for Hackenbush {
    type Move = Cut;

    fn turn(&self) -> Seat {
        self.turn
    }

    fn ending(&self) -> Option<Ending> {
        let stuck = self.cuts_of(self.turn).next().is_none();
        stuck.then_some(Ending::Won(self.turn.other()))
    }

    fn moves(&self) -> Box<dyn Iterator<Item = Cut> + '_> {
        Box::new(self.cuts_of(self.turn).map(Cut))
    }

    fn play(&self, &Cut(edge): &Cut) -> Result<Hackenbush, Message> {
        let count = self.drawing.lines().len();
        if edge >= count {
            return Err(Message::new("hackenbush.error.none")
                .with("edge", edge + 1)
                .with("edges", count));
        }
        if !self.standing.contains(edge) {
            return Err(Message::new("hackenbush.error.gone").with("edge", edge + 1));
        }
        if !Hackenbush::may_cut(self.turn, self.colour(edge)) {
            return Err(Message::new(match self.turn {
                Seat::First => "hackenbush.error.red",
                Seat::Second => "hackenbush.error.blue",
            })
            .with("edge", edge + 1));
        }
        Ok(self.after(edge))
    }

    fn wins_at_once(&self) -> bool {
        let opponent = self.turn.other();
        let all = self.cuts_of(opponent).count();
        if let Some(down) = self.drawing.down() {
            // Everything that the opponent may cut must stand above one edge.
            let above = self.cuts_above(down, opponent);
            return self
                .cuts_of(self.turn)
                .any(|edge| above[usize::from(self.drawing.top(edge))] == all);
        }
        self.cuts_of(self.turn)
            .any(|edge| self.after(edge).ending().is_some())
    }
}

impl Notation for Hackenbush {
    const NAME: &'static str = "hackenbush";
    const PLAYERS: [&'static str; 2] = ["blue", "red"];
    const KEYS: &'static [&'static str] = &["turn"];
    const MOVE_FORM: &'static str = "3";

    fn read(board: Span<'_>, keys: &Keys<'_>) -> Result<Hackenbush, Fault> {
        let drawing = text::read(board)?;
        let turn = match keys.get("turn") {
            Some(span) => Seat::BOTH[span.one_of(&["blue", "red"])?],
            None => Seat::First,
        };
        Ok(Hackenbush {
            standing: drawing.all(),
            drawing: Rc::new(drawing),
            turn,
        })
    }

    fn write_board(&self) -> String {
        text::write(&self.drawing)
    }

    fn write_key(&self, key: &str) -> Option<String> {
        (key == "turn" && self.turn == Seat::Second).then(|| "red".to_owned())
    }

    fn read_move(&self, text: &str) -> Option<Cut> {
        let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        let number: usize = digits.then(|| text.parse().ok()).flatten()?;
        number.checked_sub(1).map(Cut)
    }
}

impl Analyse for Hackenbush {
    fn analyse(&self) -> Boxed<Analysis<Cut>> {
        Box::new(record::Solve::new(self))
    }

    const FORMATS: &'static [&'static str] = export::FORMATS;

    fn export(table: &Table<Hackenbush>, format: &str) -> Option<String> {
        export::write(table.position(), format)
    }

    const INVENTIONS: &'static [&'static str] = &["balanced"];

    fn invent(what: &str, sizes: &[u32], seed: u64) -> Option<Hackenbush> {
        let drawing = match (what, sizes) {
            ("balanced", &[edges]) => invent::balanced(edges as usize, seed)?,
            _ => return None,
        };
        Some(Hackenbush {
            standing: drawing.all(),
            drawing: Rc::new(drawing),
            turn: Seat::First,
        })
    }
}

/// What the page draws.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Board {
    /// The edges, in the order in which they are written.
    pub edges: Vec<BoardEdge>,
    /// Letters or a list.
    pub form: Form,
    /// Whether there is no way round.
    pub forest: bool,
}

/// An edge of a [`Board`].
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BoardEdge {
    /// One end, by the name of its vertex; the ground is 0.
    pub from: u16,
    /// The other.
    pub to: u16,
    /// Who may cut it.
    pub colour: Colour,
    /// Whether it still stands.
    pub stands: bool,
    /// Where its ends are on paper; y grows upward from the ground.
    pub ends: [[f64; 2]; 2],
    /// How far its middle is moved to the left, seen from the first end; of a
    /// loop, how large it is.
    pub bend: f64,
    /// What falls when it is cut, besides itself, by the numbers of the edges;
    /// nothing where the drawing is large.
    pub falls: Vec<usize>,
}

impl From<&Table<Hackenbush>> for games::Board {
    fn from(table: &Table<Hackenbush>) -> Self {
        let Hackenbush {
            drawing, standing, ..
        } = table.position();
        let sketch = sketch::sketch(drawing);
        // Hundredths are fine enough for any screen.
        let fine = |x: f64| (x * 100.0).round() / 100.0;
        let tells = standing.len() <= MAX_FALLS;
        let falls = |edge: usize| -> Vec<usize> {
            if !tells || !standing.contains(edge) {
                return Vec::new();
            }
            let left = drawing.cut(standing, edge);
            let gone = |&other: &usize| other != edge && !left.contains(other);
            standing
                .iter()
                .filter(gone)
                .map(|other| other + 1)
                .collect()
        };
        let edges = drawing.lines().iter().enumerate();
        games::Board::Hackenbush(Board {
            edges: edges
                .map(|(edge, line)| BoardEdge {
                    from: drawing.name(line.from),
                    to: drawing.name(line.to),
                    colour: line.colour,
                    stands: standing.contains(edge),
                    ends: sketch.ends[edge].map(|place| place.map(fine)),
                    bend: fine(sketch.bends[edge]),
                    falls: falls(edge),
                })
                .collect(),
            form: drawing.form(),
            forest: drawing.is_forest(),
        })
    }
}

/// The English of the sentences about bad drawings and moves.
pub(crate) const ENGLISH: &[(&str, &str)] = &[
    (
        "hackenbush.error.letter",
        "expected B, R, G, a bracket, or edges such as 0-1B, found '{found}'",
    ),
    (
        "hackenbush.error.branch",
        "expected another branch in brackets after a branch, found '{found}'",
    ),
    ("hackenbush.error.open", "expected ')'"),
    (
        "hackenbush.error.edge",
        "expected an edge such as 0-1B with vertices from 0 to {max}, found '{found}'",
    ),
    (
        "hackenbush.error.floating",
        "expected every edge to be joined to the ground, vertex 0; edge {edge} is not",
    ),
    ("hackenbush.error.many", "expected at most {max} edges"),
    (
        "hackenbush.error.drawing",
        "expected at most {max} edges in a drawing that is not a forest",
    ),
    (
        "hackenbush.error.none",
        "expected an edge from 1 to {edges}, found {edge}",
    ),
    ("hackenbush.error.gone", "edge {edge} has gone already"),
    (
        "hackenbush.error.red",
        "edge {edge} is red: only Right may cut it",
    ),
    (
        "hackenbush.error.blue",
        "edge {edge} is blue: only Left may cut it",
    ),
];

/// The keys of the reasons that the analysis gives.
pub(crate) const REASONS: &[&str] = record::REASONS;
