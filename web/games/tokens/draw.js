// The board: vertices, arcs, the tokens and where they may go, and with X-ray what every vertex is worth and every move
// leads to.

import { ease } from '../../board/animate.js';
import { arrow } from '../../board/arrow.js';
import { along, commands } from '../../board/curve.js';
import { arcOf, counted, ends } from './moves.js';
import { COLOURS, rim, token, tokens, vertex } from './pieces.js';
import { drawXray } from './xray.js';
import { caption } from './words.js';

/** @typedef {import('../../board/pen.js').Pen} Pen */
/** @typedef {import('../../board/curve.js').Place} Place */
/** @typedef {import('./layout.js').Geometry} Geometry */
/** @typedef {import('./layout.js').Board} Board */
/** @typedef {import('../types.js').BoardState} BoardState */

/** @param {Pen} pen @param {Geometry} geometry @param {BoardState} state */
export function draw(pen, geometry, state) {
  const { table, from, moving } = state;
  const held = moving ? ends(moving)[0] : state.drag ? Number(state.drag.origin) : null;
  // What is on its way, or in the hand, is not where it was.
  const standing = counted((from ?? table).board.tokens);
  if (held !== null) standing.set(held, (standing.get(held) ?? 1) - 1);
  const looked = lookedAt(state);
  drawTrail(pen, geometry, state);
  drawArcs(pen, geometry, state, standing);
  if (looked) drawWay(pen, geometry, state, looked);
  drawVertices(pen, geometry, state, standing, looked);
  if (state.leaving === null) drawXray(pen, geometry, state);
  drawMoving(pen, geometry, state);
  drawCaption(pen, geometry, state, looked);
}

/** The move under the pointer or the keyboard. @param {BoardState} state @returns {string | null} */
function lookedAt({ hover, focus, interactive, leaving }) {
  const name = hover ?? focus;
  return name === null || !interactive || leaving !== null ? null : name;
}

/** Where the last move went. @param {Pen} pen @param {Geometry} geometry @param {BoardState} state */
function drawTrail(pen, { curves, radius, small }, { table, leaving }) {
  const last = table.moves.at(-1);
  const arc = last && leaving === null && !small ? arcOf(table.board, last) : -1;
  if (arc >= 0) pen.path(commands(curves[arc]), { stroke: `${COLOURS[1 - table.turn]}-soft`, width: radius * 0.75 });
}

/** Those that a token may take now are drawn in ink. @param {Pen} pen @param {Geometry} geometry @param {BoardState} state @param {Map<number, number>} standing */
function drawArcs(pen, { curves, radius, stroke, small, crowded }, { table, leaving, origin, hint }, standing) {
  /** @type {Board} */
  const board = table.board;
  const ends = (/** @type {number} */ name) => (small ? radius * 1.2 : rim(radius, standing.get(name) ?? 0));
  if (hint?.move) {
    const arc = arcOf(board, hint.move);
    if (arc >= 0) pen.path(commands(curves[arc]), { stroke: 'accent-soft', width: radius * 1.1 });
  }
  const legal = new Set(table.legal);
  if (crowded) pen.path(curves.flatMap(commands), { stroke: 'edge', width: 0.75, alpha: 0.3 });
  for (const [i, { from, to }] of board.arcs.entries()) {
    const open = leaving === null && !small && legal.has(`${from}>${to}`);
    if (crowded && !open) continue;
    const held = open && origin === String(from);
    const colour = held ? COLOURS[table.turn] : open ? 'ink' : 'edge';
    const width = held ? stroke * 1.6 : open ? stroke * 1.15 : stroke;
    const head = small ? undefined : Math.max(8, radius * 0.5);
    arrow(pen, curves[i], ends(from), ends(to), { stroke: colour, width, head, alpha: open || small ? 1 : 0.8 });
  }
}

/** The way that a token would go. @param {Pen} pen @param {Geometry} geometry @param {BoardState} state @param {string} looked */
function drawWay(pen, { curves, radius, stroke }, { table, hover }, looked) {
  const arc = table.legal.includes(looked) ? arcOf(table.board, looked) : -1;
  if (arc < 0) return;
  if (hover === null) pen.path(commands(curves[arc]), { stroke: 'focus', width: radius * 0.7, alpha: 0.35 });
  arrow(pen, curves[arc], radius, radius, { stroke: COLOURS[table.turn], width: stroke * 2, head: Math.max(10, radius * 0.6) });
}

/** @param {Pen} pen @param {Geometry} geometry @param {BoardState} state @param {Map<number, number>} standing @param {string | null} looked */
function drawVertices(pen, { points, radius, small }, { table, origin, near, hover, hint, drag, t }, standing, looked) {
  /** @type {Board} */
  const { goals } = table.board;
  const colour = COLOURS[table.turn];
  const target = looked && table.legal.includes(looked) ? ends(looked)[1] : null;
  const wrong = looked && target === null ? ends(looked)[origin ? 1 : 0] : null;
  for (const [name, at] of points) {
    const text = small ? '' : t.number(name);
    const goal = goals.includes(name);
    const count = standing.get(name) ?? 0;
    if (origin && table.legal.includes(`${origin}>${name}`) && name !== target)
      pen.circle(...at, radius + 4.5, { stroke: colour, width: 2, dash: [4, 4.5] });
    if (name === target) pen.circle(...at, radius + 4.5, { fill: `${colour}-soft`, stroke: colour, width: 2.5 });
    vertex(pen, at, radius, { goal, text, small });
    if (count > 0) tokens(pen, at, radius, count, { text, small, goal, lifted: origin === String(name) && !drag, t });
    if (name === wrong && hover === null) pen.circle(...at, radius + 4.5, { stroke: 'focus', width: 3 });
    if (near === String(name) && origin === null) pen.circle(...at, rim(radius, count) + 4, { stroke: colour, width: 2.5 });
    if (hint?.point === name) pen.circle(...at, rim(radius, count) + 6, { stroke: 'accent', width: 2.5, dash: [6, 5] });
  }
}

/** The token in the hand, or on its way. @param {Pen} pen @param {Geometry} geometry @param {BoardState} state */
function drawMoving(pen, { points, curves, radius, small }, { table, moving, leaving, drag, t }) {
  const from = moving ? ends(moving)[0] : drag ? Number(drag.origin) : null;
  if (from === null || small) return;
  const look = { text: t.number(from), lifted: true };
  if (!moving || leaving === null) return drag ? token(pen, [drag.x, drag.y], radius, look) : undefined;
  const arc = arcOf(table.board, moving);
  const part = ease(leaving);
  const to = points.get(ends(moving)[1]) ?? [0, 0];
  /** @type {Place} */
  const at = drag ? [drag.x + (to[0] - drag.x) * part, drag.y + (to[1] - drag.y) * part] : arc < 0 ? to : along(curves[arc], part);
  token(pen, at, radius, { ...look, text: '' });
}

/** Why not, how it ended, or that it has been so before: one line below. @param {Pen} pen @param {Geometry} geometry @param {BoardState} state @param {string | null} looked */
function drawCaption(pen, { width, caption: y }, { table, leaving, note, t }, looked) {
  if (y === null || leaving !== null) return;
  const why = looked !== null ? note : null;
  const text = why ?? caption(table, t);
  if (!text) return;
  const style = { size: 15, weight: table.over ? 600 : 400 };
  const size = Math.max(10, Math.min(15, (15 * (width - 32)) / Math.max(1, pen.measure(text, style))));
  pen.text(width / 2, y, text, { ...style, size, fill: why ? 'ink' : 'muted' });
}
