//! Robots at the table.

use serde_json::json;
use zermelo_tests::{Browser, Engine, Pointer, Site};

/// Two robots play by themselves, and the game ends.
fn machine_against_machine(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, "index.html?first=perfect&second=random#nim:2,3,4");
    browser.choose("#speed", "0.2");
    browser.wait("document.querySelector('#score').textContent.includes('1')");
    let table = browser.table();
    // The first player has a win here, and a perfect one keeps it.
    assert_eq!(
        (&table["over"], &table["winner"]),
        (&json!(true), &json!(0))
    );
    assert_ne!(
        browser.run("return document.body.dataset.thinking"),
        json!("true")
    );
}

/// A robot answers a person's move, and undo takes both back.
fn person_against_machine(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, "index.html?first=person&second=perfect#nim:3,5,7");
    browser.play(Pointer::Mouse, "3-7");
    browser.wait(
        "location.hash.split(/[=,]/).length > 4 && document.body.dataset.thinking !== 'true'",
    );
    browser.ready();
    // 3 and 5 are left: the perfect answer makes them equal.
    assert_eq!(browser.line(), "nim:3,5,7;moves=3-7,2-2");
    browser.click("[data-action=undo]");
    browser.wait_for_line("nim:3,5,7");
}

/// The robot takes the other seat when it is given it.
fn change_seats(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, "index.html#nim:1,2");
    browser.choose("#seat-1", "person");
    browser.choose("#seat-0", "perfect");
    browser.wait_for_line("nim:1,2;moves=2-1");
}

/// A robot that thinks long can be stopped, and the page stays alive meanwhile.
fn stop(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    // The backtracking player of the source visits every position: this would
    // take it longer than anybody waits.
    browser.visit(
        &site,
        "index.html?first=backtracking&second=person#nim:60,61,62,63,64",
    );
    browser.wait_to_see("[data-action=stop]");
    browser.click("[data-action=stop]");
    browser.wait("document.body.dataset.thinking !== 'true'");
    assert_eq!(browser.line(), "nim:60,61,62,63,64");
    browser.choose("#seat-0", "perfect");
    browser.wait("location.hash.includes('moves=')");
}

zermelo_tests::in_every_engine!(
    machine_against_machine,
    person_against_machine,
    change_seats,
    stop
);
