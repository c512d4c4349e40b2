//! Othello's two modules against each other: with simd128 and without. The second is
//! worth its trouble from a tenth on, in what takes long.
//!
//! What the compiler makes of simd128 by itself gains a few hundredths. The rest is code
//! in lanes: `bitboard/lanes.rs` and `patterns/network/lanes.rs` in the core.

use crate::Figure;
use crate::kernels::Kernels;
use crate::othello::{call, full_board, least, studies};
use serde_json::{Value, json};
use zermelo_kernels::othello::{PERFT, endgame_count};

const ROUNDS: usize = 3;

/// Something to be done by both builds.
struct Work {
    name: &'static str,
    kernel: &'static str,
    /// What is called before, while the browser still compiles.
    first: Value,
    /// What is measured, and the answers.
    calls: Vec<(Value, u32)>,
    /// How long it may take without, in seconds, and what part of that with.
    limits: [Option<f64>; 2],
}

fn all() -> [Work; 3] {
    let endgames = 0..endgame_count();
    let studies = studies("fforum-40-59.obf", 5).into_iter();
    [
        Work {
            name: "perft(11)",
            kernel: "othello_perft",
            first: json!([]),
            calls: vec![(json!([]), PERFT)],
            limits: [Some(0.85), Some(0.9)],
        },
        Work {
            name: "ten endgames of 18 and 20 empties",
            kernel: "othello_endgame",
            first: json!([0]),
            calls: endgames.map(|place| (json!([place]), 1)).collect(),
            // Without weights.
            limits: [None; 2],
        },
        Work {
            name: "FFO 40-44",
            kernel: "othello_solve",
            first: full_board(),
            calls: studies
                .map(|(discs, score)| (call(discs), score.cast_unsigned()))
                .collect(),
            limits: [Some(4.9), Some(0.9)],
        },
    ]
}

/// By turns, and of each call the quickest counts.
pub fn in_chromium(kernels: &Kernels) -> Vec<Figure> {
    let builds = [kernels, &kernels.with_simd128()];
    let works = all().into_iter().filter(|work| !work.calls.is_empty());
    let figure = |work: Work| {
        let mut times = [(); 2].map(|()| vec![Vec::new(); work.calls.len()]);
        for _ in 0..ROUNDS {
            for (build, times) in builds.into_iter().zip(&mut times) {
                for (list, time) in times.iter_mut().zip(work.times(build)) {
                    list.push(time);
                }
            }
        }
        let [without, with] = times.map(|lists| lists.iter().map(|list| least(list)).sum::<f64>());
        let names = ["without simd128", "with simd128 to without"];
        let [time, ratio] = names.map(|what| format!("Othello, {}, {what}", work.name));
        [
            Figure::at_most(time, without / 1e3, "s", work.limits[0]),
            Figure::at_most(ratio, with / without, "×", work.limits[1]),
        ]
    };
    works.flat_map(figure).collect()
}

impl Work {
    /// How long each call takes a build, on a new instance.
    fn times(&self, build: &Kernels) -> Vec<f64> {
        let calls = self.calls.iter().map(|(call, _)| call);
        let calls: Vec<Value> = [&self.first].into_iter().chain(calls).cloned().collect();
        let (answers, run) = build.call(self.kernel, &calls);
        let expected: Vec<u32> = self.calls.iter().map(|(_, answer)| *answer).collect();
        assert_eq!(answers[1..], expected, "{}", self.name);
        run.times[1..].to_vec()
    }
}
