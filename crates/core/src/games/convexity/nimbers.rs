//! The impartial games by search: nimbers, and who wins when the last move loses.

use rustc_hash::FxHashMap;

use super::arena::{Arena, State};
use crate::graph::simple::{Vertices, members};
use crate::value::nimber::mex;

/// A search and all that it has found.
pub struct Search<'a> {
    arena: &'a Arena,
    nimbers: FxHashMap<(Vertices, u32), u32>,
    misere: FxHashMap<(Vertices, u32), bool>,
    left: u64,
}

/// The search was given up at its limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooHard;

impl<'a> Search<'a> {
    /// A search that looks at no more than so many states.
    pub fn new(arena: &'a Arena, limit: u64) -> Search<'a> {
        Search {
            arena,
            nimbers: FxHashMap::default(),
            misere: FxHashMap::default(),
            left: limit,
        }
    }

    /// How many states were looked at.
    pub fn nodes(&self) -> u64 {
        (self.nimbers.len() + self.misere.len()) as u64
    }

    /// The nimber of a state, when the last move wins.
    ///
    /// # Errors
    /// When the limit is reached; to ask again goes on from there.
    pub fn nimber(&mut self, state: State) -> Result<u32, TooHard> {
        let key = self.arena.essence(state);
        if let Some(&known) = self.nimbers.get(&key) {
            return Ok(known);
        }
        self.left = self.left.checked_sub(1).ok_or(TooHard)?;
        let mut options = Vec::new();
        for vertex in members(self.arena.open(state)) {
            options.push(self.nimber(self.arena.choose(state, vertex))?);
        }
        let nimber = mex(options);
        self.nimbers.insert(key, nimber);
        Ok(nimber)
    }

    /// Whether the player to move wins a state when the last move loses.
    ///
    /// # Errors
    /// When the limit is reached; to ask again goes on from there.
    pub fn wins_misere(&mut self, state: State) -> Result<bool, TooHard> {
        let key = self.arena.essence(state);
        if let Some(&known) = self.misere.get(&key) {
            return Ok(known);
        }
        self.left = self.left.checked_sub(1).ok_or(TooHard)?;
        // Who finds nothing to choose has won.
        let open = self.arena.open(state);
        let mut wins = open == 0;
        for vertex in members(open) {
            if !self.wins_misere(self.arena.choose(state, vertex))? {
                wins = true;
                break;
            }
        }
        self.misere.insert(key, wins);
        Ok(wins)
    }
}
