//! The lesson page of the examples, as it is and under the conditions that course
//! platforms make: another origin, a sandbox, strict policies, no storage, no worker.

use serde_json::{Value, json};
use zermelo_tests::{Browser, Engine, Site, SiteOptions, in_root};

const PAGE: &str = "examples/course-page.html";
const BOARDS: [&str; 4] = ["reto-nim", "reto-fichas", "reto-hackenbush", "reto-sim"];

/// Wins the game of Nim on the page against the perfect robot: whatever it does,
/// the nim-sum is made zero again. Answers when the board says that it is over.
const WIN_AT_NIM: &str = "
    const board = document.getElementById('reto-nim');
    return await new Promise((done) => {
      const reply = () => {
        const heaps = [3, 4, 5];
        const made = board.position.split('moves=')[1]?.split(',') ?? [];
        for (const move of made) heaps[move.split('-')[0] - 1] -= move.split('-')[1];
        const sum = heaps.reduce((one, other) => one ^ other);
        const heap = heaps.findIndex((size) => (size ^ sum) < size);
        if (made.length % 2 === 0 && sum) board.play(`${heap + 1}-${heaps[heap] - (heaps[heap] ^ sum)}`);
      };
      board.addEventListener('zermelo:move', reply);
      board.addEventListener('zermelo:over', (event) => done(event.detail));
      reply();
    });";

/// Every board comes up when one scrolls to it.
#[track_caller]
fn read_through(browser: &Browser) {
    for board in BOARDS {
        browser.wait(&format!(
            "(document.getElementById('{board}').scrollIntoView({{ block: 'center' }}), \
             document.getElementById('{board}').dataset.ready)"
        ));
    }
}

/// The page, with a note on each board that is ready. Where the page comes from
/// elsewhere, its addresses and its policy are those of the site with the boards.
fn page(home: Option<&Site>) -> String {
    let mut page = std::fs::read_to_string(in_root("dist").join(PAGE)).expect("the site is built");
    page = page.replacen(
        "<script src=\"course-page.js\" defer>",
        "<script src=\"/ready.js\"></script><script src=\"/examples/course-page.js\" defer>",
        1,
    );
    page = page.replace("course-page.css", "/examples/course-page.css");
    let Some(home) = home else { return page };
    let origin = home.url("").trim_end_matches('/').to_owned();
    page.replace("../", &home.url(""))
        .replace("frame-src 'self'", &format!("frame-src {origin}"))
        .replace("script-src 'self'", &format!("script-src 'self' {origin}"))
        .replace("img-src 'self'", &format!("img-src {origin}"))
}

fn without_policy(page: &str) -> String {
    let start = page.find("<meta http-equiv").expect("a policy");
    let end = start + page[start..].find('>').expect("an end of it") + 1;
    [&page[..start], &page[end..]].concat()
}

const READY: &str =
    "addEventListener('zermelo:ready', ({ target }) => { target.dataset.ready = 'true'; });";

/// A site with the page, or with one of its own around it.
fn school(home: Option<&Site>, around: &str, policy: &'static str) -> Site {
    Site::with(SiteOptions {
        pages: [
            ("/examples/course-page.html", page(home)),
            ("/ready.js", READY.to_owned()),
            ("/around.html", around.to_owned()),
        ]
        .into(),
        policy,
        ..SiteOptions::default()
    })
}

/// One wins, the page says so, counts it and shows what it would hand in.
#[track_caller]
fn win(browser: &Browser) -> Value {
    let over = browser.run_async(WIN_AT_NIM, &json!([]));
    assert_eq!(over["winner"], "first");
    assert_eq!(over["mistakes"], json!([]));
    let position = over["position"].as_str().unwrap_or_default();
    assert!(position.starts_with("nim:3,4,5;moves=1-2,"), "{position}");
    browser.wait("document.querySelector('output[for=reto-nim]').textContent.startsWith('¡Bien!')");
    browser.wait("document.querySelector('#marcador strong').textContent === '1'");
    browser.wait("!document.getElementById('libreta').hidden");
    let statement = browser.string("document.querySelector('#libreta code').textContent");
    serde_json::from_str(&statement).expect("a statement")
}

/// The page as the site has it: four games, in Spanish, each frame as high as its board.
fn course_page(engine: Engine) {
    let site = school(None, "", "");
    let browser = Browser::open(engine);
    browser.goto(&site.url(PAGE));
    read_through(&browser);
    for board in BOARDS {
        // A frame takes a moment to be as high as it was told to be.
        let frame = format!("document.getElementById('{board}').shadowRoot.firstElementChild");
        let inside = format!("{frame}.contentDocument");
        browser.wait(&format!(
            "{inside}.querySelector('.liveboard').getBoundingClientRect().bottom === {frame}.clientHeight"
        ));
        browser.wait(&format!(
            "{inside}.documentElement.scrollHeight === {frame}.clientHeight"
        ));
        assert_eq!(
            browser.string(&format!("{inside}.documentElement.lang")),
            "es"
        );
    }
    let statement = win(&browser);
    assert_eq!(statement["result"]["score"]["scaled"], 1);
    assert_eq!(statement["object"]["id"], site.url("index.html#nim:3,4,5"));
    assert_eq!(statement["verb"]["display"]["es"], "completó");
    assert_eq!(statement["result"]["success"], true);
    // A new game takes the verdict on the last one away.
    browser.run("document.getElementById('reto-nim').reset()");
    browser.wait("document.querySelector('output[for=reto-nim]').hidden");
    assert!(
        browser.run("return document.documentElement.scrollWidth <= innerWidth") == true,
        "the page is as wide as the window"
    );
}

/// The page is read and its game won.
#[track_caller]
fn study(engine: Engine, site: &Site) -> Browser {
    let browser = Browser::open(engine);
    browser.goto(&site.url(PAGE));
    read_through(&browser);
    win(&browser);
    browser
}

/// From another origin, both sides under policies that allow no more than they need.
fn course_from_elsewhere(engine: Engine) {
    let home = Site::with(SiteOptions {
        policy: "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; \
                 style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; manifest-src 'self'",
        plain: true,
        ..SiteOptions::default()
    });
    let site = school(Some(&home), "", "object-src 'none'; style-src 'self'");
    study(engine, &site);
}

/// A sandboxed frame goes on as one file; what it had begun to load is refused, which some
/// browsers report as an error. Nothing else went wrong.
#[track_caller]
pub(crate) fn only_the_beginning_is_refused(browser: &Browser) {
    let errors = browser.take_errors();
    let refused = |error: &String| error.contains("/app.") && error.contains("Origin");
    assert!(errors.iter().all(refused), "{errors:#?}");
}

/// A platform that puts the whole page into a frame without an origin: the boards
/// have none either, no storage, and no files but one.
fn course_in_a_sandbox(engine: Engine) {
    let around = format!(
        "<!doctype html><html lang=\"es\"><title>Aula</title><body>\
         <iframe sandbox=\"allow-scripts\" width=\"1000\" height=\"700\" title=\"Tema\" src=\"/{PAGE}\"></iframe></body></html>"
    );
    // Without an origin no address is the page's own for WebKit, so that a policy
    // would have to name the site: here there is none.
    let site = Site::with(SiteOptions {
        pages: [
            ("/examples/course-page.html", without_policy(&page(None))),
            ("/ready.js", READY.to_owned()),
            ("/around.html", around),
        ]
        .into(),
        ..SiteOptions::default()
    });
    let browser = Browser::open(engine);
    browser.goto(&site.url("around.html"));
    browser.enter_frame("iframe");
    assert_eq!(browser.string("self.origin"), "null");
    read_through(&browser);
    win(&browser);
    only_the_beginning_is_refused(&browser);
}

/// The frame of a board alone in a sandbox: it finds its way to the single file.
fn board_in_a_sandbox(engine: Engine) {
    let around = "<!doctype html><html lang=\"es\"><title>Aula</title><body>\
        <script>window.heard = []; addEventListener('message', ({ data }) => data.zermelo === 1 && heard.push([data.type, data.position]));</script>\
        <iframe sandbox=\"allow-scripts\" width=\"600\" height=\"500\" title=\"Nim\"\
         src=\"/embed.html?lang=es&first=person&second=person#nim:3,5,7;moves=1-1\"></iframe></body></html>";
    let site = school(None, around, "");
    let browser = Browser::open(engine);
    browser.goto(&site.url("around.html"));
    browser.wait("heard.some(([type]) => type === 'ready')");
    browser.run("document.querySelector('iframe').contentWindow.postMessage({ zermelo: 1, command: 'play', move: '2-5' }, '*')");
    browser.wait(
        "heard.some(([type, line]) => type === 'move' && line === 'nim:3,5,7;moves=1-1,2-5')",
    );
    only_the_beginning_is_refused(&browser);
}

/// Cookies and the like blocked, as some browsers do for frames of other sites.
fn course_without_storage(engine: Engine) {
    let home = Site::with(SiteOptions {
        before: "for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
            Object.defineProperty(window, name, { get() { throw new DOMException('refused', 'SecurityError'); } });
        }",
        ..SiteOptions::default()
    });
    let site = school(Some(&home), "", "");
    study(engine, &site);
}

/// No worker allowed: the engine runs in the frame itself.
fn course_without_workers(engine: Engine) {
    let home = Site::with(SiteOptions {
        policy: "worker-src 'none'",
        plain: true,
        ..SiteOptions::default()
    });
    let site = school(Some(&home), "", "");
    let browser = study(engine, &site);
    let errors = browser.take_errors();
    assert!(
        errors.iter().all(|error| error.contains("worker")),
        "{errors:#?}"
    );
}

/// Without the script there is a link in the place of each board.
fn course_without_script(engine: Engine) {
    let site = Site::with(SiteOptions {
        missing: vec!["/zermelo-embed.js"],
        plain: true,
        ..SiteOptions::default()
    });
    let browser = Browser::open(engine);
    browser.goto(&site.url(PAGE));
    for board in BOARDS {
        assert!(browser.shows(&format!("#{board} a")), "{board}");
    }
    let line = browser.string("document.querySelector('#reto-hackenbush a').hash");
    assert_eq!(line, "#hackenbush:(BR)(BR)(R)");
    // The script that is not there is all that there is to tell.
    let errors = browser.take_errors();
    assert!(
        errors
            .iter()
            .all(|error| error.contains("zermelo-embed.js") || error.contains("did not load")),
        "{errors:#?}"
    );
}

zermelo_tests::in_every_engine!(
    course_page,
    course_from_elsewhere,
    course_in_a_sandbox,
    board_in_a_sandbox,
    course_without_storage,
    course_without_workers,
    course_without_script,
);
