//! What a browser may refuse or break, and the page goes on.

use crate::TWO_PEOPLE;
use serde_json::json;
use zermelo_tests::{Browser, Engine, Pointer, Site, SiteOptions};

/// A game, the X-ray and a robot: all that needs the engine.
#[track_caller]
fn everything_works(browser: &Browser, site: &Site) {
    browser.visit(site, &format!("index.html?{TWO_PEOPLE}#nim:3,5,7"));
    browser.play(Pointer::Mouse, "1-1");
    browser.wait_for_line("nim:3,5,7;moves=1-1");
    browser.click(".toolbar [data-action=xray]");
    browser.wait_to_see("#moves [data-judged][data-outcome=loss]");
    browser.click("#tab-game");
    browser.choose("#seat-1", "perfect");
    browser.wait("location.hash.split(',').length > 3");
}

fn storage_blocked(engine: Engine) {
    let site = Site::with(SiteOptions {
        before: "for (const name of ['localStorage', 'sessionStorage']) {
            Object.defineProperty(window, name, { get() { throw new DOMException('refused', 'SecurityError'); } });
        }",
        ..SiteOptions::default()
    });
    let browser = Browser::open(engine);
    everything_works(&browser, &site);
    // On the way to another screen and back nothing is lost either.
    browser.click("[data-action=home]");
    browser.wait("document.body.dataset.screen === 'home'");
    browser.click("[data-continue]");
    browser.wait("document.body.dataset.screen === 'table' && location.hash.includes('moves=1-1')");
}

/// Something else was stored under our name.
fn storage_garbled(engine: Engine) {
    let site = Site::with(SiteOptions {
        before: "if (!sessionStorage.getItem('seen')) {
            sessionStorage.setItem('seen', '1');
            for (const name of ['sitting', 'settings', 'choices']) localStorage.setItem('zermelo.' + name, '{\"start\": 7, ');
        }",
        ..SiteOptions::default()
    });
    let browser = Browser::open(engine);
    everything_works(&browser, &site);
    assert_eq!(
        browser.run("return localStorage.getItem('zermelo.sitting.unreadable')"),
        json!("{\"start\": 7, ")
    );
}

/// A policy on top of ours that allows no worker: the engine runs on the page.
fn worker_refused(engine: Engine) {
    let site = Site::with(SiteOptions {
        policy: "worker-src 'none'",
        ..SiteOptions::default()
    });
    let browser = Browser::open(engine);
    everything_works(&browser, &site);
    assert_eq!(browser.run("return zermelo.engine.where"), json!("page"));
    // The browser tells of the refusal; that is all it has to tell.
    let errors = browser.take_errors();
    assert!(
        errors.iter().all(|error| error.contains("worker")),
        "{errors:#?}"
    );
}

/// A browser that knows no workers at all.
fn worker_missing(engine: Engine) {
    let site = Site::with(SiteOptions {
        before: "delete window.Worker; window.Worker = undefined;",
        ..SiteOptions::default()
    });
    let browser = Browser::open(engine);
    everything_works(&browser, &site);
    assert_eq!(browser.run("return zermelo.engine.where"), json!("page"));
}

/// The engine dies: a sentence, the position kept, the engine started anew.
fn crash(engine: Engine) {
    let site = Site::with(SiteOptions {
        before: "window.Worker = class extends Worker { constructor(...a) { super(...a); window.testWorker = this; } };",
        ..SiteOptions::default()
    });
    let browser = Browser::open(engine);
    browser.visit(
        &site,
        &format!("index.html?{TWO_PEOPLE}#nim:3,5,7;moves=1-1"),
    );
    let first = "window.testFirst = testWorker; testWorker.postMessage({ call: 'nothing', id: -1, args: [] })";
    browser.run(first);
    browser.wait_to_see("#error");
    assert!(
        browser.text("#error").len() > 20,
        "{}",
        browser.text("#error")
    );
    assert_eq!(browser.line(), "nim:3,5,7;moves=1-1");
    browser.wait("testWorker !== testFirst");
    browser.play(Pointer::Mouse, "2-2");
    browser.wait_for_line("nim:3,5,7;moves=1-1,2-2");
    assert_eq!(browser.run("return zermelo.engine.where"), json!("worker"));
}

/// A server that does not know what wasm is.
fn wrong_type(engine: Engine) {
    let site = Site::with(SiteOptions {
        before: "WebAssembly.compileStreaming = async (r) => { await r; throw new TypeError('Incorrect MIME type'); };",
        ..SiteOptions::default()
    });
    let browser = Browser::open(engine);
    everything_works(&browser, &site);
}

/// The words do not arrive: a sentence and a second try, never raw keys.
fn words_missing(engine: Engine) {
    let site = Site::with(SiteOptions {
        before: "const real = window.fetch;
            window.fetch = (address, ...rest) =>
              String(address).includes('i18n') ? Promise.reject(new TypeError('no network')) : real(address, ...rest);
            window.testMend = () => { window.fetch = real; };",
        ..SiteOptions::default()
    });
    let browser = Browser::open(engine);
    browser.goto(&site.url("index.html?lang=pt#nim:3,5,7"));
    browser.wait_to_see("[role=alert] button");
    assert!(browser.text("[role=alert]").len() > 20);
    browser.run("testMend()");
    browser.click("[role=alert] button");
    browser.ready();
    assert_eq!(browser.string("document.documentElement.lang"), "pt");
    assert!(browser.shows("canvas.board-canvas"));
}

zermelo_tests::in_every_engine!(
    storage_blocked,
    storage_garbled,
    worker_refused,
    worker_missing,
    crash,
    wrong_type,
    words_missing,
);
