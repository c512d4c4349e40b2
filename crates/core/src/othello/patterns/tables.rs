//! Weights by state, for either player to move.
//!
//! As tables they are three times as large as they were trained, and a search
//! looks at few phases: each is laid out when it is first needed. So a first
//! answer waits for two or three of them, not for all.

use std::sync::OnceLock;

use super::{geometry, respelled};

/// See above.
#[derive(Debug)]
pub struct Tables {
    /// By phase, as they were trained.
    trained: Vec<Vec<i16>>,
    /// By phase.
    laid: Vec<OnceLock<Table>>,
}

/// By state, with black to move and with white.
type Table = [Box<[i16]>; 2];

impl Tables {
    /// Of these weights, by phase.
    pub fn new(trained: Vec<Vec<i16>>) -> Tables {
        let laid = trained.iter().map(|_| OnceLock::new()).collect();
        Tables { trained, laid }
    }

    /// The table of a phase, with white or black to move.
    #[inline]
    pub fn of(&self, phase: usize, white: bool) -> &[i16] {
        let table = match self.laid[phase].get() {
            Some(table) => table,
            None => self.lay(phase),
        };
        &table[usize::from(white)]
    }

    #[cold]
    #[inline(never)]
    fn lay(&self, phase: usize) -> &Table {
        self.laid[phase].get_or_init(|| {
            let trained = &self.trained[phase];
            let black = picked(trained, &geometry().weight_of);
            let white = picked(&black, swapped_states());
            [black, white]
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
        let small = |number: usize| i16::try_from(number % 1000).unwrap_or(0);
        let some = |phase: i16| {
            (0..geometry().weights)
                .map(|at| small(at) ^ phase)
                .collect()
        };
        let tables = Tables::new((0..3).map(some).collect());
        let laid = || {
            tables
                .laid
                .iter()
                .map(|table| table.get().is_some())
                .collect::<Vec<_>>()
        };
        assert_eq!(laid(), [false, false, false]);
        let state = 1234;
        let weight = tables.of(1, false)[state];
        assert_eq!(weight, small(geometry().weight_of[state] as usize) ^ 1);
        assert_eq!(tables.of(1, true)[swapped_states()[state] as usize], weight);
        assert_eq!(laid(), [false, true, false]);
    }
}
