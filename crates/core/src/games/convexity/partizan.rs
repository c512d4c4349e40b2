//! The partizan games by search: Alice may only choose her vertices, Bob only
//! his, and positions are short games.

use rustc_hash::FxHashMap;

use super::arena::{Arena, State};
use crate::graph::simple::{Vertices, members};
use crate::value::short::{Game, Games, TooLarge};

/// A search and all that it has found.
pub struct Search<'a> {
    arena: &'a Arena,
    alice: Vertices,
    /// The values met.
    pub games: Games,
    known: FxHashMap<State, Game>,
}

impl<'a> Search<'a> {
    /// A search in a game in which these vertices are Alice's and the others
    /// Bob's; values are given up after so many elementary steps.
    pub fn new(arena: &'a Arena, alice: Vertices, steps: u64) -> Search<'a> {
        Search {
            arena,
            alice,
            games: Games::with_limit(steps),
            known: FxHashMap::default(),
        }
    }

    /// The value of a state.
    ///
    /// # Errors
    /// When the limit is reached; to ask again goes on from there.
    pub fn value(&mut self, state: State) -> Result<Game, TooLarge> {
        if let Some(&known) = self.known.get(&state) {
            return Ok(known);
        }
        let open = self.arena.open(state);
        let mut options = [Vec::new(), Vec::new()];
        for (side, own) in [self.alice, !self.alice].into_iter().enumerate() {
            for vertex in members(open & own) {
                options[side].push(self.value(self.arena.choose(state, vertex))?);
            }
        }
        let value = self.games.from_options(&options[0], &options[1])?;
        self.known.insert(state, value);
        Ok(value)
    }
}
