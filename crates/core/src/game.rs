//! The small traits that every game implements.

use std::fmt::{Debug, Display};
use std::hash::Hash;

use fastrand::Rng;
use serde::Serialize;

use crate::message::Message;

/// One of the two players. Games give the seats names of their own, see
/// [`Notation::PLAYERS`](crate::notation::Notation::PLAYERS).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seat {
    /// The seat named first: First, Red, Left, Alice, Black.
    First,
    /// The seat named second: Second, Blue, Right, Bob, White.
    Second,
}

impl Seat {
    /// Both seats, in order.
    pub const BOTH: [Seat; 2] = [Seat::First, Seat::Second];

    /// The opponent's seat.
    #[must_use]
    pub fn other(self) -> Seat {
        match self {
            Seat::First => Seat::Second,
            Seat::Second => Seat::First,
        }
    }

    /// 0 or 1.
    pub fn index(self) -> usize {
        match self {
            Seat::First => 0,
            Seat::Second => 1,
        }
    }
}

/// How a finished game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// This seat won.
    Won(Seat),
    /// Nobody won.
    Drawn,
}

impl Ending {
    /// The same result as `seat` sees it.
    pub fn outcome_for(self, seat: Seat) -> Outcome {
        match self {
            Ending::Drawn => Outcome::Draw,
            Ending::Won(winner) if winner == seat => Outcome::Win,
            Ending::Won(_) => Outcome::Loss,
        }
    }
}

/// What best play leads to, for one of the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Outcome {
    /// Too hard to say within the limits.
    Unknown,
    /// The player loses.
    Loss,
    /// Neither player can force a win.
    Draw,
    /// The player wins.
    Win,
}

impl Outcome {
    /// The same result seen from the other side of the table.
    #[must_use]
    pub fn reversed(self) -> Outcome {
        match self {
            Outcome::Win => Outcome::Loss,
            Outcome::Loss => Outcome::Win,
            same => same,
        }
    }
}

/// A position together with the rules it is played by.
///
/// Positions are values: playing a move gives a new one. The required methods
/// are the rules; the rest is made from them, and a game whose moves are too
/// many to list replaces what would walk through all of them.
pub trait Game: Clone + Eq + Hash + Debug + 'static {
    /// A move, written as in the table notation.
    type Move: Clone + Eq + Debug + Display + 'static;

    /// Whether a position may come back later in the game.
    const CAN_REPEAT: bool = false;

    /// Who is to move.
    fn turn(&self) -> Seat;

    /// How the game ended, or `None` while it goes on.
    fn ending(&self) -> Option<Ending>;

    /// Every legal move, in the order of the notation. Lazy: there may be
    /// billions.
    fn moves(&self) -> Box<dyn Iterator<Item = Self::Move> + '_>;

    /// The position after a move.
    ///
    /// # Errors
    /// Says in words why the move is not legal.
    fn play(&self, choice: &Self::Move) -> Result<Self, Message>;

    /// How many legal moves there are.
    fn move_count(&self) -> u64 {
        self.moves().count() as u64
    }

    /// A legal move, each equally likely, or `None` when there is none.
    fn random_move(&self, rng: &mut Rng) -> Option<Self::Move> {
        let count = self.move_count();
        (count > 0)
            .then(|| rng.u64(0..count))
            .and_then(|index| self.moves().nth(index as usize))
    }

    /// Whether the player to move has a move that ends the game in their
    /// favour.
    fn wins_at_once(&self) -> bool {
        let mover = self.turn();
        self.moves().any(|choice| {
            self.play(&choice)
                .is_ok_and(|next| next.ending() == Some(Ending::Won(mover)))
        })
    }

    /// Whether this move loses at once: it ends the game in the opponent's
    /// favour, or lets the opponent end it so with the next move.
    fn is_blunder(&self, choice: &Self::Move) -> bool {
        let mover = self.turn();
        self.play(choice).is_ok_and(|next| match next.ending() {
            Some(ending) => ending == Ending::Won(mover.other()),
            None => next.turn() != mover && next.wins_at_once(),
        })
    }
}
