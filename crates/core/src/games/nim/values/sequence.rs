//! A long sequence of values, kept as pieces that repeat.

use super::least::LeastCycle;
use super::pool::Pool;
use super::{Cycle, Limits};

/// The period of a piece that does not repeat.
const NEVER: u32 = u32::MAX;

/// What it costs to find two pieces, in values looked at one by one.
const FINDING: u64 = 8;

/// So many values are compared at the cost of one.
const BYTES_AT_ONCE: u64 = 8;

/// The values of the heaps from 0 on, so far as they are known.
#[derive(Debug, Default)]
pub(super) struct Sequence {
    pool: Pool,
    /// In rising order, without gaps; the last one grows.
    pieces: Vec<Piece>,
    len: u32,
}

/// The values from `start` to the next piece: those in the pool from `at` on,
/// again and again after `period`, beginning `phase` after `at`.
#[derive(Clone, Copy, Debug)]
struct Piece {
    start: u32,
    at: u32,
    period: u32,
    phase: u32,
}

impl Piece {
    /// How far after `at` the value of this size is found.
    fn offset(&self, size: u32) -> u32 {
        (self.phase + (size - self.start)) % self.period
    }

    /// The same piece seen from a later size on.
    fn from(&self, size: u32) -> Piece {
        match self.period {
            NEVER => Piece {
                start: size,
                at: self.at + self.offset(size),
                ..*self
            },
            _ => Piece {
                start: size,
                phase: self.offset(size),
                ..*self
            },
        }
    }
}

/// A place in a sequence that moves on by one at a time.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cursor {
    at: u32,
    /// Where the row in the pool ends.
    end: u32,
    piece: u32,
}

/// What a comparison of a sequence with itself has found.
pub(super) struct Compared {
    /// All values before this one are the same.
    pub to: u32,
    /// Whether the value here is not.
    pub differs: bool,
    /// What it has cost, in values looked at one by one.
    pub cost: u64,
}

impl Sequence {
    /// An empty sequence, for values up to this one.
    pub fn for_values_to(most: usize) -> Sequence {
        let mut sequence = Sequence {
            pool: Pool::for_values_to(most),
            pieces: Vec::new(),
            len: 0,
        };
        sequence.open();
        sequence
    }

    /// How many values are known.
    pub fn len(&self) -> u32 {
        self.len
    }

    /// How many values are held in memory.
    pub fn entries(&self) -> usize {
        self.pool.len()
    }

    /// How many pieces there are.
    pub fn pieces(&self) -> usize {
        self.pieces.len()
    }

    /// Where the pieces start, the last one first.
    pub fn starts(&self) -> impl Iterator<Item = u32> {
        self.pieces.iter().rev().map(|piece| piece.start)
    }

    /// How many values the growing piece has.
    pub fn growing(&self) -> u32 {
        self.pieces.last().map_or(0, |piece| self.len - piece.start)
    }

    /// The value of a size below [`Sequence::len`].
    pub fn get(&self, size: u32) -> u16 {
        let piece = &self.pieces[self.piece_of(size)];
        self.pool.get((piece.at + piece.offset(size)) as usize)
    }

    /// The value `back` before the end, which the growing piece must have.
    pub fn recent(&self, back: u32) -> u16 {
        self.pool.get(self.pool.len() - back as usize)
    }

    pub fn push(&mut self, value: u16) {
        self.pool.push(value);
        self.len += 1;
    }

    /// Begins a piece that grows.
    fn open(&mut self) {
        self.pieces.push(Piece {
            start: self.len,
            at: self.pool.len() as u32,
            period: NEVER,
            phase: 0,
        });
    }

    fn piece_of(&self, size: u32) -> usize {
        self.pieces.partition_point(|piece| piece.start <= size) - 1
    }

    fn end_of(&self, piece: usize) -> u32 {
        self.pieces
            .get(piece + 1)
            .map_or(self.len, |next| next.start)
    }

    /// A cursor at this size.
    pub fn cursor(&self, size: u32) -> Cursor {
        self.cursor_in(self.piece_of(size), size)
    }

    fn cursor_in(&self, index: usize, size: u32) -> Cursor {
        let piece = &self.pieces[index];
        let offset = piece.offset(size);
        let to_end = match self.pieces.get(index + 1) {
            Some(next) => next.start - size,
            None => NEVER,
        };
        let at = piece.at + offset;
        Cursor {
            at,
            end: at.saturating_add(to_end.min(piece.period - offset)),
            piece: index as u32,
        }
    }

    /// The value at a cursor, which stands at this size and moves to the next.
    pub fn read(&self, cursor: &mut Cursor, size: u32) -> u16 {
        let value = self.pool.get(cursor.at as usize);
        cursor.at += 1;
        if cursor.at == cursor.end {
            let piece = cursor.piece as usize;
            let next = self.pieces.get(piece + 1);
            let ended = next.is_some_and(|next| next.start == size + 1);
            *cursor = self.cursor_in(piece + usize::from(ended), size + 1);
        }
        value
    }

    /// Compares the sequence from `from` on with itself `shift` earlier, up to
    /// `to` or where either of them comes to another piece.
    pub fn compare(&self, from: u32, to: u32, shift: u32) -> Compared {
        let (upper, lower) = (self.piece_of(from), self.piece_of(from - shift));
        let to = to
            .min(self.end_of(upper))
            .min(self.end_of(lower).saturating_add(shift));
        let (a, b) = (&self.pieces[upper], &self.pieces[lower]);
        if upper == lower && shift.is_multiple_of(a.period) {
            return Compared {
                to,
                differs: false,
                cost: FINDING,
            };
        }
        // Two rows with periods p and q that begin with p+q equal values are
        // equal throughout (Fine and Wilf, 1965).
        let enough = a
            .period
            .saturating_add(b.period)
            .saturating_add(from)
            .min(to);
        let mut size = from;
        let mut cost = FINDING;
        while size < enough {
            let (i, j) = (a.offset(size), b.offset(size - shift));
            let done = size - from;
            // What repeats soon need not be read again and again: the other
            // must repeat as soon.
            let (one, other, count) = if a.period <= done.min(j) {
                (b.at + j - a.period, b.at + j, b.period - j)
            } else if b.period <= done.min(i) {
                (a.at + i - b.period, a.at + i, a.period - i)
            } else {
                (a.at + i, b.at + j, (a.period - i).min(b.period - j))
            };
            let count = count.min(enough - size);
            let common =
                self.pool
                    .common(one as usize, other as usize, count as usize) as u32;
            size += common;
            cost += 2 + u64::from(common) / BYTES_AT_ONCE;
            if common < count {
                break;
            }
        }
        let differs = size < enough;
        Compared {
            to: if differs { size } else { to },
            differs,
            cost,
        }
    }

    /// Compares the sequence from the size below `from` down with itself `shift`
    /// earlier, as far as either of them stays in its piece, or less far. All
    /// values from [`Compared::to`] on are then the same.
    pub fn compare_back(&self, from: u32, shift: u32) -> Compared {
        /// Compared at once.
        const BLOCK: u32 = 1 << 12;
        let a = &self.pieces[self.piece_of(from - 1)];
        let b = &self.pieces[self.piece_of(from - 1 - shift)];
        let start = a.start.max(b.start + shift);
        let periods = a.period.saturating_add(b.period);
        let mut size = from;
        let mut cost = FINDING;
        let enough = start.max(from.saturating_sub(periods));
        while size > enough {
            let block = enough.max(size.saturating_sub(BLOCK));
            let compared = self.compare(block, size, shift);
            cost += compared.cost;
            if compared.differs {
                while self.get(size - 1) == self.get(size - 1 - shift) {
                    size -= 1;
                }
                return Compared {
                    to: size,
                    differs: true,
                    cost: cost + FINDING * u64::from(BLOCK),
                };
            }
            size = block;
        }
        Compared {
            to: start,
            differs: false,
            cost,
        }
    }

    /// The period of the piece that has both this size and that `shift` earlier,
    /// where there is one that repeats and goes on for at least so long.
    pub fn period_at(&self, size: u32, shift: u32, length: u32) -> Option<u32> {
        let index = self.piece_of(size);
        let piece = &self.pieces[index];
        let within = size - piece.start >= shift && self.end_of(index) - size >= length;
        (within && piece.period != NEVER).then_some(piece.period)
    }

    /// Appends the values up to `until`, each that of `shift` earlier, and
    /// begins a new piece. It may stop sooner, when there are too many pieces.
    pub fn repeat(&mut self, shift: u32, until: u32, limits: &Limits) {
        let growing = self.growing();
        if growing == 0 {
            self.pieces.pop();
        }
        if shift <= growing {
            self.repeat_growing(shift, until);
        } else {
            let pieces = self.pieces.len() - self.piece_of(self.len - shift);
            let copies = u64::from((until - self.len) / shift + 1) * pieces as u64;
            let most = limits.written_out.min(limits.entries_per_piece * copies);
            if u64::from(shift) <= most {
                self.repeat_written_out(shift, until);
            } else {
                self.repeat_pieces(shift, until, limits.pieces);
            }
        }
        self.open();
    }

    /// The least cycle that a shift comes to, no earlier than a size.
    fn least_cycle(&self, shift: u32, earliest: u32) -> Cycle {
        let mut search = LeastCycle::new(self, shift, earliest);
        let mut unlimited = u64::MAX;
        loop {
            if let Some(cycle) = search.step(self, &mut unlimited) {
                return cycle;
            }
        }
    }

    /// The pattern is the end of the growing piece: keep no more of that than
    /// it takes to tell the rest.
    fn repeat_growing(&mut self, shift: u32, until: u32) {
        let cycle = self.least_cycle(shift, self.len - self.growing());
        if let Some(last) = self.pieces.last().copied() {
            let repeating = Piece {
                period: cycle.length,
                ..last.from(cycle.from)
            };
            if cycle.from == last.start {
                self.pieces.pop();
            }
            self.pool
                .truncate((repeating.at + repeating.period) as usize);
            self.pieces.push(repeating);
        }
        self.len = until;
    }

    fn repeat_written_out(&mut self, shift: u32, until: u32) {
        let at = self.pool.len() as u32;
        let period = self.least_cycle(shift, self.len - shift).length;
        let mut cursor = self.cursor(self.len - period);
        for size in self.len - period..self.len {
            let value = self.read(&mut cursor, size);
            self.pool.push(value);
        }
        self.pieces.push(Piece {
            start: self.len,
            at,
            period,
            phase: 0,
        });
        self.len = until;
    }

    fn repeat_pieces(&mut self, shift: u32, until: u32, max_pieces: usize) {
        let mut source = self.piece_of(self.len - shift);
        while self.len < until && self.pieces.len() < max_pieces {
            let start = self.len;
            let end = self.end_of(source).saturating_add(shift).min(until);
            let copied = self.pieces[source].from(start - shift);
            self.pieces.push(Piece { start, ..copied });
            self.len = end;
            source += 1;
        }
    }
}
