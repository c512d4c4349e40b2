//! What the reader has asked the system for: colours of their own, less movement.

use serde_json::json;
use std::time::Duration;
use zermelo_tests::{Browser, Engine, Site};

/// Only this engine can be told from outside.
fn ask(browser: &Browser, feature: &str, value: &str) {
    browser.command(
        "goog/cdp/execute",
        &json!({ "cmd": "Emulation.setEmulatedMedia", "params":
            { "features": [{ "name": feature, "value": value }] } }),
    );
    browser.wait(&format!("matchMedia('({feature}: {value})').matches"));
}

const RED_AND_BLUE: &str =
    "index.html?lang=en&theme=light&first=person&second=person#sim:6;moves=12,34,15,26";

/// How often each of these colours, as the page names them, is on the board.
fn on_the_board(browser: &Browser, colours: &str) -> Vec<u64> {
    let counts = browser.run(&format!(
        "const probe = document.createElement('span');
         probe.style.forcedColorAdjust = 'none';
         document.body.append(probe);
         const wanted = {colours}.map((colour) => {{
           probe.style.color = colour;
           return getComputedStyle(probe).color.match(/\\d+/g).slice(0, 3).join();
         }});
         probe.remove();
         const canvas = document.querySelector('.board-canvas');
         const {{ data }} = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
         const seen = wanted.map(() => 0);
         for (let at = 0; at < data.length; at += 4) {{
           const place = data[at + 3] === 255 ? wanted.indexOf(`${{data[at]}},${{data[at + 1]}},${{data[at + 2]}}`) : -1;
           if (place >= 0) seen[place] += 1;
         }}
         return seen;"
    ));
    let counts = counts.as_array().expect("counts").iter();
    counts.map(|count| count.as_u64().unwrap_or(0)).collect()
}

/// Where colours are forced the board wears those too, and both players' differ.
fn forced_colours(engine: Engine) {
    if engine != Engine::Chromium {
        return;
    }
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, RED_AND_BLUE);
    browser.wait_to_see(".board-canvas");
    let first =
        "return getComputedStyle(document.documentElement).getPropertyValue('--first').trim()";
    let first = browser.run(first);
    let colours = format!("[{first}, 'CanvasText', 'LinkText']");
    let before = on_the_board(&browser, &colours);
    assert!(before[0] > 100, "{before:?}");
    ask(&browser, "forced-colors", "active");
    let after = (0..50)
        .map(|_| {
            std::thread::sleep(Duration::from_millis(100));
            on_the_board(&browser, &colours)
        })
        .find(|seen| seen[0] == 0);
    let after = after.expect("another red than the usual one");
    assert!(after[1] > 100 && after[2] > 100, "{after:?}");
}

/// A move is shown in many frames, or for those who do not want that in one.
fn less_movement(engine: Engine) {
    if engine != Engine::Chromium {
        return;
    }
    let site = Site::new();
    let browser = Browser::open(engine);
    let mut frames = Vec::new();
    for wish in ["no-preference", "reduce"] {
        browser.visit(
            &site,
            "index.html?lang=en&first=person&second=person#nim:3,5,7",
        );
        ask(&browser, "prefers-reduced-motion", wish);
        browser.wait_to_see(".board-canvas");
        browser.run(
            "globalThis.framesSeen = 0;
             const clear = CanvasRenderingContext2D.prototype.clearRect;
             CanvasRenderingContext2D.prototype.clearRect = function (...box) {
               if (this.canvas.matches('.board-canvas')) {
                 globalThis.framesSeen += 1;
                 globalThis.lastSeen = Date.now();
               }
               return clear.apply(this, box);
             };
             document.querySelector('[data-move=\"2-3\"]').click();",
        );
        browser.wait_for_line("nim:3,5,7;moves=2-3");
        browser.wait("Date.now() - globalThis.lastSeen > 700");
        frames.push(browser.run("return globalThis.framesSeen").as_u64());
    }
    assert!(frames[0] > Some(6), "{frames:?}");
    assert!(frames[1] < Some(5) && frames[1] > Some(0), "{frames:?}");
}

zermelo_tests::in_every_engine!(forced_colours, less_movement);
