//! The games born by a day.

use super::{Game, Games, TooLarge};

impl Games {
    /// All values born by a day: those with options born by the day before. By
    /// day 0, 1, 2, 3 there are 1, 4, 22, 1474; day 4 is out of reach.
    ///
    /// # Errors
    /// When the limit is reached.
    pub fn born_by(&mut self, day: u32) -> Result<Vec<Game>, TooLarge> {
        let mut born = vec![Games::ZERO];
        for _ in 0..day {
            let sides = self.antichains(&born)?;
            let mut next = Vec::new();
            for left in &sides {
                for right in &sides {
                    next.push(self.from_options(left, right)?);
                }
            }
            next.sort_unstable();
            next.dedup();
            born = next;
        }
        Ok(born)
    }

    /// The sets of values no two of which can be compared: what is left when
    /// dominated options are dropped.
    fn antichains(&mut self, all: &[Game]) -> Result<Vec<Vec<Game>>, TooLarge> {
        let mut found: Vec<Vec<Game>> = vec![Vec::new()];
        for &game in all {
            for index in 0..found.len() {
                if !self.is_comparable(game, &found[index])? {
                    found.push([found[index].as_slice(), &[game]].concat());
                }
            }
        }
        Ok(found)
    }

    /// Whether a value can be compared with any of these.
    fn is_comparable(&mut self, game: Game, others: &[Game]) -> Result<bool, TooLarge> {
        for &other in others {
            if self.le(game, other)? || self.le(other, game)? {
                return Ok(true);
            }
        }
        Ok(false)
    }
}
