//! The closed games on trees, in polynomial time.
//!
//! On a tree the interval of a set is its hull, so the two closed games are one.
//! What is spanned is a subtree, and every edge that leaves it leads to a part
//! that is played apart from the others: the game is a sum. Matias (2023) works
//! out nimbers of parts from nimbers alone, which is wrong (three legs of length
//! two, seen from a leaf, are 4 and not 2); the set of all options is needed.

use rustc_hash::FxHashMap;

use crate::graph::simple::{SimpleGraph, Vertices, members};
use crate::value::dyadic::Dyadic;

/// A part of a tree: what lies beyond an edge, seen from its first vertex, which
/// is spanned already.
type Part = (usize, usize);

/// The edge by which a part hangs on what is spanned.
fn entrance(graph: &SimpleGraph, spanned: Vertices, part: Vertices) -> Option<Part> {
    members(part).find_map(|vertex| {
        let from = members(graph.near(vertex) & spanned).next()?;
        Some((from, vertex))
    })
}

/// What parts are worth, each once.
pub struct Trees<'a> {
    graph: &'a SimpleGraph,
    parts: FxHashMap<Part, Options>,
}

/// The nimber of a part and of all its options.
#[derive(Clone, Debug)]
struct Options {
    nimber: u32,
    /// As a set of bits: a part of fewer than 64 vertices has no larger nimber.
    of_options: u128,
}

impl<'a> Trees<'a> {
    /// A tree whose parts are not valued yet.
    pub fn new(graph: &'a SimpleGraph) -> Trees<'a> {
        Trees {
            graph,
            parts: FxHashMap::default(),
        }
    }

    /// The nimber of the game in which a subtree is spanned.
    pub fn nimber(&mut self, spanned: Vertices) -> u32 {
        let parts = self.beyond(spanned);
        parts
            .into_iter()
            .fold(0, |sum, part| sum ^ self.part(part).nimber)
    }

    /// The nimber of one of the parts beyond a subtree, or of the whole where
    /// nothing is spanned.
    pub fn of_part(&mut self, spanned: Vertices, part: Vertices) -> u32 {
        match entrance(self.graph, spanned, part) {
            Some(entrance) => self.part(entrance).nimber,
            None => self.whole(),
        }
    }

    /// The nimber of the whole game, in which nothing is chosen yet.
    pub fn whole(&mut self) -> u32 {
        let options: Vec<u32> = (0..self.graph.len())
            .map(|vertex| self.nimber(1 << vertex))
            .collect();
        crate::value::nimber::mex(options)
    }

    /// Whether the player to move wins, when the last move loses, a game in which
    /// a subtree is spanned. While some part is more than a vertex, it is as when
    /// the last move wins; single vertices are just counted.
    pub fn wins_misere(&mut self, spanned: Vertices) -> bool {
        let single = |&(from, vertex): &Part| self.graph.near(vertex) == 1 << from;
        let parts = self.beyond(spanned);
        if parts.iter().all(single) {
            return parts.len().is_multiple_of(2);
        }
        self.nimber(spanned) != 0
    }

    /// The edges that leave a set.
    fn beyond(&self, spanned: Vertices) -> Vec<Part> {
        let leave =
            |from: usize| members(self.graph.near(from) & !spanned).map(move |to| (from, to));
        members(spanned).flat_map(leave).collect()
    }

    /// To choose a vertex of a part spans the way to it, and leaves a sum: the
    /// first vertex of the part leaves all parts beyond it; a vertex farther away
    /// replaces one of those by an option of it.
    fn part(&mut self, (from, vertex): Part) -> Options {
        if let Some(known) = self.parts.get(&(from, vertex)) {
            return known.clone();
        }
        let beyond: Vec<Options> = members(self.graph.near(vertex) & !(1 << from))
            .map(|next| self.part((vertex, next)))
            .collect();
        let sum = beyond.iter().fold(0, |sum, part| sum ^ part.nimber);
        let mut of_options = 1_u128 << sum;
        for part in &beyond {
            for option in (0..128).filter(|option| part.of_options >> option & 1 != 0) {
                of_options |= 1 << (sum ^ part.nimber ^ option);
            }
        }
        let options = Options {
            nimber: of_options.trailing_ones(),
            of_options,
        };
        self.parts.insert((from, vertex), options.clone());
        options
    }
}

/// What parts are worth where the players have vertices of their own.
pub struct PartizanTrees<'a> {
    graph: &'a SimpleGraph,
    /// The vertices of the first player, Alice; all others are Bob's.
    alice: Vertices,
    parts: FxHashMap<Part, Worth>,
}

/// A number, and the best that either player can make of it.
#[derive(Clone, Debug)]
struct Worth {
    value: Dyadic,
    /// By player: the largest that Alice, the smallest that Bob leaves.
    best: [Option<Dyadic>; 2],
}

impl<'a> PartizanTrees<'a> {
    /// A tree whose parts are not valued yet.
    pub fn new(graph: &'a SimpleGraph, alice: Vertices) -> PartizanTrees<'a> {
        PartizanTrees {
            graph,
            alice,
            parts: FxHashMap::default(),
        }
    }

    /// The value of the game in which a subtree is spanned.
    pub fn value(&mut self, spanned: Vertices) -> Dyadic {
        let leave =
            |from: usize| members(self.graph.near(from) & !spanned).map(move |to| (from, to));
        let parts: Vec<Part> = members(spanned).flat_map(leave).collect();
        let values = parts.into_iter().map(|part| self.part(part).value);
        values.fold(Dyadic::ZERO, |sum, value| &sum + &value)
    }

    /// The value of one of the parts beyond a subtree.
    pub fn of_part(&mut self, spanned: Vertices, part: Vertices) -> Dyadic {
        let entrance = entrance(self.graph, spanned, part);
        entrance.map_or(Dyadic::ZERO, |entrance| self.part(entrance).value)
    }

    /// The value of the whole game, in which nothing is chosen yet; `None` where
    /// it is no number.
    pub fn whole(&mut self) -> Option<Dyadic> {
        let [most, least] = self.best();
        Dyadic::simplest_between(most.as_ref(), least.as_ref())
    }

    /// The most that Alice and the least that Bob can leave with the first choice.
    pub fn best(&mut self) -> [Option<Dyadic>; 2] {
        let mut best: [Option<Dyadic>; 2] = [None, None];
        for vertex in 0..self.graph.len() {
            let value = self.value(1 << vertex);
            let side = usize::from(self.alice >> vertex & 1 == 0);
            let known = best[side].take();
            best[side] = Some(match (known, side) {
                (None, _) => value,
                (Some(known), 0) => known.max(value),
                (Some(known), _) => known.min(value),
            });
        }
        best
    }

    fn part(&mut self, (from, vertex): Part) -> Worth {
        if let Some(known) = self.parts.get(&(from, vertex)) {
            return known.clone();
        }
        let beyond: Vec<Worth> = members(self.graph.near(vertex) & !(1 << from))
            .map(|next| self.part((vertex, next)))
            .collect();
        let sum = beyond
            .iter()
            .fold(Dyadic::ZERO, |sum, part| &sum + &part.value);
        let owner = usize::from(self.alice >> vertex & 1 == 0);
        let best = [0, 1].map(|side| {
            // Who owns the vertex does best to choose it: it leaves the most.
            if side == owner {
                return Some(sum.clone());
            }
            let replaced = beyond.iter().filter_map(|part| {
                let option = part.best[side].as_ref()?;
                Some(&(&sum - &part.value) + option)
            });
            if side == 0 {
                replaced.max()
            } else {
                replaced.min()
            }
        });
        let value = Dyadic::simplest_between(best[0].as_ref(), best[1].as_ref());
        let worth = Worth {
            // Such parts are always numbers.
            value: value.unwrap_or(Dyadic::ZERO),
            best,
        };
        self.parts.insert((from, vertex), worth.clone());
        worth
    }
}
