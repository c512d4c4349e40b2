//! Speed and size against their limits, with every answer checked.
//!
//! Run by `cargo xtask bench`. The figures go to `target/bench.json`. Limits
//! live only here: a test that measures time would fail on a busy machine.

mod convexity;
mod engine;
mod evaluation;
mod frames;
mod hackenbush;
mod kernels;
mod othello;
mod othello_page;
mod page;
mod phone;
mod sim;
mod simd128;
mod thinking;
mod tokens;
mod trace;
mod values;

use serde_json::{Value, json};
use std::process::ExitCode;
use std::time::Instant;
use zermelo_tests::in_root;

/// A figure, and the limit it has to keep where there is one.
struct Figure {
    name: String,
    value: f64,
    unit: &'static str,
    limit: Option<f64>,
    /// Whether the limit is the least that will do, not the most.
    more_is_better: bool,
}

impl Figure {
    fn at_most(
        name: impl Into<String>,
        value: f64,
        unit: &'static str,
        limit: Option<f64>,
    ) -> Figure {
        Figure {
            name: name.into(),
            value,
            unit,
            limit,
            more_is_better: false,
        }
    }

    fn at_least(
        name: impl Into<String>,
        value: f64,
        unit: &'static str,
        limit: Option<f64>,
    ) -> Figure {
        Figure {
            more_is_better: true,
            ..Figure::at_most(name, value, unit, limit)
        }
    }

    fn is_kept(&self) -> bool {
        self.limit.is_none_or(|limit| {
            if self.more_is_better {
                self.value >= limit
            } else {
                self.value <= limit
            }
        })
    }
}

fn main() -> ExitCode {
    let figures = measure();
    if figures.is_empty() {
        eprintln!("there is no such part");
        return ExitCode::FAILURE;
    }
    println!(
        "{:<52} {:>10} {:>10}  {:<5}",
        "figure", "measured", "limit", "unit"
    );
    for figure in &figures {
        let limit = figure
            .limit
            .map_or_else(|| "-".to_owned(), |limit| format!("{limit}"));
        let verdict = if figure.is_kept() { "ok" } else { "MISSED" };
        println!(
            "{:<52} {:>10.3} {limit:>10}  {:<5} {verdict}",
            figure.name, figure.value, figure.unit
        );
    }
    let list: Vec<Value> = figures
        .iter()
        .map(|figure| {
            json!({
                "figure": figure.name, "value": figure.value, "unit": figure.unit,
                "limit": figure.limit, "ok": figure.is_kept(),
            })
        })
        .collect();
    let text = serde_json::to_string_pretty(&list).expect("figures");
    std::fs::write(in_root("target/bench.json"), text + "\n")
        .expect("target/bench.json can be written");
    let all_kept = figures.iter().all(Figure::is_kept);
    if all_kept {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

type Native = fn() -> Vec<Figure>;
type InPage = fn(&kernels::Kernels) -> Vec<Figure>;

/// All figures, or those of the parts that are named as arguments.
fn measure() -> Vec<Figure> {
    let named: Vec<String> = std::env::args().skip(1).collect();
    let named: Vec<&str> = named
        .iter()
        .map(String::as_str)
        .filter(|name| !name.starts_with('-'))
        .collect();
    let wanted = |part: &str| named.is_empty() || named.contains(&part);
    let native: [(&str, Native); 8] = [
        ("engine", engine::native),
        ("engine", engine::in_chromium),
        ("values", values::native),
        ("sim", sim::native),
        ("hackenbush", hackenbush::native),
        ("convexity", convexity::native),
        ("tokens", tokens::native),
        ("evaluation", evaluation::native),
    ];
    let in_page: [(&str, InPage); 7] = [
        ("values", values::in_chromium),
        ("sim", sim::in_chromium),
        ("hackenbush", hackenbush::in_chromium),
        ("convexity", convexity::in_chromium),
        ("tokens", tokens::in_chromium),
        // The module that a page loads.
        ("othello", |kernels| {
            othello::in_chromium(&kernels.with_simd128())
        }),
        ("simd128", simd128::in_chromium),
    ];
    let pages: [(&str, Native); 8] = [
        ("frames", frames::in_chromium),
        ("thinking", thinking::in_chromium),
        ("thinking", othello_page::first_hint),
        ("thinking", othello_page::looked_back),
        ("page", page::sizes),
        ("page", page::first_load),
        ("phone", phone::first_boards),
        ("phone", phone::played),
    ];
    let mut figures = Vec::new();
    for (_, part) in native.iter().filter(|(part, _)| wanted(part)) {
        figures.extend(part());
    }
    if in_page.iter().any(|(part, _)| wanted(part)) {
        let kernels = kernels::Kernels::open();
        for (_, part) in in_page.iter().filter(|(part, _)| wanted(part)) {
            figures.extend(part(&kernels));
        }
    }
    for (_, part) in pages.iter().filter(|(part, _)| wanted(part)) {
        figures.extend(part());
    }
    figures
}

/// How long some work takes, and its answer.
fn seconds<T>(work: impl FnOnce() -> T) -> (f64, T) {
    let start = Instant::now();
    let answer = work();
    (start.elapsed().as_secs_f64(), answer)
}

/// The middle one of several measurements.
fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
