//! The laboratory, and looking back at a game.

use super::random_positions;
use zermelo_core::game::Seat;
use zermelo_core::job::{self, Job, Step};
use zermelo_core::notation::Line;
use zermelo_core::othello::Othello;
use zermelo_core::othello::endgame::{MAX_SCORE, Solver};
use zermelo_core::othello::laboratory::{self, Contest, Node, Player};
use zermelo_core::othello::review::{Report, Review};
use zermelo_core::table::Table;

fn player(text: &str) -> Player {
    Player::read(text).unwrap()
}

const OWN: &str = "name Own\nedges mine\n4 0 1 0 2 # few discs\n\ndepth 2\npruning off\ntable\nname mine\nfrom mean\nXXOOOO-- 2.5\n";

#[test]
fn a_player_is_one_text() {
    let own = player(OWN);
    assert_eq!((own.depth, own.pruning), (2, false));
    let edge = laboratory::edge("XXOOOO--", &own).unwrap();
    assert_eq!((edge.index, edge.value), (724, 2.5));
    let again = player(&own.write());
    assert_eq!(again, own);
    for set in laboratory::sets().weights {
        let read = player(&set.text);
        assert_eq!((read.weights.name.as_str(), read.depth), (&*set.name, 4));
        assert_eq!(player(&read.write()), read);
    }
    assert_eq!(laboratory::sets().depth, laboratory::MAX_DEPTH);
    for table in laboratory::sets().edges {
        let with = format!("edges {0}\n4 0 0 0 1\ntable\n{1}", table.name, table.text);
        assert_eq!(player(&with).weights.edges.name, table.name);
    }
}

#[test]
fn a_player_is_taken_apart_and_put_together() {
    let parts = laboratory::player(OWN).unwrap();
    assert_eq!((parts.name.as_str(), &parts.set), ("Own", &None));
    assert_eq!((parts.edges.as_str(), parts.depth), ("mine", 2));
    let table = parts.table.unwrap();
    let again = format!(
        "{}edges {}\ndepth 2\npruning off\ntable\n{table}",
        parts.weights, parts.edges
    );
    assert_eq!(player(&again), player(OWN));
    // The weights can do without the table.
    assert_eq!(player(&parts.weights).weights.edges.name, "stable");
    // A set stays what it is with other edges.
    for set in laboratory::sets().weights {
        let changed = laboratory::player(&format!("{}edges mean\n", set.text)).unwrap();
        assert_eq!(
            (changed.set, changed.edges),
            (Some(set.name), "mean".into())
        );
        assert_eq!((changed.table, changed.pruning), (None, true));
    }
    let restless = laboratory::player(&laboratory::sets().weights[2].text);
    assert_eq!(restless.unwrap().mobility, "approximate");
}

#[test]
fn faults_of_players_are_said_with_their_line() {
    let fault = |text: &str| Player::read(text).unwrap_err().to_string();
    assert_eq!(
        fault("4 1 1 1 1\ndepth 11"),
        "line 2: expected a line such as depth 4, found 'depth 11'"
    );
    assert_eq!(
        fault("depth 6 plies\n4 1 1 1 1"),
        "line 1: expected a line such as depth 4, found 'depth 6 plies'"
    );
    assert_eq!(
        fault("pruning maybe\n4 1 1 1 1"),
        "line 1: expected a line such as pruning on, found 'pruning maybe'"
    );
    // Lines that are not weights keep their numbers.
    assert_eq!(
        fault("depth 3\npruning on\n4 1 1 one 1"),
        "line 3: expected a line such as 4 0 10 5 20, found '4 1 1 one 1'"
    );
    assert_eq!(
        fault("4 1 1 1 1\ntable\nXXOO 3"),
        "line 3: expected a line such as XXOOOO-- 2.5, found 'XXOO 3'"
    );
    let edge = laboratory::edge("XXO", &player("4 1 1 1 1")).unwrap_err();
    assert_eq!(
        edge.to_string(),
        "expected an edge of eight squares such as XXOOOO--, found 'XXO'"
    );
}

#[test]
fn an_edge_is_worked_out() {
    let edge = laboratory::edge("X-------", &player("4 0 0 0 1")).unwrap();
    assert_eq!((edge.mean.sum, edge.mean.games), (408_707, 80_640));
    assert_eq!((edge.index, edge.stable), (1, [1, 0]));
    let edge = laboratory::edge("XXOOOO--", &player("4 0 0 0 1")).unwrap();
    assert_eq!(edge.digits.iter().map(|d| d.product).sum::<usize>(), 724);
    assert_eq!(edge.stable, [2, 0]);
}

#[test]
fn features_are_weighed_and_summed() {
    let own = player("4 2 3 5 7\ndepth 1");
    for discs in random_positions(2, 31) {
        let position = Othello::from_discs(discs, Seat::Second).unwrap();
        let report = laboratory::features(&position, &own);
        let less = |[own, other]: [u32; 2]| f64::from(own) - f64::from(other);
        let edges: f64 = report.edges.iter().map(|side| side.edge.value).sum();
        let sum = 2.0 * less(report.discs)
            + 3.0 * less(report.mobility)
            + 5.0 * less(report.potential)
            + 7.0 * edges;
        assert!((report.value - sum).abs() < 1e-9);
        let searched = job::finish(laboratory::search(&position, &own));
        assert!(searched.trace.len() as u64 <= searched.nodes);
        assert_eq!(searched.choice.is_none(), discs.over());
    }
}

#[test]
fn pruning_saves_nodes_in_the_laboratory_too() {
    let run = |pruning: &str| {
        let text = format!("4 -1 8 3 12\ndepth 4\npruning {pruning}");
        job::finish(laboratory::search(&Othello::START, &player(&text)))
    };
    let (with, without) = (run("on"), run("off"));
    assert_eq!((with.value, &with.choice), (without.value, &without.choice));
    assert!(with.nodes < without.nodes && with.leaves < without.leaves);
    assert!(with.trace.iter().any(|node| !node.cut.is_empty()));
    let plain = |node: &Node| node.cut.is_empty() && node.bound.is_none();
    assert!(without.trace.iter().all(plain));
    assert_eq!(with.trace[0].best, with.choice);
    assert_eq!(without.leaves, 244);
}

#[test]
fn a_match_adds_up_and_better_players_win() {
    let greedy = player("4 1 0 0 0\ndepth 1");
    let patient = player(&format!("{}depth 2\n", laboratory::sets().weights[1].text));
    let contest = || Contest::new([patient.clone(), greedy.clone()], 39, 7);
    let tally = job::finish(contest());
    assert_eq!(tally.games, 40);
    assert_eq!(tally.wins + tally.draws + tally.losses, 40);
    assert!(tally.score > 0.8 && tally.discs > 0.0, "{tally:?}");
    assert!(tally.error > 0.0 && tally.error < 0.1 && tally.sure);
    assert!(tally.nodes[0] > tally.nodes[1]);
    // In slices of any size the same games are played.
    let mut sliced = contest();
    let again = loop {
        if let Step::Done(tally) = sliced.step(3) {
            break tally;
        }
    };
    assert_eq!(again, tally);
    // Stopped, it tells of the games that were played.
    let mut stopped = contest();
    while stopped.draft().unwrap().games == 0 {
        assert!(matches!(stopped.step(2_000), Step::Working(_)));
    }
    stopped.hurry();
    let Step::Done(some) = stopped.step(1) else {
        panic!("it goes on");
    };
    assert!(
        some.games > 0 && some.games < 40 && some.wins + some.draws + some.losses == some.games
    );
    // While it goes on, it tells how it stands.
    let mut running = contest();
    let mut seen = 0;
    while let Step::Working(_) = running.step(5_000) {
        let so_far = running.draft().unwrap();
        assert!(so_far.games >= seen && so_far.games < 40);
        seen = so_far.games;
    }
    assert!(seen > 0);
    // Two wins out of two may be luck, however small their spread is.
    let few = job::finish(Contest::new([patient.clone(), greedy.clone()], 2, 7));
    assert!((few.wins, few.error) == (2, 0.0) && !few.sure, "{few:?}");
    // Against itself every start is won as often as lost.
    let equal = job::finish(Contest::new([greedy.clone(), greedy], 10, 8));
    assert_eq!((equal.wins, equal.discs), (equal.losses, 0.0));
    assert!(!equal.sure);
}

fn review(line: &str) -> Report {
    let table = Table::<Othello>::read(&Line::split(line).unwrap()).unwrap();
    job::finish(Review::new(&table, 0))
}

#[test]
fn a_game_is_looked_back_at() {
    // The shortest of wipe-outs: white loses everything after nine moves.
    let line = "othello:;moves=e6,f4,e3,f6,g5,d6,e7,f5,c5";
    let report = review(line);
    assert_eq!(report.points.len(), 10);
    let last = report.points.last().unwrap();
    assert_eq!((last.value, last.exact), (64.0, true));
    assert_eq!((&last.best, last.lost), (&None, None));
    // From any ply on, the same; and on the way the last ones.
    let table = Table::<Othello>::read(&Line::split(line).unwrap()).unwrap();
    let mut review = Review::new(&table, 0);
    assert!(matches!(review.step(1), Step::Working(_)));
    let some = review.draft().unwrap().points;
    assert!(!some.is_empty() && report.points.ends_with(&some));
    let later = job::finish(Review::new(&table, 6));
    assert_eq!(later.points, report.points[6..]);
    // The last move is the best there is.
    assert_eq!(report.points[8].lost, Some(0.0));
    assert_eq!(report.points[8].best.as_deref(), Some("c5"));
    assert!(report.points[..9].iter().all(|point| point.lost.is_some()));
}

#[test]
fn what_a_move_gave_away_is_exact_near_the_end() {
    let mut solver = Solver::new(16);
    let discs = random_positions(12, 32).into_iter().find(|discs| {
        let moves = discs.moves();
        discs.empties() == 9 && moves.count_ones() > 2
    });
    let discs = discs.unwrap();
    let start = Othello::from_discs(discs, Seat::Second).unwrap();
    let best = solver.score(discs, -MAX_SCORE, MAX_SCORE).unwrap();
    for square in zermelo_core::othello::bitboard::squares(discs.moves()) {
        let mut table = Table::new(start);
        let choice = zermelo_core::othello::Move::Place(square);
        table.play(choice).unwrap();
        let report = job::finish(Review::new(&table, 0));
        let made = -solver
            .score(discs.play(square), -MAX_SCORE, MAX_SCORE)
            .unwrap();
        assert_eq!(report.points[0].lost, Some(f64::from(best - made)));
        // White is to move; points are black's.
        let values = (report.points[0].value, report.points[1].value);
        assert_eq!(values, (f64::from(-best), f64::from(-made)));
    }
}
