// Alpha-beta on a small tree that is made up, told event by event. It is a picture of the algorithm and no rule of the game:
// black moves at the root and takes the largest value, white the smallest, and values are for black.

/** @typedef {{ name: string, value?: number, children?: TreeNode[] }} TreeNode leaves have a value and no name */
/** @typedef {[number, number]} Window what black and white are sure of */
/**
 * @typedef {object} Event
 * @property {'enter' | 'back' | 'cut'} kind
 * @property {TreeNode} node that is entered, or that a value comes back to, or whose rest is cut
 * @property {TreeNode} [child] that the value comes back from
 * @property {number} depth of the node
 * @property {Window} window afterwards
 * @property {number} best value at the node so far
 * @property {number} nodes visited so far
 * @property {number} leaves of them
 * @property {TreeNode[]} cut children that are not looked at
 */

/** @param {...number} values */
const over = (...values) => values.map((value) => ({ name: '', value }));

/** @type {TreeNode} */
export const TREE = {
  name: '',
  children: [
    {
      name: 'A',
      children: [
        { name: 'A1', children: over(3, 5) },
        { name: 'A2', children: over(6, 9) },
      ],
    },
    {
      name: 'B',
      children: [
        { name: 'B1', children: over(1, 2) },
        { name: 'B2', children: over(4, 7) },
      ],
    },
    {
      name: 'C',
      children: [
        { name: 'C1', children: over(7, 8) },
        { name: 'C2', children: over(6, 4) },
      ],
    },
  ],
};

/** An end of a window, as it is written. @param {number} n */
export const bound = (n) => (n === Infinity ? '+∞' : n === -Infinity ? '−∞' : String(n));

/** How many nodes and leaves there are. @param {TreeNode} node @returns {{ nodes: number, leaves: number }} */
export function size({ children }) {
  if (!children) return { nodes: 1, leaves: 1 };
  const parts = children.map(size);
  const sum = (/** @type {'nodes' | 'leaves'} */ what) => parts.reduce((all, part) => all + part[what], 0);
  return { nodes: 1 + sum('nodes'), leaves: sum('leaves') };
}

/** The value without any cut. @param {TreeNode} node @param {number} [depth] @returns {number} */
export function minimax({ value, children }, depth = 0) {
  if (!children) return value ?? 0;
  const values = children.map((child) => minimax(child, depth + 1));
  return depth % 2 ? Math.min(...values) : Math.max(...values);
}

/** The same tree, at every node the best move first. @param {TreeNode} node @param {number} [depth] @returns {TreeNode} */
export function bestFirst(node, depth = 0) {
  if (!node.children) return node;
  const sign = depth % 2 ? 1 : -1;
  const children = node.children.map((child) => bestFirst(child, depth + 1));
  children.sort((a, b) => sign * (minimax(a, depth + 1) - minimax(b, depth + 1)));
  return { ...node, children };
}

/** @param {TreeNode} root @returns {{ value: number, events: Event[], nodes: number, leaves: number }} */
export function alphaBeta(root) {
  /** @type {Event[]} */
  const events = [];
  let [nodes, leaves] = [0, 0];

  /** @param {TreeNode} node @param {number} depth @param {Window} window @returns {number} */
  function visit(node, depth, [alpha, beta]) {
    nodes += 1;
    if (!node.children) {
      leaves += 1;
      return node.value ?? 0;
    }
    const white = depth % 2 === 1;
    let best = white ? Infinity : -Infinity;
    /** @param {Event['kind']} kind @param {Partial<Event>} [more] */
    const tell = (kind, more = {}) => events.push({ kind, node, depth, window: [alpha, beta], best, nodes, leaves, cut: [], ...more });
    tell('enter');
    for (const [i, child] of node.children.entries()) {
      const value = visit(child, depth + 1, [alpha, beta]);
      best = white ? Math.min(best, value) : Math.max(best, value);
      if (white) beta = Math.min(beta, best);
      else alpha = Math.max(alpha, best);
      tell('back', { child });
      const cut = node.children.slice(i + 1);
      if (alpha < beta || !cut.length) continue;
      tell('cut', { cut });
      break;
    }
    return best;
  }

  const value = visit(root, 0, [-Infinity, Infinity]);
  return { value, events, nodes, leaves };
}
