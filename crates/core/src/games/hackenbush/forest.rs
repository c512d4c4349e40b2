//! Forests: every branch is worth what its edge makes of the branches on it.

use std::rc::Rc;

use super::algebra::Algebra;
use super::drawing::{Drawing, EdgeSet};
use crate::value::short::TooLarge;

/// The values in a forest, every branch by its lowest edge.
pub(super) struct Forest<A: Algebra> {
    drawing: Rc<Drawing>,
    /// By vertex, the edge that leads down.
    down: Vec<u16>,
    /// By edge, what it and all above it are worth.
    branches: Vec<A::Value>,
    /// By vertex, what grows out of it; of the ground, everything.
    sums: Vec<A::Value>,
}

impl<A: Algebra> Forest<A> {
    /// Values the standing edges of a forest, from the leaves down; each is
    /// looked at once.
    pub(super) fn new(
        drawing: &Rc<Drawing>,
        standing: &EdgeSet,
        algebra: &mut A,
    ) -> Result<Self, TooLarge> {
        let down = drawing.down().unwrap_or_default().to_vec();
        let count = drawing.lines().len();
        let mut forest = Forest {
            drawing: Rc::clone(drawing),
            down,
            branches: vec![algebra.zero(); count],
            sums: vec![algebra.zero(); drawing.vertex_count()],
        };
        for vertex in forest.leaves_first() {
            let edge = usize::from(forest.down[usize::from(vertex)]);
            if !standing.contains(edge) {
                continue;
            }
            let line = drawing.lines()[edge];
            let branch = algebra.grow(line.colour, &forest.sums[usize::from(vertex)])?;
            let below = usize::from(line.other(vertex));
            forest.sums[below] = algebra.add(&forest.sums[below], &branch)?;
            forest.branches[edge] = branch;
        }
        Ok(forest)
    }

    /// What the whole forest is worth.
    pub(super) fn total(&self) -> &A::Value {
        &self.sums[0]
    }

    /// What the forest is worth without an edge and all above it. Only the
    /// branches on the way down change.
    /// What that costs is added to `steps`.
    pub(super) fn without(
        &self,
        edge: usize,
        algebra: &mut A,
        steps: &mut u64,
    ) -> Result<A::Value, TooLarge> {
        let mut edge = edge;
        let mut after = None;
        loop {
            let line = self.drawing.lines()[edge];
            let above = self.drawing.top(edge);
            let below = line.other(above);
            let mut sum = algebra.subtract(&self.sums[usize::from(below)], &self.branches[edge])?;
            if let Some(after) = after {
                sum = algebra.add(&sum, &after)?;
            }
            *steps += algebra.weight(&sum);
            if below == 0 {
                return Ok(sum);
            }
            edge = usize::from(self.down[usize::from(below)]);
            after = Some(algebra.grow(self.drawing.lines()[edge].colour, &sum)?);
        }
    }

    /// The vertices but the ground, each after all above it.
    fn leaves_first(&self) -> Vec<u16> {
        let mut order = Vec::with_capacity(self.drawing.vertex_count());
        let mut open = vec![0];
        while let Some(vertex) = open.pop() {
            for &edge in self.drawing.at(vertex) {
                if vertex == 0 || edge != self.down[usize::from(vertex)] {
                    let above = self.drawing.lines()[usize::from(edge)].other(vertex);
                    order.push(above);
                    open.push(above);
                }
            }
        }
        order.reverse();
        order
    }
}
