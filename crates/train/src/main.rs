//! Trains an evaluation of Othello by patterns on game records.
//!
//! The same records and the same seed give the same weights, to the last bit.

mod labels;
mod learn;
mod level;
mod network;
mod samples;
mod spread;

use anyhow::{Context, Result};
use labels::{Labeller, SOLVED};
use learn::{Learner, Lessons};
use samples::Sample;
use std::io::{IsTerminal as _, Write as _};
use std::ops::RangeInclusive;
use std::path::Path;
use std::time::Instant;
use zermelo_core::othello::evaluation::Evaluation;
use zermelo_core::othello::patterns::file::Trained;
use zermelo_core::othello::patterns::judge::Judge;
use zermelo_train::wthor;

const USAGE: &str = "which folder has the game records (*.wtb), and where do the weights go?";

/// What is left to chance is so from here on.
const SEED: u64 = 1;

/// Positions with so many numbers of empty squares are labelled at a time.
const STAGE: u8 = 4;

/// To label the next stage those of so many empty squares more are learnt from,
const NEAR: u8 = 12;

/// so often.
const NEAR_TIMES: usize = 3;

/// In the end everything is learnt from so often.
const TIMES: usize = 12;

fn main() -> Result<()> {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().context(USAGE)?;
    let target = arguments.next().context(USAGE)?;
    let start = Instant::now();
    let games = wthor::read_folder(Path::new(&folder))?;
    let mut samples = samples::gather(&games, SEED);
    println!("{} games, {} positions", games.len(), samples.len());
    label(&games, &mut samples);
    let mut trained = learn(&samples);
    level::level(&mut trained, &games);
    trained.spread = spread::measure(&samples, Evaluation::by(judge(&trained)), SEED);
    println!("{:?} thousandths of a disc", trained.spread);
    let file = packed(&trained)?;
    std::fs::write(&target, &file).with_context(|| format!("{target} cannot be written"))?;
    println!(
        "{target}, {} kB, {:.0} s",
        file.len() / 1000,
        start.elapsed().as_secs_f64()
    );
    Ok(())
}

/// As the page fetches it. Where little occurs again but by chance, the usual search for
/// what does makes it an eighth larger.
fn packed(trained: &Trained) -> Result<Vec<u8>> {
    let (options, format) = (zopfli::Options::default(), zopfli::Format::Gzip);
    let mut file = Vec::new();
    zopfli::compress(options, format, &trained.write()[..], &mut file)?;
    Ok(file)
}

/// Evaluations are used for as long as the program runs; what they take up is let
/// go at its end.
fn judge(trained: &Trained) -> &'static Judge {
    Box::leak(Box::new(Judge::new(trained)))
}

/// Those that are solved, then a few numbers of empty squares each.
fn stages() -> impl Iterator<Item = RangeInclusive<u8>> {
    let later = (SOLVED + 1..=60).step_by(usize::from(STAGE));
    std::iter::once(1..=SOLVED).chain(later.map(|least| least..=(least + STAGE - 1).min(60)))
}

/// Labels all samples, from the end of the game to its beginning.
fn label(games: &[wthor::Record], samples: &mut [Sample]) {
    let mut labeller = Labeller::new(games);
    let mut learner = Learner::new(SEED);
    println!("empty squares, mean absolute error in discs in games that are held back:");
    for stage in stages() {
        let mut own: Vec<&mut Sample> = samples
            .iter_mut()
            .filter(|sample| stage.contains(&sample.empties))
            .collect();
        let evaluation = Evaluation::by(judge(&learner.network().trained()));
        let squares = format!("{:2} to {:2}", stage.start(), stage.end());
        labeller.label(&mut own, evaluation, |part| {
            bar(&format!("{squares}, labelled"), part);
        });
        let near = stage.end().saturating_sub(NEAR)..=*stage.end();
        let lessons = lessons(samples, |sample| near.contains(&sample.empties));
        learner.course(&lessons, NEAR_TIMES, |part| {
            bar(&format!("{squares}, learnt"), part);
        });
        say(&held_back(samples, &learner, stage));
    }
}

/// Learns from all samples.
fn learn(samples: &[Sample]) -> Trained {
    let mut learner = Learner::new(SEED);
    let lessons = lessons(samples, |_| true);
    let error = learner.course(&lessons, TIMES, |part| bar("all of it", part));
    say(&format!(
        "all of it: {error:.2} where it was learnt, and else"
    ));
    println!("{}", held_back(samples, &learner, 1..=60));
    learner.network().trained()
}

/// What is learnt from.
fn lessons(samples: &[Sample], wanted: impl Fn(&Sample) -> bool) -> Lessons {
    let own = |sample: &&Sample| !sample.held && wanted(sample);
    Lessons::of(samples.iter().filter(own))
}

/// By number of empty squares, the error in games that were not learnt from.
fn held_back(samples: &[Sample], learner: &Learner, stage: RangeInclusive<u8>) -> String {
    let error = |empties: u8| {
        let own = |sample: &&Sample| sample.held && !sample.beside && sample.empties == empties;
        let lessons = Lessons::of(samples.iter().filter(own));
        format!("{empties}: {:.2}", lessons.error(learner.network()))
    };
    stage.map(error).collect::<Vec<_>>().join("  ")
}

/// Where somebody looks, a bar is in the way of what is said after it.
const CLEAR_LINE: &str = "\r\x1b[K";

/// Says something where a bar may stand.
fn say(text: &str) {
    let clear = if std::io::stdout().is_terminal() {
        CLEAR_LINE
    } else {
        ""
    };
    println!("{clear}{text}");
}

/// Shows how much of something is done, where somebody looks.
fn bar(what: &str, part: f64) {
    let mut out = std::io::stdout();
    if out.is_terminal() {
        let mark = |mark| {
            if f64::from(mark) <= 30.0 * part {
                '#'
            } else {
                '.'
            }
        };
        let marks: String = (1..=30).map(mark).collect();
        let _ = write!(out, "{CLEAR_LINE}{what:<20} [{marks}]");
        let _ = out.flush();
    }
}
