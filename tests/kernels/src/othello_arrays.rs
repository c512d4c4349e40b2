//! Othello as programs kept it before bitboards: squares in an array, lines as
//! numbers in base 3, everything brought up to date move by move. Only to be
//! measured against.
//!
//! Of the 46 lines those of one and two squares are left out: nothing can be
//! turned over along them.

use std::rc::Rc;
use std::sync::OnceLock;
use zermelo_core::othello::bitboard::Square;
use zermelo_core::othello::edges::Edge;
use zermelo_core::othello::weights::{Mobility, Row, Weights};

const EMPTY: u8 = 0;
const BLACK: u8 = 1;
const WHITE: u8 = 2;

/// 3^8: the states of the longest line.
const STATES: usize = 6561;

/// A line that a square lies on.
#[derive(Clone, Copy)]
struct Through {
    line: usize,
    place: usize,
    power: u16,
}

/// What can be read off a line of some length, by its state.
struct Reading {
    /// How many squares black, and white, would capture from along the line.
    mobility: Vec<[u8; 2]>,
    /// By colour, state and place, how many discs a move turns over towards the
    /// beginning of the line and, sixteen times, towards its end.
    flips: [Vec<[u8; 8]>; 2],
}

/// What never changes.
struct Geometry {
    lines: Vec<Vec<Square>>,
    through: Vec<Vec<Through>>,
    neighbours: Vec<Vec<Square>>,
    /// By length.
    readings: Vec<Reading>,
    /// The lines that are edges: top, bottom, left, right.
    edges: [usize; 4],
}

const DIRECTIONS: [(i32, i32); 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];

fn square_at(x: i32, y: i32) -> Option<Square> {
    ((0..8).contains(&x) && (0..8).contains(&y)).then_some((8 * y + x).cast_unsigned() as Square)
}

fn geometry() -> &'static Geometry {
    static GEOMETRY: OnceLock<Geometry> = OnceLock::new();
    GEOMETRY.get_or_init(|| {
        let mut lines: Vec<Vec<Square>> = Vec::new();
        for (dx, dy) in DIRECTIONS {
            for (x, y) in (0..64).map(|square| (square % 8, square / 8)) {
                if square_at(x - dx, y - dy).is_none() {
                    let line = (0..8).map_while(|step| square_at(x + step * dx, y + step * dy));
                    lines.push(line.collect());
                }
            }
        }
        assert_eq!(lines.len(), 46);
        lines.retain(|line| line.len() > 2);
        let mut through = vec![Vec::new(); 64];
        for (line, squares) in lines.iter().enumerate() {
            for (place, &square) in squares.iter().enumerate() {
                let power = 3_u16.pow(place as u32);
                through[usize::from(square)].push(Through { line, place, power });
            }
        }
        let around = |square: i32| {
            let steps = DIRECTIONS.iter().flat_map(|&(x, y)| [(x, y), (-x, -y)]);
            let next = steps.filter_map(|(x, y)| square_at(square % 8 + x, square / 8 + y));
            next.collect()
        };
        let edge = |first, last| {
            let found = lines
                .iter()
                .position(|line| (line[0], line[line.len() - 1]) == (first, last));
            found.unwrap_or(0)
        };
        Geometry {
            edges: [edge(0, 7), edge(56, 63), edge(0, 56), edge(7, 63)],
            through,
            neighbours: (0..64).map(around).collect(),
            readings: (0..=8).map(Reading::new).collect(),
            lines,
        }
    })
}

impl Reading {
    fn new(length: u32) -> Reading {
        let states = 3_usize.pow(length);
        let mut reading = Reading {
            mobility: vec![[0; 2]; states],
            flips: [vec![[0; 8]; states], vec![[0; 8]; states]],
        };
        for state in 0..states {
            let cells: Vec<u8> = (0..length)
                .map(|place| (state / 3_usize.pow(place) % 3) as u8)
                .collect();
            for colour in [BLACK, WHITE] {
                for place in (0..cells.len()).filter(|place| cells[*place] == EMPTY) {
                    let back = captured(colour, cells[..place].iter().rev());
                    let forth = captured(colour, cells[place + 1..].iter());
                    let own = usize::from(colour - BLACK);
                    reading.flips[own][state][place] = back | forth << 4;
                    reading.mobility[state][own] += u8::from(back | forth != 0);
                }
            }
        }
        reading
    }
}

/// How many discs are enclosed by going along these squares.
fn captured<'a>(colour: u8, cells: impl Iterator<Item = &'a u8>) -> u8 {
    let mut row = 0;
    for &cell in cells {
        match cell {
            EMPTY => break,
            own if own == colour => return row,
            _ => row += 1,
        }
    }
    0
}

/// A position, changed by moves and changed back.
#[derive(Clone)]
pub struct Arrays {
    geometry: &'static Geometry,
    board: [u8; 64],
    states: Vec<u16>,
    /// By square, how many of its neighbours are empty.
    liberties: [i8; 64],
    /// By colour, the liberties of its discs.
    open: [i32; 2],
    discs: [i32; 2],
    /// Squares turned over, of all moves that can be taken back.
    flipped: Vec<Square>,
    counts: Vec<usize>,
    mobility: Mobility,
    edges: Rc<[f64]>,
    rows: Rc<[Row]>,
}

impl Arrays {
    /// An empty board that is judged by these weights; edges are worth to white
    /// the opposite of what they are to black.
    pub fn new(weights: &Weights) -> Arrays {
        let geometry = geometry();
        let value = |index| weights.edges.value(Edge::of_index(index));
        let mut liberties = [0; 64];
        for (square, around) in geometry.neighbours.iter().enumerate() {
            liberties[square] = around.len() as i8;
        }
        Arrays {
            geometry,
            board: [EMPTY; 64],
            states: vec![0; geometry.lines.len()],
            liberties,
            open: [0; 2],
            discs: [0; 2],
            flipped: Vec::new(),
            counts: Vec::new(),
            mobility: weights.mobility,
            edges: (0..STATES).map(value).collect(),
            rows: (0..=64).map(|discs| weights.row(discs)).collect(),
        }
    }

    /// Puts a disc of black or white down, nothing turned over.
    pub fn put(&mut self, square: Square, white: bool) {
        self.place(square, usize::from(white));
    }

    fn change(&mut self, square: Square, to: u8) {
        let square = usize::from(square);
        let from = std::mem::replace(&mut self.board[square], to);
        for through in &self.geometry.through[square] {
            let state = &mut self.states[through.line];
            *state = *state + u16::from(to) * through.power - u16::from(from) * through.power;
        }
    }

    fn place(&mut self, square: Square, own: usize) {
        self.change(square, BLACK + own as u8);
        for &near in &self.geometry.neighbours[usize::from(square)] {
            // What the source forgot: a filled square is nobody's liberty.
            let near = usize::from(near);
            self.liberties[near] -= 1;
            if self.board[near] != EMPTY {
                self.open[usize::from(self.board[near] - BLACK)] -= 1;
            }
        }
        self.open[own] += i32::from(self.liberties[usize::from(square)]);
        self.discs[own] += 1;
    }

    fn remove(&mut self, square: Square, own: usize) {
        self.discs[own] -= 1;
        self.open[own] -= i32::from(self.liberties[usize::from(square)]);
        for &near in &self.geometry.neighbours[usize::from(square)] {
            let near = usize::from(near);
            self.liberties[near] += 1;
            if self.board[near] != EMPTY {
                self.open[usize::from(self.board[near] - BLACK)] += 1;
            }
        }
        self.change(square, EMPTY);
    }

    fn turn(&mut self, square: Square, to: usize) {
        self.change(square, BLACK + to as u8);
        let liberties = i32::from(self.liberties[usize::from(square)]);
        self.open[to] += liberties;
        self.open[1 - to] -= liberties;
        self.discs[to] += 1;
        self.discs[1 - to] -= 1;
    }

    fn reading(&self, line: usize) -> &'static Reading {
        &self.geometry.readings[self.geometry.lines[line].len()]
    }

    /// Whether a colour may move to an empty square.
    fn is_legal(&self, square: usize, own: usize) -> bool {
        self.geometry.through[square].iter().any(|through| {
            let state = usize::from(self.states[through.line]);
            self.reading(through.line).flips[own][state][through.place] != 0
        })
    }

    /// The moves of black or white, lowest square first.
    pub fn moves(&self, white: bool) -> impl Iterator<Item = Square> {
        let legal = move |square: &usize| {
            self.board[*square] == EMPTY && self.is_legal(*square, usize::from(white))
        };
        (0..64).filter(legal).map(|square| square as Square)
    }

    /// Makes a legal move.
    pub fn make(&mut self, square: Square, white: bool) {
        let own = usize::from(white);
        let before = self.flipped.len();
        for through in &self.geometry.through[usize::from(square)] {
            let state = usize::from(self.states[through.line]);
            let flips = self.reading(through.line).flips[own][state][through.place];
            let line = &self.geometry.lines[through.line];
            let (back, forth) = (usize::from(flips & 15), usize::from(flips >> 4));
            self.flipped
                .extend(&line[through.place - back..through.place]);
            self.flipped
                .extend(&line[through.place + 1..=through.place + forth]);
        }
        for place in before..self.flipped.len() {
            self.turn(self.flipped[place], own);
        }
        self.place(square, own);
        self.counts.push(self.flipped.len() - before);
    }

    /// Takes the last move back, which was this.
    pub fn unmake(&mut self, square: Square, white: bool) {
        let own = usize::from(white);
        self.remove(square, own);
        for _ in 0..self.counts.pop().unwrap_or(0) {
            if let Some(turned) = self.flipped.pop() {
                self.turn(turned, 1 - own);
            }
        }
    }

    /// Of black and of white, read off the lines.
    fn approximate_mobility(&self) -> [i32; 2] {
        let mut mobility = [0; 2];
        for (line, &state) in self.states.iter().enumerate() {
            let read = self.reading(line).mobility[usize::from(state)];
            mobility[0] += i32::from(read[0]);
            mobility[1] += i32::from(read[1]);
        }
        mobility
    }

    /// What the position is worth to black or white.
    pub fn evaluate(&self, white: bool) -> f64 {
        let own = usize::from(white);
        let less = |both: [i32; 2]| f64::from(both[own] - both[1 - own]);
        let mobility = match self.mobility {
            Mobility::True => {
                [false, true].map(|white| self.moves(white).fold(0, |count, _| count + 1))
            }
            Mobility::Approximate => self.approximate_mobility(),
        };
        let edges = self
            .geometry
            .edges
            .map(|line| self.edges[usize::from(self.states[line])]);
        let edges: f64 = edges.iter().sum();
        let row = self.rows[(self.discs[0] + self.discs[1]).cast_unsigned() as usize];
        row.discs * less(self.discs)
            + row.mobility * less(mobility)
            // One's own potential mobility is the opponent's open discs.
            - row.potential * less(self.open)
            + row.edges * if white { -edges } else { edges }
    }
}
