//! What drawings are worth, by the quickest way that is exact.

use std::rc::Rc;

use super::algebra::{Algebra, Nimbers, Numbers, Shorts, Worth};
use super::dense::ByTable;
use super::drawing::{Colour, Drawing, EdgeSet};
use super::fixed::FixedNumbers;
use super::forest::Forest;
use super::search::{Search, Searchable, Stop};

/// A way to value a drawing, and what is left of it after each cut, a little at
/// a time.
pub(super) trait Way {
    /// What is left after a cut is worth, or the whole where nothing is cut. At
    /// most about so many steps are made, and taken off; after a pause the same
    /// may be asked again, and goes on.
    fn worth(&mut self, cut: Option<usize>, steps: &mut u64) -> Result<Worth, Stop>;

    /// How it is done, in a word.
    fn method(&self) -> &'static str;

    /// Positions looked at.
    fn nodes(&self) -> u64;
}

/// The quickest way for what stands of a drawing.
pub(super) fn way(drawing: &Rc<Drawing>, standing: &EdgeSet) -> Box<dyn Way> {
    let colour = |edge: usize| drawing.lines()[edge].colour;
    let green = standing.iter().all(|edge| colour(edge) == Colour::Green);
    let plain = standing.iter().all(|edge| colour(edge) != Colour::Green);
    match (drawing.is_forest(), green, plain) {
        (true, true, _) => Box::new(ByBranches::new(drawing, standing, Nimbers)),
        (true, _, true) => Box::new(ByBranches::new(drawing, standing, Numbers)),
        (true, _, _) => Box::new(ByBranches::new(drawing, standing, Shorts::new())),
        (false, true, _) => Box::new(ByFusion {
            drawing: Rc::clone(drawing),
            standing: standing.clone(),
        }),
        (false, _, true) => match ByTable::new(drawing, standing) {
            Some(table) => Box::new(table),
            None => Box::new(BySearch::new(drawing, standing, FixedNumbers)),
        },
        (false, _, _) => Box::new(BySearch::new(drawing, standing, Shorts::new())),
    }
}

/// Forests: every branch once.
struct ByBranches<A: Algebra> {
    drawing: Rc<Drawing>,
    standing: EdgeSet,
    algebra: A,
    forest: Option<Forest<A>>,
}

impl<A: Algebra> ByBranches<A> {
    fn new(drawing: &Rc<Drawing>, standing: &EdgeSet, algebra: A) -> Self {
        ByBranches {
            drawing: Rc::clone(drawing),
            standing: standing.clone(),
            algebra,
            forest: None,
        }
    }

    fn value(&mut self, cut: Option<usize>, steps: &mut u64) -> Result<Worth, Stop> {
        if self.forest.is_none() {
            let forest = Forest::new(&self.drawing, &self.standing, &mut self.algebra)?;
            *steps = steps.saturating_sub(self.standing.len() as u64);
            self.forest = Some(forest);
        }
        let Some(forest) = &self.forest else {
            return Err(Stop::Paused);
        };
        let mut spent = 1;
        let value = match cut {
            None => forest.total().clone(),
            Some(edge) => forest.without(edge, &mut self.algebra, &mut spent)?,
        };
        // To write a long number takes long, too.
        let weight = self.algebra.weight(&value);
        *steps = steps.saturating_sub(spent + weight * weight / 4);
        let worth = self.algebra.describe(&value)?;
        match cut {
            None => Ok(worth.with_mast(&value, &mut self.algebra)?),
            Some(_) => Ok(worth),
        }
    }
}

impl<A: Algebra> Way for ByBranches<A> {
    fn worth(&mut self, cut: Option<usize>, steps: &mut u64) -> Result<Worth, Stop> {
        self.algebra.allow(*steps);
        let worth = self.value(cut, steps);
        tired(worth, &self.algebra, steps)
    }

    fn method(&self) -> &'static str {
        "tree"
    }

    fn nodes(&self) -> u64 {
        self.standing.len() as u64
    }
}

/// A value too large for one slice is not too large for several.
fn tired(
    worth: Result<Worth, Stop>,
    algebra: &impl Algebra,
    steps: &mut u64,
) -> Result<Worth, Stop> {
    if !algebra.is_tired() {
        return worth;
    }
    *steps = 0;
    match worth {
        Err(Stop::TooLarge) => Err(Stop::Paused),
        worth => worth,
    }
}

/// Green alone, with ways round. By the fusion principle (Winning Ways, chapter
/// 7) all vertices on a way round may become one; what is left of the way are
/// loops, each worth a single edge.
struct ByFusion {
    drawing: Rc<Drawing>,
    standing: EdgeSet,
}

impl Way for ByFusion {
    fn worth(&mut self, cut: Option<usize>, steps: &mut u64) -> Result<Worth, Stop> {
        let left = match cut {
            None => self.standing.clone(),
            Some(edge) => self.drawing.cut(&self.standing, edge),
        };
        *steps = steps.saturating_sub(1 + left.len() as u64);
        // The search fuses whatever is green, and never has to search here.
        let mut search = Search::new(&self.drawing, Nimbers);
        search.left = u64::MAX;
        let nimber = search.value(left.word())?;
        Ok(Nimbers.describe(&nimber)?)
    }

    fn method(&self) -> &'static str {
        "fusion"
    }

    fn nodes(&self) -> u64 {
        self.standing.len() as u64
    }
}

/// Three colours or two, at most 64 edges: by blocks, remembering.
struct BySearch<A: Searchable> {
    drawing: Rc<Drawing>,
    standing: EdgeSet,
    search: Search<A>,
    /// Positions remembered after the last pause.
    known: usize,
    patience: u64,
}

/// A drawing is too hard when so many positions are remembered.
const MAX_KNOWN: usize = 4_000_000;

impl<A: Searchable> BySearch<A> {
    fn new(drawing: &Rc<Drawing>, standing: &EdgeSet, algebra: A) -> Self {
        BySearch {
            drawing: Rc::clone(drawing),
            standing: standing.clone(),
            search: Search::new(drawing, algebra),
            known: 0,
            patience: 1,
        }
    }
}

impl<A: Searchable> Way for BySearch<A> {
    fn worth(&mut self, cut: Option<usize>, steps: &mut u64) -> Result<Worth, Stop> {
        let left = match cut {
            None => self.standing.clone(),
            Some(edge) => self.drawing.cut(&self.standing, edge),
        };
        // A slice in which nothing new was found was too short.
        let allowed = steps.saturating_mul(self.patience);
        self.search.left = allowed;
        self.search.algebra.allow(allowed);
        let value = self.search.value(left.word());
        *steps = self.search.left.min(*steps).saturating_sub(1);
        if self.search.known() > MAX_KNOWN {
            return Err(Stop::TooLarge);
        }
        let algebra = &mut self.search.algebra;
        let worth = value.and_then(|value| {
            let worth = algebra.describe(&value)?;
            match cut {
                None => Ok(worth.with_mast(&value, algebra)?),
                Some(_) => Ok(worth),
            }
        });
        let worth = tired(worth, &self.search.algebra, steps);
        if let Err(Stop::Paused) = worth {
            *steps = 0;
            self.patience = if self.search.known() == self.known {
                self.patience * 2
            } else {
                1
            };
            self.known = self.search.known();
            if self.patience > MAX_PATIENCE {
                return Err(Stop::TooLarge);
            }
        }
        worth
    }

    fn method(&self) -> &'static str {
        "search"
    }

    fn nodes(&self) -> u64 {
        self.search.nodes
    }
}

/// One position is not worth more slices than this.
const MAX_PATIENCE: u64 = 1 << 16;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::hackenbush::drawing::{Form, Line};
    use fastrand::Rng;

    fn drawing(random: &mut Rng, colours: &[Colour]) -> Rc<Drawing> {
        let vertices = random.u16(2..7);
        let count = random.usize(usize::from(vertices)..11);
        let lines = (0..count).map(|edge| {
            let to = edge as u16 + 1;
            let (from, to) = if to < vertices {
                (random.u16(0..to), to)
            } else {
                (random.u16(0..vertices), random.u16(0..vertices))
            };
            Line {
                from,
                to,
                colour: *random.choice(colours).unwrap(),
            }
        });
        Rc::new(Drawing::new(lines.collect(), (0..vertices).collect(), Form::List).unwrap())
    }

    fn total(mut way: impl Way) -> Option<String> {
        way.worth(None, &mut u64::MAX.clone()).unwrap().text
    }

    #[test]
    fn every_way_that_fits_a_drawing_gives_the_same() {
        let mut random = Rng::with_seed(3);
        for _ in 0..200 {
            let plain = drawing(&mut random, &[Colour::Blue, Colour::Red]);
            let all = plain.all();
            let searched = total(BySearch::new(&plain, &all, FixedNumbers));
            assert_eq!(total(ByTable::new(&plain, &all).unwrap()), searched);
            assert_eq!(total(BySearch::new(&plain, &all, Shorts::new())), searched);
            let green = drawing(&mut random, &[Colour::Green]);
            let all = green.all();
            let searched = total(BySearch::new(&green, &all, Shorts::new()));
            assert_eq!(total(BySearch::new(&green, &all, Nimbers)), searched);
        }
    }

    /// A search that is interrupted at every step comes to the same end.
    #[test]
    fn a_search_goes_on_after_a_pause() {
        let mut random = Rng::with_seed(9);
        for _ in 0..50 {
            let mixed = drawing(&mut random, &Colour::ALL);
            let all = mixed.all();
            let mut pausing = BySearch::new(&mixed, &all, Shorts::new());
            let mut pauses = 0;
            let value = loop {
                match pausing.worth(None, &mut 1) {
                    Ok(worth) => break worth.text,
                    Err(stop) => assert_eq!(stop, Stop::Paused),
                }
                pauses += 1;
                assert!(pauses < 100_000);
            };
            assert_eq!(value, total(BySearch::new(&mixed, &all, Shorts::new())));
        }
    }
}
