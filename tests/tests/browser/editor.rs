//! The editor, and the lesson with its live boards.

use zermelo_tests::{Browser, Engine, Site};

/// Types a line as a user would replace it.
#[track_caller]
fn type_line(browser: &Browser, line: &str) {
    browser.click("#notation");
    browser.run("document.activeElement.select()");
    let keys: Vec<String> = line.chars().map(String::from).collect();
    browser.press(&keys.iter().map(String::as_str).collect::<Vec<_>>());
}

fn editor(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, "index.html#edit/nim:3,5,7");
    assert_eq!(
        browser.string("document.querySelector('#notation').value"),
        "nim:3,5,7"
    );

    // A fault is said at once, and what was good before stays.
    type_line(&browser, "nim:3,x");
    browser.wait("document.querySelector('#notation-fault').innerText.includes('7')");
    assert!(browser.shows(".editor-place canvas"));

    type_line(&browser, "nim:2,3;play=misere");
    browser.wait("document.querySelector('#notation-fault').innerText === ''");
    browser.wait_for_line("edit/nim:2,3;play=misere");

    // The fields of the game follow the line, and the line follows them.
    browser.wait("document.querySelectorAll('.edit-heaps li').length === 2");
    browser.click(".edit-heaps li:last-child button:has(~ input) ~ button");
    browser.wait_for_line("edit/nim:2,4;play=misere");
    assert_eq!(
        browser.string("document.querySelector('#notation').value"),
        "nim:2,4;play=misere"
    );

    browser.click("[data-preset=mirror]");
    browser.wait_for_line("edit/nim:9,9");
    browser.click("#play");
    browser.wait_for_line("nim:9,9");
    assert_eq!(browser.string("document.body.dataset.screen"), "table");
}

/// A lesson has boards that play.
fn lesson(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, "index.html#learn/nim");
    browser.wait("document.querySelectorAll('.lesson canvas.board-canvas').length > 1");
    assert!(
        browser.run("return document.querySelector('.lesson').innerText.length > 1500") == true
    );
    browser.wait("document.querySelector('.lesson .twin button[data-move]')");
    let first = browser.run("return document.querySelector('.lesson .twin').innerText");
    browser.run("document.querySelector('.lesson .twin button[data-move]').click()");
    browser.wait(&format!(
        "document.querySelector('.lesson .twin').innerText !== {first}"
    ));
    assert_eq!(browser.line(), "learn/nim");
}

/// Home offers the positions of the literature.
fn presets(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, "index.html");
    browser.click("[data-presets=nim] summary");
    browser.click("[data-preset=marienbad]");
    browser.wait_for_line("nim:1,3,5,7;play=misere");
    browser.command("back", &serde_json::json!({}));
    browser.wait("document.body.dataset.screen === 'home'");
}

zermelo_tests::in_every_engine!(editor, lesson, presets);
