//! From any options to the canonical form.

use super::{Game, Games, TooLarge, UpStar};
use crate::value::dyadic::Dyadic;
use crate::value::nimber::Nimber;

impl Games {
    /// The value of `{left | right}`.
    ///
    /// # Errors
    /// When the limit is reached.
    pub fn from_options(&mut self, left: &[Game], right: &[Game]) -> Result<Game, TooLarge> {
        let mut left = left.to_vec();
        let mut right = right.to_vec();
        tidy(&mut left);
        tidy(&mut right);
        self.drop_dominated_left(&mut left)?;
        self.drop_dominated_right(&mut right)?;
        // Bypassing one option may make another reversible, or dominated.
        while self.bypass_left(&mut left, &right)? || self.bypass_right(&left, &mut right)? {}
        self.drop_dominated_left(&mut left)?;
        self.drop_dominated_right(&mut right)?;
        Ok(self.recognise(left, right))
    }

    /// Removes left options that another one is at least as good as.
    fn drop_dominated_left(&mut self, left: &mut Vec<Game>) -> Result<(), TooLarge> {
        let mut kept: Vec<Game> = Vec::with_capacity(left.len());
        'next: for &option in left.iter() {
            let mut place = 0;
            while place < kept.len() {
                if self.le(option, kept[place])? {
                    continue 'next;
                }
                if self.le(kept[place], option)? {
                    kept.swap_remove(place);
                } else {
                    place += 1;
                }
            }
            kept.push(option);
        }
        kept.sort_unstable();
        *left = kept;
        Ok(())
    }

    fn drop_dominated_right(&mut self, right: &mut Vec<Game>) -> Result<(), TooLarge> {
        let mut kept: Vec<Game> = Vec::with_capacity(right.len());
        'next: for &option in right.iter() {
            let mut place = 0;
            while place < kept.len() {
                if self.le(kept[place], option)? {
                    continue 'next;
                }
                if self.le(option, kept[place])? {
                    kept.swap_remove(place);
                } else {
                    place += 1;
                }
            }
            kept.push(option);
        }
        kept.sort_unstable();
        *right = kept;
        Ok(())
    }

    /// Replaces a left option that Right can answer with something no better
    /// for Left than the whole game, by what Left can do after that answer.
    /// True if there was one.
    fn bypass_left(&mut self, left: &mut Vec<Game>, right: &[Game]) -> Result<bool, TooLarge> {
        for index in 0..left.len() {
            for place in self.right(left[index]) {
                let answer = self.pool[place];
                if self.le_set(answer, left, right)? {
                    left.swap_remove(index);
                    let more = self.left(answer);
                    left.extend_from_slice(&self.pool[more]);
                    tidy(left);
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }

    fn bypass_right(&mut self, left: &[Game], right: &mut Vec<Game>) -> Result<bool, TooLarge> {
        for index in 0..right.len() {
            for place in self.left(right[index]) {
                let answer = self.pool[place];
                if self.ge_set(answer, left, right)? {
                    right.swap_remove(index);
                    let more = self.right(answer);
                    right.extend_from_slice(&self.pool[more]);
                    tidy(right);
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }

    /// Whether `game ≤ {left | right}`.
    fn le_set(&mut self, game: Game, left: &[Game], right: &[Game]) -> Result<bool, TooLarge> {
        self.spend(1)?;
        for &option in right {
            if self.le(option, game)? {
                return Ok(false);
            }
        }
        for place in self.left(game) {
            if self.ge_set(self.pool[place], left, right)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether `game ≥ {left | right}`.
    fn ge_set(&mut self, game: Game, left: &[Game], right: &[Game]) -> Result<bool, TooLarge> {
        self.spend(1)?;
        for &option in left {
            if self.le(game, option)? {
                return Ok(false);
            }
        }
        for place in self.right(game) {
            if self.le_set(self.pool[place], left, right)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The value with these canonical options: a sum of number, ups and star
    /// where it is one.
    fn recognise(&mut self, left: Vec<Game>, right: Vec<Game>) -> Game {
        let sum = self
            .recognise_number(&left, &right)
            .or_else(|| self.recognise_star(&left, &right))
            .or_else(|| self.recognise_up(&left, &right))
            .or_else(|| self.recognise_down(&left, &right));
        match sum {
            Some(sum) => self.sum_form(sum),
            None => self.options_form(left, right),
        }
    }

    fn recognise_number(&self, left: &[Game], right: &[Game]) -> Option<UpStar> {
        if left.len() > 1 || right.len() > 1 {
            return None;
        }
        let bound = |side: &[Game]| match side.first() {
            None => Some(None),
            Some(&option) => self.as_number(option).map(Some),
        };
        let number = Dyadic::simplest_between(bound(left)?, bound(right)?)?;
        Some(UpStar::number(number))
    }

    /// `x + *m` has the options `x`, `x + *`, … `x + *(m-1)` on either side.
    fn recognise_star(&self, left: &[Game], right: &[Game]) -> Option<UpStar> {
        if left != right || left.is_empty() {
            return None;
        }
        let sums: Vec<&UpStar> = left.iter().filter_map(|&g| self.as_sum(g)).collect();
        let number = &sums.first()?.number;
        let fits = |star: u32| {
            sums.iter()
                .any(|s| s.ups == 0 && s.star.0 == star && s.number == *number)
        };
        let count = left.len() as u32;
        (sums.len() == left.len() && (0..count).all(fits)).then(|| UpStar {
            number: number.clone(),
            ups: 0,
            star: Nimber(count),
        })
    }

    /// `x + n·^ + *m` is `{x | x + (n-1)·^ + *(m ⊕ 1)}`, but for `x + ^*`, which
    /// is `{x, x + * | x}`.
    fn recognise_up(&self, left: &[Game], right: &[Game]) -> Option<UpStar> {
        let &[right] = right else {
            return None;
        };
        let right = self.as_sum(right)?;
        let is = |game: Game, ups: i32, star: u32| {
            self.as_sum(game).is_some_and(|sum| {
                sum.number == right.number && sum.ups == ups && sum.star == Nimber(star)
            })
        };
        let (ups, star) = match *left {
            [number] if is(number, 0, 0) && right.ups >= 0 && !right.is_number() => {
                (right.ups + 1, right.star + Nimber(1))
            }
            [a, b]
                if right.is_number()
                    && (is(a, 0, 0) && is(b, 0, 1) || is(a, 0, 1) && is(b, 0, 0)) =>
            {
                (1, Nimber(1))
            }
            _ => return None,
        };
        Some(UpStar {
            number: right.number.clone(),
            ups,
            star,
        })
    }

    fn recognise_down(&self, left: &[Game], right: &[Game]) -> Option<UpStar> {
        // The mirror image of a sum of up and star only changes signs, and what
        // is looked at are sums: mirror the two sides and look again.
        let &[left] = left else {
            return None;
        };
        let left = self.as_sum(left)?;
        let is = |game: Game, ups: i32, star: u32| {
            self.as_sum(game).is_some_and(|sum| {
                sum.number == left.number && sum.ups == ups && sum.star == Nimber(star)
            })
        };
        let (ups, star) = match *right {
            [number] if is(number, 0, 0) && left.ups <= 0 && !left.is_number() => {
                (left.ups - 1, left.star + Nimber(1))
            }
            [a, b]
                if left.is_number()
                    && (is(a, 0, 0) && is(b, 0, 1) || is(a, 0, 1) && is(b, 0, 0)) =>
            {
                (-1, Nimber(1))
            }
            _ => return None,
        };
        Some(UpStar {
            number: left.number.clone(),
            ups,
            star,
        })
    }
}

/// In rising order, each once.
fn tidy(options: &mut Vec<Game>) {
    options.sort_unstable();
    options.dedup();
}
