//! Phones: both orientations, fingers that drag, what they feel, and pixels.

use crate::TWO_PEOPLE;
use crate::access::settle;
use serde_json::json;
use zermelo_tests::{Browser, Engine, PHONE, Pointer, Screen, Site, SiteOptions};

/// The smallest phone, upright and on its side.
const SMALL: [Screen; 2] = [
    Screen {
        width: 360,
        height: 640,
        ratio: 2,
        touch: true,
    },
    Screen {
        width: 640,
        height: 360,
        ratio: 2,
        touch: true,
    },
];

const TABLES: [&str; 6] = [
    "nim:3,5,7",
    "sim:6",
    "hackenbush:BR(R)(BB)",
    "convexity:1-2,2-3,2-4,4-5",
    "tokens:1>2,2>3,1>3;on=1",
    "othello:",
];

const TEXTS: [&str; 8] = [
    "",
    "#learn/nim",
    "#learn/othello",
    "#edit/nim:3,5,7",
    "#edit/hackenbush:0-1B,1-2R,2-0G",
    "#edit/convexity:1-2,2-3",
    "#edit/tokens:1>2,2>3;on=1",
    "#edit/othello:",
];

/// Nothing is wider than the screen; a table fits it altogether, and everything
/// that can be tapped is there and large enough.
fn nothing_is_cut_off(engine: Engine) {
    let site = Site::new();
    for screen in SMALL {
        let browser = Browser::on(engine, screen);
        let fits = |page: &str, whole: bool| {
            let over = browser.run(
                "const { scrollWidth, clientWidth, scrollHeight } = document.documentElement; \
                 return [scrollWidth - clientWidth, scrollHeight - innerHeight]",
            );
            assert_eq!(over[0], 0, "{page} is wider than {screen:?}");
            assert!(!whole || over[1] == 0, "{page} is higher than {screen:?}");
        };
        for line in TABLES {
            browser.goto("about:blank");
            browser.visit(&site, &format!("index.html?lang=pt&{TWO_PEOPLE}#{line}"));
            fits(line, true);
            let small = browser.run(
                "const boxes = [...document.querySelectorAll('.toolbar .tool')].map((tool) => tool.getBoundingClientRect()); \
                 return boxes.filter((box) => box.width < 24 || box.height < 24 || box.left < 0 || box.top < 0 \
                   || box.right > innerWidth || box.bottom > innerHeight).length",
            );
            assert_eq!(small, 0, "{line}: a tool is cut off on {screen:?}");
            browser.click(".toolbar [data-action=xray]");
            browser.wait_to_see("#panel");
            settle(&browser);
            fits(line, true);
            // The board, the tools and the sheet are beside each other, not on top.
            let apart = "(() => { const box = (name) => document.querySelector(name).getBoundingClientRect(); \
                 const [status, board, tools, sheet] = ['.play > .status', '.board-host', '.toolbar', '#panel'].map(box); \
                 const aside = sheet.left >= tools.right - 1; \
                 return tools.bottom <= innerHeight + 1 && status.bottom <= board.top + 1 && board.bottom <= tools.top + 1 && (aside || tools.bottom <= sheet.top + 1) \
                   && board.height >= 120 })()";
            browser.wait(apart);
        }
        for page in TEXTS {
            browser.goto("about:blank");
            browser.visit(&site, &format!("index.html?lang=pt{page}"));
            fits(page, false);
        }
    }
}

/// A finger that drags on the board plays, and the page stays where it is.
fn dragging_does_not_scroll(engine: Engine) {
    let site = Site::new();
    let browser = Browser::on(engine, PHONE);
    // A lesson is long enough to scroll; its boards are in the middle of the text.
    browser.visit(&site, "index.html#learn/tokens");
    browser.wait_to_see(".liveboard canvas");
    let place = browser.run_async(
        "const canvas = document.querySelector('.liveboard canvas');
         canvas.scrollIntoView({ block: 'center' });
         await new Promise((later) => setTimeout(later, 400));
         const { loadGame } = await testImport('/web/games/index.js');
         const view = await loadGame('tokens');
         const box = canvas.getBoundingClientRect();
         const line = document.querySelector('.liveboard-tools a').getAttribute('href').slice(1);
         const table = await zermelo.engineFor('tokens').table(decodeURIComponent(line));
         const geometry = view.geometry(table, box.width, box.height);
         for (let y = 4; y < box.height; y += 4)
           for (let x = 4; x < box.width; x += 4)
             if (view.origin(geometry, x, y, table) !== null) return [Math.round(box.left + x + 4), Math.round(box.top + y + 4)];
         return null;",
        &json!([]),
    );
    let [x, y] = [0, 1].map(|at| place[at].as_i64().expect("a token on the board"));
    let scrolled = || browser.run("return Math.round(scrollY)").as_i64();
    let before = scrolled();
    drag(&browser, (x, y), (x, y - 160));
    assert_eq!(scrolled(), before, "the page went with the finger");
    // Beside the board the same stroke scrolls it: the stroke is a real one. WebKit's
    // driver makes a mouse of every finger, which scrolls nowhere.
    if engine == Engine::Chromium {
        browser.run("scrollTo(0, 0)");
        drag(&browser, (190, 600), (190, 300));
        browser.wait("scrollY > 50");
    }
}

fn drag(browser: &Browser, from: (i64, i64), to: (i64, i64)) {
    let go = |(x, y): (i64, i64)| json!({ "type": "pointerMove", "duration": 60, "origin": "viewport", "x": x, "y": y });
    let middle = (i64::midpoint(from.0, to.0), i64::midpoint(from.1, to.1));
    browser.command(
        "actions",
        &json!({ "actions": [{
            "type": "pointer", "id": "finger", "parameters": { "pointerType": "touch" },
            "actions": [go(from), { "type": "pointerDown", "button": 0 }, go(middle), go(to), go(to), { "type": "pointerUp", "button": 0 }],
        }] }),
    );
}

/// What a phone with a notch takes away (top, right, bottom, left), upright and on its side.
const NOTCH: [[i64; 4]; 2] = [[47, 0, 34, 0], [0, 47, 21, 47]];

/// What reaches into the part of the window that a phone does not show whole: texts,
/// controls and pictures, but not what is only as wide as the page.
const CUT_OFF: &str = "return (() => {
    const [top, right, bottom, left] = arguments;
    const own = (e) => [...e.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    const shown = [...(document.querySelector('dialog[open]') ?? document.body).querySelectorAll('*')].filter((e) =>
      e.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !e.closest('.visually-hidden, .twin, .skip, #live') &&
      (own(e) || e.matches('button, a[href], input, select, textarea')));
    // Whatever scrolls comes out from under the notch; what cannot, or is at the end of it, has to keep away.
    const isLong = (e) => e.scrollHeight > e.clientHeight + 1 && (e === document.documentElement || /auto|scroll/.test(getComputedStyle(e).overflowY));
    const scroller = (e) => (e && !isLong(e) ? scroller(e.parentElement) : e);
    const found = shown.filter((e) => {
      const b = e.getBoundingClientRect();
      if (b.width === 0 || b.right <= 0 || b.left >= innerWidth || b.bottom <= 0 || b.top >= innerHeight) return false;
      if (b.left < left - 0.5 || b.right > innerWidth - right + 0.5) return true;
      const scrolled = scroller(e);
      return (b.top < top - 0.5 && !scrolled?.scrollTop) || (b.bottom > innerHeight - bottom + 0.5 && !scrolled);
    });
    return found.slice(0, 6).map((e) => `${e.outerHTML.slice(0, 120)} ${JSON.stringify(e.getBoundingClientRect())}`);
  })(...arguments)";

/// Nothing is under a notch, nor under the bar that one swipes at; Chromium can
/// pretend to have them.
fn safe_areas(engine: Engine) {
    if engine != Engine::Chromium {
        return;
    }
    let site = Site::new();
    for (screen, notch) in SMALL.into_iter().zip(NOTCH) {
        let browser = Browser::on(engine, screen);
        let [top, right, bottom, left] = notch;
        let mut findings = String::new();
        let tables = TABLES.map(|line| format!("#{line}"));
        let more = [
            "#exercises",
            "#exercises/nim/1",
            "#exercises/compose?position=nim:1,2",
            "#nim:3,x",
        ];
        let pages = TEXTS.iter().chain(&more).map(|page| (*page).to_owned());
        for page in tables.into_iter().chain(pages) {
            browser.goto("about:blank");
            browser.command(
                "goog/cdp/execute",
                &json!({ "cmd": "Emulation.setSafeAreaInsetsOverride", "params":
                    { "insets": { "top": top, "right": right, "bottom": bottom, "left": left } } }),
            );
            browser.visit(&site, &format!("index.html?lang=en&{TWO_PEOPLE}{page}"));
            settle(&browser);
            let felt = "(() => { const probe = document.createElement('div'); probe.style.paddingTop = 'env(safe-area-inset-bottom)'; document.body.append(probe); \
                const found = getComputedStyle(probe).paddingTop; probe.remove(); return found; })()";
            assert_eq!(
                browser.string(felt),
                format!("{bottom}px"),
                "the browser has no notch"
            );
            for panel in [false, true] {
                if panel {
                    if !browser.shows(".toolbar [data-action=menu]") {
                        continue;
                    }
                    browser.click(".toolbar [data-action=menu]");
                    browser.wait_to_see("#panel");
                    settle(&browser);
                }
                let found = browser.run_with(CUT_OFF, &json!(notch));
                for text in found.as_array().expect("a list") {
                    findings += &format!("{page} {panel}: {}\n", text.as_str().unwrap_or_default());
                }
            }
        }
        assert!(findings.is_empty(), "{screen:?}\n{findings}");
    }
}

/// Two quick taps are two taps, on a board and beside it: a gesture needs the leave of
/// the page itself. (No driver makes a browser zoom by them.) Two fingers still enlarge.
fn two_taps_do_not_zoom(engine: Engine) {
    let site = Site::new();
    let browser = Browser::on(engine, PHONE);
    for page in [
        "index.html#learn/nim",
        "embed.html#nim:3,5,7",
        "index.html#exercises/nim/1",
    ] {
        browser.visit(&site, page);
        browser.wait_to_see("canvas.board-canvas");
        let action = "getComputedStyle(document.documentElement).touchAction";
        assert_eq!(browser.string(action), "manipulation", "{page}");
        let viewport = browser.string("document.querySelector('meta[name=viewport]').content");
        assert!(
            !viewport.contains("scalable") && !viewport.contains("maximum"),
            "{viewport}"
        );
    }
}

const FELT: &str = "window.felt = []; navigator.vibrate = (pattern) => { felt.push(pattern.length); return true; };";

/// A move is felt, a refusal is felt differently; a mouse feels nothing, nor does
/// who has switched it off.
fn haptics(engine: Engine) {
    let site = Site::with(SiteOptions {
        before: FELT,
        ..SiteOptions::default()
    });
    // A driver's finger is a mouse in WebKit: there only the mouse is tried.
    let pointer = if engine == Engine::WebKit {
        Pointer::Mouse
    } else {
        Pointer::Finger
    };
    let browser = Browser::on(engine, PHONE);
    let felt = || browser.run("return felt");
    browser.visit(
        &site,
        &format!("index.html?{TWO_PEOPLE}#hackenbush:(BB)(RR)"),
    );
    browser.play(pointer, "2");
    browser.wait_for_line("hackenbush:(BB)(RR);moves=2");
    if pointer == Pointer::Mouse {
        assert_eq!(felt(), json!([]));
        return;
    }
    browser.wait("felt.length === 1");
    // Red may not cut what is blue.
    browser.play(pointer, "1");
    browser.wait("felt.length === 2");
    assert_eq!(felt(), json!([1, 3]));
    browser.click("[data-action=settings]");
    browser.click("#haptics");
    browser.press(&["Escape"]);
    browser.wait("!document.querySelector('dialog[open]')");
    browser.play(pointer, "4");
    browser.wait_for_line("hackenbush:(BB)(RR);moves=2,4");
    assert_eq!(felt(), json!([1, 3]));
}

const SHARP: &str = "[...document.querySelectorAll('canvas')].filter((canvas) => canvas.clientWidth > 0 && canvas.matches('[data-drawn], .board-canvas, .pad'))\
    .every((canvas) => Math.abs(canvas.width - canvas.clientWidth * devicePixelRatio) < 1 && Math.abs(canvas.height - canvas.clientHeight * devicePixelRatio) < 1)";

/// Every canvas has a pixel for each pixel of the screen.
fn device_pixels(engine: Engine) {
    let site = Site::new();
    let browser = Browser::on(engine, PHONE);
    for page in ["", "#nim:3,5,7", "#othello:", "#edit/convexity:1-2,2-3"] {
        browser.goto("about:blank");
        browser.visit(&site, &format!("index.html?{TWO_PEOPLE}{page}"));
        browser.wait("document.querySelector('canvas')?.width > 0");
        browser.wait(SHARP);
    }
    assert_eq!(browser.run("return devicePixelRatio"), json!(3));
}

/// On another screen what is as large as before in CSS pixels is drawn anew. (The
/// window grows a little: where nothing else changes, Chromium's emulation tells
/// the page nothing.)
fn density_changes(engine: Engine) {
    if engine != Engine::Chromium {
        return;
    }
    let site = Site::new();
    let browser = Browser::open(engine);
    let measured = "const { clientWidth, clientHeight } = document.querySelector('[data-drawn], .pad'); return [clientWidth, clientHeight]";
    for page in ["", "#edit/convexity:1-2,2-3"] {
        browser.visit(&site, &format!("index.html?{TWO_PEOPLE}{page}"));
        browser.wait_to_see("[data-drawn], .pad");
        let before = browser.run(measured);
        for ratio in [2, 3, 1] {
            browser.command(
                "goog/cdp/execute",
                &json!({ "cmd": "Emulation.setDeviceMetricsOverride", "params":
                    { "width": 1280 + ratio, "height": 800, "deviceScaleFactor": ratio, "mobile": false } }),
            );
            browser.wait(&format!("devicePixelRatio === {ratio}"));
            browser.wait(SHARP);
            assert_eq!(browser.run(measured), before);
        }
    }
}

zermelo_tests::in_every_engine!(
    nothing_is_cut_off,
    dragging_does_not_scroll,
    safe_areas,
    two_taps_do_not_zoom,
    haptics,
    device_pixels,
    density_changes,
);
