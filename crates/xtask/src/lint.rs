//! Checks of the pages with tools from npm: types and style.

use crate::tools::{find, in_root, root, run, write_if_new};
use crate::wasm;
use anyhow::{Result, bail};
use std::process::Command;

/// Exact versions, so that the same source gives the same findings. axe-core is
/// for the browser tests, which look for it in the same place.
const PACKAGES: [&str; 3] = [
    "typescript@7.0.2",
    "@biomejs/biome@2.6.6",
    "axe-core@4.14.0",
];

/// Whether there is a node to run the tools with.
pub fn is_possible() -> bool {
    find("node").is_some() && find("npm").is_some()
}

/// Types against the engine's own declarations, then style and format. With
/// `fix` what can be mended without a thought is.
pub fn lint(fix: bool) -> Result<()> {
    if !is_possible() {
        bail!("node and npm are needed for this check; nothing else needs them");
    }
    install()?;
    // Every part that plays a game says the same of itself.
    if !in_root("target/engine/nim/engine.d.ts").is_file() {
        wasm::build("nim", false)?;
    }
    let tool = |name: &str| {
        let mut command = Command::new(in_root("target/tools/npm/node_modules/.bin").join(name));
        command.current_dir(root());
        command
    };
    let types = run(tool("tsc").args(["--project", "tests/lint/tsconfig.json"]));
    let mut biome = tool("biome");
    biome.args([
        "check",
        "--config-path",
        "tests/lint",
        "--error-on-warnings",
    ]);
    if fix {
        biome.arg("--write");
    }
    let style = run(biome.args(["web", "www"]));
    types.and(style)
}

fn install() -> Result<()> {
    let folder = in_root("target/tools/npm");
    let stamp = folder.join("stamp");
    let wanted = PACKAGES.join("\n");
    if std::fs::read_to_string(&stamp).is_ok_and(|old| old == wanted) {
        return Ok(());
    }
    write_if_new(&folder.join("package.json"), b"{ \"private\": true }\n")?;
    let mut npm = Command::new("npm");
    npm.current_dir(&folder).args([
        "install",
        "--no-audit",
        "--no-fund",
        "--no-save",
        "--no-package-lock",
        "--loglevel",
        "error",
    ]);
    run(npm.args(PACKAGES))?;
    write_if_new(&stamp, wanted.as_bytes())?;
    Ok(())
}
