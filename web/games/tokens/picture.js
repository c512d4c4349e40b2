// Small drawings of a digraph, for panels and the lesson: every vertex and every arc an element of its own.

import { arrow } from '../../board/arrow.js';
import { along, moved } from '../../board/curve.js';
import { svg } from '../../board/dom.js';
import { freeSide, onPaper } from './layout.js';

/** @typedef {import('../../board/curve.js').Place} Place */
/** @typedef {import('../../board/pen.js').Pen} Pen */
/** @typedef {import('../../board/pen.js').Command} Command */
/** @typedef {import('./layout.js').Board} Board */
/** @typedef {{ group: SVGGElement, tag: SVGTextElement }} Node */
/** @typedef {{ element: SVGSVGElement, nodes: Map<number, Node>, arcs: { from: number, to: number, group: SVGGElement }[] }} Picture */

const DOT = 13;
const SIDE = 36;
/** The closest vertices are so far apart, as long as the whole stays within bounds. */
const APART = 74;
const WIDEST = 620;

/** @param {Pick<Board, 'vertices' | 'places' | 'arcs'>} board @param {string} label @returns {Picture} */
export function picture(board, label) {
  const paper = onPaper(board);
  const { unit, left, high, width, height } = frame([...paper.points.values()], paper.curves);
  const carry = (/** @type {Place} */ [x, y]) => /** @type {Place} */ ([SIDE + (x - left) * unit, SIDE + (high - y) * unit]);
  const points = new Map([...paper.points].map(([vertex, place]) => [vertex, carry(place)]));
  const curves = paper.curves.map((curve) => moved(curve, carry));
  const leaves = new Set(board.arcs.map(({ from }) => from));
  const arcs = board.arcs.map(({ from, to }, i) => {
    const group = svg('g', { class: 'arc' });
    arrow(penOf(group), curves[i], DOT, DOT, { stroke: 'edge', width: 1.75 });
    return { from, to, group };
  });
  const nodes = new Map(
    [...points].map(([vertex, [x, y]]) => {
      const [dx, dy] = freeSide(vertex, board.arcs, curves, points);
      const tag = svg('text', { class: 'tag', x: short(x + dx * (DOT + 11)), y: short(y + dy * (DOT + 9) + 5) });
      const group = svg(
        'g',
        { class: 'node', 'data-vertex': vertex },
        svg('circle', { class: 'disc', cx: short(x), cy: short(y), r: DOT }),
        leaves.has(vertex) ? null : svg('circle', { class: 'goal', cx: short(x), cy: short(y), r: DOT - 3 }),
        svg('text', { class: 'number', x: short(x), y: short(y + 4) }, String(vertex)),
      );
      return [vertex, { group, tag }];
    }),
  );
  const element = svg(
    'svg',
    {
      class: 'tk-picture',
      'data-picture': 'tokens-graph',
      viewBox: `0 0 ${short(width)} ${short(height)}`,
      width: short(width),
      height: short(height),
      role: 'img',
      'aria-label': label,
    },
    ...arcs.map(({ group }) => group),
    ...[...nodes.values()].flatMap(({ group, tag }) => [group, tag]),
  );
  return { element, nodes, arcs };
}

/** All of the drawing, curves included. @param {Place[]} places @param {import('../../board/curve.js').Curve[]} curves */
function frame(places, curves) {
  const all = [...places, ...curves.flatMap((curve) => [0.25, 0.5, 0.75].map((part) => along(curve, part)))];
  const [xs, ys] = [0, 1].map((axis) => all.map((place) => place[axis]));
  const [left, high] = [Math.min(...xs), Math.max(...ys)];
  const [wide, tall] = [Math.max(...xs) - left, high - Math.min(...ys)];
  let least = 1;
  for (const [i, [x, y]] of places.entries())
    for (const [px, py] of places.slice(0, i)) least = Math.min(least, Math.hypot(x - px, y - py));
  const unit = Math.min(APART / Math.max(0.3, least), (WIDEST - 2 * SIDE) / Math.max(0.5, wide));
  return { unit, left, high, width: wide * unit + 2 * SIDE, height: tall * unit + 2 * SIDE };
}

/** Arrows are drawn with a pen; this one leaves paths in the page. @param {SVGGElement} group @returns {Pen} */
function penOf(group) {
  const path = (/** @type {Command[]} */ commands, /** @type {import('../../board/pen.js').Style} */ style) => {
    const d = commands.map(([letter, ...numbers]) => letter + numbers.map(short).join(' ')).join('');
    group.append(svg('path', { class: style.fill ? 'head' : 'line', d }));
  };
  return /** @type {Pen} */ (/** @type {unknown} */ ({ path }));
}

/** @param {number} n */
const short = (n) => n.toFixed(1);
