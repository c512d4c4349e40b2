//! What is left of a closed game as a sum of parts, and the Hackenbush drawings
//! that some parts are like.
//!
//! To choose a vertex of a part that is a path spans it and all vertices from it
//! to where the path hangs. Read from the loose end, the path is a Hackenbush
//! stalk: to cut an edge drops all that is farther from the ground. Where paths
//! follow arrows, and the graph is a tree whose arrows lead to vertices that are
//! chosen, to choose a vertex spans all that lies beyond it: it is a Hackenbush
//! tree (both after Matias 2023, who reads stalks from the wrong end).

use std::rc::Rc;

use super::Convexity;
use super::arena::State;
use super::nimbers::{self, Nimbers};
use super::partizan::{self, ShortGames};
use super::setting::Setting;
use super::stop::Allowance;
use super::trees::{PartizanTrees, Trees};
use crate::analysis::{Part, PartGraph};
use crate::graph::simple::{Vertices, is_single, members};
use crate::value::dyadic::Dyadic;
use crate::value::nimber::Nimber;
use crate::value::short::Games;

/// Parts are searched no longer than this.
const MAX_STATES: u64 = 60_000;

/// Values of parts are given up after so many steps.
const MAX_STEPS: u64 = 3_000_000;

/// The parts of a position; `None` where it does not fall into parts.
pub(super) fn parts(position: &Convexity) -> Option<PartGraph> {
    let setting = &*position.setting;
    let arena = &setting.arena;
    let open = arena.open(position.state);
    if open == 0 || !arena.kind().is_closed() {
        return None;
    }
    if setting.net.directed {
        let forest = Forest::of(setting, position.state)?;
        let parts: Vec<Part> = forest.roots.iter().map(|&root| forest.part(root)).collect();
        return Some(PartGraph {
            sum: Some(forest.sum(&forest.roots)),
            kind: if setting.alice.is_some() {
                "numbers"
            } else {
                "nim"
            },
            parts,
        });
    }
    let found = arena.parts(position.state, open);
    if found.rest != 0 {
        return None;
    }
    let mut worths = Worths::new(setting, position.state);
    let parts: Vec<Part> = found
        .independent
        .iter()
        .map(|&part| {
            let order = stalk(setting, part);
            let letter = |&vertex: &usize| setting.letter(vertex);
            Part {
                from: numbers(arena.beside(part)),
                vertices: numbers(part),
                value: worths.value(position.state, part),
                hackenbush: order
                    .as_ref()
                    .map(|order| order.iter().map(letter).collect()),
                order: order
                    .into_iter()
                    .flatten()
                    .map(|vertex| vertex + 1)
                    .collect(),
            }
        })
        .collect();
    let sum = worths.sum(position.state, &found.independent);
    Some(PartGraph {
        kind: worths.kind(&parts),
        parts,
        sum,
    })
}

fn numbers(set: Vertices) -> Vec<usize> {
    members(set).map(|vertex| vertex + 1).collect()
}

impl Setting {
    /// The letter of the Hackenbush edge that stands for a vertex.
    fn letter(&self, vertex: usize) -> char {
        match self.alice {
            None => 'G',
            Some(alice) if alice >> vertex & 1 != 0 => 'B',
            Some(_) => 'R',
        }
    }
}

/// The vertices of a part that is a path hanging by its end on one vertex, from
/// the loose end on.
fn stalk(setting: &Setting, part: Vertices) -> Option<Vec<usize>> {
    let graph = setting.graph();
    let beside = setting.arena.beside(part);
    if !is_single(beside) {
        return None;
    }
    let (mut order, mut from, mut here) = (Vec::new(), 0, beside);
    loop {
        let vertex = here.trailing_zeros() as usize;
        let next = graph.near(vertex) & part & !from;
        match next.count_ones() {
            0 => break,
            1 => {}
            _ => return None,
        }
        from |= here;
        here = next;
        order.push(next.trailing_zeros() as usize);
    }
    let covered = order.iter().fold(0, |set, vertex| set | 1 << vertex);
    order.reverse();
    (covered == part).then_some(order)
}

/// What parts are worth, in the quickest way that there is.
enum Worths<'a> {
    Trees(Trees<'a>),
    Numbers(PartizanTrees<'a>),
    Nimbers(nimbers::Search),
    Games(Box<partizan::Search>),
}

impl<'a> Worths<'a> {
    fn new(setting: &'a Setting, state: State) -> Worths<'a> {
        let arena = || Rc::new(setting.arena.clone());
        let symmetry = || Rc::new(setting.symmetry());
        match (setting.graph().is_tree(), setting.alice) {
            (true, None) => Worths::Trees(Trees::new(setting.graph())),
            (true, Some(alice)) if state.chosen != 0 => {
                Worths::Numbers(PartizanTrees::new(setting.graph(), alice))
            }
            (false, None) => Worths::Nimbers(nimbers::Search::new(arena(), symmetry(), Nimbers)),
            (_, Some(alice)) => {
                let search =
                    partizan::Search::new(arena(), symmetry(), ShortGames::new(alice, MAX_STEPS));
                Worths::Games(Box::new(search))
            }
        }
    }

    fn value(&mut self, state: State, part: Vertices) -> Option<String> {
        self.sum(state, &[part])
    }

    fn sum(&mut self, state: State, parts: &[Vertices]) -> Option<String> {
        let left = &mut Allowance(MAX_STATES);
        match self {
            Worths::Trees(trees) => {
                let of = |&part: &Vertices| trees.of_part(state.spanned, part);
                let sum = parts.iter().map(of).fold(0, |sum, nimber| sum ^ nimber);
                Some(Nimber(sum).to_string())
            }
            Worths::Numbers(trees) => {
                let of = |&part: &Vertices| trees.of_part(state.spanned, part);
                let values: Vec<Dyadic> = parts.iter().map(of).collect();
                let sum = values.iter().fold(Dyadic::ZERO, |sum, value| &sum + value);
                Some(sum.to_string())
            }
            Worths::Nimbers(search) => {
                let mut sum = 0;
                for &part in parts {
                    sum ^= search.part(state, part, left).ok()?;
                }
                Some(Nimber(sum.into()).to_string())
            }
            Worths::Games(search) => {
                let mut sum = Games::ZERO;
                for &part in parts {
                    let value = search.part(state, part, left).ok()?;
                    sum = search.values.games.add(sum, value).ok()?;
                }
                search.values.games.write(sum).ok()
            }
        }
    }

    /// How the parts are added.
    fn kind(&self, parts: &[Part]) -> &'static str {
        let is_number = |part: &Part| {
            let letters = part.value.iter().flat_map(|value| value.bytes());
            letters
                .clone()
                .all(|letter| letter.is_ascii_digit() || b"-/".contains(&letter))
        };
        match self {
            Worths::Trees(_) | Worths::Nimbers(_) => "nim",
            Worths::Numbers(_) => "numbers",
            Worths::Games(_) if parts.iter().all(is_number) => "numbers",
            Worths::Games(_) => "games",
        }
    }
}

/// The Hackenbush forest that a closed game on a directed tree is like.
pub(super) struct Forest<'a> {
    setting: &'a Setting,
    /// By vertex, those that grow out of it and are not spanned.
    above: Vec<Vertices>,
    /// The vertices at the ground.
    pub roots: Vec<usize>,
}

impl<'a> Forest<'a> {
    /// The forest of what is not spanned; `None` where the game is not like one:
    /// every vertex has at most one arrow to it, or every vertex at most one
    /// from it; no way leads back; and all ways end at vertices that are spanned.
    pub fn of(setting: &'a Setting, state: State) -> Option<Forest<'a>> {
        let net = &setting.net;
        if !net.directed || !setting.arena.kind().is_closed() {
            return None;
        }
        let forward = net.next();
        let mut back = vec![0; forward.len()];
        for &(from, to) in &net.edges {
            back[to] |= 1 << from;
        }
        [(&forward, &back), (&back, &forward)]
            .into_iter()
            .find_map(|(up, down)| {
                let slender = down.iter().all(|below| below.count_ones() <= 1);
                let count = up.len();
                // Without a way back, as many steps as there are vertices lead out.
                let ends = (0..count).all(|start| {
                    let steps = std::iter::successors(Some(1_u64 << start), |&ring| {
                        Some(members(ring).fold(0, |next, vertex| next | up[vertex]))
                    });
                    steps.take(count + 1).last() == Some(0)
                });
                let loose = (0..count).filter(|&vertex| up[vertex] == 0);
                let closed = loose.into_iter().all(|end| state.spanned >> end & 1 != 0);
                if !slender || !ends || !closed {
                    return None;
                }
                let free = setting.graph().all() & !state.spanned;
                let root = |&vertex: &usize| down[vertex] & free == 0;
                Some(Forest {
                    setting,
                    above: up.iter().map(|above| above & free).collect(),
                    roots: members(free).filter(root).collect(),
                })
            })
    }

    /// What some trees of the forest are worth together.
    pub fn sum(&self, roots: &[usize]) -> String {
        match self.setting.alice {
            None => {
                let sum = roots.iter().fold(0, |sum, &root| sum ^ self.nimber(root));
                Nimber(sum).to_string()
            }
            Some(_) => self.number_of(roots.iter().copied()).to_string(),
        }
    }

    /// By the colon principle.
    pub fn nimber(&self, vertex: usize) -> u32 {
        1 + members(self.above[vertex]).fold(0, |sum, above| sum ^ self.nimber(above))
    }

    /// What some trees are worth, where the players have vertices of their own.
    pub fn number_of(&self, roots: impl Iterator<Item = usize>) -> Dyadic {
        roots.fold(Dyadic::ZERO, |sum, vertex| {
            let above = self.number_of(members(self.above[vertex]));
            let grown = match self.setting.letter(vertex) {
                'R' => above.over_red(),
                _ => above.over_blue(),
            };
            &sum + &grown
        })
    }

    fn part(&self, root: usize) -> Part {
        let (mut letters, mut order) = (String::new(), Vec::new());
        self.write(root, &mut letters, &mut order);
        let set = order.iter().fold(0, |set, vertex| set | 1 << vertex);
        Part {
            from: numbers(self.setting.arena.beside(set)),
            vertices: numbers(set),
            value: Some(self.sum(&[root])),
            hackenbush: Some(letters),
            order: order.iter().map(|vertex| vertex + 1).collect(),
        }
    }

    fn write(&self, vertex: usize, letters: &mut String, order: &mut Vec<usize>) {
        letters.push(self.setting.letter(vertex));
        order.push(vertex);
        let above = self.above[vertex];
        for next in members(above) {
            if is_single(above) {
                self.write(next, letters, order);
            } else {
                letters.push('(');
                self.write(next, letters, order);
                letters.push(')');
            }
        }
    }
}
