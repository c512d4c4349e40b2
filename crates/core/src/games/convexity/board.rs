//! What the page draws.

use serde::Serialize;

use super::arena::{Arena, State};
use super::setting::Setting;
use super::{Convexity, text};
use crate::games;
use crate::graph::convex::Path;
use crate::graph::shape::places;
use crate::graph::simple::{Vertices, members};
use crate::table::Table;

/// A graph on paper and what was chosen. Vertices are counted from 1.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Board {
    /// How many vertices there are.
    pub vertices: usize,
    /// Edges or arrows.
    pub edges: Vec<[usize; 2]>,
    /// Whether they are arrows.
    pub directed: bool,
    /// By vertex, where it is on paper; y grows upward.
    pub places: Vec<[f64; 2]>,
    /// The game: `cig`, `chg`, `ig`, `hg`.
    pub game: &'static str,
    /// The convexity: `geodesic`, `monophonic`.
    pub path: &'static str,
    /// The play: `normal`, `misere`.
    pub play: &'static str,
    /// Chosen before the first move.
    pub labelled: Vec<usize>,
    /// All that is chosen, in order.
    pub chosen: Vec<usize>,
    /// What is spanned.
    pub spanned: Vec<usize>,
    /// By vertex `A` or `B`, where they belong to players.
    pub colors: Option<String>,
    /// How the last choice spread.
    pub spread: Option<Spread>,
    /// By vertex, what it would span besides itself, where it may be chosen.
    pub would: Vec<Option<Vec<usize>>>,
}

/// How a choice spread.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Spread {
    /// The vertex chosen.
    pub vertex: usize,
    /// One after another; in the interval games there is at most one.
    pub waves: Vec<Wave>,
}

/// Paths and the vertices that they add.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Wave {
    /// Paths whose ends were there before.
    pub paths: Vec<Vec<usize>>,
    /// What is on them and was not.
    pub added: Vec<usize>,
}

impl From<&Table<Convexity>> for games::Board {
    fn from(table: &Table<Convexity>) -> Self {
        let position = table.position();
        let setting = &*position.setting;
        let [game, path, play] = text::words(setting);
        // Hundredths are fine enough for any screen.
        let fine = |x: f64| (x * 100.0).round() / 100.0;
        let places = places(setting.graph());
        let labelled = numbers(setting.labelled);
        let moves: Vec<usize> = table.moves().iter().map(|choice| choice.0).collect();
        let named = moves.iter().map(|vertex| vertex + 1);
        let would = |vertex: usize| {
            let next = setting.arena.choose(position.state, vertex);
            numbers(next.spanned & !position.state.spanned & !(1 << vertex))
        };
        games::Board::Convexity(Board {
            vertices: setting.graph().len(),
            edges: setting
                .net
                .edges
                .iter()
                .map(|&(a, b)| [a + 1, b + 1])
                .collect(),
            directed: setting.net.directed,
            places: places.into_iter().map(|place| place.map(fine)).collect(),
            game,
            path,
            play,
            chosen: labelled.iter().copied().chain(named).collect(),
            labelled,
            spanned: numbers(position.state.spanned),
            colors: text::write_key(setting, position.turn, "colors"),
            spread: moves.split_last().map(|(&last, before)| {
                let chosen = before.iter().fold(setting.labelled, |set, v| set | 1 << v);
                Spread {
                    vertex: last + 1,
                    waves: waves(setting, setting.arena.state(chosen), last),
                }
            }),
            would: (0..setting.graph().len())
                .map(|vertex| (position.own() >> vertex & 1 != 0).then(|| would(vertex)))
                .collect(),
        })
    }
}

fn numbers(set: Vertices) -> Vec<usize> {
    members(set).map(|vertex| vertex + 1).collect()
}

/// How a choice spreads: in the interval games along paths to what was chosen;
/// in the hull games along paths between all that is spanned, again and again.
fn waves(setting: &Setting, before: State, vertex: usize) -> Vec<Wave> {
    let arena = &setting.arena;
    let next = setting.net.next();
    let (mut waves, mut fresh) = (Vec::new(), 1 << vertex);
    let mut spanned = before.spanned | fresh;
    let mut ends = if arena.kind().by_hull() {
        spanned
    } else {
        before.chosen
    };
    loop {
        let wave = wave(arena, setting.path, &next, spanned, fresh, ends);
        fresh = wave
            .added
            .iter()
            .fold(0, |set, vertex| set | 1 << (vertex - 1));
        if fresh == 0 {
            return waves;
        }
        waves.push(wave);
        if !arena.kind().by_hull() {
            return waves;
        }
        spanned |= fresh;
        ends = spanned;
    }
}

/// What paths between fresh vertices and others add, and a path for each vertex
/// that is added and not on one of the paths already.
fn wave(
    arena: &Arena,
    path: Path,
    next: &[Vertices],
    spanned: Vertices,
    fresh: Vertices,
    ends: Vertices,
) -> Wave {
    let (mut added, mut paths) = (0, Vec::new());
    for a in members(fresh) {
        for b in members(ends & !(1 << a)) {
            let new = arena.convexity().between(a, b) & !spanned;
            for vertex in members(new) {
                if added >> vertex & 1 != 0 {
                    continue;
                }
                let way = through(path, next, [a, vertex, b])
                    .or_else(|| through(path, next, [b, vertex, a]));
                added |= 1 << vertex;
                if let Some(way) = way {
                    added |= way.iter().fold(0, |set, &v| set | 1 << v) & !spanned;
                    paths.push(way.iter().map(|v| v + 1).collect());
                }
            }
        }
    }
    Wave {
        paths,
        added: numbers(added),
    }
}

/// A path that counts from one vertex through another to a third.
fn through(path: Path, next: &[Vertices], [from, over, to]: [usize; 3]) -> Option<Vec<usize>> {
    match path {
        Path::Geodesic => {
            let mut way = shortest(next, from, over)?;
            way.pop();
            way.extend(shortest(next, over, to)?);
            let whole = shortest(next, from, to)?;
            (way.len() == whole.len()).then_some(way)
        }
        Path::Monophonic => {
            let mut search = Induced {
                next,
                over,
                to,
                way: vec![from],
                steps: 20_000,
            };
            let all = Vertices::MAX >> (64 - next.len());
            search.extend(all & !(1 << from)).then_some(search.way)
        }
    }
}

fn shortest(next: &[Vertices], from: usize, to: usize) -> Option<Vec<usize>> {
    let away = crate::graph::convex::distances(next, from);
    let mut way = vec![to];
    while let Some(&vertex) = way.last().filter(|&&vertex| vertex != from) {
        let before = away[vertex]?.checked_sub(1);
        let previous = |&other: &usize| away[other] == before && next[other] >> vertex & 1 != 0;
        way.push((0..next.len()).find(previous)?);
    }
    way.reverse();
    Some(way)
}

struct Induced<'a> {
    next: &'a [Vertices],
    over: usize,
    to: usize,
    way: Vec<usize>,
    steps: u32,
}

impl Induced<'_> {
    /// Goes on to the end; `free` is next to no vertex of the path but the last.
    fn extend(&mut self, free: Vertices) -> bool {
        let Some(&end) = self.way.last() else {
            return false;
        };
        if end == self.to {
            return self.way.contains(&self.over);
        }
        let Some(left) = self.steps.checked_sub(1) else {
            return false;
        };
        self.steps = left;
        let ahead = crate::graph::convex::reached(self.next, self.next[end] & free, free);
        let wanted = 1 << self.to
            | if self.way.contains(&self.over) {
                0
            } else {
                1 << self.over
            };
        if ahead & wanted != wanted {
            return false;
        }
        for vertex in members(self.next[end] & free) {
            self.way.push(vertex);
            if self.extend(free & !self.next[end]) {
                return true;
            }
            self.way.pop();
        }
        false
    }
}
