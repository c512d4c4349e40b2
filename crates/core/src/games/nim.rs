//! Nim: heaps of objects; in turn, take some from one heap.
//!
//! Whoever takes the last object wins (normal play) or loses (misère play).
//! `max` bounds what one move may take, `take` lists the only amounts allowed.
//! With one heap and `max` this is the subtraction game of Rojas and Martínez
//! (2019); with many heaps and no limits it is Bouton's Nim (1901).

mod graph;
mod players;
mod prospects;
mod solve;
mod values;

use std::fmt;
use std::rc::Rc;

use fastrand::Rng;
use serde::Serialize;

use crate::analysis::{Analyse, Analysis, Choosing, Comparison, Graph};
use crate::game::{Ending, Game, Seat};
use crate::games;
use crate::job::Boxed;
use crate::message::{Fault, Message, join};
use crate::notation::{Keys, Notation, Span};
use crate::table::Table;

/// No heap is larger.
pub const MAX_HEAP: u32 = 1_000_000_000;

/// No position has more heaps.
pub const MAX_HEAPS: usize = 64;

/// Who wins: the player who takes the last object, or the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Play {
    /// The last move wins.
    Normal,
    /// The last move loses.
    Misere,
}

/// What may be taken, and what it is good for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Normal or misère.
    pub play: Play,
    /// The most that one move may take.
    pub max: Option<u32>,
    /// The only amounts that may be taken, in rising order.
    pub take: Option<Vec<u32>>,
}

impl Rules {
    /// The amounts that may be taken from a heap of this size, in rising order.
    pub fn amounts(&self, size: u32) -> Box<dyn Iterator<Item = u32> + '_> {
        let most = self.most(size);
        match &self.take {
            None => Box::new(1..=most),
            Some(take) => Box::new(take.iter().copied().take_while(move |&n| n <= most)),
        }
    }

    /// The most that `max` and the heap allow.
    fn most(&self, size: u32) -> u32 {
        self.max.map_or(size, |max| max.min(size))
    }

    /// How many amounts may be taken from a heap of this size.
    fn count(&self, size: u32) -> u64 {
        let most = self.most(size);
        match &self.take {
            None => most.into(),
            Some(take) => take.partition_point(|&n| n <= most) as u64,
        }
    }

    /// A heap smaller than this cannot be touched; `None` where no heap can.
    fn least(&self) -> Option<u32> {
        self.amounts(MAX_HEAP).next()
    }
}

/// A position of Nim.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Nim {
    heaps: Vec<u32>,
    rules: Rc<Rules>,
    turn: Seat,
}

/// From this heap take so many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Take {
    /// The heap, counted from 0.
    pub heap: usize,
    /// How many.
    pub count: u32,
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.heap + 1, self.count)
    }
}

impl Nim {
    /// The sizes of the heaps, empty ones too.
    pub fn heaps(&self) -> &[u32] {
        &self.heaps
    }

    /// The rules.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The position after a move that is known to be legal.
    fn after(&self, choice: Take) -> Nim {
        let mut next = self.clone();
        next.heaps[choice.heap] -= choice.count;
        next.turn = self.turn.other();
        next
    }

    /// Why a move is not legal.
    fn objection(&self, choice: Take) -> Option<Message> {
        let Take { heap, count } = choice;
        let Some(&size) = self.heaps.get(heap) else {
            return Some(
                Message::new("nim.error.heap")
                    .with("heap", heap + 1)
                    .with("heaps", self.heaps.len()),
            );
        };
        if size == 0 {
            return Some(Message::new("nim.error.empty").with("heap", heap + 1));
        }
        if count == 0 || count > size {
            return Some(
                Message::new("nim.error.amount")
                    .with("heap", heap + 1)
                    .with("size", size)
                    .with("count", count),
            );
        }
        if let Some(max) = self.rules.max.filter(|&max| count > max) {
            return Some(
                Message::new("nim.error.max")
                    .with("max", max)
                    .with("count", count),
            );
        }
        if let Some(take) = self.rules.take.as_ref()
            && take.binary_search(&count).is_err()
        {
            return Some(
                Message::new("nim.error.take")
                    .with("take", join(take, ", "))
                    .with("count", count),
            );
        }
        None
    }
}

impl Game for Nim {
    type Move = Take;

    fn turn(&self) -> Seat {
        self.turn
    }

    fn ending(&self) -> Option<Ending> {
        let movable = |least| self.heaps.iter().any(|&size| size >= least);
        if self.rules.least().is_some_and(movable) {
            return None;
        }
        Some(Ending::Won(match self.rules.play {
            Play::Normal => self.turn.other(),
            Play::Misere => self.turn,
        }))
    }

    fn moves(&self) -> Box<dyn Iterator<Item = Take> + '_> {
        Box::new(self.heaps.iter().enumerate().flat_map(|(heap, &size)| {
            self.rules
                .amounts(size)
                .map(move |count| Take { heap, count })
        }))
    }

    fn play(&self, choice: &Take) -> Result<Nim, Message> {
        match self.objection(*choice) {
            Some(message) => Err(message),
            None => Ok(self.after(*choice)),
        }
    }

    fn move_count(&self) -> u64 {
        self.heaps.iter().map(|&size| self.rules.count(size)).sum()
    }

    fn random_move(&self, rng: &mut Rng) -> Option<Take> {
        let count = self.move_count();
        let mut index = if count > 0 { rng.u64(0..count) } else { 0 };
        for (heap, &size) in self.heaps.iter().enumerate() {
            let here = self.rules.count(size);
            if index < here {
                let count = match &self.rules.take {
                    None => index as u32 + 1,
                    Some(take) => take[index as usize],
                };
                return Some(Take { heap, count });
            }
            index -= here;
        }
        None
    }

    fn wins_at_once(&self) -> bool {
        // In misère play the last move is the loser's.
        let (Play::Normal, Some(least)) = (self.rules.play, self.rules.least()) else {
            return false;
        };
        let mut movable = self.heaps.iter().filter(|&&size| size >= least);
        match (movable.next(), movable.next()) {
            // The one heap left must come down to where nothing can be taken.
            (Some(&size), None) => {
                let most = self.rules.most(size);
                match &self.rules.take {
                    None => size - most < least,
                    Some(take) => {
                        let allowed = &take[..take.partition_point(|&n| n <= most)];
                        allowed.last().is_some_and(|&n| size - n < least)
                    }
                }
            }
            _ => false,
        }
    }
}

impl Notation for Nim {
    const NAME: &'static str = "nim";
    const PLAYERS: [&'static str; 2] = ["first", "second"];
    const KEYS: &'static [&'static str] = &["play", "max", "take"];
    const MOVE_FORM: &'static str = "2-3";

    fn read(board: Span<'_>, keys: &Keys<'_>) -> Result<Nim, Fault> {
        let mut heaps = Vec::new();
        for span in board.split(',') {
            if heaps.len() == MAX_HEAPS {
                return Err(Message::new("error.list.long")
                    .with("max", MAX_HEAPS)
                    .at(span.column));
            }
            heaps.push(span.number(0, MAX_HEAP)?);
        }
        let play = match keys.get("play") {
            Some(span) => [Play::Normal, Play::Misere][span.one_of(&["normal", "misere"])?],
            None => Play::Normal,
        };
        let max = keys
            .get("max")
            .map(|span| span.number(1, MAX_HEAP))
            .transpose()?;
        let take = keys.get("take").map(read_amounts).transpose()?;
        Ok(Nim {
            heaps,
            rules: Rc::new(Rules { play, max, take }),
            turn: Seat::First,
        })
    }

    fn write_board(&self) -> String {
        join(&self.heaps, ",")
    }

    fn write_key(&self, key: &str) -> Option<String> {
        match key {
            "play" => (self.rules.play == Play::Misere).then(|| "misere".to_owned()),
            "max" => self.rules.max.map(|max| max.to_string()),
            "take" => self.rules.take.as_ref().map(|take| join(take, "+")),
            _ => None,
        }
    }

    fn read_move(&self, text: &str) -> Option<Take> {
        let (heap, count) = text.split_once('-')?;
        let number = |text: &str| {
            let digits = text.bytes().all(|byte| byte.is_ascii_digit());
            digits.then(|| text.parse::<u32>().ok()).flatten()
        };
        Some(Take {
            heap: (number(heap)? as usize).checked_sub(1)?,
            count: number(count)?,
        })
    }
}

fn read_amounts(list: Span<'_>) -> Result<Vec<u32>, Fault> {
    let mut amounts = list
        .split('+')
        .map(|span| span.number(1, MAX_HEAP))
        .collect::<Result<Vec<_>, _>>()?;
    amounts.sort_unstable();
    amounts.dedup();
    Ok(amounts)
}

impl Analyse for Nim {
    const OWN_ROBOTS: &'static [&'static str] = &["strategy", "backtracking"];

    fn analyse(&self) -> Boxed<Analysis<Take>> {
        Box::new(solve::Search::new(self))
    }

    fn graph(table: &Table<Nim>) -> Option<Graph> {
        graph::graph(table)
    }

    fn compare(&self) -> Option<Boxed<Comparison>> {
        Some(players::compare(self))
    }

    fn own_robot(&self, name: &str, seed: u64) -> Option<Choosing<Take>> {
        match name {
            "strategy" => Some(players::strategy(self, seed)),
            "backtracking" => Some(players::backtracking(self, seed)),
            _ => None,
        }
    }
}

/// What the page draws.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Board {
    /// The sizes now.
    pub heaps: Vec<u32>,
    /// The sizes at the start.
    pub start: Vec<u32>,
    /// Normal or misère.
    pub play: Play,
    /// See [`Rules::max`].
    pub max: Option<u32>,
    /// See [`Rules::take`].
    pub take: Option<Vec<u32>>,
}

impl From<&Table<Nim>> for games::Board {
    fn from(table: &Table<Nim>) -> Self {
        let rules = table.position().rules();
        games::Board::Nim(Board {
            heaps: table.position().heaps.clone(),
            start: table.start().heaps.clone(),
            play: rules.play,
            max: rules.max,
            take: rules.take.clone(),
        })
    }
}

/// The English of the sentences about bad moves.
pub(crate) const ENGLISH: &[(&str, &str)] = &[
    (
        "nim.error.heap",
        "expected a heap from 1 to {heaps}, found heap {heap}",
    ),
    ("nim.error.empty", "heap {heap} is empty"),
    (
        "nim.error.amount",
        "expected to take 1 to {size} from heap {heap}, found {count}",
    ),
    (
        "nim.error.max",
        "expected to take at most {max}, found {count}",
    ),
    (
        "nim.error.take",
        "expected to take one of {take}, found {count}",
    ),
];

/// The keys of the reasons that the analysis gives.
pub(crate) const REASONS: &[&str] = solve::REASONS;
