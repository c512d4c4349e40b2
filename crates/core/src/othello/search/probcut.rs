//! Multi-prob-cut (Buro 1997): where a shallow search finds a value so far beyond
//! the window that a deep one would hardly come back into it, the deep one is
//! spared. How far that is [was measured](crate::othello::evaluation::spread) when
//! the weights were trained.

/// How sure a search is of what it leaves out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Care {
    /// Leaves out what is wrong once in seven times or so; for play.
    Bold,
    /// Leaves out what is wrong once in eighteen times or so: for a guess from which
    /// the exact score is worked out, where a bad one costs most.
    Wary,
    /// Leaves out nothing.
    Full,
}

impl Care {
    /// So many hundredths of a standard deviation lie between the shallow value
    /// and the window.
    pub(super) fn margin(self) -> Option<i32> {
        match self {
            Care::Bold => Some(110),
            Care::Wary => Some(160),
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
