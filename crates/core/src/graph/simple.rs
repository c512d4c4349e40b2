//! Simple graphs of at most 64 vertices: every set of vertices is one word.

use std::fmt::Write as _;

/// A set of vertices: bit `v` for vertex `v`, from 0.
pub type Vertices = u64;

/// No graph has more vertices.
pub const MAX_VERTICES: usize = 64;

/// A graph without loops and without double edges.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SimpleGraph {
    /// By vertex, its neighbours.
    near: Vec<Vertices>,
}

impl SimpleGraph {
    /// A graph of so many vertices, at most 64, with these edges between
    /// vertices counted from 0. An edge that is named twice is one edge; `None`
    /// where an edge is a loop or leaves the graph.
    ///
    /// ```
    /// use zermelo_core::graph::simple::SimpleGraph;
    ///
    /// let square = SimpleGraph::new(4, &[(0, 1), (1, 2), (2, 3), (3, 0)]).unwrap();
    /// assert_eq!(square.to_graph6(), "Cl");
    /// assert_eq!(SimpleGraph::from_graph6("Cl"), Some(square));
    /// ```
    pub fn new(count: usize, edges: &[(usize, usize)]) -> Option<SimpleGraph> {
        if count > MAX_VERTICES {
            return None;
        }
        let mut near = vec![0; count];
        for &(a, b) in edges {
            if a == b || a >= count || b >= count {
                return None;
            }
            near[a] |= 1 << b;
            near[b] |= 1 << a;
        }
        Some(SimpleGraph { near })
    }

    /// A graph of so many vertices, or 64 where they are more, without edges.
    pub fn empty(count: usize) -> SimpleGraph {
        SimpleGraph {
            near: vec![0; count.min(MAX_VERTICES)],
        }
    }

    /// How many vertices there are.
    pub fn len(&self) -> usize {
        self.near.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.near.is_empty()
    }

    /// All vertices.
    pub fn all(&self) -> Vertices {
        match self.near.len() {
            MAX_VERTICES => Vertices::MAX,
            count => (1 << count) - 1,
        }
    }

    /// The neighbours of a vertex.
    pub fn near(&self, vertex: usize) -> Vertices {
        self.near[vertex]
    }

    /// The edges, the smaller vertex first, in order.
    pub fn edges(&self) -> impl Iterator<Item = (usize, usize)> {
        let rows = self.near.iter().enumerate();
        rows.flat_map(|(a, &near)| members(near & after(a)).map(move |b| (a, b)))
    }

    /// Whether every vertex can be reached from every other; so it is in a graph
    /// without vertices.
    pub fn is_connected(&self) -> bool {
        self.is_empty() || self.reached(1, self.all()) == self.all()
    }

    /// Whether it is connected and has no way round.
    pub fn is_tree(&self) -> bool {
        !self.is_empty() && self.is_connected() && self.edges().count() + 1 == self.len()
    }

    /// What can be reached from a set of vertices without leaving another.
    pub fn reached(&self, from: Vertices, within: Vertices) -> Vertices {
        super::convex::reached(&self.near, from, within)
    }

    /// By vertex, the number of edges on a shortest way from this one; `None`
    /// where there is no way.
    pub fn distances(&self, from: usize) -> Vec<Option<u8>> {
        super::convex::distances(&self.near, from)
    }

    /// The graph in the format graph6.
    pub fn to_graph6(&self) -> String {
        let count = self.len();
        let mut text = String::new();
        if count < 63 {
            text.push(letter(count));
        } else {
            // A tilde, then the number in three letters of six bits.
            text.push('~');
            text.extend([count >> 12, count >> 6 & 63, count & 63].map(letter));
        }
        let bits: Vec<bool> = pairs(count)
            .map(|(a, b)| self.near[a] >> b & 1 != 0)
            .collect();
        for six in bits.chunks(6) {
            let value = (0..6).fold(0, |value, place| {
                value << 1 | usize::from(six.get(place).copied().unwrap_or(false))
            });
            text.push(letter(value));
        }
        text
    }

    /// Reads a graph of at most 64 vertices in graph6 format; `None` where the
    /// text is no such graph.
    pub fn from_graph6(text: &str) -> Option<SimpleGraph> {
        let text = text.strip_prefix(">>graph6<<").unwrap_or(text);
        let mut values = Vec::with_capacity(text.len());
        for byte in text.bytes() {
            let value = byte.checked_sub(63).filter(|value| *value < 64)?;
            values.push(usize::from(value));
        }
        let (count, rest) = match values.split_first()? {
            (&63, rest) => {
                let (number, rest) = rest.split_at_checked(3)?;
                (number.iter().fold(0, |count, six| count << 6 | six), rest)
            }
            (&count, rest) => (count, rest),
        };
        if count > MAX_VERTICES || rest.len() != (count * count.saturating_sub(1) / 2).div_ceil(6) {
            return None;
        }
        let is_set = |place: usize| rest[place / 6] >> (5 - place % 6) & 1 != 0;
        let edges: Vec<(usize, usize)> = pairs(count)
            .enumerate()
            .filter(|&(place, _)| is_set(place))
            .map(|(_, pair)| pair)
            .collect();
        SimpleGraph::new(count, &edges)
    }

    /// Reads an adjacency matrix of at most 64 vertices: rows of zeros and ones,
    /// each ended by a slash or a new line; `None` where it is none.
    pub fn from_matrix(text: &str) -> Option<SimpleGraph> {
        let rows: Vec<&str> = text
            .split(['/', '\n'])
            .map(str::trim)
            .filter(|row| !row.is_empty())
            .collect();
        let count = rows.len();
        let mut edges = Vec::new();
        for (a, row) in rows.iter().enumerate() {
            let is_row = row.len() == count && row.bytes().all(|letter| b"01".contains(&letter));
            if !is_row {
                return None;
            }
            let ones = row
                .bytes()
                .enumerate()
                .filter(|(_, letter)| *letter == b'1');
            edges.extend(ones.map(|(b, _)| (a, b)));
        }
        let graph = SimpleGraph::new(count, &edges)?;
        // Every edge has to be there from both sides.
        (2 * graph.edges().count() == edges.len()).then_some(graph)
    }

    /// The adjacency matrix, a row of zeros and ones for each vertex.
    pub fn to_matrix(&self) -> String {
        let mut text = String::new();
        for near in &self.near {
            for vertex in 0..self.len() {
                // Writing to a String cannot fail.
                let _ = write!(text, "{}", near >> vertex & 1);
            }
            text.push('\n');
        }
        text
    }
}

/// The vertices of a set, in order.
pub fn members(mut set: Vertices) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let vertex = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(vertex)
    })
}

/// Whether a set has exactly one member.
pub(crate) fn is_single(set: Vertices) -> bool {
    set.is_power_of_two()
}

/// The vertices after this one.
pub(super) fn after(vertex: usize) -> Vertices {
    !1 << vertex
}

/// All pairs in the order of graph6: 01 02 12 03 13 23 …
fn pairs(count: usize) -> impl Iterator<Item = (usize, usize)> {
    (1..count).flat_map(|b| (0..b).map(move |a| (a, b)))
}

pub(super) fn letter(value: usize) -> char {
    char::from(value as u8 + 63)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn random_graph(random: &mut fastrand::Rng, count: usize) -> SimpleGraph {
        let edges: Vec<_> = pairs(count).filter(|_| random.u8(0..3) == 0).collect();
        SimpleGraph::new(count, &edges).unwrap()
    }

    #[test]
    fn graph6_is_read_as_it_is_written() {
        let mut random = fastrand::Rng::with_seed(6);
        for count in [0, 1, 2, 5, 7, 10, 30, 62, 63, 64] {
            let graph = random_graph(&mut random, count);
            assert_eq!(SimpleGraph::from_graph6(&graph.to_graph6()), Some(graph));
        }
        // From the description of the format: five vertices, edges 02 04 13 34.
        let graph = SimpleGraph::new(5, &[(0, 2), (0, 4), (1, 3), (3, 4)]).unwrap();
        assert_eq!(graph.to_graph6(), "DQc");
        for bad in ["01/0", "01/11", "01/00", "012/100/200", "01/10/00"] {
            assert_eq!(SimpleGraph::from_matrix(bad), None, "{bad}");
        }
        assert_eq!(SimpleGraph::from_matrix(&graph.to_matrix()), Some(graph));
        for bad in ["", "D", "DQ", "DQcc", "é", "~", "~?@A", "D c"] {
            assert_eq!(SimpleGraph::from_graph6(bad), None, "{bad}");
        }
    }

    #[test]
    fn edges_are_listed_once() {
        let mut random = fastrand::Rng::with_seed(8);
        for count in [1, 4, 20, 64] {
            let graph = random_graph(&mut random, count);
            let edges: Vec<_> = graph.edges().collect();
            assert!(edges.iter().all(|(a, b)| a < b));
            assert_eq!(SimpleGraph::new(count, &edges), Some(graph));
        }
    }
}
