//! The kernels as WebAssembly, run in a page without any bindings.

use base64::Engine as _;
use serde_json::{Value, json};
use std::rc::Rc;
use zermelo_tests::{Browser, Engine, Site};

/// A module that can be run again and again.
pub struct Kernels {
    page: Rc<Page>,
    module: String,
}

/// Where modules run.
struct Page {
    browser: Browser,
    _site: Site,
}

/// What a kernel answered, and what it cost.
pub struct Run {
    /// Of the first call.
    pub answer: u32,
    /// Milliseconds, the first call on a new instance first.
    pub times: Vec<f64>,
    /// What the first call added to the instance's memory, in megabytes.
    pub memory: f64,
}

const IN_PAGE: &str = "
    const [text, name, calls] = args;
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const { instance } = await WebAssembly.instantiate(bytes);
    const { memory, [name]: kernel } = instance.exports;
    const before = memory.buffer.byteLength;
    let added = 0;
    const answers = [];
    const times = [];
    for (const call of calls) {
      const numbers = call.map((number) => (typeof number === 'string' ? BigInt(number) : number));
      const start = performance.now();
      answers.push(kernel(...numbers));
      times.push(performance.now() - start);
      if (times.length === 1) added = memory.buffer.byteLength - before;
    }
    return { answers, times, memory: added / 1e6 };";

/// The module that this variable names, as text.
fn module(variable: &str) -> String {
    let file = std::env::var_os(variable).expect("run by `cargo xtask bench`");
    let bytes = std::fs::read(file).expect("the kernels are built");
    base64::engine::general_purpose::STANDARD.encode(bytes)
}

impl Kernels {
    pub fn open() -> Kernels {
        let site = Site::new();
        let browser = Browser::open(Engine::Chromium);
        browser.goto(&site.url("icon.svg"));
        let page = Page {
            browser,
            _site: site,
        };
        Kernels {
            page: Rc::new(page),
            module: module("ZERMELO_KERNELS"),
        }
    }

    /// The same, compiled with simd128, in the same page.
    pub fn with_simd128(&self) -> Kernels {
        Kernels {
            page: Rc::clone(&self.page),
            module: module("ZERMELO_KERNELS_SIMD128"),
        }
    }

    /// Calls a kernel so often on a new instance, each time with the number of
    /// the call; those that take none do not mind.
    pub fn run(&self, name: &str, runs: usize) -> Run {
        let calls: Vec<Value> = (0..runs).map(|run| json!([run])).collect();
        let (answers, run) = self.call(name, &calls);
        assert!(
            answers.iter().all(|answer| *answer == run.answer),
            "{name}: {answers:?}"
        );
        run
    }

    /// Calls a kernel on a new instance with each of these lists of arguments;
    /// the answers, and what it cost. Numbers of 64 bits are given as texts.
    pub fn call(&self, name: &str, calls: &[Value]) -> (Vec<u32>, Run) {
        let arguments = json!([self.module, name, calls]);
        let answer = self.page.browser.run_async(IN_PAGE, &arguments);
        let list = |name: &str| answer[name].as_array().expect("a list").clone();
        let number = |answer: &Value| answer.as_i64().expect("a number").cast_unsigned() as u32;
        let answers: Vec<u32> = list("answers").iter().map(number).collect();
        let run = Run {
            answer: answers[0],
            times: list("times").iter().filter_map(Value::as_f64).collect(),
            memory: answer["memory"].as_f64().expect("megabytes"),
        };
        (answers, run)
    }
}
