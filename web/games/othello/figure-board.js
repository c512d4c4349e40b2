// A board as a drawing in the lesson: discs, and some of them marked.

import { svg } from '../../board/dom.js';
import { discAt, squareOf } from './squares.js';

const COUNT = [...Array(8).keys()];
const RIM = 0.55;

/** @param {string} cells @param {{ safe?: string[], fresh?: string[], loose?: string[], looked?: string[] }} marks names of squares */
export function boardFigure(cells, { safe = [], fresh = [], loose = [], looked = [] }) {
  const at = (/** @type {string} */ name) => squareOf(name) ?? 0;
  const kinds = new Map([
    ...safe.map((name) => /** @type {[number, string]} */ ([at(name), 'safe'])),
    ...fresh.map((name) => /** @type {[number, string]} */ ([at(name), 'fresh'])),
    ...loose.map((name) => /** @type {[number, string]} */ ([at(name), 'loose'])),
  ]);
  const discs = [...cells].flatMap((_, square) => {
    const player = discAt(cells, square);
    if (player === null) return [];
    const [x, y] = [(square % 8) + 0.5, Math.floor(square / 8) + 0.5];
    const kind = kinds.get(square);
    return [svg('circle', { class: player ? 'white' : 'black', cx: x, cy: y, r: 0.41 }), ...(kind ? [mark(kind, x, y)] : [])];
  });
  return svg(
    'svg',
    {
      class: 'ot-figure',
      'data-picture': 'othello-board',
      viewBox: `${-RIM} ${-RIM} ${8 + 2 * RIM} ${8 + 2 * RIM}`,
      'aria-hidden': 'true',
    },
    svg('rect', { class: 'rim', x: -RIM, y: -RIM, width: 8 + 2 * RIM, height: 8 + 2 * RIM, rx: 0.3 }),
    svg('rect', { class: 'cloth', width: 8, height: 8 }),
    ...COUNT.slice(1).flatMap((i) => [svg('path', { class: 'line', d: `M${i} 0V8M0 ${i}H8` })]),
    ...COUNT.flatMap((i) => [
      svg('text', { x: i + 0.5, y: -0.16 }, 'abcdefgh'[i]),
      svg('text', { x: -RIM / 2, y: i + 0.63 }, String(i + 1)),
    ]),
    ...discs,
    ...looked.map((name) =>
      svg('rect', { class: 'looked', x: (at(name) % 8) + 0.08, y: Math.floor(at(name) / 8) + 0.08, width: 0.84, height: 0.84, rx: 0.1 }),
    ),
  );
}

/** Safe discs have a tick, those that are not a cross: not by colour alone. @param {string} kind @param {number} x @param {number} y */
function mark(kind, x, y) {
  const d = kind === 'loose' ? 'M-.15-.15L.15.15M.15-.15L-.15.15' : 'M-.18 0L-.05.14L.18-.13';
  return svg('path', { class: `mark ${kind}`, d, transform: `translate(${x} ${y})` });
}
