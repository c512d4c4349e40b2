//! The partizan games, when the last move wins: Alice may only choose her
//! vertices, Bob only his, and positions are short games.

use super::search::{self, Values};
use super::stop::{Allowance, Stop};
use crate::graph::simple::Vertices;
use crate::value::short::{Game, Games, TooLarge};

/// A search for short games.
pub type Search = search::Search<ShortGames>;

/// Short games, and whose the vertices are.
pub struct ShortGames {
    alice: Vertices,
    /// The values met.
    pub games: Games,
}

impl ShortGames {
    /// The values of games in which these vertices are Alice's and the others
    /// Bob's; they are given up after so many elementary steps.
    pub fn new(alice: Vertices, steps: u64) -> ShortGames {
        ShortGames {
            alice,
            games: Games::with_limit(steps),
        }
    }
}

impl From<TooLarge> for Stop {
    fn from(_: TooLarge) -> Stop {
        Stop::TooHard
    }
}

impl Values for ShortGames {
    type Value = Game;

    fn alice(&self) -> Option<Vertices> {
        Some(self.alice)
    }

    fn zero(&self) -> Game {
        Games::ZERO
    }

    fn add(&mut self, a: Game, b: Game) -> Result<Game, Stop> {
        Ok(self.games.add(a, b)?)
    }

    fn of_options(
        &mut self,
        options: &[(usize, Game)],
        left: &mut Allowance,
    ) -> Result<Game, Stop> {
        let of = |owner: u64| -> Vec<Game> {
            let own = options
                .iter()
                .filter(|(vertex, _)| self.alice >> vertex & 1 == owner);
            own.map(|(_, value)| *value).collect()
        };
        let (alice, bob) = (of(1), of(0));
        let before = self.games.steps_left();
        let value = self.games.from_options(&alice, &bob)?;
        // Large values take as long as many states.
        left.0 = left.0.saturating_sub(before - self.games.steps_left());
        Ok(value)
    }
}
