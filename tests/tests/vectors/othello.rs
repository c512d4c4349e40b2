//! Othello: moves and features, edge tables, perft.

use crate::vectors;
use serde_json::Value;
use zermelo_core::othello::bitboard::{Squares, squares};
use zermelo_core::othello::discs::{Discs, perft};
use zermelo_core::othello::edges::Edge;
use zermelo_core::othello::endgame::{MAX_SCORE, Solver};
use zermelo_core::othello::{features, square_name};

/// The discs as X sees them, and whether X is to move.
fn board(vector: &Value) -> (Discs, bool) {
    let cells = vector["board"].as_str().expect("a board");
    let of = |letter: char| -> Squares {
        let places = cells
            .chars()
            .enumerate()
            .filter(|(_, cell)| *cell == letter);
        places.fold(0, |set, (place, _)| set | 1 << place)
    };
    let discs = Discs {
        own: of('X'),
        other: of('O'),
    };
    (discs, vector["side"] == "X")
}

fn names(set: Squares) -> Value {
    squares(set).map(square_name).collect()
}

#[test]
fn positions() {
    for vector in vectors("othello_positions.json") {
        let (black, black_moves) = board(&vector);
        let discs = if black_moves { black } else { black.passed() };
        assert_eq!(names(discs.moves()), vector["moves"], "{vector}");
        for square in squares(discs.moves()) {
            let mut flips: Vec<_> = squares(discs.flips(square)).map(square_name).collect();
            flips.sort_unstable();
            let flips = Value::from(flips);
            assert_eq!(flips, vector["flips"][square_name(square)], "{vector}");
        }
        let both = |name: &str, [black, white]: [u32; 2]| {
            assert_eq!(
                vector[name],
                Value::from(vec![black, white]),
                "{name} {vector}"
            );
        };
        both("discs", [black.own, black.other].map(Squares::count_ones));
        both("approx_mobility", features::approximate_mobility(black));
        both("potential_mobility", features::potential_mobility(black));
        both("potential_def1", features::frontier(black));
        both("potential_def2", features::liberties(black));
    }
}

/// A fraction in lowest terms, as text.
fn fraction((above, below): (u32, u32)) -> String {
    let (mut divisor, mut rest) = (below, above);
    while rest != 0 {
        (divisor, rest) = (rest, divisor % rest);
    }
    match (above / divisor, below / divisor) {
        (whole, 1) => whole.to_string(),
        (above, below) => format!("{above}/{below}"),
    }
}

#[test]
fn edges() {
    for vector in vectors("othello_edges.json") {
        let edge = Edge::read(vector["cells"].as_str().expect("cells")).expect("an edge");
        assert_eq!(vector["index"], edge.index(), "{vector}");
        let [black, white] = edge.corner_runs();
        assert_eq!(
            vector["corner_run"],
            Value::from(vec![black, white]),
            "{vector}"
        );
        let stable = [edge.black, edge.white].map(|discs| (discs & edge.stable()).count_ones());
        assert_eq!(
            vector["true_edge_stable"],
            Value::from(stable.to_vec()),
            "{vector}"
        );
        assert_eq!(
            vector["mean_black_all_games"],
            fraction(edge.mean_black()),
            "{vector}"
        );
    }
}

#[test]
fn games_counted() {
    for vector in vectors("othello_perft.json") {
        let plies = vector[0].as_u64().expect("plies") as u32;
        // The longest is the bench’s.
        if plies <= 10 {
            assert_eq!(vector[1], perft(Discs::START, plies), "{plies}");
        }
    }
}

#[test]
fn endgames() {
    let mut solver = Solver::new(16);
    let mut score = |discs: Discs| {
        let score = solver.score(discs, -MAX_SCORE, MAX_SCORE);
        score.expect("no pause was asked for")
    };
    for vector in vectors("othello_endgames.json") {
        let (black, black_moves) = board(&vector);
        let discs = if black_moves { black } else { black.passed() };
        let best = score(discs);
        assert_eq!(vector["score_winner_takes_empties"], best, "{vector}");
        let expected = &vector["best_moves_winner_takes_empties"];
        if expected.is_array() {
            let moves = squares(discs.moves());
            let equal = moves.filter(|&square| -score(discs.play(square)) == best);
            assert_eq!(
                *expected,
                equal.map(square_name).collect::<Value>(),
                "{vector}"
            );
        }
    }
}
