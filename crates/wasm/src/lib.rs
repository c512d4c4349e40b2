//! The engine for the browser: lines of text in, small records out.
//!
//! No rule of any game is written here. Every function that takes text answers
//! bad text with a fault, which JavaScript receives as a plain object:
//! `{ key, args, column, message, text }`.

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;
use zermelo_core::games;
use zermelo_core::job::{self, Boxed, Job as _, Step};
use zermelo_core::message::{Argument, Fault};
use zermelo_core::table::AnyTable;

/// Puts the message of a panic on the console. Called once, before anything
/// else.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

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
    to_js(&games::robots(game).map_err(|fault| fault_to_js(&fault, game))?)
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
    /// Works for about so many milliseconds. Gives
    /// `{ done, nodes, progress, result }`.
    ///
    /// # Errors
    /// When the result cannot be handed over.
    pub fn run(&mut self, milliseconds: f64) -> Result<JsValue, JsValue> {
        let end = now() + milliseconds;
        let mut budget = 1_000;
        loop {
            match self.0.step(budget) {
                Step::Done(result) => {
                    let report = report(true, 0, Some(1.0))?;
                    js_sys::Reflect::set(&report, &"result".into(), &result?)?;
                    return Ok(report);
                }
                Step::Working(progress) if now() >= end => {
                    return report(false, progress.nodes, progress.part);
                }
                // Looking at the clock costs more than a small step.
                Step::Working(_) => budget = (budget * 2).min(50_000),
            }
        }
    }
}

impl Job {
    fn new<T: Serialize + 'static>(search: Boxed<T>) -> Job {
        Job(job::map(search, |found| to_js(&found)))
    }
}

#[derive(Serialize)]
struct Report {
    done: bool,
    nodes: u64,
    progress: Option<f64>,
}

fn report(done: bool, nodes: u64, progress: Option<f64>) -> Result<JsValue, JsValue> {
    to_js(&Report {
        done,
        nodes,
        progress,
    })
}

/// Milliseconds on a clock that never goes back, in a page or in a worker.
fn now() -> f64 {
    let global = js_sys::global();
    let performance = match global.dyn_ref::<web_sys::WorkerGlobalScope>() {
        Some(worker) => worker.performance(),
        None => web_sys::window().and_then(|window| window.performance()),
    };
    performance.map_or_else(js_sys::Date::now, |clock| clock.now())
}

fn read(line: &str) -> Result<Box<dyn AnyTable>, JsValue> {
    games::read(line).map_err(|fault| fault_to_js(&fault, line))
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

/// A fault as the page receives it.
#[derive(Serialize)]
struct FaultReport<'a> {
    key: &'static str,
    args: &'a std::collections::BTreeMap<&'static str, Argument>,
    column: Option<usize>,
    message: String,
    text: &'a str,
}

fn fault_to_js(fault: &Fault, text: &str) -> JsValue {
    let report = FaultReport {
        key: fault.message.key,
        args: &fault.message.args,
        column: fault.column,
        message: fault.to_string(),
        text,
    };
    to_js(&report).unwrap_or_else(|error| error)
}

fn to_js(value: &impl Serialize) -> Result<JsValue, JsValue> {
    // Plain objects and nulls, as JSON would have them.
    let serializer = Serializer::json_compatible();
    value.serialize(&serializer).map_err(JsValue::from)
}
