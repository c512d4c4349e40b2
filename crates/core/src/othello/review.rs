//! A game looked back at: the score by move, and what each move gave away.

mod part;

pub use part::Shared;

use serde::Serialize;

use super::bitboard::Square;
use super::discs::Discs;
use super::evaluation::DISC;
use super::mistakes::{Class, Comparison};
use super::thinking::{Thinking, Thought};
use super::why::{Case, why};
use super::xray::Limits;
use super::{Move, Othello};
use crate::game::{Game, Outcome, Seat};
use crate::job::{Job, Progress, Step};
use crate::message::Message;
use crate::notation::Notation;
use crate::table::Table;

/// How far every position is looked into: deep enough to see what a move gave
/// away, shallow enough that sixty positions take seconds.
const LIMITS: Limits = Limits {
    depth: 12,
    nodes: 12_000_000,
    solve: 18,
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
    /// Who is to move.
    pub turn: &'static str,
    /// How bad the move that was made is; none where it is good enough.
    pub class: Option<Class>,
    /// The result that its maker could have had, and the one after it, where that
    /// is worse.
    pub result: Option<[Outcome; 2]>,
    /// Why it is bad, the most telling first. The sentences leave `player`, who
    /// made it, and `other` to be filled in.
    pub why: Vec<Message>,
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
    /// What is expected from the last of them on, passes left out.
    line: Vec<Square>,
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
            line: Vec::new(),
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
            turn: Othello::PLAYERS[usize::from(position.turn() == Seat::Second)],
            class: None,
            result: None,
            why: Vec::new(),
        };
        let line = self.expected(ply, thought);
        if let Some(after) = self.points.last() {
            if position.move_count() < 2 {
                // A forced move needs no thought.
                (point.value, point.exact, point.depth) = (after.value, after.exact, after.depth);
            }
            let compared = Comparison {
                best: thought.value,
                made: thought.made.unwrap_or(thought.value),
                exact: thought.exact,
            };
            point.lost = Some(f64::from(compared.lost()) / f64::from(DISC));
            point.class = compared.class();
            point.result = compared.result();
            if let (Some(_), Some(&Move::Place(made))) = (point.class, self.moves.get(ply)) {
                point.why = self.reasons(ply, made, &line);
            }
        }
        self.line = line;
        self.points.push(point);
    }

    /// What is expected from the position `ply` on.
    fn expected(&self, ply: usize, thought: &Thought) -> Vec<Square> {
        match thought.choice {
            Some(Move::Place(square)) if thought.line.first() != Some(&square) => {
                // Nothing is remembered of a forced move, and so near the end.
                let made = self.moves.get(ply) == Some(&Move::Place(square));
                let rest: &[Square] = if made { &self.line } else { &[] };
                [&[square], rest].concat()
            }
            Some(Move::Pass) => self.line.clone(),
            _ => thought.line.clone(),
        }
    }

    /// Why a move was bad, where `best` was expected instead; what followed on the
    /// move has been looked at already.
    fn reasons(&self, ply: usize, made: Square, best: &[Square]) -> Vec<Message> {
        let line = [&[made], &self.line[..]].concat();
        let case = Case {
            discs: self.positions[ply].discs(),
            made: &line,
            best,
        };
        let better = best.first().copied().unwrap_or(made);
        why(&case)
            .iter()
            .map(|reason| reason.message(made, better))
            .collect()
    }
}

/// Begins to think about a position, and about the move that was made there.
fn thinking(discs: Discs, made: Option<&Move>) -> Thinking {
    match made {
        Some(&Move::Place(square)) => Thinking::new(discs, LIMITS).about(square),
        Some(Move::Pass) => Thinking::new(discs, LIMITS),
        None if discs.moves() == 0 && !discs.over() => {
            Thinking::new(discs.passed(), LIMITS).thorough()
        }
        None => Thinking::new(discs, LIMITS).thorough(),
    }
}

impl Job for Review {
    type Output = Report;

    fn step(&mut self, budget: u64) -> Step<Report> {
        let wanted = self.positions.len() - self.from;
        while self.points.len() < wanted {
            let ply = self.positions.len() - self.points.len() - 1;
            let (position, made) = (&self.positions[ply], self.moves.get(ply));
            let running = self
                .running
                .get_or_insert_with(|| thinking(position.discs(), made));
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
