//! Matches between opponents.

use fastrand::Rng;
use rustc_hash::FxHashMap;
use serde::Serialize;

use super::{Robot, choose};
use crate::analysis::{Analyse, Choice, Choosing};
use crate::game::{Ending, Seat};
use crate::job::{Job, Progress, Step};

/// The score of a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Score {
    /// Games won, by seat.
    pub wins: [u32; 2],
    /// Games drawn.
    pub draws: u32,
    /// Moves made in all games.
    pub plies: u64,
    /// Positions visited, by seat.
    pub nodes: [u64; 2],
}

/// A game without end is called a draw after so many moves, or when a position
/// is on the table for the third time: a player who can win never comes back to
/// one.
const MAX_PLIES: u32 = 4096;
const MAX_REPEATS: u8 = 3;

/// A match of many games from one position.
pub struct Match<G: Analyse> {
    start: G,
    robots: [Robot; 2],
    games: u32,
    played: u32,
    position: G,
    plies: u32,
    /// How often each position has been seen, where it can come back.
    seen: FxHashMap<G, u8>,
    running: Option<Choosing<G::Move>>,
    score: Score,
    rng: Rng,
}

impl<G: Analyse> Match<G> {
    /// A match from `start`; the first robot has the seat that is to move there.
    pub fn new(start: &G, robots: [Robot; 2], games: u32, seed: u64) -> Self {
        let robots = match start.turn() {
            Seat::First => robots,
            Seat::Second => [robots[1], robots[0]],
        };
        Match {
            start: start.clone(),
            robots,
            games,
            played: 0,
            position: start.clone(),
            plies: 0,
            seen: FxHashMap::default(),
            running: None,
            score: Score::default(),
            rng: Rng::with_seed(seed),
        }
    }

    fn count(&mut self, ending: Ending) {
        match ending {
            Ending::Won(seat) => self.score.wins[seat.index()] += 1,
            Ending::Drawn => self.score.draws += 1,
        }
        self.played += 1;
        self.plies = 0;
        self.seen.clear();
        self.position = self.start.clone();
    }

    fn make(&mut self, chosen: &Choice<G::Move>) {
        self.score.nodes[self.position.turn().index()] += chosen.nodes;
        self.score.plies += 1;
        self.plies += 1;
        match self.position.play(&chosen.choice) {
            Ok(next) => {
                self.position = next;
                if G::CAN_REPEAT {
                    let seen = self.seen.entry(self.position.clone()).or_default();
                    *seen += 1;
                    if *seen == MAX_REPEATS {
                        self.count(Ending::Drawn);
                    }
                }
            }
            // A robot that breaks the rules forfeits; the tests see to it that
            // none does.
            Err(_) => self.count(Ending::Won(self.position.turn().other())),
        }
    }
}

impl<G: Analyse> Job for Match<G> {
    type Output = Score;

    fn step(&mut self, budget: u64) -> Step<Score> {
        let mut left = budget;
        while self.played < self.games {
            if let Some(ending) = self.position.ending() {
                self.count(ending);
                continue;
            }
            if self.plies == MAX_PLIES {
                self.count(Ending::Drawn);
                continue;
            }
            if left == 0 {
                return Step::Working(Progress {
                    nodes: self.score.nodes.iter().sum(),
                    part: Some(f64::from(self.played) / f64::from(self.games)),
                });
            }
            let robot = self.robots[self.position.turn().index()];
            let mut running = match self.running.take() {
                Some(running) => running,
                None => choose(&self.position, robot, self.rng.u64(..)),
            };
            match running.step(left) {
                Step::Working(_) => {
                    self.running = Some(running);
                    left = 0;
                }
                Step::Done(None) => self.count(Ending::Drawn),
                Step::Done(Some(chosen)) => {
                    // A choice costs at least as much as reading its moves.
                    left = left.saturating_sub(16 + chosen.nodes);
                    self.make(&chosen);
                }
            }
        }
        Step::Done(self.score)
    }
}
