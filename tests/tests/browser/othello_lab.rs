//! The laboratory of Othello: players as texts, one move with and without pruning,
//! a match, edges, features; by pointer and by keyboard.

use crate::access::{assert_accessible, settle, site_with_axe};
use crate::tokens::open;
use serde_json::{Value, json};
use zermelo_tests::{Browser, DESKTOP, Engine, PHONE, Pointer, Site};

/// Six moves into a game, black to move.
const LINE: &str = "othello:;moves=f5,f6,e6,f4,e3,c5";
const PATIENT: &str = "name Patient\nmobility true\nedges stable\n4 -1 8 3 12\n20 -1 8 4 18\n40 0 8 3 20\n54 4 4 0 12\n";

fn lab(name: &str) -> String {
    format!("[data-lab='{name}']")
}

/// Opens a game with its laboratory.
fn enter(browser: &Browser, site: &Site, line: &str) {
    open(browser, site, "mode=full&", line);
    browser.click(".lab > summary");
    browser.wait_to_see(".lab-seat");
}

/// The whole numbers in a text, whatever stands between their digits.
fn numbers(text: &str) -> Vec<u64> {
    let plain: String = text.chars().filter(|c| *c != ',').collect();
    plain
        .split(|c: char| !c.is_ascii_digit())
        .filter_map(|word| word.parse().ok())
        .collect()
}

fn count(browser: &Browser, selector: &str) -> u64 {
    numbers(&browser.text(selector))[0]
}

fn write(browser: &Browser, player: char, text: &str) {
    browser.run_with(
        "const area = document.querySelector(`[data-lab='text-${arguments[0]}']`);
         area.value = arguments[1];
         area.dispatchEvent(new Event('input', { bubbles: true }))",
        &json!([player.to_string(), text]),
    );
}

fn waits_for(browser: &Browser, selector: &str, text: &str) {
    browser.wait(&format!(
        "document.querySelector({})?.textContent.includes({})",
        json!(selector),
        json!(text)
    ));
}

/// Both players search, with pruning and without: the same move and value, fewer
/// positions; the tree says what was cut off; the move can be played.
fn one_move(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    enter(&browser, &site, LINE);
    browser.click(&lab("move"));
    browser.click(&lab("move-run"));
    waits_for(&browser, &lab("move-said"), "Both have searched.");
    for player in ['A', 'B'] {
        let found = lab(&format!("found-{player}"));
        for what in ["nodes", "leaves"] {
            let [with, without] = ["with", "without"]
                .map(|way| count(&browser, &format!("{found} {} {}", lab(way), lab(what))));
            assert!(with < without, "{player} {what}: {with} of {without}");
        }
        waits_for(&browser, &found, "The move and its worth are the same.");
    }
    // As the engine itself has it.
    let script = "return await zermelo.engine.job('labSearch', [args[0], args[1]], { topic: 'ask:test' }).promise";
    let report = browser.run_async(script, &json!([LINE, PATIENT]));
    let found = lab("found-A");
    assert_eq!(
        json!(count(
            &browser,
            &format!("{found} {} {}", lab("with"), lab("nodes"))
        )),
        report["nodes"]
    );
    let best = report["move"].as_str().expect("a move");
    assert_eq!(browser.text(&format!("{found} .lab-square")), best);

    let nodes = ".lab-outline .lab-node .lab-node";
    let cut: usize = report["trace"]
        .as_array()
        .expect("a tree")
        .iter()
        .map(|node| node["cut"].as_array().map_or(0, Vec::len))
        .sum();
    assert!(cut > 0);
    let shown = "return document.querySelectorAll('.lab-outline [data-cut]').length";
    assert_eq!(browser.run(shown), json!(cut));
    browser.click(&format!("{nodes}:not([open]) > summary"));
    browser.wait_to_see(&format!("{nodes}[open] .lab-leaf"));
    browser.click(".lab-tree input[value='B-off']");
    browser.wait("!document.querySelector('.lab-outline [data-cut]')");

    browser.click(&format!("{found} {}", lab("play")));
    browser.wait_for_line(&format!("{LINE},{best}"));
    browser.wait_to_see(".lab-move .lab-old");
    assert_eq!(
        browser.string(&format!(
            "document.querySelector(\"{found} {}\").getAttribute('aria-disabled')",
            lab("play")
        )),
        "true"
    );
}

/// B's search without pruning has visited twice as many positions as the one with.
const TWICE_AS_FAR: &str = r"(() => {
    const count = (selector) => Number(document.querySelector(selector)?.textContent.replace(/\D/g, '') || NaN);
    return count('.lab-move .lab-progress') > 2 * count('[data-lab=found-B] [data-lab=with] [data-lab=nodes]');
})()";

/// A search that is too long is stopped, and what was found before stays.
fn stopped(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    enter(&browser, &site, LINE);
    for player in ["A", "B"] {
        browser.choose(&lab(&format!("depth-{player}")), "8");
    }
    browser.choose(&lab("depth-A"), "3");
    browser.click(&lab("move"));
    browser.click(&lab("move-run"));
    // Eight moves without pruning take long.
    waits_for(
        &browser,
        ".lab-move .lab-progress",
        "B searches without pruning",
    );
    // Before it has come further than the one with pruning there is nothing to compare.
    browser.wait(TWICE_AS_FAR);
    browser.click(&lab("move-stop"));
    waits_for(&browser, &lab("move-said"), "Stopped.");
    waits_for(
        &browser,
        &lab("found-B"),
        "The search without pruning was stopped.",
    );
    waits_for(&browser, &lab("found-A"), "are the same.");
    // What may not be seen is not shown, and does not go on.
    // Players who take so long end no game before they are stopped.
    browser.choose(&lab("depth-A"), "8");
    for player in ["A", "B"] {
        browser.click(&lab(&format!("pruning-{player}")));
    }
    browser.click(&lab("match"));
    browser.choose(&lab("games"), "1000");
    browser.click(&lab("match-run"));
    browser.click(".toolbar [data-action=xray]");
    browser.click("#tab-xray");
    waits_for(&browser, ".game-panel[data-panel=lab]", "opens with X-ray");
    assert!(!browser.shows(".lab"));
    browser.click(".xray-off [data-action=xray]");
    waits_for(&browser, &lab("verdict"), "Stopped before");
}

/// Bad text is told what is wrong with it, and nothing is lost: neither the text
/// nor the player.
fn texts(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    enter(&browser, &site, LINE);
    browser.click(".lab-seat:nth-child(1) .lab-edit > summary");
    let area = "document.querySelector(\"[data-lab='text-A']\")";
    let bad = "name Mine # my own\n4 1 2 three 4\ndepth 3";
    write(&browser, 'A', bad);
    waits_for(
        &browser,
        &lab("fault-A"),
        "Line 2: expected a line such as 4 0 10 5 20, found “4 1 2 three 4”.",
    );
    assert_eq!(
        browser.string(&format!("{area}.getAttribute('aria-invalid')")),
        "true"
    );
    assert_eq!(browser.text(".lab-name"), "Patient");
    // Choices are made with the player that there is.
    browser.choose(&lab("depth-A"), "2");
    waits_for(&browser, ".lab-features .lab-card", "2 moves");
    assert_eq!(browser.string(&format!("{area}.value")), bad);
    // Another day it is still there.
    enter(&browser, &site, LINE);
    assert_eq!(browser.string(&format!("{area}.value")), bad);
    waits_for(&browser, &lab("fault-A"), "Line 2");
    let depth = "document.querySelector(\"[data-lab='depth-A']\").value";
    assert_eq!(browser.string(depth), "2");

    browser.click(".lab-seat:nth-child(1) .lab-edit > summary");
    write(&browser, 'A', &bad.replace("three", "3"));
    browser.wait("document.querySelector('.lab-name').textContent === 'Mine'");
    assert_eq!(browser.string(depth), "3");
    assert_eq!(browser.text(&lab("fault-A")), "");
    assert!(
        browser
            .string(&format!("{area}.value"))
            .contains("# my own")
    );
    // A set and back: the custom one is not lost.
    browser.choose(&lab("weights-A"), "Greedy");
    browser.wait("document.querySelector('.lab-name').textContent === 'Greedy'");
    browser.choose(&lab("weights-A"), "");
    browser.wait("document.querySelector('.lab-name').textContent === 'Mine'");
    write(&browser, 'A', "");
    waits_for(&browser, &lab("fault-A"), "at least one line of weights");
    browser.click(&lab("discard-A"));
    browser.wait(&format!("{area}.value.startsWith('name Mine')"));
}

/// A set from a file plays; a table of its own is used.
fn loaded(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    enter(&browser, &site, LINE);
    browser.click(".lab-seat:nth-child(2) .lab-edit > summary");
    let text = "name Corners\nedges mine\n4 0 0 0 1\ndepth 1\npruning off\ntable\nname mine\nfrom mean\nXXOOOO-- 2.5\n";
    let load = |text: &str| {
        browser.run_with(
            "const input = document.querySelector(\"[data-lab='file-B']\");
             const files = new DataTransfer();
             files.items.add(new File([arguments[0]], 'corners.txt', { type: 'text/plain' }));
             input.files = files.files;
             input.dispatchEvent(new Event('change', { bubbles: true }))",
            &json!([text]),
        );
    };
    load(&text.replace("XXOOOO--", "XXOOOO"));
    waits_for(
        &browser,
        &lab("fault-B"),
        "Line 9: expected a line such as XXOOOO-- 2.5",
    );
    load(text);
    waits_for(&browser, ".lab-seat:nth-child(2)", "corners.txt is loaded.");
    browser.wait("document.querySelectorAll('.lab-name')[1].textContent === 'Corners'");
    assert_eq!(
        browser.run("return ['weights', 'edges', 'depth'].map((name) => document.querySelector(`[data-lab='${name}-B']`).value)"),
        json!(["", "", "1"])
    );
    assert_eq!(
        browser.run("return document.querySelector(\"[data-lab='pruning-B']\").checked"),
        Value::Bool(false)
    );
    browser.click(&lab("move"));
    browser.click(&lab("move-run"));
    waits_for(&browser, &lab("move-said"), "Both have searched.");
    let script = "return await zermelo.engine.job('labSearch', [args[0], args[1]], { topic: 'ask:test' }).promise";
    let report = browser.run_async(script, &json!([LINE, text]));
    assert_eq!(
        browser.text(&format!("{} .lab-square", lab("found-B"))),
        report["move"].as_str().expect("a move")
    );
    browser.click(&lab("edge"));
    edge(&browser, "XXOOOO--");
    waits_for(&browser, &lab("table-B"), "+2.5");
}

/// Taps squares until the edge is this one.
fn edge(browser: &Browser, cells: &str) {
    for (place, cell) in cells.chars().enumerate() {
        let taps = ["-", "X", "O"]
            .iter()
            .position(|known| known.starts_with(cell));
        for _ in 0..taps.expect("a square") {
            browser.click(&lab(&format!("cell-{place}")));
        }
    }
}

/// An edge as a number, its stable discs, its mean.
fn edges(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    let board = "othello:XXXXXXXXO-------O-------O--OX---O--XO---O-------O-------OXOXOXO-";
    enter(&browser, &site, board);
    browser.click(&lab("edge"));
    // The top edge, until another is chosen.
    waits_for(&browser, &lab("index"), "= 3,280");
    waits_for(&browser, &lab("stable-0"), "8");
    browser.click(&lab("edge-left"));
    waits_for(&browser, &lab("index"), "= 6,559");
    waits_for(&browser, &lab("stable-1"), "7");
    browser.click(&lab("edge-right"));
    waits_for(&browser, &lab("index"), "= 1");
    waits_for(&browser, &lab("mean"), "408707/80640 ≈ 5.068");
    // From there, one by tapping.
    browser.click(&lab("cell-0"));
    browser.click(&lab("cell-0"));
    waits_for(&browser, &lab("index"), "= 0");
    edge(&browser, "XXOOOO--");
    waits_for(
        &browser,
        &lab("index"),
        "1·3⁰ + 1·3¹ + 2·3² + 2·3³ + 2·3⁴ + 2·3⁵ + 0·3⁶ + 0·3⁷ = 724",
    );
    let value = |name: &str| browser.text(&format!("{} td", lab(name)));
    browser.wait("document.querySelector(\"[data-lab='mean'] td\").textContent === '45/8 = 5.625'");
    assert_eq!(
        (value("stable-0"), value("stable-1")),
        ("2".into(), "0".into())
    );
    assert_eq!(value("table-A"), "+2");
    browser.choose(&lab("edges-B"), "mean");
    waits_for(&browser, &lab("table-B"), "+3.25");
}

/// A short match adds up; one that is stopped keeps what was played.
fn contest(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    enter(&browser, &site, LINE);
    for player in ["A", "B"] {
        browser.choose(&lab(&format!("depth-{player}")), "2");
    }
    browser.click(&lab("match"));
    browser.choose(&lab("games"), "11");
    browser.click(&lab("match-run"));
    browser.wait(&format!(
        "document.querySelector(\"{}\").textContent",
        lab("verdict")
    ));
    let value = |name: &str| browser.text(&format!(".lab-match tr{} td", lab(name)));
    let games = |name: &str| numbers(&value(name))[0];
    assert_eq!(games("wins") + games("draws") + games("losses"), 12);
    let text = browser.text(".lab-match .lab-table");
    assert!(text.contains("12 games"), "{text}");
    assert!(value("score").contains('±') && value("score").contains('%'));
    // The greedy one has no chance.
    assert!(
        browser
            .text(&lab("verdict"))
            .starts_with("A is better than B")
    );
    // Another player: the result is of the old one.
    browser.choose(&lab("depth-A"), "6");
    browser.wait_to_see(".lab-match .lab-old");
    browser.choose(&lab("depth-B"), "6");
    browser.choose(&lab("games"), "1000");
    browser.click(&lab("match-run"));
    browser.wait("/^[1-9]/.test(document.querySelector('.lab-match .lab-progress').textContent)");
    browser.click(&lab("match-stop"));
    browser.wait(&format!(
        "document.querySelector(\"{}\").textContent",
        lab("verdict")
    ));
    let played = games("wins") + games("draws") + games("losses");
    assert!(played > 0 && played < 1000, "{played}");
}

/// Who folds the laboratory ends the match; its games stay.
fn contest_left(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    enter(&browser, &site, LINE);
    browser.click(&lab("match"));
    browser.choose(&lab("games"), "1000");
    browser.click(&lab("match-run"));
    browser.wait("/^[1-9]/.test(document.querySelector('.lab-match .lab-progress').textContent)");
    browser.click(".lab > summary");
    browser.wait("!document.querySelector('.lab').open");
    browser.click(".lab > summary");
    browser.wait_to_see(".lab-match .lab-table");
    let verdict = browser.text(&lab("verdict"));
    assert!(!verdict.contains("Stopped before"), "{verdict}");
    let games = |name: &str| numbers(&browser.text(&format!(".lab-match tr{} td", lab(name))))[0];
    let played = games("wins") + games("draws") + games("losses");
    assert!(played > 0 && played < 1000, "{played}");
}

/// The features are those of the engine, at once after a move.
fn features(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    enter(&browser, &site, LINE);
    browser.choose(&lab("weights-B"), "Restless");
    let agree = |line: &str, mover: &str| {
        waits_for(&browser, ".lab-features", &format!("{mover} is to move."));
        waits_for(&browser, "[data-lab='sum-1']", "Mobility by lines");
        let report = |text: &str| {
            browser.run_async(
                "return await zermelo.engine.labFeatures(args[0], args[1])",
                &json!([line, text]),
            )
        };
        let cells = |selector: &str| -> Vec<f64> {
            let text = browser.run_with(
                "return [...document.querySelectorAll(`${arguments[0]} td`)].map((cell) => cell.textContent)",
                &json!([selector]),
            );
            text.as_array()
                .expect("cells")
                .iter()
                .map(|cell| {
                    let plain = cell.as_str().unwrap_or_default().replace('−', "-");
                    plain.replace(['+', ','], "").parse().expect("a number")
                })
                .collect()
        };
        let a = report(PATIENT);
        for name in ["discs", "mobility", "approximate", "potential"] {
            let shown = cells(&format!("[data-lab='counts'] [data-feature={name}]"));
            let known: Vec<f64> = serde_json::from_value(a[name].clone()).expect("two counts");
            assert_eq!(shown, known, "{name}");
        }
        let restless = "mobility approximate\nedges mean\n4 0 10 2 4\n52 6 4 0 6\n";
        for (index, report) in [a, report(restless)].iter().enumerate() {
            let table = format!("[data-lab='sum-{index}']");
            for name in ["discs", "mobility", "potential", "edges"] {
                let shown = cells(&format!("{table} [data-feature={name}]"));
                let [feature, weight] =
                    ["features", "row"].map(|part| report[part][name].as_f64().expect("a number"));
                let wanted = [feature, weight, feature * weight];
                for (seen, known) in shown.iter().zip(wanted) {
                    assert!((seen - known).abs() < 0.001, "{index} {name}: {shown:?}");
                }
            }
            let sum = cells(&format!("{table} tfoot"))[0];
            assert!((sum - report["value"].as_f64().expect("a number")).abs() < 0.001);
        }
    };
    agree(LINE, "Black");
    browser.play(Pointer::Mouse, "c4");
    let next = format!("{LINE},c4");
    browser.wait_for_line(&next);
    agree(&next, "White");
}

/// Everything with keys.
fn keyboard(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    open(&browser, &site, "mode=full&", LINE);
    let to = |name: &str| browser.tab_to(&format!("it.dataset.lab === '{name}'"));
    browser.tab_to("it.matches('.lab > summary')");
    browser.press(&["Enter"]);
    browser.wait_to_see(".lab-seat");
    to("pruning-A");
    browser.press(&["Space"]);
    browser.wait("document.querySelector(\"[data-lab='text-A']\").value.includes('pruning off')");
    browser.tab_to("it.matches('.lab-seat:first-child .lab-edit > summary')");
    browser.press(&["Enter"]);
    to("text-A");
    browser.press(&["x"]);
    browser.wait(
        "document.querySelector(\"[data-lab='text-A']\").getAttribute('aria-invalid') === 'true'",
    );
    to("discard-A");
    browser.press(&["Enter"]);
    browser.wait("document.activeElement.dataset.lab === 'text-A' && document.activeElement.value.startsWith('name Patient')");
    to("features");
    browser.press(&["ArrowRight"]);
    browser.wait("document.activeElement.dataset.lab === 'move'");
    to("move-run");
    browser.press(&["Enter"]);
    waits_for(&browser, &lab("move-said"), "Both have searched.");
    browser.tab_to("it.matches('.lab-node .lab-node > summary')");
    browser.press(&["Enter"]);
    browser.wait("document.activeElement.parentElement.open");
    browser.run("document.querySelector('[data-lab=move]').focus()");
    browser.press(&["End"]);
    to("cell-0");
    browser.press(&["Space"]);
    waits_for(&browser, &lab("index"), "= 1");
    browser.press(&["Tab", "Space"]);
    waits_for(&browser, &lab("index"), "= 4");
    browser.run("document.querySelector('[data-lab=edge]').focus()");
    browser.press(&["ArrowLeft"]);
    to("match-run");
    browser.press(&["Enter"]);
    browser.wait(&format!(
        "document.querySelector(\"{}\").textContent",
        lab("verdict")
    ));
}

/// axe-core on each part of it.
fn axe_in_the_laboratory(engine: Engine) {
    let Some(site) = site_with_axe() else {
        return;
    };
    for (screen, theme) in [(DESKTOP, "light"), (DESKTOP, "dark"), (PHONE, "light")] {
        let browser = Browser::on(engine, screen);
        open(&browser, &site, &format!("mode=full&theme={theme}&"), LINE);
        if screen == PHONE {
            browser.click(".toolbar [data-action=menu]");
            browser.click("#tab-xray");
        }
        browser.click(".lab > summary");
        browser.click(".lab-seat:nth-child(1) .lab-edit > summary");
        write(&browser, 'A', "4 1");
        waits_for(&browser, &lab("fault-A"), "Line 1");
        for part in ["features", "move", "match", "edge"] {
            browser.click(&lab(part));
            if part == "move" {
                browser.click(&lab("move-run"));
                waits_for(&browser, &lab("move-said"), "Both have searched.");
            }
            if part == "match" {
                browser.choose(&lab("games"), "2");
                browser.click(&lab("match-run"));
                browser.wait_to_see(".lab-match .lab-table");
            }
            settle(&browser);
            assert_accessible(&browser, part);
        }
    }
}

zermelo_tests::in_every_engine!(
    one_move,
    stopped,
    texts,
    loaded,
    edges,
    contest,
    contest_left,
    features,
    keyboard,
    axe_in_the_laboratory,
);
