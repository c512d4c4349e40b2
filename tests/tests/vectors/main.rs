//! Published and independently computed answers, held against the program.

mod convexity;
mod hackenbush;
mod othello;
mod sim;
mod tokens;

use serde_json::Value;
use zermelo_core::graph::digraph::Digraph;
use zermelo_core::value::dyadic::Dyadic;
use zermelo_core::value::latex::latex;
use zermelo_core::value::loopy::{Labels, Loopy, Values};
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

/// The simplest number strictly between two, either of which may be absent.
#[test]
fn simplest_numbers() {
    let number = |value: &Value| -> Option<Dyadic> {
        let text = value.as_str()?;
        Some(text.parse().expect("a dyadic rational"))
    };
    for vector in vectors("simplest_number.json") {
        let (left, right) = (number(&vector["l"]), number(&vector["r"]));
        let found = Dyadic::simplest_between(left.as_ref(), right.as_ref());
        assert_eq!(found, number(&vector["simplest"]), "{vector}");
    }
}

fn digraph(value: &Value) -> Digraph {
    let end = |arc: &Value, place: usize| arc[place].as_u64().expect("a vertex") as u32;
    let arcs = value["arcs"].as_array().expect("arcs").iter();
    let arcs: Vec<(u32, u32)> = arcs.map(|arc| (end(arc, 0), end(arc, 1))).collect();
    let vertices = value["n"].as_u64().expect("a number") as usize;
    Digraph::new(vertices, &arcs).expect("arcs inside")
}

/// Who wins from each vertex, how soon, and its generalised value.
#[test]
fn digraphs() {
    for vector in vectors("digraphs.json") {
        let graph = digraph(&vector);
        let (labels, values) = (Labels::of(&graph), Values::of(&graph));
        let letters: String = (0..graph.len())
            .map(|vertex| labels.label(vertex).letter())
            .collect();
        assert_eq!(vector["labels"], letters, "{vector}");
        for vertex in 0..graph.len() {
            assert_eq!(
                vector["remoteness"][vertex].as_u64(),
                labels.remoteness(vertex).map(u64::from),
                "{vertex} of {vector}"
            );
            let expected = match &vector["G"][vertex] {
                Value::Number(value) => Loopy::Finite(value.as_u64().expect("finite") as u32),
                infinite => {
                    let options = infinite["inf"].as_array().expect("a set").iter();
                    Loopy::Infinite(options.filter_map(|o| Some(o.as_u64()? as u32)).collect())
                }
            };
            assert_eq!(values.value(vertex), expected, "{vertex} of {vector}");
        }
    }
}

/// One token on each of two digraphs: who wins the sum.
#[test]
fn sums_of_digraphs() {
    for vector in vectors("digraph_sums.json") {
        let graphs = [0, 1].map(|index| digraph(&vector["digraphs"][index]));
        let values = graphs.each_ref().map(Values::of);
        let mut letters = String::new();
        for a in 0..graphs[0].len() {
            for b in 0..graphs[1].len() {
                let sum = &values[0].value(a) + &values[1].value(b);
                letters += sum.label().letter();
            }
        }
        assert_eq!(vector["outcomes_row_major"], letters, "{vector}");
    }
}

/// Every value in the vectors can be printed, and every brace in it closes.
#[test]
fn values_for_papers() {
    let mut values: Vec<String> = ["hackenbush.json", "partizan.json"]
        .iter()
        .flat_map(|name| vectors(name))
        .filter_map(|vector| vector["value"].as_str().map(str::to_owned))
        .collect();
    for vector in vectors("simplest_number.json") {
        let ends = ["l", "r", "simplest"].map(|end| vector[end].as_str().map(str::to_owned));
        values.extend(ends.into_iter().flatten());
    }
    for vector in vectors("digraphs.json") {
        let graph = digraph(&vector);
        let found = Values::of(&graph);
        values.extend((0..graph.len()).map(|vertex| found.value(vertex).to_string()));
    }
    assert!(values.len() > 500, "{}", values.len());
    for value in values {
        let written = latex(&value).unwrap_or_else(|| panic!("{value}"));
        let count = |sign: char| written.chars().filter(|&other| other == sign).count();
        assert_eq!(count('{'), count('}'), "{value} as {written}");
        // Nothing of the notation is left that LaTeX would read otherwise.
        assert!(
            !written.contains(['*', '^', '/', '[']),
            "{value} as {written}"
        );
    }
}
