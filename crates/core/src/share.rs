//! Long searches that several workers share without sharing memory.
//!
//! A search is cut into [`Part`]s. A worker brings one of them a step further and
//! hands it back, and takes the next that nobody has: so all have work until the
//! end, however uneven the parts are. What is known by now is put together from
//! the parts alone, whoever worked on them; so a worker that is lost costs only
//! its last step.
//!
//! Towards the end there are fewer parts than workers. Then those who have one
//! say what others could find out for them ([`Worker::errands`]); that is given
//! to whoever is free like a part, and what was found goes back to the one who
//! wanted it ([`Worker::hear`]). He goes on meanwhile, and makes use of it when it
//! is there. Errands can be cut further, for those who run them have errands, too.

use serde::Serialize;

use crate::job::{Glimpse, Step};

/// A part of a search and what was found of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// Which part, among those of its search.
    pub place: usize,
    /// How far it has come; those that are behind are wanted first.
    pub rank: u32,
    /// Whether there is nothing left to do.
    pub done: bool,
    /// Of those that have come equally far, the one of most worth is wanted first.
    pub worth: i32,
    /// What was found, as its search writes it.
    pub found: Vec<i32>,
}

impl Part {
    /// As it goes from one worker to another.
    pub fn write(&self) -> Vec<i32> {
        let place = i32::try_from(self.place).unwrap_or(i32::MAX);
        let mut numbers = vec![
            place,
            self.rank.cast_signed(),
            i32::from(self.done),
            self.worth,
        ];
        numbers.extend(&self.found);
        numbers
    }

    /// The part that was written so; none where it is too short for one.
    pub fn read(numbers: &[i32]) -> Option<Part> {
        let (&[place, rank, done, worth], found) = numbers.split_first_chunk()?;
        Some(Part {
            place: usize::try_from(place).ok()?,
            rank: u32::try_from(rank).ok()?,
            done: done != 0,
            worth,
            found: found.to_vec(),
        })
    }
}

/// The place of what is no part of a search but an errand for one who works on a
/// part. Done, it is what was found.
pub const ERRAND: usize = i32::MAX as usize;

/// A search that can be shared.
pub trait Share {
    /// What it finds.
    type Output;

    /// Its parts before anything was done.
    fn parts(&self) -> Vec<Part>;

    /// Whether it goes on to its end even where time is up.
    fn to_the_end(&self) -> bool;

    /// What the parts tell by now.
    fn gather(&self, parts: &[Part], nodes: u64) -> Gathered<Self::Output>;

    /// One who works on its parts.
    fn worker(&self) -> Box<dyn Worker>;
}

/// Works on parts of a search, one after another.
pub trait Worker {
    /// Takes up a part or an errand; false where it is none of this search.
    fn take_up(&mut self, part: &Part) -> bool;

    /// Works on it for about `budget` elementary steps; done, it has come a step
    /// further.
    fn step(&mut self, budget: u64) -> Step<Part>;

    /// What others could find out for it, between two steps. Their rank says how
    /// sure it is that it will be needed, the lower the surer; from 2 on it has
    /// been begun here, and is told only so that nobody who has begun it, too,
    /// stops.
    fn errands(&self) -> Vec<Part>;

    /// Takes note of what was found on an errand. Its own errand come back without
    /// having been run is not wanted any more: the next step ends it.
    fn hear(&mut self, errand: &Part);

    /// Positions visited so far, for all its parts.
    fn nodes(&self) -> u64;
}

/// What the parts of a search tell together.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Gathered<T> {
    /// What the answer would be by now, where that is more than nothing.
    pub draft: Option<T>,
    /// What it thinks by now, where that can be told.
    pub glimpse: Option<Glimpse>,
    /// The part that is done, 0 to 1, where it can be told.
    pub progress: Option<f64>,
}

/// The part that `worker` makes of one.
pub fn advance(worker: &mut dyn Worker, part: &Part) -> Option<Part> {
    if !worker.take_up(part) {
        return None;
    }
    loop {
        if let Step::Done(part) = worker.step(crate::job::SLICE) {
            return Some(part);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_is_read_as_it_was_written() {
        let part = Part {
            place: 3,
            rank: 12,
            done: true,
            worth: -240,
            found: vec![7, -1],
        };
        assert_eq!(Part::read(&part.write()), Some(part));
    }

    #[test]
    fn what_is_no_part_is_refused() {
        for numbers in [&[][..], &[1, 2, 0], &[-1, 2, 0, 0], &[1, -2, 0, 0]] {
            assert_eq!(Part::read(numbers), None, "{numbers:?}");
        }
    }
}
