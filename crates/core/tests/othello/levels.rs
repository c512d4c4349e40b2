//! Opponents who err as people do, and the one who waits for it.

use super::random_positions;
use fastrand::Rng;
use zermelo_core::analysis::Analyse;
use zermelo_core::game::{Outcome, Seat};
use zermelo_core::games;
use zermelo_core::job;
use zermelo_core::othello::bitboard::{CORNERS, Square, Squares, single};
use zermelo_core::othello::discs::Discs;
use zermelo_core::othello::evaluation::DISC;
use zermelo_core::othello::habits::{Habits, gives_corner, is_quiet, opens_corner};
use zermelo_core::othello::levels::{self, LEVELS, Level};
use zermelo_core::othello::trap;
use zermelo_core::othello::xray::{Limits, XRay};
use zermelo_core::othello::{Move, Othello, read_square};
use zermelo_core::robot::Robot;
use zermelo_core::robot::ladder::{Ladder, Plan};

fn steps(robots: &[&str], games: u32) -> Vec<f64> {
    let plan = Plan {
        robots: robots.iter().map(ToString::to_string).collect(),
        games,
        plies: 8,
        even: false,
        seed: 1,
        before: Vec::new(),
    };
    let start = games::read("othello:").unwrap();
    let found = job::finish(Ladder::new(&*start, plan).unwrap());
    found.robots[1..].iter().map(|robot| robot.step).collect()
}

#[test]
fn levels_are_ordered() {
    assert_eq!(levels::NAMES.len(), LEVELS.len() + 1);
    // Far apart: of 40 games the stronger one of each pair wins three quarters or
    // more, so a lead of nothing is more than three standard errors away.
    let far = steps(&["random", "beginner", "casual", "club"], 40);
    assert!(far.iter().all(|step| *step > 60.0), "{far:?}");
    // The strongest take their time.
    let far = steps(&["keen", "expert"], 16);
    assert!(far[0] > 60.0, "{far:?}");
    // Care costs nothing.
    let care = steps(&["random", "careful"], 400);
    assert!(care[0] > 0.0, "{care:?}");
}

#[test]
fn every_habit_shrinks_from_level_to_level() {
    let of = |level: &Level| {
        let habits = level.habits;
        let by_turn = [habits.greed, habits.edges, habits.haste, habits.parity];
        let by_move = [habits.corners, habits.quiet, habits.blur];
        by_turn.into_iter().chain(by_move)
    };
    for pair in LEVELS.windows(2) {
        let [weaker, stronger] = [of(&pair[0]), of(&pair[1])];
        for (less, more) in stronger.zip(weaker) {
            assert!(less <= more, "{} {}", pair[0].name, pair[1].name);
        }
        assert!(pair[0].limits.depth <= pair[1].limits.depth);
        assert!(pair[0].limits.solve <= pair[1].limits.solve);
    }
}

#[test]
fn names_of_old_links_are_understood() {
    for name in ["novice", "learner", "club", "strong", "master"] {
        assert_eq!(Robot::read::<Othello>(name), Ok(Robot::Own(name)));
    }
}

fn square(name: &str) -> Square {
    read_square(name).unwrap()
}

fn squares<const COUNT: usize>(names: [&str; COUNT]) -> Squares {
    names.iter().fold(0, |all, name| all | single(square(name)))
}

fn chosen(discs: Discs, level: Level, seed: u64) -> Square {
    let position = Othello::from_discs(discs, Seat::First).unwrap();
    match job::finish(levels::choose_as(&position, level, seed)).map(|chosen| chosen.choice) {
        Some(Move::Place(square)) => square,
        other => panic!("{other:?}"),
    }
}

fn with(habits: Habits, depth: u32) -> Level {
    Level {
        name: "tried",
        limits: Limits {
            depth,
            nodes: 2_000_000,
            solve: 0,
        },
        habits,
    }
}

/// Positions in the middle of random games with some choice.
fn middles(games: usize, seed: u64) -> impl Iterator<Item = Discs> {
    let wanted =
        |discs: &Discs| (16..=44).contains(&discs.empties()) && discs.moves().count_ones() > 3;
    random_positions(games, seed).into_iter().filter(wanted)
}

/// A player without habits that is not quite the strongest: it goes by the same
/// search as the others.
const SOBER: Habits = Habits {
    greed: 0,
    edges: 0,
    haste: 0,
    corners: 0,
    quiet: 0,
    parity: 0,
    blur: 1,
};

#[test]
fn greed_turns_over_more() {
    let greedy = Habits {
        greed: 100,
        ..SOBER
    };
    // On g4 a disc turns a row of five over, on e5 a single one.
    let own = squares(["a4", "e7"]);
    let other = squares(["b4", "c4", "d4", "e4", "f4", "e6"]);
    let row = Discs { own, other };
    assert_eq!(row.flips(square("g4")).count_ones(), 5);
    assert_eq!(row.flips(square("e5")).count_ones(), 1);
    let limits = with(greedy, 1).limits;
    let tempted = |habits: Habits, name| {
        let mood = habits.mood(limits, &mut Rng::with_seed(1));
        mood.bias(row, square(name))
    };
    // Each disc tempts alike. It need not decide: a row that lies open on all
    // sides may cost more than it tempts by.
    assert_eq!(tempted(greedy, "g4"), 5 * tempted(greedy, "e5"));
    assert!(tempted(greedy, "e5") > 0);
    assert_eq!(tempted(SOBER, "g4"), 0);
    let (mut more, mut less) = (0, 0);
    for discs in middles(12, 3) {
        let turned = |habits| discs.flips(chosen(discs, with(habits, 2), 1)).count_ones();
        more += turned(greedy);
        less += turned(SOBER);
    }
    assert!(2 * more > 3 * less, "{more} {less}");
}

#[test]
fn who_does_not_see_corners_gives_them_away() {
    let blind = Habits {
        corners: 100,
        ..SOBER
    };
    let (mut given, mut kept) = (0, 0);
    for discs in middles(12, 4).filter(|discs| discs.empties() <= 32) {
        let corner = |habits| u32::from(opens_corner(discs, chosen(discs, with(habits, 3), 1)));
        given += corner(blind);
        kept += corner(SOBER);
    }
    assert!(given >= 10 && given > 5 * kept, "{given} {kept}");
}

#[test]
fn what_a_habit_is_about() {
    // On b2 a disc turns c3 and nothing else, beside an empty corner that the
    // opponent cannot take yet.
    let discs = Discs {
        own: squares(["d4", "e5"]),
        other: single(square("c3")),
    };
    assert_eq!(discs.flips(square("b2")), single(square("c3")));
    assert!(gives_corner(discs, square("b2")));
    assert!(!opens_corner(discs, square("b2")));
    assert!(is_quiet(discs, square("b2")));
    // A corner that the opponent could take before is not given by the move.
    let open = Discs {
        own: squares(["b2", "g6"]),
        other: squares(["c3", "g5", "d4"]),
    };
    assert_ne!(open.passed().moves() & CORNERS, 0);
    assert!(!opens_corner(open, square("g4")));
    assert!(is_quiet(open, square("g4")));
}

#[test]
fn the_same_seed_gives_the_same_move() {
    for (place, discs) in middles(2, 5).enumerate().step_by(3) {
        let position = Othello::from_discs(discs, Seat::First).unwrap();
        for level in &LEVELS[..7] {
            let choose = || job::finish(position.own_robot(level.name, place as u64).unwrap());
            assert_eq!(choose(), choose(), "{}", level.name);
        }
    }
    // Other dice, other moods.
    let discs = middles(1, 6).next().unwrap();
    let novice = *levels::find("novice").unwrap();
    let first = chosen(discs, novice, 0);
    assert!((1..40).any(|seed| chosen(discs, novice, seed) != first));
}

const QUICK: Limits = Limits {
    depth: 6,
    nodes: 20_000,
    solve: 14,
};

fn trapped(discs: Discs) -> Square {
    match job::finish(trap::choose(discs, QUICK)).map(|chosen| chosen.choice) {
        Some(Move::Place(square)) => square,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_trap_never_costs_the_result() {
    let near = random_positions(60, 7)
        .into_iter()
        .filter(|discs| discs.empties() == 11 && discs.moves().count_ones() > 1);
    let mut other = 0;
    for discs in near {
        let sight = job::finish(XRay::new(discs, Limits::USUAL));
        let best = sight.moves.iter().max_by_key(|seen| seen.value).unwrap();
        let square = trapped(discs);
        let made = sight
            .moves
            .iter()
            .find(|seen| seen.square == square)
            .unwrap();
        assert_eq!(made.outcome, best.outcome);
        assert!(made.value >= best.value - 2 * DISC, "{made:?} {best:?}");
        other += u32::from(made.outcome != Outcome::Unknown && made.square != best.square);
    }
    assert!(other > 0, "it never sets a trap");
}
