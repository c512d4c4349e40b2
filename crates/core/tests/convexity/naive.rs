//! The games as they are defined: all paths are listed, nothing is taken apart,
//! no position is like another.

use std::collections::HashMap;

use zermelo_core::game::Seat;
use zermelo_core::graph::simple::{SimpleGraph, members};
use zermelo_core::value::short::{Game, Games};

pub const GAMES: [&str; 4] = ["cig", "chg", "ig", "hg"];
pub const PATHS: [&str; 2] = ["geodesic", "monophonic"];

#[derive(Clone, Copy)]
pub struct Rules {
    pub game: &'static str,
    pub path: &'static str,
    pub misere: bool,
    pub alice: Option<u64>,
}

pub struct Naive {
    pub graph: SimpleGraph,
    pub rules: Rules,
    /// By pair, what lies between.
    between: Vec<Vec<u64>>,
    nimbers: HashMap<u64, u32>,
    lengths: HashMap<(u64, Seat), (bool, u32)>,
    values: HashMap<u64, Game>,
}

impl Naive {
    pub fn new(graph: &SimpleGraph, rules: Rules) -> Naive {
        let both = graph.edges().flat_map(|(a, b)| [(a, b), (b, a)]);
        Naive::directed(graph.len(), &both.collect::<Vec<_>>(), rules)
    }

    pub fn directed(count: usize, arrows: &[(usize, usize)], rules: Rules) -> Naive {
        let between = (0..count)
            .map(|a| {
                (0..count)
                    .map(|b| {
                        let one = on_paths(count, arrows, rules.path, a, b);
                        one | on_paths(count, arrows, rules.path, b, a) | 1 << a | 1 << b
                    })
                    .collect()
            })
            .collect();
        Naive {
            graph: SimpleGraph::new(count, arrows).expect("a graph"),
            rules,
            between,
            nimbers: HashMap::new(),
            lengths: HashMap::new(),
            values: HashMap::new(),
        }
    }

    fn interval(&self, set: u64) -> u64 {
        let pairs = members(set).flat_map(|a| members(set).map(move |b| (a, b)));
        pairs.fold(set, |found, (a, b)| found | self.between[a][b])
    }

    fn hull(&self, set: u64) -> u64 {
        let next = self.interval(set);
        if next == set { set } else { self.hull(next) }
    }

    /// What may be chosen, by either player.
    pub fn open(&self, chosen: u64) -> u64 {
        let all = self.graph.all();
        let spanned = match self.rules.game {
            "hg" | "chg" => self.hull(chosen),
            _ => self.interval(chosen),
        };
        match self.rules.game {
            _ if spanned == all => 0,
            "chg" | "cig" => all & !spanned,
            _ => all & !chosen,
        }
    }

    pub fn nimber(&mut self, chosen: u64) -> u32 {
        if let Some(&known) = self.nimbers.get(&chosen) {
            return known;
        }
        let options: Vec<u32> = members(self.open(chosen))
            .map(|vertex| self.nimber(chosen | 1 << vertex))
            .collect();
        let nimber = (0..=64).find(|n| !options.contains(n)).expect("a number");
        self.nimbers.insert(chosen, nimber);
        nimber
    }

    fn own(&self, chosen: u64, player: Seat) -> u64 {
        let open = self.open(chosen);
        match (self.rules.alice, player) {
            (None, _) => open,
            (Some(alice), Seat::First) => open & alice,
            (Some(alice), Seat::Second) => open & !alice,
        }
    }

    /// Whether the player to move wins, and in how many moves.
    pub fn length(&mut self, chosen: u64, player: Seat) -> (bool, u32) {
        if let Some(&known) = self.lengths.get(&(chosen, player)) {
            return known;
        }
        let replies: Vec<(bool, u32)> = members(self.own(chosen, player))
            .map(|vertex| self.length(chosen | 1 << vertex, player.other()))
            .collect();
        let wins = replies
            .iter()
            .filter(|reply| !reply.0)
            .map(|reply| reply.1 + 1);
        let losses = replies
            .iter()
            .filter(|reply| reply.0)
            .map(|reply| reply.1 + 1);
        let found = match (wins.min(), losses.max()) {
            (Some(soonest), _) => (true, soonest),
            (None, Some(latest)) => (false, latest),
            (None, None) => (self.rules.misere, 0),
        };
        self.lengths.insert((chosen, player), found);
        found
    }

    pub fn value(&mut self, chosen: u64, games: &mut Games) -> Game {
        if let Some(&known) = self.values.get(&chosen) {
            return known;
        }
        let options = [Seat::First, Seat::Second].map(|player| {
            members(self.own(chosen, player))
                .map(|vertex| self.value(chosen | 1 << vertex, games))
                .collect::<Vec<_>>()
        });
        let value = games.from_options(&options[0], &options[1]).expect("small");
        self.values.insert(chosen, value);
        value
    }
}

/// All vertices on paths from one vertex to another that count.
fn on_paths(count: usize, arrows: &[(usize, usize)], path: &str, from: usize, to: usize) -> u64 {
    let mut paths = Vec::new();
    extend(count, arrows, &mut vec![from], to, &mut paths);
    let shortest = paths.iter().map(Vec::len).min().unwrap_or(0);
    let leaps = |way: &[usize]| {
        (0..way.len()).any(|i| (i + 2..way.len()).any(|j| arrows.contains(&(way[i], way[j]))))
    };
    let counts = |way: &&Vec<usize>| match path {
        "geodesic" => way.len() == shortest,
        _ => !leaps(way),
    };
    let on = paths.iter().filter(counts).flatten();
    on.fold(0, |set, vertex| set | 1 << vertex)
}

fn extend(
    count: usize,
    arrows: &[(usize, usize)],
    way: &mut Vec<usize>,
    to: usize,
    paths: &mut Vec<Vec<usize>>,
) {
    let end = way[way.len() - 1];
    if end == to {
        paths.push(way.clone());
        return;
    }
    for next in 0..count {
        if arrows.contains(&(end, next)) && !way.contains(&next) {
            way.push(next);
            extend(count, arrows, way, to, paths);
            way.pop();
        }
    }
}
