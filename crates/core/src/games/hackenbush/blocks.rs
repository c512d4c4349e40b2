//! The blocks of a drawing: the parts that no single vertex holds together.

/// A set of edges, of at most 64.
pub(super) type Mask = u64;

/// A vertex; 0 is the ground.
pub(super) type Vertex = u8;

/// No drawing has more vertices: 64 edges, and the ground.
const MAX_VERTICES: usize = 65;

/// Nearly all positions fall into no more blocks than this.
const FEW: usize = 8;

/// The blocks that hang on a root. This is done for every position of a search,
/// so what is needed as a rule has its place on the stack.
pub(super) struct Blocks {
    few: [(Vertex, Mask); FEW],
    count: usize,
    /// All of them, where they are not few.
    many: Vec<(Vertex, Mask)>,
}

impl Blocks {
    /// Each block with the vertex that holds it, after all blocks that hang on
    /// its other vertices (Hopcroft and Tarjan 1973). Loops are not looked at:
    /// the set has none.
    pub(super) fn of(ends: &[(Vertex, Vertex)], at: &[Mask], root: Vertex, edges: Mask) -> Blocks {
        const UNSEEN: u8 = u8::MAX;
        let mut blocks = Blocks {
            few: [(0, 0); FEW],
            count: 0,
            many: Vec::new(),
        };
        // When each vertex was met, and the earliest that it reaches around.
        let mut order = [UNSEEN; MAX_VERTICES];
        let mut low = [UNSEEN; MAX_VERTICES];
        let mut clock = 1;
        (order[usize::from(root)], low[usize::from(root)]) = (0, 0);
        // The way from the root: each vertex, and the edge it was reached by.
        let mut way = [(root, 0_u8); MAX_VERTICES];
        let mut depth = 0;
        // Edges met and not in a block yet, the last met last.
        let mut met = [0_u8; 64];
        let mut waiting = 0;
        let mut fresh = edges;
        loop {
            let (vertex, by) = way[depth];
            let here = usize::from(vertex);
            let open = at[here] & fresh;
            if open != 0 {
                let edge = open.trailing_zeros() as usize;
                fresh &= !(1 << edge);
                met[waiting] = edge as u8;
                waiting += 1;
                let (a, b) = ends[edge];
                let next = usize::from(if a == vertex { b } else { a });
                if order[next] == UNSEEN {
                    (order[next], low[next]) = (clock, clock);
                    clock += 1;
                    depth += 1;
                    way[depth] = (next as Vertex, edge as u8);
                } else {
                    low[here] = low[here].min(order[next]);
                }
                continue;
            }
            if depth == 0 {
                return blocks;
            }
            depth -= 1;
            let below = usize::from(way[depth].0);
            low[below] = low[below].min(low[here]);
            if low[here] >= order[below] {
                let mut block = 0;
                while waiting > 0 {
                    waiting -= 1;
                    block |= 1 << met[waiting];
                    if met[waiting] == by {
                        break;
                    }
                }
                blocks.push(below as Vertex, block);
            }
        }
    }

    fn push(&mut self, root: Vertex, block: Mask) {
        if self.count == FEW {
            self.many.extend_from_slice(&self.few);
        }
        if self.count < FEW {
            self.few[self.count] = (root, block);
        } else {
            self.many.push((root, block));
        }
        self.count += 1;
    }

    /// The blocks, those at the root last.
    pub(super) fn list(&self) -> &[(Vertex, Mask)] {
        if self.count <= FEW {
            &self.few[..self.count]
        } else {
            &self.many
        }
    }
}
