// The ground: a line with earth below it and a little grass on it.

import { chance } from '../../board/curve.js';

/** @typedef {import('../../board/pen.js').Pen} Pen */
/** @typedef {import('../../board/pen.js').Command} Command */

/** @param {Pen} pen @param {{ width: number, ground: number, small: boolean }} geometry */
export function drawGround(pen, { width, ground, small }) {
  const edge = small ? 6 : 14;
  const [left, right] = [edge, width - edge];
  drawEarth(pen, left, right, ground, small);
  if (!small) drawGrass(pen, left, right, ground);
  pen.line(
    [
      [left, ground],
      [right, ground],
    ],
    { stroke: 'ink', width: small ? 1.5 : 2.5 },
  );
}

/** Slanted strokes, thinning out below. @param {Pen} pen @param {number} left @param {number} right @param {number} ground @param {boolean} small */
function drawEarth(pen, left, right, ground, small) {
  const step = small ? 7 : 11;
  /** @type {Command[]} */
  const near = [];
  /** @type {Command[]} */
  const far = [];
  for (let i = 0, x = left + step * 0.8; x < right; x += step, i++) {
    const deep = (small ? 5 : 9) + chance(i) * (small ? 1.5 : 3);
    near.push(['M', x, ground + 3], ['L', x - deep * 0.75, ground + 3 + deep]);
    if (small || chance(i + 0.5) < -0.15) continue;
    const y = ground + 15 + chance(i + 0.3) * 3;
    const long = 4 + 2.5 * chance(i + 0.7);
    far.push(['M', x - step * 0.9, y], ['L', x - step * 0.9 - long * 0.75, y + long]);
  }
  pen.path(near, { stroke: 'edge', width: small ? 0.8 : 1.2, alpha: 0.75 });
  if (far.length) pen.path(far, { stroke: 'edge', width: 1, alpha: 0.4 });
}

/** @param {Pen} pen @param {number} left @param {number} right @param {number} ground */
function drawGrass(pen, left, right, ground) {
  /** @type {Command[]} */
  const blades = [];
  for (let i = 0, x = left + 16; x < right - 10; i++, x += 34 + 26 * (1 + chance(i * 3.1))) {
    for (const lean of [-1, 0.15, 1]) {
      const tall = 6 + 3 * chance(i + lean * 7);
      blades.push(['M', x + lean * 2, ground - 1], ['Q', x + lean * 2.5, ground - tall * 0.6, x + lean * 5, ground - tall]);
    }
  }
  pen.path(blades, { stroke: 'edge', width: 1.2, alpha: 0.7 });
}
