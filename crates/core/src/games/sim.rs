//! Sim: join the points of a circle, two at a time; beware of triangles.
//!
//! In turn Red, who begins, and Blue join two points that are not joined yet.
//! Whoever first closes a triangle of their own colour loses (`goal=avoid`, the
//! game of Simmons, 1969) or wins (`goal=achieve`). Among six points one colour
//! always has a triangle in the end (Ramsey's theorem), so there is no draw;
//! with fewer there may be one.
//!
//! The robots and the characteristic number are those of Doddoli (UNAM, 2003).
//!
//! ```
//! use zermelo_core::{game::Outcome, games, job};
//!
//! let table = games::read("sim:6;moves=12,34")?;
//! let record = job::finish(table.analyse());
//! assert_eq!(record.outcome, Outcome::Loss, "the second player wins Sim");
//! # Ok::<(), zermelo_core::message::Fault>(())
//! ```

mod graph;
mod record;
mod relabel;
pub mod robots;
pub mod solution;

use std::fmt;

use serde::Serialize;

use crate::analysis::{Analyse, Analysis, Choosing, Graph};
use crate::game::{Ending, Game, Seat};
use crate::games;
use crate::job::{self, Boxed};
use crate::message::{Fault, Message};
use crate::notation::{Keys, Notation, Span};
use crate::table::Table;
use solution::Solution;

/// The fewest points that have a triangle among them.
pub const MIN_POINTS: u8 = 3;

/// The most points that are solved.
pub const MAX_POINTS: u8 = 6;

/// What a triangle of one's own colour means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Goal {
    /// It loses.
    Avoid,
    /// It wins.
    Achieve,
}

/// A line between two points.
///
/// Lines are numbered in the order 21 31 32 41 42 43 51 …, from 0 here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Edge(u8);

impl Edge {
    /// The line between two different points, counted from 1.
    pub fn between(a: u8, b: u8) -> Option<Edge> {
        let (low, high) = (a.min(b), a.max(b));
        (low >= 1 && low < high && high <= 9).then(|| Edge(number(low, high)))
    }

    /// Its two points, the smaller first.
    pub fn points(self) -> (u8, u8) {
        // The largest point whose lines begin at or before this one.
        let high = (2..).take_while(|&high| number(1, high) <= self.0);
        let high = high.last().unwrap_or(2);
        (self.0 - number(1, high) + 1, high)
    }

    /// The set that holds only this line.
    pub fn bit(self) -> Edges {
        1 << self.0
    }
}

impl fmt::Display for Edge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (low, high) = self.points();
        write!(f, "{low}{high}")
    }
}

/// A set of lines: bit `e` for line `e`.
pub type Edges = u16;

/// How many lines there are between so many points.
pub(crate) fn edge_count(points: u8) -> u8 {
    points * (points - 1) / 2
}

/// The lines of a set, in order.
pub(crate) fn edges_of(set: Edges) -> impl Iterator<Item = Edge> {
    (0..16).filter(move |e| set & (1 << e) != 0).map(Edge)
}

/// Every triangle among six points; those of fewer points come first.
const TRIANGLES: [Edges; 20] = {
    let mut all = [0; 20];
    let (mut count, mut high) = (0, 3);
    while high <= MAX_POINTS {
        let mut middle = 2;
        while middle < high {
            let mut low = 1;
            while low < middle {
                let [a, b, c] = [number(low, middle), number(low, high), number(middle, high)];
                all[count] = 1 << a | 1 << b | 1 << c;
                count += 1;
                low += 1;
            }
            middle += 1;
        }
        high += 1;
    }
    all
};

/// The number of the line between two points, the smaller first.
const fn number(low: u8, high: u8) -> u8 {
    (high - 1) * (high - 2) / 2 + low - 1
}

/// The first triangle among these lines.
fn triangle(set: Edges) -> Option<Edges> {
    TRIANGLES.into_iter().find(|&three| set & three == three)
}

/// The characteristic number of a drawing: red line e counts 2^e, blue line e
/// 2^(E+e) with E lines in all, lines numbered from 0, and of all relabellings of
/// the points the least sum counts. Two drawings have the same one exactly if
/// they are alike up to the names of the points.
///
/// ```
/// use zermelo_core::games::sim::{Edge, characteristic_number};
///
/// let [a, b, c] = [(1, 3), (2, 3), (2, 4)].map(|(i, j)| Edge::between(i, j).unwrap().bit());
/// assert_eq!(characteristic_number(4, b | c, a), 98);
/// ```
pub fn characteristic_number(points: u8, red: Edges, blue: Edges) -> u32 {
    let points = points.clamp(MIN_POINTS, MAX_POINTS);
    relabel::tables(points).least(red, blue)
}

/// A position of Sim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sim {
    points: u8,
    goal: Goal,
    red: Edges,
    blue: Edges,
}

impl Sim {
    /// The empty board, where the number of points is one that is played on.
    pub fn new(points: u8, goal: Goal) -> Option<Sim> {
        let (red, blue) = (0, 0);
        (MIN_POINTS..=MAX_POINTS).contains(&points).then_some(Sim {
            points,
            goal,
            red,
            blue,
        })
    }

    /// How many points there are.
    pub fn points(self) -> u8 {
        self.points
    }

    /// What a triangle means.
    pub fn goal(self) -> Goal {
        self.goal
    }

    /// The lines of Red and of Blue.
    pub fn lines(self) -> [Edges; 2] {
        [self.red, self.blue]
    }

    /// All lines, drawn or not.
    fn all(self) -> Edges {
        (1 << edge_count(self.points)) - 1
    }

    /// The lines that are not drawn yet, whether the game goes on or not.
    pub(crate) fn free(self) -> Edges {
        self.all() & !(self.red | self.blue)
    }

    /// How many lines are drawn.
    fn level(self) -> usize {
        (self.red | self.blue).count_ones() as usize
    }

    /// The position after a move that is known to be legal.
    fn after(mut self, edge: Edge) -> Sim {
        match self.turn() {
            Seat::First => self.red |= edge.bit(),
            Seat::Second => self.blue |= edge.bit(),
        }
        self
    }

    /// The triangle that ended the game, and whose it is.
    fn closed(self) -> Option<(Seat, Edges)> {
        let of = |seat, set| triangle(set).map(|three| (seat, three));
        of(Seat::First, self.red).or_else(|| of(Seat::Second, self.blue))
    }

    /// See [`characteristic_number`].
    pub fn characteristic_number(self) -> u32 {
        characteristic_number(self.points, self.red, self.blue)
    }

    fn solution(self) -> &'static Solution {
        solution::of(self)
    }
}

impl Game for Sim {
    type Move = Edge;

    fn turn(&self) -> Seat {
        if self.red.count_ones() == self.blue.count_ones() {
            Seat::First
        } else {
            Seat::Second
        }
    }

    fn ending(&self) -> Option<Ending> {
        match (self.closed(), self.goal) {
            (Some((seat, _)), Goal::Avoid) => Some(Ending::Won(seat.other())),
            (Some((seat, _)), Goal::Achieve) => Some(Ending::Won(seat)),
            (None, _) if self.free() == 0 => Some(Ending::Drawn),
            (None, _) => None,
        }
    }

    fn moves(&self) -> Box<dyn Iterator<Item = Edge> + '_> {
        let free = match self.ending() {
            Some(_) => 0,
            None => self.free(),
        };
        let last = self.points;
        let pairs = (1..last).flat_map(move |low| (low + 1..=last).map(move |high| (low, high)));
        let edges = pairs.map(|(low, high)| Edge(number(low, high)));
        Box::new(edges.filter(move |edge| free & edge.bit() != 0))
    }

    fn play(&self, edge: &Edge) -> Result<Sim, Message> {
        let (low, high) = edge.points();
        if high > self.points {
            return Err(Message::new("sim.error.point")
                .with("point", u32::from(high))
                .with("points", u32::from(self.points)));
        }
        if edge.bit() & self.free() == 0 {
            return Err(Message::new("sim.error.taken")
                .with("low", u32::from(low))
                .with("high", u32::from(high)));
        }
        Ok(self.after(*edge))
    }
}

impl Notation for Sim {
    const NAME: &'static str = "sim";
    const PLAYERS: [&'static str; 2] = ["red", "blue"];
    const KEYS: &'static [&'static str] = &["goal"];
    const MOVE_FORM: &'static str = "34";

    fn read(board: Span<'_>, keys: &Keys<'_>) -> Result<Sim, Fault> {
        let points = board.number(MIN_POINTS.into(), MAX_POINTS.into())?;
        let goal = match keys.get("goal") {
            Some(span) => [Goal::Avoid, Goal::Achieve][span.one_of(&["avoid", "achieve"])?],
            None => Goal::Avoid,
        };
        Ok(Sim {
            points: points as u8,
            goal,
            red: 0,
            blue: 0,
        })
    }

    fn write_board(&self) -> String {
        self.points.to_string()
    }

    fn write_key(&self, key: &str) -> Option<String> {
        (key == "goal" && self.goal == Goal::Achieve).then(|| "achieve".to_owned())
    }

    fn read_move(&self, text: &str) -> Option<Edge> {
        let digit = |byte: u8| byte.is_ascii_digit().then(|| byte - b'0');
        match *text.as_bytes() {
            [a, b] => Edge::between(digit(a)?, digit(b)?),
            _ => None,
        }
    }
}

impl Analyse for Sim {
    const OWN_ROBOTS: &'static [&'static str] = &["trukis", "trikis", "trakis"];

    fn analyse(&self) -> Boxed<Analysis<Edge>> {
        job::ready(record::analyse(*self))
    }

    fn graph(table: &Table<Sim>) -> Option<Graph> {
        Some(Graph::Classes(graph::graph(table)))
    }

    fn own_robot(&self, name: &str, seed: u64) -> Option<Choosing<Edge>> {
        robots::choose(*self, name, seed)
    }
}

/// What the page draws.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Board {
    /// How many points.
    pub points: u8,
    /// What a triangle means.
    pub goal: Goal,
    /// Red's lines.
    pub red: Vec<String>,
    /// Blue's lines.
    pub blue: Vec<String>,
    /// The triangle that ended the game.
    pub triangle: Option<Vec<String>>,
}

impl From<&Table<Sim>> for games::Board {
    fn from(table: &Table<Sim>) -> Self {
        let position = *table.position();
        let names =
            |set: Edges| -> Vec<String> { edges_of(set).map(|edge| edge.to_string()).collect() };
        games::Board::Sim(Board {
            points: position.points,
            goal: position.goal,
            red: names(position.red),
            blue: names(position.blue),
            triangle: position.closed().map(|(_, three)| names(three)),
        })
    }
}

/// The English of the sentences about bad moves.
pub(crate) const ENGLISH: &[(&str, &str)] = &[
    (
        "sim.error.point",
        "expected points from 1 to {points}, found {point}",
    ),
    (
        "sim.error.taken",
        "the points {low} and {high} are joined already",
    ),
];

/// The keys of the reasons that the analysis gives.
pub(crate) const REASONS: &[&str] = record::REASONS;
