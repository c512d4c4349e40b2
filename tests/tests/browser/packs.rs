//! A game is loaded when it is opened, and one that cannot be loaded can be
//! tried again.

use crate::TWO_PEOPLE;
use zermelo_tests::{Browser, Engine, Pointer, Site, SiteOptions};

/// What the page asked for, by the beginning of the address.
fn fetched(site: &Site, folder: &str) -> Vec<String> {
    let mut found = site.fetched();
    found.retain(|address| address.starts_with(folder));
    found.sort();
    found.dedup();
    found
}

/// Home needs no engine, and a table only that of its game.
fn only_what_is_needed(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, &format!("index.html?{TWO_PEOPLE}"));
    browser.wait("document.querySelector('.game canvas.picture').dataset.drawn");
    assert!(fetched(&site, "/engine").is_empty());
    assert!(fetched(&site, "/shell").is_empty());
    let views = fetched(&site, "/games");
    assert!(!views.iter().any(|file| file.contains("css")), "{views:?}");
    drop(browser);
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, &format!("index.html?{TWO_PEOPLE}#nim:3,5,7"));
    browser.wait_for_line("nim:3,5,7");
    browser.play(Pointer::Mouse, "1-1");
    browser.wait_for_line("nim:3,5,7;moves=1-1");
    assert_eq!(
        fetched(&site, "/engine"),
        ["/engine/nim.js", "/engine/nim.wasm"]
    );
    assert_eq!(
        fetched(&site, "/i18n"),
        ["/i18n/en.json", "/i18n/en/nim.json"]
    );
    assert_eq!(
        fetched(&site, "/games"),
        ["/games/nim.css", "/games/nim.js"]
    );
    assert!(fetched(&site, "/shell").is_empty());
    // In another language the page asks for its own words and for the game's.
    browser.click("[data-action=settings]");
    browser.choose("#language", "pt");
    browser.wait("document.documentElement.lang === 'pt'");
    assert_eq!(
        fetched(&site, "/i18n/pt"),
        ["/i18n/pt.json", "/i18n/pt/nim.json"]
    );
}

/// A site on which something is missing for a while.
fn broken(missing: &'static str) -> Site {
    Site::with(SiteOptions {
        missing: vec![missing],
        ..SiteOptions::default()
    })
}

/// The browser tells of what did not load; that is all it has to tell.
#[track_caller]
fn assert_only_loads_failed(browser: &Browser, missing: &str) {
    for error in browser.take_errors() {
        // Before the digest.
        let name = missing.rsplit('/').next().unwrap_or(missing);
        let name = name.split_once('.').map_or(name, |(stem, _)| stem);
        assert!(
            error.contains("did not load") || error.contains("404") || error.contains(name),
            "{missing}: {error}"
        );
    }
}

/// Whatever of a game does not arrive: a sentence, home under it, the line still
/// in the address, and a second try that leads to the board.
fn tried_again(engine: Engine) {
    let browser = Browser::open(engine);
    for missing in [
        "/games/nim.js",
        "/games/nim.css",
        "/i18n/en/nim.json",
        "/engine/nim.wasm",
    ] {
        let site = broken(missing);
        let page = format!("index.html?lang=en&{TWO_PEOPLE}#nim:3,5,7;moves=1-1");
        browser.goto(&site.url(&page));
        browser.wait_to_see("#error [data-action=again]");
        assert!(browser.text("#error").len() > 20, "{missing}");
        assert_eq!(browser.line(), "nim:3,5,7;moves=1-1", "{missing}");
        assert_eq!(
            browser.string("document.body.dataset.screen"),
            "home",
            "{missing}"
        );
        site.mend();
        browser.click("#error [data-action=again]");
        browser.wait("document.body.dataset.screen === 'table'");
        browser.ready();
        assert!(!browser.shows("#error"), "{missing}");
        let sheets = "return [...document.styleSheets].filter(({ href }) => href?.includes('/games/nim.')).length";
        assert_eq!(browser.run(sheets), 1, "{missing}");
        browser.play(Pointer::Mouse, "2-2");
        browser.wait_for_line("nim:3,5,7;moves=1-1,2-2");
        assert_only_loads_failed(&browser, missing);
    }
}

/// The board stays where the next screen, or the game's part in it, does not
/// arrive.
fn the_board_stays(engine: Engine) {
    let browser = Browser::open(engine);
    let line = "nim:3,5,7;moves=1-1";
    for (missing, wanted, screen) in [
        ("/shell/learn.js", "learn/nim", "learn"),
        ("/games/nim/lesson.js", "learn/nim", "learn"),
        ("/i18n/en/learn-nim.json", "learn/nim", "learn"),
        ("/games/nim/editor.js", "edit/nim:9", "edit"),
    ] {
        let site = broken(missing);
        browser.visit(&site, &format!("index.html?lang=en&{TWO_PEOPLE}#{line}"));
        browser.run(&format!("location.hash = '#{wanted}'"));
        browser.wait_to_see("#error [data-action=again]");
        browser.wait_for_line(line);
        assert!(browser.shows("canvas.board-canvas"), "{missing}");
        site.mend();
        browser.click("#error [data-action=again]");
        browser.wait(&format!("document.body.dataset.screen === '{screen}'"));
        browser.ready();
        assert_eq!(browser.line(), wanted, "{missing}");
        assert!(!browser.text("main").contains("learn.nim"), "{missing}");
        assert_only_loads_failed(&browser, missing);
    }
}

/// A lesson has words of its own, and has them in every language.
fn a_lesson_in_another_language(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, "index.html#learn/nim");
    let english = browser.text(".lesson > p");
    browser.click("[data-action=settings]");
    browser.choose("#language", "pt");
    browser.wait("document.documentElement.lang === 'pt'");
    browser.ready();
    let portuguese = browser.text(".lesson > p");
    assert_ne!(english, portuguese);
    for text in [english, portuguese] {
        assert!(text.len() > 40 && !text.starts_with("learn."), "{text}");
    }
}

/// The positions on a card of Home, the same.
fn presets_tried_again(engine: Engine) {
    let site = broken("/i18n/en/nim.json");
    let browser = Browser::open(engine);
    browser.visit(&site, "index.html?lang=en");
    browser.click("[data-presets=nim] summary");
    browser.wait_to_see("[data-presets=nim] [data-action=again]");
    site.mend();
    browser.click("[data-presets=nim] [data-action=again]");
    browser.click("[data-preset=mirror]");
    browser.wait_for_line("nim:9,9");
    assert_only_loads_failed(&browser, "nim.json");
}

/// The page goes on in its language where another cannot be had in full.
fn language_not_loaded(engine: Engine) {
    let site = broken("/i18n/es/nim.json");
    let browser = Browser::open(engine);
    browser.visit(&site, &format!("index.html?{TWO_PEOPLE}#nim:3,5,7"));
    let turn = browser.text("#turn");
    browser.click("[data-action=settings]");
    browser.choose("#language", "es");
    browser.wait("!document.querySelector('#error').hidden");
    assert_eq!(browser.string("document.documentElement.lang"), "en");
    assert_eq!(browser.text("#turn"), turn);
    site.mend();
    browser.choose("#language", "en");
    browser.choose("#language", "es");
    browser.wait("document.documentElement.lang === 'es'");
    browser.ready();
    assert_ne!(browser.text("#turn"), turn);
    assert_only_loads_failed(&browser, "nim.json");
}

zermelo_tests::in_every_engine!(
    only_what_is_needed,
    tried_again,
    the_board_stays,
    a_lesson_in_another_language,
    presets_tried_again,
    language_not_loaded,
);
