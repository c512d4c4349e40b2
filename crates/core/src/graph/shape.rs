//! What a graph looks like: graphs of a family in their usual shape, whatever
//! the numbers of their vertices; other trees in rings around their middle; all
//! others as [`layout`](super::layout) puts them.

use std::cell::RefCell;
use std::f64::consts::{PI, TAU};

use fastrand::Rng;

use super::families;
use super::layout::{Place, best_of, crossings, stress};
use super::simple::{SimpleGraph, Vertices, members};
use super::symmetry::isomorphism;

/// Paths of more vertices go to and fro.
const LONGEST_ROW: usize = 10;

/// Where to put the vertices on paper; y grows upward, and neighbours are about
/// 1 apart. The same graph is always drawn alike.
pub fn places(graph: &SimpleGraph) -> Vec<Place> {
    thread_local! {
        /// A game asks for the same again and again.
        static LAST: RefCell<Option<(SimpleGraph, Vec<Place>)>> = const { RefCell::new(None) };
    }
    let known = LAST.with_borrow(|last| {
        let (known, places) = last.as_ref()?;
        (known == graph).then(|| places.clone())
    });
    known.unwrap_or_else(|| {
        let places = usual(graph).unwrap_or_else(|| organic(graph));
        LAST.set(Some((graph.clone(), places.clone())));
        places
    })
}

/// The usual shape, where the graph is of a family.
fn usual(graph: &SimpleGraph) -> Option<Vec<Place>> {
    let count = graph.len();
    let edges = graph.edges().count();
    if !graph.is_connected() || count < 2 {
        return None;
    }
    if edges + 1 == count {
        return tree(graph);
    }
    let fits = |name: &str, sizes: &[u32]| {
        let family = families::make(name, sizes, 0)?;
        let same = family.len() == count && family.edges().count() == edges;
        same.then(|| isomorphism(graph, &family)).flatten()
    };
    let n = count as u32;
    let put = |map: Vec<u8>, place: &dyn Fn(usize) -> Place| -> Vec<Place> {
        map.iter().map(|&vertex| place(vertex.into())).collect()
    };
    if let Some(map) = fits("cycle", &[n]).or_else(|| fits("complete", &[n])) {
        return Some(put(map, &|vertex| ring(count, vertex, 1.0)));
    }
    if let Some(map) = fits("wheel", &[n - 1]) {
        let place = |vertex: usize| match vertex {
            0 => [0.0, 0.0],
            rim => ring(count - 1, rim - 1, 1.0),
        };
        return Some(put(map, &place));
    }
    for rows in (2..=n / 2).filter(|rows| n.is_multiple_of(*rows) && rows * rows <= n) {
        let columns = n / rows;
        if let Some(map) = fits("grid", &[rows, columns]) {
            let columns = columns as usize;
            let place = |vertex: usize| [(vertex % columns) as f64, -((vertex / columns) as f64)];
            return Some(put(map, &place));
        }
    }
    for left in 2..=n / 2 {
        if let Some(map) = fits("bipartite", &[left, n - left]) {
            let (left, right) = (left as usize, (n - left) as usize);
            let wide = left.max(right) as f64;
            let place = |vertex: usize| {
                let (at, row, height) = match vertex.checked_sub(left) {
                    None => (vertex, left, 0.0),
                    Some(at) => (at, right, -(wide / 2.0).clamp(1.0, 3.0)),
                };
                [(at as f64 + 0.5) * wide / row as f64, height]
            };
            return Some(put(map, &place));
        }
    }
    if let Some(map) = fits("petersen", &[]) {
        let place = |vertex: usize| ring(5, vertex % 5, if vertex < 5 { 2.2 } else { 1.1 });
        return Some(put(map, &place));
    }
    let dimension = n.ilog2();
    if let Some(map) = fits("hypercube", &[dimension]) {
        return Some(put(map, &|corner| cube(dimension as usize, corner)));
    }
    None
}

/// On a ring, from the top and clockwise, neighbours about `apart` apart.
fn ring(count: usize, index: usize, apart: f64) -> Place {
    let radius = apart * (count as f64 / TAU).max(0.75);
    let angle = PI / 2.0 - TAU * index as f64 / count as f64;
    [radius * angle.cos(), radius * angle.sin()]
}

/// A corner of a cube, seen askew; in more dimensions every axis has a direction
/// and a length of its own, so that no two corners meet.
fn cube(dimension: usize, corner: usize) -> Place {
    let axes: [Place; 6] = match dimension {
        ..=3 => [
            [1.6, 0.0],
            [0.0, 1.6],
            [0.8, 0.62],
            [0.0; 2],
            [0.0; 2],
            [0.0; 2],
        ],
        _ => [
            [1.7, 0.1],
            [-0.1, 1.7],
            [0.95, 0.4],
            [-1.35, 0.64],
            [3.8, 0.64],
            [-0.11, 3.58],
        ],
    };
    let used = axes
        .iter()
        .enumerate()
        .filter(|(axis, _)| corner >> axis & 1 != 0);
    used.fold([0.0, 0.0], |[x, y], (_, axis)| [x + axis[0], y + axis[1]])
}

fn tree(graph: &SimpleGraph) -> Option<Vec<Place>> {
    let count = graph.len();
    let degree = |vertex: usize| graph.near(vertex).count_ones();
    let forks: Vec<usize> = (0..count).filter(|&vertex| degree(vertex) > 2).collect();
    match forks[..] {
        [] => {
            let end = (0..count).find(|&vertex| degree(vertex) == 1)?;
            Some(path(graph, end))
        }
        [centre] => Some(rings(graph, centre)),
        _ => Some(bushy(graph)),
    }
}

/// A path in a row, or to and fro where it is long.
fn path(graph: &SimpleGraph, end: usize) -> Vec<Place> {
    let count = graph.len();
    let rows = count.div_ceil(LONGEST_ROW);
    let wide = count.div_ceil(rows);
    let away = graph.distances(end);
    let place = |vertex: usize| {
        let at = usize::from(away[vertex].unwrap_or(0));
        let (row, column) = (at / wide, at % wide);
        let column = if row % 2 == 0 {
            column
        } else {
            wide - 1 - column
        };
        [column as f64, -1.2 * row as f64]
    };
    (0..count).map(place).collect()
}

/// A tree in rings around a vertex: every branch has a sector as wide as it has
/// leaves.
fn rings(graph: &SimpleGraph, centre: usize) -> Vec<Place> {
    fn leaves(graph: &SimpleGraph, from: usize, vertex: usize) -> f64 {
        let children = members(graph.near(vertex) & !(1 << from));
        let sum: f64 = children.map(|child| leaves(graph, vertex, child)).sum();
        sum.max(1.0)
    }
    struct Sector {
        from: usize,
        vertex: usize,
        start: f64,
        width: f64,
        depth: f64,
    }
    let mut places = vec![[0.0; 2]; graph.len()];
    let branches: Vec<usize> = members(graph.near(centre)).collect();
    let all: f64 = branches.iter().map(|&b| leaves(graph, centre, b)).sum();
    // A ring has room for all leaves.
    let unit = (all / TAU).max(1.0);
    let mut open = Vec::new();
    // The first branch points straight up.
    let first = branches.first().map_or(0.0, |&b| leaves(graph, centre, b));
    let mut start = PI / 2.0 + TAU * first / all / 2.0;
    for &vertex in &branches {
        let width = TAU * leaves(graph, centre, vertex) / all;
        open.push(Sector {
            from: centre,
            vertex,
            start,
            width,
            depth: 1.0,
        });
        start -= width;
    }
    while let Some(sector) = open.pop() {
        let angle = sector.start - sector.width / 2.0;
        let radius = unit - 1.0 + sector.depth;
        places[sector.vertex] = [radius * angle.cos(), radius * angle.sin()];
        let own = leaves(graph, sector.from, sector.vertex);
        let mut start = sector.start;
        for child in members(graph.near(sector.vertex) & !(1 << sector.from)) {
            let width = sector.width * leaves(graph, sector.vertex, child) / own;
            open.push(Sector {
                from: sector.vertex,
                vertex: child,
                start,
                width,
                depth: sector.depth + 1.0,
            });
            start -= width;
        }
    }
    places
}

/// A tree around its middle, then evened out where that crosses nothing.
fn bushy(graph: &SimpleGraph) -> Vec<Place> {
    let reach = |vertex: usize| graph.distances(vertex).into_iter().flatten().max();
    let centre = (0..graph.len())
        .min_by_key(|&vertex| reach(vertex))
        .unwrap_or(0);
    let begun = rings(graph, centre);
    let edges: Vec<_> = graph.edges().collect();
    let even = stress(begun.clone(), &edges, |_, _| {});
    if crossings(&even, &edges) == 0 && apart(&even) > 0.5 {
        even
    } else {
        begun
    }
}

/// The smallest distance between two vertices.
fn apart(places: &[Place]) -> f64 {
    let pairs = places.iter().enumerate();
    let pairs = pairs.flat_map(|(i, a)| places[..i].iter().map(move |b| (a, b)));
    pairs
        .map(|(a, b)| (a[0] - b[0]).hypot(a[1] - b[1]))
        .fold(f64::INFINITY, f64::min)
}

/// By distances; pieces that nothing joins stand side by side.
fn organic(graph: &SimpleGraph) -> Vec<Place> {
    let mut places = vec![[0.0; 2]; graph.len()];
    let mut left = graph.all();
    let mut edge_of_paper = 0.0;
    while left != 0 {
        let piece = graph.reached(left & left.wrapping_neg(), left);
        left &= !piece;
        let vertices: Vec<usize> = members(piece).collect();
        let laid = connected(graph, piece, &vertices);
        let across = |pick: fn(f64, f64) -> f64, start| {
            laid.iter()
                .fold(start, |found: f64, place| pick(found, place[0]))
        };
        let (from, to) = (across(f64::min, f64::MAX), across(f64::max, f64::MIN));
        for (&vertex, place) in vertices.iter().zip(&laid) {
            places[vertex] = [place[0] - from + edge_of_paper, place[1]];
        }
        edge_of_paper += to - from + 1.2;
    }
    places
}

fn connected(graph: &SimpleGraph, piece: Vertices, vertices: &[usize]) -> Vec<Place> {
    let name = |vertex: usize| (piece & ((1 << vertex) - 1)).count_ones() as usize;
    let edges: Vec<(usize, usize)> = graph
        .edges()
        .filter(|(a, _)| piece >> a & 1 != 0)
        .map(|(a, b)| (name(a), name(b)))
        .collect();
    if piece != graph.all() {
        // A piece of a family has the shape of the family.
        if let Some(places) = SimpleGraph::new(vertices.len(), &edges)
            .as_ref()
            .and_then(usual)
        {
            return places;
        }
    }
    let begin = |attempt: u64| -> Vec<Place> {
        let mut random = Rng::with_seed(attempt);
        let wide = (vertices.len() as f64).sqrt();
        let mut place = || [random.f64() * wide, random.f64() * wide];
        vertices.iter().map(|_| place()).collect()
    };
    best_of(8, &edges, begin, |_, _| {})
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_vertices_in_one_place() {
        let graphs = [
            families::make("path", &[40], 0),
            families::make("cycle", &[20], 0),
            families::make("wheel", &[9], 0),
            families::make("star", &[20], 0),
            families::make("complete", &[12], 0),
            families::make("bipartite", &[3, 7], 0),
            families::make("grid", &[4, 5], 0),
            families::make("petersen", &[], 0),
            families::make("hypercube", &[3], 0),
            families::make("hypercube", &[4], 0),
            families::make("hypercube", &[5], 0),
            families::make("hypercube", &[6], 0),
            families::make("spider", &[5, 4], 0),
            families::make("tree", &[40], 3),
            families::make("graph", &[20], 3),
            SimpleGraph::new(5, &[(0, 1), (1, 2)]),
            SimpleGraph::new(1, &[]),
        ];
        for graph in graphs {
            let graph = graph.unwrap();
            let places = places(&graph);
            assert_eq!(places.len(), graph.len());
            assert!(
                apart(&places) > 0.3,
                "{} {}",
                graph.to_graph6(),
                apart(&places)
            );
        }
    }

    /// A family is known by its shape, not by its numbers.
    #[test]
    fn a_shuffled_grid_is_a_grid() {
        let grid = families::make("grid", &[3, 4], 0).unwrap();
        let mut names: Vec<usize> = (0..12).collect();
        Rng::with_seed(3).shuffle(&mut names);
        let edges: Vec<_> = grid.edges().map(|(a, b)| (names[a], names[b])).collect();
        let shuffled = SimpleGraph::new(12, &edges).unwrap();
        let places = places(&shuffled);
        for (a, b) in shuffled.edges() {
            let gap = (places[a][0] - places[b][0]).hypot(places[a][1] - places[b][1]);
            assert!((gap - 1.0).abs() < 1e-9);
        }
    }

    #[test]
    fn trees_have_no_crossing() {
        for seed in 0..30 {
            let tree = families::make("tree", &[25], seed).unwrap();
            let edges: Vec<_> = tree.edges().collect();
            assert_eq!(crossings(&places(&tree), &edges), 0, "{seed}");
        }
    }
}
