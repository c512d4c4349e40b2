//! The exact endgame against plain negamax, and stability against all play.

use super::random_positions;
use zermelo_core::othello::bitboard::squares;
use zermelo_core::othello::discs::Discs;
use zermelo_core::othello::endgame::{MAX_SCORE, Solver};
use zermelo_core::othello::stability::stable;

/// The score by trying everything, with nothing but alpha and beta.
fn naive(discs: Discs, alpha: i32, beta: i32) -> i32 {
    let moves = discs.moves();
    if moves == 0 {
        let passed = discs.passed();
        return match passed.moves() {
            0 => discs.final_score(),
            _ => -naive(passed, -beta, -alpha),
        };
    }
    let mut best = alpha;
    for square in squares(moves) {
        best = best.max(-naive(discs.play(square), -beta, -best));
        if best >= beta {
            break;
        }
    }
    best
}

fn with_empties(least: u32, most: u32, seed: u64) -> Vec<Discs> {
    let mut all = random_positions(40, seed);
    all.retain(|discs| (least..=most).contains(&discs.empties()));
    all
}

#[test]
fn scores_are_those_of_plain_negamax() {
    let mut solver = Solver::new(12);
    let few = with_empties(0, 9, 6).into_iter();
    let ten = with_empties(10, 10, 7).into_iter().take(20);
    for discs in few.chain(ten) {
        let expected = naive(discs, -MAX_SCORE, MAX_SCORE);
        assert_eq!(solver.score(discs, -MAX_SCORE, MAX_SCORE), Ok(expected));
        // A narrow window tells on which side the score is.
        for bound in [-20, -1, 0, 7, 20] {
            let found = solver.score(discs, bound, bound + 1).unwrap();
            assert_eq!(found > bound, expected > bound, "{discs:?} {bound}");
        }
    }
}

#[test]
fn a_search_that_pauses_finds_the_same() {
    for discs in with_empties(14, 14, 8).into_iter().take(5) {
        let mut whole = Solver::new(14);
        let expected = whole.score(discs, -MAX_SCORE, MAX_SCORE);
        let mut paused = Solver::new(14);
        let found = loop {
            paused.allow(5_000);
            let found = paused.score(discs, -MAX_SCORE, MAX_SCORE);
            if found.is_ok() {
                break found;
            }
        };
        assert_eq!(found, expected);
    }
}

/// Whether some play turns one of these discs of the player to move over.
fn can_turn(discs: Discs, own: u64) -> bool {
    if discs.over() {
        return false;
    }
    let moves = discs.moves();
    if moves == 0 {
        return can_turn_other(discs.passed(), own);
    }
    squares(moves).any(|square| can_turn_other(discs.play(square), own))
}

fn can_turn_other(discs: Discs, other: u64) -> bool {
    if discs.over() {
        return false;
    }
    let moves = discs.moves();
    if moves == 0 {
        return can_turn(discs.passed(), other);
    }
    squares(moves)
        .any(|square| discs.flips(square) & other != 0 || can_turn(discs.play(square), other))
}

#[test]
fn stable_discs_are_never_turned() {
    let mut count = 0;
    for discs in with_empties(0, 6, 9) {
        let found = stable(discs.own, discs.other);
        assert_eq!(found & !discs.own, 0);
        assert!(!can_turn(discs, found), "{discs:?}");
        count += found.count_ones();
    }
    assert!(count > 1_000);
    // Nothing is stable at the start, everything on a full board.
    assert_eq!(stable(Discs::START.own, Discs::START.other), 0);
    assert_eq!(stable(0x1234, !0x1234), 0x1234);
    // A corner, and the row from it.
    assert_eq!(stable(0b0111, 1 << 20), 0b0111);
}
