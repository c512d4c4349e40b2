//! The search with trained weights: what it leaves out must never change what is
//! exact, wherever a slice ends.

use fastrand::Rng;
use zermelo_core::analysis::{Analyse as _, Record};
use zermelo_core::game::{Outcome, Seat};
use zermelo_core::job::{self, Job as _, Step};
use zermelo_core::othello::bitboard::{single, squares};
use zermelo_core::othello::discs::Discs;
use zermelo_core::othello::endgame::{MAX_SCORE, Solver};
use zermelo_core::othello::evaluation::Evaluation;
use zermelo_core::othello::formats;
use zermelo_core::othello::review::Review;
use zermelo_core::othello::search::{Care, INFINITE, Search};
use zermelo_core::othello::thinking::Thinking;
use zermelo_core::othello::xray::{Limits, Shared, XRay};
use zermelo_core::othello::{Move, Othello};
use zermelo_core::share::{Share as _, advance};
use zermelo_core::table::Table;

/// Positions of random games with so many empty squares and a move to make.
fn positions(empties: u32, seed: u64) -> impl Iterator<Item = Discs> {
    let mut dice = Rng::with_seed(seed);
    std::iter::repeat_with(move || {
        let mut discs = Discs::START;
        while discs.empties() > empties && !discs.over() {
            let moves = discs.moves();
            if moves == 0 {
                discs = discs.passed();
                continue;
            }
            let nth = dice.usize(..moves.count_ones() as usize);
            discs = squares(moves)
                .nth(nth)
                .map_or(discs, |square| discs.play(square));
        }
        discs
    })
    .filter(move |discs| discs.empties() == empties && discs.moves() != 0)
}

/// The score without weights, guesses or anything left out.
fn score(discs: Discs) -> i32 {
    let mut solver = Solver::new(16).by(Evaluation::PLAIN);
    let score = solver.score(discs, -MAX_SCORE, MAX_SCORE);
    score.expect("no limit was set")
}

#[test]
fn scores_are_those_of_the_plain_solver() {
    zermelo_trained::equip();
    for empties in [13, 14, 16, 18] {
        for discs in positions(empties, 11).take(6) {
            let mut search = Search::new(20).with(Care::Bold);
            let found = search.solve(discs, -MAX_SCORE, MAX_SCORE);
            assert_eq!(found, Ok(score(discs)), "{discs:?}");
        }
    }
}

#[test]
fn a_window_gives_a_true_bound() {
    zermelo_trained::equip();
    let mut dice = Rng::with_seed(5);
    for discs in positions(15, 12).take(20) {
        let exact = score(discs);
        let low = dice.i32(-40..40);
        let high = low + dice.i32(1..9);
        let mut search = Search::new(20);
        let found = search.solve(discs, low, high).expect("no limit was set");
        if found <= low {
            assert!(
                exact <= found,
                "{exact}, {found} in {low} to {high}: {discs:?}"
            );
        } else if found >= high {
            assert!(
                exact >= found,
                "{exact}, {found} in {low} to {high}: {discs:?}"
            );
        } else {
            assert_eq!(found, exact, "{low} to {high}: {discs:?}");
        }
    }
}

#[test]
fn slices_change_nothing() {
    zermelo_trained::equip();
    let mut slices = 0;
    for discs in positions(20, 13).take(3) {
        let mut thinking = Thinking::new(discs, Limits::USUAL);
        let thought = loop {
            slices += 1;
            match thinking.step(1) {
                Step::Done(thought) => break thought,
                Step::Working(_) => {
                    let legal = |choice: &Move| match choice {
                        Move::Place(square) => discs.moves() & single(*square) != 0,
                        Move::Pass => false,
                    };
                    assert!(thinking.thought().choice.as_ref().is_some_and(legal));
                }
            }
        };
        assert!(thought.exact);
        assert_eq!(thought.value, 100 * score(discs), "{discs:?}");
    }
    assert!(slices > 12, "{slices}: it was hardly ever interrupted");
}

#[test]
fn every_move_gets_its_exact_score() {
    zermelo_trained::equip();
    for discs in positions(15, 14).take(3) {
        let sight = job::finish(XRay::new(discs, Limits::USUAL));
        for seen in sight.moves {
            assert!(seen.exact);
            let expected = -score(discs.play(seen.square));
            assert_eq!(seen.value, 100 * expected, "{} in {discs:?}", seen.square);
        }
    }
}

/// Two workers, each with its own table, come to the record of one.
#[test]
fn shared_scores_are_those_of_one() {
    zermelo_trained::equip();
    for discs in positions(16, 17).take(2) {
        let position = Othello::from_discs(discs, Seat::First).expect("a position");
        let table = Table::new(position);
        let share = Shared::new(table.clone(), Limits::USUAL);
        let mut workers = [share.worker(), share.worker()];
        let mut parts = share.parts();
        let mut turns = 0;
        while let Some(place) = parts.iter().position(|part| !part.done) {
            turns += 1;
            let worker = workers[turns % 2].as_mut();
            parts[place] = advance(worker, &parts[place]).expect("a part");
        }
        let mut record = share.gather(&parts, 1).draft.expect("a record");
        let whole = Record::new(&table, job::finish(position.analyse()));
        assert!(whole.exact);
        record.nodes = whole.nodes;
        assert_eq!(record, whole, "{discs:?}");
    }
}

/// Leaving out much must not lose sight of what a full search sees.
#[test]
fn a_bold_search_is_near_a_full_one() {
    zermelo_trained::equip();
    let mut sum = 0;
    let count: u16 = 40;
    let mut spared = [0; 2];
    for discs in positions(40, 15).take(count.into()) {
        let values = [Care::Full, Care::Bold].map(|care| {
            let mut search = Search::new(0).with(care);
            let value = search.value(discs, 7, -INFINITE, INFINITE);
            spared[usize::from(care == Care::Bold)] += search.nodes();
            value.expect("no limit was set")
        });
        sum += (values[0] - values[1]).abs();
    }
    let mean = sum / i32::from(count);
    assert!(mean < 150, "{mean} hundredths of a disc");
    assert!(2 * spared[1] < spared[0], "{spared:?}");
}

/// A search that begins anew with every slice may never come to an end.
#[test]
fn a_search_keeps_its_place() {
    zermelo_trained::equip();
    for discs in positions(34, 16).take(4) {
        let mut whole = Search::new(0).with(Care::Bold);
        let expected = whole.value(discs, 9, -INFINITE, INFINITE);
        let mut sliced = Search::new(0).with(Care::Bold);
        let mut rounds = 0;
        let found = loop {
            sliced.allow(400);
            rounds += 1;
            let found = sliced.value(discs, 9, -INFINITE, INFINITE);
            if found.is_ok() {
                break found;
            }
        };
        assert!(rounds > 20, "{rounds}: it was hardly ever interrupted");
        assert_eq!(
            (found, sliced.nodes()),
            (expected, whole.nodes()),
            "{discs:?}"
        );
    }
}

/// Another question may come before the first one is answered.
#[test]
fn another_question_begins_anew() {
    zermelo_trained::equip();
    let [one, two] = [17, 18].map(|seed| positions(30, seed).next().expect("a position"));
    let mut search = Search::new(0).with(Care::Full);
    search.allow(500);
    assert!(search.value(one, 7, -INFINITE, INFINITE).is_err());
    search.allow(u64::MAX);
    let fresh = |discs| Search::new(0).value(discs, 5, -INFINITE, INFINITE);
    assert_eq!(search.value(two, 5, -INFINITE, INFINITE), fresh(two));
    assert_eq!(search.value(one, 5, -INFINITE, INFINITE), fresh(one));
}

/// Where much was left out on the way, the end of the game is no proof.
#[test]
fn what_is_called_exact_is_exact() {
    zermelo_trained::equip();
    let limits = Limits {
        solve: 8,
        ..Limits::USUAL
    };
    for discs in positions(16, 19).take(6) {
        let scores: Vec<i32> = squares(discs.moves())
            .map(|square| -score(discs.play(square)))
            .collect();
        let mut xray = XRay::new(discs, limits);
        loop {
            let step = xray.step(1);
            for (seen, score) in xray.seen().iter().zip(&scores) {
                assert!(
                    !seen.exact || seen.value == 100 * score,
                    "{seen:?}: {score}"
                );
                let sign = match score {
                    0 => Outcome::Draw,
                    1.. => Outcome::Win,
                    _ => Outcome::Loss,
                };
                assert!([sign, Outcome::Unknown].contains(&seen.outcome), "{seen:?}");
            }
            if let Step::Done(sight) = step {
                assert!(sight.moves.iter().all(|seen| seen.exact));
                break;
            }
        }
        let thought = job::finish(Thinking::new(discs, limits));
        let best = scores.iter().max().expect("a move");
        assert!(!thought.exact || thought.value == 100 * best, "{thought:?}");
    }
}

/// One can set up positions that no game has.
#[test]
fn nearly_empty_boards_are_judged() {
    zermelo_trained::equip();
    let three = format!("{}XO------O{}", "-".repeat(27), "-".repeat(28));
    for board in [three, format!("{}XO{}", "-".repeat(20), "-".repeat(42))] {
        let table = formats::read(&board).expect("a position");
        let discs = table.position().discs();
        let limits = Limits {
            depth: 4,
            ..Limits::USUAL
        };
        let thought = job::finish(Thinking::new(discs, limits).thorough());
        assert!(thought.choice.is_some(), "{board}");
        job::finish(XRay::new(discs, limits));
        let report = job::finish(Review::new(&table, 0));
        assert_eq!(report.points.len(), 1);
    }
}
