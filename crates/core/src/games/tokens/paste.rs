//! Boards that somebody pasted: arcs, digraph6, a matrix, DOT, or a line.

use super::arena::Arena;
use super::{MAX_TOKENS, Tokens};
use crate::graph::simple::MAX_VERTICES;
use crate::graph::{digraph6, dot};
use crate::message::{Fault, Message};
use crate::notation::{Line, Notation, Span};
use crate::table::Table;

/// Reads whichever of the formats the text looks like.
pub(super) fn read(text: &str) -> Result<Tokens, Fault> {
    let trimmed = text.trim();
    if trimmed.starts_with(Tokens::NAME) {
        return Ok(Table::<Tokens>::read(&Line::split(trimmed)?)?
            .start()
            .clone());
    }
    if dot::looks_like(trimmed) {
        return from_dot(text);
    }
    if trimmed.starts_with(['&', '>']) || trimmed.starts_with("d6=") {
        let code = trimmed.strip_prefix("d6=").unwrap_or(trimmed);
        let arena = digraph6::read(code).and_then(Arena::of);
        let arena = arena.filter(|arena| !arena.names().is_empty());
        let made = arena.and_then(|arena| Tokens::new(arena, &[]));
        return made.ok_or_else(|| {
            let found: String = code.chars().take(40).collect();
            Message::new("tokens.error.d6").with("found", found).into()
        });
    }
    if is_matrix(trimmed) {
        return from_matrix(text);
    }
    from_arcs(text)
}

fn board(arena: Option<Arena>, on: &[u32]) -> Result<Tokens, Fault> {
    let made = arena.and_then(|arena| Tokens::new(arena, on));
    made.ok_or_else(|| too_large().into())
}

fn too_large() -> Message {
    Message::new("tokens.error.large").with("max", MAX_VERTICES)
}

/// Names that are numbers from 1 to 64 are kept; others are numbered as they
/// come.
fn from_dot(text: &str) -> Result<Tokens, Fault> {
    let named = dot::read(text)?;
    let numbers: Option<Vec<u32>> = named
        .names
        .iter()
        .map(|name| {
            let number = name.parse().ok()?;
            // No two spellings of one number.
            let is_plain =
                (1..=MAX_VERTICES as u32).contains(&number) && number.to_string() == *name;
            is_plain.then_some(number)
        })
        .collect();
    let numbers = numbers.unwrap_or_else(|| (1..=named.names.len() as u32).collect());
    if numbers.is_empty() {
        return Err(Message::new("tokens.error.arc").with("found", "").into());
    }
    let arcs: Vec<(u32, u32)> = named
        .arcs
        .iter()
        .map(|&(from, to)| (numbers[from], numbers[to]))
        .collect();
    let on: Vec<u32> = named
        .tokens
        .iter()
        .flat_map(|&(vertex, count)| std::iter::repeat_n(numbers[vertex], count))
        .take(MAX_TOKENS)
        .collect();
    board(Arena::new(&numbers, &arcs), &on)
}

fn is_digit(c: char) -> bool {
    matches!(c, '0' | '1')
}

fn is_between(c: char) -> bool {
    c.is_whitespace() || ",;[]()".contains(c)
}

/// Rows of zeros and ones, with anything customary between them.
fn is_matrix(text: &str) -> bool {
    let digits = text.chars().filter(|&c| is_digit(c)).count();
    let rows = text.lines().filter(|line| line.contains(is_digit)).count();
    text.contains('0') && digits >= rows && text.chars().all(|c| is_digit(c) || is_between(c))
}

fn from_matrix(text: &str) -> Result<Tokens, Fault> {
    let rows: Vec<(usize, Vec<char>)> = text
        .lines()
        .enumerate()
        .map(|(line, row)| (line + 1, row.chars().filter(|&c| is_digit(c)).collect()))
        .filter(|(_, row): &(usize, Vec<char>)| !row.is_empty())
        .collect();
    if rows.len() > MAX_VERTICES {
        return Err(too_large().into());
    }
    let mut arcs = Vec::new();
    for (from, (line, row)) in rows.iter().enumerate() {
        if row.len() != rows.len() {
            return Err(Message::new("tokens.error.matrix")
                .with("line", *line)
                .with("count", rows.len())
                .with("found", row.iter().take(70).collect::<String>())
                .into());
        }
        let ones = row.iter().enumerate().filter(|(_, digit)| **digit == '1');
        arcs.extend(ones.map(|(to, _)| (from as u32 + 1, to as u32 + 1)));
    }
    let names: Vec<u32> = (1..=rows.len() as u32).collect();
    board(Arena::new(&names, &arcs), &[])
}

/// Arcs with any arrow between their ends, by commas, blanks or lines.
fn from_arcs(text: &str) -> Result<Tokens, Fault> {
    let mut plain = text.to_owned();
    for arrow in ["->", "→", "⟶", "=>"] {
        // Columns stay those of the text where they can.
        plain = plain.replace(arrow, ">");
    }
    // An arrow may have blanks around it, and must not then be torn apart.
    let mut items = String::new();
    for piece in plain.split_inclusive('>') {
        let piece = if items.ends_with('>') {
            piece.trim_start()
        } else {
            piece
        };
        match piece.strip_suffix('>') {
            Some(before) => {
                items.push_str(before.trim_end());
                items.push('>');
            }
            None => items.push_str(piece),
        }
    }
    let words: Vec<&str> = items
        .split(|c: char| c.is_whitespace() || ",;{}".contains(c))
        .filter(|word| !word.is_empty())
        .collect();
    let joined = words.join(",");
    let arena = super::text::read(Span {
        text: &joined,
        column: 1,
    });
    // What is wrong is named; the column would be that of another text.
    let arena = arena.map_err(|fault| Fault::from(fault.message))?;
    board(Some(arena), &[])
}
