//! The calculator of values.

use serde::Serialize;
use wasm_bindgen::prelude::*;
use zermelo_core::value::expression::{self, ValueRecord};
use zermelo_core::value::latex;
use zermelo_core::value::picture::thermograph_svg;

use crate::{fault_to_js, to_js};

/// What a value is: its record, and its thermograph drawn as SVG.
#[derive(Serialize)]
struct Drawn {
    #[serde(flatten)]
    record: ValueRecord,
    svg: String,
}

/// Works out an expression of games.
///
/// # Errors
/// The fault of a bad expression.
#[wasm_bindgen]
pub fn value(text: &str) -> Result<JsValue, JsValue> {
    match expression::work_out(text, expression::STEPS) {
        Ok((record, graph)) => to_js(&Drawn {
            record,
            svg: thermograph_svg(&graph),
        }),
        Err(fault) => Err(fault_to_js(&fault, text)),
    }
}

/// The LaTeX of a value as records write it; nothing where the text is no value.
#[wasm_bindgen]
pub fn latex(value: &str) -> Option<String> {
    latex::latex(value)
}
