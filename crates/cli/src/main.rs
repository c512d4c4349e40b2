//! `zermelo`: the same analysis as in the page, on the command line.

use std::io::{self, BufRead, BufWriter, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use serde::Serialize;
use zermelo_core::robot::Score;
use zermelo_core::{games, job};

/// Play and solve combinatorial games exactly.
///
/// A position is one line of table notation, for example nim:3,5,7;play=misere.
#[derive(Parser)]
#[command(name = "zermelo", version, arg_required_else_help = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Say what a position is worth and why, as one JSON record.
    Analyse {
        /// The position, or - to answer one record a line from standard input.
        line: String,
    },
    /// Let two robots play a match and print the score as JSON.
    Play {
        /// The position every game starts from.
        line: String,
        /// The robot that makes the first move: random, careful, level1,
        /// level2, level3, perfect, trap, or one of the game's own (Nim:
        /// strategy, backtracking).
        #[arg(long, default_value = "perfect")]
        first: String,
        /// The robot that makes the second move.
        #[arg(long, default_value = "random")]
        second: String,
        /// How many games.
        #[arg(long, default_value_t = 100)]
        games: u32,
        /// The same seed gives the same games.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
}

/// A line that could not be read.
#[derive(Serialize)]
struct Refusal {
    error: String,
    line: usize,
}

/// The outcome of a match.
#[derive(Serialize)]
struct MatchResult<'a> {
    position: String,
    first: &'a str,
    second: &'a str,
    games: u32,
    seed: u64,
    /// By the players' names.
    wins: Wins,
    draws: u32,
    /// Moves made in all games.
    plies: u64,
    nodes: Wins<u64>,
}

/// A number for the player who moves first, and one for the other.
#[derive(Serialize)]
struct Wins<N = u32> {
    first: N,
    second: N,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let mut out = BufWriter::new(io::stdout().lock());
    let written = match &arguments.command {
        Command::Analyse { line } if line == "-" => analyse_all(io::stdin().lock(), &mut out),
        Command::Analyse { line } => analyse(line, 1, &mut out),
        Command::Play {
            line,
            first,
            second,
            games,
            seed,
        } => play(line, [first, second], *games, *seed, &mut out),
    };
    match written.and_then(|good| out.flush().map(|()| good)) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        // Whoever was reading has read enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("zermelo: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Answers every line; false if any was bad.
fn analyse_all(mut input: impl BufRead, out: &mut impl Write) -> io::Result<bool> {
    let mut all_good = true;
    let mut bytes = Vec::new();
    for number in 1.. {
        bytes.clear();
        if input.read_until(b'\n', &mut bytes)? == 0 {
            break;
        }
        all_good &= analyse(&String::from_utf8_lossy(&bytes), number, out)?;
        out.flush()?;
    }
    Ok(all_good)
}

fn analyse(line: &str, number: usize, out: &mut impl Write) -> io::Result<bool> {
    match games::read(line) {
        Ok(table) => print(out, &job::finish(table.analyse())).map(|()| true),
        Err(fault) => refuse(out, &fault, number),
    }
}

fn play(
    line: &str,
    [first, second]: [&str; 2],
    games: u32,
    seed: u64,
    out: &mut impl Write,
) -> io::Result<bool> {
    let read = games::read(line).and_then(|table| {
        let contest = table.play_match(first, second, games, seed)?;
        Ok((table, contest))
    });
    let (table, contest) = match read {
        Ok(read) => read,
        Err(fault) => return refuse(out, &fault, 1),
    };
    let Score {
        mut wins,
        draws,
        plies,
        mut nodes,
    } = job::finish(contest);
    if table.view().turn == 1 {
        wins.reverse();
        nodes.reverse();
    }
    let result = MatchResult {
        position: table.line(),
        first,
        second,
        games,
        seed,
        wins: Wins {
            first: wins[0],
            second: wins[1],
        },
        draws,
        plies,
        nodes: Wins {
            first: nodes[0],
            second: nodes[1],
        },
    };
    print(out, &result).map(|()| true)
}

fn refuse(out: &mut impl Write, fault: &impl ToString, line: usize) -> io::Result<bool> {
    let error = fault.to_string();
    print(out, &Refusal { error, line }).map(|()| false)
}

fn print(out: &mut impl Write, record: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, record)?;
    writeln!(out)
}
