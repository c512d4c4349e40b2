//! Othello against slow ways that know nothing but the rules.

mod endgame;
mod explorer;
mod fuzz;
mod laboratory;
mod levels;
mod playing;
mod rules;
mod shared;
mod studies;
mod teaching;
mod team;
mod texts;
mod why;

use fastrand::Rng;
use zermelo_core::othello::bitboard::squares;
use zermelo_core::othello::discs::Discs;

/// Positions of games played at random, passes and endings included.
fn random_positions(games: usize, seed: u64) -> Vec<Discs> {
    let mut rng = Rng::with_seed(seed);
    let mut all = Vec::new();
    for _ in 0..games {
        let mut discs = Discs::START;
        loop {
            all.push(discs);
            let moves: Vec<_> = squares(discs.moves()).collect();
            discs = match rng.choice(&moves) {
                Some(&square) => discs.play(square),
                None if discs.over() => break,
                None => discs.passed(),
            };
        }
    }
    all
}
