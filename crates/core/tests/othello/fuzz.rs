//! Any text: nothing breaks, and what is read can be written and read again.

use proptest::prelude::*;
use zermelo_core::notation::Line;
use zermelo_core::othello::formats::{self, board, ggf};
use zermelo_core::othello::laboratory::Player;
use zermelo_core::othello::weights::{EdgeTable, Weights};
use zermelo_core::othello::{Move, Othello};
use zermelo_core::table::Table;

/// Text that nearly means something.
fn pieces() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        prop::sample::select(vec![
            "f5",
            "D6",
            "c3",
            "d3",
            "c4",
            "f4",
            "a1",
            "h8",
            "i9",
            "pass",
            "PA",
            "--",
            "1. ",
            " ",
            "\n",
            ";",
            ",",
            "moves=",
            ";moves=",
            "turn=white",
            ";turn=",
            "(;GM[Othello]",
            "PC[x]",
            "TY[8]",
            "BO[8 ",
            "]",
            "[",
            "B[f5]",
            "W[d6//1]",
            "B[PA]",
            ";)",
            "X",
            "O",
            "*",
            "é",
            "\u{0}",
            "64-0",
            "[Event \"?\"]\n",
        ])
        .prop_map(str::to_owned),
        "[XO-]{64}",
        "[.xob*w0-2 ]{60,70}",
        ".{0,6}",
    ];
    prop::collection::vec(piece, 0..12).prop_map(|pieces| pieces.concat())
}

fn texts() -> impl Strategy<Value = String> {
    prop_oneof![".{0,200}", pieces()]
}

/// A table can be written in every format that holds all of it, and read again.
fn comes_back(table: &Table<Othello>) -> Result<(), TestCaseError> {
    let line = table.to_string();
    let split = Line::split(&line).map_err(|fault| TestCaseError::fail(fault.to_string()))?;
    prop_assert_eq!(
        &Table::<Othello>::read(&split),
        &Ok(table.clone()),
        "{}",
        &line
    );
    prop_assert_eq!(&formats::read(&ggf(table)), &Ok(table.clone()), "{}", &line);
    let position = formats::read(&board(table.position()));
    prop_assert_eq!(position.as_ref().map(Table::start), Ok(table.position()));
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn any_text_is_read_or_refused(text in texts()) {
        if let Ok(table) = formats::read(&text) {
            comes_back(&table)?;
        }
    }

    #[test]
    fn any_line_is_read_or_refused(text in texts()) {
        let line = format!("othello:{text}");
        if let Ok(table) = Line::split(&line).and_then(|line| Table::<Othello>::read(&line)) {
            comes_back(&table)?;
        }
    }

    #[test]
    fn any_game_comes_back(own in any::<u64>(), other in any::<u64>(), thin in any::<u64>(), white in any::<bool>(), dice in any::<u64>()) {
        let turn = if white { ";turn=white" } else { "" };
        let start = Othello::new(own & thin, other & !own, zermelo_core::game::Seat::First).unwrap();
        let line = format!("othello:{}{turn}", start.letters());
        let mut table = Table::<Othello>::read(&Line::split(&line).unwrap()).unwrap();
        let mut rng = fastrand::Rng::with_seed(dice);
        while let Some(choice) = zermelo_core::game::Game::random_move(table.position(), &mut rng) {
            comes_back(&table)?;
            prop_assert!(table.play(choice).is_ok());
            if choice == Move::Pass && rng.bool() {
                break;
            }
        }
        comes_back(&table)?;
    }
}

/// Lines of weights, tables and players, and others.
fn rows() -> impl Strategy<Value = String> {
    let row = prop_oneof![
        8 => prop::sample::select(vec![
            "name A b", "mobility true", "mobility approximate", "edges mean", "edges mine",
            "4 1 2 3 4", "20 0 -1.5 1/3 1", "60 1 0 0 0 # late", "depth 3", "pruning off", "table",
            "name mine", "from mean", "XXOOOO-- 2.5", "-------- 1/7", "",
        ])
        .prop_map(str::to_owned),
        1 => ".{0,12}",
    ];
    prop::collection::vec(row, 0..7).prop_map(|rows| rows.join("\n"))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn any_weights_are_read_or_refused(text in rows()) {
        if let Ok(weights) = Weights::read(&text, &[]) {
            prop_assert_eq!(Weights::read(&weights.write(), &[]), Ok(weights));
        }
        if let Ok(table) = EdgeTable::read(&text) {
            prop_assert_eq!(EdgeTable::read(&table.write()), Ok(table));
        }
        if let Ok(player) = Player::read(&text) {
            prop_assert_eq!(Player::read(&player.write()), Ok(player));
        }
    }
}
