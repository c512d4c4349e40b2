//! How long a small game lasts if the winner hurries and the loser delays.
//!
//! Values do not tell it, so every set of edges is looked at, for either player
//! to move: for few edges that is quickly done.

use super::Hackenbush;
use crate::game::Seat;

/// A larger drawing is not looked through.
const MAX_EDGES: usize = 14;

/// All positions that cutting can lead to.
pub(super) struct Pace {
    /// The edges of the drawing by their places here.
    edges: Vec<usize>,
    ends: Vec<(u8, u8)>,
    /// By vertex, its edges; vertex 0 is the ground.
    at: Vec<u16>,
    /// By seat, the edges that it may cut.
    cuts: [u16; 2],
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
        let mut names = vec![0];
        let mut pace = Pace {
            ends: Vec::with_capacity(edges.len()),
            at: vec![0],
            cuts: [0; 2],
            known: [vec![0; 1 << edges.len()], vec![0; 1 << edges.len()]],
            edges,
        };
        for (place, &edge) in pace.edges.iter().enumerate() {
            let line = position.drawing.lines()[edge];
            let [a, b] = [line.from, line.to].map(|name| {
                let known = names.iter().position(|&known| known == name);
                known.unwrap_or_else(|| {
                    names.push(name);
                    pace.at.push(0);
                    names.len() - 1
                })
            });
            pace.ends.push((a as u8, b as u8));
            pace.at[a] |= 1 << place;
            pace.at[b] |= 1 << place;
            for seat in Seat::BOTH {
                let may = Hackenbush::may_cut(seat, line.colour);
                pace.cuts[seat.index()] |= u16::from(may) << place;
            }
        }
        Some(pace)
    }

    /// How many moves the whole game lasts with this seat to move.
    pub(super) fn whole(&mut self, seat: Seat) -> u32 {
        let all = (1_u32 << self.edges.len()) - 1;
        self.length(all as u16, seat)
    }

    /// How many it lasts after a cut of the drawing, with this seat to move then.
    pub(super) fn after(&mut self, edge: usize, seat: Seat) -> Option<u32> {
        let place = self.edges.iter().position(|&known| known == edge)?;
        let all = (1_u32 << self.edges.len()) - 1;
        let left = self.joined(all as u16 & !(1 << place));
        Some(self.length(left, seat))
    }

    /// The loser to move is left with an even number of moves, the winner with
    /// an odd one: the last move is the winner's.
    fn length(&mut self, standing: u16, seat: Seat) -> u32 {
        let known = self.known[seat.index()][usize::from(standing)];
        if known != 0 {
            return u32::from(known) - 1;
        }
        let mut own = standing & self.cuts[seat.index()];
        let (mut wins, mut loses) = (None::<u32>, 0);
        while own != 0 {
            let cut = own & own.wrapping_neg();
            own &= !cut;
            let after = self.joined(standing & !cut);
            let length = 1 + self.length(after, seat.other());
            if length % 2 == 1 {
                wins = Some(wins.map_or(length, |least| least.min(length)));
            } else {
                loses = loses.max(length);
            }
        }
        let length = wins.unwrap_or(loses);
        self.known[seat.index()][usize::from(standing)] = length as u8 + 1;
        length
    }

    /// The edges of a set that are joined to the ground through it.
    fn joined(&self, set: u16) -> u16 {
        let mut joined = self.at[0] & set;
        let mut open = joined;
        while open != 0 {
            let (a, b) = self.ends[open.trailing_zeros() as usize];
            open &= open - 1;
            let more = (self.at[usize::from(a)] | self.at[usize::from(b)]) & set & !joined;
            joined |= more;
            open |= more;
        }
        joined
    }
}
