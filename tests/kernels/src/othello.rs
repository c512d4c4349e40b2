//! Othello: games counted, and endgames solved exactly.

use zermelo_core::job;
use zermelo_core::othello::discs::{Discs, perft};
use zermelo_core::othello::endgame::{MAX_SCORE, Solver};
use zermelo_core::othello::formats;
use zermelo_core::othello::thinking::Thinking;
use zermelo_core::othello::xray::Limits;

/// Positions of games between the program's own players, with the scores that it
/// found when it had all the field's usual studies right.
const ENDGAMES: &str = include_str!("othello.txt");

/// The games of eleven plies.
#[unsafe(no_mangle)]
pub extern "C" fn othello_perft() -> u32 {
    perft(Discs::START, 11) as u32
}

/// What [`othello_perft`] answers.
pub const PERFT: u32 = 212_258_800;

/// The endgames: a board with its side, and the score.
fn endgames() -> impl Iterator<Item = (Discs, i32)> {
    ENDGAMES.lines().filter_map(|line| {
        let (board, score) = line.split_once(';')?;
        let table = formats::read(board).ok()?;
        Some((table.position().discs(), score.trim().parse().ok()?))
    })
}

/// How many endgames there are.
pub fn endgame_count() -> usize {
    endgames().count()
}

/// Solves one of them; 1 where the score is right.
#[unsafe(no_mangle)]
pub extern "C" fn othello_endgame(place: u32) -> u32 {
    let Some((discs, score)) = endgames().nth(place as usize) else {
        return 0;
    };
    let mut solver = Solver::new(19);
    u32::from(solver.score(discs, -MAX_SCORE, MAX_SCORE) == Ok(score))
}

/// Solves any position in slices, as the page does; its score.
pub fn solve(discs: Discs) -> i32 {
    let limits = Limits {
        solve: 64,
        ..Limits::USUAL
    };
    job::finish(Thinking::new(discs, limits)).value / 100
}

/// See [`solve`]: the discs of the player to move, and of the opponent.
#[unsafe(no_mangle)]
pub extern "C" fn othello_solve(own: u64, other: u64) -> i32 {
    solve(Discs { own, other })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endgames_have_the_scores_of_the_list() {
        assert!(endgame_count() >= 10);
        for place in 0..endgame_count() as u32 {
            assert_eq!(othello_endgame(place), 1, "{place}");
        }
        assert_eq!(othello_endgame(endgame_count() as u32), 0);
    }
}
