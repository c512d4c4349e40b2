//! Strength on one scale, from the results of matches.
//!
//! Bradley and Terry's model (1952): whoever is 400 points ahead is ten times as
//! likely to win. The likeliest strengths are found by Newton's method; how sure
//! they are follows from the curvature there (Fisher's information).

use std::f64::consts::LN_10;

/// Points of Elo's scale to a factor of e.
const SCALE: f64 = 400.0 / LN_10;

/// No step is longer, so that far-off beginnings do not overshoot.
const LONGEST: f64 = 1.0;

/// What two players did against each other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Meeting {
    /// Their numbers.
    pub players: [usize; 2],
    /// Games played.
    pub games: f64,
    /// Points of the first of the two, a draw being half a point.
    pub points: f64,
}

impl Meeting {
    /// Who won every game would be without end ahead: half a point is taken off.
    fn points(&self) -> f64 {
        let half = self.games.min(1.0) / 2.0;
        self.points.clamp(half, self.games - half)
    }

    fn expected(&self, strengths: &[f64]) -> f64 {
        let [one, other] = self.players.map(|player| strengths[player]);
        1.0 / (1.0 + (other - one).exp())
    }
}

/// How strong players are.
#[derive(Clone, Debug)]
pub struct Ratings {
    strengths: Vec<f64>,
    covariance: Vec<Vec<f64>>,
}

impl Ratings {
    /// The likeliest strengths of so many players. Each must have met the first
    /// player, or somebody who has, and so on.
    pub fn fit(players: usize, meetings: &[Meeting]) -> Ratings {
        let mut strengths = vec![0.0; players];
        let mut covariance = Vec::new();
        for _ in 0..200 {
            let mut slope = vec![0.0; players];
            let mut information = vec![vec![0.0; players]; players];
            for meeting in meetings {
                let [one, other] = meeting.players;
                let expected = meeting.expected(&strengths);
                let surplus = meeting.points() - meeting.games * expected;
                slope[one] += surplus;
                slope[other] -= surplus;
                let known = meeting.games * expected * (1.0 - expected);
                information[one][one] += known;
                information[other][other] += known;
                information[one][other] -= known;
                information[other][one] -= known;
            }
            covariance = inverse(information);
            let step: Vec<f64> = covariance
                .iter()
                .map(|row| row.iter().zip(&slope).map(|(a, b)| a * b).sum())
                .collect();
            for (strength, step) in strengths.iter_mut().zip(&step) {
                *strength += step.clamp(-LONGEST, LONGEST);
            }
            if step.iter().all(|step| step.abs() < 1e-9) {
                break;
            }
        }
        Ratings {
            strengths,
            covariance,
        }
    }

    /// How far one is ahead of another, and the standard error of that.
    pub fn ahead(&self, one: usize, other: usize) -> (f64, f64) {
        let at = |row: usize, column: usize| self.covariance[row][column];
        let variance = at(one, one) + at(other, other) - at(one, other) - at(other, one);
        let lead = self.strengths[one] - self.strengths[other];
        (SCALE * lead, SCALE * variance.max(0.0).sqrt())
    }
}

/// The inverse of a matrix, the first row and column left out: only differences
/// of strength show in results, so the first player's is held at nothing.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = matrix.len();
    let mut inverse = vec![vec![0.0; size]; size];
    for (place, row) in inverse.iter_mut().enumerate().skip(1) {
        row[place] = 1.0;
    }
    // The matrix is positive definite: no row need be exchanged.
    for pivot in 1..size {
        let scale = matrix[pivot][pivot].recip();
        let factors: Vec<f64> = matrix.iter().map(|row| row[pivot]).collect();
        for rows in [&mut matrix, &mut inverse] {
            rows[pivot].iter_mut().for_each(|value| *value *= scale);
            let subtracted = rows[pivot].clone();
            let others = rows.iter_mut().enumerate().skip(1);
            for (other, row) in others.filter(|(other, _)| *other != pivot) {
                for (value, part) in row.iter_mut().zip(&subtracted) {
                    *value -= factors[other] * part;
                }
            }
        }
    }
    inverse
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meeting(players: [usize; 2], games: f64, points: f64) -> Meeting {
        Meeting {
            players,
            games,
            points,
        }
    }

    fn near(found: f64, expected: f64) {
        assert!((found - expected).abs() < 0.01, "{found}, not {expected}");
    }

    #[test]
    fn known_scores_have_known_strengths() {
        // Ten to one is 400 points, three to one 190.85.
        let pair = |games, points| {
            let ratings = Ratings::fit(2, &[meeting([1, 0], games, points)]);
            ratings.ahead(1, 0)
        };
        near(pair(110.0, 100.0).0, 400.0);
        near(pair(100.0, 75.0).0, 190.85);
        near(pair(100.0, 25.0).0, -190.85);
        // The error of an even match: SCALE · 2 / √games.
        let (even, error) = pair(100.0, 50.0);
        near(even, 0.0);
        near(error, SCALE * 0.2);
    }

    #[test]
    fn steps_add_up_and_meetings_are_weighed() {
        let chain = [meeting([0, 1], 400.0, 100.0), meeting([1, 2], 400.0, 100.0)];
        let ratings = Ratings::fit(3, &chain);
        let (step, [first, second]) = (190.85, [ratings.ahead(1, 0), ratings.ahead(2, 1)]);
        near(first.0, step);
        near(second.0, step);
        let (both, error) = ratings.ahead(2, 0);
        near(both, 2.0 * step);
        // Independent errors add as squares.
        near(error, first.1.hypot(second.1));
        near(ratings.ahead(0, 0).1, 0.0);
        // A third meeting that says the same makes all of it surer.
        let third = meeting([0, 2], 400.0, 40.0);
        let surer = Ratings::fit(3, &[chain[0], chain[1], third]);
        near(surer.ahead(2, 0).0, 2.0 * step);
        assert!(surer.ahead(2, 0).1 < error);
    }

    #[test]
    fn who_wins_everything_is_not_without_end_ahead() {
        let ratings = Ratings::fit(2, &[meeting([0, 1], 20.0, 0.0)]);
        let (lead, error) = ratings.ahead(1, 0);
        near(lead, 400.0 * 39.0_f64.log10());
        assert!(error > 100.0 && error.is_finite());
    }
}
