//! `<zermelo-board>` and what a page says to it: words that it does not know, words
//! taken back, a record in every mode, and messages that are not its frame's.

use serde_json::{Value, json};
use zermelo_tests::{Browser, Engine, Site, SiteOptions, in_root};

/// A page of the site itself, so that a test may look into the frames.
fn page(boards: &str) -> Site {
    let page = format!(
        "<!doctype html><html lang=\"es\"><title>Curso</title><body>
         <script>window.events = []; window.warned = [];
           console.warn = (words) => warned.push(String(words));
           for (const name of ['ready', 'move', 'state', 'record', 'over', 'fault', 'complete'])
             addEventListener('zermelo:' + name, (event) => events.push([event.target.id, name, event.detail]));
         </script>
         <script src=\"/zermelo-embed.js\"></script>{boards}</body></html>"
    );
    Site::with(SiteOptions {
        pages: [
            ("/course.html", page),
            ("/trick.html", trick("location.hash.slice(1)")),
            ("/mute.html", "<!doctype html><title>x</title>".to_owned()),
        ]
        .into(),
        ..SiteOptions::default()
    })
}

/// A page that says whatever an expression gives, which is JSON, to the page around it.
fn trick(says: &str) -> String {
    format!(
        "<!doctype html><html lang=\"en\"><title>x</title><script>\
         for (const word of JSON.parse(decodeURIComponent({says}))) parent.postMessage(word, '*');\
         </script></html>"
    )
}

fn told(id: &str, name: &str) -> String {
    format!("events.filter(([id, name]) => id === '{id}' && name === '{name}')")
}

/// The document in the frame of a board.
fn inside(id: &str) -> String {
    format!("document.getElementById('{id}').shadowRoot.querySelector('iframe').contentDocument")
}

#[track_caller]
fn ready(browser: &Browser, id: &str) {
    browser.wait(&format!("{}.length > 0", told(id, "ready")));
}

/// What an attribute cannot mean is said to the page, and the board is there.
fn unknown_words(engine: Engine) {
    let site = page(
        "<zermelo-board id=\"seat\" position=\"nim:1,2\" seat=\"segundo\" lang=\"es\"></zermelo-board>
         <zermelo-board id=\"robot\" position=\"nim:1,2\" seat=\"second\" robot=\"hal\" lang=\"es\"></zermelo-board>
         <zermelo-board id=\"mode\" position=\"nim:1,2\" seat=\"both\" mode=\"pistas\" lang=\"es\"></zermelo-board>",
    );
    let browser = Browser::open(engine);
    browser.goto(&site.url("course.html"));
    for (id, name, value) in [
        ("seat", "seat", "segundo"),
        ("robot", "first", "hal"),
        ("mode", "mode", "pistas"),
    ] {
        browser.wait(&format!("{}.length === 1", told(id, "fault")));
        let fault = browser.run(&format!("return {}[0][2]", told(id, "fault")));
        assert_eq!(fault["about"], json!({ "name": name, "value": value }));
        let sentence = fault["sentence"].as_str().unwrap_or_default();
        assert!(sentence.contains(&format!("«{value}»")), "{sentence}");
        // Whoever looks at the page reads it too.
        assert!(
            browser
                .string(&format!(
                    "{}.getElementById('error').textContent",
                    inside(id)
                ))
                .contains(sentence),
            "{id}"
        );
    }
    // The reader has one seat, and a robot the other.
    browser.run("document.getElementById('seat').play('2-1')");
    browser.wait(&format!("{}.length === 2", told("seat", "move")));
    browser.wait(&format!("{}.length === 1", told("robot", "move")));
}

/// A lock needs no value. Nothing in the frame changes the board but moves.
fn locked(engine: Engine) {
    let site = page(
        "<zermelo-board id=\"a\" position=\"nim:1,2;moves=1-1\" seat=\"both\" lock></zermelo-board>
         <zermelo-board id=\"b\" position=\"nim:1,2\" seat=\"both\"></zermelo-board>",
    );
    let browser = Browser::open(engine);
    browser.goto(&site.url("course.html"));
    for (id, controls) in [("a", json!([])), ("b", json!(["new", "undo", "table"]))] {
        ready(&browser, id);
        let shown = browser.run(&format!(
            "return [...{}.querySelectorAll('.liveboard-tools > *')].filter((e) => e.getClientRects().length > 0)
               .map((e) => e.dataset.action ?? 'table')",
            inside(id)
        ));
        assert_eq!(shown, controls, "{id}");
    }
    // Live, too.
    browser.run("events.length = 0; document.getElementById('b').setAttribute('lock', '')");
    ready(&browser, "b");
    assert_eq!(
        browser.run(&format!(
            "return {}.querySelector('.liveboard-tools').hidden",
            inside("b")
        )),
        true
    );
}

/// Other words or colours leave the game as it is, and a new one begins where the
/// page had said, moves and all.
fn new_game_in_other_words(engine: Engine) {
    let site = page(
        "<zermelo-board id=\"a\" position=\"nim: 2,3;moves=2-1\" seat=\"both\"></zermelo-board>",
    );
    let browser = Browser::open(engine);
    browser.goto(&site.url("course.html"));
    ready(&browser, "a");
    browser.run("document.getElementById('a').play('1-1')");
    browser.wait("document.getElementById('a').position === 'nim:2,3;moves=2-1,1-1'");
    browser.run("events.length = 0; document.getElementById('a').setAttribute('lang', 'pt')");
    ready(&browser, "a");
    assert_eq!(
        browser.string("document.getElementById('a').position"),
        "nim:2,3;moves=2-1,1-1"
    );
    browser.run(&format!(
        "{}.querySelector('[data-action=new]').click()",
        inside("a")
    ));
    browser.wait("document.getElementById('a').position === 'nim:2,3;moves=2-1'");
    // Another line is another beginning.
    browser.run("const a = document.getElementById('a'); a.position = 'nim:4,4'; a.play('1-4')");
    browser.wait("document.getElementById('a').position === 'nim:4,4;moves=1-4'");
    browser.run(&format!(
        "{}.querySelector('[data-action=new]').click()",
        inside("a")
    ));
    browser.wait("document.getElementById('a').position === 'nim:4,4'");
}

/// Exercises that are taken away make room for the board.
fn without_exercises(engine: Engine) {
    let site =
        page("<zermelo-board id=\"a\" position=\"sim:5\" exercises=\"/nim/1\"></zermelo-board>");
    let browser = Browser::open(engine);
    browser.goto(&site.url("course.html"));
    ready(&browser, "a");
    assert_eq!(
        browser.string("document.getElementById('a').position"),
        "exercises/nim/1"
    );
    browser.run("events.length = 0; document.getElementById('a').removeAttribute('exercises')");
    browser.wait("document.getElementById('a').position === 'sim:5'");
    ready(&browser, "a");
    assert_eq!(
        browser.run(&format!("return {}[0][2].position", told("a", "ready"))),
        "sim:5"
    );
}

/// The page may know what the student is not shown.
fn record_in_every_mode(engine: Engine) {
    let boards: Vec<String> = ["hidden", "hint", "full"]
        .iter()
        .map(|mode| format!("<zermelo-board id=\"{mode}\" position=\"nim:3,5,7\" seat=\"both\" mode=\"{mode}\"></zermelo-board>"))
        .collect();
    let site = page(&boards.concat());
    let browser = Browser::open(engine);
    browser.goto(&site.url("course.html"));
    for mode in ["hidden", "hint", "full"] {
        let board = format!("document.getElementById('{mode}')");
        browser.wait(&format!(
            "{board}.record?.position === 'nim:3,5,7' && {board}.record.outcome === 'win'"
        ));
        browser.run(&format!("{board}.play('1-1')"));
        browser.wait(&format!(
            "{board}.record?.position === 'nim:3,5,7;moves=1-1' && {board}.record.outcome === 'loss'"
        ));
        browser.wait(&format!(
            "{}.some(([, , {{ record }}]) => record.position === 'nim:3,5,7;moves=1-1')",
            told(mode, "record")
        ));
        // By X-ray every move says what it leads to.
        let judged = browser.run(&format!(
            "return [...{}.querySelectorAll('.twin button[data-move]')].some((e) => /wins|loses|gana|pierde/.test(e.textContent + e.ariaLabel))",
            inside(mode)
        ));
        assert_eq!(judged, Value::Bool(mode == "full"), "{mode}");
        assert_eq!(
            browser.run(&format!(
                "return {}.querySelector('.hint').hidden",
                inside(mode)
            )),
            true
        );
    }
}

/// Only the frame is heard, and only from where it came; what it says without sense
/// is told on the console.
fn other_voices(engine: Engine) {
    let ready_word = json!([{ "zermelo": 1, "type": "ready", "position": "nim:9" }]);
    // Somebody else's page, which says it in the place of the frame.
    let elsewhere = Site::with(SiteOptions {
        pages: [("/trick.html", trick("location.hash.slice(1)"))].into(),
        ..SiteOptions::default()
    });
    let site = page(
        "<zermelo-board id=\"a\" position=\"nim:1,2\" src=\"/mute.html\"></zermelo-board>
         <iframe id=\"other\" title=\"x\"></iframe>",
    );
    let browser = Browser::open(engine);
    browser.goto(&site.url("course.html"));
    browser.wait(&format!(
        "{}?.readyState === 'complete' && {0}.title === 'x'",
        inside("a")
    ));
    browser.run(
        "addEventListener('message', ({ data }) => { window.heard = (window.heard ?? 0) + 1; })",
    );
    let say = |script: &str, words: &Value, count: usize| {
        browser.run_with(script, &json!([words.to_string()]));
        browser.wait(&format!("window.heard === {count}"));
    };
    // From another frame.
    say(
        "document.getElementById('other').src = '/trick.html#' + encodeURIComponent(arguments[0])",
        &ready_word,
        1,
    );
    assert_eq!(
        browser.run("return [events.length, warned.length]"),
        json!([0, 0])
    );
    // From the frame itself: three that say they are ours and are not, one that does
    // not say so, and one that is.
    let words = json!([
        { "zermelo": 1, "type": "explode", "position": "nim:9" },
        { "zermelo": 1, "type": "move" },
        { "zermelo": 1, "type": "resize", "height": "tall" },
        { "some": "other" },
        { "zermelo": 1, "type": "ready", "position": "nim:8" },
    ]);
    say(
        &format!(
            "{}.defaultView.setTimeout('for (const word of ' + arguments[0] + ') parent.postMessage(word, \"*\")')",
            inside("a")
        ),
        &words,
        6,
    );
    let heard = "return [events.map(([, name]) => name), warned.length]";
    assert_eq!(browser.run(heard), json!([["ready"], 3]));
    // From the frame, which has gone to another site.
    let away = elsewhere.url("trick.html");
    say(
        &format!(
            "{}.location.href = '{away}#' + encodeURIComponent(arguments[0])",
            inside("a")
        ),
        &ready_word,
        7,
    );
    assert_eq!(browser.run(heard), json!([["ready"], 4]));
    assert_eq!(
        browser.string("document.getElementById('a').position"),
        "nim:8"
    );
    let all = "return warned.every((words) => words.startsWith('Zermelo: a message was ignored'))";
    assert_eq!(browser.run(all), true);
}

/// A lesson on a disk, with the script and the single file beside it: nobody there
/// has an origin.
fn from_a_disk(engine: Engine) {
    let script = in_root("dist/zermelo-embed.js");
    let page = format!(
        "<!doctype html><html lang=\"es\"><title>Curso</title><body><script src=\"file://{}\"></script>
         <zermelo-board id=\"a\" position=\"nim:1,2\" seat=\"both\"></zermelo-board></body></html>",
        script.display()
    );
    let file = in_root(&format!("target/course-{engine:?}.html"));
    std::fs::write(&file, page).expect("a page on the disk");
    let browser = Browser::open(engine);
    browser.goto(&format!("file://{}", file.display()));
    browser.run("document.getElementById('a').play('2-1')");
    browser.wait("document.getElementById('a').position === 'nim:1,2;moves=2-1'");
    browser.run("document.getElementById('a').undo()");
    browser.wait("document.getElementById('a').position === 'nim:1,2'");
}

zermelo_tests::in_every_engine!(
    from_a_disk,
    unknown_words,
    locked,
    new_game_in_other_words,
    without_exercises,
    record_in_every_mode,
    other_voices,
);
