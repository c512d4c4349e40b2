//! Nim against a search that knows nothing but the rules.

use std::collections::HashMap;

use proptest::prelude::*;
use zermelo_core::analysis::{Analyse, Analysis, Graph};
use zermelo_core::game::{Ending, Game, Outcome};
use zermelo_core::games::nim::{Nim, Take};
use zermelo_core::job;
use zermelo_core::notation::Line;
use zermelo_core::robot::{self, Robot};
use zermelo_core::table::Table;

fn nim(line: &str) -> Nim {
    let line = Line::split(line).unwrap();
    Table::<Nim>::read(&line).unwrap().position().clone()
}

fn analyse(position: &Nim) -> Analysis<Take> {
    job::finish(position.analyse())
}

/// The outcome for the player to move and how long it lasts, by trying all.
#[derive(Default)]
struct Oracle(HashMap<Nim, (Outcome, u32)>);

impl Oracle {
    fn look(&mut self, position: &Nim) -> (Outcome, u32) {
        if let Some(&known) = self.0.get(position) {
            return known;
        }
        let answer = match position.ending() {
            Some(ending) => (ending.outcome_for(position.turn()), 0),
            None => self.try_all(position),
        };
        self.0.insert(position.clone(), answer);
        answer
    }

    fn try_all(&mut self, position: &Nim) -> (Outcome, u32) {
        let after: Vec<_> = position
            .moves()
            .map(|choice| self.look(&position.play(&choice).unwrap()))
            .collect();
        let lost = after
            .iter()
            .filter(|(outcome, _)| *outcome == Outcome::Loss);
        match lost.map(|(_, plies)| plies).min() {
            Some(plies) => (Outcome::Win, plies + 1),
            None => {
                let longest = after.iter().map(|(_, plies)| plies).max().unwrap();
                (Outcome::Loss, longest + 1)
            }
        }
    }
}

/// How likely the trap player is to win with the move, against a careful
/// opponent, by trying all; outcomes come from the oracle.
fn chance(oracle: &mut Oracle, position: &Nim) -> f64 {
    let (outcome, _) = oracle.look(position);
    if outcome == Outcome::Win {
        return 1.0;
    }
    let moves: Vec<_> = position.moves().collect();
    moves
        .iter()
        .map(|choice| careful_chance(oracle, &position.play(choice).unwrap()))
        .fold(0.0, f64::max)
}

/// The same with the careful opponent to move.
fn careful_chance(oracle: &mut Oracle, position: &Nim) -> f64 {
    if let Some(ending) = position.ending() {
        return f64::from(ending.outcome_for(position.turn()) == Outcome::Loss);
    }
    let (sound, blunders): (Vec<_>, Vec<_>) = position
        .moves()
        .partition(|choice| !position.is_blunder(choice));
    let replies = if sound.is_empty() { blunders } else { sound };
    let total: f64 = replies
        .iter()
        .map(|choice| chance(oracle, &position.play(choice).unwrap()))
        .sum();
    total / replies.len() as f64
}

/// Small positions under all kinds of rules.
fn positions() -> impl Strategy<Value = Nim> {
    let heaps = prop::collection::vec(0u32..8, 1..4);
    let max = prop::option::of(1u32..6);
    let take = prop::option::of(prop::collection::btree_set(1u32..8, 1..5));
    (heaps, any::<bool>(), max, take).prop_map(|(heaps, misere, max, take)| {
        let mut line = format!("nim:{}", list(heaps, ","));
        if misere {
            line += ";play=misere";
        }
        if let Some(max) = max {
            line += &format!(";max={max}");
        }
        if let Some(take) = take {
            line += &format!(";take={}", list(take, "+"));
        }
        nim(&line)
    })
}

fn list(numbers: impl IntoIterator<Item = u32>, between: &str) -> String {
    let words: Vec<String> = numbers.into_iter().map(|n| n.to_string()).collect();
    words.join(between)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn analysis_equals_search(position in positions()) {
        let mut oracle = Oracle::default();
        let found = analyse(&position);
        let (outcome, plies) = oracle.look(&position);
        prop_assert_eq!(found.outcome, outcome);
        prop_assert_eq!(found.remoteness, Some(plies));
        prop_assert!(found.exact && !found.truncated);
        prop_assert_eq!(found.moves.len() as u64, position.move_count());
        for judged in &found.moves {
            let (reply, plies) = oracle.look(&position.play(&judged.choice).unwrap());
            prop_assert_eq!(judged.outcome, reply.reversed());
            prop_assert_eq!(judged.remoteness, Some(plies));
        }
        for choice in &found.best {
            let (reply, after) = oracle.look(&position.play(choice).unwrap());
            prop_assert_eq!((reply.reversed(), after + 1), (outcome, plies));
        }
        prop_assert_eq!(found.best.is_empty(), position.ending().is_some());
    }

    #[test]
    fn chances_against_a_careful_opponent_equal_search(position in positions()) {
        prop_assume!(position.heaps().iter().sum::<u32>() < 9);
        let mut oracle = Oracle::default();
        for judged in &analyse(&position).moves {
            let naive = careful_chance(&mut oracle, &position.play(&judged.choice).unwrap());
            prop_assert!((judged.chance.unwrap() - naive).abs() < 1e-4, "{} {:?}", naive, judged);
        }
    }

    #[test]
    fn shortcuts_of_the_rules_equal_their_definitions(position in positions()) {
        let mover = position.turn();
        let at_once = position.moves().any(|choice| {
            position.play(&choice).unwrap().ending() == Some(Ending::Won(mover))
        });
        prop_assert_eq!(position.wins_at_once(), at_once);
        prop_assert_eq!(position.move_count(), position.moves().count() as u64);
        prop_assert_eq!(position.ending().is_some(), position.moves().next().is_none());
        let mut rng = fastrand::Rng::with_seed(1);
        for _ in 0..20 {
            match position.random_move(&mut rng) {
                Some(choice) => prop_assert!(position.play(&choice).is_ok()),
                None => prop_assert!(position.ending().is_some()),
            }
        }
    }

    #[test]
    fn both_players_of_the_source_win_what_can_be_won(position in positions()) {
        prop_assume!(position.ending().is_none());
        let small: u32 = position.heaps().iter().sum();
        prop_assume!(small < 12);
        let outcome = Oracle::default().look(&position).0;
        for name in ["strategy", "backtracking"] {
            let robot = Robot::read::<Nim>(name).unwrap();
            let chosen = job::finish(robot::choose(&position, robot, 3)).unwrap();
            let after = position.play(&chosen.choice).unwrap();
            if outcome == Outcome::Win {
                prop_assert_eq!(Oracle::default().look(&after).0, Outcome::Loss);
            }
        }
    }
}

#[test]
fn values_of_misere_sums_hold_for_larger_heaps_too() {
    // Ferguson's theorem, by trying all: three heaps, several subtraction sets.
    for take in ["1+2", "2+3", "1+4+5", "3+5", "2+4+7", "1+3+4", "4"] {
        let mut oracle = Oracle::default();
        for a in 0..=16 {
            for b in 0..=a {
                for c in [0, 3, 7, 9] {
                    let position = nim(&format!("nim:{a},{b},{c};take={take};play=misere"));
                    assert_eq!(
                        analyse(&position).outcome,
                        oracle.look(&position).0,
                        "{a},{b},{c} take {take}"
                    );
                }
            }
        }
    }
}

#[test]
fn large_heaps_have_few_notable_moves() {
    let found = analyse(&nim("nim:1000000000,999999999,5"));
    assert!(found.truncated);
    // 10^9 xor (10^9 - 1) is 1023: only the two large heaps and 5 xor … decide.
    let nim_sum = 1_000_000_000u32 ^ 999_999_999 ^ 5;
    assert_eq!(found.value, Some(format!("*{nim_sum}")));
    for judged in &found.moves {
        assert_eq!(judged.outcome, Outcome::Win);
        assert_eq!(judged.value.as_deref(), Some("0"));
    }
    assert!(!found.best.is_empty());

    let lost = analyse(&nim("nim:1000000000,1000000000"));
    assert_eq!(lost.outcome, Outcome::Loss);
    let smallest: Vec<String> = lost.best.iter().map(ToString::to_string).collect();
    assert_eq!(smallest, ["1-1", "2-1"]);
}

#[test]
fn one_large_heap_with_a_bound_follows_the_remainder() {
    for (line, best) in [
        ("nim:1000000000;max=6", Some("1-6")),
        ("nim:999999994;max=6", None),
        ("nim:1000000000;max=6;play=misere", Some("1-5")),
        ("nim:999999995;max=6;play=misere", None),
    ] {
        let found = analyse(&nim(line));
        let winning: Vec<String> = found
            .moves
            .iter()
            .filter(|judged| judged.outcome == Outcome::Win)
            .map(|judged| judged.choice.to_string())
            .collect();
        assert_eq!(winning, best.into_iter().collect::<Vec<_>>(), "{line}");
    }
}

#[test]
fn what_is_too_large_is_unknown() {
    // The values of these amounts begin to repeat far too late.
    let line = "nim:1000000000,999999999;take=25+15131+35090+1202801;play=misere";
    let found = analyse(&nim(line));
    assert_eq!(found.outcome, Outcome::Unknown);
    assert!(!found.exact);
    assert_eq!(found.value, None);
    assert_eq!(found.class, None);
    assert!(found.best.is_empty());
    assert_eq!(found.moves.len(), 8);
}

#[test]
fn backtracking_visits_every_line_and_strategy_only_two_positions() {
    let compared = job::finish(nim("nim:21;max=3;play=misere").compare().unwrap());
    assert_eq!(compared.strategy.nodes, 1);
    assert_eq!(compared.strategy.choice, None);
    assert_eq!(compared.backtracking.choice, None);
    assert!(compared.backtracking.nodes > 1000);
    let won = job::finish(nim("nim:20;max=3;play=misere").compare().unwrap());
    assert_eq!(won.strategy.nodes, 2);
    assert_eq!(won.strategy.choice.as_deref(), Some("1-3"));
    assert_eq!(won.backtracking.choice.as_deref(), Some("1-3"));
}

#[test]
fn backtracking_gives_up_where_it_would_go_too_deep() {
    let endless = nim("nim:1000000000;max=1");
    let compared = job::finish(endless.compare().unwrap());
    assert!(!compared.backtracking.finished);
    assert!(compared.strategy.finished);
    let robot = Robot::read::<Nim>("backtracking").unwrap();
    assert!(job::finish(robot::choose(&endless, robot, 1)).is_some());
}

#[test]
fn graph_of_one_heap_marks_the_positions_to_leave() {
    let line = Line::split("nim:10;max=3;play=misere;moves=1-1").unwrap();
    let table = Table::<Nim>::read(&line).unwrap();
    let Some(Graph::Heap(graph)) = Nim::graph(&table) else {
        panic!("one heap has a graph");
    };
    let lost: Vec<u64> = graph
        .nodes
        .iter()
        .filter(|node| !node.wins)
        .map(|node| node.id)
        .collect();
    assert_eq!(lost, [1, 5, 9]);
    assert_eq!(graph.path, [10, 9]);
    assert!(
        graph
            .edges
            .iter()
            .all(|edge| edge.good == lost.contains(&edge.to))
    );
    assert_eq!(graph.edges.len(), 3 * 8 + 2 + 1);
    assert!(!graph.truncated);
}
