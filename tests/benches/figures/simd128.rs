//! Othello compiled with simd128 against Othello without: a second build, chosen
//! when the page loads, would be worth its trouble from a tenth on.
//!
//! Measured is what the compiler makes of it by itself, which gains nothing.
//! Tried by hand: a board and its mirror image as two lanes in `moves` and `flips`.
//! Four runs here, with much else running, gave for perft(11) 0.58 to 1.08, for the
//! ten endgames 0.81 to 1.02, for FFO 40-44 0.87 to 0.98; processor time outside of
//! a browser 0.70, 0.93 and 0.88. That is no sure tenth, so it was left out, but it
//! deserves quieter runs. States of patterns in lanes gave nothing that could be told
//! from noise.

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
        },
        Work {
            name: "ten endgames of 18 and 20 empties",
            kernel: "othello_endgame",
            first: json!([0]),
            calls: endgames.map(|place| (json!([place]), 1)).collect(),
        },
        Work {
            name: "FFO 40-44",
            kernel: "othello_solve",
            first: full_board(),
            calls: studies
                .map(|(discs, score)| (call(discs), score.cast_unsigned()))
                .collect(),
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
        let name = format!("Othello, {}, with simd128 to without", work.name);
        Figure::at_most(name, with / without, "×", None)
    };
    works.map(figure).collect()
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
