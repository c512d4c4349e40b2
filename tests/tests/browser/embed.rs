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
    // What a record store wants to know: what was done, and to what.
    assert_eq!(
        statement["object"],
        json!({
            "objectType": "Activity",
            "id": home.url("index.html#nim:1,2"),
            "definition": { "name": { "en": "Nim" } },
        })
    );
    assert_eq!(statement["verb"]["display"]["en"], "completed");
    assert_eq!(
        statement["result"]["extensions"],
        json!({ home.url("xapi/moves"): 2, home.url("xapi/mistakes"): 1 })
    );

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
    // What is said on the console of the frame is told to the test.
    let site = Site::with(SiteOptions {
        before: "console.warn = (words) => parent.postMessage({ warned: String(words) }, '*');",
        ..SiteOptions::default()
    });
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
        return [heard.filter((m) => m.zermelo === 1 && !['record', 'resize'].includes(m.type)).map(({ type, position }) => [type, position]),
          heard.filter((m) => m.warned?.startsWith('Zermelo: a message was ignored')).length];";
    let heard = browser.run_async(script, &json!([frame]));
    // Four of them say that they are ours, and are not.
    assert_eq!(heard, json!([[["state", "nim:2"]], 4]));
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

/// Whatever is asked is done in its turn, or answered with a sentence; nothing is lost.
fn calls(engine: Engine) {
    let home = Site::new();
    let course = course(&home);
    let browser = Browser::open(engine);
    browser.goto(&course.url("course.html"));
    // Before there is a board: it is kept until there is one.
    browser.run(
        "window.c = document.createElement('zermelo-board');
         Object.assign(c, { id: 'c' });
         c.setAttribute('position', 'nim:2,3;moves=2-1');
         c.setAttribute('seat', 'both');
         document.body.append(c);
         c.play('1-1');",
    );
    browser.wait("c.position === 'nim:2,3;moves=2-1,1-1'");
    // What is known of it comes a little later.
    browser.wait("c.record && c.record.position === c.position && c.record.outcome === 'win'");
    // Another game and a move in it, at once.
    browser.run("c.position = 'sim:6'; c.play('12'); c.play('34'); c.undo();");
    browser.wait("c.position === 'sim:6;moves=12' && events.filter(([id, name]) => id === 'c' && name === 'move').length === 3");
    // Other words or other colours do not end the game.
    browser.run("events.length = 0; c.setAttribute('lang', 'es'); c.setAttribute('theme', 'dark')");
    browser.wait(&format!("{}.length === 1", told("c", "ready")));
    assert_eq!(position(&browser, "c"), "sim:6;moves=12");
    // Back to where the page had begun.
    browser.run("c.position = 'nim:2,3;moves=2-1'");
    browser.wait("c.position === 'nim:2,3;moves=2-1'");
    browser.run("c.play('1-2'); c.reset();");
    browser.wait("events.some(([, name, { move }]) => name === 'move' && move === '1-2') && c.position === 'nim:2,3;moves=2-1'");

    let fault = |what: &str, count: usize| {
        browser.run(what);
        browser.wait(&format!("{}.length === {count}", told("c", "fault")));
        browser.run(&format!("return {}.at(-1)[2]", told("c", "fault")))
    };
    let refused = fault("c.play('1-9')", 1);
    assert_eq!(
        refused["about"],
        json!({ "command": "play", "move": "1-9" })
    );
    assert_eq!(refused["position"], "nim:2,3;moves=2-1");
    assert!(
        refused["sentence"]
            .as_str()
            .is_some_and(|text| text.len() > 10),
        "{refused}"
    );
    assert_eq!(
        fault("c.position = 'chess:e4'", 2)["position"],
        "nim:2,3;moves=2-1"
    );
    assert_eq!(
        fault("c.position = 'hackenbush:Q'", 3)["position"],
        "nim:2,3;moves=2-1"
    );
    // After the end there is nothing to play, and before a robot has moved neither.
    browser.run("c.play('1-2'); c.play('2-2')");
    browser.wait(&format!("{}.length === 1", told("c", "over")));
    assert_eq!(
        fault("c.play('1-1')", 4)["sentence"],
        "La partida ha terminado."
    );
    browser.run("c.setAttribute('seat', 'none'); c.setAttribute('position', 'nim:9,9')");
    let robots = fault("c.play('1-1')", 5);
    assert_eq!(
        robots["sentence"],
        "Ahora no le toca mover a ninguna persona."
    );
}

/// A page with a bad line gets a board, and is told what is wrong.
fn bad_first_lines(engine: Engine) {
    let home = Site::new();
    let course = course(&home);
    let browser = Browser::open(engine);
    browser.goto(&course.url("course.html"));
    for (line, shown) in [("nim:3,x", "nim:3,5,7"), ("chess:e4", "nim:3,5,7")] {
        browser.run(&format!(
            "events.length = 0; window.c?.remove(); window.c = document.createElement('zermelo-board');
             c.id = 'c'; c.setAttribute('position', '{line}'); document.body.append(c);"
        ));
        browser.wait(&format!("{}.length === 1", told("c", "fault")));
        assert_eq!(position(&browser, "c"), shown);
        // It obeys as if nothing had happened.
        browser.run("c.play('1-1')");
        browser.wait("c.position.startsWith('nim:3,5,7;moves=1-1')");
    }
}

/// A game that is over is told of as it was, whatever is on the board by then.
fn over_and_on(engine: Engine) {
    let home = Site::new();
    let course = course(&home);
    let browser = Browser::open(engine);
    browser.goto(&course.url("course.html"));
    browser.wait(&format!("{}.length === 1", told("b", "ready")));
    // Twice, the second before the first can have been looked through.
    browser.run(
        "const b = document.getElementById('b');
         b.play('1-1'); b.play('2-2'); b.reset(); b.play('2-1'); b.play('1-1'); b.play('2-1'); b.reset();",
    );
    browser.wait(&format!("{}.length === 2", told("b", "complete")));
    let games = browser.run(&format!(
        "return {}.map(([, , {{ position, moves, mistakes, record }}]) => [position, moves, mistakes, record?.position ?? position])",
        told("b", "over")
    ));
    let first = "nim:1,2;moves=1-1,2-2";
    let second = "nim:1,2;moves=2-1,1-1,2-1";
    assert_eq!(
        games,
        json!([
            [first, ["1-1", "2-2"], [{ "ply": 1, "move": "1-1" }], first],
            [second, ["2-1", "1-1", "2-1"], [], second],
        ])
    );
    assert_eq!(position(&browser, "b"), "nim:1,2");
}

zermelo_tests::in_every_engine!(
    in_a_course_page,
    over_and_on,
    attributes,
    wrong_messages,
    calls,
    bad_first_lines,
);
