// With X-ray every vertex has its value beside it, and every arc that may be taken the mark of what it leads to.

import { brief } from '../../board/brief.js';
import { along } from '../../board/curve.js';
import { mark } from '../../board/marks.js';
import { arcOf, counted } from './moves.js';
import { rim } from './pieces.js';

/** @typedef {import('../../board/pen.js').Pen} Pen */
/** @typedef {import('../../board/curve.js').Place} Place */
/** @typedef {import('./layout.js').Geometry} Geometry */
/** @typedef {import('./layout.js').Board} Board */
/** @typedef {import('../types.js').BoardState} BoardState */
/** @typedef {[left: number, top: number, right: number, bottom: number]} Box */

/** Where along an arc its mark may stand, best first. */
const PARTS = [0.5, 0.42, 0.58, 0.35, 0.65, 0.28, 0.72];
/** How far a value may be turned aside to find room. */
const TURNS = [0, 0.55, -0.55, 1.1, -1.1, 1.7, -1.7, Math.PI];

/** @param {Pen} pen @param {Geometry} geometry @param {BoardState} state */
export function drawXray(pen, geometry, { table, record, xray }) {
  if (!xray || !record || geometry.small) return;
  /** @type {Box[]} */
  const taken = [];
  drawMarks(pen, geometry, table.board, record.moves, taken);
  drawValues(pen, geometry, table.board, taken);
}

/** @param {Pen} pen @param {Geometry} geometry @param {Board} board @param {import('../../engine/types.js').JudgedMove[]} moves @param {Box[]} taken */
function drawMarks(pen, { points, curves, radius, crowded }, board, moves, taken) {
  const chip = Math.min(7, Math.max(4, radius * 0.34));
  const edge = chip * 1.7;
  const clear = (/** @type {Place} */ [x, y]) =>
    [...points.values()].every(([px, py]) => Math.hypot(px - x, py - y) > radius + edge) &&
    !taken.some((box) => overlap(around([x, y], edge), box));
  // Of too many moves those that lose are found in the list.
  const marked = crowded ? moves.filter(({ outcome }) => outcome !== 'loss') : moves;
  for (const { move, outcome } of marked) {
    const arc = arcOf(board, move);
    if (arc < 0) continue;
    const spots = PARTS.map((part) => along(curves[arc], part));
    const [x, y] = spots.find(clear) ?? spots[0];
    taken.push(around([x, y], edge));
    const win = outcome === 'win';
    pen.circle(x, y, edge, { fill: 'paper', stroke: win ? 'win' : 'line', width: win ? 1.75 : 1 });
    mark(pen, x, y, chip, outcome);
  }
}

/** @param {Pen} pen @param {Geometry} geometry @param {Board} board @param {Box[]} taken */
function drawValues(pen, { points, radius, free, width, height }, board, taken) {
  const size = Math.max(10.5, Math.min(15, radius * 0.78));
  const style = { size, weight: 700, fill: 'accent', halo: 'paper' };
  const standing = counted(board.tokens);
  for (const [px, py] of points.values()) taken.push(around([px, py], radius * 0.8));
  for (const [i, name] of board.vertices.entries()) {
    const [x, y] = points.get(name) ?? [0, 0];
    const [dx, dy] = free.get(name) ?? [0, 0];
    const value = brief(board.values[i]);
    const half = pen.measure(value, style) / 2;
    const away = rim(radius, standing.get(name) ?? 0) + 3;
    const spots = TURNS.map((turn) => {
      const [ux, uy] = [dx * Math.cos(turn) - dy * Math.sin(turn), dx * Math.sin(turn) + dy * Math.cos(turn)];
      return /** @type {Place} */ ([x + ux * (away + half * 0.9), y + uy * (away + size * 0.45)]);
    });
    const box = (/** @type {Place} */ [sx, sy]) => /** @type {Box} */ ([sx - half, sy - size / 2, sx + half, sy + size / 2]);
    const fits = (/** @type {Place} */ spot) => {
      const [left, top, right, bottom] = box(spot);
      return left > 0 && top > 0 && right < width && bottom < height && !taken.some((other) => overlap(box(spot), other));
    };
    const spot = spots.find(fits) ?? spots[0];
    taken.push(box(spot));
    pen.text(...spot, value, style);
  }
}

/** @param {Place} at @param {number} r @returns {Box} */
const around = ([x, y], r) => [x - r, y - r, x + r, y + r];

/** @param {Box} a @param {Box} b */
const overlap = (a, b) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
