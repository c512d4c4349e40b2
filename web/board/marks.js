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
 * A move that decides the game at once, apart from all others: a full disc, with a cross where it loses.
 * @param {Pen} pen @param {number} x centre @param {number} y @param {number} r @param {string} outcome
 */
export function finalMark(pen, x, y, r, outcome) {
  pen.circle(x, y, r * 1.7, { fill: outcome });
  if (outcome === 'win') return pen.path(triangle(x, y - r * 0.02, r * 0.95, -1), { fill: 'paper', stroke: 'paper', width: r * 0.2 });
  if (outcome !== 'loss') return pen.circle(x, y, r * 0.6, { fill: 'paper' });
  const arm = r * 0.68;
  pen.path(
    [
      ['M', x - arm, y - arm],
      ['L', x + arm, y + arm],
      ['M', x - arm, y + arm],
      ['L', x + arm, y - arm],
    ],
    {
      stroke: 'paper',
      width: r * 0.46,
    },
  );
}

/**
 * @param {number} x @param {number} y @param {number} r @param {1 | -1} way
 * @returns {import('./pen.js').Command[]}
 */
function triangle(x, y, r, way) {
  return [['M', x, y + way * r], ['L', x + r, y - way * r * 0.75], ['L', x - r, y - way * r * 0.75], ['Z']];
}
