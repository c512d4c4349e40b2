//! The ladder of a game's opponents.

use zermelo_core::games;
use zermelo_core::job::{self, Job as _, Step};
use zermelo_core::robot::ladder::{Ladder, Plan, Standings};

fn plan(robots: &[&str], games: u32) -> Plan {
    Plan {
        robots: robots.iter().map(ToString::to_string).collect(),
        games,
        plies: 3,
        even: false,
        seed: 5,
        before: Vec::new(),
    }
}

fn ladder(line: &str, robots: &[&str], games: u32) -> Standings {
    let start = games::read(line).unwrap();
    job::finish(Ladder::new(&*start, plan(robots, games)).unwrap())
}

#[test]
fn a_robot_is_as_strong_as_itself() {
    // It does not vary, so every start is won as often as lost.
    let same = ladder("othello:", &["greedy", "greedy"], 200);
    assert_eq!(same.matches[0].wins, same.matches[0].losses);
    assert!(same.robots[1].elo.abs() < 1e-9, "{same:?}");
    // Dice are even only on average.
    let dice = ladder("othello:", &["random", "random"], 400);
    let last = &dice.robots[1];
    assert!(
        last.error > 10.0 && last.elo.abs() < 3.0 * last.error,
        "{dice:?}"
    );
}

#[test]
fn each_meets_the_next_two() {
    let robots = ["random", "careful", "level2", "perfect"];
    let found = ladder("nim:3,5,7;play=misere", &robots, 99);
    let met: Vec<_> = found
        .matches
        .iter()
        .map(|contest| [&*contest.robots[0], &*contest.robots[1]])
        .collect();
    assert_eq!(
        met,
        [
            ["random", "careful"],
            ["random", "level2"],
            ["careful", "level2"],
            ["careful", "perfect"],
            ["level2", "perfect"],
        ]
    );
    for contest in &found.matches {
        assert_eq!(contest.wins + contest.draws + contest.losses, 100);
    }
    let steps: Vec<f64> = found.robots.iter().map(|standing| standing.step).collect();
    assert!(
        steps[0].abs() < 1e-9 && steps[1..].iter().all(|step| *step > 20.0),
        "{found:?}"
    );
    let sum: f64 = steps.iter().sum();
    assert!((found.robots[3].elo - sum).abs() < 1e-6);
    assert!(found.robots.windows(2).all(|pair| pair[1].error > 0.0));
}

#[test]
fn the_same_seed_gives_the_same_and_slices_do_not_matter() {
    let start = games::read("sim:6").unwrap();
    let robots = ["random", "careful", "trikis"];
    let mut sliced = Ladder::new(&*start, plan(&robots, 20)).unwrap();
    let found = loop {
        match sliced.step(3) {
            Step::Done(found) => break found,
            Step::Working(progress) => assert!(progress.part.is_some_and(|part| part <= 1.0)),
        }
    };
    assert_eq!(found, ladder("sim:6", &robots, 20));
}

#[test]
fn openings_do_not_end_the_game() {
    // There is nothing to be played at random here without ending it.
    let mut plan = plan(&["random", "perfect"], 4);
    plan.plies = 100;
    let start = games::read("nim:3,4").unwrap();
    let found = job::finish(Ladder::new(&*start, plan).unwrap());
    assert_eq!(found.matches[0].wins + found.matches[0].losses, 4);
}

#[test]
fn starts_that_look_even_are_played_where_asked_for() {
    let measured = |even| {
        let mut plan = plan(&["random", "greedy"], 40);
        plan.plies = 8;
        plan.even = even;
        let start = games::read("othello:").unwrap();
        job::finish(Ladder::new(&*start, plan).unwrap())
    };
    // Other starts, other games.
    assert_ne!(measured(true), measured(false));
    assert_eq!(measured(true), measured(true));
    // Where the game is solved at a glance, any start is as good.
    let solved = |even| {
        let mut plan = plan(&["random", "perfect"], 20);
        plan.even = even;
        let start = games::read("nim:3,5,7").unwrap();
        job::finish(Ladder::new(&*start, plan).unwrap())
    };
    assert_eq!(solved(true), solved(false));
}

#[test]
fn an_unknown_robot_is_refused_before_anything_is_played() {
    let start = games::read("nim:3,5,7").unwrap();
    let fault = Ladder::new(&*start, plan(&["random", "hal"], 2))
        .err()
        .unwrap();
    assert_eq!(fault.message.key, "error.robot");
}

#[test]
fn matches_of_other_runs_count_too() {
    let start = games::read("nim:3,5,7;play=misere").unwrap();
    let robots = ["random", "careful", "perfect", "trap"];
    let whole = ladder("nim:3,5,7;play=misere", &robots[..3], 60);
    let joined = Plan {
        before: whole.matches.clone(),
        ..plan(&robots, 0)
    };
    let joined = job::finish(Ladder::new(&*start, joined).unwrap());
    // Nothing new was played, so all is as it was; trap has met nobody.
    assert_eq!(joined, whole);
    // What is played on top makes it surer.
    let more = Plan {
        before: whole.matches.clone(),
        ..plan(&robots[..3], 60)
    };
    let more = job::finish(Ladder::new(&*start, more).unwrap());
    assert_eq!(more.matches.len(), 2 * whole.matches.len());
    assert!(more.robots[1].error < whole.robots[1].error);
}
