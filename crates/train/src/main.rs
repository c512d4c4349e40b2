//! Trains an evaluation of Othello by patterns on game records.
//!
//! The same records and the same seed give the same weights, to the last bit.

mod fit;
mod labels;
mod level;
mod samples;
mod spread;

use anyhow::{Context, Result};
use flate2::Compression;
use flate2::write::GzEncoder;
use labels::Labeller;
use samples::Sample;
use std::io::{IsTerminal as _, Write as _};
use std::path::Path;
use std::time::Instant;
use zermelo_core::othello::evaluation::Evaluation;
use zermelo_core::othello::evaluation::spread::Spread;
use zermelo_core::othello::patterns::file::Trained;
use zermelo_core::othello::patterns::judge::{CONSTANTS, Judge, PHASES, UNIT, phase_of, weights};
use zermelo_train::wthor;

const USAGE: &str = "which folder has the game records (*.wtb), and where do the weights go?";

/// What is left to chance is so from here on.
const SEED: u64 = 1;

fn main() -> Result<()> {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().context(USAGE)?;
    let target = arguments.next().context(USAGE)?;
    let start = Instant::now();
    let games = wthor::read_folder(Path::new(&folder))?;
    let mut samples = samples::gather(&games, SEED);
    println!("{} games, {} positions", games.len(), samples.len());
    let mut trained = train(&games, &mut samples);
    level::level(&mut trained, &games);
    let judge: &'static Judge = Box::leak(Box::new(Judge::new(&trained)));
    trained.spread = spread::measure(&samples, Evaluation::by(judge), SEED);
    println!("{:?} thousandths of a disc", trained.spread);
    let mut file = GzEncoder::new(Vec::new(), Compression::best());
    file.write_all(&trained.write())?;
    let file = file.finish()?;
    std::fs::write(&target, &file).with_context(|| format!("{target} cannot be written"))?;
    println!(
        "{target}, {} kB, {:.0} s",
        file.len() / 1000,
        start.elapsed().as_secs_f64()
    );
    Ok(())
}

fn train(games: &[wthor::Record], samples: &mut [Sample]) -> Trained {
    let mut trained = Trained {
        weights: vec![vec![0; weights()]; PHASES],
        constants: [0; CONSTANTS],
        spread: Spread::UNKNOWN,
    };
    let mut labeller = Labeller::new(games);
    let mut later = None;
    println!(
        "phase, mean absolute error in discs where it was learnt, and by empty squares elsewhere:"
    );
    for phase in 0..PHASES {
        // Each phase needs the one after it; what they take up is let go at the end.
        let judge: &'static Judge = Box::leak(Box::new(Judge::new(&trained)));
        let mut own: Vec<&mut Sample> = samples
            .iter_mut()
            .filter(|sample| phase_of(usize::from(sample.empties)) == phase)
            .collect();
        labeller.label(&mut own, Evaluation::by(judge), |part| bar(phase, part));
        let fitted = fit::fit(samples, phase, later.as_ref());
        let held: Vec<_> = fitted
            .held
            .iter()
            .map(|(empties, error)| format!("{empties}: {error:.2}"))
            .collect();
        println!(
            "\r{:2}/{PHASES}  {:.2}  {}",
            phase + 1,
            fitted.learnt,
            held.join("  ")
        );
        trained.weights[phase] = fitted.weights.iter().copied().map(in_units).collect();
        for empties in (0..CONSTANTS).filter(|&empties| phase_of(empties) == phase) {
            trained.constants[empties] = in_units(fitted.constants[empties]);
        }
        later = Some(fitted);
    }
    trained
}

/// Shows how far a phase is labelled, where somebody looks.
fn bar(phase: usize, part: f64) {
    let mut out = std::io::stdout();
    if out.is_terminal() {
        let full = (1..=30)
            .filter(|&mark| f64::from(mark) <= 30.0 * part)
            .count();
        let _ = write!(
            out,
            "\r{:2}/{PHASES}  [{}{}]",
            phase + 1,
            "#".repeat(full),
            ".".repeat(30 - full)
        );
        let _ = out.flush();
    }
}

fn in_units(discs: f64) -> i16 {
    (discs * f64::from(UNIT)).round() as i16
}
