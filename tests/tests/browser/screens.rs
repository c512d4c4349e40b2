//! Every screen of the product, for tests that look at all of them.

use crate::access::settle;
use zermelo_tests::{Browser, Engine, Screen, Site, SiteOptions, in_parts};

/// A page (of `index.html`, unless it names another), and what is done there, in order: a
/// selector is pressed; `move 2-1` is made on the board, `key ?` is struck there, and
/// `type #field text` fills a field.
pub(crate) type Shown = (&'static str, &'static [&'static str]);

/// What a student has handed in: right, wrong, of another exercise, and nothing.
const HANDED: &str = "type #handed Zermelo · A · 4/4 · ↻ 2
Ana
1. + nim:1,2;moves=2-1
2. + nim:3,3,5;moves=1-1 =first
3. + nim:9;moves=1-9
5. + =first =second
exercises?title=A&position=nim:1,2&position=nim:3,3,5&position=nim:4,4,1&position=nim:x&position=nim:6,6&goal=who";

/// On pages whose address has `news` a newer version waits behind a service worker; on
/// others there is none.
const NEWS: &str = "(() => {
    const waiting = { postMessage() {} };
    const registration = { waiting, active: waiting, installing: null, addEventListener() {} };
    const worker = { register: async () => registration, ready: Promise.resolve(registration), addEventListener() {} };
    const value = new URLSearchParams(location.search).has('news') ? worker : undefined;
    Object.defineProperty(navigator, 'serviceWorker', { value });
  })();";

/// The site on which [`SCREENS`] can be shown, with a script and with files of the test's own.
pub(crate) fn site_of_screens(before: &str, options: SiteOptions) -> Site {
    Site::with(SiteOptions {
        before: format!("{before}\n{NEWS}").leak(),
        offline: true,
        ..options
    })
}

pub(crate) const SCREENS: &[Shown] = &[
    ("", &[]),
    ("#nim:3,5,7", &["[data-action=settings]"]),
    ("#learn", &[]),
    ("&mode=full#nim:3,5,7;moves=1-1", &[]),
    ("&mode=full#nim:9;max=4;play=misere", &[]),
    ("&mode=full#nim:20;take=1+3+4", &[]),
    ("#nim:14,999,1000000", &[]),
    ("#nim:3,x", &[]),
    ("#nim:1;moves=1-1", &[]),
    ("#nim:3,5,7", &["[data-action=rules]"]),
    ("#nim:3,5,7;moves=1-1", &["[data-action=share]"]),
    ("#nim:3,5,7", &["[data-action=hint]", "[data-action=hint]"]),
    ("#learn/nim", &[]),
    ("#edit/nim:3,5,7;max=4", &[]),
    ("&mode=full#sim:6;moves=12,34,15,26", &[]),
    ("#sim:6;moves=12,34,15,26,13,45,23", &[]),
    ("#sim:6", &["[data-action=rules]"]),
    ("#learn/sim", &[]),
    ("#edit/sim:5;moves=12", &[]),
    ("&mode=full#hackenbush:BR(R)(BB)", &[]),
    ("&mode=full#hackenbush:G(B)(R)", &[]),
    ("#hackenbush:R", &["[data-action=share]"]),
    ("#learn/hackenbush", &[]),
    ("#edit/hackenbush:0-1B,1-2R,2-0G", &[]),
    ("&mode=full#convexity:1-2,2-3,2-4,4-5;moves=1", &[]),
    (
        "&mode=full#convexity:1-2,2-3,1-4,4-5,1-6;labelled=1;colors=ABABAB",
        &[],
    ),
    ("#convexity:1-2;moves=1,2", &["[data-action=share]"]),
    ("#learn/convexity", &[]),
    ("#edit/convexity:1-2,2-3,3-4,4-1;colors=ABAB", &[]),
    ("&mode=full#tokens:1>1,1>2,2>3,4>5;on=1,4", &[]),
    ("#tokens:1>2,2>1;on=1;moves=1>2,2>1", &[]),
    ("#learn/tokens", &[]),
    ("#edit/tokens:1>1,1>2,2>3,4>5;on=1,4", &[]),
    (
        "&mode=full#othello:--OOOO----OOOO--OOOOOOOOOOOXXOOOOOOXXOOOOOOOOOOO--OOOO----OOOO--",
        &[],
    ),
    (
        "#othello:;moves=e6,f4,e3,f6,g5,d6,e7,f5,c5",
        &["[data-action=share]"],
    ),
    ("#learn/othello", &[]),
    ("#edit/othello:;moves=f5", &[]),
    ("#learn/values/{1|-1}+^*-1/2", &[]),
    ("#exercises", &[]),
    ("#exercises/nim/1", &[]),
    ("#exercises?title=A&position=nim:1,2&note=B", &["move 2-2"]),
    (
        "#exercises?title=A&position=nim:3,5,7&goal=all&position=nim:1,2",
        &["move 1-1", "[data-exercise=again]", "move 1-2"],
    ),
    (
        "#exercises?title=A&position=nim:6,6&goal=who&tries=1",
        &["[data-who=first]"],
    ),
    (
        "#exercises?title=A&position=othello:O-OO-OO-OOOOXOO-OXO-OXOOOXXXXOOOOXXXXXOO-XXXXOXOXXOXXXOOXXXXXXOO&tries=1",
        &["move b1"],
    ),
    (
        "#exercises?title=A&position=nim:1,2&goal=win",
        &["move 2-2", "[data-exercise=anew]", "move 2-2"],
    ),
    ("#exercises?title=A&position=nim:x", &[]),
    (
        "#exercises/compose?title=A&position=nim:1,2&position=nim:6,6&goal=win&seat=second",
        &[],
    ),
    ("#exercises/check", &[]),
    ("#exercises/check", &[HANDED]),
    ("#exercises/check", &["type #handed 1. + nim:1"]),
    ("&news#nim:3,5,7", &[]),
    ("#nim:3,5,7", &["key ?"]),
    ("embed.html#exercises/nim/1", &["move 2-1"]),
    ("embed.html#exercises/nim/9", &[]),
    (
        "embed.html&mode=hint#nim:3,5,7;moves=1-1",
        &["[data-action=hint]"],
    ),
    ("embed.html#hackenbush:BR(R)(BB)", &[]),
    ("embed.html#othello:;moves=f5", &[]),
];

/// So many screens are looked at in one browser. `WebKit` collects what left pages held so
/// late that sixty screens come to 1.5 GB (the same screen again and again levels off).
const IN_ONE_BROWSER: usize = 12;

/// Opens these screens one after the other with more in their addresses, and looks at each.
pub(crate) fn each<'a>(
    screens: impl IntoIterator<Item = &'a Shown>,
    (engine, screen): (Engine, Screen),
    site: &Site,
    more: &str,
    mut look: impl FnMut(&Browser, &Shown),
) {
    let screens: Vec<_> = screens.into_iter().collect();
    for few in screens.chunks(IN_ONE_BROWSER) {
        in_parts(engine, || {
            let browser = Browser::on(engine, screen);
            for shown in few {
                show(&browser, site, shown, more);
                look(&browser, shown);
            }
        });
    }
}

/// Something was said of the move.
const ANSWERED: &str = "document.querySelector('.task-verdict')?.textContent";
/// All that was handed in has been looked at.
const JUDGED: &str = "document.querySelector('.score-line').textContent.length > 15";

/// Opens a screen with more in its address (`theme=dark`) and waits until all is
/// there and nothing moves. Nobody else plays meanwhile.
#[track_caller]
pub(crate) fn show(browser: &Browser, site: &Site, (page, pressed): &Shown, more: &str) {
    browser.goto("about:blank");
    let (file, rest) = match page.strip_prefix("embed.html") {
        Some(rest) => ("embed.html", rest),
        None => ("index.html", *page),
    };
    browser.visit(site, &format!("{file}?{}&{more}{rest}", crate::TWO_PEOPLE));
    for deed in *pressed {
        let selector = match deed.split_once(' ') {
            Some(("move", chosen)) => {
                browser.wait_to_see("canvas.board-canvas");
                let button = format!("document.querySelector('.twin [data-move=\"{chosen}\"]')");
                browser.wait(&button);
                browser.run(&format!("{button}.click()"));
                browser.wait(ANSWERED);
                continue;
            }
            Some(("key", key)) => {
                browser.run("document.querySelector('.twin button').focus()");
                browser.press(&[key]);
                continue;
            }
            Some(("type", rest)) => {
                let (field, text) = rest.split_once(' ').expect("a text");
                browser.choose(field, text);
                browser.wait(JUDGED);
                continue;
            }
            _ => deed,
        };
        // On a narrow screen some controls are in the sheet.
        if !browser.shows(selector) {
            browser.click(".toolbar [data-action=menu]");
            browser.place_of(selector);
        }
        browser.click(selector);
    }
    if page.starts_with("&news") {
        browser.wait_to_see("#update [data-action=update]");
    }
    if page.contains("mode=full") {
        if !browser.shows("#panel") {
            browser.click(".toolbar [data-action=menu]");
            browser.place_of("#tab-xray");
            browser.click("#tab-xray");
        }
        browser.wait("document.querySelector('#moves [data-judged], .xray-outcome')?.textContent");
    }
    settle(browser);
}
