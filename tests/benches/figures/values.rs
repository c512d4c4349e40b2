//! The arithmetic of games: sums, comparisons, and a digraph of a million
//! vertices.

use crate::kernels::Kernels;
use crate::{Figure, median, seconds};
use zermelo_core::graph::digraph::Digraph;
use zermelo_core::value::loopy::{Label, Labels, Values};
use zermelo_core::value::short::Games;
use zermelo_kernels::{SUMS, ZERO_SUMS, canonical_sums};

pub fn native() -> Vec<Figure> {
    let rates = (0..5).map(|_| {
        let (time, zeros) = seconds(|| canonical_sums());
        assert_eq!(zeros, ZERO_SUMS);
        f64::from(SUMS) / time
    });
    vec![
        Figure::at_least(
            "canonical sums of day 3, native",
            median(rates.collect()),
            "/s",
            None,
        ),
        comparisons(),
        labels_of_a_large_digraph(),
        Figure::at_most(
            "memory at its peak, native",
            peak_memory(),
            "MB",
            Some(500.0),
        ),
    ]
}

/// All 1474² comparisons of the games born by day three.
fn comparisons() -> Figure {
    let mut games = Games::new();
    let born = games.born_by(3).expect("no limit");
    assert_eq!(born.len(), 1474);
    let (time, pairs) = seconds(|| {
        let mut pairs = 0;
        for &a in &born {
            for &b in &born {
                pairs += u32::from(games.le(a, b) == Ok(true));
            }
        }
        pairs
    });
    assert_eq!(pairs, 654_647);
    Figure::at_most("all comparisons of day 3, native", time, "s", Some(0.3))
}

/// A random digraph of 10^6 vertices and 3·10^6 arcs, labelled both ways.
fn labels_of_a_large_digraph() -> Figure {
    let vertices = 1_000_000;
    let mut random = fastrand::Rng::with_seed(1974);
    let arcs: Vec<(u32, u32)> = (0..3 * vertices)
        .map(|_| (random.u32(0..vertices), random.u32(0..vertices)))
        .collect();
    let graph = Digraph::new(vertices as usize, &arcs).expect("arcs inside");
    let (time, draws) = seconds(|| {
        let labels = Labels::of(&graph);
        let values = Values::of(&graph);
        // The two ways must tell the same.
        (0..graph.len())
            .inspect(|&vertex| assert_eq!(values.value(vertex).label(), labels.label(vertex)))
            .filter(|&vertex| labels.label(vertex) == Label::Draw)
            .count()
    });
    assert!((400_000..650_000).contains(&draws), "{draws}");
    Figure::at_most("P/N/D and G of 10^6 vertices, native", time, "s", Some(2.0))
}

/// In megabytes, as the system has counted it for this process.
fn peak_memory() -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kilobytes = line.and_then(|text| text.split_whitespace().next()?.parse::<f64>().ok());
    kilobytes.unwrap_or(f64::NAN) / 1024.0
}

pub fn in_chromium(kernels: &Kernels) -> Vec<Figure> {
    let run = kernels.run("canonical_sums", 5);
    assert_eq!(run.answer, ZERO_SUMS);
    let rates = run.times.iter().map(|time| f64::from(SUMS) * 1e3 / time);
    vec![Figure::at_least(
        "canonical sums of day 3, wasm",
        median(rates.collect()),
        "/s",
        Some(150_000.0),
    )]
}
