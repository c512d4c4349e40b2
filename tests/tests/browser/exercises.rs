//! Exercises: a set solved by keyboard and by pointer, what is wrong, games to
//! their end, sets composed and results checked, boards that cannot be changed,
//! and texts that cannot be read.

use serde_json::{Value, json};
use zermelo_tests::{Browser, Engine, Pointer, Site};

/// A set as an address.
fn set(text: &str) -> String {
    format!("index.html?lang=en#exercises?{text}")
}

/// Makes a move on the board of the task.
#[track_caller]
fn make(browser: &Browser, line: &str, chosen: &str) {
    browser.wait(&format!(
        "document.querySelector('.twin button[data-move=\"{chosen}\"]')"
    ));
    let (x, y) = browser.point(line, chosen);
    browser.tap(Pointer::Mouse, x, y);
}

/// Makes the first move that is offered, with the keyboard.
#[track_caller]
fn make_first(browser: &Browser) {
    browser.wait("document.querySelector('.twin button[data-move]')");
    browser.run("document.querySelector('.twin button[data-move]').focus()");
    browser.press(&["Enter"]);
}

#[track_caller]
pub(crate) fn wait_for_state(browser: &Browser, state: &str) {
    browser.wait(&format!(
        "document.querySelector('.task')?.dataset.state === '{state}'"
    ));
}

#[track_caller]
fn result(browser: &Browser) -> String {
    browser.string("document.getElementById('result-text').value")
}

/// Types into a field, as far as the page is told.
#[track_caller]
fn fill(browser: &Browser, selector: &str, text: &str) {
    browser.choose(selector, text);
}

/// The first by keyboard, the second by pointer; what was done survives a reload.
fn a_set_is_solved(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    let page = set("title=Two+heaps&position=nim:1,2&position=nim:3,3,5");
    browser.visit(&site, &page);
    browser.wait("document.querySelector('.task-goal').textContent.includes('win')");
    browser.tab_to("it.matches('button[data-move]')");
    browser.press(&["ArrowRight"]);
    assert_eq!(browser.string("document.activeElement.dataset.move"), "2-1");
    browser.press(&["Enter"]);
    wait_for_state(&browser, "solved");
    // It is said, and what comes next; the focus is on the way there.
    browser.wait("/solved.*exercise 2 of 2/i.test(document.getElementById('live').textContent)");
    browser.wait("document.activeElement.matches('[data-exercise=next]')");
    assert!(browser.shows(".task .why li"));
    browser.press(&["Enter"]);
    browser.wait("document.activeElement.matches('.task-goal')");
    wait_for_state(&browser, "open");
    browser.wait("document.querySelector('[data-step=\"1\"]').dataset.state === 'solved'");
    make(&browser, "nim:3,3,5", "3-5");
    browser.wait("document.querySelector('.exercise-result').dataset.done === 'true'");
    fill(&browser, "#result-name", "Ana");
    let handed = "Zermelo · Two heaps · 2/2\nAna\n1. + nim:1,2;moves=2-1\n2. + nim:3,3,5;moves=3-5\nexercises?title=Two+heaps&position=nim:1,2&position=nim:3,3,5";
    assert_eq!(result(&browser), handed);
    browser.reload();
    browser.ready();
    assert_eq!(result(&browser), handed);
    browser.click("[data-exercise=anew]");
    browser.wait("document.querySelectorAll('[data-state=solved]').length === 0");
    // That it is not the first time is said to whoever reads the result, also after a reload.
    make(&browser, "nim:1,2", "2-1");
    wait_for_state(&browser, "solved");
    assert!(
        browser
            .text(".score-line")
            .ends_with("Begun anew once before.")
    );
    browser.reload();
    browser.ready();
    let again = result(&browser);
    assert!(
        again.starts_with("Zermelo · Two heaps · 1/2 · ↻ 1\nAna\n"),
        "{again}"
    );
    browser.visit(&site, "index.html?lang=en#exercises/check");
    fill(&browser, "#handed", &again);
    browser.wait("document.querySelector('.score-line').textContent === 'Ana, Two heaps: 1 of 2 solved. Begun anew once before.'");
}

/// What is wrong is told with a reason; when the tries are used up, the answer.
fn wrong_answers(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, &set("position=nim:1,2&tries=2"));
    browser.wait("document.querySelector('.task-left').textContent.includes('2')");
    make(&browser, "nim:1,2", "2-2");
    browser.wait_to_see("[data-exercise=again]");
    browser.wait("document.querySelector('.task .why').textContent.includes('Second')");
    assert!(browser.text(".task-left").contains("One"));
    assert!(browser.text("#live").contains("Not that one"));
    // The answer is not given away, and the board takes no second answer.
    assert!(!browser.text(".task .why").contains("The answer"));
    assert!(!browser.shows("[data-exercise=back]"));
    browser.click("[data-exercise=again]");
    make(&browser, "nim:1,2", "1-1");
    wait_for_state(&browser, "failed");
    browser.wait("document.querySelector('.task .why').textContent.includes('The answer')");
    assert!(result(&browser).contains("1. - nim:1,2;moves=2-2 nim:1,2;moves=1-1"));
    assert!(!browser.shows("[data-exercise=again]"));

    // Who wins is said with buttons; every winning move is wanted.
    browser.visit(
        &site,
        &set("position=nim:6,6&goal=who&position=nim:3,5,7&goal=all"),
    );
    browser.click("[data-who=first]");
    browser.wait("document.querySelector('.task-left').textContent.includes('2')");
    browser.click("[data-who=second]");
    wait_for_state(&browser, "solved");
    browser.click("[data-exercise=next]");
    wait_for_state(&browser, "open");
    for (found, chosen) in ["1-1", "2-1"].iter().enumerate() {
        make(&browser, "nim:3,5,7", chosen);
        browser.wait_to_see("[data-exercise=again]");
        let left = browser.text(".task-left");
        let expected = ["One of 3", "2 of 3"][found];
        assert!(left.contains(expected), "{left}");
        browser.click("[data-exercise=again]");
    }
    make(&browser, "nim:3,5,7", "3-1");
    wait_for_state(&browser, "solved");
}

/// A game against the robot to its end, and a draw that is agreed on.
fn games_to_the_end(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, &set("position=nim:1,2&goal=win"));
    make(&browser, "nim:1,2", "2-1");
    browser.wait("document.querySelectorAll('.twin button[data-move]').length === 1");
    make_first(&browser);
    wait_for_state(&browser, "solved");
    assert!(result(&browser).contains("1. + nim:1,2;moves=2-1,"));

    // Lost: the try is used up, and the next one begins anew.
    browser.visit(&site, &set("position=nim:1,2&goal=win&tries=2"));
    make(&browser, "nim:1,2", "2-2");
    browser.click("[data-exercise=again]");
    make(&browser, "nim:1,2", "2-1");
    browser.wait("document.querySelectorAll('.twin button[data-move]').length === 1");
    make_first(&browser);
    wait_for_state(&browser, "solved");

    browser.visit(
        &site,
        &set("position=tokens:1%3E2,1%3E3,2%3E1,3%3E4;on=1&goal=draw"),
    );
    make(&browser, "tokens:1>2,1>3,2>1,3>4;on=1", "1>2");
    browser.click(".task [data-action=agree]");
    wait_for_state(&browser, "solved");
    assert!(result(&browser).contains("=draw"));
}

/// Nothing on a locked board changes it but a move.
fn locked(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, &set("position=nim:1,2;moves=1-1"));
    wait_for_state(&browser, "open");
    for action in ["new", "undo", "swap", "edit", "hint", "xray"] {
        assert!(
            !browser.shows(&format!(".task [data-action={action}]")),
            "{action}"
        );
    }
    let moves = "document.querySelectorAll('.twin button[data-move]').length";
    browser.wait(&format!("{moves} === 2"));
    browser.run("document.querySelector('.twin button[data-move]').focus()");
    browser.press(&["u", "n", "r", "x", "h"]);
    browser.ready();
    assert_eq!(browser.run(&format!("return {moves}")), 2);
    assert!(!browser.shows(".task .hint"));
    make(&browser, "nim:1,2;moves=1-1", "2-2");
    wait_for_state(&browser, "solved");
    browser.press(&["u", "n"]);
    assert_eq!(
        browser.run(&format!("return {moves}")),
        0,
        "an answered board takes no move"
    );

    let line = "nim:3,5,7;moves=1-1,2-2";
    browser.goto("about:blank");
    browser.visit(
        &site,
        &format!("index.html?lock=board&first=person&second=person#{line}"),
    );
    for action in ["new", "undo", "redo", "swap", "edit", "resign"] {
        assert!(
            !browser.shows(&format!("[data-action={action}]")),
            "{action}"
        );
    }
    browser.run("document.querySelector('.twin button[data-move]').focus()");
    browser.press(&["u", "n", "r"]);
    browser.run("document.querySelector('#history [data-ply=\"0\"]').click()");
    browser.ready();
    assert_eq!(browser.line(), line);
}

/// A teacher composes a set; its link opens it.
fn composed(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, "index.html?lang=en#exercises/compose");
    fill(&browser, "#set-title", "Heaps & more");
    browser.click("[data-action=add]");
    let judged = |verdict: &str| {
        browser.wait(&format!(
            "document.querySelector('.form-verdict[data-solvable={verdict}]')"
        ));
    };
    fill(&browser, "#exercise-0-line", "nim:6,6");
    judged("no");
    fill(&browser, "#exercise-0-line", "nim:6,x");
    browser.wait("document.querySelector('#exercise-0-line[aria-invalid]')");
    browser.wait("document.querySelector('.form-verdict').textContent.includes('x')");
    fill(&browser, "#exercise-0-line", "chess:e4");
    browser.wait("document.querySelector('.form-verdict').textContent.includes('chess')");
    fill(&browser, "#exercise-0-line", "nim:6,6");
    browser.choose("#exercise-0-goal", "win");
    browser.choose("#exercise-0-seat", "second");
    judged("yes");
    fill(&browser, "#exercise-0-tries", "1");
    fill(&browser, "#exercise-0-note", "Do as the other does.");
    let link = browser.string("document.getElementById('set-link').value");
    let snippet = browser.string("document.getElementById('set-embed').value");
    assert!(
        snippet.contains("/embed.html#exercises?title=Heaps%20%26%20more&amp;position=nim:6,6"),
        "{snippet}"
    );
    // From any table a position is added to it.
    browser.visit(&site, "index.html?lang=en#nim:20;take=1+3+4");
    browser.click("[data-action=share]");
    browser.click("[data-action=exercise]");
    browser.wait("document.querySelectorAll('.form').length === 2");
    assert_eq!(
        browser.string("document.getElementById('exercise-1-line').value"),
        "nim:20;take=1+3+4"
    );
    browser.click("[data-form=remove]");
    browser.wait("document.querySelectorAll('.form').length === 1");

    browser.goto(&link);
    browser.ready();
    wait_for_state(&browser, "open");
    assert!(browser.text(".task-note").contains("as the other does"));
    assert!(browser.string("document.title").contains("Heaps & more"));
    assert!(browser.text(".task-left").contains("One"));
}

/// What was handed in is judged again from its moves, whatever it says of itself.
fn checked(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, "index.html?lang=en#exercises/check");
    let handed = "Hello,\n> Zermelo · Set · 4/4\n> Ana\n> 1. + nim:1,2;moves=2-1\n> 2. + nim:3,3,5;moves=1-1\n> 3. + nim:9;moves=1-9\n> 4. + =second\n> exercises?title=Set&position=nim:1,2&position=nim:3,3,5&position=nim:4,4,1&position=nim:6,6&goal=who\nBye";
    fill(&browser, "#handed", handed);
    browser.wait("document.querySelectorAll('.checked > li').length === 4");
    let solved = browser.run(
        "return [...document.querySelectorAll('.checked > li')].map((item) => item.dataset.solved)",
    );
    assert_eq!(solved, json!(["true", "false", "false", "true"]));
    browser.wait("document.querySelector('.score-line').textContent.includes('Ana, Set: 2 of 4')");
    let replay = "document.querySelector('.checked ul a')";
    assert_eq!(
        browser.string(&format!("{replay}.getAttribute('href')")),
        "#nim:1,2;moves=2-1"
    );
    assert_eq!(browser.string(&format!("{replay}.target")), "_blank");
    // A text without a result, and one of a set that there is not.
    fill(&browser, "#handed", "I have solved all of them.");
    browser.wait("document.querySelector('.score-line').textContent.includes('no result')");
    fill(
        &browser,
        "#handed",
        "1. + nim:1;moves=1-1\nexercises/chess/1",
    );
    browser.wait("document.querySelector('.score-line').textContent.includes('chess/1')");
    fill(&browser, "#handed", "1. + nim:1\nexercises?position=nim:x");
    browser.wait("document.querySelector('.checked').textContent.includes('nim:x')");
}

/// What cannot be read: a sentence, and the text is still there.
fn bad_texts(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    for (text, word) in [
        ("?position=nim:1,2&goal=lose", "lose"),
        ("?goal=find&position=nim:1", "goal"),
        ("?position=nim:1&tries=many", "many"),
        ("?position=nim:1&note=%E0%A4%A", "note"),
        ("?title=Nothing", "at least one"),
        ("/nim/9", "nim/9"),
        ("/chess/1", "chess"),
    ] {
        browser.goto("about:blank");
        browser.visit(&site, &format!("index.html?lang=en#exercises{text}"));
        browser.wait_to_see("#error");
        let error = browser.text("#error");
        assert!(error.contains(word), "{text}: {error}");
        assert_eq!(
            browser.string("location.hash"),
            format!("#exercises{text}"),
            "{text}"
        );
        assert!(browser.shows("[data-set='nim/1']"), "{text}");
    }
    // A screen that is there stays.
    browser.visit(&site, "index.html?lang=en#nim:3,5,7");
    browser.run("location.hash = '#exercises?goal=find'");
    browser.wait_to_see("#error");
    assert_eq!(browser.line(), "nim:3,5,7");
    assert!(browser.shows("canvas.board-canvas"));

    // One exercise that cannot be read does not keep the others from being solved.
    browser.goto("about:blank");
    browser.visit(
        &site,
        &set("position=nim:x&position=chess:e4&position=nim:1,2&position=nim:1,2&goal=win&robot=nobody"),
    );
    browser.wait_to_see(".liveboard-fault");
    browser.click("[data-step='2']");
    browser.wait("document.querySelector('.liveboard-fault')?.textContent.includes('chess')");
    browser.click("[data-step='4']");
    browser.wait("document.querySelector('.task-verdict')?.textContent.includes('nobody')");
    browser.click("[data-step='3']");
    wait_for_state(&browser, "open");
    make(&browser, "nim:1,2", "2-1");
    wait_for_state(&browser, "solved");
    let keys = browser.run("return document.body.innerText.includes('exercises.')");
    assert_eq!(keys, Value::Bool(false));
}

zermelo_tests::in_every_engine!(
    a_set_is_solved,
    wrong_answers,
    games_to_the_end,
    locked,
    composed,
    checked,
    bad_texts,
);
