//! What branches are worth, in the three kinds of arithmetic that drawings need.
//!
//! Red and blue alone give numbers, green alone nimbers, all three short games.
//! In each, branches on the same vertex add, and an edge under them makes one
//! branch of their sum: the colon principle (Winning Ways, chapter 7) says that
//! nothing but the sum's value matters.

use std::cmp::Ordering;

use rustc_hash::FxHashMap;

use super::drawing::Colour;
use super::search::Searchable;
use crate::value::dyadic::Dyadic;
use crate::value::nimber::{Nimber, mex};
use crate::value::short::{Class, Game, Games, Options, TooLarge};

/// A kind of arithmetic.
pub(super) trait Algebra {
    /// What is added.
    type Value: Clone + PartialEq;

    /// The value of nothing.
    fn zero(&self) -> Self::Value;

    /// Two branches on one vertex.
    fn add(&mut self, a: &Self::Value, b: &Self::Value) -> Result<Self::Value, TooLarge>;

    /// The first without the second.
    fn subtract(&mut self, a: &Self::Value, b: &Self::Value) -> Result<Self::Value, TooLarge>;

    /// An edge with this on top of it.
    fn grow(&mut self, colour: Colour, above: &Self::Value) -> Result<Self::Value, TooLarge>;

    /// The value as people read it, and what follows from it.
    fn describe(&mut self, value: &Self::Value) -> Result<Worth, TooLarge>;

    /// Where its thermograph comes to rest, where it is neither a number nor a
    /// nimber: mean and temperature.
    fn mast(&mut self, _: &Self::Value) -> Result<Option<[Dyadic; 2]>, TooLarge> {
        Ok(None)
    }

    /// How much work it is to add such a value, in elementary steps.
    fn weight(&self, _: &Self::Value) -> u64 {
        1
    }

    /// Allows so many elementary steps until work stops with [`TooLarge`].
    fn allow(&mut self, _: u64) {}

    /// Whether they are used up.
    fn is_tired(&self) -> bool {
        false
    }
}

/// A value and what follows from it.
#[derive(Clone, Debug)]
pub(super) struct Worth {
    pub class: Class,
    /// In the notation of the field, where it can be written.
    pub text: Option<String>,
    pub kind: Kind,
}

/// What sort of value it is.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Kind {
    Number(Dyadic),
    Nimber,
    /// With mean and temperature, where somebody asked.
    Game(Option<Box<[Dyadic; 2]>>),
}

impl Worth {
    /// With mean and temperature, where it is neither a number nor a nimber.
    pub(super) fn with_mast<A: Algebra>(
        mut self,
        value: &A::Value,
        algebra: &mut A,
    ) -> Result<Worth, TooLarge> {
        if let Kind::Game(mast) = &mut self.kind {
            *mast = algebra.mast(value)?.map(Box::new);
        }
        Ok(self)
    }

    pub(super) fn of_number(number: Dyadic) -> Worth {
        Worth {
            class: match number.sign() {
                Ordering::Greater => Class::Left,
                Ordering::Less => Class::Right,
                Ordering::Equal => Class::Previous,
            },
            text: Some(number.to_string()),
            kind: Kind::Number(number),
        }
    }

    fn of_nimber(nimber: Nimber) -> Worth {
        if nimber == Nimber(0) {
            return Worth::of_number(Dyadic::ZERO);
        }
        Worth {
            class: Class::Next,
            text: Some(nimber.to_string()),
            kind: Kind::Nimber,
        }
    }
}

/// Red and blue, of any size.
pub(super) struct Numbers;

impl Algebra for Numbers {
    type Value = Dyadic;

    fn zero(&self) -> Dyadic {
        Dyadic::ZERO
    }

    fn add(&mut self, a: &Dyadic, b: &Dyadic) -> Result<Dyadic, TooLarge> {
        Ok(a + b)
    }

    fn subtract(&mut self, a: &Dyadic, b: &Dyadic) -> Result<Dyadic, TooLarge> {
        Ok(a + &-b)
    }

    fn grow(&mut self, colour: Colour, above: &Dyadic) -> Result<Dyadic, TooLarge> {
        Ok(match colour {
            Colour::Red => above.over_red(),
            _ => above.over_blue(),
        })
    }

    fn describe(&mut self, value: &Dyadic) -> Result<Worth, TooLarge> {
        Ok(Worth::of_number(value.clone()))
    }

    fn weight(&self, value: &Dyadic) -> u64 {
        1 + value.exponent() / 64
    }
}

/// Green alone.
pub(super) struct Nimbers;

impl Algebra for Nimbers {
    type Value = Nimber;

    fn zero(&self) -> Nimber {
        Nimber(0)
    }

    fn add(&mut self, a: &Nimber, b: &Nimber) -> Result<Nimber, TooLarge> {
        Ok(*a + *b)
    }

    fn subtract(&mut self, a: &Nimber, b: &Nimber) -> Result<Nimber, TooLarge> {
        Ok(*a + *b)
    }

    fn grow(&mut self, _: Colour, above: &Nimber) -> Result<Nimber, TooLarge> {
        Ok(Nimber(above.0 + 1))
    }

    fn describe(&mut self, value: &Nimber) -> Result<Worth, TooLarge> {
        Ok(Worth::of_nimber(*value))
    }
}

impl Searchable for Nimbers {
    fn options(&mut self, value: &Nimber) -> (Vec<Nimber>, Vec<Nimber>) {
        let smaller: Vec<Nimber> = (0..value.0).map(Nimber).collect();
        (smaller.clone(), smaller)
    }

    fn simplest(&mut self, left: &[Nimber], _: &[Nimber]) -> Result<Nimber, TooLarge> {
        Ok(Nimber(mex(left.iter().map(|nimber| nimber.0))))
    }

    fn fused(&mut self, edges: u32, labels: &[Nimber]) -> Option<Nimber> {
        let loops = Nimber(edges % 2);
        Some(labels.iter().fold(loops, |sum, &label| sum + label))
    }
}

/// All three colours.
pub(super) struct Shorts {
    pub games: Games,
    grown: FxHashMap<(Colour, Game), Game>,
    simplest: FxHashMap<Options, Game>,
    depth: u32,
}

/// A pile of options deeper than this is given up, so that the stack never runs
/// out.
const MAX_DEPTH: u32 = 400;

impl Shorts {
    pub(super) fn new() -> Shorts {
        Shorts {
            games: Games::new(),
            grown: FxHashMap::default(),
            simplest: FxHashMap::default(),
            depth: 0,
        }
    }

    /// The ordinal sum of an edge and what is above it: to cut the edge leaves
    /// nothing, to move above leaves the edge.
    fn grow_options(&mut self, colour: Colour, above: Game) -> Result<Game, TooLarge> {
        let options = self.games.options(above);
        let mut left = Vec::new();
        let mut right = Vec::new();
        for &option in &options.left {
            left.push(self.grow(colour, &option)?);
        }
        for &option in &options.right {
            right.push(self.grow(colour, &option)?);
        }
        if colour != Colour::Red {
            left.push(Games::ZERO);
        }
        if colour != Colour::Blue {
            right.push(Games::ZERO);
        }
        self.games.from_options(&left, &right)
    }
}

impl Algebra for Shorts {
    type Value = Game;

    fn zero(&self) -> Game {
        Games::ZERO
    }

    fn add(&mut self, a: &Game, b: &Game) -> Result<Game, TooLarge> {
        self.games.add(*a, *b)
    }

    fn subtract(&mut self, a: &Game, b: &Game) -> Result<Game, TooLarge> {
        self.games.subtract(*a, *b)
    }

    fn grow(&mut self, colour: Colour, above: &Game) -> Result<Game, TooLarge> {
        if let Some(&known) = self.grown.get(&(colour, *above)) {
            return Ok(known);
        }
        let number = self.games.as_number(*above).cloned();
        let grown = match (number, self.as_nimber(*above), colour) {
            (Some(number), _, Colour::Blue | Colour::Red) => {
                let grown = Numbers.grow(colour, &number)?;
                self.games.number(grown)
            }
            (_, Some(star), Colour::Green) => self.games.nimber(Nimber(star.0 + 1)),
            _ => {
                if self.depth == MAX_DEPTH {
                    return Err(TooLarge);
                }
                self.depth += 1;
                let grown = self.grow_options(colour, *above);
                self.depth -= 1;
                grown?
            }
        };
        self.grown.insert((colour, *above), grown);
        Ok(grown)
    }

    fn describe(&mut self, value: &Game) -> Result<Worth, TooLarge> {
        if let Some(number) = self.games.as_number(*value) {
            return Ok(Worth::of_number(number.clone()));
        }
        if let Some(nimber) = self.as_nimber(*value) {
            return Ok(Worth::of_nimber(nimber));
        }
        Ok(Worth {
            class: self.games.class(*value)?,
            text: match self.games.write(*value) {
                Ok(text) => Some(text),
                // Not for want of steps: it is too long for anybody to read.
                Err(TooLarge) if !self.is_tired() => None,
                Err(TooLarge) => return Err(TooLarge),
            },
            kind: Kind::Game(None),
        })
    }

    fn mast(&mut self, value: &Game) -> Result<Option<[Dyadic; 2]>, TooLarge> {
        let graph = self.games.thermograph(*value)?;
        Ok(Some([graph.mean.clone(), graph.temperature.clone()]))
    }

    fn allow(&mut self, steps: u64) {
        self.games.set_limit(steps.saturating_mul(STEPS_OF_GAMES));
    }

    fn is_tired(&self) -> bool {
        self.games.steps_left() == 0
    }
}

/// So many steps among short games are one of ours.
const STEPS_OF_GAMES: u64 = 8;

impl Searchable for Shorts {
    fn options(&mut self, value: &Game) -> (Vec<Game>, Vec<Game>) {
        let Options { left, right } = self.games.options(*value);
        (left.into_vec(), right.into_vec())
    }

    fn simplest(&mut self, left: &[Game], right: &[Game]) -> Result<Game, TooLarge> {
        let mut options = Options {
            left: left.into(),
            right: right.into(),
        };
        for side in [&mut options.left, &mut options.right] {
            let mut list = std::mem::take(side).into_vec();
            list.sort_unstable();
            list.dedup();
            *side = list.into();
        }
        if let Some(&known) = self.simplest.get(&options) {
            return Ok(known);
        }
        let value = self.games.from_options(&options.left, &options.right)?;
        self.simplest.insert(options, value);
        Ok(value)
    }

    fn fused(&mut self, edges: u32, labels: &[Game]) -> Option<Game> {
        let mut sum = Nimber(edges % 2);
        for &label in labels {
            sum += self.as_nimber(label)?;
        }
        Some(self.games.nimber(sum))
    }
}

impl Shorts {
    /// The nimber, where a value is one.
    pub(super) fn as_nimber(&self, game: Game) -> Option<Nimber> {
        let sum = self.games.as_sum(game)?;
        (sum.ups == 0 && sum.number == Dyadic::ZERO).then_some(sum.star)
    }
}
