//! Who wins, by search: for misère play, and where the values of a partizan game
//! grow too large.

use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::arena::{Arena, State};
use super::stop::{Allowance, Stop};
use crate::game::Seat;
use crate::graph::simple::{Vertices, members};
use crate::graph::symmetry::Symmetry;

/// How a game is played besides what its arena says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Manner {
    /// Whether the last move loses.
    pub misere: bool,
    /// The vertices of Alice, where the others are Bob's.
    pub alice: Option<Vertices>,
}

impl Manner {
    /// What a player may choose of what is open.
    pub fn own(self, open: Vertices, player: Seat) -> Vertices {
        match (self.alice, player) {
            (None, _) => open,
            (Some(alice), Seat::First) => open & alice,
            (Some(alice), Seat::Second) => open & !alice,
        }
    }
}

/// A set, choices that change nothing, and who is to move where that matters.
pub(super) type Key = (Vertices, Vertices, bool);

/// All that matters of a state.
pub(super) fn key(
    arena: &Arena,
    manner: Manner,
    symmetry: &Symmetry,
    state: State,
    player: Seat,
) -> Key {
    let (set, spare) = arena.essence(state, manner.alice);
    let set = symmetry.least(set);
    (set, spare, manner.alice.is_some() && player == Seat::Second)
}

/// A search and all that it has found.
pub struct Search {
    arena: Rc<Arena>,
    manner: Manner,
    symmetry: Rc<Symmetry>,
    wins: FxHashMap<Key, bool>,
}

impl Search {
    /// A search in a game; the symmetries have to keep the vertices of Alice.
    pub fn new(arena: Rc<Arena>, manner: Manner, symmetry: Rc<Symmetry>) -> Search {
        Search {
            arena,
            manner,
            symmetry,
            wins: FxHashMap::default(),
        }
    }

    /// How many states were looked at.
    pub fn nodes(&self) -> u64 {
        self.wins.len() as u64
    }

    /// Whether a player who is to move wins.
    ///
    /// # Errors
    /// When the allowance is used up; to ask again goes on from there.
    pub fn wins(&mut self, state: State, player: Seat, left: &mut Allowance) -> Result<bool, Stop> {
        let key = key(&self.arena, self.manner, &self.symmetry, state, player);
        if let Some(&known) = self.wins.get(&key) {
            return Ok(known);
        }
        let own = self.manner.own(self.arena.open(state), player);
        left.spend(own.count_ones(), self.wins.len())?;
        // Who finds nothing to choose loses, or wins where the last move loses.
        let mut wins = own == 0 && self.manner.misere;
        for vertex in members(own) {
            let next = self.arena.choose(state, vertex);
            if !self.wins(next, player.other(), left)? {
                wins = true;
                break;
            }
        }
        self.wins.insert(key, wins);
        Ok(wins)
    }
}
