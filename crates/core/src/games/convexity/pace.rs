//! How long a game lasts when the winner hurries and the loser delays.

use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::arena::{Arena, State};
use super::outcomes::{Key, Manner, key};
use crate::game::Seat;
use crate::graph::simple::members;
use crate::graph::symmetry::Symmetry;

/// Where more vertices are open, lengths are not worked out.
const MAX_OPEN: u32 = 14;

/// Who wins, and how soon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Length {
    /// Whether the player to move wins.
    pub wins: bool,
    /// How many moves are still made.
    pub moves: u8,
}

/// Lengths, each found once.
pub struct Pace {
    arena: Rc<Arena>,
    manner: Manner,
    symmetry: Rc<Symmetry>,
    lengths: FxHashMap<Key, Length>,
}

impl Pace {
    /// Lengths for a game from a state on, where it is small enough.
    pub fn new(
        arena: &Rc<Arena>,
        manner: Manner,
        symmetry: &Rc<Symmetry>,
        state: State,
    ) -> Option<Pace> {
        (arena.open(state).count_ones() <= MAX_OPEN).then(|| Pace {
            arena: Rc::clone(arena),
            manner,
            symmetry: Rc::clone(symmetry),
            lengths: FxHashMap::default(),
        })
    }

    /// How many states were looked at.
    pub fn nodes(&self) -> u64 {
        self.lengths.len() as u64
    }

    /// Who wins a state, and how soon.
    pub fn length(&mut self, state: State, player: Seat) -> Length {
        let key = key(&self.arena, self.manner, &self.symmetry, state, player);
        if let Some(&known) = self.lengths.get(&key) {
            return known;
        }
        let own = self.manner.own(self.arena.open(state), player);
        let mut best = Length {
            wins: own == 0 && self.manner.misere,
            moves: 0,
        };
        for (index, vertex) in members(own).enumerate() {
            let next = self.length(self.arena.choose(state, vertex), player.other());
            let here = Length {
                wins: !next.wins,
                moves: next.moves + 1,
            };
            let better = match (here.wins, best.wins) {
                _ if index == 0 => true,
                (true, true) => here.moves < best.moves,
                (false, false) => here.moves > best.moves,
                (wins, _) => wins,
            };
            if better {
                best = here;
            }
        }
        self.lengths.insert(key, best);
        best
    }
}
