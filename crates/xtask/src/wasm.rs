//! The engine: Rust to WebAssembly, and the glue that lets a page call it.

use crate::tools::{cargo, find, in_root, output, root, run, write_if_new};
use anyhow::{Context, Result, bail, ensure};
use sha2::{Digest, Sha256};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use wasm_bindgen_cli_support::Bindgen;

const TARGET: &str = "wasm32-unknown-unknown";

/// The part of the engine for the calculator; every other part is a game.
pub const VALUES: &str = "values";

/// All parts in one, for the single file.
pub const WHOLE: &str = "whole";

/// The parts of which there is a second module, for browsers that work on several numbers
/// at once. Only a game whose own code does so gains by it: what the compiler makes of the
/// rest is not quicker.
const TWICE: [&str; 1] = ["othello"];

/// Which instructions a module may use.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Instructions {
    /// Those that the site asks of a browser.
    Usual,
    /// Also those on several numbers at once.
    Simd128,
}

/// What the page loads.
pub struct Engine {
    /// The module.
    pub wasm: Vec<u8>,
    /// The same with simd128, where that is worth a second one: it is quicker, and says
    /// the same.
    pub simd128: Option<Vec<u8>>,
    /// A classic script that defines `wasm_bindgen`.
    pub glue: String,
}

/// Builds a part of the engine, or takes it from the last build if nothing
/// changed. Parts are features of `crates/wasm`: a page loads only what it needs.
pub fn build(part: &str, dev: bool) -> Result<Engine> {
    ensure_target()?;
    let features = match part {
        WHOLE => &["--all-features"][..],
        _ => &["--no-default-features", "--features", part],
    };
    let built = |instructions| -> Result<Engine> {
        let path = compile("zermelo-wasm", features, dev, instructions)?;
        let bytes =
            std::fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
        bind(part, instructions, bytes, dev)
    };
    let mut engine = built(Instructions::Usual)?;
    // Without the build's names for files a page would not know of it.
    if TWICE.contains(&part) && !dev {
        let other = built(Instructions::Simd128)?;
        ensure!(
            other.glue == engine.glue,
            "the glue of {part} fits one of its modules only"
        );
        engine.simd128 = Some(other.wasm);
    }
    Ok(engine)
}

/// Adds the compiler's wasm target through rustup if it is not there.
pub fn ensure_target() -> Result<()> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let sysroot = output(
        Command::new(rustc)
            .current_dir(root())
            .args(["--print", "sysroot"]),
    )?;
    if Path::new(sysroot.trim())
        .join("lib/rustlib")
        .join(TARGET)
        .join("lib")
        .is_dir()
    {
        return Ok(());
    }
    if find("rustup").is_none() {
        bail!(
            "the compiler lacks the target {TARGET} and there is no rustup to add it: install rustup, or the target"
        );
    }
    run(Command::new("rustup")
        .current_dir(root())
        .args(["target", "add", TARGET]))
}

/// Compiles a package to a module; gives the file it is in.
pub fn compile(
    package: &str,
    features: &[&str],
    dev: bool,
    instructions: Instructions,
) -> Result<PathBuf> {
    let mut command = cargo();
    command.args(["build", "--package", package, "--lib", "--target", TARGET]);
    command.args(features);
    command.args(["--message-format", "json-render-diagnostics"]);
    if !dev {
        command.arg("--release");
    }
    let mut flags = remapping()?;
    if instructions == Instructions::Simd128 {
        flags.push("-Ctarget-feature=+simd128".to_owned());
        // Modules of both kinds have the same name.
        command.arg("--target-dir").arg(in_root("target/simd128"));
    }
    command.env("CARGO_ENCODED_RUSTFLAGS", flags.join("\x1f"));
    let messages = output(command.stdin(Stdio::null()))?;
    let artifact = messages
        .lines()
        .filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok())
        .filter(|message| message["target"]["name"] == package.replace('-', "_"))
        .flat_map(|message| message["filenames"].as_array().cloned().unwrap_or_default())
        .filter_map(|name| name.as_str().map(PathBuf::from))
        .find(|name| {
            name.extension()
                .is_some_and(|extension| extension == "wasm")
        });
    artifact.context("cargo built no wasm module")
}

/// Takes the places on this machine out of the module, so that the same source
/// gives the same bytes everywhere.
fn remapping() -> Result<Vec<String>> {
    let home = match std::env::var_os("CARGO_HOME") {
        Some(home) => PathBuf::from(home),
        None => std::env::home_dir()
            .context("there is no home directory")?
            .join(".cargo"),
    };
    let registry = home.join("registry/src");
    if !registry.is_dir() {
        run(cargo().args(["fetch", "--locked"]))?;
    }
    // The compiler takes the last prefix that fits, so the general ones come first.
    let mut flags = vec![
        format!("--remap-path-prefix={}=/cargo", home.display()),
        format!("--remap-path-prefix={}=/zermelo", root().display()),
    ];
    // The name of the folder below depends on where the crates came from.
    if let Ok(entries) = std::fs::read_dir(&registry) {
        let mut folders: Vec<_> = entries
            .filter_map(Result::ok)
            .map(|entry| entry.path())
            .collect();
        folders.sort();
        flags.extend(
            folders
                .iter()
                .map(|folder| format!("--remap-path-prefix={}=/crates", folder.display())),
        );
    }
    Ok(flags)
}

fn bind(part: &str, instructions: Instructions, bytes: Vec<u8>, dev: bool) -> Result<Engine> {
    let folder = match instructions {
        Instructions::Usual => in_root("target/engine"),
        Instructions::Simd128 => in_root("target/simd128/engine"),
    };
    let folder = folder.join(part);
    let files = ["module.wasm", "glue.js", "engine.d.ts"].map(|name| folder.join(name));
    let stamp = format!("{:x} {dev} {}", Sha256::digest(&bytes), pinned_version());
    let stamp_file = folder.join("stamp");
    let is_current = std::fs::read_to_string(&stamp_file).is_ok_and(|old| old == stamp);
    if !is_current || !files.iter().all(|file| file.is_file()) {
        let mut bindgen = Bindgen::new();
        bindgen
            .input_bytes("zermelo", bytes)
            .no_modules(true)?
            .typescript(true)
            .keep_debug(dev);
        bindgen
            .remove_name_section(!dev)
            .remove_producers_section(true);
        // The page hands the module over; the glue need not guess where it lies.
        bindgen.omit_default_module_path(true);
        let mut made = bindgen.generate_output()?;
        let types = made.ts().unwrap_or_default().to_owned();
        let glue = made.js().to_owned();
        let wasm = made.wasm_mut().emit_wasm();
        for (file, content) in files
            .iter()
            .zip([&wasm[..], glue.as_bytes(), types.as_bytes()])
        {
            write_if_new(file, content)?;
        }
        write_if_new(&stamp_file, stamp.as_bytes())?;
    }
    Ok(Engine {
        wasm: std::fs::read(&files[0])?,
        simd128: None,
        glue: std::fs::read_to_string(&files[1])?,
    })
}

/// The version is pinned in Cargo.toml; a changed pin has to bind anew.
fn pinned_version() -> &'static str {
    include_str!("../Cargo.toml")
        .lines()
        .find(|line| line.starts_with("wasm-bindgen-cli-support"))
        .unwrap_or_default()
}
