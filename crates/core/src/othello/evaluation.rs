//! What a position is worth, as far as can be seen without searching.
//!
//! By the [patterns](super::patterns) whose weights were trained, once those are
//! there; by a few [features](plain) as long as they are not.

pub mod plain;
pub mod spread;

use std::sync::OnceLock;

use super::bitboard::{Square, flips, moves};
use super::discs::Discs;
use super::patterns::file::BadFile;
use super::patterns::indices::Node;
use super::patterns::judge::Judge;
pub use plain::evaluate;
use spread::Spread;

/// A disc in the unit of the evaluation.
pub const DISC: i32 = 100;

static JUDGE: OnceLock<Judge> = OnceLock::new();

/// From now on positions are judged by trained weights, which are read from the
/// content of their file. A second call changes nothing.
///
/// # Errors
/// Says what is wrong with the file; then everything stays as it was.
pub fn equip(file: &[u8]) -> Result<(), BadFile> {
    if JUDGE.get().is_none() {
        let judge = Judge::read(file)?;
        JUDGE.get_or_init(|| judge);
    }
    Ok(())
}

/// A way to judge positions.
#[derive(Clone, Copy, Debug)]
pub struct Evaluation(Option<&'static Judge>);

impl Evaluation {
    /// By features alone.
    pub const PLAIN: Evaluation = Evaluation(None);

    /// By trained weights where there are some.
    pub fn best() -> Evaluation {
        Evaluation(JUDGE.get())
    }

    /// By these weights.
    pub fn by(judge: &'static Judge) -> Evaluation {
        Evaluation(Some(judge))
    }

    /// Whether it knows trained weights.
    pub fn is_trained(self) -> bool {
        self.0.is_some()
    }

    /// How far a deep search by it strays from a shallow one.
    #[inline]
    pub fn spread(self) -> Spread {
        self.0.map_or(Spread::UNKNOWN, Judge::spread)
    }

    /// What a position is worth to the player to move, in hundredths of a disc.
    #[inline]
    pub fn value(self, node: &Node) -> i32 {
        match self.0 {
            Some(judge) => judge.value(node),
            None => evaluate(node.discs),
        }
    }

    /// What a search of a few plies finds, with nothing but alpha and beta: enough
    /// to say which moves are to be tried first.
    pub fn glance(self, node: &Node, plies: u32, alpha: i32, beta: i32, nodes: &mut u64) -> i32 {
        *nodes += 1;
        if plies == 0 {
            return self.value(node);
        }
        let Discs { own, other } = node.discs;
        let mut rest = moves(own, other);
        if rest == 0 {
            let passed = node.passed();
            return match passed.discs.moves() {
                0 => node.discs.final_score() * DISC,
                _ => -self.glance(&passed, plies, -beta, -alpha, nodes),
            };
        }
        let mut best = -65 * DISC;
        while rest != 0 {
            let square = rest.trailing_zeros() as Square;
            rest &= rest - 1;
            let next = node.after(square, flips(own, other, square));
            best = best.max(-self.glance(&next, plies - 1, -beta, -best.max(alpha), nodes));
            if best >= beta {
                break;
            }
        }
        best
    }
}
