//! Where to put the vertices of a graph on paper.
//!
//! Trees grow upward without crossings; any other graph is laid out so that
//! distances on paper are like distances along edges (stress majorisation,
//! Gansner, Koren, North 2004), from several beginnings, and the one with the
//! fewest crossings is taken. Nothing is left to chance: the same graph is always
//! drawn alike.

/// A place on paper; y grows upward.
pub type Place = [f64; 2];

/// How often places are improved.
const ROUNDS: usize = 60;

/// Two edges that cross.
fn cross(places: &[Place], (a, b): (usize, usize), (c, d): (usize, usize)) -> bool {
    if [c, d].contains(&a) || [c, d].contains(&b) {
        return false;
    }
    let side = |p: Place, q: Place, r: Place| {
        (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
    };
    let [a, b, c, d] = [a, b, c, d].map(|vertex| places[vertex]);
    side(a, b, c) * side(a, b, d) < 0.0 && side(c, d, a) * side(c, d, b) < 0.0
}

/// How many pairs of edges cross.
pub fn crossings(places: &[Place], edges: &[(usize, usize)]) -> usize {
    let pairs = edges.iter().enumerate();
    pairs
        .map(|(i, &first)| {
            let rest = edges[i + 1..].iter();
            rest.filter(|&&second| cross(places, first, second)).count()
        })
        .sum()
}

/// The number of edges between every two vertices on the shortest way; those
/// that no way joins are as far apart as all vertices together.
fn distances(count: usize, edges: &[(usize, usize)]) -> Vec<Vec<f64>> {
    let mut near = vec![Vec::new(); count];
    for &(a, b) in edges {
        near[a].push(b);
        near[b].push(a);
    }
    let far = (count as f64).sqrt() + 1.0;
    (0..count)
        .map(|start| {
            let mut away = vec![far; count];
            away[start] = 0.0;
            let mut open = std::collections::VecDeque::from([start]);
            let mut seen = vec![false; count];
            seen[start] = true;
            while let Some(vertex) = open.pop_front() {
                for &next in &near[vertex] {
                    if !std::mem::replace(&mut seen[next], true) {
                        away[next] = away[vertex] + 1.0;
                        open.push_back(next);
                    }
                }
            }
            away
        })
        .collect()
}

/// Improves places until distances on paper are like those along edges. After
/// every round `pin` may put a vertex back where it has to be.
pub fn stress(
    mut places: Vec<Place>,
    edges: &[(usize, usize)],
    pin: impl Fn(usize, &mut Place),
) -> Vec<Place> {
    let away = distances(places.len(), edges);
    for _ in 0..ROUNDS {
        for vertex in 0..places.len() {
            let here = places[vertex];
            let (mut sum, mut weights) = ([0.0; 2], 0.0);
            for (other, &there) in places.iter().enumerate() {
                if other == vertex {
                    continue;
                }
                let wanted = away[vertex][other];
                let gap = [here[0] - there[0], here[1] - there[1]];
                let length = gap[0].hypot(gap[1]).max(1e-6);
                let weight = 1.0 / (wanted * wanted);
                for axis in 0..2 {
                    sum[axis] += weight * (there[axis] + gap[axis] * wanted / length);
                }
                weights += weight;
            }
            if weights > 0.0 {
                places[vertex] = sum.map(|sum| sum / weights);
            }
            pin(vertex, &mut places[vertex]);
        }
    }
    places
}

/// Lays a graph out from several beginnings, and takes the best. `begin` gives
/// the places to begin with, by attempt.
pub fn best_of(
    attempts: u64,
    edges: &[(usize, usize)],
    begin: impl Fn(u64) -> Vec<Place>,
    pin: impl Fn(usize, &mut Place),
) -> Vec<Place> {
    let laid = (0..attempts.max(1)).map(|attempt| stress(begin(attempt), edges, &pin));
    laid.min_by_key(|places| crossings(places, edges))
        .unwrap_or_default()
}

/// A forest, growing upward: by vertex its children, and the roots in order.
/// Leaves stand one beside the other, every other vertex over the middle of its
/// children, all on the level of their depth.
pub fn upward(children: &[Vec<usize>], roots: &[usize]) -> Vec<Place> {
    let mut places = vec![[0.0; 2]; children.len()];
    let mut order = Vec::with_capacity(children.len());
    let mut open: Vec<(usize, f64)> = roots.iter().rev().map(|&root| (root, 1.0)).collect();
    let mut next_leaf = 0.0;
    while let Some((vertex, depth)) = open.pop() {
        places[vertex][1] = depth;
        if children[vertex].is_empty() {
            places[vertex][0] = next_leaf;
            next_leaf += 1.0;
        }
        order.push(vertex);
        open.extend(
            children[vertex]
                .iter()
                .rev()
                .map(|&child| (child, depth + 1.0)),
        );
    }
    for &vertex in order.iter().rev() {
        if let (Some(&first), Some(&last)) = (children[vertex].first(), children[vertex].last()) {
            places[vertex][0] = f64::midpoint(places[first][0], places[last][0]);
        }
    }
    places
}

/// A number with two decimals: finer than any printer, and without the code that
/// writes all of them.
pub fn fine(number: f64) -> String {
    let hundredths = (number * 100.0).round() as i64;
    let sign = if hundredths < 0 { "-" } else { "" };
    let (whole, rest) = (hundredths.abs() / 100, hundredths.abs() % 100);
    format!("{sign}{whole}.{rest:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_forest_has_no_crossing() {
        let mut random = fastrand::Rng::with_seed(4);
        for _ in 0..50 {
            let count = random.usize(1..60);
            let mut children = vec![Vec::new(); count];
            let mut roots = Vec::new();
            let mut edges = Vec::new();
            for vertex in 0..count {
                match random.usize(0..=vertex) {
                    parent if parent < vertex => {
                        children[parent].push(vertex);
                        edges.push((parent, vertex));
                    }
                    _ => roots.push(vertex),
                }
            }
            let places = upward(&children, &roots);
            assert_eq!(crossings(&places, &edges), 0);
            for (i, a) in places.iter().enumerate() {
                assert!(
                    places[..i]
                        .iter()
                        .all(|b| (a[0] - b[0]).abs() + (a[1] - b[1]).abs() > 0.1),
                    "two vertices in one place"
                );
            }
        }
    }

    #[test]
    fn a_cycle_becomes_round() {
        let edges: Vec<(usize, usize)> = (0..8).map(|i| (i, (i + 1) % 8)).collect();
        let begin = |attempt: u64| {
            let mut random = fastrand::Rng::with_seed(attempt);
            (0..8).map(|_| [random.f64(), random.f64()]).collect()
        };
        let places = best_of(6, &edges, begin, |_, _| {});
        assert_eq!(crossings(&places, &edges), 0);
    }
}
