//! Three languages, and nothing left untranslated.

use crate::TWO_PEOPLE;
use crate::screens::{SCREENS, Shown, each, site_of_screens};
use serde_json::json;
use zermelo_tests::words::read_language;
use zermelo_tests::{Browser, DESKTOP, Engine, Options, Site, SiteOptions, in_root};

/// All that a reader of this page meets: text, and what is said of pictures and
/// buttons.
const EVERYTHING_SAID: &str = "return (() => {
    const said = [document.body.innerText, document.title];
    for (const element of document.querySelectorAll('[aria-label],[title],[alt],[placeholder],option,button,a')) {
      for (const name of ['aria-label', 'title', 'alt', 'placeholder']) said.push(element.getAttribute(name) ?? '');
      said.push(element.textContent);
    }
    return said.join('\\n');
    })()";

#[track_caller]
fn assert_translated(browser: &Browser, keys: &[String], language: &str, page: &str) {
    let said = browser.run(EVERYTHING_SAID);
    let said = said.as_str().expect("text");
    let mut words =
        said.split(|letter: char| letter.is_whitespace() || "()[]«»“”\"'".contains(letter));
    let raw = words.find(|word| {
        keys.iter()
            .any(|key| key == word.trim_end_matches(['.', ',', ':', ';']))
    });
    assert_eq!(raw, None, "{language} {page}: a key instead of its text");
    let gap = said.split('{').nth(1).filter(|rest| {
        rest.split('}')
            .next()
            .is_some_and(|name| name.chars().all(char::is_alphabetic))
    });
    assert_eq!(
        gap, None,
        "{language} {page}: a placeholder that was not filled"
    );
}

fn every_language(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    let words = read_language(&in_root("web/i18n/en")).expect("English");
    let keys: Vec<String> = words.into_keys().filter(|key| key.contains('.')).collect();
    for language in ["en", "es", "pt"] {
        for page in [
            "",
            "#nim:3,5,7;play=misere;moves=1-1",
            "#nim:20;take=1+3+4",
            "#learn",
            "#learn/nim",
            "#sim:6;moves=12,34,15,26",
            "#sim:5;goal=achieve;moves=12,34",
            "#learn/sim",
            "#edit/sim:5;goal=achieve",
            "#hackenbush:BR(R)(BB);moves=4",
            "#hackenbush:G(B)(R);moves=2",
            "#learn/hackenbush",
            "#edit/hackenbush:0-1B,1-2R,2-0G",
            "#convexity:1-2,2-3,2-4,4-5,5-6;moves=1",
            "#convexity:1-2,2-3,1-4,4-5,1-6;labelled=1;colors=ABABAB;moves=3",
            "#convexity:1-2,2-3,4-5,5-6,1-4,2-5,3-6;game=hg;path=monophonic;play=misere;moves=1",
            "#learn/convexity",
            "#edit/convexity:1-2,2-3,3-4,4-1;colors=ABAB",
            "#tokens:1>1,1>2,2>3,3>4,5>6;on=1,2,2,5;moves=5>6",
            "#tokens:1>2,2>1;on=1;moves=1>2,2>1",
            "#learn/tokens",
            "#edit/tokens:1>1,1>2,2>3,4>5;on=1,4",
            "#learn/values",
            "#edit/nim:9",
            "#nim:3,x",
            "#exercises",
            "#exercises/tokens/1",
            "#exercises?title=A&position=nim:6,6&goal=who",
            "#exercises/compose?title=A&position=nim:1,2&position=nim:6,6&goal=win&seat=second",
            "#exercises/check",
            "#exercises/chess/9",
        ] {
            browser.goto("about:blank");
            // Where a position is looked at, no robot may end the game meanwhile.
            let seats = if page.contains("moves") {
                format!("&{TWO_PEOPLE}")
            } else {
                String::new()
            };
            browser.visit(
                &site,
                &format!("index.html?lang={language}&mode=full{seats}{page}"),
            );
            assert_eq!(
                browser.string("document.documentElement.lang"),
                language,
                "{page}"
            );
            if page.contains("moves") {
                browser.wait("document.querySelector('#moves [data-judged]')");
            }
            assert_translated(&browser, &keys, language, page);
        }
    }
}

/// The words in marks, so that a text without marks has not come from the words.
const MARKED: &str = include_str!("../../src/untranslated.js");

/// On every screen, in what is read, drawn on the canvas and said by the board's twin.
fn untranslated(engine: Engine) {
    let site = site_of_screens(MARKED, SiteOptions::default());
    let mut findings = String::new();
    let look = |browser: &Browser, shown: &Shown| {
        assert!(
            browser.string("document.body.innerText").contains('⟦'),
            "{shown:?}: the words have no marks"
        );
        let found = browser.run_async("return await untranslated()", &json!([]));
        for text in found.as_array().expect("a list") {
            findings += &format!("{}: {}\n", shown.0, text.as_str().unwrap_or_default());
        }
    };
    each(SCREENS, (engine, DESKTOP), &site, "lang=pt", look);
    assert!(findings.is_empty(), "\n{findings}");
}

/// Choosing another language changes the page where it stands, and is kept.
fn choose_language(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, "index.html");
    let english = browser.text("main h1");
    browser.choose("#language", "es");
    browser.wait("document.documentElement.lang === 'es'");
    let spanish = browser.text("main h1");
    assert_ne!(english, spanish);
    browser.reload();
    browser.ready();
    assert_eq!(browser.string("document.documentElement.lang"), "es");
    assert_eq!(browser.text("main h1"), spanish);
}

/// Without a choice the page follows the browser.
fn browser_language(engine: Engine) {
    // WebKit takes its language from the system, and a test machine has one.
    if engine == Engine::WebKit {
        return;
    }
    for (language, expected) in [("pt-BR", "pt"), ("es-MX", "es"), ("de-DE", "en")] {
        let site = Site::new();
        let browser = Browser::with(
            engine,
            Options {
                language,
                ..Options::default()
            },
        );
        browser.visit(&site, "index.html");
        assert_eq!(
            browser.run("return document.documentElement.lang"),
            json!(expected),
            "{language}"
        );
    }
}

/// None at all has the singular in Portuguese, but not where that says "one" in a word.
fn none_is_not_one(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, "index.html");
    let script = "
        const { loadTranslate } = await testImport('/web/i18n/index.js');
        const t = await loadTranslate(args[0], ['learn-othello', 'exercises']);
        return [0, 1, 2].flatMap((count) => ['learn.othello.mobility.count', 'exercises.count'].map((key) => t(key, { count })))";
    for (language, expected) in [
        (
            "es",
            [
                "0 casillas",
                "0 tareas",
                "una casilla",
                "1 tarea",
                "2 casillas",
                "2 tareas",
            ],
        ),
        (
            "pt",
            [
                "0 casas",
                "0 tarefa",
                "uma casa",
                "1 tarefa",
                "2 casas",
                "2 tarefas",
            ],
        ),
    ] {
        let said = browser.run_async(script, &serde_json::json!([language]));
        assert_eq!(said, serde_json::json!(expected), "{language}");
    }
}

zermelo_tests::in_every_engine!(
    every_language,
    untranslated,
    choose_language,
    browser_language,
    none_is_not_one
);
