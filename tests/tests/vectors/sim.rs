//! Sim: numbers, classes, positions, robots.

use super::vectors;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use zermelo_core::game::{Ending, Game, Seat};
use zermelo_core::games::sim::robots::{Robot, candidates};
use zermelo_core::games::sim::solution::{Class, Solution};
use zermelo_core::games::sim::{Edge, Goal, Sim, characteristic_number};
use zermelo_core::notation::write;
use zermelo_tests::{in_root, zermelo_with_input};

fn edge(points: &Value) -> Edge {
    let point = |i: usize| points[i].as_u64().expect("a point") as u8 + 1;
    Edge::between(point(0), point(1)).expect("two points")
}

fn edges(list: &Value) -> Vec<Edge> {
    list.as_array().expect("edges").iter().map(edge).collect()
}

#[test]
fn characteristic_numbers_of_sim() {
    for vector in vectors("sim_charnum.json") {
        let mut lines = [0; 3];
        for (e, colour) in vector["lineam"]
            .as_array()
            .expect("a list")
            .iter()
            .enumerate()
        {
            lines[colour.as_u64().expect("a colour") as usize] |= 1 << e;
        }
        let points = vector["n"].as_u64().expect("a number") as u8;
        let number = characteristic_number(points, lines[1], lines[2]);
        assert_eq!(vector["nc"], number, "{vector}");
    }
}

/// The moves of a game that leads to a drawing, the last one by whom it wants;
/// a game that a triangle ends must not end before its last move.
fn game_to(start: Sim, red: &[Edge], blue: &[Edge]) -> Option<Vec<Edge>> {
    let (mine, other) = if start.turn() == Seat::First {
        (red, blue)
    } else {
        (blue, red)
    };
    if mine.is_empty() && other.is_empty() {
        return Some(Vec::new());
    }
    mine.iter().enumerate().find_map(|(i, edge)| {
        let next = start.play(edge).ok()?;
        let left = [&mine[..i], &mine[i + 1..]].concat();
        if next.ending().is_some() && left.len() + other.len() > 0 {
            return None;
        }
        let (red, blue) = if start.turn() == Seat::First {
            (&left[..], blue)
        } else {
            (red, &left[..])
        };
        let mut moves = game_to(next, red, blue)?;
        moves.insert(0, *edge);
        Some(moves)
    })
}

/// Both games from 126 drawings, through the command line, and what the three
/// robots choose among.
#[test]
fn positions_of_sim() {
    let vectors = vectors("sim_positions.json");
    for (goal, key) in [(Goal::Avoid, "avoidance"), (Goal::Achieve, "achievement")] {
        let games: Vec<(Sim, String)> = vectors
            .iter()
            .map(|vector| {
                let points = vector["n"].as_u64().expect("a number") as u8;
                let start = Sim::new(points, goal).expect("a game");
                let moves = game_to(start, &edges(&vector["red"]), &edges(&vector["blue"]));
                let moves = moves.unwrap_or_else(|| panic!("no game leads to {vector}"));
                let end = moves
                    .iter()
                    .fold(start, |sim, edge| sim.play(edge).expect("a legal move"));
                (end, write(&start, &moves))
            })
            .collect();
        let lines: Vec<&str> = games.iter().map(|(_, line)| line.as_str()).collect();
        let answer = zermelo_with_input(&["analyse", "-"], &lines.join("\n"));
        assert_eq!(answer.status, 0, "{}", answer.err);
        for ((vector, (sim, line)), record) in vectors.iter().zip(&games).zip(answer.records()) {
            let expected = &vector[key];
            let outcome = match expected["value"].as_str() {
                Some("draw") => "draw",
                Some(winner) if record["turn"] == winner => "win",
                _ => "loss",
            };
            assert_eq!(record["outcome"], outcome, "{line}");
            assert_eq!(record["value"], Value::Null, "{line}");
            for (outcome, list) in [("win", "winning_moves"), ("draw", "drawing_moves")] {
                let found: BTreeSet<String> = record["moves"]
                    .as_array()
                    .expect("moves")
                    .iter()
                    .filter(|judged| judged["outcome"] == outcome)
                    .map(|judged| judged["move"].as_str().unwrap_or_default().to_owned())
                    .collect();
                assert_eq!(found, names(&edges(&expected[list])), "{line}: {list}");
            }
            if vector["n"] == 6 && goal == Goal::Avoid {
                robots_of_sim(vector, *sim);
            }
        }
    }
}

fn names(edges: &[Edge]) -> BTreeSet<String> {
    edges.iter().map(ToString::to_string).collect()
}

fn robots_of_sim(vector: &Value, sim: Sim) {
    let solution = Solution::new(sim);
    let place = solution.find(sim).expect("play can reach it");
    let chance = solution.chance(place, Seat::First).to_string();
    assert_eq!(vector["trakis_exact"], chance, "{vector}");
    assert_eq!(
        vector["trakis_int"],
        solution.classes()[place].score,
        "{vector}"
    );
    assert_eq!(vector["nc"], sim.characteristic_number(), "{vector}");
    for (robot, list) in [
        (Robot::Trukis, "trukis_candidates"),
        (Robot::Trikis, "trikis_candidates"),
        (Robot::Trakis, "trakis_candidates"),
    ] {
        let found = names(&candidates(sim, robot));
        assert_eq!(found, names(&edges(&vector[list])), "{list}: {vector}");
    }
}

/// All drawings with so many lines, with their triangles or without, by class.
fn drawings(points: u8) -> Vec<BTreeSet<u32>> {
    let edges = points * (points - 1) / 2;
    let mut level = BTreeMap::from([(0, [0_u16; 2])]);
    let mut levels = vec![level.keys().copied().collect()];
    for drawn in 0..edges {
        let mut next = BTreeMap::new();
        for lines in level.values() {
            for e in (0..edges).filter(|e| (lines[0] | lines[1]) & (1 << e) == 0) {
                let mut after = *lines;
                after[usize::from(drawn % 2)] |= 1 << e;
                next.insert(characteristic_number(points, after[0], after[1]), after);
            }
        }
        level = next;
        levels.push(level.keys().copied().collect());
    }
    levels
}

#[test]
fn classes_of_sim_by_level() {
    let text = std::fs::read_to_string(in_root("tests/vectors/sim_classes.json")).expect("vectors");
    let file: Value = serde_json::from_str(&text).expect("JSON");
    for vector in file["vectors"].as_array().expect("a list") {
        let points = vector["n"].as_u64().expect("a number") as u8;
        let [avoid, achieve] = [Goal::Avoid, Goal::Achieve]
            .map(|goal| Solution::new(Sim::new(points, goal).expect("a game")));
        let by_level = |count: &dyn Fn(&Class) -> bool| -> Vec<usize> {
            (0..avoid.level_count())
                .map(|level| &avoid.classes()[avoid.level(level)])
                .map(|classes| classes.iter().filter(|class| count(class)).count())
                .collect()
        };
        let wins = |seat| move |class: &Class| class.result == Ending::Won(seat);
        assert_eq!(vector["pruned_per_level"], json!(by_level(&|_| true)));
        assert_eq!(vector["pruned_total"], avoid.classes().len());
        // A full board without a triangle has ended too, but not by one.
        let closed = |class: &Class| matches!(class.ending, Some(Ending::Won(_)));
        assert_eq!(vector["terminal_per_level"], json!(by_level(&closed)));
        let counts: Vec<[usize; 3]> = by_level(&wins(Seat::First))
            .into_iter()
            .zip(by_level(&wins(Seat::Second)))
            .zip(by_level(&|class| class.result == Ending::Drawn))
            .map(|((red, blue), draw)| [red, blue, draw])
            .collect();
        assert_eq!(
            vector["value_counts_per_level_red_blue_draw"],
            json!(counts)
        );
        let result = |solution: &Solution| match solution.classes()[0].result {
            Ending::Won(Seat::First) => "red",
            Ending::Won(Seat::Second) => "blue",
            Ending::Drawn => "draw",
        };
        assert_eq!(vector["avoidance_value"], result(&avoid));
        assert_eq!(vector["achievement_value"], result(&achieve));
        let all: Vec<usize> = drawings(points).iter().map(BTreeSet::len).collect();
        assert_eq!(vector["unpruned_per_level"], json!(all));
        assert_eq!(vector["unpruned_total"], all.iter().sum::<usize>());
    }
    // The source prints the numbers of all drawings on four points.
    let printed = &file["thesis4"]["qconfigs_as_printed"];
    let printed: BTreeSet<u64> = printed
        .as_array()
        .expect("numbers")
        .iter()
        .filter_map(Value::as_u64)
        .collect();
    let found: BTreeSet<u64> = drawings(4).into_iter().flatten().map(u64::from).collect();
    assert_eq!(found, printed);
}
