// Where the classes stand on the map: a band for each level, the start on top. In a band
// columns are filled from the left, so that a band shows at a glance how its classes divide.

/**
 * @typedef {object} Plan
 * @property {number} width
 * @property {number} height
 * @property {number} cell side of a class's square
 * @property {Float32Array} x centre of each node
 * @property {Float32Array} y
 * @property {{ top: number, bottom: number, from: number, to: number, order: number[] }[]} bands and their nodes, left to right
 */

const LARGEST = 46;
const SMALLEST = 4;

/**
 * @param {import('./classes.js').ClassGraph} graph @param {boolean} open may classes be grouped by who wins?
 * @param {number} width @returns {Plan}
 */
export function planMap(graph, open, width) {
  const limit = Math.min(600, Math.max(320, width * 1.4));
  let cell = LARGEST;
  while (cell > SMALLEST && heightOf(graph.levels, width, cell) > limit) cell -= cell > 12 ? 1 : 0.1;
  const x = new Float32Array(graph.numbers.length);
  const y = new Float32Array(graph.numbers.length);
  // Few classes spread out, so that the moves between them can be seen.
  const spare = (Math.min(limit, width) - heightOf(graph.levels, width, cell)) / (graph.levels.length + 1);
  const gap = gapOf(cell) + Math.max(0, Math.min(cell * 0.35, spare));
  const widest = Math.max(...graph.levels);
  const pitch = Math.max(cell, Math.min(cell * 1.35, (width - 4) / widest));
  let top = gap;
  let from = 0;
  const bands = graph.levels.map((count) => {
    const order = [...Array(count).keys()].map((i) => from + i);
    if (open) order.sort((a, b) => rank(graph, a) - rank(graph, b) || a - b);
    const rows = rowsOf(count, width, cell);
    const columns = Math.ceil(count / rows);
    for (const [i, node] of order.entries()) {
      const column = Math.floor(i / rows);
      const inColumn = Math.min(rows, count - column * rows);
      x[node] = width / 2 + (column - (columns - 1) / 2) * pitch;
      // A last column that is not full stands in the middle.
      y[node] = top + ((i % rows) + (rows - inColumn) / 2 + 0.5) * cell;
    }
    const band = { top, bottom: top + rows * cell, from, to: from + count, order };
    top = band.bottom + gap;
    from += count;
    return band;
  });
  return { width, height: top, cell, x, y, bands };
}

/** Red's wins left, Blue's right, draws between; the shorter the game, the further out. @param {import('./classes.js').ClassGraph} graph @param {number} node */
function rank(graph, node) {
  const winner = graph.winners[node];
  const far = graph.remoteness[node];
  return winner === 0 ? far - 100 : winner === 1 ? 100 - far : 0;
}

/** @param {number} count @param {number} width @param {number} cell */
function rowsOf(count, width, cell) {
  return Math.ceil(count / Math.max(1, Math.floor((width - 4) / cell)));
}

/** @param {number} cell */
function gapOf(cell) {
  return Math.max(6, cell * 0.28);
}

/** @param {number[]} levels @param {number} width @param {number} cell */
function heightOf(levels, width, cell) {
  const rows = levels.reduce((sum, count) => sum + rowsOf(count, width, cell), 0);
  return rows * cell + (levels.length + 1) * gapOf(cell);
}
