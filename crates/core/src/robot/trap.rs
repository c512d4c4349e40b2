//! The opponent that hopes for mistakes.
//!
//! Where the analysis knows how likely each move is to win against a careful
//! opponent in the end, it goes by that; otherwise by how likely the very next
//! reply is to be wrong.

use fastrand::Rng;

use super::{considered, perfect};
use crate::analysis::{Analyse, Analysis, Choice, Choosing, MAX_LISTED};
use crate::game::{Game, Outcome};
use crate::job::{self, Boxed, Job, Progress, Step};

/// Begins the choice: perfect where the game is won, otherwise the move of the
/// best outcome after which a careful opponent is most likely to go wrong.
pub(super) fn choose<G: Analyse>(position: &G, rng: Rng) -> Choosing<G::Move> {
    let position = position.clone();
    job::then(considered(&position), move |found| {
        match found.outcome {
            // A win needs no trap.
            Outcome::Win => return job::ready(pick(&found.best, found.nodes, rng)),
            Outcome::Unknown => return perfect(&position, rng),
            _ => {}
        }
        match most_promising(&found) {
            Some(moves) => job::ready(pick(&moves, found.nodes, rng)),
            None => Box::new(Weigh::new(&position, found, rng)),
        }
    })
}

/// The moves of the best outcome that win most often, where that is known of
/// all of them.
fn most_promising<M: Clone>(found: &Analysis<M>) -> Option<Vec<M>> {
    let equal = || found.moves.iter().filter(|m| m.outcome == found.outcome);
    let chances = equal().map(|m| m.chance).collect::<Option<Vec<f64>>>()?;
    let most = chances.into_iter().fold(0.0, f64::max);
    let promising = equal().filter(|m| m.chance.is_some_and(|chance| chance >= most));
    Some(promising.map(|m| m.choice.clone()).collect())
}

fn pick<M: Clone>(moves: &[M], nodes: u64, mut rng: Rng) -> Option<Choice<M>> {
    let choice = rng.choice(moves)?.clone();
    Some(Choice { choice, nodes })
}

/// Looks at the position after each candidate in turn.
struct Weigh<G: Analyse> {
    position: G,
    candidates: Vec<G::Move>,
    next: usize,
    running: Option<(G, Boxed<Analysis<G::Move>>)>,
    nodes: u64,
    most: f64,
    chosen: Vec<G::Move>,
    rng: Rng,
}

impl<G: Analyse> Weigh<G> {
    fn new(position: &G, found: Analysis<G::Move>, rng: Rng) -> Self {
        let candidates = found
            .moves
            .iter()
            .filter(|judged| judged.outcome == found.outcome)
            .map(|judged| judged.choice.clone())
            .collect();
        Weigh {
            position: position.clone(),
            candidates,
            next: 0,
            running: None,
            nodes: found.nodes,
            most: -1.0,
            // What to play when no candidate leaves room for a mistake.
            chosen: found.best,
            rng,
        }
    }

    fn weigh(&mut self, choice: &G::Move, after: &G, found: &Analysis<G::Move>) {
        self.nodes += found.nodes;
        let chance = chance_of_error(after, found);
        if chance <= 0.0 || chance < self.most {
            return;
        }
        if chance > self.most {
            self.most = chance;
            self.chosen.clear();
        }
        self.chosen.push(choice.clone());
    }
}

impl<G: Analyse> Job for Weigh<G> {
    type Output = Option<Choice<G::Move>>;

    fn step(&mut self, budget: u64) -> Step<Self::Output> {
        let mut left = budget;
        while let Some(choice) = self.candidates.get(self.next).cloned() {
            if left == 0 {
                return Step::Working(Progress {
                    nodes: self.nodes,
                    part: Some(self.next as f64 / self.candidates.len() as f64),
                });
            }
            let running = self.running.take().or_else(|| {
                let after = self.position.play(&choice).ok()?;
                let analysis = considered(&after);
                Some((after, analysis))
            });
            let Some((after, mut running)) = running else {
                self.next += 1;
                continue;
            };
            match running.step(left) {
                Step::Working(_) => {
                    self.running = Some((after, running));
                    left = 0;
                }
                Step::Done(found) => {
                    self.weigh(&choice, &after, &found);
                    self.next += 1;
                    left = left.saturating_sub(1 + found.moves.len() as u64);
                }
            }
        }
        Step::Done(pick(&self.chosen, self.nodes, self.rng.clone()))
    }
}

/// How likely a careful player is to choose a move worse than the best.
pub(super) fn chance_of_error<G: Game>(position: &G, found: &Analysis<G::Move>) -> f64 {
    let good = |outcome| outcome == found.outcome;
    if found.truncated {
        // Too many to list: the best ones are listed, and nearly all others are
        // mistakes that are no blunders.
        let right = found.moves.iter().filter(|m| good(m.outcome)).count() as f64;
        return 1.0 - right / position.move_count().max(1) as f64;
    }
    debug_assert!(found.moves.len() <= MAX_LISTED);
    let sound: Vec<_> = found
        .moves
        .iter()
        .filter(|judged| !position.is_blunder(&judged.choice))
        .collect();
    if sound.is_empty() {
        return 0.0;
    }
    let wrong = sound.iter().filter(|judged| !good(judged.outcome)).count();
    wrong as f64 / sound.len() as f64
}
