//! Least squares over the weights of a phase, by conjugate gradients.

use crate::samples::Sample;
use zermelo_core::othello::patterns::judge::{CONSTANTS, PHASE, mobility, weights};
use zermelo_core::othello::patterns::{PLACES, geometry};

/// So often the weights are bettered; more no longer changes anything.
const ROUNDS: usize = 24;

/// What keeps a weight that was seen seldom near that of the phase after it: as
/// if every state had been seen so often in positions that those judge rightly.
const RIDGE: f64 = 20.0;

/// Positions with up to so many empty squares fewer are learnt from too,
const MARGIN: usize = 3;
/// and count so much.
const BESIDE: f32 = 0.5;

/// With so many empty squares the records know the score,
const RECORDED: u8 = 24;
/// which counts more than what is in part a guess.
const KNOWN: f32 = 3.0;

/// The weights of a phase, in discs.
pub struct Fitted {
    /// By number of the weight.
    pub weights: Vec<f64>,
    /// By number of empty squares.
    pub constants: Vec<f64>,
    /// Mean absolute error on positions that were learnt from,
    pub learnt: f64,
    /// and by number of empty squares on those that were held back.
    pub held: Vec<(usize, f64)>,
}

/// Positions as the weights that they use.
#[derive(Default)]
struct Rows {
    /// A row each.
    weights: Vec<u32>,
    labels: Vec<f32>,
    counts: Vec<f32>,
    empties: Vec<u8>,
}

/// What a row uses: the patterns, the number of moves, the constant.
const USED: usize = PLACES + 2;

impl Rows {
    fn push(&mut self, sample: &Sample, count: f32) {
        let geometry = geometry();
        let states = geometry.states(sample.discs);
        let used = states.map(|state| geometry.weight_of[state as usize]);
        self.weights.extend(used);
        self.weights
            .push((geometry.weights + mobility(sample.discs)) as u32);
        let constant = weights() + usize::from(sample.empties);
        self.weights.push(constant as u32);
        self.labels.push(sample.label);
        self.counts.push(count);
        self.empties.push(sample.empties);
    }

    fn rows(&self) -> impl Iterator<Item = (&[u32], f64, f64)> {
        let rows = self.weights.chunks_exact(USED);
        let numbers = self.labels.iter().zip(&self.counts);
        rows.zip(numbers)
            .map(|(row, (label, count))| (row, f64::from(*label), f64::from(*count)))
    }

    fn error(&self, weights: &[f64], wanted: impl Fn(usize) -> bool) -> f64 {
        let (mut sum, mut count) = (0.0, 0);
        for ((row, label, _), empties) in self.rows().zip(&self.empties) {
            if wanted(usize::from(*empties)) {
                sum += (predict(row, weights).clamp(-64.0, 64.0) - label).abs();
                count += 1;
            }
        }
        sum / f64::from(count.max(1))
    }
}

fn predict(row: &[u32], weights: &[f64]) -> f64 {
    row.iter().map(|&weight| weights[weight as usize]).sum()
}

fn dot(one: &[f64], two: &[f64]) -> f64 {
    one.iter().zip(two).map(|(one, two)| one * two).sum()
}

/// Fits the weights of a phase, given those of the phase after it.
pub fn fit(samples: &[Sample], phase: usize, later: Option<&Fitted>) -> Fitted {
    let squares = phase * PHASE + 1..=phase * PHASE + PHASE;
    let (mut learnt, mut held) = (Rows::default(), Rows::default());
    for sample in samples {
        let empties = usize::from(sample.empties);
        let is_inside = squares.contains(&empties);
        let is_near = empties <= *squares.end() && empties + MARGIN >= *squares.start();
        if sample.held && is_inside && !sample.beside {
            held.push(sample, 1.0);
        } else if !sample.held && is_near {
            let count = if is_inside { 1.0 } else { BESIDE };
            let is_known = sample.empties == RECORDED && !sample.beside;
            learnt.push(sample, if is_known { KNOWN * count } else { count });
        }
    }
    let start = match later {
        Some(later) => [&later.weights[..], &later.constants].concat(),
        None => vec![0.0; weights() + CONSTANTS],
    };
    let found = solve(&learnt, start);
    Fitted {
        learnt: learnt.error(&found, |empties| squares.contains(&empties)),
        held: squares
            .map(|empties| (empties, held.error(&found, |own| own == empties)))
            .collect(),
        constants: found[weights()..].to_vec(),
        weights: found[..weights()].to_vec(),
    }
}

/// The weights `w` with `(AᵀA + ridge) (w - start) = Aᵀ (labels - A start)`, `A`
/// having a row a position.
fn solve(rows: &Rows, start: Vec<f64>) -> Vec<f64> {
    let total = start.len();
    let mut seen = vec![RIDGE; total];
    let mut rest = vec![0.0; total];
    for (row, label, count) in rows.rows() {
        let part = count * (label - predict(row, &start));
        for &weight in row {
            seen[weight as usize] += count;
            rest[weight as usize] += part;
        }
    }
    let mut weights = start;
    let precondition = |rest: &[f64]| -> Vec<f64> {
        rest.iter()
            .zip(&seen)
            .map(|(rest, seen)| rest / seen)
            .collect()
    };
    let mut step = precondition(&rest);
    let mut size = dot(&rest, &step);
    for _ in 0..ROUNDS {
        let change = apply(rows, &step);
        let length = size / dot(&step, &change);
        for place in 0..total {
            weights[place] += length * step[place];
            rest[place] -= length * change[place];
        }
        let next = precondition(&rest);
        let before = std::mem::replace(&mut size, dot(&rest, &next));
        let keep = size / before;
        for (step, next) in step.iter_mut().zip(next) {
            *step = next + keep * *step;
        }
    }
    weights
}

fn apply(rows: &Rows, step: &[f64]) -> Vec<f64> {
    let mut change: Vec<f64> = step.iter().map(|step| step * RIDGE).collect();
    for (row, _, count) in rows.rows() {
        let part = count * predict(row, step);
        for &weight in row {
            change[weight as usize] += part;
        }
    }
    change
}

#[cfg(test)]
mod tests {
    use super::*;
    use fastrand::Rng;
    use zermelo_core::othello::bitboard::{squares, turned};
    use zermelo_core::othello::discs::Discs;

    /// Positions of random games, worth two discs for each on a diagonal of four.
    fn diagonals(games: usize) -> Vec<Sample> {
        let mut dice = Rng::with_seed(3);
        // e1, f2, g3, h4, and wherever they come to lie.
        let diagonals = (0..8).fold(0, |set, symmetry| set | turned(0x8040_2010, symmetry));
        let mut samples = Vec::new();
        for game in 0..games {
            let mut discs = Discs::START;
            while !discs.over() {
                let moves = discs.moves();
                if moves == 0 {
                    discs = discs.passed();
                    continue;
                }
                let count = |side: u64| (side & diagonals).count_ones() as f32;
                samples.push(Sample {
                    discs,
                    label: 2.0 * (count(discs.own) - count(discs.other)),
                    game: game as u32,
                    empties: discs.empties() as u8,
                    black: true,
                    beside: false,
                    held: game % 5 == 0,
                });
                let nth = dice.usize(..moves.count_ones() as usize);
                let Some(square) = squares(moves).nth(nth) else {
                    break;
                };
                discs = discs.play(square);
            }
        }
        samples
    }

    #[test]
    fn what_short_diagonals_are_worth_is_learnt() {
        let samples = diagonals(300);
        let phase = 4;
        let fitted = fit(&samples, phase, None);
        assert_eq!(fitted.held.len(), PHASE);
        let usual = samples.iter().filter(|sample| sample.empties == 18);
        let usual: Vec<f32> = usual.map(|sample| sample.label.abs()).collect();
        let usual = f64::from(usual.iter().sum::<f32>()) / usual.len() as f64;
        for (empties, error) in fitted.held {
            assert!(error < usual / 3.0, "{empties}: {error}, of {usual}");
        }
    }
}
