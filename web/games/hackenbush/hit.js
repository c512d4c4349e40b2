// From a place on the board to an edge: the nearest that stands. Those of the other player can be
// tried, too: the engine says why not.

import { distance } from '../../board/curve.js';

/** So far from an edge one still means it, in CSS pixels. */
const REACH = 26;
/** An edge that may not be cut is meant only when one is right on it. */
const STRAY = 9;

/** @param {import('./layout.js').Geometry} geometry @param {number} x @param {number} y @param {import('../types.js').Table} table @returns {string | null} */
export function hit({ curves }, x, y, table) {
  const legal = legalOf(table);
  let nearest = null;
  let least = REACH;
  for (const [i, edge] of table.board.edges.entries()) {
    if (!edge.stands || far(curves[i], x, y)) continue;
    const name = String(i + 1);
    const away = distance(curves[i], [x, y]) + (legal.has(name) ? 0 : REACH - STRAY);
    if (away < least) {
      least = away;
      nearest = name;
    }
  }
  return nearest;
}

/** Of thousands of edges only a few are near. @param {import('../../board/curve.js').Curve} curve @param {number} x @param {number} y */
function far(curve, x, y) {
  let [left, right, top, bottom] = [curve[0][0], curve[0][0], curve[0][1], curve[0][1]];
  for (const [px, py] of curve) {
    left = Math.min(left, px);
    right = Math.max(right, px);
    top = Math.min(top, py);
    bottom = Math.max(bottom, py);
  }
  return x < left - REACH || x > right + REACH || y < top - REACH || y > bottom + REACH;
}

/** @type {WeakMap<import('../types.js').Table, Set<string>>} */
const known = new WeakMap();

/** @param {import('../types.js').Table} table */
function legalOf(table) {
  const legal = known.get(table) ?? new Set(table.legal);
  known.set(table, legal);
  return legal;
}
