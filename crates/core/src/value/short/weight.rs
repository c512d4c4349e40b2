//! Atomic weight: how many ups an all-small game is nearly worth.

use rustc_hash::FxHashMap;

use super::{Class, Game, Games, TooLarge};
use crate::value::dyadic::Dyadic;
use crate::value::nimber::Nimber;

/// How far from the first candidate the eccentric case is searched.
const MAX_SEARCH: u32 = 10_000;

/// The weights found so far; none of what is not all-small.
type Known = FxHashMap<Game, Option<Game>>;

impl Games {
    /// The atomic weight of an all-small game, in which neither player ever has a
    /// move while the other has none; `None` of any other.
    ///
    /// # Errors
    /// When the limit is reached.
    pub fn atomic_weight(&mut self, game: Game) -> Result<Option<Game>, TooLarge> {
        self.weight(game, &mut FxHashMap::default())
    }

    /// Two is what one move may cost: the weight is that of the options, two
    /// worse for whoever moves there, unless several whole numbers would do;
    /// then comparison with a far star decides (Winning Ways, chapter 8).
    fn weight(&mut self, game: Game, known: &mut Known) -> Result<Option<Game>, TooLarge> {
        if let Some(sum) = self.as_sum(game) {
            let (all_small, ups) = (sum.number == Dyadic::ZERO, i64::from(sum.ups));
            return Ok(all_small.then(|| self.number(Dyadic::integer(ups))));
        }
        if let Some(&found) = known.get(&game) {
            return Ok(found);
        }
        let found = self.deeper(|games| games.weight_by_options(game, known))?;
        known.insert(game, found);
        Ok(found)
    }

    fn weight_by_options(
        &mut self,
        game: Game,
        known: &mut Known,
    ) -> Result<Option<Game>, TooLarge> {
        let two = self.number(Dyadic::integer(2));
        let mut left = Vec::new();
        for place in self.left(game) {
            let Some(weight) = self.weight(self.pool[place], known)? else {
                return Ok(None);
            };
            left.push(self.subtract(weight, two)?);
        }
        let mut right = Vec::new();
        for place in self.right(game) {
            let Some(weight) = self.weight(self.pool[place], known)? else {
                return Ok(None);
            };
            right.push(self.add(weight, two)?);
        }
        let plain = self.from_options(&left, &right)?;
        let Some(whole) = self.as_number(plain).and_then(Dyadic::to_integer) else {
            return Ok(Some(plain));
        };
        let day = self.birthday(game).ok_or(TooLarge)?;
        let star = self.nimber(Nimber((day as u32 + 1).next_power_of_two()));
        let difference = self.subtract(game, star)?;
        let step = match self.class(difference)? {
            Class::Left => 1,
            Class::Right => -1,
            Class::Next | Class::Previous => return Ok(Some(Games::ZERO)),
        };
        self.farthest(whole, step, &left, &right).map(Some)
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
