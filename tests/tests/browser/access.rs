//! axe-core, for tests that look at screens. It comes from npm with `cargo xtask lint`; where
//! it is not there these tests say so and pass, but not where `CI` is set: there
//! they would prove nothing for ever.

use crate::screens::site_of_screens;
use serde_json::{Value, json};
use zermelo_tests::{Browser, Site, SiteOptions, in_root};

const RULES: [&str; 6] = [
    "wcag2a",
    "wcag2aa",
    "wcag21a",
    "wcag21aa",
    "wcag22aa",
    "best-practice",
];

/// Everything that axe-core looks for.
#[track_caller]
pub(crate) fn assert_accessible(browser: &Browser, page: &str) {
    assert_kept(browser, page, &json!(RULES));
}

/// Rules of axe-core, by their tags or as it names what to run.
#[track_caller]
fn assert_kept(browser: &Browser, page: &str, rules: &Value) {
    let script = "
        if (!window.axe) await new Promise((done, fail) => {
          const script = document.createElement('script');
          script.src = '/axe.js';
          script.onload = done;
          script.onerror = fail;
          document.head.append(script);
        });
        const found = await axe.run(document, { runOnly: args[0], resultTypes: ['violations'] });
        return found.violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map((n) => n.html.slice(0, 200) + ' ' + (n.any[0]?.message ?? '')) }));";
    let found = browser.run_async(script, &json!([rules]));
    assert_eq!(found, Value::Array(Vec::new()), "{page}: {found:#}");
}

/// A site that has axe-core, where it is here.
pub(crate) fn site_with_axe() -> Option<Site> {
    let file = in_root("target/tools/npm/node_modules/axe-core/axe.min.js");
    let Ok(axe) = std::fs::read_to_string(&file) else {
        let why = "axe-core is not here (`cargo xtask lint` fetches it where node is)";
        assert!(may_be_absent(std::env::var_os("CI")), "{why}");
        skipped(why);
        return None;
    };
    let options = SiteOptions {
        pages: [("/axe.js", axe)].into(),
        ..SiteOptions::default()
    };
    Some(site_of_screens("", options))
}

/// Whether tests may pass without axe-core, by what `CI` is set to.
fn may_be_absent(ci: Option<std::ffi::OsString>) -> bool {
    ci.is_none_or(|value| value.is_empty() || value == "false")
}

#[test]
fn axe_may_not_be_absent_in_ci() {
    for (ci, may) in [
        (None, true),
        (Some(""), true),
        (Some("false"), true),
        (Some("true"), false),
        (Some("1"), false),
    ] {
        assert_eq!(may_be_absent(ci.map(Into::into)), may, "{ci:?}");
    }
}

/// Says so on the terminal itself: what a test that passes prints is not shown.
fn skipped(why: &str) {
    use std::io::Write as _;
    let _ = writeln!(std::io::stderr(), "\nskipped: {why}");
}

/// In the other theme nothing but colours is other; they change at once here.
const DARKEN: &str = "
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, *::before, *::after { transition: none !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    document.documentElement.dataset.theme = 'dark';
    document.dispatchEvent(new Event('zermelo-theme'));
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);";

/// A page that is light, and then dark.
#[track_caller]
pub(crate) fn assert_accessible_in_both_themes(browser: &Browser, page: &str) {
    assert_accessible(browser, page);
    let paper = "getComputedStyle(document.documentElement).backgroundColor";
    let light = browser.string(paper);
    browser.run_async(DARKEN, &json!([]));
    assert_ne!(browser.string(paper), light, "{page} is not dark");
    let contrast = json!({ "type": "rule", "values": ["color-contrast"] });
    assert_kept(browser, &format!("{page} in the dark"), &contrast);
}

/// Until nothing moves any more: half faded in, every colour is wrong.
pub(crate) fn settle(browser: &Browser) {
    browser.wait("document.body.dataset.thinking !== 'true'");
    // What an answer changes begins to move a moment after it.
    browser.run_async(
        "for (let still = 0; still < 6; still += 1) {
           await new Promise((done) => setTimeout(done, 50));
           if (document.getAnimations().some((a) => a.playState === 'running')) still = -1;
         }",
        &json!([]),
    );
}
