//! Tokens: records of boards of 64 vertices with 16 tokens. The boards and their
//! values are a file of the kernels; the slowest counts.

use crate::kernels::Kernels;
use crate::{Figure, median, seconds};
use zermelo_kernels::{boards, tokens};

const RUNS: usize = 9;

pub fn native() -> Vec<Figure> {
    let times = (0..boards().count() as u32).map(|place| {
        let times = (0..RUNS).map(|_| {
            let (time, right) = seconds(|| tokens(place));
            assert_eq!(right, 1, "board {place}");
            time * 1e3
        });
        median(times.collect())
    });
    vec![Figure::at_most(
        "Tokens, 64 vertices and 16 tokens, native",
        times.fold(0.0, f64::max),
        "ms",
        Some(5.0),
    )]
}

pub fn in_chromium(kernels: &Kernels) -> Vec<Figure> {
    let count = boards().count();
    // Each run begins with nothing warm, and goes through all boards.
    let runs: Vec<_> = (0..RUNS).map(|_| kernels.run("tokens", count)).collect();
    assert!(runs.iter().all(|run| run.answer == 1));
    let of_board = |board: usize| median(runs.iter().map(|run| run.times[board]).collect());
    vec![Figure::at_most(
        "Tokens, 64 vertices and 16 tokens, wasm",
        (0..count).map(of_board).fold(0.0, f64::max),
        "ms",
        Some(5.0),
    )]
}
