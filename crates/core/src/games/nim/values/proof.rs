//! The proof that values go on to repeat, and how far.
//!
//! Let the values of all sizes below n be known, and let `shift` be given. For
//! each amount s let x be the first size from n−s on whose value is not that of
//! x−shift; where there is none below n, x is without bound. Then up to the
//! least x+s each size from n on has the value of `shift` earlier: by induction
//! the options of both have the same values. (A size below 0 is no option at
//! all, which differs from every value.)

use super::Limits;
use super::sequence::Sequence;

/// Where a repetition that never ends ends.
pub(super) const FOREVER: u32 = u32::MAX;

/// A proof in the making.
#[derive(Debug)]
pub(super) struct Proof {
    pub shift: u32,
    /// The first size whose value is not known.
    size: u32,
    /// The values are known to repeat up to here, if the amounts that are left
    /// agree.
    end: u32,
    /// How many amounts are left. The largest come first, so that the sizes to
    /// compare rise and are looked at once only.
    left: usize,
    compared_to: u32,
    differs: bool,
    pub cost: u64,
}

/// What comes out of a [`Proof`].
#[derive(Debug)]
pub(super) enum Verdict {
    /// The values repeat up to this size.
    Until(u32),
    /// They do not, or not for long. They may when the shift is a multiple of
    /// this.
    Not { multiple: u32 },
}

impl Proof {
    pub fn new(sequence: &Sequence, amounts: &[u32], shift: u32) -> Proof {
        let size = sequence.len();
        let left = amounts.partition_point(|&amount| amount <= size);
        Proof {
            shift,
            size,
            // The next amount takes a heap of its size to 0.
            end: amounts.get(left).copied().unwrap_or(FOREVER),
            left,
            compared_to: 0,
            differs: false,
            cost: 0,
        }
    }

    /// Goes on until it is found out, or has cost about so much more.
    pub fn step(
        &mut self,
        sequence: &Sequence,
        amounts: &[u32],
        limits: &Limits,
        budget: u64,
    ) -> Option<Verdict> {
        let stop = self.cost.saturating_add(budget);
        while self.end - self.size >= limits.least_gain {
            if self.left == 0 {
                return Some(Verdict::Until(self.end));
            }
            if self.cost >= stop {
                return None;
            }
            self.cost += 1;
            let amount = amounts[self.left - 1];
            let first = self.size - amount;
            if first < self.shift {
                return Some(Verdict::Not { multiple: 1 });
            }
            if first > self.compared_to {
                self.compared_to = first;
                self.differs = false;
            }
            let last = match self.end {
                FOREVER => self.size,
                end => self.size.min(end - amount),
            };
            if self.differs {
                self.end = self.end.min(self.compared_to + amount);
                self.left -= 1;
            } else if self.compared_to >= last {
                self.left -= 1;
            } else {
                let compared = sequence.compare(self.compared_to, last, self.shift);
                self.compared_to = compared.to;
                self.differs = compared.differs;
                self.cost += compared.cost;
            }
        }
        let multiple = if self.differs {
            sequence.period_at(self.compared_to, self.shift, limits.least_gain)
        } else {
            None
        };
        Some(Verdict::Not {
            multiple: multiple.unwrap_or(1),
        })
    }
}
