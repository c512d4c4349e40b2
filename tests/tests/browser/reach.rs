//! Every screen, by axe-core and for what that cannot see: nothing runs out of a narrow
//! page, everything can be hit by a finger, and the focus is never hidden.

use crate::access::{assert_accessible_in_both_themes, site_with_axe};
use crate::screens::{SCREENS, Shown, each, show, site_of_screens};
use serde_json::{Value, json};
use zermelo_tests::{Browser, DESKTOP, Engine, Screen, Site, SiteOptions};

/// A page of 1280 pixels at 400 %: WCAG 1.4.10.
const NARROW: Screen = Screen {
    width: 320,
    height: 640,
    ratio: 1,
    touch: true,
};

/// A page at 200 % on a small laptop.
const ZOOMED: Screen = Screen {
    width: 640,
    height: 400,
    ratio: 2,
    touch: false,
};

/// A script that asks for the labels of controls.
macro_rules! with_labels {
    ($script:literal) => {
        concat!(include_str!("../../src/labels.js"), $script)
    };
}

/// WCAG 1.4.12: with such spacing nothing may be lost.
const SPACED: &str = "
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];";

/// What the page is wider than its window by, and what sticks out of it (but not
/// out of a box that scrolls by itself, such as a table or a long formula).
const TOO_WIDE: &str = "return (() => {
    const root = document.scrollingElement;
    if (root.scrollWidth <= innerWidth + 1) return [];
    const scrolls = (e) => { for (let up = e; up && up !== document.body; up = up.parentElement) if (getComputedStyle(up).overflowX !== 'visible') return true; return false; };
    const out = [...document.body.querySelectorAll('*')].filter((e) => e.getBoundingClientRect().right > innerWidth + 1 && !scrolls(e));
    return [`${root.scrollWidth} wide`, ...out.slice(0, 5).map((e) => `${e.tagName} ${e.getAttribute('class') ?? ''} ${Math.round(e.getBoundingClientRect().right)}`)];
    })()";

/// Controls smaller than 24 by 24 that have no room around them either: WCAG
/// 2.5.8. Links in a sentence and the browser's own parts are exempt.
const TOO_SMALL: &str = with_labels!(
    "return (() => {
    const seen = (e) => e.checkVisibility({ checkOpacity: false, checkVisibilityCSS: true }) && e.getClientRects().length > 0 && !e.closest('.visually-hidden, .twin, .skip');
    const all = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role=button], [role=tab], [tabindex=\"0\"]')].filter(seen);
    const box = (e) => ((e.matches('[type=checkbox], [type=radio]') && labelsOf(e)[0]) || e).getBoundingClientRect();
    const inText = (e) => e.tagName === 'A' && getComputedStyle(e).display === 'inline';
    const small = all.filter((e) => !inText(e) && (box(e).width < 23.5 || box(e).height < 23.5));
    const middle = (e) => { const b = box(e); return [b.left + b.width / 2, b.top + b.height / 2]; };
    const crowded = (e) => all.some((other) => {
      if (other === e || other.contains(e) || e.contains(other)) return false;
      const [x, y] = middle(e), b = box(other);
      const [dx, dy] = [Math.max(b.left - x, 0, x - b.right), Math.max(b.top - y, 0, y - b.bottom)];
      if (Math.hypot(dx, dy) < 12) return true;
      const [ox, oy] = middle(other);
      return small.includes(other) && Math.hypot(ox - x, oy - y) < 24;
    });
    return small.filter(crowded).slice(0, 6).map((e) => `${e.outerHTML.slice(0, 120)} ${Math.round(box(e).width)}×${Math.round(box(e).height)}`);
    })()"
);

/// Fields with letters under 16 pixels: where one has the focus, iPhones enlarge the page by
/// themselves, and it stays so. (`WebKit`'s driver has no finger to show.)
const TOO_FINE: &str = "return !matchMedia('(pointer: coarse)').matches ? [] : [...document.querySelectorAll('input:not([type=checkbox], [type=radio], [type=range]), select, textarea')]
    .filter((e) => e.checkVisibility() && parseFloat(getComputedStyle(e).fontSize) < 16)
    .map((e) => `${e.outerHTML.slice(0, 100)} ${getComputedStyle(e).fontSize}`)";

/// Goes over everything that takes the focus, as Tab does, and finds what is then
/// covered by something else: WCAG 2.4.11. What is drawn instead of the twin is
/// another matter.
const HIDDEN_FOCUS: &str = with_labels!(
    "
    const host = document.querySelector('dialog[open]') ?? document.body;
    const found = [];
    for (const element of host.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex=\"0\"]')) {
      if (element.tabIndex < 0 || element.closest('.twin, [hidden], [inert]') || !element.checkVisibility()) continue;
      element.focus();
      if (document.activeElement !== element) continue;
      await new Promise(requestAnimationFrame);
      // What has gone by itself meanwhile, such as the button to stop a search, hides nothing.
      if (!element.checkVisibility()) continue;
      const b = element.getBoundingClientRect();
      const at = [[0.5, 0.5], [0.1, 0.1], [0.9, 0.9], [0.1, 0.9], [0.9, 0.1]].map(([x, y]) => document.elementFromPoint(b.left + x * b.width, b.top + y * b.height));
      const own = (e) => e && (element.contains(e) || e.contains(element) || labelsOf(element).some((label) => label.contains(e)));
      if (!at.some(own)) found.push(`${element.outerHTML.slice(0, 120)} at ${Math.round(b.left)},${Math.round(b.top)} of ${innerWidth}×${innerHeight}`);
    }
    return found;"
);

#[track_caller]
fn add(findings: &mut String, page: &str, what: &str, found: &Value) {
    for text in found.as_array().expect("a list") {
        *findings += &format!("{page}: {what}: {}\n", text.as_str().unwrap_or_default());
    }
}

/// Opens every screen, light, and looks at it; then axe-core does, light and dark, where it
/// is here.
fn walk(
    engine: Engine,
    screen: Screen,
    language: &str,
    look: impl Fn(&Browser, &mut dyn FnMut(&str, &Value)),
) {
    let with_axe = site_with_axe();
    let has_axe = with_axe.is_some();
    let site = with_axe.unwrap_or_else(|| site_of_screens("", SiteOptions::default()));
    let more = format!("theme=light&lang={language}");
    let mut findings = String::new();
    each(SCREENS, (engine, screen), &site, &more, |browser, shown| {
        look(browser, &mut |what, found| {
            add(&mut findings, shown.0, what, found);
        });
        if has_axe {
            assert_accessible_in_both_themes(browser, &format!("{shown:?}"));
        }
    });
    assert!(findings.is_empty(), "\n{findings}");
}

/// Reflow, spacing and targets where there is least room.
fn narrow(engine: Engine) {
    walk(engine, NARROW, "es", |browser, found| {
        found("too wide", &browser.run(TOO_WIDE));
        found("too small", &browser.run(TOO_SMALL));
        found("zooms the page of an iPhone", &browser.run(TOO_FINE));
        browser.run(SPACED);
        found("too wide when spaced", &browser.run(TOO_WIDE));
        browser.run("document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)");
    });
}

/// Targets of a mouse, and the focus.
fn wide(engine: Engine) {
    walk(engine, DESKTOP, "en", |browser, found| {
        found("too wide", &browser.run(TOO_WIDE));
        found("too small", &browser.run(TOO_SMALL));
        found("hidden focus", &hidden_focus(browser));
    });
}

/// The focus, where sheets and bars leave little room.
fn zoomed(engine: Engine) {
    let site = site_of_screens("", SiteOptions::default());
    let mut findings = String::new();
    let look = |browser: &Browser, (page, _): &Shown| {
        let mut add = |what, found| add(&mut findings, page, what, &found);
        add("too wide", browser.run(TOO_WIDE));
        add("too small", browser.run(TOO_SMALL));
        add("hidden focus", hidden_focus(browser));
    };
    let screens = SCREENS
        .iter()
        .filter(|(page, _)| !page.starts_with("#learn/"));
    each(screens, (engine, ZOOMED), &site, "lang=en", look);
    assert!(findings.is_empty(), "\n{findings}");
}

/// Lessons are left out: each of their many elements would take a frame.
fn hidden_focus(browser: &Browser) -> Value {
    if browser.string("location.hash").starts_with("#learn/") {
        return json!([]);
    }
    browser.run_async(HIDDEN_FOCUS, &json!([]))
}

/// Every screen has a title and a heading of its own, one main part, and the
/// language that it speaks.
fn named(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    let mut titles = std::collections::BTreeMap::new();
    for page in [
        "",
        "#nim:3,5,7",
        "#learn",
        "#learn/nim",
        "#edit/nim:3,5,7",
        "#learn/values",
        "#sim:6",
    ] {
        show(&browser, &site, &(page, &[]), "lang=pt");
        let facts = browser.run("return [document.title, document.documentElement.lang, document.querySelectorAll('h1').length, document.querySelectorAll('main').length]");
        assert_eq!(facts[1], "pt", "{page}");
        assert_eq!(
            (&facts[2], &facts[3]),
            (&1.into(), &1.into()),
            "{page}: one h1, one main"
        );
        let before = titles.insert(facts[0].to_string(), page);
        assert_eq!(
            before, None,
            "{page} has the title of another: {}",
            facts[0]
        );
    }
}

zermelo_tests::in_every_engine!(narrow, wide, zoomed, named);
