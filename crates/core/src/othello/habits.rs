//! How people go wrong at Othello.
//!
//! Who learns the game does not err at random. Each habit here is one that
//! teachers of the game warn of (the lesson on counting, corners and quiet moves
//! is in any primer), and says in how many of a hundred turns, or moves, it gets
//! the better of a player. What it makes of a move's worth is added to what the
//! search found; the dice only say when.

use fastrand::Rng;

use super::bitboard::{C_SQUARES, CORNERS, Square, Squares, X_SQUARES, neighbours, single};
use super::discs::Discs;
use super::evaluation::DISC;
use super::xray::{Limits, Seen};

/// In how many of a hundred cases a player goes wrong, by habit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Habits {
    /// Counts discs: what a move turns over now seems worth having, long before
    /// the end when it is counted. By turn.
    pub greed: u8,
    /// Loves edges: any square on the border seems good, whatever it costs. By
    /// turn.
    pub edges: u8,
    /// Plays at once: sees the own move, but no reply to it. By turn.
    pub haste: u8,
    /// Overlooks that a move lets the opponent into a corner, now or soon; half
    /// as often while the board is still open, for corners go late. By move.
    pub corners: u8,
    /// Does not think of quiet moves: inside, and turning over a single disc. By
    /// move.
    pub quiet: u8,
    /// Does not count the ending out, so the last square of a region goes to
    /// whom it may. By turn.
    pub parity: u8,
    /// Cannot tell moves apart that differ by so many hundredths of a disc.
    pub blur: u8,
}

/// What a greedy player sees in a disc that is turned over.
const TURNED: i32 = 5 * DISC;

/// So near the end it is no mistake to count.
const COUNTING: u32 = 4;

/// What who loves edges sees in a square of the border, and in a corner.
const BORDER_SQUARE: i32 = 12 * DISC;
const CORNER: i32 = 16 * DISC;

/// With more empty squares the board is open.
const OPEN: u32 = 32;

/// What a square beside an empty corner seems better by to who does not see the
/// corner: it costs about so much.
const BESIDE: i32 = 4 * DISC;

/// The squares around the board.
const BORDER: Squares = 0xff81_8181_8181_81ff;

/// What gets the better of a player this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mood {
    greedy: bool,
    fond_of_edges: bool,
    /// How far the player looks.
    pub limits: Limits,
}

fn happens(rate: u8, rng: &mut Rng) -> bool {
    rng.u8(0..100) < rate
}

impl Habits {
    /// What gets the better of a player this turn who else would look so far.
    pub fn mood(&self, limits: Limits, rng: &mut Rng) -> Mood {
        let mut happens = |rate| happens(rate, rng);
        Mood {
            greedy: happens(self.greed),
            fond_of_edges: happens(self.edges),
            limits: Limits {
                depth: if happens(self.haste) { 1 } else { limits.depth },
                solve: if happens(self.parity) {
                    0
                } else {
                    limits.solve
                },
                ..limits
            },
        }
    }

    /// Whether a move that gives a corner away seems to give nothing.
    pub fn overlooks_corner(&self, discs: Discs, square: Square, rng: &mut Rng) -> bool {
        let rate = match discs.empties() {
            0..=OPEN => self.corners,
            _ => self.corners / 2,
        };
        // The dice fall for every move, so that one more does not change what is
        // seen of the others.
        happens(rate, rng) && gives_corner(discs, square)
    }

    /// Whether a move does not come to mind.
    pub fn misses(&self, discs: Discs, square: Square, rng: &mut Rng) -> bool {
        happens(self.quiet, rng) && is_quiet(discs, square)
    }

    /// What a move is misjudged by for no reason.
    pub fn misjudged(&self, rng: &mut Rng) -> i32 {
        let most = i32::from(self.blur) / 2;
        rng.i32(-most..=most)
    }

    /// What a move seems to be worth more than it is, on the average over moods:
    /// what somebody can reckon with who plays against these habits.
    pub fn usual_bias(&self, discs: Discs, square: Square) -> i32 {
        let blind = if beside_corner(discs, square) {
            BESIDE
        } else {
            0
        };
        (greed(discs, square) * i32::from(self.greed)
            + love_of_edges(square) * i32::from(self.edges)
            + blind * i32::from(self.corners))
            / 100
    }
}

impl Mood {
    /// What a move seems to be worth more than it is.
    pub fn bias(self, discs: Discs, square: Square) -> i32 {
        let mut bias = 0;
        if self.greedy {
            bias += greed(discs, square);
        }
        if self.fond_of_edges {
            bias += love_of_edges(square);
        }
        bias
    }
}

fn greed(discs: Discs, square: Square) -> i32 {
    if discs.empties() > COUNTING {
        TURNED * discs.flips(square).count_ones().cast_signed()
    } else {
        0
    }
}

fn love_of_edges(square: Square) -> i32 {
    match single(square) {
        disc if disc & CORNERS != 0 => CORNER,
        disc if disc & BORDER != 0 => BORDER_SQUARE,
        _ => 0,
    }
}

/// Whether the opponent gets a corner by this move that was out of reach, or will
/// want to.
pub fn gives_corner(discs: Discs, square: Square) -> bool {
    opens_corner(discs, square) || beside_corner(discs, square)
}

/// Whether the opponent can take a corner at once that was out of reach.
pub fn opens_corner(discs: Discs, square: Square) -> bool {
    let before = discs.passed().moves();
    discs.play(square).moves() & CORNERS & !before != 0
}

/// Whether the square lies beside an empty corner.
fn beside_corner(discs: Discs, square: Square) -> bool {
    let around = neighbours(discs.empty() & CORNERS)
        .into_iter()
        .fold(0, |all, set| all | set);
    single(square) & around & (X_SQUARES | C_SQUARES) != 0
}

/// Whether a move is inside and turns over a single disc.
pub fn is_quiet(discs: Discs, square: Square) -> bool {
    single(square) & BORDER == 0 && discs.flips(square).is_power_of_two()
}

/// What a move seems to be worth to who does not see the corners it gives:
/// `replies` is what the opponent's moves are worth to the opponent.
pub fn without_corners(discs: Discs, square: Square, value: i32, replies: &[Seen]) -> i32 {
    let elsewhere = replies
        .iter()
        .filter(|reply| single(reply.square) & CORNERS == 0)
        .map(|reply| reply.value)
        .max();
    // Other replies are never better for the opponent, seen equally far.
    let unseen = elsewhere.map_or(value, |best| value.max(-best));
    if beside_corner(discs, square) {
        unseen + BESIDE
    } else {
        unseen
    }
}
