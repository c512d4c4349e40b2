//! One graph after another, for tables.

use std::rc::Rc;

use super::arena::{Arena, Kind};
use super::nimbers::{self, Nimbers};
use super::outcomes::{self, Manner};
use super::stop::{Allowance, Stop};
use crate::game::Seat;
use crate::graph::convex::{Convexity, Path};
use crate::graph::simple::SimpleGraph;
use crate::graph::symmetry::Symmetry;

/// What a table says of a graph: impartial play, nothing chosen beforehand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// When the last move wins.
    pub nimber: u32,
    /// Whether whoever begins wins when the last move loses.
    pub wins_misere: bool,
}

/// Induced paths are followed no further than this.
const MAX_PATHS: u64 = 100_000_000;

/// Finds out what a table says of a graph; `None` where it is too hard.
///
/// ```
/// use zermelo_core::games::convexity::arena::Kind;
/// use zermelo_core::games::convexity::survey::line;
/// use zermelo_core::graph::{convex::Path, families};
///
/// let path = families::make("path", &[5], 0).unwrap();
/// let line = line(&path, Path::Geodesic, Kind::ClosedInterval).unwrap();
/// assert_eq!(line.nimber, 1);
/// ```
pub fn line(graph: &SimpleGraph, path: Path, kind: Kind) -> Option<Line> {
    let convexity = Convexity::new(graph, path, MAX_PATHS).ok()?;
    let symmetry = Rc::new(Symmetry::of(graph, 0));
    let arena = Rc::new(Arena::new(graph, convexity, kind));
    solve(&arena, &symmetry).ok()
}

fn solve(arena: &Rc<Arena>, symmetry: &Rc<Symmetry>) -> Result<Line, Stop> {
    let start = arena.state(0);
    let left = &mut Allowance::endless();
    let mut search = nimbers::Search::new(Rc::clone(arena), Rc::clone(symmetry), Nimbers);
    let nimber = search.value(start, left)?.into();
    drop(search);
    let manner = Manner {
        misere: true,
        alice: None,
    };
    let mut search = outcomes::Search::new(Rc::clone(arena), manner, Rc::clone(symmetry));
    Ok(Line {
        nimber,
        wins_misere: search.wins(start, Seat::First, left)?,
    })
}
