//! Forests of red and blue.

use super::vectors;
use serde_json::Value;
use zermelo_core::value::dyadic::Dyadic;
use zermelo_tests::zermelo_with_input;

/// The best value that the player to move can leave, from the record.
fn best(record: &Value, most: bool) -> Option<Dyadic> {
    let moves = record["moves"].as_array().expect("moves").iter();
    let values = moves.map(|judged| {
        let text = judged["value"].as_str().expect("a value");
        text.parse::<Dyadic>().expect("a number")
    });
    if most { values.max() } else { values.min() }
}

#[test]
fn forests_of_hackenbush() {
    let vectors = vectors("hackenbush.json");
    let lines: Vec<String> = vectors
        .iter()
        .flat_map(|vector| {
            let board = vector["s"].as_str().expect("a forest");
            [
                format!("hackenbush:{board}"),
                format!("hackenbush:{board};turn=red"),
            ]
        })
        .collect();
    let answer = zermelo_with_input(&["analyse", "-"], &lines.join("\n"));
    assert_eq!(answer.status, 0, "{}", answer.err);
    let records = answer.records();
    for (vector, pair) in vectors.iter().zip(records.chunks(2)) {
        for (record, best_key) in pair.iter().zip(["best_left", "best_right"]) {
            assert_eq!(record["value"], vector["value"], "{vector}");
            assert_eq!(record["class"], vector["outcome"], "{vector}");
            assert_eq!(record["exact"], true, "{vector}");
            let best = best(record, best_key == "best_left").map(|value| value.to_string());
            assert_eq!(vector[best_key], Value::from(best), "{vector}");
        }
    }
}
