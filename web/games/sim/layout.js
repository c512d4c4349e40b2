// Points on a circle, as large as the board allows: the polygon is turned whichever way fits better.

/** @typedef {[number, number]} Place */

/**
 * @typedef {object} Geometry
 * @property {number} width
 * @property {number} height
 * @property {number} radius of the circle
 * @property {Place[]} points in order, the first is point 1
 * @property {number} dot radius of a point
 * @property {number} stroke width of a drawn line
 * @property {boolean} small too small for numbers
 * @property {number | null} caption height of the line of words below, where there is room for one
 */

/** Below this height there are no words on the board. */
const WORDY = 300;
const CAPTION = 30;

/** @param {import('../types.js').Table} table @param {number} width @param {number} height @returns {Geometry} */
export function geometry(table, width, height) {
  const wordy = height >= WORDY && width >= 260;
  const room = wordy ? height - CAPTION : height;
  const small = Math.min(width, room) < 190;
  let radius = Math.min(width, room) / 2;
  /** @type {Place[]} */
  let points = [];
  let dot = 0;
  // The margin depends on the size of the points, and that on what the margin leaves: twice is enough.
  for (let round = 0; round < 3; round++) {
    dot = small ? Math.max(2.5, radius * 0.08) : Math.min(25, Math.max(13, radius * 0.088));
    const margin = small ? dot + Math.max(3, radius * 0.16) : dot + 9;
    ({ points, radius } = fit(table.board.points, width, room, margin));
  }
  return {
    width,
    height,
    radius,
    points,
    dot,
    stroke: Math.min(7.5, Math.max(1.6, radius * 0.028)),
    small,
    caption: wordy ? Math.min(height - CAPTION / 2 - 2, Math.max(...points.map(([, y]) => y)) + dot + 26) : null,
  };
}

/** The larger of the two ways to stand a polygon: on a side, or on a corner. @param {number} count @param {number} width @param {number} height @param {number} margin */
function fit(count, width, height, margin) {
  const turns = [0, Math.PI / count];
  const [best] = turns.map((turn) => placed(count, turn, width, height, margin)).sort((a, b) => b.radius - a.radius);
  return best;
}

/** @param {number} count @param {number} turn @param {number} width @param {number} height @param {number} margin */
function placed(count, turn, width, height, margin) {
  const unit = polygon(count, turn);
  const [xs, ys] = [0, 1].map((axis) => unit.map((place) => place[axis]));
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const radius = Math.max(1, Math.min((width - 2 * margin) / (right - left), (height - 2 * margin) / (bottom - top)));
  const x = width / 2 - ((left + right) / 2) * radius;
  const y = height / 2 - ((top + bottom) / 2) * radius;
  return { radius, points: unit.map(([dx, dy]) => /** @type {Place} */ ([x + dx * radius, y + dy * radius])) };
}

/** Corners of a regular polygon in the unit circle, clockwise; the first is on top, or left of it when turned. @param {number} count @param {number} [turn] @returns {Place[]} */
export function polygon(count, turn = 0) {
  return [...Array(count).keys()].map((i) => {
    const angle = (2 * Math.PI * i) / count - Math.PI / 2 - turn;
    return [Math.cos(angle), Math.sin(angle)];
  });
}

/** A point part of the way along a line. @param {Place} from @param {Place} to @param {number} part @returns {Place} */
export function along([x1, y1], [x2, y2], part) {
  return [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part];
}

/**
 * Where along a line its mark stands: never where lines cross, so that fifteen marks keep apart.
 * @param {number} a @param {number} b the ends, a < b @param {number} count how many points there are
 * @returns {number} part of the way from a to b
 */
export function markAt(a, b, count) {
  const span = b - a;
  if (count === 4) return span === 2 ? 0.28 : 0.5;
  if (count !== 6 || span === 1 || span === 5) return 0.5;
  // Three long diagonals meet in the middle: their marks stand around it, nearer to the odd points.
  if (span === 3) return a % 2 ? 0.36 : 0.64;
  // Short ones cross each other at thirds and a long one half way: a little off the middle, all in the same sense.
  return span === 2 ? 0.415 : 0.585;
}
