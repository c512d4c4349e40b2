//! Sim against a plain search that knows nothing of classes, and the facts of
//! the literature.

use std::collections::{HashMap, HashSet};

use proptest::prelude::*;
use zermelo_core::game::{Ending, Game, Outcome, Seat};
use zermelo_core::games::sim::robots::{Robot, candidates};
use zermelo_core::games::sim::solution::{Chance, Solution};
use zermelo_core::games::sim::{Edge, Goal, Sim, characteristic_number};
use zermelo_core::{games, job};

const GOALS: [Goal; 2] = [Goal::Avoid, Goal::Achieve];

fn start(points: u8, goal: Goal) -> Sim {
    Sim::new(points, goal).unwrap()
}

fn key(sim: Sim) -> [u16; 2] {
    sim.lines()
}

/// Every position that play can reach, with its result and how long it lasts, by
/// trying everything.
#[derive(Default)]
struct Naive(HashMap<[u16; 2], (Ending, u32)>);

impl Naive {
    fn worth(&mut self, sim: Sim) -> (Ending, u32) {
        if let Some(&known) = self.0.get(&key(sim)) {
            return known;
        }
        let found = match sim.ending() {
            Some(ending) => (ending, 0),
            None => {
                let mover = sim.turn();
                let replies: Vec<_> = sim
                    .moves()
                    .map(|edge| self.worth(sim.play(&edge).unwrap()))
                    .collect();
                // The best outcome; then the shortest win, the longest loss.
                let rank = |&(ending, plies): &(Ending, u32)| {
                    let outcome = ending.outcome_for(mover);
                    let plies = i64::from(plies);
                    (
                        outcome,
                        if outcome == Outcome::Win {
                            -plies
                        } else {
                            plies
                        },
                    )
                };
                let (ending, plies) = replies.into_iter().max_by_key(rank).unwrap();
                (ending, plies + 1)
            }
        };
        self.0.insert(key(sim), found);
        found
    }
}

#[test]
fn classes_agree_with_a_plain_search_of_all_positions() {
    for points in 3..=6 {
        for goal in GOALS {
            let sim = start(points, goal);
            let mut naive = Naive::default();
            naive.worth(sim);
            if points == 6 {
                // Play that stopped at no triangle would meet 3,492,117.
                assert_eq!(naive.0.len(), 2_230_702, "positions on six points");
            }
            let solution = Solution::new(sim);
            let mut seen = HashSet::new();
            for (class, number) in solution.classes().iter().zip(0..) {
                let position = solution.position(class);
                assert_eq!(solution.find(position), Some(number));
                let (result, plies) = naive.0[&key(position)];
                assert_eq!(
                    (class.result, class.remoteness),
                    (result, plies),
                    "{position:?}"
                );
                assert_eq!(class.ending, position.ending());
                assert!(seen.insert(class.number), "{} comes twice", class.number);
            }
            // Every position belongs to a class that is there: some, at random.
            for (&[red, blue], _) in naive.0.iter().take(20_000) {
                assert!(seen.contains(&characteristic_number(points, red, blue)));
            }
        }
    }
}

/// The first player's chance if `first` chooses among its candidates alike and
/// the second is Trukis, by the definition.
fn chance_against_trukis(sim: Sim, first: Robot, known: &mut HashMap<u32, f64>) -> f64 {
    if let Some(ending) = sim.ending() {
        return f64::from(u8::from(ending == Ending::Won(Seat::First)));
    }
    if let Some(&chance) = known.get(&sim.characteristic_number()) {
        return chance;
    }
    let robot = match sim.turn() {
        Seat::First => first,
        Seat::Second => Robot::Trukis,
    };
    let choices = candidates(sim, robot);
    let sum: f64 = choices
        .iter()
        .map(|edge| chance_against_trukis(sim.play(edge).unwrap(), first, known))
        .sum();
    let chance = sum / choices.len() as f64;
    known.insert(sim.characteristic_number(), chance);
    chance
}

#[test]
fn the_chances_of_the_three_robots_are_those_of_the_literature() {
    let sim = start(6, Goal::Avoid);
    for (robot, expected) in [
        (Robot::Trakis, 0.99848),
        (Robot::Trikis, 0.89030),
        (Robot::Trukis, 0.50314),
    ] {
        let chance = chance_against_trukis(sim, robot, &mut HashMap::new());
        assert!((chance - expected).abs() < 5e-6, "{robot:?}: {chance}");
    }
    let solution = Solution::new(sim);
    let whole = Chance {
        of: 905_819,
        all: 907_200,
    };
    assert_eq!(solution.chance(0, Seat::First), whole);
    assert_eq!(solution.classes()[0].score, 31_950);
}

/// Wins of the first and of the second player.
fn contest(first: &str, second: &str, games: u32, seed: u64) -> [u32; 2] {
    let table = games::read("sim:6").unwrap();
    let score = job::finish(table.play_match(first, second, games, seed).unwrap());
    assert_eq!(score.draws, 0, "six points have no draw");
    score.wins
}

#[test]
fn measured_rates_are_within_three_standard_errors() {
    const GAMES: u32 = 20_000;
    for (first, expected) in [
        ("trakis", 0.99848),
        ("trikis", 0.89030),
        ("trukis", 0.50314),
    ] {
        let [wins, _] = contest(first, "trukis", GAMES, 2003);
        let rate = f64::from(wins) / f64::from(GAMES);
        let error = (expected * (1.0 - expected) / f64::from(GAMES)).sqrt();
        assert!((rate - expected).abs() <= 3.0 * error, "{first}: {rate}");
    }
}

#[test]
fn trikis_as_blue_wins_every_game() {
    for opponent in ["random", "careful", "trap"] {
        assert_eq!(
            contest(opponent, "trikis", 10_000, 7),
            [0, 10_000],
            "{opponent}"
        );
    }
}

/// Whatever Red does and whichever of its candidates a perfect Blue takes.
fn never_loses(sim: Sim, blue: &dyn Fn(Sim) -> Vec<Edge>, seen: &mut HashSet<[u16; 2]>) {
    if !seen.insert(key(sim)) {
        return;
    }
    if let Some(ending) = sim.ending() {
        assert_eq!(ending, Ending::Won(Seat::Second), "{sim:?}");
        return;
    }
    let choices = match sim.turn() {
        Seat::First => sim.moves().collect(),
        Seat::Second => blue(sim),
    };
    assert!(!choices.is_empty());
    for edge in choices {
        never_loses(sim.play(&edge).unwrap(), blue, seen);
    }
}

#[test]
fn no_play_beats_trikis_as_blue() {
    // As second player Trakis plays as Trikis.
    for robot in [Robot::Trikis, Robot::Trakis] {
        let mut seen = HashSet::new();
        let blue = |sim: Sim| candidates(sim, robot);
        never_loses(start(6, Goal::Avoid), &blue, &mut seen);
        assert!(seen.len() > 100_000, "{} positions were tried", seen.len());
    }
}

#[test]
fn all_fourteen_replies_keep_the_win_and_the_next_reply_can_lose_it() {
    let record = |line: &str| job::finish(games::read(line).unwrap().analyse());
    let first = record("sim:6;moves=12");
    assert_eq!(first.outcome, Outcome::Win);
    assert_eq!(first.why[0].key, "sim.why.keep.all");
    assert_eq!(first.why[0].args["count"], 14_u32.into());
    let can_lose = |moves: &str| record(moves).why[0].key == "sim.why.keep.some";
    assert!(can_lose("sim:6;moves=12,34,56") || can_lose("sim:6;moves=12,13,14"));
}

#[test]
fn every_spelling_of_a_line_is_understood_and_bad_ones_are_refused() {
    let spelt = |text: &str| games::read(text).map(|table| table.line());
    assert_eq!(
        spelt("sim:6; moves=21 , 43;goal=avoid").unwrap(),
        "sim:6;moves=12,34"
    );
    assert_eq!(spelt("sim: 4 ;goal=achieve").unwrap(), "sim:4;goal=achieve");
    for (text, key, column) in [
        ("sim:7", "error.number", 5),
        ("sim:2", "error.number", 5),
        ("sim:", "error.number.missing", 5),
        ("sim:6;goal=lose", "error.value", 12),
        ("sim:6;moves=12,12", "sim.error.taken", 16),
        ("sim:6;moves=12,21", "sim.error.taken", 16),
        ("sim:5;moves=16", "sim.error.point", 13),
        ("sim:6;moves=11", "error.move.form", 13),
        ("sim:6;moves=1", "error.move.form", 13),
        ("sim:6;moves=10", "error.move.form", 13),
        ("sim:6;moves=1-2", "error.move.form", 13),
        ("sim:4;moves=12,34,13,24,23,14", "error.move.over", 28),
    ] {
        let fault = games::read(text).err().unwrap_or_else(|| panic!("{text}"));
        assert_eq!(
            (fault.message.key, fault.column),
            (key, Some(column)),
            "{text}"
        );
    }
}

#[test]
fn the_graph_knows_where_play_is() {
    use zermelo_core::analysis::Graph;
    let table = games::read("sim:6;moves=12,34,13").unwrap();
    let Some(Graph::Classes(graph)) = table.graph() else {
        panic!("Sim has a graph");
    };
    assert_eq!(graph.numbers.len(), 3729);
    assert_eq!(graph.levels.iter().sum::<u32>(), 3729);
    assert_eq!(graph.starts.len(), 3730);
    assert_eq!(graph.path.len(), 4);
    assert_eq!(graph.replies.len(), 12);
    let children = |node: u32| {
        let range = graph.starts[node as usize]..graph.starts[node as usize + 1];
        &graph.children[range.start as usize..range.end as usize]
    };
    for step in graph.path.windows(2) {
        assert!(children(step[0]).contains(&step[1]));
    }
    let reached: HashSet<u32> = graph.replies.iter().map(|reply| reply.node).collect();
    let expected: HashSet<u32> = children(graph.path[3]).iter().copied().collect();
    assert_eq!(reached, expected);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    /// Games at random, of any size: what is written is read again, and what the
    /// record says of a position fits what it says of the next.
    #[test]
    fn games_at_random_are_written_read_and_judged_alike(
        points in 3u8..=6,
        goal in prop::sample::select(vec!["", ";goal=achieve"]),
        seed in any::<u64>(),
    ) {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut line = format!("sim:{points}{goal}");
        let mut moves = Vec::new();
        loop {
            let table = games::read(&line).unwrap();
            prop_assert_eq!(&table.line(), &line);
            let record = job::finish(table.analyse());
            let legal = table.view().legal;
            prop_assert_eq!(record.moves.iter().map(|m| &m.choice).collect::<Vec<_>>(), legal.iter().collect::<Vec<_>>());
            let best = record.moves.iter().map(|m| m.outcome).max();
            prop_assert_eq!(best.unwrap_or(record.outcome), record.outcome);
            let Some(choice) = random.choice(&legal) else {
                prop_assert!(record.over);
                break;
            };
            let judged = record.moves.iter().find(|m| &m.choice == choice).unwrap();
            moves.push(choice.clone());
            line = format!("sim:{points}{goal};moves={}", moves.join(","));
            let next = job::finish(games::read(&line).unwrap().analyse());
            prop_assert_eq!(next.outcome, judged.outcome.reversed());
            prop_assert_eq!(next.remoteness, judged.remoteness);
        }
    }
}
