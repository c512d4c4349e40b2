//! Openings as one explores them, and the balanced starts.

use std::collections::BTreeSet;

use zermelo_core::analysis::Analyse;
use zermelo_core::game::Game;
use zermelo_core::games;
use zermelo_core::job::{self, Job};
use zermelo_core::othello::discs::Discs;
use zermelo_core::othello::explorer::{Branch, Crossroads, Explorer};
use zermelo_core::othello::starts::{self, Making};
use zermelo_core::othello::xray::Limits;
use zermelo_core::othello::{Othello, formats, openings};
use zermelo_core::table::Table;

/// Passes are not written: a game that reads has only legal moves.
fn game(transcript: &str) -> Table<Othello> {
    formats::read(transcript).unwrap_or_else(|fault| panic!("{transcript}: {fault}"))
}

/// The same from all sides.
fn key(discs: Discs) -> (u64, u64) {
    let turned = (0..8).map(|symmetry| discs.turned(symmetry));
    turned.map(|discs| (discs.own, discs.other)).min().unwrap()
}

fn explore(table: &Table<Othello>, depth: u32) -> Crossroads {
    let limits = Limits {
        depth,
        nodes: u64::MAX,
        solve: 0,
    };
    job::finish(Explorer::within(table, limits))
}

fn branch<'a>(found: &'a Crossroads, square: &str) -> &'a Branch {
    let has = |branch: &&Branch| branch.moves.iter().any(|name| name == square);
    found.branches.iter().find(has).unwrap()
}

#[test]
fn every_opening_is_a_game_and_a_position_of_its_own() {
    let (mut names, mut positions) = (BTreeSet::new(), BTreeSet::new());
    let mut before = BTreeSet::from([String::new()]);
    for (moves, name) in openings::all() {
        let table = game(moves);
        assert_eq!(table.moves().len(), moves.len() / 2, "{name}");
        assert!(moves.starts_with("f5"), "{name}");
        assert!(names.insert(name), "{name}");
        assert!(positions.insert(key(table.position().discs())), "{name}");
        // One that goes on from another stands behind it.
        let lines: Vec<&str> = openings::all().map(|(line, _)| line).collect();
        for shorter in lines.iter().filter(|line| **line != moves) {
            assert!(
                !moves.starts_with(shorter) || before.contains(*shorter),
                "{name}"
            );
        }
        before.insert(moves.to_owned());
    }
    assert!(names.len() > 60);
}

#[test]
fn openings_lie_ahead() {
    let all = openings::all().count();
    assert_eq!(openings::ahead(&Othello::START), all);
    let ahead = |moves: &str| openings::ahead(game(moves).position());
    // The first three are all that can follow, and each lies behind itself.
    assert_eq!(ahead("f5"), all);
    assert_eq!(ahead("f5f6") + ahead("f5f4") + ahead("f5d6") + 3, all);
    assert_eq!(ahead("f5f4"), 0);
    assert_eq!(ahead("f5d6c3d3c4f4f6"), 4);
    // The same from another side, and by another order of moves.
    assert_eq!(ahead("c4e3f6e6f5c5c3"), 4);
    assert_eq!(ahead("f5d6c4d3c3f4f6"), ahead("f5d6c3d3c4f4f6"));
    assert_eq!(ahead("f5f4f3"), 0);
}

#[test]
fn moves_that_come_to_the_same_are_one() {
    let start = explore(&game(""), 2);
    assert_eq!(start.branches.len(), 1);
    assert_eq!(start.branches[0].moves, ["f5", "d3", "c4", "e6"]);
    assert_eq!(start.name, None);
    // Three moves into the diagonal opening the board is its own mirror image.
    let diagonal = explore(&game("f5f6e6"), 2);
    assert_eq!(diagonal.name, Some("Diagonal"));
    let all = diagonal.branches.iter().map(|b| b.moves.len()).sum();
    assert_eq!(game("f5f6e6").position().moves().count(), all);
    for branch in &diagonal.branches {
        assert!(branch.moves.contains(&mirror(&branch.moves[0])));
    }
    assert_eq!(branch(&diagonal, "d6").moves, ["f4", "d6"]);
    // Elsewhere every move is for itself.
    let tiger = explore(&game("f5d6c3d3c4"), 2);
    assert!(tiger.branches.iter().all(|b| b.moves.len() == 1));
}

/// Along the long diagonal from a1: b3 becomes c2.
fn mirror(name: &str) -> String {
    let [letter, digit] = name.as_bytes() else {
        panic!("{name}");
    };
    let [letter, digit] = [digit - b'1' + b'a', letter - b'a' + b'1'];
    format!("{}{}", char::from(letter), char::from(digit))
}

#[test]
fn moves_lead_to_openings() {
    let after = explore(&game("f5"), 2);
    let name = |square| branch(&after, square).name;
    assert_eq!(name("f6"), Some("Diagonal"));
    assert_eq!(name("f4"), Some("Parallel"));
    assert_eq!(name("d6"), Some("Perpendicular"));
    assert_eq!(branch(&after, "f4").ahead, 0);
    assert!(branch(&after, "d6").ahead > 20);
    // Of a move without a name one sees what it is on the way to.
    let on_the_way = explore(&game("f5d6c3"), 2);
    assert_eq!(on_the_way.name, Some("Perpendicular"));
    let d3 = branch(&on_the_way, "d3");
    assert_eq!((d3.name, d3.ahead > 10), (None, true));
    assert_eq!(branch(&on_the_way, "g5").name, Some("Bent Ganglion"));
}

/// A move is worth what the opponent's best answer leaves, one ply less deep.
#[test]
fn values_change_sides() {
    for line in ["f5", "f5d6c3d3", "f5f6e6f4"] {
        let here = explore(&game(line), 3);
        assert_eq!(here.depth, 3);
        let best = here.branches[0].value.unwrap();
        for branch in &here.branches {
            let value = branch.value.unwrap();
            assert!(value <= best, "{line}: the best first");
            assert_eq!(branch.line[0], branch.moves[0]);
            let next = explore(&game(&format!("{line}{}", branch.moves[0])), 2);
            let answer = next.branches[0].value.unwrap();
            assert!((value + answer).abs() < 1e-9, "{line} {:?}", branch.moves);
        }
    }
}

/// However the board is turned, and whoever has which colour.
#[test]
fn values_do_not_depend_on_the_side_one_looks_from() {
    let values = |table: &Table<Othello>| -> Vec<f64> {
        let found = explore(table, 3).branches;
        found.iter().filter_map(|branch| branch.value).collect()
    };
    let here = values(&game("f5d6c3d3c4"));
    assert!(!here.is_empty());
    assert_eq!(here, values(&game("c4e3f6e6f5")));
    assert_eq!(here, values(&game("e6f4c3c4d3")));
    let discs = game("f5d6c3d3c4").position().discs();
    let other = game("f5d6c3d3c4").position().turn().other();
    let exchanged = Othello::from_discs(discs, other).unwrap();
    assert_eq!(here, values(&Table::new(exchanged)));
}

/// Names are there before anything was searched, values when all moves are even.
#[test]
fn a_draft_names_moves_at_once() {
    let mut explorer = Explorer::new(&game("f5"));
    let draft = explorer.draft().unwrap();
    assert_eq!((draft.depth, draft.branches.len()), (0, 3));
    assert!(draft.branches.iter().all(|branch| branch.value.is_none()));
    explorer.hurry();
    let hurried = job::finish(explorer);
    assert!(hurried.depth > 0);
    assert!(hurried.branches.iter().all(|branch| branch.value.is_some()));
}

#[test]
fn a_pass_is_a_branch_and_an_end_has_none() {
    let surrounded = "othello:--OOOO----OOOO--OOOOOOOOOOOXXOOOOOOXXOOOOOOOOOOO--OOOO----OOOO--";
    let read = |line: &str| {
        Table::<Othello>::read(&zermelo_core::notation::Line::split(line).unwrap()).unwrap()
    };
    let pass = explore(&read(&format!("{surrounded};turn=white")), 2);
    assert_eq!(pass.branches.len(), 1);
    assert_eq!(pass.branches[0].moves, ["pass"]);
    let over = explore(&read(&format!("othello:{}", "X".repeat(64))), 2);
    assert_eq!(over.branches, []);
}

/// Each of the starts that the product offers; that they are balanced is for the
/// trained weights to say.
#[test]
fn balanced_starts_are_open_and_different() {
    let mut met = BTreeSet::new();
    let all: Vec<&str> = starts::all().collect();
    assert!((300..=500).contains(&all.len()), "{}", all.len());
    for moves in all {
        let table = game(moves);
        assert_eq!(table.moves().len(), starts::PLIES, "{moves}");
        let discs = table.position().discs();
        assert_eq!(discs.empties(), 52, "{moves}: nobody has passed");
        assert!(starts::is_open(discs), "{moves}");
        assert!(met.insert(key(discs)), "{moves} is there twice");
    }
}

#[test]
fn a_seed_picks_a_start() {
    let line = |seed| games::invent_among(games::ALL, "othello", "balanced", &[], seed).unwrap();
    assert_eq!(line(5), line(5));
    let lines: BTreeSet<String> = (0..50).map(line).collect();
    assert!(lines.len() > 40, "{}", lines.len());
    for line in &lines {
        let table = games::read(line).unwrap();
        assert_eq!(&table.line(), line);
        assert_eq!(table.view().turn, 0);
        assert!(table.view().moves.is_empty());
    }
    // There is nothing to say about the size.
    assert!(Othello::invent("balanced", &[8], 1).is_none());
    assert!(games::invent_among(games::ALL, "othello", "lopsided", &[], 1).is_err());
}

#[test]
fn the_same_seed_makes_the_same_starts() {
    let make = |seed| job::finish(Making::new(3, seed));
    let lines = make(9);
    assert_eq!(lines, make(9));
    assert_ne!(lines, make(10));
    assert!(lines.is_sorted());
    for moves in lines {
        assert_eq!(game(&moves).moves().len(), starts::PLIES);
    }
}
