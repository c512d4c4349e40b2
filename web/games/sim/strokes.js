// Lines as they are drawn: red solid, blue dashed, so that colour is never alone.

import { along } from './layout.js';
import { ends } from './lines.js';

/** @typedef {import('../../board/pen.js').Pen} Pen */
/** @typedef {import('./layout.js').Geometry} Geometry */
/** @typedef {import('./layout.js').Place} Place */

export const COLOURS = ['first', 'second'];

/** The ends of a line at the rims of its points. @param {Geometry} geometry @param {string} line @returns {[Place, Place]} */
export function rims({ points, dot }, line) {
  const [a, b] = ends(line).map((point) => points[point - 1]);
  const part = dot / Math.hypot(b[0] - a[0], b[1] - a[1]);
  return [along(a, b, part), along(a, b, 1 - part)];
}

/**
 * A line of a player, or the first part of it.
 * @param {Pen} pen @param {Geometry} geometry @param {string} line @param {number} player
 * @param {{ part?: number, alpha?: number, width?: number }} [style]
 */
export function stroke(pen, geometry, line, player, { part = 1, alpha, width = geometry.stroke } = {}) {
  const [from, to] = rims(geometry, line);
  const dash = player ? dashes(Math.hypot(to[0] - from[0], to[1] - from[1]), width) : undefined;
  pen.line([from, along(from, to, part)], { stroke: COLOURS[player], width, dash, alpha });
}

/** Whole dashes from end to end. @param {number} length @param {number} width of the line: its round ends lengthen every dash @returns {number[]} */
function dashes(length, width) {
  const [on, off] = [width * 2.5, width * 2.7];
  const count = Math.max(2, Math.round((length + off) / (on + off)));
  const scale = length / (count * on + (count - 1) * off);
  return [on * scale, off * scale];
}
