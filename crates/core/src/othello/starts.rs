//! Balanced starts: positions a few random moves into the game in which neither
//! side is better off, as far as the engine can see. Players who know the usual
//! openings by heart have to think from the first move on.
//!
//! The idea is that of XOT, a form of tournament play; the positions are our own.
//! `zermelo starts othello` makes the list.

use std::collections::BTreeSet;

use fastrand::Rng;

use super::bitboard::squares;
use super::discs::Discs;
use super::evaluation::DISC;
use super::openings::{canonical, moves_of};
use super::thinking::Thinking;
use super::xray::Limits;
use super::{Othello, square_name};
use crate::game::Game;
use crate::job::{self, Job, Progress, Step};

/// So many moves were made.
pub const PLIES: usize = 8;

/// No side is further ahead than this, in hundredths of a disc.
pub const BOUND: i32 = 2 * DISC;

/// Each has at least so many moves, and no more than so many more than the other.
const MOBILITY: [u32; 2] = [4, 4];

/// It is looked at first so deep, then so deep. What is balanced only at one depth
/// is about to tip over.
pub const DEPTHS: [u32; 2] = [6, 10];

const LIST: &str = include_str!("starts.txt");

/// The moves of each.
pub fn all() -> impl Iterator<Item = &'static str> {
    LIST.lines()
}

/// One of them. The same seed gives the same.
pub fn pick(seed: u64) -> Option<Othello> {
    let all: Vec<&str> = all().collect();
    let chosen = Rng::with_seed(seed).choice(all)?;
    moves_of(chosen).try_fold(Othello::START, |position, choice| {
        position.play(&choice).ok()
    })
}

/// What the player to move gets, looked at so many plies deep, in hundredths of a
/// disc.
pub fn value(discs: Discs, depth: u32) -> i32 {
    let limits = Limits {
        depth,
        nodes: u64::MAX,
        solve: 0,
    };
    job::finish(Thinking::new(discs, limits).thorough()).value
}

/// Whether both can move freely.
pub fn is_open(discs: Discs) -> bool {
    let [own, other] = [discs, discs.passed()].map(|discs| discs.moves().count_ones());
    own.min(other) >= MOBILITY[0] && own.abs_diff(other) <= MOBILITY[1]
}

/// Makes balanced starts, as transcripts in alphabetical order, no two of them the
/// same position however the board is turned.
pub struct Making {
    count: usize,
    rng: Rng,
    met: BTreeSet<(u64, u64)>,
    found: Vec<String>,
    tried: u64,
}

impl Making {
    /// Begins to make so many. The same seed gives the same.
    pub fn new(count: usize, seed: u64) -> Making {
        Making {
            count,
            rng: Rng::with_seed(seed),
            met: BTreeSet::new(),
            found: Vec::new(),
            tried: 0,
        }
    }

    /// A few moves at random, black beginning on f5; none where somebody would
    /// have to pass.
    fn random(&mut self) -> Option<(String, Discs)> {
        let mut text = "f5".to_owned();
        let mut discs = Discs::START.play(37);
        for _ in 1..PLIES {
            let square = self
                .rng
                .choice(squares(discs.moves()).collect::<Vec<_>>())?;
            text += &square_name(square);
            discs = discs.play(square);
        }
        Some((text, discs))
    }
}

impl Job for Making {
    type Output = Vec<String>;

    /// One position a step: the list is made once, by whoever has the time.
    fn step(&mut self, _: u64) -> Step<Vec<String>> {
        self.tried += 1;
        if let Some((text, discs)) = self.random()
            && is_open(discs)
            && self.met.insert(canonical(discs))
            && DEPTHS
                .iter()
                .all(|&depth| value(discs, depth).abs() <= BOUND)
        {
            self.found.push(text);
        }
        if self.found.len() < self.count {
            return Step::Working(Progress {
                nodes: self.tried,
                part: Some(self.found.len() as f64 / self.count as f64),
            });
        }
        self.found.sort();
        Step::Done(std::mem::take(&mut self.found))
    }
}
