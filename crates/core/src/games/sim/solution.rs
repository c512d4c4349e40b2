//! The whole game, solved from its end.
//!
//! Positions that are alike up to the names of the points form a class, known
//! by its characteristic number. All classes that play can reach are made level
//! by level (a level for each number of lines drawn); then, from the last level
//! back to the empty board, each gets its winner, how long the game lasts, and
//! how likely either player is to win against a careful opponent who otherwise
//! chooses at random. Nothing is shipped: on six points all of it is made from
//! nothing in milliseconds.

use std::fmt;
use std::ops::Range;
use std::sync::OnceLock;

use super::relabel::Relabellings;
use super::{Edge, Goal, MAX_POINTS, MIN_POINTS, Sim, edge_count, edges_of};
use crate::game::{Ending, Game as _, Outcome, Seat};

/// The source's score of a game that is won.
pub const FULL_SCORE: u32 = 32_000;

/// All classes of a game and what they are worth, by level, and within a level
/// by characteristic number.
pub struct Solution {
    start: Sim,
    relabellings: Relabellings,
    levels: Vec<Range<usize>>,
    classes: Vec<Class>,
    /// What the classes lead to, one class after another.
    children: Vec<Child>,
    /// By seat and level, what the chances of that seat are counted in.
    scales: [Vec<u128>; 2],
}

/// Positions that are alike.
#[derive(Clone, Debug)]
pub struct Class {
    /// The characteristic number.
    pub number: u32,
    /// How the game ended, where it has.
    pub ending: Option<Ending>,
    /// Who wins with best play, or nobody.
    pub result: Ending,
    /// How many moves the game still lasts if the winner hurries and the loser
    /// delays.
    pub remoteness: u32,
    /// How likely each seat is to win if it plays for that, and the other is
    /// careful but chooses at random.
    chances: [u128; 2],
    /// The source's reckoning of the first player's chance, rounded down at each
    /// step, 0 to 32,000.
    pub score: u32,
    children: Range<u32>,
}

/// A class that a move leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Child {
    /// Its place among the classes.
    pub class: u16,
    /// By how many different moves.
    pub moves: u8,
}

/// A probability: so many of so many, in lowest terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chance {
    /// The favourable cases.
    pub of: u128,
    /// All cases.
    pub all: u128,
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.all {
            1 => write!(f, "{}", self.of),
            all => write!(f, "{}/{all}", self.of),
        }
    }
}

/// The solution of the game that begins like this one, made when it is first
/// asked for.
pub(super) fn of(position: Sim) -> &'static Solution {
    const SIZES: usize = (MAX_POINTS - MIN_POINTS + 1) as usize;
    static AVOID: [OnceLock<Solution>; SIZES] = [const { OnceLock::new() }; SIZES];
    static ACHIEVE: [OnceLock<Solution>; SIZES] = [const { OnceLock::new() }; SIZES];
    let solutions = match position.goal {
        Goal::Avoid => &AVOID,
        Goal::Achieve => &ACHIEVE,
    };
    solutions[usize::from(position.points - MIN_POINTS)].get_or_init(|| Solution::new(position))
}

impl Solution {
    /// Solves the game with the points and the goal of this position, from
    /// nothing.
    pub fn new(position: Sim) -> Solution {
        let (red, blue) = (0, 0);
        let mut solution = Solution {
            start: Sim {
                red,
                blue,
                ..position
            },
            relabellings: Relabellings::new(position.points),
            levels: Vec::new(),
            classes: Vec::new(),
            children: Vec::new(),
            scales: Seat::BOTH.map(|seat| scales(edge_count(position.points).into(), seat)),
        };
        solution.enumerate();
        solution.evaluate();
        solution
    }

    /// All classes, by level, then by characteristic number.
    pub fn classes(&self) -> &[Class] {
        &self.classes
    }

    /// The classes with so many lines drawn.
    pub fn level(&self, lines: usize) -> Range<usize> {
        self.levels.get(lines).cloned().unwrap_or(0..0)
    }

    /// How many levels there are: the number of lines, and one for the empty
    /// board.
    pub fn level_count(&self) -> usize {
        self.levels.len()
    }

    /// What the moves from a class lead to.
    pub fn children(&self, class: &Class) -> &[Child] {
        &self.children[class.children.start as usize..class.children.end as usize]
    }

    /// The position that stands for a class.
    pub fn position(&self, class: &Class) -> Sim {
        let [red, blue] = self.relabellings.lines(class.number);
        Sim {
            red,
            blue,
            ..self.start
        }
    }

    /// The place of a position's class, where play can reach it.
    pub fn find(&self, position: Sim) -> Option<usize> {
        let number = self.number(position);
        let level = self.level(position.level());
        let found = self.classes[level.clone()].binary_search_by_key(&number, |class| class.number);
        found.ok().map(|place| level.start + place)
    }

    /// How likely a seat is to win from a class, playing for it, against a
    /// careful opponent who otherwise chooses at random.
    pub fn chance(&self, class: usize, seat: Seat) -> Chance {
        let (of, all) = (self.parts(class, seat), self.scale(class, seat));
        let common = gcd(of, all);
        Chance {
            of: of / common,
            all: all / common,
        }
    }

    /// The same as a number between 0 and 1.
    pub fn likelihood(&self, class: usize, seat: Seat) -> f64 {
        self.parts(class, seat) as f64 / self.scale(class, seat) as f64
    }

    /// What the chances of a seat are counted in, on the level of a class.
    fn scale(&self, class: usize, seat: Seat) -> u128 {
        let level = self.levels.partition_point(|level| level.end <= class);
        self.scales[seat.index()][level]
    }

    /// The chance of a seat in the parts that its level counts in.
    pub(super) fn parts(&self, class: usize, seat: Seat) -> u128 {
        self.classes[class].chances[seat.index()]
    }

    fn number(&self, position: Sim) -> u32 {
        self.relabellings.least(position.red, position.blue)
    }

    /// Makes the classes, level by level.
    fn enumerate(&mut self) {
        let mut numbers = vec![self.number(self.start)];
        for _ in 0..=edge_count(self.start.points) {
            let first = self.classes.len();
            // The numbers after each move, class by class, in rising order.
            let mut reached: Vec<u32> = Vec::new();
            for &number in &numbers {
                let mut class = Class {
                    number,
                    ending: None,
                    result: Ending::Drawn,
                    remoteness: 0,
                    chances: [0; 2],
                    score: 0,
                    children: 0..0,
                };
                let position = self.position(&class);
                class.ending = position.ending();
                let start = reached.len();
                if class.ending.is_none() {
                    let after = |edge: Edge| self.number(position.after(edge));
                    reached.extend(edges_of(position.free()).map(after));
                    reached[start..].sort_unstable();
                }
                class.children = start as u32..reached.len() as u32;
                self.classes.push(class);
            }
            self.levels.push(first..self.classes.len());
            numbers.clone_from(&reached);
            numbers.sort_unstable();
            numbers.dedup();
            self.join(first, &reached, &numbers);
        }
    }

    /// Turns the numbers that the classes from `first` on reach into places on
    /// the next level, whose numbers are known.
    fn join(&mut self, first: usize, reached: &[u32], next: &[u32]) {
        let base = self.classes.len();
        for class in &mut self.classes[first..] {
            let start = self.children.len() as u32;
            let numbers = &reached[class.children.start as usize..class.children.end as usize];
            for same in numbers.chunk_by(|a, b| a == b) {
                let place = next.partition_point(|&number| number < same[0]);
                self.children.push(Child {
                    class: (base + place) as u16,
                    moves: same.len() as u8,
                });
            }
            class.children = start..self.children.len() as u32;
        }
    }

    /// Works out what every class is worth, from the last level to the first.
    fn evaluate(&mut self) {
        for level in (0..self.levels.len()).rev() {
            let mover = mover(level);
            for place in self.levels[level].clone() {
                let worth = match self.classes[place].ending {
                    Some(ending) => Worth {
                        result: ending,
                        remoteness: 0,
                        chances: Seat::BOTH.map(|seat| {
                            let won = ending == Ending::Won(seat);
                            u128::from(won) * self.scales[seat.index()][level]
                        }),
                        score: u32::from(ending == Ending::Won(Seat::First)) * FULL_SCORE,
                    },
                    None => self.worth(place, mover, self.levels.len() - 1 - level),
                };
                let class = &mut self.classes[place];
                class.result = worth.result;
                class.remoteness = worth.remoteness;
                class.chances = worth.chances;
                class.score = worth.score;
            }
        }
    }

    /// What a class is worth whose children are worked out.
    fn worth(&self, place: usize, mover: Seat, free: usize) -> Worth {
        let children = self.children(&self.classes[place]);
        let of = |child: &Child| &self.classes[usize::from(child.class)];
        let best = children
            .iter()
            .map(|child| of(child).result.outcome_for(mover))
            .max()
            .unwrap_or(Outcome::Draw);
        let lengths = children
            .iter()
            .map(of)
            .filter(|class| class.result.outcome_for(mover) == best)
            .map(|class| class.remoteness);
        let length = match best {
            Outcome::Win => lengths.min(),
            _ => lengths.max(),
        };
        let careful = self.careful(children, mover);
        let count: u128 = careful.iter().map(|child| u128::from(child.moves)).sum();
        let opponent = mover.other();
        let mut chances = [0; 2];
        // The mover plays for the win against a careful opponent …
        let own = children
            .iter()
            .map(|child| of(child).chances[mover.index()]);
        chances[mover.index()] = own.max().unwrap_or(0);
        // … or is the careful one, and the opponent plays for the win.
        let sum: u128 = careful
            .iter()
            .map(|child| u128::from(child.moves) * of(child).chances[opponent.index()])
            .sum();
        chances[opponent.index()] = sum * (least_common(free) / count.max(1));
        let score = match mover {
            Seat::First => children.iter().map(|child| of(child).score).max(),
            Seat::Second => {
                let scores = careful
                    .iter()
                    .map(|child| u32::from(child.moves) * of(child).score);
                Some(scores.sum::<u32>() / (count.max(1) as u32))
            }
        };
        Worth {
            result: match best {
                Outcome::Win => Ending::Won(mover),
                Outcome::Loss => Ending::Won(opponent),
                _ => Ending::Drawn,
            },
            remoteness: 1 + length.unwrap_or(0),
            chances,
            score: score.unwrap_or(0),
        }
    }

    /// What a careful player chooses among: moves that do not lose at once, and
    /// do not let the opponent win at once; all moves where every one does.
    fn careful(&self, children: &[Child], mover: Seat) -> Vec<Child> {
        let won_by = |class: &Class, seat| class.ending == Some(Ending::Won(seat));
        let is_blunder = |child: &&Child| {
            let class = &self.classes[usize::from(child.class)];
            let mut replies = self.children(class).iter();
            won_by(class, mover.other())
                || replies
                    .any(|reply| won_by(&self.classes[usize::from(reply.class)], mover.other()))
        };
        let sound: Vec<Child> = children
            .iter()
            .filter(|child| !is_blunder(child))
            .copied()
            .collect();
        if sound.is_empty() {
            children.to_vec()
        } else {
            sound
        }
    }
}

/// By level, what the chances of a seat are counted in. They are whole numbers
/// then: every choice at random that can still come is among at most as many
/// moves as there are free lines, and the factor for it divides by all of those.
fn scales(edges: usize, seat: Seat) -> Vec<u128> {
    let mut scales = vec![1; edges + 1];
    for level in (0..edges).rev() {
        let at_random = mover(level) != seat;
        let factor = if at_random {
            least_common(edges - level)
        } else {
            1
        };
        scales[level] = scales[level + 1] * factor;
    }
    scales
}

/// What [`Solution::worth`] finds; see [`Class`].
struct Worth {
    result: Ending,
    remoteness: u32,
    chances: [u128; 2],
    score: u32,
}

/// Who moves when so many lines are drawn.
fn mover(lines: usize) -> Seat {
    Seat::BOTH[lines % 2]
}

/// The least number that 1 to n divide.
fn least_common(n: usize) -> u128 {
    (1..=n as u128).fold(1, |product, i| product / gcd(product, i) * i)
}

fn gcd(a: u128, b: u128) -> u128 {
    if b == 0 { a.max(1) } else { gcd(b, a % b) }
}
