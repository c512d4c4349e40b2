//! The runs: each step is right by what the steps before it have found.

use std::collections::HashMap;

use fastrand::Rng;
use zermelo_core::analysis::Graph;
use zermelo_core::games;
use zermelo_core::games::tokens::picture::LabelGraph;

use super::{Arcs, BOARD, line, random_arcs};

fn picture(line: &str) -> LabelGraph {
    match games::read(line).unwrap().graph() {
        Some(Graph::Labels(picture)) => *picture,
        other => panic!("{other:?}"),
    }
}

fn boards() -> Vec<(u32, Arcs)> {
    let mut random = Rng::with_seed(9);
    let made = (0..300).map(|_| {
        let count = random.u32(1..=8);
        (count, random_arcs(&mut random, count))
    });
    let source = BOARD["tokens:".len()..].split(',').map(|arc| {
        let (from, to) = arc.split_once('>').unwrap();
        (from.parse().unwrap(), to.parse().unwrap())
    });
    made.chain([(21, source.collect())]).collect()
}

fn followers(arcs: &Arcs, vertex: u32) -> Vec<u32> {
    let mut found: Vec<u32> = arcs
        .iter()
        .filter(|(from, _)| *from == vertex)
        .map(|(_, to)| *to)
        .collect();
    found.sort_unstable();
    found.dedup();
    found
}

#[test]
fn labels_step_by_step() {
    for (count, arcs) in boards() {
        let picture = picture(&line(count, &arcs, &[1]));
        let mut known: HashMap<u32, &str> = HashMap::new();
        assert_eq!(picture.labelling.len(), count as usize);
        for (place, step) in picture.labelling.iter().enumerate() {
            assert_eq!(step.counter, place + 1);
            let next = followers(&arcs, step.vertex);
            let because: Vec<u32> = step.because.iter().map(|&vertex| vertex as u32).collect();
            let label = |vertex: &u32| known.get(vertex).copied();
            match step.rule.key {
                "tokens.label.end" => assert!(next.is_empty() && step.label == "P"),
                "tokens.label.win" => {
                    assert!(step.label == "N" && !because.is_empty());
                    assert!(
                        because
                            .iter()
                            .all(|v| next.contains(v) && label(v) == Some("P"))
                    );
                }
                "tokens.label.loss" => {
                    assert!(step.label == "P" && because == next);
                    assert!(next.iter().all(|v| label(v) == Some("N")));
                }
                "tokens.label.draw" => {
                    assert!(step.label == "D" && !because.is_empty());
                    // No rule fits: no P among the followers, and one not labelled.
                    assert!(next.iter().all(|v| label(v) != Some("P")));
                    assert!(
                        because
                            .iter()
                            .all(|v| next.contains(v) && label(v).is_none_or(|l| l == "D"))
                    );
                }
                other => panic!("{other}"),
            }
            known.insert(step.vertex, step.label);
        }
        for vertex in &picture.vertices {
            assert_eq!(known[&vertex.vertex], vertex.label);
            assert_eq!(vertex.remoteness.is_none(), vertex.label == "D");
        }
    }
}

#[test]
fn values_step_by_step() {
    let number = |text: &str| match text {
        "0" => 0,
        "*" => 1,
        other => other[1..].parse::<u32>().unwrap(),
    };
    for (count, arcs) in boards() {
        let picture = picture(&line(count, &arcs, &[1]));
        let mut known: HashMap<u32, u32> = HashMap::new();
        for (place, step) in picture.valuing.iter().enumerate() {
            assert_eq!(step.counter, place + 1);
            let next = followers(&arcs, step.vertex);
            let listed: Vec<u32> = step
                .followers
                .iter()
                .map(|follower| follower.vertex)
                .collect();
            assert_eq!(listed, next);
            let values: Vec<u32> = next.iter().filter_map(|v| known.get(v).copied()).collect();
            let mex = (0..=values.len() as u32)
                .find(|value| !values.contains(value))
                .unwrap();
            assert_eq!(step.mex, mex);
            let mut reverts = true;
            for follower in &step.followers {
                assert_eq!(
                    follower.value.as_deref().map(number),
                    known.get(&follower.vertex).copied()
                );
                if follower.value.is_none() {
                    let back = followers(&arcs, follower.vertex);
                    let back = back.iter().find(|v| known.get(v) == Some(&mex));
                    assert_eq!(follower.back.is_some(), back.is_some());
                    reverts &= back.is_some();
                }
            }
            let is_infinite = step.rule.key == "tokens.value.never";
            assert_eq!(reverts, !is_infinite);
            if is_infinite {
                let away: u32 = step.rule.args["away"].to_string().parse().unwrap();
                let stray = step
                    .followers
                    .iter()
                    .find(|follower| follower.vertex == away)
                    .unwrap();
                assert!(stray.value.is_none() && stray.back.is_none());
            } else {
                assert_eq!(number(&step.value), mex);
                known.insert(step.vertex, mex);
            }
        }
        for vertex in &picture.vertices {
            assert_eq!(vertex.counter.is_some(), known.contains_key(&vertex.vertex));
            assert_eq!(vertex.pace.is_some(), vertex.counter.is_some());
        }
    }
}

#[test]
fn the_sum_is_worked_out_term_by_term() {
    let picture = picture(&format!("{BOARD};on=11,16,21,8"));
    let terms: Vec<(u32, &str, &str)> = picture
        .sum
        .terms
        .iter()
        .map(|term| (term.vertex, &term.value[..], &term.total[..]))
        .collect();
    let expected = [
        (8, "*2", "*2"),
        (11, "*2", "0"),
        (16, "oo(1,2)", "oo(1,2)"),
        (21, "0", "oo(1,2)"),
    ];
    assert_eq!(terms, expected);
    assert_eq!(picture.sum.total, "oo(1,2)");
}
