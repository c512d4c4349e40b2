//! What can be said of Othello.

/// The English of the sentences about bad boards and moves.
pub(crate) const ENGLISH: &[(&str, &str)] = &[
    (
        "othello.error.letter",
        "expected one of - X O for each square, found '{found}'",
    ),
    (
        "othello.error.board",
        "expected 64 squares row by row from a1, found {count}",
    ),
    ("othello.error.taken", "there is a disc on {square} already"),
    (
        "othello.error.nothing",
        "a disc on {square} would turn nothing over",
    ),
    (
        "othello.error.must_pass",
        "there is no square to play: expected a pass, found {square}",
    ),
    (
        "othello.error.pass",
        "a pass is only allowed where there is no square to play",
    ),
    (
        "othello.error.transcript",
        "expected moves such as f5 or pass, found '{found}'",
    ),
    (
        "othello.error.ggf.board",
        "expected 64 squares and the side to move in BO",
    ),
    (
        "othello.error.edge",
        "expected an edge of eight squares such as XXOOOO--, found '{found}'",
    ),
    (
        "othello.error.weights.value",
        "line {line}: expected one of {values}, found '{found}'",
    ),
    (
        "othello.error.weights.row",
        "line {line}: expected a line such as {form}, found '{found}'",
    ),
    (
        "othello.error.weights.order",
        "line {line}: expected rising numbers of discs",
    ),
    (
        "othello.error.weights.none",
        "expected at least one line of weights such as 4 0 10 5 20",
    ),
];

/// The keys of the reasons that the analysis gives.
pub const REASONS: &[&str] = &[
    "othello.why.over",
    "othello.why.pass",
    "othello.why.solved",
    "othello.why.estimate",
    "othello.why.mobility",
];
