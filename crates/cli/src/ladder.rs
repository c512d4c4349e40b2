//! How strong the robots of a game are.

use std::io::{self, IsTerminal as _, Write};

use clap::Args;
use serde::Serialize;
use zermelo_core::games;
use zermelo_core::job::{self, Job as _, Step};
use zermelo_core::message::Fault;
use zermelo_core::robot::ladder::{Ladder, Plan, Standings};

/// What to measure.
#[derive(Args)]
pub struct Options {
    /// The game, or the line that its games start from.
    start: String,
    /// How many games a match.
    #[arg(long, default_value_t = 100)]
    games: u32,
    /// The same seed gives the same games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many moves at random a game begins with.
    #[arg(long, default_value_t = 8)]
    plies: u32,
    /// The robots, the weakest first; all but trap where nothing is said, which
    /// is as strong as perfect and takes long.
    #[arg(long, value_delimiter = ',')]
    robots: Vec<String>,
}

/// The measured ladder and how it came about.
#[derive(Serialize)]
struct Measured {
    position: String,
    games: u32,
    seed: u64,
    plies: u32,
    #[serde(flatten)]
    standings: Standings,
}

/// Measures and prints; false where the game or a robot is not known.
pub fn print(options: &Options, out: &mut impl Write) -> io::Result<bool> {
    match begin(options) {
        Ok((position, ladder)) => {
            let standings = watch(ladder)?;
            let Options {
                games, seed, plies, ..
            } = *options;
            let measured = Measured {
                position,
                games,
                seed,
                plies,
                standings,
            };
            super::print(out, &measured).map(|()| true)
        }
        Err(fault) => super::refuse(out, &fault, 1),
    }
}

fn begin(options: &Options) -> Result<(String, Ladder), Fault> {
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
        seed: options.seed,
    };
    Ok((start.line(), Ladder::new(&*start, plan)?))
}

/// Plays all games, and says how far it is to whoever is looking.
fn watch(mut ladder: Ladder) -> io::Result<Standings> {
    let mut screen = io::stderr().lock();
    let mut shown = String::new();
    loop {
        match ladder.step(job::SLICE) {
            Step::Done(standings) => return Ok(standings),
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
