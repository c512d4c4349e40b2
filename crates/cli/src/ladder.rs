//! How strong the robots of a game are.

use std::io::{self, IsTerminal as _, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use serde::{Deserialize, Serialize};
use zermelo_core::games;
use zermelo_core::job::{self, Job, Step};
use zermelo_core::message::Fault;
use zermelo_core::robot::ladder::{Contest, Ladder, Plan, Standings};

/// What to measure.
#[derive(Args)]
pub struct Options {
    /// The game, or the line that its games start from.
    start: String,
    /// How many games a match; 0 where only the files of --with are put together.
    #[arg(long, default_value_t = 100)]
    games: u32,
    /// The same seed gives the same games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many moves at random a game begins with.
    #[arg(long, default_value_t = 8)]
    plies: u32,
    /// Play only from starts that look even, where the game is not solved.
    #[arg(long)]
    even: bool,
    /// The robots, the weakest first; all but trap where nothing is said, which is
    /// meant for those who err, and takes long.
    #[arg(long, value_delimiter = ',')]
    robots: Vec<String>,
    /// What an earlier run printed: its matches count too. The strongest robots take
    /// long, and so play fewer games in a run of their own.
    #[arg(long)]
    with: Vec<PathBuf>,
}

/// What counts of an earlier run.
#[derive(Deserialize)]
struct Earlier {
    matches: Vec<Contest>,
}

/// The measured ladder and how it came about.
#[derive(Serialize)]
struct Measured {
    position: String,
    games: u32,
    seed: u64,
    plies: u32,
    even: bool,
    #[serde(flatten)]
    standings: Standings,
}

/// Measures and prints; false where the game or a robot is not known.
pub fn print(options: &Options, out: &mut impl Write) -> io::Result<bool> {
    super::prepare(&options.start);
    let mut before = Vec::new();
    for file in &options.with {
        match read(file) {
            Ok(matches) => before.extend(matches),
            Err(error) => return super::refuse(out, &error, 1),
        }
    }
    match begin(options, before) {
        Ok((position, ladder)) => {
            let standings = watch(ladder)?;
            let Options {
                games,
                seed,
                plies,
                even,
                ..
            } = *options;
            let measured = Measured {
                position,
                games,
                seed,
                plies,
                even,
                standings,
            };
            super::print(out, &measured).map(|()| true)
        }
        Err(fault) => super::refuse(out, &fault, 1),
    }
}

/// The matches of an earlier run.
fn read(file: &Path) -> Result<Vec<Contest>, String> {
    let said = |error: &dyn ToString| format!("{}: {}", file.display(), error.to_string());
    let text = std::fs::read_to_string(file).map_err(|error| said(&error))?;
    let earlier: Earlier = serde_json::from_str(&text).map_err(|error| said(&error))?;
    Ok(earlier.matches)
}

fn begin(options: &Options, before: Vec<Contest>) -> Result<(String, Ladder), Fault> {
    let line = if options.start.contains(':') {
        options.start.clone()
    } else {
        format!("{}:", options.start)
    };
    let start = games::read(&line)?;
    let mut robots = options.robots.clone();
    if robots.is_empty() {
        let known = games::robots_among(games::ALL, start.view().game)?;
        let offered = known.into_iter().filter(|robot| *robot != "trap");
        robots = offered.map(ToOwned::to_owned).collect();
    }
    let plan = Plan {
        robots,
        games: options.games,
        plies: options.plies,
        even: options.even,
        seed: options.seed,
        before,
    };
    Ok((start.line(), Ladder::new(&*start, plan)?))
}

/// Does all of a long job, and says how far it is to whoever is looking.
pub fn watch<T>(mut job: impl Job<Output = T>) -> io::Result<T> {
    let mut screen = io::stderr().lock();
    let mut shown = String::new();
    loop {
        match job.step(job::SLICE) {
            Step::Done(output) => return Ok(output),
            Step::Working(progress) => {
                let percent = format!("{:3.0}%", 100.0 * progress.part.unwrap_or(0.0));
                if screen.is_terminal() && percent != shown {
                    write!(screen, "\r{percent}\r")?;
                    shown = percent;
                }
            }
        }
    }
}
