//! What the pages claim of their positions of Othello, proved: the presets and
//! the figures of the lesson.

use std::path::Path;

use zermelo_core::game::{Game, Seat};
use zermelo_core::job::{Job, Step};
use zermelo_core::notation::Line;
use zermelo_core::othello::bitboard::{CORNERS, Square, single, squares};
use zermelo_core::othello::discs::{Discs, perft};
use zermelo_core::othello::endgame::{MAX_SCORE, Solver};
use zermelo_core::othello::levels::NAMES;
use zermelo_core::othello::stability::stable;
use zermelo_core::othello::teaching::{Found, Lesson, Teaching};
use zermelo_core::othello::weights::Weights;
use zermelo_core::othello::{Othello, openings, read_square};
use zermelo_core::table::Table;

fn page(file: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
    std::fs::read_to_string(folder.join(file)).unwrap()
}

fn table(line: &str) -> Table<Othello> {
    Table::read(&Line::split(line).unwrap()).unwrap()
}

/// The lines of the presets, by name.
fn presets() -> Vec<(String, String)> {
    let text = page("games/othello/presets.js");
    let mut found = Vec::new();
    for entry in text.split("{ id: '").skip(1) {
        let (id, rest) = entry.split_once('\'').unwrap();
        let line = rest.split('\'').nth(1).unwrap();
        found.push((id.to_owned(), line.to_owned()));
    }
    found
}

fn preset(id: &str) -> Discs {
    let all = presets();
    let (_, line) = all.iter().find(|(name, _)| name == id).unwrap();
    let table = table(line);
    // In all of the studies black is to move.
    assert_eq!(table.position().turn(), Seat::First, "{id}");
    table.position().discs()
}

fn square(name: &str) -> Square {
    read_square(name).unwrap()
}

/// Every move with its exact score.
fn scores(discs: Discs) -> Vec<(Square, i32)> {
    let mut solver = Solver::new(14);
    let mut score = |square| {
        -solver
            .score(discs.play(square), -MAX_SCORE, MAX_SCORE)
            .unwrap()
    };
    squares(discs.moves())
        .map(|square| (square, score(square)))
        .collect()
}

/// The one move that wins: all others lose, none draws.
#[track_caller]
fn only_winner(discs: Discs) -> (Square, i32) {
    let all = scores(discs);
    let winning: Vec<_> = all.iter().filter(|(_, score)| *score > 0).collect();
    assert_eq!(winning.len(), 1, "{all:?}");
    assert!(all.iter().all(|(_, score)| *score != 0), "{all:?}");
    *winning[0]
}

fn turns(discs: Discs, name: &str) -> u32 {
    discs.flips(square(name)).count_ones()
}

#[test]
fn every_preset_is_a_line_and_has_its_words() {
    let all = presets();
    assert_eq!(all.len(), 12);
    for language in ["en", "es", "pt"] {
        let words = page(&format!("i18n/{language}/othello.js"));
        for (id, line) in &all {
            assert_eq!(&table(line).to_string(), line);
            assert!(words.contains(&format!("\"othello.preset.{id}\"")), "{id}");
            assert!(words.contains(&format!("\"othello.preset.{id}.about\"")));
        }
    }
}

#[test]
fn the_exercises_of_the_lesson_are_presets() {
    let all = presets();
    for language in ["en", "es", "pt"] {
        let words = page(&format!("i18n/{language}/learn-othello.js"));
        let links = words.split("(#").skip(1);
        let links: Vec<&str> = links.filter_map(|rest| rest.split(')').next()).collect();
        assert_eq!(links.len(), 6, "{language}");
        for link in links {
            assert!(
                all.iter().any(|(_, line)| line == link),
                "{language} {link}"
            );
        }
    }
}

#[test]
fn four_against_forty_four_wins() {
    let discs = preset("surrounded");
    assert_eq!((discs.own.count_ones(), discs.other.count_ones()), (4, 44));
    assert_eq!(discs.passed().moves(), 0);
    let best = scores(discs).iter().map(|(_, score)| *score).max();
    assert_eq!(best, Some(46 - 18));
}

#[test]
fn openings_have_their_names() {
    for (id, name, moves, turn) in [
        ("tiger", "Tiger", 5, Seat::Second),
        ("rose", "Rose", 10, Seat::First),
    ] {
        let all = presets();
        let (_, line) = all.iter().find(|(known, _)| known == id).unwrap();
        let table = table(line);
        assert_eq!(openings::name_of(table.position()), Some(name));
        assert_eq!(table.moves().len(), moves);
        assert_eq!(table.position().turn(), turn);
    }
}

#[test]
fn greed_loses() {
    let discs = preset("greed");
    assert_eq!(only_winner(discs), (square("b2"), 10));
    assert_eq!((turns(discs, "b2"), turns(discs, "b7")), (1, 9));
    assert!(scores(discs).contains(&(square("b7"), -28)));
    assert_eq!(discs.empties(), 10);
}

#[test]
fn an_x_square_gives_the_corner_away() {
    let discs = preset("trap");
    let bad = square("b2");
    for (choice, score) in scores(discs) {
        assert_eq!(score < 0, choice == bad);
        let corner = discs.play(choice).moves() & CORNERS;
        assert_eq!(corner == single(square("a1")), choice == bad);
        assert!(choice == bad || discs.flips(choice).count_ones() < turns(discs, "b2"));
        if choice == square("f1") {
            assert_eq!(score, 46);
        }
    }
    assert!(scores(discs).contains(&(bad, -10)));
    // White's best answer is the corner, and nothing else.
    let answers = scores(discs.play(bad));
    let best: Vec<_> = answers.iter().filter(|(_, score)| *score == 10).collect();
    assert_eq!(best, [&(square("a1"), 10)]);
    assert_eq!(turns(discs, "b2"), 9);
}

#[test]
fn a_wedge_wins_and_threatens_the_corner() {
    let discs = preset("wedge");
    let hole = square("c1");
    assert_eq!(only_winner(discs), (hole, 12));
    assert_ne!(discs.other & single(square("b1")), 0);
    assert_ne!(discs.other & single(square("d1")), 0);
    let corner = single(square("a1"));
    assert_eq!(discs.moves() & corner, 0);
    assert_ne!(discs.play(hole).passed().moves() & corner, 0);
}

#[test]
fn a_corner_makes_twelve_discs_safe() {
    let discs = preset("anchor");
    let corner = square("a1");
    assert_eq!(only_winner(discs), (corner, 18));
    assert_eq!(turns(discs, "a1"), 1);
    assert_eq!(stable(discs.own, discs.other), 0);
    let after = discs.play(corner);
    assert_eq!(stable(after.other, after.own).count_ones(), 12);
}

/// Whether best play of both, whichever of the best moves they choose, knows no
/// pass and the last move is that of the player who began.
fn begins_and_ends(discs: Discs, began: bool) -> bool {
    let all = scores(discs);
    let best = all.iter().map(|(_, score)| *score).max();
    let mut best = all.iter().filter(|(_, score)| Some(*score) == best);
    best.all(|(choice, _)| {
        let next = discs.play(*choice);
        if next.over() {
            began
        } else {
            next.moves() != 0 && begins_and_ends(next, !began)
        }
    })
}

#[test]
fn parity_says_where_to_begin() {
    let discs = preset("parity");
    assert_eq!(discs.empties(), 5);
    assert_eq!(discs.moves(), discs.empty());
    assert_eq!(only_winner(discs), (square("a3"), 4));
    // a3 has no empty neighbour along its row and column; the others hang together.
    for name in ["a2", "a4", "b3"] {
        assert_eq!(discs.empty() & single(square(name)), 0);
    }
    for name in ["a5", "a6", "a7", "b7"] {
        assert_ne!(discs.empty() & single(square(name)), 0);
    }
    assert!(begins_and_ends(discs, true));
}

#[test]
fn a_pass_is_forced() {
    let discs = preset("pass");
    assert_eq!((discs.own.count_ones(), discs.other.count_ones()), (14, 40));
    let (choice, score) = only_winner(discs);
    assert_eq!((choice, score), (square("g1"), 6));
    let after = discs.play(choice);
    assert!(after.moves() == 0 && !after.over());
}

#[test]
fn one_of_eight_moves_wins() {
    let discs = preset("twelve");
    assert_eq!((discs.empties(), discs.moves().count_ones()), (12, 8));
    assert_eq!(only_winner(discs), (square("g7"), 6));
    assert_eq!(turns(discs, "g7"), 1);
}

/// Whether so many moves are enough to leave the opponent without a disc,
/// whatever the opponent does.
fn wipes_out(discs: Discs, moves: u32) -> bool {
    moves > 0 && squares(discs.moves()).any(|choice| wiped_out(discs.play(choice), moves - 1))
}

/// The same after a move of that player.
fn wiped_out(discs: Discs, moves: u32) -> bool {
    if discs.own == 0 {
        return true;
    }
    if discs.moves() == 0 {
        return wipes_out(discs.passed(), moves);
    }
    squares(discs.moves()).all(|choice| wipes_out(discs.play(choice), moves))
}

#[test]
fn three_moves_leave_no_white_disc() {
    let discs = preset("wipeout");
    assert!(wipes_out(discs, 3) && !wipes_out(discs, 2));
    let first: Vec<_> = squares(discs.moves())
        .filter(|choice| wiped_out(discs.play(*choice), 2))
        .collect();
    assert_eq!(first, [square("g7")]);
}

/// The text between `before` and the next quote in a file of the pages.
fn quoted(file: &str, before: &str) -> String {
    let text = page(file);
    let (_, rest) = text.split_once(before).unwrap();
    rest.split_once('\'').unwrap().0.to_owned()
}

/// Names of squares in quotes, list by list.
fn lists(text: &str) -> Vec<Vec<&str>> {
    text.split('[')
        .skip(1)
        .filter_map(|list| list.split_once(']'))
        .map(|(list, _)| list.split('\'').skip(1).step_by(2).collect())
        .collect()
}

#[test]
fn the_figure_of_stability_is_right() {
    let file = "games/othello/stable-figure.js";
    let position = table(&format!("othello:{}", quoted(file, "CELLS = '")));
    let discs = position.position().discs();
    let text = page(file);
    let (_, groups) = text.split_once("GROUPS = [").unwrap();
    let groups = lists(groups.split_once("];").unwrap().0);
    let set = |names: &[&str]| names.iter().fold(0, |set, name| set | single(square(name)));
    let all = groups.iter().fold(0, |all, group| all | set(group));
    assert_eq!(stable(discs.own, discs.other), all);
    assert_eq!(
        groups.iter().map(Vec::len).collect::<Vec<_>>(),
        [1, 5, 1, 2]
    );
    // And those beside them are not: white can turn them at once.
    let (_, loose) = text.split_once("LOOSE = ").unwrap();
    let loose = set(&lists(loose)[0]);
    assert_eq!(discs.passed().flips(square("b4")) & loose, loose);
    assert_eq!(discs.own & loose, loose);
}

#[test]
fn the_figure_of_mobility_is_right() {
    let line = quoted("games/othello/mobility-figure.js", "LINE = '");
    let discs = table(&line).position().discs();
    let replies = |name: &str| discs.play(square(name)).moves().count_ones();
    assert_eq!((discs.own.count_ones(), discs.other.count_ones()), (14, 14));
    assert_eq!((turns(discs, "g5"), replies("g5")), (1, 2));
    assert_eq!((turns(discs, "b4"), replies("b4")), (6, 11));
    for choice in squares(discs.moves()) {
        assert!(discs.flips(choice).count_ones() <= 6);
        assert!(choice == square("g5") || discs.play(choice).moves().count_ones() > 2);
    }
}

fn taught(pruning: bool) -> Found {
    let lesson = Lesson {
        weights: Weights::patient(),
        depth: 6,
        pruning,
        trace: 0,
        levels: 0,
    };
    let mut teaching = Teaching::new(Discs::START, lesson);
    loop {
        if let Step::Done(found) = teaching.step(u64::MAX / 2) {
            return found;
        }
    }
}

/// What the lesson says that pruning saves in the first six moves.
#[test]
fn the_lesson_counts_right() {
    let (plain, pruned) = (taught(false), taught(true));
    assert_eq!(plain.leaves, 8_200);
    assert_eq!(plain.leaves, perft(Discs::START, 6));
    assert_eq!(pruned.leaves, 1_091);
    assert_eq!(plain.value.to_bits(), pruned.value.to_bits());
}

/// The page tells how strong the levels are: all of them, each stronger than the
/// one before.
#[test]
fn the_ladder_of_the_page_rises() {
    let text = page("games/othello/ladder.js");
    let elo = |name: &str| -> i32 {
        let (_, rest) = text.split_once(&format!("\n  {name}: {{ elo: ")).unwrap();
        rest.split(',').next().unwrap().parse().unwrap()
    };
    let mut before = elo("careful");
    for name in NAMES {
        assert!(elo(name) > before, "{name}");
        before = elo(name);
    }
}
