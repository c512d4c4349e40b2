// A choice in motion: the vertex fills, then wave by wave the paths that cause something are drawn, and what lies on them
// is covered.

import { ease } from '../../board/animate.js';

/** @typedef {import('../../board/pen.js').Pen} Pen */
/** @typedef {import('../../board/pen.js').Command} Command */
/** @typedef {import('./layout.js').Geometry} Geometry */
/** @typedef {import('./layout.js').Board} Board */
/** @typedef {import('../types.js').BoardState} BoardState */
/** @typedef {import('../types.js').Table} Table */
/** @typedef {{ paths: number[][], part: number }[]} Drawn how much of the paths of each wave is drawn */

/**
 * One moment of it.
 * @typedef {object} Motion
 * @property {Set<number>} chosen
 * @property {Set<number>} spanned
 * @property {Drawn} waves
 * @property {Map<number, number>} born how large a vertex is that has just changed
 */

const CHOOSE = 320;
const WAVE = 620;
const LONGEST = 3200;
/** In this part of a wave its paths are drawn; then they take effect. */
const DRAWING = 0.72;

/** @param {Table} _before @param {Table} after */
export function pace(_before, after) {
  const waves = after.board.spread?.waves.length ?? 0;
  return Math.min(LONGEST, CHOOSE + waves * WAVE);
}

/** @param {BoardState} state @returns {Motion | null} null at rest */
export function spreading({ table, from, moving, leaving }) {
  if (!from || moving === null || leaving === null) return null;
  const vertex = Number(moving);
  /** @type {Board} */
  const before = from.board;
  const chosen = new Set(before.chosen);
  const spanned = new Set(before.spanned);
  // Taken back: the choice only shrinks away, and what it covered with it.
  /** @type {import('./layout.js').Wave[]} */
  const waves = from === table ? [] : (table.board.spread?.waves ?? []);
  const first = CHOOSE / (CHOOSE + waves.length * WAVE);
  const pulse = ease(Math.min(1, leaving / first));
  const born = new Map([[vertex, 0.55 + 0.45 * pulse]]);
  if (pulse > 0) {
    chosen.add(vertex);
    spanned.add(vertex);
  }
  /** @type {Drawn} */
  const drawn = [];
  for (const [i, { paths, added }] of waves.entries()) {
    const each = (1 - first) / waves.length;
    const part = (leaving - first - i * each) / each;
    if (part <= 0) break;
    drawn.push({ paths, part: ease(Math.min(1, part / DRAWING)) });
    const effect = Math.min(1, (part - DRAWING) / (1 - DRAWING));
    if (effect <= 0) break;
    for (const number of added) {
      spanned.add(number);
      if (effect < 1) born.set(number, 0.8 + 0.2 * ease(effect) + 0.16 * Math.sin(effect * Math.PI));
    }
  }
  return { chosen, spanned, waves: drawn, born };
}

/**
 * @param {Pen} pen @param {Geometry} geometry @param {Drawn} waves @param {string} token @param {number} [alpha]
 */
export function drawPaths(pen, { points, stroke }, waves, token, alpha = 0.85) {
  /** Many paths share edges: each piece is drawn once, so that faint stays faint. @type {Set<string>} */
  const seen = new Set();
  /** @type {Command[]} */
  const commands = [];
  for (const { paths, part } of waves) {
    for (const path of paths) {
      const reach = part * (path.length - 1);
      for (let i = 0; i + 1 < path.length && i < reach; i++) {
        const whole = Math.min(1, reach - i);
        const piece = `${path[i]} ${path[i + 1]} ${whole}`;
        if (seen.has(piece) || seen.has(`${path[i + 1]} ${path[i]} ${whole}`)) continue;
        seen.add(piece);
        const [a, b] = [points[path[i] - 1], points[path[i + 1] - 1]];
        commands.push(['M', a[0], a[1]], ['L', a[0] + (b[0] - a[0]) * whole, a[1] + (b[1] - a[1]) * whole]);
      }
    }
  }
  if (commands.length) pen.path(commands, { stroke: token, width: stroke * 1.7 + 1, alpha });
}
