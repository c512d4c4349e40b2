//! Drawings for other programs: `CGSuite`, Graphviz, LaTeX.

use std::fmt::Write as _;

use super::drawing::Colour;
use super::sketch::sketch;
use super::{Hackenbush, text};
use crate::graph::layout::fine;

/// The formats that drawings are written in.
pub(super) const FORMATS: &[&str] = &["cgsuite", "dot", "tikz"];

/// What stands of a drawing in another format; none where the format cannot hold
/// it.
pub(super) fn write(position: &Hackenbush, format: &str) -> Option<String> {
    match format {
        "cgsuite" => text::write_cgsuite(&position.drawing, &position.standing),
        "dot" => Some(dot(position)),
        "tikz" => Some(tikz(position)),
        _ => None,
    }
}

fn dot(position: &Hackenbush) -> String {
    let mut out = String::from(
        "graph hackenbush {\n  rankdir=BT;\n  node [shape=point];\n  0 [shape=box, label=\"\", width=2, height=0.05];\n",
    );
    for edge in position.standing.iter() {
        let line = position.drawing.lines()[edge];
        let [from, to] = [line.from, line.to].map(|vertex| position.drawing.name(vertex));
        let style = match line.colour {
            Colour::Blue => "color=blue",
            Colour::Red => "color=red, style=dashed",
            Colour::Green => "color=darkgreen, style=dotted",
        };
        // Writing to a String cannot fail.
        let _ = writeln!(out, "  {from} -- {to} [label=\"{}\", {style}];", edge + 1);
    }
    out + "}\n"
}

fn tikz(position: &Hackenbush) -> String {
    let sketch = sketch(&position.drawing);
    let across = |pick: fn(f64, f64) -> f64, start: f64| {
        let ends = position.standing.iter().flat_map(|edge| sketch.ends[edge]);
        fine(ends.fold(start, |found, place| pick(found, place[0])))
    };
    let (left, right) = (across(f64::min, -0.6), across(f64::max, 0.6));
    let mut out = String::from(
        "\\begin{tikzpicture}[very thick, b/.style={blue}, r/.style={red, dashed}, g/.style={green!50!black, densely dotted}]\n",
    );
    let _ = writeln!(out, "  \\draw[black] ({left},0) -- ({right},0);");
    let point = |[x, y]: [f64; 2]| format!("({},{})", fine(x), fine(y));
    let mut points = Vec::new();
    for edge in position.standing.iter() {
        let [from, to] = sketch.ends[edge];
        let bend = sketch.bends[edge];
        let style = match position.colour(edge) {
            Colour::Blue => "b",
            Colour::Red => "r",
            Colour::Green => "g",
        };
        let line = position.drawing.lines()[edge];
        let way = if line.from == line.to && line.from != 0 {
            // Between one place and itself TikZ has no distance to measure a bend by.
            let reach = fine(0.7 + 0.7 * bend);
            format!(".. controls +({reach},{reach}) and +(-{reach},{reach}) ..")
        } else if bend == 0.0 {
            "--".to_owned()
        } else {
            format!("to[bend left={}]", fine(bend * 80.0))
        };
        let (start, end) = (point(from), point(to));
        let _ = writeln!(out, "  \\draw[{style}] {start} {way} {end};");
        let above = [from, to].into_iter().filter(|place| place[1] > 0.0);
        points.extend(above.map(point));
    }
    points.sort();
    points.dedup();
    for point in points {
        let _ = writeln!(out, "  \\fill {point} circle (2pt);");
    }
    out + "\\end{tikzpicture}\n"
}
