//! Graphs by name.

use fastrand::Rng;

use super::simple::{MAX_VERTICES, SimpleGraph};

/// The names of the families.
pub const NAMES: &[&str] = &[
    "path",
    "cycle",
    "wheel",
    "star",
    "complete",
    "bipartite",
    "grid",
    "petersen",
    "hypercube",
    "spider",
    "tree",
    "graph",
];

/// A graph of a family and its sizes: of a grid and a complete bipartite graph
/// the two sides, of a spider how many legs it has and how long they are, of a
/// wheel the rim, of a star the rays, of a hypercube the dimension, else the
/// number of vertices. Trees and graphs are drawn at random, the same for the
/// same seed. `None` where there is no such graph of at most 64 vertices.
///
/// ```
/// use zermelo_core::graph::families::make;
///
/// let grid = make("grid", &[3, 4], 0).unwrap();
/// assert_eq!((grid.len(), grid.edges().count()), (12, 17));
/// assert_eq!(make("grid", &[9, 9], 0), None);
/// ```
pub fn make(name: &str, sizes: &[u32], seed: u64) -> Option<SimpleGraph> {
    let sizes: Vec<usize> = sizes.iter().map(|&size| size as usize).collect();
    let (count, edges): (usize, Vec<(usize, usize)>) = match (name, &sizes[..]) {
        ("path", &[n @ 1..=MAX_VERTICES]) => (n, path(0, n)),
        ("cycle", &[n @ 3..=MAX_VERTICES]) => (n, cycle(0, n)),
        ("wheel", &[n @ 3..=MAX_VERTICES]) => {
            let spokes = (1..=n).map(|rim| (0, rim));
            (n + 1, spokes.chain(cycle(1, n)).collect())
        }
        ("star", &[n @ 1..=MAX_VERTICES]) => (n + 1, (1..=n).map(|leaf| (0, leaf)).collect()),
        ("complete", &[n @ 1..=MAX_VERTICES]) => {
            let pairs = (0..n).flat_map(|a| (a + 1..n).map(move |b| (a, b)));
            (n, pairs.collect())
        }
        ("bipartite", &[m @ 1..=MAX_VERTICES, n @ 1..=MAX_VERTICES]) => {
            let pairs = (0..m).flat_map(|a| (m..m + n).map(move |b| (a, b)));
            (m + n, pairs.collect())
        }
        ("grid", &[m @ 1..=MAX_VERTICES, n @ 1..=MAX_VERTICES]) => (m * n, grid(m, n)),
        ("petersen", &[] | &[10]) => (10, petersen()),
        ("hypercube", &[d @ 0..=6]) => (1 << d, hypercube(d)),
        ("spider", &[legs @ 1..=MAX_VERTICES, length @ 1..=MAX_VERTICES]) => {
            (legs * length + 1, spider(legs, length))
        }
        ("tree", &[n @ 1..=MAX_VERTICES]) => (n, tree(n, &mut Rng::with_seed(seed))),
        ("graph", &[n @ 1..=MAX_VERTICES]) => {
            let mut random = Rng::with_seed(seed);
            let mut edges = tree(n, &mut random);
            // About half as many edges again close ways round.
            for _ in 0..n.div_ceil(2) {
                let (a, b) = (random.usize(0..n), random.usize(0..n));
                if a != b {
                    edges.push((a.min(b), a.max(b)));
                }
            }
            (n, edges)
        }
        _ => return None,
    };
    SimpleGraph::new(count, &edges)
}

fn path(first: usize, count: usize) -> Vec<(usize, usize)> {
    (first + 1..first + count).map(|b| (b - 1, b)).collect()
}

fn cycle(first: usize, count: usize) -> Vec<(usize, usize)> {
    let mut edges = path(first, count);
    edges.push((first, first + count - 1));
    edges
}

fn grid(rows: usize, columns: usize) -> Vec<(usize, usize)> {
    let at = |row: usize, column: usize| row * columns + column;
    let mut edges = Vec::new();
    for row in 0..rows {
        for column in 0..columns {
            if column + 1 < columns {
                edges.push((at(row, column), at(row, column + 1)));
            }
            if row + 1 < rows {
                edges.push((at(row, column), at(row + 1, column)));
            }
        }
    }
    edges
}

fn petersen() -> Vec<(usize, usize)> {
    let spokes = (0..5).map(|i| (i, i + 5));
    let star = (0..5).map(|i| (i + 5, (i + 2) % 5 + 5));
    cycle(0, 5).into_iter().chain(spokes).chain(star).collect()
}

fn hypercube(dimension: usize) -> Vec<(usize, usize)> {
    let corners = 0..1_usize << dimension;
    corners
        .flat_map(|corner| (0..dimension).map(move |axis| (corner, corner ^ 1 << axis)))
        .filter(|(a, b)| a < b)
        .collect()
}

fn spider(legs: usize, length: usize) -> Vec<(usize, usize)> {
    let leg = |leg: usize| {
        let first = 1 + leg * length;
        std::iter::once((0, first)).chain(path(first, length))
    };
    (0..legs).flat_map(leg).collect()
}

/// Every vertex joined to an earlier one, nearer ones more often, so that trees
/// are neither bushes nor threads.
fn tree(count: usize, random: &mut Rng) -> Vec<(usize, usize)> {
    let parent = |vertex: usize, random: &mut Rng| {
        let first = random.usize(0..vertex);
        first.max(random.usize(0..vertex))
    };
    (1..count)
        .map(|vertex| (parent(vertex, random), vertex))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn families_have_the_right_numbers_of_vertices_and_edges() {
        let cases: [(&str, &[u32], usize, usize); 11] = [
            ("path", &[64], 64, 63),
            ("cycle", &[3], 3, 3),
            ("wheel", &[5], 6, 10),
            ("star", &[7], 8, 7),
            ("complete", &[6], 6, 15),
            ("bipartite", &[3, 4], 7, 12),
            ("grid", &[8, 8], 64, 112),
            ("petersen", &[], 10, 15),
            ("hypercube", &[4], 16, 32),
            ("spider", &[3, 2], 7, 6),
            ("tree", &[30], 30, 29),
        ];
        for (name, sizes, vertices, edges) in cases {
            let graph = make(name, sizes, 5).unwrap();
            assert_eq!(
                (graph.len(), graph.edges().count()),
                (vertices, edges),
                "{name}"
            );
            assert!(graph.is_connected(), "{name}");
        }
        for seed in 0..20 {
            assert!(make("graph", &[12], seed).unwrap().is_connected());
        }
    }

    #[test]
    fn what_is_no_graph_is_none() {
        let bad: [(&str, &[u32]); 9] = [
            ("path", &[0]),
            ("path", &[65]),
            ("path", &[]),
            ("path", &[3, 3]),
            ("cycle", &[2]),
            ("star", &[64]),
            ("hypercube", &[7]),
            ("grid", &[u32::MAX, u32::MAX]),
            ("circle", &[5]),
        ];
        for (name, sizes) in bad {
            assert_eq!(make(name, sizes, 0), None, "{name} {sizes:?}");
        }
    }
}
