// Discs as they are drawn: black full, white with a rim, so that they differ on any ground; and on their way from one side to the other.

/** @typedef {import('../../board/pen.js').Pen} Pen */
/** @typedef {import('../../board/pen.js').Command} Command */

/** The colours of the two players. */
export const COLOURS = ['black', 'white'];

/** So much of a square is disc. */
export const DISC = 0.41;

/** How far a curve of Bézier's reaches to pass for a quarter of a circle. */
const ROUND = 0.5523;

/** @param {Pen} pen @param {number} x @param {number} y @param {number} r @param {number} player @param {number} [alpha] */
export function disc(pen, x, y, r, player, alpha) {
  pen.circle(x, y, r, { fill: COLOURS[player], stroke: `${COLOURS[player]}-rim`, width: Math.max(1, r * 0.07), alpha });
}

/** A disc that is being turned over. @param {Pen} pen @param {number} x @param {number} y @param {number} r @param {number} player whose it was @param {number} part 0 to 1 */
export function turning(pen, x, y, r, player, part) {
  const side = part < 0.5 ? player : 1 - player;
  const wide = Math.max(0.06, Math.abs(Math.cos(Math.PI * part)));
  pen.path(ellipse(x, y, r * wide, r * (1 + 0.08 * Math.sin(Math.PI * part))), {
    fill: COLOURS[side],
    stroke: `${COLOURS[side]}-rim`,
    width: Math.max(1, r * 0.07),
  });
}

/** @param {number} x @param {number} y @param {number} a @param {number} b @returns {Command[]} */
function ellipse(x, y, a, b) {
  const [p, q] = [a * ROUND, b * ROUND];
  return [
    ['M', x + a, y],
    ['C', x + a, y + q, x + p, y + b, x, y + b],
    ['C', x - p, y + b, x - a, y + q, x - a, y],
    ['C', x - a, y - q, x - p, y - b, x, y - b],
    ['C', x + p, y - b, x + a, y - q, x + a, y],
    ['Z'],
  ];
}
