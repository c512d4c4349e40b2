// From a place on the board to a move: tap a token and then where it goes, drag it there, or tap the arc. What the rules
// refuse can be tried, too: the engine says why not.

import { distance } from '../../board/curve.js';
import { ends } from './moves.js';

/** @typedef {import('./layout.js').Geometry} Geometry */
/** @typedef {import('./layout.js').Board} Board */
/** @typedef {import('../types.js').Table} Table */

/** So far from a vertex, and so far from an arc, one still means it, in CSS pixels. */
const VERTEX_REACH = 22;
const ARC_REACH = 15;

/** An arc that a token can take, or a vertex without a token that can. @param {Geometry} geometry @param {number} x @param {number} y @param {Table} table @returns {string | null} */
export function hit(geometry, x, y, table) {
  const vertex = vertexAt(geometry, x, y);
  if (vertex === null) return arcAt(geometry, x, y, table);
  return canLeave(vertex, table) || table.over ? null : `${vertex}>${firstAfter(vertex, table)}`;
}

/** A token that can move. @param {Geometry} geometry @param {number} x @param {number} y @param {Table} table @returns {string | null} */
export function origin(geometry, x, y, table) {
  const vertex = vertexAt(geometry, x, y);
  return vertex !== null && canLeave(vertex, table) ? String(vertex) : null;
}

/** Any other vertex, or along a loop back to the same. @param {string} from @param {Geometry} geometry @param {number} x @param {number} y @param {Table} table @returns {string | null} */
export function reach(from, geometry, x, y, table) {
  const vertex = vertexAt(geometry, x, y);
  const move = `${from}>${vertex}`;
  // Where no arc leads but another token stands, that one is meant instead.
  if (vertex !== null) return vertex === Number(from) || (!table.legal.includes(move) && canLeave(vertex, table)) ? null : move;
  const loop = `${from}>${from}`;
  return arcAt(geometry, x, y, table) === loop ? loop : null;
}

/** @param {number} vertex @param {Table} table */
const canLeave = (vertex, table) => table.legal.some((move) => ends(move)[0] === vertex);

/** Some vertex to name in a move that will be refused. @param {number} vertex @param {Table} table */
function firstAfter(vertex, table) {
  const arc = /** @type {Board} */ (table.board).arcs.find(({ from }) => from === vertex);
  return arc?.to ?? vertex;
}

/** @param {Geometry} geometry @param {number} x @param {number} y */
export function vertexAt({ points, radius }, x, y) {
  let nearest = null;
  let least = Math.max(VERTEX_REACH, radius + 5);
  for (const [vertex, [px, py]] of points) {
    const away = Math.hypot(px - x, py - y);
    if (away < least) [nearest, least] = [vertex, away];
  }
  return nearest;
}

/** @param {Geometry} geometry @param {number} x @param {number} y @param {Table} table @returns {string | null} */
function arcAt({ curves }, x, y, table) {
  let nearest = null;
  let least = ARC_REACH;
  const legal = new Set(table.legal);
  for (const [i, { from, to }] of /** @type {Board} */ (table.board).arcs.entries()) {
    const move = `${from}>${to}`;
    const away = legal.has(move) ? distance(curves[i], [x, y]) : least;
    if (away < least) [nearest, least] = [move, away];
  }
  return nearest;
}
