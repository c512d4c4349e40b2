// The score of a game by move, as a curve: black's lead upwards, white's downwards; solid where it is proved, dashed where it
// is an estimate; moves that gave something away are marked by size and shape.

import { svg } from '../../board/dom.js';

/** @typedef {import('./lookback.js').Point} Point */
/** @typedef {import('./lookback.js').Class} Class */

const WIDTH = 340;
const HEIGHT = 170;
const LEFT = 30;
const RIGHT = 8;
const TOP = 10;
const BOTTOM = 22;

/**
 * @param {Point[]} points the last of the game, in order
 * @param {number} count moves of the game
 * @param {number} cursor the position that is shown
 * @param {import('../types.js').Translate} t
 */
export function drawCurve(points, count, cursor, t) {
  const highest = Math.max(16, ...points.map(({ value }) => Math.abs(value)));
  const range = highest > 40 ? 64 : highest > 16 ? 40 : 16;
  const x = (/** @type {number} */ ply) => LEFT + (count ? (ply / count) * (WIDTH - LEFT - RIGHT) : 0);
  const y = (/** @type {number} */ value) => TOP + (1 - value / range) * ((HEIGHT - TOP - BOTTOM) / 2);
  const picture = svg('svg', {
    class: 'ot-curve',
    'data-picture': 'othello-game',
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    'aria-hidden': 'true',
  });

  for (const value of [range, range / 2, 0, -range / 2, -range]) {
    picture.append(
      svg('line', { class: value ? 'grid' : 'zero', x1: LEFT, x2: WIDTH - RIGHT, y1: y(value), y2: y(value) }),
      svg(
        'text',
        { class: 'scale', x: LEFT - 5, y: y(value) + 3.5, 'text-anchor': 'end' },
        value > 0 ? `+${value}` : String(value).replace('-', '−'),
      ),
    );
  }
  for (let ply = 0; ply <= count; ply += count > 20 ? 10 : 5) {
    picture.append(svg('text', { class: 'scale', x: x(ply), y: HEIGHT - 6, 'text-anchor': 'middle' }, t.number(ply)));
  }
  if (points.length > 1) {
    const [first, last] = [points[0], points[points.length - 1]];
    const crossed = withCrossings(points);
    for (const [side, lead] of /** @type {[string, (value: number) => number][]} */ ([
      ['black', (value) => Math.max(0, value)],
      ['white', (value) => Math.min(0, value)],
    ])) {
      const path = crossed.map(({ ply, value }) => `${x(ply)} ${y(lead(value))}`).join('L');
      picture.append(svg('path', { class: `lead ${side}`, d: `M${x(first.ply)} ${y(0)}L${path}L${x(last.ply)} ${y(0)}Z` }));
    }
    for (const [i, { ply, value, exact }] of points.slice(1).entries()) {
      const from = points[i];
      picture.append(
        svg('line', {
          class: exact && from.exact ? 'curve' : 'curve estimate',
          x1: x(from.ply),
          y1: y(from.value),
          x2: x(ply),
          y2: y(value),
        }),
      );
    }
  }
  picture.append(svg('line', { class: 'now', x1: x(cursor), x2: x(cursor), y1: TOP - 4, y2: HEIGHT - BOTTOM + 4 }));
  for (const { ply, value, class: bad } of points) {
    // It stands where the move led to, not where it was made.
    const after = points.find((other) => other.ply === ply + 1)?.value ?? value;
    if (bad) picture.append(mark(bad, x(ply + 1), y(after)));
  }
  return {
    picture,
    plyAt: (/** @type {number} */ part) => Math.round(Math.min(1, Math.max(0, (part * WIDTH - LEFT) / (WIDTH - LEFT - RIGHT))) * count),
  };
}

/** The curve with a point wherever the lead changes hands. @param {Point[]} points @returns {{ ply: number, value: number }[]} */
function withCrossings(points) {
  return points.flatMap((point, i) => {
    const next = points[i + 1];
    if (!next || point.value * next.value >= 0) return [point];
    return [point, { ply: point.ply + (next.ply - point.ply) * (point.value / (point.value - next.value)), value: 0 }];
  });
}

/** A ring, a triangle, a cross: the worse the larger. @param {Class} bad @param {number} x @param {number} y */
function mark(bad, x, y) {
  const named = { class: `slip-${bad}` };
  if (bad === 'inaccuracy') return svg('circle', { ...named, cx: x, cy: y, r: 3 });
  if (bad === 'mistake') return svg('path', { ...named, d: `M${x - 4.5} ${y - 3.5}L${x + 4.5} ${y - 3.5}L${x} ${y + 5}Z` });
  return svg('path', { ...named, d: `M${x - 4.5} ${y - 4.5}L${x + 4.5} ${y + 4.5}M${x + 4.5} ${y - 4.5}L${x - 4.5} ${y + 4.5}` });
}

/** The same mark beside words. @param {Class} bad */
export const classMark = (bad) => svg('svg', { class: 'ot-mark', viewBox: '-7 -7 14 14', 'aria-hidden': 'true' }, mark(bad, 0, 0));
