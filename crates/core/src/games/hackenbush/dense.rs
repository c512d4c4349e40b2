//! Red and blue with ways round, where a part has few edges: a table of all sets
//! of its edges.
//!
//! With so few, to look at every set in order is quicker than to find out which
//! ones play can reach: every set is one number, and its place in the table is
//! the set itself.

use std::rc::Rc;

use super::algebra::Worth;
use super::drawing::{Colour, Drawing, EdgeSet};
use super::search::Stop;
use super::small::Small;
use super::worth::Way;
use crate::graph::simple::members;
use crate::value::dyadic::Dyadic;

/// The most edges that a part may have: its table takes four bytes for each set.
pub(super) const MAX_EDGES: usize = 24;

/// A number as a multiple of 2^-24: a part of so few edges has no finer one.
type Fixed = i32;
const BITS: u32 = MAX_EDGES as u32;

/// The parts of a drawing, each with its table.
pub(super) struct ByTable {
    parts: Vec<Part>,
    standing: EdgeSet,
    drawing: Rc<Drawing>,
}

/// Edges that hang together without the ground.
struct Part {
    small: Small,
    blue: u32,
    /// By set of edges, what is joined to the ground of it is worth; as far as it
    /// is filled.
    values: Vec<Fixed>,
}

impl ByTable {
    /// A table for every part, where all are small enough.
    pub(super) fn new(drawing: &Rc<Drawing>, standing: &EdgeSet) -> Option<ByTable> {
        let parts = parts(drawing, standing);
        let small = parts.iter().all(|edges| edges.len() <= MAX_EDGES);
        small.then(|| ByTable {
            parts: parts
                .into_iter()
                .map(|edges| Part::new(drawing, edges))
                .collect(),
            standing: standing.clone(),
            drawing: Rc::clone(drawing),
        })
    }
}

impl Way for ByTable {
    fn worth(&mut self, cut: Option<usize>, steps: &mut u64) -> Result<Worth, Stop> {
        for part in &mut self.parts {
            part.fill(steps)?;
        }
        let left = match cut {
            None => self.standing.clone(),
            Some(edge) => self.drawing.cut(&self.standing, edge),
        };
        *steps = steps.saturating_sub(1);
        let total: i64 = self
            .parts
            .iter()
            .map(|part| i64::from(part.value(&left)))
            .sum();
        Ok(Worth::of_number(Dyadic::new(total, BITS.into())))
    }

    fn method(&self) -> &'static str {
        "table"
    }

    fn nodes(&self) -> u64 {
        self.parts.iter().map(|part| part.values.len() as u64).sum()
    }
}

/// The standing edges by parts, in the order of their first edges.
fn parts(drawing: &Drawing, standing: &EdgeSet) -> Vec<Vec<usize>> {
    let mut part_of: Vec<Option<usize>> = vec![None; drawing.vertex_count()];
    let mut parts: Vec<Vec<usize>> = Vec::new();
    for edge in standing.iter() {
        let line = drawing.lines()[edge];
        let start = if line.from == 0 { line.to } else { line.from };
        if start == 0 {
            // From the ground to the ground: a part of its own.
            parts.push(vec![edge]);
            continue;
        }
        if part_of[usize::from(start)].is_some() {
            continue;
        }
        let number = parts.len();
        part_of[usize::from(start)] = Some(number);
        let mut open = vec![start];
        while let Some(vertex) = open.pop() {
            for &edge in drawing.at(vertex) {
                let next = drawing.lines()[usize::from(edge)].other(vertex);
                let is_new = next != 0 && part_of[usize::from(next)].is_none();
                if standing.contains(edge.into()) && is_new {
                    part_of[usize::from(next)] = Some(number);
                    open.push(next);
                }
            }
        }
        let inside = |&edge: &usize| {
            let line = drawing.lines()[edge];
            let end = if line.from == 0 { line.to } else { line.from };
            end != 0 && part_of[usize::from(end)] == Some(number)
        };
        parts.push(standing.iter().filter(inside).collect());
    }
    parts
}

impl Part {
    fn new(drawing: &Drawing, edges: Vec<usize>) -> Part {
        let small = Small::new(drawing, edges);
        let blue = small.filter(|edge| drawing.lines()[edge].colour == Colour::Blue);
        Part {
            small,
            blue,
            values: Vec::new(),
        }
    }

    /// What is left of the part is worth.
    fn value(&self, left: &EdgeSet) -> Fixed {
        self.values[self.small.among(left) as usize]
    }

    /// Fills the table, every set after all smaller ones.
    fn fill(&mut self, steps: &mut u64) -> Result<(), Stop> {
        let count = self.small.sets();
        self.values.reserve_exact(count - self.values.len());
        while self.values.len() < count {
            if *steps == 0 {
                return Err(Stop::Paused);
            }
            // Looking at the clock of steps costs as much as a set.
            let next = count.min(self.values.len() + 64);
            *steps = steps.saturating_sub(32);
            while self.values.len() < next {
                let set = self.values.len() as u32;
                let joined = self.small.joined(set);
                let value = if joined == set {
                    self.searched(set)
                } else {
                    self.values[joined as usize]
                };
                self.values.push(value);
            }
        }
        Ok(())
    }

    /// The simplest number between the best cuts of the two.
    fn searched(&self, set: u32) -> Fixed {
        let after = |edge: usize| self.values[set as usize & !(1 << edge)];
        let left = members((set & self.blue).into()).map(after).max();
        let right = members((set & !self.blue).into()).map(after).min();
        match (left, right) {
            (Some(left), right) if left >= 0 => simplest_above(left, right),
            (left, Some(right)) if right <= 0 => -simplest_above(-right, left.map(|left| -left)),
            _ => 0,
        }
    }
}

/// The simplest number above one that is not negative, and below another.
fn simplest_above(left: Fixed, right: Option<Fixed>) -> Fixed {
    let whole = ((left >> BITS) + 1) << BITS;
    let Some(right) = right.filter(|right| whole >= *right) else {
        return whole;
    };
    // The next multiple of every step, the coarsest that stays below.
    (0..BITS)
        .rev()
        .map(|bits| ((left >> bits) + 1) << bits)
        .find(|&next| next < right)
        .unwrap_or(left)
}
