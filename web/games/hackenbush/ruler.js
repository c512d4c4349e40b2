// A piece of the number line with some values on it: Blue's below the axis of the game, Red's above, the game between.

import { svg } from '../../board/dom.js';
import { toFloat, write } from './numbers.js';

/** @typedef {import('./numbers.js').Dyadic} Dyadic */

const WIDTH = 340;
const HEIGHT = 104;
const AXIS = 60;
const SIDE = 24;

/**
 * @param {{ value: Dyadic, left: Dyadic[], right: Dyadic[], label: string }} shown left and right: where the cuts of Blue and Red lead
 */
export function ruler({ value, left, right, label }) {
  const [low, high] = range([value, ...left, ...right].map(toFloat));
  const x = (/** @type {number} */ n) => SIDE + ((n - low) / (high - low)) * (WIDTH - 2 * SIDE);
  const step = 2 ** Math.ceil(Math.log2((high - low) / 7));
  const ticks = [];
  for (let n = Math.ceil(low / step) * step; n <= high; n += step) ticks.push(n);
  const at = x(toFloat(value));
  return svg(
    'svg',
    { class: 'hb-ruler', 'data-picture': 'number-line', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', 'aria-label': label },
    svg('line', { class: 'axis', x1: 4, y1: AXIS, x2: WIDTH - 4, y2: AXIS }),
    ...ticks.flatMap((n) => [
      svg('line', { class: 'tick', x1: x(n), y1: AXIS - 4, x2: x(n), y2: AXIS + 4 }),
      svg('text', { class: 'tick', x: x(n), y: AXIS + 21 }, tickText(n)),
    ]),
    ...[...left].map((n) => svg('circle', { class: 'blue', cx: x(toFloat(n)), cy: AXIS, r: 5 })),
    ...[...right].map((n) => svg('rect', { class: 'red', x: x(toFloat(n)) - 4.5, y: AXIS - 4.5, width: 9, height: 9 })),
    svg('path', { class: 'pin', d: `M${at} ${AXIS - 2}l-6-11h12z` }),
    svg('text', { class: 'pin', x: Math.min(WIDTH - 14, Math.max(14, at)), y: AXIS - 21 }, short(write(value))),
  );
}

/** Some room around them. @param {number[]} places */
function range(places) {
  const [low, high] = [Math.min(...places), Math.max(...places)];
  const span = Math.max(high - low, Math.abs(high) * 1e-6) || 2;
  return [low - span * 0.35, high + span * 0.35];
}

/** @param {number} n a multiple of a power of two */
function tickText(n) {
  let d = 1;
  while (!Number.isInteger(n * d) && d < 2 ** 20) d *= 2;
  const text = d === 1 ? String(n) : `${n * d}/${d}`;
  return text.length > 9 ? '' : text.replace('-', '−');
}

/** @param {string} text */
const short = (text) => (text.length > 16 ? `${text.slice(0, 9)}…${text.slice(-4)}` : text.replace('-', '−'));
