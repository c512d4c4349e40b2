//! How long a small game lasts if the winner hurries and the loser delays.
//!
//! Values do not tell it, so every set of edges is looked at, for either player
//! to move: for few edges that is quickly done.

use super::Hackenbush;
use super::small::Small;
use crate::game::Seat;

/// A larger drawing is not looked through.
const MAX_EDGES: usize = 14;

/// All positions that cutting can lead to.
pub(super) struct Pace {
    small: Small,
    /// All edges.
    all: u32,
    /// By seat, the edges that it may cut.
    cuts: [u32; 2],
    /// By seat to move and set of edges: 0 where it is not known yet, else the
    /// number of moves and one more.
    known: [Vec<u8>; 2],
}

impl Pace {
    /// Nothing looked at yet; none where there are too many edges.
    pub(super) fn new(position: &Hackenbush) -> Option<Pace> {
        let edges: Vec<usize> = position.standing.iter().take(MAX_EDGES + 1).collect();
        if edges.len() > MAX_EDGES {
            return None;
        }
        let small = Small::new(&position.drawing, edges);
        let may = |seat| small.filter(|edge| Hackenbush::may_cut(seat, position.colour(edge)));
        Some(Pace {
            all: small.filter(|_| true),
            cuts: Seat::BOTH.map(may),
            known: [vec![0; small.sets()], vec![0; small.sets()]],
            small,
        })
    }

    /// How many moves the whole game lasts with this seat to move.
    pub(super) fn whole(&mut self, seat: Seat) -> u32 {
        self.length(self.all, seat)
    }

    /// How many it lasts after a cut of the drawing, with this seat to move then.
    pub(super) fn after(&mut self, edge: usize, seat: Seat) -> u32 {
        let left = self.small.filter(|other| other != edge);
        self.length(self.small.joined(left), seat)
    }

    /// The loser to move is left with an even number of moves, the winner with
    /// an odd one: the last move is the winner's.
    fn length(&mut self, standing: u32, seat: Seat) -> u32 {
        let known = self.known[seat.index()][standing as usize];
        if known != 0 {
            return u32::from(known) - 1;
        }
        let mut own = standing & self.cuts[seat.index()];
        let (mut wins, mut loses) = (None::<u32>, 0);
        while own != 0 {
            let cut = own & own.wrapping_neg();
            own &= !cut;
            let after = self.small.joined(standing & !cut);
            let length = 1 + self.length(after, seat.other());
            if length % 2 == 1 {
                wins = Some(wins.map_or(length, |least| least.min(length)));
            } else {
                loses = loses.max(length);
            }
        }
        let length = wins.unwrap_or(loses);
        self.known[seat.index()][standing as usize] = length as u8 + 1;
        length
    }
}
