//! How long a search may go on.

/// Why a search did not come to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The slice is over; to ask again goes on.
    Paused,
    /// There is too much to look at.
    TooHard,
}

/// A search that remembers so many states gives up: in a page they take about
/// hundred million bytes.
const MAX_STATES: usize = 3_600_000;

/// What is left of a slice, in choices to be looked at.
#[derive(Clone, Copy, Debug)]
pub struct Allowance(pub u64);

impl Allowance {
    /// As long as it takes.
    pub fn endless() -> Allowance {
        Allowance(u64::MAX)
    }

    /// Takes off the choices in one state, where so many states are remembered.
    ///
    /// # Errors
    /// When nothing is left, or too much is remembered.
    pub fn spend(&mut self, choices: u32, remembered: usize) -> Result<(), Stop> {
        if remembered >= MAX_STATES {
            return Err(Stop::TooHard);
        }
        if self.0 == 0 {
            return Err(Stop::Paused);
        }
        self.0 = self.0.saturating_sub(u64::from(choices) + 1);
        Ok(())
    }
}
