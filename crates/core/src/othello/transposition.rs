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
    /// The search that it belongs to.
    age: u8,
}

/// No position: nobody's discs may lie on one another.
const NOTHING: Entry = Entry {
    discs: Discs { own: 1, other: 1 },
    lower: 0,
    upper: 0,
    depth: 0,
    best: NONE,
    effort: 0,
    age: 0,
};

/// A table of entries in buckets of two: one for what was much work, one for
/// what came last.
#[derive(Debug)]
pub struct Transpositions {
    buckets: Vec<[Entry; 2]>,
    shift: u32,
    age: u8,
}

impl Transpositions {
    /// A table of 2 to the power of `bits` buckets, 48 bytes each.
    pub fn new(bits: u32) -> Transpositions {
        let bits = bits.clamp(1, 24);
        Transpositions {
            buckets: vec![[NOTHING; 2]; 1 << bits],
            shift: 64 - bits,
            age: 0,
        }
    }

    /// From now on what is in the table is old: kept while there is room.
    pub fn grow_older(&mut self) {
        self.age = self.age.wrapping_add(1);
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
        self.buckets[self.place(discs)]
            .iter()
            .find(|entry| entry.discs == discs)
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
        let place = self.place(discs);
        let (age, effort) = (self.age, (u64::BITS - nodes.leading_zeros()) as u8);
        let [much, last] = &mut self.buckets[place];
        let mut new = Entry {
            discs,
            lower,
            upper,
            depth,
            best,
            effort,
            age,
        };
        let slot = if much.discs == discs {
            much
        } else if last.discs == discs {
            last
        } else if much.age != age || much.effort <= effort {
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
