//! Values of tokens added up.

use super::arena::Solution;
use crate::value::loopy::{Label, Loopy};

/// The generalised nim-sum of some tokens, quick to add to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sum<'a> {
    solution: &'a Solution,
    /// The nim-sum of the finite values.
    pub finite: u32,
    /// How many values are infinite.
    pub infinite: u32,
    /// One of the vertices of infinite value.
    aside: usize,
}

impl<'a> Sum<'a> {
    /// Of the tokens on these vertices.
    pub fn of(solution: &'a Solution, vertices: impl IntoIterator<Item = usize>) -> Sum<'a> {
        let nothing = Sum {
            solution,
            finite: 0,
            infinite: 0,
            aside: 0,
        };
        vertices.into_iter().fold(nothing, Sum::with)
    }

    /// With one token more.
    #[must_use]
    pub fn with(mut self, vertex: usize) -> Sum<'a> {
        match &self.solution.values[vertex] {
            Loopy::Finite(value) => self.finite ^= value,
            Loopy::Infinite(_) => {
                self.infinite += 1;
                self.aside = vertex;
            }
        }
        self
    }

    /// The value of the only token whose value is infinite.
    pub fn infinite_value(&self) -> Option<&'a Loopy> {
        (self.infinite == 1).then(|| &self.solution.values[self.aside])
    }

    /// Who wins.
    pub fn label(&self) -> Label {
        match (self.infinite, self.infinite_value()) {
            (0, _) if self.finite == 0 => Label::Previous,
            (0, _) => Label::Next,
            // The rest is worth an option: the move to that option leaves 0.
            (_, Some(Loopy::Infinite(options))) if options.contains(&self.finite) => Label::Next,
            _ => Label::Draw,
        }
    }

    /// Sums with the same key have the same value.
    pub fn key(&self) -> (u32, u32, usize) {
        match self.infinite {
            0 => (0, self.finite, 0),
            1 => (1, self.finite, self.aside),
            _ => (2, 0, 0),
        }
    }

    /// The sum as a value.
    pub fn value(&self) -> Loopy {
        let finite = Loopy::Finite(self.finite);
        match (self.infinite, self.infinite_value()) {
            (0, _) => finite,
            (_, Some(infinite)) => infinite + &finite,
            (_, None) => Loopy::Infinite(Vec::new()),
        }
    }
}
