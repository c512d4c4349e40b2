//! The tables of the games that this part of the engine carries.

use serde::Serialize;
use wasm_bindgen::prelude::*;
use zermelo_core::games::{self, Entry};
use zermelo_core::job::{self, Boxed, Glimpse, Job as _, Progress, Step};
use zermelo_core::message::Fault;
use zermelo_core::table::AnyTable;

use crate::{fault_to_js, to_js};

/// The games of this part: a page that shows one need not load the others.
static SHELF: &[Entry] = &[
    #[cfg(feature = "nim")]
    Entry::of::<games::nim::Nim>(),
    #[cfg(feature = "sim")]
    Entry::of::<games::sim::Sim>(),
    #[cfg(feature = "hackenbush")]
    Entry::of::<games::hackenbush::Hackenbush>(),
    #[cfg(feature = "convexity")]
    Entry::of::<games::convexity::Convexity>(),
    #[cfg(feature = "tokens")]
    Entry::of::<games::tokens::Tokens>(),
    #[cfg(feature = "othello")]
    Entry::of::<zermelo_core::othello::Othello>(),
];

/// What a page needs to show a table.
///
/// # Errors
/// The fault of a bad line.
#[wasm_bindgen]
pub fn table(line: &str) -> Result<JsValue, JsValue> {
    to_js(&read(line)?.view())
}

/// The picture of the game graph, or null where there is none.
///
/// # Errors
/// The fault of a bad line.
#[wasm_bindgen]
pub fn graph(line: &str) -> Result<JsValue, JsValue> {
    to_js(&read(line)?.graph())
}

/// The robots that a game offers, the weakest first.
///
/// # Errors
/// The fault of an unknown game.
#[wasm_bindgen]
pub fn robots(game: &str) -> Result<JsValue, JsValue> {
    to_js(&games::robots_among(SHELF, game).map_err(|fault| fault_to_js(&fault, game))?)
}

/// The position in other formats, by their names.
///
/// # Errors
/// The fault of a bad line.
#[wasm_bindgen]
pub fn exports(line: &str) -> Result<JsValue, JsValue> {
    to_js(&read(line)?.exports())
}

/// The line of a start position of such a kind and sizes, made up.
///
/// # Errors
/// The fault of an unknown game or kind, or where none was found.
#[wasm_bindgen]
pub fn invent(game: &str, what: &str, sizes: &[u32], seed: u32) -> Result<JsValue, JsValue> {
    match games::invent_among(SHELF, game, what, sizes, seed.into()) {
        Ok(line) => Ok(line.into()),
        Err(fault) => Err(fault_to_js(&fault, game)),
    }
}

/// The line of a game or a start position that somebody wrote in another format.
///
/// # Errors
/// The fault of an unknown game or a bad text.
#[wasm_bindgen]
pub fn paste(game: &str, text: &str) -> Result<JsValue, JsValue> {
    match games::paste_among(SHELF, game, text) {
        Ok(line) => Ok(line.into()),
        Err(fault) => Err(fault_to_js(&fault, text)),
    }
}

/// What a map between the boards of two lines, `1>1,2>1,…`, does to the values.
///
/// # Errors
/// The fault of a bad line or a bad map.
#[cfg(feature = "tokens")]
#[wasm_bindgen]
pub fn morphism(first: &str, second: &str, map: &str) -> Result<JsValue, JsValue> {
    match games::tokens::morphism::check(first, second, map) {
        Ok(found) => to_js(&found),
        Err(fault) => Err(fault_to_js(&fault, map)),
    }
}

/// Begins the analysis of a position.
///
/// # Errors
/// The fault of a bad line.
#[wasm_bindgen]
pub fn analyse(line: &str) -> Result<Job, JsValue> {
    Ok(Job::new(read(line)?.analyse()))
}

/// Begins a robot's choice of a move.
///
/// # Errors
/// The fault of a bad line or an unknown robot.
#[wasm_bindgen]
pub fn choose(line: &str, robot: &str, seed: u32) -> Result<Job, JsValue> {
    begin(line, |table| table.choose(robot, seed.into()))
}

/// Begins to measure a robot against an opponent, in either seat by turns.
///
/// # Errors
/// The fault of a bad line or an unknown robot.
#[wasm_bindgen]
pub fn rates(
    line: &str,
    robot: &str,
    opponent: &str,
    games: u32,
    seed: u32,
) -> Result<Job, JsValue> {
    begin(line, |table| {
        table.rates(robot, opponent, games, seed.into())
    })
}

/// Begins to compare the cost of two ways to find a move; the result is null
/// where the game has no such ways.
///
/// # Errors
/// The fault of a bad line.
#[wasm_bindgen]
pub fn compare(line: &str) -> Result<Job, JsValue> {
    Ok(match read(line)?.compare() {
        Some(comparison) => Job::new(comparison),
        None => Job::new(job::ready(())),
    })
}

/// A search that goes on by slices.
#[wasm_bindgen]
pub struct Job(Boxed<Result<JsValue, JsValue>>);

#[wasm_bindgen]
impl Job {
    /// Time is up: takes what it has, unless it is to be exact.
    pub fn hurry(&mut self) {
        self.0.hurry();
    }

    /// Works for about so many milliseconds. Gives
    /// `{ done, nodes, progress, glimpse, draft, result }`; the draft is what the
    /// result would be by now.
    ///
    /// # Errors
    /// When the result cannot be handed over.
    pub fn run(&mut self, milliseconds: f64) -> Result<JsValue, JsValue> {
        let end = now() + milliseconds;
        let mut budget = 1_000;
        loop {
            match self.0.step(budget) {
                Step::Done(result) => {
                    let report = to_js(&Report {
                        done: true,
                        nodes: 0,
                        progress: Some(1.0),
                        glimpse: None,
                    })?;
                    js_sys::Reflect::set(&report, &"result".into(), &result?)?;
                    return Ok(report);
                }
                Step::Working(progress) if now() >= end => {
                    return self.report(progress);
                }
                // Looking at the clock costs more than a small step.
                Step::Working(_) => budget = (budget * 2).min(50_000),
            }
        }
    }
}

impl Job {
    fn report(&self, progress: Progress) -> Result<JsValue, JsValue> {
        let report = to_js(&Report {
            done: false,
            nodes: progress.nodes,
            progress: progress.part,
            glimpse: self.0.glimpse(),
        })?;
        if let Some(draft) = self.0.draft() {
            js_sys::Reflect::set(&report, &"draft".into(), &draft?)?;
        }
        Ok(report)
    }

    pub(crate) fn new<T: Serialize + 'static>(search: Boxed<T>) -> Job {
        Job(job::convert(search, |found| to_js(&found)))
    }
}

#[derive(Serialize)]
struct Report {
    done: bool,
    nodes: u64,
    progress: Option<f64>,
    glimpse: Option<Glimpse>,
}

/// Milliseconds on a clock that never goes back, in a page or in a worker.
pub(crate) fn now() -> f64 {
    let global = js_sys::global();
    let performance = match global.dyn_ref::<web_sys::WorkerGlobalScope>() {
        Some(worker) => worker.performance(),
        None => web_sys::window().and_then(|window| window.performance()),
    };
    performance.map_or_else(js_sys::Date::now, |clock| clock.now())
}

fn read(line: &str) -> Result<Box<dyn AnyTable>, JsValue> {
    games::read_among(SHELF, line).map_err(|fault| fault_to_js(&fault, line))
}

fn begin<T: Serialize + 'static>(
    line: &str,
    start: impl FnOnce(&dyn AnyTable) -> Result<Boxed<T>, Fault>,
) -> Result<Job, JsValue> {
    let table = read(line)?;
    match start(table.as_ref()) {
        Ok(search) => Ok(Job::new(search)),
        Err(fault) => Err(fault_to_js(&fault, line)),
    }
}
