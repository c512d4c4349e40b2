//! Positions to learn from: those of the games, and some beside them.

use fastrand::Rng;
use std::collections::HashSet;
use zermelo_core::othello::bitboard::{Square, single, squares};
use zermelo_core::othello::discs::Discs;
use zermelo_core::othello::openings::canonical;
use zermelo_train::is_held;
use zermelo_train::wthor::Record;

/// A position and, once it is known, its label.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    /// As the player to move sees them.
    pub discs: Discs,
    /// What it is worth to that player, in discs.
    pub label: f32,
    /// The game that it comes from.
    pub game: u32,
    /// Empty squares.
    pub empties: u8,
    /// Whether black is to move.
    pub black: bool,
    /// Not of the game, but after a move that was not made in it: games hold few
    /// bad moves, and a search meets little else.
    pub beside: bool,
    /// Of a game that is not learnt from.
    pub held: bool,
}

/// With more empty squares than this, what occurs again is left out: the games
/// begin with much the same positions.
const REPEATED: u32 = 36;

/// After one position of so many another move is looked at as well.
const BESIDE: u32 = 2;

/// The positions of all games and, by chance from a seed, some beside them.
pub fn gather(games: &[Record], seed: u64) -> Vec<Sample> {
    let mut gathered = Gathered {
        samples: Vec::new(),
        seen: HashSet::new(),
        dice: Rng::with_seed(seed),
    };
    for (number, game) in games.iter().enumerate() {
        gathered.game(game, number);
    }
    gathered.samples
}

struct Gathered {
    samples: Vec<Sample>,
    seen: HashSet<(u64, u64)>,
    dice: Rng,
}

impl Gathered {
    fn game(&mut self, game: &Record, number: usize) {
        for (discs, black, square) in game.positions() {
            let sample = Sample {
                discs,
                label: 0.0,
                game: number as u32,
                empties: discs.empties() as u8,
                black,
                beside: false,
                held: is_held(number),
            };
            self.add(sample);
            if self.dice.u32(..BESIDE) == 0 {
                self.add_beside(sample, square);
            }
        }
    }

    fn add(&mut self, sample: Sample) {
        let repeated =
            u32::from(sample.empties) > REPEATED && !self.seen.insert(canonical(sample.discs));
        if !repeated {
            self.samples.push(sample);
        }
    }

    fn add_beside(&mut self, sample: Sample, made: Square) {
        let others = sample.discs.moves() & !single(made);
        if others == 0 {
            return;
        }
        let nth = self.dice.usize(..others.count_ones() as usize);
        let Some(square) = squares(others).nth(nth) else {
            return;
        };
        let discs = sample.discs.play(square);
        // A position without a move is never judged.
        if discs.moves() != 0 {
            self.add(Sample {
                discs,
                empties: sample.empties - 1,
                black: !sample.black,
                beside: true,
                ..sample
            });
        }
    }
}
