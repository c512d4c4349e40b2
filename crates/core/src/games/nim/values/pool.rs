//! Values in a row, a byte each where that is enough.

/// A row of nim-values. No value exceeds the number of amounts, so the high
/// bytes are only kept where there are many amounts.
#[derive(Debug, Default)]
pub(super) struct Pool {
    low: Vec<u8>,
    /// As long as `low`, or empty in a pool of bytes.
    high: Vec<u8>,
    wide: bool,
}

impl Pool {
    /// An empty row for values up to this one.
    pub fn for_values_to(most: usize) -> Pool {
        Pool {
            wide: most > usize::from(u8::MAX),
            ..Pool::default()
        }
    }

    pub fn len(&self) -> usize {
        self.low.len()
    }

    pub fn get(&self, index: usize) -> u16 {
        u16::from_le_bytes([
            self.low[index],
            if self.wide { self.high[index] } else { 0 },
        ])
    }

    pub fn push(&mut self, value: u16) {
        let [low, high] = value.to_le_bytes();
        self.low.push(low);
        if self.wide {
            self.high.push(high);
        }
    }

    pub fn truncate(&mut self, len: usize) {
        self.low.truncate(len);
        self.high.truncate(len);
    }

    /// How many values from `a` and from `b` on are the same, of `count`.
    pub fn common(&self, a: usize, b: usize, count: usize) -> usize {
        let low = common(&self.low[a..a + count], &self.low[b..b + count]);
        if self.wide {
            common(&self.high[a..a + low], &self.high[b..b + low])
        } else {
            low
        }
    }
}

/// How long the common beginning of two rows of the same length is.
fn common(a: &[u8], b: &[u8]) -> usize {
    const BLOCK: usize = 64;
    // Whole blocks are compared many bytes at a time.
    let same = a
        .chunks(BLOCK)
        .zip(b.chunks(BLOCK))
        .take_while(|(a, b)| a == b)
        .count();
    let from = (same * BLOCK).min(a.len());
    let rest = a[from..].iter().zip(&b[from..]);
    from + rest.take_while(|(a, b)| a == b).count()
}
