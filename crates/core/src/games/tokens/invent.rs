//! Boards made up: by chance, or other games as digraphs.

use fastrand::Rng;

use super::Tokens;
use super::arena::Arena;
use super::sum::Sum;
use crate::game::Game;
use crate::graph::simple::MAX_VERTICES;
use crate::value::loopy::Label;

/// The kinds of boards.
pub(super) const KINDS: &[&str] = &["cyclic", "acyclic", "nim", "subtraction", "kayles"];

/// Tries at a board that is worth playing on.
const TRIES: u64 = 2_000;

/// A board of such a kind and size.
pub(super) fn invent(what: &str, size: u32, seed: u64) -> Option<Tokens> {
    match what {
        "cyclic" => by_chance(size, true, seed),
        "acyclic" => by_chance(size, false, seed),
        "nim" => heap(size, |_, _| true),
        "subtraction" => heap(size, |from, to| from - to <= 3),
        "kayles" => kayles(size),
        _ => None,
    }
}

/// A digraph of so many vertices, about five arcs for three of them, with two
/// tokens that the first player can win with, or draw where there are cycles.
fn by_chance(size: u32, cyclic: bool, seed: u64) -> Option<Tokens> {
    if !(4..=MAX_VERTICES as u32).contains(&size) {
        return None;
    }
    let mut random = Rng::with_seed(seed);
    let vertices: Vec<u32> = (1..=size).collect();
    (0..TRIES).find_map(|attempt| {
        let mut arcs: Vec<(u32, u32)> = Vec::new();
        // Every vertex is joined to one before it, then some more are joined.
        for vertex in 2..=size {
            arcs.push((vertex, random.u32(1..vertex)));
        }
        for _ in 0..=size * 2 / 3 {
            let (a, b) = (random.u32(1..=size), random.u32(1..=size));
            match a.cmp(&b) {
                std::cmp::Ordering::Equal => {}
                std::cmp::Ordering::Less if cyclic => arcs.push((a, b)),
                _ => arcs.push((a.max(b), a.min(b))),
            }
        }
        let on = [random.u32(size / 2..=size), random.u32(size / 2..=size)];
        let made = Tokens::new(Arena::new(&vertices, &arcs)?, &on)?;
        let sum = Sum::of(made.arena().solution(), made.on());
        // Draws are welcome now and then.
        let wanted = if cyclic && attempt % 4 == 3 {
            Label::Draw
        } else {
            Label::Next
        };
        let labels = &made.arena().solution().labels;
        let has = |label| (0..size as usize).any(|vertex| labels.label(vertex) == label);
        let is_long = !made.wins_at_once();
        (sum.label() == wanted && has(Label::Draw) == cyclic && has(Label::Next) && is_long)
            .then_some(made)
    })
}

/// A heap of so many objects: vertex k + 1 is the heap of k.
fn heap(size: u32, may: impl Fn(u32, u32) -> bool) -> Option<Tokens> {
    if !(1..MAX_VERTICES as u32).contains(&size) {
        return None;
    }
    let arcs: Vec<(u32, u32)> = (1..=size)
        .flat_map(|from| (0..from).rev().map(move |to| (from, to)))
        .filter(|&(from, to)| may(from, to))
        .map(|(from, to)| (from + 1, to + 1))
        .collect();
    Tokens::new(Arena::new(&[], &arcs)?, &[size + 1, size, size / 2 + 1])
}

/// Kayles with a row of so many pins: knock down one, or two side by side. The
/// vertices are the sets of rows that can come up, each as a list of lengths.
fn kayles(size: u32) -> Option<Tokens> {
    if !(1..=9).contains(&size) {
        return None;
    }
    let mut rows: Vec<Vec<u32>> = vec![vec![size]];
    let mut arcs = Vec::new();
    let mut next = 0;
    while next < rows.len() {
        for follower in knocked(&rows[next]) {
            let known = rows.iter().position(|other| *other == follower);
            let place = known.unwrap_or_else(|| {
                rows.push(follower);
                rows.len() - 1
            });
            arcs.push((next as u32 + 1, place as u32 + 1));
        }
        next += 1;
    }
    Tokens::new(Arena::new(&[], &arcs)?, &[1])
}

fn knocked(rows: &[u32]) -> Vec<Vec<u32>> {
    let mut found = Vec::new();
    for (place, &row) in rows.iter().enumerate() {
        for pins in 1..=2 {
            for before in 0..=row.saturating_sub(pins) {
                if row < pins {
                    continue;
                }
                let mut left = rows.to_vec();
                left.remove(place);
                left.extend([before, row - pins - before]);
                left.retain(|&length| length > 0);
                left.sort_unstable();
                found.push(left);
            }
        }
    }
    found
}
