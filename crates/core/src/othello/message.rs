//! What can be said of Othello.

/// The English of the sentences about bad boards, and about moves that are not
/// legal or not good.
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
        "othello.error.ggf.turn",
        "expected a move of the other player here",
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
    (
        "othello.bad.corner.given",
        "it opens the corner {corner} to {other}; {best} would not",
    ),
    (
        "othello.bad.corner.left",
        "{other} could take the corner {corner}, and still can; {best} prevents that",
    ),
    (
        "othello.bad.corner.missed",
        "{best} takes a corner, and a disc there is never turned over again",
    ),
    (
        "othello.bad.corner.later",
        "in the play to be expected {other} gets the corner {corner}: {line}",
    ),
    (
        "othello.bad.beside.x",
        "{made} lies diagonally beside the empty corner {corner}, and so puts it at risk",
    ),
    (
        "othello.bad.beside.c",
        "{made} lies on the edge beside the empty corner {corner}, and so puts it at risk",
    ),
    (
        "othello.bad.stable",
        "discs of {player} that can never be turned over again: {count} after {made}, {better} after {best}",
    ),
    (
        "othello.bad.pass.missed",
        "after {best} {other} would have had to pass",
    ),
    (
        "othello.bad.pass.own",
        "{other} answers {reply}, and {player} must pass",
    ),
    (
        "othello.bad.mobility",
        "squares to play after {made}: {other} {count}, {player} {own}; after {best}: {other} {better}, {player} {own_better}",
    ),
    (
        "othello.bad.frontier",
        "discs of {player} beside empty squares: {count} after {made}, {better} after {best}",
    ),
    (
        "othello.bad.parity",
        "{made} begins a region of {count} empty squares, an even number; {best} goes into an odd one ({better})",
    ),
    (
        "othello.bad.greed",
        "it turns {count} discs over, {best} {better}: early on, many discs leave little room to move",
    ),
    (
        "othello.bad.discs",
        "so near the end discs count: {best} turns {better} over, {made} {count}",
    ),
    (
        "othello.bad.deeper",
        "only deeper play shows it: expected {line}, and instead {instead}",
    ),
    (
        "othello.bad.key",
        "{best} is where {other} wants to go, too: it is the expected reply",
    ),
    (
        "othello.bad.mobility.later",
        "squares to play a few moves on: {other} {count}, {player} {own} after {line}; {other} {better}, {player} {own_better} after {instead}",
    ),
    (
        "othello.bad.stable.later",
        "discs that can never be turned over again a few moves on: {other} {count}, {player} {own} after {line}; {other} {better}, {player} {own_better} after {instead}",
    ),
    (
        "othello.error.trained",
        "expected a file of trained weights of this version",
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
