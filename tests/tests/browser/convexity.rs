//! Convexity games: a closed and an open game to the end, what may not be
//! chosen, the editor, X-ray with its parts, stalks and families, and the lesson.

use crate::TWO_PEOPLE;
use crate::xray::agrees_with_the_command_line;
use serde_json::json;
use zermelo_tests::{Browser, DESKTOP, Engine, PHONE, Pointer, Site, zermelo};

/// A closed game on a tree; Bob has nothing left in the end.
const TREE: &str = "convexity:1-2,2-3,3-4,3-5,5-6";
const TREE_GAME: [&str; 3] = ["1", "4", "6"];
/// An open game on a grid; 5 is chosen although it is covered.
const GRID: &str = "convexity:1-2,2-3,4-5,5-6,7-8,8-9,1-4,4-7,2-5,5-8,3-6,6-9;game=ig";
const GRID_GAME: [&str; 5] = ["2", "8", "5", "4", "6"];
/// The centre of a star is labelled, its legs are 1/2, 1/2 and -1.
const STAR: &str = "convexity:1-2,2-3,1-4,4-5,1-6;labelled=1;colors=ABABAB";

fn open(browser: &Browser, site: &Site, query: &str, line: &str) {
    browser.goto("about:blank");
    browser.visit(site, &format!("index.html?{query}{TWO_PEOPLE}#{line}"));
}

fn line_after(start: &str, moves: &[&str]) -> String {
    format!("{start};moves={}", moves.join(","))
}

#[track_caller]
fn assert_alice_has_won(browser: &Browser) {
    let table = browser.table();
    assert_eq!(
        (&table["over"], &table["winner"]),
        (&json!(true), &json!(0))
    );
    let turn = browser.text("#turn");
    assert!(turn.contains("Alice"), "{turn}");
}

fn by_touch(engine: Engine) {
    let site = Site::new();
    let browser = Browser::on(engine, PHONE);
    for (start, game) in [(TREE, &TREE_GAME[..]), (GRID, &GRID_GAME[..])] {
        open(&browser, &site, "", start);
        for (ply, vertex) in game.iter().enumerate() {
            browser.play(Pointer::Finger, vertex);
            browser.wait_for_line(&line_after(start, &game[..=ply]));
        }
        assert_alice_has_won(&browser);
    }
}

/// Numbers and Enter; the screen reader hears what is covered.
fn by_keyboard(engine: Engine) {
    let site = Site::new();
    let browser = Browser::on(engine, DESKTOP);
    for (start, game) in [(TREE, &TREE_GAME[..]), (GRID, &GRID_GAME[..])] {
        open(&browser, &site, "", start);
        browser.tab_to("it.matches('button[data-move]')");
        for (ply, vertex) in game.iter().enumerate() {
            browser.press(&[vertex]);
            browser.wait(&format!(
                "document.activeElement.dataset.move === '{vertex}'"
            ));
            browser.press(&["Enter"]);
            browser.wait_for_line(&line_after(start, &game[..=ply]));
            if (start, *vertex) == (TREE, "4") {
                browser.wait("document.querySelector('#live').textContent.includes('Bob chooses 4, which covers 2 and 3 too')");
            }
        }
        assert_alice_has_won(&browser);
    }
}

/// What may not be chosen: said while one looks at it, and when it is tried.
fn forbidden(engine: Engine) {
    let site = Site::new();
    let browser = Browser::on(engine, DESKTOP);
    let line = line_after(TREE, &TREE_GAME[..2]);
    open(&browser, &site, "", &line);
    // By keyboard: a covered vertex can be looked at, and says why not.
    browser.tab_to("it.matches('button[data-move]')");
    browser.press(&["2"]);
    browser.wait("document.activeElement.dataset.move === '2'");
    browser.wait(
        "document.querySelector('#live').textContent.includes('Vertex 2 is covered already')",
    );
    assert_eq!(
        browser.string("document.activeElement.getAttribute('aria-disabled')"),
        "true"
    );
    // By mouse.
    browser.play(Pointer::Mouse, "2");
    browser.wait_to_see("#error");
    let error = browser.text("#error");
    assert!(error.contains("Vertex 2 is covered already"), "{error}");
    assert_eq!(browser.line(), line);
    browser.play(Pointer::Mouse, "1");
    browser.wait("document.querySelector('#error').textContent.includes('chosen already')");
    // A good move clears it.
    browser.play(Pointer::Mouse, "6");
    browser.wait_for_line(&line_after(TREE, &TREE_GAME));
    browser.wait("document.querySelector('#error').hidden");
}

/// A vertex of the other player answers in words; Alice is blue, her chip round.
fn the_wrong_colour(engine: Engine) {
    let site = Site::new();
    let browser = Browser::on(engine, DESKTOP);
    open(&browser, &site, "theme=light&", STAR);
    browser.play(Pointer::Mouse, "2");
    browser.wait_to_see("#error");
    let error = browser.text("#error");
    assert!(error.contains("Bob’s"), "{error}");
    assert_eq!(browser.line(), STAR);
    browser.play(Pointer::Mouse, "3");
    browser.wait_for_line(&line_after(STAR, &["3"]));
    browser.play(Pointer::Mouse, "5");
    browser.wait("document.querySelector('#error').textContent.includes('Alice’s')");
    assert_eq!(browser.line(), line_after(STAR, &["3"]));
}

/// The page and the command line say the same of every vertex.
fn xray(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    for line in [
        "convexity:1-2,2-3,1-4,4-5,1-6,6-7;labelled=3",
        GRID,
        "convexity:1-2,2-3,3-4,4-1;colors=ABAB",
        "convexity:1-2,2-3,1-4,4-5,1-6;labelled=1;colors=ABABAB;moves=3",
        "convexity:1-2,2-3,3-4,4-5,5-1,6-1,6-2,6-3,6-4,6-5;game=chg;path=monophonic;play=misere",
        "convexity:1>2,2>3,2>4,4>5,3>6,5>7;path=monophonic;labelled=6+7;colors=ABBAAAA",
    ] {
        agrees_with_the_command_line(&browser, &site, line);
    }
}

/// What is left falls into parts, with their values and the sum; the part that
/// one looks at is marked; without X-ray nothing is given away.
fn parts(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    let line = "convexity:1-2,2-3,3-4,4-5,5-6,6-7,7-8,8-9;labelled=4";
    open(&browser, &site, "mode=full&", line);
    browser.wait("document.querySelectorAll('.cx-table tbody [data-part]').length === 2");
    let sum = browser.text(".cx-sum");
    assert_eq!(sum, "*3 ⊕ *5 = *6");
    let badges = browser
        .run("return [...document.querySelectorAll('.badge')].map((e) => e.textContent).sort()");
    assert_eq!(badges, json!(["*3", "*5"]));
    browser.tab_to("it.matches('button[data-move]')");
    browser.press(&["7"]);
    browser.wait("document.querySelector('tr.looked')?.dataset.part === '5 6 7 8 9'");
    // The sum follows the game.
    browser.press(&["6", "Enter"]);
    browser.wait_for_line(&line_after(line, &["6"]));
    browser.wait("document.querySelector('.cx-sum').textContent.endsWith('= 0')");
    browser.click(".toolbar [data-action=xray]");
    browser.click("[data-tab=xray]");
    browser.wait(
        "!document.querySelector('.cx-table') || !document.querySelector('.cx-parts .cx-table')",
    );
}

/// The stalks beside the graph: what would fall is shown, and falls.
fn stalks(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    open(&browser, &site, "mode=full&", STAR);
    browser.wait("document.querySelectorAll('.cx-garden .stands').length === 5");
    assert_eq!(
        browser.text(".cx-stalks .cx-told"),
        "In letters: BR + BR + R."
    );
    let classes = |vertex: u32| {
        browser.string(&format!(
            "document.querySelector('.cx-garden [data-vertex=\"{vertex}\"]').getAttribute('class')"
        ))
    };
    browser.tab_to("it.matches('button[data-move]')");
    browser.press(&["3"]);
    browser.wait("document.querySelector('.cx-garden .cut')?.dataset.vertex === '3'");
    assert!(classes(2).contains("dropped"), "{}", classes(2));
    assert!(!classes(4).contains("dropped"), "{}", classes(4));
    browser.press(&["Enter"]);
    browser.wait_for_line(&line_after(STAR, &["3"]));
    browser.wait("document.querySelectorAll('.cx-garden .stands').length === 3");
    assert!(!classes(2).contains("stands") && classes(4).contains("stands"));
    assert_eq!(browser.text(".cx-stalks .cx-told"), "In letters: BR + R.");
    // Taken back, it stands again.
    browser.click(".toolbar [data-action=undo]");
    browser.wait("document.querySelectorAll('.cx-garden .stands').length === 5");
    // Where there are none there is no such panel.
    open(&browser, &site, "mode=full&", GRID);
    browser.wait_to_see("[data-panel=parts]");
    browser.wait("document.querySelector('[data-panel=stalks]').hidden");
}

/// The nimbers of a family agree with the command line; it can be stopped.
fn family(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    open(
        &browser,
        &site,
        "mode=full&",
        "convexity:1-2,2-3,3-4;game=hg",
    );
    browser.choose(".cx-family select", "wheel");
    browser.click("[data-family=go]");
    browser.wait("document.querySelectorAll('.cx-data tbody tr').length >= 6");
    browser.click("[data-family=go]");
    browser.wait("document.querySelector('.cx-family [role=status]').textContent.length > 0");
    let rows = browser.run(
        "return [...document.querySelectorAll('.cx-data tbody tr')].slice(0, 6).map((row) => [...row.children].map((cell) => cell.textContent))",
    );
    for row in rows.as_array().expect("rows") {
        let n = row[0].as_str().expect("a size");
        let made = zermelo(&["invent", "convexity", "wheel", n]);
        let graph = made.out.trim();
        let record = |play: &str| {
            zermelo(&["analyse", &format!("{graph};game=hg;play={play}")])
                .records()
                .remove(0)
        };
        let (normal, misere) = (record("normal"), record("misere"));
        let nimber = match normal["value"].as_str().expect("a nimber") {
            "0" => "0",
            "*" => "1",
            more => &more[1..],
        };
        assert_eq!(row[1], nimber, "{row}");
        assert_eq!(row[2], normal["class"], "{row}");
        assert_eq!(row[3], misere["class"], "{row}");
    }
    let dots = browser.run("return document.querySelectorAll('.cx-chart .dot').length");
    assert!(dots.as_u64() >= Some(6), "{dots}");
}

/// A graph is drawn with the mouse, coloured, labelled, played, shared, and
/// opened again.
fn draw_play_share(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, "index.html#edit/convexity:1");
    browser.wait_to_see(".pad");
    browser.wait(
        "document.querySelector('[data-edit=clear]').getAttribute('aria-disabled') === 'false'",
    );
    let drag = |from, to| browser.drag(".pad", from, to);
    // A vertex is in the middle; a path grows out of it, then a ring.
    drag((0.5, 0.5), (0.65, 0.5));
    browser.wait_for_line("edit/convexity:1-2");
    drag((0.65, 0.5), (0.65, 0.75));
    browser.wait_for_line("edit/convexity:1-2,2-3");
    drag((0.65, 0.75), (0.5, 0.75));
    drag((0.5, 0.75), (0.5, 0.5));
    browser.wait_for_line("edit/convexity:1-2,2-3,3-4,4-1");
    // Tap and tap; then let go.
    drag((0.3, 0.3), (0.3, 0.3));
    browser.wait_for_line("edit/convexity:1-2,2-3,3-4,4-1,5");
    drag((0.5, 0.5), (0.5, 0.5));
    browser.wait_for_line("edit/convexity:1-2,2-3,3-4,4-1,5-1");
    browser.press(&["Escape"]);
    // An edge is deleted and comes back.
    browser.click("input[name=cx-tool][value=delete]");
    drag((0.65, 0.625), (0.65, 0.625));
    browser.wait_for_line("edit/convexity:1-2,3-4,4-1,5-1");
    browser.click("[data-edit=undo]");
    browser.wait_for_line("edit/convexity:1-2,2-3,3-4,4-1,5-1");
    // Moving changes the drawing, not the graph.
    browser.click("input[name=cx-tool][value=move]");
    drag((0.3, 0.3), (0.35, 0.2));
    browser.click("input[name=cx-tool][value=label]");
    drag((0.35, 0.2), (0.35, 0.2));
    browser.wait_for_line("edit/convexity:1-2,2-3,3-4,4-1,5-1;labelled=5");
    browser.click("input[name=cx-kind][value=partizan]");
    browser.wait_for_line("edit/convexity:1-2,2-3,3-4,4-1,5-1;labelled=5;colors=ABABA");
    browser.click("input[name=cx-tool][value=bob]");
    drag((0.65, 0.75), (0.65, 0.75));
    let line = "convexity:1-2,2-3,3-4,4-1,5-1;labelled=5;colors=ABBBA";
    browser.wait_for_line(&format!("edit/{line}"));

    browser.click("#play");
    browser.wait_for_line(line);
    open(&browser, &site, "", line);
    browser.play(Pointer::Mouse, "1");
    browser.wait_for_line(&line_after(line, &["1"]));
    browser.click("[data-action=share]");
    browser.wait_to_see("#share-graph6");
    let formats = browser.run(
        "return ['graph6', 'matrix', 'dot', 'tikz'].map((name) => document.querySelector(`#share-${name}`).value.length > 3)",
    );
    assert_eq!(formats, json!([true, true, true, true]));
    let address = browser.string("document.querySelector('#share-link').value");
    browser.goto("about:blank");
    browser.goto(&address);
    browser.ready();
    assert_eq!(browser.line(), line_after(line, &["1"]));
    assert_eq!(browser.table()["board"]["chosen"], json!([5, 1]));
}

/// A finger taps a path onto the pad.
fn draw_by_finger(engine: Engine) {
    let site = Site::new();
    let browser = Browser::on(engine, PHONE);
    browser.visit(&site, "index.html#edit/convexity:1");
    browser.wait(
        "document.querySelector('[data-edit=clear]')?.getAttribute('aria-disabled') === 'false'",
    );
    let tap = |x: f64, y: f64| browser.tap_in(Pointer::Finger, ".pad", (x, y));
    tap(0.5, 0.5);
    tap(0.8, 0.5);
    browser.wait_for_line("edit/convexity:1-2");
    tap(0.8, 0.8);
    browser.wait_for_line("edit/convexity:1-2,2-3");
}

/// The editor without a pointer: text, families, rules, lists; bad text gets a
/// sentence and changes nothing.
fn editor_by_fields(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, "index.html#edit/convexity:1-2");
    browser.wait_to_see("#cx-paste");
    browser.wait("document.querySelectorAll('.cx-vertices li').length === 2");
    let paste = |text: &str| {
        browser.run_with(
            "const field = document.querySelector('#cx-paste');
             field.value = arguments[0];
             field.dispatchEvent(new Event('input', { bubbles: true }))",
            &json!([text]),
        );
    };
    let vertices = |count: usize| {
        browser.wait(&format!(
            "document.querySelectorAll('.cx-vertices li').length === {count}"
        ));
    };
    // The graph6 of a path of five, as its manual has it.
    paste("DQc");
    vertices(5);
    browser.wait_for_line("edit/convexity:g6=DQc");
    paste("DQ");
    browser.wait("document.querySelector('#cx-paste-fault').textContent.includes('DQ')");
    assert_eq!(browser.line(), "edit/convexity:g6=DQc");
    paste("0 1 1\n1 0 1\n1 1 0");
    vertices(3);
    browser.wait("document.querySelector('#cx-paste-fault').textContent === ''");
    paste("1-2, 2-3\n3-4");
    vertices(4);
    paste("1-2,2-x");
    browser.wait("document.querySelector('#cx-paste-fault').textContent.includes('2-x')");

    browser.choose("#cx-family", "grid");
    browser.click("[data-edit=make]");
    vertices(12);
    browser.click("input[name=cx-game][value=hg]");
    browser.click("input[name=cx-path][value=monophonic]");
    browser.click("input[name=cx-play][value=misere]");
    browser.click("input[name=cx-turn][value=bob]");
    browser.wait("decodeURIComponent(location.hash).endsWith(';game=hg;path=monophonic;play=misere;turn=bob')");
    browser.run("document.querySelector('.cx-sizes input').value = 99");
    browser.click("[data-edit=make]");
    browser.wait("[...document.querySelectorAll('.edit-set .edit-error')].some((e) => e.textContent.includes('99'))");

    browser.click(".edit-list summary");
    browser.click("[data-edit=clear]");
    vertices(0);
    browser.wait("document.querySelector('.cx-edit > .edit-error').textContent !== ''");
    browser.click("[data-edit=vertex]");
    vertices(1);
    browser.click("[data-edit=add]");
    vertices(2);
    browser.click("[data-edit=add]");
    vertices(3);
    browser.click("input[name=cx-edges][value=arrows]");
    browser.wait("decodeURIComponent(location.hash).startsWith('#edit/convexity:1>2,2>3;')");
    browser.click(".cx-vertices li:last-child input[type=checkbox]");
    browser.wait("decodeURIComponent(location.hash).includes('labelled=3')");
    browser.click(".cx-vertices li:first-child button");
    vertices(2);
    browser.wait("decodeURIComponent(location.hash).startsWith('#edit/convexity:1>2;') && decodeURIComponent(location.hash).includes('labelled=2')");
}

/// A graph that takes long shows that it does, can be stopped, and can still be
/// played.
fn too_hard(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    let made = zermelo(&["invent", "convexity", "grid", "6", "6"]);
    let line = format!("{};game=ig", made.out.trim());
    open(&browser, &site, "mode=full&", &line);
    browser.wait_to_see(".thinking [data-action=stop]");
    browser.click(".thinking [data-action=stop]");
    browser.wait_to_see(".xray [data-action=ask]");
    browser.play(Pointer::Mouse, "8");
    browser.wait_for_line(&line_after(&line, &["8"]));
}

/// Bad text in a link gets a sentence, with the place where.
fn bad_line(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, "index.html#convexity:1-2,3-x");
    browser.wait_to_see("#error");
    let error = browser.text("#error");
    assert!(
        error.contains("3-x") && error.contains("Column 15"),
        "{error}"
    );
}

/// The figure of the lesson: two vertices and what lies between them.
fn lesson(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, "index.html#learn/convexity");
    browser.wait("document.querySelectorAll('.lesson canvas.board-canvas').length === 7");
    browser.wait("document.querySelectorAll('.cx-closure .cx-tap').length === 12");
    let told = |text: &str| {
        browser.wait(&format!(
            "document.querySelector('.cx-closure .cx-told').textContent.includes({})",
            json!(text)
        ));
    };
    told("Between 2 and 8");
    browser.run("document.querySelector(`.cx-closure input[value=works]`).click()");
    told("the interval is 1, 2, 3 and 4. The hull has 5 besides");
    browser.run("document.querySelector(`.cx-closure input[value=ring]`).click()");
    told("the interval is 1, 2, 3 and 7");
    browser.run("document.querySelector(`.cx-closure input[value=monophonic]`).click()");
    told("the interval is 1, 2, 3, 4, 5, 6 and 7");
    // By keyboard: the older of two makes room.
    browser.run("document.querySelector(`.cx-closure [data-vertex='8']`).focus()");
    browser.press(&["Enter"]);
    told("Between 3 and 8");
    browser.wait("document.activeElement.getAttribute('data-vertex') === '8'");
}

zermelo_tests::in_every_engine!(
    by_touch,
    by_keyboard,
    forbidden,
    the_wrong_colour,
    xray,
    parts,
    stalks,
    family,
    draw_play_share,
    draw_by_finger,
    editor_by_fields,
    too_hard,
    bad_line,
    lesson,
);
