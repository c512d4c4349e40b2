//! Othello in its page: until the first hint, and a whole game looked back at.

use crate::page::WATCH;
use crate::{Figure, median};
use serde_json::{Value, json};
use zermelo_tests::{Browser, Engine, Site, SiteOptions};

const VISITS: usize = 5;

/// A game of two of the program's own players, to the last square.
const GAME: &str = include_str!("game.txt");

/// Asks for a hint as soon as the page can be used, and notes when it is there:
/// then more can be asked. Also notes when the engine had its trained weights.
const FIRST_HINT: &str = "
    const more = () => document.querySelector('.hint:not([hidden]) button[data-action=\"hint\"]:not([hidden])');
    let asked = false;
    const timer = setInterval(() => {
      if (!asked && window.playableAt > 0) {
        const seen = (button) => button.getClientRects().length > 0;
        [...document.querySelectorAll('[data-action=\"hint\"]')].find(seen).click();
        asked = true;
        zermelo.engine.equipped.then((has) => { window.equippedAt = has ? performance.now() : Infinity; });
      }
      if (!asked || !more()) return;
      window.hintAt = performance.now();
      clearInterval(timer);
    }, 2);";

const HINT_IS_THERE: &str = "
    while (!(window.hintAt > 0)) await new Promise((soon) => setTimeout(soon, 20));";

fn site() -> Site {
    Site::with(SiteOptions {
        plain: true,
        ..SiteOptions::default()
    })
}

/// A browser that does this in every page before anything else.
fn browser_with(scripts: &[&str]) -> Browser {
    let browser = Browser::open(Engine::Chromium);
    let devtools = |name: &str, parameters: Value| {
        let body = json!({ "cmd": name, "params": parameters });
        browser.command("goog/cdp/execute", &body);
    };
    devtools("Page.enable", json!({}));
    for script in scripts {
        let source = json!({ "source": script });
        devtools("Page.addScriptToEvaluateOnNewDocument", source);
    }
    browser
}

/// From the address to the first hint, nothing being in the browser's cache. The
/// hint is that of the trained weights: without them it would be there sooner.
pub fn first_hint() -> Vec<Figure> {
    let mut boards = Vec::new();
    let mut hints = Vec::new();
    for _ in 0..VISITS {
        let site = site();
        let browser = browser_with(&[WATCH, FIRST_HINT]);
        browser.goto(&site.url("index.html#othello:"));
        // Asked once: a question now and then would take the page's time.
        browser.run_async(HINT_IS_THERE, &json!([]));
        let trained = browser.run("return window.equippedAt <= window.hintAt");
        assert_eq!(trained, json!(true), "a hint of the trained weights");
        let time = |name: &str| {
            let time = browser.run(&format!("return window.{name}"));
            time.as_f64().expect("a time")
        };
        boards.push(time("playableAt"));
        hints.push(time("hintAt"));
    }
    let figure = |what: &str, times, limit| {
        let name = format!("Othello, cold start to the first {what}");
        Figure::at_most(name, median(times), "ms", limit)
    };
    vec![
        figure("board", boards, None),
        figure("hint", hints, Some(300.0)),
    ]
}

/// A whole game looked back at: twelve plies deep, exactly from 18 empty squares on.
pub fn looked_back() -> Vec<Figure> {
    let site = site();
    let browser = browser_with(&[WATCH]);
    let moves: Vec<&str> = GAME.trim().split(',').collect();
    assert!(moves.len() >= 58, "a whole game");
    let page = format!(
        "index.html?mode=full&first=person&second=person#othello:;moves={}",
        GAME.trim()
    );
    browser.goto(&site.url(&page));
    // Both are hidden while nothing is known yet.
    let done = "document.querySelector('.ot-score progress')?.hidden && !document.querySelector('.ot-score input').hidden";
    browser.wait(done);
    let time = browser.run("return performance.now() - window.playableAt");
    let time = time.as_f64().expect("a time") / 1e3;
    vec![Figure::at_most(
        "Othello, a whole game looked back at, wasm",
        time,
        "s",
        Some(10.0),
    )]
}
