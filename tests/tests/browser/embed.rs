//! Boards in other people's pages: the element from another origin, two at once,
//! its attributes, methods and events; messages of the wrong shape.

use serde_json::{Value, json};
use zermelo_tests::{Browser, Engine, Site, SiteOptions};

/// A course page with two boards, on a server of its own.
fn course(home: &Site) -> Site {
    let script = home.url("zermelo-embed.js");
    let page = format!(
        "<!doctype html><html lang=\"es\"><title>Curso</title><body>
         <script>window.events = [];
           for (const name of ['ready', 'move', 'over', 'fault', 'complete'])
             addEventListener('zermelo:' + name, (event) => events.push([event.target.id, name, event.detail]));
         </script>
         <script src=\"{script}\"></script>
         <zermelo-board id=\"a\" position=\"nim:3,5,7\" mode=\"hint\" seat=\"first\" robot=\"perfect\" lang=\"es\"><a href=\"x\">enlace</a></zermelo-board>
         <zermelo-board id=\"b\" position=\"nim:1,2\" seat=\"both\" theme=\"dark\" report=\"xapi\"></zermelo-board>
         </body></html>"
    );
    Site::with(SiteOptions {
        pages: [("/course.html", page)].into(),
        ..SiteOptions::default()
    })
}

/// The events of one board, by their names.
fn told(id: &str, name: &str) -> String {
    format!("events.filter(([id, name]) => id === '{id}' && name === '{name}')")
}

#[track_caller]
fn position(browser: &Browser, id: &str) -> String {
    browser.string(&format!("document.getElementById('{id}').position"))
}

/// Two boards on a page of another origin: each tells of its own moves.
fn in_a_course_page(engine: Engine) {
    let home = Site::new();
    let course = course(&home);
    let browser = Browser::open(engine);
    browser.goto(&course.url("course.html"));
    for id in ["a", "b"] {
        browser.wait(&format!("{}.length === 1", told(id, "ready")));
    }
    browser.run("document.getElementById('a').play('3-7')");
    // The robot answers by itself: 3 and 5 are left, it makes them equal.
    browser.wait(&format!("{}.length === 2", told("a", "move")));
    assert_eq!(position(&browser, "a"), "nim:3,5,7;moves=3-7,2-2");
    assert_eq!(position(&browser, "b"), "nim:1,2");
    browser.run("document.getElementById('a').undo()");
    browser.wait("document.getElementById('a').position === 'nim:3,5,7'");

    // What the rules refuse is said, and nothing is lost.
    browser.run("document.getElementById('b').play('1-9')");
    browser.wait(&format!("{}.length === 1", told("b", "fault")));
    assert_eq!(position(&browser, "b"), "nim:1,2");
    for (count, chosen) in ["1-1", "2-2"].iter().enumerate() {
        browser.run(&format!("document.getElementById('b').play('{chosen}')"));
        browser.wait(&format!("{}.length === {}", told("b", "move"), count + 1));
    }
    browser.wait(&format!("{}.length === 1", told("b", "complete")));
    let over = browser.run(&format!("return {}[0][2]", told("b", "over")));
    assert_eq!(over["winner"], "second");
    assert_eq!(over["moves"], json!(["1-1", "2-2"]));
    // 2-1 would have won.
    assert_eq!(over["mistakes"], json!([{ "ply": 1, "move": "1-1" }]));
    let statement = browser.run(&format!("return {}[0][2].statement", told("b", "complete")));
    assert_eq!(statement["result"]["response"], "nim:1,2;moves=1-1,2-2");

    browser.run("document.getElementById('b').reset()");
    browser.wait("document.getElementById('b').position === 'nim:1,2'");
    // As high as what it shows.
    let height = "document.getElementById('a').shadowRoot.querySelector('iframe').getBoundingClientRect().height";
    browser.wait(&format!("{height} > 300 && {height} < 900"));
}

/// Attributes change the board live; a bad line leaves the board that was there.
fn attributes(engine: Engine) {
    let home = Site::new();
    let course = course(&home);
    let browser = Browser::open(engine);
    browser.goto(&course.url("course.html"));
    browser.wait(&format!("{}.length === 1", told("b", "ready")));
    browser.run("document.getElementById('b').setAttribute('position', 'sim:6;moves=12')");
    browser.wait("document.getElementById('b').position === 'sim:6;moves=12'");
    browser.run("document.getElementById('b').position = 'nim:3,x'");
    browser.wait(&format!("{}.length === 1", told("b", "fault")));
    assert_eq!(position(&browser, "b"), "sim:6;moves=12");
    browser.run("document.getElementById('b').setAttribute('lang', 'pt')");
    browser.wait(&format!("{}.length > 1", told("b", "ready")));
}

/// Messages of the wrong shape are ignored with a word on the console.
fn wrong_messages(engine: Engine) {
    let site = Site::new();
    let outer = "<!doctype html><html lang=\"en\"><title>x</title><body><iframe id=\"f\" title=\"x\"></iframe></body></html>";
    let page = Site::with(SiteOptions {
        pages: [("/outer.html", outer.to_owned())].into(),
        ..SiteOptions::default()
    });
    let browser = Browser::open(engine);
    browser.goto(&page.url("outer.html"));
    let frame = site.url("embed.html?first=person&second=person#nim:2");
    let script = "
        const frame = document.getElementById('f');
        window.heard = [];
        addEventListener('message', (event) => event.source === frame.contentWindow && heard.push(event.data));
        frame.src = args[0];
        const until = async (type) => { while (!heard.some((m) => m.zermelo === 1 && m.type === type)) await new Promise((later) => setTimeout(later, 50)); };
        await until('ready');
        const send = (message) => frame.contentWindow.postMessage(message, '*');
        for (const bad of [7, null, 'nim:3', { zermelo: 2, command: 'reset' }, { zermelo: 1 }, { zermelo: 1, command: 'open', position: 5 },
          { zermelo: 1, command: 'play' }, { zermelo: 1, command: 'explode' }]) send(bad);
        heard.length = 0;
        send({ zermelo: 1, command: 'tell' });
        await until('state');
        return heard.filter((m) => m.zermelo === 1).map(({ type, position }) => [type, position]);";
    let heard = browser.run_async(script, &json!([frame]));
    assert_eq!(heard, json!([["state", "nim:2"]]));
    // Course pages that know Canvas or H5P are told the height in their way.
    let asked = browser.run_async(
        "const frame = document.getElementById('f');
         heard.length = 0;
         frame.contentWindow.postMessage({ context: 'h5p', action: 'hello' }, '*');
         while (!heard.some((m) => m.action === 'prepareResize')) await new Promise((later) => setTimeout(later, 50));
         frame.contentWindow.postMessage({ context: 'h5p', action: 'resizePrepared' }, '*');
         while (!heard.some((m) => m.action === 'resize')) await new Promise((later) => setTimeout(later, 50));
         return heard.some((m) => m.subject === 'lti.frameResize' && m.height > 100)",
        &json!([]),
    );
    assert_eq!(asked, Value::Bool(true));
}

zermelo_tests::in_every_engine!(in_a_course_page, attributes, wrong_messages);
