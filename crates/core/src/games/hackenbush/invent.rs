//! New drawings to play: puzzles whose value is 0, so that whoever begins loses.

use fastrand::Rng;
use rustc_hash::FxHashMap;

use super::algebra::{Algebra as _, Numbers};
use super::drawing::{Colour, Drawing, Form, Line};
use crate::value::dyadic::Dyadic;

/// A tree that grows out of the ground, as the vertex below each edge and its
/// colour; edge i leads to vertex i+1.
type Tree = Vec<(u16, Colour)>;

/// The largest tree that closes a puzzle.
const LAST: usize = 6;

/// How many trees are tried for it.
const STOCK: usize = 4_000;

/// A red and blue forest of so many edges, at least two, worth nothing; none
/// where no such one was found.
pub(super) fn balanced(edges: usize, seed: u64) -> Option<Drawing> {
    let mut random = Rng::with_seed(seed);
    let mut stock: FxHashMap<(usize, Dyadic), Tree> = FxHashMap::default();
    for _ in 0..STOCK {
        let size = random.usize(1..=LAST);
        let tree = tree(size, &mut random);
        stock.insert((size, value(&tree)), tree);
    }
    for _ in 0..2_000 {
        let mut trees = Vec::new();
        let (mut left, mut sum) = (edges, Dyadic::ZERO);
        // At least one tree before the last, so that it is not a single one.
        while left > LAST || left > 1 && (trees.is_empty() || random.bool()) {
            let size = random.usize(1..left.min(2 * LAST));
            let tree = tree(size, &mut random);
            sum = &sum + &value(&tree);
            left -= size;
            trees.push(tree);
        }
        if let Some(last) = stock.get(&(left, -&sum)) {
            trees.push(last.clone());
            random.shuffle(&mut trees);
            return drawing(&trees);
        }
    }
    None
}

fn tree(size: usize, random: &mut Rng) -> Tree {
    let colour = |random: &mut Rng| {
        if random.bool() {
            Colour::Blue
        } else {
            Colour::Red
        }
    };
    (0..size as u16)
        .map(|edge| {
            // Near the top more often than not, so that trees are slender.
            let below = match edge {
                0 => 0,
                _ if random.u8(0..3) > 0 => edge,
                _ => random.u16(1..=edge),
            };
            (below, colour(random))
        })
        .collect()
}

fn value(tree: &Tree) -> Dyadic {
    let mut sums = vec![Dyadic::ZERO; tree.len() + 1];
    for (edge, &(below, colour)) in tree.iter().enumerate().rev() {
        // Numbers never fail.
        let branch = Numbers
            .grow(colour, &sums[edge + 1])
            .unwrap_or(Dyadic::ZERO);
        sums[usize::from(below)] = &sums[usize::from(below)] + &branch;
    }
    sums.swap_remove(0)
}

/// Trees side by side, their edges in the order in which letters are read.
fn drawing(trees: &[Tree]) -> Option<Drawing> {
    let mut lines = Vec::new();
    for tree in trees {
        // Edges to be drawn, the next last, each with the vertex it grows from.
        let mut open: Vec<(usize, u16)> = Vec::new();
        let grow = |vertex: usize, from: u16, open: &mut Vec<(usize, u16)>| {
            let edges = tree.iter().enumerate().rev();
            let here = edges.filter(|(_, (below, _))| usize::from(*below) == vertex);
            open.extend(here.map(|(edge, _)| (edge, from)));
        };
        grow(0, 0, &mut open);
        while let Some((edge, from)) = open.pop() {
            let to = lines.len() as u16 + 1;
            lines.push(Line {
                from,
                to,
                colour: tree[edge].1,
            });
            grow(edge + 1, to, &mut open);
        }
    }
    let names = (0..=lines.len() as u16).collect();
    Drawing::new(lines, names, Form::Letters).ok()
}
