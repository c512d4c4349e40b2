//! A match between two players of the laboratory.

use fastrand::Rng;
use serde::Serialize;

use super::Player;
use crate::job::{Job, Progress, Step};
use crate::othello::bitboard::squares;
use crate::othello::discs::Discs;
use crate::othello::teaching::Teaching;

/// The players never vary, so every pair of games begins with so many moves at
/// random.
const RANDOM_MOVES: usize = 8;

/// The result of a match, as the first player sees it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Tally {
    /// Games played.
    pub games: u32,
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
    /// The part of the points won, a draw being half a point.
    pub score: f64,
    /// The standard error of the score.
    pub error: f64,
    /// Whether the score is further from a half than two standard errors: more
    /// than chance.
    pub sure: bool,
    /// The mean difference in discs, the winner having taken the empty squares.
    pub discs: f64,
    /// Positions visited by each player.
    pub nodes: [u64; 2],
}

/// A match under way: every start is played twice, with colours exchanged.
pub struct Contest {
    players: [Player; 2],
    games: u32,
    rng: Rng,
    start: Discs,
    discs: Discs,
    /// The player to move.
    mover: usize,
    searching: Option<Teaching>,
    tally: Tally,
    difference: i64,
}

impl Contest {
    /// A match of so many games, one more where that is odd.
    pub fn new(players: [Player; 2], games: u32, seed: u64) -> Contest {
        let mut contest = Contest {
            players,
            games: games.max(1).next_multiple_of(2),
            rng: Rng::with_seed(seed),
            start: Discs::START,
            discs: Discs::START,
            mover: 0,
            searching: None,
            tally: Tally::default(),
            difference: 0,
        };
        contest.begin();
        contest
    }

    /// Sets up the next game.
    fn begin(&mut self) {
        if self.tally.games.is_multiple_of(2) {
            self.start = random_start(&mut self.rng);
        }
        self.discs = self.start;
        self.mover = (self.tally.games % 2) as usize;
    }

    fn count(&mut self) {
        let score = self.discs.final_score();
        let score = if self.mover == 0 { score } else { -score };
        let tally = &mut self.tally;
        tally.games += 1;
        match score {
            0 => tally.draws += 1,
            1.. => tally.wins += 1,
            _ => tally.losses += 1,
        }
        self.difference += i64::from(score);
        self.begin();
    }

    fn result(&self) -> Tally {
        let Tally {
            games, wins, draws, ..
        } = self.tally;
        if games == 0 {
            return self.tally;
        }
        let all = f64::from(games);
        let score = (f64::from(wins) + f64::from(draws) / 2.0) / all;
        let squares = (f64::from(wins) + f64::from(draws) / 4.0) / all;
        let spread = (squares - score * score).max(0.0);
        let error = (spread / (all - 1.0).max(1.0)).sqrt();
        // Where all games end alike, chance is what tossing a coin would give.
        let chance = if error > 0.0 { error } else { 0.5 / all.sqrt() };
        Tally {
            score,
            error,
            sure: (score - 0.5).abs() > 2.0 * chance,
            discs: self.difference as f64 / all,
            ..self.tally
        }
    }
}

/// A position after some moves at random, black to move.
fn random_start(rng: &mut Rng) -> Discs {
    let mut discs = Discs::START;
    for _ in 0..RANDOM_MOVES {
        let moves: Vec<_> = squares(discs.moves()).collect();
        // So early nobody is without a move for long.
        discs = match rng.choice(&moves) {
            Some(&square) => discs.play(square),
            None => discs.passed(),
        };
    }
    discs
}

impl Job for Contest {
    type Output = Tally;

    fn step(&mut self, budget: u64) -> Step<Tally> {
        let mut left = budget.max(1);
        while self.tally.games < self.games {
            if self.discs.over() {
                self.count();
                continue;
            }
            if left == 0 {
                return Step::Working(Progress {
                    nodes: self.tally.nodes.iter().sum(),
                    part: Some(f64::from(self.tally.games) / f64::from(self.games)),
                });
            }
            if self.discs.moves() == 0 {
                self.discs = self.discs.passed();
                self.mover = 1 - self.mover;
                continue;
            }
            let player = &self.players[self.mover];
            let mut searching = match self.searching.take() {
                Some(searching) => searching,
                None => player.search(self.discs, 0),
            };
            match searching.step(left) {
                Step::Working(_) => {
                    self.searching = Some(searching);
                    left = 0;
                }
                Step::Done(found) => {
                    left = left.saturating_sub(found.nodes);
                    self.tally.nodes[self.mover] += found.nodes;
                    if let Some(crate::othello::Move::Place(square)) = found.choice {
                        self.discs = self.discs.play(square);
                    }
                    self.mover = 1 - self.mover;
                }
            }
        }
        Step::Done(self.result())
    }

    /// How it stands after the games that were played.
    fn draft(&self) -> Option<Tally> {
        Some(self.result())
    }

    /// Ends the match with the games that were played.
    fn hurry(&mut self) {
        self.games = self.tally.games;
    }
}
