//! Stops, means, temperatures and thermographs.
//!
//! Each player pays a tax for every move. The walls show what each can get at
//! each tax; they lean towards each other and meet at the temperature, and the
//! mast above stands at the mean. Numbers are colder than 0: nobody wants to
//! move in them, and their thermograph is all mast.

use std::cmp::Ordering;
use std::ops::Range;
use std::rc::Rc;

use super::{Game, Games, TooLarge};
use crate::value::dyadic::Dyadic;

/// A corner of a wall.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Point {
    /// The tax.
    pub tax: Dyadic,
    /// What the player gets.
    pub value: Dyadic,
}

/// A line with corners, from tax 0 upwards, that leans at 45 degrees or stands
/// upright; after the last corner it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wall(pub Vec<Point>);

/// The thermograph of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thermograph {
    /// What Left gets when beginning.
    pub left: Wall,
    /// What Right leaves when beginning.
    pub right: Wall,
    /// Where the mast stands.
    pub mean: Dyadic,
    /// Where the mast begins; -1 for whole numbers, -1/2^k for others.
    pub temperature: Dyadic,
}

impl Wall {
    fn mast(value: &Dyadic) -> Wall {
        Wall(vec![Point {
            tax: Dyadic::ZERO,
            value: value.clone(),
        }])
    }

    /// The value at a tax, which must not be negative.
    pub fn at(&self, tax: &Dyadic) -> Dyadic {
        at(&self.0, tax, Ordering::Equal)
    }
}

/// The value of a line with corners; beyond the last it goes on rising, falling
/// or standing as `then` says.
fn at(points: &[Point], tax: &Dyadic, then: Ordering) -> Dyadic {
    let after = points.partition_point(|point| point.tax <= *tax).max(1);
    let Some(before) = points.get(after - 1) else {
        return Dyadic::ZERO;
    };
    let lean = match points.get(after) {
        Some(next) => next.value.cmp(&before.value),
        None => then,
    };
    let run = tax - &before.tax;
    match lean {
        Ordering::Less => &before.value - &run,
        Ordering::Equal => before.value.clone(),
        Ordering::Greater => &before.value + &run,
    }
}

/// All corners of two lines, each once, in rising order.
fn taxes(a: &[Point], b: &[Point]) -> Vec<Dyadic> {
    let mut taxes: Vec<Dyadic> = a.iter().chain(b).map(|point| point.tax.clone()).collect();
    taxes.sort_unstable();
    taxes.dedup();
    taxes
}

/// The better of two walls at each tax: the greater for `Ordering::Greater`.
fn better(a: &Wall, b: &Wall, wanted: Ordering) -> Wall {
    let mut corners = taxes(&a.0, &b.0);
    // Where one wall crosses the other there is a corner too. Both lean the same
    // way or stand, so they come nearer by the run itself.
    let mut crossings = Vec::new();
    for pair in corners.windows(2) {
        let gap = |tax: &Dyadic| &a.at(tax) - &b.at(tax);
        let (first, last) = (gap(&pair[0]), gap(&pair[1]));
        if first.sign() != last.sign() && first.sign().is_ne() && last.sign().is_ne() {
            let distance = if first.sign().is_lt() { -&first } else { first };
            crossings.push(&pair[0] + &distance);
        }
    }
    corners.extend(crossings);
    corners.sort_unstable();
    let points = corners.into_iter().map(|tax| {
        let (x, y) = (a.at(&tax), b.at(&tax));
        let value = if x.cmp(&y) == wanted { x } else { y };
        Point { tax, value }
    });
    Wall(points.collect())
}

/// Corners at which the line really turns; `then` is how it goes on.
fn straighten(points: &[Point], then: Ordering) -> Vec<Point> {
    let lean = |a: &Point, b: &Point| b.value.cmp(&a.value);
    let mut kept: Vec<Point> = Vec::new();
    for index in 0..points.len() {
        let out = points
            .get(index + 1)
            .map_or(then, |next| lean(&points[index], next));
        let into = index
            .checked_sub(1)
            .map(|last| lean(&points[last], &points[index]));
        if into != Some(out) {
            kept.push(points[index].clone());
        }
    }
    kept
}

impl Games {
    /// What Left gets when both play until a number is reached and Left begins.
    ///
    /// # Errors
    /// When the limit is reached.
    pub fn left_stop(&mut self, game: Game) -> Result<Dyadic, TooLarge> {
        Ok(self.thermograph(game)?.left.at(&Dyadic::ZERO))
    }

    /// The same when Right begins.
    ///
    /// # Errors
    /// When the limit is reached.
    pub fn right_stop(&mut self, game: Game) -> Result<Dyadic, TooLarge> {
        Ok(self.thermograph(game)?.right.at(&Dyadic::ZERO))
    }

    /// The thermograph.
    ///
    /// # Errors
    /// When the limit is reached.
    pub fn thermograph(&mut self, game: Game) -> Result<Rc<Thermograph>, TooLarge> {
        if let Some(known) = self.thermographs.get(&game) {
            return Ok(known.clone());
        }
        let found = Rc::new(match self.as_number(game) {
            Some(number) => of_number(number),
            None => self.deeper(|games| games.thermograph_by_options(game))?,
        });
        self.thermographs.insert(game, found.clone());
        Ok(found)
    }

    fn thermograph_by_options(&mut self, game: Game) -> Result<Thermograph, TooLarge> {
        let (left, right) = (self.left(game), self.right(game));
        let left = self.best_wall(left, |option| &option.right, Ordering::Greater)?;
        let right = self.best_wall(right, |option| &option.left, Ordering::Less)?;
        Ok(meet(&left, &right))
    }

    /// The best that some options offer at each tax, by one of their walls.
    fn best_wall(
        &mut self,
        places: Range<usize>,
        wall: impl Fn(&Thermograph) -> &Wall,
        wanted: Ordering,
    ) -> Result<Wall, TooLarge> {
        let mut best: Option<Wall> = None;
        for place in places {
            let option = self.thermograph(self.pool[place])?;
            best = Some(match best {
                None => wall(&option).clone(),
                Some(best) => better(&best, wall(&option), wanted),
            });
        }
        // What has options on one side only is a number, and does not come here.
        Ok(best.unwrap_or_else(|| Wall::mast(&Dyadic::ZERO)))
    }
}

fn of_number(number: &Dyadic) -> Thermograph {
    Thermograph {
        left: Wall::mast(number),
        right: Wall::mast(number),
        mean: number.clone(),
        temperature: -&Dyadic::ONE.over_power_of_two(number.exponent()),
    }
}

/// Takes the tax off both sides and finds where they meet.
fn meet(left: &Wall, right: &Wall) -> Thermograph {
    let taxed = |wall: &Wall, sign: Ordering| -> Vec<Point> {
        let corners = wall.0.iter().map(|point| Point {
            value: match sign {
                Ordering::Less => &point.value - &point.tax,
                _ => &point.value + &point.tax,
            },
            tax: point.tax.clone(),
        });
        corners.collect()
    };
    let left = taxed(left, Ordering::Less);
    let right = taxed(right, Ordering::Greater);
    let left_at = |tax: &Dyadic| at(&left, tax, Ordering::Less);
    let right_at = |tax: &Dyadic| at(&right, tax, Ordering::Greater);
    let gap = |tax: &Dyadic| &left_at(tax) - &right_at(tax);

    // The gap never widens. The last corner at which it is open is where to
    // look: from there it closes by 1 or 2 for each unit of tax.
    let corners = taxes(&left, &right);
    let open = corners.iter().rposition(|tax| gap(tax).sign().is_gt());
    let temperature = match open {
        None => Dyadic::ZERO,
        Some(index) => {
            let start = &corners[index];
            let open = gap(start);
            let fast = start + &open.half();
            let slow = start + &open;
            let within = corners.get(index + 1).is_none_or(|next| fast <= *next);
            if within && gap(&fast).sign().is_eq() {
                fast
            } else {
                slow
            }
        }
    };
    let mean = left_at(&temperature);
    let cut = |points: &[Point]| {
        let below = points.iter().filter(|point| point.tax < temperature);
        let mut wall: Vec<Point> = below.cloned().collect();
        wall.push(Point {
            tax: temperature.clone(),
            value: mean.clone(),
        });
        Wall(straighten(&wall, Ordering::Equal))
    };
    Thermograph {
        left: cut(&left),
        right: cut(&right),
        mean: mean.clone(),
        temperature: temperature.clone(),
    }
}
