//! `zermelo`: the same analysis as in the page, on the command line.

mod ladder;
mod review;
mod starts;
mod table;

use std::io::{self, BufRead, BufWriter, Read as _, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::{Parser, Subcommand};
use serde::Serialize;
use zermelo_core::games;
use zermelo_core::job::{self, Job as _, Step};
use zermelo_core::robot::Score;
use zermelo_core::value::expression;
use zermelo_core::value::picture::thermograph_svg;

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
        /// How long to look for the best move where the position is not solved
        /// exactly (Othello with more than 20 empty squares).
        #[arg(long, value_name = "S", default_value_t = 1.0)]
        seconds: f64,
    },
    /// Work out the value of a sum of games, as one JSON record: canonical form,
    /// class, birthday, mean and temperature.
    Value {
        /// The expression, for example {1|-1}+^*-1/2, or - to answer one a line
        /// from standard input.
        #[arg(allow_hyphen_values = true)]
        expression: String,
        /// Draw the thermograph into this SVG file (of the last, if there are many).
        #[arg(long, value_name = "FILE")]
        thermograph: Option<PathBuf>,
    },
    /// Write a position in another format: for Hackenbush cgsuite, dot, tikz; for
    /// tokens digraph6, matrix, dot, tikz; for Othello transcript, board, obf,
    /// ggf.
    Export {
        /// The position.
        line: String,
        /// The format.
        #[arg(long, value_name = "FORMAT")]
        to: String,
    },
    /// Turn a position in another format into a line: for tokens arcs, digraph6, a
    /// matrix or DOT; for Othello a transcript, a board, OBF or GGF.
    Paste {
        /// The game.
        game: String,
        /// The file, or - for standard input.
        file: PathBuf,
    },
    /// Say whether a map between the boards of two lines of tokens keeps the
    /// values, and where it fails, as JSON.
    Morphism {
        /// A line, for example tokens:1>2,3>2.
        from: String,
        /// Another, for example tokens:1>2.
        to: String,
        /// Where each vertex goes, for example 1>1,2>2,3>1.
        map: String,
    },
    /// Make up a start position and print its line. For Hackenbush: balanced, a
    /// forest of so many edges in which whoever begins loses. For convexity
    /// games, a graph of a family: path, cycle, wheel, star, complete N;
    /// bipartite, grid M N; petersen; hypercube DIMENSION; spider LEGS LENGTH;
    /// tree, graph N at random. For tokens: cyclic, acyclic, nim, subtraction,
    /// kayles N. For Othello: balanced, eight random moves after which neither
    /// side is better off.
    Invent {
        /// The game.
        game: String,
        /// The kind.
        kind: String,
        /// How large: one number, or two where the kind has two.
        size: Vec<u32>,
        /// The same seed gives the same position.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Print a table of many graphs at once: of each its graph6, the nimber of the
    /// convexity game, and who wins normal and misère play (N: whoever begins).
    Table {
        #[command(subcommand)]
        game: table::Game,
    },
    /// Look back at a game of Othello: for each move a line with the score before
    /// it, what it gave away, and why it was bad.
    Review {
        /// The game, for example othello:;moves=f5,d6,c3.
        line: String,
    },
    /// Let two robots play a match and print the score as JSON.
    Play {
        /// The position every game starts from.
        line: String,
        /// The robot that makes the first move: random, careful, level1,
        /// level2, level3, perfect, trap, or one of the game's own (Nim:
        /// strategy, backtracking; Sim: trukis, trikis, trakis; Othello:
        /// greedy, beginner, novice, learner, casual, keen, club, skilled,
        /// strong, expert, master, grandmaster).
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
    /// Measure how strong a game's robots are: each plays the next one and the one
    /// after that, every start twice with seats exchanged. Prints their points on
    /// Elo's scale with standard errors, and the results, as JSON.
    Ladder(ladder::Options),
    /// Make start positions in which neither side is better off, and print their
    /// moves.
    Starts {
        #[command(subcommand)]
        game: starts::Game,
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
        Command::Analyse { line, seconds } => {
            let time = Duration::try_from_secs_f64(*seconds).unwrap_or(Duration::MAX);
            let answer = |text: &str, number: usize, out: &mut _| analyse(text, time, number, out);
            match line.as_str() {
                "-" => answer_all(answer, &mut out),
                line => answer(line, 1, &mut out),
            }
        }
        Command::Value {
            expression,
            thermograph,
        } => {
            let file = thermograph.as_deref();
            let answer = |text: &str, number: usize, out: &mut _| value(text, file, number, out);
            match expression.as_str() {
                "-" => answer_all(answer, &mut out),
                text => answer(text, 1, &mut out),
            }
        }
        Command::Export { line, to } => export(line, to, &mut out),
        Command::Paste { game, file } => paste(game, file, &mut out),
        Command::Morphism { from, to, map } => morphism([from, to, map], &mut out),
        Command::Invent {
            game,
            kind,
            size,
            seed,
        } => invent(game, kind, size, *seed, &mut out),
        Command::Table { game } => table::print(game, &mut out),
        Command::Play {
            line,
            first,
            second,
            games,
            seed,
        } => play(line, [first, second], *games, *seed, &mut out),
        Command::Review { line } => {
            prepare(line);
            review::print(line, &mut out)
        }
        Command::Ladder(options) => ladder::print(options, &mut out),
        Command::Starts { game } => starts::print(game, &mut out),
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

/// Answers every line of standard input; false if any was bad.
fn answer_all<W: Write>(
    answer: impl Fn(&str, usize, &mut W) -> io::Result<bool>,
    out: &mut W,
) -> io::Result<bool> {
    let mut input = io::stdin().lock();
    let mut all_good = true;
    let mut bytes = Vec::new();
    for number in 1.. {
        bytes.clear();
        if input.read_until(b'\n', &mut bytes)? == 0 {
            break;
        }
        let line = String::from_utf8_lossy(&bytes);
        all_good &= answer(line.trim_end_matches(['\r', '\n']), number, out)?;
        out.flush()?;
    }
    Ok(all_good)
}

/// Before Othello is thought about it gets its trained weights, which the other
/// games need not wait for.
pub(crate) fn prepare(game: &str) {
    if game.trim_start().starts_with("othello") {
        zermelo_trained::equip();
    }
}

fn analyse(line: &str, time: Duration, number: usize, out: &mut impl Write) -> io::Result<bool> {
    prepare(line);
    match games::read(line) {
        Ok(table) => print(out, &finish_within(time, table.analyse())).map(|()| true),
        Err(fault) => refuse(out, &fault, number),
    }
}

/// Runs a job to its end, and hurries it when the time is up.
fn finish_within<T>(time: Duration, mut job: job::Boxed<T>) -> T {
    let begun = Instant::now();
    loop {
        if let Step::Done(output) = job.step(job::SLICE) {
            return output;
        }
        if begun.elapsed() >= time {
            job.hurry();
        }
    }
}

/// How many steps the command line may take: some seconds.
const STEPS: u64 = 50 * expression::STEPS;

fn value(
    text: &str,
    drawn_to: Option<&Path>,
    number: usize,
    out: &mut impl Write,
) -> io::Result<bool> {
    match expression::work_out(text, STEPS) {
        Ok((record, graph)) => {
            if let Some(file) = drawn_to {
                std::fs::write(file, thermograph_svg(&graph))?;
            }
            print(out, &record).map(|()| true)
        }
        Err(fault) => refuse(out, &fault, number),
    }
}

fn export(line: &str, format: &str, out: &mut impl Write) -> io::Result<bool> {
    let exports = match games::read(line) {
        Ok(table) => table.exports(),
        Err(fault) => return refuse(out, &fault, 1),
    };
    if let Some((_, text)) = exports.iter().find(|(name, _)| *name == format) {
        return writeln!(out, "{}", text.trim_end()).map(|()| true);
    }
    let formats: Vec<&str> = exports.iter().map(|(name, _)| *name).collect();
    let formats = formats.join(", ");
    let expected = format!(
        "expected one of the formats that can hold this position ({formats}), found '{format}'"
    );
    refuse(out, &expected, 1)
}

fn paste(game: &str, file: &Path, out: &mut impl Write) -> io::Result<bool> {
    let bytes = if file == Path::new("-") {
        let mut bytes = Vec::new();
        io::stdin().lock().read_to_end(&mut bytes)?;
        bytes
    } else {
        match std::fs::read(file) {
            Ok(bytes) => bytes,
            Err(error) => return refuse(out, &format!("{}: {error}", file.display()), 1),
        }
    };
    let text = String::from_utf8_lossy(&bytes);
    match games::paste_among(games::ALL, game, &text) {
        Ok(line) => writeln!(out, "{line}").map(|()| true),
        Err(fault) => refuse(out, &fault, 1),
    }
}

fn morphism([from, to, map]: [&str; 3], out: &mut impl Write) -> io::Result<bool> {
    match games::tokens::morphism::check(from, to, map) {
        Ok(found) => print(out, &found).map(|()| found.keeps),
        Err(fault) => refuse(out, &fault, 1),
    }
}

fn invent(
    game: &str,
    kind: &str,
    sizes: &[u32],
    seed: u64,
    out: &mut impl Write,
) -> io::Result<bool> {
    match games::invent_among(games::ALL, game, kind, sizes, seed) {
        Ok(line) => writeln!(out, "{line}").map(|()| true),
        Err(fault) => refuse(out, &fault, 1),
    }
}

fn play(
    line: &str,
    [first, second]: [&str; 2],
    games: u32,
    seed: u64,
    out: &mut impl Write,
) -> io::Result<bool> {
    prepare(line);
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
