//! Convexity games: all connected graphs of a size, large trees, the Petersen
//! graph in every game.

use crate::kernels::Kernels;
use crate::{Figure, median, seconds};
use zermelo_core::games::convexity::arena::Kind;
use zermelo_core::games::convexity::survey;
use zermelo_core::graph::all::connected;
use zermelo_core::graph::convex::Path;
use zermelo_kernels::convexity::{convexity_tree, petersens, trees};

/// Solves a game on all graphs of a size, which are made first; how many graphs
/// have each nimber, and how many are won by whoever begins in misère play.
fn survey(kind: Kind, vertices: usize) -> (Vec<u32>, u32) {
    let (mut counts, mut misere) = (vec![0; 8], 0);
    for graph in connected(vertices) {
        let line = survey::line(&graph, Path::Geodesic, kind).expect("a small graph");
        counts[line.nimber as usize] += 1;
        misere += u32::from(line.wins_misere);
    }
    (counts, misere)
}

pub fn native() -> Vec<Figure> {
    let games: [(Kind, [u32; 8]); 4] = [
        (Kind::ClosedInterval, [219, 292, 174, 134, 24, 9, 1, 0]),
        (Kind::ClosedHull, [328, 343, 96, 58, 20, 7, 1, 0]),
        (Kind::Interval, [61, 696, 85, 7, 4, 0, 0, 0]),
        (Kind::Hull, [139, 674, 35, 4, 1, 0, 0, 0]),
    ];
    let (seven, ()) = seconds(|| {
        for (kind, expected) in games {
            assert_eq!(survey(kind, 7).0, expected, "{kind:?}");
        }
    });
    let (eight, found) = seconds(|| survey(Kind::ClosedInterval, 8));
    let expected = vec![4158, 2259, 1724, 1822, 695, 265, 186, 8];
    assert_eq!(found, (expected, 7410));
    let tree = (0..trees() as u32).map(|place| {
        let (time, right) = seconds(|| convexity_tree(place));
        assert_eq!(right, 1, "{place}");
        time * 1e3
    });
    vec![
        Figure::at_most(
            "Convexity, four games on the 853 graphs of 7 vertices, native",
            seven,
            "s",
            Some(5.0),
        ),
        Figure::at_most(
            "Convexity, closed interval game on the 11,117 graphs of 8 vertices, native",
            eight,
            "s",
            Some(60.0),
        ),
        Figure::at_most(
            "Convexity, tree of 64 vertices, native",
            median(tree.collect()),
            "ms",
            None,
        ),
    ]
}

pub fn in_chromium(kernels: &Kernels) -> Vec<Figure> {
    let slowest = |kernel: &str, cases: usize| {
        let run = kernels.run(kernel, cases);
        assert_eq!(run.answer, 1, "{kernel}");
        run.times.into_iter().fold(0.0, f64::max)
    };
    vec![
        Figure::at_most(
            "Convexity, tree of 64 vertices, slowest of ten, wasm",
            slowest("convexity_tree", trees()),
            "ms",
            Some(10.0),
        ),
        Figure::at_most(
            "Convexity, Petersen graph, slowest of 32 games, wasm",
            slowest("convexity_petersen", petersens()),
            "ms",
            Some(200.0),
        ),
    ]
}
