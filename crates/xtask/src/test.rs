//! Every check of the project, from the format of the source to the browsers.

use crate::browsers::{self, ENGINES};
use crate::steps::{Tally, run_tests};
use crate::tools::{cargo, output, root, run};
use crate::{assemble, lint, wasm};
use anyhow::{Result, bail};
use std::process::{Command, ExitCode};

/// Runs the checks; the last line printed is the sum, right before it what failed.
pub fn test(fast: bool, engine: Option<&str>, only: Option<&str>) -> Result<ExitCode> {
    let engines: Vec<&str> = match engine {
        None => ENGINES.to_vec(),
        Some(engine) if ENGINES.contains(&engine) => vec![engine],
        Some(other) => bail!(
            "there is no engine {other}: choose among {}",
            ENGINES.join(", ")
        ),
    };
    let mut tally = Tally::default();
    if only.is_none() {
        source(&mut tally);
    }
    programs(&mut tally, only);
    let is_built = tally.check("build dist/", || assemble::build(false));
    if only.is_none() {
        lint(&mut tally);
    }
    if !fast && is_built {
        in_browsers(&mut tally, &engines, only);
    }
    println!("{}", tally.sum());
    Ok(if tally.failed == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

fn source(tally: &mut Tally) {
    tally.check("format", || {
        ensure_components()?;
        run(cargo().args(["fmt", "--all", "--check"]))
    });
    tally.check("clippy", || {
        run(cargo().args([
            "clippy",
            "--quiet",
            "--workspace",
            "--all-targets",
            "--",
            "-D",
            "warnings",
        ]))
    });
    tally.check("clippy for wasm", || {
        wasm::ensure_target()?;
        // Some code is for simd128 alone, some for where it is not.
        for flags in ["", "-Ctarget-feature=+simd128"] {
            let mut command = cargo();
            command.args([
                "clippy",
                "--quiet",
                "--package",
                "zermelo-wasm",
                "--target",
                "wasm32-unknown-unknown",
            ]);
            command.env("CARGO_ENCODED_RUSTFLAGS", flags);
            run(command.args(["--", "-D", "warnings"]))?;
        }
        Ok(())
    });
    tally.check("documentation", || {
        run(cargo()
            .args(["doc", "--quiet", "--workspace", "--no-deps"])
            .env("RUSTDOCFLAGS", "-D warnings"))
    });
}

/// Where rustup installs nothing by itself, rust-toolchain.toml asks in vain.
fn ensure_components() -> Result<()> {
    let is_there = |name: &str| output(cargo().args([name, "--version"])).is_ok();
    if is_there("fmt") && is_there("clippy") {
        return Ok(());
    }
    run(Command::new("rustup")
        .current_dir(root())
        .args(["component", "add", "rustfmt", "clippy"]))
}

fn programs(tally: &mut Tally, only: Option<&str>) {
    tally.step(
        "tests of the core, the engine, the command line, the vectors",
        || {
            let mut command = cargo();
            command.args([
                "test",
                "--no-fail-fast",
                "--workspace",
                "--exclude",
                "xtask",
            ]);
            run_tests(command.args(only))
        },
    );
    tally.step("tests of the build tool", || {
        // The profile that it runs in, so that nothing is compiled twice.
        let mut command = cargo();
        command.args([
            "test",
            "--no-fail-fast",
            "--package",
            "xtask",
            "--profile",
            "tool",
        ]);
        run_tests(command.args(only))
    });
}

fn lint(tally: &mut Tally) {
    if lint::is_possible() {
        tally.check("lint of the pages", || lint::lint(false));
    } else {
        println!(
            "\n── lint of the pages\nskipped: there is no node here (`cargo xtask lint` needs it, and the browser tests get axe-core from it)"
        );
    }
}

fn in_browsers(tally: &mut Tally, engines: &[&str], only: Option<&str>) {
    // One that cannot be had does not keep the others from running.
    let _ = browsers::ensure_packages(engines);
    for engine in engines {
        tally.step(&format!("tests in {engine}"), || {
            browsers::ensure(engine)?;
            let mut command = cargo();
            // With the packages of the step before, so that nothing is compiled twice.
            command.args(["test", "--workspace", "--exclude", "xtask"]);
            command.args(["--test", "browser", "--"]);
            command.args(["--ignored", "--test-threads", "2"]);
            run_tests(command.arg(format!("{engine}::{}", only.unwrap_or_default())))
        });
    }
}
