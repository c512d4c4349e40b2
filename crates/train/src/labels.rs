//! What positions are worth: exactly where the end is near, and from there back
//! by search.
//!
//! Positions are labelled from the end of the game to its beginning, each stage with
//! the help of what was learnt from those after it. So little depends on what
//! players did later on in their games, who err.

use crate::samples::Sample;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use zermelo_core::othello::endgame::Solver;
use zermelo_core::othello::evaluation::{DISC, Evaluation};
use zermelo_core::othello::search::{INFINITE, Search};
use zermelo_train::wthor::Record;

/// Up to so many empty squares a position is solved.
pub const SOLVED: u8 = 14;

/// So many plies are searched: into the stage that was learnt before.
const PLIES: u32 = 4;

/// Such a search is as far from the truth as players come from it in so many
/// moves.
const MOVES: f32 = 2.0;

/// So many discs players lose with a move, on the average.
const LOSS: f32 = 1.5;

/// So many positions are labelled in one go.
const PART: usize = 1 << 13;

/// Labels the samples of a stage.
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
        let (done, all) = (AtomicUsize::new(0), samples.len());
        // Who searches what must not matter: each part begins with empty tables.
        let parts = Mutex::new(samples.chunks_mut(PART));
        let next = || parts.lock().ok().and_then(|mut parts| parts.next());
        std::thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| {
                    while let Some(part) = next() {
                        self.label_part(part, evaluation);
                        let count = done.fetch_add(part.len(), Ordering::Relaxed);
                        tell(count as f64 / all as f64);
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

    fn label_part(&self, part: &mut [&mut Sample], evaluation: Evaluation) {
        let mut desk = Desk {
            search: Search::new(0).by(evaluation),
            solver: Solver::new(14).by(evaluation),
        };
        for sample in part {
            sample.label = self.label_of(sample, &mut desk);
        }
    }

    fn label_of(&self, sample: &Sample, desk: &mut Desk) -> f32 {
        if sample.empties <= SOLVED {
            return desk.solve(sample);
        }
        match self.recorded(sample) {
            None => desk.search(sample),
            Some(recorded) if recorded.moves == 0.0 => recorded.score,
            Some(Recorded { score, moves }) => {
                let trust = MOVES / (MOVES + moves);
                trust * score + (1.0 - trust) * desk.search(sample)
            }
        }
    }

    /// What the record says about a position of the game.
    fn recorded(&self, sample: &Sample) -> Option<Recorded> {
        if sample.beside {
            return None;
        }
        let game = &self.games[sample.game as usize];
        let theory = game.theoretical as f32;
        let (empties, depth) = (f32::from(sample.empties), game.depth as f32);
        let (score, moves) = if empties >= depth {
            (theory, empties - depth)
        } else {
            let end = self.ends[sample.game as usize]?;
            if (end - theory).abs() < 1.0 {
                // Nobody erred in between.
                (theory, 0.0)
            } else {
                // Between two scores that are known, one strays as a random walk
                // does whose both ends are.
                let [before, after] = [depth - empties, empties - f32::from(SOLVED)];
                let all = before + after;
                ((after * theory + before * end) / all, before * after / all)
            }
        };
        // Of an odd number of moves one player makes one more: before the known
        // score the player to move, after it the opponent. Either way that loss is
        // the gain of the position's player to move.
        let is_odd = u32::from(sample.empties).abs_diff(game.depth) % 2 == 1;
        let loss = if is_odd && moves > 0.0 { LOSS } else { 0.0 };
        Some(Recorded {
            score: of_black(sample, score) + loss,
            moves,
        })
    }
}

/// What a record says about a position.
struct Recorded {
    /// The score to expect, of the player to move.
    score: f32,
    /// It is as uncertain as after so many moves.
    moves: f32,
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

#[cfg(test)]
mod tests {
    use super::*;
    use zermelo_core::othello::discs::Discs;

    fn sample(empties: u8, black: bool) -> Sample {
        Sample {
            discs: Discs::START,
            label: 0.0,
            game: 0,
            empties,
            black,
            beside: false,
            held: false,
        }
    }

    #[test]
    fn records_say_less_the_further_away_their_scores_are() {
        let games = [Record {
            moves: Vec::new(),
            theoretical: 6,
            depth: 24,
        }];
        let mut labeller = Labeller::new(&games);
        labeller.ends[0] = Some(-6.0);
        let said = |labeller: &Labeller, empties, black| {
            let recorded = labeller.recorded(&sample(empties, black));
            recorded.map(|recorded| (recorded.score, recorded.moves))
        };
        assert_eq!(said(&labeller, 24, true), Some((6.0, 0.0)));
        assert_eq!(said(&labeller, 26, false), Some((-6.0, 2.0)));
        assert_eq!(said(&labeller, 25, false), Some((-6.0 + LOSS, 1.0)));
        assert_eq!(said(&labeller, 19, false), Some((LOSS, 2.5)));
        assert_eq!(said(&labeller, 22, false), Some((-3.6, 1.6)));
        labeller.ends[0] = Some(6.0);
        assert_eq!(said(&labeller, 17, true), Some((6.0, 0.0)));
        labeller.ends[0] = None;
        assert_eq!(said(&labeller, 17, true), None);
        let beside = Sample {
            beside: true,
            ..sample(25, true)
        };
        assert!(labeller.recorded(&beside).is_none());
    }
}
