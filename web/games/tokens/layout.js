// From the paper of the core to the board: as large as there is room, lying down or standing up. Curves are made on
// paper and carried over point by point, so that what does not cross there does not cross here.

import { along, curveOf, distance, moved } from '../../board/curve.js';

/** @typedef {import('../../board/curve.js').Place} Place */
/** @typedef {import('../../board/curve.js').Curve} Curve */
/** @typedef {{ from: number, to: number, bend: number, toward: number | null }} Arc */

/**
 * What the core says of a position. Vertices go by their names, which are numbers.
 * @typedef {object} Board
 * @property {number[]} vertices rising
 * @property {Place[]} places beside them, in lengths of an arc, y upward
 * @property {Arc[]} arcs
 * @property {number[]} tokens where each stands; a token keeps its place in the list
 * @property {number[]} start where each stood at the start
 * @property {number[]} goals the vertices that no arc leaves
 * @property {string[]} values beside the vertices: not to be shown without X-ray
 * @property {number} repeats how often this position has been on the table
 * @property {boolean} drawn
 */

/**
 * @typedef {object} Geometry
 * @property {number} width
 * @property {number} height
 * @property {Map<number, Place>} points by vertex
 * @property {Curve[]} curves by arc, from middle to middle
 * @property {number} radius of a vertex
 * @property {number} stroke width of an arc
 * @property {Map<number, Place>} free by vertex: the direction in which there are no arcs
 * @property {boolean} crowded too many arcs to tell them apart: only those that can be taken are drawn in full
 * @property {boolean} small a picture to look at, not to play on
 * @property {number | null} caption height of the line of words at the bottom, where there is room for one
 */

const CAPTION = 30;
/** With more arcs a board is crowded. */
const CROWD = 400;
/** No arc is drawn longer, whatever the room. */
const LONGEST = 150;
/** A drawing may be stretched one way by so much. */
const STRETCH = 1.45;
/** It stands up instead of lying down only where that makes it so much larger. */
const WORTH_TURNING = 1.25;
/** Half of the angle at which a loop leaves and comes back. */
const LOOP = (40 * Math.PI) / 180;

/** @param {import('../types.js').Table} table @param {number} width @param {number} height @returns {Geometry} */
export function geometry(table, width, height) {
  /** @type {Board} */
  const board = table.board;
  const small = Math.min(width, height) < 190;
  const wordy = height >= 300 && width >= 260;
  const foot = wordy ? CAPTION - 8 : 0;
  let radius = small ? 4 : 20;
  let fitted = fit(board, { x: width, y: height }, LONGEST);
  // The margin depends on the size of the vertices, and that on what the margin leaves: twice is enough.
  for (let round = 0; round < 2; round++) {
    const side = radius + (small ? 7 : 17);
    fitted = fit(board, { x: width - 2 * side, y: height - 2 * side - foot }, small ? 46 : LONGEST);
    const { gap } = fitted;
    radius = small ? Math.max(2.5, Math.min(7, gap * 0.24)) : Math.max(8.5, Math.min(23, gap * 0.255));
  }
  const middle = /** @type {Place} */ ([width / 2, (height - foot) / 2]);
  const picture = drawn(board, fitted.at, middle);
  const crowded = board.arcs.length > CROWD;
  if (!small && !crowded) radius = Math.max(8.5, Math.min(radius, clearance(board, picture) - 4));
  return {
    width,
    height,
    ...picture,
    radius,
    stroke: strokeOf(radius, small),
    crowded,
    small,
    caption: wordy ? height - 14 : null,
  };
}

/** @param {number} radius @param {boolean} small */
const strokeOf = (radius, small) => (small ? Math.max(0.9, radius * 0.2) : Math.max(1.4, Math.min(2.6, radius * 0.125)));

/** The curve of every arc on paper, and where its vertices are. @param {Pick<Board, 'vertices' | 'places' | 'arcs'>} board */
export function onPaper({ vertices, places, arcs }) {
  const points = new Map(vertices.map((vertex, i) => [vertex, places[i]]));
  const curves = arcs.map(({ from, to, bend, toward }) => {
    const [a, b] = [from, to].map((vertex) => /** @type {Place} */ (points.get(vertex)));
    // A curve counts its left with y downward, paper has it upward.
    return toward === null ? curveOf(a, b, -bend) : loop(a, bend, (toward * Math.PI) / 180);
  });
  return { points, curves };
}

/** @param {Place} at @param {number} reach @param {number} toward @returns {Curve} */
function loop([x, y], reach, toward) {
  const far = (reach * 4) / (3 * Math.cos(LOOP));
  const handle = (/** @type {number} */ turn) => /** @type {Place} */ ([x + far * Math.cos(turn), y + far * Math.sin(turn)]);
  return [[x, y], handle(toward + LOOP), handle(toward - LOOP), [x, y]];
}

/** How to carry a place of the paper over, around the middle, and how far apart the closest vertices are then. @param {Board} board @param {{ x: number, y: number }} room @param {number} longest */
function fit(board, room, longest) {
  const { points, curves } = onPaper(board);
  const all = [
    ...(points.size ? points.values() : [/** @type {Place} */ ([0, 0])]),
    ...curves.flatMap((curve) => [0.2, 0.35, 0.5, 0.65, 0.8].map((part) => along(curve, part))),
  ];
  const [lying, standing] = [false, true].map((turned) => {
    const turn = (/** @type {Place} */ [x, y]) => /** @type {Place} */ (turned ? [y, -x] : [x, y]);
    const [xs, ys] = [0, 1].map((axis) => all.map((place) => turn(place)[axis]));
    const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const wide = Math.min(longest, room.x / Math.max(0.4, right - left));
    const tall = Math.min(longest, room.y / Math.max(0.4, high - low));
    const [sx, sy] = [Math.min(wide, tall * STRETCH), Math.min(tall, wide * STRETCH)];
    const at = (/** @type {Place} */ place) => {
      const [x, y] = turn(place);
      return /** @type {Place} */ ([(x - (left + right) / 2) * sx, ((low + high) / 2 - y) * sy]);
    };
    return { at, gap: closest([...points.values()].map(at), longest) };
  });
  return standing.gap > lying.gap * WORTH_TURNING ? standing : lying;
}

/** @param {Board} board @param {(place: Place) => Place} at @param {Place} middle */
function drawn(board, at, middle) {
  const paper = onPaper(board);
  const carry = (/** @type {Place} */ place) => {
    const [x, y] = at(place);
    return /** @type {Place} */ ([middle[0] + x, middle[1] + y]);
  };
  const points = new Map([...paper.points].map(([vertex, place]) => [vertex, carry(place)]));
  const curves = paper.curves.map((curve) => moved(curve, carry));
  return { points, curves, free: new Map(board.vertices.map((vertex) => [vertex, freeSide(vertex, board.arcs, curves, points)])) };
}

/** How near an arc comes to a vertex that it has nothing to do with. @param {Board} board @param {Pick<Geometry, 'points' | 'curves'>} picture */
function clearance({ arcs }, { points, curves }) {
  let least = Number.POSITIVE_INFINITY;
  for (const [i, { from, to }] of arcs.entries())
    for (const [vertex, place] of points) if (vertex !== from && vertex !== to) least = Math.min(least, distance(curves[i], place));
  return least;
}

/** @param {Place[]} points @param {number} most */
function closest(points, most) {
  let least = most;
  for (const [i, [x, y]] of points.entries())
    for (const [px, py] of points.slice(0, i)) least = Math.min(least, Math.hypot(x - px, y - py));
  return least;
}

/** The middle of the widest gap between the arcs at a vertex; to the upper right where there is a choice. @param {number} vertex @param {Arc[]} arcs @param {Curve[]} curves @param {Map<number, Place>} points @returns {Place} */
export function freeSide(vertex, arcs, curves, points) {
  const [x, y] = points.get(vertex) ?? [0, 0];
  const angles = arcs
    .flatMap(({ from, to }, i) => [...(from === vertex ? [along(curves[i], 0.2)] : []), ...(to === vertex ? [along(curves[i], 0.8)] : [])])
    .map(([px, py]) => Math.atan2(py - y, px - x))
    .sort((a, b) => a - b);
  const liked = -Math.PI / 4;
  if (!angles.length) return [Math.cos(liked), Math.sin(liked)];
  const gaps = angles.map((angle, i) => {
    const next = i + 1 < angles.length ? angles[i + 1] : angles[0] + 2 * Math.PI;
    const turn = next - angle;
    // In a wide gap the place one likes best, as long as it keeps clear of the arcs.
    const clear = Math.min(turn / 2, 0.85);
    const wanted = liked + 2 * Math.PI * Math.round((angle + turn / 2 - liked) / (2 * Math.PI));
    return { turn, at: Math.min(next - clear, Math.max(angle + clear, wanted)) };
  });
  const { at } = gaps.reduce((best, gap) => (gap.turn > best.turn + 0.05 ? gap : best));
  return [Math.cos(at), Math.sin(at)];
}
