//! Named steps with their times, and one sum of everything at the end.

use crate::tools::name;
use anyhow::{Context, Result};
use std::io::{BufRead, BufReader, Write as _};
use std::process::{Command, Stdio};
use std::time::Instant;

/// So many lines of a failed test's message are said once more at the end.
const SAID: usize = 12;

/// How much went well and how much did not.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub passed: usize,
    pub failed: usize,
    /// What failed, each with the first lines of its message.
    pub failures: Vec<String>,
    /// Tests that were begun anew because a browser was lost, in the tests' own words.
    pub anew: Vec<String>,
}

impl Tally {
    /// One check that passed.
    fn passed() -> Self {
        Tally {
            passed: 1,
            ..Tally::default()
        }
    }

    /// One check that failed, and why.
    fn failed(why: String) -> Self {
        Tally {
            failed: 1,
            failures: vec![why],
            ..Tally::default()
        }
    }

    /// Runs one step under its heading and adds what came of it. A step that
    /// cannot be run counts as one that failed; the others still run.
    pub fn step(&mut self, title: &str, work: impl FnOnce() -> Result<Tally>) -> bool {
        println!("\n── {title}");
        let start = Instant::now();
        let tally = work().unwrap_or_else(|error| {
            println!("error: {error:#}");
            Tally::failed(format!("{title}\n{error:#}"))
        });
        let verdict = if tally.failed == 0 { "ok" } else { "FAILED" };
        println!(
            "   {title}: {verdict}, {:.1} s",
            start.elapsed().as_secs_f64()
        );
        let is_good = tally.failed == 0;
        self.passed += tally.passed;
        self.failed += tally.failed;
        self.failures.extend(tally.failures);
        self.anew.extend(tally.anew);
        is_good
    }

    /// As a step of one check.
    pub fn check(&mut self, title: &str, work: impl FnOnce() -> Result<()>) -> bool {
        self.step(title, || work().map(|()| Tally::passed()))
    }

    /// Everything that failed, in one place, and then the sum.
    pub fn sum(&self) -> String {
        let mut sum = String::new();
        for line in &self.anew {
            sum += &format!("\n{line}");
        }
        for failure in &self.failures {
            let mut lines = failure.lines();
            sum += &format!("\nFAILED {}", lines.next().unwrap_or_default());
            for line in lines {
                sum += &format!("\n    {line}");
            }
        }
        format!("{sum}\n{} passed, {} failed", self.passed, self.failed)
    }
}

/// Runs `cargo test` and adds up the result lines of every test program.
pub fn run_tests(command: &mut Command) -> Result<Tally> {
    let name = name(command);
    let mut child = command
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("{name} could not be started"))?;
    let mut report = Report::default();
    let lines = BufReader::new(child.stdout.take().context("no output to read")?).lines();
    for line in lines {
        let line = line?;
        println!("{line}");
        report.read(&line);
    }
    std::io::stdout().flush()?;
    let mut tally = report.tally();
    // A test program that does not compile, or dies, prints no result line.
    let status = child.wait()?;
    if !status.success() && tally.failed == 0 {
        tally.failed = 1;
        tally.failures.push(format!("{name}\n{status}"));
    }
    Ok(tally)
}

/// What test programs print, line by line.
#[derive(Default)]
struct Report {
    tally: Tally,
    /// The failed tests with the first lines of their messages.
    failed: Vec<(String, Vec<String>)>,
    /// Which of them the lines are about.
    about: Option<usize>,
}

impl Report {
    fn read(&mut self, line: &str) {
        if let Some(result) = read_result(line) {
            self.tally.passed += result.passed;
            self.tally.failed += result.failed;
        } else if let Some(at) = line.find("begun anew: ") {
            self.tally.anew.push(line[at..].to_owned());
        } else if let Some(name) = headed(line, "---- ", " stdout ----") {
            self.about = Some(self.place(name));
        } else if line == "failures:" {
            self.about = None;
        } else if let Some(name) = headed(line, "test ", " ... FAILED") {
            self.place(name);
        } else if let Some(about) = self.about {
            let message = &mut self.failed[about].1;
            // A test that was begun anew has a second message, which is the one that counts.
            if line.starts_with("thread '") && line.contains("panicked at") {
                message.clear();
            }
            if message.len() < SAID && !line.trim().is_empty() {
                message.push(line.to_owned());
            }
        }
    }

    /// Where a failed test stands in the list.
    fn place(&mut self, name: &str) -> usize {
        let known = self.failed.iter().position(|(known, _)| known == name);
        known.unwrap_or_else(|| {
            self.failed.push((name.to_owned(), Vec::new()));
            self.failed.len() - 1
        })
    }

    fn tally(self) -> Tally {
        let mut tally = self.tally;
        for (name, message) in self.failed {
            tally
                .failures
                .push(format!("{name}\n{}", message.join("\n")));
        }
        tally
    }
}

/// What stands between a beginning and an end.
fn headed<'a>(line: &'a str, before: &str, after: &str) -> Option<&'a str> {
    line.strip_prefix(before)?.strip_suffix(after)
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
        ..Tally::default()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn result_lines_are_read() {
        let line = "test result: FAILED. 12 passed; 3 failed; 4 ignored; 0 measured; 5 filtered out; finished in 0.01s";
        let result = read_result(line).map(|tally| (tally.passed, tally.failed));
        assert_eq!(result, Some((12, 3)));
        assert_eq!(read_result("test result of something else"), None);
    }

    #[test]
    fn a_step_that_cannot_run_counts_as_failed() {
        let mut tally = Tally::default();
        assert!(tally.check("good", || Ok(())));
        assert!(!tally.check("bad", || anyhow::bail!("no")));
        assert_eq!(tally.sum(), "\nFAILED bad\n    no\n1 passed, 1 failed");
    }

    #[test]
    fn what_failed_is_said_once_more() {
        let printed = "running 3 tests
test a::good ... ok
begun anew: a::bad: WebKit was lost: url: invalid session id
test a::bad ... FAILED
test a::worse ... FAILED

failures:

---- a::bad stdout ----

thread 'a::bad' (7) panicked at tests/a.rs:1:2:
url: invalid session id
── WebKit at the end of this test

thread 'a::bad' (7) panicked at tests/a.rs:3:4:
waited in vain

failures:
    a::bad
    a::worse

test result: FAILED. 1 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s
";
        let mut report = Report::default();
        printed.lines().for_each(|line| report.read(line));
        let expected = "
begun anew: a::bad: WebKit was lost: url: invalid session id
FAILED a::bad
    thread 'a::bad' (7) panicked at tests/a.rs:3:4:
    waited in vain
FAILED a::worse
1 passed, 2 failed";
        assert_eq!(report.tally().sum(), expected);
    }
}
