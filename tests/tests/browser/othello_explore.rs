//! The openings of Othello, explored by pointer and by keyboard, and games that
//! begin from a balanced start.

use crate::TWO_PEOPLE;
use crate::access::{assert_accessible, settle, site_with_axe};
use crate::tokens::open;
use serde_json::json;
use zermelo_tests::{Browser, DESKTOP, Engine, PHONE, Site, zermelo};

const START: &str = "othello:";

fn explore(name: &str) -> String {
    format!("[data-explore='{name}']")
}

fn road(square: &str) -> String {
    format!("[data-road='{square}']")
}

/// Opens a game with its explorer.
fn enter(browser: &Browser, site: &Site, line: &str) {
    open(browser, site, "mode=full&", line);
    browser.click(".explore > summary");
    browser.wait_to_see(".explore-board");
}

/// Waits until the explorer has come so far.
#[track_caller]
fn arrives(browser: &Browser, moves: &str) {
    let path = "[...document.querySelectorAll('.explore-path button')].map((b) => b.textContent)";
    browser.wait(&format!("{path}.join() === {}", json!(moves)));
}

#[track_caller]
fn says(browser: &Browser, text: &str) {
    browser.wait(&format!(
        "document.querySelector('.explore-where').textContent.includes({})",
        json!(text)
    ));
}

/// Whether there are so many texts, all of them numbers, none larger than the one before.
const BEST_FIRST: &str = "(texts, count) => texts.length === count && texts.every((text) => /\\d/.test(text)) \
    && texts.map((text) => Number(text.replace('−', '-'))).every((n, i, all) => i === 0 || n <= all[i - 1])";

/// From the start to the Tiger, on the list and on the board; back; and to the
/// table. Symmetric moves are one, and the game stays as it is until then.
fn by_pointer(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    enter(&browser, &site, START);
    browser.wait_to_see(&road("f5"));
    assert_eq!(
        browser.run("return document.querySelectorAll('[data-road]').length"),
        1
    );
    assert!(browser.text(&road("f5")).contains("c4"));
    browser.click(&road("f5"));
    arrives(&browser, "f5");
    for name in ["Diagonal", "Parallel", "Perpendicular"] {
        browser.wait(&format!(
            "[...document.querySelectorAll('[data-road]')].some((e) => e.textContent.includes('{name}'))"
        ));
    }
    // Values come, those of all moves, and the best are first.
    browser.wait(&format!(
        "(({BEST_FIRST})([...document.querySelectorAll('[data-road] .judged-value')].map((e) => e.textContent), 3))"
    ));
    // On the board.
    browser.click(".explore-board [data-square='d6']");
    arrives(&browser, "f5,d6");
    says(&browser, "Perpendicular.");
    // A square that is no move.
    browser.click(".explore-board [data-square='a1']");
    for (square, path) in [
        ("c3", "f5,d6,c3"),
        ("d3", "f5,d6,c3,d3"),
        ("c4", "f5,d6,c3,d3,c4"),
    ] {
        browser.click(&road(square));
        arrives(&browser, path);
    }
    says(&browser, "Tiger. White is to move.");
    browser.click(&explore("back"));
    arrives(&browser, "f5,d6,c3,d3");
    says(&browser, "Perpendicular.");
    browser.click("[data-ply='2']");
    arrives(&browser, "f5,d6");
    assert_eq!(browser.line(), START);
    browser.click(&explore("table"));
    arrives(&browser, "");
    // By name, and from there to the table.
    browser.click(".explore-all > summary");
    browser.click("[data-opening='Rose']");
    says(&browser, "Rose. Black is to move.");
    browser.click(&explore("play"));
    browser.wait_for_line("othello:;moves=f5,d6,c5,f4,e3,c6,d3,f6,e6,d7");
    assert!(browser.text(".summary").contains("Rose"));
}

/// The same without a pointer: names are found by typing, moves are gone on with
/// from the list, and the way back leads to where one was.
fn by_keyboard(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    open(&browser, &site, "mode=full&", START);
    browser.tab_to("it.matches('.explore > summary')");
    browser.press(&["Enter"]);
    browser.wait_to_see(&road("f5"));
    browser.tab_to("it.matches('[data-road]')");
    browser.press(&["Enter"]);
    arrives(&browser, "f5");
    // The focus is on a move again.
    browser.wait("document.activeElement.matches('[data-road]')");
    let first = browser.string("document.activeElement.dataset.road");
    assert!(["f6", "f4", "d6"].contains(&first.as_str()), "{first}");
    browser.run("document.querySelector(\"[data-road='d6']\").focus()");
    browser.press(&["Enter"]);
    arrives(&browser, "f5,d6");
    browser.wait("document.activeElement.matches('[data-road]')");
    browser.press(&["Backspace"]);
    arrives(&browser, "f5");
    browser.wait("document.activeElement.dataset.road === 'd6'");
    // A name.
    browser.tab_to("it.matches('.explore-all > summary')");
    browser.press(&["Enter"]);
    browser.wait_to_see("[data-opening='Tiger']");
    browser.tab_to("it.matches('.explore-all input')");
    browser.press(&["t", "i", "g", "e", "r"]);
    browser.wait("[...document.querySelectorAll('.explore-names li:not([hidden])')].length === 3");
    assert!(
        browser
            .text(".explore-all [role=status]")
            .starts_with("3 openings")
    );
    browser.tab_to("it.dataset.opening === 'Tiger'");
    browser.press(&["Enter"]);
    says(&browser, "Tiger.");
    // The board, by arrows.
    browser.run("document.querySelector(\".explore-board [data-square='f3']\").focus()");
    browser.press(&["ArrowDown"]);
    let label = browser.string("document.activeElement.getAttribute('aria-label')");
    assert!(label.starts_with("f4"), "{label}");
    browser.press(&["Enter"]);
    arrives(&browser, "f5,d6,c3,d3,c4,f4");
}

/// The explorer goes along with the game, until one has gone another way.
fn along(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    enter(&browser, &site, START);
    browser.wait_to_see(&road("f5"));
    browser.play(zermelo_tests::Pointer::Mouse, "f5");
    arrives(&browser, "f5");
    browser.click(&road("d6"));
    arrives(&browser, "f5,d6");
    browser.play(zermelo_tests::Pointer::Mouse, "f6");
    browser.wait_for_line("othello:;moves=f5,f6");
    browser.wait_to_see(&explore("table"));
    arrives(&browser, "f5,d6");
    browser.click(&explore("table"));
    arrives(&browser, "f5,f6");
    // Where nothing but moves is allowed, it does not lead away.
    open(&browser, &site, "mode=full&lock=board&", START);
    browser.click(".explore > summary");
    browser.wait_to_see(&road("f5"));
    assert!(!browser.shows(&explore("play")));
    // What gives moves away is not there without X-ray.
    open(&browser, &site, "", START);
    browser.click("#tab-xray");
    browser.wait_to_see("[data-panel=explore]");
    assert!(!browser.shows(".explore"));
}

/// A balanced start from the table, from Home and in the editor: an ordinary line,
/// which a link restores.
fn balanced(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    open(&browser, &site, "", "othello:;moves=f5");
    browser.click("[data-start=balanced]");
    browser.wait("/^#othello:[-XO]{64}$/.test(location.hash)");
    browser.ready();
    let line = browser.line();
    let table = browser.table();
    assert_eq!(
        (&table["turn"], &table["board"]["empty"]),
        (&json!(0), &json!(52))
    );
    // Neither is further ahead than that, says the same engine elsewhere.
    let record = zermelo(&["analyse", &line, "--seconds", "0.2"])
        .records()
        .remove(0);
    let value: i32 = record["value"]
        .as_str()
        .expect("a value")
        .parse()
        .expect("a number");
    assert!(value.abs() <= 8, "{line}: {value}");
    // It can be played, begun anew, and opened from its link.
    let first = table["legal"][0].as_str().expect("a move").to_owned();
    browser.play(zermelo_tests::Pointer::Mouse, &first);
    browser.wait_for_line(&format!("{line};moves={first}"));
    browser.click("[data-action=new]");
    browser.wait_for_line(&line);
    let other = Browser::open(engine);
    other.visit(&site, &format!("index.html?{TWO_PEOPLE}#{line}"));
    assert_eq!(other.table()["board"]["cells"], table["board"]["cells"]);
    // The step back leads to the game before.
    browser.run("history.back()");
    browser.wait_for_line("othello:;moves=f5");

    // Against a robot, from Home.
    other.visit(&site, "index.html?first=perfect&second=person");
    other.click("[data-presets=othello] > summary");
    other.click("[data-preset=balanced]");
    other.wait("/^#othello:[-XO]{64};moves=[a-h][1-8]$/.test(location.hash)");

    other.goto("about:blank");
    other.visit(&site, "index.html#edit/othello:");
    other.click("[data-edit=balanced]");
    other.wait("/^othello:[-XO]{64}$/.test(document.querySelector('#notation').value)");
}

/// In the lesson it is there without a game, and leads to the table.
fn in_the_lesson(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, "index.html?lang=es#learn/othello");
    browser.click(".explore > summary");
    browser.click(&road("f5"));
    arrives(&browser, "f5");
    browser.click(&explore("play"));
    browser.wait_for_line("othello:;moves=f5");
}

/// Nothing is wider than a phone, and all of it is accessible.
fn axe_in_the_openings(engine: Engine) {
    let Some(site) = site_with_axe() else {
        return;
    };
    for (screen, theme) in [(DESKTOP, "light"), (DESKTOP, "dark"), (PHONE, "dark")] {
        let browser = Browser::on(engine, screen);
        let query = format!("mode=full&theme={theme}&");
        open(&browser, &site, &query, "othello:;moves=f5,d6,c3");
        if screen == PHONE {
            browser.click(".toolbar [data-action=menu]");
            browser.click("#tab-xray");
        }
        browser.click(".explore > summary");
        browser.wait("document.querySelector('[data-road] .judged-value')?.textContent");
        browser.click(".explore-all > summary");
        browser.wait_to_see("[data-opening='Tiger']");
        settle(&browser);
        assert_accessible(&browser, "openings");
        assert_eq!(
            browser.run("return document.documentElement.scrollWidth <= innerWidth"),
            true
        );
    }
}

zermelo_tests::in_every_engine!(
    by_pointer,
    by_keyboard,
    along,
    balanced,
    in_the_lesson,
    axe_in_the_openings,
);
