//! Othello's page while robots think and every move is being judged: does it
//! stay awake, and how much memory does it take?

use crate::Figure;
use crate::trace::tasks_of_the_last;
use serde_json::json;
use std::fs::read_to_string;
use std::time::Duration;
use zermelo_tests::{Browser, Engine, Options, Site, SiteOptions};

/// It is watched so long: several moves.
const WATCHED: Duration = Duration::from_secs(12);

/// A page with X-ray on and a robot in either seat.
fn open(site: &Site, traced: bool) -> Browser {
    let options = Options {
        traced,
        ..Options::default()
    };
    let browser = Browser::with(Engine::Chromium, options);
    let page = "index.html?mode=full&first=perfect&second=perfect#othello:";
    browser.visit(site, page);
    browser.choose("#speed", "0.2");
    browser.wait("document.body.dataset.thinking === 'true'");
    browser
}

pub fn in_chromium() -> Vec<Figure> {
    let site = Site::with(SiteOptions {
        plain: true,
        ..SiteOptions::default()
    });
    let mut figures = vec![Figure::at_most(
        "Othello's page while robots think, longest task",
        longest_task(&open(&site, true)),
        "ms",
        Some(16.0),
    )];
    figures.extend(memory(&open(&site, false)));
    figures
}

/// The longest that the page's own thread works at a stretch, in milliseconds:
/// its time on the processor, so that a busy machine is not held against it.
fn longest_task(browser: &Browser) -> f64 {
    std::thread::sleep(WATCHED);
    let thinking = browser.run("return document.body.dataset.thinking");
    assert_eq!(thinking, "true", "robots think nearly all the time");
    assert!(browser.line().contains("moves="), "and they move");
    // How the page was made ready is not what is asked.
    let tasks = tasks_of_the_last(WATCHED, browser);
    assert!(tasks.len() > 100, "the page hears from the engine");
    tasks.into_iter().fold(0.0, f64::max)
}

/// What the page takes.
fn memory(browser: &Browser) -> Vec<Figure> {
    std::thread::sleep(WATCHED);
    let devtools = |name: &str| {
        let body = json!({ "cmd": name, "params": {} });
        browser.command("goog/cdp/execute", &body)
    };
    devtools("Performance.enable");
    let metrics = devtools("Performance.getMetrics");
    let metrics = metrics["metrics"].as_array().expect("metrics").clone();
    let heap = metrics
        .iter()
        .find(|metric| metric["name"] == "JSHeapTotalSize");
    let heap = heap.and_then(|metric| metric["value"].as_f64());
    let mut figures = vec![Figure::at_most(
        "Othello's page while robots think, heap",
        heap.expect("a size") / 1e6,
        "MB",
        None,
    )];
    match renderer() {
        Some(memory) => figures.push(Figure::at_most(
            "Othello's page while robots think, whole process",
            memory,
            "MB",
            Some(160.0),
        )),
        None => println!("no /proc: the memory of a process is not measured"),
    }
    figures
}

/// What the largest page of this program's browsers keeps for itself, in
/// megabytes: what Chromium's own task manager shows.
fn renderer() -> Option<f64> {
    let status = |pid: &str| read_to_string(format!("/proc/{pid}/status")).ok();
    let field = |text: &str, name: &str| -> Option<u64> {
        let line = text.lines().find(|line| line.starts_with(name))?;
        line.split_whitespace().nth(1)?.parse().ok()
    };
    let parent = |pid: u64| field(&status(&pid.to_string())?, "PPid:");
    let own = u64::from(std::process::id());
    let is_ours = |pid: u64| {
        let mut ancestors = std::iter::successors(Some(pid), |&pid| parent(pid));
        ancestors.any(|ancestor| ancestor == own)
    };
    let processes = std::fs::read_dir("/proc").ok()?.filter_map(Result::ok);
    let memory = processes.filter_map(|entry| {
        let pid = entry.file_name().to_str()?.to_owned();
        let command = read_to_string(format!("/proc/{pid}/cmdline")).ok()?;
        let ours = command.contains("--type=renderer") && is_ours(pid.parse().ok()?);
        let text = ours.then(|| status(&pid)).flatten()?;
        Some(field(&text, "RssAnon:")? + field(&text, "VmSwap:")?)
    });
    memory
        .max()
        .map(|kilobytes| kilobytes as f64 * 1024.0 / 1e6)
}
