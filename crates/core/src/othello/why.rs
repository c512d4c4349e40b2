//! Why a move was bad, from what can be counted on the board.
//!
//! The move is held against the best one: what each gives and takes at once, and
//! what happens in the play that is expected after each. Every reason is true of
//! the position; of those that are, the most telling one or two are given, and
//! where none stands out that is said.

mod lines;
mod reason;

use super::bitboard::{CORNERS, Square, Squares, X_SQUARES, neighbours, single, squares};
use super::discs::Discs;
use super::features::{frontier, mobility, region};
use super::stability::stable;
use lines::Lines;
pub use reason::{Counts, Figures, Reason};

/// From so many empty squares on the game is near its end: parity matters, and
/// what lies open no longer.
const END: u32 = 20;
/// From so many on moves are too few to be counted.
const NARROW: u32 = 12;
/// From so many on discs are what counts.
const LAST: u32 = 8;
/// With more than so many, many discs are early.
const EARLY: u32 = 28;
/// So much of a line is shown.
const SHOWN: usize = 6;
/// So many reasons are given.
const MOST: usize = 2;
/// The second must tell so much by itself, and half as much as the first.
const WEIGHTY: i32 = 30;

/// What a corner that is not taken at once tells less.
const SPURNED: i32 = 60;

/// From what difference on a count says something.
const SAFE: i32 = 4;
const OPEN: i32 = 3;
const BORDERING: i32 = 4;
const TURNED: i32 = 4;

/// A bad move: the position as its maker saw it, and both moves, each with the
/// play that is expected after it (passes left out).
#[derive(Clone, Copy, Debug)]
pub struct Case<'a> {
    /// Before the move.
    pub discs: Discs,
    /// The move that was made comes first.
    pub made: &'a [Square],
    /// The better move comes first.
    pub best: &'a [Square],
}

impl Case<'_> {
    /// How much a reason tells here: a corner that the opponent has something
    /// better to do than to take tells less.
    fn weight(&self, reason: &Reason) -> i32 {
        let spurned = match reason {
            Reason::CornerGiven(corner) | Reason::CornerLeft(corner) => {
                self.made.get(1).is_some_and(|reply| reply != corner)
            }
            _ => false,
        };
        reason.strength() - if spurned { SPURNED } else { 0 }
    }
}

/// The most telling reasons, the best first; never none.
pub fn why(case: &Case<'_>) -> Vec<Reason> {
    let mut all = reasons(case);
    crate::short_list::sort_by_key(&mut all, |reason| -case.weight(reason));
    let mut given: Vec<Reason> = Vec::new();
    for reason in all {
        let new = given.first().is_none_or(|first| {
            let least = WEIGHTY.max(case.weight(first) / 2);
            first.theme() != reason.theme() && case.weight(&reason) >= least
        });
        if new && given.len() < MOST {
            given.push(reason);
        }
    }
    if given.is_empty() {
        let lines = [case.made, case.best].map(|line| line.iter().copied().take(SHOWN).collect());
        given.push(Reason::Deeper(lines));
    }
    given
}

/// All reasons that are true.
pub fn reasons(case: &Case<'_>) -> Vec<Reason> {
    let (Some(&made), Some(&best)) = (case.made.first(), case.best.first()) else {
        return Vec::new();
    };
    let pair = Pair {
        discs: case.discs,
        made,
        best,
        next: [made, best].map(|square| case.discs.play(square)),
    };
    let mut all = pair.corners();
    all.extend(pair.beside());
    all.extend(pair.stable());
    all.extend(pair.pass_missed());
    all.extend(pair.mobility());
    all.extend(pair.frontier());
    all.extend(pair.parity());
    all.extend(pair.turned());
    all.extend(Lines::play_out(case).reasons());
    all
}

/// Both moves, and the positions after them with the opponent to move.
struct Pair {
    discs: Discs,
    made: Square,
    best: Square,
    next: [Discs; 2],
}

impl Pair {
    /// What is counted of both positions.
    fn count(&self, count: impl Fn(Discs) -> u32) -> Figures {
        let [made, best] = self.next.map(count);
        Figures { made, best }
    }

    fn corners(&self) -> Vec<Reason> {
        let [made, best] = self.next.map(|next| next.moves() & CORNERS);
        let before = self.discs.passed().moves();
        let kept = single(self.best);
        let mut all: Vec<Reason> = squares(made & !best & !kept)
            .map(|corner| match before & single(corner) {
                0 => Reason::CornerGiven(corner),
                _ => Reason::CornerLeft(corner),
            })
            .collect();
        if CORNERS & kept != 0 && CORNERS & single(self.made) == 0 {
            all.push(Reason::CornerMissed(self.best));
        }
        all
    }

    fn beside(&self) -> Option<Reason> {
        let open = self.discs.empty() & CORNERS;
        let corner_by = |square| squares(open & touched(square)).next();
        let corner = corner_by(self.made)?;
        let diagonal = X_SQUARES & single(self.made) != 0;
        let clear = corner_by(self.best).is_none() && CORNERS & single(self.best) == 0;
        clear.then_some(Reason::Beside { corner, diagonal })
    }

    fn stable(&self) -> Option<Reason> {
        let figures = self.count(|next| stable(next.other, next.own).count_ones());
        (figures.gain() >= SAFE).then_some(Reason::Stable(figures))
    }

    fn pass_missed(&self) -> Option<Reason> {
        let passes = |next: Discs| next.moves() == 0 && !next.over();
        let [made, best] = self.next;
        (passes(best) && made.moves() != 0).then_some(Reason::PassMissed)
    }

    fn mobility(&self) -> Option<Reason> {
        let counts = Counts {
            own: self.count(|next| mobility(next)[1]),
            other: self.count(|next| mobility(next)[0]),
        };
        let many = self.discs.empties() > NARROW;
        (many && counts.gain() >= OPEN).then_some(Reason::Mobility(counts))
    }

    fn frontier(&self) -> Option<Reason> {
        // What touches an empty square is counted for the one who may turn it.
        let figures = self.count(|next| frontier(next)[0]);
        let open = self.discs.empties() > END;
        (open && -figures.gain() >= BORDERING).then_some(Reason::Frontier(figures))
    }

    fn parity(&self) -> Option<Reason> {
        let size = |square| region(self.discs, square).count_ones();
        let figures = Figures {
            made: size(self.made),
            best: size(self.best),
        };
        let end = self.discs.empties() <= END;
        let wrong = figures.made.is_multiple_of(2) && !figures.best.is_multiple_of(2);
        (end && wrong).then_some(Reason::Parity(figures))
    }

    fn turned(&self) -> Option<Reason> {
        let count = |square| self.discs.flips(square).count_ones();
        let figures = Figures {
            made: count(self.made),
            best: count(self.best),
        };
        match (self.discs.empties(), figures.gain()) {
            (..=LAST, 2..) => Some(Reason::Discs(figures)),
            (empties, gain) if empties > EARLY && -gain >= TURNED => Some(Reason::Greed(figures)),
            _ => None,
        }
    }
}

fn touched(square: Square) -> Squares {
    neighbours(single(square)).into_iter().fold(0, |a, b| a | b)
}
