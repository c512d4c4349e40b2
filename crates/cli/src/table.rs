//! Tables of many positions at once.

use std::fs::File;
use std::io::{self, BufRead, BufReader, IsTerminal as _, Write};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::{Subcommand, ValueEnum};
use zermelo_core::games::convexity::arena::Kind;
use zermelo_core::games::convexity::survey;
use zermelo_core::graph::all::{MAX_CONNECTED, connected};
use zermelo_core::graph::convex::Path;
use zermelo_core::graph::simple::SimpleGraph;

/// The games that tables are made of.
#[derive(Subcommand)]
pub enum Game {
    /// A convexity game on every connected graph of a size, or on given graphs.
    Convexity {
        /// Which game.
        #[arg(long, value_enum, default_value = "cig")]
        game: KindName,
        /// Which paths count.
        #[arg(long, value_enum, default_value = "geodesic")]
        path: PathName,
        /// All connected graphs of so many vertices, at most 8.
        #[arg(long, conflicts_with = "graphs")]
        vertices: Option<usize>,
        /// A file of graphs in graph6, one a line, or - for standard input,
        /// which is read where nothing else is said.
        graphs: Option<PathBuf>,
    },
}

/// The four games, by their names in table notation.
#[derive(Clone, Copy, ValueEnum)]
pub enum KindName {
    Cig,
    Chg,
    Ig,
    Hg,
}

/// The two convexities.
#[derive(Clone, Copy, ValueEnum)]
pub enum PathName {
    Geodesic,
    Monophonic,
}

/// Prints a table; false where a line was bad or a graph too hard.
pub fn print(game: &Game, out: &mut impl Write) -> io::Result<bool> {
    let Game::Convexity {
        game,
        path,
        vertices,
        graphs,
    } = game;
    let kind = Kind::ALL[*game as usize];
    let path = match path {
        PathName::Geodesic => Path::Geodesic,
        PathName::Monophonic => Path::Monophonic,
    };
    let mut table = Table::new(kind, path, out);
    writeln!(table.out, "graph6\tnimber\tnormal\tmisere")?;
    if let Some(vertices) = vertices {
        if !(1..=MAX_CONNECTED).contains(vertices) {
            eprintln!("zermelo: expected from 1 to {MAX_CONNECTED} vertices, found {vertices}");
            return Ok(false);
        }
        let graphs = connected(*vertices);
        table.progress.total = Some(graphs.len());
        for graph in &graphs {
            table.row(&graph.to_graph6(), Some(graph))?;
        }
    } else {
        let file = graphs.as_ref().filter(|file| file.as_os_str() != "-");
        let input: Box<dyn BufRead> = match file {
            Some(file) => Box::new(BufReader::new(File::open(file)?)),
            None => Box::new(io::stdin().lock()),
        };
        for line in input.lines() {
            let line = line?;
            let text = line.trim();
            if !text.is_empty() {
                table.row(text, SimpleGraph::from_graph6(text).as_ref())?;
            }
        }
    }
    table.end();
    Ok(table.all_good)
}

struct Table<'a, W> {
    kind: Kind,
    path: Path,
    out: &'a mut W,
    progress: Progress,
    /// By nimber, how many graphs have it.
    nimbers: Vec<u64>,
    misere_wins: u64,
    all_good: bool,
}

impl<W: Write> Table<'_, W> {
    fn new(kind: Kind, path: Path, out: &mut W) -> Table<'_, W> {
        Table {
            kind,
            path,
            out,
            progress: Progress::new(),
            nimbers: Vec::new(),
            misere_wins: 0,
            all_good: true,
        }
    }

    fn row(&mut self, text: &str, graph: Option<&SimpleGraph>) -> io::Result<()> {
        self.progress.step();
        let Some(graph) = graph.filter(|graph| !graph.is_empty()) else {
            self.all_good = false;
            return writeln!(self.out, "{text}\tno graph of 1 to 64 vertices in graph6");
        };
        let Some(line) = survey::line(graph, self.path, self.kind) else {
            self.all_good = false;
            return writeln!(self.out, "{text}\tunknown\tunknown\tunknown");
        };
        let place = line.nimber as usize;
        if self.nimbers.len() <= place {
            self.nimbers.resize(place + 1, 0);
        }
        self.nimbers[place] += 1;
        self.misere_wins += u64::from(line.wins_misere);
        let letter = |wins: bool| if wins { 'N' } else { 'P' };
        let (normal, misere) = (letter(line.nimber != 0), letter(line.wins_misere));
        writeln!(self.out, "{text}\t{}\t{normal}\t{misere}", line.nimber)
    }

    /// How many graphs have each nimber, for whoever watches.
    fn end(&mut self) {
        self.progress.clear();
        let counts: Vec<String> = self.nimbers.iter().map(ToString::to_string).collect();
        let graphs: u64 = self.nimbers.iter().sum();
        let counts = counts.join(" ");
        let misere = self.misere_wins;
        eprintln!("{graphs} graphs; with nimber 0, 1, …: {counts}; misère N: {misere}");
    }
}

/// A bar on the terminal, where there is one.
struct Progress {
    total: Option<usize>,
    done: usize,
    shown: Option<Instant>,
    visible: bool,
}

impl Progress {
    const WIDTH: usize = 40;

    fn new() -> Progress {
        Progress {
            total: None,
            done: 0,
            shown: None,
            visible: io::stderr().is_terminal(),
        }
    }

    fn step(&mut self) {
        self.done += 1;
        let lately = |shown: Instant| shown.elapsed() < Duration::from_millis(100);
        if !self.visible || self.shown.is_some_and(lately) {
            return;
        }
        self.shown = Some(Instant::now());
        let done = self.done;
        match self.total {
            Some(total) => {
                let full = Self::WIDTH * done / total.max(1);
                let bar = "#".repeat(full) + &".".repeat(Self::WIDTH - full.min(Self::WIDTH));
                eprint!("\r[{bar}] {done}/{total}");
            }
            None => eprint!("\r{done} graphs"),
        }
    }

    fn clear(&self) {
        if self.shown.is_some() {
            eprint!("\r{}\r", " ".repeat(Self::WIDTH + 24));
        }
    }
}
