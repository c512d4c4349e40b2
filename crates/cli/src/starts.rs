//! Balanced starts, made by the engine.

use std::io::{self, Write};
use std::path::PathBuf;

use clap::{Args, Subcommand};
use zermelo_core::othello::starts::Making;

/// The games that have them.
#[derive(Subcommand)]
pub enum Game {
    /// Eight random moves after which neither side is better off, one a line.
    Othello(Options),
}

/// What to make.
#[derive(Args)]
pub struct Options {
    /// How many.
    #[arg(long, default_value_t = 400)]
    count: usize,
    /// The same seed gives the same.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Write them into this file when all are found. Those that the product
    /// offers are crates/core/src/othello/starts.txt.
    #[arg(long, value_name = "FILE")]
    into: Option<PathBuf>,
}

/// Makes and prints them.
pub fn print(game: &Game, out: &mut impl Write) -> io::Result<bool> {
    let Game::Othello(options) = game;
    super::prepare("othello");
    let found = super::ladder::watch(Making::new(options.count, options.seed))?;
    let text = found.join("\n") + "\n";
    match &options.into {
        Some(file) => std::fs::write(file, text)?,
        None => out.write_all(text.as_bytes())?,
    }
    Ok(true)
}
