// Still pictures of the lesson: five points without a triangle, and one class in all its drawings.

import { html } from '../../board/dom.js';
import { drawing } from './figures.js';
import { allLines } from './lines.js';

const PENTAGON = ['12', '23', '34', '45', '15'];
const PENTAGRAM = ['13', '24', '35', '14', '25'];

/** @type {import('../types.js').Figure} */
export function pentagon(host, { t }) {
  const sign = (/** @type {string} */ text) => html('span', { class: 'sim-sign', 'aria-hidden': 'true' }, text);
  const root = html(
    'div',
    { class: 'sim-figures sum', role: 'img', 'aria-label': t('learn.sim.five.figure') },
    drawing({ points: 5, dot: 15, red: PENTAGON }),
    sign('+'),
    drawing({ points: 5, dot: 15, blue: PENTAGRAM }),
    sign('='),
    drawing({ points: 5, dot: 15, red: PENTAGON, blue: PENTAGRAM }),
  );
  host.append(root);
  return { destroy: () => root.remove() };
}

/** A red and a blue line apart, on four points: six drawings of one position. @type {import('../types.js').Figure} */
export function sameClass(host, { t }) {
  const lines = allLines(4);
  const drawings = lines.map((red, e) => {
    const apart = lines.findIndex((line) => ![...line].some((point) => red.includes(point)));
    return { red, blue: lines[apart], number: 2 ** e + 2 ** (lines.length + apart) };
  });
  const least = Math.min(...drawings.map(({ number }) => number));
  const root = html(
    'div',
    { class: 'sim-figures' },
    ...drawings.map(({ red, blue, number }) =>
      html(
        'div',
        { class: number === least ? 'sim-number least' : 'sim-number' },
        drawing({ points: 4, dot: 19, red: [red], blue: [blue] }),
        html('strong', {}, t.number(number)),
      ),
    ),
  );
  host.append(root);
  return { destroy: () => root.remove() };
}
