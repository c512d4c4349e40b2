//! axe-core on every screen. It comes from npm with `cargo xtask lint`; where
//! it is not there these tests say so and pass.

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

const PAGES: [&str; 30] = [
    "",
    "&mode=full#nim:3,5,7;moves=1-1",
    "#nim:14,999,1000000",
    "#nim:3,x",
    "#nim:1;moves=1-1",
    "#learn/nim",
    "&mode=full#sim:6;moves=12,34,15,26",
    "#sim:6;moves=12,34,15,26,13,45,23",
    "#learn/sim",
    "#edit/sim:5;moves=12",
    "&mode=full#hackenbush:BR(R)(BB)",
    "&mode=full#hackenbush:G(B)(R)",
    "#hackenbush:R",
    "#learn/hackenbush",
    "#edit/hackenbush:0-1B,1-2R,2-0G",
    "&mode=full#convexity:1-2,2-3,2-4,4-5;moves=1",
    "&mode=full#convexity:1-2,2-3,1-4,4-5,1-6;labelled=1;colors=ABABAB",
    "#convexity:1-2;moves=1,2",
    "#learn/convexity",
    "#edit/convexity:1-2,2-3,3-4,4-1;colors=ABAB",
    "&mode=full#tokens:1>1,1>2,2>3,4>5;on=1,4",
    "&first=person&second=person#tokens:1>2,2>1;on=1;moves=1>2,2>1",
    "#learn/tokens",
    "#edit/tokens:1>1,1>2,2>3,4>5;on=1,4",
    "&mode=full#othello:--OOOO----OOOO--OOOOOOOOOOOXXOOOOOOXXOOOOOOOOOOO--OOOO----OOOO--",
    "&first=person&second=person#othello:;moves=e6,f4,e3,f6,g5,d6,e7,f5,c5",
    "#learn/othello",
    "#edit/othello:;moves=f5",
    "#learn/values",
    "#edit/nim:3,5,7;max=4",
];

/// A site that has axe-core, where it is here.
pub(crate) fn site_with_axe() -> Option<Site> {
    let file = in_root("target/tools/npm/node_modules/axe-core/axe.min.js");
    let Ok(axe) = std::fs::read_to_string(file) else {
        println!("skipped: axe-core is not here (`cargo xtask lint` fetches it where node is)");
        return None;
    };
    Some(Site::with(SiteOptions {
        pages: [("/axe.js", axe)].into(),
        ..SiteOptions::default()
    }))
}

fn check(engine: Engine, screen: Screen, theme: &str) {
    let Some(site) = site_with_axe() else {
        return;
    };
    let browser = Browser::on(engine, screen);
    for page in PAGES {
        browser.goto("about:blank");
        browser.visit(&site, &format!("index.html?theme={theme}{page}"));
        settle(&browser);
        assert_accessible(&browser, page);
    }
    for dialog in ["share", "rules", "settings"] {
        browser.goto("about:blank");
        browser.visit(
            &site,
            &format!("index.html?theme={theme}#nim:3,5,7;moves=1-1"),
        );
        // On a phone the links are in the sheet, and the settings are not.
        if screen == PHONE && dialog != "settings" {
            browser.click(".toolbar [data-action=menu]");
            settle(&browser);
            assert_accessible(&browser, "the sheet");
        }
        browser.click(&format!("[data-action={dialog}]"));
        browser.wait_to_see("dialog[open]");
        settle(&browser);
        assert_accessible(&browser, dialog);
    }
}

/// Until nothing moves any more: half faded in, every colour is wrong.
pub(crate) fn settle(browser: &Browser) {
    browser.wait("document.getAnimations().every((a) => a.playState !== 'running')");
    browser.wait("document.body.dataset.thinking !== 'true'");
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

zermelo_tests::in_every_engine!(axe_light, axe_dark, axe_on_a_phone);
