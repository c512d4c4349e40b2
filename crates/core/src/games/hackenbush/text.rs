//! How drawings are written: letters with brackets, or a list of edges.
//!
//! ```text
//! BR(R)(BB)        a stalk of two, and on it two branches
//! 0-1B,1-2R,2-0G   edges between numbered vertices, 0 is the ground
//! lr(r;ll)         `CGSuite`'s spelling of the first
//! ```

use std::fmt::Write as _;

use rustc_hash::FxHashMap;

use super::drawing::{Colour, Drawing, EdgeSet, Form, Line};
use super::{MAX_DRAWING, MAX_FOREST};
use crate::message::{Fault, Message};
use crate::notation::Span;

/// Reads a drawing in any of the spellings.
pub(super) fn read(board: Span<'_>) -> Result<Drawing, Fault> {
    if board.text.contains('-') {
        read_list(board)
    } else {
        read_letters(board)
    }
}

/// A vertex that something may grow out of, and whether a letter may.
struct Place {
    vertex: u16,
    /// A branch has been closed here: only more branches may follow.
    branched: bool,
}

fn read_letters(board: Span<'_>) -> Result<Drawing, Fault> {
    let mut lines: Vec<Line> = Vec::new();
    // For every open bracket where it grows from; the last is where we are.
    let mut places = vec![Place {
        vertex: 0,
        branched: false,
    }];
    let mut roots = vec![0];
    for (offset, letter) in board.text.char_indices() {
        let unexpected = |key: &'static str| {
            Message::new(key)
                .with("found", letter.to_string())
                .at(board.column + offset)
        };
        let inside = places.len() > 1;
        let Some(here) = places.last_mut() else {
            return Err(unexpected("hackenbush.error.letter"));
        };
        match letter {
            ' ' => {}
            '(' => {
                here.branched = true;
                let vertex = here.vertex;
                roots.push(vertex);
                places.push(Place {
                    vertex,
                    branched: false,
                });
            }
            ';' if inside => {
                let vertex = roots.last().copied().unwrap_or(0);
                *here = Place {
                    vertex,
                    branched: false,
                };
            }
            ')' if inside => {
                places.pop();
                roots.pop();
            }
            _ => {
                let colour = Colour::read(letter);
                let colour = colour.ok_or_else(|| unexpected("hackenbush.error.letter"))?;
                if here.branched {
                    return Err(unexpected("hackenbush.error.branch"));
                }
                if lines.len() == MAX_FOREST {
                    return Err(too_many(MAX_FOREST, board.column + offset));
                }
                let to = lines.len() as u16 + 1;
                lines.push(Line {
                    from: here.vertex,
                    to,
                    colour,
                });
                here.vertex = to;
            }
        }
    }
    if places.len() > 1 {
        let end = board.column + board.text.len();
        return Err(Message::new("hackenbush.error.open").at(end));
    }
    let names = (0..=lines.len() as u16).collect();
    Drawing::new(lines, names, Form::Letters)
        .map_err(|_| Message::new("hackenbush.error.open").into())
}

fn read_list(board: Span<'_>) -> Result<Drawing, Fault> {
    let mut names = vec![0];
    let mut known = FxHashMap::from_iter([(0, 0)]);
    let mut lines = Vec::new();
    let mut columns = Vec::new();
    for span in board.split(',') {
        if lines.len() == MAX_FOREST {
            return Err(too_many(MAX_FOREST, span.column));
        }
        let (ends, colour) = read_edge(span)?;
        let [from, to] = ends.map(|name| {
            *known.entry(name).or_insert_with(|| {
                names.push(name);
                names.len() as u16 - 1
            })
        });
        lines.push(Line { from, to, colour });
        columns.push(span.column);
    }
    let count = lines.len();
    let drawing = Drawing::new(lines, names, Form::List).map_err(|edge| {
        Message::new("hackenbush.error.floating")
            .with("edge", edge + 1)
            .at(columns[edge])
    })?;
    if count > MAX_DRAWING && !drawing.is_forest() {
        return Err(too_many(MAX_DRAWING, columns[MAX_DRAWING]));
    }
    Ok(drawing)
}

/// `3-5R`: two vertices and a colour.
fn read_edge(span: Span<'_>) -> Result<([u16; 2], Colour), Fault> {
    let wrong = || {
        Message::new("hackenbush.error.edge")
            .with("max", MAX_FOREST)
            .with("found", span.text)
            .at(span.column)
    };
    let read = || {
        let letter = span.text.chars().next_back()?;
        let colour = Colour::read(letter)?;
        let (from, to) = span.text[..span.text.len() - letter.len_utf8()].split_once('-')?;
        let vertex = |text: &str| {
            let text = text.trim();
            let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
            let number = digits.then(|| text.parse::<u16>().ok()).flatten()?;
            (usize::from(number) <= MAX_FOREST).then_some(number)
        };
        Some(([vertex(from)?, vertex(to)?], colour))
    };
    read().ok_or_else(wrong)
}

fn too_many(max: usize, column: usize) -> Fault {
    let key = if max == MAX_DRAWING {
        "hackenbush.error.drawing"
    } else {
        "hackenbush.error.many"
    };
    Message::new(key).with("max", max).at(column)
}

/// The canonical spelling.
pub(super) fn write(drawing: &Drawing) -> String {
    match drawing.form() {
        Form::List => {
            let edges = drawing.lines().iter().map(|line| {
                let [from, to] = [line.from, line.to].map(|vertex| drawing.name(vertex));
                format!("{from}-{to}{}", line.colour.letter())
            });
            edges.collect::<Vec<_>>().join(",")
        }
        Form::Letters => write_branches(drawing, &drawing.all(), &OURS).unwrap_or_default(),
    }
}

/// What stands in the spelling of `CGSuite`; none where the drawing has a way
/// round.
pub(super) fn write_cgsuite(drawing: &Drawing, standing: &EdgeSet) -> Option<String> {
    write_branches(drawing, standing, &CGSUITE)
}

/// How branches and colours are spelt.
struct Spelling {
    letters: [char; 3],
    between: &'static str,
}

const OURS: Spelling = Spelling {
    letters: ['B', 'R', 'G'],
    between: ")(",
};

const CGSUITE: Spelling = Spelling {
    letters: ['l', 'r', 'e'],
    between: ";",
};

fn write_branches(drawing: &Drawing, standing: &EdgeSet, spelling: &Spelling) -> Option<String> {
    enum Task {
        Grow(u16),
        Text(&'static str),
    }
    let down = drawing.down()?;
    let mut text = String::new();
    let mut tasks = vec![Task::Grow(0)];
    while let Some(task) = tasks.pop() {
        let vertex = match task {
            Task::Text(piece) => {
                text.push_str(piece);
                continue;
            }
            Task::Grow(vertex) => vertex,
        };
        if vertex != 0 {
            let colour = drawing.lines()[usize::from(down[usize::from(vertex)])].colour;
            // Writing to a String cannot fail.
            let _ = write!(text, "{}", spelling.letters[colour as usize]);
        }
        let upward = |&&edge: &&u16| {
            standing.contains(edge.into()) && (vertex == 0 || edge != down[usize::from(vertex)])
        };
        let children: Vec<u16> = drawing
            .at(vertex)
            .iter()
            .filter(upward)
            .map(|&edge| drawing.lines()[usize::from(edge)].other(vertex))
            .collect();
        match children[..] {
            [] => {}
            [only] => tasks.push(Task::Grow(only)),
            _ => {
                tasks.push(Task::Text(")"));
                for (place, &child) in children.iter().enumerate().rev() {
                    tasks.push(Task::Grow(child));
                    tasks.push(Task::Text(if place == 0 { "(" } else { spelling.between }));
                }
            }
        }
    }
    Some(text)
}
