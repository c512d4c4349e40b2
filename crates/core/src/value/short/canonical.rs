//! From any options to the canonical form.

use super::{Game, Games, TooLarge, UpStar};
use crate::value::dyadic::Dyadic;
use crate::value::nimber::Nimber;

/// Whose options are looked at. What holds for one player holds for the other
/// with everything turned round.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Left,
    Right,
}

impl Side {
    fn other(self) -> Side {
        match self {
            Side::Left => Side::Right,
            Side::Right => Side::Left,
        }
    }
}

/// Options on their way to canonical form, Left's and Right's.
struct Sides([Vec<Game>; 2]);

impl Sides {
    fn of(&self, side: Side) -> &Vec<Game> {
        &self.0[side as usize]
    }

    fn of_mut(&mut self, side: Side) -> &mut Vec<Game> {
        &mut self.0[side as usize]
    }
}

impl Games {
    /// The value of `{left | right}`.
    ///
    /// # Errors
    /// When the limit is reached.
    pub fn from_options(&mut self, left: &[Game], right: &[Game]) -> Result<Game, TooLarge> {
        let mut sides = Sides([left.to_vec(), right.to_vec()]);
        for side in [Side::Left, Side::Right] {
            self.drop_dominated(side, sides.of_mut(side))?;
        }
        // Bypassing one option may make another reversible, or dominated.
        while self.bypass(Side::Left, &mut sides)? || self.bypass(Side::Right, &mut sides)? {}
        for side in [Side::Left, Side::Right] {
            self.drop_dominated(side, sides.of_mut(side))?;
        }
        let Sides([left, right]) = sides;
        Ok(self.recognise(left, right))
    }

    /// Whether `a` is no better than `b` for the player of this side.
    fn no_better(&mut self, side: Side, a: Game, b: Game) -> Result<bool, TooLarge> {
        match side {
            Side::Left => self.le(a, b),
            Side::Right => self.le(b, a),
        }
    }

    fn options_of(&mut self, side: Side, game: Game) -> std::ops::Range<usize> {
        match side {
            Side::Left => self.left(game),
            Side::Right => self.right(game),
        }
    }

    /// Removes options that are no better than another one.
    fn drop_dominated(&mut self, side: Side, options: &mut Vec<Game>) -> Result<(), TooLarge> {
        tidy(options);
        let mut kept: Vec<Game> = Vec::with_capacity(options.len());
        'next: for &option in options.iter() {
            let mut place = 0;
            while place < kept.len() {
                if self.no_better(side, option, kept[place])? {
                    continue 'next;
                }
                if self.no_better(side, kept[place], option)? {
                    kept.swap_remove(place);
                } else {
                    place += 1;
                }
            }
            kept.push(option);
        }
        kept.sort_unstable();
        *options = kept;
        Ok(())
    }

    /// Replaces an option that the opponent can answer with something no better
    /// for its maker than the whole game, by what its maker can do after that
    /// answer. True if there was one.
    fn bypass(&mut self, side: Side, sides: &mut Sides) -> Result<bool, TooLarge> {
        for index in 0..sides.of(side).len() {
            for place in self.options_of(side.other(), sides.of(side)[index]) {
                let answer = self.pool[place];
                if self.no_better_than_sides(side, answer, sides)? {
                    let more = self.options_of(side, answer);
                    let options = sides.of_mut(side);
                    options.swap_remove(index);
                    options.extend_from_slice(&self.pool[more]);
                    tidy(options);
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }

    /// Whether `game` is no better than `{left | right}` for the player of this
    /// side: the definition of the order, with one of the two games not entered
    /// yet.
    fn no_better_than_sides(
        &mut self,
        side: Side,
        game: Game,
        sides: &Sides,
    ) -> Result<bool, TooLarge> {
        self.deeper(|games| {
            for &option in sides.of(side.other()) {
                if games.no_better(side, option, game)? {
                    return Ok(false);
                }
            }
            for place in games.options_of(side, game) {
                if games.no_better_than_sides(side.other(), games.pool[place], sides)? {
                    return Ok(false);
                }
            }
            Ok(true)
        })
    }

    /// The value with these canonical options: a sum of number, ups and star
    /// where it is one.
    fn recognise(&mut self, left: Vec<Game>, right: Vec<Game>) -> Game {
        let sum = self
            .recognise_number(&left, &right)
            .or_else(|| self.recognise_star(&left, &right))
            .or_else(|| self.recognise_ups(Side::Left, &left, &right))
            .or_else(|| self.recognise_ups(Side::Right, &right, &left));
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
    /// is `{x, x + * | x}`; downs are the mirror image. `side` is the player who
    /// can move to the number.
    fn recognise_ups(&self, side: Side, own: &[Game], other: &[Game]) -> Option<UpStar> {
        let &[other] = other else {
            return None;
        };
        let other = self.as_sum(other)?;
        let up = match side {
            Side::Left => 1,
            Side::Right => -1,
        };
        let is = |game: Game, star: u32| {
            self.as_sum(game).is_some_and(|sum| {
                sum.number == other.number && sum.ups == 0 && sum.star == Nimber(star)
            })
        };
        let (ups, star) = match *own {
            [number] if is(number, 0) && other.ups * up >= 0 && !other.is_number() => {
                (other.ups + up, other.star + Nimber(1))
            }
            [a, b] if other.is_number() && (is(a, 0) && is(b, 1) || is(a, 1) && is(b, 0)) => {
                (up, Nimber(1))
            }
            _ => return None,
        };
        Some(UpStar {
            number: other.number.clone(),
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
