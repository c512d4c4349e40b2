//! Brings the whole to the right level: what is worked out backwards by search
//! drifts, for a search chooses what its errors favour.

use zermelo_core::othello::evaluation::DISC;
use zermelo_core::othello::patterns::file::Trained;
use zermelo_core::othello::patterns::indices::Node;
use zermelo_core::othello::patterns::judge::{CONSTANTS, Judge};
use zermelo_train::wthor::Record;

/// Shifts the constants, so that the mean of all positions with as many empty
/// squares is that of the scores that the records know. Players err on the way
/// there, but one as often as the other where both make as many moves; elsewhere
/// the shift lies between those of one move earlier and later.
pub fn level(trained: &mut Trained, games: &[Record]) {
    let judge = Judge::new(trained);
    let mut sums = [(0.0, 0.0); CONSTANTS];
    for game in games {
        let before = game
            .positions()
            .take_while(|(discs, ..)| discs.empties() >= game.depth);
        for (discs, black, _) in before {
            let empties = discs.empties();
            if (empties - game.depth) % 2 == 1 {
                continue;
            }
            let (sum, count) = &mut sums[empties as usize];
            *sum += game.score(black) - f64::from(judge.value(&Node::new(discs))) / f64::from(DISC);
            *count += 1.0;
        }
    }
    let shifts = sums.map(|(sum, count)| (count > 0.0).then(|| sum / count));
    for (empties, constant) in trained.constants.iter_mut().enumerate() {
        let near = [empties.checked_sub(1), Some(empties + 1)];
        let near = near.map(|empties| *shifts.get(empties?)?);
        let shift = match (shifts[empties], near) {
            (Some(own), _) => own,
            (None, [Some(later), Some(earlier)]) => f64::midpoint(later, earlier),
            (None, [one, other]) => one.or(other).unwrap_or(0.0),
        };
        *constant += (shift * f64::from(DISC)).round() as i16;
    }
}
