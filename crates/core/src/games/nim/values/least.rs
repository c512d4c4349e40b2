//! The least period of a repetition, and where it begins.

use super::Cycle;
use super::sequence::Sequence;

/// Finds the least cycle of a sequence that is known to go on with its last
/// `shift` values, again and again.
#[derive(Debug)]
pub(super) struct LeastCycle {
    shift: u32,
    /// The least divisor of the shift found so far.
    length: u32,
    /// The primes that the length may still be divided by.
    primes: Vec<u32>,
    /// For the last of them, where the comparison has come to.
    compared_to: u32,
    /// Values from here on repeat after `length`, once that is least.
    since: u32,
    /// Where it may begin at the earliest.
    earliest: u32,
}

impl LeastCycle {
    pub fn new(sequence: &Sequence, shift: u32, earliest: u32) -> LeastCycle {
        LeastCycle {
            shift,
            length: shift,
            primes: prime_divisors(shift),
            compared_to: 0,
            since: sequence.len(),
            earliest,
        }
    }

    /// Goes on until it is found, or has cost more than is left; takes the cost
    /// off.
    pub fn step(&mut self, sequence: &Sequence, left: &mut u64) -> Option<Cycle> {
        while let Some(&prime) = self.primes.last() {
            if *left == 0 {
                return None;
            }
            *left = left.saturating_sub(self.try_prime(sequence, prime));
        }
        while self.since > self.length + self.earliest {
            if *left == 0 {
                return None;
            }
            let compared = sequence.compare_back(self.since, self.length);
            *left = left.saturating_sub(compared.cost);
            self.since = compared.to;
            if compared.differs {
                break;
            }
        }
        Some(Cycle {
            from: self.since.saturating_sub(self.length).max(self.earliest),
            length: self.length,
        })
    }

    /// Looks whether values repeat sooner by this factor. All that come do if
    /// the last `shift` do, as the shift is a multiple.
    fn try_prime(&mut self, sequence: &Sequence, prime: u32) -> u64 {
        let end = sequence.len();
        let shorter = self.length / prime;
        let first = end - self.shift + shorter;
        self.compared_to = self.compared_to.max(first);
        let mut cost = 1;
        let refuted = if !self.length.is_multiple_of(prime) {
            true
        } else if self.compared_to < end {
            let compared = sequence.compare(self.compared_to, end, shorter);
            self.compared_to = compared.to;
            cost += compared.cost;
            compared.differs
        } else {
            self.length = shorter;
            self.compared_to = 0;
            false
        };
        if refuted {
            self.primes.pop();
            self.compared_to = 0;
        }
        cost
    }
}

/// The primes that divide a number.
fn prime_divisors(mut number: u32) -> Vec<u32> {
    let mut primes = Vec::new();
    let mut factor = 2;
    while factor * factor <= number {
        if number.is_multiple_of(factor) {
            primes.push(factor);
            while number.is_multiple_of(factor) {
                number /= factor;
            }
        }
        factor += 1;
    }
    if number > 1 {
        primes.push(number);
    }
    primes
}
