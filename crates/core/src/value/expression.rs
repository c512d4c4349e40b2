//! What there is to say about a value that somebody has written down.
//!
//! ```
//! use zermelo_core::value::expression::{STEPS, work_out};
//!
//! let (record, _) = work_out("{1|-1}+^*-1/2", STEPS)?;
//! assert_eq!(record.form, "{1/2^*|-3/2^*}");
//! assert_eq!(record.class, "N");
//! assert_eq!((record.mean.as_str(), record.temperature.as_str()), ("-1/2", "1"));
//! # Ok::<(), zermelo_core::message::Fault>(())
//! ```

use std::rc::Rc;

use serde::Serialize;

use super::latex::latex;
use super::short::{Game, Games, Point, Thermograph, TooLarge, Wall};
use crate::message::{Fault, Message};
use crate::notation::check_length;

/// A limit that keeps every answer within a fraction of a second.
pub const STEPS: u64 = 1_000_000;

/// An expression worked out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ValueRecord {
    /// The canonical form as text.
    pub form: String,
    /// The same for a paper.
    pub latex: String,
    /// `L`, `R`, `N` or `P`.
    pub class: &'static str,
    /// The day on which it is born; none where it does not fit a number.
    pub birthday: Option<u64>,
    /// Where the mast of the thermograph stands.
    pub mean: String,
    /// Where it begins.
    pub temperature: String,
    /// What Left gets when beginning, if both stop at a number.
    pub left_stop: String,
    /// The same when Right begins.
    pub right_stop: String,
    /// How many ups it is nearly worth; none unless it is all-small.
    pub atomic_weight: Option<String>,
    /// Left's options in canonical form.
    pub left: Vec<String>,
    /// Right's.
    pub right: Vec<String>,
    /// The corners of the walls.
    pub walls: Walls,
}

/// The corners of a thermograph as text, each a value and a tax.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Walls {
    /// Left's wall.
    pub left: Vec<[String; 2]>,
    /// Right's wall.
    pub right: Vec<[String; 2]>,
}

/// Reads an expression and works it out within so many steps; the thermograph
/// comes along for whoever wants to draw it.
///
/// # Errors
/// Says what was expected and at which column, or that it is too large.
pub fn work_out(text: &str, steps: u64) -> Result<(ValueRecord, Rc<Thermograph>), Fault> {
    let (mut games, value) = read(text, steps)?;
    let worked_out = games.thermograph(value).and_then(|graph| {
        let record = describe(&mut games, value, &graph)?;
        Ok((record, graph))
    });
    worked_out.map_err(|TooLarge| Message::new("value.error.large").into())
}

fn describe(games: &mut Games, value: Game, graph: &Thermograph) -> Result<ValueRecord, TooLarge> {
    let weight = games.atomic_weight(value)?;
    let options = games.options(value);
    let mut texts = |side: &[Game]| -> Result<Vec<String>, TooLarge> {
        side.iter().map(|&game| games.write(game)).collect()
    };
    let (left, right) = (texts(&options.left)?, texts(&options.right)?);
    let form = games.write(value)?;
    Ok(ValueRecord {
        latex: latex(&form).unwrap_or_default(),
        form,
        class: games.class(value)?.letter(),
        birthday: games.birthday(value),
        mean: graph.mean.to_string(),
        temperature: graph.temperature.to_string(),
        left_stop: games.left_stop(value)?.to_string(),
        right_stop: games.right_stop(value)?.to_string(),
        atomic_weight: weight.map(|weight| games.write(weight)).transpose()?,
        left,
        right,
        walls: Walls {
            left: corners(&graph.left),
            right: corners(&graph.right),
        },
    })
}

fn read(text: &str, steps: u64) -> Result<(Games, Game), Fault> {
    check_length(text)?;
    let mut games = Games::with_limit(steps);
    let value = games.read(text)?;
    Ok((games, value))
}

fn corners(wall: &Wall) -> Vec<[String; 2]> {
    let corner = |point: &Point| [point.value.to_string(), point.tax.to_string()];
    wall.0.iter().map(corner).collect()
}
