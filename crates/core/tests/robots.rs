//! The opponents: the perfect ones never let a result slip, the others are
//! ordered.

use proptest::prelude::*;
use zermelo_core::game::Outcome;
use zermelo_core::games;
use zermelo_core::job;
use zermelo_core::robot::NAMES;

/// Wins, draws and losses of the robot that moves first.
fn contest(line: &str, first: &str, second: &str, games: u32, seed: u64) -> [u32; 3] {
    let table = games::read(line).unwrap();
    let turn = table.view().turn;
    let score = job::finish(table.play_match(first, second, games, seed).unwrap());
    [score.wins[turn], score.draws, score.wins[1 - turn]]
}

fn outcome(line: &str) -> Outcome {
    job::finish(games::read(line).unwrap().analyse()).outcome
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn perfect_play_never_loses_a_won_position(
        heaps in prop::collection::vec(0u32..7, 1..4),
        rules in prop::sample::select(vec!["", ";play=misere", ";max=3", ";max=2;play=misere", ";take=1+3+4", ";take=2+3;play=misere"]),
        seed in any::<u64>(),
    ) {
        let heaps: Vec<String> = heaps.iter().map(ToString::to_string).collect();
        let line = format!("nim:{}{rules}", heaps.join(","));
        let won = outcome(&line) == Outcome::Win;
        for robot in ["perfect", "trap", "strategy"] {
            for opponent in NAMES.iter().chain(&["strategy"]) {
                if won {
                    prop_assert_eq!(contest(&line, robot, opponent, 4, seed), [4, 0, 0], "{} against {} on {}", robot, opponent, &line);
                } else {
                    prop_assert_eq!(contest(&line, opponent, robot, 4, seed), [0, 0, 4], "{} against {} on {}", robot, opponent, &line);
                }
            }
        }
    }
}

#[test]
fn strength_rises_from_robot_to_robot() {
    for line in [
        "nim:3,5,7",
        "nim:1,3,5,7;play=misere",
        "nim:21;max=3;play=misere",
        "nim:3,4,5",
        "sim:6",
        "sim:6;goal=achieve",
        "tokens:1>3,2>9,3>2,3>6,4>1,4>10,5>4,6>4,7>6,7>9,8>6,8>10,9>3,9>17,10>5,11>7,11>12,12>8,13>15,14>13,15>7,15>16,16>8,16>14,16>19,18>15,18>17,19>20,20>10,21>18,21>19;on=11,21",
    ] {
        let rates: Vec<f64> = NAMES
            .iter()
            .map(|robot| {
                let table = games::read(line).unwrap();
                let rates = job::finish(table.rates(robot, "careful", 4000, 11).unwrap());
                f64::from(rates.wins) / f64::from(rates.games)
            })
            .collect();
        // Three standard errors of a difference between two rates of 4,000 games.
        let noise = 3.0 * (0.5f64 / 4000.0).sqrt();
        for pair in rates.windows(2) {
            assert!(pair[1] > pair[0] - noise, "{line}: {rates:?}");
        }
        assert!(rates[5] > rates[1] + noise, "{line}: {rates:?}");
    }
}

#[test]
fn the_trap_is_set_where_a_careful_opponent_fails_most_often() {
    // From 2,4,6 every move loses: perfect play goes by length, the trap by
    // what a careful opponent will do.
    let table = games::read("nim:2,4,6").unwrap();
    let record = job::finish(table.analyse());
    assert_eq!(record.outcome, Outcome::Loss);
    let chance = |choice: &str| {
        let judged = record.moves.iter().find(|m| m.choice == choice);
        judged.and_then(|m| m.chance).unwrap()
    };
    let most = record
        .moves
        .iter()
        .map(|m| chance(&m.choice))
        .fold(0.0, f64::max);
    for seed in 0..20 {
        let chosen = job::finish(table.choose("trap", seed).unwrap()).unwrap();
        assert!(chance(&chosen.choice) >= most, "{chosen:?}");
    }
    let rates = |robot| {
        let score = contest("nim:2,4,6", robot, "careful", 20_000, 3);
        f64::from(score[0]) / 20_000.0
    };
    let noise = 3.0 * (0.25f64 / 20_000.0).sqrt();
    assert!(
        (rates("trap") - most).abs() < noise,
        "{} {most}",
        rates("trap")
    );
}

#[test]
fn the_trap_looks_one_reply_ahead_where_the_game_is_too_large() {
    // Both heaps are equal, so every move loses. No reply here loses at once,
    // so a careful opponent goes wrong as often as replies are wrong.
    let start = "nim:150,150;max=100";
    let table = games::read(start).unwrap();
    let record = job::finish(table.analyse());
    assert!(
        record
            .moves
            .iter()
            .all(|m| m.outcome == Outcome::Loss && m.chance.is_none())
    );
    let right = |choice: &str| {
        let after = games::read(&format!("{start};moves={choice}")).unwrap();
        let record = job::finish(after.analyse());
        let wins = record
            .moves
            .iter()
            .filter(|m| m.outcome == Outcome::Win)
            .count();
        wins as f64 / record.moves.len() as f64
    };
    let fewest = record
        .moves
        .iter()
        .map(|m| right(&m.choice))
        .fold(1.0, f64::min);
    let most = record
        .moves
        .iter()
        .map(|m| right(&m.choice))
        .fold(0.0, f64::max);
    assert!(fewest < most);
    for seed in 0..5 {
        let chosen = job::finish(table.choose("trap", seed).unwrap()).unwrap();
        assert!(right(&chosen.choice) <= fewest, "{chosen:?}");
    }
}

#[test]
fn a_careful_robot_sees_one_move_ahead() {
    // Taking all of one heap lets the opponent take the other.
    for seed in 0..50 {
        let chosen = job::finish(
            games::read("nim:4,4")
                .unwrap()
                .choose("careful", seed)
                .unwrap(),
        );
        assert!(!["1-4", "2-4"].contains(&chosen.unwrap().choice.as_str()));
    }
    // With a billion objects nothing can be listed, and it answers all the same.
    let large = games::read("nim:1000000000,1000000000").unwrap();
    for robot in NAMES {
        assert!(job::finish(large.choose(robot, 1).unwrap()).is_some());
    }
}

#[test]
fn no_robot_moves_when_the_game_is_over_or_the_robot_unknown() {
    let over = games::read("nim:0").unwrap();
    assert_eq!(
        over.choose("perfect", 1).err().unwrap().message.key,
        "error.move.over"
    );
    let open = games::read("nim:1").unwrap();
    assert_eq!(
        open.choose("deep", 1).err().unwrap().message.key,
        "error.robot"
    );
}

#[test]
fn the_same_seed_plays_the_same_games() {
    let play = |seed| contest("nim:3,5,7", "level1", "careful", 200, seed);
    assert_eq!(play(5), play(5));
}
