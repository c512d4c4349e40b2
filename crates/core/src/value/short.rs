//! Short games in canonical form.
//!
//! A game is what its options are: `{left | right}`. Every value has exactly one
//! simplest form, without dominated and reversible options (Conway), and
//! [`Games`] keeps each form once, so that equal games are the same [`Game`].
//! Numbers, ups and stars are kept as such and added as such; everything else
//! is a pair of sets of options.
//!
//! ```
//! use zermelo_core::value::short::Games;
//!
//! let mut games = Games::new();
//! let switch = games.read("{1|-1}")?;
//! let sum = games.add(switch, switch)?;
//! assert_eq!(games.write(sum)?, "0");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod add;
mod canonical;
mod days;
mod order;
mod text;
mod thermograph;
mod weight;

use std::fmt;

use rustc_hash::FxHashMap;

use super::dyadic::Dyadic;
use super::nimber::Nimber;
use crate::game::{Outcome, Seat};
use order::OrderCache;
pub use thermograph::{Point, Thermograph, Wall};

/// A value, as its place in [`Games`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Game(u32);

impl Game {
    fn index(self) -> usize {
        self.0 as usize
    }
}

/// How a value is kept.
#[derive(Clone, Debug)]
struct Entry {
    /// Where it is a number, some ups, and a star: `5/2 + 3·^ + *2`.
    sum: Option<UpStar>,
    /// Where its options stand in the pool, once somebody has asked.
    span: Option<Span>,
    negative: Option<Game>,
}

/// Left's options, then Right's.
#[derive(Clone, Copy, Debug)]
struct Span {
    start: u32,
    middle: u32,
    end: u32,
}

/// A number plus so many ups plus a nimber.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct UpStar {
    /// The number.
    pub number: Dyadic,
    /// How many ups; downs where it is negative.
    pub ups: i32,
    /// The nimber.
    pub star: Nimber,
}

impl UpStar {
    fn number(number: Dyadic) -> UpStar {
        UpStar {
            number,
            ups: 0,
            star: Nimber(0),
        }
    }

    /// With the sides exchanged; a star is its own mirror image.
    fn mirrored(&self) -> UpStar {
        UpStar {
            number: -&self.number,
            ups: -self.ups,
            star: self.star,
        }
    }

    fn is_number(&self) -> bool {
        self.ups == 0 && self.star == Nimber(0)
    }
}

/// The options of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options {
    /// Left's.
    pub left: Box<[Game]>,
    /// Right's.
    pub right: Box<[Game]>,
}

/// The search was given up at its limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge;

impl fmt::Display for TooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("too large to work out within the limits")
    }
}

impl std::error::Error for TooLarge {}

/// Who wins, by who begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// Left, whoever begins: the value is positive.
    Left,
    /// Right, whoever begins: the value is negative.
    Right,
    /// Whoever moves next: the value is confused with 0.
    Next,
    /// Whoever moved before: the value is 0.
    Previous,
}

impl Class {
    /// `L`, `R`, `N` or `P`.
    pub fn letter(self) -> &'static str {
        match self {
            Class::Left => "L",
            Class::Right => "R",
            Class::Next => "N",
            Class::Previous => "P",
        }
    }

    /// What it means to the player who is to move; the first seat is Left.
    pub fn outcome(self, player: Seat) -> Outcome {
        let wins = match self {
            Class::Next => true,
            Class::Previous => false,
            Class::Left => player == Seat::First,
            Class::Right => player == Seat::Second,
        };
        if wins { Outcome::Win } else { Outcome::Loss }
    }
}

/// All values met so far, each once.
#[derive(Debug)]
pub struct Games {
    entries: Vec<Entry>,
    /// The options of all values, one after another.
    pool: Vec<Game>,
    known_sums: FxHashMap<UpStar, Game>,
    known_options: FxHashMap<Options, Game>,
    added: FxHashMap<(Game, Game), Game>,
    order: OrderCache,
    thermographs: FxHashMap<Game, std::rc::Rc<Thermograph>>,
    steps_left: u64,
    depth: u32,
}

/// Recursion goes no deeper, so that it never runs out of stack.
const MAX_DEPTH: u32 = 1500;

impl Default for Games {
    fn default() -> Self {
        Games::new()
    }
}

impl Games {
    /// No values yet, and no limit.
    pub fn new() -> Games {
        Games::with_limit(u64::MAX)
    }

    /// No values yet; work is given up with [`TooLarge`] after so many
    /// elementary steps in all.
    pub fn with_limit(steps: u64) -> Games {
        let mut games = Games {
            entries: Vec::new(),
            pool: Vec::new(),
            known_sums: FxHashMap::default(),
            known_options: FxHashMap::default(),
            added: FxHashMap::default(),
            order: OrderCache::default(),
            thermographs: FxHashMap::default(),
            steps_left: steps,
            depth: 0,
        };
        // So that 0 is always the first.
        games.number(Dyadic::ZERO);
        games
    }

    /// Nought: no options at all.
    pub const ZERO: Game = Game(0);

    /// How many different values have been met.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether no values have been met: never, there is always 0.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// How many elementary steps may still be made.
    pub fn steps_left(&self) -> u64 {
        self.steps_left
    }

    /// Allows so many elementary steps from now on.
    pub fn set_limit(&mut self, steps: u64) {
        self.steps_left = steps;
    }

    /// Does work that may call itself: one step of it, one level down.
    fn deeper<T>(
        &mut self,
        work: impl FnOnce(&mut Games) -> Result<T, TooLarge>,
    ) -> Result<T, TooLarge> {
        self.steps_left = self.steps_left.checked_sub(1).ok_or(TooLarge)?;
        if self.depth == MAX_DEPTH {
            return Err(TooLarge);
        }
        self.depth += 1;
        let done = work(self);
        self.depth -= 1;
        done
    }

    /// A number.
    pub fn number(&mut self, number: Dyadic) -> Game {
        self.sum_form(UpStar::number(number))
    }

    /// A nimber.
    pub fn nimber(&mut self, star: Nimber) -> Game {
        self.sum_form(UpStar {
            number: Dyadic::ZERO,
            ups: 0,
            star,
        })
    }

    /// A number plus ups plus a star.
    pub fn sum_form(&mut self, sum: UpStar) -> Game {
        if let Some(&known) = self.known_sums.get(&sum) {
            return known;
        }
        let game = self.enter(Some(sum.clone()), None);
        self.known_sums.insert(sum, game);
        game
    }

    /// A value that is no sum of a number, ups and a star, by its canonical
    /// options in rising order.
    fn options_form(&mut self, left: Vec<Game>, right: Vec<Game>) -> Game {
        let options = Options {
            left: left.into(),
            right: right.into(),
        };
        if let Some(&known) = self.known_options.get(&options) {
            return known;
        }
        let span = self.pool_options(&options.left, &options.right);
        let game = self.enter(None, Some(span));
        self.known_options.insert(options, game);
        game
    }

    fn enter(&mut self, sum: Option<UpStar>, span: Option<Span>) -> Game {
        let game = Game(self.entries.len() as u32);
        self.entries.push(Entry {
            sum,
            span,
            negative: None,
        });
        game
    }

    fn pool_options(&mut self, left: &[Game], right: &[Game]) -> Span {
        let start = self.pool.len() as u32;
        self.pool.extend_from_slice(left);
        let middle = self.pool.len() as u32;
        self.pool.extend_from_slice(right);
        let end = self.pool.len() as u32;
        Span { start, middle, end }
    }

    /// The number, ups and star of a value that is their sum.
    pub fn as_sum(&self, game: Game) -> Option<&UpStar> {
        self.entries[game.index()].sum.as_ref()
    }

    /// The number, where the value is one.
    pub fn as_number(&self, game: Game) -> Option<&Dyadic> {
        self.as_sum(game)
            .filter(|sum| sum.is_number())
            .map(|sum| &sum.number)
    }

    /// The options of the canonical form.
    pub fn options(&mut self, game: Game) -> Options {
        let Span { start, middle, end } = self.span(game);
        Options {
            left: self.pool[start as usize..middle as usize].into(),
            right: self.pool[middle as usize..end as usize].into(),
        }
    }

    /// Where Left's options stand in the pool.
    fn left(&mut self, game: Game) -> std::ops::Range<usize> {
        let span = self.span(game);
        span.start as usize..span.middle as usize
    }

    /// Where Right's options stand in the pool.
    fn right(&mut self, game: Game) -> std::ops::Range<usize> {
        let span = self.span(game);
        span.middle as usize..span.end as usize
    }

    fn span(&mut self, game: Game) -> Span {
        let entry = &self.entries[game.index()];
        match (entry.span, &entry.sum) {
            (Some(span), _) => span,
            (None, Some(sum)) => {
                let options = self.options_of_sum(&sum.clone());
                let span = self.pool_options(&options.left, &options.right);
                self.entries[game.index()].span = Some(span);
                span
            }
            // What is no sum was entered with its options.
            (None, None) => Span {
                start: 0,
                middle: 0,
                end: 0,
            },
        }
    }

    /// The canonical options of a number plus ups plus a star.
    fn options_of_sum(&mut self, sum: &UpStar) -> Options {
        if sum.is_number() {
            return self.options_of_number(&sum.number);
        }
        if sum.ups < 0 {
            // The mirror image.
            let options = self.options_of_sum(&sum.mirrored());
            return Options {
                left: self.negate_all_sums(&options.right),
                right: self.negate_all_sums(&options.left),
            };
        }
        let with = |ups: i32, star: Nimber| UpStar {
            number: sum.number.clone(),
            ups,
            star,
        };
        if sum.ups == 0 {
            let stars = (0..sum.star.0).map(|star| with(0, Nimber(star)));
            let all: Box<[Game]> = stars.map(|star| self.sum_form(star)).collect();
            return Options {
                left: all.clone(),
                right: all,
            };
        }
        let number = self.sum_form(with(0, Nimber(0)));
        if sum.ups == 1 && sum.star == Nimber(1) {
            // ^* is {0, * | 0}.
            let star = self.sum_form(with(0, Nimber(1)));
            return Options {
                left: [number, star].into(),
                right: [number].into(),
            };
        }
        // n·^ + *m is {0 | (n-1)·^ + *(m ⊕ 1)}.
        let right = self.sum_form(with(sum.ups - 1, sum.star + Nimber(1)));
        Options {
            left: [number].into(),
            right: [right].into(),
        }
    }

    fn options_of_number(&mut self, number: &Dyadic) -> Options {
        let step = Dyadic::ONE.over_power_of_two(number.exponent());
        let sign = number.sign();
        let left = if number.is_integer() && sign.is_le() {
            Box::default()
        } else {
            [self.number(number - &step)].into()
        };
        let right = if number.is_integer() && sign.is_ge() {
            Box::default()
        } else {
            [self.number(number + &step)].into()
        };
        Options { left, right }
    }

    fn negate_all_sums(&mut self, games: &[Game]) -> Box<[Game]> {
        let negated = games.iter().map(|&game| match self.as_sum(game) {
            Some(sum) => self.sum_form(sum.mirrored()),
            None => game,
        });
        negated.collect()
    }

    /// Who wins, by who begins.
    ///
    /// # Errors
    /// When the limit is reached.
    pub fn class(&mut self, game: Game) -> Result<Class, TooLarge> {
        let at_least = self.le(Games::ZERO, game)?;
        let at_most = self.le(game, Games::ZERO)?;
        Ok(match (at_least, at_most) {
            (true, true) => Class::Previous,
            (true, false) => Class::Left,
            (false, true) => Class::Right,
            (false, false) => Class::Next,
        })
    }

    /// The day on which the value is born: the height of its canonical form.
    /// `None` where it does not fit, or is too deep to be walked through.
    pub fn birthday(&mut self, game: Game) -> Option<u64> {
        let mut known = FxHashMap::default();
        self.birthday_from(game, &mut known, 0)
    }

    fn birthday_from(
        &mut self,
        game: Game,
        known: &mut FxHashMap<Game, u64>,
        depth: u32,
    ) -> Option<u64> {
        if let Some(&day) = known.get(&game) {
            return Some(day);
        }
        if depth > MAX_DEPTH {
            return None;
        }
        if let Some(number) = self.as_number(game) {
            let whole = if number.sign().is_lt() {
                (-number).floor()
            } else {
                number.floor()
            };
            let whole = u64::try_from(whole.to_integer()?).ok()?;
            return Some(match number.exponent() {
                0 => whole,
                exponent => whole + 1 + exponent,
            });
        }
        let options = self.options(game);
        let mut day = 0;
        for &option in options.left.iter().chain(&options.right) {
            day = day.max(self.birthday_from(option, known, depth + 1)? + 1);
        }
        known.insert(game, day);
        Some(day)
    }
}

#[cfg(test)]
mod tests;
