//! Sentences as keys with arguments.
//!
//! The core never writes prose for people: it names a sentence and gives its
//! arguments, and the page says it in the reader's language. For the command
//! line and for developers the sentences about bad input exist in English here.

use std::collections::BTreeMap;
use std::fmt;

use serde::Serialize;

/// An argument of a sentence.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Argument {
    /// A whole number, to be written in the reader's form.
    Number(u64),
    /// A number with a fraction, to be written in the reader's form.
    Real(f64),
    /// Text to be put in as it is.
    Text(String),
    /// Several numbers.
    Numbers(Vec<u64>),
    /// Several texts.
    Texts(Vec<String>),
}

impl fmt::Display for Argument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Argument::Number(number) => write!(f, "{number}"),
            // Three decimals will do, and spare the engine the code for all.
            Argument::Real(number) => {
                let thousandths = (number * 1e3).round() as i64;
                let (whole, rest) = (thousandths / 1000, (thousandths % 1000).abs());
                write!(f, "{whole}.{rest:03}")
            }
            Argument::Text(text) => f.write_str(text),
            Argument::Numbers(numbers) => f.write_str(&join(numbers, ", ")),
            Argument::Texts(texts) => f.write_str(&join(texts, ", ")),
        }
    }
}

impl From<u64> for Argument {
    fn from(number: u64) -> Self {
        Argument::Number(number)
    }
}

impl From<f64> for Argument {
    fn from(number: f64) -> Self {
        Argument::Real(number)
    }
}

impl From<u32> for Argument {
    fn from(number: u32) -> Self {
        Argument::Number(number.into())
    }
}

impl From<usize> for Argument {
    fn from(number: usize) -> Self {
        Argument::Number(number as u64)
    }
}

impl From<&str> for Argument {
    fn from(text: &str) -> Self {
        Argument::Text(text.to_owned())
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Self {
        Argument::Text(text)
    }
}

impl From<Vec<String>> for Argument {
    fn from(texts: Vec<String>) -> Self {
        Argument::Texts(texts)
    }
}

impl From<Vec<u64>> for Argument {
    fn from(numbers: Vec<u64>) -> Self {
        Argument::Numbers(numbers)
    }
}

/// The items one after another with something between them.
pub(crate) fn join<T: ToString>(items: &[T], between: &str) -> String {
    items
        .iter()
        .map(ToString::to_string)
        .collect::<Vec<_>>()
        .join(between)
}

/// A sentence: its key and what fills its gaps.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Message {
    /// Which sentence.
    pub key: &'static str,
    /// What goes into it, by name.
    pub args: BTreeMap<&'static str, Argument>,
}

impl Message {
    /// A sentence without arguments yet.
    pub fn new(key: &'static str) -> Self {
        Message {
            key,
            args: BTreeMap::new(),
        }
    }

    /// The same sentence with one argument more.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Argument>) -> Self {
        self.args.insert(name, value.into());
        self
    }

    /// The same sentence, said of this column of the line.
    pub fn at(self, column: usize) -> Fault {
        Fault {
            column: Some(column),
            message: self,
        }
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let english = ENGLISH
            .iter()
            .chain(crate::value::ENGLISH)
            .chain(crate::games::ENGLISH.iter().copied().flatten())
            .find(|(key, _)| *key == self.key);
        let Some((_, template)) = english else {
            return f.write_str(self.key);
        };
        let mut rest = *template;
        while let Some((before, after)) = rest.split_once('{') {
            let (name, tail) = after.split_once('}').unwrap_or((after, ""));
            f.write_str(before)?;
            match self.args.get(name) {
                Some(value) => write!(f, "{value}")?,
                None => write!(f, "{{{name}}}")?,
            }
            rest = tail;
        }
        f.write_str(rest)
    }
}

/// What is wrong with a text, and where.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    /// The first column that is wrong, counted from 1, where there is one.
    pub column: Option<usize>,
    /// What was expected.
    pub message: Message,
}

impl From<Message> for Fault {
    fn from(message: Message) -> Self {
        Fault {
            column: None,
            message,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(column) = self.column {
            write!(f, "column {column}: ")?;
        }
        write!(f, "{}", self.message)
    }
}

impl std::error::Error for Fault {}

/// The English of every sentence about bad input that is not one game's own.
const ENGLISH: &[(&str, &str)] = &[
    (
        "error.empty",
        "expected a line such as nim:3,5,7, found nothing",
    ),
    (
        "error.ascii",
        "expected plain ASCII text, found a character that is not",
    ),
    ("error.length", "expected at most {max} characters of text"),
    (
        "error.game",
        "expected the name of a game ({games}), found '{found}'",
    ),
    ("error.colon", "expected ':' after the name of the game"),
    (
        "error.key",
        "expected one of the keys {keys}, found '{found}'",
    ),
    ("error.key.twice", "expected the key '{found}' only once"),
    ("error.equals", "expected key=value, found '{found}'"),
    ("error.value", "expected one of {values}, found '{found}'"),
    (
        "error.number",
        "expected a number from {min} to {max}, found '{found}'",
    ),
    (
        "error.number.missing",
        "expected a number from {min} to {max}, found nothing",
    ),
    ("error.list.long", "expected at most {max} numbers"),
    ("error.moves.many", "expected at most {max} moves"),
    (
        "error.move.form",
        "expected a move such as {form}, found '{found}'",
    ),
    (
        "error.move.over",
        "expected no move after the end of the game, found '{move}'",
    ),
    (
        "error.invention",
        "expected one of the kinds {kinds}, found '{found}'",
    ),
    (
        "error.invention.none",
        "no such position of size {size} was found",
    ),
    (
        "error.robot",
        "expected one of the robots {robots}, found '{found}'",
    ),
];

/// The key of every sentence that the core can say, so that translations can
/// be held against it.
pub fn keys() -> impl Iterator<Item = &'static str> {
    ENGLISH
        .iter()
        .chain(crate::value::ENGLISH)
        .chain(crate::games::ENGLISH.iter().copied().flatten())
        .map(|(key, _)| *key)
        .chain(crate::games::REASONS.iter().copied().flatten().copied())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_english_sentence_is_filled_in() {
        let message = Message::new("error.number")
            .with("min", 1u32)
            .with("max", 9u32)
            .with("found", "x");
        assert_eq!(
            message.at(5).to_string(),
            "column 5: expected a number from 1 to 9, found 'x'"
        );
    }

    #[test]
    fn no_key_is_listed_twice() {
        let mut all: Vec<_> = keys().collect();
        all.sort_unstable();
        let count = all.len();
        all.dedup();
        assert_eq!(all.len(), count);
    }
}
