//! How smoothly a move is shown: the time between frames while it is animated,
//! for every game, as it is and with the processor slowed to a quarter.

use crate::{Figure, median};
use serde_json::json;
use zermelo_tests::{Browser, Engine, PHONE, Site, SiteOptions};

/// A game, and a move with much to show.
const MOVES: [(&str, &str); 6] = [
    ("nim:3,5,7", "3-6"),
    ("sim:6;moves=12,34,15", "26"),
    ("hackenbush:(BB(R)(BB))(RB(B(B)(R))(B))(R(R)(B(B)(B)))", "1"),
    (
        "convexity:1-2,1-10,2-3,2-5,2-6,3-4,5-7,5-9,7-8,7-11,8-12,9-13;moves=4",
        "12",
    ),
    ("tokens:1>2,1>4,2>3,2>5,3>4,5>6;on=1,2", "1>4"),
    ("othello:;moves=f5,d6,c3,d3,c4,f4,f6,f3,e6,e7", "f7"),
];
/// So often each is shown; undone in between.
const SHOWN: usize = 5;

/// Plays a move in the twin and notes the times between frames until it is done.
const WATCH: &str = "
    const button = document.querySelector(`.twin [data-move='${args[0]}']`);
    const between = [];
    await new Promise((done) => {
      let last = null;
      const end = performance.now() + 450;
      const frame = (now) => {
        if (last !== null) between.push(now - last);
        last = now;
        if (now < end) requestAnimationFrame(frame);
        else done();
      };
      requestAnimationFrame((now) => { frame(now); button.click(); });
    });
    if (!decodeURIComponent(location.hash).endsWith(args[0])) throw new Error('the move was not made');
    document.querySelector('.toolbar [data-action=undo]').click();
    await new Promise((later) => setTimeout(later, 600));
    return between;";

pub fn in_chromium() -> Vec<Figure> {
    let site = Site::with(SiteOptions {
        plain: true,
        ..SiteOptions::default()
    });
    let browser = Browser::on(Engine::Chromium, PHONE);
    let mut figures = Vec::new();
    for (line, chosen) in MOVES {
        let game = line.split(':').next().unwrap_or_default();
        browser.goto("about:blank");
        browser.visit(
            &site,
            &format!("index.html?first=person&second=person#{line}"),
        );
        for rate in [1, 4] {
            slow_down(&browser, rate);
            let mut frames = Vec::new();
            for _ in 0..SHOWN {
                let between = browser.run_async(WATCH, &json!([chosen]));
                let between = between.as_array().expect("times");
                frames.extend(between.iter().filter_map(serde_json::Value::as_f64));
                assert_eq!(browser.line(), line, "the move was made and taken back");
            }
            assert!(frames.len() > SHOWN * 5, "{game}: frames were drawn");
            let worst = frames.iter().copied().fold(0.0, f64::max);
            let speed = if rate == 1 { "" } else { ", CPU at 1/4" };
            let limit = (rate == 1).then_some(17.0);
            figures.push(Figure::at_most(
                format!("{game}, a move shown, middle frame{speed}"),
                median(frames),
                "ms",
                limit,
            ));
            figures.push(Figure::at_most(
                format!("{game}, a move shown, longest frame{speed}"),
                worst,
                "ms",
                None,
            ));
        }
        slow_down(&browser, 1);
    }
    figures
}

fn slow_down(browser: &Browser, rate: u32) {
    browser.command(
        "goog/cdp/execute",
        &json!({ "cmd": "Emulation.setCPUThrottlingRate", "params": { "rate": rate } }),
    );
}
