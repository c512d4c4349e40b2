//! The command line, built once and run as a user would.

use crate::in_root;
use serde_json::Value;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::OnceLock;

/// What a run printed and how it ended.
#[derive(Debug)]
pub struct Answer {
    pub status: i32,
    pub out: String,
    pub err: String,
}

impl Answer {
    /// Every line printed, read as JSON.
    ///
    /// # Panics
    /// If a line is not JSON.
    #[track_caller]
    pub fn records(&self) -> Vec<Value> {
        let read = |line: &str| {
            serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"))
        };
        self.out.lines().map(read).collect()
    }
}

/// Runs `zermelo` with arguments.
pub fn zermelo(arguments: &[&str]) -> Answer {
    zermelo_with_input(arguments, "")
}

/// Runs `zermelo` with arguments and a text to read.
///
/// # Panics
/// If the program cannot be built or started.
pub fn zermelo_with_input(arguments: &[&str], input: &str) -> Answer {
    let mut command = Command::new(program());
    command
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn().expect("zermelo starts");
    let mut pipe = child.stdin.take().expect("a pipe");
    let input = input.to_owned();
    // From a thread: a program that answers while it reads would block us both.
    let writer = std::thread::spawn(move || drop(pipe.write_all(input.as_bytes())));
    let output = child.wait_with_output().expect("zermelo ends");
    let _ = writer.join();
    Answer {
        status: output.status.code().unwrap_or(-1),
        out: String::from_utf8(output.stdout).expect("text"),
        err: String::from_utf8(output.stderr).expect("text"),
    }
}

fn program() -> &'static PathBuf {
    static PROGRAM: OnceLock<PathBuf> = OnceLock::new();
    PROGRAM.get_or_init(|| {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut command = Command::new(cargo);
        command
            .current_dir(in_root("."))
            .args(["build", "--quiet", "--package", "zermelo"]);
        command
            .args(["--message-format", "json-render-diagnostics"])
            .stderr(Stdio::inherit());
        let output = command.output().expect("cargo runs");
        assert!(output.status.success(), "the command line does not build");
        let messages = String::from_utf8(output.stdout).expect("text");
        let mut messages = messages
            .lines()
            .filter_map(|line| serde_json::from_str::<Value>(line).ok());
        let path = messages.find_map(|message| message["executable"].as_str().map(PathBuf::from));
        path.expect("cargo built the program")
    })
}
