//! Nothing is left untranslated: on every screen, in what is read, drawn on the
//! canvas and said by the board's twin. The words come in marks, so that a text
//! without marks has not come from the words.

use crate::screens::{SCREENS, Shown, each, site_of_screens};
use zermelo_tests::{Browser, DESKTOP, Engine, SiteOptions};

const MARKED: &str = include_str!("../../src/untranslated.js");

fn untranslated(engine: Engine) {
    let site = site_of_screens(MARKED, SiteOptions::default());
    let mut findings = String::new();
    let look = |browser: &Browser, shown: &Shown| {
        assert!(
            browser.string("document.body.innerText").contains('⟦'),
            "{shown:?}: the words have no marks"
        );
        let found = browser.run_async("return await untranslated()", &serde_json::json!([]));
        for text in found.as_array().expect("a list") {
            findings += &format!("{}: {}\n", shown.0, text.as_str().unwrap_or_default());
        }
    };
    each(SCREENS, (engine, DESKTOP), &site, "lang=pt", look);
    assert!(findings.is_empty(), "\n{findings}");
}

zermelo_tests::in_every_engine!(untranslated);
