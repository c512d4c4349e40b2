// What stands beside the edges: their numbers, and with X-ray the marks and values of the cuts. What finds no
// room is left out: the list beside the board has it all.

import { mark } from '../../board/marks.js';
import { along, heading } from '../../board/curve.js';

/** @typedef {import('../../board/pen.js').Pen} Pen */
/** @typedef {import('./layout.js').Geometry} Geometry */
/** @typedef {import('../../board/curve.js').Place} Place */
/** @typedef {import('../types.js').BoardState} BoardState */
/** @typedef {[left: number, top: number, right: number, bottom: number]} Box */

/** So many edges can have their numbers beside them, so many moves their values. */
const NUMBERED = 40;
const VALUED = 20;
/** Edges shorter than this have no room for words. */
const ROOMY = 34;
/** Longer values are read in the list. */
const LONGEST = 9;

/** @param {Pen} pen @param {Geometry} geometry @param {BoardState} state @param {number[]} standing @param {number | null} looked */
export function drawLabels(pen, geometry, { xray, record, t }, standing, looked) {
  const { small, plain, unit, curves, caption, crowded } = geometry;
  if (small || plain) return;
  const judged = new Map((xray && record ? record.moves : []).map((move) => [Number(move.move) - 1, move]));
  const chip = Math.min(8, Math.max(3.5, unit * 0.11)) * (crowded ? 0.7 : 1);
  /** @type {Box[]} */
  const taken = [];
  for (const i of standing) {
    const verdict = judged.get(i);
    if (!verdict || i === looked) continue;
    const [x, y] = along(curves[i], 0.5);
    const rim = chip * 1.75;
    taken.push([x - rim, y - rim, x + rim, y + rim]);
    pen.circle(x, y, rim, {
      fill: 'paper',
      stroke: verdict.outcome === 'win' ? 'win' : 'line',
      width: verdict.outcome === 'win' ? 1.75 : 1,
    });
    mark(pen, x, y, chip, verdict.outcome);
  }
  if (unit < ROOMY) return;
  const write = writer(pen, geometry, taken);
  const away = (/** @type {number} */ i) => (judged.has(i) ? chip * 1.75 : geometry.stroke / 2) + 4;
  if (judged.size <= VALUED && !crowded) {
    for (const i of standing) {
      const verdict = judged.get(i);
      if (!verdict?.value || verdict.value.length > LONGEST) continue;
      write(i, verdict.value, away(i), 1, {
        size: Math.min(14, unit * 0.22),
        weight: 700,
        fill: verdict.outcome === 'win' ? 'win' : 'loss',
      });
    }
  }
  if (caption === null || crowded || standing.length > NUMBERED) return;
  for (const i of standing) if (i !== looked) write(i, t.number(i + 1), away(i), -1, { size: 11, fill: 'muted' });
}

/**
 * Writes beside an edge, on the side asked for or on the other, where nothing stands yet.
 * @param {Pen} pen @param {Geometry} geometry @param {Box[]} taken
 */
function writer(pen, { curves, width }, taken) {
  return (
    /** @type {number} */ i,
    /** @type {string} */ text,
    /** @type {number} */ away,
    /** @type {1 | -1} */ side,
    /** @type {import('../../board/pen.js').Style} */ style,
  ) => {
    const size = style.size ?? 12;
    const half = pen.measure(text, style) / 2;
    const [x, y] = along(curves[i], 0.5);
    const [nx, ny] = outside(heading(curves[i]));
    for (const way of [side, -side]) {
      const far = away + Math.abs(nx) * half + Math.abs(ny) * size * 0.5;
      const at = Math.max(half + 3, Math.min(width - half - 3, x + way * nx * far));
      const level = y + way * ny * far;
      /** @type {Box} */
      const box = [at - half, level - size * 0.45, at + half, level + size * 0.45];
      if (taken.some((other) => overlap(box, other))) continue;
      taken.push(box);
      return pen.text(at, level, text, { ...style, halo: 'paper' });
    }
  };
}

/** @param {Box} a @param {Box} b */
const overlap = (a, b) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** The side to which an edge leans, where its neighbours are not. @param {Place} heading @returns {Place} */
function outside([dx, dy]) {
  const [ux, uy] = dy > 0 ? [-dx, -dy] : [dx, dy];
  return ux < -0.12 ? [uy, -ux] : [-uy, ux];
}
