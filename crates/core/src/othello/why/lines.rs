//! What happens in the play that is expected after a bad move, and after the
//! better one.

use super::super::bitboard::{CORNERS, Square, single};
use super::super::discs::Discs;
use super::super::features::mobility;
use super::super::stability::stable;
use super::{Case, Counts, Figures, NARROW, Reason};

/// So much of a line is looked at for a corner.
const PLIES: usize = 8;
/// After so much of it is counted.
const COUNTED: usize = 6;

/// From what difference on a count at the end of a line says something: more than
/// at once, for a line is only one way to go on.
const OPEN: i32 = 4;
const SAFE: i32 = 5;

/// A move of a line.
struct Ply {
    square: Square,
    /// Whether it is a move of the player who made the bad one.
    own: bool,
    /// The position after it.
    next: Discs,
}

impl Ply {
    /// Whether the opponent takes a corner with it.
    fn takes_corner(&self) -> bool {
        !self.own && CORNERS & single(self.square) != 0
    }
}

/// Both lines, played out.
pub(super) struct Lines {
    made: Vec<Ply>,
    best: Vec<Ply>,
}

/// Plays a line, and puts the passes in. It ends where a move is not legal.
fn play_out(mut discs: Discs, line: &[Square]) -> Vec<Ply> {
    let mut own = true;
    let mut plies = Vec::new();
    for &square in line.iter().take(PLIES) {
        if discs.moves() == 0 {
            discs = discs.passed();
            own = !own;
        }
        if discs.moves() & single(square) == 0 {
            break;
        }
        discs = discs.play(square);
        plies.push(Ply {
            square,
            own,
            next: discs,
        });
        own = !own;
    }
    plies
}

fn squares(line: &[Ply]) -> Vec<Square> {
    line.iter().map(|ply| ply.square).collect()
}

impl Lines {
    pub fn play_out(case: &Case<'_>) -> Lines {
        let [made, best] = [case.made, case.best].map(|line| play_out(case.discs, line));
        Lines { made, best }
    }

    pub fn reasons(&self) -> Vec<Reason> {
        [self.corner(), self.pass(), self.key()]
            .into_iter()
            .flatten()
            .chain(self.counts())
            .collect()
    }

    /// A corner that the opponent gets, and would not after the better move. That
    /// it can be taken at once is another reason.
    fn corner(&self) -> Option<Reason> {
        let place = self.made.iter().position(Ply::takes_corner)?;
        let corner = self.made[place].square;
        // As much must be known of the better line.
        let spared = self.best.len() >= place
            && !self
                .best
                .iter()
                .any(|ply| ply.takes_corner() && ply.square == corner);
        let line = squares(&self.made[..=place]);
        (place > 1 && spared).then_some(Reason::CornerLater(corner, line))
    }

    /// The reply after which the maker of the move must pass.
    fn pass(&self) -> Option<Reason> {
        let passes = |line: &[Ply]| {
            let reply = line.get(1).filter(|reply| !reply.own)?;
            let next = reply.next;
            Some((reply.square, next.moves() == 0 && !next.over()))
        };
        match (passes(&self.made)?, passes(&self.best)?) {
            ((reply, true), (_, false)) => Some(Reason::PassOwn(reply)),
            _ => None,
        }
    }

    /// The square of the better move is what the opponent goes for, too.
    fn key(&self) -> Option<Reason> {
        let reply = self.made.get(1).filter(|reply| !reply.own)?;
        let better = self.best.first()?.square;
        (reply.square == better).then_some(Reason::Key)
    }

    /// What is counted where both lines have gone equally far and the same player
    /// is to move.
    fn counts(&self) -> Vec<Reason> {
        let plies = self.made.len().min(self.best.len()).min(COUNTED) & !1;
        let (Some(made), Some(best)) = (self.made.get(..plies), self.best.get(..plies)) else {
            return Vec::new();
        };
        let ends = match (made.last(), best.last()) {
            (Some(made), Some(best)) if !made.own && !best.own => [made.next, best.next],
            _ => return Vec::new(),
        };
        let figures = |count: &dyn Fn(Discs) -> u32| {
            let [made, best] = ends.map(count);
            Figures { made, best }
        };
        let moves = Counts {
            own: figures(&|end| mobility(end)[0]),
            other: figures(&|end| mobility(end)[1]),
        };
        let safe = Counts {
            own: figures(&|end| stable(end.own, end.other).count_ones()),
            other: figures(&|end| stable(end.other, end.own).count_ones()),
        };
        let lines = || [squares(made), squares(best)];
        let many = ends.iter().all(|end| end.empties() > NARROW);
        let mut all = Vec::new();
        if many && moves.gain() >= OPEN {
            all.push(Reason::MobilityLater(moves, lines()));
        }
        if safe.gain() >= SAFE {
            all.push(Reason::StableLater(safe, lines()));
        }
        all
    }
}
