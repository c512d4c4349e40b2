//! Why a move was bad: every reason held against the plainest way to say it.

use super::random_positions;
use fastrand::Rng;
use std::collections::BTreeSet;
use zermelo_core::game::Outcome;
use zermelo_core::job;
use zermelo_core::notation::Line;
use zermelo_core::othello::bitboard::{Square, Squares, naive, single, squares};
use zermelo_core::othello::discs::Discs;
use zermelo_core::othello::mistakes::Class;
use zermelo_core::othello::review::{Point, Review};
use zermelo_core::othello::stability::stable;
use zermelo_core::othello::why::{Case, Counts, Figures, Reason, reasons, why};
use zermelo_core::othello::{Othello, read_square, square_name};
use zermelo_core::table::Table;

fn moves(discs: Discs) -> Squares {
    naive::moves(discs.own, discs.other)
}

fn has(set: Squares, square: Square) -> bool {
    set >> square & 1 != 0
}

/// A move, and what may be played after it at random, passes left out.
fn line(discs: Discs, first: Square, rng: &mut Rng) -> Vec<Square> {
    let mut line = vec![first];
    let mut discs = discs.play(first);
    while line.len() < 10 && !discs.over() {
        if moves(discs) == 0 {
            discs = discs.passed();
        }
        let all: Vec<_> = squares(moves(discs)).collect();
        let square = all[rng.usize(..all.len())];
        line.push(square);
        discs = discs.play(square);
    }
    line
}

/// The position after a line, as the player sees it who began it, and who made
/// the last move.
fn after(discs: Discs, line: &[Square]) -> (Discs, bool) {
    let (mut discs, mut own) = (discs, true);
    for &square in line {
        if moves(discs) == 0 {
            (discs, own) = (discs.passed(), !own);
        }
        assert!(has(moves(discs), square), "a line is legal");
        (discs, own) = (discs.play(square), !own);
    }
    (if own { discs } else { discs.passed() }, !own)
}

fn is_corner(square: Square) -> bool {
    [0, 7, 56, 63].contains(&square)
}

/// By steps of a king from square to square.
fn region_size(empty: Squares, from: Square) -> u32 {
    let (mut seen, mut left) = (BTreeSet::from([from]), vec![from]);
    while let Some(here) = left.pop() {
        for next in squares(empty) {
            let near = (here % 8).abs_diff(next % 8) <= 1 && (here / 8).abs_diff(next / 8) <= 1;
            if near && seen.insert(next) {
                left.push(next);
            }
        }
    }
    seen.len() as u32
}

/// Own discs with an empty square beside them.
fn bordering(discs: Discs) -> u32 {
    let open = |square: &Square| {
        squares(discs.empty()).any(|next| {
            (square % 8).abs_diff(next % 8) <= 1 && (square / 8).abs_diff(next / 8) <= 1
        })
    };
    squares(discs.own).filter(open).count() as u32
}

/// Discs that are called safe keep their colour, however play goes on.
fn safe(discs: Discs, rng: &mut Rng) -> [u32; 2] {
    let sets = [
        stable(discs.own, discs.other),
        stable(discs.other, discs.own),
    ];
    let (mut end, mut own) = (discs, true);
    while !end.over() {
        let all: Vec<_> = squares(moves(end)).collect();
        end = match rng.choice(&all) {
            Some(&square) => end.play(square),
            None => end.passed(),
        };
        own = !own;
    }
    let end = if own { end } else { end.passed() };
    assert_eq!([sets[0] & !end.own, sets[1] & !end.other], [0, 0]);
    sets.map(Squares::count_ones)
}

fn counts(ends: [[u32; 2]; 2]) -> Counts {
    let [made, best] = ends;
    let figures = |who: usize| Figures {
        made: made[who],
        best: best[who],
    };
    Counts {
        own: figures(0),
        other: figures(1),
    }
}

fn check(case: &Case<'_>, reason: &Reason, rng: &mut Rng) {
    let discs = case.discs;
    let (made, best) = (case.made[0], case.best[0]);
    // As the one sees it who made the move.
    let both = [made, best].map(|square| discs.play(square).passed());
    let [after_made, after_best] = both;
    let other_moves = |discs: Discs| moves(discs.passed());
    let mobility = |discs: Discs| [moves(discs).count_ones(), other_moves(discs).count_ones()];
    match reason {
        Reason::CornerGiven(corner) | Reason::CornerLeft(corner) => {
            assert!(is_corner(*corner) && has(discs.empty(), *corner));
            assert!(has(other_moves(after_made), *corner));
            assert!(!has(other_moves(after_best), *corner) && best != *corner);
            let before = has(other_moves(discs), *corner);
            assert_eq!(before, matches!(reason, Reason::CornerLeft(_)));
        }
        Reason::CornerMissed(corner) => {
            assert!(is_corner(*corner) && best == *corner && !is_corner(made));
        }
        Reason::CornerLater(corner, line) => {
            assert!(case.made.starts_with(line) && line.last() == Some(corner));
            assert!(is_corner(*corner) && !after(discs, line).1);
            for plies in 1..=case.best.len().min(8) {
                let own = after(discs, &case.best[..plies]).1;
                assert!(own || case.best[plies - 1] != *corner);
            }
        }
        Reason::Beside { corner, diagonal } => {
            let apart = [made % 8 != corner % 8, made / 8 != corner / 8];
            assert!(is_corner(*corner) && has(discs.empty(), *corner));
            assert_eq!(region_size(single(made) | single(*corner), made), 2);
            assert_eq!(apart == [true, true], *diagonal);
            let near =
                |other| is_corner(other) && region_size(single(best) | single(other), best) == 2;
            assert!(!squares(discs.empty()).any(near));
        }
        Reason::Stable(figures) => {
            let [made, best] = both.map(|discs| safe(discs, rng)[0]);
            assert_eq!((figures.made, figures.best), (made, best));
            assert!(best > made);
        }
        Reason::PassMissed => {
            assert!(other_moves(after_best) == 0 && moves(after_best) != 0);
            assert!(other_moves(after_made) != 0);
        }
        Reason::PassOwn(reply) => {
            assert_eq!(case.made.get(1), Some(reply));
            let (next, own) = after(discs, &case.made[..2]);
            assert!(!own && moves(next) == 0 && other_moves(next) != 0);
            let (next, own) = after(discs, &case.best[..2]);
            assert!(!own && (moves(next) != 0 || next.over()));
        }
        Reason::Key => {
            assert_eq!(case.made.get(1), Some(&best));
            assert!(has(other_moves(after_made), best));
        }
        Reason::Mobility(found) => {
            assert_eq!(*found, counts(both.map(mobility)));
            let less = |[own, other]: [u32; 2]| i64::from(own) - i64::from(other);
            assert!(less(mobility(after_best)) > less(mobility(after_made)));
        }
        Reason::MobilityLater(found, [line, instead]) => {
            assert!(case.made.starts_with(line) && case.best.starts_with(instead));
            assert_eq!(line.len(), instead.len());
            let ends = [line, instead].map(|line| after(discs, line));
            assert!(ends.iter().all(|(_, own)| !own));
            assert_eq!(*found, counts(ends.map(|(end, _)| mobility(end))));
        }
        Reason::StableLater(found, [line, instead]) => {
            assert!(case.made.starts_with(line) && case.best.starts_with(instead));
            assert_eq!(line.len(), instead.len());
            let ends = [line, instead].map(|line| safe(after(discs, line).0, rng));
            assert_eq!(*found, counts(ends));
        }
        Reason::Frontier(figures) => {
            let [made, best] = both.map(bordering);
            assert_eq!((figures.made, figures.best), (made, best));
            assert!(made > best);
        }
        Reason::Parity(figures) => {
            let [made, best] = [made, best].map(|square| region_size(discs.empty(), square));
            assert_eq!((figures.made, figures.best), (made, best));
            assert!(made % 2 == 0 && best % 2 == 1 && discs.empties() <= 20);
        }
        Reason::Greed(figures) | Reason::Discs(figures) => {
            let [made, best] = [made, best]
                .map(|square| naive::flips(discs.own, discs.other, square).count_ones());
            assert_eq!((figures.made, figures.best), (made, best));
            let greed = matches!(reason, Reason::Greed(_));
            assert_eq!(made > best, greed);
            assert_eq!(discs.empties() > 20, greed);
        }
        Reason::Deeper([line, instead]) => {
            assert!(case.made.starts_with(line) && case.best.starts_with(instead));
        }
    }
}

/// What a reason is called, whatever it is about.
fn kind(reason: &Reason) -> String {
    let text = format!("{reason:?}");
    let end = text.find(|letter: char| !letter.is_alphabetic());
    text[..end.unwrap_or(text.len())].to_owned()
}

#[test]
fn every_reason_is_true() {
    let mut rng = Rng::with_seed(41);
    let mut kinds = BTreeSet::new();
    for discs in random_positions(60, 42) {
        let legal: Vec<_> = squares(moves(discs)).collect();
        for _ in 0..3 {
            let (Some(&first), Some(&second)) = (rng.choice(&legal), rng.choice(&legal)) else {
                continue;
            };
            let lines = [first, second].map(|square| line(discs, square, &mut rng));
            let case = Case {
                discs,
                made: &lines[0],
                best: &lines[1],
            };
            let all = reasons(&case);
            for reason in &all {
                check(&case, reason, &mut rng);
                kinds.insert(kind(reason));
            }
            let given = why(&case);
            assert!(!given.is_empty() && given.len() <= 2);
            for reason in &given {
                check(&case, reason, &mut rng);
                assert!(all.contains(reason) || (all.is_empty() && given.len() == 1));
                kinds.insert(kind(reason));
            }
        }
    }
    // Each was met, so each was checked.
    assert_eq!(kinds.len(), 17, "{kinds:?}");
}

#[test]
fn a_move_against_itself_has_nothing_to_show() {
    for discs in random_positions(3, 43) {
        for square in squares(discs.moves()) {
            let lines = [square];
            let case = Case {
                discs,
                made: &lines,
                best: &lines,
            };
            assert_eq!(reasons(&case), []);
        }
    }
}

/// The first point of a game, and the rest of it.
fn points(line: &str) -> Vec<Point> {
    let table = Table::<Othello>::read(&Line::split(line).unwrap()).unwrap();
    job::finish(Review::new(&table, 0)).points
}

/// The keys of the reasons, in order.
fn keys(point: &Point) -> Vec<&str> {
    point.why.iter().map(|why| why.key).collect()
}

#[test]
fn the_corner_given_away() {
    // Every move wins but b2, which opens a1.
    let start = "othello:-OOOO-XX--OOOOOX-OOOXXOX--OOXOOX--XOOOOX-XXXOOXX--XXXXXXXXXXXXXO";
    let point = &points(&format!("{start};moves=b2"))[0];
    assert!(point.exact && point.class >= Some(Class::Mistake));
    assert_eq!(
        point.result.map(|[before, _]| before),
        Some(Outcome::Win),
        "{point:?}"
    );
    assert_eq!(keys(point)[0], "othello.bad.corner.given");
    assert_eq!(point.why[0].args["corner"].to_string(), "a1");
    assert_eq!(point.turn, "black");
}

#[test]
fn the_corner_missed() {
    // a1 turns one disc and makes twelve safe.
    let start = "othello:-XXXXXX-O-XOOXXOXOXOXXXOXXOXXXXOXXXXOOXOXXXXXXXO--OOOO-O---O--O-";
    let discs = Table::<Othello>::read(&Line::split(start).unwrap()).unwrap();
    let discs = discs.position().discs();
    let best = [read_square("a1").unwrap()];
    for square in squares(discs.moves() & !single(best[0])) {
        let made = [square];
        let case = Case {
            discs,
            made: &made,
            best: &best,
        };
        let given = why(&case);
        let name = square_name(square);
        let missed = |reason: &Reason| matches!(reason, Reason::CornerMissed(0));
        let safe =
            |reason: &Reason| matches!(reason, Reason::Stable(figures) if figures.best >= 12);
        assert!(given.iter().any(safe), "{name}: {given:?}");
        assert!(reasons(&case).iter().any(missed), "{name}: {given:?}");
    }
}

#[test]
fn parity_given_up() {
    // a3 alone, and four squares together: black must begin alone.
    let start = "othello:XXXXXXXXOXOOOOXX-OXOOOXOOOOXOXOO-OXXXOXO-OOXOXOO--OOXOOOOOOOOOOO";
    let told: Vec<Point> = ["a5", "a6", "b7", "a7"]
        .iter()
        .filter_map(|square| {
            Table::<Othello>::read(&Line::split(&format!("{start};moves={square}")).ok()?).ok()
        })
        .map(|table| job::finish(Review::new(&table, 0)).points.remove(0))
        .collect();
    assert!(!told.is_empty());
    for point in told {
        assert!(point.exact && point.class.is_some(), "{point:?}");
        assert_eq!(point.best.as_deref(), Some("a3"));
        assert!(keys(&point).contains(&"othello.bad.parity"), "{point:?}");
    }
}

#[test]
fn good_moves_are_not_explained() {
    let game = "othello:;moves=f5,d6,c3,d3,c4,f4,f6,f3,e6,e7";
    let points = points(game);
    assert_eq!(points.len(), 11);
    for point in &points {
        assert_eq!(point.class.is_none(), point.why.is_empty(), "{point:?}");
    }
    assert!(points[0].class.is_none() && points[10].class.is_none());
    let turns: Vec<_> = points.iter().map(|point| point.turn).collect();
    assert_eq!(turns[..3], ["black", "white", "black"]);
}
