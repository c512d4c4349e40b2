//! Any drawing, by trying every cut and remembering what was found.
//!
//! What makes it quick is what is never searched. A drawing falls apart at every
//! vertex that holds a part of it alone: by the colon principle that part
//! counts only by its value, so it becomes a label on the vertex, and what is
//! searched are *blocks*, parts without such a vertex, with labels. A single
//! edge with a label needs no search at all, and a label has just the options of
//! its canonical form, however many edges it came from. Where all is green the
//! fusion principle gives the value at once.

use std::hash::Hash;

use rustc_hash::FxHashMap;

use super::algebra::Algebra;
use super::blocks::{Blocks, Mask, Vertex};
use super::drawing::{Colour, Drawing};
use super::twins::Twins;
use crate::graph::simple::members;
use crate::value::short::TooLarge;

/// Arithmetic that can be searched with.
pub(super) trait Searchable: Algebra<Value: Copy + Eq + Hash> {
    /// The options of the canonical form.
    fn options(&mut self, value: &Self::Value) -> (Vec<Self::Value>, Vec<Self::Value>);

    /// The value of a game with these options.
    fn simplest(
        &mut self,
        left: &[Self::Value],
        right: &[Self::Value],
    ) -> Result<Self::Value, TooLarge>;

    /// The value of so many green edges that hang together without a bridge and
    /// carry these labels, where the fusion principle tells it.
    fn fused(&mut self, edges: u32, labels: &[Self::Value]) -> Option<Self::Value>;
}

/// Why a search stopped before it was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stop {
    /// The slice is used up; going on will take less and less.
    Paused,
    /// A value is too large to be worked out.
    TooLarge,
}

impl From<TooLarge> for Stop {
    fn from(_: TooLarge) -> Self {
        Stop::TooLarge
    }
}

/// What hangs on vertices, in their order, nothing left out but zeros.
type Labels<V> = Vec<(Vertex, V)>;

/// A position: what hangs on a root, with labels. Lists of labels are kept once
/// and known by their place, so that a position is small and quickly looked up.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Key {
    edges: Mask,
    labels: u32,
    /// The vertex that holds it: the ground, or where it hangs on.
    root: Vertex,
}

/// Beyond so many positions only blocks are remembered.
const MAX_ASSEMBLED: usize = 1_500_000;

/// A search, and all it has found.
pub(super) struct Search<A: Searchable> {
    pub algebra: A,
    ends: Vec<(Vertex, Vertex)>,
    colours: Vec<Colour>,
    green: Mask,
    loops: Mask,
    /// By vertex, its edges.
    at: Vec<Mask>,
    known: FxHashMap<Key, A::Value>,
    twins: Twins,
    lists: Vec<Labels<A::Value>>,
    places: FxHashMap<Labels<A::Value>, u32>,
    /// Positions looked at.
    pub nodes: u64,
    /// Positions that may still be looked at before a pause.
    pub left: u64,
}

impl<A: Searchable> Search<A> {
    /// A search in a drawing of at most 64 edges.
    pub(super) fn new(drawing: &Drawing, algebra: A) -> Self {
        let mut search = Search {
            algebra,
            ends: Vec::new(),
            colours: Vec::new(),
            green: 0,
            loops: 0,
            at: vec![0; drawing.vertex_count()],
            known: FxHashMap::default(),
            twins: Twins::of(drawing),
            // The empty list is always the first.
            lists: vec![Vec::new()],
            places: FxHashMap::from_iter([(Vec::new(), 0)]),
            nodes: 0,
            left: 0,
        };
        for (edge, line) in drawing.lines().iter().enumerate().take(64) {
            search.ends.push((line.from as Vertex, line.to as Vertex));
            search.colours.push(line.colour);
            search.green |= u64::from(line.colour == Colour::Green) << edge;
            search.loops |= u64::from(line.from == line.to) << edge;
            for end in [line.from, line.to] {
                search.at[usize::from(end)] |= 1 << edge;
            }
        }
        search
    }

    /// How many positions are remembered.
    pub(super) fn known(&self) -> usize {
        self.known.len()
    }

    /// What the edges of a set are worth; all of them are joined to the ground.
    pub(super) fn value(&mut self, edges: Mask) -> Result<A::Value, Stop> {
        self.worth(Key {
            root: 0,
            edges,
            labels: 0,
        })
    }

    fn worth(&mut self, key: Key) -> Result<A::Value, Stop> {
        if key.edges == 0 {
            return Ok(self.algebra.zero());
        }
        if let Some(&known) = self.known.get(&key) {
            return Ok(known);
        }
        let value = self.assembled(key)?;
        // What is put together from blocks is quickly put together again.
        if self.known.len() < MAX_ASSEMBLED {
            self.known.insert(key, value);
        }
        Ok(value)
    }

    /// Takes a position apart into blocks and puts their values together, from
    /// the outermost to the root.
    fn assembled(&mut self, key: Key) -> Result<A::Value, Stop> {
        let mut labels = self.lists[key.labels as usize].clone();
        let mut edges = key.edges;
        for edge in members(edges & self.loops) {
            // To cut a loop drops nothing: it is a branch of one edge.
            edges &= !(1 << edge);
            let nothing = self.algebra.zero();
            let branch = self.algebra.grow(self.colour(edge), &nothing)?;
            self.attach(&mut labels, self.ends[edge].0, branch)?;
        }
        let blocks = Blocks::of(&self.ends, &self.at, key.root, edges);
        for &(root, block) in blocks.list() {
            let value = if block.is_power_of_two() {
                let edge = block.trailing_zeros() as usize;
                let (a, b) = self.ends[edge];
                let above = if a == root { b } else { a };
                let label = detach(&mut labels, above).unwrap_or(self.algebra.zero());
                self.algebra.grow(self.colour(edge), &label)?
            } else {
                if block == key.edges && root == key.root && self.twins.keeps(block) {
                    // Nothing fell apart.
                    return self.block(key);
                }
                let on_block = self.vertices(block) & !(1 << root);
                let is_mine = |(vertex, _): &(Vertex, _)| on_block >> *vertex & 1 != 0;
                let mine: Labels<_> = labels.iter().copied().filter(is_mine).collect();
                labels.retain(|label| !is_mine(label));
                let part = self.part(root, block, mine);
                self.block(part)?
            };
            self.attach(&mut labels, root, value)?;
        }
        Ok(detach(&mut labels, key.root).unwrap_or(self.algebra.zero()))
    }

    /// A block with its labels, by the names of the first of all parts that look
    /// like the one it belongs to.
    fn part(&mut self, root: Vertex, block: Mask, mut labels: Labels<A::Value>) -> Key {
        let mut key = Key {
            root,
            edges: block,
            labels: 0,
        };
        if !self.twins.keeps(block) {
            key.edges = self.twins.edges(block);
            key.root = self.twins.vertex(root);
            for (vertex, _) in &mut labels {
                *vertex = self.twins.vertex(*vertex);
            }
            labels.sort_unstable_by_key(|&(vertex, _)| vertex);
        }
        key.labels = self.place(labels);
        key
    }

    /// What a block is worth that may be known already.
    fn block(&mut self, key: Key) -> Result<A::Value, Stop> {
        if let Some(&known) = self.known.get(&key) {
            return Ok(known);
        }
        let value = self.searched(key)?;
        self.known.insert(key, value);
        Ok(value)
    }

    /// What a block is worth, by all its options.
    fn searched(&mut self, key: Key) -> Result<A::Value, Stop> {
        let labels = self.lists[key.labels as usize].clone();
        if key.edges & !self.green == 0 {
            let labels: Vec<A::Value> = labels.iter().map(|&(_, label)| label).collect();
            if let Some(value) = self.algebra.fused(key.edges.count_ones(), &labels) {
                return Ok(value);
            }
        }
        self.left = self.left.checked_sub(1).ok_or(Stop::Paused)?;
        self.nodes += 1;
        let count = key.edges.count_ones() as usize + 2 * labels.len();
        let (mut left, mut right) = (Vec::with_capacity(count), Vec::with_capacity(count));
        for edge in members(key.edges) {
            let after = self.worth(Key {
                edges: key.edges & !(1 << edge),
                ..key
            })?;
            let colour = self.colour(edge);
            if colour != Colour::Red {
                left.push(after);
            }
            if colour != Colour::Blue {
                right.push(after);
            }
        }
        for (place, (_, label)) in labels.iter().enumerate() {
            let (lefts, rights) = self.algebra.options(label);
            for option in lefts {
                left.push(self.relabelled(key, &labels, place, option)?);
            }
            for option in rights {
                right.push(self.relabelled(key, &labels, place, option)?);
            }
        }
        Ok(self.algebra.simplest(&left, &right)?)
    }

    /// A block with another label in one place.
    fn relabelled(
        &mut self,
        key: Key,
        labels: &Labels<A::Value>,
        place: usize,
        label: A::Value,
    ) -> Result<A::Value, Stop> {
        let mut labels = labels.clone();
        if label == self.algebra.zero() {
            labels.remove(place);
        } else {
            labels[place].1 = label;
        }
        let labels = self.place(labels);
        self.block(Key { labels, ..key })
    }

    /// The place of a list of labels among all lists.
    fn place(&mut self, labels: Labels<A::Value>) -> u32 {
        if labels.is_empty() {
            return 0;
        }
        if let Some(&place) = self.places.get(&labels) {
            return place;
        }
        let place = self.lists.len() as u32;
        self.lists.push(labels.clone());
        self.places.insert(labels, place);
        place
    }

    fn attach(
        &mut self,
        labels: &mut Labels<A::Value>,
        vertex: Vertex,
        value: A::Value,
    ) -> Result<(), Stop> {
        match labels.binary_search_by_key(&vertex, |&(vertex, _)| vertex) {
            Err(place) if value != self.algebra.zero() => labels.insert(place, (vertex, value)),
            Err(_) => {}
            Ok(place) => {
                let sum = self.algebra.add(&labels[place].1, &value)?;
                if sum == self.algebra.zero() {
                    labels.remove(place);
                } else {
                    labels[place].1 = sum;
                }
            }
        }
        Ok(())
    }

    fn colour(&self, edge: usize) -> Colour {
        self.colours[edge]
    }

    fn vertices(&self, edges: Mask) -> u128 {
        members(edges).fold(0, |set, edge| {
            let (a, b) = self.ends[edge];
            set | 1 << a | 1 << b
        })
    }
}

fn detach<V: Copy>(labels: &mut Labels<V>, vertex: Vertex) -> Option<V> {
    let place = labels.binary_search_by_key(&vertex, |&(vertex, _)| vertex);
    place.ok().map(|place| labels.remove(place).1)
}
