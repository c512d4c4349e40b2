//! Pictures of the graph of a game: positions, and the moves between them.

use serde::Serialize;

/// The picture of a game graph, in the form that suits the game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Graph {
    /// Positions in a row.
    #[cfg(feature = "nim")]
    Heap(HeapGraph),
    /// Classes of positions in levels.
    #[cfg(feature = "sim")]
    Classes(ClassGraph),
    /// A position as a sum of parts.
    #[cfg(feature = "convexity")]
    Parts(PartGraph),
    /// The vertices of a board with their labels.
    #[cfg(feature = "tokens")]
    Labels(Box<crate::games::tokens::picture::LabelGraph>),
}

/// A position that is a sum, and what its parts are worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PartGraph {
    /// The parts.
    pub parts: Vec<Part>,
    /// What they are worth together.
    pub sum: Option<String>,
    /// Whether they are added as `numbers`, as nimbers (`nim`) or as `games`.
    pub kind: &'static str,
}

/// A part of a position that is played apart from the others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Part {
    /// The vertices that it hangs on, counted from 1.
    pub from: Vec<usize>,
    /// Its own vertices.
    pub vertices: Vec<usize>,
    /// What it is worth, where that is known.
    pub value: Option<String>,
    /// The letters of the Hackenbush stalk or tree that it is like, where there
    /// is one.
    pub hackenbush: Option<String>,
    /// By edge of that, the vertex it stands for.
    pub order: Vec<usize>,
}

/// The graph of one heap.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HeapGraph {
    /// Positions.
    pub nodes: Vec<HeapNode>,
    /// Moves.
    pub edges: Vec<HeapEdge>,
    /// The nodes that the game has gone through, the present one last.
    pub path: Vec<u64>,
    /// Whether only a part around the present position is shown.
    pub truncated: bool,
}

/// A position in a [`HeapGraph`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HeapNode {
    /// Its name in the graph.
    pub id: u64,
    /// Whether the player to move there wins.
    pub wins: bool,
}

/// A move in a [`HeapGraph`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HeapEdge {
    /// The node it leaves.
    pub from: u64,
    /// The node it leads to.
    pub to: u64,
    /// Whether it wins for the player who makes it.
    pub good: bool,
}

/// All classes of a game by level. There may be thousands, so what is known of
/// them stands in lists side by side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ClassGraph {
    /// How many points the positions have.
    pub points: u8,
    /// How many classes each level has; nodes are numbered level by level.
    pub levels: Vec<u32>,
    /// By node, the characteristic number.
    pub numbers: Vec<u32>,
    /// By node, the seat that wins with best play, 0 or 1, or 2 for a draw.
    pub winners: Vec<u8>,
    /// By node, how many moves the game still lasts.
    pub remoteness: Vec<u32>,
    /// By node, where its children begin in the list of children; at the end,
    /// the length of that list.
    pub starts: Vec<u32>,
    /// The nodes that moves lead to.
    pub children: Vec<u32>,
    /// The nodes that the game has gone through, the present one last.
    pub path: Vec<u32>,
    /// What each legal move leads to.
    pub replies: Vec<Reply>,
}

/// A move and the node it leads to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reply {
    /// The move.
    #[serde(rename = "move")]
    pub choice: String,
    /// The node.
    pub node: u32,
}
