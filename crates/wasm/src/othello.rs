//! What only Othello has: trained weights, the laboratory, looking back at a game,
//! and the openings.

use wasm_bindgen::prelude::*;
use zermelo_core::message::{Fault, Message};
use zermelo_core::notation::Line;
use zermelo_core::othello::explorer::Explorer;
use zermelo_core::othello::laboratory::{self, Contest, Player};
use zermelo_core::othello::review::Review;
use zermelo_core::othello::{Othello, equip as equip_with, openings as named};
use zermelo_core::table::Table;

use crate::tables::Job;
use crate::{fault_to_js, to_js};

/// The content of a file of trained weights, as it comes: so it lies in memory
/// once.
#[wasm_bindgen]
pub struct Weights(Vec<u8>);

/// No file is larger than this, whatever it says of itself.
const LARGEST: usize = 1 << 24;

#[wasm_bindgen]
impl Weights {
    /// Room for so many bytes.
    #[wasm_bindgen(constructor)]
    pub fn new(bytes: usize) -> Weights {
        Weights(Vec::with_capacity(bytes.min(LARGEST)))
    }

    /// What comes next.
    ///
    /// # Errors
    /// A fault where there is more than any file has.
    pub fn add(&mut self, part: &[u8]) -> Result<(), JsValue> {
        if self.0.len() + part.len() > LARGEST {
            return Err(bad_weights("too long"));
        }
        self.0.extend_from_slice(part);
        Ok(())
    }

    /// From now on positions are judged by these weights.
    ///
    /// # Errors
    /// A fault where it is no such file, or a damaged one.
    pub fn equip(self) -> Result<(), JsValue> {
        equip_with(&self.0).map_err(|bad| bad_weights(&bad.to_string()))
    }
}

fn bad_weights(why: &str) -> JsValue {
    let fault = Message::new("othello.error.trained").into();
    fault_to_js(&fault, why)
}

/// Begins to look back at a game, from the position after `from` moves on.
///
/// # Errors
/// The fault of a bad line.
#[wasm_bindgen]
pub fn review(line: &str, from: usize) -> Result<Job, JsValue> {
    Ok(Job::new(Box::new(Review::new(&read(line)?, from))))
}

/// Begins to look at where a game can go: the moves, the openings they lead to, and
/// what they are worth.
///
/// # Errors
/// The fault of a bad line.
#[wasm_bindgen]
pub fn explore(line: &str) -> Result<Job, JsValue> {
    Ok(Job::new(Box::new(Explorer::new(&read(line)?))))
}

/// The openings, each as its moves and its name.
///
/// # Errors
/// None but those of handing it over.
#[wasm_bindgen]
pub fn openings() -> Result<JsValue, JsValue> {
    to_js(&named::all().collect::<Vec<_>>())
}

/// Begins a player's search of a position.
///
/// # Errors
/// The fault of a bad line or player.
#[wasm_bindgen(js_name = labSearch)]
pub fn lab_search(line: &str, player: &str) -> Result<Job, JsValue> {
    let table = read(line)?;
    Ok(Job::new(laboratory::search(
        table.position(),
        &read_player(player)?,
    )))
}

/// Begins a match between two players.
///
/// # Errors
/// The fault of a bad player.
#[wasm_bindgen(js_name = labMatch)]
pub fn lab_match(first: &str, second: &str, games: u32, seed: u32) -> Result<Job, JsValue> {
    let players = [read_player(first)?, read_player(second)?];
    Ok(Job::new(Box::new(Contest::new(
        players,
        games,
        seed.into(),
    ))))
}

/// The features of a position as a player sees them.
///
/// # Errors
/// The fault of a bad line or player.
#[wasm_bindgen(js_name = labFeatures)]
pub fn lab_features(line: &str, player: &str) -> Result<JsValue, JsValue> {
    let table = read(line)?;
    to_js(&laboratory::features(
        table.position(),
        &read_player(player)?,
    ))
}

/// An edge worked out, and what a player thinks of it.
///
/// # Errors
/// The fault of a bad edge or player.
#[wasm_bindgen(js_name = labEdge)]
pub fn lab_edge(cells: &str, player: &str) -> Result<JsValue, JsValue> {
    let player = read_player(player)?;
    to_js(&laboratory::edge(cells, &player).map_err(|fault| fault_to_js(&fault, cells))?)
}

/// The sets of weights and the tables of edges to begin with.
///
/// # Errors
/// None but those of handing it over.
#[wasm_bindgen(js_name = labSets)]
pub fn lab_sets() -> Result<JsValue, JsValue> {
    to_js(&laboratory::sets())
}

/// A player, taken apart.
///
/// # Errors
/// The fault of a bad player.
#[wasm_bindgen(js_name = labRead)]
pub fn lab_read(player: &str) -> Result<JsValue, JsValue> {
    to_js(&laboratory::player(player).map_err(|fault| fault_to_js(&fault, player))?)
}

pub(crate) fn read(line: &str) -> Result<Table<Othello>, JsValue> {
    let read = |line: &str| -> Result<Table<Othello>, Fault> { Table::read(&Line::split(line)?) };
    read(line).map_err(|fault| fault_to_js(&fault, line))
}

fn read_player(text: &str) -> Result<Player, JsValue> {
    Player::read(text).map_err(|fault| fault_to_js(&fault, text))
}
