//! Published and independently computed answers, held against the program.

use serde_json::Value;
use zermelo_tests::{in_root, zermelo_with_input};

fn vectors(name: &str) -> Vec<Value> {
    let text = std::fs::read_to_string(in_root("tests/vectors").join(name))
        .expect("the vectors are there");
    let file: Value = serde_json::from_str(&text).expect("the vectors are JSON");
    let vectors = file["vectors"].as_array().expect("a list").clone();
    assert_eq!(file["count"], vectors.len(), "{name} is complete");
    vectors
}

/// One heap of M, at most N in a move, who takes the last object loses
/// (Rojas and Martínez 2019, with their slip at 2 ≤ M ≤ N+1 corrected).
#[test]
fn one_heap_misere_with_a_bound() {
    let vectors = vectors("nim_misere.json");
    let lines: Vec<_> = vectors
        .iter()
        .map(|vector| format!("nim:{};play=misere;max={}\n", vector["M"], vector["N"]))
        .collect();
    let answer = zermelo_with_input(&["analyse", "-"], &lines.concat());
    assert_eq!(answer.status, 0, "{}", answer.err);
    let records = answer.records();
    assert_eq!(records.len(), vectors.len());
    for ((vector, record), line) in vectors.iter().zip(&records).zip(&lines) {
        let wins = vector["winner"] == "first";
        assert_eq!(
            record["outcome"],
            if wins { "win" } else { "loss" },
            "{line}"
        );
        assert_eq!(record["class"], if wins { "N" } else { "P" }, "{line}");
        assert_eq!(record["exact"], true, "{line}");
        let moves = record["moves"].as_array().expect("moves");
        assert_eq!(
            moves.len() as u64,
            vector["M"]
                .as_u64()
                .min(vector["N"].as_u64())
                .expect("a number"),
            "{line}"
        );
        let winning: Vec<_> = moves
            .iter()
            .filter(|judged| judged["outcome"] == "win")
            .map(|judged| judged["move"].clone())
            .collect();
        let expected: Vec<_> = vector["winning_takes"]
            .as_array()
            .expect("takes")
            .iter()
            .map(|take| Value::from(format!("1-{take}")))
            .collect();
        assert_eq!(winning, expected, "{line}");
        if wins {
            assert_eq!(record["best"], Value::from(expected), "{line}");
        }
    }
}
