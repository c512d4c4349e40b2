//! The picture of the whole game: all classes by level, and where play is.

use super::Sim;
use crate::analysis::{ClassGraph, Reply};
use crate::game::{Ending, Game as _, Seat};
use crate::table::Table;

pub(super) fn graph(table: &Table<Sim>) -> ClassGraph {
    let start = *table.start();
    let solution = start.solution();
    let classes = solution.classes();
    let place = |position: Sim| solution.find(position).unwrap_or_default() as u32;
    let mut position = start;
    let mut path = vec![place(position)];
    for &edge in table.moves() {
        position = position.after(edge);
        path.push(place(position));
    }
    let mut starts = vec![0];
    let mut children = Vec::new();
    for class in classes {
        children.extend(solution.children(class).iter().map(|c| u32::from(c.class)));
        starts.push(children.len() as u32);
    }
    ClassGraph {
        points: start.points(),
        levels: (0..solution.level_count())
            .map(|level| solution.level(level).len() as u32)
            .collect(),
        numbers: classes.iter().map(|class| class.number).collect(),
        winners: classes
            .iter()
            .map(|class| match class.result {
                Ending::Won(Seat::First) => 0,
                Ending::Won(Seat::Second) => 1,
                Ending::Drawn => 2,
            })
            .collect(),
        remoteness: classes.iter().map(|class| class.remoteness).collect(),
        starts,
        children,
        path,
        replies: position
            .moves()
            .map(|edge| Reply {
                choice: edge.to_string(),
                node: place(position.after(edge)),
            })
            .collect(),
    }
}
