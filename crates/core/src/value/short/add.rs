//! Sums and negatives.

use super::{Game, Games, TooLarge, UpStar};
use crate::value::dyadic::Dyadic;

impl Games {
    /// The sum of two games.
    ///
    /// # Errors
    /// When the limit is reached.
    pub fn add(&mut self, a: Game, b: Game) -> Result<Game, TooLarge> {
        if a == Games::ZERO {
            return Ok(b);
        }
        if b == Games::ZERO {
            return Ok(a);
        }
        if let (Some(x), Some(y)) = (self.as_sum(a), self.as_sum(b)) {
            let sum = UpStar {
                number: &x.number + &y.number,
                ups: add_ups(x.ups, y.ups)?,
                star: x.star + y.star,
            };
            return Ok(self.sum_form(sum));
        }
        let pair = (a.min(b), a.max(b));
        if let Some(&known) = self.added.get(&pair) {
            return Ok(known);
        }
        let sum = self.deeper(|games| {
            match (games.as_number(a).cloned(), games.as_number(b).cloned()) {
                (Some(number), _) => games.translate(b, &number),
                (_, Some(number)) => games.translate(a, &number),
                _ => games.add_by_options(a, b),
            }
        })?;
        self.added.insert(pair, sum);
        Ok(sum)
    }

    /// The difference of two games.
    ///
    /// # Errors
    /// When the limit is reached.
    pub fn subtract(&mut self, a: Game, b: Game) -> Result<Game, TooLarge> {
        let negative = self.negate(b)?;
        self.add(a, negative)
    }

    /// A game that is no number plus a number: the number goes to every option,
    /// and what was canonical stays so (number translation).
    fn translate(&mut self, game: Game, number: &Dyadic) -> Result<Game, TooLarge> {
        let number = self.number(number.clone());
        let mut left = Vec::new();
        for place in self.left(game) {
            left.push(self.add(self.pool[place], number)?);
        }
        let mut right = Vec::new();
        for place in self.right(game) {
            right.push(self.add(self.pool[place], number)?);
        }
        left.sort_unstable();
        right.sort_unstable();
        Ok(self.options_form(left, right))
    }

    fn add_by_options(&mut self, a: Game, b: Game) -> Result<Game, TooLarge> {
        let mut left = Vec::new();
        let mut right = Vec::new();
        for (game, other) in [(a, b), (b, a)] {
            for place in self.left(game) {
                left.push(self.add(self.pool[place], other)?);
            }
            for place in self.right(game) {
                right.push(self.add(self.pool[place], other)?);
            }
        }
        self.from_options(&left, &right)
    }

    /// The game with the sides exchanged.
    ///
    /// # Errors
    /// When the limit is reached.
    pub fn negate(&mut self, game: Game) -> Result<Game, TooLarge> {
        if let Some(known) = self.entries[game.index()].negative {
            return Ok(known);
        }
        let negative = match self.as_sum(game) {
            Some(sum) => {
                let mirrored = UpStar {
                    number: -&sum.number,
                    ups: -sum.ups,
                    star: sum.star,
                };
                self.sum_form(mirrored)
            }
            None => self.deeper(|games| {
                let mut left = Vec::new();
                for place in games.right(game) {
                    left.push(games.negate(games.pool[place])?);
                }
                let mut right = Vec::new();
                for place in games.left(game) {
                    right.push(games.negate(games.pool[place])?);
                }
                left.sort_unstable();
                right.sort_unstable();
                Ok(games.options_form(left, right))
            })?,
        };
        self.entries[game.index()].negative = Some(negative);
        self.entries[negative.index()].negative = Some(game);
        Ok(negative)
    }
}

/// Far more ups than anybody can use, and far from where negatives overflow.
fn add_ups(a: i32, b: i32) -> Result<i32, TooLarge> {
    let ups = a.checked_add(b).ok_or(TooLarge)?;
    (ups.unsigned_abs() < 1 << 30)
        .then_some(ups)
        .ok_or(TooLarge)
}
