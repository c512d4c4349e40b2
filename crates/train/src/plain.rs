//! A plain fit, to hold the trained weights against: one number for every state of a
//! pattern and for every pair of numbers of moves, so that their sums miss the scores
//! by as little as can be, squared and added up.

use crate::{Used, used};
use zermelo_core::othello::discs::Discs;
use zermelo_core::othello::patterns::judge::rows;

/// Numbers count as if so many more positions had asked for zero: what is seen seldom
/// says little. With 1, 4, 40, 160 or 600 the exact scores in games that are held back
/// are missed by more.
const CALM: f64 = 10.0;

/// Steps of the method of conjugate gradients. With 40 the fit is not yet at its best;
/// 1000 give the same error in thousandths of a disc.
const STEPS: usize = 300;

/// See above.
#[derive(Debug)]
pub struct Plain {
    numbers: Vec<f64>,
}

/// Where the numbers of a position are; the last one counts in all.
fn places(used: &Used) -> impl Iterator<Item = usize> {
    let own = used.iter().map(|&row| row as usize);
    own.chain([rows()])
}

fn sum(numbers: &[f64], used: &Used) -> f64 {
    places(used).map(|place| numbers[place]).sum()
}

fn product(one: &[f64], other: &[f64]) -> f64 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

/// Adds some times the numbers of one to those of the other.
fn add(to: &mut [f64], times: f64, numbers: &[f64]) {
    for (to, number) in to.iter_mut().zip(numbers) {
        *to += times * number;
    }
}

/// The positions, as equations.
struct Equations(Vec<Used>);

impl Equations {
    /// What the positions ask of the numbers, with what is missing in each.
    fn asked(&self, missing: &[f64], numbers: &[f64]) -> Vec<f64> {
        let mut asked: Vec<f64> = numbers.iter().map(|number| -CALM * number).collect();
        for (used, missing) in self.0.iter().zip(missing) {
            for place in places(used) {
                asked[place] += missing;
            }
        }
        asked
    }

    fn sums(&self, numbers: &[f64]) -> Vec<f64> {
        self.0.iter().map(|used| sum(numbers, used)).collect()
    }
}

impl Plain {
    /// Of these positions and their scores, for the player to move.
    pub fn fit(scored: impl Iterator<Item = (Discs, f64)>) -> Plain {
        let (used, mut missing): (Vec<Used>, Vec<f64>) =
            scored.map(|(discs, score)| (used(discs), score)).unzip();
        let equations = Equations(used);
        let mut numbers = vec![0.0; rows() + 1];
        let mut asked = equations.asked(&missing, &numbers);
        let mut direction = asked.clone();
        for _ in 0..STEPS {
            let before = product(&asked, &asked);
            let sums = equations.sums(&direction);
            let curve = product(&sums, &sums) + CALM * product(&direction, &direction);
            if curve == 0.0 {
                break;
            }
            let far = before / curve;
            add(&mut numbers, far, &direction);
            add(&mut missing, -far, &sums);
            asked = equations.asked(&missing, &numbers);
            let turn = product(&asked, &asked) / before;
            for (direction, asked) in direction.iter_mut().zip(&asked) {
                *direction = asked + turn * *direction;
            }
        }
        Plain { numbers }
    }

    /// What it says of a position, in discs.
    pub fn value(&self, discs: Discs) -> f64 {
        sum(&self.numbers, &used(discs))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fastrand::Rng;
    use zermelo_core::othello::bitboard::CORNERS;

    /// Boards of discs at random, worth ten discs a corner and one a move, and some
    /// chance.
    fn scored(count: usize, seed: u64) -> Vec<(Discs, f64)> {
        let mut dice = Rng::with_seed(seed);
        let mut one = || {
            let (some, others) = (dice.u64(..), dice.u64(..));
            let discs = Discs {
                own: some & !others,
                other: others & !some,
            };
            let corners = |side: u64| f64::from((side & CORNERS).count_ones());
            let worth = 10.0 * (corners(discs.own) - corners(discs.other));
            let moves = f64::from(discs.moves().count_ones());
            (discs, worth + moves + dice.f64())
        };
        std::iter::repeat_with(&mut one).take(count).collect()
    }

    fn error(plain: &Plain, scored: &[(Discs, f64)]) -> f64 {
        let errors = scored
            .iter()
            .map(|&(discs, score)| plain.value(discs) - score);
        errors.map(f64::abs).sum::<f64>() / scored.len() as f64
    }

    #[test]
    fn what_adds_up_is_found() {
        let plain = Plain::fit(scored(150_000, 5).into_iter());
        let others = scored(5_000, 6);
        let nothing = Plain {
            numbers: vec![0.0; rows() + 1],
        };
        let (before, after) = (error(&nothing, &others), error(&plain, &others));
        assert!(after < before / 4.0, "{before}, {after}");
    }

    /// Where the least squares are, no number asks for a change: what the definition
    /// says, number by number.
    #[test]
    fn no_number_asks_for_more() {
        let scored = scored(20_000, 7);
        let plain = Plain::fit(scored.iter().copied());
        let mut asked = vec![0.0; rows() + 1];
        let mut before = asked.clone();
        for &(discs, score) in &scored {
            let missing = score - plain.value(discs);
            for place in places(&used(discs)) {
                asked[place] += missing;
                before[place] += score;
            }
        }
        add(&mut asked, -CALM, &plain.numbers);
        let most = |all: &[f64]| all.iter().fold(0.0, |most: f64, one| most.max(one.abs()));
        assert!(most(&asked) < most(&before) / 1000.0);
    }
}
