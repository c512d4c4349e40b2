//! Searches that several workers share find what one alone finds.

use super::random_positions;
use super::team::{Cost, Manners, work};
use fastrand::Rng;
use zermelo_core::analysis::{Analyse as _, Record};
use zermelo_core::game::{Outcome, Seat};
use zermelo_core::job::{self, Step};
use zermelo_core::notation::Line;
use zermelo_core::othello::discs::Discs;
use zermelo_core::othello::endgame::{MAX_SCORE, Solver};
use zermelo_core::othello::evaluation::Evaluation;
use zermelo_core::othello::review::{self, Point, Report, Review};
use zermelo_core::othello::search::errand::{Errand, Finding, Need, Wanted};
use zermelo_core::othello::xray::{self, Limits};
use zermelo_core::othello::{Move, Othello};
use zermelo_core::share::{Gathered, Part, Share, Worker, advance};
use zermelo_core::table::Table;

fn table_of(discs: Discs) -> Table<Othello> {
    Table::new(Othello::from_discs(discs, Seat::First).expect("a position"))
}

/// Several workers at one search, in whatever order chance has it; each time that
/// a part comes back, `look` sees what is known by then.
fn together<S: Share>(share: &S, seed: u64, mut look: impl FnMut(&Gathered<S::Output>)) {
    let mut dice = Rng::with_seed(seed);
    let mut parts = share.parts();
    let mut workers: Vec<Box<dyn Worker>> = (0..3).map(|_| share.worker()).collect();
    while parts.iter().any(|part| !part.done) {
        let place = dice.usize(..parts.len());
        if parts[place].done {
            continue;
        }
        // As it goes from one module to another.
        let given = Part::read(&parts[place].write()).expect("a part");
        let worker = &mut workers[dice.usize(..3)];
        let found = advance(worker.as_mut(), &given).expect("a part of this search");
        assert_eq!(found.place, place);
        assert!(found.rank > given.rank || found.done);
        parts[place] = found;
        let nodes = workers.iter().map(|worker| worker.nodes()).sum();
        look(&share.gather(&parts, nodes));
    }
}

fn shared_record(table: &Table<Othello>, limits: Limits, seed: u64) -> Record {
    let share = xray::Shared::new(table.clone(), limits);
    let mut last = share.gather(&share.parts(), 0).draft;
    together(&share, seed, |gathered| {
        last.clone_from(&gathered.draft);
    });
    last.expect("a record")
}

fn whole_record(table: &Table<Othello>) -> Record {
    Record::new(table, job::finish(table.position().analyse()))
}

/// All but how much work it was.
#[track_caller]
fn assert_same(mut shared: Record, whole: &Record) {
    assert!(shared.nodes > 0);
    shared.nodes = whole.nodes;
    assert_eq!(&shared, whole);
}

#[test]
fn near_the_end_the_records_are_the_same() {
    let mut seen = [0; 17];
    for (seed, discs) in (0..).zip(random_positions(40, 71)) {
        let empties = discs.empties();
        if !(10..=14).contains(&empties) || discs.moves() == 0 || seen[empties as usize] == 3 {
            continue;
        }
        seen[empties as usize] += 1;
        let table = table_of(discs);
        let whole = whole_record(&table);
        assert!(whole.exact);
        assert_same(shared_record(&table, Limits::USUAL, seed), &whole);
    }
    assert_eq!(seen[10..=14], [3; 5], "too few positions were tried");
}

#[test]
fn a_forced_pass_and_an_end_are_the_same() {
    let all = random_positions(60, 72);
    let pass = |discs: &Discs| discs.moves() == 0 && !discs.over() && discs.empties() <= 12;
    let passing = all.iter().copied().find(pass).expect("a forced pass");
    let over = all
        .iter()
        .copied()
        .find(|discs| discs.over())
        .expect("an end");
    for discs in [passing, over] {
        let table = table_of(discs);
        let whole = whole_record(&table);
        assert_same(shared_record(&table, Limits::USUAL, 5), &whole);
    }
}

/// Estimates of different depths do not compare: what is shown of all moves was
/// looked at equally far, however far ahead some of them are.
#[test]
fn drafts_are_even() {
    let limits = Limits {
        depth: 7,
        ..Limits::USUAL
    };
    let table = table_of(Discs::START);
    let share = xray::Shared::new(table, limits);
    assert!(!share.to_the_end());
    let mut depths = Vec::new();
    let mut moves = 0;
    together(&share, 3, |gathered| {
        let Some(draft) = &gathered.draft else { return };
        let depth = gathered.glimpse.as_ref().map_or(0, |glimpse| glimpse.depth);
        assert!(depths.last() <= Some(&depth), "{depths:?}, then {depth}");
        // The four first moves are the same but for symmetry.
        let mut values = draft.moves.iter().map(|judged| &judged.value);
        let first = values.next();
        assert!(values.all(|value| Some(value) == first), "{draft:?}");
        assert!(!draft.exact);
        moves = draft.moves.len();
        depths.push(depth);
    });
    assert_eq!(moves, 4);
    assert_eq!((depths.first(), depths.last()), (Some(&4), Some(&7)));
}

/// Proofs are shown as soon as they are there, and are never taken back.
#[test]
fn what_is_proved_stays() {
    let all = random_positions(40, 73);
    let near = |discs: &&Discs| discs.empties() == 14 && discs.moves().count_ones() > 3;
    let discs = *all.iter().find(near).expect("a position");
    let share = xray::Shared::new(table_of(discs), Limits::USUAL);
    assert!(share.to_the_end());
    let mut proved: Vec<(Outcome, bool)> = Vec::new();
    let mut partly = false;
    together(&share, 4, |gathered| {
        let Some(draft) = &gathered.draft else { return };
        let now = draft.moves.iter().map(|judged| judged.outcome);
        for (&(before, _), now) in proved.iter().zip(now.clone()) {
            assert!(before == Outcome::Unknown || before == now);
        }
        proved = now.map(|outcome| (outcome, draft.exact)).collect();
        let known = proved
            .iter()
            .filter(|(outcome, _)| *outcome != Outcome::Unknown);
        partly |= (1..proved.len()).contains(&known.count());
    });
    assert!(partly, "nothing was shown before all was proved");
    assert!(
        proved
            .iter()
            .all(|(outcome, exact)| *exact && *outcome != Outcome::Unknown)
    );
}

#[test]
fn parts_of_another_search_are_refused() {
    let share = xray::Shared::new(table_of(Discs::START), Limits::USUAL);
    let mut worker = share.worker();
    let good = share.parts().remove(0);
    assert!(worker.take_up(&good));
    let damaged = |change: fn(&mut Part)| {
        let mut part = good.clone();
        change(&mut part);
        part
    };
    for part in [
        damaged(|part| part.found[0] = 0),
        damaged(|part| part.found[0] = 64),
        damaged(|part| part.found[4] = 9),
        damaged(|part| part.found[5] = 1000),
        damaged(|part| part.found[5] = -1),
        damaged(|part| part.rank = 0),
        damaged(|part| part.rank = 5000),
        damaged(|part| part.found.clear()),
    ] {
        assert!(!worker.take_up(&part), "{part:?}");
        let draft = share.gather(&[part], 1).draft;
        assert_eq!(draft, None);
    }
    let review = review::Shared::new(table_of(Discs::START), 0);
    let beyond = Part {
        place: 7,
        ..review.parts().remove(0)
    };
    let mut worker = review.worker();
    assert!(!worker.take_up(&beyond));
    // Nothing to do, and no harm done.
    assert!(matches!(worker.step(1), Step::Working(_)));
}

/// A game in which both sides must pass, near its end.
fn game(plies: usize, seed: u64) -> Table<Othello> {
    let mut dice = Rng::with_seed(seed);
    let line = Line::split("othello:").expect("a line");
    let mut table: Table<Othello> = Table::read(&line).expect("a table");
    while table.moves().len() < plies && table.ending().is_none() {
        let moves: Vec<Move> = zermelo_core::game::Game::moves(table.position()).collect();
        let choice = moves[dice.usize(..moves.len())];
        table.play(choice).expect("a legal move");
    }
    table
}

/// What is proved of each position. Of equal moves one is as good as another, so
/// the lines and the reasons that are seen in them may differ.
fn told(report: &Report) -> Vec<impl PartialEq + std::fmt::Debug> {
    let told = |point: &Point| {
        let proved = (point.value, point.exact, point.depth, point.lost);
        (point.ply, point.turn, proved, point.class, point.result)
    };
    report.points.iter().map(told).collect()
}

#[test]
fn a_look_back_is_the_same() {
    for seed in 0..3 {
        let table = game(70, seed);
        // From where everything is solved, for what is estimated depends on what
        // was searched before.
        let from = table.moves().len() - 13;
        let whole = job::finish(Review::new(&table, from));
        assert!(whole.points.iter().all(|point| point.exact));
        let share = review::Shared::new(table, from);
        let mut last = None;
        let mut longest = 0;
        together(&share, seed, |gathered| {
            let draft = gathered.draft.as_ref().expect("a draft");
            // Without a gap, from the end.
            let plies: Vec<usize> = draft.points.iter().map(|point| point.ply).collect();
            let end = whole.points.len() + from;
            assert_eq!(plies, (end - plies.len()..end).collect::<Vec<_>>());
            assert!(plies.len() >= longest);
            longest = plies.len();
            last.clone_from(&gathered.draft);
        });
        let last = last.expect("a report");
        assert_eq!(told(&last), told(&whole));
    }
}

/// Slow enough that help is wanted, told so often that there is much of it.
const HELPING: Manners = Manners {
    workers: 4,
    help: true,
    told_every: 20_000,
    slice: 20_000,
    chance: None,
};

/// Positions of so many empty squares, and moves.
fn positions_of(empties: u32, moves: u32, seed: u64) -> Vec<Discs> {
    let mut all = random_positions(2_000, seed);
    all.retain(|discs| discs.empties() == empties);
    all.retain(|discs| discs.moves().count_ones() == moves);
    assert!(all.len() >= 4, "too few positions");
    all
}

/// However many workers there are, in whatever order they come back, and whether
/// or not some of them die: the scores of all moves are those that one finds.
#[test]
fn with_help_the_records_are_the_same() {
    let mut sum = Cost::default();
    for moves in 1..=4 {
        for (seed, discs) in (0..3).zip(positions_of(16, moves, 74)) {
            let table = table_of(discs);
            let whole = whole_record(&table);
            assert!(whole.exact);
            let share = xray::Shared::new(table, Limits::USUAL);
            for (workers, chance) in [(1, None), (2, None), (4, None), (4, Some(seed))] {
                let mut last = None;
                let manners = Manners {
                    workers,
                    chance,
                    ..HELPING
                };
                let cost = work(&share, manners, |gathered| last.clone_from(&gathered.draft));
                assert_same(last.expect("a record"), &whole);
                sum.deaths += cost.deaths;
                sum.errands[0] += cost.errands[0];
                sum.errands[1] += cost.errands[1];
                assert!(workers > 1 || cost.errands == [0, 0]);
            }
        }
    }
    assert!(
        sum.errands[0] > 100 && sum.errands[1] > 10 && sum.deaths > 10,
        "{sum:?}"
    );
}

/// One slow move does not keep one worker busy while the others have nothing to
/// do.
#[test]
fn two_moves_are_shared_by_four() {
    let mut alone = 0;
    let mut together = 0;
    for discs in positions_of(19, 2, 75).into_iter().take(4) {
        let share = xray::Shared::new(table_of(discs), Limits::USUAL);
        let longest = |help| work(&share, Manners { help, ..HELPING }, |_| {}).longest;
        alone += longest(false);
        together += longest(true);
    }
    assert!(alone > 2_000_000, "too easy to tell: {alone}");
    assert!(together * 3 < alone * 2, "{together} of {alone}");
}

/// Works on a part until it has errands.
fn until_errands(worker: &mut dyn Worker, part: &Part) -> Vec<Part> {
    let mut part = part.clone();
    loop {
        assert!(worker.take_up(&part));
        part = loop {
            match worker.step(1) {
                Step::Done(part) => break part,
                Step::Working(_) => {
                    let errands = worker.errands();
                    if errands.iter().any(|errand| errand.rank == 0) {
                        return errands;
                    }
                }
            }
        };
        assert!(!part.done, "it needed no help");
    }
}

/// What is found on errands is true, by a search that knows nothing of them; and
/// who hears of it need not find it out himself.
#[test]
fn findings_are_true_and_spare_work() {
    let mut spared = 0;
    for discs in positions_of(17, 2, 76).into_iter().take(3) {
        let share = xray::Shared::new(table_of(discs), Limits::USUAL);
        let [mut helped, mut alone] = [share.worker(), share.worker()];
        let part = share.parts().remove(0);
        let errands = until_errands(helped.as_mut(), &part);
        assert_eq!(until_errands(alone.as_mut(), &part), errands);
        let mut other = share.worker();
        for errand in errands.iter().filter(|errand| errand.rank < 2) {
            let found = advance(other.as_mut(), errand).expect("an errand");
            assert!(found.done);
            let Finding { errand, bounds, .. } = Finding::read(&found).expect("a finding");
            assert_eq!(errand.wanted, Wanted::Score);
            let mut solver = Solver::new(16).by(Evaluation::PLAIN);
            let score = solver
                .score(errand.discs, -MAX_SCORE, MAX_SCORE)
                .expect("a score");
            assert!(
                (bounds[0]..=bounds[1]).contains(&score),
                "{errand:?} {bounds:?} {score}"
            );
            let [alpha, beta] = errand.window;
            assert!(bounds[0] >= beta || bounds[1] <= alpha || bounds[0] == bounds[1]);
            helped.hear(&found);
        }
        let rest = |worker: &mut dyn Worker| {
            let before = worker.nodes();
            while let Step::Working(_) = worker.step(1) {}
            worker.nodes() - before
        };
        let [helped, alone] = [rest(helped.as_mut()), rest(alone.as_mut())];
        assert!(helped <= alone, "{helped} {alone}");
        spared += alone - helped;
    }
    assert!(spared > 0);
}

/// Nobody goes on with an errand that is not wanted any more.
#[test]
fn an_errand_can_be_recalled() {
    let errand = |discs: Discs, window| {
        let (wanted, need) = (Wanted::Score, Need::Likely);
        Errand {
            discs,
            wanted,
            window,
            need,
        }
        .write()
    };
    let other = &errand(positions_of(16, 2, 76)[0], [0, 1]);
    let errand = &errand(positions_of(19, 4, 76)[0], [-MAX_SCORE, MAX_SCORE]);
    let share = xray::Shared::new(table_of(Discs::START), Limits::USUAL);
    let review = review::Shared::new(game(40, 1), 30);
    for mut helper in [share.worker(), review.worker()] {
        assert!(helper.take_up(errand));
        helper.hear(other);
        let nodes = helper.nodes();
        assert!(
            matches!(helper.step(1), Step::Working(_)),
            "it is still wanted"
        );
        assert!(helper.nodes() > nodes);
        helper.hear(errand);
        let nodes = helper.nodes();
        let Step::Done(back) = helper.step(u64::MAX) else {
            panic!("it was recalled");
        };
        assert_eq!(
            (helper.nodes(), back.done, &back.found),
            (nodes, false, &errand.found)
        );
        // It can take up something else.
        assert!(advance(helper.as_mut(), other).is_some_and(|found| found.done));
    }
}

#[test]
fn what_is_no_errand_is_refused() {
    let good = Errand {
        discs: Discs::START,
        wanted: Wanted::Score,
        window: [-2, 3],
        need: Need::Likely,
    };
    assert_eq!(Errand::read(&good.write()), Some(good));
    let finding = Finding {
        errand: good,
        bounds: [-2, -2],
        nodes: 77,
        line: vec![19, 20],
    };
    assert_eq!(Finding::read(&finding.write()), Some(finding.clone()));
    assert_eq!(Finding::read(&good.write()), None);
    let part = finding.write();
    let changes: [fn(&mut Part); 9] = [
        |part| part.place = 3,
        |part| part.found[0] = -1,
        |part| part.found[4] = 500,
        |part| part.found[5] = 3,
        |part| part.found[6] = 65,
        |part| part.found[7] = 0,
        |part| part.found[9] = -1,
        |part| part.found[10] = 64,
        |part| part.found.truncate(6),
    ];
    for (place, change) in changes.into_iter().enumerate() {
        let mut damaged = part.clone();
        // The two must lie on one another.
        damaged.found[2] = 1;
        assert!(Finding::read(&damaged).is_some());
        change(&mut damaged);
        assert_eq!(Finding::read(&damaged), None, "{place}");
    }
}

/// Looking back is shared the same way.
#[test]
fn with_help_a_look_back_is_the_same() {
    let mut errands = 0;
    for seed in 0..2 {
        let table = game(70, seed);
        // The first three positions are searched longest.
        let from = table.moves().len() - 17;
        let whole = job::finish(Review::new(&table, from));
        let exact = whole.points.iter().filter(|point| point.exact);
        assert_eq!(exact.count(), whole.points.len());
        let share = review::Shared::new(table, from);
        for chance in [None, Some(seed)] {
            let mut last = None;
            let manners = Manners { chance, ..HELPING };
            let cost = work(&share, manners, |gathered| last.clone_from(&gathered.draft));
            assert_eq!(told(&last.expect("a report")), told(&whole));
            errands += cost.errands[0];
        }
    }
    assert!(errands > 0);
}
