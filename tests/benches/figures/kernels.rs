//! The kernels as WebAssembly, run in a page without any bindings.

use base64::Engine as _;
use serde_json::{Value, json};
use zermelo_tests::{Browser, Engine, Site};

/// A module that can be run again and again.
pub struct Kernels {
    browser: Browser,
    module: String,
    _site: Site,
}

/// What a kernel answered, and what it cost.
pub struct Run {
    /// The same in every call.
    pub answer: u32,
    /// Milliseconds, the first call on a new instance first.
    pub times: Vec<f64>,
    /// What the first call added to the instance's memory, in megabytes.
    pub memory: f64,
}

const IN_PAGE: &str = "
    const [text, name, runs] = args;
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const { instance } = await WebAssembly.instantiate(bytes);
    const { memory, [name]: kernel } = instance.exports;
    const before = memory.buffer.byteLength;
    let added = 0;
    const answers = [];
    const times = [];
    for (let run = 0; run < runs; run += 1) {
      const start = performance.now();
      answers.push(kernel(run) >>> 0);
      times.push(performance.now() - start);
      if (run === 0) added = memory.buffer.byteLength - before;
    }
    return { answers, times, memory: added / 1e6 };";

impl Kernels {
    pub fn open() -> Kernels {
        let file = std::env::var_os("ZERMELO_KERNELS").expect("run by `cargo xtask bench`");
        let bytes = std::fs::read(file).expect("the kernels are built");
        let site = Site::new();
        let browser = Browser::open(Engine::Chromium);
        browser.goto(&site.url("icon.svg"));
        Kernels {
            browser,
            module: base64::engine::general_purpose::STANDARD.encode(bytes),
            _site: site,
        }
    }

    /// Calls a kernel so often on a new instance, each time with the number of
    /// the call; those that take none do not mind.
    pub fn run(&self, name: &str, runs: usize) -> Run {
        let answer = self
            .browser
            .run_async(IN_PAGE, &json!([self.module, name, runs]));
        let list = |name: &str| answer[name].as_array().expect("a list").clone();
        let answers = list("answers");
        assert!(
            answers.iter().all(|other| *other == answers[0]),
            "{name}: {answers:?}"
        );
        Run {
            answer: answers[0].as_u64().expect("a number") as u32,
            times: list("times").iter().filter_map(Value::as_f64).collect(),
            memory: answer["memory"].as_f64().expect("megabytes"),
        }
    }
}
