// Edges as curves on the board: a little uneven, as grown things are, and always the same way.

/** @typedef {[number, number]} Place */
/** From, two handles, to. @typedef {[Place, Place, Place, Place]} Curve */

/** How far a grown edge leaves its straight line, as a part of its length. */
const SWAY = 0.045;

/** Always the same number from -1 to 1 for the same seed. @param {number} seed */
export function chance(seed) {
  const wave = Math.sin(seed * 12.9898 + 78.233) * 43758.5453;
  return 2 * (wave - Math.floor(wave)) - 1;
}

/**
 * The curve of an edge.
 * @param {Place} from @param {Place} to on the board, y down
 * @param {number} bend how far the middle lies to the left, seen from the first end @param {number} [sway] seed, or 0 for a straight edge
 * @returns {Curve}
 */
export function curveOf(from, to, bend, sway = 0) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  // Left of the way there, with y down.
  const [nx, ny] = [dy / length, -dx / length];
  const handle = (/** @type {number} */ part, /** @type {number} */ seed) => {
    const aside = (bend * 4) / 3 + (sway ? chance(seed) * SWAY * length : 0);
    return /** @type {Place} */ ([from[0] + dx * part + nx * aside, from[1] + dy * part + ny * aside]);
  };
  return [from, handle(1 / 3, sway * 2), handle(2 / 3, sway * 2 + 1), to];
}

/** A loop that begins and ends at a place, as large as that. @param {Place} at @param {number} size @returns {Curve} */
export function loopOf([x, y], size) {
  const reach = size * 1.9;
  return [
    [x, y],
    [x - reach, y - reach * 1.1],
    [x + reach, y - reach * 1.1],
    [x, y],
  ];
}

/** The place part of the way along. @param {Curve} curve @param {number} part @returns {Place} */
export function along([a, b, c, d], part) {
  const rest = 1 - part;
  const weigh = (/** @type {0 | 1} */ axis) =>
    rest ** 3 * a[axis] + 3 * rest * rest * part * b[axis] + 3 * rest * part * part * c[axis] + part ** 3 * d[axis];
  return [weigh(0), weigh(1)];
}

/** The direction half way, as a unit vector. @param {Curve} curve @returns {Place} */
export function heading(curve) {
  const [x1, y1] = along(curve, 0.45);
  const [x2, y2] = along(curve, 0.55);
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  return [(x2 - x1) / length, (y2 - y1) / length];
}

/** The part of a curve up to `to`. @param {Curve} curve @param {number} to @returns {Curve} */
export function firstPart([a, b, c, d], to) {
  const mix = (/** @type {Place} */ p, /** @type {Place} */ q) =>
    /** @type {Place} */ ([p[0] + (q[0] - p[0]) * to, p[1] + (q[1] - p[1]) * to]);
  const [ab, bc, cd] = [mix(a, b), mix(b, c), mix(c, d)];
  const [abc, bcd] = [mix(ab, bc), mix(bc, cd)];
  return [a, ab, abc, mix(abc, bcd)];
}

/** The same curve from its other end. @param {Curve} curve @returns {Curve} */
export const reversed = ([a, b, c, d]) => [d, c, b, a];

/** Every place of it moved. @param {Curve} curve @param {(place: Place) => Place} move @returns {Curve} */
export const moved = ([a, b, c, d], move) => [move(a), move(b), move(c), move(d)];

/** Roughly. @param {Curve} curve */
export function lengthOf(curve) {
  let length = 0;
  let last = curve[0];
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const next = along(curve, part);
    length += Math.hypot(next[0] - last[0], next[1] - last[1]);
    last = next;
  }
  return length;
}

/** How far a place is from a curve. @param {Curve} curve @param {Place} place */
export function distance(curve, [x, y]) {
  let least = Number.POSITIVE_INFINITY;
  let last = curve[0];
  for (let step = 1; step <= 8; step++) {
    const next = along(curve, step / 8);
    const [dx, dy] = [next[0] - last[0], next[1] - last[1]];
    const square = dx * dx + dy * dy;
    const part = square ? Math.min(1, Math.max(0, ((x - last[0]) * dx + (y - last[1]) * dy) / square)) : 0;
    least = Math.min(least, Math.hypot(x - last[0] - part * dx, y - last[1] - part * dy));
    last = next;
  }
  return least;
}

/** For the pen. @param {Curve} curve @returns {import('./pen.js').Command[]} */
export const commands = ([a, b, c, d]) => [
  ['M', a[0], a[1]],
  ['C', b[0], b[1], c[0], c[1], d[0], d[1]],
];
