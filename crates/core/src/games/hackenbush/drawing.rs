//! Drawings: edges in three colours between vertices, joined to the ground.

use std::fmt;

use serde::Serialize;

/// Who may cut an edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// Left.
    Blue,
    /// Right.
    Red,
    /// Both.
    Green,
}

impl Colour {
    /// All colours.
    pub const ALL: [Colour; 3] = [Colour::Blue, Colour::Red, Colour::Green];

    /// The letter of the table notation.
    pub fn letter(self) -> char {
        match self {
            Colour::Blue => 'B',
            Colour::Red => 'R',
            Colour::Green => 'G',
        }
    }

    /// The colour of a letter: ours, or those of `CGSuite`: `l`, `r`, `e`.
    pub(super) fn read(letter: char) -> Option<Colour> {
        match letter {
            'B' | 'b' | 'l' => Some(Colour::Blue),
            'R' | 'r' => Some(Colour::Red),
            'G' | 'g' | 'e' => Some(Colour::Green),
            _ => None,
        }
    }
}

/// An edge between two vertices; the ground is vertex 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Line {
    /// One end.
    pub from: u16,
    /// The other.
    pub to: u16,
    /// Who may cut it.
    pub colour: Colour,
}

impl Line {
    /// The end that is not this one.
    pub fn other(self, vertex: u16) -> u16 {
        if vertex == self.from {
            self.to
        } else {
            self.from
        }
    }

    fn is_loop(self) -> bool {
        self.from == self.to
    }
}

/// How a drawing was written, and is written again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Form {
    /// As letters with brackets.
    Letters,
    /// As a list of edges.
    List,
}

/// A drawing in which everything is joined to the ground.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Drawing {
    lines: Vec<Line>,
    /// What each vertex is called, the ground first.
    names: Vec<u16>,
    form: Form,
    /// By vertex, its edges: the ends of ranges into `incident`.
    starts: Vec<u32>,
    incident: Vec<u16>,
    /// By vertex, the edge that leads down; none for the ground. Only in a forest.
    down: Option<Vec<u16>>,
}

/// A set of edges, by number from 0.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct EdgeSet(Box<[u64]>);

impl EdgeSet {
    fn none(count: usize) -> EdgeSet {
        EdgeSet(vec![0; count.div_ceil(64).max(1)].into())
    }

    fn first(count: usize) -> EdgeSet {
        let mut set = EdgeSet::none(count);
        for edge in 0..count {
            set.insert(edge);
        }
        set
    }

    /// Whether an edge is in the set.
    pub fn contains(&self, edge: usize) -> bool {
        self.0
            .get(edge / 64)
            .is_some_and(|word| word >> (edge % 64) & 1 != 0)
    }

    fn insert(&mut self, edge: usize) {
        self.0[edge / 64] |= 1 << (edge % 64);
    }

    pub(super) fn remove(&mut self, edge: usize) {
        self.0[edge / 64] &= !(1 << (edge % 64));
    }

    /// The edges of the set, in order.
    pub fn iter(&self) -> impl Iterator<Item = usize> {
        self.0.iter().enumerate().flat_map(|(place, &word)| {
            let mut rest = word;
            std::iter::from_fn(move || {
                let bit = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
                rest &= rest - 1;
                Some(place * 64 + bit)
            })
        })
    }

    /// How many edges there are.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    /// The first 64 edges as one word.
    pub(super) fn word(&self) -> u64 {
        self.0[0]
    }
}

impl Drawing {
    /// A drawing of these edges. The vertices are called as in `names`, which
    /// begins with the ground; `None` where an edge is not joined to the ground,
    /// and then which.
    pub(super) fn new(lines: Vec<Line>, names: Vec<u16>, form: Form) -> Result<Drawing, usize> {
        let mut degrees = vec![0_u32; names.len() + 1];
        for line in &lines {
            degrees[usize::from(line.from) + 1] += 1;
            if !line.is_loop() {
                degrees[usize::from(line.to) + 1] += 1;
            }
        }
        let mut starts = degrees;
        for vertex in 1..starts.len() {
            starts[vertex] += starts[vertex - 1];
        }
        let mut next = starts.clone();
        let mut incident = vec![0; starts[names.len()] as usize];
        for (edge, line) in lines.iter().enumerate() {
            let ends = [Some(line.from), (!line.is_loop()).then_some(line.to)];
            for vertex in ends.into_iter().flatten() {
                incident[next[usize::from(vertex)] as usize] = edge as u16;
                next[usize::from(vertex)] += 1;
            }
        }
        let mut drawing = Drawing {
            lines,
            names,
            form,
            starts,
            incident,
            down: None,
        };
        let all = drawing.all();
        let joined = drawing.joined(&all);
        if let Some(edge) = all.iter().find(|&edge| !joined.contains(edge)) {
            return Err(edge);
        }
        if drawing.lines.len() + 1 == drawing.names.len() {
            drawing.down = Some(drawing.ways_down());
        }
        Ok(drawing)
    }

    /// The edges, in the order in which they are written.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// How many vertices there are, the ground among them.
    pub fn vertex_count(&self) -> usize {
        self.names.len()
    }

    /// What a vertex is called.
    pub(super) fn name(&self, vertex: u16) -> u16 {
        self.names[usize::from(vertex)]
    }

    /// How it is written.
    pub fn form(&self) -> Form {
        self.form
    }

    /// The edges at a vertex, a loop once.
    pub(super) fn at(&self, vertex: u16) -> &[u16] {
        let vertex = usize::from(vertex);
        &self.incident[self.starts[vertex] as usize..self.starts[vertex + 1] as usize]
    }

    /// Whether there is no way round.
    pub fn is_forest(&self) -> bool {
        self.down.is_some()
    }

    /// In a forest, by vertex, the edge that leads down; of the ground, nonsense.
    pub(super) fn down(&self) -> Option<&[u16]> {
        self.down.as_deref()
    }

    /// In a forest, the upper end of an edge.
    pub(super) fn top(&self, edge: usize) -> u16 {
        let line = self.lines[edge];
        let leads_down = |vertex: u16| {
            let down = self.down.as_ref();
            vertex != 0 && down.is_some_and(|down| usize::from(down[usize::from(vertex)]) == edge)
        };
        if leads_down(line.to) {
            line.to
        } else {
            line.from
        }
    }

    /// Every edge.
    pub(super) fn all(&self) -> EdgeSet {
        EdgeSet::first(self.lines.len())
    }

    /// The edges of a set that are joined to the ground through it.
    pub(super) fn joined(&self, set: &EdgeSet) -> EdgeSet {
        let mut joined = EdgeSet::none(self.lines.len());
        let mut seen = vec![false; self.names.len()];
        seen[0] = true;
        let mut open = vec![0];
        while let Some(vertex) = open.pop() {
            for &edge in self.at(vertex) {
                if !set.contains(edge.into()) {
                    continue;
                }
                joined.insert(edge.into());
                let next = self.lines[usize::from(edge)].other(vertex);
                if !std::mem::replace(&mut seen[usize::from(next)], true) {
                    open.push(next);
                }
            }
        }
        joined
    }

    /// The set without an edge and what then falls.
    pub(super) fn cut(&self, set: &EdgeSet, edge: usize) -> EdgeSet {
        let mut left = set.clone();
        left.remove(edge);
        self.joined(&left)
    }

    fn ways_down(&self) -> Vec<u16> {
        let mut down = vec![0; self.names.len()];
        let mut seen = vec![false; self.names.len()];
        seen[0] = true;
        let mut open = vec![0];
        while let Some(vertex) = open.pop() {
            for &edge in self.at(vertex) {
                let next = self.lines[usize::from(edge)].other(vertex);
                if !std::mem::replace(&mut seen[usize::from(next)], true) {
                    down[usize::from(next)] = edge;
                    open.push(next);
                }
            }
        }
        down
    }
}

impl fmt::Debug for Drawing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&super::text::write(self))
    }
}
