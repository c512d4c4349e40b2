//! The arithmetic of games: what a position can be worth.
//!
//! - [`dyadic`]: numbers, exact whatever their size;
//! - [`nimber`]: the values of impartial games;
//! - [`short`]: all finite games, in canonical form;
//! - [`loopy`]: games on graphs with cycles, which may be drawn;
//! - [`expression`]: what there is to say about a value that somebody wrote down;
//! - [`latex`]: values as papers print them;
//! - [`picture`]: thermographs as pictures.

pub mod dyadic;
pub mod expression;
pub mod latex;
pub mod loopy;
pub mod nimber;
pub mod picture;
pub mod short;

/// The English of the sentences about bad expressions.
pub(crate) const ENGLISH: &[(&str, &str)] = &[
    (
        "value.error.term",
        "expected a value such as 3/4, *2, ^ or +-1, found '{found}'",
    ),
    (
        "value.error.end",
        "expected a value such as 3/4, *2, ^ or +-1, found the end of the text",
    ),
    (
        "value.error.dyadic",
        "expected a fraction whose denominator is a power of two, found '{found}'",
    ),
    (
        "value.error.number",
        "expected a number from 1 to {max}, found '{found}'",
    ),
    (
        "value.error.close",
        "expected '{expected}', found '{found}'",
    ),
    (
        "value.error.bars",
        "expected one longest run of bars, to tell Left's options from Right's",
    ),
    (
        "value.error.deep",
        "expected at most {max} levels of brackets",
    ),
    (
        "value.error.trailing",
        "expected + or - or the end of the text, found '{found}'",
    ),
    (
        "value.error.large",
        "this value is too large to be worked out within the limits",
    ),
];
