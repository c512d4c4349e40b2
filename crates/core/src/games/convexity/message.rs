//! What can be said of a convexity game.

/// The English of the sentences about bad graphs and moves.
pub(crate) const ENGLISH: &[(&str, &str)] = &[
    (
        "convexity.error.edge",
        "expected an edge such as 1-2, an arrow such as 1>2 or a vertex, found '{found}'",
    ),
    (
        "convexity.error.loop",
        "expected an edge between two vertices, found one from {vertex} to itself",
    ),
    (
        "convexity.error.mixed",
        "expected either edges such as 1-2 or arrows such as 1>2, found both",
    ),
    (
        "convexity.error.graph6",
        "expected a graph of at most {max} vertices in graph6, found '{found}'",
    ),
    (
        "convexity.error.matrix",
        "expected a square of zeros and ones with rows such as 010/101/010, the same both ways, found '{found}'",
    ),
    ("convexity.error.empty", "expected a graph, found nothing"),
    (
        "convexity.error.paths",
        "the graph has too many induced paths to follow them all",
    ),
    (
        "convexity.error.colors",
        "expected one of A and B for each of the {vertices} vertices, found '{found}'",
    ),
    (
        "convexity.error.none",
        "expected a vertex from 1 to {vertices}, found {vertex}",
    ),
    (
        "convexity.error.chosen",
        "vertex {vertex} is chosen already",
    ),
    (
        "convexity.error.covered",
        "vertex {vertex} is covered already: in a closed game it cannot be chosen",
    ),
    (
        "convexity.error.alice",
        "vertex {vertex} is Alice's: Bob cannot choose it",
    ),
    (
        "convexity.error.bob",
        "vertex {vertex} is Bob's: Alice cannot choose it",
    ),
];

/// The keys of the reasons that the analysis gives.
pub(crate) const REASONS: &[&str] = &[
    "convexity.why.over",
    "convexity.why.over.misere",
    "convexity.why.stuck",
    "convexity.why.stuck.misere",
    "convexity.why.left",
    "convexity.why.tree",
    "convexity.why.parts",
    "convexity.why.sum",
    "convexity.why.mex",
    "convexity.why.number",
    "convexity.why.game",
    "convexity.why.L",
    "convexity.why.R",
    "convexity.why.N",
    "convexity.why.P",
    "convexity.why.misere.single",
    "convexity.why.misere.as_normal",
    "convexity.why.win",
    "convexity.why.loss",
    "convexity.why.unknown",
];
