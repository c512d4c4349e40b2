//! The impartial games, when the last move wins: positions are nimbers.

use super::search::{self, Values};
use super::stop::{Allowance, Stop};
use crate::graph::simple::Vertices;
use crate::value::nimber::mex;

/// A search for nimbers.
pub type Search = search::Search<Nimbers>;

/// Nimbers of positions with at most 64 options: they are at most 64, and their
/// sums below 128.
pub struct Nimbers;

impl Values for Nimbers {
    type Value = u8;

    fn alice(&self) -> Option<Vertices> {
        None
    }

    fn zero(&self) -> u8 {
        0
    }

    fn add(&mut self, a: u8, b: u8) -> Result<u8, Stop> {
        Ok(a ^ b)
    }

    fn of_options(&mut self, options: &[(usize, u8)], _: &mut Allowance) -> Result<u8, Stop> {
        Ok(mex(options.iter().map(|(_, nimber)| u32::from(*nimber))) as u8)
    }
}
