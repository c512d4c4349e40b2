//! Sets of weights and tables of edges, as texts that can be loaded, edited and
//! saved.
//!
//! A set of weights names its parts and then lists, from so many discs on, the
//! weights of the disc difference, mobility, potential mobility and edges:
//!
//! ```text
//! name Patient
//! mobility true
//! edges mean
//! 4 -1 10 5 20
//! 50 0 5 0 25
//! 60 1 0 0 0
//! ```

use std::fmt::Write as _;
use std::sync::Arc;

use super::discs::Discs;
use super::edges::{EDGES, Edge, edges};
use super::features;
use crate::message::{Fault, Message, join};
use crate::notation::check_length;

/// Which mobility is weighed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mobility {
    /// The number of moves.
    True,
    /// See [`features::approximate_mobility`].
    Approximate,
}

const MOBILITIES: [&str; 2] = ["true", "approximate"];

impl Mobility {
    /// As it is written.
    pub fn name(self) -> &'static str {
        match self {
            Mobility::True => MOBILITIES[0],
            Mobility::Approximate => MOBILITIES[1],
        }
    }
}

/// What an edge is worth to black, by its number.
#[derive(Clone, Debug, PartialEq)]
pub struct EdgeTable {
    /// A word without blanks.
    pub name: String,
    values: Arc<[f64]>,
}

/// The names of the tables that are worked out here.
pub const EDGE_TABLES: [&str; 2] = ["stable", "mean"];

impl EdgeTable {
    /// Black's stable discs less white's.
    pub fn stable() -> EdgeTable {
        EdgeTable::of("stable", |edge| {
            let [black, white] = edge.corner_runs();
            f64::from(black) - f64::from(white)
        })
    }

    /// Black's mean final discs less white's.
    pub fn mean() -> EdgeTable {
        EdgeTable::of("mean", |edge| {
            let (sum, games) = edge.mean_black();
            2.0 * f64::from(sum) / f64::from(games) - 8.0
        })
    }

    fn of(name: &str, value: impl Fn(Edge) -> f64) -> EdgeTable {
        EdgeTable {
            name: name.to_owned(),
            values: (0..EDGES)
                .map(|index| value(Edge::of_index(index)))
                .collect(),
        }
    }

    /// What an edge is worth to black.
    pub fn value(&self, edge: Edge) -> f64 {
        self.values[edge.index()]
    }

    /// Reads a table: `name`, the table it starts `from` (`stable` or `mean`),
    /// then edges with values of their own, such as `XXOOOO-- 2.5`.
    ///
    /// # Errors
    /// Says what was expected and in which line.
    pub fn read(text: &str) -> Result<EdgeTable, Fault> {
        check_table_length(text)?;
        let mut name = "custom".to_owned();
        let mut values = EdgeTable::stable().values.to_vec();
        for (number, words) in rows(text) {
            match *words {
                ["name", word] => word.clone_into(&mut name),
                ["from", word] => {
                    values = built_in(word)
                        .ok_or_else(|| unknown(number, &EDGE_TABLES, word))?
                        .values
                        .to_vec();
                }
                [cells, value] => {
                    let edge = Edge::read(cells).zip(read_number(value));
                    let (edge, value) =
                        edge.ok_or_else(|| bad_row(number, "XXOOOO-- 2.5", &words))?;
                    values[edge.index()] = value;
                }
                _ => return Err(bad_row(number, "XXOOOO-- 2.5", &words)),
            }
        }
        Ok(EdgeTable {
            name,
            values: values.into(),
        })
    }

    /// Writes the table as what differs from one of those worked out here.
    pub fn write(&self) -> String {
        let differing = |from: &EdgeTable| -> Vec<usize> {
            let differs =
                |&index: &usize| self.values[index].to_bits() != from.values[index].to_bits();
            (0..EDGES).filter(differs).collect()
        };
        let bases = [EdgeTable::stable(), EdgeTable::mean()];
        let [stable, mean] = bases.each_ref().map(differing);
        let (from, rows) = if stable.len() <= mean.len() {
            (&bases[0].name, stable)
        } else {
            (&bases[1].name, mean)
        };
        let mut text = format!("name {}\nfrom {from}\n", self.name);
        for index in rows {
            let cells = Edge::of_index(index).cells();
            let _ = writeln!(text, "{cells} {}", write_decimal(self.values[index]));
        }
        text
    }
}

/// A table may list all its edges, so its text may be longer than a line.
const MAX_TABLE: usize = 256 * 1024;

fn check_table_length(text: &str) -> Result<(), Fault> {
    if text.len() <= MAX_TABLE {
        return Ok(());
    }
    Err(Message::new("error.length").with("max", MAX_TABLE).into())
}

fn built_in(name: &str) -> Option<EdgeTable> {
    match name {
        "stable" => Some(EdgeTable::stable()),
        "mean" => Some(EdgeTable::mean()),
        _ => None,
    }
}

/// The weights of the four features.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize)]
pub struct Row {
    /// They hold from so many discs on.
    pub from: u32,
    /// Of own discs less the opponent's.
    pub discs: f64,
    /// Of the difference in mobility.
    pub mobility: f64,
    /// Of the difference in potential mobility.
    pub potential: f64,
    /// Of the sum of what the four edges are worth.
    pub edges: f64,
}

/// An evaluation: weights by number of discs.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// What people call it.
    pub name: String,
    /// Which mobility is weighed.
    pub mobility: Mobility,
    /// What edges are worth.
    pub edges: EdgeTable,
    /// By rising number of discs, at least one.
    rows: Vec<Row>,
}

/// The values of the features of a position, each as own less the opponent's.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize)]
pub struct Features {
    /// Disc difference.
    pub discs: i32,
    /// Difference in mobility, of the kind that the weights ask for.
    pub mobility: i32,
    /// Difference in potential mobility.
    pub potential: i32,
    /// Sum over the four edges.
    pub edges: f64,
}

/// What a finished game is worth a disc: more than any estimate.
const FINAL: f64 = 10_000.0;

impl Weights {
    /// Only counts discs.
    pub fn greedy() -> Weights {
        Weights::plain("Greedy", vec![(4, [1.0, 0.0, 0.0, 0.0])])
    }

    /// Keeps its moves and its edges, counts discs only at the end.
    pub fn patient() -> Weights {
        Weights::plain(
            "Patient",
            vec![
                (4, [-1.0, 8.0, 3.0, 12.0]),
                (20, [-1.0, 8.0, 4.0, 18.0]),
                (40, [0.0, 8.0, 3.0, 20.0]),
                (54, [4.0, 4.0, 0.0, 12.0]),
            ],
        )
    }

    /// Wants moves above all, by the approximate count and the mean edges.
    pub fn restless() -> Weights {
        let rows = vec![(4, [0.0, 10.0, 2.0, 4.0]), (52, [6.0, 4.0, 0.0, 6.0])];
        Weights {
            mobility: Mobility::Approximate,
            edges: EdgeTable::mean(),
            ..Weights::plain("Restless", rows)
        }
    }

    fn plain(name: &str, rows: Vec<(u32, [f64; 4])>) -> Weights {
        Weights {
            name: name.to_owned(),
            mobility: Mobility::True,
            edges: EdgeTable::stable(),
            rows: rows
                .into_iter()
                .map(|(from, weights)| Row::new(from, weights))
                .collect(),
        }
    }

    /// The weights for so many discs.
    pub fn row(&self, discs: u32) -> Row {
        let after = self.rows.partition_point(|row| row.from <= discs);
        self.rows[after.saturating_sub(1)]
    }

    /// The features as these weights see them.
    pub fn features(&self, discs: Discs) -> Features {
        Features {
            discs: discs.difference(),
            mobility: self.mobility(discs),
            potential: less(features::potential_mobility(discs)),
            edges: self.edges(discs),
        }
    }

    fn mobility(&self, discs: Discs) -> i32 {
        less(match self.mobility {
            Mobility::True => features::mobility(discs),
            Mobility::Approximate => features::approximate_mobility(discs),
        })
    }

    fn edges(&self, discs: Discs) -> f64 {
        let worth = |&edge: &Edge| self.edges.value(edge);
        edges(discs).iter().map(worth).sum()
    }

    /// What a position is worth to the player to move.
    pub fn evaluate(&self, discs: Discs) -> f64 {
        let row = self.row(64 - discs.empties());
        let mut value = row.discs * f64::from(discs.difference());
        // What has no weight need not be looked at.
        if row.mobility != 0.0 {
            value += row.mobility * f64::from(self.mobility(discs));
        }
        if row.potential != 0.0 {
            value += row.potential * f64::from(less(features::potential_mobility(discs)));
        }
        if row.edges != 0.0 {
            value += row.edges * self.edges(discs);
        }
        value
    }

    /// What a game that is over is worth to the player to move.
    pub fn final_value(discs: Discs) -> f64 {
        FINAL * f64::from(discs.final_score())
    }

    /// Reads a set of weights; `tables` are the edge tables that it may name
    /// besides those worked out here.
    ///
    /// # Errors
    /// Says what was expected and in which line.
    pub fn read(text: &str, tables: &[EdgeTable]) -> Result<Weights, Fault> {
        check_length(text)?;
        let mut weights = Weights::plain("custom", Vec::new());
        for (number, words) in rows(text) {
            match *words {
                ["name", ..] if words.len() > 1 => weights.name = words[1..].join(" "),
                ["mobility", word] => {
                    let place = MOBILITIES.iter().position(|known| *known == word);
                    let place = place.ok_or_else(|| unknown(number, &MOBILITIES, word))?;
                    weights.mobility = [Mobility::True, Mobility::Approximate][place];
                }
                ["edges", word] => {
                    let own = tables.iter().find(|table| table.name == word).cloned();
                    weights.edges = own.or_else(|| built_in(word)).ok_or_else(|| {
                        let mut known = EDGE_TABLES.to_vec();
                        known.extend(tables.iter().map(|table| table.name.as_str()));
                        unknown(number, &known, word)
                    })?;
                }
                _ => {
                    let row =
                        Row::read(&words).ok_or_else(|| bad_row(number, "4 0 10 5 20", &words))?;
                    if weights
                        .rows
                        .last()
                        .is_some_and(|last| last.from >= row.from)
                    {
                        return Err(Message::new("othello.error.weights.order")
                            .with("line", number)
                            .into());
                    }
                    weights.rows.push(row);
                }
            }
        }
        if weights.rows.is_empty() {
            return Err(Message::new("othello.error.weights.none").into());
        }
        Ok(weights)
    }

    /// Writes the set so that it can be read again.
    pub fn write(&self) -> String {
        let mut text = format!(
            "name {}\nmobility {}\nedges {}\n",
            self.name,
            self.mobility.name(),
            self.edges.name
        );
        for row in &self.rows {
            let Row {
                from,
                discs,
                mobility,
                potential,
                edges,
            } = row;
            let counts = [discs, mobility, potential, edges].map(|&count| write_decimal(count));
            let _ = writeln!(text, "{from} {}", counts.join(" "));
        }
        text
    }
}

impl Row {
    fn new(from: u32, [discs, mobility, potential, edges]: [f64; 4]) -> Row {
        Row {
            from,
            discs,
            mobility,
            potential,
            edges,
        }
    }

    fn read(words: &[&str]) -> Option<Row> {
        let [from, discs, mobility, potential, edges] = *words else {
            return None;
        };
        let from = from.parse().ok().filter(|from| *from <= 64)?;
        Some(Row {
            from,
            discs: read_number(discs)?,
            mobility: read_number(mobility)?,
            potential: read_number(potential)?,
            edges: read_number(edges)?,
        })
    }
}

fn less([own, other]: [u32; 2]) -> i32 {
    own.cast_signed() - other.cast_signed()
}

/// The lines that say something, counted from 1, as words.
pub(super) fn rows(text: &str) -> impl Iterator<Item = (usize, Vec<&str>)> {
    let rows = text.lines().enumerate().map(|(place, line)| {
        let line = line.split('#').next().unwrap_or_default();
        (place + 1, line.split_whitespace().collect::<Vec<_>>())
    });
    rows.filter(|(_, words)| !words.is_empty())
}

/// A decimal number of reasonable size, or a fraction such as `45/8`.
fn read_number(text: &str) -> Option<f64> {
    let number = match text.split_once('/') {
        Some((above, below)) => read_decimal(above)? / read_decimal(below)?,
        None => read_decimal(text)?,
    };
    (number.abs() <= 1e6).then_some(number)
}

/// The double next to a decimal number without exponent; 19 digits of it count. What
/// the standard library has for this takes a tenth of the whole engine.
fn read_decimal(text: &str) -> Option<f64> {
    let (is_negative, digits) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let is_digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    if whole.len() + fraction.len() == 0 || whole.len() > 9 {
        return None;
    }
    if !is_digits(whole) || !is_digits(fraction) {
        return None;
    }
    let fraction = fraction.get(..19 - whole.len()).unwrap_or(fraction);
    let digits = whole.bytes().chain(fraction.bytes());
    let number = digits.fold(0, |sum: u128, digit| 10 * sum + u128::from(digit - b'0'));
    // Divided with all the bits there are, the last of which stands for the rest:
    // so it is rounded only once.
    let shift = number.leading_zeros().min(127);
    let (number, power) = (number << shift, 10_u128.pow(fraction.len() as u32));
    let quotient = (number / power) | u128::from(!number.is_multiple_of(power));
    let found = quotient as f64 / (1_u128 << shift) as f64;
    Some(if is_negative { -found } else { found })
}

/// A number of reasonable size as [`read_decimal`] takes it for the same: with as few
/// decimals as that needs. What the standard library has for this is as large.
fn write_decimal(number: f64) -> String {
    let exact = |text: &String| read_decimal(text) == Some(number);
    let mut all = (0..=MOST_DECIMALS).map(|decimals| rounded(number, decimals));
    let found = all.find(exact);
    found.unwrap_or_else(|| rounded(number, MOST_DECIMALS))
}

/// With a digit before them as many as are read.
const MOST_DECIMALS: usize = 18;

/// A number of reasonable size with so many decimals.
fn rounded(number: f64, decimals: usize) -> String {
    const FRACTION: u32 = f64::MANTISSA_DIGITS - 1;
    let bits = number.abs().to_bits();
    let above = bits & ((1 << FRACTION) - 1) | 1 << FRACTION;
    // It is this fraction, its denominator being a power of two.
    let shift = (1075 - (bits >> FRACTION)).min(127) as u32;
    let power = 10_u64.pow(decimals as u32);
    let above = u128::from(above) * u128::from(power);
    let found = (above + (1 << (shift - 1))) >> shift;
    let [whole, fraction] =
        [found / u128::from(power), found % u128::from(power)].map(|part| part as u64);
    let sign = if number.is_sign_negative() { "-" } else { "" };
    match decimals {
        0 => format!("{sign}{whole}"),
        _ => format!("{sign}{whole}.{fraction:0decimals$}"),
    }
}

fn unknown(line: usize, values: &[&str], found: &str) -> Fault {
    Message::new("othello.error.weights.value")
        .with("line", line)
        .with("values", join(values, ", "))
        .with("found", found)
        .into()
}

pub(super) fn bad_row(line: usize, form: &str, words: &[&str]) -> Fault {
    Message::new("othello.error.weights.row")
        .with("line", line)
        .with("form", form)
        .with("found", words.join(" "))
        .into()
}

#[cfg(test)]
mod tests {
    use super::{read_decimal, write_decimal};

    #[test]
    fn decimals_are_written_as_elsewhere() {
        let mut dice = fastrand::Rng::with_seed(4);
        for round in 0..20_000 {
            let whole = f64::from(dice.i32(-1_000_000..1_000_000));
            let number = match round % 4 {
                0 => whole,
                1 => whole / f64::from(dice.i32(1..100_000)),
                2 => whole / 1024.0,
                _ => dice.f64() * 10_f64.powi(dice.i32(-1..7)),
            };
            // Smaller ones would need more decimals than are read.
            if number == 0.0 || number.abs() > 0.1 {
                assert_eq!(write_decimal(number), format!("{number}"));
            }
        }
        for number in [0.0, -0.0, -45.0 / 8.0, 1.0 / 30.0, 2e-9, f64::MIN_POSITIVE] {
            let text = write_decimal(number);
            let found: f64 = text.parse().unwrap_or(f64::NAN);
            assert!((found - number).abs() < 1e-18, "{number}: {text}");
            assert_eq!(found.is_sign_negative(), number.is_sign_negative());
        }
    }

    #[test]
    fn decimals_are_read_as_elsewhere() {
        let mut dice = fastrand::Rng::with_seed(3);
        for round in 0..20_000 {
            let number = dice.f64() * 10_f64.powi(dice.i32(-12..7));
            let text = match round % 3 {
                0 => format!("{number:.3}"),
                1 => format!("-{number:.9}"),
                _ => format!("{number}"),
            };
            if text.len() <= 20 {
                assert_eq!(read_decimal(&text), text.parse().ok(), "{text}");
            }
        }
        for text in [
            "0",
            "-0.0",
            "+7",
            ".5",
            "5.",
            "1000000",
            "0.3333333333333333",
        ] {
            assert_eq!(read_decimal(text), text.parse().ok(), "{text}");
        }
        for text in [
            "",
            ".",
            "-",
            "1e3",
            "--1",
            "1.2.3",
            "½",
            "inf",
            "9999999999",
            "0.1x",
        ] {
            assert_eq!(read_decimal(text), None, "{text}");
        }
    }
}
