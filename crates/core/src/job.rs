//! Long searches, done in slices.
//!
//! In a page a running call can neither be watched nor stopped, so whatever
//! may take long is a [`Job`]: it works a little at each step, and whoever
//! runs it may look at its progress, go on, or drop it.

use serde::Serialize;

/// A search that is done a slice at a time.
pub trait Job {
    /// What it finds.
    type Output;

    /// Works for about `budget` elementary steps (a position looked at, a table
    /// entry filled in). After [`Step::Done`] it must not be called again.
    fn step(&mut self, budget: u64) -> Step<Self::Output>;

    /// Time is up: what is only estimated need not get any better. What is to be
    /// exact goes on to its end.
    fn hurry(&mut self) {}

    /// What it would answer by now, where that can be told.
    fn glimpse(&self) -> Option<Glimpse> {
        None
    }
}

/// What a search thinks of a position while it goes on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Glimpse {
    /// How many plies deep it has looked.
    pub depth: u32,
    /// For the player to move.
    pub value: Option<String>,
    /// Whether that is proved.
    pub exact: bool,
    /// The moves that it expects.
    pub line: Vec<String>,
    /// The moves that it looks at, and what it thinks of them.
    pub moves: Vec<GlimpsedMove>,
    /// Games won, drawn and lost so far, where games are played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tally: Option<[u32; 3]>,
}

/// A move as a search sees it while it goes on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GlimpsedMove {
    /// The move.
    #[serde(rename = "move")]
    pub choice: String,
    /// For the player who makes it.
    pub value: String,
    /// Whether that is proved.
    pub exact: bool,
}

/// Where a job stands after a slice.
#[derive(Clone, Debug, PartialEq)]
pub enum Step<T> {
    /// It has found its answer.
    Done(T),
    /// There is more to do.
    Working(Progress),
}

/// How far a job has come.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Progress {
    /// Positions visited so far.
    pub nodes: u64,
    /// The part that is done, 0 to 1, where it can be told.
    pub part: Option<f64>,
}

/// Any job that finds a `T`.
pub type Boxed<T> = Box<dyn Job<Output = T>>;

/// Slices of this size take a few milliseconds.
pub const SLICE: u64 = 100_000;

/// Runs a job to its end.
pub fn finish<T>(mut job: impl Job<Output = T>) -> T {
    loop {
        if let Step::Done(output) = job.step(SLICE) {
            return output;
        }
    }
}

impl<T> Job for Boxed<T> {
    type Output = T;

    fn step(&mut self, budget: u64) -> Step<T> {
        (**self).step(budget)
    }

    fn hurry(&mut self) {
        (**self).hurry();
    }

    fn glimpse(&self) -> Option<Glimpse> {
        (**self).glimpse()
    }
}

/// A job that is done already.
pub fn ready<T: 'static>(value: T) -> Boxed<T> {
    Box::new(Ready(Some(value)))
}

struct Ready<T>(Option<T>);

impl<T> Job for Ready<T> {
    type Output = T;

    fn step(&mut self, _: u64) -> Step<T> {
        match self.0.take() {
            Some(value) => Step::Done(value),
            None => Step::Working(Progress::default()),
        }
    }
}

/// One job, then another made from what the first has found.
pub fn then<A: 'static, B: 'static>(
    first: Boxed<A>,
    next: impl FnOnce(A) -> Boxed<B> + 'static,
) -> Boxed<B> {
    Box::new(Then::First(first, Some(Box::new(next))))
}

/// A job whose answer is turned into another.
pub fn map<A: 'static, B: 'static>(
    first: Boxed<A>,
    change: impl FnOnce(A) -> B + 'static,
) -> Boxed<B> {
    then(first, |found| ready(change(found)))
}

type Next<A, B> = Option<Box<dyn FnOnce(A) -> Boxed<B>>>;

enum Then<A, B> {
    First(Boxed<A>, Next<A, B>),
    Second(Boxed<B>),
}

impl<A, B> Job for Then<A, B> {
    type Output = B;

    fn step(&mut self, budget: u64) -> Step<B> {
        let first = match self {
            Then::Second(second) => return second.step(budget),
            Then::First(first, next) => match first.step(budget) {
                Step::Working(progress) => return Step::Working(progress),
                Step::Done(found) => next.take().map(|next| next(found)),
            },
        };
        match first {
            Some(mut second) => {
                let step = second.step(budget);
                *self = Then::Second(second);
                step
            }
            // Only after the end, which the trait forbids.
            None => Step::Working(Progress::default()),
        }
    }

    fn hurry(&mut self) {
        match self {
            Then::First(first, _) => first.hurry(),
            Then::Second(second) => second.hurry(),
        }
    }

    fn glimpse(&self) -> Option<Glimpse> {
        match self {
            Then::First(first, _) => first.glimpse(),
            Then::Second(second) => second.glimpse(),
        }
    }
}

/// A job that is hurried after so many elementary steps.
pub fn within<T: 'static>(budget: u64, job: Boxed<T>) -> Boxed<T> {
    Box::new(Within { left: budget, job })
}

struct Within<T> {
    left: u64,
    job: Boxed<T>,
}

impl<T> Job for Within<T> {
    type Output = T;

    fn step(&mut self, budget: u64) -> Step<T> {
        self.left = self.left.saturating_sub(budget);
        if self.left == 0 {
            self.job.hurry();
        }
        self.job.step(budget)
    }

    fn hurry(&mut self) {
        self.job.hurry();
    }

    fn glimpse(&self) -> Option<Glimpse> {
        self.job.glimpse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Count(u64);

    impl Job for Count {
        type Output = &'static str;

        fn step(&mut self, budget: u64) -> Step<&'static str> {
            self.0 = self.0.saturating_sub(budget);
            match self.0 {
                0 => Step::Done("counted"),
                left => Step::Working(Progress {
                    nodes: left,
                    part: None,
                }),
            }
        }
    }

    #[test]
    fn a_job_goes_on_where_it_stopped() {
        let mut job = Count(25);
        assert!(matches!(job.step(10), Step::Working(p) if p.nodes == 15));
        assert!(matches!(job.step(10), Step::Working(p) if p.nodes == 5));
        assert_eq!(job.step(10), Step::Done("counted"));
    }

    #[test]
    fn jobs_follow_each_other() {
        let job = then(Box::new(Count(250_000)), |word| {
            map(Box::new(Count(3)), move |again| format!("{word}, {again}"))
        });
        assert_eq!(finish(job), "counted, counted");
    }
}
