//! Pictures of every screen for people to look at, in `target/pictures/`.

use zermelo_tests::{Browser, DESKTOP, Engine, PHONE, Screen, Site};

const PAGES: [(&str, &str); 7] = [
    ("home", ""),
    (
        "table",
        "&first=person&second=person#nim:3,5,7;moves=1-1,3-2",
    ),
    ("xray", "&mode=full&first=person&second=person#nim:3,5,7"),
    (
        "graph",
        "&mode=full&first=person&second=person#nim:21;play=misere;max=3;moves=1-2",
    ),
    ("learn", "#learn/nim"),
    ("values", "#learn/values"),
    ("edit", "#edit/nim:3,5,7;play=misere"),
];

fn take(engine: Engine, screen: Screen, device: &str) {
    let site = Site::new();
    let browser = Browser::on(engine, screen);
    for theme in ["light", "dark"] {
        for (name, page) in PAGES {
            browser.goto("about:blank");
            browser.visit(&site, &format!("index.html?theme={theme}{page}"));
            if page.contains("mode=full") {
                if screen == PHONE {
                    browser.click(".toolbar [data-action=menu]");
                    browser.click("#tab-xray");
                }
                browser.wait_to_see("#moves [data-judged]");
            }
            // Small pictures come after the page, and only those in sight are drawn.
            browser.wait("[...document.querySelectorAll('canvas.picture')].every((c) => c.dataset.drawn || c.getBoundingClientRect().top > innerHeight)");
            // Two frames: one in which it is drawn, one in which it is shown.
            browser.run_async(
                "await new Promise((f) => requestAnimationFrame(() => requestAnimationFrame(f)))",
                &serde_json::json!([]),
            );
            browser.wait("document.getAnimations().every((a) => a.playState !== 'running')");
            browser.picture(&format!("{name}-{device}-{theme}"));
            // Nothing sticks out of the screen.
            let width = browser.run("return document.documentElement.scrollWidth - innerWidth");
            assert!(
                width.as_f64().is_some_and(|width| width <= 0.0),
                "{name} {device} is wider than the screen by {width}"
            );
        }
    }
}

fn desktop(engine: Engine) {
    take(engine, DESKTOP, "desktop");
}

fn phone(engine: Engine) {
    take(engine, PHONE, "phone");
}

zermelo_tests::in_every_engine!(desktop, phone);
