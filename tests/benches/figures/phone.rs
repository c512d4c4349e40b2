//! Every game on a slow phone: a quarter of this machine's speed and, for the
//! first load, the network that Lighthouse calls slow 4G.

use crate::trace::tasks_of_the_last;
use crate::{Figure, median};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use zermelo_tests::{Browser, Engine, Options, PHONE, Pointer, Site, SiteOptions};

const VISITS: usize = 3;
/// So many moves are made by each player, if the game is not over before.
const MOVES: usize = 4;
/// Round trip in milliseconds, bytes a second down and up.
const NETWORK: (f64, f64, f64) = (150.0, 1_600_000.0 / 8.0, 750_000.0 / 8.0);

const LINES: [(&str, &str); 6] = [
    ("Nim", "nim:3,5,7"),
    ("Sim", "sim:6"),
    (
        "Hackenbush",
        "hackenbush:(RB(B(B)(R))(B))(BR)(R(R)(B(B)(B)))",
    ),
    (
        "Convexity",
        "convexity:1-2,1-10,2-3,2-5,2-6,3-4,5-7,5-9,7-8,7-11,8-12,9-13",
    ),
    (
        "Tokens",
        "tokens:1>3,2>9,3>2,3>6,4>1,4>10,5>4,6>4,7>6,7>9,8>6,8>10,9>3,9>17,10>5;on=7,8",
    ),
    ("Othello", "othello:"),
];

fn devtools(browser: &Browser, name: &str, parameters: &Value) {
    let body = json!({ "cmd": name, "params": parameters });
    browser.command("goog/cdp/execute", &body);
}

/// Until there is a board that one can play on, for the first time.
pub fn first_boards() -> Vec<Figure> {
    let figure = |(game, line): &(&str, &str)| {
        let times = (0..VISITS).map(|_| first_board(line)).collect();
        let name = format!("{game}, first board, CPU at 1/4, slow 4G");
        Figure::at_most(name, median(times), "ms", Some(2500.0))
    };
    LINES.iter().map(figure).collect()
}

fn first_board(line: &str) -> f64 {
    let site = Site::with(SiteOptions {
        plain: true,
        compressed: true,
        ..SiteOptions::default()
    });
    // A browser of its own for each visit: nothing is in its cache.
    let browser = Browser::on(Engine::Chromium, PHONE);
    let (latency, down, up) = NETWORK;
    let network = json!({
        "offline": false, "latency": latency,
        "downloadThroughput": down, "uploadThroughput": up,
    });
    devtools(&browser, "Page.enable", &json!({}));
    let watch = json!({ "source": crate::page::WATCH });
    devtools(&browser, "Page.addScriptToEvaluateOnNewDocument", &watch);
    devtools(&browser, "Network.enable", &json!({}));
    devtools(&browser, "Network.emulateNetworkConditions", &network);
    devtools(
        &browser,
        "Emulation.setCPUThrottlingRate",
        &json!({ "rate": 4 }),
    );
    browser.goto(&site.url(&format!("index.html#{line}")));
    browser.wait("window.playableAt > 0");
    let moves = browser.run("return document.querySelectorAll('.twin [data-move]').length");
    assert!(moves.as_u64() > Some(0), "{line}: a board with moves");
    let time = browser.run("return window.playableAt");
    time.as_f64().expect("a time")
}

/// The longest that the page does not listen while two people play.
pub fn played() -> Vec<Figure> {
    let site = Site::new();
    let figure = |(game, line): &(&str, &str)| {
        let longest = longest_task(&site, line);
        let name = format!("{game} played, CPU at 1/4, longest task");
        Figure::at_most(name, longest, "ms", Some(200.0))
    };
    LINES.iter().map(figure).collect()
}

fn open(site: &Site, line: &str, traced: bool) -> Browser {
    let options = Options {
        screen: PHONE,
        traced,
        ..Options::default()
    };
    let browser = Browser::with(Engine::Chromium, options);
    browser.visit(
        site,
        &format!("index.html?first=person&second=person#{line}"),
    );
    browser
}

/// Where to tap is found out in another browser: the search for it is long.
fn taps(site: &Site, line: &str) -> (Vec<(f64, f64)>, String) {
    let browser = open(site, line, false);
    let mut taps = Vec::new();
    while taps.len() < 2 * MOVES {
        let table = browser.table();
        let Some(chosen) = table["legal"][0].as_str() else {
            break;
        };
        let (x, y) = browser.point(&browser.line(), chosen);
        browser.tap(Pointer::Finger, x, y);
        taps.push((x, y));
        browser.wait(&format!(
            "decodeURIComponent(location.hash.slice(1)) !== {}",
            table["position"]
        ));
        browser.ready();
    }
    (taps, browser.line())
}

fn longest_task(site: &Site, line: &str) -> f64 {
    let (taps, end) = taps(site, line);
    let browser = open(site, line, true);
    devtools(
        &browser,
        "Emulation.setCPUThrottlingRate",
        &json!({ "rate": 4 }),
    );
    // How the page was made ready is not what is asked.
    std::thread::sleep(Duration::from_secs(2));
    let start = Instant::now();
    for (x, y) in taps {
        let before = json!(browser.line());
        browser.tap(Pointer::Finger, x, y);
        browser.wait(&format!(
            "decodeURIComponent(location.hash.slice(1)) !== {before}"
        ));
        browser.ready();
        std::thread::sleep(Duration::from_millis(500));
    }
    assert_eq!(browser.line(), end, "the same game is played");
    let tasks = tasks_of_the_last(start.elapsed(), &browser);
    assert!(tasks.len() > 50, "{line}: the page was watched");
    tasks.into_iter().fold(0.0, f64::max)
}
