// The head of an arc, at the rim of the vertex that it leads to.

import { along, commands, firstPart, reversed } from './curve.js';

/** @typedef {import('./pen.js').Pen} Pen */
/** @typedef {import('./pen.js').Style} Style */
/** @typedef {import('./curve.js').Curve} Curve */
/** @typedef {import('./curve.js').Place} Place */

/** The curve without what its two ends cover. @param {Curve} curve @param {number} from radius of the vertex at its beginning @param {number} [to] at its end @returns {Curve} */
export function between(curve, from, to = from) {
  const first = leaves(curve, from);
  const last = leaves(reversed(curve), to);
  return reversed(firstPart(reversed(firstPart(curve, 1 - last)), 1 - first / (1 - last)));
}

/** Which part of a curve lies within so much of its beginning. @param {Curve} curve @param {number} rim */
function leaves(curve, rim) {
  const [x, y] = curve[0];
  let [inside, outside] = [0, 0.45];
  for (let step = 0; step < 12; step++) {
    const middle = (inside + outside) / 2;
    const [px, py] = along(curve, middle);
    if (Math.hypot(px - x, py - y) < rim) inside = middle;
    else outside = middle;
  }
  return outside;
}

/**
 * An arc with its head.
 * @param {Pen} pen @param {Curve} curve from middle to middle @param {number} from radius of the vertex that it leaves
 * @param {number} to radius of the one that it leads to @param {Style & { stroke: string, width: number, head?: number }} style head: its length
 */
export function arrow(pen, curve, from, to, style) {
  const { stroke, width, alpha } = style;
  const size = style.head ?? Math.max(6, width * 3.2);
  const line = between(curve, from + 1.5, to + 1.5);
  const tip = line[3];
  const [x, y] = along(line, 1 - leaves(reversed(line), size));
  const [dx, dy] = [tip[0] - x, tip[1] - y];
  pen.path(commands(between(line, 0, size * 0.35)), style);
  pen.path(
    [
      ['M', tip[0], tip[1]],
      ['L', x - dy * 0.42, y + dx * 0.42],
      ['L', x + dx * 0.22, y + dy * 0.22],
      ['L', x + dy * 0.42, y - dx * 0.42],
      ['Z'],
    ],
    { fill: stroke, alpha },
  );
}
