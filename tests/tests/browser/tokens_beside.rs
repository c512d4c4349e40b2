//! What is beside a board of tokens: the sum, the runs, the quotient and maps, one
//! more token; and the editor and the lesson.

use crate::tokens::{on, open};
use serde_json::json;
use zermelo_tests::{Browser, Engine, Pointer, Site};

/// The sum is worked out token by token and follows the game.
fn sum(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    let start = on("11,16,21");
    open(&browser, &site, "mode=full&", &start);
    let rows = "[...document.querySelectorAll('.tk-sum tbody tr')].map((row) => row.innerText.split(/\\s+/).join(' ')).join('; ')";
    browser.wait(&format!(
        "{rows} === '11 *2 *2; 16 ∞(1,2) ∞(0,3); 21 0 ∞(0,3)'"
    ));
    assert_eq!(browser.text(".tk-sum tfoot"), "*2 ⊕ ∞(1,2) ⊕ 0 = ∞(0,3)");
    browser.tab_to("it.matches('button[data-move=\"11>7\"]')");
    browser.wait("document.querySelector('.tk-sum .looked')?.dataset.vertex === '11'");
    browser.click("#moves [data-judged='16>8']");
    browser.wait_for_line(&format!("{start};moves=16>8"));
    browser.wait("document.querySelector('.tk-sum tfoot').innerText.trim() === '*2 ⊕ *2 ⊕ 0 = 0'");
    browser.click(".toolbar [data-action=xray]");
    browser.wait("!document.querySelector('.tk-sum table')");
}

/// Both runs, forward and back; moves do not disturb them.
fn runs(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    open(&browser, &site, "mode=full&", &on("11,21"));
    let said = |text: &str| {
        browser.wait(&format!(
            "document.querySelector('.tk-runs .stepper-text')?.textContent.includes({})",
            json!(text)
        ));
    };
    let node = |vertex: u32| {
        browser.string(&format!(
            "document.querySelector('.tk-runs [data-vertex=\"{vertex}\"]').getAttribute('class')"
        ))
    };
    said("Nothing is labelled yet");
    browser.click(".tk-runs [data-step=forward]");
    said("17 is a goal. Whoever is to move there has lost: P.");
    assert_eq!(node(17), "node P now");
    assert_eq!(node(9), "node blank");
    browser.press(&["End"]);
    said("So it is D.");
    let tags = "[...document.querySelectorAll('.tk-runs .tag')].map((tag) => tag.textContent)";
    let count = |label: &str| {
        browser.run(&format!(
            "return {tags}.filter((tag) => tag === '{label}').length"
        ))
    };
    assert_eq!(
        (count("P"), count("N"), count("D")),
        (json!(8), json!(9), json!(4))
    );
    browser.press(&["Home"]);
    said("Nothing is labelled yet");
    assert_eq!(node(17), "node blank");
    browser.click(".tk-runs input[value=valuing]");
    said("No vertex has a value yet");
    browser.click(".tk-runs [data-step=forward]");
    said("17 is a goal: value 0.");
    browser.press(&["End"]);
    said("stays infinite");
    let values = browser.run(&format!("return {tags}.join(' ')"));
    assert_eq!(
        values,
        "0 0 * *2 0 0 * *2 *2 * *2 0 ∞() ∞() ∞(1) ∞(1,2) 0 * * 0 0"
    );
    browser.click("#moves [data-judged='11>12']");
    browser.wait("decodeURIComponent(location.hash).endsWith('moves=11>12')");
    said("stays infinite");
}

/// The quotient, a map that keeps the values, and maps that do not.
fn maps(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    open(&browser, &site, "mode=full&", "tokens:1>2,1>3,2>4,3>4;on=1");
    browser.wait("document.querySelector('.tk-blocks')?.textContent === '2 stands for 2 and 3.'");
    assert_eq!(
        browser.run("return document.querySelectorAll('.tk-quotient .tk-picture .node').length"),
        json!(3)
    );
    browser.click(".tk-check summary");
    let field = |name: &str, text: &str| {
        browser.run_with(
            "document.querySelector(`textarea[data-check=${arguments[0]}]`).value = arguments[1]",
            &json!([name, text]),
        );
        browser.click("[data-check=run]");
    };
    let answer = |text: &str| {
        browser.wait(&format!(
            "document.querySelector('.tk-answer').textContent.includes({})",
            json!(text)
        ));
    };
    browser.click("[data-check=run]");
    browser.wait("document.querySelector('[data-verdict=keeps]')");
    field("second", "1>2,2>4,4>5");
    browser.wait("!document.querySelector('[data-verdict=keeps]')");
    answer("At vertex 4: 4 → 5 is an arc, but no follower of 4 goes to 5.");
    field("map", "1>1,2>2");
    answer("The map does not say where 3 and 4 should go.");
    field("second", "1>2,2>x");
    answer("2>x");
}

/// One more token anywhere, and what it would do: as the source has it.
fn another(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    open(&browser, &site, "mode=full&", &on("11,21"));
    browser.wait("document.querySelectorAll('.tk-another [data-outcome]').length === 21");
    let with = |outcome: &str| {
        browser.run(&format!(
            "return [...document.querySelectorAll('.tk-another [data-outcome={outcome}]')].map((e) => Number(e.dataset.vertex))"
        ))
    };
    assert_eq!(with("loss"), json!([4, 8, 9, 11]));
    assert_eq!(with("draw"), json!([13, 14, 15]));
    browser.click(".tk-another [data-vertex='16']");
    browser.wait_for_line(&on("11,16,21"));
}

/// A board is drawn with the mouse, tokens are put on it, it is played, shared
/// and opened again.
fn draw_play_share(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, "index.html#edit/tokens:1");
    browser.wait(
        "document.querySelector('[data-edit=clear]')?.getAttribute('aria-disabled') === 'false'",
    );
    let drag = |from, to| browser.drag(".pad", from, to);
    // A vertex is in the middle; a path grows out of it.
    drag((0.5, 0.5), (0.65, 0.5));
    browser.wait_for_line("edit/tokens:1>2");
    drag((0.65, 0.5), (0.65, 0.75));
    browser.wait_for_line("edit/tokens:1>2,2>3");
    drag((0.65, 0.5), (0.5, 0.5));
    browser.wait_for_line("edit/tokens:1>2,2>1,2>3");
    // Tap and tap again: a loop.
    drag((0.5, 0.5), (0.5, 0.5));
    drag((0.5, 0.5), (0.5, 0.5));
    browser.wait_for_line("edit/tokens:1>1,1>2,2>1,2>3");
    browser.click("[data-edit=undo]");
    browser.wait_for_line("edit/tokens:1>2,2>1,2>3");
    // An arc is turned round, and back.
    drag((0.65, 0.625), (0.65, 0.625));
    browser.wait_for_line("edit/tokens:1>2,2>1,3>2");
    drag((0.65, 0.625), (0.65, 0.625));
    browser.wait_for_line("edit/tokens:1>2,2>1,2>3");
    browser.click("input[name=tk-tool][value=put]");
    drag((0.5, 0.5), (0.5, 0.5));
    drag((0.5, 0.5), (0.5, 0.5));
    drag((0.65, 0.75), (0.65, 0.75));
    browser.wait_for_line("edit/tokens:1>2,2>1,2>3;on=1,1,3");
    browser.click("input[name=tk-tool][value=take]");
    drag((0.65, 0.75), (0.65, 0.75));
    let line = "tokens:1>2,2>1,2>3;on=1,1";
    browser.wait_for_line(&format!("edit/{line}"));
    // Names stay when another vertex goes.
    browser.click("input[name=tk-tool][value=delete]");
    drag((0.65, 0.5), (0.65, 0.5));
    browser.wait_for_line("edit/tokens:1,3;on=1,1");
    browser.click("[data-edit=undo]");
    browser.wait_for_line(&format!("edit/{line}"));

    browser.click("#play");
    browser.wait_for_line(line);
    open(&browser, &site, "", line);
    browser.play(Pointer::Mouse, "1>2");
    browser.wait_for_line(&format!("{line};moves=1>2"));
    browser.click("[data-action=share]");
    browser.wait_to_see("#share-digraph6");
    let formats = browser.run(
        "return ['digraph6', 'matrix', 'dot', 'tikz'].map((name) => document.querySelector(`#share-${name}`).value.length > 3)",
    );
    assert_eq!(formats, json!([true, true, true, true]));
    let address = browser.string("document.querySelector('#share-link').value");
    browser.goto("about:blank");
    browser.goto(&address);
    browser.ready();
    assert_eq!(browser.line(), format!("{line};moves=1>2"));
}

/// The editor without a pointer: text in four formats, boards made up, lists;
/// bad text gets a sentence and changes nothing.
fn editor_by_fields(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, "index.html#edit/tokens:1>2;on=1");
    browser.wait_to_see("#tk-paste");
    let vertices = |count: usize| {
        browser.wait(&format!(
            "document.querySelectorAll('.tk-vertices li').length === {count}"
        ));
    };
    vertices(2);
    let paste = |text: &str| {
        browser.run_with(
            "const field = document.querySelector('#tk-paste');
             field.value = arguments[0];
             field.dispatchEvent(new Event('input', { bubbles: true }))",
            &json!([text]),
        );
    };
    let fault = |text: &str| {
        browser.wait(&format!(
            "document.querySelector('#tk-paste-fault').textContent.includes({})",
            json!(text)
        ));
    };
    paste("1 -> 2\n2 -> 3, 3 → 1");
    // The token is still there.
    browser.wait_for_line("edit/tokens:1>2,2>3,3>1;on=1");
    paste("digraph { a -> b; b -> c }");
    browser.wait_for_line("edit/tokens:1>2,2>3;on=1");
    paste("digraph { a -> ; }");
    fault("Line 1");
    assert_eq!(browser.line(), "edit/tokens:1>2,2>3;on=1");
    paste("&BP_");
    browser.wait("document.querySelector('#tk-paste-fault').textContent === ''");
    paste("0 1 1\n0 0 1\n1 0 0");
    browser.wait_for_line("edit/tokens:1>2,1>3,2>3,3>1;on=1");
    paste("graph { a -- b }");
    fault("without directions");

    browser.choose("#tk-family", "subtraction");
    browser.click("[data-edit=make]");
    vertices(13);
    browser.run("document.querySelector('[data-edit=size]').value = 99");
    browser.click("[data-edit=make]");
    browser.wait("[...document.querySelectorAll('.edit-set .edit-error')].some((e) => e.textContent.includes('99'))");

    browser.click(".edit-list summary");
    browser.click("[data-edit=clear]");
    vertices(0);
    browser.wait(
        "document.querySelector('.tk-edit > .edit-error').textContent === 'Draw a vertex first.'",
    );
    browser.click("[data-edit=vertex]");
    vertices(1);
    browser.click("[data-edit=add]");
    vertices(2);
    browser.click("[data-edit=add]");
    vertices(3);
    browser.wait_for_line("edit/tokens:1>2,2>3");
    browser.choose(".tk-vertices li:first-child input", "2");
    browser.wait_for_line("edit/tokens:1>2,2>3;on=1,1");
    browser.choose(".tk-vertices li:nth-child(2) input", "15");
    browser.wait("document.querySelector('.tk-edit > .edit-error').textContent.includes('16')");
    assert_eq!(browser.line(), "edit/tokens:1>2,2>3;on=1,1");
    browser.click(".tk-arcs li:last-child button");
    browser.wait_for_line("edit/tokens:1>2,3;on=1,1");
}

/// The boards and figures of the lesson.
fn lesson(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, "index.html#learn/tokens");
    browser.wait("document.querySelectorAll('.lesson canvas.board-canvas').length === 6");
    browser.wait("document.querySelectorAll('.lesson .stepper').length === 4");
    browser.wait("document.querySelector('.tk-checked [data-verdict=keeps]')");
    browser.wait("document.querySelectorAll('.tk-folded .tk-picture').length === 2");
    // The run with a circle in it: 1 and 2 are left over.
    browser.run("document.querySelectorAll('.lesson .stepper')[2].querySelector('[data-step=forward]').focus()");
    browser.press(&["End"]);
    browser.wait(
        "document.querySelectorAll('.lesson .stepper')[2].querySelectorAll('.node.D').length === 2",
    );
    // Sent elsewhere, a vertex complains.
    browser.run(
        "document.querySelector('.tk-checked textarea[data-check=map]').value = '1>1,2>2,3>2,4>2'",
    );
    browser.click(".tk-checked [data-check=run]");
    browser
        .wait("document.querySelector('.tk-checked .tk-answer').textContent.includes('At vertex')");
}

zermelo_tests::in_every_engine!(
    sum,
    runs,
    maps,
    another,
    draw_play_share,
    editor_by_fields,
    lesson,
);
