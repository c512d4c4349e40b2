//! X-ray: the page and the command line say the same of every move.

use crate::TWO_PEOPLE;
use serde_json::{Value, json};
use zermelo_tests::{Browser, Engine, Site, zermelo};

fn agrees(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    for line in [
        "nim:3,5,7",
        "nim:3,5,7;moves=1-1",
        "nim:1,3,5;play=misere",
        "nim:21;play=misere;max=3",
        "nim:9,6;take=1+3+4",
        "nim:1;moves=1-1",
    ] {
        agrees_with_the_command_line(&browser, &site, line);
    }
}

/// Notation is ASCII; on paper infinity has a sign.
fn on_paper(value: &str) -> String {
    value.replace("oo(", "∞(")
}

/// Longer values are shown in brief.
const BRIEF: usize = 18;

/// Opens a position with X-ray and checks that the page says of it, and of every
/// move, what the command line says. Gives the record.
#[track_caller]
pub(crate) fn agrees_with_the_command_line(browser: &Browser, site: &Site, line: &str) -> Value {
    let record = zermelo(&["analyse", line]).records().remove(0);
    browser.goto("about:blank");
    browser.visit(site, &format!("index.html?mode=full&{TWO_PEOPLE}#{line}"));
    browser.wait("document.querySelector('#why li')");
    let shown = browser.run(
        "return [...document.querySelectorAll('#moves [data-judged]')].map((e) => \
         ({ move: e.dataset.judged, outcome: e.dataset.outcome, text: e.innerText }))",
    );
    let mut shown = shown.as_array().expect("moves").clone();
    let moves = record["moves"].as_array().expect("moves");
    assert_eq!(shown.len(), moves.len(), "{line}");
    shown.sort_by_key(|judged| judged["move"].to_string());
    for judged in moves {
        let row = shown.iter().find(|row| row["move"] == judged["move"]);
        let row = row.unwrap_or_else(|| panic!("{line}: {judged} is not shown"));
        assert_eq!(row["outcome"], judged["outcome"], "{line}: {judged}");
        let value = row["text"]
            .as_str()
            .and_then(|text| text.split_whitespace().last());
        if let Some(expected) = judged["value"].as_str().filter(|text| text.len() <= BRIEF) {
            assert_eq!(
                value.map(str::to_owned),
                Some(on_paper(expected)),
                "{line}: {row}"
            );
        }
    }
    match record["value"].as_str() {
        Some(value) => assert!(
            browser.text("#value").ends_with(&on_paper(value)),
            "{line}: {}",
            browser.text("#value")
        ),
        None => assert!(
            !browser.shows("#value"),
            "{line}: {}",
            browser.text("#value")
        ),
    }
    let reasons = browser.run("return document.querySelectorAll('#why li').length");
    assert_eq!(
        reasons,
        json!(record["why"].as_array().map(Vec::len)),
        "{line}"
    );
    // The engine in the page and the one on the command line: one record.
    let here = browser.run_async(
        "const job = zermelo.engine.job('analyse', [args[0]], { topic: 'test' }); return await job.promise",
        &json!([line]),
    );
    for field in [
        "position", "turn", "outcome", "class", "value", "exact", "method", "best", "winner",
    ] {
        assert_eq!(here[field], record[field], "{line}: {field}");
    }
    record
}

/// The X-ray is switched on and off, and follows the game.
fn on_and_off(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, "index.html?first=person&second=person#nim:3,5,7");
    assert!(!browser.shows("#moves [data-judged]"));
    browser.click(".toolbar [data-action=xray]");
    browser.wait_to_see("#moves [data-judged='1-1'][data-outcome=win]");
    browser.click("#moves [data-judged='1-1']");
    browser.wait_for_line("nim:3,5,7;moves=1-1");
    browser.wait("!document.querySelector('#moves [data-outcome=win]')");
    browser.click(".toolbar [data-action=xray]");
    browser.wait("document.querySelector('#moves [data-judged]') === null || document.querySelector('#moves').getClientRects().length === 0");
}

/// A link can fix how much it gives away.
fn modes(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    let offers = |mode: &str| -> Value {
        browser.goto("about:blank");
        browser.visit(
            &site,
            &format!("index.html?mode={mode}&first=person&second=person#nim:3,5,7"),
        );
        if mode == "full" {
            browser.wait_to_see("#moves [data-judged]");
        }
        json!([
            browser.shows("[data-action=hint]"),
            browser.shows("[data-action=xray]"),
            browser.shows("#moves")
        ])
    };
    assert_eq!(offers("hidden"), json!([false, false, false]));
    assert_eq!(offers("hint"), json!([true, false, false]));
    assert_eq!(offers("full"), json!([true, true, true]));
}

/// A hint goes one step at a time and ends with a move that wins.
fn hint(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(
        &site,
        "index.html?mode=hint&first=person&second=person#nim:3,5,8",
    );
    let mut said: Vec<String> = Vec::new();
    for _ in 0..3 {
        browser.click(".toolbar [data-action=hint]");
        let before = serde_json::to_string(&said.last()).expect("text");
        browser.wait(&format!("(() => {{ const p = document.querySelector('.hint p'); return p && p.innerText && p.innerText !== {before} && document.body.dataset.ready === 'true'; }})()"));
        said.push(browser.text(".hint p"));
    }
    // Only 3-2 wins: 3 xor 5 is 6.
    assert!(said[2].contains('2') && said[2].contains('3'), "{said:?}");
}

/// A list of two rows, drawn anew by `judge`; what is pressed is written down.
const ROWS: &str = "
    const { createSteady } = await testImport('/web/board/steady.js');
    const list = document.createElement('ul');
    list.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 99; inline-size: 200px';
    document.body.append(list);
    const steady = createSteady(list);
    const row = (name) => {
      const button = document.createElement('button');
      button.dataset.row = name;
      button.textContent = name;
      button.style.cssText = 'inline-size: 100px; block-size: 40px';
      const item = document.createElement('li');
      item.append(button);
      return item;
    };
    window.judge = (about, ...names) => steady(about, () => list.replaceChildren(...names.map(row)));
    window.pressed = [];
    list.addEventListener('click', ({ target }) => pressed.push(target.closest('button')?.dataset.row));
    judge('here', 'a', 'b');";

/// A press that has begun on a row ends on it, though the rows are judged anew meanwhile;
/// then they are drawn as they are now. Those of something else come at once.
fn rows_stay_under_the_finger(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, "index.html");
    browser.run_async(ROWS, &json!([]));
    let [left, top, width, height] = browser.place_of("[data-row=a]");
    let (x, y) = ((left + width / 2.0).round(), (top + height / 2.0).round());
    browser.pointer(&json!([
        { "type": "pointerMove", "duration": 0, "origin": "viewport", "x": x, "y": y },
        { "type": "pointerDown", "button": 0 },
    ]));
    browser.run("judge('here', 'b', 'a')");
    let order = "[...document.querySelectorAll('[data-row]')].map((b) => b.dataset.row).join()";
    assert_eq!(browser.string(order), "a,b");
    browser.pointer(&json!([{ "type": "pointerUp", "button": 0 }]));
    browser.wait("pressed.join() === 'a'");
    browser.wait(&format!("{order} === 'b,a'"));
    browser.pointer(&json!([{ "type": "pointerDown", "button": 0 }]));
    browser.run("judge('elsewhere', 'c')");
    assert_eq!(browser.string(order), "c");
    browser.pointer(&json!([{ "type": "pointerUp", "button": 0 }]));
}

zermelo_tests::in_every_engine!(agrees, on_and_off, modes, hint, rows_stay_under_the_finger);
