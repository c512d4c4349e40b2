//! Learning: the network is brought nearer to the labels, some thousand positions
//! at a time, by Kingma and Ba's Adam (2015).
//!
//! The same positions and the same seed give the same network, however many
//! processors there are: the work is always cut into the same parts.

use crate::network::{Channels, DISCS, HeadNumbers, Network, add, rounded};
use crate::samples::Sample;
use fastrand::Rng;
use zermelo_core::othello::patterns::judge::{CONSTANTS, rows};
use zermelo_core::othello::patterns::network::{CHANNELS, HEADS, Head, head_of};
use zermelo_train::{Used, used};

/// So many positions are looked at before anything changes.
const BATCH: usize = 8192;

/// How far it has come is told once in so many batches.
const TOLD: usize = 16;

/// The network changes so fast at the beginning of a course.
const RATE: f32 = 0.003;

/// Into so many parts the work is cut.
const PARTS: usize = 2;

/// What was seen less often says nothing: its row stays zero, which also keeps the
/// file small.
const SELDOM: u32 = 30;

/// Errors of more discs than this count as if they were no larger: what can be known
/// of such a position is not to be seen on the board.
const SURPRISE: f32 = 4.0;

/// What is not called for shrinks, at the rate at which the network changes, by this:
/// so what is seen seldom says little.
const SHRINK: f32 = 0.02;

/// How much the changes before count, and their squares.
const KEEP: [f32; 2] = [0.9, 0.999];

/// Positions as the network sees them.
#[derive(Default)]
pub struct Lessons {
    used: Vec<Used>,
    labels: Vec<f32>,
    empties: Vec<u8>,
}

impl Lessons {
    /// The same positions with their labels.
    pub fn of<'a>(samples: impl Iterator<Item = &'a Sample>) -> Lessons {
        let mut lessons = Lessons::default();
        for sample in samples {
            lessons.used.push(used(sample.discs));
            lessons.labels.push(sample.label / DISCS);
            lessons.empties.push(sample.empties);
        }
        lessons
    }

    /// Mean absolute error in discs.
    pub fn error(&self, network: &Network) -> f64 {
        let all = self.used.iter().zip(&self.empties).zip(&self.labels);
        let errors = all.map(|((used, &empties), label)| {
            let limit = 64.0 / DISCS;
            let value = network.pass(used, empties).value.clamp(-limit, limit);
            f64::from((value - label).abs() * DISCS)
        });
        errors.sum::<f64>() / self.labels.len().max(1) as f64
    }
}

/// What Adam remembers of numbers: their mean change, and that of its square.
#[derive(Clone)]
struct Memory<const N: usize>([[f32; N]; 2]);

/// How far numbers go now.
#[derive(Clone, Copy)]
struct Pace {
    rate: f32,
    shrink: f32,
    /// What makes up for means that began with zero.
    short: [f32; 2],
}

impl Pace {
    fn new(rate: f32, step: i32) -> Pace {
        Pace {
            rate,
            shrink: 0.0,
            short: KEEP.map(|keep| 1.0 - keep.powi(step)),
        }
    }
}

impl<const N: usize> Memory<N> {
    const NONE: Memory<N> = Memory([[0.0; N]; 2]);

    fn change(&mut self, numbers: &mut [f32; N], wanted: &[f32; N], pace: Pace) {
        let [mean, square] = &mut self.0;
        for place in 0..N {
            let wanted = wanted[place] / BATCH as f32;
            mean[place] += (1.0 - KEEP[0]) * (wanted - mean[place]);
            square[place] += (1.0 - KEEP[1]) * (wanted * wanted - square[place]);
            let size = (square[place] / pace.short[1]).sqrt() + 1e-8;
            let change = mean[place] / pace.short[0] / size + pace.shrink * numbers[place];
            numbers[place] -= pace.rate * change;
        }
    }
}

/// A network that learns.
pub struct Learner {
    network: Network,
    /// The rows before they are rounded: they change by less than a unit.
    fine: Vec<Channels>,
    rows: Vec<Memory<CHANNELS>>,
    heads: Vec<Memory<{ Head::NUMBERS }>>,
    constants: Memory<CONSTANTS>,
    step: i32,
    dice: Rng,
}

/// What part of a batch asks of the numbers of the network.
struct Wishes {
    rows: Vec<Channels>,
    heads: Vec<HeadNumbers>,
    constants: [f32; CONSTANTS],
    error: f64,
}

impl Wishes {
    fn none() -> Wishes {
        Wishes {
            rows: vec![[0.0; CHANNELS]; rows()],
            heads: vec![[0.0; Head::NUMBERS]; HEADS],
            constants: [0.0; CONSTANTS],
            error: 0.0,
        }
    }

    /// Looks at a position.
    #[inline]
    fn take(&mut self, network: &Network, used: &Used, empties: u8, label: f32) {
        let pass = network.pass(used, empties);
        let error = pass.value - label;
        self.error += f64::from(error.abs() * DISCS);
        let wanted = error.clamp(-SURPRISE / DISCS, SURPRISE / DISCS);
        let place = usize::from(empties);
        self.constants[place] += wanted;
        let sums = network.back(&pass, empties, wanted, &mut self.heads[head_of(place)]);
        for &row in used {
            add(&mut self.rows[row as usize], &sums);
        }
    }
}

/// What all parts ask for; they forget it.
fn together<const COUNT: usize>(parts: [&mut [f32; COUNT]; PARTS]) -> [f32; COUNT] {
    let mut total = [0.0; COUNT];
    for part in parts {
        add(&mut total, &std::mem::replace(part, [0.0; COUNT]));
    }
    total
}

/// Some rows, and all that belongs to them.
struct Shelf<'a> {
    wanted: [&'a mut [Channels]; PARTS],
    fine: &'a mut [Channels],
    rows: &'a mut [Channels],
    memory: &'a mut [Memory<CHANNELS>],
    is_seldom: &'a [bool],
}

impl Shelf<'_> {
    fn change(self, pace: Pace) {
        let [one, other] = self.wanted;
        for place in 0..self.rows.len() {
            let wanted = together([&mut one[place], &mut other[place]]);
            if !self.is_seldom[place] {
                self.memory[place].change(&mut self.fine[place], &wanted, pace);
                self.rows[place] = self.fine[place].map(rounded);
            }
        }
    }
}

impl Learner {
    pub fn new(seed: u64) -> Learner {
        let network = Network::new(seed);
        Learner {
            fine: network.rows.clone(),
            network,
            rows: vec![Memory::NONE; rows()],
            heads: vec![Memory::NONE; HEADS],
            constants: Memory::NONE,
            step: 0,
            dice: Rng::with_seed(seed),
        }
    }

    /// What it has learnt.
    pub fn network(&self) -> &Network {
        &self.network
    }

    /// Goes through the lessons so often, ever more slowly. The mean absolute error
    /// on the way, the last time. `tell` is told now and then what part is done.
    pub fn course(&mut self, lessons: &Lessons, times: usize, tell: impl Fn(f64)) -> f64 {
        let mut order: Vec<u32> = (0..lessons.labels.len() as u32).collect();
        let is_seldom = seldom(lessons);
        let mut wishes = [Wishes::none(), Wishes::none()];
        let batches = order.len() / BATCH;
        let mut error = 0.0;
        for time in 0..times {
            self.dice.shuffle(&mut order);
            error = 0.0;
            for (number, batch) in order.chunks_exact(BATCH).enumerate() {
                let done = (time * batches + number) as f32 / (times * batches) as f32;
                if number % TOLD == 0 {
                    tell(f64::from(done));
                }
                let slower = 0.5 + 0.5 * (std::f32::consts::PI * done).cos();
                self.ask(lessons, batch, &mut wishes);
                self.change(RATE * slower, &is_seldom, &mut wishes);
                let errors = wishes.iter_mut();
                error += errors
                    .map(|wishes| std::mem::take(&mut wishes.error))
                    .sum::<f64>();
            }
            error /= (batches * BATCH).max(1) as f64;
        }
        error
    }

    /// What the positions of a batch ask for.
    fn ask(&self, lessons: &Lessons, batch: &[u32], wishes: &mut [Wishes; PARTS]) {
        let network = &self.network;
        std::thread::scope(|scope| {
            for (part, wishes) in batch.chunks(BATCH / PARTS).zip(wishes) {
                scope.spawn(move || {
                    for &position in part {
                        let position = position as usize;
                        let used = &lessons.used[position];
                        let label = lessons.labels[position];
                        wishes.take(network, used, lessons.empties[position], label);
                    }
                });
            }
        });
    }

    /// Every row is changed by one thread alone.
    fn change(&mut self, rate: f32, is_seldom: &[bool], wishes: &mut [Wishes; PARTS]) {
        self.step += 1;
        let pace = Pace::new(rate, self.step);
        let rows_pace = Pace {
            shrink: SHRINK,
            ..pace
        };
        let [one, other] = wishes;
        let part = rows().div_ceil(PARTS);
        let shelves = one
            .rows
            .chunks_mut(part)
            .zip(other.rows.chunks_mut(part))
            .zip(self.fine.chunks_mut(part))
            .zip(self.network.rows.chunks_mut(part))
            .zip(self.rows.chunks_mut(part))
            .zip(is_seldom.chunks(part));
        std::thread::scope(|scope| {
            for (((((one, other), fine), rows), memory), is_seldom) in shelves {
                let wanted = [one, other];
                let own = Shelf {
                    wanted,
                    fine,
                    rows,
                    memory,
                    is_seldom,
                };
                scope.spawn(move || own.change(rows_pace));
            }
        });
        for (number, memory) in self.heads.iter_mut().enumerate() {
            let wanted = together([&mut one.heads[number], &mut other.heads[number]]);
            memory.change(&mut self.network.heads[number], &wanted, pace);
        }
        let wanted = together([&mut one.constants, &mut other.constants]);
        let constants = &mut self.network.constants;
        self.constants.change(constants, &wanted, pace);
    }
}

/// By row, whether it is seen too seldom to be learnt.
fn seldom(lessons: &Lessons) -> Vec<bool> {
    let mut seen = vec![0_u32; rows()];
    for &row in lessons.used.iter().flatten() {
        seen[row as usize] += 1;
    }
    seen.into_iter().map(|seen| seen < SELDOM).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::network::tests::sample;
    use zermelo_core::othello::bitboard::{squares, turned};
    use zermelo_core::othello::discs::Discs;

    /// Positions of random games, worth two discs for each on a diagonal of four,
    /// and as much again where there are more of one's own.
    fn diagonals(games: usize, seed: u64) -> Vec<Sample> {
        let mut dice = Rng::with_seed(seed);
        // e1, f2, g3, h4, and wherever they come to lie.
        let diagonals = (0..8).fold(0, |set, symmetry| set | turned(0x8040_2010, symmetry));
        let mut samples = Vec::new();
        for _ in 0..games {
            let mut discs = Discs::START;
            while !discs.over() {
                let moves = discs.moves();
                if moves == 0 {
                    discs = discs.passed();
                    continue;
                }
                let count = |side: u64| (side & diagonals).count_ones() as f32;
                let more = count(discs.own) - count(discs.other);
                samples.push(Sample {
                    label: 2.0 * (more + more.max(0.0)),
                    ..sample(discs)
                });
                let nth = dice.usize(..moves.count_ones() as usize);
                let Some(square) = squares(moves).nth(nth) else {
                    break;
                };
                discs = discs.play(square);
            }
        }
        samples
    }

    #[test]
    fn what_diagonals_are_worth_is_learnt() {
        let lessons = Lessons::of(diagonals(1500, 3).iter());
        let others = Lessons::of(diagonals(100, 4).iter());
        let mut learner = Learner::new(1);
        let before = others.error(learner.network());
        learner.course(&lessons, 12, |_| {});
        let after = others.error(learner.network());
        assert!(after < before / 4.0, "{before}, {after}");
        let mut again = Learner::new(1);
        again.course(&lessons, 12, |_| {});
        assert_eq!(again.network().trained(), learner.network().trained());
    }
}
