//! What a search that pauses leaves to be done, for others to help.

use super::super::candidates::Candidates;
use super::super::search::errand::{Errand, LEAST_EMPTIES, Need, Wanted};
use super::{Discs, NONE, Solver, Square};

impl Solver {
    /// What it had still to look at when it paused.
    pub fn errands(&self) -> &[Errand] {
        &self.open
    }

    /// Notes the moves that are to be tried yet when it pauses at one of them.
    // Once a slice: it must not weigh on what is done a million times.
    #[cold]
    #[inline(never)]
    pub(super) fn leave_open(&mut self, candidates: &mut Candidates, at: usize, low: i32) {
        let errands = candidates.all().iter().enumerate().skip(at);
        for (place, candidate) in errands {
            let discs = candidate.next;
            let errand = Errand {
                discs,
                wanted: Wanted::Score,
                window: [-low - 1, -low],
                need: Need::of(place, at),
            };
            let worthwhile = discs.empties() >= LEAST_EMPTIES;
            if worthwhile && (place == at || !self.knows(&errand)) {
                self.open.push(errand);
            }
        }
    }

    /// Whether the table knows enough to spare the errand.
    fn knows(&self, errand: &Errand) -> bool {
        let [alpha, beta] = errand.window;
        self.table
            .look_up(errand.discs)
            .is_some_and(|entry| i32::from(entry.upper) <= alpha || i32::from(entry.lower) >= beta)
    }

    /// Remembers what another search has found: the score is `lower` to `upper`.
    pub fn learn(&mut self, discs: Discs, bounds: [i32; 2], best: Option<Square>, nodes: u64) {
        let empties = discs.empties() as u8;
        let bounds = bounds.map(|bound| bound as i16);
        let best = best.unwrap_or(NONE);
        self.table.store(discs, empties, bounds, best, nodes);
    }
}
