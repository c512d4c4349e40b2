//! The opponent that hopes for mistakes.
//!
//! Trakis in Sim goes where Trukis is likeliest to err. Here nobody knows how a
//! game ends until late, so the same idea is reckoned in discs: among moves that
//! are as good as the best, or nearly, it takes the one after which somebody with
//! the habits of a casual player is expected to give away most. Where scores are
//! exact the result is never at stake.

use super::Move;
use super::bitboard::Square;
use super::discs::Discs;
use super::evaluation::DISC;
use super::levels::{self, Level};
use super::thinking::Thinking;
use super::xray::{Limits, Seen, Sight, XRay};
use crate::analysis::{Choice, Choosing};
use crate::job::{self, Boxed};

/// A move may be worth so much less than the best: an estimate is no surer.
const NEARLY: i32 = 3 * DISC / 2;

/// No more moves than these are looked into.
const MOST: usize = 5;

/// With so many empty squares or fewer the score of every move is worked out;
/// with more, up to where the best one's is, the best one is played.
const COUNTED: u32 = 16;

/// Whom it reckons with.
const VICTIM: &str = "casual";

/// How sure people choose what looks better to them: by so much better it is
/// chosen e times as often.
const DOUBT: f64 = 2.5 * DISC as f64;

/// A move that may be played.
#[derive(Clone, Copy, Debug)]
struct Snare {
    square: Square,
    value: i32,
    /// What the opponent is expected to give away after it.
    gain: f64,
}

/// What has been found by now.
struct Hunt {
    discs: Discs,
    snares: Vec<Snare>,
    /// The next to look into.
    next: usize,
    /// How far the replies are looked into.
    limits: Limits,
    nodes: u64,
}

/// Begins the choice; it visits about as many positions as a search with these
/// limits for the best move.
pub fn choose(discs: Discs, limits: Limits) -> Choosing<Move> {
    let empties = discs.empties();
    if empties > COUNTED && empties <= limits.solve {
        let thinking: Boxed<_> = Box::new(Thinking::new(discs, limits));
        return job::map(thinking, |thought| {
            let nodes = thought.nodes;
            thought.choice.map(|choice| Choice { choice, nodes })
        });
    }
    let half = Limits {
        nodes: limits.nodes / 2,
        solve: limits.solve.min(COUNTED),
        ..limits
    };
    job::then(Box::new(XRay::new(discs, half)), move |sight| {
        let snares = candidates(&sight.moves);
        let each = half.nodes / snares.len().max(1) as u64;
        look_into(Hunt {
            discs,
            snares,
            next: 0,
            limits: Limits {
                nodes: each,
                ..half
            },
            nodes: sight.nodes,
        })
    })
}

/// The moves that are as good as the best, or nearly, the best first; where the
/// result is proved, only those that keep it.
fn candidates(moves: &[Seen]) -> Vec<Snare> {
    let Some(best) = moves.iter().max_by_key(|seen| seen.value) else {
        return Vec::new();
    };
    let mut good: Vec<&Seen> = moves
        .iter()
        .filter(|seen| seen.outcome == best.outcome && seen.value >= best.value - NEARLY)
        .collect();
    crate::short_list::sort_by_key(&mut good, |seen| -seen.value);
    good.truncate(MOST);
    good.iter()
        .map(|seen| Snare {
            square: seen.square,
            value: seen.value,
            gain: 0.0,
        })
        .collect()
}

fn look_into(mut hunt: Hunt) -> Choosing<Move> {
    let next = hunt.snares.get(hunt.next).map(|snare| snare.square);
    let (Some(square), true) = (next, hunt.snares.len() > 1) else {
        return job::ready(most_promising(&hunt));
    };
    let after = hunt.discs.play(square);
    job::then(weigh(after, hunt.limits), move |(gain, nodes)| {
        hunt.snares[hunt.next].gain = gain;
        hunt.next += 1;
        hunt.nodes += nodes;
        look_into(hunt)
    })
}

fn most_promising(hunt: &Hunt) -> Option<Choice<Move>> {
    let worth = |snare: &Snare| f64::from(snare.value) + snare.gain;
    // The first of equals, which is the better without mistakes.
    let chosen = hunt.snares.iter().reduce(|best, snare| {
        if worth(snare) > worth(best) {
            snare
        } else {
            best
        }
    })?;
    Some(Choice {
        choice: Move::Place(chosen.square),
        nodes: hunt.nodes,
    })
}

/// What the player to move is expected to give away, and the positions visited.
fn weigh(discs: Discs, limits: Limits) -> Boxed<(f64, u64)> {
    let Some(victim) = levels::find(VICTIM).filter(|_| discs.moves().count_ones() > 1) else {
        return job::ready((0.0, 0));
    };
    let truth: Boxed<Sight> = Box::new(XRay::new(discs, limits));
    job::then(truth, move |truth| {
        let view = XRay::new(discs, victim.limits);
        job::map(Box::new(view), move |view: Sight| {
            let nodes = truth.nodes + view.nodes;
            (
                expected_loss(discs, &truth.moves, &view.moves, victim),
                nodes,
            )
        })
    })
}

/// What a player who sees the moves so is expected to lose by them.
fn expected_loss(discs: Discs, truth: &[Seen], view: &[Seen], victim: &Level) -> f64 {
    let looks = |seen: &Seen| seen.value + victim.habits.usual_bias(discs, seen.square);
    let most = view.iter().map(looks).max().unwrap_or(0);
    let best = truth.iter().map(|seen| seen.value).max().unwrap_or(0);
    let (mut loss, mut all) = (0.0, 0.0);
    for (seen, true_one) in view.iter().zip(truth) {
        let weight = (f64::from(looks(seen) - most) / DOUBT).exp();
        all += weight;
        loss += weight * f64::from(best - true_one.value);
    }
    if all > 0.0 { loss / all } else { 0.0 }
}
