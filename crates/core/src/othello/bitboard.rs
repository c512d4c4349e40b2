//! Sets of squares as bits, and the two operations that everything rests on:
//! where a player may move, and what a move turns over.
//!
//! Bit 0 is a1, bit 7 is h1, bit 8 is a2, bit 63 is h8.

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod lanes;

/// A set of squares.
pub type Squares = u64;

/// A square, 0 to 63.
pub type Square = u8;

/// The four corners.
pub const CORNERS: Squares = 0x8100_0000_0000_0081;

/// The squares diagonally next to a corner, called X squares.
pub const X_SQUARES: Squares = 0x0042_0000_0000_4200;

/// The squares beside a corner on the edge, called C squares.
pub const C_SQUARES: Squares = 0x4281_0000_0000_8142;

const LEFT: Squares = 0x0101_0101_0101_0101;
const INNER: Squares = 0x7e7e_7e7e_7e7e_7e7e;

/// Steps from a square towards higher bits: east, south-west, south, south-east.
const STEPS: [(i8, i8); 4] = [(1, 0), (-1, 1), (0, 1), (1, 1)];

/// By square, the squares of the four rays towards higher bits, then of the four
/// opposite ones.
static RAYS: [[Squares; 8]; 64] = rays();

const fn rays() -> [[Squares; 8]; 64] {
    let mut all = [[0; 8]; 64];
    let mut square = 0;
    while square < 64 {
        let mut step = 0;
        while step < 4 {
            let (dx, dy) = STEPS[step];
            all[square][step] = ray(square, dx, dy);
            all[square][step + 4] = ray(square, -dx, -dy);
            step += 1;
        }
        square += 1;
    }
    all
}

const fn ray(square: usize, dx: i8, dy: i8) -> Squares {
    let (mut x, mut y) = ((square % 8) as i8 + dx, (square / 8) as i8 + dy);
    let mut squares = 0;
    while x >= 0 && x < 8 && y >= 0 && y < 8 {
        squares |= 1 << (8 * y + x);
        x += dx;
        y += dy;
    }
    squares
}

/// The squares of a set, lowest first.
pub fn squares(mut set: Squares) -> impl Iterator<Item = Square> {
    std::iter::from_fn(move || {
        let square = (set != 0).then(|| set.trailing_zeros() as Square);
        set &= set.wrapping_sub(1);
        square
    })
}

/// The set of one square.
pub fn single(square: Square) -> Squares {
    1 << (square & 63)
}

/// The set moved by one step in each of the eight directions.
pub fn neighbours(set: Squares) -> [Squares; 8] {
    let (east, west) = ((set & !(LEFT << 7)) << 1, (set & !LEFT) >> 1);
    let (north, south) = (set >> 8, set << 8);
    [
        east,
        west,
        north,
        south,
        east >> 8,
        east << 8,
        west >> 8,
        west << 8,
    ]
}

/// By square, how many of its neighbours are in the set: the digits of that
/// number in base 2, least first. Many small counts at once need few operations
/// where each is only a bit of a word.
#[inline]
pub fn count_neighbours(set: Squares) -> [Squares; 4] {
    let add = |sets: [Squares; 3]| {
        let [one, two, three] = sets;
        (one ^ two ^ three, one & two | (one ^ two) & three)
    };
    let sets = neighbours(set);
    let (first, first_carry) = add([sets[0], sets[1], sets[2]]);
    let (second, second_carry) = add([sets[3], sets[4], sets[5]]);
    let (third, third_carry) = add([first, second, sets[6]]);
    let (twos, fours) = add([first_carry, second_carry, third_carry]);
    let (ones, last_carry) = (third ^ sets[7], third & sets[7]);
    let carry = twos & last_carry;
    [ones, twos ^ last_carry, fours ^ carry, fours & carry]
}

/// Where the player who owns `own` may move.
///
/// Along each of the four lines at once, `fill` follows the opponent's discs
/// away from one's own: six steps in three by doubling (Kogge and Stone 1973).
#[inline]
pub fn moves(own: Squares, other: Squares) -> Squares {
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    return lanes::moves(own, other);
    #[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
    moves_by_line(own, other)
        .into_iter()
        .fold(0, |all, line| all | line)
}

/// The same, apart for rows, columns and both kinds of diagonals.
#[inline]
pub fn moves_by_line(own: Squares, other: Squares) -> [Squares; 4] {
    let (inner, empty) = (other & INNER, !(own | other));
    [
        reach(own, inner, 1) & empty,
        reach(own, other, 8) & empty,
        reach(own, inner, 7) & empty,
        reach(own, inner, 9) & empty,
    ]
}

/// The squares just beyond a row of the opponent's discs that begins at one of
/// one's own, in both directions of a line.
#[inline]
fn reach(own: Squares, other: Squares, step: u32) -> Squares {
    let mut up = other & (own << step);
    let mut down = other & (own >> step);
    up |= other & (up << step);
    down |= other & (down >> step);
    let pairs = other & (other << step);
    let double = 2 * step;
    up |= pairs & (up << double);
    up |= pairs & (up << double);
    let pairs = pairs >> step;
    down |= pairs & (down >> double);
    down |= pairs & (down >> double);
    up << step | down >> step
}

/// What a disc of `own` on an empty square turns over; nothing where the move is
/// not legal.
#[inline]
pub fn flips(own: Squares, other: Squares, square: Square) -> Squares {
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    return lanes::flips(own, other, square);
    #[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
    {
        let rays = &RAYS[usize::from(square & 63)];
        let up = |step: usize| up(own, other, rays[step]);
        let down = |step: usize| down(own, other, rays[step + 4]);
        up(0) | up(1) | up(2) | up(3) | down(0) | down(1) | down(2) | down(3)
    }
}

/// What is turned over along a ray towards higher bits: a carry runs through the
/// opponent's discs to the first square that is not one.
#[inline]
fn up(own: Squares, other: Squares, ray: Squares) -> Squares {
    let end = (other | !ray).wrapping_add(1) & own & ray;
    end.wrapping_sub(Squares::from(end != 0)) & ray
}

/// The same towards lower bits: that square is the highest bit left of the ray.
#[inline]
fn down(own: Squares, other: Squares, ray: Squares) -> Squares {
    let stop = (!other & ray) | 1;
    let end = ((1 << 63) >> stop.leading_zeros()) & own & ray;
    (end << 1).wrapping_neg() & ray
}

/// By place on a line and the discs of one colour on it, how many discs of the
/// other colour a move there turns over where every other square is theirs.
static LAST: [[u8; 256]; 8] = last();

const fn last() -> [[u8; 256]; 8] {
    let mut counts = [[0; 256]; 8];
    let mut place = 0_usize;
    while place < 8 {
        let mut line = 0_usize;
        while line < 256 {
            let (low, high) = (line & ((1 << place) - 1), line >> (place + 1));
            let mut count = 0;
            if high != 0 {
                count += high.trailing_zeros() as u8;
            }
            if low != 0 {
                count += (place - 1) as u8 - (usize::BITS - 1 - low.leading_zeros()) as u8;
            }
            counts[place][line] = count;
            line += 1;
        }
        place += 1;
    }
    counts
}

/// By square, its two diagonals, itself included.
static DIAGONALS: [[Squares; 2]; 64] = diagonals();

const fn diagonals() -> [[Squares; 2]; 64] {
    let mut all = [[0; 2]; 64];
    let mut square = 0;
    while square < 64 {
        let here = 1 << square;
        all[square][0] = ray(square, 1, 1) | ray(square, -1, -1) | here;
        all[square][1] = ray(square, 1, -1) | ray(square, -1, 1) | here;
        square += 1;
    }
    all
}

/// How many discs a move of `own` turns over on the last empty square.
#[inline]
pub fn last_flips(own: Squares, square: Square) -> u32 {
    let (x, y) = (usize::from(square & 7), usize::from(square >> 3 & 7));
    let [falling, rising] = DIAGONALS[usize::from(square & 63)];
    let gather = |line: Squares| (line.wrapping_mul(LEFT) >> 56) as usize;
    let column = usize::from(transpose_column(own, x as u32));
    let row = (own >> (8 * y) & 0xff) as usize;
    u32::from(LAST[x][row])
        + u32::from(LAST[y][column])
        + u32::from(LAST[x][gather(own & falling)])
        + u32::from(LAST[x][gather(own & rising)])
}

/// A column as a row, the top square first.
#[inline]
pub fn transpose_column(set: Squares, column: u32) -> u8 {
    ((set >> column & LEFT).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
}

/// The squares of the quadrants that hold an odd number of the set.
#[inline]
pub fn odd_quadrants(set: Squares) -> Squares {
    let row = set ^ set >> 1;
    let row = (row ^ row >> 2) & 0x1111_1111_1111_1111;
    let rows = row ^ row >> 8;
    let rows = (rows ^ rows >> 16) & 0x0000_0011_0000_0011;
    rows.wrapping_mul(0x0f0f_0f0f)
}

/// The board upside down: a1 becomes a8.
pub fn flip_rows(set: Squares) -> Squares {
    set.swap_bytes()
}

/// The board mirrored in the diagonal from a1 to h8: b1 becomes a2.
pub fn transpose(set: Squares) -> Squares {
    let swap = |set: Squares, mask: Squares, shift: u32| {
        let moved = (set ^ set >> shift) & mask;
        set ^ moved ^ moved << shift
    };
    let set = swap(set, 0x00aa_00aa_00aa_00aa, 7);
    let set = swap(set, 0x0000_cccc_0000_cccc, 14);
    swap(set, 0x0000_0000_f0f0_f0f0, 28)
}

/// One of the eight symmetries of the board, 0 being none.
pub fn turned(set: Squares, symmetry: u8) -> Squares {
    let mut set = set;
    if symmetry & 1 != 0 {
        set = transpose(set);
    }
    if symmetry & 2 != 0 {
        set = flip_rows(set);
    }
    if symmetry & 4 != 0 {
        // Columns are turned by turning rows of the transposed board.
        set = transpose(flip_rows(transpose(set)));
    }
    set
}

/// The slow way to everything, one square and one direction at a time: what the
/// quick ways are tested and measured against.
pub mod naive {
    use super::{Square, Squares};

    const DIRECTIONS: [(i8, i8); 8] = [
        (1, 0),
        (1, 1),
        (0, 1),
        (-1, 1),
        (-1, 0),
        (-1, -1),
        (0, -1),
        (1, -1),
    ];

    /// See [`super::flips`].
    pub fn flips(own: Squares, other: Squares, square: Square) -> Squares {
        let mut all = 0;
        for (dx, dy) in DIRECTIONS {
            let (mut x, mut y) = ((square % 8).cast_signed(), (square / 8).cast_signed());
            let mut row = 0;
            loop {
                x += dx;
                y += dy;
                if !(0..8).contains(&x) || !(0..8).contains(&y) {
                    break;
                }
                let here: Squares = 1 << (8 * y + x);
                if other & here != 0 {
                    row |= here;
                } else {
                    if own & here != 0 {
                        all |= row;
                    }
                    break;
                }
            }
        }
        all
    }

    /// See [`super::moves`].
    pub fn moves(own: Squares, other: Squares) -> Squares {
        (0..64)
            .filter(|&square| (own | other) >> square & 1 == 0 && flips(own, other, square) != 0)
            .fold(0, |set, square| set | 1 << square)
    }

    /// Flips by following the opponent's discs in all eight directions with
    /// shifts, no tables: the other quick way, kept to be measured.
    pub fn filled_flips(own: Squares, other: Squares, square: Square) -> Squares {
        let disc: Squares = 1 << square;
        let inner = other & super::INNER;
        let mut all = 0;
        for (step, other) in [(1, inner), (7, inner), (8, other), (9, inner)] {
            let mut up = other & (disc << step);
            let mut down = other & (disc >> step);
            for _ in 0..5 {
                up |= other & (up << step);
                down |= other & (down >> step);
            }
            let ends = |row: Squares, end: Squares| if end & own == 0 { 0 } else { row };
            all |= ends(up, up << step) | ends(down, down >> step);
        }
        all
    }
}
