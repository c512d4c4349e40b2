//! A game looked back at by several workers: a part is a position of it. The end,
//! where scores are exact, is wanted first, as what is known of it helps to say
//! why a move before was bad.

use super::{LIMITS, Report, Review, thinking};
use crate::game::Game;
use crate::job::{Job, Progress, Step};
use crate::othello::bitboard::{Square, single};
use crate::othello::discs::Discs;
use crate::othello::search::Search;
use crate::othello::search::errand::{Errand, Finding, Running};
use crate::othello::search::probcut::Care;
use crate::othello::thinking::{Thinking, Thought};
use crate::othello::xray::MIN_SLICE;
use crate::othello::{Move, Othello};
use crate::share::{Gathered, Part, Share, Worker};
use crate::table::Table;

/// A look back at the game on a table, for several workers.
pub struct Shared {
    table: Table<Othello>,
    from: usize,
}

impl Shared {
    /// Looks back at a game, from the position after `from` moves on.
    pub fn new(table: Table<Othello>, from: usize) -> Shared {
        let from = from.min(table.moves().len());
        Shared { table, from }
    }
}

impl Share for Shared {
    type Output = Report;

    fn parts(&self) -> Vec<Part> {
        let part = |ply: usize| Part {
            place: ply - self.from,
            rank: 0,
            done: false,
            worth: i32::try_from(ply).unwrap_or(i32::MAX),
            found: Vec::new(),
        };
        (self.from..=self.table.moves().len()).map(part).collect()
    }

    fn to_the_end(&self) -> bool {
        true
    }

    fn gather(&self, parts: &[Part], _: u64) -> Gathered<Report> {
        let mut review = Review::new(&self.table, self.from);
        for ply in (self.from..review.positions.len()).rev() {
            let position = &review.positions[ply];
            let part = parts.iter().find(|part| part.place == ply - self.from);
            let Some(thought) = part.and_then(|part| read(part, position)) else {
                break;
            };
            review.take(ply, &thought);
        }
        let done = parts.iter().filter(|part| part.done).count();
        Gathered {
            draft: Some(review.report()),
            glimpse: None,
            progress: Some(done as f64 / parts.len().max(1) as f64),
        }
    }

    fn worker(&self) -> Box<dyn Worker> {
        Box::new(LookingBack {
            review: Review::new(&self.table, self.from),
            nodes: 0,
            running: None,
            errand: None,
        })
    }
}

/// No move where none can be made; a pass.
const NONE: i32 = -2;
const PASS: i32 = -1;

fn write(place: usize, thought: &Thought) -> Part {
    let choice = match thought.choice {
        Some(Move::Place(square)) => i32::from(square),
        Some(Move::Pass) => PASS,
        None => NONE,
    };
    let head = [
        choice,
        thought.value,
        i32::from(thought.exact),
        thought.depth.cast_signed(),
        i32::from(thought.made.is_some()),
        thought.made.unwrap_or(0),
    ];
    let line = thought.line.iter().map(|&square| i32::from(square));
    Part {
        place,
        rank: 1,
        done: true,
        worth: 0,
        found: head.into_iter().chain(line).collect(),
    }
}

/// What was thought of a position; none where nothing was yet, or where it is
/// about another one.
fn read(part: &Part, position: &Othello) -> Option<Thought> {
    let (&[choice, value, exact, depth, judged, made], line) = part.found.split_first_chunk()?;
    let discs = position.discs();
    // The last position is looked at after a forced pass.
    let before = match discs.moves() {
        0 => discs.passed(),
        _ => discs,
    };
    let choice = match choice {
        NONE => None,
        PASS => Some(Move::Pass),
        number => Some(Move::Place(legal(before, number)?)),
    };
    Some(Thought {
        choice,
        value,
        exact: exact != 0,
        depth: u32::try_from(depth).ok()?,
        nodes: 0,
        line: read_line(before, line)?,
        made: (judged != 0).then_some(made),
    })
    .filter(|thought| thought.choice.is_some() || position.ending().is_some())
}

fn legal(discs: Discs, number: i32) -> Option<Square> {
    let square = u8::try_from(number).ok().filter(|&square| square < 64)?;
    (discs.moves() & single(square) != 0).then_some(square)
}

/// Moves that can follow on one another, passes left out.
fn read_line(mut discs: Discs, numbers: &[i32]) -> Option<Vec<Square>> {
    let mut line = Vec::new();
    for &number in numbers {
        if discs.moves() == 0 {
            discs = discs.passed();
        }
        let square = legal(discs, number)?;
        discs = discs.play(square);
        line.push(square);
    }
    Some(line)
}

/// Looks at one position after another.
struct LookingBack {
    review: Review,
    nodes: u64,
    running: Option<(usize, Thinking)>,
    /// What it finds out for another, and with what.
    errand: Option<(Running, Box<Search>)>,
}

impl LookingBack {
    /// Takes up an errand; one search serves for many.
    fn help(&mut self, errand: Running) {
        let search = match self.errand.take() {
            Some((_, mut search)) => {
                search.let_go();
                search
            }
            None => Box::new(Search::new(LIMITS.solve).with(Care::Bold)),
        };
        self.errand = Some((errand, search));
    }

    fn search(&self) -> Option<&Search> {
        match (&self.errand, &self.running) {
            (Some((_, search)), _) => Some(search),
            (None, Some((_, running))) => Some(running.search()),
            (None, None) => None,
        }
    }
}

impl Worker for LookingBack {
    fn take_up(&mut self, part: &Part) -> bool {
        // What is left of the last part is let go before the next takes its room.
        self.running = None;
        if let Some(errand) = Running::read(part) {
            self.help(errand);
            return true;
        }
        self.nodes += self.errand.take().map_or(0, |(_, search)| search.nodes());
        let ply = self.review.from.saturating_add(part.place);
        let position = self.review.positions.get(ply);
        self.running = position.map(|position| {
            let made = self.review.moves.get(ply);
            (part.place, thinking(position.discs(), made))
        });
        self.running.is_some()
    }

    fn step(&mut self, budget: u64) -> Step<Part> {
        if let Some((errand, search)) = &mut self.errand {
            return errand.step(search, budget.max(MIN_SLICE));
        }
        let Some((place, running)) = &mut self.running else {
            return Step::Working(Progress::default());
        };
        match running.step(budget) {
            Step::Working(progress) => Step::Working(progress),
            Step::Done(thought) => {
                self.nodes += thought.nodes;
                let part = write(*place, &thought);
                self.running = None;
                Step::Done(part)
            }
        }
    }

    fn errands(&self) -> Vec<Part> {
        let errands = self.search().map_or_else(Vec::new, Search::errands);
        errands.iter().map(Errand::write).collect()
    }

    fn hear(&mut self, errand: &Part) {
        let finding = Finding::read(errand);
        match (&mut self.errand, &mut self.running, finding) {
            (Some((_, search)), _, Some(finding)) => search.learn(&finding),
            (None, Some((_, running)), Some(finding)) => running.learn(&finding),
            (Some((running, _)), _, None) => running.hear(errand),
            (None, _, _) => {}
        }
    }

    fn nodes(&self) -> u64 {
        self.nodes + self.search().map_or(0, Search::nodes)
    }
}
