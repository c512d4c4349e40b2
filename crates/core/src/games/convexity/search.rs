//! Values of states by search, whatever values are.
//!
//! States that differ only by a symmetry of the graph are one, and in the closed
//! games what is left falls into parts whose values are added.

use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::arena::{Arena, State};
use super::stop::{Allowance, Stop};
use crate::graph::simple::{Vertices, members};
use crate::graph::symmetry::Symmetry;

/// Values of positions, how they are added, and how they come from options.
pub trait Values {
    /// What a position is worth.
    type Value: Copy;

    /// The vertices of Alice, where the others are Bob's.
    fn alice(&self) -> Option<Vertices>;

    /// The value of a game without moves.
    fn zero(&self) -> Self::Value;

    /// The value of two games side by side.
    ///
    /// # Errors
    /// When the values are too large.
    fn add(&mut self, a: Self::Value, b: Self::Value) -> Result<Self::Value, Stop>;

    /// The value of a game by what each choice of a vertex leaves.
    ///
    /// # Errors
    /// When the values are too large.
    fn of_options(
        &mut self,
        options: &[(usize, Self::Value)],
        left: &mut Allowance,
    ) -> Result<Self::Value, Stop>;
}

/// A search and all that it has found.
pub struct Search<V: Values> {
    arena: Rc<Arena>,
    symmetry: Rc<Symmetry>,
    /// The values met.
    pub values: V,
    known: FxHashMap<(Vertices, Vertices), V::Value>,
}

impl<V: Values> Search<V> {
    /// A search in an arena with some symmetries, which have to keep the vertices
    /// of Alice.
    pub fn new(arena: Rc<Arena>, symmetry: Rc<Symmetry>, values: V) -> Search<V> {
        Search {
            arena,
            symmetry,
            values,
            known: FxHashMap::default(),
        }
    }

    /// How many states were looked at.
    pub fn nodes(&self) -> u64 {
        self.known.len() as u64
    }

    /// The value of a state.
    ///
    /// # Errors
    /// When the allowance is used up, and then to ask again goes on from there;
    /// or when it is too hard.
    pub fn value(&mut self, state: State, left: &mut Allowance) -> Result<V::Value, Stop> {
        self.within(state, self.arena.open(state), left)
    }

    /// The value of a part that is played apart from the others.
    ///
    /// # Errors
    /// As for [`Search::value`].
    pub fn part(
        &mut self,
        state: State,
        part: Vertices,
        left: &mut Allowance,
    ) -> Result<V::Value, Stop> {
        let key = self.symmetry.least_pair(0, part);
        self.known_or_searched(key, state, part, left)
    }

    /// The value of the game in which only the vertices of a region, a closed part
    /// of what is open or all of it, are chosen.
    fn within(
        &mut self,
        state: State,
        region: Vertices,
        left: &mut Allowance,
    ) -> Result<V::Value, Stop> {
        if region == 0 {
            return Ok(self.values.zero());
        }
        let (set, spare) = self.arena.essence(state, self.values.alice());
        if !self.arena.kind().is_closed() {
            let key = (self.symmetry.least(set), spare);
            return self.known_or_searched(key, state, region, left);
        }
        let parts = self.arena.parts(state, region);
        let mut sum = self.values.zero();
        for part in parts.independent {
            let value = self.part(state, part, left)?;
            sum = self.values.add(sum, value)?;
        }
        if parts.rest != 0 {
            let key = self.symmetry.least_pair(set, parts.rest);
            let value = self.known_or_searched(key, state, parts.rest, left)?;
            sum = self.values.add(sum, value)?;
        }
        Ok(sum)
    }

    fn known_or_searched(
        &mut self,
        key: (Vertices, Vertices),
        state: State,
        region: Vertices,
        left: &mut Allowance,
    ) -> Result<V::Value, Stop> {
        if let Some(&known) = self.known.get(&key) {
            return Ok(known);
        }
        left.spend(region.count_ones(), self.known.len())?;
        let mut options = Vec::with_capacity(region.count_ones() as usize);
        for vertex in members(region) {
            let next = self.arena.choose(state, vertex);
            let open = self.arena.open_within(region, next);
            options.push((vertex, self.within(next, open, left)?));
        }
        let value = self.values.of_options(&options, left)?;
        self.known.insert(key, value);
        Ok(value)
    }
}
