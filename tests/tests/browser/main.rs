//! The pages in real browsers, each test in three engines. Every test also
//! fails on any error in the console, on any promise left rejected and on any
//! breach of the page's security policy.
//!
//! Run by `cargo xtask test`, or one of them by
//! `cargo xtask test --engine firefox --only keyboard`.

mod access;
mod convexity;
mod editor;
mod embed;
mod hackenbush;
mod languages;
mod links;
mod othello;
mod othello_lab;
mod othello_learn;
mod packs;
mod pictures;
mod play;
mod refused;
mod robots;
mod sim;
mod single_file;
mod tokens;
mod tokens_beside;
mod values;
mod xray;

/// Two people at the table: no robot moves between the test's own moves.
const TWO_PEOPLE: &str = "first=person&second=person";
