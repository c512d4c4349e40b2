//! A reason why a move was bad: how much it tells, and how it is said.

use super::super::bitboard::Square;
use super::super::square_name;
use crate::message::Message;

/// What a move did, or failed to do, against a better one. Each is true of the
/// position; whether it is what cost the discs is another matter, so the most
/// telling are chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The opponent can take this corner now, could not before, and could not
    /// after the better move.
    CornerGiven(Square),
    /// The opponent could take this corner before and can now, but not after the
    /// better move.
    CornerLeft(Square),
    /// The better move takes this corner.
    CornerMissed(Square),
    /// In the play to be expected the opponent takes this corner, with the last
    /// move of this line; after the better move not.
    CornerLater(Square, Vec<Square>),
    /// It lies beside this empty corner, diagonally or on the edge; the better
    /// move beside none.
    Beside {
        /// The corner.
        corner: Square,
        /// On an X square, or else a C square.
        diagonal: bool,
    },
    /// How many own discs can never be turned over again after each.
    Stable(Figures),
    /// How many discs of both can never be turned over again at the end of the
    /// play that is expected after each.
    StableLater(Counts, [Vec<Square>; 2]),
    /// The opponent is expected to go where the better move would have gone.
    Key,
    /// The better move leaves the opponent without a move.
    PassMissed,
    /// The expected reply leaves its maker without a move; that to the better
    /// move does not.
    PassOwn(Square),
    /// On how many squares both could play after each.
    Mobility(Counts),
    /// The same at the end of the play that is expected after each.
    MobilityLater(Counts, [Vec<Square>; 2]),
    /// How many own discs border on empty squares after each.
    Frontier(Figures),
    /// It begins an even region, the better move goes into an odd one: their
    /// sizes.
    Parity(Figures),
    /// It turns many discs over early in the game.
    Greed(Figures),
    /// It turns fewer over when that is what counts.
    Discs(Figures),
    /// Nothing stands out: what is expected after each, the move itself first.
    Deeper([Vec<Square>; 2]),
}

/// A count after the move that was made and after the better one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figures {
    /// After the move that was made.
    pub made: u32,
    /// After the better one.
    pub best: u32,
}

impl Figures {
    /// How many more there are after the better move.
    pub(super) fn gain(self) -> i32 {
        self.best.cast_signed() - self.made.cast_signed()
    }
}

/// A count for both players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts {
    /// For who made the move.
    pub own: Figures,
    /// For the opponent.
    pub other: Figures,
}

impl Counts {
    /// How much better the better move is.
    pub(super) fn gain(self) -> i32 {
        self.own.gain() - self.other.gain()
    }
}

/// Of reasons that are about the same only one is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Theme {
    Corners,
    Safety,
    Passing,
    Key,
    Openness,
    End,
    Depth,
}

impl Reason {
    pub(super) fn theme(&self) -> Theme {
        match self {
            Reason::CornerGiven(_)
            | Reason::CornerLeft(_)
            | Reason::CornerMissed(_)
            | Reason::CornerLater(..)
            | Reason::Beside { .. } => Theme::Corners,
            Reason::Stable(_) | Reason::StableLater(..) => Theme::Safety,
            Reason::Key => Theme::Key,
            Reason::PassMissed | Reason::PassOwn(_) => Theme::Passing,
            Reason::Mobility(_)
            | Reason::MobilityLater(..)
            | Reason::Frontier(_)
            | Reason::Greed(_) => Theme::Openness,
            Reason::Parity(_) | Reason::Discs(_) => Theme::End,
            Reason::Deeper(_) => Theme::Depth,
        }
    }

    /// How much it tells, in tenths of a disc as players would guess them.
    pub(super) fn strength(&self) -> i32 {
        match self {
            Reason::CornerGiven(_) => 110,
            Reason::CornerLeft(_) => 100,
            Reason::CornerMissed(_) => 90,
            Reason::CornerLater(..) => 65,
            Reason::Beside { diagonal: true, .. } | Reason::Parity(_) => 45,
            Reason::Beside { .. } => 30,
            Reason::Stable(figures) | Reason::Discs(figures) => 10 * figures.gain(),
            Reason::PassMissed | Reason::PassOwn(_) => 70,
            Reason::Mobility(counts) => 6 * counts.gain(),
            Reason::MobilityLater(counts, _) => 4 * counts.gain(),
            Reason::StableLater(counts, _) => 7 * counts.gain(),
            Reason::Key => 25,
            Reason::Frontier(figures) => -4 * figures.gain(),
            Reason::Greed(figures) => -5 * figures.gain(),
            Reason::Deeper(_) => 0,
        }
    }

    /// In words, of this move and the better one. Who made it and who is the
    /// opponent is for the reader to fill in: `player` and `other`.
    pub fn message(&self, made: Square, best: Square) -> Message {
        let say = |key| {
            Message::new(key)
                .with("made", square_name(made))
                .with("best", square_name(best))
        };
        let compare = |key, figures: &Figures| {
            say(key)
                .with("count", figures.made)
                .with("better", figures.best)
        };
        let both = |key, counts: &Counts| {
            compare(key, &counts.other)
                .with("own", counts.own.made)
                .with("own_better", counts.own.best)
        };
        let later = |message: Message, [line, instead]: &[Vec<Square>; 2]| {
            message
                .with("line", write_line(line))
                .with("instead", write_line(instead))
        };
        let corner = |key, corner: &Square| say(key).with("corner", square_name(*corner));
        match self {
            Reason::CornerGiven(square) => corner("othello.bad.corner.given", square),
            Reason::CornerLeft(square) => corner("othello.bad.corner.left", square),
            Reason::CornerMissed(square) => corner("othello.bad.corner.missed", square),
            Reason::CornerLater(square, line) => {
                corner("othello.bad.corner.later", square).with("line", write_line(line))
            }
            Reason::Beside {
                corner: square,
                diagonal: true,
            } => corner("othello.bad.beside.x", square),
            Reason::Beside { corner: square, .. } => corner("othello.bad.beside.c", square),
            Reason::Stable(figures) => compare("othello.bad.stable", figures),
            Reason::PassMissed => say("othello.bad.pass.missed"),
            Reason::PassOwn(reply) => {
                say("othello.bad.pass.own").with("reply", square_name(*reply))
            }
            Reason::Key => say("othello.bad.key"),
            Reason::Mobility(counts) => both("othello.bad.mobility", counts),
            Reason::MobilityLater(counts, lines) => {
                later(both("othello.bad.mobility.later", counts), lines)
            }
            Reason::StableLater(counts, lines) => {
                later(both("othello.bad.stable.later", counts), lines)
            }
            Reason::Frontier(figures) => compare("othello.bad.frontier", figures),
            Reason::Parity(figures) => compare("othello.bad.parity", figures),
            Reason::Greed(figures) => compare("othello.bad.greed", figures),
            Reason::Discs(figures) => compare("othello.bad.discs", figures),
            Reason::Deeper(lines) => later(say("othello.bad.deeper"), lines),
        }
    }
}

/// A line as people write it: `c4 e3 f6`.
fn write_line(line: &[Square]) -> String {
    let names: Vec<String> = line.iter().copied().map(square_name).collect();
    names.join(" ")
}
