//! Several workers at one job: X-ray and looking back are shared where there are
//! cores for it, and end at once when nobody wants them any more.

use crate::TWO_PEOPLE;
use serde_json::{Value, json};
use zermelo_tests::{Browser, Engine, Pointer, Site, SiteOptions};

/// With twenty empty squares every score is exact, after a while.
const NEAR_THE_END: &str =
    "othello:O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X--------";
/// Four moves into a game, without the moves: there is nothing to look back at.
const OPENING: &str = "othello:------------------XO-------OX------OXX-----O--------------------";

/// Keeps every worker, what it said and what it was told.
macro_rules! watched {
    ($cores:literal) => {
        concat!(
            "Object.defineProperty(navigator, 'hardwareConcurrency', { value: ",
            $cores,
            " });
            window.testWorkers = [];
            window.testTold = [];
            window.Worker = class extends Worker {
              constructor(...a) {
                super(...a);
                Object.assign(this, { said: 0, parts: 0, ids: new Set(), ended: false });
                testWorkers.push(this);
                this.addEventListener('message', ({ data }) => {
                  if (data.type !== 'part' && data.type !== 'progress') return;
                  this.said += 1;
                  this.ids.add(data.id);
                  if (data.type === 'part') this.parts += 1;
                });
              }
              postMessage(message, ...rest) { testTold.push(message); super.postMessage(message, ...rest); }
              terminate() { this.ended = true; super.terminate(); }
            };"
        )
    };
}
const EIGHT_CORES: &str = watched!("8");
const TWO_CORES: &str = watched!("2");

fn site_with(before: &'static str) -> Site {
    Site::with(SiteOptions {
        before,
        ..SiteOptions::default()
    })
}

/// Opens a table with X-ray.
fn look(browser: &Browser, site: &Site, line: &str) {
    browser.goto("about:blank");
    browser.visit(
        site,
        &format!("index.html?lang=en&mode=full&{TWO_PEOPLE}#{line}"),
    );
}

const BUSY: &str = "((all) => all.length === 4 && all.every((worker) => worker.parts > 0))(testWorkers.filter((worker) => !worker.ended))";

/// All that several or one have found of a position, but not how much work it was.
fn record(browser: &Browser, line: &str) -> Value {
    let script = "const { nodes, ...rest } = await zermelo.engine.job('analyse', [args[0]], { topic: 'ask:test' }).promise;
        return rest;";
    browser.run_async(script, &json!([line]))
}

/// Nobody says anything any more: a worker that works tells of it ten times a
/// second.
#[track_caller]
fn assert_silent(browser: &Browser) {
    let said = "return testWorkers.map((worker) => worker.said)";
    // What was on its way when it was stopped may still arrive, on a busy machine late.
    let deadline = std::time::Instant::now() + std::time::Duration::from_secs(5);
    loop {
        let before = browser.run(said);
        std::thread::sleep(std::time::Duration::from_millis(900));
        let after = browser.run(said);
        if after == before {
            return;
        }
        assert!(
            std::time::Instant::now() < deadline,
            "they go on: {before} {after}"
        );
    }
}

/// One or four: the same scores of the same moves, all exact.
fn same_scores(engine: Engine) {
    let browser = Browser::open(engine);
    let [alone, together] = [(TWO_CORES, 1), (EIGHT_CORES, 4)].map(|(before, workers)| {
        let site = site_with(before);
        browser.goto("about:blank");
        browser.visit(
            &site,
            &format!("index.html?lang=en&{TWO_PEOPLE}#{NEAR_THE_END}"),
        );
        let record = record(&browser, NEAR_THE_END);
        assert_eq!(browser.run("return testWorkers.length"), json!(workers));
        if workers > 1 {
            assert_eq!(browser.run(&format!("return {BUSY}")), json!(true));
            let weights = site.fetched();
            let weights = weights.iter().filter(|name| *name == "/othello.weights");
            assert_eq!(weights.count(), 1);
        }
        record
    });
    assert_eq!(alone["exact"], json!(true));
    assert!(
        alone["moves"]
            .as_array()
            .is_some_and(|moves| moves.len() > 3)
    );
    assert_eq!(together, alone);
}

/// The score of a game by move is the same, too.
fn same_look_back(engine: Engine) {
    let browser = Browser::open(engine);
    let [alone, together] = [TWO_CORES, EIGHT_CORES].map(|before| {
        let site = site_with(before);
        browser.goto("about:blank");
        browser.visit(
            &site,
            &format!("index.html?lang=en&{TWO_PEOPLE}#{NEAR_THE_END}"),
        );
        let script = "let line = args[0];
            for (let ply = 0; ply < 8; ply += 1) {
              const { legal } = await zermelo.engine.table(line);
              line += (ply ? ',' : ';moves=') + legal[0];
            }
            const { points } = await zermelo.engine.job('review', [line, 2], { topic: 'ask:test' }).promise;
            // Of equal moves one is as good as another, so the lines may differ.
            return points.map(({ ply, turn, value, exact, depth, lost, class: bad, result }) => ({ ply, turn, value, exact, depth, lost, bad, result }))";
        browser.run_async(script, &json!([NEAR_THE_END]))
    });
    let points = alone.as_array().expect("points");
    assert_eq!(points.len(), 7);
    assert!(points.iter().all(|point| point["exact"] == json!(true)));
    assert_eq!(together, alone);
    assert!(browser.run("return testWorkers.some((worker) => worker.parts > 1)") == json!(true));
}

/// "Enough" ends all of them at once, also where everything is to be exact; what
/// was found stays.
fn enough(engine: Engine) {
    let browser = Browser::open(engine);
    for (before, line) in [
        (EIGHT_CORES, OPENING),
        (EIGHT_CORES, NEAR_THE_END),
        (TWO_CORES, NEAR_THE_END),
    ] {
        let site = site_with(before);
        look(&browser, &site, line);
        if before == EIGHT_CORES && line == OPENING {
            browser.wait(BUSY);
        }
        browser.wait("document.querySelector('.thinking:not([hidden]) [data-action=stop]')?.textContent.includes('Enough')");
        browser.run("document.querySelector('.thinking [data-action=stop]').click()");
        browser.wait("document.querySelector('.thinking').hidden");
        assert_silent(&browser);
        assert!(browser.shows("#moves [data-judged]"), "{line}");
        browser.wait("document.querySelector('.thinking').hidden");
    }
}

/// Another position: nobody works on the one before any more.
fn another_position(engine: Engine) {
    let site = site_with(EIGHT_CORES);
    let browser = Browser::open(engine);
    look(&browser, &site, OPENING);
    browser.wait(BUSY);
    browser.play(Pointer::Mouse, "c4");
    browser.wait_for_line(&format!("{OPENING};moves=c4"));
    std::thread::sleep(std::time::Duration::from_millis(250));
    let stopped = browser.run(
        "const before = new Set(testWorkers.flatMap((worker) => [...worker.ids]));
         for (const worker of testWorkers) worker.ids.clear();
         window.testBefore = [...before];
         return testTold.filter((message) => 'cancel' in message).length",
    );
    assert!(stopped.as_u64() >= Some(4), "{stopped}");
    std::thread::sleep(std::time::Duration::from_millis(600));
    // One that belongs to the new position went on, and only that.
    let going =
        browser.run("return new Set(testWorkers.flatMap((worker) => [...worker.ids])).size");
    assert!(going.as_u64() <= Some(2), "{going}");
    browser.wait(BUSY);
    // X-ray off, then another screen: silence.
    browser.run("location.hash = '#'");
    browser.wait("document.body.dataset.screen !== 'table'");
    assert_silent(&browser);
}

/// While nobody sees the page nobody works for it; then they go on.
fn hidden(engine: Engine) {
    let site = site_with(EIGHT_CORES);
    let browser = Browser::open(engine);
    look(&browser, &site, OPENING);
    browser.wait(BUSY);
    let turn = |hidden: bool| {
        browser.run(&format!(
            "Object.defineProperty(document, 'hidden', {{ value: {hidden}, configurable: true }});
             document.dispatchEvent(new Event('visibilitychange'))"
        ));
    };
    turn(true);
    assert_silent(&browser);
    let said =
        browser.run("window.testSaid = testWorkers.map((worker) => worker.said); return testSaid");
    assert_eq!(said.as_array().map(Vec::len), Some(4));
    turn(false);
    browser.wait("testWorkers.every((worker, place) => worker.said > testSaid[place])");
}

/// One of the others dies: nobody hears of it, and the scores are the same. The
/// engine's own dies: the page says so, and the others go on.
fn one_dies(engine: Engine) {
    let browser = Browser::open(engine);
    let site = site_with(EIGHT_CORES);
    browser.visit(
        &site,
        &format!("index.html?lang=en&{TWO_PEOPLE}#{NEAR_THE_END}"),
    );
    let expected = record(&browser, NEAR_THE_END);
    for (place, told) in [(2, false), (0, true)] {
        browser.goto("about:blank");
        browser.visit(
            &site,
            &format!("index.html?lang=en&{TWO_PEOPLE}#{NEAR_THE_END}"),
        );
        browser.run(&format!(
            "window.testRecord = null;
             const job = zermelo.engine.job('analyse', ['{NEAR_THE_END}'], {{ topic: 'ask:test' }});
             job.promise.then((record) => {{ window.testRecord = record; }}, (why) => {{ window.testRecord = String(why); }});"
        ));
        browser.wait(&format!("testWorkers[{place}]?.parts > 0"));
        browser.run(&format!(
            "testWorkers[{place}].postMessage({{ call: 'nothing', id: -1, args: [] }})"
        ));
        browser.wait("testRecord");
        let found = browser.run("const { nodes, ...rest } = testRecord; return rest");
        assert_eq!(found, expected, "{place}");
        assert_eq!(browser.shows("#error"), told);
        assert_eq!(browser.line(), NEAR_THE_END);
    }
}

/// In one file, in a frame without an origin: workers from the text within.
fn in_one_file(engine: Engine) {
    let frame = format!(
        "<!doctype html><title>A course</title>\
        <iframe sandbox='allow-scripts' width='1000' height='700' src='zermelo-othello.html?lang=en&mode=full&{TWO_PEOPLE}#{OPENING}'></iframe>"
    );
    let site = Site::with(SiteOptions {
        before: EIGHT_CORES,
        pages: [("/course.html", frame)].into(),
        ..SiteOptions::default()
    });
    let browser = Browser::open(engine);
    browser.goto(&site.url("course.html"));
    browser.enter_frame("iframe");
    assert_eq!(browser.string("self.origin"), "null");
    browser.ready();
    browser.wait(BUSY);
    browser.wait_to_see("#moves [data-judged]");
    let fetched = site.fetched();
    assert!(
        !fetched.iter().any(|name| name.contains("weights")),
        "{fetched:?}"
    );
}

/// Cores, but no workers: the page does it alone.
fn refused(engine: Engine) {
    let site = site_with(
        "Object.defineProperty(navigator, 'hardwareConcurrency', { value: 8 });
         delete window.Worker; window.Worker = undefined;",
    );
    let browser = Browser::open(engine);
    look(&browser, &site, OPENING);
    browser.wait_to_see("#moves [data-judged]");
    assert_eq!(browser.run("return zermelo.engine.where"), json!("page"));
}

/// The first worker is allowed, the others are not: it goes on alone.
fn others_refused(engine: Engine) {
    let site = site_with(
        "Object.defineProperty(navigator, 'hardwareConcurrency', { value: 8 });
         window.testRefused = 0;
         window.Worker = class extends Worker {
           constructor(...a) {
             if (window.testFirst) { testRefused += 1; throw new Error('one is enough'); }
             super(...a); window.testFirst = this;
           }
         };",
    );
    let browser = Browser::open(engine);
    browser.visit(
        &site,
        &format!("index.html?lang=en&{TWO_PEOPLE}#{NEAR_THE_END}"),
    );
    assert_eq!(record(&browser, NEAR_THE_END)["exact"], json!(true));
    assert!(browser.run("return testRefused").as_u64() > Some(0));
    assert!(!browser.shows("#error"));
}

/// Weights that come late: what was judged without them is judged again, whether
/// it goes on or was ended.
fn late_weights(engine: Engine) {
    const LATE: &str = concat!(
        "const real = window.fetch;
         window.fetch = (address, ...rest) => String(address).includes('weights')
           ? new Promise((later) => { window.testRelease = () => later(real(address, ...rest)); })
           : real(address, ...rest);",
        watched!("2")
    );
    const LATE_TOGETHER: &str = concat!(
        "const real = window.fetch;
         window.fetch = (address, ...rest) => String(address).includes('weights')
           ? new Promise((later) => { window.testRelease = () => later(real(address, ...rest)); })
           : real(address, ...rest);",
        watched!("8")
    );
    let browser = Browser::open(engine);
    for (before, kind, stops) in [
        (LATE, "analyse", false),
        (LATE, "analyse", true),
        (LATE_TOGETHER, "work", false),
    ] {
        let site = site_with(before);
        look(&browser, &site, OPENING);
        browser.wait("document.querySelector('.thinking:not([hidden]) [data-action=stop]')?.textContent.includes('Enough')");
        browser.wait("window.testRelease");
        if stops {
            browser.run("document.querySelector('.thinking [data-action=stop]').click()");
            browser.wait("document.querySelector('.thinking').hidden");
        }
        browser.run("testRelease()");
        browser.wait("testTold.some(({ call }) => call === 'equip')");
        browser.wait(&format!(
            "testTold.slice(testTold.findIndex(({{ call }}) => call === 'equip')).some(({{ job }}) => job === '{kind}')"
        ));
        browser.wait_to_see("#moves [data-judged]");
    }
}

/// A robot that thinks too long plays what it has: it is told how long.
fn robots_come_to_an_end(engine: Engine) {
    let site = site_with(TWO_CORES);
    let browser = Browser::open(engine);
    browser.visit(
        &site,
        "index.html?lang=en&first=person&second=perfect#othello:",
    );
    browser.play(Pointer::Mouse, "f5");
    browser.wait("testTold.some(({ job, patience }) => job === 'choose' && patience <= 10_000)");
    browser.wait("location.hash.split(',').length === 2");
}

zermelo_tests::in_every_engine!(
    same_scores,
    same_look_back,
    enough,
    another_position,
    hidden,
    one_dies,
    in_one_file,
    refused,
    others_refused,
    late_weights,
    robots_come_to_an_end
);
