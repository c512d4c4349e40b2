//! Sim on six points, all of it, from nothing.

use crate::kernels::Kernels;
use crate::{Figure, median, seconds};
use zermelo_kernels::{SIM, solve_sim};

pub fn native() -> Vec<Figure> {
    let times = (0..11).map(|_| {
        let (time, answer) = seconds(|| solve_sim());
        assert_eq!(answer, SIM);
        time * 1e3
    });
    vec![Figure::at_most(
        "Sim solved from nothing, native",
        median(times.collect()),
        "ms",
        Some(30.0),
    )]
}

pub fn in_chromium(kernels: &Kernels) -> Vec<Figure> {
    // The first call is what a page waits for: nothing is warm.
    let runs: Vec<_> = (0..5).map(|_| kernels.run("solve_sim", 1)).collect();
    assert!(runs.iter().all(|run| run.answer == SIM));
    let times = runs.iter().map(|run| run.times[0]);
    let memory = runs.iter().map(|run| run.memory);
    vec![
        Figure::at_most(
            "Sim solved from nothing, wasm",
            median(times.collect()),
            "ms",
            Some(100.0),
        ),
        Figure::at_most(
            "Sim solved from nothing, memory, wasm",
            memory.fold(0.0, f64::max),
            "MB",
            Some(8.0),
        ),
    ]
}
