//! Hackenbush: a whole game in every way, the editor, X-ray and the value, what
//! is too hard, what is wrong, and the number line of the lesson.

use crate::TWO_PEOPLE;
use crate::xray::agrees_with_the_command_line;
use serde_json::json;
use zermelo_tests::{Browser, DESKTOP, Engine, PHONE, Pointer, Site, zermelo};

/// A whole game on this drawing; Blue cannot move in the end.
const DRAWING: &str = "hackenbush:(BRB)(R)(BR)";
const GAME: [&str; 4] = ["1", "6", "5", "4"];

fn line_after(moves: usize) -> String {
    format!("{DRAWING};moves={}", GAME[..moves].join(","))
}

#[track_caller]
fn assert_blue_has_lost(browser: &Browser) {
    let table = browser.table();
    assert_eq!(
        (&table["over"], &table["winner"]),
        (&json!(true), &json!(1))
    );
    let turn = browser.text("#turn");
    assert!(turn.contains("Red"), "{turn}");
    browser.wait("document.querySelector('#score').textContent.includes('1')");
}

/// Every edge by a finger, on a phone.
fn by_touch(engine: Engine) {
    let site = Site::new();
    let browser = Browser::on(engine, PHONE);
    browser.visit(&site, &format!("index.html?{TWO_PEOPLE}#{DRAWING}"));
    for (ply, edge) in GAME.iter().enumerate() {
        browser.play(Pointer::Finger, edge);
        browser.wait_for_line(&line_after(ply + 1));
    }
    let table = browser.table();
    assert_eq!(
        (&table["over"], &table["winner"]),
        (&json!(true), &json!(1))
    );
}

/// Numbers and Enter; the screen reader hears what falls.
fn by_keyboard(engine: Engine) {
    let site = Site::new();
    let browser = Browser::on(engine, DESKTOP);
    browser.visit(&site, &format!("index.html?{TWO_PEOPLE}#{DRAWING}"));
    browser.tab_to("it.matches('button[data-move]')");
    for (ply, edge) in GAME.iter().enumerate() {
        browser.press(&[edge]);
        assert_eq!(browser.string("document.activeElement.dataset.move"), *edge);
        browser.press(&["Enter"]);
        browser.wait_for_line(&line_after(ply + 1));
        if ply == 0 {
            let said = browser.text("#live");
            assert!(said.contains("Blue cuts edge 1, and 2 more fall"), "{said}");
        }
    }
    assert_blue_has_lost(&browser);
}

/// An edge of the other colour answers in words, and nothing changes; the seat
/// of Blue is blue.
fn the_wrong_colour(engine: Engine) {
    let site = Site::new();
    let browser = Browser::on(engine, DESKTOP);
    browser.visit(
        &site,
        &format!("index.html?theme=light&{TWO_PEOPLE}#{DRAWING}"),
    );
    browser.play(Pointer::Mouse, "4");
    browser.wait_to_see("#error");
    let error = browser.text("#error");
    assert!(error.contains("only Red may cut it"), "{error}");
    assert_eq!(browser.line(), DRAWING);
    let chips = browser.run(
        "const blue = (selector) => {
           const [red, , blue] = getComputedStyle(document.querySelector(selector)).backgroundColor.match(/\\d+/g).map(Number);
           return blue > red;
         };
         return ['.status > .chip', '.seat[data-player=\"0\"] > .chip', '.seat[data-player=\"1\"] > .chip'].map(blue)",
    );
    assert_eq!(chips, json!([true, true, false]));
}

fn drag(browser: &Browser, from: (f64, f64), to: (f64, f64)) {
    browser.drag(".pad", from, to);
}

/// A drawing is made with the mouse, played, shared, and opened again.
fn draw_play_share(engine: Engine) {
    let site = Site::new();
    let browser = Browser::on(engine, DESKTOP);
    browser.visit(&site, "index.html#edit/hackenbush:");
    browser.wait_to_see(".pad");
    let ground = 0.97;
    // A stalk, a ring out of it, and a blade beside it.
    drag(&browser, (0.4, ground), (0.4, 0.6));
    browser.wait_for_line("edit/hackenbush:0-1B");
    browser.click("input[name=hb-colour][value=red]");
    drag(&browser, (0.4, 0.6), (0.3, 0.3));
    browser.wait_for_line("edit/hackenbush:0-1B,1-2R");
    browser.click("input[name=hb-colour][value=green]");
    drag(&browser, (0.3, 0.3), (0.2, ground));
    browser.wait_for_line("edit/hackenbush:0-1B,1-2R,2-0G");
    // Tap and tap.
    drag(&browser, (0.7, ground), (0.7, ground));
    drag(&browser, (0.7, 0.5), (0.7, 0.5));
    browser.wait_for_line("edit/hackenbush:0-1B,1-2R,2-0G,0-3G");
    browser.press(&["Escape"]);
    // A tap on an edge gives it the chosen colour.
    browser.click("input[name=hb-colour][value=red]");
    drag(&browser, (0.7, 0.75), (0.7, 0.75));
    browser.wait_for_line("edit/hackenbush:0-1B,1-2R,2-0G,0-3R");
    // What floats is said, and the last good line stays.
    drag(&browser, (0.85, 0.2), (0.95, 0.3));
    browser.wait("document.querySelector('.hb-edit .edit-error').textContent.includes('Edge 5')");
    assert_eq!(
        browser.line(),
        "edit/hackenbush:0-1B,1-2R,2-0G,0-3R",
        "the last good line"
    );
    browser.click("[data-edit=undo]");
    browser.wait("document.querySelector('.hb-edit .edit-error').textContent === ''");
    // Deleting and taking back.
    browser.click("input[name=hb-tool][value=delete]");
    drag(&browser, (0.4, 0.8), (0.4, 0.8));
    browser.wait_for_line("edit/hackenbush:1-2R,2-0G,0-3R");
    browser.click("[data-edit=undo]");
    browser.wait_for_line("edit/hackenbush:0-1B,1-2R,2-0G,0-3R");

    browser.click("#play");
    browser.wait_for_line("hackenbush:0-1B,1-2R,2-0G,0-3R");
    browser.goto("about:blank");
    browser.visit(
        &site,
        &format!("index.html?{TWO_PEOPLE}#hackenbush:0-1B,1-2R,2-0G,0-3R"),
    );
    browser.play(Pointer::Mouse, "3");
    browser.wait_for_line("hackenbush:0-1B,1-2R,2-0G,0-3R;moves=3");
    browser.click("[data-action=share]");
    browser.wait_to_see("#share-link");
    browser.wait_to_see("#share-tikz");
    let formats = browser.run(
        "return ['dot', 'tikz'].map((name) => document.querySelector(`#share-${name}`).value.length > 40)",
    );
    assert_eq!(formats, json!([true, true]));
    let link = browser.string("document.querySelector('#share-link').value");
    browser.goto("about:blank");
    browser.goto(&link);
    browser.ready();
    assert_eq!(
        browser.line(),
        "hackenbush:0-1B,1-2R,2-0G,0-3R;moves=3",
        "the link leads back"
    );
    assert_eq!(browser.table()["legal"], json!(["2", "4"]));
}

/// A finger taps a stalk out of the ground.
fn draw_by_finger(engine: Engine) {
    let site = Site::new();
    let browser = Browser::on(engine, PHONE);
    browser.visit(&site, "index.html#edit/hackenbush:");
    browser.wait_to_see(".pad");
    let tap = |x: f64, y: f64| browser.tap_in(Pointer::Finger, ".pad", (x, y));
    tap(0.5, 0.97);
    tap(0.5, 0.6);
    browser.wait_for_line("edit/hackenbush:0-1B");
    // It goes on from its tip.
    tap(0.3, 0.3);
    browser.wait_for_line("edit/hackenbush:0-1B,1-2B");
}

/// The editor without a pointer: letters, the list, a puzzle; bad letters get a
/// sentence.
fn editor_by_fields(engine: Engine) {
    let site = Site::new();
    let browser = Browser::on(engine, DESKTOP);
    browser.visit(&site, "index.html#edit/hackenbush:BR");
    browser.wait_to_see("#hb-letters");
    let type_letters = |text: &str| {
        browser.run_with(
            "const field = document.querySelector('#hb-letters');
             field.value = arguments[0];
             field.dispatchEvent(new Event('input', { bubbles: true }))",
            &json!([text]),
        );
    };
    type_letters("BR(R)(BB)");
    browser.wait_for_line("edit/hackenbush:BR(R)(BB)");
    type_letters("BR(R)X");
    browser.wait("document.querySelector('#hb-letters-fault').textContent.includes('X')");
    assert_eq!(browser.line(), "edit/hackenbush:BR(R)(BB)");
    // As CGSuite writes it.
    type_letters("lr(r;ll)");
    browser.wait_for_line("edit/hackenbush:BR(R)(BB)");

    browser.click("input[name=hb-turn][value=red]");
    browser.wait_for_line("edit/hackenbush:BR(R)(BB);turn=red");
    browser.click(".edit-list summary");
    browser.click(".hb-edges li:nth-child(2) button");
    browser.wait("document.querySelector('.hb-edit .edit-error').textContent.includes('ground')");
    browser.click("[data-edit=undo]");
    browser.click("[data-edit=add]");
    browser.wait("decodeURIComponent(location.hash).split(',').length === 6");

    browser.run("document.querySelector('#hb-size').value = 9");
    browser.click("[data-edit=puzzle]");
    browser.wait("decodeURIComponent(location.hash).replace(/[^BR]/g, '').length === 9");
    let line = browser.line().replace("edit/", "");
    let record = zermelo(&["analyse", &line]).records().remove(0);
    assert_eq!(record["value"], "0", "{line}");
    browser.run("document.querySelector('#hb-size').value = 1");
    browser.click("[data-edit=puzzle]");
    browser.wait("[...document.querySelectorAll('.edit-set .edit-error')].some((e) => e.textContent.includes('1'))");
}

/// The page and the command line say the same of every cut.
fn xray(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    for line in [
        "hackenbush:BR(R)(BB)",
        "hackenbush:(RB(B(B)(R))(B))(BR)(R(R)(B(B)(B)));moves=3",
        "hackenbush:(G(B)(R)(B))(GG(R)(B)(R))",
        "hackenbush:0-1B,0-2R,1-2G,2-3B,1-3R",
    ] {
        agrees_with_the_command_line(&browser, &site, line);
    }
}

/// A number stands on its line, anything else has a thermograph; thousands of
/// digits are shown in brief.
fn values(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(
        &site,
        &format!("index.html?mode=full&{TWO_PEOPLE}#hackenbush:BR(R)(BB)"),
    );
    browser.wait_to_see(".hb-ruler");
    let told = browser.text(".hb-value p");
    for number in ["1/2", "7/8", "3/4"] {
        assert!(told.contains(number), "{told}");
    }
    browser.goto("about:blank");
    browser.visit(
        &site,
        &format!("index.html?mode=full&{TWO_PEOPLE}#hackenbush:GB"),
    );
    browser.wait_to_see(".hb-value .thermograph svg");
    assert_eq!(browser.text(".hb-form"), "^*");

    browser.goto("about:blank");
    let line = format!("hackenbush:B{}", "R".repeat(3000));
    browser.visit(&site, &format!("index.html?mode=full&{TWO_PEOPLE}#{line}"));
    browser.wait("document.querySelector('#value')?.textContent.includes('…')");
    browser.click(".whole summary");
    browser.wait_to_see(".whole-value");
    let digits = browser.run("return document.querySelector('.whole-value').textContent.length");
    assert!(digits.as_u64() > Some(900), "{digits}");
    assert!(browser.text("#value").len() < 60);
}

/// A drawing that takes long shows that it does, can be stopped, and the page
/// answers all the while.
fn too_hard(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    let line = dense();
    browser.visit(&site, &format!("index.html?mode=full&{TWO_PEOPLE}#{line}"));
    browser.wait_to_see(".thinking [data-action=stop]");
    // The page is not frozen: frames keep coming while it thinks.
    let slowest = browser.run_async(
        "let [last, slowest] = [performance.now(), 0];
         for (let i = 0; i < 20; i++) {
           await new Promise((done) => setTimeout(done, 10));
           slowest = Math.max(slowest, performance.now() - last);
           last = performance.now();
         }
         return slowest;",
        &json!([]),
    );
    assert!(
        slowest.as_f64() < Some(500.0),
        "{slowest} ms without a frame"
    );
    browser.click(".thinking [data-action=stop]");
    browser.wait_to_see(".xray [data-action=ask]");
    // It can still be played.
    browser.play(Pointer::Mouse, "1");
    browser.wait_for_line(&format!("{line};moves=1"));
}

/// Eleven points, forty edges, three colours.
fn dense() -> String {
    let mut edges = Vec::new();
    for step in 1..=4 {
        for vertex in 0..10 {
            let colour = ["B", "R", "G"][(vertex * 7 + step * 5) % 3];
            edges.push(format!("{vertex}-{}{colour}", (vertex + step) % 11));
        }
    }
    format!("hackenbush:{}", edges.join(","))
}

/// Bad letters in a link get a sentence, with the place where.
fn bad_letters(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, "index.html#hackenbush:BRX");
    browser.wait_to_see("#error");
    let error = browser.text("#error");
    assert!(
        error.contains('X') && error.contains("Column 14"),
        "{error}"
    );
}

/// The number line: a day later there are more numbers; a number becomes a stalk
/// to cut on; what is no number of this kind is refused in words.
fn lesson(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, "index.html#learn/hackenbush");
    browser.wait("document.querySelectorAll('.hb-tree button').length === 15");
    // Until the boards above are there the page still moves under the pointer.
    browser.wait("document.querySelectorAll('.lesson canvas.board-canvas').length === 13");
    browser.wait("document.querySelectorAll('.hb-value svg').length === 4");
    browser.click(".hb-tree [data-number='-3/4']");
    browser.wait("document.querySelector('.hb-told').textContent.startsWith('RBR is worth -3/4')");
    let grow = |text: &str| {
        browser.run_with(
            "document.querySelector('#hb-number').value = arguments[0];
             document.querySelector('.hb-line form button').click()",
            &json!([text]),
        );
    };
    grow("2.75");
    browser
        .wait("document.querySelector('.hb-told').textContent.startsWith('BBBRB is worth 11/4')");
    grow("1/3");
    browser.wait("document.querySelector('.hb-line .liveboard-fault').textContent !== ''");
    browser.run("document.querySelector(`.hb-line .twin [data-move='5']`).click()");
    browser.wait("document.querySelector('.hb-told').textContent.includes('worth 5/2')");
    browser.run("document.querySelector('.hb-line [data-step=back]').click()");
    browser.wait("document.querySelectorAll('.hb-tree button').length === 7");
}

zermelo_tests::in_every_engine!(
    by_touch,
    by_keyboard,
    the_wrong_colour,
    draw_play_share,
    draw_by_finger,
    editor_by_fields,
    xray,
    values,
    too_hard,
    bad_letters,
    lesson,
);
