// With X-ray every vertex that may be chosen has its mark beside it, and the value that it leads to.

import { mark } from '../../board/marks.js';

/** @typedef {import('../../board/pen.js').Pen} Pen */
/** @typedef {import('./layout.js').Geometry} Geometry */
/** @typedef {import('../types.js').BoardState} BoardState */
/** @typedef {[left: number, top: number, right: number, bottom: number]} Box */

/** Longer values are read in the list. */
const LONGEST = 8;
/** Smaller vertices have no room for words beside them. */
const ROOMY = 11;

/** @param {Pen} pen @param {Geometry} geometry @param {BoardState} state @param {number | null} looked */
export function drawVerdicts(pen, { points, radius, free, small, width, height }, { xray, record }, looked) {
  if (!xray || !record || small) return;
  const chip = Math.min(7, Math.max(3.6, radius * 0.34));
  const rim = chip * 1.7;
  /** @type {Box[]} */
  const taken = points.map(([x, y]) => [x - radius, y - radius, x + radius, y + radius]);
  /** @type {(() => void)[]} */
  const later = [];
  for (const { move, outcome, value } of record.moves) {
    const at = points[Number(move) - 1];
    const [dx, dy] = free[Number(move) - 1];
    const away = radius + rim * 0.55;
    const [x, y] = [at[0] + dx * away, at[1] + dy * away];
    taken.push([x - rim, y - rim, x + rim, y + rim]);
    const win = outcome === 'win';
    later.push(() => {
      pen.circle(x, y, rim, { fill: 'paper', stroke: win ? 'win' : 'line', width: win ? 1.75 : 1 });
      mark(pen, x, y, chip, outcome);
    });
    if (!value || value.length > LONGEST || radius < ROOMY || Number(move) === looked) continue;
    const size = Math.min(14, radius * 0.78);
    const style = { size, weight: 700, fill: win ? 'win' : 'loss', halo: 'paper' };
    const half = pen.measure(value, style) / 2;
    // Further out in the same direction, or to one of its sides.
    const spots = [0, 0.7, -0.7, 1.3, -1.3].map((turn) => {
      const [ux, uy] = [dx * Math.cos(turn) - dy * Math.sin(turn), dx * Math.sin(turn) + dy * Math.cos(turn)];
      const far = rim + 3 + Math.abs(ux) * half + Math.abs(uy) * size * 0.5;
      return { x: x + ux * far, y: y + uy * far };
    });
    const box = (/** @type {{ x: number, y: number }} */ spot) =>
      /** @type {Box} */ ([spot.x - half, spot.y - size * 0.5, spot.x + half, spot.y + size * 0.5]);
    const found = spots.find((spot) => {
      const [left, top, right, bottom] = box(spot);
      return left > 1 && top > 1 && right < width - 1 && bottom < height - 1 && !taken.some((other) => overlap(box(spot), other));
    });
    if (!found) continue;
    taken.push(box(found));
    later.push(() => pen.text(found.x, found.y, value, style));
  }
  for (const step of later) step();
}

/** @param {Box} a @param {Box} b */
const overlap = (a, b) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
