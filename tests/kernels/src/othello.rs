//! Othello: games counted, and endgames solved exactly.

use zermelo_core::job;
use zermelo_core::othello::bitboard::squares;
use zermelo_core::othello::discs::{Discs, perft};
use zermelo_core::othello::endgame::{MAX_SCORE, Solver};
use zermelo_core::othello::evaluation::Evaluation;
use zermelo_core::othello::formats;
use zermelo_core::othello::thinking::Thinking;
use zermelo_core::othello::xray::{Limits, XRay};

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
    // The same natively and in the page, whether or not weights were unpacked there.
    let mut solver = Solver::new(19).by(Evaluation::PLAIN);
    u32::from(solver.score(discs, -MAX_SCORE, MAX_SCORE) == Ok(score))
}

/// One of the endgames, played on to sixteen empty squares.
fn sixteen(place: u32) -> Option<Discs> {
    let (mut discs, _) = endgames().nth(place as usize)?;
    while discs.empties() > 16 || discs.moves() == 0 {
        discs = match squares(discs.moves()).next() {
            Some(square) => discs.play(square),
            None if discs.over() => return None,
            None => discs.passed(),
        };
    }
    Some(discs)
}

/// The exact scores of every move with sixteen empty squares, with trained weights:
/// a mark of all of them.
#[unsafe(no_mangle)]
pub extern "C" fn othello_every_move(place: u32) -> u32 {
    zermelo_trained::equip();
    let Some(discs) = sixteen(place) else {
        return 0;
    };
    let sight = job::finish(XRay::new(discs, Limits::USUAL));
    sight.moves.iter().fold(1, |mark, seen| {
        let exact = u32::from(seen.exact);
        let mark = u32::wrapping_mul(mark, 31).wrapping_add(u32::from(seen.square));
        let value = seen.value.cast_unsigned().wrapping_mul(exact);
        mark.wrapping_mul(131).wrapping_add(value)
    })
}

/// What [`othello_every_move`] answers, by a search without weights.
pub fn every_move(place: u32) -> u32 {
    let Some(discs) = sixteen(place) else {
        return 0;
    };
    squares(discs.moves()).fold(1, |mark: u32, square| {
        let mut solver = Solver::new(16).by(Evaluation::PLAIN);
        let score = solver.score(discs.play(square), -MAX_SCORE, MAX_SCORE);
        let value = -100 * score.unwrap_or(0);
        let mark = mark.wrapping_mul(31).wrapping_add(u32::from(square));
        mark.wrapping_mul(131).wrapping_add(value.cast_unsigned())
    })
}

/// Solves any position in slices with trained weights, as the page does; its
/// score.
pub fn solve(discs: Discs) -> i32 {
    solve_counting(discs).0
}

/// The same, and how many positions were visited.
pub fn solve_counting(discs: Discs) -> (i32, u64) {
    zermelo_trained::equip();
    let limits = Limits {
        solve: 64,
        ..Limits::USUAL
    };
    let thought = job::finish(Thinking::new(discs, limits));
    (thought.value / 100, thought.nodes)
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
