//! Weights by state, for either player to move.
//!
//! As tables they are three times as large as they were trained, and a search
//! looks at few phases: each is read from the file and laid out when it is first
//! needed. So a first answer waits for two or three of them, not for all.

use std::sync::OnceLock;

use super::file::Stored;
use super::judge::{PHASES, weights};
use super::{geometry, respelled};

/// See above.
#[derive(Debug)]
pub struct Tables {
    stored: Stored,
    /// By phase, as they were trained.
    trained: [OnceLock<Vec<i16>>; PHASES],
    /// By phase.
    laid: [OnceLock<Table>; PHASES],
}

/// The weights of a phase.
#[derive(Debug)]
pub struct Table {
    /// By state, with black to move and with white.
    pub by_state: [Box<[i16]>; 2],
    /// By [numbers of moves](super::judge::mobility).
    pub by_mobility: Box<[i16]>,
}

impl Tables {
    /// Of these weights.
    pub fn new(stored: Stored) -> Tables {
        Tables {
            stored,
            trained: [const { OnceLock::new() }; PHASES],
            laid: [const { OnceLock::new() }; PHASES],
        }
    }

    /// The table of a phase.
    #[inline]
    pub fn of(&self, phase: usize) -> &Table {
        match self.laid[phase].get() {
            Some(table) => table,
            None => self.lay(phase),
        }
    }

    #[cold]
    #[inline(never)]
    fn lay(&self, phase: usize) -> &Table {
        self.laid[phase].get_or_init(|| {
            let trained = self.trained(phase);
            let black = picked(trained, &geometry().weight_of);
            let white = picked(&black, swapped_states());
            Table {
                by_state: [black, white],
                by_mobility: trained[geometry().weights..].into(),
            }
        })
    }

    /// A phase needs those before it, up to the beginning of the game.
    fn trained(&self, phase: usize) -> &[i16] {
        self.trained[phase].get_or_init(|| match phase + 1 {
            PHASES => self.stored.phase(phase, &vec![0; weights()]),
            before => self.stored.phase(phase, self.trained(before)),
        })
    }
}

fn picked(from: &[i16], places: &[u32]) -> Box<[i16]> {
    places.iter().map(|&place| from[place as usize]).collect()
}

/// By state, the one with both players' discs exchanged.
fn swapped_states() -> &'static [u32] {
    static SWAPPED: OnceLock<Vec<u32>> = OnceLock::new();
    SWAPPED.get_or_init(|| {
        let geometry = geometry();
        let mut swapped = Vec::with_capacity(geometry.weight_of.len());
        for (pattern, &offset) in geometry.offsets.iter().enumerate() {
            let place = geometry
                .places
                .iter()
                .find(|place| place.pattern == pattern);
            let digits = place.map_or(0, |place| place.squares.len());
            let exchanged = |place: usize, digit: u32| (3 - digit) * 3_u32.pow(place as u32);
            let own = respelled(digits, exchanged);
            swapped.extend(own.iter().map(|state| offset as u32 + state));
        }
        swapped
    })
}

#[cfg(test)]
mod tests {
    use super::super::super::discs::Discs;
    use super::super::judge::tests::some;
    use super::*;

    #[test]
    fn exchanged_twice_is_the_same() {
        let swapped = swapped_states();
        assert_eq!(swapped.len(), geometry().weight_of.len());
        for (state, &other) in swapped.iter().enumerate() {
            assert_eq!(swapped[other as usize] as usize, state);
        }
        let discs = Discs::START.play(19).play(18);
        let seen = geometry().states(discs);
        for (state, other) in seen.iter().zip(geometry().states(discs.passed())) {
            assert_eq!(swapped[*state as usize], other);
        }
    }

    #[test]
    fn a_phase_is_laid_out_when_it_is_needed() {
        let some = some();
        let tables = Tables::new(Stored::from(&some));
        let which = |done: &dyn Fn(usize) -> bool| {
            (0..PHASES).filter(|&phase| done(phase)).collect::<Vec<_>>()
        };
        let laid = || which(&|phase| tables.laid[phase].get().is_some());
        let read = || which(&|phase| tables.trained[phase].get().is_some());
        assert!(laid().is_empty() && read().is_empty());
        let state = 1234;
        let weight = tables.of(PHASES - 2).by_state[0][state];
        let number = geometry().weight_of[state] as usize;
        assert_eq!(weight, some.weights[PHASES - 2][number]);
        let white = &tables.of(PHASES - 2).by_state[1];
        assert_eq!(white[swapped_states()[state] as usize], weight);
        assert_eq!(laid(), [PHASES - 2]);
        assert_eq!(read(), [PHASES - 2, PHASES - 1]);
    }
}
