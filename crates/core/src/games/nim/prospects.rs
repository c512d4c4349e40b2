//! What lies ahead in a game of small heaps, by retrograde analysis.
//!
//! The values of the heaps say who wins, but neither how soon (remoteness, when
//! the winner hurries and the loser delays) nor how likely a careful opponent is
//! to let a lost game be won. This table holds both, for every position of one
//! game, filled in with the smaller heaps first.

use std::cell::RefCell;
use std::rc::Rc;

use super::{Nim, Play, Rules};

/// No table costs more steps: some milliseconds.
const MAX_WORK: u64 = 4_000_000;

/// What lies ahead of a position.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Prospect {
    /// How many moves the game still lasts.
    pub plies: u16,
    /// How likely the player who has just moved is to win, if the player to
    /// move chooses at random among the moves that do not lose at once.
    pub chance: f32,
}

/// The prospects of every position below some heaps.
#[derive(Debug)]
pub(super) struct Prospects {
    rules: Rc<Rules>,
    /// The largest heaps, in falling order, without empty ones.
    bounds: Vec<u32>,
    /// By mixed radix over the bounds; only positions whose heaps are in
    /// falling order have an entry that means something.
    entries: Vec<Entry>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    plies: u16,
    /// Where the player to move wins: the chance of the other against a careful
    /// choice. Where they lose: their own against a careful opponent.
    hope: f32,
}

impl Prospects {
    /// What lies ahead of these heaps, if the table has them.
    pub fn get(&self, heaps: &[u32]) -> Option<Prospect> {
        let entry = self.entry(heaps)?;
        Some(Prospect {
            plies: entry.plies,
            chance: if mover_wins(&self.rules, entry.plies) {
                entry.hope
            } else {
                1.0
            },
        })
    }

    fn entry(&self, heaps: &[u32]) -> Option<Entry> {
        let sorted = falling(heaps);
        if sorted.len() > self.bounds.len() {
            return None;
        }
        let mut index = 0;
        for (place, &bound) in self.bounds.iter().enumerate() {
            let size = sorted.get(place).copied().unwrap_or(0);
            if size > bound {
                return None;
            }
            index = index * (bound as usize + 1) + size as usize;
        }
        self.entries.get(index).copied()
    }
}

/// The last mover wins in normal play: an odd number of plies is the mover's.
fn mover_wins(rules: &Rules, plies: u16) -> bool {
    (plies % 2 == 1) == (rules.play == Play::Normal)
}

fn falling(heaps: &[u32]) -> Vec<u32> {
    let mut sorted: Vec<u32> = heaps.iter().copied().filter(|&size| size > 0).collect();
    sorted.sort_unstable_by(|a, b| b.cmp(a));
    sorted
}

/// Fills in a table, a slice at a time.
pub(super) struct Filling {
    table: Prospects,
    /// The position whose entry comes next, its heaps in the order of the bounds.
    heaps: Vec<u32>,
}

thread_local! {
    /// The last table made: it holds all positions of one game.
    static LAST: RefCell<Option<Rc<Prospects>>> = const { RefCell::new(None) };
}

impl Filling {
    /// A table that has this position, if there is one already.
    pub fn known(position: &Nim) -> Option<Rc<Prospects>> {
        LAST.with_borrow(|last| {
            let table = last.as_ref()?;
            let fits = table.rules == position.rules && table.entry(&position.heaps).is_some();
            fits.then(|| table.clone())
        })
    }

    /// Begins a table for a position, or `None` where it would be too large.
    pub fn begin(position: &Nim) -> Option<Filling> {
        let bounds = falling(&position.heaps);
        let mut cells: u64 = 1;
        let mut choices: u64 = 1;
        for &bound in &bounds {
            cells = cells.checked_mul(u64::from(bound) + 1)?;
            choices += position.rules.count(bound);
        }
        let plies = bounds.iter().map(|&bound| u64::from(bound)).sum::<u64>();
        if cells.checked_mul(choices)? > MAX_WORK || plies > u64::from(u16::MAX) {
            return None;
        }
        Some(Filling {
            heaps: vec![0; bounds.len()],
            table: Prospects {
                rules: position.rules.clone(),
                entries: Vec::with_capacity(cells as usize),
                bounds,
            },
        })
    }

    /// Fills in entries for about so many steps; gives the table when it is
    /// complete.
    pub fn step(&mut self, budget: u64) -> Option<Rc<Prospects>> {
        let mut left = budget;
        while left > 0 {
            let mut entry = Entry::default();
            let mut cost = 1;
            if self.heaps.is_sorted_by(|a, b| a >= b) {
                (entry, cost) = self.look();
            }
            left = left.saturating_sub(cost);
            self.table.entries.push(entry);
            if !self.advance() {
                let emptied = Prospects {
                    rules: self.table.rules.clone(),
                    bounds: Vec::new(),
                    entries: Vec::new(),
                };
                let table = Rc::new(std::mem::replace(&mut self.table, emptied));
                LAST.set(Some(table.clone()));
                return Some(table);
            }
        }
        None
    }

    /// The part that is done.
    pub fn part(&self) -> f64 {
        self.table.entries.len() as f64 / self.table.entries.capacity().max(1) as f64
    }

    /// The next position in the order of the table; false after the last.
    fn advance(&mut self) -> bool {
        for place in (0..self.heaps.len()).rev() {
            if self.heaps[place] < self.table.bounds[place] {
                self.heaps[place] += 1;
                return true;
            }
            self.heaps[place] = 0;
        }
        false
    }

    /// The entry of the position at hand from those before it, and how many
    /// moves were looked at.
    fn look(&self) -> (Entry, u64) {
        let mut options = Options::default();
        let mut next = self.heaps.clone();
        for (place, &size) in self.heaps.iter().enumerate() {
            for amount in self.table.rules.amounts(size) {
                next[place] = size - amount;
                // Sorted heaps after a move are smaller place by place, so their
                // entry has been filled in.
                let after = self.table.entry(&next).unwrap_or_default();
                options.add(after, mover_wins(&self.table.rules, after.plies));
            }
            next[place] = size;
        }
        (options.entry(), 1 + options.count)
    }
}

/// What is known of the moves from one position.
#[derive(Default)]
struct Options {
    count: u64,
    soonest_win: Option<u16>,
    latest_loss: u16,
    /// The best chance of a mover who loses.
    best_hope: f32,
    /// Over the moves that do not lose at once: how many, and the opponent's
    /// chances added up.
    sound: u32,
    sound_hopes: f32,
    /// The same over the moves that do.
    blunders: u32,
}

impl Options {
    /// Adds a move that leads to `after`, where the opponent then wins or not.
    fn add(&mut self, after: Entry, opponent_wins: bool) {
        self.count += 1;
        if !opponent_wins {
            self.soonest_win = Some(self.soonest_win.map_or(after.plies, |p| p.min(after.plies)));
            self.sound += 1;
            self.sound_hopes += after.hope;
            return;
        }
        self.latest_loss = self.latest_loss.max(after.plies);
        self.best_hope = self.best_hope.max(after.hope);
        if after.plies <= 1 {
            self.blunders += 1;
        } else {
            self.sound += 1;
            self.sound_hopes += 1.0;
        }
    }

    fn entry(&self) -> Entry {
        if self.count == 0 {
            return Entry::default();
        }
        match self.soonest_win {
            None => Entry {
                plies: self.latest_loss + 1,
                hope: self.best_hope,
            },
            Some(plies) => Entry {
                plies: plies + 1,
                hope: if self.sound > 0 {
                    self.sound_hopes / self.sound as f32
                } else {
                    f32::from(self.blunders > 0)
                },
            },
        }
    }
}
