//! What the first visit costs: bytes, and the time until one can play.

use crate::{Figure, median};
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};
use zermelo_tests::{Browser, Engine, Site, SiteOptions, in_dist, in_root, plain_name};

const VISITS: usize = 5;

/// Notes when the page says that it can be used.
pub const WATCH: &str = "
    new MutationObserver((_, observer) => {
      if (document.body?.dataset.ready !== 'true') return;
      window.playableAt = performance.now();
      observer.disconnect();
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-ready'] });";

fn read(name: &str) -> Vec<u8> {
    let place = in_dist(name);
    std::fs::read(in_root("dist").join(&place))
        .unwrap_or_else(|error| panic!("dist/{place}: {error}"))
}

fn gzipped(name: &str) -> f64 {
    zermelo_tests::gzipped(&read(name)).len() as f64
}

/// What has an engine of its own.
fn engines() -> BTreeSet<String> {
    let entries = std::fs::read_dir(in_root("dist/engine")).expect("the site is built");
    let part = |entry: std::io::Result<std::fs::DirEntry>| {
        let name = plain_name(&entry.expect("a file").file_name().to_string_lossy());
        name.strip_suffix(".wasm").map(str::to_owned)
    };
    entries.filter_map(part).collect()
}

/// The scripts that several chunks share, by the chunks that they come with: the
/// program says so at its beginning.
fn aside() -> BTreeMap<String, Vec<String>> {
    let program = String::from_utf8(read("app.js")).expect("a text");
    let rest = program.split_once("$needs=").expect("needs of chunks").1;
    let needs = rest.split_once(';').expect("an end of them").0;
    serde_json::from_str(&needs.replace('\'', "\"")).expect("files by chunk")
}

/// What a game adds to the shell: its view, its style, its words, its engine, and
/// what it takes to learn it and to set it up.
fn own(game: &str, aside: &BTreeMap<String, Vec<String>>) -> BTreeSet<String> {
    let mut files = BTreeSet::from([
        format!("games/{game}.css"),
        format!("i18n/en/{game}.json"),
        format!("i18n/en/learn-{game}.json"),
        format!("engine/{game}.js"),
    ]);
    // The module that a browser loads where there are two.
    let engines = engines();
    let quicker = format!("{game}{QUICKER}");
    let module = engines.get(&quicker).map_or(game, String::as_str);
    files.insert(format!("engine/{module}.wasm"));
    let mut scripts = ["", "/lesson", "/editor"]
        .map(|part| format!("games/{game}{part}.js"))
        .to_vec();
    while let Some(script) = scripts.pop() {
        scripts.extend(aside.get(&script).cloned().unwrap_or_default());
        files.insert(script);
    }
    files
}

/// How the name of a second module ends, for browsers with simd128.
const QUICKER: &str = "-simd128";

/// The same without the calculator and second modules.
fn games() -> BTreeSet<String> {
    let mut games = engines();
    games.retain(|part| part != "values" && !part.ends_with(QUICKER));
    games
}

pub fn sizes() -> Vec<Figure> {
    let figure = |name: String, bytes: f64, limit| Figure::at_most(name, bytes / 1e3, "kB", limit);
    let mut figures = Vec::new();
    for part in engines() {
        let bytes = gzipped(&format!("engine/{part}.wasm"));
        figures.push(figure(format!("engine for {part}, gzipped"), bytes, None));
    }
    let aside = aside();
    for game in games() {
        let bytes = own(&game, &aside).iter().map(|file| gzipped(file)).sum();
        let name = format!("{game} beyond the shell, gzipped");
        figures.push(figure(name, bytes, Some(200.0)));
    }
    for single in games()
        .iter()
        .map(|game| format!("-{game}"))
        .chain([String::new()])
    {
        let name = format!("zermelo{single}.html");
        let bytes = read(&name).len() as f64;
        figures.push(figure(format!("single file {name}"), bytes, Some(1500.0)));
        let bytes = gzipped(&name);
        figures.push(figure(format!("single file {name}, gzipped"), bytes, None));
    }
    figures
}

/// A phone's processor, about: Chromium at a quarter of this machine's speed.
pub fn first_load() -> Vec<Figure> {
    let mut fetched = BTreeSet::new();
    let mut requests = 0;
    let times = (0..VISITS).map(|_| {
        let site = Site::with(SiteOptions {
            plain: true,
            ..SiteOptions::default()
        });
        // A browser of its own for each visit: nothing is in its cache.
        let browser = Browser::open(Engine::Chromium);
        let devtools = |name: &str, parameters| {
            browser.command(
                "goog/cdp/execute",
                &json!({ "cmd": name, "params": parameters }),
            );
        };
        devtools("Page.enable", json!({}));
        devtools(
            "Page.addScriptToEvaluateOnNewDocument",
            json!({ "source": WATCH }),
        );
        devtools("Emulation.setCPUThrottlingRate", json!({ "rate": 4 }));
        browser.goto(&site.url("index.html#nim:3,5,7"));
        browser.wait("window.playableAt > 0");
        let drawn =
            browser.run("return document.querySelectorAll('.twin button[data-move]').length");
        assert_eq!(drawn, 15, "the board of 3, 5 and 7 has 15 moves");
        // With this the page begins to keep the site, long after it can be used.
        let all = site.fetched().into_iter();
        let asked: Vec<_> = all.take_while(|file| file != "/shell/offline.js").collect();
        requests = asked.len();
        fetched.extend(asked);
        browser
            .run("return window.playableAt")
            .as_f64()
            .expect("a time")
    });
    let times: Vec<f64> = times.collect();
    let bytes: f64 = fetched
        .iter()
        .filter(|address| *address != "/favicon.ico")
        .map(|address| gzipped(&address[1..]))
        .sum();
    vec![
        Figure::at_most(
            "first load of Nim, gzipped in all",
            bytes / 1000.0,
            "kB",
            Some(150.0),
        ),
        Figure::at_most(
            "first load of Nim, requests",
            f64::from(u32::try_from(requests).unwrap_or(u32::MAX)),
            "",
            None,
        ),
        Figure::at_most(
            "first load of Nim, playable, CPU at 1/4",
            median(times),
            "ms",
            Some(1000.0),
        ),
    ]
}
