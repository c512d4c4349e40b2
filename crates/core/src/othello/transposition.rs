//! What a search remembers of positions, in a table of fixed size.

use super::bitboard::Square;
use super::discs::Discs;

/// No square.
pub const NONE: Square = 64;

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    discs: Discs,
    /// It is worth at least so much.
    pub lower: i16,
    /// It is worth at most so much.
    pub upper: i16,
    /// How deep that was searched.
    pub depth: u8,
    /// The best move, or the one that was enough; [`NONE`] where there is none.
    pub best: Square,
    /// How much work it was, as a logarithm.
    effort: u8,
}

/// No position: nobody's discs may lie on one another.
const NOTHING: Entry = Entry {
    discs: Discs { own: 1, other: 1 },
    lower: 0,
    upper: 0,
    depth: 0,
    best: NONE,
    effort: 0,
};

/// A table of entries in buckets of two: one for what was much work, one for
/// what came last. It takes up room when there is something to remember: a search
/// far from the end never asks its solver, whose table is large.
#[derive(Debug)]
pub struct Transpositions {
    /// None before that.
    buckets: Vec<[Entry; 2]>,
    shift: u32,
}

impl Transpositions {
    /// A table of 2 to the power of `bits` buckets, 48 bytes each.
    pub fn new(bits: u32) -> Transpositions {
        let bits = bits.clamp(1, 24);
        Transpositions {
            buckets: Vec::new(),
            shift: 64 - bits,
        }
    }

    fn place(&self, discs: Discs) -> usize {
        // Odd numbers without pattern mix the bits (Fibonacci hashing).
        let mixed = discs
            .own
            .wrapping_mul(0x9e37_79b9_7f4a_7c15)
            .rotate_left(29)
            ^ discs.other;
        let mixed = (mixed ^ mixed >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
        (mixed >> self.shift) as usize
    }

    /// What is known of a position.
    #[inline]
    pub fn look_up(&self, discs: Discs) -> Option<&Entry> {
        let bucket = self.buckets.get(self.place(discs))?;
        bucket.iter().find(|entry| entry.discs == discs)
    }

    #[cold]
    #[inline(never)]
    fn make_room(&mut self) {
        self.buckets = vec![[NOTHING; 2]; 1 << (64 - self.shift)];
    }

    /// Remembers that a position is worth `lower` to `upper`; what was known to
    /// the same depth is kept as well.
    pub fn store(
        &mut self,
        discs: Discs,
        depth: u8,
        [lower, upper]: [i16; 2],
        best: Square,
        nodes: u64,
    ) {
        if self.buckets.is_empty() {
            self.make_room();
        }
        let place = self.place(discs);
        let effort = (u64::BITS - nodes.leading_zeros()) as u8;
        let [much, last] = &mut self.buckets[place];
        let mut new = Entry {
            discs,
            lower,
            upper,
            depth,
            best,
            effort,
        };
        let slot = if much.discs == discs {
            much
        } else if last.discs == discs {
            last
        } else if much.effort <= effort {
            *last = *much;
            much
        } else {
            last
        };
        if slot.discs == discs {
            if slot.depth == depth {
                let (low, high) = (lower.max(slot.lower), upper.min(slot.upper));
                // An estimate may contradict itself; the newer one holds.
                if low <= high {
                    (new.lower, new.upper) = (low, high);
                }
            }
            if best == NONE {
                new.best = slot.best;
            }
            new.effort = effort.max(slot.effort);
        }
        *slot = new;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn room_is_made_for_the_first_entry() {
        let mut table = Transpositions::new(4);
        assert!(table.look_up(Discs::START).is_none());
        assert!(table.buckets.is_empty());
        table.store(Discs::START, 3, [-100, 200], 19, 50);
        assert_eq!(table.buckets.len(), 16);
        let entry = table.look_up(Discs::START).expect("remembered");
        assert_eq!((entry.lower, entry.upper, entry.depth), (-100, 200, 3));
        assert!(table.look_up(Discs::START.play(19)).is_none());
    }
}
