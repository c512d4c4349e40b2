//! The site without a network, and one version after the other.

use crate::TWO_PEOPLE;
use serde_json::{Value, json};
use zermelo_tests::{Browser, Engine, Pointer, Site, SiteOptions, later_release};

const GAMES: [(&str, &str); 6] = [
    ("nim", "nim:3,5,7"),
    ("sim", "sim:6"),
    ("hackenbush", "hackenbush:BR(R)(BB)"),
    ("convexity", "convexity:1-2,2-3,3-4"),
    ("tokens", "tokens:1>2,2>3;on=1"),
    ("othello", "othello:"),
];

/// What a later release says of Nim in its own words, in its view's and in those
/// of the lesson, which an open page may ask for much later.
const LATER: &[(&str, &str, &str)] = &[
    ("i18n/en.json", "\"app.title\":\"", "\"app.title\":\"Later "),
    ("i18n/en/learn-nim.json", "\":\"", "\":\"Later: "),
    ("games/nim/lesson.js", "use strict", "use strict';'later"),
    ("shell/learn.js", "use strict", "use strict';'later"),
    ("app.css", "body{", "body{--release:later;"),
];

fn site() -> Site {
    Site::with(SiteOptions {
        offline: true,
        ..SiteOptions::default()
    })
}

/// A page, and its service worker with all files.
#[track_caller]
fn settle(browser: &Browser, site: &Site, page: &str) {
    browser.visit(site, page);
    browser.wait("navigator.serviceWorker.controller?.state === 'activated'");
}

/// A page of a site that has ended. What a service worker answers, Firefox may still be
/// waiting for when the driver says it is there: until then the page before it is shown,
/// and that one is ready.
#[track_caller]
fn open_again(browser: &Browser, site: &Site, page: &str) {
    let address = site.url(page);
    browser.goto(&address);
    browser.wait(&format!("location.href === {}", json!(address)));
    browser.ready();
}

/// Every cache, and how many files there are in it.
#[track_caller]
fn kept(browser: &Browser) -> Vec<Value> {
    let script = "return Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length))";
    let counts = browser.run_async(script, &json!([]));
    counts.as_array().expect("a list").clone()
}

/// After one visit to one game the server can go: every game, its lesson, its
/// editor, every language.
fn after_the_first_load(engine: Engine) {
    let site = site();
    let browser = Browser::open(engine);
    settle(
        &browser,
        &site,
        &format!("index.html?{TWO_PEOPLE}#nim:3,5,7"),
    );
    let asked = site.fetched();
    for unwanted in ["zermelo", ".weights", "-simd128."] {
        assert!(
            !asked.iter().any(|file| file.contains(unwanted)),
            "{unwanted}: {asked:?}"
        );
    }
    site.end();
    open_again(
        &browser,
        &site,
        &format!("index.html?{TWO_PEOPLE}&lang=es#nim:3,5,7"),
    );
    browser.wait("document.documentElement.lang === 'es'");
    // By the board's twin: where to tap is asked of modules that are on the server.
    browser.run("document.querySelector('.twin [data-move=\"1-1\"]').click()");
    browser.wait_for_line("nim:3,5,7;moves=1-1");
    for (game, line) in GAMES {
        browser.tour(game, line);
    }
    browser.run("location.hash = '#learn/values/1-1'");
    browser.wait_to_see(".values");
    browser.ready();
    // The folder, as an installed page begins, and the page for frames.
    for (page, screen) in [
        ("", "home"),
        ("?lang=pt", "home"),
        ("embed.html#sim:6", "table"),
    ] {
        open_again(&browser, &site, page);
        assert_eq!(browser.string("document.body.dataset.screen"), screen);
    }
    no_errors(&browser, engine);
}

/// Whether Othello's engine has its weights.
#[track_caller]
fn is_equipped(browser: &Browser) -> Value {
    let script = "return await zermelo.engineFor('othello').equipped";
    browser.run_async(script, &json!([]))
}

/// How many files of Othello's are kept that it can do without.
const KEPT: &str = "caches.keys().then((names) => Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url))))\
    .then((urls) => { window.kept_ = urls.flat().filter((url) => url.endsWith('.weights') || url.includes('-simd128.')).length; }) && window.kept_";

/// What makes Othello strong and quick is large: it is kept once Othello has been opened, be
/// that before the service worker was there or after, and from then on in every
/// version.
fn weights(engine: Engine) {
    let othello = format!("index.html?lang=en&{TWO_PEOPLE}#othello:");
    for first in ["#othello:", "#nim:3,5,7"] {
        let site = site();
        let browser = Browser::open(engine);
        settle(
            &browser,
            &site,
            &format!("index.html?lang=en&{TWO_PEOPLE}{first}"),
        );
        if first != "#othello:" {
            browser.run("location.hash = '#othello:'");
            browser.wait_for_line("othello:");
        }
        assert_eq!(is_equipped(&browser), true);
        browser.wait(&format!("{KEPT} === 2"));
        if first == "#othello:" {
            site.replace(later_release(LATER));
            browser.visit(&site, &othello.replace("lang=en", "lang=en&theme=light"));
            browser.click("#update [data-action=update]");
            browser
                .wait("getComputedStyle(document.body).getPropertyValue('--release') === 'later'");
        }
        browser.goto("about:blank");
        site.end();
        browser.visit(&site, &othello);
        assert_eq!(is_equipped(&browser), true, "{first}");
        no_errors(&browser, engine);
    }
    // Never opened with a network, it is played without.
    let site = site();
    let browser = Browser::open(engine);
    settle(&browser, &site, "index.html");
    site.end();
    browser.visit(&site, &othello);
    assert_eq!(is_equipped(&browser), false);
    browser.run("document.querySelector('.twin [data-move=f5]').click()");
    browser.wait_for_line("othello:;moves=f5");
    no_errors(&browser, engine);
}

/// Nothing went wrong. Where a page is left while it still fetches something, Firefox
/// reports that as an error of the service worker, without an address.
#[track_caller]
fn no_errors(browser: &Browser, engine: Engine) {
    let mut errors = browser.take_errors();
    errors.retain(|error| engine != Engine::Firefox || !error.starts_with("Failed to load ‘’."));
    assert_eq!(errors, Vec::<String>::new());
}

/// The server is replaced while a page is open: it goes on with its own files, is
/// told of the new version, and takes it as a whole when the reader wants it.
fn update(engine: Engine) {
    let site = site();
    let browser = Browser::open(engine);
    let page = format!("index.html?lang=en&{TWO_PEOPLE}#nim:3,5,7");
    settle(&browser, &site, &page);
    assert!(!browser.shows("#update"));
    let files = kept(&browser);
    assert_eq!(files.len(), 1);
    site.replace(later_release(LATER));
    // The old page again, from its own files: it finds out by itself.
    let again = page.replace("lang=en", "lang=en&theme=light");
    browser.visit(&site, &format!("{again};moves=1-1"));
    browser.wait_to_see("#update [data-action=update]");
    assert_eq!(kept(&browser).len(), 2);
    let release = "getComputedStyle(document.body).getPropertyValue('--release')";
    let title = "document.title";
    browser.run("location.hash = '#learn/nim'");
    browser.wait("document.body.dataset.screen === 'learn'");
    browser.ready();
    assert_eq!(browser.string(release), "");
    assert!(!browser.text(".lesson").contains("Later"));
    browser.run("location.hash = ''");
    browser.wait("document.body.dataset.screen === 'home'");
    assert!(!browser.string(title).contains("Later"));
    // Another screen, and the offer is still there.
    browser.run("location.hash = '#nim:3,5,7;moves=1-1'");
    browser.wait_for_line("nim:3,5,7;moves=1-1");
    browser.play(Pointer::Mouse, "2-2");
    browser.wait_for_line("nim:3,5,7;moves=1-1,2-2");
    browser.click("#update [data-action=update]");
    browser.wait(&format!("{release} === 'later'"));
    browser.ready();
    assert_eq!(browser.line(), "nim:3,5,7;moves=1-1,2-2");
    assert!(!browser.shows("#update"));
    browser.wait(
        "caches.keys().then((names) => { window.caches_ = names.length; }) && window.caches_ === 1",
    );
    assert_eq!(kept(&browser), files);
    // The new one needs no server either.
    // (Opened anew: the reload of Firefox's driver passes by the service worker.)
    site.end();
    browser.visit(&site, &page);
    browser.run("location.hash = '#learn/nim'");
    browser.wait("document.body.dataset.screen === 'learn'");
    browser.ready();
    assert!(browser.text(".lesson").contains("Later"));
}

/// Two pages are open when the server is replaced. One takes the new version; the
/// other goes on with its own files, also those that it has not asked for before.
fn update_beside_another_page(engine: Engine) {
    let site = site();
    let browser = Browser::open(engine);
    let page = format!("index.html?lang=en&{TWO_PEOPLE}#nim:3,5,7");
    settle(&browser, &site, &page);
    site.replace(later_release(LATER));
    let release = "getComputedStyle(document.body).getPropertyValue('--release')";
    let [first, second] = browser.second_window();
    browser.visit(&site, &page.replace("lang=en", "lang=en&theme=light"));
    assert_eq!(browser.string(release), "");
    browser.click("#update [data-action=update]");
    browser.wait(&format!("{release} === 'later'"));
    browser.ready();
    browser.run("location.hash = '#learn/nim'");
    browser.wait("document.querySelector('.lesson')?.innerText.includes('Later')");

    browser.enter_window(&first);
    browser.run("location.hash = '#learn/nim'");
    browser.wait("document.body.dataset.screen === 'learn'");
    browser.ready();
    assert!(!browser.text(".lesson").contains("Later"));
    assert_eq!(browser.string(release), "");
    assert_eq!(kept(&browser).len(), 2);
    // It has the offer too, and takes it though it has been taken already.
    browser.click("#update [data-action=update]");
    browser.wait(&format!("{release} === 'later'"));
    browser.wait("document.querySelector('.lesson')?.innerText.includes('Later')");
    browser.enter_window(&second);
    assert_eq!(browser.string(release), "later");
    no_errors(&browser, engine);
}

/// Files that are not what their names say are not kept, and the page is none the
/// worse for it.
fn a_broken_release(engine: Engine) {
    let site = site();
    let browser = Browser::open(engine);
    let mut files = later_release(LATER);
    let lesson = files
        .keys()
        .find(|name| name.starts_with("games/sim/lesson"));
    let lesson = lesson.expect("a lesson").clone();
    files.insert(lesson, b"<!doctype html>Please log in".to_vec());
    site.replace(files);
    browser.visit(&site, "index.html#nim:3,5,7");
    let failed = "navigator.serviceWorker.getRegistration().then((r) => { window.failed = window.begun && !r; window.begun ||= Boolean(r); }) && window.failed";
    browser.wait(failed);
    assert!(kept(&browser).is_empty());
    assert!(!browser.shows("#error") && !browser.shows("#update"));
    browser.take_errors();
}

/// In other people's pages nothing is kept.
fn not_in_a_frame(engine: Engine) {
    let frames = "<!doctype html><html><head><title>A course</title></head><body>\
        <iframe id='a' width='600' height='500' src='embed.html#nim:3,5,7'></iframe>\
        <iframe id='b' width='600' height='500' src='index.html#nim:3,5,7'></iframe></body></html>";
    let site = Site::with(SiteOptions {
        offline: true,
        pages: [("/course.html", frames.to_owned())].into(),
        ..SiteOptions::default()
    });
    let browser = Browser::open(engine);
    browser.goto(&site.url("course.html"));
    let ready = "[...document.querySelectorAll('iframe')].every((f) => f.contentDocument.body?.dataset.ready === 'true')";
    browser.wait(ready);
    // Longer than a page of its own waits before it begins.
    browser.run_async(
        "await new Promise((later) => setTimeout(later, 3500))",
        &json!([]),
    );
    let workers = browser.run_async(
        "return (await navigator.serviceWorker.getRegistrations()).length",
        &json!([]),
    );
    assert_eq!(workers, 0);
    assert!(!site.fetched().iter().any(|file| file == "/sw.js"));
}

/// Chromium would offer to install it; the others have no way to ask.
fn installable(engine: Engine) {
    if engine != Engine::Chromium {
        return;
    }
    let site = site();
    let browser = Browser::open(engine);
    settle(&browser, &site, "index.html");
    let devtools =
        |name: &str| browser.command("goog/cdp/execute", &json!({ "cmd": name, "params": {} }));
    let manifest = devtools("Page.getAppManifest");
    assert_eq!(manifest["errors"], json!([]));
    let errors = devtools("Page.getInstallabilityErrors");
    assert_eq!(errors["installabilityErrors"], json!([]));
}

zermelo_tests::in_every_engine!(
    after_the_first_load,
    weights,
    update,
    update_beside_another_page,
    a_broken_release,
    not_in_a_frame,
    installable,
);
