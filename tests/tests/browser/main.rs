//! The pages in real browsers, each test in three engines. Every test also
//! fails on any error in the console, on any promise left rejected and on any
//! breach of the page's security policy.
//!
//! Run by `cargo xtask test`, or one of them by
//! `cargo xtask test --engine firefox --only keyboard`.

mod access;
mod convexity;
mod course;
mod editor;
mod embed;
mod embed_attributes;
mod embed_frame;
mod exercise_answers;
mod exercise_frames;
mod exercises;
mod hackenbush;
mod languages;
mod links;
mod offline;
mod othello;
mod othello_explore;
mod othello_lab;
mod othello_learn;
mod othello_strength;
mod othello_team;
mod packs;
mod phones;
mod pictures;
mod play;
mod prints;
mod reach;
mod refused;
mod robots;
mod screens;
mod scripts;
mod sim;
mod single_file;
mod tokens;
mod tokens_beside;
mod values;
mod wishes;
mod xray;

/// Two people at the table: no robot moves between the test's own moves.
const TWO_PEOPLE: &str = "first=person&second=person";
