//! Sums and negatives.

use std::ops::Range;

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
        let (left, right) = (self.left(game), self.right(game));
        let mut left = self.changed(left, |games, option| games.add(option, number))?;
        let mut right = self.changed(right, |games, option| games.add(option, number))?;
        left.sort_unstable();
        right.sort_unstable();
        Ok(self.options_form(left, right))
    }

    /// Options of the pool, each turned into something else.
    fn changed(
        &mut self,
        places: Range<usize>,
        change: impl Fn(&mut Games, Game) -> Result<Game, TooLarge>,
    ) -> Result<Vec<Game>, TooLarge> {
        places.map(|place| change(self, self.pool[place])).collect()
    }

    fn add_by_options(&mut self, a: Game, b: Game) -> Result<Game, TooLarge> {
        let mut left = Vec::new();
        let mut right = Vec::new();
        for (game, other) in [(a, b), (b, a)] {
            let places = (self.left(game), self.right(game));
            left.extend(self.changed(places.0, |games, option| games.add(option, other))?);
            right.extend(self.changed(places.1, |games, option| games.add(option, other))?);
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
            Some(sum) => self.sum_form(sum.mirrored()),
            None => self.deeper(|games| {
                let (left, right) = (games.left(game), games.right(game));
                let mut new_left = games.changed(right, Games::negate)?;
                let mut new_right = games.changed(left, Games::negate)?;
                new_left.sort_unstable();
                new_right.sort_unstable();
                Ok(games.options_form(new_left, new_right))
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
