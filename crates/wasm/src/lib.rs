//! The engine for the browser: lines of text in, small records out.
//!
//! No rule of any game is written here. Every function that takes text answers
//! bad text with a fault, which JavaScript receives as a plain object:
//! `{ key, args, column, text }`. The page has the sentences; the core's English
//! of them is for the command line, and not carried along.
//!
//! Each feature is a module of its own for the page, loaded only where it is
//! needed: one for each game, and `values` for the calculator.

#[cfg(feature = "othello")]
mod othello;
#[cfg(feature = "othello")]
mod share;
#[cfg(feature = "tables")]
mod tables;
#[cfg(feature = "values")]
mod values;

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;
use zermelo_core::message::{Argument, Fault};

/// Puts the message of a panic on the console. Called once, before anything
/// else.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// A fault as the page receives it.
#[derive(Serialize)]
struct FaultReport<'a> {
    key: &'static str,
    args: &'a std::collections::BTreeMap<&'static str, Argument>,
    column: Option<usize>,
    text: &'a str,
}

fn fault_to_js(fault: &Fault, text: &str) -> JsValue {
    let report = FaultReport {
        key: fault.message.key,
        args: &fault.message.args,
        column: fault.column,
        text,
    };
    to_js(&report).unwrap_or_else(|error| error)
}

fn to_js(value: &impl Serialize) -> Result<JsValue, JsValue> {
    // Plain objects and nulls, as JSON would have them.
    let serializer = Serializer::json_compatible();
    value.serialize(&serializer).map_err(JsValue::from)
}
