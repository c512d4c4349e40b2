//! The search that plays, what every move is worth, levels, the record.

use super::random_positions;
use zermelo_core::analysis::Analyse;
use zermelo_core::game::{Game, Outcome, Seat};
use zermelo_core::job::{self, Job, Step};
use zermelo_core::othello::bitboard::squares;
use zermelo_core::othello::discs::Discs;
use zermelo_core::othello::endgame::{MAX_SCORE, Solver};
use zermelo_core::othello::evaluation::{DISC, evaluate};
use zermelo_core::othello::levels;
use zermelo_core::othello::search::{INFINITE, Search};
use zermelo_core::othello::thinking::Thinking;
use zermelo_core::othello::xray::{Limits, XRay};
use zermelo_core::othello::{Move, Othello};
use zermelo_core::robot::{self, Robot};

fn naive(discs: Discs, depth: u32) -> i32 {
    if discs.over() {
        return discs.final_score() * DISC;
    }
    let moves = discs.moves();
    if moves == 0 {
        return -naive(discs.passed(), depth);
    }
    if depth == 0 {
        return evaluate(discs);
    }
    let values = squares(moves).map(|square| -naive(discs.play(square), depth - 1));
    values.max().unwrap()
}

#[test]
fn the_search_finds_what_plain_negamax_finds() {
    let mut search = Search::new(0);
    for discs in random_positions(4, 10)
        .into_iter()
        .filter(|discs| discs.empties() > 8)
    {
        for depth in 1..=3 {
            let found = search.value(discs, depth, -INFINITE, INFINITE);
            assert_eq!(found, Ok(naive(discs, depth)), "{discs:?} {depth}");
        }
    }
}

fn with_empties(empties: u32, count: usize, seed: u64) -> Vec<Discs> {
    let mut all = random_positions(30, seed);
    all.retain(|discs| discs.empties() == empties && discs.moves().count_ones() > 1);
    all.truncate(count);
    all
}

#[test]
fn every_move_has_its_exact_score_near_the_end() {
    let mut solver = Solver::new(16);
    for discs in with_empties(13, 3, 11)
        .into_iter()
        .chain(with_empties(5, 5, 12))
    {
        let sight = job::finish(XRay::new(discs, Limits::USUAL));
        assert_eq!(sight.moves.len() as u32, discs.moves().count_ones());
        for seen in &sight.moves {
            let next = discs.play(seen.square);
            let score = -solver.score(next, -MAX_SCORE, MAX_SCORE).unwrap();
            assert_eq!((seen.value, seen.exact), (score * DISC, true));
            assert_eq!(seen.outcome == Outcome::Win, score > 0);
        }
        let best = sight.moves.iter().map(|seen| seen.value).max();
        let thought = job::finish(Thinking::new(discs, Limits::USUAL));
        assert_eq!((Some(thought.value), thought.exact), (best, true));
        let chosen = sight
            .moves
            .iter()
            .find(|seen| thought.choice == Some(Move::Place(seen.square)));
        assert_eq!(chosen.map(|seen| seen.value), best);
    }
}

#[test]
fn stopped_at_any_moment_there_is_a_legal_move() {
    let limits = Limits {
        depth: 6,
        nodes: 200_000,
        solve: 12,
    };
    for discs in random_positions(2, 13).into_iter().step_by(4) {
        let mut thinking = Thinking::new(discs, limits);
        loop {
            let legal = match thinking.thought().choice {
                Some(Move::Place(square)) => discs.moves() >> square & 1 != 0,
                Some(Move::Pass) => discs.moves() == 0 && !discs.over(),
                None => discs.over(),
            };
            assert!(legal);
            if let Step::Done(thought) = thinking.step(1) {
                assert_eq!(thought, *thinking.thought());
                break;
            }
        }
    }
}

#[test]
fn a_robot_that_is_hurried_makes_a_legal_move() {
    for discs in random_positions(1, 16).into_iter().step_by(9) {
        let position = Othello::from_discs(discs, Seat::First).unwrap();
        for &name in levels::NAMES.iter().chain(&["perfect"]) {
            for slices in 0..3 {
                let mut choosing = position.own_robot(name, 1).unwrap();
                let early = (0..slices).find_map(|_| match choosing.step(1) {
                    Step::Done(chosen) => Some(chosen),
                    Step::Working(_) => None,
                });
                let chosen = early.unwrap_or_else(|| {
                    choosing.hurry();
                    job::finish(choosing)
                });
                match chosen {
                    Some(chosen) => assert!(position.play(&chosen.choice).is_ok(), "{name}"),
                    None => assert!(discs.over(), "{name}"),
                }
            }
        }
    }
}

#[test]
fn the_record_says_what_is_known() {
    // The source's example: 46 to 18 with best play.
    let surrounded = Othello::new(0x0000_0018_1800_0000, 0x3c3c_ffe7_e7ff_3c3c, Seat::First);
    let record = job::finish(surrounded.unwrap().analyse());
    assert_eq!((record.value.as_deref(), record.exact), (Some("+28"), true));
    assert_eq!(record.outcome, Outcome::Win);
    let best: Vec<String> = record.best.iter().map(ToString::to_string).collect();
    assert_eq!(best, ["b2", "g2", "b7", "g7"]);
    assert_eq!(record.moves.len(), 12);
    let b2 = record
        .moves
        .iter()
        .find(|judged| judged.choice == Move::Place(9));
    assert_eq!(b2.and_then(|judged| judged.value.as_deref()), Some("-28"));

    // White can only pass.
    let white = Othello::new(0x0000_0018_1800_0000, 0x3c3c_ffe7_e7ff_3c3c, Seat::Second);
    let record = job::finish(white.unwrap().analyse());
    assert_eq!(
        (record.value.as_deref(), record.best),
        (Some("-28"), vec![Move::Pass])
    );
    assert_eq!(record.moves[0].value.as_deref(), Some("+28"));

    let over = Othello::new(!0, 0, Seat::Second).unwrap();
    let record = job::finish(over.analyse());
    assert_eq!(
        (record.value.as_deref(), record.outcome),
        (Some("-64"), Outcome::Loss)
    );
    assert!(record.moves.is_empty() && record.best.is_empty());
}

#[test]
fn a_search_can_be_watched_and_hurried() {
    // Far from the end: it would go on for long.
    let discs = Discs::START;
    let mut xray = XRay::new(discs, Limits::USUAL);
    let glimpse = loop {
        assert!(matches!(xray.step(20_000), Step::Working(_)));
        if let Some(glimpse) = xray.glimpse().filter(|glimpse| glimpse.depth > 4) {
            break glimpse;
        }
    };
    assert!(!glimpse.exact);
    assert!(["d3", "c4", "f5", "e6"].contains(&&*glimpse.line[0]));
    xray.hurry();
    let Step::Done(sight) = xray.step(1) else {
        panic!("it goes on although time is up");
    };
    // All equally far, so that equal moves are equal.
    assert!(
        sight
            .moves
            .iter()
            .all(|seen| seen.depth == sight.moves[0].depth && seen.depth > 4)
    );
    assert!(
        sight
            .moves
            .iter()
            .all(|seen| seen.value == sight.moves[0].value)
    );

    // What it would answer by now is a record like any other.
    let mut solving = Othello::START.analyse();
    assert_eq!(solving.draft(), None);
    let draft = loop {
        assert!(matches!(solving.step(20_000), Step::Working(_)));
        if let Some(draft) = solving.draft() {
            break draft;
        }
    };
    assert_eq!((draft.outcome, draft.exact), (Outcome::Unknown, false));
    assert_eq!((draft.moves.len(), draft.best.is_empty()), (4, false));

    // Near the end every score is exact, whatever the hurry.
    let near = with_empties(12, 1, 14)[0];
    let mut xray = XRay::new(near, Limits::USUAL);
    xray.hurry();
    let sight = job::finish(xray);
    assert!(sight.moves.iter().all(|seen| seen.exact));

    // A player who is stopped plays at once, and not just anything.
    let mut thinking = Thinking::new(near, Limits::USUAL);
    thinking.hurry();
    let Step::Done(thought) = thinking.step(1) else {
        panic!("it goes on although time is up");
    };
    assert!(thought.depth >= 1 && thought.choice.is_some());

    // An opponent does not think for ever where it cannot solve the game.
    for name in ["perfect", "trap", "level3"] {
        let robot = Robot::read::<Othello>(name).unwrap();
        assert!(job::finish(robot::choose(&Othello::START, robot, 1)).is_some());
    }
}
