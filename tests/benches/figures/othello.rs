//! Othello: games counted, moves made and judged, endgames solved, the field's
//! usual studies where they are at hand.

use crate::kernels::Kernels;
use crate::{Figure, seconds};
use serde_json::{Value, json};
use std::hint::black_box;
use zermelo_core::othello::discs::Discs;
use zermelo_core::othello::formats;
use zermelo_kernels::othello::{
    PERFT, endgame_count, every_move, othello_endgame, othello_perft, solve_counting,
};
use zermelo_kernels::othello_walk::{Judging, Walk, with_arrays, with_bitboards};
use zermelo_tests::in_root;

/// The time of all endgames of the kernels, in seconds.
fn endgames() -> f64 {
    let (time, ()) = seconds(|| {
        for place in 0..endgame_count() as u32 {
            assert_eq!(othello_endgame(place), 1, "{place}");
        }
    });
    time
}

/// The first so many FFO studies of a file with their scores; none where it is
/// absent.
pub fn studies(file: &str, count: usize) -> Vec<(Discs, i32)> {
    let path = in_root("../shared/othello").join(file);
    let Ok(text) = std::fs::read_to_string(&path) else {
        println!("{} is absent: its studies are left out", path.display());
        return Vec::new();
    };
    let study = |line: &str| {
        let position = *formats::read(line).expect("a study").position();
        // The best move comes first: `X; A2:+38; …`.
        let score = line.split([':', ';']).nth(2).expect("a score");
        (position.discs(), score.trim().parse().expect("a number"))
    };
    let lines = text.lines().filter(|line| !line.trim().is_empty());
    let studies: Vec<_> = lines.take(count).map(study).collect();
    assert_eq!(studies.len(), count, "{file}");
    studies
}

/// What is compared is measured by turns: a busy moment is then nobody's fault.
pub fn in_chromium(kernels: &Kernels) -> Vec<Figure> {
    let mut figures = Vec::from(perft(kernels));
    figures.extend(boards(kernels));
    let run = kernels.run("othello_endgame", endgame_count());
    assert_eq!(run.answer, 1);
    let time = run.times.iter().sum::<f64>() / 1e3;
    figures.extend(both(
        "ten endgames of 18 and 20 empties",
        [endgames(), time],
        [None, None],
        1.3,
    ));
    figures.push(every_move_scored(kernels));
    figures.push(weights());
    for (name, file, count) in [
        ("FFO 1-19", "fforum-1-19.obf", 19),
        ("FFO 20-39", "fforum-20-39.obf", 20),
    ] {
        let studied = studied(kernels, &studies(file, count));
        // Too quick for a ratio that means something.
        let times = studied.into_iter().flat_map(|studied| studied.times);
        for (place, time) in ["native", "wasm"].into_iter().zip(times) {
            let name = format!("Othello, {name}, {place}");
            figures.push(Figure::at_most(name, time, "s", None));
        }
    }
    figures.extend(hard_studies(kernels));
    figures
}

/// The exact scores of all moves at sixteen empty squares, as X-ray shows them.
fn every_move_scored(kernels: &Kernels) -> Figure {
    let places: Vec<u32> = (0..endgame_count() as u32).collect();
    // The first call unpacks the weights.
    let calls: Vec<_> = [0]
        .iter()
        .chain(&places)
        .map(|place| json!([place]))
        .collect();
    let (answers, run) = kernels.call("othello_every_move", &calls);
    for (place, answer) in places.iter().zip(&answers[1..]) {
        assert_eq!(*answer, every_move(*place), "{place}");
    }
    let slowest = run.times[1..].iter().copied().fold(0.0, f64::max);
    Figure::at_most(
        "Othello, exact score of every move at 16 empties, slowest of ten, wasm",
        slowest / 1e3,
        "s",
        Some(1.0),
    )
}

/// The trained weights as they are loaded.
fn weights() -> Figure {
    let file = std::fs::metadata(in_root("www/othello.weights")).expect("the weights");
    let size = file.len() as f64 / 1e3;
    Figure::at_most("Othello, trained weights", size, "kB", Some(600.0))
}

/// A time native and in the page, in seconds, and the ratio of the two.
fn both(what: &str, [native, wasm]: [f64; 2], limits: [Option<f64>; 2], ratio: f64) -> [Figure; 3] {
    [
        Figure::at_most(format!("Othello, {what}, native"), native, "s", limits[0]),
        Figure::at_most(format!("Othello, {what}, wasm"), wasm, "s", limits[1]),
        Figure::at_most(
            format!("Othello, {what}, wasm to native"),
            wasm / native,
            "×",
            Some(ratio),
        ),
    ]
}

/// The quickest of several runs of the same work: what else a machine does can
/// only make it slower.
pub fn least(times: &[f64]) -> f64 {
    times.iter().copied().fold(f64::INFINITY, f64::min)
}

fn perft(kernels: &Kernels) -> [Figure; 3] {
    let times = (0..5).map(|_| {
        let (native, count) = seconds(|| black_box(othello_perft as extern "C" fn() -> u32)());
        let run = kernels.run("othello_perft", 1);
        assert_eq!((count, run.answer), (PERFT, PERFT));
        (native, run.times[0] / 1e3)
    });
    let (native, wasm): (Vec<f64>, Vec<f64>) = times.unzip();
    let times = [least(&native), least(&wasm)];
    both("perft(11)", times, [Some(0.9), Some(0.85)], 1.3)
}

/// The arguments with which the page solves a position.
pub fn call(discs: Discs) -> Value {
    json!([discs.own, discs.other].map(|set| set.to_string()))
}

/// A position that takes no time: weights are unpacked with it.
pub fn full_board() -> Value {
    let (own, other) = (u64::MAX, 0);
    call(Discs { own, other })
}

/// What it took to get studies right.
struct Studied {
    /// Native and in the page, in seconds.
    times: [f64; 2],
    /// Positions visited.
    nodes: u64,
}

/// Solves studies, one thread, with trained weights. The first call in the page
/// unpacks those.
fn studied(kernels: &Kernels, studies: &[(Discs, i32)]) -> Option<Studied> {
    let mut times = [0.0; 2];
    let mut nodes = 0;
    for &(discs, score) in studies {
        let (time, (found, visited)) = seconds(|| solve_counting(discs));
        assert_eq!(found, score, "{discs:?}");
        times[0] += time;
        nodes += visited;
        let (answers, run) = kernels.call("othello_solve", &[full_board(), call(discs)]);
        assert_eq!(answers[1].cast_signed(), score, "{discs:?}");
        times[1] += run.times[1] / 1e3;
    }
    (!studies.is_empty()).then_some(Studied { times, nodes })
}

/// Studies 40 to 44, which engines are timed on.
fn hard_studies(kernels: &Kernels) -> Vec<Figure> {
    let studied = studied(kernels, &studies("fforum-40-59.obf", 5));
    let Some(Studied { times, nodes }) = studied else {
        return Vec::new();
    };
    let mut figures = Vec::from(both("FFO 40-44, one thread", times, [None, Some(4.9)], 1.3));
    figures.push(Figure::at_most(
        "Othello, FFO 40-44, positions visited",
        nodes as f64 / 1e6,
        "10⁶",
        Some(110.0),
    ));
    for (place, time) in ["native", "wasm"].into_iter().zip(times) {
        let name = format!("Othello, FFO 40-44, a position, {place}");
        figures.push(Figure::at_most(name, time * 1e9 / nodes as f64, "ns", None));
    }
    figures
}

/// Bitboards against arrays that are kept up to date: the same moves, the same
/// values of every position on the way.
fn boards(kernels: &Kernels) -> Vec<Figure> {
    let mut figures = Vec::new();
    for (number, judging) in Judging::ALL.into_iter().enumerate() {
        let (what, limit) = match judging {
            Judging::None => ("made", 9.0),
            Judging::Approximate => ("made and judged by approximate mobility", 2.0),
            Judging::True => ("made and judged by true mobility", 10.0),
        };
        let native = |walk: fn(Judging) -> Walk| seconds(|| walk(black_box(judging)));
        let wasm = |kernel: &str| {
            // The first call is compiled while it runs.
            let calls = [json!([number]), json!([number])];
            let (answers, run) = kernels.call(kernel, &calls);
            (run.times[1] / 1e3, answers[1])
        };
        let mut times: [Vec<f64>; 4] = Default::default();
        let mut positions = 0.0;
        for _ in 0..15 {
            let (arrays, expected) = native(with_arrays);
            let (bitboards, walk) = native(with_bitboards);
            assert_eq!(walk, expected, "both see the same");
            let [page_arrays, page_bitboards] =
                ["othello_arrays", "othello_bitboards"].map(|kernel| {
                    let (time, mark) = wasm(kernel);
                    assert_eq!(mark, expected.mark, "{kernel}");
                    time
                });
            positions = f64::from(walk.nodes);
            let measured = [arrays, bitboards, page_arrays, page_bitboards];
            for (list, time) in times.iter_mut().zip(measured) {
                list.push(time);
            }
        }
        let [arrays, bitboards, page_arrays, page_bitboards] = times.map(|times| least(&times));
        for (place, arrays, bitboards) in [
            ("native", arrays, bitboards),
            ("wasm", page_arrays, page_bitboards),
        ] {
            for (with, time) in [("arrays", arrays), ("bitboards", bitboards)] {
                let name = format!("Othello, moves {what} with {with}, {place}");
                figures.push(Figure::at_least(
                    name,
                    positions / time / 1e6,
                    "10⁶/s",
                    None,
                ));
            }
            let name = format!("Othello, moves {what}, bitboards to arrays, {place}");
            figures.push(Figure::at_least(name, arrays / bitboards, "×", Some(limit)));
        }
    }
    figures
}
