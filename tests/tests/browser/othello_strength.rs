//! What makes Othello's engine strong: trained weights. Without them it goes on.

use crate::TWO_PEOPLE;
use flate2::read::GzDecoder;
use serde_json::{Value, json};
use std::io::Read as _;
use zermelo_tests::{
    Browser, Engine, Pointer, Site, SiteOptions, as_released, gzipped, in_dist, in_root,
};

const WEIGHTS: &str = "/othello.weights";

/// Whether the engine has its weights. Firefox hides what a page from a disk has
/// added to its window.
#[track_caller]
fn equipped(browser: &Browser) -> Value {
    let script = "return await (window.wrappedJSObject ?? window).zermelo.engine.equipped";
    browser.run_async(script, &json!([]))
}

fn asked_for_weights(site: &Site) -> usize {
    let fetched = site.fetched();
    fetched.iter().filter(|name| *name == WEIGHTS).count()
}

/// They are loaded for Othello, once, and for nothing else.
fn for_othello_alone(engine: Engine) {
    let site = Site::new();
    let browser = Browser::open(engine);
    browser.visit(&site, &format!("index.html?{TWO_PEOPLE}"));
    browser.visit(
        &site,
        &format!("index.html?mode=full&{TWO_PEOPLE}#nim:3,5,7"),
    );
    browser.wait_to_see("#moves [data-judged]");
    assert_eq!(equipped(&browser), json!(true));
    assert_eq!(asked_for_weights(&site), 0);
    browser.goto("about:blank");
    browser.visit(
        &site,
        &format!("index.html?mode=full&{TWO_PEOPLE}#othello:"),
    );
    assert_eq!(equipped(&browser), json!(true));
    browser.wait_to_see("#moves [data-judged]");
    assert!(!browser.shows("[data-plain]"));
    assert_eq!(asked_for_weights(&site), 1);
}

/// The board, the X-ray, and one quiet line that says so.
#[track_caller]
fn goes_on_without(browser: &Browser, site: &Site, lang: &str, said: &str) {
    browser.goto("about:blank");
    browser.visit(
        site,
        &format!("index.html?lang={lang}&mode=full&{TWO_PEOPLE}#othello:"),
    );
    assert_eq!(equipped(browser), json!(false));
    browser.wait_to_see("#moves [data-judged]");
    browser.wait_to_see("[data-plain]");
    let line = browser.text("[data-plain]");
    assert!(line.contains(said), "{line}");
    browser.play(Pointer::Mouse, "f5");
    browser.wait_for_line("othello:;moves=f5");
    assert!(!browser.shows("#error"));
}

/// Weights that are missing, cut short, changed, or something else altogether.
fn without_weights(engine: Engine) {
    let browser = Browser::open(engine);
    let site = Site::with(SiteOptions {
        missing: vec![WEIGHTS],
        ..SiteOptions::default()
    });
    goes_on_without(&browser, &site, "en", "Trained weights");
    // The browser tells of what did not load; that is all it has to tell.
    for error in browser.take_errors() {
        let is_that = error.contains("404") || error.contains("weights");
        assert!(is_that || error.contains("did not load"), "{error}");
    }
    let name = in_dist("othello.weights");
    let packed = as_released()[&name].clone();
    let mut changed = Vec::new();
    let read = GzDecoder::new(&packed[..]).read_to_end(&mut changed);
    read.expect("the weights are compressed");
    let middle = changed.len() / 2;
    changed[middle] ^= 1;
    for (lang, said, bytes) in [
        (
            "es",
            "pesos entrenados",
            packed[..packed.len() / 2].to_vec(),
        ),
        ("pt", "pesos treinados", gzipped(&changed)),
        ("en", "Trained weights", gzipped(b"something else")),
    ] {
        let mut files = as_released();
        files.insert(name.clone(), bytes);
        let site = Site::new();
        site.replace(files);
        goes_on_without(&browser, &site, lang, said);
    }
    // Firefox tells of a file that ends too soon.
    for error in browser.take_errors() {
        assert!(error.contains("ReadableStream"), "{error}");
    }
}

/// A browser that cannot unpack them, neither in a worker nor, where it has no
/// workers, in the page.
fn without_decompression(engine: Engine) {
    let browser = Browser::open(engine);
    for before in [
        "delete window.DecompressionStream;
         window.Worker = class extends Worker { constructor(script) {
            const whole = JSON.stringify(new URL(script, location.href).href);
            const text = `delete self.DecompressionStream; importScripts(${whole});`;
            super(URL.createObjectURL(new Blob([text], { type: 'text/javascript' })));
         } };",
        "delete window.DecompressionStream; window.Worker = undefined;",
    ] {
        let site = Site::with(SiteOptions {
            before,
            ..SiteOptions::default()
        });
        goes_on_without(&browser, &site, "en", "Trained weights");
    }
}

/// Where the network is quick they are asked for while the engine is on its way:
/// here it comes when they have been. Where it is slow they come after the board,
/// which would wait for them otherwise.
fn beside_the_engine(engine: Engine) {
    let browser = Browser::open(engine);
    let site = Site::with(SiteOptions {
        before: "const asked = new Promise((tell) => { window.testAsked = tell; });
            const real = window.fetch;
            window.fetch = async (address, ...rest) => {
              if (String(address).includes('.weights')) testAsked();
              if (String(address).includes('.wasm')) await asked;
              return real(address, ...rest);
            };
            performance.getEntriesByType = () => [{ duration: 20 }];",
        ..SiteOptions::default()
    });
    browser.visit(&site, &format!("index.html?{TWO_PEOPLE}#othello:"));
    assert_eq!(equipped(&browser), json!(true));
    browser.goto("about:blank");
    let site = Site::with(SiteOptions {
        before: "window.testSeen = [];
            const real = window.fetch;
            window.fetch = (address, ...rest) => {
              if (String(address).includes('.weights')) testSeen.push('weights');
              return real(address, ...rest);
            };
            window.Worker = class extends Worker { constructor(...a) {
              super(...a);
              this.addEventListener('message', ({ data }) => data.type === 'ready' && testSeen.push('ready'));
            } };
            performance.getEntriesByType = () => [{ duration: 20 }, { duration: 400 }];",
        ..SiteOptions::default()
    });
    browser.visit(&site, &format!("index.html?{TWO_PEOPLE}#othello:"));
    assert_eq!(equipped(&browser), json!(true));
    assert_eq!(
        browser.run("return testSeen"),
        json!(["ready", "weights"]),
        "the engine first"
    );
}

/// A job that comes right behind the weights is judged with them, though they are
/// not unpacked yet; quick calls need not wait so long.
fn jobs_wait_for_them(engine: Engine) {
    let site = Site::with(SiteOptions {
        before: "window.Worker = class extends Worker {
              constructor(...a) { super(...a); window.testScript = a[0]; }
              postMessage(message, ...rest) {
                if (message.init) window.testInit = message;
                super.postMessage(message, ...rest);
              }
            };",
        ..SiteOptions::default()
    });
    let browser = Browser::open(engine);
    browser.visit(&site, &format!("index.html?{TWO_PEOPLE}#othello:"));
    let script = "
        const weights = new Uint8Array(await (await fetch(args[0])).arrayBuffer());
        const job = { job: 'review', id: 2, args: ['othello:;moves=f5,d6,c3,d3,c4', 0], rank: 1 };
        const messages = {
          without: [job],
          behind: [{ call: 'equip', id: 0, args: [weights] }, job, { call: 'robots', id: 3, args: ['othello'] }],
          damaged: [{ call: 'equip', id: 0, args: [weights.slice(1000)] }, job],
        };
        const heard = {};
        for (const [name, list] of Object.entries(messages)) {
          const worker = new Worker(testScript);
          heard[name] = [];
          await new Promise((done) => {
            worker.onmessage = ({ data }) => {
              if (data.type === 'ready') for (const message of list) worker.postMessage(message);
              if (data.type === 'answer' || data.type === 'fault') heard[name].push([data.type, data.id]);
              if (data.type !== 'answer' || data.id !== 2) return;
              heard[name].push(JSON.stringify(data.value, (key, value) => (key === 'nodes' ? 0 : value)));
              worker.terminate();
              done();
            };
            worker.postMessage(testInit);
          });
        }
        return heard;";
    let heard = browser.run_async(script, &json!([in_dist("othello.weights")]));
    let [without, behind, damaged] = ["without", "behind", "damaged"].map(|name| &heard[name]);
    assert_eq!(without[0], json!(["answer", 2]));
    let before = [&behind[0], &behind[1]];
    for id in [0, 3] {
        assert!(before.contains(&&json!(["answer", id])), "{behind}");
    }
    assert_eq!(behind[2], json!(["answer", 2]));
    assert_ne!(behind[3], without[1], "judged with the weights");
    assert_eq!(damaged[0], json!(["fault", 0]));
    assert_eq!(damaged[2], without[1], "and without");
}

/// The engine's modules that were asked for, in order.
fn modules(site: &Site) -> Vec<String> {
    let mut fetched = site.fetched();
    fetched.retain(|name| name.contains(".wasm"));
    fetched
}

const USUAL: &str = "/engine/othello.wasm";
const QUICKER: &str = "/engine/othello-simd128.wasm";

/// Browsers that can work on several numbers at once load the module that does.
/// Others, or where it does not arrive, load the usual one, and nobody notices.
fn two_modules(engine: Engine) {
    let browser = Browser::open(engine);
    let page = format!("index.html?{TWO_PEOPLE}#othello:");
    for (before, missing, asked) in [
        ("", vec![], vec![QUICKER]),
        ("WebAssembly.validate = () => false;", vec![], vec![USUAL]),
        // Asked for as it comes, then whole.
        ("", vec![QUICKER], vec![QUICKER, QUICKER, USUAL]),
    ] {
        let site = Site::with(SiteOptions {
            before,
            missing,
            ..SiteOptions::default()
        });
        browser.goto("about:blank");
        browser.visit(&site, &page);
        assert_eq!(equipped(&browser), json!(true));
        browser.play(Pointer::Mouse, "f5");
        browser.wait_for_line("othello:;moves=f5");
        assert_eq!(modules(&site), asked);
        for error in browser.take_errors() {
            assert!(error.contains("404"), "{error}");
        }
    }
}

/// Its last eleven squares are worked out before a search pauses for the first time.
const SHORT: &str = ";moves=d8,a6,h3,f2";

/// With 15 empty squares.
const ENDING: &str = "othello:OOOOOOOOXXOOO--OXXXXOXO-XXXOXXOOXXOXXXOO-XOOXX--OO-XX-----X-OX--";

/// Both say the same, down to how many positions they looked at.
fn both_modules_agree(engine: Engine) {
    let site = Site::with(SiteOptions {
        before: "window.Worker = class extends Worker {
              constructor(...a) { super(...a); window.testScript = a[0]; }
            };",
        ..SiteOptions::default()
    });
    let browser = Browser::open(engine);
    browser.visit(&site, &format!("index.html?{TWO_PEOPLE}#othello:"));
    let script = "
        const [packed, jobs, files] = args;
        const weights = new Uint8Array(await (await fetch(packed)).arrayBuffer());
        const heard = [];
        for (const file of files) {
          const bytes = await (await fetch(file)).arrayBuffer();
          const worker = new Worker(testScript);
          heard.push(await new Promise((done) => {
            const answers = [];
            worker.onmessage = ({ data }) => {
              if (data.type === 'ready') {
                worker.postMessage({ call: 'equip', id: 0, args: [weights] });
                for (const [i, [job, ...args]] of jobs.entries()) worker.postMessage({ job, id: i + 1, args, rank: 1 });
              }
              if (data.type !== 'answer' && data.type !== 'fault') return;
              answers.push([data.id, data.type, JSON.stringify(data.value)]);
              if (answers.length <= jobs.length) return;
              worker.terminate();
              done(answers.sort(([a], [b]) => a - b));
            };
            worker.postMessage({ init: true, bytes, slice: 24 });
          }));
        }
        return heard;";
    // A game looked back at, which is all of the search by depth, and two endings.
    let jobs = [
        json!(["review", "othello:;moves=f5,d6,c3,d3,c4,f4,f6,f3,e6,e7", 0]),
        json!(["analyse", format!("{ENDING}{SHORT}")]),
        json!(["analyse", ENDING]),
    ];
    let files = [USUAL, QUICKER].map(|file| in_dist(&file[1..]));
    let heard = browser.run_async(script, &json!([in_dist("othello.weights"), jobs, files]));
    let [usual, quicker] = [0, 1].map(|at| {
        let answers = heard[at].as_array().expect("answers").iter();
        let mut said: Vec<Value> = answers
            .map(|answer| {
                assert_eq!(answer[1], "answer", "{answer}");
                let text = answer[2].as_str().unwrap_or("null");
                serde_json::from_str(text).expect("a value")
            })
            .collect();
        // A solver that pauses begins anew with what it remembers. When it does is a matter
        // of the clock, and so is how many positions of the longer ending it meets again.
        let counts = [said[2]["nodes"].clone(), said[3]["nodes"].take()];
        assert!(counts.iter().all(|count| count.as_u64() > Some(1000)));
        said
    });
    assert_eq!(usual.len(), jobs.len() + 1);
    assert_eq!(usual[1]["points"][0]["depth"], 12);
    assert_eq!(usual, quicker);
}

/// An engine that starts anew has them again.
fn equipped_again(engine: Engine) {
    let site = Site::with(SiteOptions {
        before: "window.testHeard = []; window.Worker = class extends Worker { constructor(...a) {
            super(...a); window.testWorker = this;
            this.addEventListener('message', ({ data }) => data.id === 0 && testHeard.push(data.type)); } };",
        ..SiteOptions::default()
    });
    let browser = Browser::open(engine);
    browser.visit(&site, &format!("index.html?{TWO_PEOPLE}#othello:"));
    browser.wait("testHeard.join() === 'answer'");
    browser.run("testWorker.postMessage({ call: 'nothing', id: -1, args: [] })");
    browser.wait_to_see("#error");
    browser.wait("testHeard.join() === 'answer,answer'");
    assert_eq!(asked_for_weights(&site), 1);
}

/// The file of one game carries them, that of all games has no room and says so.
fn in_one_file(engine: Engine) {
    let browser = Browser::open(engine);
    for (file, has) in [("zermelo-othello", true), ("zermelo", false)] {
        let path = in_root(&format!("dist/{file}.html"));
        browser.goto(&format!(
            "file://{}?lang=en&mode=full&{TWO_PEOPLE}#othello:",
            path.display()
        ));
        browser.ready();
        browser.wait_to_see("#moves [data-judged]");
        if has {
            assert_eq!(equipped(&browser), json!(true));
            assert!(!browser.shows("[data-plain]"));
        } else {
            browser.wait_to_see("[data-plain]");
        }
    }
}

zermelo_tests::in_every_engine!(
    for_othello_alone,
    without_weights,
    without_decompression,
    beside_the_engine,
    jobs_wait_for_them,
    two_modules,
    both_modules_agree,
    equipped_again,
    in_one_file
);
