//! Named steps with their times, and one sum of everything at the end.

use crate::tools::name;
use anyhow::{Context, Result};
use std::io::{BufRead, BufReader, Write as _};
use std::process::{Command, Stdio};
use std::time::Instant;

/// How much went well and how much did not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub passed: usize,
    pub failed: usize,
}

impl Tally {
    /// One check that passed.
    pub const PASSED: Tally = Tally {
        passed: 1,
        failed: 0,
    };

    /// Runs one step under its heading and adds what came of it. A step that
    /// cannot be run counts as one that failed; the others still run.
    pub fn step(&mut self, title: &str, work: impl FnOnce() -> Result<Tally>) -> bool {
        println!("\n── {title}");
        let start = Instant::now();
        let tally = work().unwrap_or_else(|error| {
            println!("error: {error:#}");
            Tally {
                passed: 0,
                failed: 1,
            }
        });
        self.passed += tally.passed;
        self.failed += tally.failed;
        let verdict = if tally.failed == 0 { "ok" } else { "FAILED" };
        println!(
            "   {title}: {verdict}, {:.1} s",
            start.elapsed().as_secs_f64()
        );
        tally.failed == 0
    }

    /// As a step of one check.
    pub fn check(&mut self, title: &str, work: impl FnOnce() -> Result<()>) -> bool {
        self.step(title, || work().map(|()| Tally::PASSED))
    }
}

/// Runs `cargo test` and adds up the result lines of every test program.
pub fn run_tests(command: &mut Command) -> Result<Tally> {
    let name = name(command);
    let mut child = command
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("{name} could not be started"))?;
    let mut tally = Tally::default();
    let lines = BufReader::new(child.stdout.take().context("no output to read")?).lines();
    for line in lines {
        let line = line?;
        println!("{line}");
        if let Some(result) = read_result(&line) {
            tally.passed += result.passed;
            tally.failed += result.failed;
        }
    }
    std::io::stdout().flush()?;
    // A test program that does not compile, or dies, prints no result line.
    if !child.wait()?.success() && tally.failed == 0 {
        tally.failed = 1;
    }
    Ok(tally)
}

/// Reads `test result: ok. 12 passed; 0 failed; 1 ignored; …`.
fn read_result(line: &str) -> Option<Tally> {
    let counts = line
        .trim()
        .strip_prefix("test result: ")?
        .split_once(". ")?
        .1;
    let count = |label: &str| -> Option<usize> {
        counts
            .split("; ")
            .find_map(|part| part.strip_suffix(label)?.trim().parse().ok())
    };
    Some(Tally {
        passed: count("passed")?,
        failed: count("failed")?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn result_lines_are_read() {
        let line = "test result: FAILED. 12 passed; 3 failed; 4 ignored; 0 measured; 5 filtered out; finished in 0.01s";
        assert_eq!(
            read_result(line),
            Some(Tally {
                passed: 12,
                failed: 3
            })
        );
        assert_eq!(read_result("test result of something else"), None);
    }

    #[test]
    fn a_step_that_cannot_run_counts_as_failed() {
        let mut tally = Tally::default();
        assert!(tally.check("good", || Ok(())));
        assert!(!tally.check("bad", || anyhow::bail!("no")));
        assert_eq!(
            tally,
            Tally {
                passed: 1,
                failed: 1
            }
        );
    }
}
