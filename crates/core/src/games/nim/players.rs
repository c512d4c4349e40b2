//! The two players of Rojas and Martínez (2019): one knows the labels and moves
//! along the edges that lead to winning ones, the other tries every line of
//! play. Both win what can be won; what differs is how many positions they
//! visit.

use fastrand::Rng;

use super::solve::winning_moves;
use super::values::{Filled, Filling, Values};
use super::{Nim, Play, Take};
use crate::analysis::{Choice, Choosing, Comparison, Cost};
use crate::game::Game;
use crate::job::{self, Boxed, Job, Progress, Step};
use crate::robot::careful_move;

/// A comparison gives the search up after so many positions.
const MAX_COMPARED: u64 = 200_000_000;

/// The search gives up below so many moves: it would run out of memory long
/// before it ran out of time.
const MAX_DEPTH: usize = 1_000_000;

/// Begins the choice of the player who knows the labels.
pub(super) fn strategy(position: &Nim, seed: u64) -> Choosing<Take> {
    let position = position.clone();
    job::map(Box::new(Labels::new(&position)), move |labels| {
        let mut rng = Rng::with_seed(seed);
        let choice = rng.choice(&labels.winning).copied();
        let choice = choice.or_else(|| careful_move(&position, &mut rng))?;
        let nodes = labels.nodes;
        Some(Choice { choice, nodes })
    })
}

/// Begins the choice of the player who tries every line of play.
pub(super) fn backtracking(position: &Nim, seed: u64) -> Choosing<Take> {
    let search = Backtrack::new(position, u64::MAX);
    let position = position.clone();
    job::map(Box::new(search), move |found| {
        let mut rng = Rng::with_seed(seed);
        let choice = found.winning.or_else(|| position.random_move(&mut rng))?;
        let nodes = found.nodes;
        Some(Choice { choice, nodes })
    })
}

/// Begins to compare the cost of both.
pub(super) fn compare(position: &Nim) -> Boxed<Comparison> {
    let text = |choice: Option<Take>| choice.map(|choice| choice.to_string());
    let search = Backtrack::new(position, MAX_COMPARED);
    job::then(Box::new(Labels::new(position)), move |labels| {
        job::map(Box::new(search), move |found| Comparison {
            strategy: Cost {
                choice: text(labels.winning.first().copied()),
                nodes: labels.nodes,
                finished: labels.known,
            },
            backtracking: Cost {
                choice: text(found.winning),
                nodes: found.nodes,
                finished: found.finished,
            },
        })
    })
}

/// What the strategy reads off the labels.
struct Labelled {
    winning: Vec<Take>,
    /// The position itself and, where it can be won, the one it moves to.
    nodes: u64,
    /// False where the heaps are too large to be labelled.
    known: bool,
}

struct Labels {
    position: Nim,
    filling: Result<Values, Filling>,
}

impl Labels {
    fn new(position: &Nim) -> Labels {
        let largest = position.heaps.iter().copied().max().unwrap_or(0);
        Labels {
            filling: Filling::begin(&position.rules, largest),
            position: position.clone(),
        }
    }

    fn read(&self, values: &Values) -> Labelled {
        let winning = winning_moves(&self.position, values);
        Labelled {
            nodes: 1 + u64::from(!winning.is_empty()),
            winning,
            known: true,
        }
    }
}

impl Job for Labels {
    type Output = Labelled;

    fn step(&mut self, budget: u64) -> Step<Labelled> {
        let filled = match &mut self.filling {
            Ok(values) => Filled::Done(values.clone()),
            Err(filling) => filling.step(budget),
        };
        match filled {
            Filled::Done(values) => Step::Done(self.read(&values)),
            Filled::More(part) => Step::Working(Progress {
                nodes: 1,
                part: Some(part),
            }),
            Filled::TooLarge => Step::Done(Labelled {
                winning: Vec::new(),
                nodes: 1,
                known: false,
            }),
        }
    }
}

/// Depth-first search without memory, one position at a time.
struct Backtrack {
    play: Play,
    position: Nim,
    /// The line that is being tried: at each position the move to try next,
    /// counted in the order of the notation.
    line: Vec<Trial>,
    nodes: u64,
    limit: u64,
}

/// A position on the line, told by the move that led to it.
struct Trial {
    came_by: Option<Take>,
    heap: usize,
    count: u32,
    any_move: bool,
}

/// What the search has found.
struct Found {
    winning: Option<Take>,
    nodes: u64,
    finished: bool,
}

impl Backtrack {
    fn new(position: &Nim, limit: u64) -> Backtrack {
        Backtrack {
            play: position.rules.play,
            position: position.clone(),
            line: vec![Trial::at(None)],
            nodes: 1,
            limit,
        }
    }

    /// Makes one step of the search: tries the next move of the deepest
    /// position, or, when it has none left or is decided, goes back.
    fn advance(&mut self) -> Option<Found> {
        let trial = self.line.last_mut()?;
        if let Some(choice) = trial.next(&self.position) {
            self.position.heaps[choice.heap] -= choice.count;
            self.line.push(Trial::at(Some(choice)));
            self.nodes += 1;
            return None;
        }
        // Every move from here was tried and none wins: the mover loses, unless
        // there was no move at all and play is misère.
        let mover_wins = !trial.any_move && self.play == Play::Misere;
        self.back(mover_wins)
    }

    /// Goes back with a result, as far as it decides the positions above.
    fn back(&mut self, mut mover_wins: bool) -> Option<Found> {
        loop {
            let done = self.line.pop()?;
            let Some(choice) = done.came_by else {
                return Some(self.found(None));
            };
            self.position.heaps[choice.heap] += choice.count;
            if mover_wins {
                // That move was wrong; the position above tries the next.
                return None;
            }
            if self.line.len() == 1 {
                return Some(self.found(Some(choice)));
            }
            // The position above is won, so the move that led to it was wrong.
            mover_wins = true;
        }
    }

    fn found(&self, winning: Option<Take>) -> Found {
        Found {
            winning,
            nodes: self.nodes,
            finished: true,
        }
    }
}

impl Trial {
    fn at(came_by: Option<Take>) -> Trial {
        Trial {
            came_by,
            heap: 0,
            count: 0,
            any_move: false,
        }
    }

    /// The next legal move after the last one tried.
    fn next(&mut self, position: &Nim) -> Option<Take> {
        while let Some(&size) = position.heaps.get(self.heap) {
            let most = position.rules.most(size);
            let next = match &position.rules.take {
                None => Some(self.count + 1),
                Some(take) => take
                    .get(take.partition_point(|&n| n <= self.count))
                    .copied(),
            };
            if let Some(count) = next.filter(|&count| count <= most) {
                self.count = count;
                self.any_move = true;
                return Some(Take {
                    heap: self.heap,
                    count,
                });
            }
            self.heap += 1;
            self.count = 0;
        }
        None
    }
}

impl Job for Backtrack {
    type Output = Found;

    fn step(&mut self, budget: u64) -> Step<Found> {
        for _ in 0..budget {
            if let Some(found) = self.advance() {
                return Step::Done(found);
            }
            if self.nodes >= self.limit || self.line.len() > MAX_DEPTH {
                return Step::Done(Found {
                    winning: None,
                    nodes: self.nodes,
                    finished: false,
                });
            }
        }
        Step::Working(Progress {
            nodes: self.nodes,
            part: None,
        })
    }
}
