// Drawings in the lesson: numbered points, some lines, perhaps a triangle.

import { svg } from '../../board/dom.js';
import { corners } from './classes.js';
import { allLines, ends } from './lines.js';

/**
 * @typedef {object} Sketch
 * @property {number} points
 * @property {number} [dot] radius of a point: larger where the drawing is small
 * @property {string[]} [red]
 * @property {string[]} [blue]
 * @property {string[]} [asked] lines whose colour is not known yet
 * @property {number[]} [looked] points that are spoken of
 * @property {{ points: number[], colour: 'red' | 'blue' }} [triangle]
 */

const RADIUS = 82;
const HALF = 100;

/** @param {Sketch} sketch */
export function drawing({ points, dot = 12, red = [], blue = [], asked = [], looked = [], triangle }) {
  const places = corners(points).map((place) => place.map((n) => n * RADIUS));
  const line = (/** @type {string} */ name, /** @type {string} */ kind) => {
    const [[x1, y1], [x2, y2]] = ends(name).map((point) => places[point - 1]);
    return svg('line', { class: kind, x1, y1, x2, y2 });
  };
  const known = new Set([...red, ...blue, ...asked]);
  return svg(
    'svg',
    { class: 'sim-figure', viewBox: `${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`, 'aria-hidden': 'true' },
    ...allLines(points)
      .filter((name) => !known.has(name))
      .map((name) => line(name, 'open')),
    triangle
      ? svg('polygon', { class: `fill-${triangle.colour}`, points: triangle.points.map((point) => places[point - 1].join(',')).join(' ') })
      : null,
    ...asked.map((name) => line(name, 'asked')),
    ...red.map((name) => line(name, 'red')),
    ...blue.map((name) => line(name, 'blue')),
    ...places.flatMap(([x, y], i) => [
      svg('circle', { class: looked.includes(i + 1) ? 'point looked' : 'point', cx: x, cy: y, r: dot }),
      svg('text', { class: looked.includes(i + 1) ? 'looked' : '', x, y: y + dot * 0.38, 'font-size': dot * 1.08 }, String(i + 1)),
    ]),
  );
}
