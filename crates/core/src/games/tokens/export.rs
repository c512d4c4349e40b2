//! Boards for other programs: Graphviz, LaTeX, digraph6, matrices.

use std::fmt::Write as _;

use super::Tokens;
use super::sketch::sketch;
use crate::graph::digraph6;

/// The formats that boards are written in.
pub(super) const FORMATS: &[&str] = &["digraph6", "matrix", "dot", "tikz"];

/// A board in another format.
pub(super) fn write(position: &Tokens, format: &str) -> Option<String> {
    match format {
        "digraph6" => Some(digraph6::write(position.arena().graph())),
        "matrix" => Some(digraph6::write_matrix(position.arena().graph())),
        "dot" => Some(dot(position)),
        "tikz" => Some(tikz(position)),
        _ => None,
    }
}

/// How many tokens stand on a vertex.
fn tokens_on(position: &Tokens, vertex: usize) -> usize {
    position.on().filter(|&other| other == vertex).count()
}

fn dot(position: &Tokens) -> String {
    let arena = position.arena();
    let mut out = String::from("digraph tokens {\n  node [shape=circle];\n");
    for (vertex, name) in arena.names().iter().enumerate() {
        let shape = if arena.is_goal(vertex) {
            "shape=doublecircle"
        } else {
            ""
        };
        let tokens = match tokens_on(position, vertex) {
            0 => String::new(),
            count => format!("style=filled, tokens={count}"),
        };
        let between = if shape.is_empty() || tokens.is_empty() {
            ""
        } else {
            ", "
        };
        // Writing to a String cannot fail.
        let _ = match (shape, &tokens[..]) {
            ("", "") => writeln!(out, "  {name};"),
            _ => writeln!(out, "  {name} [{shape}{between}{tokens}];"),
        };
    }
    for (from, to) in arena.graph().arcs() {
        let [from, to] = [from, to].map(|vertex| arena.name(vertex as usize));
        let _ = writeln!(out, "  {from} -> {to};");
    }
    out + "}\n"
}

fn tikz(position: &Tokens) -> String {
    let arena = position.arena();
    let sketch = sketch(arena.graph());
    let mut out = String::from(
        "\\begin{tikzpicture}[scale=1.4, ->, >=stealth, vertex/.style={circle, draw, minimum size=6mm, inner sep=0pt}, goal/.style={vertex, double}, token/.style={fill=black!25}]\n",
    );
    for (vertex, name) in arena.names().iter().enumerate() {
        let style = if arena.is_goal(vertex) {
            "goal"
        } else {
            "vertex"
        };
        let token = match tokens_on(position, vertex) {
            0 => String::new(),
            1 => ", token".to_owned(),
            count => format!(", token, label=45:{{$\\times {count}$}}"),
        };
        let [x, y] = sketch.places[vertex].map(decimal);
        let _ = writeln!(
            out,
            "  \\node[{style}{token}] (v{name}) at ({x},{y}) {{{name}}};"
        );
    }
    for ((from, to), way) in arena.graph().arcs().zip(&sketch.ways) {
        let [a, b] = [from, to].map(|vertex| sketch.places[vertex as usize]);
        let [from, to] = [from, to].map(|vertex| arena.name(vertex as usize));
        let how = match way.toward {
            Some(toward) => {
                let (out, back) = (decimal(toward - 25.0), decimal(toward + 25.0));
                format!("to[out={out}, in={back}, looseness=8]")
            }
            None if way.bend == 0.0 => "--".to_owned(),
            // The angle at the ends of a curve that is moved aside so far.
            None => {
                let length = (b[0] - a[0]).hypot(b[1] - a[1]).max(1e-6);
                let angle = (4.0 * way.bend / length).atan().to_degrees();
                format!("to[bend left={}]", decimal(angle))
            }
        };
        let _ = writeln!(out, "  \\draw (v{from}) {how} (v{to});");
    }
    out + "\\end{tikzpicture}\n"
}

/// A number with two decimals, without the code that writes all of them.
fn decimal(number: f64) -> String {
    let hundredths = (number * 100.0).round() as i64;
    let sign = if hundredths < 0 { "-" } else { "" };
    let (whole, rest) = (hundredths.abs() / 100, hundredths.abs() % 100);
    format!("{sign}{whole}.{rest:02}")
}
