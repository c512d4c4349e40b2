//! Tokens: games won and drawn, three tokens on the board of the source, what is
//! refused, and X-ray.

use crate::TWO_PEOPLE;
use crate::xray::agrees_with_the_command_line;
use serde_json::{Value, json};
use zermelo_tests::{Browser, DESKTOP, Engine, PHONE, Pointer, Site, zermelo};

/// The board of the source, without tokens.
const SOURCE: &str = "tokens:1>3,2>9,3>2,3>6,4>1,4>10,5>4,6>4,7>6,7>9,8>6,8>10,9>3,9>17,10>5,11>7,11>12,12>8,13>15,14>13,15>7,15>16,16>8,16>14,16>19,18>15,18>17,19>20,20>10,21>18,21>19";
/// Two vertices, round and round.
const RING: &str = "tokens:1>2,2>1;on=1";
/// A circle with a way out.
const DOOR: &str = "tokens:1>2,1>3,2>1;on=1";

const BOARD: &str = "#screen canvas.board-canvas";

pub(crate) fn on(tokens: &str) -> String {
    format!("{SOURCE};on={tokens}")
}

pub(crate) fn open(browser: &Browser, site: &Site, query: &str, line: &str) {
    browser.goto("about:blank");
    browser.visit(site, &format!("index.html?{query}{TWO_PEOPLE}#{line}"));
}

/// Where a vertex is on the board, as parts of its size.
#[track_caller]
fn vertex(browser: &Browser, name: u32) -> (f64, f64) {
    let [.., width, height] = browser.place_of(BOARD);
    let script = "
        const { tokens } = await testImport('/web/games/tokens.js');
        const table = await zermelo.engine.table(decodeURIComponent(location.hash.slice(1)));
        const [x, y] = tokens.geometry(table, args[1], args[2]).points.get(args[0]);
        return [x / args[1], y / args[2]];";
    let place = browser.run_async(script, &json!([name, width, height]));
    let at = |index: usize| place[index].as_f64().expect("a number");
    (at(0), at(1))
}

#[track_caller]
fn tap(browser: &Browser, pointer: Pointer, name: u32) {
    let place = vertex(browser, name);
    browser.tap_in(pointer, BOARD, place);
}

fn record(line: &str) -> Value {
    zermelo(&["analyse", line]).records().remove(0)
}

/// The first of the best moves.
fn best(line: &str) -> String {
    let record = record(line);
    record["best"][0].as_str().expect("a move").to_owned()
}

/// A won game to its end, every move on its arc.
fn won(engine: Engine) {
    let site = Site::new();
    let browser = Browser::on(engine, DESKTOP);
    let start = on("11,21");
    open(&browser, &site, "", &start);
    assert_eq!(best(&start), "11>12");
    let mut moves: Vec<String> = Vec::new();
    for ply in 0.. {
        assert!(ply < 40, "a won game ends: {moves:?}");
        let line = browser.line();
        let found = record(&line);
        if found["over"] == true {
            break;
        }
        assert_eq!(found["outcome"], ["win", "loss"][ply % 2], "{line}");
        let next = best(&line);
        browser.play(Pointer::Mouse, &next);
        moves.push(next);
        browser.wait_for_line(&format!("{start};moves={}", moves.join(",")));
    }
    assert_eq!(browser.table()["winner"], json!(0));
    assert_eq!(browser.text("#turn"), "First wins");
    browser.wait("document.querySelector('#score').textContent.includes('1 : 0')");
}

/// Three tokens by finger: the one on 16 is infinite, and yet there is one move
/// that wins. Tap the token, tap the target; the same token again lets go.
fn three_tokens(engine: Engine) {
    let site = Site::new();
    let browser = Browser::on(engine, PHONE);
    let start = on("11,16,21");
    open(&browser, &site, "", &start);
    browser.wait("document.querySelector('.stands').textContent.includes('First stands well')");
    for name in [16, 16, 11, 16, 8] {
        // Held, let go; held, and another instead.
        tap(&browser, Pointer::Finger, name);
    }
    browser.wait_for_line(&format!("{start};moves=16>8"));
    browser.wait("document.querySelector('.stands').textContent.includes('Second stands badly')");
    assert_eq!(browser.table()["board"]["tokens"], json!([11, 8, 21]));
    tap(&browser, Pointer::Finger, 21);
    tap(&browser, Pointer::Finger, 19);
    browser.wait_for_line(&format!("{start};moves=16>8,21>19"));
    browser.click(".toolbar [data-action=undo]");
    browser.wait_for_line(&format!("{start};moves=16>8"));
}

/// A token is dragged; dragged to nowhere it goes back; a loop is tapped.
fn drag(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    let start = on("11,11,21");
    open(&browser, &site, "", &start);
    let (from, to) = (vertex(&browser, 11), vertex(&browser, 12));
    browser.drag(BOARD, from, (from.0 + 0.06, from.1 + 0.06));
    browser.drag(BOARD, from, to);
    browser.wait_for_line(&format!("{start};moves=11>12"));
    assert_eq!(browser.table()["board"]["tokens"], json!([12, 11, 21]));

    let line = "tokens:1>1,1>2;on=1";
    open(&browser, &site, "", line);
    browser.play(Pointer::Mouse, "1>1");
    browser.wait_for_line(&format!("{line};moves=1>1"));
    tap(&browser, Pointer::Mouse, 1);
    tap(&browser, Pointer::Mouse, 2);
    browser.wait_for_line(&format!("{line};moves=1>1,1>2"));
    assert_eq!(browser.table()["winner"], json!(1));
}

/// A vertex without a token and an arc that is not there are answered in words.
fn refused(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    let start = on("11,21");
    open(&browser, &site, "", &start);
    let error = |text: &str| {
        browser.wait(&format!(
            "document.querySelector('#error').textContent.includes({})",
            json!(text)
        ));
    };
    tap(&browser, Pointer::Mouse, 5);
    error("No token stands on 5.");
    tap(&browser, Pointer::Mouse, 11);
    tap(&browser, Pointer::Mouse, 5);
    error("No arc leads from 11 to 5.");
    assert_eq!(browser.line(), start);
    // By keyboard: the other vertices can be looked at.
    browser.tab_to("it.matches('button[data-move]')");
    browser.press(&["5"]);
    browser.wait("document.activeElement.dataset.move === '5>4'");
    browser.wait("document.querySelector('#live').textContent.includes('No token stands on 5.')");
    // A good move clears it.
    browser.play(Pointer::Mouse, "11>7");
    browser.wait_for_line(&format!("{start};moves=11>7"));
    browser.wait("document.querySelector('#error').hidden");
}

/// Arrows and Enter; the live region says the move, the position, and how the
/// next player stands.
fn keyboard(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    let start = on("11,21");
    open(&browser, &site, "", &start);
    browser.tab_to("it.matches('button[data-move]')");
    assert_eq!(
        browser.string("document.activeElement.dataset.move"),
        "11>7"
    );
    browser.press(&["ArrowDown"]);
    browser.wait("document.activeElement.dataset.move === '11>12'");
    browser.press(&["Enter"]);
    browser.wait_for_line(&format!("{start};moves=11>12"));
    for said in [
        "First takes a token from 11 to 12.",
        "Tokens on 12 and 21.",
        "Second stands badly",
    ] {
        browser.wait(&format!(
            "document.querySelector('#live').textContent.includes({})",
            json!(said)
        ));
    }
    browser.press(&["ArrowRight", "Home", "ArrowDown"]);
    browser.wait("document.activeElement.dataset.move === '21>19'");
    browser.press(&["Enter"]);
    browser.wait_for_line(&format!("{start};moves=11>12,21>19"));
}

/// How one stands is said where the link allows answers, and only there.
fn standing(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    for (mode, shown) in [
        ("", true),
        ("mode=full&", true),
        ("mode=hint&", false),
        ("mode=hidden&", false),
    ] {
        open(&browser, &site, mode, &on("8,11,21"));
        if shown {
            browser.wait_to_see(".stands");
            let said = browser.text(".stands");
            assert!(said.contains("First stands badly"), "{said}");
        } else {
            browser.wait("document.querySelector('.stands').hidden");
        }
    }
}

/// Where a drawn position comes back a draw suggests itself; it counts, it is
/// kept, and it can be taken back.
fn repeated(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    open(&browser, &site, "", RING);
    browser.play(Pointer::Mouse, "1>2");
    browser.wait_for_line(&format!("{RING};moves=1>2"));
    assert!(!browser.shows("[data-action=agree]"));
    browser.play(Pointer::Mouse, "2>1");
    let drawn = format!("{RING};moves=1>2,2>1");
    browser.wait_for_line(&drawn);
    browser.wait_to_see("[data-action=agree]");
    browser
        .wait("document.querySelector('#live').textContent.includes('The position has come back')");
    browser.click("[data-action=agree]");
    browser.wait("document.querySelector('#turn').textContent === 'A draw, by agreement'");
    browser.wait("document.querySelector('#live').textContent.includes('A draw, by agreement')");
    browser.wait("document.querySelector('#score').textContent.includes('draws 1')");
    assert_eq!(browser.line(), drawn);
    browser.reload();
    browser.ready();
    assert_eq!(browser.text("#turn"), "A draw, by agreement");
    browser.click(".toolbar [data-action=undo]");
    browser.wait("document.querySelector('#turn').textContent === 'First to move'");
    browser.wait("!document.querySelector('#score').textContent.includes('draws')");
    // Declined, the game goes on in peace.
    browser.click("[data-action=decline]");
    browser.wait("!document.querySelector('[data-action=agree]')");
    browser.play(Pointer::Mouse, "1>2");
    browser.wait_for_line(&format!("{drawn},1>2"));
    assert!(!browser.shows("[data-action=agree]"));
    // A won game may come back to where it was, too: nobody is talked out of it.
    open(&browser, &site, "", &format!("{DOOR};moves=1>2,2>1"));
    browser.wait("document.querySelector('.stands').textContent.includes('stands well')");
    assert!(!browser.shows("[data-action=agree]"));
}

/// Two people agree on a draw, or not; a robot agrees unless it wins.
fn offered(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    let start = on("11,15,21");
    let line = format!("{start};moves={}", best(&start));
    open(&browser, &site, "", &start);
    // Not before the first move.
    browser.wait(
        "document.querySelector('[data-action=offer]').getAttribute('aria-disabled') === 'true'",
    );
    open(&browser, &site, "", &line);
    browser.click("[data-action=offer]");
    browser.wait("document.querySelector('.stands').textContent === 'Second offers a draw. Does First agree?'");
    browser.click("[data-action=decline]");
    browser.wait("!document.querySelector('[data-action=agree]')");
    browser.click("[data-action=offer]");
    browser.click("[data-action=agree]");
    browser.wait("document.querySelector('#turn').textContent === 'A draw, by agreement'");
    browser.wait("document.querySelector('#score').textContent.includes('draws 1')");

    let against_robot = |line: &str| {
        browser.goto("about:blank");
        browser.visit(
            &site,
            &format!("index.html?first=perfect&second=person#{line}"),
        );
        browser.wait("document.querySelector('[data-action=offer]').getAttribute('aria-disabled') === 'false'");
        browser.click("[data-action=offer]");
    };
    against_robot(&format!("{};moves=11>12", on("11,21")));
    browser.wait("document.querySelector('.stands').textContent.includes('does not agree')");
    assert!(!browser.shows("[data-action=agree]"));
    against_robot(&line);
    browser.wait("document.querySelector('#turn').textContent === 'A draw, by agreement'");
    // A game that always ends has no such button.
    browser.goto("about:blank");
    browser.visit(&site, &format!("index.html?{TWO_PEOPLE}#nim:3,5;moves=1-1"));
    browser.wait_to_see("[data-action=resign]");
    assert!(!browser.shows("[data-action=offer]"));
}

/// Machines among themselves do not go round for ever.
fn machines(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.goto("about:blank");
    browser.visit(
        &site,
        &format!("index.html?first=perfect&second=random#{RING}"),
    );
    browser.wait("document.querySelector('#turn').textContent === 'A draw, by agreement'");
}

/// The page and the command line say the same of every move.
fn xray(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    for line in [
        on("11,21"),
        on("11,16,21"),
        on("13,14,15,16,17,17"),
        "tokens:1>1,1>2,2>3,4>5;on=1,4".to_owned(),
        format!("{DOOR};moves=1>2,2>1"),
        "tokens:1>2;on=1;moves=1>2".to_owned(),
    ] {
        agrees_with_the_command_line(&browser, &site, &line);
    }
}

/// Bad text in a link gets a sentence, with the place where.
fn bad_line(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, "index.html#tokens:1>2,3>x");
    browser.wait_to_see("#error");
    let error = browser.text("#error");
    assert!(
        error.contains("3>x") && error.contains("Column 12"),
        "{error}"
    );
}

zermelo_tests::in_every_engine!(
    won,
    three_tokens,
    drag,
    refused,
    keyboard,
    standing,
    repeated,
    offered,
    machines,
    xray,
    bad_line,
);
