//! A whole game of each kind as it is heard: by the keyboard alone, what a
//! screen reader says at every key. The scripts beside this file are both: the
//! keys to press (`› Enter`), and below each what has to be heard.
//!
//! After a change that is meant, `ZERMELO_WRITE=1` with one engine writes the
//! scripts anew; then read them, as somebody would who cannot see the board.

use serde_json::{Value, json};
use zermelo_tests::{Browser, Engine, Site, SiteOptions, in_root};

const LISTENER: &str = concat!(
    include_str!("../../src/labels.js"),
    include_str!("../../src/listener.js")
);

/// What a script is made of: the page it begins on, and the keys with what is heard.
struct Script {
    page: String,
    steps: Vec<(String, Vec<String>)>,
}

impl Script {
    fn read(text: &str) -> Self {
        let mut lines = text.lines().filter(|line| !line.trim().is_empty());
        let page = lines.next().expect("a page to open").to_owned();
        let mut steps: Vec<(String, Vec<String>)> = Vec::new();
        for line in lines {
            match (line.strip_prefix("› "), steps.last_mut()) {
                (Some(key), _) => steps.push((key.to_owned(), Vec::new())),
                (None, Some((_, heard))) => heard.push(line.trim().to_owned()),
                (None, None) => panic!("{line}: nothing is heard before the first key"),
            }
        }
        Script { page, steps }
    }

    fn write(&self) -> String {
        let mut text = format!("{}\n", self.page);
        for (key, heard) in &self.steps {
            text += &format!("\n› {key}\n");
            for line in heard {
                text += &format!("  {line}\n");
            }
        }
        text
    }
}

/// Nothing is being worked out and nobody is to move but a person.
const QUIET: &str =
    "document.body.dataset.ready === 'true' && document.body.dataset.thinking !== 'true'";

/// Presses the keys of a script and writes down what is heard at each.
fn listen(browser: &Browser, script: &Script, writing: bool) -> Script {
    let mut steps = Vec::new();
    for (key, expected) in &script.steps {
        browser.press(&key.split(' ').collect::<Vec<_>>());
        if writing {
            // Long enough for a robot's answer and for what is worked out.
            std::thread::sleep(std::time::Duration::from_millis(2_500));
        } else {
            browser.wait(&format!("heard.length >= {} && {QUIET}", expected.len()));
        }
        let heard: Vec<String> = match browser.run("return heard.splice(0)") {
            Value::Array(lines) => lines
                .iter()
                .filter_map(Value::as_str)
                .map(str::to_owned)
                .collect(),
            other => panic!("{other} was heard"),
        };
        steps.push((key.clone(), heard));
    }
    Script {
        page: script.page.clone(),
        steps,
    }
}

fn follow(engine: Engine, name: &str) {
    let file = in_root("tests/tests/browser/scripts").join(format!("{name}.txt"));
    let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{name}: {error}"));
    let script = Script::read(&text);
    for letter in ["l", "m", "v", "?"] {
        assert!(
            script.steps.iter().any(|(key, _)| key == letter),
            "{name}: {letter} is not pressed"
        );
    }
    let site = Site::with(SiteOptions {
        before: LISTENER,
        ..SiteOptions::default()
    });
    let browser = Browser::open(engine);
    browser.visit(&site, &script.page);
    browser.run("return heard.splice(0)");
    let writing = std::env::var_os("ZERMELO_WRITE").is_some();
    let heard = listen(&browser, &script, writing);
    assert_eq!(
        browser.table()["over"],
        json!(true),
        "{name}: the game does not end"
    );
    if writing {
        std::fs::write(&file, heard.write()).expect("the script on disk");
    } else {
        // Line by line, so that what differs is seen.
        let (heard, expected) = (heard.write(), script.write());
        let differs = heard
            .lines()
            .zip(expected.lines())
            .position(|(a, b)| a != b);
        assert!(
            heard == expected,
            "{name}: other things are heard, from line {} on:\n{heard}",
            differs.map_or(0, |at| at + 1)
        );
    }
}

macro_rules! scripts {
    ($($name:ident $file:literal),+ $(,)?) => {
        $(fn $name(engine: Engine) { follow(engine, $file); })+
        zermelo_tests::in_every_engine!($($name),+);
    };
}

scripts!(
    script_nim "nim.en",
    script_nim_es "nim.es",
    script_nim_pt "nim.pt",
    script_sim "sim.en",
    script_hackenbush "hackenbush.en",
    script_convexity "convexity.en",
    script_tokens "tokens.en",
    script_othello "othello.en",
);
