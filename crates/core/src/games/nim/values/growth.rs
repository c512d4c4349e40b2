//! How the values of a subtraction set are found, from 0 on.
//!
//! Values are found one by one as the mex of the options. When the last few of
//! them have occurred before, a [`Proof`] tells how far they go on to repeat;
//! the sequence is continued so far at once. What ends a repetition is an
//! amount that comes to reach down to 0, to where an earlier repetition has
//! ended, or to the beginning of one.

use super::least::LeastCycle;
use super::proof::{FOREVER, Proof, Verdict};
use super::sequence::{Cursor, Sequence};
use super::{Cycle, Limits};

/// The values of a subtraction set whose amounts have no common divisor.
pub(super) struct Growth {
    amounts: Vec<u32>,
    goal: u32,
    limits: Limits,
    sequence: Sequence,
    /// For each amount that fits into the next size, what it leaves.
    options: Vec<Cursor>,
    /// `seen[v] == n + 1` while value v is among the options of n.
    seen: Vec<u32>,
    watch: Watch,
    proof: Option<Proof>,
    /// Set when values are known to repeat for ever.
    cycle: Option<LeastCycle>,
    /// Shifts to try before the next value is found, the last one first.
    shifts: Vec<u32>,
    work: u64,
}

/// Where a [`Growth`] stands.
pub(super) enum Grown {
    /// The values are known up to the goal or, with a cycle, for ever.
    Done(Sequence, Option<Cycle>),
    /// There is more to do.
    More,
    /// It would take more than the limits allow.
    TooLarge,
}

impl Growth {
    /// Begins to find the values of all sizes below `goal`. The amounts rise.
    pub fn new(amounts: Vec<u32>, goal: u32, limits: Limits) -> Growth {
        Growth {
            goal,
            sequence: Sequence::for_values_to(amounts.len()),
            options: Vec::with_capacity(amounts.len()),
            seen: vec![0; amounts.len() + 2],
            watch: Watch::new(&limits),
            proof: None,
            cycle: None,
            shifts: Vec::new(),
            work: 0,
            amounts,
            limits,
        }
    }

    /// The part that is done, so far as one can tell.
    pub fn part(&self) -> f64 {
        let sizes = f64::from(self.sequence.len()) / f64::from(self.goal);
        let work = self.work as f64 / self.limits.work as f64;
        sizes.max(work).min(1.0)
    }

    /// Takes about so many steps: options looked at, or values compared.
    pub fn step(&mut self, budget: u64) -> Grown {
        let stop = self.work.saturating_add(budget);
        while self.sequence.len() < self.goal && self.cycle.is_none() {
            if self.work > self.limits.work
                || self.sequence.entries() > self.limits.entries
                || self.sequence.pieces() >= self.limits.pieces
            {
                return Grown::TooLarge;
            }
            if self.work >= stop {
                return Grown::More;
            }
            if let Some(proof) = self.proof.take() {
                self.prove(proof, stop - self.work);
            } else if let Some(shift) = self.shifts.pop() {
                self.proof = Some(Proof::new(&self.sequence, &self.amounts, shift));
            } else {
                self.find_next();
            }
        }
        self.finish(stop)
    }

    /// Goes on with a proof, and to where it leads.
    fn prove(&mut self, mut proof: Proof, budget: u64) {
        let before = proof.cost;
        let verdict = proof.step(&self.sequence, &self.amounts, &self.limits, budget);
        self.work += proof.cost - before;
        match verdict {
            None => self.proof = Some(proof),
            Some(Verdict::Until(FOREVER)) => {
                self.cycle = Some(LeastCycle::new(&self.sequence, proof.shift, 0));
            }
            Some(Verdict::Until(end)) => self.leap(proof.shift, end.min(self.goal)),
            Some(Verdict::Not { multiple }) => {
                let pause = proof.cost / (self.amounts.len() as u64 + 1);
                self.watch.refuse(self.sequence.len(), multiple, pause);
            }
        }
    }

    /// What has been found; with a cycle, when its least form is.
    fn finish(&mut self, stop: u64) -> Grown {
        let mut cycle = None;
        if let Some(search) = &mut self.cycle {
            let before = stop.saturating_sub(self.work).max(1);
            let mut left = before;
            cycle = search.step(&self.sequence, &mut left);
            self.work += before - left;
            if cycle.is_none() {
                return Grown::More;
            }
        }
        Grown::Done(std::mem::take(&mut self.sequence), cycle)
    }

    /// Finds the next value and watches for values that have come back.
    fn find_next(&mut self) {
        let value = self.mex();
        self.sequence.push(value);
        self.work += self.options.len() as u64 + 1;
        let widest = self.amounts.last().copied().unwrap_or(1);
        if let Some(shift) = self.watch.see(&self.sequence, widest, &self.limits) {
            self.proof = Some(Proof::new(&self.sequence, &self.amounts, shift));
        }
    }

    /// The least value that no option of the next size has.
    fn mex(&mut self) -> u16 {
        let size = self.sequence.len();
        if self.amounts.get(self.options.len()) == Some(&size) {
            self.options.push(self.sequence.cursor(0));
        }
        let mark = size + 1;
        for (option, amount) in self.options.iter_mut().zip(&self.amounts) {
            let value = self.sequence.read(option, size - amount);
            self.seen[usize::from(value)] = mark;
        }
        let mex = self.seen.iter().position(|&seen| seen != mark);
        mex.unwrap_or(0) as u16
    }

    /// Goes on to a size, up to which values repeat.
    fn leap(&mut self, shift: u32, end: u32) {
        self.sequence.repeat(shift, end, &self.limits);
        let size = self.sequence.len();
        let fitting = self.amounts.partition_point(|&amount| amount < size);
        let sequence = &self.sequence;
        self.options.clear();
        self.options.extend(
            self.amounts[..fitting]
                .iter()
                .map(|amount| sequence.cursor(size - amount)),
        );
        self.work += 8 * fitting as u64;
        self.watch = Watch::new(&self.limits);
        // Where a repetition has ended, one may begin that is made of many. It
        // often is as long as two amounts together, as it always is for {a, b}
        // unless b is an odd multiple of a.
        let widest = self.amounts[..fitting].last().copied().unwrap_or(0);
        let sums = self.amounts[..fitting].iter().map(|amount| widest + amount);
        self.shifts = sums
            .take(self.limits.sums)
            .chain(
                sequence
                    .starts()
                    .map(|start| size - start)
                    .take(self.limits.recalled),
            )
            .filter(|&shift| shift > 0 && shift <= size - widest)
            .collect();
        self.shifts.reverse();
    }
}

/// Watches a growing row of values for a part that comes back.
///
/// As Brent does for cycles: the last values at one moment are what to look
/// for, and that moment is moved on when the row has doubled. Rows are told
/// apart by a rolling hash; whether they are the same is left to the [`Proof`].
struct Watch {
    /// How long the row is when the next moment has come.
    next_moment: u32,
    /// The size at the moment.
    moment: u32,
    /// How many values are looked for; 0 before the first moment.
    width: u32,
    wanted: u64,
    last: u64,
    /// The weight of the value that leaves the window.
    weight: u64,
    /// Shifts must be multiples of this.
    multiple: u64,
    /// No proof is tried before this size.
    pause_to: u64,
}

const HASH_FACTOR: u64 = 0x9E37_79B9_7F4A_7C15;

impl Watch {
    fn new(limits: &Limits) -> Watch {
        Watch {
            next_moment: limits.first_look,
            moment: 0,
            width: 0,
            wanted: 0,
            last: 0,
            weight: 0,
            multiple: 1,
            pause_to: 0,
        }
    }

    /// Takes in the last value of a sequence; after how many values the row
    /// seems to repeat.
    fn see(&mut self, sequence: &Sequence, widest: u32, limits: &Limits) -> Option<u32> {
        let growing = sequence.growing();
        if growing == self.next_moment {
            self.next_moment *= 2;
            self.begin(sequence, widest.min(growing / 2).min(limits.window));
            return None;
        }
        if self.width == 0 {
            return None;
        }
        let leaves = u64::from(sequence.recent(self.width + 1)) + 1;
        self.last = self
            .last
            .wrapping_sub(leaves.wrapping_mul(self.weight))
            .wrapping_mul(HASH_FACTOR)
            .wrapping_add(u64::from(sequence.recent(1)) + 1);
        let size = sequence.len();
        let shift = size - self.moment;
        (self.last == self.wanted
            && u64::from(shift) % self.multiple == 0
            && u64::from(size) >= self.pause_to)
            .then_some(shift)
    }

    fn begin(&mut self, sequence: &Sequence, width: u32) {
        let mut hash = 0u64;
        for back in (1..=width).rev() {
            hash = hash
                .wrapping_mul(HASH_FACTOR)
                .wrapping_add(u64::from(sequence.recent(back)) + 1);
        }
        self.moment = sequence.len();
        self.width = width;
        self.wanted = hash;
        self.last = hash;
        self.weight = HASH_FACTOR.wrapping_pow(width - 1);
        self.multiple = 1;
        self.pause_to = 0;
    }

    /// The row did not repeat, or not for long: tries no more for a while, and
    /// only multiples of this shift.
    fn refuse(&mut self, size: u32, multiple: u32, pause: u64) {
        let multiple = u64::from(multiple);
        self.multiple = self.multiple / greatest_common_divisor(self.multiple, multiple) * multiple;
        self.pause_to = u64::from(size) + pause;
    }
}

/// The greatest common divisor.
pub(super) fn greatest_common_divisor(a: u64, b: u64) -> u64 {
    if b == 0 {
        a
    } else {
        greatest_common_divisor(b, a % b)
    }
}
