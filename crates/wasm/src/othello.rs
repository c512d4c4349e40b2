//! What only Othello has: the laboratory, and looking back at a game.

use wasm_bindgen::prelude::*;
use zermelo_core::message::Fault;
use zermelo_core::notation::Line;
use zermelo_core::othello::Othello;
use zermelo_core::othello::laboratory::{self, Contest, Player};
use zermelo_core::othello::review::Review;
use zermelo_core::table::Table;

use crate::tables::Job;
use crate::{fault_to_js, to_js};

/// Begins to look back at a game, from the position after `from` moves on.
///
/// # Errors
/// The fault of a bad line.
#[wasm_bindgen]
pub fn review(line: &str, from: usize) -> Result<Job, JsValue> {
    Ok(Job::new(Box::new(Review::new(&read(line)?, from))))
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

fn read(line: &str) -> Result<Table<Othello>, JsValue> {
    let read = |line: &str| -> Result<Table<Othello>, Fault> { Table::read(&Line::split(line)?) };
    read(line).map_err(|fault| fault_to_js(&fault, line))
}

fn read_player(text: &str) -> Result<Player, JsValue> {
    Player::read(text).map_err(|fault| fault_to_js(&fault, text))
}
