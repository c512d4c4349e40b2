//! Arcs as text.

use super::MAX_TOKENS;
use super::arena::Arena;
use crate::graph::digraph6;
use crate::graph::simple::MAX_VERTICES;
use crate::message::{Fault, Message, join};
use crate::notation::Span;

/// The largest name of a vertex.
const MAX: u32 = MAX_VERTICES as u32;

/// Reads a board: arcs and lone vertices by commas, or `d6=` and a digraph6.
pub(super) fn read(board: Span<'_>) -> Result<Arena, Fault> {
    if let Some(text) = board.text.strip_prefix("d6=") {
        let arena = digraph6::read(text).and_then(Arena::of);
        let arena = arena.filter(|arena| !arena.names().is_empty());
        return arena.ok_or_else(|| {
            Message::new("tokens.error.d6")
                .with("found", text)
                .at(board.column + 3)
        });
    }
    let (mut lone, mut arcs) = (Vec::new(), Vec::new());
    for item in board.split(',') {
        match arc(item)? {
            (vertex, None) => lone.push(vertex),
            (from, Some(to)) => arcs.push((from, to)),
        }
    }
    // All names are within bounds.
    Arena::new(&lone, &arcs).ok_or_else(|| no_arc(board))
}

/// `3>5`, or `3` alone.
fn arc(item: Span<'_>) -> Result<(u32, Option<u32>), Fault> {
    let mut ends = item.split('>');
    let number = |end: Option<Span<'_>>| match end {
        Some(end) if !end.text.is_empty() && end.text.bytes().all(|b| b.is_ascii_digit()) => {
            end.number(1, MAX)
        }
        _ => Err(no_arc(item)),
    };
    let from = number(ends.next())?;
    let to = match ends.next() {
        Some(to) => Some(number(Some(to))?),
        None => None,
    };
    match ends.next() {
        None => Ok((from, to)),
        Some(_) => Err(no_arc(item)),
    }
}

fn no_arc(item: Span<'_>) -> Fault {
    let found: String = item.text.chars().take(40).collect();
    Message::new("tokens.error.arc")
        .with("found", found)
        .at(item.column)
}

/// Reads where the tokens stand, as vertices of the arena, rising.
pub(super) fn read_tokens(list: Span<'_>, arena: &Arena) -> Result<Vec<u8>, Fault> {
    let mut tokens = Vec::new();
    for span in list.split(',') {
        if tokens.len() == MAX_TOKENS {
            return Err(Message::new("error.list.long")
                .with("max", MAX_TOKENS)
                .at(span.column));
        }
        let name = span.number(1, MAX)?;
        let vertex = arena.vertex(name);
        tokens.push(vertex.ok_or_else(|| no_vertex(name).at(span.column))? as u8);
    }
    tokens.sort_unstable();
    Ok(tokens)
}

/// There is no such vertex.
pub(super) fn no_vertex(name: u32) -> Message {
    Message::new("tokens.error.vertex").with("vertex", name)
}

/// The arcs in order, each lone vertex in its place.
pub(super) fn write(arena: &Arena) -> String {
    let graph = arena.graph();
    let mut is_target = vec![false; graph.len()];
    for (_, to) in graph.arcs() {
        is_target[to as usize] = true;
    }
    let mut items = Vec::new();
    for (vertex, is_target) in is_target.into_iter().enumerate() {
        let from = arena.name(vertex);
        let followers = graph.followers(vertex);
        if followers.is_empty() && !is_target {
            items.push(from.to_string());
        }
        let arcs = followers
            .iter()
            .map(|&to| format!("{from}>{}", arena.name(to as usize)));
        items.extend(arcs);
    }
    join(&items, ",")
}
