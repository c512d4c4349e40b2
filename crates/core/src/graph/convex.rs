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
        let count = graph.len();
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
            Path::Geodesic => convexity.add_shortest(graph),
            Path::Monophonic => {
                let mut left = steps;
                for start in 0..count {
                    let mut way = vec![start];
                    convexity.follow(graph, &mut way, graph.all() & !(1 << start), &mut left)?;
                }
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
        let (mut hull, mut fresh) = (set, set);
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

    fn add_shortest(&mut self, graph: &SimpleGraph) {
        let count = self.count;
        let distances: Vec<_> = (0..count).map(|vertex| graph.distances(vertex)).collect();
        for a in 0..count {
            for b in 0..count {
                let Some(whole) = distances[a][b] else {
                    continue;
                };
                let from_a = distances[a].iter();
                for (middle, parts) in from_a.zip(&distances[b]).enumerate() {
                    if matches!(parts, (Some(one), Some(two)) if one + two == whole) {
                        self.between[a * count + b] |= 1 << middle;
                    }
                }
            }
        }
    }

    /// Goes on from the end of an induced path. A vertex may follow that is next
    /// to the end and to no other vertex of the path: `free` are those that are
    /// next to none but perhaps the end.
    fn follow(
        &mut self,
        graph: &SimpleGraph,
        way: &mut Vec<usize>,
        free: Vertices,
        left: &mut u64,
    ) -> Result<(), TooManyPaths> {
        *left = left.checked_sub(1).ok_or(TooManyPaths)?;
        let (Some(&start), Some(&end)) = (way.first(), way.last()) else {
            return Ok(());
        };
        let next = graph.near(end) & free;
        for vertex in members(next) {
            way.push(vertex);
            let on_way = way.iter().fold(0, |set, &vertex| set | 1 << vertex);
            self.between[start * self.count + vertex] |= on_way;
            self.follow(graph, way, free & !graph.near(end) & !(1 << vertex), left)?;
            way.pop();
        }
        Ok(())
    }
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
