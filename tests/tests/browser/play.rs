//! A whole game, in every way that a hand can play it.

use crate::TWO_PEOPLE;
use serde_json::json;
use zermelo_tests::{Browser, DESKTOP, Engine, PHONE, Pointer, Screen, Site};

/// A whole game of Nim; the second player takes the last object.
const GAME: [&str; 4] = ["3-7", "2-5", "1-1", "1-2"];

fn play_with(engine: Engine, screen: Screen, pointer: Pointer) {
    let site = Site::new();
    let browser = Browser::on(engine, screen);
    browser.visit(&site, &format!("index.html?{TWO_PEOPLE}#nim:3,5,7"));
    for ply in 1..=GAME.len() {
        browser.play(pointer, GAME[ply - 1]);
        browser.wait_for_line(&format!("nim:3,5,7;moves={}", GAME[..ply].join(",")));
    }
    let table = browser.table();
    assert_eq!(
        (&table["over"], &table["winner"]),
        (&json!(true), &json!(1))
    );
    // The end is said, and counted.
    assert!(
        browser.text("#turn").contains("Second"),
        "{}",
        browser.text("#turn")
    );
    browser.wait("document.querySelector('#score').textContent.includes('1')");
}

fn pointer(engine: Engine) {
    play_with(engine, DESKTOP, Pointer::Mouse);
}

fn touch(engine: Engine) {
    play_with(engine, PHONE, Pointer::Finger);
}

/// From home to the end of a game with Tab, arrows and Enter, and nothing else.
fn keyboard(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, &format!("index.html?{TWO_PEOPLE}"));
    browser.tab_to("it.matches('[data-game=nim]')");
    browser.press(&["Enter"]);
    browser.wait_for_line("nim:3,5,7");
    browser.tab_to("it.matches('button[data-move]')");

    // Two from the second heap: one group to the right, one move down.
    browser.press(&["ArrowRight", "ArrowDown"]);
    assert_eq!(browser.string("document.activeElement.dataset.move"), "2-2");
    browser.press(&["Enter"]);
    browser.wait_for_line("nim:3,5,7;moves=2-2");
    assert!(
        browser.text("#live").contains('2'),
        "the move is said: {}",
        browser.text("#live")
    );

    // The focus stays on the board, so the game goes on from there: take what
    // is left of each heap.
    for left in (0..3).rev() {
        browser.wait("document.activeElement.matches('button[data-move]')");
        let below = "const it = document.activeElement;
            const all = [...it.parentElement.querySelectorAll('button[data-move]')];
            return all.length - 1 - all.indexOf(it)";
        for _ in 0..browser.run(below).as_u64().expect("a number") {
            browser.press(&["ArrowDown"]);
        }
        browser.press(&["Enter"]);
        let heaps = "document.querySelectorAll('.twin [role=group]:has(button[data-move])').length";
        browser.wait(&format!("{heaps} === {left}"));
        browser.ready();
    }
    assert_eq!(browser.table()["over"], true);
}

/// Undo, redo, and a press on a move in the history.
fn back_and_forth(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(
        &site,
        &format!("index.html?{TWO_PEOPLE}#nim:3,5,7;moves=1-1,2-2,3-3"),
    );
    browser.click("[data-action=undo]");
    browser.wait_for_line("nim:3,5,7;moves=1-1,2-2");
    browser.click("[data-action=undo]");
    browser.wait_for_line("nim:3,5,7;moves=1-1");
    browser.click("[data-action=redo]");
    browser.wait_for_line("nim:3,5,7;moves=1-1,2-2");
    browser.click("#history [data-ply='3']");
    browser.wait_for_line("nim:3,5,7;moves=1-1,2-2,3-3");
    browser.click("#history [data-ply='0']");
    browser.wait_for_line("nim:3,5,7");
    // A move from there begins another line.
    browser.play(Pointer::Mouse, "2-5");
    browser.wait_for_line("nim:3,5,7;moves=2-5");
    browser.wait("document.querySelectorAll('#history [data-ply]').length === 2");
    browser.click("[data-action=new]");
    browser.wait_for_line("nim:3,5,7");
}

/// What the rules refuse is refused in words, and the board stays as it was.
fn illegal_move(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, &format!("index.html?{TWO_PEOPLE}#nim:5;max=2"));
    browser.play(Pointer::Mouse, "1-4");
    browser.wait_to_see("#error");
    let error = browser.text("#error");
    assert!(error.contains('2') && error.contains('4'), "{error}");
    assert_eq!(browser.line(), "nim:5;max=2");
    browser.play(Pointer::Mouse, "1-2");
    browser.wait_for_line("nim:5;max=2;moves=1-2");
    assert!(!browser.shows("#error"));
}

/// A game can be given up, and that counts for the other.
fn resign(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(
        &site,
        &format!("index.html?{TWO_PEOPLE}#nim:3,5,7;moves=1-1"),
    );
    browser.click("[data-action=resign]");
    browser.wait("document.querySelector('#score').textContent.includes('1')");
    assert_eq!(browser.line(), "nim:3,5,7;moves=1-1");
}

zermelo_tests::in_every_engine!(
    pointer,
    touch,
    keyboard,
    back_and_forth,
    illegal_move,
    resign
);
