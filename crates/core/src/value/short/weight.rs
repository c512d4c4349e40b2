//! Atomic weight: how many ups an all-small game is nearly worth.

use super::{Class, Game, Games, TooLarge};
use crate::value::dyadic::Dyadic;
use crate::value::nimber::Nimber;

/// How far from the first candidate the eccentric case is searched.
const MAX_SEARCH: u32 = 10_000;

impl Games {
    /// Whether neither player ever has a move while the other has none.
    pub fn is_all_small(&mut self, game: Game) -> bool {
        if let Some(sum) = self.as_sum(game) {
            return sum.number == Dyadic::ZERO;
        }
        let options = self.options(game);
        let mut all = options.left.iter().chain(&options.right);
        all.all(|&option| self.is_all_small(option))
    }

    /// The atomic weight of an all-small game; `None` of any other.
    ///
    /// # Errors
    /// When the limit is reached.
    pub fn atomic_weight(&mut self, game: Game) -> Result<Option<Game>, TooLarge> {
        if !self.is_all_small(game) {
            return Ok(None);
        }
        self.weight(game).map(Some)
    }

    /// Two is what one move may cost: the weight is that of the options, two
    /// worse for whoever moves there, unless several whole numbers would do;
    /// then comparison with a far star decides (Winning Ways, chapter 8).
    fn weight(&mut self, game: Game) -> Result<Game, TooLarge> {
        self.spend(1)?;
        if let Some(sum) = self.as_sum(game) {
            let ups = i64::from(sum.ups);
            return Ok(self.number(Dyadic::integer(ups)));
        }
        let two = self.number(Dyadic::integer(2));
        let mut left = Vec::new();
        for place in self.left(game) {
            let weight = self.weight(self.pool[place])?;
            left.push(self.subtract(weight, two)?);
        }
        let mut right = Vec::new();
        for place in self.right(game) {
            let weight = self.weight(self.pool[place])?;
            right.push(self.add(weight, two)?);
        }
        let plain = self.from_options(&left, &right)?;
        let Some(whole) = self.as_number(plain).and_then(Dyadic::to_integer) else {
            return Ok(plain);
        };
        let day = self.birthday(game).unwrap_or(0);
        let star = self.nimber(Nimber((day as u32 + 1).next_power_of_two()));
        let difference = self.subtract(game, star)?;
        let step = match self.class(difference)? {
            Class::Left => 1,
            Class::Right => -1,
            Class::Next | Class::Previous => return Ok(Games::ZERO),
        };
        self.farthest(whole, step, &left, &right)
    }

    /// The last whole number in one direction that still lies between.
    fn farthest(
        &mut self,
        from: i64,
        step: i64,
        left: &[Game],
        right: &[Game],
    ) -> Result<Game, TooLarge> {
        let mut best = self.number(Dyadic::integer(from));
        let mut whole = from;
        for _ in 0..MAX_SEARCH {
            whole += step;
            let candidate = self.number(Dyadic::integer(whole));
            for &option in left {
                if self.le(candidate, option)? {
                    return Ok(best);
                }
            }
            for &option in right {
                if self.le(option, candidate)? {
                    return Ok(best);
                }
            }
            best = candidate;
        }
        Err(TooLarge)
    }
}
