//! What others can do for a search that takes long.
//!
//! A search that has paused knows what it has still to look at: of each position
//! on its way the moves that it has not tried yet, and the window in which it
//! will. Each of these is an [`Errand`] that another search can run at the same
//! time. What that one found is a fact about a position like those that the first
//! one remembers itself, so it goes into the first one's table: there it is found
//! when its turn comes, and nothing is searched twice. The first search goes on
//! meanwhile, and it alone puts everything together; a finding that never comes
//! costs it nothing.

use super::probcut::{Care, shallow_for};
use super::stay::Probe;
use super::{INFINITE, Search};
use crate::job::{Progress, Step};
use crate::othello::bitboard::{Square, single};
use crate::othello::discs::Discs;
use crate::othello::endgame::{MAX_SCORE, Paused};
use crate::share::{ERRAND, Part};

/// A position that is to be looked at for another search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Errand {
    /// The position.
    pub discs: Discs,
    /// What is wanted.
    pub wanted: Wanted,
    /// Where the value is wanted; beyond that a bound is enough. In discs for a
    /// score, in hundredths of a disc for an estimate.
    pub window: [i32; 2],
    /// How sure it is that the answer will be needed.
    pub need: Need,
}

/// What is wanted of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// The exact score.
    Score,
    /// The value so many plies deep.
    Value(u32, Care),
}

/// How sure it is that an answer will be needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Need {
    /// A move before it was not enough.
    Likely,
    /// The first move is still being looked at, and may be enough (Feldmann's
    /// "young brothers wait").
    Perhaps,
    /// The search itself is looking at it: not to be given away.
    Begun,
}

/// What was found on an errand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// What was asked.
    pub errand: Errand,
    /// The value is at least and at most so much.
    pub bounds: [i32; 2],
    /// Positions visited.
    pub nodes: u64,
    /// The moves that are expected, passes left out.
    pub line: Vec<Square>,
}

/// A score of fewer empty squares is found sooner than it is asked for.
pub const LEAST_EMPTIES: u32 = 14;

/// The same for estimates of fewer plies.
const LEAST_PLIES: u32 = 9;

/// So many errands are told of at a time.
const MOST: usize = 24;

impl Errand {
    /// What has been begun must not be forgotten, somebody may be at it for long.
    fn order(&self) -> (bool, Need, std::cmp::Reverse<u32>) {
        let size = std::cmp::Reverse(self.size());
        (self.need != Need::Begun, self.need, size)
    }

    /// How much there is to do, roughly.
    fn size(&self) -> u32 {
        match self.wanted {
            Wanted::Score => self.discs.empties(),
            Wanted::Value(plies, _) => plies,
        }
    }

    fn numbers(&self) -> [i32; 7] {
        let Discs { own, other } = self.discs;
        let halves = |set: u64| [set as u32, (set >> 32) as u32].map(u32::cast_signed);
        let ([a, b], [c, d]) = (halves(own), halves(other));
        let wanted = match self.wanted {
            Wanted::Score => -1,
            Wanted::Value(plies, care) => (plies << 2 | care as u32).cast_signed(),
        };
        [a, b, c, d, wanted, self.window[0], self.window[1]]
    }

    /// As it goes to another search.
    pub fn write(&self) -> Part {
        Part {
            place: ERRAND,
            rank: self.need as u32,
            done: false,
            worth: self.size().cast_signed(),
            found: self.numbers().to_vec(),
        }
    }

    /// The errand that was written so; none where it is not one.
    pub fn read(part: &Part) -> Option<Errand> {
        let (&[a, b, c, d, wanted, alpha, beta], _) = part.found.split_first_chunk()?;
        let set = |low: i32, high: i32| {
            u64::from(low.cast_unsigned()) | u64::from(high.cast_unsigned()) << 32
        };
        let discs = Discs {
            own: set(a, b),
            other: set(c, d),
        };
        let wanted = match u32::try_from(wanted) {
            Err(_) => Wanted::Score,
            Ok(number) => {
                let all = [Care::Bold, Care::Wary, Care::Full];
                let care = all.into_iter().find(|&care| care as u32 == number & 3)?;
                Wanted::Value(number >> 2, care)
            }
        };
        let (plies, most) = match wanted {
            Wanted::Score => (0, MAX_SCORE),
            Wanted::Value(plies, _) => (plies, INFINITE),
        };
        let sound = part.place == ERRAND
            && discs.own & discs.other == 0
            && plies <= 60
            && -most <= alpha
            && alpha < beta
            && beta <= most;
        sound.then_some(Errand {
            discs,
            wanted,
            window: [alpha, beta],
            need: Need::Likely,
        })
    }
}

impl Finding {
    /// As it goes to the search that wants it.
    pub fn write(&self) -> Part {
        let nodes = i32::try_from(self.nodes).unwrap_or(i32::MAX);
        let line = self.line.iter().map(|&square| i32::from(square));
        let mut part = self.errand.write();
        part.done = true;
        part.found.extend([self.bounds[0], self.bounds[1], nodes]);
        part.found.extend(line);
        part
    }

    /// The finding that was written so; none where it is not one.
    pub fn read(part: &Part) -> Option<Finding> {
        let errand = Errand::read(part).filter(|_| part.done)?;
        let (&[lower, upper, nodes], line) = part.found.get(7..)?.split_first_chunk()?;
        let square = |&number: &i32| u8::try_from(number).ok().filter(|&square| square < 64);
        Some(Finding {
            errand,
            bounds: [lower, upper],
            nodes: u64::try_from(nodes).ok()?,
            line: line.iter().map(square).collect::<Option<_>>()?,
        })
        .filter(|_| lower <= upper && -INFINITE <= lower && upper <= INFINITE)
    }
}

impl Search {
    /// What others could do for it, now that it has paused: what it has begun
    /// itself first, then what is needed most and takes longest.
    pub fn errands(&self) -> Vec<Errand> {
        let mut all = if self.way_back.is_empty() {
            self.solver.errands().to_vec()
        } else {
            self.estimates()
        };
        crate::short_list::sort_by_key(&mut all, Errand::order);
        all.truncate(MOST);
        all
    }

    /// Of every position on the way the moves that were not looked at yet.
    fn estimates(&self) -> Vec<Errand> {
        let mut all = Vec::new();
        let Some(question) = self.question else {
            return all;
        };
        let mut depth = question.depth;
        for stay in self.way_back.iter().rev() {
            if stay.probe != Probe::Done {
                // It looks less far first, at the same position.
                depth = shallow_for(depth);
                continue;
            }
            depth = depth.saturating_sub(1);
            if depth < LEAST_PLIES {
                break;
            }
            let low = stay.best.max(stay.alpha);
            let mut candidates = stay.candidates.clone();
            for (place, candidate) in candidates.all().iter().enumerate().skip(stay.place) {
                let errand = Errand {
                    discs: candidate.next,
                    wanted: Wanted::Value(depth, question.care),
                    window: [-low - 1, -low],
                    need: Need::of(place, stay.place),
                };
                if errand.need == Need::Begun || !self.knows(&errand) {
                    all.push(errand);
                }
            }
        }
        all
    }

    fn knows(&self, errand: &Errand) -> bool {
        let Wanted::Value(plies, _) = errand.wanted else {
            return false;
        };
        self.table.look_up(errand.discs).is_some_and(|entry| {
            let [alpha, beta] = errand.window;
            let decided = i32::from(entry.upper) <= alpha || i32::from(entry.lower) >= beta;
            entry.depth == self.draft(plies) && decided
        })
    }

    /// Runs an errand for another search.
    ///
    /// # Errors
    /// When the slice is over.
    pub fn run(&mut self, errand: &Errand) -> Result<Finding, Paused> {
        let [alpha, beta] = errand.window;
        let before = self.nodes();
        let (value, most) = match errand.wanted {
            Wanted::Score => (self.score(errand.discs, alpha, beta)?, MAX_SCORE),
            Wanted::Value(plies, care) => {
                let usual = std::mem::replace(&mut self.care, care);
                let value = self.value(errand.discs, plies, alpha, beta);
                self.care = usual;
                (value?, INFINITE)
            }
        };
        let lower = if value > alpha { value } else { -most };
        let upper = if value < beta { value } else { most };
        Ok(Finding {
            errand: *errand,
            bounds: [lower, upper],
            nodes: self.nodes() - before,
            line: self.line(errand.discs, errand.wanted == Wanted::Score),
        })
    }

    /// Takes in what another search has found.
    pub fn learn(&mut self, finding: &Finding) {
        let Finding {
            errand,
            bounds,
            nodes,
            ref line,
        } = *finding;
        let best = line.first().copied();
        match errand.wanted {
            Wanted::Score => {
                self.solver.learn(errand.discs, bounds, best, nodes);
                self.expect(errand.discs, line);
            }
            Wanted::Value(plies, care) => {
                let usual = std::mem::replace(&mut self.care, care);
                let draft = self.draft(plies);
                self.care = usual;
                let best = best.unwrap_or(super::NONE);
                let bounds = bounds.map(|bound| bound as i16);
                self.table.store(errand.discs, draft, bounds, best, nodes);
                self.come_back_to(errand.discs);
            }
        }
    }

    /// Where it is just looking at this position it does so anew, and finds what
    /// is known of it.
    fn come_back_to(&mut self, discs: Discs) {
        let is_at = |stay: &super::Stay| {
            let mut candidates = stay.candidates.clone();
            let at = candidates.all().get(stay.place).map(|at| at.next);
            stay.probe == Probe::Done && at == Some(discs)
        };
        if let Some(place) = self.way_back.iter().position(is_at) {
            self.way_back.drain(..place);
        }
    }

    /// Remembers the moves of a line, where nothing is known of a position.
    fn expect(&mut self, mut discs: Discs, line: &[Square]) {
        for &square in line {
            if discs.moves() == 0 {
                discs = discs.passed();
            }
            if discs.moves() & single(square) == 0 {
                return;
            }
            if self.solver.best(discs).is_none() {
                self.solver.suggest(discs, square, 1);
            }
            discs = discs.play(square);
        }
    }

    /// Lets go what it was looking at; what it remembers stays.
    pub fn let_go(&mut self) {
        self.way_back.clear();
        self.question = None;
        self.solver.allow(0);
    }
}

/// An errand under way.
#[derive(Clone, Copy, Debug)]
pub struct Running {
    errand: Errand,
    recalled: bool,
}

impl Running {
    /// The errand that was written so, to be run; none where it is not one.
    pub fn read(part: &Part) -> Option<Running> {
        let errand = Errand::read(part).filter(|_| !part.done)?;
        Some(Running {
            errand,
            recalled: false,
        })
    }

    /// Takes note that it is not wanted any more, where that is said.
    pub fn hear(&mut self, part: &Part) {
        let same =
            |other: Errand| (other.discs, other.wanted) == (self.errand.discs, self.errand.wanted);
        self.recalled |= !part.done && Errand::read(part).is_some_and(same);
    }

    /// Goes on with it; recalled, it comes back as it was.
    pub fn step(&self, search: &mut Search, budget: u64) -> Step<Part> {
        if self.recalled {
            return Step::Done(self.errand.write());
        }
        search.allow(budget);
        match search.run(&self.errand) {
            Ok(finding) => Step::Done(finding.write()),
            Err(Paused) => Step::Working(Progress {
                nodes: search.nodes(),
                part: None,
            }),
        }
    }
}

impl Need {
    /// Of the move at `place`, where the one at `at` is being looked at.
    pub(in crate::othello) fn of(place: usize, at: usize) -> Need {
        if place == at {
            Need::Begun
        } else if at == 0 {
            Need::Perhaps
        } else {
            Need::Likely
        }
    }
}
