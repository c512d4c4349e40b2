//! Opponents of rising strength.
//!
//! Each looks so far ahead, and below the strongest has the [`Habits`] of people
//! of its strength: the weaker, the more often they get the better of it. What
//! it plays to the end it does not misjudge.

use fastrand::Rng;

use super::discs::Discs;
use super::habits::{self, Habits};
use super::teaching::{Lesson, Teaching};
use super::thinking::Thinking;
use super::weights::Weights;
use super::xray::{Limits, Seen, Sight, XRay};
use super::{Move, Othello, trap};
use crate::analysis::{Choice, Choosing};
use crate::game::Game;
use crate::job::{self, Boxed};

/// How well an opponent plays.
#[derive(Clone, Copy, Debug)]
pub struct Level {
    /// As it stands in links.
    pub name: &'static str,
    /// How far it looks.
    pub limits: Limits,
    /// How it goes wrong.
    pub habits: Habits,
}

const fn level(name: &'static str, [depth, solve]: [u32; 2], habits: [u8; 7]) -> Level {
    let [greed, edges, haste, corners, quiet, parity, blur] = habits;
    Level {
        name,
        limits: Limits {
            depth,
            nodes: 2_000_000,
            solve,
        },
        habits: Habits {
            greed,
            edges,
            haste,
            corners,
            quiet,
            parity,
            blur,
        },
    }
}

/// The levels, the weakest first: plies and squares played to the end, then the
/// habits in the order of [`Habits`].
pub const LEVELS: [Level; 11] = [
    level("beginner", [1, 0], [100, 100, 100, 100, 90, 100, 255]),
    level("novice", [1, 0], [60, 50, 100, 72, 55, 100, 255]),
    level("learner", [2, 2], [25, 20, 30, 40, 30, 70, 180]),
    level("casual", [2, 4], [16, 16, 18, 24, 25, 60, 150]),
    level("keen", [3, 8], [10, 10, 10, 20, 20, 50, 100]),
    level("club", [4, 10], [10, 10, 10, 15, 15, 40, 100]),
    level("skilled", [4, 10], [4, 4, 4, 6, 8, 30, 80]),
    level("strong", [5, 12], [2, 2, 2, 3, 4, 20, 60]),
    level("expert", [6, 14], [0, 0, 0, 0, 2, 10, 40]),
    level("master", [7, 16], [0; 7]),
    level("grandmaster", [10, 18], [0; 7]),
];

/// As good as it can be: exact near the end, before it the best that is found.
const PERFECT: Limits = Limits {
    depth: 30,
    nodes: 6_000_000,
    solve: 20,
};

/// The names of Othello's own opponents, the weakest first: `greedy` only counts
/// discs.
pub const NAMES: [&str; 12] = {
    let mut names = ["greedy"; 12];
    let mut place = 0;
    while place < LEVELS.len() {
        names[place + 1] = LEVELS[place].name;
        place += 1;
    }
    names
};

/// All opponents, the weakest first.
pub(super) const OFFERED: [&str; 16] = {
    let mut all = ["random"; 16];
    all[1] = "careful";
    let mut place = 0;
    while place < NAMES.len() {
        all[place + 2] = NAMES[place];
        place += 1;
    }
    all[14] = "perfect";
    all[15] = "trap";
    all
};

/// The level of a name.
pub fn find(name: &str) -> Option<&'static Level> {
    LEVELS.iter().find(|level| level.name == name)
}

/// Begins the choice of one of them.
pub(super) fn choose(position: &Othello, name: &str, seed: u64) -> Option<Choosing<Move>> {
    let forced = position.move_count() < 2;
    if forced {
        let only = position.moves().next();
        return Some(job::ready(only.map(|choice| Choice { choice, nodes: 1 })));
    }
    Some(match name {
        "greedy" => greedy(position),
        "perfect" => unerring(position, PERFECT),
        "trap" => trap::choose(position.discs(), PERFECT),
        _ => choose_as(position, *find(name)?, seed),
    })
}

/// Begins the choice of an opponent of any level.
pub fn choose_as(position: &Othello, level: Level, seed: u64) -> Choosing<Move> {
    if level.habits == Habits::default() {
        unerring(position, level.limits)
    } else {
        fallible(position, level, Rng::with_seed(seed))
    }
}

fn greedy(position: &Othello) -> Choosing<Move> {
    let lesson = Lesson {
        weights: Weights::greedy(),
        depth: 1,
        pruning: false,
        trace: 0,
        levels: 0,
    };
    let teaching = Teaching::new(position.discs(), lesson);
    job::map(Box::new(teaching), |found| {
        let nodes = found.nodes;
        found.choice.map(|choice| Choice { choice, nodes })
    })
}

fn unerring(position: &Othello, limits: Limits) -> Choosing<Move> {
    let thinking = Thinking::new(position.discs(), limits);
    job::map(Box::new(thinking), |thought| {
        let nodes = thought.nodes;
        thought.choice.map(|choice| Choice { choice, nodes })
    })
}

/// What a player sees in its moves, while it looks.
struct View {
    moves: Vec<Seen>,
    nodes: u64,
    /// Moves, by their places, whose corners are still to be overlooked.
    blind: Vec<usize>,
}

fn fallible(position: &Othello, level: Level, mut rng: Rng) -> Choosing<Move> {
    let discs = position.discs();
    let habits = level.habits;
    let mood = habits.mood(level.limits, &mut rng);
    let limits = mood.limits;
    let xray: Boxed<_> = Box::new(XRay::new(discs, limits));
    job::then(xray, move |sight| {
        // What is played to the end is not misjudged.
        if sight.moves.iter().all(|seen| seen.exact) {
            return job::ready(best(&sight.moves, sight.nodes));
        }
        let mut view = View {
            blind: Vec::new(),
            moves: sight.moves,
            nodes: sight.nodes,
        };
        for (place, seen) in view.moves.iter().enumerate() {
            if habits.overlooks_corner(discs, seen.square, &mut rng) {
                view.blind.push(place);
            }
        }
        job::map(overlook(discs, view, limits), move |mut view| {
            let missed: Vec<bool> = view
                .moves
                .iter()
                .map(|seen| habits.misses(discs, seen.square, &mut rng))
                .collect();
            for seen in &mut view.moves {
                seen.value += mood.bias(discs, seen.square) + habits.misjudged(&mut rng);
            }
            // Who thinks of no move at all looks again.
            if missed.contains(&false) {
                let mut missed = missed.iter();
                view.moves.retain(|_| missed.next() == Some(&false));
            }
            best(&view.moves, view.nodes)
        })
    })
}

/// Looks at the moves whose corners are overlooked once more, one after the other,
/// without seeing these corners.
fn overlook(discs: Discs, mut view: View, limits: Limits) -> Boxed<View> {
    let Some(place) = view.blind.pop() else {
        return job::ready(view);
    };
    let Seen { square, value, .. } = view.moves[place];
    let replies: Boxed<_> = match limits.depth {
        // Who looks at no reply sees no corner taken.
        0 | 1 => job::ready(Sight::default()),
        depth => Box::new(XRay::new(
            discs.play(square),
            Limits {
                depth: depth - 1,
                ..limits
            },
        )),
    };
    job::then(replies, move |sight| {
        view.nodes += sight.nodes;
        view.moves[place].value = habits::without_corners(discs, square, value, &sight.moves);
        overlook(discs, view, limits)
    })
}

fn best(moves: &[Seen], nodes: u64) -> Option<Choice<Move>> {
    let best = moves.iter().max_by_key(|seen| seen.value)?;
    Some(Choice {
        choice: Move::Place(best.square),
        nodes,
    })
}
