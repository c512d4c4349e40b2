//! The record of a position of Sim.

use super::solution::Solution;
use super::{Edge, Goal, MAX_POINTS, Sim};
use crate::analysis::{Analysis, Judged, best_of};
use crate::game::{Ending, Game as _, Outcome, Seat};
use crate::message::Message;

/// The keys of the reasons below.
pub(super) const REASONS: &[&str] = &[
    "sim.why.over.red",
    "sim.why.over.blue",
    "sim.why.over.draw",
    "sim.why.keep.all",
    "sim.why.keep.some",
    "sim.why.hold.all",
    "sim.why.hold.some",
    "sim.why.lost",
    "sim.why.lasts",
    "sim.why.threats",
    "sim.why.closes",
    "sim.why.chance",
    "sim.why.class",
];

pub(super) fn analyse(position: Sim) -> Analysis<Edge> {
    let solved = position.solution();
    let player = position.turn();
    let judge = |choice: Edge| {
        let place = solved.find(position.after(choice))?;
        let class = &solved.classes()[place];
        Some(Judged {
            choice,
            outcome: class.result.outcome_for(player),
            value: None,
            remoteness: Some(class.remoteness),
            chance: Some(solved.likelihood(place, player)),
        })
    };
    let moves: Vec<_> = position.moves().filter_map(judge).collect();
    let here = solved.find(position);
    let outcome = here.map_or(Outcome::Unknown, |place| {
        solved.classes()[place].result.outcome_for(player)
    });
    Analysis {
        outcome,
        class: match outcome {
            Outcome::Win => Some("N"),
            Outcome::Loss => Some("P"),
            Outcome::Draw => Some("D"),
            Outcome::Unknown => None,
        },
        value: None,
        exact: here.is_some(),
        method: "retrograde",
        nodes: 1 + moves.len() as u64,
        remoteness: here.map(|place| solved.classes()[place].remoteness),
        best: best_of(&moves),
        truncated: false,
        why: here.map_or_else(Vec::new, |place| {
            reasons(position, solved, place, &moves, outcome)
        }),
        moves,
    }
}

fn reasons(
    position: Sim,
    solution: &Solution,
    place: usize,
    moves: &[Judged<Edge>],
    outcome: Outcome,
) -> Vec<Message> {
    let class = &solution.classes()[place];
    let mut why = Vec::new();
    if class.ending.is_some() {
        why.push(Message::new(match position.closed() {
            Some((Seat::First, _)) => "sim.why.over.red",
            Some((Seat::Second, _)) => "sim.why.over.blue",
            None => "sim.why.over.draw",
        }));
    } else {
        why.push(reason_of_choice(moves, outcome));
        why.push(Message::new("sim.why.lasts").with("plies", class.remoteness));
        why.extend(reason_of_triangles(position, moves));
        if position.points == MAX_POINTS && position.goal == Goal::Avoid {
            let chance = solution.chance(place, Seat::First);
            why.push(
                Message::new("sim.why.chance")
                    .with(
                        "percent",
                        (solution.likelihood(place, Seat::First) * 1e5).round() / 1e3,
                    )
                    .with("exact", chance.to_string())
                    .with("score", class.score),
            );
        }
    }
    why.push(
        Message::new("sim.why.class")
            .with("number", class.number)
            .with("count", position.level())
            .with("classes", solution.level(position.level()).len()),
    );
    why
}

/// How many moves keep what the position is worth.
fn reason_of_choice(moves: &[Judged<Edge>], outcome: Outcome) -> Message {
    let keeping = moves.iter().filter(|m| m.outcome == outcome).count();
    let all = keeping == moves.len();
    let key = match outcome {
        Outcome::Win if all => "sim.why.keep.all",
        Outcome::Win => "sim.why.keep.some",
        Outcome::Draw if all => "sim.why.hold.all",
        Outcome::Draw => "sim.why.hold.some",
        _ => return Message::new("sim.why.lost").with("count", moves.len()),
    };
    let message = Message::new(key).with("count", keeping);
    if all {
        message
    } else {
        message.with("of", moves.len())
    }
}

/// How many lines would close a triangle.
fn reason_of_triangles(position: Sim, moves: &[Judged<Edge>]) -> Option<Message> {
    let closes = moves.iter().filter(|judged| {
        let after = position.after(judged.choice).ending();
        matches!(after, Some(Ending::Won(_)))
    });
    let count = closes.count();
    let key = match position.goal {
        Goal::Avoid => "sim.why.threats",
        Goal::Achieve => "sim.why.closes",
    };
    (count > 0).then(|| Message::new(key).with("count", count))
}
