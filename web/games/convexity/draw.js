// The board: the graph, what has been spanned as a territory on it, how the last choice spread, and what the next would do.

import { arrow } from '../../board/arrow.js';
import { commands } from '../../board/curve.js';
import { drawVerdicts } from './labels.js';
import { drawPaths, spreading } from './spread.js';
import { outline, TOKENS, vertex } from './vertices.js';
import { caption } from './words.js';

/** @typedef {import('../../board/pen.js').Pen} Pen */
/** @typedef {import('./layout.js').Geometry} Geometry */
/** @typedef {import('./layout.js').Board} Board */
/** @typedef {import('../types.js').BoardState} BoardState */
/** @typedef {import('../types.js').Table} Table */

/** @param {Pen} pen @param {Geometry} geometry @param {BoardState} state */
export function draw(pen, geometry, state) {
  const { table, from, leaving } = state;
  const motion = spreading(state);
  const looked = lookedAt(state);
  const seen = new Set(motion ? motion.spanned : /** @type {Board} */ (table.board).spanned);
  drawTerritory(pen, geometry, table.board, seen, state, looked);
  drawEdges(pen, geometry, table.board);
  if (motion) drawPaths(pen, geometry, motion.waves, TOKENS[moverOf(table, from)]);
  else drawTrace(pen, geometry, table, looked);
  drawHint(pen, geometry, state);
  drawVertices(pen, geometry, state, seen, motion);
  if (looked !== null) drawChoice(pen, geometry, state, looked);
  if (leaving === null) drawVerdicts(pen, geometry, state, looked);
  drawCaption(pen, geometry, state, looked);
}

/** The vertex under the pointer or the keyboard. @param {BoardState} state */
function lookedAt({ hover, focus, interactive, leaving }) {
  const name = hover ?? focus;
  return name === null || !interactive || leaving !== null ? null : Number(name);
}

/** Who made the last move. @param {Table} table @param {Table | null} from the table before it, while it is shown */
const moverOf = (table, from) => (from && from !== table ? from.turn : 1 - table.turn);

/** Who chose a vertex: the moves alternate. @param {Table} table @param {number} number */
function chooser(table, number) {
  const ply = table.moves.indexOf(String(number));
  return ply < 0 ? null : (table.turn + table.moves.length + ply) % 2;
}

/** What is spanned, and paler what a choice would add. @param {Pen} pen @param {Geometry} geometry @param {Board} board @param {Set<number>} seen @param {BoardState} state @param {number | null} looked */
function drawTerritory(pen, geometry, board, seen, { table }, looked) {
  const more = looked !== null && table.legal.includes(String(looked)) ? [looked, ...(board.would[looked - 1] ?? [])] : [];
  if (more.length) blob(pen, geometry, board, new Set([...seen, ...more]), 'sunk', 1.12);
  blob(pen, geometry, board, seen, 'accent-soft', 1);
}

/** Discs and bands that run into each other. @param {Pen} pen @param {Geometry} geometry @param {Board} board @param {Set<number>} inside @param {string} token @param {number} scale */
function blob(pen, { points, curves, radius, small }, { edges }, inside, token, scale) {
  const r = radius * (small ? 1.7 : 1.5) * scale;
  for (const number of inside) pen.circle(...points[number - 1], r, { fill: token });
  const path = edges.flatMap(([a, b], i) => (inside.has(a) && inside.has(b) ? commands(curves[i]) : []));
  if (path.length) pen.path(path, { stroke: token, width: r * 1.25 });
}

/** @param {Pen} pen @param {Geometry} geometry @param {Board} board */
function drawEdges(pen, { curves, stroke, radius }, { directed, edges, chosen }) {
  const style = { stroke: 'edge', width: stroke };
  if (!directed) return curves.length ? pen.path(curves.flatMap(commands), style) : undefined;
  // Those that were chosen have a ring around them.
  const rim = (/** @type {number} */ number) => radius * (chosen.includes(number) ? 1.34 : 1);
  for (const [i, [a, b]] of edges.entries()) arrow(pen, curves[i], rim(a), rim(b), style);
}

/** The paths of the last choice stay until the next, faintly. @param {Pen} pen @param {Geometry} geometry @param {Table} table @param {number | null} looked */
function drawTrace(pen, geometry, table, looked) {
  /** @type {Board} */
  const { spread } = table.board;
  if (!spread || geometry.small || looked !== null) return;
  const waves = spread.waves.map(({ paths }) => ({ paths, part: 1 }));
  drawPaths(pen, geometry, waves, TOKENS[moverOf(table, null)], 0.42);
}

/** @param {Pen} pen @param {Geometry} geometry @param {BoardState} state @param {Set<number>} seen @param {import('./spread.js').Motion | null} motion */
function drawVertices(pen, { points, radius, small }, { table, from, t }, seen, motion) {
  /** @type {Board} */
  const board = table.board;
  const last = motion ? null : Number(table.moves.at(-1) ?? 0);
  for (const [i, at] of points.entries()) {
    const number = i + 1;
    const chosen = motion ? motion.chosen.has(number) : board.chosen.includes(number);
    const state = board.labelled.includes(number) ? 'labelled' : chosen ? 'chosen' : seen.has(number) ? 'covered' : 'open';
    const look = {
      owner: ownerOf(board, number),
      state: /** @type {import('./vertices.js').Look['state']} */ (state),
      by: chosen ? (chooser(table, number) ?? from?.turn ?? null) : null,
      legal: table.legal.includes(String(number)),
      last: number === last && !small,
      quiet: table.over || small || motion !== null,
    };
    const grown = motion?.born.get(number) ?? 1;
    vertex(pen, at, radius * grown, look, small ? '' : t.number(number));
  }
}

/** @param {Board} board @param {number} number @returns {'A' | 'B' | null} */
export const ownerOf = ({ colors }, number) => /** @type {'A' | 'B' | null} */ (colors?.[number - 1] ?? null);

/** What the player is about to do. @param {Pen} pen @param {Geometry} geometry @param {BoardState} state @param {number} looked */
function drawChoice(pen, { points, radius }, { table, hover, t }, looked) {
  /** @type {Board} */
  const board = table.board;
  const at = points[looked - 1];
  if (!at) return;
  const owner = ownerOf(board, looked);
  if (hover === null) outline(pen, at, radius + 5.5, owner, { stroke: 'focus', width: 3 });
  if (!table.legal.includes(String(looked))) return;
  const token = TOKENS[table.turn];
  for (const number of board.would[looked - 1] ?? [])
    outline(pen, points[number - 1], radius + 2.5, ownerOf(board, number), { stroke: token, width: 1.75, dash: [4, 4] });
  outline(pen, at, radius, owner, { fill: 'paper' });
  outline(pen, at, radius, owner, { fill: token, alpha: 0.78 });
  pen.text(at[0], at[1] + radius * 0.05, t.number(looked), { size: radius, weight: 700, fill: `on-${token}` });
}

/** @param {Pen} pen @param {Geometry} geometry @param {BoardState} state */
function drawHint(pen, { points, radius }, { hint }) {
  if (hint?.move)
    pen.circle(...points[Number(hint.move) - 1], radius * 1.75, { fill: 'accent-soft', stroke: 'accent', width: 2.5, dash: [6, 5] });
  else if (hint?.point) pen.circle(...points[hint.point - 1], radius * 1.75, { stroke: 'accent', width: 2.5, dash: [6, 5] });
}

/** Why not, what it would do, or how it ended: one line below. @param {Pen} pen @param {Geometry} geometry @param {BoardState} state @param {number | null} looked */
function drawCaption(pen, { width, caption: y }, { table, leaving, note, t }, looked) {
  if (y === null || leaving !== null) return;
  const text = looked !== null && note ? note : caption(table, looked, t);
  if (!text) return;
  const style = { size: 15, weight: table.over ? 600 : 400 };
  const size = Math.max(10, Math.min(15, (15 * (width - 32)) / Math.max(1, pen.measure(text, style))));
  pen.text(width / 2, y, text, { ...style, size, fill: note && looked !== null ? 'ink' : 'muted' });
}
