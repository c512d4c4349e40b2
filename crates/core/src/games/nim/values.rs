//! What a single heap is worth: its nim-value (Sprague–Grundy value).
//!
//! Without limits a heap of n is worth n; with `max` it is worth n mod (max+1).
//! With `take` the values are the mex recurrence, which in the end repeats, and
//! before that in pieces: a table of the pieces reaches far beyond its length.

mod growth;
mod least;
mod pool;
mod proof;
mod sequence;
#[cfg(test)]
mod tests;

use std::cell::RefCell;
use std::rc::Rc;

use self::growth::{Grown, Growth, greatest_common_divisor};
use self::sequence::Sequence;
use super::{MAX_HEAP, Rules};

/// The nim-values of heaps under some rules.
#[derive(Clone, Debug)]
pub(super) enum Values {
    /// A heap is worth its size.
    Size,
    /// A heap is worth its remainder by this.
    Remainder(u32),
    /// A heap is worth what the table says.
    Table(Rc<Repeating>),
}

impl Values {
    /// The value of a heap. Heaps must not be larger than what the table was
    /// made for.
    pub fn of(&self, size: u32) -> u32 {
        match self {
            Values::Size => size,
            Values::Remainder(modulus) => size % modulus,
            Values::Table(table) => table.get(size).unwrap_or(0),
        }
    }

    /// The amounts that bring a heap to this value. At most one where the
    /// amounts are not listed, so it never walks through a heap.
    pub fn takes_to<'a>(
        &'a self,
        rules: &'a Rules,
        size: u32,
        value: u32,
    ) -> Box<dyn Iterator<Item = u32> + 'a> {
        let one = match self {
            Values::Size => size.checked_sub(value),
            // No heap is worth the modulus or more.
            Values::Remainder(modulus) => {
                (value < *modulus).then(|| (size % modulus + modulus - value) % modulus)
            }
            Values::Table(_) => {
                return Box::new(
                    rules
                        .amounts(size)
                        .filter(move |amount| self.of(size - amount) == value),
                );
            }
        };
        Box::new(
            one.filter(|&amount| amount >= 1 && amount <= rules.most(size))
                .into_iter(),
        )
    }
}

/// No table has more entries: 32 MB, or 16 MB where an entry takes two bytes,
/// as then the work ends sooner.
const MAX_ENTRIES: usize = 32 << 20;

/// How much may be spent on values, and on what terms.
#[derive(Clone, Copy, Debug)]
struct Limits {
    /// Values held in memory.
    entries: usize,
    /// Pieces of the sequence.
    pieces: usize,
    /// Options looked at and values compared.
    work: u64,
    /// A repetition that ends sooner is not worth a piece of its own.
    least_gain: u32,
    /// The values of a new piece are first watched when there are so many.
    first_look: u32,
    /// At most so many values are looked for when values are watched.
    window: u32,
    /// A repetition of many pieces is told by copies of them, or its pattern is
    /// written out in one row where that takes no more than so many entries for
    /// each copy saved,
    entries_per_piece: u64,
    /// and no more than so many entries in all.
    written_out: u64,
    /// So many earlier pieces are tried as the beginning of a repetition.
    recalled: usize,
    /// And so many sums of the largest amount and another.
    sums: usize,
}

const LIMITS: Limits = Limits {
    entries: MAX_ENTRIES,
    pieces: 1 << 20,
    // Some seconds.
    work: 2_000_000_000,
    least_gain: 1 << 8,
    first_look: 64,
    window: 1 << 14,
    entries_per_piece: 16,
    written_out: 1 << 20,
    recalled: 64,
    sums: 4,
};

/// The nim-values of a subtraction set.
#[derive(Debug)]
pub(super) struct Repeating {
    /// All amounts that the rules allow.
    amounts: Vec<u32>,
    /// What divides all amounts that matter up to `largest`.
    divisor: u32,
    /// The values of the multiples of the divisor.
    sequence: Sequence,
    /// The last repetition of `sequence`, after which it goes on for ever or
    /// until an amount matters that is not a multiple of the divisor.
    tail: Option<Cycle>,
    /// The largest heap whose value is known.
    largest: u32,
    /// From this size on the values repeat after so many, for ever.
    pub cycle: Option<Cycle>,
}

/// Where values begin to repeat, and after how many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cycle {
    pub from: u32,
    pub length: u32,
}

impl Repeating {
    fn get(&self, size: u32) -> Option<u32> {
        let index = size / self.divisor;
        let index = match self.tail {
            Some(tail) if index >= self.sequence.len() => {
                tail.from + (index - tail.from) % tail.length
            }
            _ => index,
        };
        (size <= self.largest).then(|| self.sequence.get(index).into())
    }
}

/// Fills in the values up to a heap, a slice at a time.
pub(super) struct Filling {
    amounts: Vec<u32>,
    divisor: u32,
    largest: u32,
    growth: Box<Growth>,
    done: Option<Rc<Repeating>>,
}

/// Where a [`Filling`] stands.
pub(super) enum Filled {
    /// All values asked for can be told.
    Done(Values),
    /// There is more to do; the part that is done.
    More(f64),
    /// It would take more than the limits allow.
    TooLarge,
}

thread_local! {
    /// The last table made: the positions of one game ask for the same.
    static LAST: RefCell<Option<Rc<Repeating>>> = const { RefCell::new(None) };
}

impl Filling {
    /// Begins to find the values of all heaps up to `largest`.
    pub fn begin(rules: &Rules, largest: u32) -> Result<Values, Filling> {
        Filling::begin_within(LIMITS, rules, largest)
    }

    fn begin_within(limits: Limits, rules: &Rules, largest: u32) -> Result<Values, Filling> {
        let Some(take) = &rules.take else {
            return Ok(match rules.max {
                None => Values::Size,
                Some(max) => Values::Remainder(max + 1),
            });
        };
        let most = rules.most(MAX_HEAP);
        let amounts: Vec<u32> = take.iter().copied().filter(|&n| n <= most).collect();
        // A table that is of no use makes room for the next.
        let known = LAST
            .take()
            .filter(|table| table.amounts == amounts && table.get(largest).is_some());
        if let Some(table) = known {
            LAST.set(Some(table.clone()));
            return Ok(Values::Table(table));
        }
        // Amounts larger than every heap change nothing.
        let useful = &amounts[..amounts.partition_point(|&n| n <= largest)];
        if useful.is_empty() {
            return Ok(Values::Remainder(1));
        }
        let divisor = useful
            .iter()
            .fold(0, |divisor, &n| greatest_common_divisor(divisor, n.into()))
            as u32;
        let reduced = useful.iter().map(|n| n / divisor).collect();
        Err(Filling {
            growth: Box::new(Growth::new(reduced, largest / divisor + 1, limits)),
            amounts,
            divisor,
            largest,
            done: None,
        })
    }

    /// Takes about so many steps.
    pub fn step(&mut self, budget: u64) -> Filled {
        if let Some(table) = &self.done {
            return Filled::Done(Values::Table(table.clone()));
        }
        match self.growth.step(budget) {
            Grown::More => Filled::More(self.growth.part()),
            Grown::TooLarge => Filled::TooLarge,
            Grown::Done(sequence, tail) => {
                let table = Rc::new(self.table(sequence, tail));
                self.done = Some(table.clone());
                LAST.set(Some(table.clone()));
                Filled::Done(Values::Table(table))
            }
        }
    }

    fn table(&mut self, sequence: Sequence, tail: Option<Cycle>) -> Repeating {
        let unused = self.amounts.iter().find(|&&n| n > self.largest);
        let cycle = tail.filter(|_| unused.is_none()).map(|tail| Cycle {
            from: tail.from * self.divisor,
            length: tail.length * self.divisor,
        });
        let largest = match tail {
            None => self.largest,
            Some(_) => unused.map_or(MAX_HEAP, |n| n - 1),
        };
        Repeating {
            amounts: std::mem::take(&mut self.amounts),
            divisor: self.divisor,
            sequence,
            tail,
            largest,
            cycle,
        }
    }
}
