//! How far Othello's evaluation is from the truth in games that it was not trained
//! on: from scores that others worked out, and from what a deep search finds.

use crate::Figure;
use std::ops::RangeInclusive;
use zermelo_core::othello::discs::Discs;
use zermelo_core::othello::evaluation::{DISC, Evaluation};
use zermelo_core::othello::patterns::indices::Node;
use zermelo_core::othello::search::{Care, INFINITE, Search};
use zermelo_tests::in_root;
use zermelo_train::is_held;
use zermelo_train::plain::Plain;
use zermelo_train::wthor::{Record, read_folder};

/// The records know the exact score with so many empty squares.
const RECORDED: u32 = 24;

/// With one more, searches of so many plies say what a position is worth.
const PLIES: [u32; 2] = [8, 12];

/// A plain fit knows the scores of the records alone, and learns from positions with so
/// many empty squares.
const FITTED: RangeInclusive<u32> = 22..=28;

/// Where the limit was set, such a fit missed the labels by 4.66 discs, whatever those
/// were, and better weights were to miss them by no more than this:
const LIMIT: f64 = 4.3;
/// on any labels, by so much of what the fit misses them by.
const OF_PLAIN: f64 = 0.92;

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
    let (held, learnt) = parted(games);
    assert!(held.len() > 6000, "{} games", held.len());
    let plain = plain_fit(&learnt);
    let exact: Vec<_> = held.iter().filter_map(|game| at(game, RECORDED)).collect();
    let searched = held.iter().filter_map(|game| {
        let (discs, _) = at(game, RECORDED + 1)?;
        Some((discs, deep_values(discs)))
    });
    let searched: Vec<_> = searched.collect();
    let beyond = |place: usize| {
        let labelled = searched.iter();
        let labelled = labelled.map(|(discs, values)| (*discs, values[place]));
        labelled.collect::<Vec<_>>()
    };
    let sets = [
        ("24 empties, exact scores", exact, None),
        ("25 empties, searched 8 plies", beyond(0), Some(LIMIT)),
        ("25 empties, searched 12 plies", beyond(1), None),
    ];
    let figures = sets.iter().flat_map(|(name, labelled, limit)| {
        let error = mean_error(labelled);
        let of_plain = error / mean_error_of_plain(&plain, labelled);
        let name = format!("Othello, static error at {name}");
        [
            Figure::at_most(name.clone(), error, "discs", *limit),
            Figure::at_most(name + ", to a plain fit", of_plain, "×", Some(OF_PLAIN)),
        ]
    });
    figures.collect()
}

/// The games that are held back and say how they stood at [`RECORDED`], and those that
/// are learnt from.
fn parted(games: Vec<Record>) -> (Vec<Record>, Vec<Record>) {
    let numbered = games.into_iter().enumerate();
    let (held, learnt): (Vec<_>, Vec<_>) = numbered.partition(|(number, _)| is_held(*number));
    let games = |numbered: Vec<(usize, Record)>| numbered.into_iter().map(|(_, game)| game);
    let held = games(held).filter(|game| game.depth == RECORDED);
    (held.collect(), games(learnt).collect())
}

fn plain_fit(learnt: &[Record]) -> Plain {
    let scored = learnt.iter().flat_map(|game| {
        let positions = game.positions().map(|(discs, black, _)| (discs, black));
        let near = positions.filter(|(discs, _)| FITTED.contains(&discs.empties()));
        near.map(|(discs, black)| (discs, game.score(black)))
    });
    Plain::fit(scored)
}

/// The position with so many empty squares, and what the record says of it.
fn at(game: &Record, empties: u32) -> Option<(Discs, f64)> {
    let mut positions = game.positions();
    let (discs, black, _) = positions.find(|(discs, ..)| discs.empties() == empties)?;
    Some((discs, game.score(black)))
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

fn mean_error(labelled: &[(Discs, f64)]) -> f64 {
    let evaluation = Evaluation::best();
    mean(labelled.iter().map(|&(discs, label)| {
        let value = in_discs(evaluation.value(&Node::new(discs)));
        (value - label).abs()
    }))
}

/// The fit's errors once it lies to neither side: what one number can mend should not
/// count against it.
fn mean_error_of_plain(plain: &Plain, labelled: &[(Discs, f64)]) -> f64 {
    let errors = labelled.iter();
    let errors = errors.map(|&(discs, label)| plain.value(discs).clamp(-64.0, 64.0) - label);
    let errors: Vec<f64> = errors.collect();
    let aside = mean(errors.iter().copied());
    mean(errors.iter().map(|error| (error - aside).abs()))
}

fn mean(numbers: impl ExactSizeIterator<Item = f64>) -> f64 {
    let count = numbers.len();
    assert!(count > 6000, "{count} positions");
    numbers.sum::<f64>() / count as f64
}
