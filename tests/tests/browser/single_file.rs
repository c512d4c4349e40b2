//! `zermelo.html`: the whole product in one file, without a server.

use serde_json::json;
use zermelo_tests::{Browser, Engine, Site, SiteOptions, in_root};

/// Plays a move through the X-ray's list, which is there in every frame.
#[track_caller]
fn play_one_move(browser: &Browser) {
    browser.ready();
    assert_eq!(browser.run("return zermelo.engine.where"), json!("worker"));
    browser.click(".toolbar [data-action=xray]");
    browser.click("#moves [data-judged='1-1']");
    browser.wait("document.querySelectorAll('#history [data-ply]').length > 1");
    browser.ready();
}

/// From a disk: no origin, several files would be refused.
fn from_a_file(engine: Engine) {
    let browser = Browser::open(engine);
    let file = format!("file://{}", in_root("dist/zermelo.html").display());
    browser.goto(&format!("{file}?first=person&second=person#nim:3,5,7"));
    play_one_move(&browser);
    browser.wait_for_line("nim:3,5,7;moves=1-1");
    browser.reload();
    browser.ready();
    assert_eq!(browser.line(), "nim:3,5,7;moves=1-1");
    browser.goto(&format!("{file}?lang=pt#learn/nim"));
    browser.ready();
    assert_eq!(browser.string("document.documentElement.lang"), "pt");
}

/// A frame as course platforms make it: scripts, and no origin.
fn in_a_sandboxed_frame(engine: Engine) {
    let frame = "<!doctype html><title>A course</title>\
        <iframe sandbox='allow-scripts' width='1000' height='700' src='zermelo.html?first=person&second=person#nim:3,5,7'></iframe>";
    let site = Site::with(SiteOptions {
        pages: [("/course.html", frame.to_owned())].into(),
        ..SiteOptions::default()
    });
    let browser = Browser::open(engine);
    browser.goto(&site.url("course.html"));
    browser.enter_frame("iframe");
    assert_eq!(browser.string("self.origin"), "null");
    play_one_move(&browser);
    // Not a byte came from anywhere but the one file.
    let fetched = site.fetched();
    assert!(
        fetched
            .iter()
            .all(|address| ["/course.html", "/zermelo.html", "/favicon.ico"]
                .contains(&address.as_str())),
        "{fetched:?}"
    );
}

/// The file's text inside another page: it has no address of its own.
fn in_a_frame_without_address(engine: Engine) {
    let course = "<!doctype html><title>A course</title><iframe sandbox='allow-scripts' width='1000' height='700'></iframe>\
        <script>fetch('zermelo.html').then((r) => r.text()).then((text) => { document.querySelector('iframe').srcdoc = text; })</script>";
    let site = Site::with(SiteOptions {
        pages: [("/course.html", course.to_owned())].into(),
        ..SiteOptions::default()
    });
    let browser = Browser::open(engine);
    browser.goto(&site.url("course.html"));
    browser.wait("document.querySelector('iframe').srcdoc.length > 100");
    browser.enter_frame("iframe");
    browser.ready();
    browser.click("[data-game=nim]");
    browser.wait("document.body.dataset.screen === 'table'");
    browser.choose("#seat-1", "person");
    play_one_move(&browser);
}

zermelo_tests::in_every_engine!(
    from_a_file,
    in_a_sandboxed_frame,
    in_a_frame_without_address
);
