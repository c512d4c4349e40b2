//! `zermelo.html`: the whole product in one file, without a server; and each game
//! in a file of its own.

use serde_json::json;
use zermelo_tests::{Browser, Engine, Site, SiteOptions, in_root};

/// Plays a move through the X-ray's list, which is there in every frame.
#[track_caller]
fn play_one_move(browser: &Browser) {
    browser.ready();
    assert_eq!(browser.run("return zermelo.engine.where"), json!("worker"));
    browser.click(".toolbar [data-action=xray]");
    browser.click("#moves [data-judged='1-1']");
    browser.wait("document.querySelectorAll('#history [data-ply]').length > 1");
    browser.ready();
}

/// From a disk: no origin, several files would be refused.
fn from_a_file(engine: Engine) {
    let browser = Browser::open(engine);
    let file = format!("file://{}", in_root("dist/zermelo.html").display());
    browser.goto(&format!("{file}?first=person&second=person#nim:3,5,7"));
    play_one_move(&browser);
    browser.wait_for_line("nim:3,5,7;moves=1-1");
    browser.reload();
    browser.ready();
    assert_eq!(browser.line(), "nim:3,5,7;moves=1-1");
    browser.goto(&format!("{file}?lang=pt#learn/nim"));
    browser.ready();
    assert_eq!(browser.string("document.documentElement.lang"), "pt");
}

/// A frame as course platforms make it: scripts, and no origin.
fn in_a_sandboxed_frame(engine: Engine) {
    let frame = "<!doctype html><title>A course</title>\
        <iframe sandbox='allow-scripts' width='1000' height='700' src='zermelo.html?first=person&second=person#nim:3,5,7'></iframe>";
    let site = Site::with(SiteOptions {
        pages: [("/course.html", frame.to_owned())].into(),
        ..SiteOptions::default()
    });
    let browser = Browser::open(engine);
    browser.goto(&site.url("course.html"));
    browser.enter_frame("iframe");
    assert_eq!(browser.string("self.origin"), "null");
    play_one_move(&browser);
    // Not a byte came from anywhere but the one file.
    let fetched = site.fetched();
    assert!(
        fetched
            .iter()
            .all(|address| ["/course.html", "/zermelo.html", "/favicon.ico"]
                .contains(&address.as_str())),
        "{fetched:?}"
    );
}

/// The file's text inside another page: it has no address of its own.
fn without_address(engine: Engine, file: &str) {
    let course = format!(
        "<!doctype html><title>A course</title><iframe sandbox='allow-scripts' width='1000' height='700'></iframe>\
        <script>fetch('{file}').then((r) => r.text()).then((text) => {{ document.querySelector('iframe').srcdoc = text; }})</script>"
    );
    let site = Site::with(SiteOptions {
        pages: [("/course.html", course)].into(),
        ..SiteOptions::default()
    });
    let browser = Browser::open(engine);
    browser.goto(&site.url("course.html"));
    browser.wait("document.querySelector('iframe').srcdoc.length > 100");
    browser.enter_frame("iframe");
    browser.ready();
    browser.click("[data-game=nim]");
    browser.wait("document.body.dataset.screen === 'table'");
    browser.choose("#seat-1", "person");
    play_one_move(&browser);
}

fn in_a_frame_without_address(engine: Engine) {
    without_address(engine, "zermelo.html");
}

/// One game in one file, from a disk: the game, its lesson and its editor are
/// there; of what is not there one is told, and a board of the game stays.
fn one_game(engine: Engine) {
    let browser = Browser::open(engine);
    let games = [
        ("nim", "nim:3,5,7", "sim:6"),
        ("sim", "sim:6", "nim:1,2"),
        ("hackenbush", "hackenbush:BR(R)(BB)", "othello:"),
        ("convexity", "convexity:1-2,2-3,3-4", "learn/nim"),
        ("tokens", "tokens:1>2,2>3;on=1", "edit/nim:3"),
        ("othello", "othello:", "learn/values/1-1"),
    ];
    for (game, line, other) in games {
        let file = in_root(&format!("dist/zermelo-{game}.html"));
        let file = format!("file://{}?lang=en", file.display());
        browser.goto(&file);
        browser.ready();
        let cards = browser.run(
            "return [...document.querySelectorAll('a[data-game]')].map((a) => a.dataset.game)",
        );
        assert_eq!(cards, json!([game]));
        browser.wait("document.querySelector('.game canvas.picture').dataset.drawn");
        assert_eq!(browser.shows("[data-action=values]"), game == "hackenbush");
        browser.tour(game, line);
        browser.run(&format!("location.hash = '#{line}'"));
        browser.wait("document.body.dataset.screen === 'table'");
        browser.wait_for_line(line);
        browser.run(&format!("location.hash = '#{other}'"));
        browser.wait_to_see("#error");
        assert!(browser.text("#error").contains("zermelo.html"), "{other}");
        browser.wait_for_line(line);
        assert!(browser.shows("canvas.board-canvas"), "{other}");
        // As the first thing that is asked of it.
        browser.goto(&format!("{file}&again={game}#{other}"));
        browser.wait_to_see("#error");
        browser.ready();
        assert!(browser.text("#error").contains("zermelo.html"), "{other}");
        assert!(browser.shows("canvas"), "{other}");
    }
}

/// The calculator comes with the game whose panels ask it.
fn one_game_with_the_calculator(engine: Engine) {
    let browser = Browser::open(engine);
    let file = in_root("dist/zermelo-hackenbush.html");
    browser.goto(&format!("file://{}#learn/values/1-1", file.display()));
    browser.ready();
    browser.wait("document.querySelector('.values')?.innerText.includes('0')");
    assert!(!browser.shows("#error"));
}

fn one_game_in_a_frame(engine: Engine) {
    without_address(engine, "zermelo-nim.html");
}

/// Whatever a single file is called, the addresses that it gives are its own.
fn its_own_address(engine: Engine) {
    let read = |name: &str| {
        std::fs::read_to_string(in_root("dist").join(name)).expect("the site is built")
    };
    let site = Site::with(SiteOptions {
        pages: [
            ("/curso/nim-de-la-semana.html", read("zermelo-nim.html")),
            ("/curso/juegos.html", read("zermelo.html")),
        ]
        .into(),
        ..SiteOptions::default()
    });
    let disk = |name: &str| format!("file://{}", in_root("dist").join(name).display());
    let browser = Browser::open(engine);
    for (page, own) in [
        (site.url("zermelo-nim.html"), site.url("zermelo-nim.html")),
        (
            site.url("curso/nim-de-la-semana.html"),
            site.url("curso/nim-de-la-semana.html"),
        ),
        (site.url("curso/juegos.html"), site.url("curso/juegos.html")),
        (disk("zermelo.html"), "zermelo.html".to_owned()),
        (disk("zermelo-nim.html"), "zermelo-nim.html".to_owned()),
    ] {
        browser.goto("about:blank");
        browser.goto(&format!(
            "{page}?lang=en&first=person&second=person#nim:3,5,7"
        ));
        browser.ready();
        browser.click("[data-action=share]");
        browser.wait_to_see("dialog[open]");
        let link = browser.string("document.querySelector('#share-link').value");
        assert_eq!(link, format!("{own}?lang=en#nim:3,5,7"));
        let snippet = browser.string("document.querySelector('#share-embed').value");
        let frame = format!("<iframe src=\"{own}?embed&amp;lang=en&amp;seat=both#nim:3,5,7\"");
        assert!(snippet.starts_with(&frame), "{snippet}");
        // There is no script beside it that would make an element.
        let kinds = browser
            .run("return [...document.querySelectorAll('#share-kind option')].map((o) => o.value)");
        assert_eq!(kinds, json!(["frame", "sandbox"]));
        browser.goto(&format!(
            "{page}?lang=en#exercises/compose?position=nim:1,2"
        ));
        browser.wait("document.getElementById('set-embed')?.value");
        let snippet = browser.string("document.getElementById('set-embed').value");
        let frame = format!("<iframe src=\"{own}?embed#exercises?position=nim:1,2\"");
        assert!(snippet.starts_with(&frame), "{snippet}");
    }
    // In a frame by that address there is a board, and a way to the file itself.
    browser.goto(&format!(
        "{}?embed&seat=both#nim:3,5,7",
        site.url("curso/nim-de-la-semana.html")
    ));
    browser.ready();
    assert_eq!(
        browser.string("document.querySelector('.liveboard-tools a').href"),
        site.url("curso/nim-de-la-semana.html?first=person&second=person#nim:3,5,7")
    );
}

zermelo_tests::in_every_engine!(
    its_own_address,
    one_game,
    one_game_with_the_calculator,
    one_game_in_a_frame,
    from_a_file,
    in_a_sandboxed_frame,
    in_a_frame_without_address
);
