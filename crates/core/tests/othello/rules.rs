//! Moves, flips, passes, endings, notation.

use super::random_positions;
use zermelo_core::game::{Ending, Game, Seat};
use zermelo_core::notation::Line;
use zermelo_core::othello::bitboard::{self, flips, last_flips, moves, naive, squares, turned};
use zermelo_core::othello::discs::{Discs, perft};
use zermelo_core::othello::{Board, Move, Othello};
use zermelo_core::table::Table;

fn table(line: &str) -> Table<Othello> {
    Table::read(&Line::split(line).unwrap()).unwrap()
}

fn fault(line: &str) -> String {
    let line = Line::split(line).unwrap();
    Table::<Othello>::read(&line).unwrap_err().to_string()
}

#[test]
fn moves_and_flips_are_those_of_the_slow_way() {
    for Discs { own, other } in random_positions(60, 1) {
        assert_eq!(moves(own, other), naive::moves(own, other));
        for square in squares(!(own | other)) {
            let expected = naive::flips(own, other, square);
            assert_eq!(flips(own, other, square), expected);
            assert_eq!(naive::filled_flips(own, other, square), expected);
        }
    }
}

#[test]
fn on_the_last_square_flips_can_be_counted() {
    let mut rng = fastrand::Rng::with_seed(2);
    for _ in 0..5_000 {
        let square = rng.u8(0..64);
        let own = rng.u64(..) & !(1 << square);
        let other = !own & !(1 << square);
        let expected = naive::flips(own, other, square).count_ones();
        assert_eq!(last_flips(own, square), expected);
    }
}

#[test]
fn games_are_counted() {
    let published = [1, 4, 12, 56, 244, 1396, 8200, 55_092, 390_216, 3_005_288];
    for (plies, count) in published.into_iter().enumerate() {
        assert_eq!(perft(Discs::START, plies as u32), count, "{plies}");
    }
}

#[test]
fn the_board_has_eight_symmetries() {
    let set = 0x0123_4567_89ab_cdef;
    let mut all: Vec<_> = (0..8).map(|symmetry| turned(set, symmetry)).collect();
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), 8);
    assert_eq!(bitboard::transpose(0b10), 1 << 8);
    for discs in random_positions(3, 3) {
        for symmetry in 0..8 {
            let expected = turned(discs.moves(), symmetry);
            assert_eq!(discs.turned(symmetry).moves(), expected);
        }
    }
}

/// The first squares are never empty again.
const CENTRE: u64 = 0x0000_0018_1800_0000;

/// What holds of every position of a game, and of every move that leads there.
fn validate(before: &Othello, choice: Move, after: &Othello) {
    let taken = |position: &Othello| position.black() | position.white();
    let of = |position: &Othello, seat| match seat {
        Seat::First => position.black(),
        Seat::Second => position.white(),
    };
    assert_eq!(after.black() & after.white(), 0, "two discs on one square");
    assert_eq!(taken(after) & CENTRE, CENTRE, "the centre is taken");
    assert_eq!(after.turn(), before.turn().other(), "turns alternate");
    let [own, other] =
        [before.turn(), after.turn()].map(|seat| [before, after].map(|at| of(at, seat)));
    match choice {
        Move::Pass => {
            assert_eq!(
                [own[0], other[0]],
                [own[1], other[1]],
                "a pass changes nothing"
            );
            assert_eq!(naive::moves(own[0], other[0]), 0, "a pass is forced");
            assert_ne!(naive::moves(other[0], own[0]), 0, "the other side can move");
        }
        Move::Place(square) => {
            let disc = 1 << square;
            assert_eq!(taken(before) & disc, 0, "the square was empty");
            assert_eq!(taken(after), taken(before) | disc, "one disc more");
            assert_eq!(
                own[1] & !own[0] & !disc,
                other[0] & !other[1],
                "discs are turned over"
            );
            assert_ne!(other[0], other[1], "at least one");
            assert_eq!(other[0] & !other[1], naive::flips(own[0], other[0], square));
        }
    }
    let [black, white] = [after.black(), after.white()];
    let stuck = naive::moves(black, white) == 0 && naive::moves(white, black) == 0;
    assert_eq!(
        after.ending().is_some(),
        stuck,
        "over when neither can move"
    );
}

#[test]
fn random_games_stay_legal_and_can_be_written() {
    let mut rng = fastrand::Rng::with_seed(4);
    for _ in 0..100 {
        let mut table = Table::new(Othello::START);
        while let Some(choice) = table.position().random_move(&mut rng) {
            let before = *table.position();
            table.play(choice).unwrap();
            let position = table.position();
            validate(&before, choice, position);
            let others = (0..64).map(Move::Place).chain([Move::Pass]);
            for other in others {
                let legal = position.moves().any(|known| known == other);
                let over = table.ending().is_some();
                assert_eq!(position.play(&other).is_ok() && !over, legal && !over);
            }
        }
        assert!(table.ending().is_some());
        assert_eq!(self::table(&table.to_string()), table);
    }
}

#[test]
fn the_line_is_read_and_written() {
    assert_eq!(table("othello:").position(), &Othello::START);
    let line = "othello:;moves=f5,d6,c3";
    assert_eq!(table(line).to_string(), line);
    assert_eq!(
        table("othello: ; moves=F5, d6").to_string(),
        "othello:;moves=f5,d6"
    );
    let white = table("othello:;turn=white");
    assert_eq!(white.position().turn(), Seat::Second);
    assert_eq!(white.to_string(), "othello:;turn=white");
    let board = format!("othello:{}XO{}", "-".repeat(30), "-".repeat(32));
    assert_eq!(table(&board).to_string(), board);
}

#[test]
fn faults_are_said() {
    let columns = |line: &str| fault(line).split(':').next().unwrap().to_owned();
    assert_eq!(columns("othello:XO"), "column 11");
    assert_eq!(columns(&format!("othello:{}", "-".repeat(65))), "column 73");
    assert_eq!(
        columns(&format!("othello:XOz{}", "-".repeat(61))),
        "column 11"
    );
    assert_eq!(
        fault("othello:;moves=f5,f5"),
        "column 19: there is a disc on f5 already"
    );
    assert_eq!(
        fault("othello:;moves=a1"),
        "column 16: a disc on a1 would turn nothing over"
    );
    assert!(fault("othello:;moves=pass").contains("only allowed where"));
    assert!(fault("othello:;moves=f9").contains("such as f5"));
    assert!(fault("othello:;turn=red").contains("black, white"));
}

/// The source's example: white has 44 discs and cannot move.
const SURROUNDED: &str =
    "othello:--OOOO----OOOO--OOOOOOOOOOOXXOOOOOOXXOOOOOOOOOOO--OOOO----OOOO--;turn=white";

#[test]
fn who_cannot_move_must_pass() {
    let mut table = table(SURROUNDED);
    assert_eq!(table.position().moves().collect::<Vec<_>>(), [Move::Pass]);
    assert!(Board::from(&table).must_pass);
    assert!(fault(&format!("{SURROUNDED};moves=a1")).contains("expected a pass"));
    table.play(Move::Pass).unwrap();
    assert_eq!(table.position().turn(), Seat::First);
    assert_eq!(table.position().move_count(), 12);
}

#[test]
fn the_winner_takes_the_empty_squares_of_the_score() {
    // Black has turned over everything after nine moves.
    let wiped = table("othello:;moves=f5,d6,c5,f4,e7,f6,g5,e6,e3");
    assert_eq!(wiped.ending(), Some(Ending::Won(Seat::First)));
    let board = Board::from(&wiped);
    assert_eq!((board.discs, board.score), ([13, 0], Some([64, 0])));
    assert_eq!(wiped.position().discs().difference(), -13);
    assert_eq!(wiped.position().discs().final_score(), -64);
    assert_eq!(board.last, Some(20));
    assert_eq!(Board::from(&table("othello:")).score, None);
    let nobody = table(&format!("othello:X{}O", "-".repeat(62)));
    assert_eq!(nobody.ending(), Some(Ending::Drawn));
    assert_eq!(Board::from(&nobody).score, Some([32, 32]));
}

#[test]
fn the_board_tells_what_flips() {
    let board = Board::from(&table("othello:;moves=f5"));
    assert_eq!((board.last, board.flipped), (Some(37), vec![36]));
    assert_eq!(board.flips.len(), 3);
    assert_eq!(board.discs, [4, 1]);
}
