//! What positions are worth: exactly where the end is near, and from there back
//! by search.
//!
//! Weights are trained from the end of the game to its beginning, and each phase
//! is labelled with the help of those after it. So nothing depends on what
//! players did later on in their games, who err.

use crate::samples::Sample;
use std::sync::atomic::{AtomicUsize, Ordering};
use zermelo_core::othello::endgame::Solver;
use zermelo_core::othello::evaluation::{DISC, Evaluation};
use zermelo_core::othello::search::{INFINITE, Search};
use zermelo_train::wthor::Record;

/// Up to so many empty squares a position is solved.
const SOLVED: u8 = 12;

/// So many plies are searched: into the phase that was trained before.
const PLIES: u32 = 4;

/// Labels the samples of a phase.
pub struct Labeller<'a> {
    /// The games that the samples come from.
    pub games: &'a [Record],
    /// By game, black's exact score at [`SOLVED`] empty squares where it is known.
    pub ends: Vec<Option<f32>>,
}

impl Labeller<'_> {
    pub fn new(games: &[Record]) -> Labeller<'_> {
        Labeller {
            ends: vec![None; games.len()],
            games,
        }
    }

    /// Labels these samples by exact scores or by what a search with this
    /// evaluation finds. `tell` is told now and then what part is done.
    pub fn label(
        &mut self,
        samples: &mut [&mut Sample],
        evaluation: Evaluation,
        tell: impl Fn(f64) + Sync,
    ) {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let part = samples.len().div_ceil(threads).max(1);
        let (done, all) = (AtomicUsize::new(0), samples.len());
        let labeller = &*self;
        std::thread::scope(|scope| {
            for part in samples.chunks_mut(part) {
                let (done, tell) = (&done, &tell);
                scope.spawn(move || {
                    let mut desk = Desk {
                        search: Search::new(0).by(evaluation),
                        solver: Solver::new(14).by(evaluation),
                    };
                    for sample in part {
                        sample.label = labeller.label_of(sample, &mut desk);
                        let count = done.fetch_add(1, Ordering::Relaxed);
                        if count.is_multiple_of(4096) {
                            tell(count as f64 / all as f64);
                        }
                    }
                });
            }
        });
        for sample in samples {
            if sample.empties == SOLVED && !sample.beside {
                self.ends[sample.game as usize] = Some(of_black(sample, sample.label));
            }
        }
    }

    fn label_of(&self, sample: &Sample, desk: &mut Desk) -> f32 {
        if sample.empties <= SOLVED {
            return desk.solve(sample);
        }
        let game = &self.games[sample.game as usize];
        let theory = of_black(sample, game.theoretical as f32);
        if sample.beside {
            return desk.search(sample);
        }
        let before = i32::from(sample.empties) - game.depth.cast_signed();
        match before {
            0 => theory,
            // The score at the records' depth says less the longer before it.
            1.. => {
                let trust = 0.5 / before as f32;
                trust * theory + (1.0 - trust) * desk.search(sample)
            }
            _ => match self.ends[sample.game as usize] {
                // Nobody erred in between.
                Some(end) if (end - game.theoretical as f32).abs() < 1.0 => theory,
                Some(end) => {
                    let way = f32::from(sample.empties - SOLVED)
                        / (game.depth as f32 - f32::from(SOLVED));
                    let between = way * theory + (1.0 - way) * of_black(sample, end);
                    0.3 * between + 0.7 * desk.search(sample)
                }
                None => desk.search(sample),
            },
        }
    }
}

/// Turns black's score into that of the player to move, and back.
fn of_black(sample: &Sample, score: f32) -> f32 {
    if sample.black { score } else { -score }
}

struct Desk {
    search: Search,
    solver: Solver,
}

impl Desk {
    fn solve(&mut self, sample: &Sample) -> f32 {
        let score = self.solver.score(sample.discs, -64, 64);
        score.map_or(0.0, |score| score as f32)
    }

    fn search(&mut self, sample: &Sample) -> f32 {
        let value = self.search.value(sample.discs, PLIES, -INFINITE, INFINITE);
        value.map_or(0.0, |value| value as f32 / DISC as f32)
    }
}
