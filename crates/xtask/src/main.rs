//! One command for everything: build, serve, test, lint, bench.

mod assemble;
mod bench;
mod browsers;
mod data;
mod http;
mod linker;
mod lint;
mod release;
mod serve;
mod single;
mod steps;
mod styles;
mod test;
mod tools;
mod wasm;

use anyhow::{Context, Result, bail};
use std::process::ExitCode;

const HELP: &str = "\
cargo xtask <command>

  build [--dev]                  assemble the site and zermelo.html in dist/
  serve [--dev] [--port N]       build, then serve dist/ on this machine
  test [--fast] [--engine E] [--only NAME]
                                 run every check; --fast leaves the browsers out,
                                 --engine runs one of chromium, firefox, webkit,
                                 --only runs just the tests with that name
  lint [--fix]                   check types, style and format of the pages (needs node)
  bench [--only PART]            measure, check against the limits, write target/bench.json;
                                 --only measures one part, such as othello, page, simd128
  train FOLDER [--out FILE]      train Othello's network of patterns on the game records
                                 (*.wtb) of a folder; www/othello.weights if not said

  --dev builds the engine without optimising it, with names for debugging, and
  ships modules and style sheets as they are instead of as one file each.
";

fn main() -> ExitCode {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let command = if arguments.is_empty() {
        String::new()
    } else {
        arguments.remove(0)
    };
    match run(&command, Options(arguments)) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: &str, mut options: Options) -> Result<ExitCode> {
    match command {
        "build" => {
            let dev = options.flag("--dev");
            options.finish()?;
            assemble::build(dev)?;
        }
        "serve" => {
            let dev = options.flag("--dev");
            let port = options.value("--port")?.map(|port| port.parse());
            let port = port
                .transpose()
                .context("--port wants a number up to 65535")?;
            options.finish()?;
            assemble::build(dev)?;
            serve::serve(port)?;
        }
        "test" => {
            let fast = options.flag("--fast");
            let engine = options.value("--engine")?;
            let only = options.value("--only")?;
            options.finish()?;
            return test::test(fast, engine.as_deref(), only.as_deref());
        }
        "lint" => {
            let fix = options.flag("--fix");
            options.finish()?;
            lint::lint(fix)?;
        }
        "bench" => {
            let only = options.value("--only")?;
            options.finish()?;
            bench::bench(only.as_deref())?;
        }
        "train" => {
            let out = options.value("--out")?;
            let folder = options.word("a folder of game records")?;
            options.finish()?;
            train(&folder, out.as_deref())?;
        }
        "" | "help" | "--help" | "-h" => print!("{HELP}"),
        other => bail!("there is no command {other}\n\n{HELP}"),
    }
    Ok(ExitCode::SUCCESS)
}

/// In its own program, which is built to be quick.
fn train(folder: &str, out: Option<&str>) -> Result<()> {
    let target = tools::in_root("www/othello.weights");
    let mut command = tools::cargo();
    command.args(["run", "--quiet", "--release", "--package", "zermelo-train"]);
    command.arg("--").arg(std::path::absolute(folder)?);
    match out {
        Some(out) => command.arg(std::path::absolute(out)?),
        None => command.arg(target),
    };
    tools::run(&mut command)
}

/// The words after the command, taken away as they are understood.
struct Options(Vec<String>);

impl Options {
    fn flag(&mut self, name: &str) -> bool {
        let before = self.0.len();
        self.0.retain(|word| word != name);
        self.0.len() < before
    }

    fn value(&mut self, name: &str) -> Result<Option<String>> {
        let Some(at) = self.0.iter().position(|word| word == name) else {
            return Ok(None);
        };
        if at + 1 >= self.0.len() {
            bail!("{name} wants a value");
        }
        self.0.remove(at);
        Ok(Some(self.0.remove(at)))
    }

    fn word(&mut self, what: &str) -> Result<String> {
        if self.0.is_empty() {
            bail!("{what} is missing\n\n{HELP}");
        }
        Ok(self.0.remove(0))
    }

    fn finish(&self) -> Result<()> {
        match self.0.first() {
            Some(word) => bail!("{word} is not an option here\n\n{HELP}"),
            None => Ok(()),
        }
    }
}
