//! Games that may go on for ever: a token on a digraph with cycles.
//!
//! Whoever makes the last move wins; play without end is a draw. [`Labels`] says
//! of each vertex who wins, and how soon; [`Values`] gives the generalised
//! Sprague–Grundy value of Smith and of Fraenkel and Yesha, by which vertices of
//! different graphs, or several tokens on one, are added up.
//!
//! ```
//! use zermelo_core::graph::digraph::Digraph;
//! use zermelo_core::value::loopy::{Label, Labels, Loopy, Values};
//!
//! // From 0 one may go round with 1 for ever, or leave to 2, where play ends.
//! let graph = Digraph::new(3, &[(0, 1), (1, 0), (0, 2)]).unwrap();
//! assert_eq!(Labels::of(&graph).label(1), Label::Previous);
//! assert_eq!(Values::of(&graph).value(0), Loopy::Finite(1));
//! ```

mod pace;

pub use pace::paces;

use std::fmt;
use std::ops::Add;

use super::nimber::Nimber;
use crate::graph::digraph::Digraph;

/// Who wins from a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Label {
    /// The player who has just moved.
    Previous,
    /// The player to move.
    Next,
    /// Nobody: both can go on for ever.
    Draw,
}

impl Label {
    /// `P`, `N` or `D`.
    pub fn letter(self) -> &'static str {
        match self {
            Label::Previous => "P",
            Label::Next => "N",
            Label::Draw => "D",
        }
    }
}

/// Who wins from each vertex, and in how many moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Labels {
    labels: Vec<Label>,
    remoteness: Vec<u32>,
}

impl Labels {
    /// Retrograde analysis in time linear in the number of arcs: from the ends
    /// backwards, nearer ends first, so that winners hurry and losers delay.
    pub fn of(graph: &Digraph) -> Labels {
        let back = graph.reversed();
        let mut labels = vec![Label::Draw; graph.len()];
        let mut remoteness = vec![0; graph.len()];
        // Followers not yet known to be won for whoever moves there.
        let mut open: Vec<u32> = (0..graph.len())
            .map(|vertex| graph.followers(vertex).len() as u32)
            .collect();
        let mut queue: Vec<u32> = Vec::with_capacity(graph.len());
        for vertex in 0..graph.len() {
            if open[vertex] == 0 {
                labels[vertex] = Label::Previous;
                queue.push(vertex as u32);
            }
        }
        let mut head = 0;
        while let Some(&vertex) = queue.get(head) {
            head += 1;
            let label = labels[vertex as usize];
            for &before in back.followers(vertex as usize) {
                let before_index = before as usize;
                if labels[before_index] != Label::Draw {
                    continue;
                }
                if label == Label::Next {
                    open[before_index] -= 1;
                    if open[before_index] > 0 {
                        continue;
                    }
                    labels[before_index] = Label::Previous;
                } else {
                    labels[before_index] = Label::Next;
                }
                remoteness[before_index] = remoteness[vertex as usize] + 1;
                queue.push(before);
            }
        }
        Labels { labels, remoteness }
    }

    /// Who wins from a vertex.
    pub fn label(&self, vertex: usize) -> Label {
        self.labels[vertex]
    }

    /// How many moves it lasts when the winner hurries and the loser delays;
    /// `None` for a draw.
    pub fn remoteness(&self, vertex: usize) -> Option<u32> {
        (self.labels[vertex] != Label::Draw).then(|| self.remoteness[vertex])
    }
}

/// A generalised Sprague–Grundy value.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Loopy {
    /// As good as a heap of Nim of this size.
    Finite(u32),
    /// Larger than every heap; the finite values one can move to, rising.
    Infinite(Vec<u32>),
}

impl Loopy {
    /// Who wins a position, or a sum, of this value.
    pub fn label(&self) -> Label {
        match self {
            Loopy::Finite(0) => Label::Previous,
            Loopy::Finite(_) => Label::Next,
            Loopy::Infinite(options) if options.contains(&0) => Label::Next,
            Loopy::Infinite(_) => Label::Draw,
        }
    }
}

/// The generalised nim-sum: finite values as in Nim; a finite value moves the
/// options of an infinite one; of two infinite ones nothing is left to aim at.
impl Add for &Loopy {
    type Output = Loopy;

    fn add(self, other: &Loopy) -> Loopy {
        match (self, other) {
            (Loopy::Finite(a), Loopy::Finite(b)) => Loopy::Finite((Nimber(*a) + Nimber(*b)).0),
            (Loopy::Finite(value), Loopy::Infinite(options))
            | (Loopy::Infinite(options), Loopy::Finite(value)) => {
                let moved = options
                    .iter()
                    .map(|option| (Nimber(*option) + Nimber(*value)).0);
                let mut moved: Vec<u32> = moved.collect();
                moved.sort_unstable();
                Loopy::Infinite(moved)
            }
            (Loopy::Infinite(_), Loopy::Infinite(_)) => Loopy::Infinite(Vec::new()),
        }
    }
}

impl fmt::Display for Loopy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Loopy::Finite(value) => write!(f, "{}", Nimber(*value)),
            Loopy::Infinite(options) => {
                f.write_str("oo(")?;
                for (place, option) in options.iter().enumerate() {
                    f.write_str(if place == 0 { "" } else { "," })?;
                    write!(f, "{option}")?;
                }
                f.write_str(")")
            }
        }
    }
}

/// The generalised Sprague–Grundy value of every vertex.
#[derive(Clone, Debug)]
pub struct Values<'a> {
    graph: &'a Digraph,
    finite: Vec<u32>,
    counter: Vec<u32>,
}

/// Stands for no finite value.
const INFINITE: u32 = u32::MAX;

impl<'a> Values<'a> {
    /// Finds all values, in time linear in the number of arcs for each finite
    /// value that occurs.
    ///
    /// The values are given out in rising order. A vertex gets the value m when
    /// it can be left to every smaller value, not to m, and when every follower
    /// that has no value yet can be left to m: whoever goes there is brought
    /// back. What is left in the end is infinite.
    pub fn of(graph: &'a Digraph) -> Values<'a> {
        let back = graph.reversed();
        let mut values = Values {
            graph,
            finite: vec![INFINITE; graph.len()],
            counter: vec![0; graph.len()],
        };
        let mut given = 0;
        // The vertices that can be left to every value given out so far.
        let mut candidates: Vec<u32> = (0..graph.len() as u32).collect();
        let mut round = Round::new(graph);
        let mut value = 0;
        while !candidates.is_empty() {
            round.begin(&values, &candidates);
            round.give_out(&mut values, &back, value, &mut given);
            candidates.retain(|&vertex| {
                values.finite[vertex as usize] == INFINITE && round.reverts[vertex as usize]
            });
            value += 1;
        }
        values
    }

    /// The value of a vertex.
    pub fn value(&self, vertex: usize) -> Loopy {
        match self.finite[vertex] {
            INFINITE => {
                let finite = self.graph.followers(vertex).iter();
                let mut options: Vec<u32> = finite
                    .map(|&next| self.finite[next as usize])
                    .filter(|&value| value != INFINITE)
                    .collect();
                options.sort_unstable();
                options.dedup();
                Loopy::Infinite(options)
            }
            value => Loopy::Finite(value),
        }
    }

    /// When the vertex was given its value, counted from 1; `None` where it is
    /// infinite. In a won sum there is always a move after which the counters
    /// add up to less than after the winner's move before, so that it ends.
    pub fn counter(&self, vertex: usize) -> Option<u32> {
        (self.finite[vertex] != INFINITE).then(|| self.counter[vertex])
    }
}

/// What is needed to give out one value.
struct Round {
    /// Whether a vertex without a value can be left to the value given out.
    reverts: Vec<bool>,
    /// Whether a vertex may still get the value.
    candidate: Vec<bool>,
    /// Followers without a value that cannot be left to the value given out.
    astray: Vec<u32>,
}

impl Round {
    fn new(graph: &Digraph) -> Round {
        Round {
            reverts: vec![false; graph.len()],
            candidate: vec![false; graph.len()],
            astray: vec![0; graph.len()],
        }
    }

    fn begin(&mut self, values: &Values<'_>, candidates: &[u32]) {
        self.reverts.fill(false);
        self.candidate.fill(false);
        for &vertex in candidates {
            self.candidate[vertex as usize] = true;
            let followers = values.graph.followers(vertex as usize).iter();
            let open = followers.filter(|&&next| values.finite[next as usize] == INFINITE);
            self.astray[vertex as usize] = open.count() as u32;
        }
    }

    fn give_out(&mut self, values: &mut Values<'_>, back: &Digraph, value: u32, given: &mut u32) {
        let mut queue: Vec<u32> = (0..self.astray.len() as u32)
            .filter(|&vertex| self.is_due(vertex))
            .collect();
        let mut head = 0;
        while let Some(&vertex) = queue.get(head) {
            head += 1;
            if !self.is_due(vertex) {
                continue;
            }
            self.candidate[vertex as usize] = false;
            *given += 1;
            values.finite[vertex as usize] = value;
            values.counter[vertex as usize] = *given;
            for &before in back.followers(vertex as usize) {
                let unlabelled = values.finite[before as usize] == INFINITE;
                if !unlabelled || self.reverts[before as usize] {
                    continue;
                }
                // It now can be left to the value, so it is no longer astray.
                self.reverts[before as usize] = true;
                for &farther in back.followers(before as usize) {
                    if self.candidate[farther as usize] {
                        self.astray[farther as usize] -= 1;
                        if self.is_due(farther) {
                            queue.push(farther);
                        }
                    }
                }
            }
        }
    }

    fn is_due(&self, vertex: u32) -> bool {
        let vertex = vertex as usize;
        self.candidate[vertex] && self.astray[vertex] == 0 && !self.reverts[vertex]
    }
}

#[cfg(test)]
mod tests;
