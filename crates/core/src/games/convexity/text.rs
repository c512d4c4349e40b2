//! Convexity games as text.

use super::arena::Kind;
use super::setting::{Form, Net, Setting};
use crate::game::Seat;
use crate::graph::convex::Path;
use crate::graph::simple::{MAX_VERTICES, SimpleGraph, Vertices, members};
use crate::message::{Fault, Message, join};
use crate::notation::{Keys, Span};

const KINDS: [&str; 4] = ["cig", "chg", "ig", "hg"];
const PATHS: [&str; 2] = ["geodesic", "monophonic"];
const PLAYS: [&str; 2] = ["normal", "misere"];
const PLAYERS: [&str; 2] = ["alice", "bob"];

/// Reads a game and who begins.
pub(super) fn read(board: Span<'_>, keys: &Keys<'_>) -> Result<(Setting, Seat), Fault> {
    let net = read_graph(board)?;
    let one_of = |key: &str, words: &[&str]| match keys.get(key) {
        Some(span) => span.one_of(words),
        None => Ok(0),
    };
    let count = net.graph.len();
    let kind = Kind::ALL[one_of("game", &KINDS)?];
    let path = [Path::Geodesic, Path::Monophonic][one_of("path", &PATHS)?];
    let misere = one_of("play", &PLAYS)? == 1;
    let turn = Seat::BOTH[one_of("turn", &PLAYERS)?];
    let mut labelled: Vertices = 0;
    if let Some(list) = keys.get("labelled") {
        for span in list.split('+') {
            labelled |= 1 << (span.number(1, count as u32)? - 1);
        }
    }
    let alice = keys.get("colors").map(|span| read_colours(span, count));
    let setting = Setting::new(net, path, kind);
    let setting = setting.ok_or_else(|| Message::new("convexity.error.paths").at(board.column))?;
    let setting = Setting {
        misere,
        labelled,
        alice: alice.transpose()?,
        ..setting
    };
    Ok((setting, turn))
}

fn read_colours(span: Span<'_>, count: usize) -> Result<Vertices, Fault> {
    let letters = span.text.bytes();
    if span.text.len() != count || !letters.clone().all(|letter| b"AB".contains(&letter)) {
        let expected = Message::new("convexity.error.colors").with("vertices", count);
        return Err(expected.with("found", span.text).at(span.column));
    }
    Ok(letters.enumerate().fold(0, |alice, (vertex, letter)| {
        alice | u64::from(letter == b'A') << vertex
    }))
}

/// A graph as a list of edges or arrows, in graph6, or as a matrix.
fn read_graph(board: Span<'_>) -> Result<Net, Fault> {
    if board.text.is_empty() {
        return Err(Message::new("convexity.error.empty").at(board.column));
    }
    if let Some(text) = board.text.strip_prefix("g6=") {
        let graph = SimpleGraph::from_graph6(text.trim()).filter(|graph| !graph.is_empty());
        let graph = graph.ok_or_else(|| {
            let expected = Message::new("convexity.error.graph6").with("max", MAX_VERTICES);
            expected.with("found", text).at(board.column + 3)
        })?;
        return Ok(Net::of(graph, Form::Graph6));
    }
    if let Some(text) = board.text.strip_prefix("m=") {
        let graph = SimpleGraph::from_matrix(text).filter(|graph| !graph.is_empty());
        let graph = graph.ok_or_else(|| {
            let expected = Message::new("convexity.error.matrix");
            expected.with("found", text).at(board.column + 2)
        })?;
        return Ok(Net::of(graph, Form::Edges));
    }
    read_edges(board)
}

fn read_edges(board: Span<'_>) -> Result<Net, Fault> {
    let (mut edges, mut count): (Vec<(usize, usize)>, usize) = (Vec::new(), 0);
    // Whether the edges are arrows, once one has been read.
    let mut directed = None;
    for span in board.split(',') {
        let strange = |letter: u8| !letter.is_ascii_digit() && !b"-> ".contains(&letter);
        let between = span.text.find(['-', '>']);
        if span.text.is_empty() || span.text.bytes().any(strange) || between == Some(0) {
            let expected = Message::new("convexity.error.edge");
            return Err(expected.with("found", span.text).at(span.column));
        }
        let vertex = |span: Span<'_>| -> Result<usize, Fault> {
            Ok(span.number(1, MAX_VERTICES as u32)? as usize - 1)
        };
        let Some(between) = between else {
            count = count.max(vertex(span)? + 1);
            continue;
        };
        let arrow = span.text.as_bytes()[between] == b'>';
        if *directed.get_or_insert(arrow) != arrow {
            return Err(Message::new("convexity.error.mixed").at(span.column));
        }
        let mut ends = span.split(if arrow { '>' } else { '-' });
        let (Some(from), Some(to), None) = (ends.next(), ends.next(), ends.next()) else {
            let expected = Message::new("convexity.error.edge");
            return Err(expected.with("found", span.text).at(span.column));
        };
        let (from, to) = (vertex(from)?, vertex(to)?);
        if from == to {
            let fault = Message::new("convexity.error.loop").with("vertex", from + 1);
            return Err(fault.at(span.column));
        }
        count = count.max(from.max(to) + 1);
        let back = (to, from);
        if !edges.contains(&(from, to)) && (arrow || !edges.contains(&back)) {
            edges.push((from, to));
        }
    }
    let graph = SimpleGraph::new(count, &edges);
    let graph = graph.ok_or_else(|| Message::new("convexity.error.empty").at(board.column))?;
    Ok(Net {
        graph,
        edges,
        directed: directed == Some(true),
        form: Form::Edges,
    })
}

pub(super) fn write_board(setting: &Setting) -> String {
    let net = &setting.net;
    if net.form == Form::Graph6 {
        return format!("g6={}", net.graph.to_graph6());
    }
    let sign = if net.directed { '>' } else { '-' };
    let edges = net.edges.iter();
    let edges = edges.map(|(from, to)| format!("{}{sign}{}", from + 1, to + 1));
    // Only vertices without edges have to be named by themselves.
    let lone = (0..net.graph.len()).filter(|&vertex| net.graph.near(vertex) == 0);
    let lone = lone.map(|vertex| (vertex + 1).to_string());
    join(&edges.chain(lone).collect::<Vec<_>>(), ",")
}

pub(super) fn write_key(setting: &Setting, turn: Seat, key: &str) -> Option<String> {
    let word = |words: &[&str], at: usize| (at > 0).then(|| words[at].to_owned());
    match key {
        "game" => word(
            &KINDS,
            Kind::ALL
                .iter()
                .position(|kind| *kind == setting.arena.kind())?,
        ),
        "path" => word(&PATHS, usize::from(setting.path == Path::Monophonic)),
        "play" => word(&PLAYS, usize::from(setting.misere)),
        "turn" => word(&PLAYERS, turn.index()),
        "labelled" => {
            let numbers: Vec<usize> = members(setting.labelled).map(|v| v + 1).collect();
            (!numbers.is_empty()).then(|| join(&numbers, "+"))
        }
        "colors" => {
            let alice = setting.alice?;
            let letter = |vertex: usize| if alice >> vertex & 1 != 0 { 'A' } else { 'B' };
            Some((0..setting.graph().len()).map(letter).collect())
        }
        _ => None,
    }
}

/// The words of the notation for the game, the convexity and the play.
pub(super) fn words(setting: &Setting) -> [&'static str; 3] {
    let kind = Kind::ALL
        .iter()
        .position(|kind| *kind == setting.arena.kind());
    [
        KINDS[kind.unwrap_or(0)],
        PATHS[usize::from(setting.path == Path::Monophonic)],
        PLAYS[usize::from(setting.misere)],
    ]
}
