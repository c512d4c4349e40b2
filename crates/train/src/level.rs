//! Brings the whole to the right level: what is worked out backwards by search
//! drifts, for a search chooses what its errors favour.

use zermelo_core::othello::evaluation::DISC;
use zermelo_core::othello::patterns::indices::Node;
use zermelo_core::othello::patterns::judge::{CONSTANTS, Judge, Trained, UNIT};
use zermelo_train::wthor::Record;

/// Shifts the constants, so that the mean of all positions with as many empty
/// squares is that of the scores that the records know. Players err on the way
/// there, but one as often as the other.
pub fn level(trained: &mut Trained, games: &[Record]) {
    let judge = Judge::new(trained);
    let mut sums = [(0.0, 0.0); CONSTANTS];
    for game in games {
        let before = game
            .positions()
            .take_while(|(discs, ..)| discs.empties() > game.depth);
        for (discs, black, _) in before {
            let score = f64::from(if black {
                game.theoretical
            } else {
                -game.theoretical
            });
            let (sum, count) = &mut sums[discs.empties() as usize];
            *sum += score - f64::from(judge.value(&Node::new(discs))) / f64::from(DISC);
            *count += 1.0;
        }
    }
    for (constant, (sum, count)) in trained.constants.iter_mut().zip(sums) {
        if count > 0.0 {
            *constant += (sum / count * f64::from(UNIT)).round() as i16;
        }
    }
}
