// The marks of X-ray: shape first, colour second, so that no one needs to tell colours apart.

/** @typedef {import('./pen.js').Pen} Pen */

/** What stands for an outcome in running text. @type {{ [outcome: string]: string }} */
export const signs = { win: '▲', loss: '▽', draw: '◆', unknown: '?' };

/**
 * @param {Pen} pen
 * @param {number} x centre
 * @param {number} y
 * @param {number} r
 * @param {string} outcome
 */
export function mark(pen, x, y, r, outcome) {
  if (outcome === 'win') pen.path(triangle(x, y + r * 0.12, r, -1), { fill: 'win', stroke: 'win', width: r * 0.25 });
  else if (outcome === 'loss') pen.path(triangle(x, y - r * 0.12, r * 0.9, 1), { stroke: 'loss', width: Math.max(1.4, r * 0.3) });
  else if (outcome === 'draw') {
    pen.path([['M', x, y - r], ['L', x + r, y], ['L', x, y + r], ['L', x - r, y], ['Z']], { fill: 'draw' });
  } else pen.text(x, y, '?', { fill: 'muted', size: r * 2, weight: 700 });
}

/**
 * @param {number} x @param {number} y @param {number} r @param {1 | -1} way
 * @returns {import('./pen.js').Command[]}
 */
function triangle(x, y, r, way) {
  return [['M', x, y + way * r], ['L', x + r, y - way * r * 0.75], ['L', x - r, y - way * r * 0.75], ['Z']];
}
