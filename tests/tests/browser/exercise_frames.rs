//! Sets of exercises in other people's pages: what the page around is told, and
//! what happens where there is no set to show.

use crate::exercises::wait_for_state;
use serde_json::{Value, json};
use zermelo_tests::{Browser, Engine, Site, SiteOptions};

/// A page of another origin that keeps what it hears.
fn course(body: &str) -> Site {
    let page = format!(
        "<!doctype html><html lang=\"en\"><head><title>Course</title></head><body>
         <script>window.heard = [];
           addEventListener('message', ({{ data }}) => heard.push(data));
         </script>{body}</body></html>"
    );
    Site::with(SiteOptions {
        pages: [("/course.html", page)].into(),
        ..SiteOptions::default()
    })
}

/// Waits for a message of a kind, and gives the last one.
#[track_caller]
fn hear(browser: &Browser, kind: &str) -> Value {
    let last = format!("heard.findLast(({{ type }}) => type === '{kind}')");
    browser.wait(&last);
    browser.run(&format!("return {last}"))
}

/// In a frame the page around is told of the end, with the result.
fn in_a_frame(engine: Engine) {
    let home = Site::new();
    let frame = home.url("embed.html?lang=en&report=xapi#exercises?position=nim:1,2");
    let script = home.url("zermelo-embed.js");
    let outer = format!(
        "<!doctype html><html lang=\"en\"><title>Course</title><body>
         <script>window.heard = [];
           addEventListener('message', ({{ data }}) => data.zermelo === 1 && heard.push(data));
           addEventListener('zermelo:ready', (event) => {{ window.ready = event.detail.position; }});
         </script>
         <iframe id=\"f\" title=\"x\" width=\"800\" height=\"900\" src=\"{frame}\"></iframe>
         <script src=\"{script}\"></script>
         <zermelo-board exercises=\"/nim/1\"></zermelo-board></body></html>"
    );
    let course = Site::with(SiteOptions {
        pages: [("/course.html", outer)].into(),
        ..SiteOptions::default()
    });
    let browser = Browser::open(engine);
    browser.goto(&course.url("course.html"));
    browser.wait("window.ready === 'exercises/nim/1'");
    browser.enter_frame("#f");
    browser.ready();
    wait_for_state(&browser, "open");
    assert!(!browser.shows(".bar"));
    browser.tab_to("it.matches('button[data-move]')");
    browser.press(&["ArrowRight", "Enter"]);
    wait_for_state(&browser, "solved");
    browser.command("frame", &json!({ "id": null }));
    browser.wait("heard.some(({ type }) => type === 'complete')");
    let told = browser.run("return heard.find(({ type }) => type === 'complete')");
    assert_eq!(told["position"], "exercises?position=nim:1,2");
    assert_eq!((&told["solved"], &told["count"]), (&json!(1), &json!(1)));
    let text = told["result"].as_str().expect("a text");
    assert!(text.contains("1. + nim:1,2;moves=2-1"), "{text}");
    assert_eq!(told["statement"]["result"]["score"]["scaled"], 1);
    assert_eq!(told["statement"]["result"]["response"], text);
    assert_eq!(
        told["statement"]["object"]["id"],
        home.url("index.html#exercises?position=nim:1,2")
    );
    assert_eq!(
        told["statement"]["object"]["definition"]["name"]["en"],
        "Exercises · Zermelo"
    );
    // The page around may begin anew.
    browser.run("document.getElementById('f').contentWindow.postMessage({ zermelo: 1, command: 'reset' }, '*')");
    browser.enter_frame("#f");
    wait_for_state(&browser, "open");
}

/// What was solved in an earlier visit is told with the first word, and whenever
/// it is asked for.
fn earlier_progress_is_told(engine: Engine) {
    let home = Site::new();
    let frame = home.url("embed.html?lang=en#exercises?position=nim:1,2&position=nim:3,3,5");
    let course = course(&format!(
        "<iframe id=\"f\" title=\"x\" width=\"800\" height=\"900\" src=\"{frame}\"></iframe>"
    ));
    let browser = Browser::open(engine);
    browser.goto(&course.url("course.html"));
    let told = hear(&browser, "ready");
    assert_eq!((&told["solved"], &told["count"]), (&json!(0), &json!(2)));
    browser.enter_frame("#f");
    browser.ready();
    browser.run("document.querySelector('.twin [data-move=\"2-1\"]').click()");
    wait_for_state(&browser, "solved");
    browser.command("frame", &json!({ "id": null }));
    browser.goto("about:blank");
    browser.goto(&course.url("course.html"));
    let post = "document.getElementById('f').contentWindow.postMessage";
    for (kind, command) in [("ready", ""), ("state", "tell")] {
        if !command.is_empty() {
            browser.run(&format!(
                "{post}({{ zermelo: 1, command: '{command}' }}, '*')"
            ));
        }
        let told = hear(&browser, kind);
        assert_eq!(
            (&told["solved"], &told["count"]),
            (&json!(1), &json!(2)),
            "{kind}"
        );
        let result = told["result"].as_str().expect("a text");
        assert!(result.contains("1. + nim:1,2;moves=2-1"), "{result}");
    }
    // Begun anew, that is told too, and the result says so.
    browser.run(&format!(
        "heard.length = 0; {post}({{ zermelo: 1, command: 'reset' }}, '*')"
    ));
    let told = hear(&browser, "state");
    assert_eq!(told["solved"], 0);
    assert!(told["result"].as_str().expect("a text").contains("↻ 1"));
}

/// Where there is no such set the frame says so, to the reader and to the page
/// around, is as high as the sentence, and answers what it is asked.
fn no_such_set(engine: Engine) {
    let home = Site::new();
    let script = home.url("zermelo-embed.js");
    let course = course(&format!(
        "<script src=\"{script}\"></script>
         <script>window.events = [];
           for (const type of ['ready', 'state', 'fault']) addEventListener(`zermelo:${{type}}`, ({{ detail }}) => events.push([type, detail]));
         </script>
         <zermelo-board id=\"b\" lang=\"en\" exercises=\"/nim/9\"></zermelo-board>
         <script>document.getElementById('b').reset();</script>"
    ));
    let browser = Browser::open(engine);
    browser.goto(&course.url("course.html"));
    // The first is about the address, the second about the command that had to wait.
    browser.wait("events.filter(([type]) => type === 'fault').length === 2");
    let events = browser.run("return events");
    assert_eq!(events[0][0], "ready");
    assert_eq!(events[0][1]["position"], "exercises/nim/9");
    let sentence = events[1][1]["sentence"].as_str().expect("a sentence");
    assert!(sentence.contains("There is no set “nim/9”"), "{sentence}");
    assert_eq!(events[1][1]["about"]["position"], "exercises/nim/9");
    assert_eq!(events[2][1]["about"]["command"], "reset");
    let height = "document.getElementById('b').shadowRoot.querySelector('iframe').clientHeight";
    browser.wait(&format!("{height} > 20 && {height} < 200"));
    // A set that there is takes its place; one that there is not leaves it there.
    let board = "document.getElementById('b')";
    browser.run(&format!(
        "events.length = 0; {board}.setAttribute('exercises', '/nim/1')"
    ));
    browser.wait("events.some(([type, { count }]) => type === 'ready' && count === 5)");
    browser.run(&format!(
        "events.length = 0; {board}.setAttribute('exercises', '?goal=lose'); {board}.reset()"
    ));
    browser.wait(
        "events.some(([type, { sentence }]) => type === 'fault' && sentence.includes('goal'))",
    );
    browser.wait("events.some(([type]) => type === 'state')");
    assert_eq!(
        browser.run("return events.find(([type]) => type === 'ready')[1].position"),
        "exercises/nim/1"
    );
}

/// In a frame there is only the set: nothing of the teacher's, nothing to get lost
/// in. What did not arrive can be tried again.
fn only_the_set(engine: Engine) {
    let home = Site::with(SiteOptions {
        missing: vec!["/exercises.json"],
        ..SiteOptions::default()
    });
    let browser = Browser::open(engine);
    let seen = |hash: &str| {
        browser.goto("about:blank");
        browser.visit(&home, &format!("embed.html?lang=en#{hash}"));
        browser.text("main")
    };
    let sentence = seen("exercises/nim/1");
    assert!(
        sentence.contains("Exercises could not be loaded"),
        "{sentence}"
    );
    home.mend();
    browser.click("[data-action=again]");
    wait_for_state(&browser, "open");
    browser.take_errors();
    for (hash, word) in [
        ("exercises", "at least one position"),
        ("exercises/compose", "no set “compose”"),
        ("exercises/check", "no set “check”"),
        ("exercises/add?position=nim:1", "no set “add"),
    ] {
        let sentence = seen(hash);
        assert!(sentence.contains(word), "{hash}: {sentence}");
        assert!(
            !browser.shows("[data-set], [data-action=compose], #error"),
            "{hash}"
        );
        assert_eq!(
            browser.run("return document.querySelectorAll('h1, main').length"),
            2,
            "{hash}"
        );
    }
}

zermelo_tests::in_every_engine!(
    in_a_frame,
    earlier_progress_is_told,
    no_such_set,
    only_the_set
);
