//! Othello: games counted, endgames solved, the field's usual studies where they
//! are at hand.

use crate::kernels::Kernels;
use crate::{Figure, seconds};
use zermelo_core::othello::formats;
use zermelo_kernels::othello::{PERFT, endgame_count, othello_endgame, othello_perft, solve};
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

/// The time of the FFO studies of a file, the first so many, in seconds; none where it is absent.
fn studies(file: &str, count: usize) -> Option<f64> {
    let path = in_root("../shared/othello").join(file);
    let Ok(text) = std::fs::read_to_string(&path) else {
        println!("{} is absent: its studies are left out", path.display());
        return None;
    };
    let lines = text.lines().filter(|line| !line.trim().is_empty());
    let (time, ()) = seconds(|| {
        for (place, line) in lines.take(count).enumerate() {
            let position = *formats::read(line).expect("a study").position();
            // The best move comes first: `X; A2:+38; …`.
            let score = line.split([':', ';']).nth(2).expect("a score");
            let score: i32 = score.trim().parse().expect("a number");
            assert_eq!(solve(position.discs()), score, "{file} {place}");
        }
    });
    Some(time)
}

pub fn native() -> Vec<Figure> {
    let (perft, count) = seconds(|| othello_perft());
    assert_eq!(count, PERFT);
    let mut figures = vec![
        Figure::at_most("Othello, perft(11), native", perft, "s", Some(0.9)),
        Figure::at_most(
            "Othello, ten endgames of 18 and 20 empties, native",
            endgames(),
            "s",
            None,
        ),
    ];
    let sets = [
        ("FFO 1-19", "fforum-1-19.obf", 19, None),
        ("FFO 20-39", "fforum-20-39.obf", 20, None),
        ("FFO 40-44", "fforum-40-59.obf", 5, Some(20.0)),
    ];
    for (name, file, count, limit) in sets {
        if let Some(time) = studies(file, count) {
            figures.push(Figure::at_most(
                format!("Othello, {name}, one thread, native"),
                time,
                "s",
                limit,
            ));
        }
    }
    figures
}

pub fn in_chromium(kernels: &Kernels) -> Vec<Figure> {
    let perft = kernels.run("othello_perft", 1);
    assert_eq!(perft.answer, PERFT);
    let run = kernels.run("othello_endgame", endgame_count());
    assert_eq!(run.answer, 1);
    let time = run.times.iter().sum::<f64>() / 1e3;
    vec![
        Figure::at_most(
            "Othello, perft(11), wasm",
            perft.times[0] / 1e3,
            "s",
            Some(1.35),
        ),
        Figure::at_most(
            "Othello, ten endgames of 18 and 20 empties, wasm",
            time,
            "s",
            None,
        ),
        Figure::at_most(
            "Othello, endgames, wasm to native",
            time / endgames(),
            "×",
            Some(1.4),
        ),
    ]
}
