//! Measures how far a deep search strays from a shallow one.

use crate::samples::Sample;
use fastrand::Rng;
use zermelo_core::othello::evaluation::spread::{Spread, UNIT};
use zermelo_core::othello::evaluation::{DISC, Evaluation};
use zermelo_core::othello::search::{INFINITE, Search};

/// So deep positions are searched.
const DEEPEST: usize = 9;

/// So many positions for each number of empty squares that is looked at.
const POSITIONS: usize = 150;

/// Searches positions that were held back to all depths and fits the standard
/// deviation of `deep - shallow` by `a + b·empties + c·shallow + d·deep`.
pub fn measure(samples: &[Sample], evaluation: Evaluation, seed: u64) -> Spread {
    let mut dice = Rng::with_seed(seed);
    let mut observed: Vec<([f64; 4], f64)> = Vec::new();
    for empties in (14..=54_u8).step_by(4) {
        let mut own: Vec<&Sample> = samples
            .iter()
            .filter(|sample| sample.held && !sample.beside && sample.empties == empties)
            .collect();
        dice.shuffle(&mut own);
        own.truncate(POSITIONS);
        let values: Vec<[f64; DEEPEST + 1]> = own
            .iter()
            .map(|sample| {
                let mut search = Search::new(0).by(evaluation);
                std::array::from_fn(|depth| {
                    let value = search.value(sample.discs, depth as u32, -INFINITE, INFINITE);
                    f64::from(value.unwrap_or(0)) / f64::from(DISC)
                })
            })
            .collect();
        for deep in 2..=DEEPEST {
            for shallow in 0..deep.saturating_sub(1) {
                let square = |values: &[f64; DEEPEST + 1]| (values[deep] - values[shallow]).powi(2);
                let mean = values.iter().map(square).sum::<f64>() / values.len().max(1) as f64;
                let row = [1.0, f64::from(empties), shallow as f64, deep as f64];
                observed.push((row, mean.sqrt()));
            }
        }
    }
    Spread(least_squares(&observed).map(|discs| (discs * f64::from(UNIT)).round() as i16))
}

/// Solves the four normal equations by elimination.
fn least_squares(observed: &[([f64; 4], f64)]) -> [f64; 4] {
    let mut system = [[0.0; 5]; 4];
    for (row, value) in observed {
        for one in 0..4 {
            for two in 0..4 {
                system[one][two] += row[one] * row[two];
            }
            system[one][4] += row[one] * value;
        }
    }
    for pivot in 0..4 {
        let head = system[pivot];
        for (other, row) in system.iter_mut().enumerate() {
            if other != pivot {
                let factor = row[pivot] / head[pivot];
                for (number, own) in row.iter_mut().zip(head) {
                    *number -= factor * own;
                }
            }
        }
    }
    std::array::from_fn(|row| system[row][4] / system[row][row])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plane_is_found() {
        let mut observed = Vec::new();
        for empties in [10.0, 20.0, 40.0] {
            for shallow in [0.0, 1.0, 3.0] {
                for deep in [4.0, 5.0, 9.0] {
                    let row = [1.0, empties, shallow, deep];
                    observed.push((row, 3.0 - 0.05 * empties - 0.5 * shallow + 0.25 * deep));
                }
            }
        }
        let found = least_squares(&observed);
        for (found, wanted) in found.iter().zip([3.0, -0.05, -0.5, 0.25]) {
            assert!((found - wanted).abs() < 1e-9, "{found}, {wanted}");
        }
    }
}
