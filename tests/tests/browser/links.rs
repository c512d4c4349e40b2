//! Links: good ones, bad ones, and coming back.

use crate::TWO_PEOPLE;
use crate::course::only_the_beginning_is_refused;
use zermelo_tests::{Browser, Engine, Pointer, Site, SiteOptions};

/// A game in progress survives a reload, and can be gone on with from home.
fn reload(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, &format!("index.html?{TWO_PEOPLE}#nim:3,5,7"));
    for (chosen, line) in [
        ("2-3", "nim:3,5,7;moves=2-3"),
        ("1-1", "nim:3,5,7;moves=2-3,1-1"),
    ] {
        browser.play(Pointer::Mouse, chosen);
        browser.wait_for_line(line);
    }
    browser.reload();
    browser.ready();
    assert_eq!(browser.line(), "nim:3,5,7;moves=2-3,1-1");
    browser.click("[data-action=undo]");
    browser.wait_for_line("nim:3,5,7;moves=2-3");
    browser.click("[data-action=redo]");
    browser.wait_for_line("nim:3,5,7;moves=2-3,1-1");

    browser.goto(&site.url("index.html"));
    browser.ready();
    browser.click("[data-continue]");
    browser.wait_for_line("nim:3,5,7;moves=2-3,1-1");
}

/// Bad text in a link: a sentence that says what was expected and where, and a
/// board that is still there.
fn bad_link(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    let long = format!("nim:3;moves={}", "1-1,".repeat(5000));
    for (line, screen) in [
        ("nim:3,x", "table"),
        ("nim:", "table"),
        ("nim:3,5,7;play=maybe", "table"),
        ("nim:3,5,7;colour=red", "table"),
        ("nim:3,5,7;moves=1-9", "table"),
        ("nim:3,5,7;moves=1-1,9-1", "table"),
        ("nim:3,1000000001", "table"),
        ("nim:3,5,7 and more", "table"),
        ("nim:3,%C3%A9", "table"),
        ("nim:%zz", "table"),
        (long.as_str(), "table"),
        ("chess:8", "home"),
        ("<img src=x>", "home"),
        ("%00", "home"),
    ] {
        // Away first: a new part after # alone would not load the page anew.
        browser.goto("about:blank");
        browser.visit(&site, &format!("index.html#{line}"));
        browser.wait_to_see("#error");
        let error = browser.text("#error");
        assert!(
            error.len() > 20 && !error.contains("error."),
            "{line}: {error}"
        );
        assert_eq!(
            browser.string("document.body.dataset.screen"),
            screen,
            "{line}"
        );
        if screen == "table" {
            assert!(browser.shows("canvas.board-canvas"), "{line}");
            assert_eq!(browser.line(), "nim:3,5,7", "{line}");
        }
    }
}

/// A bad link pasted over a game in progress leaves the game alone.
fn bad_link_over_a_game(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, &format!("index.html?{TWO_PEOPLE}#nim:4,4;moves=1-2"));
    browser.run("location.hash = '#nim:4,oops'");
    browser.wait_to_see("#error");
    assert!(
        browser.text("#error").contains('7'),
        "the column: {}",
        browser.text("#error")
    );
    browser.wait_for_line("nim:4,4;moves=1-2");
    browser.play(Pointer::Mouse, "2-4");
    browser.wait_for_line("nim:4,4;moves=1-2,2-4");
    browser.run("location.hash = '#nim:9'");
    browser.wait("document.body.dataset.ready === 'true' && document.querySelectorAll('#history [data-ply]').length === 1");
    browser.wait_for_line("nim:9");
}

/// Bad words in the part after `?` are refused too, and the page works.
fn bad_query(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    for query in [
        "mode=all",
        "lang=xx",
        "theme=pink",
        "first=hal&second=person",
    ] {
        browser.visit(&site, &format!("index.html?{query}#nim:3,5,7"));
        browser.wait_to_see("#error");
        assert!(
            browser.text("#error").len() > 20,
            "{query}: {}",
            browser.text("#error")
        );
        assert!(browser.shows("canvas.board-canvas"), "{query}");
    }
}

/// The link that the page offers opens the same position.
fn share(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(
        &site,
        &format!("index.html?{TWO_PEOPLE}#nim:3,5,7;play=misere;moves=2-3"),
    );
    browser.click("[data-action=share]");
    browser.wait_to_see("dialog[open]");
    let link = browser.string("document.querySelector('#share-link').value");
    let notation = browser.string("document.querySelector('#share-notation').value");
    let embed = browser.string("document.querySelector('#share-embed').value");
    assert_eq!(notation, "nim:3,5,7;play=misere;moves=2-3");
    assert!(
        embed.starts_with(&format!(
            "<script src=\"{}\"></script>\n<zermelo-board position=\"{notation}\"",
            site.url("zermelo-embed.js")
        )) && embed.contains(&format!("<a href=\"{link}\">")),
        "{embed}"
    );
    browser.goto("about:blank");
    // Whoever opens it finds a robot opposite; here nobody may move meanwhile.
    let (page, rest) = link.split_once('#').expect("a link to a position");
    let joint = if page.contains('?') { '&' } else { '?' };
    browser.goto(&format!("{page}{joint}{TWO_PEOPLE}#{rest}"));
    browser.ready();
    assert_eq!(browser.line(), notation);
    assert_eq!(browser.table()["moves"], serde_json::json!(["2-3"]));
}

/// Every snippet for a course page, put into one: a board of its own height, with
/// the players and the help that were chosen.
fn share_snippets(engine: Engine) {
    let home = Site::new();
    let browser = Browser::open(engine);
    for kind in ["element", "frame", "sandbox"] {
        browser.goto("about:blank");
        browser.visit(&home, &format!("index.html?{TWO_PEOPLE}&lang=es#nim:3,5,7"));
        browser.click("[data-action=share]");
        browser.wait_to_see("dialog[open]");
        browser.choose("#share-kind", kind);
        browser.choose("#share-mode", "hint");
        let snippet = browser.string("document.querySelector('#share-embed').value");
        assert_eq!(snippet.contains("sandbox="), kind == "sandbox", "{snippet}");
        assert_eq!(
            snippet.contains("/embed.html"),
            kind != "element",
            "{snippet}"
        );
        let page = format!(
            "<!doctype html><html lang=\"es\"><title>Curso</title><body>
             <script>window.heard = []; addEventListener('message', ({{ data }}) => data?.zermelo === 1 && heard.push(data));</script>
             {snippet}</body></html>"
        );
        let course = Site::with(SiteOptions {
            pages: [("/course.html", page)].into(),
            ..SiteOptions::default()
        });
        browser.goto(&course.url("course.html"));
        browser.wait(
            "heard.some(({ type, position }) => type === 'ready' && position === 'nim:3,5,7')",
        );
        let frame = "(document.querySelector('zermelo-board')?.shadowRoot ?? document).querySelector('iframe')";
        browser.wait(&format!(
            "{frame}.clientHeight === heard.findLast(({{ type }}) => type === 'resize').height"
        ));
        browser.run(&format!(
            "for (const move of ['1-1', '2-2']) {frame}.contentWindow.postMessage({{ zermelo: 1, command: 'play', move }}, '*')"
        ));
        browser.wait(
            "heard.filter(({ type, by }) => type === 'move' && by === 'person').length === 2",
        );
        if kind == "frame" {
            browser.enter_frame("iframe");
            assert_eq!(browser.string("document.documentElement.lang"), "es");
            assert_eq!(
                browser.string("document.querySelector('.liveboard').dataset.mode"),
                "hint"
            );
        }
    }
    only_the_beginning_is_refused(&browser);
}

/// A picture of the board can be had, as drawing and as photograph.
fn share_picture(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, "index.html#nim:3,5,7");
    browser.click("[data-action=share]");
    browser.wait("(() => { const i = document.querySelector('dialog img'); return i && i.complete && i.naturalWidth > 0; })()");
}

zermelo_tests::in_every_engine!(
    reload,
    bad_link,
    bad_link_over_a_game,
    bad_query,
    share,
    share_snippets,
    share_picture
);
