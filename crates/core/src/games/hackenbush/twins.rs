//! Equal parts of a drawing: what is found out about one holds for the other.
//!
//! Parts that stand apart on the ground and look alike, colours and all, are
//! searched as one: the edges and vertices of the later are renamed to those of
//! the first.

use super::blocks::{Mask, Vertex};
use super::drawing::{Colour, Drawing};
use crate::graph::simple::members;

/// New names for edges and vertices.
pub(super) struct Twins {
    edges: Vec<u8>,
    vertices: Vec<Vertex>,
    /// The edges that have another name.
    renamed: Mask,
}

/// A comparison of two parts is given up after so many tries.
const MAX_TRIES: u32 = 20_000;

impl Twins {
    /// Finds the equal parts of a drawing of at most 64 edges.
    pub(super) fn of(drawing: &Drawing) -> Twins {
        let mut twins = Twins {
            edges: (0..drawing.lines().len() as u8).collect(),
            vertices: (0..drawing.vertex_count() as u8).collect(),
            renamed: 0,
        };
        let ties = Ties::of(drawing);
        let mut first: Vec<Vec<Vertex>> = Vec::new();
        for part in parts(drawing) {
            let found = first.iter().find_map(|other| ties.match_up(&part, other));
            match found {
                Some(names) => twins.rename(drawing, &part, &names),
                None => first.push(part),
            }
        }
        twins
    }

    /// Whether none of these edges has another name.
    pub(super) fn keeps(&self, edges: Mask) -> bool {
        edges & self.renamed == 0
    }

    /// The edges by their new names.
    pub(super) fn edges(&self, edges: Mask) -> Mask {
        members(edges).fold(0, |set, edge| set | 1 << self.edges[edge])
    }

    /// A vertex by its new name.
    pub(super) fn vertex(&self, vertex: Vertex) -> Vertex {
        self.vertices[usize::from(vertex)]
    }

    fn rename(&mut self, drawing: &Drawing, part: &[Vertex], names: &[Vertex]) {
        for (&vertex, &name) in part.iter().zip(names) {
            self.vertices[usize::from(vertex)] = name;
        }
        let mut taken: Mask = 0;
        let is_inside = |vertex: u16| part.contains(&(vertex as Vertex));
        for (edge, line) in drawing.lines().iter().enumerate() {
            if !is_inside(line.from) && !is_inside(line.to) {
                continue;
            }
            let [a, b] = [line.from, line.to].map(|vertex| match vertex {
                0 => 0,
                other => u16::from(self.vertices[usize::from(other)]),
            });
            // Of several edges alike, each goes to one.
            let same = drawing.lines().iter().enumerate().find(|(place, other)| {
                let joins = [(other.from, other.to), (other.to, other.from)].contains(&(a, b));
                joins && other.colour == line.colour && taken >> place & 1 == 0
            });
            if let Some((place, _)) = same {
                taken |= 1 << place;
                self.edges[edge] = place as u8;
                self.renamed |= 1 << edge;
            }
        }
    }
}

/// The vertices of the parts that hang together without the ground, each part in
/// an order in which every vertex but the first has an earlier neighbour.
fn parts(drawing: &Drawing) -> Vec<Vec<Vertex>> {
    let mut seen = vec![false; drawing.vertex_count()];
    let mut parts = Vec::new();
    for start in 1..drawing.vertex_count() {
        if seen[start] {
            continue;
        }
        seen[start] = true;
        let mut part = vec![start as Vertex];
        let mut next = 0;
        while let Some(&vertex) = part.get(next) {
            next += 1;
            for &edge in drawing.at(vertex.into()) {
                let other = drawing.lines()[usize::from(edge)].other(vertex.into());
                if other != 0 && !std::mem::replace(&mut seen[usize::from(other)], true) {
                    part.push(other as Vertex);
                }
            }
        }
        parts.push(part);
    }
    parts
}

/// How many edges of each colour join two vertices.
struct Ties {
    count: usize,
    ties: Vec<[u8; Colour::ALL.len()]>,
}

impl Ties {
    fn of(drawing: &Drawing) -> Ties {
        let count = drawing.vertex_count();
        let mut ties = Ties {
            count,
            ties: vec![[0; Colour::ALL.len()]; count * count],
        };
        for line in drawing.lines() {
            for (a, b) in [(line.from, line.to), (line.to, line.from)] {
                ties.ties[usize::from(a) * count + usize::from(b)][line.colour as usize] += 1;
            }
        }
        ties
    }

    fn between(&self, a: Vertex, b: Vertex) -> [u8; Colour::ALL.len()] {
        self.ties[usize::from(a) * self.count + usize::from(b)]
    }

    /// For each vertex of a part one of the other, so that all ties are the same.
    fn match_up(&self, part: &[Vertex], other: &[Vertex]) -> Option<Vec<Vertex>> {
        if part.len() != other.len() {
            return None;
        }
        let mut names = Vec::with_capacity(part.len());
        let mut tries = MAX_TRIES;
        self.extend(part, other, &mut names, &mut tries)
            .then_some(names)
    }

    fn extend(
        &self,
        part: &[Vertex],
        other: &[Vertex],
        names: &mut Vec<Vertex>,
        tries: &mut u32,
    ) -> bool {
        let Some(&vertex) = part.get(names.len()) else {
            return true;
        };
        for &name in other {
            if *tries == 0 {
                return false;
            }
            *tries -= 1;
            let fits = !names.contains(&name)
                && self.between(vertex, 0) == self.between(name, 0)
                && self.between(vertex, vertex) == self.between(name, name)
                && part
                    .iter()
                    .zip(names.iter())
                    .all(|(&a, &b)| self.between(vertex, a) == self.between(name, b));
            if fits {
                names.push(name);
                if self.extend(part, other, names, tries) {
                    return true;
                }
                names.pop();
            }
        }
        false
    }
}
