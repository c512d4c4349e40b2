// Moves by name: "11>7" takes a token from 11 to 7.

/** @param {string} move @returns {[from: number, to: number]} */
export function ends(move) {
  const [from, to] = move.split('>').map(Number);
  return [from, to];
}

/** How many tokens stand on each vertex. @param {readonly number[]} tokens @returns {Map<number, number>} */
export function counted(tokens) {
  /** @type {Map<number, number>} */
  const count = new Map();
  for (const vertex of tokens) count.set(vertex, (count.get(vertex) ?? 0) + 1);
  return count;
}

/** @param {import('./layout.js').Board} board @param {string} move @returns {number} which arc it takes, or -1 */
export function arcOf({ arcs }, move) {
  const [a, b] = ends(move);
  return arcs.findIndex(({ from, to }) => from === a && to === b);
}
