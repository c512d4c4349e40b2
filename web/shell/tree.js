/**
 * The emblem of home: the whole game of Nim on heaps 1 and 2, as Zermelo would draw it. Discs are the first player's turn,
 * squares the second's; rings are the ends, in the colour of the winner; the heavy line is the way the first player wins.
 */
import { svg } from './icons.js';

/** @typedef {{ x: number, y: number, kind: 'first'|'second'|'first-won'|'second-won' }} Node */

/** @type {Record<string, Node>} */
const nodes = {
  start: { x: 170, y: 24, kind: 'first' }, // 1, 2
  two: { x: 72, y: 94, kind: 'second' }, // 2
  pair: { x: 170, y: 94, kind: 'second' }, // 1, 1
  one: { x: 268, y: 94, kind: 'second' }, // 1
  twoOne: { x: 36, y: 164, kind: 'first' }, // 2, then 1
  twoNone: { x: 108, y: 164, kind: 'second-won' },
  pairOne: { x: 170, y: 164, kind: 'first' },
  oneNone: { x: 268, y: 164, kind: 'second-won' },
  twoOneNone: { x: 36, y: 234, kind: 'first-won' },
  pairOneNone: { x: 170, y: 234, kind: 'first-won' },
};

/** @type {[string, string][]} */
const moves = [
  ['start', 'two'],
  ['start', 'one'],
  ['two', 'twoOne'],
  ['two', 'twoNone'],
  ['one', 'oneNone'],
  ['twoOne', 'twoOneNone'],
];
/** @type {[string, string][]} */
const strategy = [
  ['start', 'pair'],
  ['pair', 'pairOne'],
  ['pairOne', 'pairOneNone'],
];

export function gameTree() {
  /** @param {string} name @returns {(edge: [string, string]) => SVGElement} */
  const line =
    (name) =>
    ([from, to]) =>
      svg('line', { class: name, x1: nodes[from].x, y1: nodes[from].y, x2: nodes[to].x, y2: nodes[to].y });
  /** @param {Node} node */
  const dot = ({ x, y, kind }) =>
    kind.startsWith('second')
      ? svg('rect', { class: kind, x: x - 11, y: y - 11, width: 22, height: 22, rx: 4 })
      : svg('circle', { class: kind, cx: x, cy: y, r: 12 });
  return svg(
    'svg',
    { class: 'game-tree', viewBox: '0 0 304 258', 'aria-hidden': 'true' },
    ...moves.map(line('move')),
    ...strategy.map(line('strategy')),
    ...Object.values(nodes).map(dot),
  );
}
