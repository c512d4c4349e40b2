//! Other names for the points: which positions are alike.
//!
//! The characteristic number is the least over all n! relabellings. Trying all
//! of them for each position would be slow; but the blue lines weigh more than
//! all the red ones together, so first the blue set is brought to its least
//! form, which a table gives, and then only the relabellings that leave that
//! form as it is compete for the red set. There are few of them as a rule.

use std::sync::OnceLock;

use super::{Edge, Edges, MAX_POINTS, MIN_POINTS, edge_count};

/// Everything there is to know about relabelling so many points.
pub(super) struct Relabellings {
    edges: u32,
    moves: Vec<EdgeMap>,
    /// By set of lines: which family of alike sets it belongs to.
    family: Vec<u8>,
    /// By set of lines: a relabelling that takes it to its least form.
    to_least: Vec<u16>,
    /// By family.
    families: Vec<Family>,
}

/// What a relabelling does to sets of lines, a byte at a time.
struct EdgeMap {
    low: [Edges; 256],
    high: [Edges; 128],
}

/// Sets of lines that are alike.
struct Family {
    least: Edges,
    /// The relabellings that leave the least form as it is.
    automorphisms: Vec<u16>,
}

/// The tables for so many points, made when they are first asked for.
pub(super) fn tables(points: u8) -> &'static Relabellings {
    static TABLES: [OnceLock<Relabellings>; (MAX_POINTS - MIN_POINTS + 1) as usize] =
        [const { OnceLock::new() }; 4];
    TABLES[usize::from(points - MIN_POINTS)].get_or_init(|| Relabellings::new(points))
}

impl Relabellings {
    pub(super) fn new(points: u8) -> Relabellings {
        let orders = permutations(points);
        let mut tables = Relabellings {
            edges: edge_count(points).into(),
            moves: orders.iter().map(|order| EdgeMap::new(order)).collect(),
            family: vec![u8::MAX; 1 << edge_count(points)],
            to_least: vec![0; 1 << edge_count(points)],
            families: Vec::new(),
        };
        let back: Vec<u16> = orders.iter().map(|order| inverse(order, &orders)).collect();
        // In rising order, so that the first of each family is its least form.
        for set in 0..1_u32 << tables.edges {
            if tables.family[set as usize] == u8::MAX {
                tables.add_family(set as Edges, &back);
            }
        }
        tables
    }

    fn add_family(&mut self, least: Edges, back: &[u16]) {
        // Six points have 156 graphs, so a byte is enough.
        let family = self.families.len() as u8;
        let mut automorphisms = Vec::new();
        for (index, map) in self.moves.iter().enumerate() {
            let image = map.apply(least);
            self.family[usize::from(image)] = family;
            self.to_least[usize::from(image)] = back[index];
            if image == least {
                automorphisms.push(index as u16);
            }
        }
        self.families.push(Family {
            least,
            automorphisms,
        });
    }

    /// The characteristic number of a position.
    pub(super) fn least(&self, red: Edges, blue: Edges) -> u32 {
        let family = &self.families[usize::from(self.family[usize::from(blue)])];
        let red = self.moves[usize::from(self.to_least[usize::from(blue)])].apply(red);
        let images = family
            .automorphisms
            .iter()
            .map(|&index| self.moves[usize::from(index)].apply(red));
        let red = images.min().unwrap_or(red);
        u32::from(red) | u32::from(family.least) << self.edges
    }

    /// The lines of the position that a characteristic number stands for.
    pub(super) fn lines(&self, number: u32) -> [Edges; 2] {
        let red = number & ((1 << self.edges) - 1);
        [red as Edges, (number >> self.edges) as Edges]
    }
}

impl EdgeMap {
    /// What happens to lines when point `i` is called `order[i]`, from 0.
    fn new(order: &[u8]) -> EdgeMap {
        let image = |e: u8| {
            let (a, b) = Edge(e).points();
            let name = |point: u8| order.get(usize::from(point - 1)).map(|name| name + 1);
            let edge = Edge::between(name(a)?, name(b)?);
            edge.map(Edge::bit)
        };
        let bits: [Edges; 15] = std::array::from_fn(|e| image(e as u8).unwrap_or(0));
        let mut map = EdgeMap {
            low: [0; 256],
            high: [0; 128],
        };
        // A set is its lowest line and the rest, which is a smaller set.
        for set in 1..256_usize {
            map.low[set] = map.low[set & (set - 1)] | bits[set.trailing_zeros() as usize];
        }
        for set in 1..128_usize {
            map.high[set] = map.high[set & (set - 1)] | bits[8 + set.trailing_zeros() as usize];
        }
        map
    }

    fn apply(&self, set: Edges) -> Edges {
        self.low[usize::from(set & 0xff)] | self.high[usize::from(set >> 8 & 0x7f)]
    }
}

/// All orders of 0 to n-1, in the order of a dictionary.
fn permutations(n: u8) -> Vec<Vec<u8>> {
    let mut orders = vec![Vec::new()];
    for _ in 0..n {
        orders = orders
            .into_iter()
            .flat_map(|order: Vec<u8>| {
                let missing: Vec<u8> = (0..n).filter(|i| !order.contains(i)).collect();
                missing
                    .into_iter()
                    .map(move |i| [&order[..], &[i]].concat())
            })
            .collect();
    }
    orders
}

/// The place of the order that undoes another.
fn inverse(order: &[u8], orders: &[Vec<u8>]) -> u16 {
    let mut back = vec![0; order.len()];
    for (from, &to) in order.iter().enumerate() {
        back[usize::from(to)] = from as u8;
    }
    orders.binary_search(&back).unwrap_or_default() as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The definition, word by word.
    fn naive(points: u8, red: Edges, blue: Edges) -> u32 {
        let relabelled = |order: &Vec<u8>, set: Edges| {
            let mut image = 0;
            for e in 0..edge_count(points) {
                let (a, b) = Edge(e).points();
                let [a, b] = [a, b].map(|point| order[usize::from(point - 1)] + 1);
                if set & Edge(e).bit() != 0 {
                    image |= u32::from(Edge::between(a, b).unwrap().bit());
                }
            }
            image
        };
        let numbers = permutations(points)
            .into_iter()
            .map(|order| relabelled(&order, red) | relabelled(&order, blue) << edge_count(points));
        numbers.min().unwrap()
    }

    #[test]
    fn the_number_is_the_least_of_all_relabellings() {
        let mut random = fastrand::Rng::with_seed(1969);
        for round in 0..200 {
            let points = 3 + round % 4;
            let all = (1_u16 << edge_count(points)) - 1;
            let (red, other) = (random.u16(..) & all, random.u16(..) & all);
            let blue = other & !red;
            let number = tables(points).least(red, blue);
            assert_eq!(
                number,
                naive(points, red, blue),
                "{points}: {red:b} {blue:b}"
            );
            let [red, blue] = tables(points).lines(number);
            assert_eq!(tables(points).least(red, blue), number);
        }
    }

    #[test]
    fn the_graphs_are_as_many_as_they_should_be() {
        // Graphs on 3 to 6 points up to isomorphism.
        let counts = [3, 4, 5, 6].map(|points| tables(points).families.len());
        assert_eq!(counts, [4, 11, 34, 156]);
    }
}
