// Nimbers along n: a dot for each graph of a family, and below the axis who wins when the last choice loses.

import { svg } from '../../board/dom.js';

/**
 * @typedef {object} Entry what was found for one graph
 * @property {number} n
 * @property {number | null} nimber null where it is not known
 * @property {string | null} misere N, P or null
 */

const WIDE = 22;
const TALL = 20;
const LEFT = 56;
const TOP = 12;
const FOOT = 46;
/** The axis is at least so long and so tall: it does not jump about while it fills. */
const LONG = 12;
const HIGH = 4;

/** @param {Entry[]} entries @param {{ label: string, misere: string }} words */
export function chart(entries, { label, misere }) {
  const last = Math.max(LONG, ...entries.map(({ n }) => n));
  const top = Math.max(HIGH, ...entries.map(({ nimber }) => nimber ?? 0));
  const [width, height] = [LEFT + (last + 0.6) * WIDE, TOP + top * TALL + FOOT];
  const x = (/** @type {number} */ n) => LEFT + (n - 0.4) * WIDE;
  const y = (/** @type {number} */ value) => TOP + (top - value) * TALL;
  const step = Math.ceil((top + 1) / 8);
  const levels = [...Array(top + 1).keys()].filter((value) => value % step === 0);
  const every = last > 20 ? 5 : 2;
  return svg(
    'svg',
    { class: 'cx-chart', 'data-picture': 'nimbers', viewBox: `0 0 ${width} ${height}`, width, height, role: 'img', 'aria-label': label },
    ...levels.flatMap((value) => [
      svg('path', { class: value ? 'level' : 'axis', d: `M${LEFT - 6} ${y(value)}H${width - 4}` }),
      svg('text', { class: 'level', x: LEFT - 12, y: y(value) + 4 }, String(value)),
    ]),
    ...[...Array(last).keys()]
      .map((i) => i + 1)
      .filter((n) => n === 1 || n % every === 0)
      .map((n) => svg('text', { class: 'n', x: x(n), y: y(0) + 17 }, String(n))),
    svg('path', {
      class: 'thread',
      d: entries
        .map(({ n, nimber }, i) =>
          nimber === null ? '' : `${i && entries[i - 1].nimber !== null && entries[i - 1].n === n - 1 ? 'L' : 'M'}${x(n)} ${y(nimber)}`,
        )
        .join(''),
    }),
    ...entries.map(({ n, nimber }) =>
      nimber === null
        ? svg('text', { class: 'gap', x: x(n), y: y(0) - 5 }, '?')
        : svg('circle', { class: nimber ? 'dot' : 'dot zero', cx: x(n), cy: y(nimber), r: 4.2 }),
    ),
    svg('text', { class: 'level', x: LEFT - 12, y: y(0) + 36 }, misere),
    ...entries.map(({ n, misere: winner }) => svg('text', { class: `misere ${winner ?? ''}`, x: x(n), y: y(0) + 36 }, winner ?? '?')),
  );
}
