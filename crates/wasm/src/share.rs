//! Searches that several workers share: each has its own module, and what they
//! find goes from one to another as lists of numbers.

use js_sys::Int32Array;
use serde::Serialize;
use wasm_bindgen::prelude::*;
use zermelo_core::job::Step;
use zermelo_core::othello::xray::Limits;
use zermelo_core::othello::{review, xray};
use zermelo_core::share::{Part, Share, Worker};

use crate::othello::read;
use crate::tables::now;
use crate::to_js;

/// A shared search of any kind.
trait AnyShare {
    fn parts(&self) -> Vec<Part>;
    fn to_the_end(&self) -> bool;
    fn gather(&self, parts: &[Part], nodes: u64) -> Result<JsValue, JsValue>;
    fn worker(&self) -> Box<dyn Worker>;
}

impl<T: Share> AnyShare for T
where
    T::Output: Serialize,
{
    fn parts(&self) -> Vec<Part> {
        Share::parts(self)
    }

    fn to_the_end(&self) -> bool {
        Share::to_the_end(self)
    }

    fn gather(&self, parts: &[Part], nodes: u64) -> Result<JsValue, JsValue> {
        to_js(&Share::gather(self, parts, nodes))
    }

    fn worker(&self) -> Box<dyn Worker> {
        Share::worker(self)
    }
}

fn begin(kind: &str, line: &str, from: usize) -> Result<Box<dyn AnyShare>, JsValue> {
    let table = read(line)?;
    Ok(match kind {
        "review" => Box::new(review::Shared::new(table, from)),
        _ => Box::new(xray::Shared::new(table, Limits::USUAL)),
    })
}

/// The parts of a job `kind`, and whether it goes on to its end even where time
/// is up: `{ parts, toTheEnd }`.
///
/// # Errors
/// The fault of a bad line.
#[wasm_bindgen]
pub fn share(kind: &str, line: &str, from: usize) -> Result<JsValue, JsValue> {
    let share = begin(kind, line, from)?;
    let parts: js_sys::Array = share.parts().iter().map(to_numbers).collect();
    let answer = js_sys::Object::new();
    js_sys::Reflect::set(&answer, &"parts".into(), &parts)?;
    js_sys::Reflect::set(&answer, &"toTheEnd".into(), &share.to_the_end().into())?;
    Ok(answer.into())
}

/// What the parts tell by now: `{ draft, glimpse, progress }`.
///
/// # Errors
/// The fault of a bad line.
#[wasm_bindgen]
pub fn gather(
    kind: &str,
    line: &str,
    from: usize,
    parts: Vec<Int32Array>,
    nodes: u64,
) -> Result<JsValue, JsValue> {
    let parts: Vec<Part> = parts
        .into_iter()
        .filter_map(|part| Part::read(&part.to_vec()))
        .collect();
    begin(kind, line, from)?.gather(&parts, nodes)
}

/// Begins to work on parts of a job `kind`.
///
/// # Errors
/// The fault of a bad line.
#[wasm_bindgen]
pub fn work(kind: &str, line: &str, from: usize) -> Result<Work, JsValue> {
    Ok(Work {
        worker: begin(kind, line, from)?.worker(),
        busy: false,
    })
}

/// From now on searches keep smaller tables: others run beside this one.
#[wasm_bindgen]
pub fn economise() {
    zermelo_core::othello::search::economise();
}

/// Works on parts by slices.
#[wasm_bindgen]
pub struct Work {
    worker: Box<dyn Worker>,
    busy: bool,
}

#[derive(Serialize)]
struct Report {
    done: bool,
    nodes: u64,
}

#[wasm_bindgen]
impl Work {
    /// Takes up a part, or an errand for another's.
    ///
    /// # Errors
    /// Where it is no part of this job.
    pub fn give(&mut self, part: &[i32]) -> Result<(), JsValue> {
        self.busy = Part::read(part).is_some_and(|part| self.worker.take_up(&part));
        if self.busy {
            return Ok(());
        }
        Err("this is no part of the job".into())
    }

    /// Takes note of what was found on an errand, or that one is not wanted any more.
    pub fn tell(&mut self, part: &[i32]) {
        if let Some(part) = Part::read(part) {
            self.worker.hear(&part);
        }
    }

    /// Works on it for about so many milliseconds: `{ done, nodes, result }`, the
    /// result being the part, a step further; or `{ done, nodes, errands }`, what
    /// others could find out for it.
    ///
    /// # Errors
    /// When the result cannot be handed over.
    pub fn run(&mut self, milliseconds: f64) -> Result<JsValue, JsValue> {
        let end = now() + milliseconds;
        let mut budget = 1_000;
        while self.busy {
            match self.worker.step(budget) {
                Step::Done(part) => {
                    self.busy = false;
                    let report = self.report(true)?;
                    js_sys::Reflect::set(&report, &"result".into(), &to_numbers(&part))?;
                    return Ok(report);
                }
                Step::Working(_) if now() >= end => break,
                // Looking at the clock costs more than a small step.
                Step::Working(_) => budget = (budget * 2).min(50_000),
            }
        }
        let report = self.report(false)?;
        let errands: js_sys::Array = self.worker.errands().iter().map(to_numbers).collect();
        js_sys::Reflect::set(&report, &"errands".into(), &errands)?;
        Ok(report)
    }

    fn report(&self, done: bool) -> Result<JsValue, JsValue> {
        to_js(&Report {
            done,
            nodes: self.worker.nodes(),
        })
    }
}

fn to_numbers(part: &Part) -> JsValue {
    Int32Array::from(&part.write()[..]).into()
}
