//! axe-core on every screen. It comes from npm with `cargo xtask lint`; where
//! it is not there these tests say so and pass, but not where `CI` is set: there
//! they would prove nothing for ever.

use crate::screens::{SCREENS, each, site_of_screens};
use serde_json::{Value, json};
use zermelo_tests::{Browser, DESKTOP, Engine, PHONE, Screen, Site, SiteOptions, in_root};

const RULES: [&str; 6] = [
    "wcag2a",
    "wcag2aa",
    "wcag21a",
    "wcag21aa",
    "wcag22aa",
    "best-practice",
];

#[track_caller]
pub(crate) fn assert_accessible(browser: &Browser, page: &str) {
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
    let found = browser.run_async(script, &json!([RULES]));
    assert_eq!(found, Value::Array(Vec::new()), "{page}: {found:#}");
}

/// A small phone, held upright.
const SMALL: Screen = Screen {
    width: 360,
    height: 640,
    ratio: 2,
    touch: true,
};

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

fn check(engine: Engine, screen: Screen, theme: &str) {
    let Some(site) = site_with_axe() else {
        return;
    };
    let more = format!("theme={theme}");
    each(SCREENS, (engine, screen), &site, &more, |browser, shown| {
        assert_accessible(browser, &format!("{shown:?}"));
    });
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

fn axe_light(engine: Engine) {
    check(engine, DESKTOP, "light");
}

fn axe_dark(engine: Engine) {
    check(engine, DESKTOP, "dark");
}

fn axe_on_a_phone(engine: Engine) {
    check(engine, PHONE, "light");
}

fn axe_on_a_small_phone_in_the_dark(engine: Engine) {
    check(engine, SMALL, "dark");
}

zermelo_tests::in_every_engine!(
    axe_light,
    axe_dark,
    axe_on_a_phone,
    axe_on_a_small_phone_in_the_dark
);
