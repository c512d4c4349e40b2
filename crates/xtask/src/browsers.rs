//! The browsers that the tests drive, and what drives them.

use crate::tools::{cargo, find, in_root, root, run};
use anyhow::{Result, bail};
use std::path::Path;
use std::process::Command;

/// The engines, as `--engine` names them.
pub const ENGINES: [&str; 3] = ["chromium", "firefox", "webkit"];

/// Programs that an engine's tests need, and the Debian packages that bring them.
fn needs(engine: &str) -> &'static [(&'static str, &'static str)] {
    match engine {
        "chromium" => &[
            ("chromium", "chromium"),
            ("chromedriver", "chromium-driver"),
        ],
        "firefox" => &[("firefox-esr", "firefox-esr")],
        _ => &[("WebKitWebDriver", "webkit2gtk-driver"), ("Xvfb", "xvfb")],
    }
}

/// Sees to it that an engine can be driven: installs what is missing where
/// that is allowed, and says what to install where it is not.
pub fn ensure(engine: &str) -> Result<()> {
    install(&missing(&[engine]))?;
    if engine == "firefox" {
        ensure_geckodriver()
    } else {
        Ok(())
    }
}

/// Installs what all the engines need in one go, which is quicker than in turn.
pub fn ensure_packages(engines: &[&str]) -> Result<()> {
    install(&missing(engines))
}

fn missing(engines: &[&str]) -> Vec<&'static str> {
    let needs = engines.iter().flat_map(|engine| needs(engine));
    needs
        .filter(|(program, _)| find(program).is_none())
        .map(|(_, package)| *package)
        .collect()
}

fn install(packages: &[&str]) -> Result<()> {
    if packages.is_empty() {
        return Ok(());
    }
    let line = format!(
        "apt-get install -y --no-install-recommends {}",
        packages.join(" ")
    );
    if find("apt-get").is_none() || !is_root() {
        bail!("browsers are missing: run `{line}` as root, or leave the browsers out with --fast");
    }
    let apt = |arguments: &[&str]| {
        run(Command::new("apt-get")
            .args(arguments)
            .env("DEBIAN_FRONTEND", "noninteractive"))
    };
    println!("{line}");
    let mut arguments = vec!["install", "-y", "-q", "--no-install-recommends"];
    arguments.extend(packages);
    // The lists of a fresh machine are empty or old: fetch them only then.
    apt(&arguments).or_else(|_| apt(&["update", "-q"]).and_then(|()| apt(&arguments)))
}

fn is_root() -> bool {
    // The owner of our own entry in /proc is who we run as.
    use std::os::unix::fs::MetadataExt as _;
    Path::new("/proc/self")
        .metadata()
        .is_ok_and(|entry| entry.uid() == 0)
}

/// Debian has no geckodriver; its source is a crate.
fn ensure_geckodriver() -> Result<()> {
    if find("geckodriver").is_some() || in_root("target/tools/bin/geckodriver").is_file() {
        return Ok(());
    }
    println!("installing geckodriver into target/tools (once, about a minute)");
    let mut command = cargo();
    command.args([
        "install",
        "geckodriver",
        "--version",
        "0.37.1",
        "--locked",
        "--debug",
        "--quiet",
        "--root",
    ]);
    run(command.arg(root().join("target/tools")))
}
