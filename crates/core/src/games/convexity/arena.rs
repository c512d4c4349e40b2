//! A graph, the convexity on it, and which of the four games is played.

use crate::graph::convex::Convexity;
use crate::graph::simple::{SimpleGraph, Vertices};

/// The four games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Choose outside the interval until the interval is everything.
    ClosedInterval,
    /// Choose outside the hull until the hull is everything.
    ClosedHull,
    /// Choose any vertex not chosen until the interval is everything.
    Interval,
    /// Choose any vertex not chosen until the hull is everything.
    Hull,
}

impl Kind {
    /// All four, in the order of the table notation.
    pub const ALL: [Kind; 4] = [
        Kind::ClosedInterval,
        Kind::ClosedHull,
        Kind::Interval,
        Kind::Hull,
    ];

    fn is_closed(self) -> bool {
        matches!(self, Kind::ClosedInterval | Kind::ClosedHull)
    }

    fn by_hull(self) -> bool {
        matches!(self, Kind::ClosedHull | Kind::Hull)
    }
}

/// Where a game is played, and by which rules.
#[derive(Clone, Debug)]
pub struct Arena {
    all: Vertices,
    convexity: Convexity,
    kind: Kind,
}

/// What was chosen, and what it spans.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The vertices chosen.
    pub chosen: Vertices,
    /// Their interval or hull.
    pub spanned: Vertices,
}

impl Arena {
    /// The game of a kind on a graph whose convexity is known.
    pub fn new(graph: &SimpleGraph, convexity: Convexity, kind: Kind) -> Arena {
        Arena {
            all: graph.all(),
            convexity,
            kind,
        }
    }

    /// The state in which these vertices are chosen.
    pub fn state(&self, chosen: Vertices) -> State {
        let spanned = if self.kind.by_hull() {
            self.convexity.hull(chosen)
        } else {
            self.convexity.interval(chosen)
        };
        State { chosen, spanned }
    }

    /// Whether everything is spanned.
    pub fn is_over(&self, state: State) -> bool {
        state.spanned == self.all
    }

    /// The vertices that may be chosen.
    pub fn open(&self, state: State) -> Vertices {
        let forbidden = match self.kind.is_closed() {
            _ if self.is_over(state) => self.all,
            true => state.spanned,
            false => state.chosen,
        };
        self.all & !forbidden
    }

    /// The state after one more is chosen.
    pub fn choose(&self, state: State, vertex: usize) -> State {
        let chosen = state.chosen | 1 << vertex;
        let spanned = if self.kind.by_hull() {
            // The hull of the hull and a vertex is that of the set and the vertex.
            self.convexity.hull(state.spanned | 1 << vertex)
        } else {
            self.convexity
                .interval_with(state.chosen, state.spanned, vertex)
        };
        State { chosen, spanned }
    }

    /// All that matters of a state for how play can go on where both players may
    /// choose the same: a set, and a number of choices that change nothing.
    ///
    /// In the hull games that is the hull; and in the open one, of the vertices in
    /// it that are not chosen, only how many they are. In the interval games it
    /// is what was chosen.
    pub fn essence(&self, state: State) -> (Vertices, u32) {
        match self.kind {
            Kind::ClosedHull => (state.spanned, 0),
            Kind::Hull => (state.spanned, (state.spanned & !state.chosen).count_ones()),
            Kind::ClosedInterval | Kind::Interval => (state.chosen, 0),
        }
    }
}
