//! Directed graphs, cycles and loops allowed.

/// A directed graph on the vertices 0, 1, … with each arc at most once.
///
/// Followers stand one after another in one list, so that graphs of millions of
/// arcs stay small and quick to walk through.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Digraph {
    starts: Vec<u32>,
    targets: Vec<u32>,
}

impl Digraph {
    /// The graph with so many vertices and these arcs; arcs given twice count
    /// once. `None` where an arc names a vertex that is not there.
    pub fn new(vertices: usize, arcs: &[(u32, u32)]) -> Option<Digraph> {
        let inside = |vertex: u32| (vertex as usize) < vertices;
        if !arcs.iter().all(|&(from, to)| inside(from) && inside(to)) {
            return None;
        }
        let mut graph = Digraph::sorted_by_source(vertices, arcs.iter().copied());
        graph.drop_doubles();
        Some(graph)
    }

    /// Counting sort: the followers of each vertex together.
    fn sorted_by_source(
        vertices: usize,
        arcs: impl Iterator<Item = (u32, u32)> + Clone,
    ) -> Digraph {
        let mut starts = vec![0u32; vertices + 1];
        for (from, _) in arcs.clone() {
            starts[from as usize + 1] += 1;
        }
        for index in 0..vertices {
            starts[index + 1] += starts[index];
        }
        let mut next = starts.clone();
        let mut targets = vec![0; starts[vertices] as usize];
        for (from, to) in arcs {
            let place = &mut next[from as usize];
            targets[*place as usize] = to;
            *place += 1;
        }
        Digraph { starts, targets }
    }

    fn drop_doubles(&mut self) {
        let mut kept = 0;
        let mut start = 0;
        for vertex in 0..self.len() {
            let end = self.starts[vertex + 1] as usize;
            self.targets[start..end].sort_unstable();
            let first = kept;
            for index in start..end {
                let target = self.targets[index];
                if kept == first || self.targets[kept - 1] != target {
                    self.targets[kept] = target;
                    kept += 1;
                }
            }
            start = end;
            self.starts[vertex + 1] = kept as u32;
        }
        self.targets.truncate(kept);
    }

    /// How many vertices there are.
    pub fn len(&self) -> usize {
        self.starts.len() - 1
    }

    /// Whether there are no vertices.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Where the arcs from a vertex lead, in rising order.
    pub fn followers(&self, vertex: usize) -> &[u32] {
        &self.targets[self.starts[vertex] as usize..self.starts[vertex + 1] as usize]
    }

    /// All arcs.
    pub fn arcs(&self) -> impl Iterator<Item = (u32, u32)> + Clone {
        (0..self.len()).flat_map(|from| {
            self.followers(from)
                .iter()
                .map(move |&to| (from as u32, to))
        })
    }

    /// The vertices of a cycle, in its order; `None` where there is none.
    pub fn cycle(&self) -> Option<Vec<usize>> {
        // The way walked so far, with the number of followers tried at each.
        let mut way: Vec<(usize, usize)> = Vec::new();
        let (mut on_way, mut seen) = (vec![false; self.len()], vec![false; self.len()]);
        for start in 0..self.len() {
            if std::mem::replace(&mut seen[start], true) {
                continue;
            }
            way.push((start, 0));
            on_way[start] = true;
            while let Some((vertex, tried)) = way.last_mut() {
                let Some(&next) = self.followers(*vertex).get(*tried) else {
                    on_way[*vertex] = false;
                    way.pop();
                    continue;
                };
                *tried += 1;
                let next = next as usize;
                if on_way[next] {
                    let walked = way.iter().map(|&(vertex, _)| vertex);
                    return Some(walked.skip_while(|&vertex| vertex != next).collect());
                }
                if !std::mem::replace(&mut seen[next], true) {
                    way.push((next, 0));
                    on_way[next] = true;
                }
            }
        }
        None
    }

    /// The graph with all arcs turned round.
    #[must_use]
    pub fn reversed(&self) -> Digraph {
        Digraph::sorted_by_source(self.len(), self.arcs().map(|(from, to)| (to, from)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn followers_are_the_arcs_given(arcs in prop::collection::vec((0u32..9, 0u32..9), 0..40)) {
            let graph = Digraph::new(9, &arcs).unwrap();
            let mut expected = arcs.clone();
            expected.sort_unstable();
            expected.dedup();
            prop_assert_eq!(graph.arcs().collect::<Vec<_>>(), expected);
            prop_assert_eq!(graph.reversed().reversed(), graph);
        }
    }

    #[test]
    fn cycles_are_found() {
        let mut random = fastrand::Rng::with_seed(3);
        for _ in 0..2_000 {
            let count = random.u32(1..8);
            let arcs: Vec<(u32, u32)> = (0..random.u32(0..9))
                .map(|_| (random.u32(0..count), random.u32(0..count)))
                .collect();
            let graph = Digraph::new(count as usize, &arcs).unwrap();
            // Without cycles one can take away ends until nothing is left.
            let mut left: Vec<usize> = (0..graph.len()).collect();
            while let Some(end) = left.iter().position(|&vertex| {
                let mut followers = graph.followers(vertex).iter();
                !followers.any(|&next| left.contains(&(next as usize)))
            }) {
                left.remove(end);
            }
            let cycle = graph.cycle();
            assert_eq!(cycle.is_none(), left.is_empty());
            if let Some(cycle) = cycle {
                let next = cycle.iter().skip(1).chain(cycle.first());
                for (&from, &to) in cycle.iter().zip(next) {
                    assert!(graph.followers(from).contains(&(to as u32)));
                }
            }
        }
    }

    #[test]
    fn arcs_must_stay_inside() {
        assert_eq!(Digraph::new(2, &[(0, 2)]), None);
        assert!(Digraph::new(0, &[]).is_some_and(|graph| graph.is_empty()));
    }
}
