//! Symmetries of a graph: ways to exchange its vertices that change nothing.

use super::simple::{MAX_VERTICES, SimpleGraph, Vertices, is_single, members};

/// At most so many symmetries are kept: more would cost more than they save.
const MAX_KEPT: usize = 240;

/// The search for symmetries is given up after so many steps; what was found
/// until then is used.
const MAX_STEPS: u32 = 200_000;

/// Symmetries of a graph whose vertices may have colours, as far as they were
/// found. Sets of vertices that one of them takes into each other are alike.
#[derive(Clone, Debug)]
pub struct Symmetry {
    /// Classes of twins, vertices with the same neighbours besides each other:
    /// they may be exchanged at will.
    twins: Vec<Vertices>,
    /// Other symmetries, by vertex where it goes; they keep the order of twins.
    others: Vec<Vec<u8>>,
}

impl Symmetry {
    /// The symmetries of a graph that keep this set of vertices; all that keep the
    /// graph where it is empty.
    pub fn of(graph: &SimpleGraph, kept: Vertices) -> Symmetry {
        let count = graph.len();
        let others = count as u32 - kept.count_ones();
        let colour = |vertex: usize| if kept >> vertex & 1 == 0 { 0 } else { others };
        let mut colours: Vec<u32> = (0..count).map(colour).collect();
        let class_of = |vertex: usize| {
            let alike = |&other: &usize| {
                let pair = !(1 << vertex | 1 << other);
                colours[other] == colours[vertex]
                    && graph.near(other) & pair == graph.near(vertex) & pair
            };
            (0..count)
                .filter(alike)
                .fold(0, |set, vertex| set | 1 << vertex)
        };
        let twins: Vec<Vertices> = (0..count).map(class_of).collect();
        refine(graph, &mut colours);
        let mut others = Search::new([graph, graph], [&colours, &colours], &twins, MAX_KEPT).run();
        others.retain(|map| {
            map.iter()
                .enumerate()
                .any(|(from, &to)| from != usize::from(to))
        });
        // Each class once, where its first vertex stands.
        let classes = twins.into_iter().enumerate();
        let twins = classes
            .filter(|(vertex, class)| {
                !is_single(*class) && class.trailing_zeros() == *vertex as u32
            })
            .map(|(_, class)| class)
            .collect();
        Symmetry { twins, others }
    }

    /// Nothing can be exchanged.
    pub fn none() -> Symmetry {
        Symmetry {
            twins: Vec::new(),
            others: Vec::new(),
        }
    }

    /// Of all sets that symmetries make of this one, as far as they are known,
    /// the same for all of those: it can stand for them.
    pub fn least(&self, set: Vertices) -> Vertices {
        self.least_pair(set, 0).0
    }

    /// The same for two sets that belong together.
    pub fn least_pair(&self, first: Vertices, second: Vertices) -> (Vertices, Vertices) {
        let mut least = self.sort_twins(first, second);
        for map in &self.others {
            let image = |set| members(set).fold(0, |image, vertex| image | 1 << map[vertex]);
            least = least.min(self.sort_twins(image(first), image(second)));
        }
        least
    }

    /// How many maps each set is tried with; 1 where only twins are known.
    pub fn len(&self) -> usize {
        self.others.len() + 1
    }

    /// Whether there is nothing to exchange.
    pub fn is_empty(&self) -> bool {
        self.others.is_empty() && self.twins.is_empty()
    }

    /// In each class of twins, those in both sets first, then those in the first
    /// set, then those in the second.
    fn sort_twins(&self, mut first: Vertices, mut second: Vertices) -> (Vertices, Vertices) {
        for &class in &self.twins {
            let [both, one, two] = [first & second, first & !second, second & !first]
                .map(|set| (set & class).count_ones() as usize);
            if both + one + two == 0 {
                continue;
            }
            first &= !class;
            second &= !class;
            for (place, vertex) in members(class).enumerate().take(both + one + two) {
                if place < both + one {
                    first |= 1 << vertex;
                }
                if place < both || place >= both + one {
                    second |= 1 << vertex;
                }
            }
        }
        (first, second)
    }
}

/// Splits colours until vertices of one colour have as many neighbours of every
/// colour. The colour of a vertex is the number of vertices that come before it,
/// so colours do not depend on how the vertices are numbered.
pub(super) fn refine(graph: &SimpleGraph, colours: &mut [u32]) {
    let mut classes = 0;
    loop {
        let signature = |vertex: usize| {
            let mut around = [0_u8; MAX_VERTICES];
            for other in members(graph.near(vertex)) {
                around[colours[other] as usize] += 1;
            }
            (colours[vertex], around)
        };
        let signatures: Vec<_> = (0..graph.len()).map(signature).collect();
        for (colour, signature) in colours.iter_mut().zip(&signatures) {
            *colour = signatures.iter().filter(|other| *other < signature).count() as u32;
        }
        let different = colours.iter().fold(0_u64, |set, colour| set | 1 << colour);
        if different.count_ones() == classes {
            return;
        }
        classes = different.count_ones();
    }
}

/// By vertex of a graph, the vertex of another that it can be taken for; `None`
/// where the graphs are not alike, or it took too long to find out.
pub fn isomorphism(from: &SimpleGraph, to: &SimpleGraph) -> Option<Vec<u8>> {
    if from.len() != to.len() {
        return None;
    }
    let colours = [from, to].map(|graph| {
        let mut colours = vec![0; graph.len()];
        refine(graph, &mut colours);
        colours
    });
    let as_often = |colour: &u32| {
        let [one, other] =
            [0, 1].map(|of: usize| colours[of].iter().filter(|found| *found == colour).count());
        one == other
    };
    if !colours[0].iter().all(as_often) {
        return None;
    }
    // No twins that would have to keep their order.
    let apart: Vec<Vertices> = (0..from.len()).map(|vertex| 1 << vertex).collect();
    let colours = [&colours[0][..], &colours[1][..]];
    Search::new([from, to], colours, &apart, 1).run().pop()
}

/// A search for maps from a graph to another that keep edges and colours.
struct Search<'a> {
    graphs: [&'a SimpleGraph; 2],
    colours: [&'a [u32]; 2],
    /// By vertex, its class of twins.
    twins: &'a [Vertices],
    /// The vertices, each after a neighbour of it where that is possible.
    order: Vec<usize>,
    image: Vec<u8>,
    /// What has an image, and what is one.
    used: [Vertices; 2],
    steps: u32,
    wanted: usize,
    found: Vec<Vec<u8>>,
}

impl<'a> Search<'a> {
    fn new(
        graphs: [&'a SimpleGraph; 2],
        colours: [&'a [u32]; 2],
        twins: &'a [Vertices],
        wanted: usize,
    ) -> Search<'a> {
        let graph = graphs[0];
        let (mut order, mut seen) = (Vec::with_capacity(graph.len()), 0);
        for start in 0..graph.len() {
            let mut ring = 1 << start & !seen;
            while ring != 0 {
                seen |= ring;
                order.extend(members(ring));
                ring = members(ring).fold(0, |next, vertex| next | graph.near(vertex)) & !seen;
            }
        }
        Search {
            graphs,
            colours,
            twins,
            order,
            image: vec![0; graph.len()],
            used: [0; 2],
            steps: MAX_STEPS,
            wanted,
            found: Vec::new(),
        }
    }

    fn run(mut self) -> Vec<Vec<u8>> {
        self.extend(0);
        self.found
    }

    /// Finds an image for the vertex at this place of the order and all after it.
    fn extend(&mut self, place: usize) {
        let Some(&vertex) = self.order.get(place) else {
            self.found.push(self.image.clone());
            return;
        };
        let [before, taken] = self.used;
        let near = members(self.graphs[0].near(vertex) & before)
            .fold(0, |near, other| near | 1_u64 << self.image[other]);
        for to in 0..self.graphs[1].len() {
            if self.found.len() == self.wanted || self.steps == 0 {
                return;
            }
            let fits = taken >> to & 1 == 0
                && self.colours[0][vertex] == self.colours[1][to]
                && self.graphs[1].near(to) & taken == near;
            // Twins keep their order.
            let mut twins = members(self.twins[vertex] & before);
            if !fits || twins.any(|twin| (usize::from(self.image[twin]) > to) != (twin > vertex)) {
                continue;
            }
            self.steps -= 1;
            self.image[vertex] = to as u8;
            self.used = [before | 1 << vertex, taken | 1 << to];
            self.extend(place + 1);
        }
        self.used = [before, taken];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cycle(count: usize) -> SimpleGraph {
        let edges: Vec<_> = (0..count).map(|i| (i, (i + 1) % count)).collect();
        SimpleGraph::new(count, &edges).unwrap()
    }

    #[test]
    fn a_cycle_can_be_turned_and_turned_over() {
        assert_eq!(Symmetry::of(&cycle(7), 0).len(), 14);
        // One vertex held: only turned over.
        assert_eq!(Symmetry::of(&cycle(7), 1).len(), 2);
        // Opposite vertices of a square are twins.
        let square = Symmetry::of(&cycle(4), 0);
        assert_eq!(square.least(0b1000), 0b0001);
        assert_eq!(square.least(0b1010), square.least(0b0101));
        assert_ne!(square.least(0b0011), square.least(0b0101));
    }

    /// Two sets get the same name exactly when some permutation that keeps the
    /// graph takes one into the other.
    #[test]
    fn sets_are_alike_as_permutations_say() {
        let mut random = fastrand::Rng::with_seed(20);
        for _ in 0..40 {
            let count = random.usize(1..6);
            let pairs = (1..count).flat_map(|b| (0..b).map(move |a| (a, b)));
            let edges: Vec<_> = pairs.filter(|_| random.bool()).collect();
            let graph = SimpleGraph::new(count, &edges).unwrap();
            let kept = random.u64(0..1 << count);
            let symmetry = Symmetry::of(&graph, kept);
            let maps: Vec<Vec<usize>> = permutations(count)
                .into_iter()
                .filter(|map| {
                    (0..count).all(|a| {
                        kept >> a & 1 == kept >> map[a] & 1
                            && (0..count)
                                .all(|b| graph.near(a) >> b & 1 == graph.near(map[a]) >> map[b] & 1)
                    })
                })
                .collect();
            let image = |map: &[usize], set| members(set).fold(0_u64, |i, v| i | 1 << map[v]);
            for a in 0..1_u64 << count {
                for b in 0..1_u64 << count {
                    let alike = maps.iter().any(|map| image(map, a) == b);
                    assert_eq!(symmetry.least(a) == symmetry.least(b), alike, "{edges:?}");
                    let c = random.u64(0..1 << count);
                    let map = &maps[random.usize(0..maps.len())];
                    assert_eq!(
                        symmetry.least_pair(a, c),
                        symmetry.least_pair(image(map, a), image(map, c))
                    );
                }
            }
        }
    }

    fn permutations(count: usize) -> Vec<Vec<usize>> {
        if count == 0 {
            return vec![Vec::new()];
        }
        let shorter = permutations(count - 1);
        let insert = |map: &Vec<usize>| {
            let map = map.clone();
            (0..count).map(move |place| {
                let mut map = map.clone();
                map.insert(place, count - 1);
                map
            })
        };
        shorter.iter().flat_map(insert).collect()
    }
}
