//! Formats and openings.

use zermelo_core::game::{Game, Seat};
use zermelo_core::othello::formats::{self, board, ggf, obf, transcript};
use zermelo_core::othello::{Move, Othello, openings};
use zermelo_core::table::Table;

const GAME: &str = "f5d6c3d3c4";

fn line(text: &str) -> String {
    formats::read(text).unwrap().to_string()
}

#[test]
fn transcripts_are_read_in_any_form() {
    let expected = "othello:;moves=f5,d6,c3,d3,c4";
    for text in [
        GAME,
        "F5D6C3D3C4",
        "F5d6C3d3C4",
        "f5 d6 c3 d3 c4\n",
        "1. f5 d6 2. c3 d3 3. c4",
        "[Event \"?\"]\n[Date \"2026.01.02\"]\n\n1. f5 d6\n2. c3 d3\n3. c4 33-31\n",
        "f5, d6, c3, d3, c4",
    ] {
        assert_eq!(line(text), expected, "{text}");
    }
    assert_eq!(
        transcript(&formats::read(GAME).unwrap()).as_deref(),
        Some(GAME)
    );
    assert_eq!(line(""), "othello:");
}

#[test]
fn a_forced_pass_may_be_left_out() {
    let mut rng = fastrand::Rng::with_seed(14);
    let mut passes = 0;
    for _ in 0..60 {
        let mut table = Table::new(Othello::START);
        while let Some(choice) = table.position().random_move(&mut rng) {
            table.play(choice).unwrap();
            passes += u32::from(choice == Move::Pass);
        }
        let text = transcript(&table).unwrap();
        assert_eq!(formats::read(&text).unwrap(), table);
        let with = table.moves().iter().map(|choice| match choice {
            Move::Pass => "PA ".to_owned(),
            Move::Place(_) => format!("{choice} "),
        });
        assert_eq!(formats::read(&with.collect::<String>()).unwrap(), table);
        assert_eq!(formats::read(&ggf(&table)).unwrap(), table);
        let stripped = ggf(&table).replace("B[PA]", "").replace("W[PA]", "");
        assert_eq!(formats::read(&stripped).unwrap(), table);
    }
    assert!(passes > 5);
}

#[test]
fn boards_are_read_in_any_letters() {
    let start = "---------------------------OX------XO---------------------------";
    for (text, turn) in [
        (format!("{start} X"), Seat::First),
        (format!("{start} O;"), Seat::Second),
        (start.to_owned(), Seat::First),
        (start.replace('-', ".").to_lowercase() + " o", Seat::Second),
        (start.replace('X', "*") + " *", Seat::First),
        (
            start.replace('X', "b").replace('O', "w") + "w",
            Seat::Second,
        ),
        (
            start.replace('-', "0").replace('X', "1").replace('O', "2"),
            Seat::First,
        ),
        (format!("{start} X; D3:+0; C4:+0;"), Seat::First),
    ] {
        let expected = Othello::new(Othello::START.black(), Othello::START.white(), turn);
        assert_eq!(
            Some(*formats::read(&text).unwrap().position()),
            expected,
            "{text}"
        );
    }
    let rows: Vec<&str> = (0..8).map(|row| &start[8 * row..8 * row + 8]).collect();
    assert_eq!(line(&rows.join("\n")), "othello:");
    // Black cannot move here, so white is to move.
    let only = format!("OX{}", "-".repeat(62));
    assert_eq!(
        formats::read(&only).unwrap().position().turn(),
        Seat::Second
    );
}

#[test]
fn positions_are_written() {
    let table = formats::read("f5").unwrap();
    let cells = "---------------------------OX------XXX--------------------------";
    assert_eq!(board(table.position()), format!("{cells} O"));
    let scores = [(Move::Place(29), -2), (Move::Place(43), 0), (Move::Pass, 4)];
    assert_eq!(
        obf(table.position(), &scores),
        format!("{cells} O; PS:+4; D6:+0; F4:-2;")
    );
    assert_eq!(
        ggf(&table),
        format!(
            "(;GM[Othello]PC[Zermelo]TY[8]BO[8 {} *]B[F5];)",
            "---------------------------O*------*O---------------------------"
        )
    );
}

#[test]
fn games_of_the_servers_are_read() {
    let text = "(;GM[Othello]PC[GGS/os]DT[2003.12.15]PB[one]PW[two]RE[+4.000]TI[5:00]TY[8]\
                BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]\
                B[F5//1.2]W[f6/-0.5/3]B[E6];)";
    assert_eq!(line(text), "othello:;moves=f5,f6,e6");
}

#[test]
fn faults_are_said() {
    let fault = |text: &str| formats::read(text).unwrap_err().to_string();
    assert_eq!(
        fault("f5d6 hello"),
        "column 6: expected moves such as f5 or pass, found 'hello'"
    );
    assert_eq!(fault("f5f5"), "column 3: there is a disc on f5 already");
    assert!(fault("(;GM[Othello]BO[8 --X *];)").contains("64 squares"));
    assert!(fault("(;GM[Othello]B[z9];)").starts_with("column 16"));
    // A board of ten squares a side is not half of one that is known.
    let large = format!("(;GM[Othello]BO[10 {} *];)", "-".repeat(100));
    assert!(fault(&large).contains("64 squares"));
    // Black cannot move twice.
    assert!(fault("(;GM[Othello]B[f5]B[d6];)").starts_with("column 21"));
    // A square too few, a square too many.
    let squares = format!("{}XO------OX{}", "-".repeat(27), "-".repeat(27));
    assert!(fault(&squares[1..]).contains("found 63"));
    assert!(fault(&format!("{squares}-")).contains("found 65"));
    assert!(fault(&format!("{squares}OX-")).contains("found 67"));
    assert!(formats::read(&format!("{squares}O")).is_ok());
    assert!(fault(&"f5".repeat(40_000)).contains("at most"));
    assert!(fault("é").starts_with("column 1"));
}

#[test]
fn openings_are_known_by_name() {
    let name = |text: &str| openings::name(&formats::read(text).unwrap());
    assert_eq!(name("f5d6"), Some("Perpendicular"));
    // The same from every side.
    for text in ["c4e3", "d3c5", "e6f4", "f5d6"] {
        assert_eq!(name(text), Some("Perpendicular"), "{text}");
    }
    assert_eq!(name("f5d6c3d3c4"), Some("Tiger"));
    // The last name holds when the game goes on elsewhere.
    assert_eq!(name("f5d6c3d3c4f4"), Some("Tiger"));
    assert_eq!(name(""), None);
    for (moves, expected) in openings::all() {
        assert_eq!(name(moves), Some(expected), "{moves}");
    }
}
