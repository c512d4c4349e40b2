// A cut in motion: the edge parts in the middle, and what loses the ground topples and sinks.

import { along, firstPart, heading, moved, reversed } from '../../board/curve.js';
import { stroke } from './strokes.js';

/** @typedef {import('../../board/pen.js').Pen} Pen */
/** @typedef {import('./layout.js').Geometry} Geometry */
/** @typedef {import('./layout.js').Edge} Edge */
/** @typedef {import('../../board/curve.js').Curve} Curve */
/** @typedef {import('../../board/curve.js').Place} Place */
/** @typedef {import('../types.js').Table} Table */

const CUT_MOTION = 480;
const FALL_MOTION = 820;

/** @param {Table} before @param {Table} after */
export function pace(before, after) {
  return falling(before, after, after.moves[before.moves.length]).length > 1 ? FALL_MOTION : CUT_MOTION;
}

/**
 * The edges that go with a move, the one that is cut among them, counted from 0.
 * @param {Table} before @param {Table} after the same table when a move is taken back @param {string} move
 */
export function falling(before, after, move) {
  const cut = Number(move) - 1;
  /** @type {Edge[]} */
  const edges = before.board.edges;
  if (before === after) return [cut, ...(edges[cut]?.falls ?? []).map((number) => number - 1)];
  return edges.flatMap(({ stands }, i) => (stands && !after.board.edges[i].stands ? [i] : []));
}

/**
 * @param {Pen} pen @param {Geometry} geometry @param {Edge[]} edges
 * @param {number[]} gone @param {number} cut @param {number} progress 0…1
 */
export function drawFall(pen, geometry, edges, gone, cut, progress) {
  const { curves, ground, stroke: width } = geometry;
  const curve = curves[cut];
  const middle = along(curve, 0.5);
  const rest = gone.filter((i) => i !== cut);
  const motion = topple(
    rest.map((i) => curves[i]),
    middle,
    ground,
    progress,
  );
  const alpha = 1 - progress ** 3;
  for (const i of rest) stroke(pen, moved(curves[i], motion), edges[i].colour, width, { alpha });
  // The half that is held shrinks to where it is held, the other goes with the rest.
  const up = curve[0][1] >= curve[3][1] ? curve : reversed(curve);
  const gap = 0.5 - 0.5 * Math.min(1, progress * 1.6);
  if (gap > 0.02) stroke(pen, firstPart(up, gap), edges[cut].colour, width, { alpha });
  stroke(pen, moved(firstPart(reversed(up), 0.42), motion), edges[cut].colour, width, { alpha });
  if (progress < 0.5) snip(pen, middle, heading(curve), width, progress * 2);
}

/** How the fallen piece moves, as one: it tips away from the cut and sinks. @param {Curve[]} piece @param {Place} cut @param {number} ground @param {number} progress @returns {(place: Place) => Place} */
function topple(piece, cut, ground, progress) {
  const places = piece.length ? piece.flat() : [cut];
  const x = places.reduce((sum, place) => sum + place[0], 0) / places.length;
  const low = Math.max(...places.map((place) => place[1]), cut[1]);
  const lean = Math.max(-1, Math.min(1, (x - cut[0]) / 60)) || 0.3;
  const angle = lean * 0.42 * progress * progress;
  const drop = (ground - low + 14) * progress * progress;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return ([px, py]) => {
    const [dx, dy] = [px - cut[0], py - cut[1]];
    return [cut[0] + dx * cos - dy * sin, cut[1] + dx * sin + dy * cos + drop];
  };
}

/** Small strokes that fly off where the blades meet. @param {Pen} pen @param {Place} at @param {Place} way @param {number} width @param {number} progress */
function snip(pen, [x, y], [dx, dy], width, progress) {
  for (const side of [-1, 1]) {
    for (const lean of [-0.5, 0.5]) {
      const [ux, uy] = [-dy * side + dx * lean, dx * side + dy * lean];
      const [near, far] = [width * (1.2 + 2 * progress), width * (1.8 + 3.4 * progress)];
      pen.line(
        [
          [x + ux * near, y + uy * near],
          [x + ux * far, y + uy * far],
        ],
        { stroke: 'ink', width: 1.5, alpha: 1 - progress },
      );
    }
  }
}
