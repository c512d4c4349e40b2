//! Tokens on digraphs against a plain search of all positions.

use std::collections::HashMap;

use fastrand::Rng;
use zermelo_core::analysis::Record;
use zermelo_core::game::Outcome;
use zermelo_core::games::tokens::quotient;
use zermelo_core::graph::digraph::Digraph;
use zermelo_core::robot::NAMES;
use zermelo_core::{games, job};

fn record(line: &str) -> Record {
    let table = games::read(line).unwrap_or_else(|fault| panic!("{line}: {fault}"));
    job::finish(table.analyse())
}

/// The board of the source.
const BOARD: &str = "tokens:1>3,2>9,3>2,3>6,4>1,4>10,5>4,6>4,7>6,7>9,8>6,8>10,9>3,9>17,10>5,11>7,11>12,12>8,13>15,14>13,15>7,15>16,16>8,16>14,16>19,18>15,18>17,19>20,20>10,21>18,21>19";

type Arcs = Vec<(u32, u32)>;

/// A digraph on so many vertices named from 1, loops allowed.
fn random_arcs(random: &mut Rng, count: u32) -> Arcs {
    let many = random.u32(count / 2..=2 * count);
    (0..many)
        .map(|_| (random.u32(1..=count), random.u32(1..=count)))
        .collect()
}

fn line(count: u32, arcs: &Arcs, tokens: &[u32]) -> String {
    let lone = (1..=count).map(|vertex| vertex.to_string());
    let arcs = arcs.iter().map(|(from, to)| format!("{from}>{to}"));
    let board: Vec<String> = lone.chain(arcs).collect();
    let tokens: Vec<String> = tokens.iter().map(ToString::to_string).collect();
    format!("tokens:{};on={}", board.join(","), tokens.join(","))
}

/// Who wins every position of so many tokens, and in how many moves: none where
/// it is drawn. Positions are worked backwards from the ends.
fn retrograde(count: u32, arcs: &Arcs, tokens: usize) -> HashMap<Vec<u32>, (bool, u32)> {
    let mut positions: Vec<Vec<u32>> = vec![Vec::new()];
    for _ in 0..tokens {
        positions = positions
            .iter()
            .flat_map(|some| (1..=count).map(|vertex| [&some[..], &[vertex]].concat()))
            .collect();
    }
    let followers = |position: &Vec<u32>| -> Vec<Vec<u32>> {
        let mut found = Vec::new();
        for token in 0..tokens {
            for &(from, to) in arcs {
                if position[token] == from {
                    let mut next = position.clone();
                    next[token] = to;
                    found.push(next);
                }
            }
        }
        found
    };
    let next: HashMap<Vec<u32>, Vec<Vec<u32>>> = positions
        .into_iter()
        .map(|position| (position.clone(), followers(&position)))
        .collect();
    let mut known: HashMap<Vec<u32>, (bool, u32)> = HashMap::new();
    for moves in 0.. {
        let mut more = Vec::new();
        for (position, next) in &next {
            if known.contains_key(position) {
                continue;
            }
            let results: Vec<_> = next.iter().map(|after| known.get(after)).collect();
            if results
                .iter()
                .any(|result| result.is_some_and(|(wins, _)| !wins))
            {
                more.push((position.clone(), (true, moves)));
            } else if results
                .iter()
                .all(|result| result.is_some_and(|(wins, _)| *wins))
            {
                more.push((position.clone(), (false, moves)));
            }
        }
        if more.is_empty() {
            break;
        }
        known.extend(more);
    }
    known
}

fn outcome(known: &HashMap<Vec<u32>, (bool, u32)>, position: &[u32]) -> Outcome {
    match known.get(position) {
        Some((true, _)) => Outcome::Win,
        Some((false, _)) => Outcome::Loss,
        None => Outcome::Draw,
    }
}

/// The number in a sentence about how long the game lasts.
fn within(record: &Record) -> Option<u32> {
    let said = record
        .why
        .iter()
        .find(|why| ["tokens.why.hurry", "tokens.why.delay"].contains(&why.key))?;
    said.args["count"].to_string().parse().ok()
}

/// The record of every position of some tokens, held against the search.
fn hold_against_search(count: u32, arcs: &Arcs, tokens: usize) {
    let known = retrograde(count, arcs, tokens);
    let total = (count as usize).pow(tokens as u32);
    for index in 0..total {
        let mut rest = index;
        let position: Vec<u32> = (0..tokens)
            .map(|_| {
                let vertex = (rest % count as usize) as u32 + 1;
                rest /= count as usize;
                vertex
            })
            .collect();
        if !position.is_sorted() {
            continue;
        }
        let line = line(count, arcs, &position);
        let record = record(&line);
        let expected = outcome(&known, &position);
        assert_eq!(record.outcome, expected, "{line}");
        let remoteness = known.get(&position).map(|(_, moves)| *moves);
        if tokens == 1 {
            assert_eq!(record.remoteness, remoteness, "{line}");
        }
        if let (Some(moves), false) = (remoteness, record.over) {
            // What the counter promises is never less than what can be done.
            let promised = within(&record).expect("a length");
            assert!(
                promised >= moves && (tokens > 1 || promised == moves),
                "{line}"
            );
        }
        for judged in &record.moves {
            let (from, to) = judged.choice.split_once('>').unwrap();
            let (from, to): (u32, u32) = (from.parse().unwrap(), to.parse().unwrap());
            let mut after = position.clone();
            let token = after.iter().position(|&vertex| vertex == from).unwrap();
            after[token] = to;
            assert_eq!(
                judged.outcome,
                outcome(&known, &after).reversed(),
                "{line} {}",
                judged.choice
            );
            let exact = known.get(&after).map(|(_, moves)| *moves);
            assert!(
                judged.remoteness.is_none() || judged.remoteness == exact,
                "{line}"
            );
            if tokens == 1 {
                assert_eq!(judged.remoteness, exact, "{line}");
            }
        }
        let best = |judged: &&str| record.best.iter().any(|best| best == judged);
        for judged in &record.moves {
            if best(&&judged.choice[..]) {
                assert_eq!(judged.outcome, expected, "{line}");
                if tokens == 1 && expected != Outcome::Draw {
                    assert_eq!(
                        judged.remoteness.map(|moves| moves + 1),
                        remoteness,
                        "{line}"
                    );
                }
            }
        }
        assert_eq!(record.best.is_empty(), record.over, "{line}");
    }
}

#[test]
fn one_token_against_the_search() {
    let mut random = Rng::with_seed(1);
    for _ in 0..300 {
        let count = random.u32(1..=7);
        let arcs = random_arcs(&mut random, count);
        hold_against_search(count, &arcs, 1);
    }
}

#[test]
fn two_tokens_against_the_search() {
    let mut random = Rng::with_seed(2);
    for _ in 0..150 {
        let count = random.u32(1..=7);
        let arcs = random_arcs(&mut random, count);
        hold_against_search(count, &arcs, 2);
    }
}

#[test]
fn three_tokens_against_the_search() {
    let mut random = Rng::with_seed(3);
    for _ in 0..25 {
        let count = random.u32(2..=7);
        let arcs = random_arcs(&mut random, count);
        hold_against_search(count, &arcs, 3);
    }
}

/// Whatever the loser does, the winner's moves make the promise fall, until
/// nobody can move.
#[test]
fn the_winner_ends_every_won_game_whatever_the_loser_does() {
    let mut random = Rng::with_seed(4);
    let mut won = 0;
    for round in 0..800 {
        let count = random.u32(3..=9);
        let arcs = random_arcs(&mut random, count);
        let on: Vec<u32> = (0..random.u32(1..=4))
            .map(|_| random.u32(1..=count))
            .collect();
        let mut line = match round {
            0..600 => line(count, &arcs, &on),
            _ => format!(
                "{BOARD};on={},{},{}",
                random.u32(1..=21),
                random.u32(1..=21),
                random.u32(1..=21)
            ),
        };
        let mut found = record(&line);
        if found.outcome != Outcome::Win {
            continue;
        }
        won += 1;
        let mut promise = u32::MAX;
        let mut joint = ";moves=";
        while !found.over {
            let choice = match found.outcome {
                Outcome::Win => {
                    let now = within(&found).unwrap();
                    assert!(now < promise, "{line}");
                    promise = now;
                    random.choice(&found.best).unwrap().clone()
                }
                // The loser plays anything, or the move that holds out longest.
                Outcome::Loss if random.bool() => random.choice(&found.best).unwrap().clone(),
                Outcome::Loss => random.choice(&found.moves).unwrap().choice.clone(),
                other => panic!("{line} became {other:?}"),
            };
            line += joint;
            line += &choice;
            joint = ",";
            found = record(&line);
        }
        assert_eq!(found.winner, Some("first"), "{line}");
    }
    assert!(won > 150, "{won}");
}

#[test]
fn perfect_robots_let_no_result_slip() {
    let mut random = Rng::with_seed(5);
    for round in 0..40 {
        let start = match round {
            0 => format!("{BOARD};on=11,21"),
            1 => format!("{BOARD};on=11,16,21"),
            2 => format!("{BOARD};on=11,13,21"),
            3 => format!("{BOARD};on=4,11,21"),
            4 => format!("{BOARD};on=16"),
            _ => {
                let count = random.u32(2..=8);
                let arcs = random_arcs(&mut random, count);
                let on: Vec<u32> = (0..random.u32(1..=3))
                    .map(|_| random.u32(1..=count))
                    .collect();
                line(count, &arcs, &on)
            }
        };
        let found = record(&start);
        if found.over {
            continue;
        }
        for robot in ["perfect", "trap"] {
            for opponent in NAMES {
                let table = games::read(&start).unwrap();
                let score = |first, second| {
                    let contest = table.play_match(first, second, 6, round).unwrap();
                    job::finish(contest)
                };
                let (first, second) = (score(robot, opponent), score(opponent, robot));
                let context = format!("{robot} against {opponent} on {start}");
                match found.outcome {
                    Outcome::Win => assert_eq!(first.wins, [6, 0], "{context}"),
                    Outcome::Loss => assert_eq!(second.wins, [0, 6], "{context}"),
                    _ => {
                        assert_eq!(first.wins[1], 0, "{context}");
                        assert_eq!(second.wins[0], 0, "{context}");
                    }
                }
            }
        }
    }
}

#[test]
fn a_match_without_end_is_drawn_soon() {
    let table = games::read("tokens:1>2,2>1;on=1").unwrap();
    let score = job::finish(table.play_match("random", "perfect", 100, 1).unwrap());
    assert_eq!(score.draws, 100);
    assert!(score.plies <= 1000, "{}", score.plies);
}

#[test]
fn the_board_of_the_source() {
    let values = [
        "0", "0", "*", "*2", "0", "0", "*", "*2", "*2", "*", "*2", "0", "oo()", "oo()", "oo(1)",
        "oo(1,2)", "0", "*", "*", "0", "0",
    ];
    for (vertex, value) in (1..).zip(values) {
        assert_eq!(
            record(&format!("{BOARD};on={vertex}")).value.as_deref(),
            Some(value),
            "{vertex}"
        );
    }
    let two = record(&format!("{BOARD};on=11,21"));
    assert_eq!(
        (two.class, &two.best[..]),
        (Some("N"), &["11>12".to_owned()][..])
    );
    for third in 1..=21 {
        let found = record(&format!("{BOARD};on=11,21,{third}"));
        let expected = match third {
            4 | 8 | 9 | 11 => "P",
            13..=15 => "D",
            _ => "N",
        };
        assert_eq!(found.class, Some(expected), "{third}");
        if third == 16 {
            assert_eq!(found.best, ["16>8"]);
        }
    }
}

/// By vertex, the block of every partition in turn: restricted growth strings.
fn partitions(count: usize) -> Vec<Vec<usize>> {
    let mut all: Vec<Vec<usize>> = vec![Vec::new()];
    for _ in 0..count {
        all = all
            .into_iter()
            .flat_map(|some| {
                let blocks = some.iter().max().map_or(0, |most| most + 1);
                (0..=blocks).map(move |block| [&some[..], &[block]].concat())
            })
            .collect();
    }
    all
}

fn reached(graph: &Digraph, blocks: &[usize], vertex: usize) -> Vec<usize> {
    let followers = graph.followers(vertex).iter();
    let mut reached: Vec<usize> = followers.map(|&next| blocks[next as usize]).collect();
    reached.sort_unstable();
    reached.dedup();
    reached
}

#[test]
fn the_quotient_is_coarser_than_every_other() {
    let mut random = Rng::with_seed(6);
    for _ in 0..200 {
        let count = random.usize(1..=6);
        let arcs: Arcs = random_arcs(&mut random, count as u32);
        let arcs: Arcs = arcs.iter().map(|(from, to)| (from - 1, to - 1)).collect();
        let graph = Digraph::new(count, &arcs).unwrap();
        let found = quotient::blocks(&graph);
        let is_kept = |blocks: &[usize]| {
            (0..count).all(|a| {
                (0..a).all(|b| {
                    blocks[a] != blocks[b]
                        || reached(&graph, blocks, a) == reached(&graph, blocks, b)
                })
            })
        };
        assert!(is_kept(&found), "{arcs:?}");
        for blocks in partitions(count).iter().filter(|blocks| is_kept(blocks)) {
            // What any of them joins, the quotient joins.
            for a in 0..count {
                for b in 0..a {
                    assert!(blocks[a] != blocks[b] || found[a] == found[b], "{arcs:?}");
                }
            }
        }
        // Named by their least vertices.
        for (vertex, &block) in found.iter().enumerate() {
            assert!(block <= vertex && found[block] == block);
        }
    }
}

mod formats;
mod labels;
mod morphisms;
