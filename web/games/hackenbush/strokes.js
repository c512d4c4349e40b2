// Edges in their colours, told apart without them too: blue is one line, red is dashed, green is a double line.

import { commands, lengthOf } from '../../board/curve.js';

/** @typedef {import('../../board/pen.js').Pen} Pen */
/** @typedef {import('../../board/curve.js').Curve} Curve */
/** @typedef {import('./layout.js').Colour} Colour */

/** The colours of the theme. @type {Record<Colour, string>} */
export const TOKENS = { blue: 'second', red: 'first', green: 'third' };

/** Thinner than this a double line would be a blur: dots then. */
const DOUBLE = 2.6;

/**
 * @param {Pen} pen @param {Curve} curve @param {Colour} colour @param {number} width
 * @param {{ alpha?: number, paper?: string }} [style] paper: what shows through the middle of a double line
 */
export function stroke(pen, curve, colour, width, { alpha, paper = 'paper' } = {}) {
  const path = commands(curve);
  const ink = { stroke: TOKENS[colour], alpha };
  if (colour === 'blue') return pen.path(path, { ...ink, width });
  if (colour === 'red') return pen.path(path, { ...ink, width, dash: dashes(lengthOf(curve), width) });
  if (width < DOUBLE) return pen.path(path, { ...ink, width, dash: [0.1, width * 2.1] });
  pen.path(path, { ...ink, width: width * 1.35 });
  pen.path(path, { stroke: paper, alpha, width: width * 0.5 });
}

/** Whole dashes from end to end. @param {number} length @param {number} width of the line: its round ends lengthen every dash */
function dashes(length, width) {
  const [on, off] = [width * 1.7, width * 2.1];
  const count = Math.max(2, Math.round((length + off) / (on + off)));
  const scale = length / (count * on + (count - 1) * off);
  return [on * scale, off * scale];
}

/** Thousands of edges at once: one path a colour. @param {Pen} pen @param {[Curve, Colour][]} edges @param {number} width */
export function strokeAll(pen, edges, width) {
  const dash = { blue: undefined, red: [width * 3, width * 2.5], green: [0.1, width * 2.5] };
  for (const colour of /** @type {Colour[]} */ (['blue', 'red', 'green'])) {
    const path = edges.filter(([, other]) => other === colour).flatMap(([curve]) => commands(curve));
    if (path.length) pen.path(path, { stroke: TOKENS[colour], width, dash: dash[colour] });
  }
}
