// Positions up to renaming of the points, and small drawings of them.

import { svg } from '../../board/dom.js';
import { polygon } from './layout.js';
import { ends, readNumber } from './lines.js';

/** @typedef {import('../types.js').Translate} Translate */

/**
 * The graph of the game as the engine gives it. Nodes are classes, in order of level, then of number.
 * @typedef {object} Levels
 * @property {number} points
 * @property {number[]} levels how many classes on each level
 * @property {number[]} numbers characteristic number of each node
 * @property {number[]} winners with best play from there: 0 red, 1 blue, 2 nobody
 * @property {number[]} remoteness moves until the end
 * @property {number[]} starts the children of node i are children[starts[i]] to children[starts[i + 1] - 1]
 * @property {number[]} children
 * @property {number[]} path nodes that the game has gone through, the present one last
 * @property {{ move: string, node: number }[]} replies the moves of the present position and where they lead
 */

/** @typedef {ReturnType<typeof openGraph>} ClassGraph */

/** What was asked last: the panels of a table ask for the same graph. @type {WeakMap<import('../types.js').Engine, { position: string, graph: Promise<Levels | null> }>} */
const asked = new WeakMap();

/** The graph of the game with the place of a position in it, or null. @param {import('../types.js').Engine} engine @param {string} position @returns {Promise<Levels | null>} */
export function fetchGraph(engine, position) {
  const last = asked.get(engine);
  if (last?.position === position) return last.graph;
  const graph = /** @type {Promise<any>} */ (engine.graph(position)).catch(() => {
    asked.delete(engine);
    return null;
  });
  asked.set(engine, { position, graph });
  return graph;
}

/** @param {Levels} graph */
export function openGraph(graph) {
  const level = graph.levels.flatMap((count, depth) => Array(count).fill(depth));
  /** @type {number[][]} */
  const parents = graph.numbers.map(() => []);
  const children = graph.numbers.map((_, node) => graph.children.slice(graph.starts[node], graph.starts[node + 1]));
  for (const [node, list] of children.entries()) for (const child of list) parents[child].push(node);
  return {
    ...graph,
    /** The same for every position of a game. */
    key: `${graph.points} ${graph.winners.join('')}`,
    here: graph.path[graph.path.length - 1],
    /** How many lines are drawn there. @param {number} node @returns {number} */
    level: (node) => level[node],
    /** @param {number} node */
    childrenOf: (node) => children[node],
    /** @param {number} node */
    parentsOf: (node) => parents[node],
    /** @param {number} node */
    isOver: (node) => children[node].length === 0,
    /** The first move of the present position that leads there. @param {number} node */
    moveTo: (node) => graph.replies.find((reply) => reply.node === node)?.move ?? null,
  };
}

/** Names of the winners, as in the classes of the style sheet and the keys of the sentences. */
export const WINNERS = ['red', 'blue', 'draw'];

/** Who wins from there, in how many moves. @param {ClassGraph} graph @param {number} node @param {Translate} t */
export function result(graph, node, t) {
  const winner = WINNERS[graph.winners[node]];
  return graph.isOver(node) ? t(`sim.result.${winner}.over`) : t(`sim.result.${winner}`, { count: graph.remoteness[node] });
}

/** @param {ClassGraph} graph @param {number} node @param {boolean} open may the winner be named? @param {Translate} t */
export function className(graph, node, open, t) {
  const name = t('sim.class', { number: graph.numbers[node] });
  return open ? t('sim.class.result', { name, result: result(graph, node, t) }) : name;
}

/** Half the side of the box that small drawings are made in. */
const HALF = 22;
const RADIUS = 18;

/** A small drawing of a class, hidden from screen readers: what it stands beside names it. @param {number} number @param {number} points */
export function classPicture(number, points) {
  const dots = corners(points).map((place) => place.map((n) => n * RADIUS));
  const { red, blue } = readNumber(number, points);
  const path = (/** @type {string[]} */ lines) =>
    lines
      .map((line) => {
        const [a, b] = ends(line).map((point) => dots[point - 1].map((n) => n.toFixed(2)).join(' '));
        return `M${a}L${b}`;
      })
      .join('');
  return svg(
    'svg',
    { class: 'sim-picture', viewBox: `${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`, 'aria-hidden': 'true' },
    svg('path', { class: 'red', d: path(red) }),
    svg('path', { class: 'blue', d: path(blue) }),
    ...dots.map(([x, y]) => svg('circle', { cx: x.toFixed(2), cy: y.toFixed(2), r: 2 })),
  );
}

/** Where the points of a small drawing are, in the unit circle; a square stands on its side, an odd polygon in the middle of its box. @param {number} points @returns {[number, number][]} */
export function corners(points) {
  const lower = points % 2 ? (1 - Math.cos(Math.PI / points)) / 2 : 0;
  return polygon(points, points === 4 ? Math.PI / 4 : 0).map(([x, y]) => [x, y + lower]);
}
