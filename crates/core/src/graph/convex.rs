//! Convexity on graphs: what lies between vertices.
//!
//! Between two vertices lies every vertex on a shortest path (geodesic), or on
//! an induced path, one without shortcuts (monophonic). The *interval* of a set
//! is the set and all that lies between any two of its members; its *hull* is
//! the interval of the interval and so on, until nothing is added.

use super::simple::{SimpleGraph, Vertices, after, members};

/// Which paths count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Path {
    /// Shortest paths.
    Geodesic,
    /// Induced paths.
    Monophonic,
}

/// What lies between every two vertices of a graph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Convexity {
    count: usize,
    /// Of two vertices, themselves and all between them; of vertices that no
    /// path joins, just themselves.
    between: Vec<Vertices>,
}

/// There are too many paths to look at them all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooManyPaths;

impl Convexity {
    /// Finds out what lies between every two vertices. Shortest paths are found
    /// quickly in any graph; induced ones are followed one by one, at most about
    /// `steps` vertices in all.
    ///
    /// # Errors
    /// When the induced paths are too many.
    pub fn new(graph: &SimpleGraph, path: Path, steps: u64) -> Result<Convexity, TooManyPaths> {
        let near: Vec<Vertices> = (0..graph.len()).map(|vertex| graph.near(vertex)).collect();
        Convexity::along(&near, path, steps)
    }

    /// The same where paths follow arrows, either way between the two vertices:
    /// `next` has, by vertex, those that an arrow leads to. An induced path is
    /// then one in which no arrow leaps forward.
    ///
    /// # Errors
    /// When the induced paths are too many.
    pub fn along(next: &[Vertices], path: Path, steps: u64) -> Result<Convexity, TooManyPaths> {
        let count = next.len();
        let mut convexity = Convexity {
            count,
            between: vec![0; count * count],
        };
        for a in 0..count {
            for b in 0..count {
                convexity.between[a * count + b] = 1 << a | 1 << b;
            }
        }
        match path {
            Path::Geodesic => convexity.add_shortest(next),
            Path::Monophonic => {
                let mut left = steps;
                for start in 0..count {
                    let free = all_of(count) & !(1 << start);
                    convexity.follow(next, (start, start), 1 << start, free, &mut left)?;
                }
            }
        }
        // What lies between two vertices does not depend on which is named first.
        for a in 0..count {
            for b in 0..a {
                let both = convexity.between(a, b) | convexity.between(b, a);
                convexity.between[a * count + b] = both;
                convexity.between[b * count + a] = both;
            }
        }
        Ok(convexity)
    }

    /// Two vertices and all between them.
    pub fn between(&self, a: usize, b: usize) -> Vertices {
        self.between[a * self.count + b]
    }

    /// The set and all that lies between two of its members.
    pub fn interval(&self, set: Vertices) -> Vertices {
        members(set).fold(set, |found, a| {
            members(set & after(a)).fold(found, |found, b| found | self.between(a, b))
        })
    }

    /// The interval of a set with one vertex more, where that of the set is known.
    pub fn interval_with(&self, set: Vertices, interval: Vertices, vertex: usize) -> Vertices {
        let more = members(set).fold(1 << vertex, |found, a| found | self.between(a, vertex));
        interval | more
    }

    /// The smallest convex set that holds this one.
    pub fn hull(&self, set: Vertices) -> Vertices {
        self.grow(set, set)
    }

    /// The hull of a convex set with one vertex more.
    pub fn hull_with(&self, convex: Vertices, vertex: usize) -> Vertices {
        self.grow(convex | 1 << vertex, 1 << vertex)
    }

    fn grow(&self, mut hull: Vertices, mut fresh: Vertices) -> Vertices {
        // Only pairs with a new member can add anything.
        while fresh != 0 {
            let mut next = hull;
            for a in members(fresh) {
                next = self.interval_with(hull, next, a);
            }
            fresh = next & !hull;
            hull = next;
        }
        hull
    }

    fn add_shortest(&mut self, next: &[Vertices]) {
        let count = self.count;
        let away: Vec<_> = (0..count).map(|start| distances(next, start)).collect();
        for a in 0..count {
            for b in 0..count {
                let Some(whole) = away[a][b] else {
                    continue;
                };
                for (middle, away_from) in away.iter().enumerate() {
                    let parts = (away[a][middle], away_from[b]);
                    if matches!(parts, (Some(one), Some(two)) if one + two == whole) {
                        self.between[a * count + b] |= 1 << middle;
                    }
                }
            }
        }
    }

    /// Goes on from the end of an induced path, whose vertices are `way`. A
    /// vertex may follow that is next to the end and to no other vertex of the
    /// path: `free` are those that are next to none but perhaps the end.
    fn follow(
        &mut self,
        next: &[Vertices],
        (start, end): (usize, usize),
        way: Vertices,
        free: Vertices,
        left: &mut u64,
    ) -> Result<(), TooManyPaths> {
        *left = left.checked_sub(1).ok_or(TooManyPaths)?;
        // Where all that could still be walked over is known to lie between the
        // start and each of its vertices, nothing is left to find.
        let ahead = reached(next, next[end] & free, free);
        let known = |vertex: usize| self.between(start, vertex) & (way | ahead) == way | ahead;
        if members(ahead).all(known) {
            return Ok(());
        }
        for vertex in members(next[end] & free) {
            let way = way | 1 << vertex;
            self.between[start * self.count + vertex] |= way;
            let free = free & !next[end];
            self.follow(next, (start, vertex), way, free, left)?;
        }
        Ok(())
    }
}

fn all_of(count: usize) -> Vertices {
    Vertices::MAX.checked_shr(64 - count as u32).unwrap_or(0)
}

/// What can be reached from a set along arrows without leaving another set.
pub(crate) fn reached(next: &[Vertices], from: Vertices, within: Vertices) -> Vertices {
    let mut reached = from & within;
    let mut open = reached;
    while open != 0 {
        let vertex = open.trailing_zeros() as usize;
        open &= open - 1;
        let more = next[vertex] & within & !reached;
        reached |= more;
        open |= more;
    }
    reached
}

/// By vertex, the number of arrows on a shortest way from this one; `None` where
/// there is no way.
pub(crate) fn distances(next: &[Vertices], from: usize) -> Vec<Option<u8>> {
    let mut distances = vec![None; next.len()];
    let (mut seen, mut ring) = (0, 1 << from);
    for distance in 0.. {
        if ring == 0 {
            break;
        }
        seen |= ring;
        for vertex in members(ring) {
            distances[vertex] = Some(distance);
        }
        let further = members(ring).fold(0, |further, vertex| further | next[vertex]);
        ring = further & !seen;
    }
    distances
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All paths between two vertices, as sets in order, by the definition.
    fn paths(graph: &SimpleGraph, a: usize, b: usize) -> Vec<Vec<usize>> {
        fn extend(graph: &SimpleGraph, way: &[usize], b: usize, found: &mut Vec<Vec<usize>>) {
            let end = way[way.len() - 1];
            if end == b {
                found.push(way.to_vec());
                return;
            }
            for next in members(graph.near(end)).filter(|next| !way.contains(next)) {
                extend(graph, &[way, &[next]].concat(), b, found);
            }
        }
        let mut found = Vec::new();
        extend(graph, &[a], b, &mut found);
        found
    }

    fn is_induced(graph: &SimpleGraph, way: &[usize]) -> bool {
        (0..way.len()).all(|i| (i + 2..way.len()).all(|j| graph.near(way[i]) >> way[j] & 1 == 0))
    }

    fn naive_between(graph: &SimpleGraph, path: Path, a: usize, b: usize) -> Vertices {
        let all = paths(graph, a, b);
        let shortest = all.iter().map(Vec::len).min().unwrap_or(0);
        let counts = |way: &&Vec<usize>| match path {
            Path::Geodesic => way.len() == shortest,
            Path::Monophonic => is_induced(graph, way),
        };
        let on_paths = all.iter().filter(counts).flatten();
        on_paths.fold(1 << a | 1 << b, |set, &vertex| set | 1 << vertex)
    }

    fn naive_interval(graph: &SimpleGraph, path: Path, set: Vertices) -> Vertices {
        let mut interval = set;
        for a in members(set) {
            for b in members(set).filter(|&b| b != a) {
                interval |= naive_between(graph, path, a, b);
            }
        }
        interval
    }

    #[test]
    fn intervals_and_hulls_are_those_of_the_definition() {
        let mut random = fastrand::Rng::with_seed(13);
        for _ in 0..60 {
            let count = random.usize(1..8);
            let pairs = (1..count).flat_map(|b| (0..b).map(move |a| (a, b)));
            let edges: Vec<_> = pairs.filter(|_| random.u8(0..5) < 2).collect();
            let graph = SimpleGraph::new(count, &edges).unwrap();
            for path in [Path::Geodesic, Path::Monophonic] {
                let convexity = Convexity::new(&graph, path, 1_000_000).unwrap();
                for set in 0..1_u64 << count {
                    let interval = naive_interval(&graph, path, set);
                    assert_eq!(
                        convexity.interval(set),
                        interval,
                        "{edges:?} {path:?} {set:b}"
                    );
                    let mut hull = set;
                    loop {
                        let next = naive_interval(&graph, path, hull);
                        if next == hull {
                            break;
                        }
                        hull = next;
                    }
                    assert_eq!(convexity.hull(set), hull, "{edges:?} {path:?} {set:b}");
                    for vertex in 0..count {
                        let with = convexity.interval_with(set, interval, vertex);
                        assert_eq!(with, convexity.interval(set | 1 << vertex));
                        let with = convexity.hull_with(hull, vertex);
                        assert_eq!(with, convexity.hull(set | 1 << vertex));
                    }
                }
            }
        }
    }

    #[test]
    fn too_many_paths_are_not_followed() {
        let pairs = (1..20).flat_map(|b| (0..b).map(move |a| (a, b)));
        let edges: Vec<_> = pairs.filter(|(a, b)| (b - a) % 3 == 1).collect();
        let graph = SimpleGraph::new(20, &edges).unwrap();
        let refused = Convexity::new(&graph, Path::Monophonic, 100);
        assert_eq!(refused, Err(TooManyPaths));
    }
}
