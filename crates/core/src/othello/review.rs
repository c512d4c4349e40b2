//! A game looked back at: the score by move, and what each move gave away.

use serde::Serialize;

use super::evaluation::DISC;
use super::thinking::{Thinking, Thought};
use super::xray::Limits;
use super::{Move, Othello};
use crate::game::{Game, Seat};
use crate::job::{Job, Progress, Step};
use crate::table::Table;

/// How far every position is looked into: deep enough to see what a move gave
/// away, shallow enough that sixty positions take seconds.
const LIMITS: Limits = Limits {
    depth: 8,
    nodes: 150_000,
    solve: 16,
};

/// A position of the game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Point {
    /// How many moves were made before it.
    pub ply: usize,
    /// Black's lead in discs in the end, as far as is known.
    pub value: f64,
    /// Whether that is proved.
    pub exact: bool,
    /// How many plies deep it was looked into.
    pub depth: u32,
    /// The best move; none where the game is over.
    pub best: Option<String>,
    /// How many discs the move that was made gave away; none at the last point.
    pub lost: Option<f64>,
}

/// All positions of the game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// In the order of the game.
    pub points: Vec<Point>,
}

/// A review under way. It begins at the end, where scores are exact.
pub struct Review {
    positions: Vec<Othello>,
    moves: Vec<Move>,
    /// From the last position on.
    points: Vec<Point>,
    running: Option<Thinking>,
    nodes: u64,
    /// The first position that matters.
    from: usize,
}

impl Review {
    /// Begins to look back at a game, from the position after `from` moves on.
    pub fn new(table: &Table<Othello>, from: usize) -> Review {
        let mut positions = vec![*table.start()];
        for choice in table.moves() {
            let next = positions.last().and_then(|last| last.play(choice).ok());
            positions.extend(next);
        }
        Review {
            positions,
            moves: table.moves().to_vec(),
            points: Vec::new(),
            running: None,
            nodes: 0,
            from: from.min(table.moves().len()),
        }
    }

    fn report(&self) -> Report {
        let points = self.points.iter().rev().cloned().collect();
        Report { points }
    }

    /// Takes in what was found of the position `ply`.
    fn take(&mut self, ply: usize, thought: &Thought) {
        let position = &self.positions[ply];
        let must_pass = position.discs().moves() == 0 && thought.choice.is_some();
        let black = (position.turn() == Seat::First) != must_pass;
        let sign = if black { 1.0 } else { -1.0 };
        let mut point = Point {
            ply,
            value: sign * f64::from(thought.value) / f64::from(DISC),
            exact: thought.exact,
            depth: thought.depth,
            best: match thought.choice {
                Some(_) if must_pass => Some(Move::Pass.to_string()),
                choice => choice.as_ref().map(Move::to_string),
            },
            lost: None,
        };
        if let Some(after) = self.points.last() {
            if position.move_count() < 2 {
                // A forced move needs no thought.
                (point.value, point.exact, point.depth) = (after.value, after.exact, after.depth);
            }
            let made = thought.made.unwrap_or(thought.value);
            point.lost = Some(f64::from((thought.value - made).max(0)) / f64::from(DISC));
        }
        self.points.push(point);
    }
}

impl Job for Review {
    type Output = Report;

    fn step(&mut self, budget: u64) -> Step<Report> {
        let wanted = self.positions.len() - self.from;
        while self.points.len() < wanted {
            let ply = self.positions.len() - self.points.len() - 1;
            let position = &self.positions[ply];
            let made = self.moves.get(ply);
            let running = self.running.get_or_insert_with(|| {
                let discs = position.discs();
                match made {
                    Some(&Move::Place(square)) => Thinking::new(discs, LIMITS).about(square),
                    Some(Move::Pass) => Thinking::new(discs, LIMITS),
                    None if discs.moves() == 0 && !discs.over() => {
                        Thinking::new(discs.passed(), LIMITS).thorough()
                    }
                    None => Thinking::new(discs, LIMITS).thorough(),
                }
            });
            match running.step(budget) {
                Step::Done(thought) => {
                    self.running = None;
                    self.nodes += thought.nodes;
                    self.take(ply, &thought);
                    if thought.nodes < budget / 8 {
                        continue;
                    }
                }
                Step::Working(_) => {}
            }
            if self.points.len() < wanted {
                return Step::Working(Progress {
                    nodes: self.nodes,
                    part: Some(self.points.len() as f64 / wanted as f64),
                });
            }
        }
        Step::Done(self.report())
    }

    /// The last positions, as far as it has come.
    fn draft(&self) -> Option<Report> {
        Some(self.report())
    }
}
