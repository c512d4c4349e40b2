//! Which of two games is better for Left.

use rustc_hash::FxHashMap;

use super::{Game, Games, TooLarge, UpStar};
use crate::value::nimber::Nimber;

/// What is known of the order. Among the first values a table, since whole days
/// of games are compared with each other; beyond them a map.
#[derive(Debug, Default)]
pub(super) struct OrderCache {
    /// Two bits for each pair: known, and less or equal.
    table: Vec<u64>,
    map: FxHashMap<(Game, Game), bool>,
}

/// The side of the table: 2,048² pairs in a megabyte.
const SIDE: u32 = 2048;

impl OrderCache {
    fn get(&self, pair: (Game, Game)) -> Option<bool> {
        match slot(pair) {
            Some((word, bit)) => {
                let bits = self.table.get(word)? >> bit;
                (bits & 1 == 1).then_some(bits & 2 == 2)
            }
            None => self.map.get(&pair).copied(),
        }
    }

    fn set(&mut self, pair: (Game, Game), less_or_equal: bool) {
        match slot(pair) {
            Some((word, bit)) => {
                if self.table.len() <= word {
                    // By rows, so that few values take little room.
                    let row = (SIDE / 32) as usize;
                    self.table.resize((word / row + 1) * row, 0);
                }
                self.table[word] |= (1 | u64::from(less_or_equal) << 1) << bit;
            }
            None => {
                self.map.insert(pair, less_or_equal);
            }
        }
    }
}

fn slot((a, b): (Game, Game)) -> Option<(usize, u32)> {
    (a.0 < SIDE && b.0 < SIDE).then(|| {
        let index = a.0 * SIDE + b.0;
        ((index / 32) as usize, index % 32 * 2)
    })
}

impl Games {
    /// Whether `a ≤ b`: Left has nothing to win by moving first in `a - b`.
    ///
    /// # Errors
    /// When the limit is reached.
    pub fn le(&mut self, a: Game, b: Game) -> Result<bool, TooLarge> {
        if a == b {
            return Ok(true);
        }
        if let (Some(x), Some(y)) = (self.as_sum(a), self.as_sum(b)) {
            return Ok(sum_le(x, y));
        }
        if let Some(known) = self.order.get((a, b)) {
            return Ok(known);
        }
        let answer = self.deeper(|games| games.le_by_options(a, b))?;
        self.order.set((a, b), answer);
        Ok(answer)
    }

    /// `a ≤ b` unless Left has a move from `a` to something `≥ b`, or Right one
    /// from `b` to something `≤ a`. A move in a number is never needed against
    /// something that is not (number avoidance), so numbers are not taken apart.
    fn le_by_options(&mut self, a: Game, b: Game) -> Result<bool, TooLarge> {
        if self.as_number(a).is_none() {
            for place in self.left(a) {
                if self.le(b, self.pool[place])? {
                    return Ok(false);
                }
            }
        }
        if self.as_number(b).is_none() {
            for place in self.right(b) {
                if self.le(self.pool[place], a)? {
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }
}

/// The order of sums of numbers, ups and stars. A number decides; of ups, two
/// outweigh every star, and one outweighs every star but `*`.
fn sum_le(a: &UpStar, b: &UpStar) -> bool {
    if a.number != b.number {
        return a.number < b.number;
    }
    let star = a.star + b.star;
    match i64::from(b.ups) - i64::from(a.ups) {
        0 => star == Nimber(0),
        1 => star != Nimber(1),
        ups => ups > 1,
    }
}
