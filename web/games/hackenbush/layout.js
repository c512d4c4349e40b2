// From the paper of the core to the board: as large as there is room, the ground below.

import { curveOf, loopOf } from '../../board/curve.js';

/** @typedef {import('../../board/curve.js').Place} Place */
/** @typedef {import('../../board/curve.js').Curve} Curve */
/** @typedef {'blue' | 'red' | 'green'} Colour */
/** @typedef {{ from: number, to: number, colour: Colour, stands: boolean, ends: [Place, Place], bend: number, falls: number[] }} Edge */

/**
 * @typedef {object} Geometry
 * @property {number} width
 * @property {number} height
 * @property {number} ground where it lies
 * @property {number} unit length of an edge, about
 * @property {Curve[]} curves by edge
 * @property {number} stroke width of an edge
 * @property {number} dot radius of a vertex
 * @property {boolean} small a picture to look at, not to play on
 * @property {boolean} crowded many edges cross: thin lines, and no words between them
 * @property {boolean} plain too many edges for anything but thin lines
 * @property {number | null} caption height of the line of words at the bottom, where there is room for one
 */

/** More edges than this are only lines. */
const PLAIN = 400;
/** No edge is drawn longer, whatever the room. */
const LONGEST = 118;
/** Where edges cross they need more room, and there may be more of it. */
const LONGEST_CROSSING = 200;
/** With so many crossing edges a drawing is crowded. */
const CROWD = 22;
/** A drawing is stretched by no more, unless it would become too small to see. */
const STRETCH = 1.65;
const TINY = 22;

/** @param {import('../types.js').Table} table @param {number} width @param {number} height @returns {Geometry} */
export function geometry(table, width, height) {
  /** @type {Edge[]} */
  const edges = table.board.edges;
  const small = Math.min(width, height) < 190;
  const wordy = height >= 300 && width >= 260;
  const plain = edges.length > PLAIN;
  const crowded = !table.board.forest && edges.length > CROWD;
  const side = small ? 12 : 30;
  const top = small ? 10 : 24;
  const soil = small ? 13 : 30;
  const depth = soil + (wordy ? 24 : 0);
  const box = bounds(edges);
  const room = { x: width - 2 * side, y: height - top - depth };
  const [sx, sy] = scales(box, room, small ? 44 : table.board.forest ? LONGEST : LONGEST_CROSSING, small ? 9 : TINY);
  const tall = (box.top - box.bottom) * sy;
  // What does not fill the height stands a little below the middle.
  const ground = Math.min(height - depth, top + tall + (room.y - tall) * 0.62 + box.bottom * sy);
  const left = width / 2 - ((box.left + box.right) / 2) * sx;
  const place = (/** @type {Place} */ [x, y]) => /** @type {Place} */ ([left + x * sx, ground - y * sy]);
  const unit = Math.min(sx * 1.3, sy);
  const stroke = Math.max(plain ? 0.75 : 1.5, Math.min(small ? 4 : crowded ? 4.5 : 7, unit * 0.085));
  return {
    width,
    height,
    ground,
    unit,
    curves: edges.map(({ from, to, ends, bend }, i) =>
      from === to ? loopOf(place(ends[0]), bend * unit) : curveOf(place(ends[0]), place(ends[1]), bend * unit, plain ? 0 : i + 1),
    ),
    stroke,
    dot: Math.max(1.4, stroke * 0.85),
    small,
    crowded,
    plain,
    caption: wordy ? height - 13 : null,
  };
}

/** @typedef {{ left: number, right: number, top: number, bottom: number }} Box */

/** What the drawing takes on paper, with its bent edges. @param {Edge[]} edges @returns {Box} */
function bounds(edges) {
  const box = { left: -0.5, right: 0.5, top: 1, bottom: 0 };
  if (edges.length) Object.assign(box, { left: Number.POSITIVE_INFINITY, right: Number.NEGATIVE_INFINITY });
  for (const { ends, bend, from, to } of edges) {
    const loop = from === to;
    const aside = Math.abs(bend) * 0.6;
    for (const [x, y] of ends) {
      box.left = Math.min(box.left, x - aside);
      box.right = Math.max(box.right, x + aside);
      // A loop stands on its point.
      box.top = Math.max(box.top, y + (loop ? Math.abs(bend) * 1.65 : aside));
      if (!loop && y > 0) box.bottom = Math.min(box.bottom, y - aside);
    }
  }
  return { ...box, bottom: Math.min(0, box.bottom) };
}

/** @param {Box} box @param {{ x: number, y: number }} room @param {number} longest @param {number} tiny */
function scales(box, room, longest, tiny) {
  const sx = Math.min(longest, room.x / Math.max(0.8, box.right - box.left));
  const sy = Math.min(longest, room.y / Math.max(1, box.top - box.bottom));
  return [Math.min(sx, Math.max(sy * STRETCH, tiny)), Math.min(sy, Math.max(sx * STRETCH, tiny))];
}
