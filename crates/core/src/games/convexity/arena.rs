//! A graph, the convexity on it, and which of the four games is played.

use crate::graph::convex::Convexity;
use crate::graph::simple::{SimpleGraph, Vertices, is_single, members};

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

    /// Whether what is spanned may not be chosen.
    pub fn is_closed(self) -> bool {
        matches!(self, Kind::ClosedInterval | Kind::ClosedHull)
    }

    /// Whether to span means the hull.
    pub fn by_hull(self) -> bool {
        matches!(self, Kind::ClosedHull | Kind::Hull)
    }
}

/// Where a game is played, and by which rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arena {
    graph: SimpleGraph,
    convexity: Convexity,
    kind: Kind,
    directed: bool,
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
            graph: graph.clone(),
            convexity,
            kind,
            directed: false,
        }
    }

    /// The same on a graph whose edges are arrows, and whose convexity follows
    /// them.
    pub fn directed(graph: &SimpleGraph, convexity: Convexity, kind: Kind) -> Arena {
        Arena {
            directed: true,
            ..Arena::new(graph, convexity, kind)
        }
    }

    /// The graph; of arrows, without their directions.
    pub fn graph(&self) -> &SimpleGraph {
        &self.graph
    }

    /// What lies between its vertices.
    pub fn convexity(&self) -> &Convexity {
        &self.convexity
    }

    /// Which of the four games it is.
    pub fn kind(&self) -> Kind {
        self.kind
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
        state.spanned == self.graph.all()
    }

    /// The vertices that may be chosen.
    pub fn open(&self, state: State) -> Vertices {
        let all = self.graph.all();
        let forbidden = match self.kind.is_closed() {
            _ if self.is_over(state) => all,
            true => state.spanned,
            false => state.chosen,
        };
        all & !forbidden
    }

    /// What may be chosen in a state that a choice in this region has led to: in a
    /// closed game it stays within the region.
    pub fn open_within(&self, region: Vertices, state: State) -> Vertices {
        if self.kind.is_closed() {
            region & !state.spanned
        } else {
            self.open(state)
        }
    }

    /// The state after one more is chosen.
    pub fn choose(&self, state: State, vertex: usize) -> State {
        let chosen = state.chosen | 1 << vertex;
        let spanned = if self.kind.by_hull() {
            // The hull of the hull and a vertex is that of the set and the vertex.
            self.convexity.hull_with(state.spanned, vertex)
        } else {
            self.convexity
                .interval_with(state.chosen, state.spanned, vertex)
        };
        State { chosen, spanned }
    }

    /// All that matters of a state for how play can go on: a set, and the choices
    /// that change nothing, by number. Where Alice has vertices of her own, the
    /// choices of each player are counted.
    ///
    /// In the hull games the set is the hull; and in the open one, of the vertices
    /// in it that are not chosen, only how many they are counts. In the interval
    /// games the set is what was chosen.
    pub fn essence(&self, state: State, alice: Option<Vertices>) -> (Vertices, u64) {
        let spare = state.spanned & !state.chosen;
        let count = |set: Vertices| u64::from(set.count_ones());
        match (self.kind, alice) {
            (Kind::ClosedHull, _) => (state.spanned, 0),
            (Kind::Hull, None) => (state.spanned, count(spare)),
            (Kind::Hull, Some(alice)) => {
                let spares = count(spare & alice) << 32 | count(spare & !alice);
                (state.spanned, spares)
            }
            (Kind::ClosedInterval | Kind::Interval, _) => (state.chosen, 0),
        }
    }

    /// Takes a region of what is not spanned apart into parts that are played
    /// independently of each other, in a closed game: the game there is their sum.
    ///
    /// Let S be what is spanned, convex, and C a component of what is left. A path
    /// between vertices of S and C cannot pass through another component: it
    /// would leave S and come back, and S is convex. A path from C to another
    /// component crosses S. In the hull game all of S counts as chosen, so the
    /// path is in two pieces that are spanned without the other component. In the
    /// interval game only the chosen vertices count: there the pieces are spanned
    /// where all vertices of S next to C are chosen; and where C hangs on one
    /// vertex of S alone, which every path to a chosen vertex passes, except
    /// from a component that is of neither kind. Those stay together.
    pub fn parts(&self, state: State, region: Vertices) -> Parts {
        let together = |region| Parts {
            independent: Vec::new(),
            rest: region,
        };
        if self.directed || !self.kind.is_closed() || region == 0 {
            return together(region);
        }
        let components = self.components(region);
        if self.kind.by_hull() {
            return Parts {
                independent: components,
                rest: 0,
            };
        }
        let (mut bound, mut hanging, mut rest) = (Vec::new(), Vec::new(), 0);
        for component in components {
            let beside = self.beside(component);
            if beside & !state.chosen == 0 {
                bound.push(component);
            } else if is_single(beside) {
                hanging.push(component);
            } else {
                rest |= component;
            }
        }
        if rest != 0 {
            rest |= hanging.drain(..).fold(0, |all, component| all | component);
        }
        bound.append(&mut hanging);
        if bound.is_empty() || self.convexity.interval(state.spanned) != state.spanned {
            return together(region);
        }
        Parts {
            independent: bound,
            rest,
        }
    }

    /// The connected pieces of a set of vertices.
    pub fn components(&self, mut region: Vertices) -> Vec<Vertices> {
        let mut components = Vec::new();
        while region != 0 {
            let first = region & region.wrapping_neg();
            let component = self.graph.reached(first, region);
            components.push(component);
            region &= !component;
        }
        components
    }

    /// The vertices next to a set and outside it.
    pub fn beside(&self, set: Vertices) -> Vertices {
        members(set).fold(0, |near, vertex| near | self.graph.near(vertex)) & !set
    }
}

/// What is left of a closed game, taken apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parts {
    /// Parts that can be valued each by itself: how play goes on there depends on
    /// nothing but which vertices they are.
    pub independent: Vec<Vertices>,
    /// All that is left besides; it may depend on what was chosen.
    pub rest: Vertices,
}
