//! How long a record takes: native, and as the page's engine makes it.

use crate::{Figure, median};
use serde_json::{Value, json};
use std::hint::black_box;
use std::time::Instant;
use zermelo_core::{games, job};
use zermelo_tests::{Browser, Engine, Site, SiteOptions, in_dist};

const RUNS: usize = 101;
const LARGEST: u64 = 1_000_000_000;
/// Of the one heap.
const MAX: u64 = 6;

/// A line and the nimber that theory gives it.
struct Case {
    line: String,
    nimber: u64,
}

/// 64 heaps of up to a thousand million, always the same.
fn many_heaps() -> Case {
    let mut random = fastrand::Rng::with_seed(1901);
    let heaps: Vec<u64> = (0..64).map(|_| random.u64(1..=LARGEST)).collect();
    let text: Vec<String> = heaps.iter().map(u64::to_string).collect();
    Case {
        line: format!("nim:{}", text.join(",")),
        nimber: heaps.iter().fold(0, |sum, heap| sum ^ heap),
    }
}

fn one_heap() -> Case {
    Case {
        line: format!("nim:{LARGEST};max={MAX}"),
        nimber: LARGEST % (MAX + 1),
    }
}

fn check(case: &Case, value: Option<&str>, best: usize) {
    let expected = match case.nimber {
        0 => "0".to_owned(),
        1 => "*".to_owned(),
        nimber => format!("*{nimber}"),
    };
    assert_eq!(value, Some(expected.as_str()), "{}", case.line);
    assert!(best > 0, "{} has a best move", case.line);
}

pub fn native() -> Vec<Figure> {
    let measure = |name, case: &Case| {
        let times = (0..RUNS).map(|_| {
            let start = Instant::now();
            let table = games::read(black_box(&case.line)).expect("a good line");
            let record = black_box(job::finish(table.analyse()));
            let time = start.elapsed().as_secs_f64() * 1e3;
            check(case, record.value.as_deref(), record.best.len());
            time
        });
        Figure::at_most(name, median(times.collect()), "ms", Some(1.0))
    };
    vec![
        measure("record, 64 heaps of up to 10^9, native", &many_heaps()),
        measure("record, one heap of 10^9 with max, native", &one_heap()),
    ]
}

/// The engine as shipped, on the page itself: no worker's messages in between.
/// The clock of a page is coarse, so many records are measured together.
const IN_PAGE: &str = "
    const [line, runs, file] = args;
    const module = await WebAssembly.compileStreaming(fetch(file));
    let heard;
    const scope = { postMessage: (message) => heard(message) };
    const ask = (data) => new Promise((resolve, reject) => {
      heard = (message) => (message.type === 'crash' || message.type === 'fault' ? reject(new Error(JSON.stringify(message))) : resolve(message));
      scope.onmessage({ data });
    });
    zermeloEngines.nim(scope);
    await ask({ init: true, module, slice: 1000 });
    let id = 0;
    const record = async () => (await ask({ job: 'analyse', id: ++id, args: [line], rank: 0 })).value;
    for (let i = 0; i < runs; i += 1) await record();
    const times = [];
    for (let batch = 0; batch < 5; batch += 1) {
      const start = performance.now();
      for (let i = 0; i < runs; i += 1) await record();
      times.push((performance.now() - start) / runs);
    }
    const { value, best } = await record();
    return { times, value, best: best.length };";

pub fn in_chromium() -> Vec<Figure> {
    let script = in_dist("engine/nim.js");
    let page = format!("<!doctype html><title>Bench</title><script src=\"{script}\"></script>");
    let site = Site::with(SiteOptions {
        pages: [("/bench.html", page)].into(),
        ..SiteOptions::default()
    });
    let browser = Browser::open(Engine::Chromium);
    browser.goto(&site.url("bench.html"));
    let measure = |name, case: &Case| {
        let answer = browser.run_async(
            IN_PAGE,
            &json!([case.line, RUNS, in_dist("engine/nim.wasm")]),
        );
        check(
            case,
            answer["value"].as_str(),
            answer["best"].as_u64().unwrap_or(0) as usize,
        );
        let times = answer["times"]
            .as_array()
            .expect("times")
            .iter()
            .filter_map(Value::as_f64)
            .collect();
        Figure::at_most(name, median(times), "ms", Some(3.0))
    };
    vec![
        measure("record, 64 heaps of up to 10^9, wasm", &many_heaps()),
        measure("record, one heap of 10^9 with max, wasm", &one_heap()),
    ]
}
