// From the paper of the core to the board: as large as there is room, lying down or standing up.

import { curveOf } from '../../board/curve.js';

/** @typedef {import('../../board/curve.js').Place} Place */
/** @typedef {import('../../board/curve.js').Curve} Curve */
/** @typedef {[from: number, to: number]} Edge */

/**
 * @typedef {object} Wave the paths that caused something, and what they caused
 * @property {number[][]} paths
 * @property {number[]} added
 */

/**
 * What the core says of a position. Vertices are numbers from 1.
 * @typedef {object} Board
 * @property {number} vertices how many
 * @property {Edge[]} edges
 * @property {boolean} directed
 * @property {Place[]} places by vertex, in lengths of an edge, y upward
 * @property {'cig' | 'chg' | 'ig' | 'hg'} game
 * @property {'geodesic' | 'monophonic'} path
 * @property {'normal' | 'misere'} play
 * @property {number[]} labelled before the first move
 * @property {number[]} chosen in order, the labelled ones first
 * @property {number[]} spanned
 * @property {string | null} colors
 * @property {{ vertex: number, waves: Wave[] } | null} spread what the last move caused
 * @property {(number[] | null)[]} would by vertex, what it would span besides itself where it may be chosen
 */

/**
 * @typedef {object} Geometry
 * @property {number} width
 * @property {number} height
 * @property {Place[]} points by vertex, the first is vertex 1
 * @property {Curve[]} curves by edge
 * @property {number} radius of a vertex
 * @property {number} stroke width of an edge
 * @property {Place[]} free by vertex: the direction in which there are no edges
 * @property {boolean} small a picture to look at, not to play on
 * @property {number | null} caption height of the line of words at the bottom, where there is room for one
 */

const CAPTION = 30;
/** No edge is drawn longer, whatever the room. */
const LONGEST = 170;
/** A tree may be stretched by so much: nothing about it is round. */
const STRETCH = 1.5;
/** A drawing stands up instead of lying down only where that makes it so much larger. */
const WORTH_TURNING = 1.2;
/** Arcs in both directions lie so far apart, as a part of their length. */
const APART = 0.14;

/** @param {import('../types.js').Table} table @param {number} width @param {number} height @returns {Geometry} */
export function geometry(table, width, height) {
  /** @type {Board} */
  const board = table.board;
  const small = Math.min(width, height) < 190;
  const wordy = height >= 300 && width >= 260;
  const rim = (/** @type {number} */ gap) => (small ? Math.max(2.5, Math.min(8, gap * 0.22)) : Math.max(8.5, Math.min(25, gap * 0.3)));
  // The margin depends on the size of the vertices, and that on what the margin leaves: twice is enough.
  let side = small ? 14 : 30;
  let drawing = largest(board, width, height, side, wordy, small);
  if (!small) {
    side = rim(drawing.gap) * 1.6 + 12;
    drawing = largest(board, width, height, side, wordy, small);
  }
  const { points, gap } = drawing;
  const radius = rim(gap);
  return {
    width,
    height,
    points,
    curves: curvesOf(board, points),
    radius,
    stroke: small ? Math.max(1, radius * 0.26) : Math.max(1.5, Math.min(3.25, radius * 0.16)),
    free: points.map((_, i) => freeSide(i + 1, board.edges, points)),
    small,
    caption: wordy ? height - 14 : null,
  };
}

/** Lying down or standing up, whichever is larger. @param {Board} board @param {number} width @param {number} height @param {number} side @param {boolean} wordy @param {boolean} small */
function largest({ places, edges, vertices }, width, height, side, wordy, small) {
  const room = { x: width - 2 * side, y: height - 2 * side - (wordy ? CAPTION - 8 : 0) };
  const stretch = edges.length < vertices ? STRETCH : 1;
  const longest = small ? 52 : LONGEST;
  const turned = places.map(([x, y]) => /** @type {Place} */ ([y, -x]));
  const [lying, standing] = [places, turned].map((one) => fitted(one, room, longest, stretch));
  const { points, gap } = standing.gap > lying.gap * WORTH_TURNING ? standing : lying;
  return { gap, points: points.map(([x, y]) => /** @type {Place} */ ([width / 2 + x, side + room.y / 2 + y])) };
}

/** The drawing around its middle, and how far apart its closest vertices are. @param {Place[]} places @param {{ x: number, y: number }} room @param {number} longest @param {number} stretch */
function fitted(places, room, longest, stretch) {
  const [xs, ys] = [0, 1].map((axis) => places.map((place) => place[axis]));
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const wide = Math.min(longest, room.x / Math.max(0.5, right - left));
  const tall = Math.min(longest, room.y / Math.max(0.5, high - low));
  const [sx, sy] = [Math.min(wide, tall * stretch), Math.min(tall, wide * stretch)];
  const points = places.map(([x, y]) => /** @type {Place} */ ([(x - (left + right) / 2) * sx, ((low + high) / 2 - y) * sy]));
  return { points, gap: closest(points, longest) };
}

/** @param {Place[]} points @param {number} most */
function closest(points, most) {
  let least = most;
  for (const [i, [x, y]] of points.entries())
    for (const [px, py] of points.slice(0, i)) least = Math.min(least, Math.hypot(x - px, y - py));
  return least;
}

/** @param {Board} board @param {Place[]} points @returns {Curve[]} */
function curvesOf({ edges, directed }, points) {
  return edges.map(([a, b]) => {
    const [from, to] = [points[a - 1], points[b - 1]];
    const back = directed && edges.some(([c, d]) => c === b && d === a);
    return curveOf(from, to, back ? APART * Math.hypot(to[0] - from[0], to[1] - from[1]) : 0);
  });
}

/** The middle of the widest gap between the edges at a vertex; to the upper right where there is a choice. @param {number} vertex @param {Edge[]} edges @param {Place[]} points @returns {Place} */
function freeSide(vertex, edges, points) {
  const [x, y] = points[vertex - 1];
  const angles = edges
    .filter((ends) => ends.includes(vertex))
    .map(([a, b]) => points[(a === vertex ? b : a) - 1])
    .map(([px, py]) => Math.atan2(py - y, px - x))
    .sort((a, b) => a - b);
  const liked = -Math.PI / 3.5;
  if (!angles.length) return [Math.cos(liked), Math.sin(liked)];
  const gaps = angles.map((angle, i) => {
    const next = i + 1 < angles.length ? angles[i + 1] : angles[0] + 2 * Math.PI;
    const turn = next - angle;
    // In a wide gap the place one likes best, as long as it keeps clear of the edges.
    const clear = Math.min(turn / 2, 0.95);
    const wanted = liked + 2 * Math.PI * Math.round((angle + turn / 2 - liked) / (2 * Math.PI));
    return { turn, at: Math.min(next - clear, Math.max(angle + clear, wanted)) };
  });
  const { at } = gaps.reduce((best, gap) => (gap.turn > best.turn + 0.05 ? gap : best));
  return [Math.cos(at), Math.sin(at)];
}
