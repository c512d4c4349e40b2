// The sign of a cut: a small pair of scissors across the edge.

import { along, heading } from '../../board/curve.js';

/** @typedef {import('../../board/pen.js').Pen} Pen */
/** @typedef {import('../../board/curve.js').Place} Place */

/** @param {Pen} pen @param {import('../../board/curve.js').Curve} curve @param {number} size @param {string} [ink] */
export function scissors(pen, curve, size, ink = 'ink') {
  const middle = along(curve, 0.5);
  let [dx, dy] = heading(curve);
  // They come from the right, whichever way the edge is written.
  if (dy > 0) [dx, dy] = [-dx, -dy];
  const [nx, ny] = [dy, -dx];
  /** From a grid with the blades to the left, along the normal. @type {(ahead: number, aside: number) => Place} */
  const at = (ahead, aside) => [middle[0] + (nx * (ahead - 3.5) + dx * aside) * size, middle[1] + (ny * (ahead - 3.5) + dy * aside) * size];
  for (const side of [-1, 1]) {
    const [tip, grip] = [at(8.5, 3.2 * side), at(-5, -2.6 * side)];
    const ring = at(-7.6, -3.9 * side);
    for (const [token, width] of /** @type {[string, number][]} */ ([
      ['paper', 4.6],
      [ink, 1.9],
    ])) {
      pen.line([tip, grip], { stroke: token, width: width * size });
      pen.circle(ring[0], ring[1], 2.9 * size, { stroke: token, width: width * size });
    }
  }
  const [px, py] = at(0, 0);
  pen.circle(px, py, 1 * size, { fill: ink });
}
