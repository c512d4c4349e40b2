//! Graphs for other programs.

use std::fmt::Write as _;

use super::Convexity;
use crate::graph::layout::fine;
use crate::graph::shape::places;

/// The formats that graphs are written in.
pub(super) const FORMATS: &[&str] = &["graph6", "matrix", "dot", "tikz"];

/// The graph in another format, with what was chosen where the format can hold
/// it; none where it cannot hold the graph.
pub(super) fn write(position: &Convexity, format: &str) -> Option<String> {
    let net = &position.setting.net;
    match format {
        // These know no arrows.
        "graph6" | "matrix" if net.directed => None,
        "graph6" => Some(net.graph.to_graph6() + "\n"),
        "matrix" => Some(net.graph.to_matrix()),
        "dot" => Some(dot(position)),
        "tikz" => Some(tikz(position)),
        _ => None,
    }
}

/// The styles of a vertex: whose it is, and what has become of it.
fn styles(position: &Convexity, vertex: usize, names: [&'static str; 4]) -> Vec<&'static str> {
    let [alice, bob, chosen, covered] = names;
    let has = |set: u64| set >> vertex & 1 != 0;
    let owner = position
        .setting
        .alice
        .map(|of_alice| if has(of_alice) { alice } else { bob });
    let state = if has(position.state.chosen) {
        Some(chosen)
    } else {
        has(position.state.spanned).then_some(covered)
    };
    owner.into_iter().chain(state).collect()
}

fn dot(position: &Convexity) -> String {
    let net = &position.setting.net;
    let (kind, sign) = if net.directed {
        ("digraph", "->")
    } else {
        ("graph", "--")
    };
    let mut out = format!("{kind} convexity {{\n  node [shape=circle];\n");
    let names = [
        "color=blue",
        "color=red, shape=box",
        "style=filled, fillcolor=gray50",
        "style=filled, fillcolor=gray90",
    ];
    for vertex in 0..net.graph.len() {
        let styles = styles(position, vertex, names).join(", ");
        // Writing to a String cannot fail.
        let _ = match &styles[..] {
            "" => writeln!(out, "  {};", vertex + 1),
            _ => writeln!(out, "  {} [{styles}];", vertex + 1),
        };
    }
    for (from, to) in &net.edges {
        let _ = writeln!(out, "  {} {sign} {};", from + 1, to + 1);
    }
    out + "}\n"
}

fn tikz(position: &Convexity) -> String {
    let net = &position.setting.net;
    let mut out = String::from(
        "\\begin{tikzpicture}[every node/.style={draw, circle, minimum size=6mm, inner sep=0}, a/.style={blue, thick}, b/.style={red, thick, rectangle}, chosen/.style={fill=gray!60}, covered/.style={fill=gray!20}]\n",
    );
    for (vertex, [x, y]) in places(&net.graph).into_iter().enumerate() {
        let styles = styles(position, vertex, ["a", "b", "chosen", "covered"]).join(", ");
        let (name, x, y) = (vertex + 1, fine(x * 1.5), fine(y * 1.5));
        let _ = writeln!(out, "  \\node[{styles}] ({name}) at ({x},{y}) {{{name}}};");
    }
    let sign = if net.directed { "[->]" } else { "" };
    for (from, to) in &net.edges {
        let _ = writeln!(out, "  \\draw{sign} ({}) -- ({});", from + 1, to + 1);
    }
    out + "\\end{tikzpicture}\n"
}
