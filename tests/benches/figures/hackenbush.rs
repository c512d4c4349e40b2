//! Hackenbush: a tree, a large forest, graphs in two and in three colours. The
//! drawings and their values are files of the kernels.

use crate::kernels::Kernels;
use crate::{Figure, median, seconds};
use zermelo_kernels::{
    FOREST_DIGITS, drawings, hackenbush_forest, hackenbush_games, hackenbush_numbers,
    hackenbush_tree,
};

pub fn native() -> Vec<Figure> {
    let forest = (0..5).map(|_| {
        let (time, digits) = seconds(|| hackenbush_forest());
        assert_eq!(digits, FOREST_DIGITS);
        time * 1e3
    });
    let graphs = |kind: &str, kernel: extern "C" fn(u32) -> u32| {
        let times = (0..drawings(kind).count() as u32).map(|place| {
            let (time, right) = seconds(|| kernel(place));
            assert_eq!(right, 1, "{kind} {place}");
            time * 1e3
        });
        median(times.collect())
    };
    vec![
        Figure::at_most(
            "Hackenbush, forest of 10,000 edges, native",
            median(forest.collect()),
            "ms",
            Some(100.0),
        ),
        Figure::at_most(
            "Hackenbush, 18 edges in two colours, native",
            graphs("numbers", hackenbush_numbers),
            "ms",
            Some(100.0),
        ),
        Figure::at_most(
            "Hackenbush, 15 edges in three colours, native",
            graphs("games", hackenbush_games),
            "ms",
            None,
        ),
    ]
}

pub fn in_chromium(kernels: &Kernels) -> Vec<Figure> {
    // The tree is quick: many runs, and a clock that is coarse.
    let tree = kernels.run("hackenbush_tree", 2000);
    assert_eq!((tree.answer, hackenbush_tree()), (1, 1));
    let tree = tree.times.iter().sum::<f64>() / tree.times.len() as f64;
    let forest = kernels.run("hackenbush_forest", 5);
    assert_eq!(forest.answer, FOREST_DIGITS);
    let graphs = |kind: &str, kernel: &str| {
        let run = kernels.run(kernel, drawings(kind).count());
        assert_eq!(run.answer, 1, "{kind}");
        median(run.times)
    };
    vec![
        Figure::at_most("Hackenbush, tree of 20 edges, wasm", tree, "ms", Some(0.1)),
        Figure::at_most(
            "Hackenbush, forest of 10,000 edges, wasm",
            median(forest.times),
            "ms",
            Some(100.0),
        ),
        Figure::at_most(
            "Hackenbush, 18 edges in two colours, wasm",
            graphs("numbers", "hackenbush_numbers"),
            "ms",
            None,
        ),
        Figure::at_most(
            "Hackenbush, 15 edges in three colours, wasm",
            graphs("games", "hackenbush_games"),
            "ms",
            Some(50.0),
        ),
    ]
}
