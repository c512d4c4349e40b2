//! `embed.html` and its address: the parameters of the element, whom it speaks to,
//! what it leads to, and what a lock keeps.

use serde_json::{Value, json};
use zermelo_tests::{Browser, Engine, Site, SiteOptions};

/// A page with a frame, which is told apart by its `id`, and what was heard from it.
fn around(frame: &str) -> Site {
    let page = format!(
        "<!doctype html><html lang=\"en\"><title>Course</title><body>
         <script>window.heard = []; addEventListener('message', ({{ data }}) => data?.zermelo === 1 && heard.push(data));</script>
         <iframe id=\"f\" title=\"x\" width=\"700\" height=\"600\" src=\"{frame}\"></iframe></body></html>"
    );
    Site::with(SiteOptions {
        pages: [("/around.html", page)].into(),
        ..SiteOptions::default()
    })
}

const TABLE: &str = ".liveboard-tools a[target=_blank]";

/// The way to the table gives away no more than the frame, and follows the board.
fn open_at_the_table(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(
        &site,
        "embed.html?mode=hidden&lang=es&theme=dark&first=person&second=person&report=xapi#nim:3,5,7",
    );
    let href = format!("document.querySelector('{TABLE}').href");
    let fixed = "mode=hidden&lang=es&theme=dark&first=person&second=person";
    assert_eq!(
        browser.string(&href),
        site.url(&format!("index.html?{fixed}#nim:3,5,7"))
    );
    browser.tab_to("it.matches('button[data-move]')");
    browser.press(&["Enter"]);
    let after = site.url(&format!("index.html?{fixed}#nim:3,5,7;moves="));
    browser.wait(&format!("{href}.startsWith('{after}')"));
    // At the table, neither hints nor X-ray.
    let table = browser.string(&href);
    browser.goto(&table);
    browser.ready();
    assert_eq!(browser.string("document.body.dataset.screen"), "table");
    assert_eq!(browser.string("document.documentElement.lang"), "es");
    for action in ["hint", "xray"] {
        assert!(
            !browser.shows(&format!("[data-action={action}]")),
            "{action}"
        );
    }
}

/// `seat` and `robot` mean in an address what they mean on the element.
fn seats(engine: Engine) {
    let home = Site::new();
    let site = around(&home.url("embed.html?seat=second&robot=perfect#sim:6"));
    let browser = Browser::open(engine);
    browser.goto(&site.url("around.html"));
    browser.wait("heard.some(({ type }) => type === 'move')");
    assert_eq!(
        browser.string("heard.find(({ type }) => type === 'move').by"),
        "perfect"
    );
    for (query, seats) in [
        ("seat=second&robot=random", ["random", "person"]),
        ("seat=both", ["person", "person"]),
        ("robot=careful", ["person", "careful"]),
        ("seat=first", ["person", "perfect"]),
        (
            "seat=second&robot=random&first=careful",
            ["careful", "person"],
        ),
    ] {
        browser.goto("about:blank");
        browser.visit(&home, &format!("index.html?{query}#nim:3,5,7"));
        let found = browser
            .run("return [0, 1].map((seat) => document.getElementById(`seat-${seat}`).value)");
        assert_eq!(found, json!(seats), "{query}");
        assert!(!browser.shows("#error"), "{query}");
    }
}

/// An origin that is none: a sentence in the frame, a board, and nothing is told to
/// anybody. One with a path is taken by its origin.
fn origins(engine: Engine) {
    let home = Site::new();
    let browser = Browser::open(engine);
    for (lang, origin, word) in [
        ("en", "school.example", "should be the address of the page"),
        ("es", "", "debería ser la dirección de la página"),
        ("pt", "file:///course", "deveria ser o endereço da página"),
    ] {
        let query = format!("lang={lang}&origin={origin}");
        let site = around(&home.url(&format!("embed.html?seat=both&{query}#nim:3,5,7")));
        browser.goto(&site.url("around.html"));
        browser.enter_frame("#f");
        browser.ready();
        assert!(browser.shows("canvas.board-canvas"), "{origin}");
        let error = browser.text("#error");
        assert!(
            error.contains(word) && error.contains(origin),
            "{origin}: {error}"
        );
        browser.tab_to("it.matches('button[data-move]')");
        browser.press(&["Enter"]);
        browser.wait("document.querySelector('[data-action=undo]').ariaDisabled !== 'true'");
        browser.command("frame", &json!({ "id": null }));
        assert_eq!(browser.run("return heard"), json!([]), "{origin}");
        browser.goto("about:blank");
    }

    let send = "document.getElementById('f').contentWindow.postMessage({ zermelo: 1, command: 'play', move: '1-1' }, '*')";
    for (is_meant, path) in [(true, "/"), (true, "/some/course?week=3"), (false, "")] {
        // The page itself says who it is, or who somebody else is.
        let site = around("about:blank");
        browser.goto(&site.url("around.html"));
        let origin = if is_meant {
            site.url("").trim_end_matches('/').to_owned() + path
        } else {
            "https://school.example".to_owned()
        };
        let frame = home.url("embed.html?seat=both&origin=");
        browser.run_with(
            "document.getElementById('f').src = arguments[0] + encodeURIComponent(arguments[1]) + '#nim:3,5,7'",
            &json!([frame, origin]),
        );
        if is_meant {
            browser.wait("heard.some(({ type }) => type === 'ready')");
            browser.run(send);
            browser.wait("heard.some(({ type, move }) => type === 'move' && move === '1-1')");
            continue;
        }
        browser.enter_frame("#f");
        browser.ready();
        assert!(!browser.shows("#error"));
        browser.command("frame", &json!({ "id": null }));
        browser.run(send);
        browser.enter_frame("#f");
        browser.ready();
        // Nobody has moved: the first heap is whole.
        assert_eq!(
            browser.run("return document.querySelector('[data-action=undo]').ariaDisabled"),
            "true"
        );
        browser.command("frame", &json!({ "id": null }));
        assert_eq!(browser.run("return heard"), json!([]));
    }
    // Browsers say on the console that a message went to nobody.
    browser.take_errors();
}

/// Nothing but moves, in the frame and at the table; and no way to another game.
fn locks(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    let line = "nim:3,5,7;moves=1-1,2-2";
    let forbidden = ":is(#screen, dialog) a[href^='#'], a[target], [data-action=home], [data-action=new], [data-action=undo], [data-action=redo], \
                     [data-action=swap], [data-action=edit], [data-action=learn], [data-action=seats], [data-action=resign], #seat-0";
    for query in ["lock=board", "lock", "lock="] {
        browser.goto("about:blank");
        browser.visit(&site, &format!("embed.html?seat=both&{query}#{line}"));
        assert!(!browser.shows(forbidden), "{query}");
        browser.run("document.querySelector('.twin button[data-move]').focus()");
        browser.press(&["u", "n", "r"]);
        browser.ready();
        let heaps = "return document.querySelectorAll('.twin button[data-move]').length";
        // 2, 3 and 7 are left.
        assert_eq!(browser.run(heaps), 12, "{query}");
        browser.press(&["Enter"]);
        browser.wait("document.querySelectorAll('.twin button[data-move]').length < 12");
        browser.press(&["u"]);
        browser.ready();
        assert!(browser.run(heaps).as_u64() < Some(12), "{query}");
    }

    browser.goto("about:blank");
    browser.visit(&site, &format!("index.html?lock=board&seat=both#{line}"));
    assert!(!browser.shows(".bar [data-action=home]"));
    assert!(!browser.shows(forbidden));
    for dialog in ["rules", "share"] {
        browser.click(&format!("[data-action={dialog}]"));
        browser.wait_to_see("dialog[open]");
        assert!(!browser.shows("dialog a[href^='#']"), "{dialog}");
        browser.run("document.querySelector('dialog[open]').close()");
    }
    // Without a lock there is a way home.
    browser.goto("about:blank");
    browser.visit(&site, &format!("index.html?seat=both#{line}"));
    assert!(browser.shows(".bar [data-action=home]"));
    assert_eq!(browser.run("return window === top"), Value::Bool(true));
}

zermelo_tests::in_every_engine!(open_at_the_table, seats, origins, locks);
