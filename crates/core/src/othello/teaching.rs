//! The search to learn from: negamax to a chosen depth, with or without
//! alpha-beta, every node counted.
//!
//! It has no table and no ordering, so that what pruning saves is plain to see.
//! The moves under way are kept in a list, so it can stop and go on anywhere.

use super::Move;
use super::bitboard::{Square, Squares};
use super::discs::Discs;
use super::weights::Weights;
use crate::job::{Job, Progress, Step};

/// What to search and how.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// How positions at the bottom are judged.
    pub weights: Weights,
    /// How many plies; a pass is one.
    pub depth: u32,
    /// Whether what cannot matter is cut off.
    pub pruning: bool,
    /// So many nodes of the tree are kept to be shown,
    pub trace: usize,
    /// of so many levels below the root.
    pub levels: usize,
}

/// What the search found.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// The first of the best moves; none where the game is over or the depth is
    /// nothing.
    pub choice: Option<Move>,
    /// What the position is worth to the player to move.
    pub value: f64,
    /// Positions visited, the leaves included.
    pub nodes: u64,
    /// Positions that were judged, or where the game was over.
    pub leaves: u64,
    /// The beginning of the tree in the order of the search.
    pub trace: Vec<Visit>,
}

/// A node of the tree as the search met it.
#[derive(Clone, Debug, PartialEq)]
pub struct Visit {
    /// Its parent's place in the trace.
    pub parent: Option<usize>,
    /// The move that leads to it.
    pub choice: Option<Move>,
    /// The window when it was entered: what both players are sure of already.
    pub window: [f64; 2],
    /// What it is worth to its player to move, once that is known.
    pub value: Option<f64>,
    /// Whether that is all there is to know.
    pub bound: Bound,
    /// The first of the best moves that were tried.
    pub best: Option<Move>,
    /// The moves that were cut off.
    pub cut: Squares,
}

/// What the value of a node says. Outside its window it need not be exact: the
/// players will not come there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Bound {
    /// The value itself.
    #[default]
    Exact,
    /// It is worth so much or more.
    AtLeast,
    /// It is worth so much or less.
    AtMost,
}

impl Bound {
    fn of(value: f64, [alpha, beta]: [f64; 2]) -> Bound {
        if value >= beta {
            Bound::AtLeast
        } else if value <= alpha {
            Bound::AtMost
        } else {
            Bound::Exact
        }
    }
}

struct Frame {
    discs: Discs,
    untried: Squares,
    must_pass: bool,
    depth: u32,
    alpha: f64,
    beta: f64,
    best: f64,
    choice: Option<Move>,
    /// The move that is being looked into.
    trying: Option<Move>,
    visit: Option<usize>,
}

/// A [`Lesson`] under way.
pub struct Teaching {
    lesson: Lesson,
    stack: Vec<Frame>,
    /// The value of the node that was finished last.
    returned: Option<f64>,
    root: Discs,
    found: Found,
}

impl Teaching {
    /// Begins a search.
    pub fn new(root: Discs, lesson: Lesson) -> Teaching {
        Teaching {
            lesson,
            stack: Vec::new(),
            returned: None,
            root,
            found: Found {
                choice: None,
                value: 0.0,
                nodes: 0,
                leaves: 0,
                trace: Vec::new(),
            },
        }
    }

    /// Enters a node: a leaf has its value at once, others wait for theirs.
    fn enter(&mut self, discs: Discs, depth: u32, window: [f64; 2], choice: Option<Move>) {
        self.found.nodes += 1;
        let shown =
            self.stack.len() <= self.lesson.levels && self.found.trace.len() < self.lesson.trace;
        let visit = shown.then(|| {
            let parent = self.stack.last().and_then(|frame| frame.visit);
            self.found.trace.push(Visit {
                parent,
                choice,
                window,
                value: None,
                bound: Bound::Exact,
                best: None,
                cut: 0,
            });
            self.found.trace.len() - 1
        });
        let moves = discs.moves();
        let must_pass = moves == 0 && discs.passed().moves() != 0;
        let over = moves == 0 && !must_pass;
        if over || depth == 0 {
            self.found.leaves += 1;
            let value = if over {
                Weights::final_value(discs)
            } else {
                self.lesson.weights.evaluate(discs)
            };
            self.leave(visit, value);
            return;
        }
        self.stack.push(Frame {
            discs,
            untried: moves,
            must_pass,
            depth,
            alpha: window[0],
            beta: window[1],
            best: f64::NEG_INFINITY,
            choice: None,
            trying: None,
            visit,
        });
    }

    /// Leaves a node with its value; gives what is shown of it.
    fn leave(&mut self, visit: Option<usize>, value: f64) -> Option<&mut Visit> {
        self.returned = Some(value);
        let visit = self.found.trace.get_mut(visit?)?;
        visit.value = Some(value);
        Some(visit)
    }

    /// Takes in the value of a child, or tries the next move of the last node.
    fn advance(&mut self) {
        let pruning = self.lesson.pruning;
        let returned = self.returned.take();
        let Some(frame) = self.stack.last_mut() else {
            return;
        };
        if let Some(value) = returned {
            let value = -value;
            if value > frame.best {
                frame.best = value;
                frame.choice = frame.trying;
            }
            frame.alpha = frame.alpha.max(value);
        }
        let done = frame.untried == 0 && !frame.must_pass;
        if done || pruning && frame.alpha >= frame.beta {
            let (best, visit, choice) = (frame.best, frame.visit, frame.choice);
            let cut = frame.untried;
            self.stack.pop();
            self.found.choice = choice;
            if let Some(visit) = self.leave(visit, best) {
                visit.bound = Bound::of(best, visit.window);
                visit.best = choice;
                visit.cut = cut;
            }
            return;
        }
        let (next, choice) = if frame.must_pass {
            frame.must_pass = false;
            (frame.discs.passed(), Move::Pass)
        } else {
            let square = frame.untried.trailing_zeros() as Square;
            frame.untried &= frame.untried - 1;
            (frame.discs.play(square), Move::Place(square))
        };
        frame.trying = Some(choice);
        let window = if pruning {
            [-frame.beta, -frame.alpha]
        } else {
            [f64::NEG_INFINITY, f64::INFINITY]
        };
        let depth = frame.depth - 1;
        self.enter(next, depth, window, Some(choice));
    }
}

impl Job for Teaching {
    type Output = Found;

    fn step(&mut self, budget: u64) -> Step<Found> {
        let until = self.found.nodes + budget.max(1);
        if self.found.nodes == 0 {
            let window = [f64::NEG_INFINITY, f64::INFINITY];
            self.enter(self.root, self.lesson.depth, window, None);
        }
        while self.found.nodes < until || self.stack.is_empty() {
            match self.returned {
                Some(value) if self.stack.is_empty() => {
                    self.found.value = value;
                    return Step::Done(self.found.clone());
                }
                _ => self.advance(),
            }
        }
        Step::Working(Progress {
            nodes: self.found.nodes,
            part: None,
        })
    }
}

/// The same by plain recursion, to be held against it.
pub mod naive {
    use super::super::bitboard::squares;
    use super::super::discs::Discs;
    use super::super::weights::Weights;

    /// What a position is worth to the player to move, and how many leaves the
    /// tree has.
    pub fn negamax(discs: Discs, depth: u32, weights: &Weights) -> (f64, u64) {
        if discs.over() {
            return (Weights::final_value(discs), 1);
        }
        if depth == 0 {
            return (weights.evaluate(discs), 1);
        }
        let moves = discs.moves();
        if moves == 0 {
            let (value, leaves) = negamax(discs.passed(), depth - 1, weights);
            return (-value, leaves);
        }
        squares(moves).fold((f64::NEG_INFINITY, 0), |(best, leaves), square| {
            let (value, more) = negamax(discs.play(square), depth - 1, weights);
            (best.max(-value), leaves + more)
        })
    }
}
