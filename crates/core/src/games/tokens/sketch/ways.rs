//! How arcs run between vertices: straight where nothing is in the way.

use super::{Sketch, Way, fine};
use crate::graph::digraph::Digraph;
use crate::graph::layout::Place;

/// An arc stays so far from every vertex that it does not touch.
const CLEAR: f64 = 0.34;

/// How far arcs are bent, at the least that helps.
const BENDS: [f64; 10] = [0.18, 0.3, 0.42, 0.55, 0.7, 0.9, 1.15, 1.5, 2.0, 2.6];

/// With more arcs than this none is led round vertices.
const MANY: usize = 600;

/// How high an arch is over a row of vertices, for its length.
const ARCH: f64 = 0.32;

/// How far a loop reaches.
const LOOP: f64 = 0.6;

/// A curve as a row of points.
type Curve = [Place; 11];

/// By arc, how it runs.
pub(super) fn ways(graph: &Digraph, places: &[Place]) -> Vec<Way> {
    let few = graph.arcs().count() <= MANY;
    // No arc turns back in a row of vertices: it has no cycles.
    let in_row = places.len() > 2
        && places
            .iter()
            .all(|place| (place[1] - places[0][1]).abs() < 1e-6);
    let in_row = in_row && graph.cycle().is_none();
    let mut laid: Vec<Curve> = Vec::new();
    let mut ways = Vec::new();
    for (from, to) in graph.arcs() {
        let (a, b) = (from as usize, to as usize);
        if a == b {
            ways.push(Way {
                bend: LOOP,
                toward: Some(free_direction(graph, places, a)),
            });
            continue;
        }
        // Two arcs between the same vertices both bend to their left, and so lie
        // apart.
        let has_twin = graph.followers(b).contains(&from);
        let bend = if in_row {
            // Arches one over the other, by turns above and below.
            let arch = (distance_between(places[a], places[b]) - 1.2).max(0.0);
            let side = if a % 2 == 0 { 1.0 } else { -1.0 };
            side * ARCH * arch
        } else if few {
            best_bend(places, [a, b], has_twin, &laid)
        } else if has_twin {
            BENDS[0]
        } else {
            0.0
        };
        laid.push(curve(places[a], places[b], bend));
        ways.push(Way {
            bend: fine(bend),
            toward: None,
        });
    }
    ways
}

/// Points that show how far a drawing reaches.
pub(super) fn outline(graph: &Digraph, sketch: &Sketch) -> Vec<Place> {
    let mut points = sketch.places.clone();
    for ((from, to), way) in graph.arcs().zip(&sketch.ways) {
        let [a, b] = [from, to].map(|vertex| sketch.places[vertex as usize]);
        match way.toward {
            None => points.extend(curve(a, b, way.bend)),
            Some(toward) => {
                let (sin, cos) = toward.to_radians().sin_cos();
                points.push([a[0] + way.bend * cos, a[1] + way.bend * sin]);
            }
        }
    }
    points
}

/// A quadratic curve whose middle lies so far to the left of the straight way.
fn curve(a: Place, b: Place, bend: f64) -> Curve {
    let along = [b[0] - a[0], b[1] - a[1]];
    let length = along[0].hypot(along[1]).max(1e-6);
    let left = [-along[1] / length, along[0] / length];
    let control = [0, 1].map(|axis| f64::midpoint(a[axis], b[axis]) + 2.0 * bend * left[axis]);
    std::array::from_fn(|index| {
        let t = index as f64 / 10.0;
        let s = 1.0 - t;
        [0, 1].map(|axis| s * s * a[axis] + 2.0 * s * t * control[axis] + t * t * b[axis])
    })
}

fn distance_between(a: Place, b: Place) -> f64 {
    (b[0] - a[0]).hypot(b[1] - a[1])
}

/// How near a curve comes to a vertex that is none of its ends; where it is
/// nearer than `least`, only that it is.
fn clearance(curve: &Curve, places: &[Place], ends: [usize; 2], least: f64) -> f64 {
    let [low, high] = bounds(curve);
    let mut nearest = f64::INFINITY;
    for (vertex, &place) in places.iter().enumerate() {
        let is_far =
            (0..2).any(|axis| place[axis] < low[axis] - CLEAR || place[axis] > high[axis] + CLEAR);
        if is_far || ends.contains(&vertex) {
            continue;
        }
        for pair in curve.windows(2) {
            nearest = nearest.min(distance(place, pair[0], pair[1]));
        }
        if nearest < least {
            break;
        }
    }
    nearest
}

/// The least and the greatest coordinates.
pub(super) fn bounds(places: &[Place]) -> [Place; 2] {
    let mut found = [[f64::INFINITY; 2], [f64::NEG_INFINITY; 2]];
    for place in places {
        for axis in 0..2 {
            found[0][axis] = found[0][axis].min(place[axis]);
            found[1][axis] = found[1][axis].max(place[axis]);
        }
    }
    found
}

/// From a point to a piece of a line.
fn distance(point: Place, a: Place, b: Place) -> f64 {
    let along = [b[0] - a[0], b[1] - a[1]];
    let square = along[0] * along[0] + along[1] * along[1];
    let gap = [point[0] - a[0], point[1] - a[1]];
    let part = if square > 0.0 {
        ((gap[0] * along[0] + gap[1] * along[1]) / square).clamp(0.0, 1.0)
    } else {
        0.0
    };
    (gap[0] - part * along[0]).hypot(gap[1] - part * along[1])
}

fn best_bend(places: &[Place], ends: [usize; 2], has_twin: bool, laid: &[Curve]) -> f64 {
    let lay = |bend: f64| curve(places[ends[0]], places[ends[1]], bend);
    let clear = |bend: f64, least: f64| clearance(&lay(bend), places, ends, least);
    let is_clear = |bend: f64| clear(bend, CLEAR) >= CLEAR;
    if !has_twin && is_clear(0.0) {
        return 0.0;
    }
    for bend in BENDS {
        let sides: &[f64] = if has_twin { &[1.0] } else { &[1.0, -1.0] };
        let open = sides
            .iter()
            .map(|side| side * bend)
            .filter(|&bend| is_clear(bend));
        let crossed = |&bend: &f64| {
            let curve = lay(bend);
            laid.iter()
                .map(|other| meetings(&curve, other))
                .sum::<usize>()
        };
        if let Some(bend) = open.min_by_key(crossed) {
            return bend;
        }
    }
    // Nothing is clear: what comes nearest to it.
    let all = BENDS.iter().flat_map(|&bend| [bend, -bend]);
    let all = all.filter(|&bend| !has_twin || bend > 0.0);
    let far = |bend: f64| clear(bend, 0.0);
    all.max_by(|&a, &b| far(a).total_cmp(&far(b)))
        .unwrap_or(0.0)
}

/// How often two curves cross.
fn meetings(one: &Curve, other: &Curve) -> usize {
    let side = |p: Place, q: Place, r: Place| {
        (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
    };
    let cross = |a: &[Place], b: &[Place]| {
        side(a[0], a[1], b[0]) * side(a[0], a[1], b[1]) < 0.0
            && side(b[0], b[1], a[0]) * side(b[0], b[1], a[1]) < 0.0
    };
    let ([low, high], [other_low, other_high]) = (bounds(one), bounds(other));
    if (0..2).any(|axis| low[axis] > other_high[axis] || other_low[axis] > high[axis]) {
        return 0;
    }
    let pieces = one.windows(2);
    pieces
        .map(|a| other.windows(2).filter(|b| cross(a, b)).count())
        .sum()
}

/// The direction in which a vertex has the most room, in degrees.
fn free_direction(graph: &Digraph, places: &[Place], vertex: usize) -> f64 {
    let ends = graph.arcs().filter_map(|(from, to)| {
        let (from, to) = (from as usize, to as usize);
        match (from == vertex, to == vertex) {
            (true, false) => Some(to),
            (false, true) => Some(from),
            _ => None,
        }
    });
    let here = places[vertex];
    let mut angles: Vec<f64> = ends
        .map(|end| {
            (places[end][1] - here[1])
                .atan2(places[end][0] - here[0])
                .to_degrees()
        })
        .collect();
    angles.sort_by(f64::total_cmp);
    let Some(&first) = angles.first() else {
        return 90.0;
    };
    let next = angles.iter().skip(1).copied().chain([first + 360.0]);
    let gaps = angles
        .iter()
        .zip(next)
        .map(|(&from, to)| (to - from, f64::midpoint(from, to)));
    let widest = gaps.max_by(|a, b| a.0.total_cmp(&b.0));
    fine(widest.map_or(90.0, |(_, middle)| middle).rem_euclid(360.0))
}
