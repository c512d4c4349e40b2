//! Where a game can go from here: every move, with the opening that it leads to and
//! what it is worth.

use serde::Serialize;

use super::bitboard::{single, squares, turned};
use super::discs::Discs;
use super::evaluation::DISC;
use super::xray::{Limits, XRay};
use super::{Move, Othello, openings, square_name};
use crate::job::{Job, Progress, Step};
use crate::table::Table;

/// As deep as somebody looks on; openings are far from the end.
const LIMITS: Limits = Limits {
    depth: 20,
    nodes: u64::MAX,
    solve: 10,
};

/// A way to go on.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Branch {
    /// The move; where the position looks the same from several sides, all that
    /// come to the same, the one that is usually written first.
    pub moves: Vec<String>,
    /// The opening that it leads to.
    pub name: Option<&'static str>,
    /// How many openings lie beyond it.
    pub ahead: usize,
    /// What its maker will have more in the end, in discs, as far as can be seen;
    /// none before it was looked at.
    pub value: Option<f64>,
    /// The moves that are expected then, itself first.
    pub line: Vec<String>,
}

impl Branch {
    /// The larger, the sooner it is named: by its worth, then by where it leads.
    fn rank(&self) -> (Option<i32>, usize) {
        let hundredths = |discs: f64| (discs * f64::from(DISC)) as i32;
        (self.value.map(hundredths), self.ahead)
    }
}

/// All ways to go on, the best first.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Crossroads {
    /// The last opening that the game went through.
    pub name: Option<&'static str>,
    /// How many openings lie ahead.
    pub ahead: usize,
    /// How many plies deep the moves were looked at.
    pub depth: u32,
    /// The moves.
    pub branches: Vec<Branch>,
}

/// A look around, deeper and deeper.
pub struct Explorer {
    position: Othello,
    name: Option<&'static str>,
    xray: XRay,
}

impl Explorer {
    /// Begins to look at where this game can go.
    pub fn new(table: &Table<Othello>) -> Explorer {
        Explorer::within(table, LIMITS)
    }

    /// The same, not any further than that.
    pub fn within(table: &Table<Othello>, limits: Limits) -> Explorer {
        let position = *table.position();
        Explorer {
            position,
            name: openings::name(table),
            xray: XRay::new(position.discs(), limits),
        }
    }

    /// A way to go on by one of these moves, which come to the same.
    fn branch(&self, alike: &[Move]) -> Option<Branch> {
        let choice = *alike.first()?;
        let next = self.position.after(choice);
        let seen = self.xray.seen().iter();
        let seen = seen
            .filter(|seen| seen.depth > 0)
            .find(|seen| choice == Move::Place(seen.square));
        Some(Branch {
            moves: alike.iter().map(Move::to_string).collect(),
            name: openings::name_of(&next),
            ahead: openings::ahead(&next),
            value: seen.map(|seen| f64::from(seen.value) / f64::from(DISC)),
            line: seen.map_or_else(Vec::new, |seen| {
                let line = self.xray.line_from(seen).into_iter();
                line.map(square_name).collect()
            }),
        })
    }

    fn crossroads(&self) -> Crossroads {
        let discs = self.position.discs();
        let mut ways = orbits(discs);
        if ways.is_empty() && !discs.over() {
            ways.push(vec![Move::Pass]);
        }
        let mut branches: Vec<Branch> = Vec::new();
        for branch in ways.iter().filter_map(|alike| self.branch(alike)) {
            let worse = |other: &Branch| other.rank() < branch.rank();
            let place = branches.iter().position(worse);
            branches.insert(place.unwrap_or(branches.len()), branch);
        }
        Crossroads {
            name: self.name,
            ahead: openings::ahead(&self.position),
            depth: self.xray.depth().unwrap_or(0),
            branches,
        }
    }
}

/// The moves of a position, those together that a symmetry of the position takes
/// to one another. Players write f5 where d3, c4 and e6 would do: the one to the
/// right stands first.
fn orbits(discs: Discs) -> Vec<Vec<Move>> {
    let own: Vec<u8> = (0..8)
        .filter(|&symmetry| discs.turned(symmetry) == discs)
        .collect();
    let mut all = Vec::new();
    let mut rest = discs.moves();
    for square in (0..64).map(|place| 7 - place / 8 + 8 * (place % 8)) {
        let first = single(square);
        if rest & first == 0 {
            continue;
        }
        let images = own.iter().map(|&symmetry| turned(first, symmetry));
        let orbit = images.fold(0, |all, image| all | image);
        rest &= !orbit;
        let others = squares(orbit & !first).map(Move::Place);
        all.push([Move::Place(square)].into_iter().chain(others).collect());
    }
    all
}

impl Job for Explorer {
    type Output = Crossroads;

    fn step(&mut self, budget: u64) -> Step<Crossroads> {
        match self.xray.step(budget) {
            Step::Done(_) => Step::Done(self.crossroads()),
            Step::Working(Progress { nodes, .. }) => Step::Working(Progress { nodes, part: None }),
        }
    }

    fn hurry(&mut self) {
        self.xray.hurry();
    }

    /// Names and moves at once, values when all moves were looked at equally far.
    fn draft(&self) -> Option<Crossroads> {
        Some(self.crossroads())
    }
}
