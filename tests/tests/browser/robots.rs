//! Robots at the table.

use serde_json::json;
use zermelo_tests::{Browser, DESKTOP, Engine, PHONE, Pointer, Site};

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

/// By robot its name, how long its bar is, what stands beside that, and how high both
/// are.
const STRENGTHS: &str = "return [...document.querySelectorAll('.strengths li')].map(({ children: [name, bar, strength] }) => {
    const [all, part, text] = [bar, bar.firstElementChild, strength].map((e) => e.getBoundingClientRect());
    return [name.textContent, part.width / all.width, strength.textContent, all.height, text.height];
  })";

/// How strong the robots are: measured in the page where that is quick, else beforehand.
fn strengths(engine: Engine) {
    let site = Site::new();
    for (screen, line, weakest, strongest, is_said) in [
        (DESKTOP, "nim:3,5,7", "Random", "Perfect", "%"),
        (PHONE, "nim:3,5,7", "Random", "Perfect", "%"),
        (DESKTOP, "othello:", "Random", "Best", "±"),
        (PHONE, "othello:", "Random", "Best", "±"),
    ] {
        let browser = Browser::on(engine, screen);
        browser.visit(&site, &format!("index.html?lang=en#{line}"));
        if !browser.shows(".compare summary") {
            browser.click(".toolbar [data-action=menu]");
            browser.place_of(".compare summary");
        }
        browser.click(".compare summary");
        browser.wait("(() => { const all = [...document.querySelectorAll('.strengths li')]; return all.length > 0 && all.every((e) => !e.textContent.includes('…')); })()");
        let rows = browser.run(STRENGTHS);
        let rows = rows.as_array().expect("robots");
        assert_eq!(rows[0][0], weakest, "{line}");
        let mut before = -1.0;
        for row in rows {
            let [part, bar, text] = [1, 3, 4].map(|place| row[place].as_f64().expect("a number"));
            let said = row[2].as_str().unwrap_or_default();
            assert!(said.contains(is_said), "{line}: {row}");
            // Thinner than the line of text that it stands in, which is one.
            assert!(
                bar > 4.0 && bar < text && text < 30.0,
                "{line}, {screen:?}: {row}"
            );
            assert!(
                part > before && part <= 1.001,
                "{line}: {row} after {before}"
            );
            if row[0] == strongest {
                break;
            }
            before = part;
        }
        assert!(rows.iter().any(|row| row[0] == strongest), "{rows:?}");
    }
}

zermelo_tests::in_every_engine!(
    machine_against_machine,
    person_against_machine,
    change_seats,
    stop,
    strengths
);
