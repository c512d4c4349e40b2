//! How far Othello's evaluation is from the truth in games that it was not trained
//! on: from scores that others worked out, and from what a deep search finds.

use crate::Figure;
use zermelo_core::othello::discs::Discs;
use zermelo_core::othello::evaluation::{DISC, Evaluation};
use zermelo_core::othello::patterns::indices::Node;
use zermelo_core::othello::search::{Care, INFINITE, Search};
use zermelo_tests::in_root;
use zermelo_train::is_held;
use zermelo_train::wthor::{Record, read_folder};

/// The records know the exact score with so many empty squares.
const RECORDED: u32 = 24;

/// With one more, searches of so many plies say what a position is worth. The limit
/// is for the first: where it was set, a plain fit of patterns to the scores of the
/// records alone missed the labels by 4.66 discs, whatever those were. Such a fit of
/// these patterns misses searches by these weights by 4.7 (5 plies), 5.1 (6 and 7), 5.4
/// (8) and 5.8 (12); by 4.5, 4.8, 4.9 and 5.2 once it no longer lies to one side. If
/// those labels were searches, they were no deeper than this; nobody has said so.
const PLIES: [u32; 2] = [8, 12];

pub fn native() -> Vec<Figure> {
    let folder = in_root("../shared/othello/wthor");
    let Ok(games) = read_folder(&folder) else {
        println!(
            "{} is absent: the static error is left out",
            folder.display()
        );
        return Vec::new();
    };
    zermelo_trained::equip();
    let numbered = games.into_iter().enumerate();
    let held = numbered.filter(|(number, game)| is_held(*number) && game.depth == RECORDED);
    let held: Vec<Record> = held.map(|(_, game)| game).collect();
    assert!(held.len() > 6000, "{} games", held.len());
    let exact = held.iter().filter_map(|game| {
        let (discs, black) = at(game, RECORDED)?;
        let score = if black {
            game.theoretical
        } else {
            -game.theoretical
        };
        Some((discs, f64::from(score)))
    });
    let searched = held.iter().filter_map(|game| {
        let (discs, _) = at(game, RECORDED + 1)?;
        Some((discs, deep_values(discs)))
    });
    let searched: Vec<_> = searched.collect();
    let beyond = |place: usize| {
        let labelled = searched.iter();
        mean_error(labelled.map(|(discs, values)| (*discs, values[place])))
    };
    vec![
        Figure::at_most(
            "Othello, static error at 24 empties, exact scores",
            mean_error(exact),
            "discs",
            None,
        ),
        Figure::at_most(
            "Othello, static error at 25 empties, searched 8 plies",
            beyond(0),
            "discs",
            Some(4.3),
        ),
        Figure::at_most(
            "Othello, static error at 25 empties, searched 12 plies",
            beyond(1),
            "discs",
            None,
        ),
    ]
}

/// The position with so many empty squares, and whether black is to move.
fn at(game: &Record, empties: u32) -> Option<(Discs, bool)> {
    let mut positions = game.positions();
    let (discs, black, _) = positions.find(|(discs, ..)| discs.empties() == empties)?;
    Some((discs, black))
}

fn in_discs(value: i32) -> f64 {
    f64::from(value) / f64::from(DISC)
}

/// What is found at each of the depths, by one search that goes deeper and deeper.
fn deep_values(discs: Discs) -> [f64; 2] {
    let mut search = Search::new(0).with(Care::Bold);
    let mut depth = 0;
    PLIES.map(|plies| {
        let mut value = Ok(0);
        while depth < plies {
            depth += 1;
            value = search.value(discs, depth, -INFINITE, INFINITE);
        }
        in_discs(value.expect("no limit was set"))
    })
}

fn mean_error(labelled: impl Iterator<Item = (Discs, f64)>) -> f64 {
    let evaluation = Evaluation::best();
    let (mut sum, mut count) = (0.0, 0);
    for (discs, label) in labelled {
        sum += (in_discs(evaluation.value(&Node::new(discs))) - label).abs();
        count += 1;
    }
    assert!(count > 6000, "{count} positions");
    sum / f64::from(count)
}
