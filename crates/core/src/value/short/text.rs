//! Values as text, in the notation of the field.
//!
//! A sum of terms: numbers `-3/4`, stars `*2`, ups and downs `^`, `v[3]`, these
//! written together as `1v[3]*2`, switches `+-1`, games by their options
//! `{1|-1}`, nested `{2||1|0}`, and sums in round brackets. Two bars separate
//! before one does. What is written together is added, so a minus sign belongs
//! to what stands next to it: `-1^` is `-1` and `^`.

use std::fmt::Write as _;

use super::{Game, Games, TooLarge, UpStar};
use crate::message::{Fault, Message};
use crate::value::dyadic::Dyadic;
use crate::value::nimber::Nimber;

/// No brackets go deeper.
const MAX_DEPTH: usize = 64;

/// No star, and no count of ups, is larger.
const MAX_COUNT: u32 = 1000;

/// No form is written that has more characters. Options may share options of
/// their own, so a small game can have an immense text.
const MAX_WRITTEN: usize = 1 << 16;

impl Games {
    /// Reads an expression and works it out.
    ///
    /// # Errors
    /// Says what was expected and at which column, or that it is too large.
    pub fn read(&mut self, text: &str) -> Result<Game, Fault> {
        let mut reader = Reader {
            games: self,
            text: text.as_bytes(),
            place: 0,
            depth: 0,
        };
        let value = reader.sum()?;
        match reader.peek() {
            None => Ok(value),
            Some(_) => Err(reader.unexpected("value.error.trailing")),
        }
    }

    /// The canonical form as text.
    ///
    /// # Errors
    /// When it would be too long.
    pub fn write(&mut self, game: Game) -> Result<String, TooLarge> {
        if let Some(sum) = self.as_sum(game) {
            return Ok(write_sum(sum));
        }
        let (text, _) = self.write_open(game)?;
        Ok(format!("{{{text}}}"))
    }

    /// A game without the outer braces, and the longest run of bars in it.
    fn write_open(&mut self, game: Game) -> Result<(String, usize), TooLarge> {
        self.deeper(|games| {
            let options = games.options(game);
            let (left, left_bars) = games.write_side(&options.left)?;
            let (right, right_bars) = games.write_side(&options.right)?;
            let bars = left_bars.max(right_bars) + 1;
            let text = format!("{left}{}{right}", "|".repeat(bars));
            if text.len() > MAX_WRITTEN {
                return Err(TooLarge);
            }
            Ok((text, bars))
        })
    }

    /// A side that is one game with options of its own needs no braces: longer
    /// bars tell it apart.
    fn write_side(&mut self, options: &[Game]) -> Result<(String, usize), TooLarge> {
        match options {
            &[only] if self.as_sum(only).is_none() => self.write_open(only),
            _ => {
                let words = options.iter().map(|&game| self.write(game));
                let mut words = words.collect::<Result<Vec<String>, TooLarge>>()?;
                // Always in the same order, whichever was met first.
                words.sort_by(|a, b| a.len().cmp(&b.len()).then_with(|| a.cmp(b)));
                Ok((words.join(","), 0))
            }
        }
    }
}

fn write_sum(sum: &UpStar) -> String {
    let mut text = String::new();
    // Writing to a String cannot fail.
    if sum.is_number() || sum.number != Dyadic::ZERO {
        let _ = write!(text, "{}", sum.number);
    }
    if sum.ups != 0 {
        text.push(if sum.ups > 0 { '^' } else { 'v' });
        if sum.ups.unsigned_abs() > 1 {
            let _ = write!(text, "[{}]", sum.ups.unsigned_abs());
        }
    }
    if sum.star != Nimber(0) {
        let _ = write!(text, "{}", sum.star);
    }
    text
}

/// Reads from left to right.
struct Reader<'a> {
    games: &'a mut Games,
    text: &'a [u8],
    place: usize,
    depth: usize,
}

impl Reader<'_> {
    /// The next character that is no blank.
    fn peek(&mut self) -> Option<u8> {
        while self
            .text
            .get(self.place)
            .is_some_and(u8::is_ascii_whitespace)
        {
            self.place += 1;
        }
        self.text.get(self.place).copied()
    }

    /// Takes the next character if it is this one.
    fn take(&mut self, wanted: u8) -> bool {
        let there = self.peek() == Some(wanted);
        self.place += usize::from(there);
        there
    }

    fn message(&self, key: &'static str) -> Message {
        let rest = &self.text[self.place.min(self.text.len())..];
        let rest = String::from_utf8_lossy(rest);
        Message::new(key).with("found", rest.chars().take(1).collect::<String>())
    }

    fn unexpected(&mut self, key: &'static str) -> Fault {
        let message = match self.peek() {
            Some(_) => self.message(key),
            None => Message::new("value.error.end"),
        };
        message.at(self.column())
    }

    /// Counted in characters, as a reader would.
    fn column(&self) -> usize {
        String::from_utf8_lossy(&self.text[..self.place])
            .chars()
            .count()
            + 1
    }

    fn sum(&mut self) -> Result<Game, Fault> {
        let mut total = self.term()?;
        loop {
            let minus = match self.peek() {
                Some(b'+') => false,
                Some(b'-') => true,
                _ => return Ok(total),
            };
            // A minus is the term's own, so that it binds as it does in front.
            self.place += usize::from(!minus);
            let term = self.term()?;
            let sum = self.games.add(total, term);
            total = self.checked(sum)?;
        }
    }

    fn checked<T>(&self, result: Result<T, TooLarge>) -> Result<T, Fault> {
        result.map_err(|TooLarge| Message::new("value.error.large").at(self.column()))
    }

    /// A term with its sign: `-x`, or the switch `+-x`, which is `{x | -x}`.
    fn term(&mut self) -> Result<Game, Fault> {
        if self.take(b'-') {
            if self.peek().is_some_and(|byte| byte.is_ascii_digit()) {
                return self.up_star(true);
            }
            let term = self.deeper(Reader::term)?;
            let negative = self.games.negate(term);
            return self.checked(negative);
        }
        if self.peek() == Some(b'+') && self.text.get(self.place + 1) == Some(&b'-') {
            self.place += 2;
            let hot = self.deeper(Reader::term)?;
            let negative = self.games.negate(hot);
            let cold = self.checked(negative)?;
            let switch = self.games.from_options(&[hot], &[cold]);
            return self.checked(switch);
        }
        self.atom()
    }

    fn deeper<T>(&mut self, read: impl FnOnce(&mut Self) -> Result<T, Fault>) -> Result<T, Fault> {
        if self.depth == MAX_DEPTH {
            return Err(Message::new("value.error.deep")
                .with("max", MAX_DEPTH)
                .at(self.column()));
        }
        self.depth += 1;
        let found = read(self);
        self.depth -= 1;
        found
    }

    fn atom(&mut self) -> Result<Game, Fault> {
        match self.peek() {
            Some(b'(') => {
                self.place += 1;
                let inner = self.deeper(Reader::sum)?;
                self.close(b')')?;
                Ok(inner)
            }
            Some(b'{') => {
                self.place += 1;
                let inner = self.deeper(Reader::slashes)?;
                self.close(b'}')?;
                Ok(inner)
            }
            Some(b'0'..=b'9' | b'^' | b'v' | b'*') => self.up_star(false),
            _ => Err(self.unexpected("value.error.term")),
        }
    }

    fn close(&mut self, bracket: u8) -> Result<(), Fault> {
        if self.take(bracket) {
            return Ok(());
        }
        let expected = char::from(bracket).to_string();
        let found = match self.peek() {
            Some(_) => self.message("value.error.close"),
            None => Message::new("value.error.close").with("found", ""),
        };
        Err(found.with("expected", expected).at(self.column()))
    }

    /// A number, ups and a star, each of which may be absent.
    fn up_star(&mut self, negative: bool) -> Result<Game, Fault> {
        let mut sum = UpStar::number(Dyadic::ZERO);
        if let Some(b'0'..=b'9') = self.peek() {
            let number = self.number()?;
            sum.number = if negative { -&number } else { number };
        }
        if let Some(sign @ (b'^' | b'v')) = self.text.get(self.place).copied() {
            self.place += 1;
            let mut ups = 1;
            if self.text.get(self.place) == Some(&b'[') {
                self.place += 1;
                ups = self.count()?;
                self.close(b']')?;
            }
            let ups = ups.cast_signed();
            sum.ups = if sign == b'^' { ups } else { -ups };
        }
        if self.text.get(self.place) == Some(&b'*') {
            self.place += 1;
            let digit = self.text.get(self.place).is_some_and(u8::is_ascii_digit);
            sum.star = Nimber(if digit { self.count()? } else { 1 });
        }
        Ok(self.games.sum_form(sum))
    }

    fn digits(&mut self) -> &str {
        let start = self.place;
        while self.text.get(self.place).is_some_and(u8::is_ascii_digit) {
            self.place += 1;
        }
        // Digits are plain text.
        std::str::from_utf8(&self.text[start..self.place]).unwrap_or("")
    }

    fn number(&mut self) -> Result<Dyadic, Fault> {
        let start = self.column();
        let mut text = self.digits().to_owned();
        if self.text.get(self.place) == Some(&b'/') {
            self.place += 1;
            text.push('/');
            text.push_str(self.digits());
        }
        text.parse().map_err(|_| {
            Message::new("value.error.dyadic")
                .with("found", text)
                .at(start)
        })
    }

    fn count(&mut self) -> Result<u32, Fault> {
        let start = self.column();
        let digits = self.digits().to_owned();
        let count = digits.parse().ok().filter(|n| (1..=MAX_COUNT).contains(n));
        count.ok_or_else(|| {
            Message::new("value.error.number")
                .with("max", MAX_COUNT)
                .with("found", digits)
                .at(start)
        })
    }

    /// What stands between braces: lists of options separated by bars, the
    /// longest run of bars first.
    fn slashes(&mut self) -> Result<Game, Fault> {
        let mut lists = vec![self.list()?];
        let mut bars: Vec<(usize, usize)> = Vec::new();
        while self.peek() == Some(b'|') {
            let column = self.column();
            let mut run = 0;
            while self.text.get(self.place) == Some(&b'|') {
                self.place += 1;
                run += 1;
            }
            bars.push((run, column));
            lists.push(self.list()?);
        }
        if bars.is_empty() {
            return Err(Message::new("value.error.close")
                .with("expected", "|")
                .with(
                    "found",
                    self.peek()
                        .map_or(String::new(), |b| char::from(b).to_string()),
                )
                .at(self.column()));
        }
        self.build(&lists, &bars)
    }

    fn build(&mut self, lists: &[Vec<Game>], bars: &[(usize, usize)]) -> Result<Game, Fault> {
        let longest = bars.iter().map(|(run, _)| *run).max().unwrap_or(0);
        let mut main = bars.iter().enumerate().filter(|(_, bar)| bar.0 == longest);
        let (Some((split, _)), None) = (main.next(), main.next()) else {
            let column = bars.last().map_or(self.column(), |bar| bar.1);
            return Err(Message::new("value.error.bars").at(column));
        };
        let left = self.side(&lists[..=split], &bars[..split])?;
        let right = self.side(&lists[split + 1..], &bars[split + 1..])?;
        let built = self.games.from_options(&left, &right);
        self.checked(built)
    }

    fn side(&mut self, lists: &[Vec<Game>], bars: &[(usize, usize)]) -> Result<Vec<Game>, Fault> {
        match lists {
            [only] => Ok(only.clone()),
            _ => Ok(vec![self.build(lists, bars)?]),
        }
    }

    fn list(&mut self) -> Result<Vec<Game>, Fault> {
        let mut options = Vec::new();
        if matches!(self.peek(), Some(b'|' | b'}')) {
            return Ok(options);
        }
        loop {
            options.push(self.sum()?);
            if !self.take(b',') {
                return Ok(options);
            }
        }
    }
}
