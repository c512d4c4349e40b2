// From a place on the board to a move: the nearest line that is still to be drawn, or two points one after the other.

import { ends, lineBetween } from './lines.js';

/** @typedef {import('./layout.js').Geometry} Geometry */
/** @typedef {import('./layout.js').Place} Place */
/** @typedef {import('../types.js').Table} Table */

/** So far from a line one still means it, in CSS pixels. */
const REACH = 26;

/** @param {Geometry} geometry @param {number} x @param {number} y @param {Table} table @returns {string | null} */
export function hit(geometry, x, y, table) {
  if (pointAt(geometry, x, y) !== null) return null;
  let nearest = null;
  let least = Math.max(REACH, geometry.radius * 0.12);
  for (const line of table.legal) {
    const [a, b] = ends(line);
    const far = distance([x, y], geometry.points[a - 1], geometry.points[b - 1]);
    if (far < least) {
      least = far;
      nearest = line;
    }
  }
  return nearest;
}

/** A point that a line can still begin at. @param {Geometry} geometry @param {number} x @param {number} y @param {Table} table @returns {string | null} */
export function origin(geometry, x, y, table) {
  const point = pointAt(geometry, x, y);
  return point !== null && table.legal.some((line) => ends(line).includes(point)) ? String(point) : null;
}

/**
 * Any other point: where the two are joined already, the engine says so.
 * @param {string} from @param {Geometry} geometry @param {number} x @param {number} y @returns {string | null}
 */
export function reach(from, geometry, x, y) {
  const point = pointAt(geometry, x, y);
  return point === null || point === Number(from) ? null : lineBetween(Number(from), point);
}

/** @param {Geometry} geometry @param {number} x @param {number} y */
function pointAt({ points, dot }, x, y) {
  const found = points.findIndex(([px, py]) => Math.hypot(px - x, py - y) <= Math.max(dot + 4, 22));
  return found < 0 ? null : found + 1;
}

/** @param {Place} place @param {Place} from @param {Place} to */
function distance([x, y], [x1, y1], [x2, y2]) {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const part = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - x1 - part * dx, y - y1 - part * dy);
}
