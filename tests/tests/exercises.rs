//! The exercises that come with the product: each is written canonically, judged
//! exactly, can be solved by whom it is for, and not by just any answer.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use zermelo_tests::{in_root, zermelo_with_input};

/// By game and level, each as in the address of a set.
type Sets = BTreeMap<String, Vec<Vec<String>>>;

/// JSON behind `export default`.
fn json(path: &str) -> String {
    let source = std::fs::read_to_string(in_root(path)).expect(path);
    let json = source.split_once("export default").expect(path).1;
    json.trim().trim_end_matches(';').to_owned()
}

fn ready() -> Sets {
    serde_json::from_str(&json("web/exercises/ready.js")).expect("sets")
}

/// Each exercise with the engine's record of where it begins.
fn exercises() -> Vec<(String, BTreeMap<String, String>, Value)> {
    let all: Vec<String> = ready().into_values().flatten().flatten().collect();
    let read = |text: &String| -> BTreeMap<String, String> {
        let parts = text
            .split('&')
            .map(|part| part.split_once('=').expect(text));
        parts
            .map(|(key, value)| (key.to_owned(), value.to_owned()))
            .collect()
    };
    let all: Vec<_> = all.into_iter().map(|text| (read(&text), text)).collect();
    let lines: Vec<_> = all
        .iter()
        .map(|(one, _)| one["position"].as_str())
        .collect();
    let answer = zermelo_with_input(&["analyse", "-"], &lines.join("\n"));
    let records = answer.records();
    assert_eq!(records.len(), all.len());
    let together = all.into_iter().zip(records);
    together
        .map(|((one, text), record)| (text, one, record))
        .collect()
}

#[test]
fn there_are_enough_for_every_game_in_three_levels() {
    let sets = ready();
    let games: Value = serde_json::from_str(&json("web/games/catalogue.js")).expect("the games");
    let games: BTreeSet<_> = games.as_object().expect("games").keys().collect();
    assert_eq!(sets.keys().collect::<BTreeSet<_>>(), games);
    let mut seen = BTreeSet::new();
    for (game, levels) in &sets {
        assert_eq!(levels.len(), 3, "{game}");
        assert!(levels.iter().all(|level| level.len() >= 3), "{game}");
        assert!(levels.iter().flatten().count() >= 10, "{game}");
        for exercise in levels.iter().flatten() {
            let begins = format!("position={game}:");
            assert!(exercise.starts_with(&begins), "{game}: {exercise}");
            assert!(seen.insert(exercise), "{exercise} comes twice");
        }
    }
    assert!(seen.len() >= 60);
}

#[test]
fn each_can_be_solved_and_not_by_any_answer() {
    for (text, exercise, record) in exercises() {
        assert_eq!(record["position"], exercise["position"].as_str(), "{text}");
        assert_eq!(record["over"], false, "{text}");
        assert_eq!(record["exact"], true, "{text}");
        let outcome = record["outcome"].as_str().expect("an outcome");
        assert_ne!(outcome, "unknown", "{text}");
        let moves = record["moves"].as_array().expect("moves");
        let equal = moves.iter().filter(|judged| judged["outcome"] == outcome);
        let best = record["best"].as_array().expect("the best").len();
        let table = zermelo_core::games::read(&exercise["position"]).expect(&text);
        let begins = ["first", "second"][table.view().turn];
        let seat = exercise.get("seat").map_or("first", String::as_str);
        let wins = (outcome == "win") == (begins == seat) && outcome != "draw";
        match exercise.get("goal").map_or("find", String::as_str) {
            "find" => {
                assert_ne!(outcome, "loss", "{text}");
                assert!(equal.count() < moves.len(), "{text}");
            }
            "all" => {
                assert_ne!(outcome, "loss", "{text}");
                let count = equal.count();
                assert!(count >= 2 && count < moves.len(), "{text}");
            }
            "best" => assert!(best < moves.len(), "{text}"),
            "who" => {}
            "win" => assert!(wins, "{text}"),
            "draw" => assert!(wins || outcome == "draw", "{text}"),
            other => panic!("{text}: {other}"),
        }
    }
}
