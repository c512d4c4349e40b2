//! The source's features, tables and search.

use super::random_positions;
use zermelo_core::job::{self, Job, Step};
use zermelo_core::othello::Move;
use zermelo_core::othello::discs::Discs;
use zermelo_core::othello::edges::{EDGES, Edge, edges};
use zermelo_core::othello::features;
use zermelo_core::othello::teaching::{Bound, Found, Lesson, Teaching, naive};
use zermelo_core::othello::weights::{EdgeTable, Weights};

fn search(discs: Discs, weights: &Weights, depth: u32, pruning: bool) -> Found {
    job::finish(Teaching::new(discs, lesson(weights, depth, pruning)))
}

fn lesson(weights: &Weights, depth: u32, pruning: bool) -> Lesson {
    Lesson {
        weights: weights.clone(),
        depth,
        pruning,
        trace: 0,
        levels: usize::MAX,
    }
}

#[test]
fn an_edge_is_a_number_in_base_3() {
    assert_eq!(Edge::read("XXOOOO--").map(Edge::index), Some(724));
    for index in 0..EDGES {
        let edge = Edge::of_index(index);
        assert_eq!(edge.index(), index);
        assert_eq!(Edge::read(&edge.cells()), Some(edge));
    }
    assert_eq!(
        (Edge::read("XXOOOO-"), Edge::read("XXOOOO-Y")),
        (None, None)
    );
}

#[test]
fn the_four_edges_are_found() {
    // a1 own; h1, h2 and h8 the opponent's; b8 own.
    let discs = Discs {
        own: 1 | 1 << 57,
        other: 1 << 7 | 1 << 15 | 1 << 63,
    };
    let cells = edges(discs).map(Edge::cells);
    assert_eq!(cells, ["X------O", "-X-----O", "X-------", "OO-----O"]);
}

#[test]
fn pruning_changes_nothing_but_the_cost() {
    // The four have either mobility with either table of edges.
    let mixed = "mobility approximate\nedges stable\n4 -1 8 3 12\n40 0.5 8 3 20\n";
    let other = "mobility true\nedges mean\n4 -1 8 3 12.25\n40 0 8 -3 20\n";
    let sets = [
        Weights::greedy(),
        Weights::patient(),
        Weights::restless(),
        Weights::read(mixed, &[]).unwrap(),
        Weights::read(other, &[]).unwrap(),
    ];
    let positions = random_positions(18, 5);
    assert!(positions.len() >= 1_000);
    let (mut plain, mut pruned) = (0, 0);
    for (place, discs) in positions.into_iter().take(1_000).enumerate() {
        let weights = &sets[place % sets.len()];
        let depth = 1 + place as u32 % 3;
        let whole = search(discs, weights, depth, false);
        let (value, leaves) = naive::negamax(discs, depth, weights);
        assert_eq!((whole.value, whole.leaves), (value, leaves));
        let cut = search(discs, weights, depth, true);
        assert_eq!((cut.value, cut.choice), (whole.value, whole.choice));
        assert!(cut.nodes <= whole.nodes && cut.leaves <= whole.leaves);
        plain += whole.leaves;
        pruned += cut.leaves;
    }
    assert!(2 * pruned < plain, "{pruned} of {plain}");
}

/// The eight directions.
fn steps() -> impl Iterator<Item = [i32; 2]> {
    let both = (-1..=1).flat_map(|x| (-1..=1).map(move |y| [x, y]));
    both.filter(|step| *step != [0, 0])
}

fn beside(square: u8, [x, y]: [i32; 2]) -> Option<u8> {
    let place = [i32::from(square % 8) + x, i32::from(square / 8) + y];
    let inside = place.iter().all(|part| (0..8).contains(part));
    inside.then(|| (8 * place[1] + place[0]).cast_unsigned() as u8)
}

/// How many discs of `other` a row from a square encloses against `own`.
fn enclosed(own: u64, other: u64, square: u8, step: [i32; 2]) -> u32 {
    let mut count = 0;
    let mut at = beside(square, step);
    while let Some(next) = at.filter(|next| other >> next & 1 != 0) {
        count += 1;
        at = beside(next, step);
    }
    match at {
        Some(end) if own >> end & 1 != 0 => count,
        _ => 0,
    }
}

#[test]
fn features_are_those_of_the_slow_way() {
    let mut rng = fastrand::Rng::with_seed(21);
    // Boards of no game too: dense, sparse, discs that lie alone.
    let drawn = (0..300).map(|place| {
        let mut dice = || (0..place % 4).fold(rng.u64(..), |set, _| set & rng.u64(..));
        let (own, other) = (dice(), dice());
        let other = other & !own;
        Discs { own, other }
    });
    let lonely = Discs {
        own: 1 << 20,
        other: 1 << 50,
    };
    assert_eq!(features::potential_mobility(lonely), [8, 8]);
    for discs in random_positions(10, 22).into_iter().chain(drawn) {
        for (side, Discs { own, other }) in [discs, discs.passed()].into_iter().enumerate() {
            let empty = |square: &u8| (own | other) >> square & 1 == 0;
            let free = || (0..64_u8).filter(empty);
            let along = |square: u8, step| enclosed(own, other, square, step) > 0;
            // Four lines, each of two directions.
            let lines = || steps().filter(|step| *step > [0, 0]);
            let [mut legal, mut approximate, mut potential] = [0; 3];
            for square in free() {
                let ways =
                    lines().filter(|&[x, y]| along(square, [x, y]) || along(square, [-x, -y]));
                let ways = ways.count() as u32;
                legal += u32::from(ways > 0);
                approximate += ways;
                let near = steps().filter_map(|step| beside(square, step));
                potential += near.filter(|near| other >> near & 1 != 0).count() as u32;
            }
            assert_eq!(features::mobility(discs)[side], legal, "{discs:?}");
            assert_eq!(
                features::approximate_mobility(discs)[side],
                approximate,
                "{discs:?}"
            );
            assert_eq!(
                features::potential_mobility(discs)[side],
                potential,
                "{discs:?}"
            );
        }
    }
}

#[test]
fn what_has_no_weight_changes_nothing() {
    for weights in [Weights::greedy(), Weights::patient(), Weights::restless()] {
        for discs in random_positions(3, 23) {
            let (row, seen) = (weights.row(64 - discs.empties()), weights.features(discs));
            let sum = row.discs * f64::from(seen.discs)
                + row.mobility * f64::from(seen.mobility)
                + row.potential * f64::from(seen.potential)
                + row.edges * seen.edges;
            assert!((weights.evaluate(discs) - sum).abs() < 1e-9, "{discs:?}");
        }
    }
}

#[test]
fn leaves_are_the_games_of_that_length() {
    let found = search(Discs::START, &Weights::greedy(), 5, false);
    assert_eq!(found.leaves, 1396);
    assert_eq!(found.nodes, 1 + 4 + 12 + 56 + 244 + 1396);
}

#[test]
fn a_search_goes_on_where_it_stopped() {
    let weights = Weights::patient();
    let whole = search(Discs::START, &weights, 5, true);
    let mut job = Teaching::new(Discs::START, lesson(&weights, 5, true));
    let mut slices = 0;
    let found = loop {
        slices += 1;
        if let Step::Done(found) = job.step(7) {
            break found;
        }
    };
    assert_eq!(found, whole);
    assert!(slices > 20);
}

#[test]
fn the_tree_can_be_shown() {
    let job = Teaching::new(
        Discs::START,
        Lesson {
            trace: 1_000,
            levels: usize::MAX,
            ..lesson(&Weights::greedy(), 2, true)
        },
    );
    let found = job::finish(job);
    assert_eq!(found.trace.len() as u64, found.nodes);
    assert_eq!(found.trace[0].value, Some(found.value));
    assert_eq!(found.trace[1].parent, Some(0));
    assert_eq!(found.trace[1].choice, Some(Move::Place(19)));
    let cut: u32 = found.trace.iter().map(|visit| visit.cut.count_ones()).sum();
    assert_eq!(found.nodes + u64::from(cut), 1 + 4 + 12);
    assert!(found.trace.iter().all(|visit| visit.value.is_some()));
    let root = &found.trace[0];
    assert_eq!((root.best, root.bound), (found.choice, Bound::Exact));
    // Whatever was cut off would have come out no better for the other player.
    let cut = found.trace.iter().filter(|visit| visit.cut != 0);
    assert!(cut.clone().count() > 0);
    for visit in cut {
        assert_eq!(visit.bound, Bound::AtLeast);
        assert!(visit.value >= Some(visit.window[1]));
    }
}

#[test]
fn bounds_hold() {
    for discs in random_positions(3, 23) {
        let weights = Weights::patient();
        let job = Teaching::new(
            discs,
            Lesson {
                trace: 10_000,
                levels: 1,
                ..lesson(&weights, 3, true)
            },
        );
        let found = job::finish(job);
        for visit in &found.trace[1..] {
            let Some(Move::Place(square)) = visit.choice else {
                continue;
            };
            let (exact, _) = naive::negamax(discs.play(square), 2, &weights);
            let value = visit.value.unwrap();
            match visit.bound {
                Bound::Exact => assert!((exact - value).abs() < 1e-9),
                Bound::AtLeast => assert!(exact >= value),
                Bound::AtMost => assert!(exact <= value),
            }
        }
    }
}

#[test]
fn weights_are_read_and_written() {
    for weights in [Weights::greedy(), Weights::patient()] {
        assert_eq!(Weights::read(&weights.write(), &[]), Ok(weights));
    }
    let table = EdgeTable::read("name mine\nfrom mean\nXXOOOO-- 45/8 # so\n").unwrap();
    assert!((table.value(Edge::of_index(724)) - 5.625).abs() < 1e-9);
    assert_eq!(EdgeTable::read(&table.write()), Ok(table.clone()));
    let text = "name My own set\nmobility approximate\nedges mine\n4 1 2 -3 0.5\n30 0 1 1 1\n";
    let weights = Weights::read(text, &[table]).unwrap();
    assert_eq!(weights.write(), text);
    assert_eq!((weights.row(29).from, weights.row(30).from), (4, 30));
    assert_eq!(weights.row(3).from, 4);
}

#[test]
fn faults_of_weights_are_said() {
    let fault = |text: &str| Weights::read(text, &[]).unwrap_err().to_string();
    assert!(fault("").contains("at least one line of weights"));
    assert_eq!(
        fault("name a\nmobility some\n"),
        "line 2: expected one of true, approximate, found 'some'"
    );
    assert!(fault("edges mine").contains("stable, mean"));
    assert!(fault("4 1 2 3").starts_with("line 1: expected a line such as"));
    assert!(fault("4 1 2 3 inf").starts_with("line 1"));
    assert!(fault("4 1 2 3 4\n4 1 2 3 4").contains("rising"));
    let fault = EdgeTable::read("XXOOOO- 3").unwrap_err().to_string();
    assert!(fault.contains("XXOOOO-- 2.5"));
    assert!(EdgeTable::read("XXOOOO-- 1/0").is_err());
}
