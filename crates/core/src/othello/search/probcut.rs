//! Multi-prob-cut (Buro 1997): where a shallow search finds a value so far beyond
//! the window that a deep one would hardly come back into it, the deep one is
//! spared.

use crate::othello::evaluation::DISC;

/// How sure a search is of what it leaves out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Care {
    /// Leaves out what is wrong once in seven times or so; for play.
    Bold,
    /// Leaves out nothing.
    Full,
}

impl Care {
    /// So many hundredths of a standard deviation lie between the shallow value
    /// and the window.
    pub(super) fn margin(self) -> Option<i32> {
        match self {
            Care::Bold => Some(110),
            Care::Full => None,
        }
    }
}

/// The least depth at which it is tried.
pub(super) const LEAST: u32 = 3;

/// How deep the shallow search is: less than half, and as even or odd as the
/// deep one.
pub(super) fn shallow_for(deep: u32) -> u32 {
    deep / 4 * 2 + deep % 2
}

/// The standard deviation of the deep value less the shallow one, in hundredths
/// of a disc, as it was measured when the weights were trained.
pub(super) fn spread(empties: u32, shallow: u32, deep: u32) -> i32 {
    let [constant, by_empties, by_shallow, by_deep] = SPREAD;
    let discs = constant
        + by_empties * f64::from(empties)
        + by_shallow * f64::from(shallow)
        + by_deep * f64::from(deep);
    (discs.max(1.0) * f64::from(DISC)) as i32
}

const SPREAD: [f64; 4] = [5.514, -0.0676, -0.528, 0.268];
