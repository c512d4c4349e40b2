//! Tokens on digraphs, as the command line answers.

use super::vectors;
use serde_json::Value;
use zermelo_tests::{in_root, zermelo_with_input};

/// Arcs and vertices of a digraph, numbered from 1.
fn board(value: &Value) -> String {
    let count = value["n"].as_u64().expect("a number");
    let lone = (1..=count).map(|vertex| vertex.to_string());
    let arcs = value["arcs"].as_array().expect("arcs").iter();
    let arcs = arcs.map(|arc| format!("{}>{}", number(&arc[0]) + 1, number(&arc[1]) + 1));
    lone.chain(arcs).collect::<Vec<_>>().join(",")
}

fn number(value: &Value) -> u64 {
    value.as_u64().expect("a number")
}

/// A generalised value in the notation of the record.
fn written(value: &Value) -> String {
    match value {
        Value::Number(_) => match number(value) {
            0 => "0".to_owned(),
            1 => "*".to_owned(),
            size => format!("*{size}"),
        },
        infinite => {
            let set = infinite["inf"].as_array().expect("a set").iter();
            let set: Vec<String> = set.map(ToString::to_string).collect();
            format!("oo({})", set.join(","))
        }
    }
}

fn analyse(lines: &[String]) -> Vec<Value> {
    let answer = zermelo_with_input(&["analyse", "-"], &lines.join("\n"));
    assert_eq!(answer.status, 0, "{}", answer.err);
    answer.records()
}

/// One token on each vertex of each digraph.
#[test]
fn one_token_on_every_vertex() {
    let vectors = vectors("digraphs.json");
    let mut lines = Vec::new();
    let mut expected = Vec::new();
    for vector in &vectors {
        let labels = vector["labels"].as_str().expect("labels");
        for (vertex, label) in labels.chars().enumerate() {
            lines.push(format!("tokens:{};on={}", board(vector), vertex + 1));
            expected.push((
                label.to_string(),
                written(&vector["G"][vertex]),
                vector["remoteness"][vertex].clone(),
            ));
        }
    }
    for ((record, line), (label, value, remoteness)) in
        analyse(&lines).iter().zip(&lines).zip(expected)
    {
        assert_eq!(record["class"], label, "{line}");
        assert_eq!(record["value"], value, "{line}");
        assert_eq!(record["remoteness"], remoteness, "{line}");
        assert_eq!(record["exact"], true, "{line}");
    }
}

/// Two digraphs side by side, a token on each.
#[test]
fn a_token_on_each_of_two_digraphs() {
    let mut lines = Vec::new();
    let mut expected = String::new();
    for vector in vectors("digraph_sums.json") {
        let [first, second] = [0, 1].map(|index| &vector["digraphs"][index]);
        let shift = number(&first["n"]);
        let arcs = second["arcs"].as_array().expect("arcs").iter();
        let arcs: Vec<String> = arcs
            .map(|arc| {
                format!(
                    "{}>{}",
                    number(&arc[0]) + shift + 1,
                    number(&arc[1]) + shift + 1
                )
            })
            .collect();
        let lone: Vec<String> = (1..=number(&second["n"]))
            .map(|vertex| (vertex + shift).to_string())
            .collect();
        let both = [vec![board(first)], lone, arcs].concat().join(",");
        for x in 1..=shift {
            for y in 1..=number(&second["n"]) {
                lines.push(format!("tokens:{both};on={x},{}", y + shift));
            }
        }
        expected += vector["outcomes_row_major"].as_str().expect("outcomes");
    }
    let letters: String = analyse(&lines)
        .iter()
        .filter_map(|record| record["class"].as_str().map(str::to_owned))
        .collect();
    assert_eq!(letters, expected);
}

/// Several tokens on the board of the source: value, class, every winning and
/// every drawing move.
#[test]
fn tokens_on_the_board_of_the_source() {
    let text = std::fs::read_to_string(in_root("tests/vectors/token_sums_board21.json"))
        .expect("the vectors");
    let file: Value = serde_json::from_str(&text).expect("JSON");
    let board = board(&file["meta"]);
    let vectors = vectors("token_sums_board21.json");
    let tokens = |vector: &Value| -> Vec<u64> {
        let tokens = vector["tokens"].as_array().expect("tokens").iter();
        tokens.map(|token| number(token) + 1).collect()
    };
    let lines: Vec<String> = vectors
        .iter()
        .map(|vector| {
            let on: Vec<String> = tokens(vector).iter().map(ToString::to_string).collect();
            format!("tokens:{board};on={}", on.join(","))
        })
        .collect();
    for ((record, vector), line) in analyse(&lines).iter().zip(&vectors).zip(&lines) {
        assert_eq!(record["value"], written(&vector["sigma"]), "{line}");
        assert_eq!(record["class"], vector["outcome"], "{line}");
        for (outcome, key) in [("win", "winning_moves"), ("draw", "drawing_moves")] {
            let mut expected: Vec<String> = vector[key]
                .as_array()
                .expect("moves")
                .iter()
                .map(|step| {
                    format!(
                        "{}>{}",
                        tokens(vector)[number(&step[0]) as usize],
                        number(&step[1]) + 1
                    )
                })
                .collect();
            expected.sort();
            expected.dedup();
            let moves = record["moves"].as_array().expect("moves").iter();
            let such = moves.filter(|judged| judged["outcome"] == outcome);
            let mut found: Vec<String> = such
                .filter_map(|judged| judged["move"].as_str().map(str::to_owned))
                .collect();
            found.sort();
            assert_eq!(found, expected, "{line}");
        }
        // The counter promises no less than is possible.
        let why = record["why"].as_array().expect("why").iter();
        let mut promised = why.filter(|why| {
            ["tokens.why.hurry", "tokens.why.delay"]
                .iter()
                .any(|key| why["key"] == *key)
        });
        if let (Some(promised), Some(least)) = (promised.next(), vector["remoteness"].as_u64()) {
            assert!(number(&promised["args"]["count"]) >= least, "{line}");
        }
    }
}
