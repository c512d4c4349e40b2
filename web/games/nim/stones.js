// A stone, and what can be seen on it.

import { mark } from '../../board/marks.js';

/** @typedef {import('../../board/pen.js').Pen} Pen */
/** @typedef {{ x: number, y: number, w: number, h: number }} Box */

/** Smaller than this a stone is a dot: light and shade would only blur it. */
const DOT = 9;

/** Pebbles of a river are not all of one colour. */
const KINDS = ['stone', 'stone-slate', 'stone-sand', 'stone'];

/** @param {number} seed */
export function kind(seed) {
  return KINDS[Math.floor(fraction(seed, 11) * KINDS.length)];
}

/**
 * A pebble lit from above. Its seed makes it a little different from its neighbours.
 * @param {Pen} pen @param {Box} box @param {string} fill @param {number} seed @param {number} [alpha]
 */
export function stone(pen, box, fill, seed, alpha = 1) {
  const { y, h } = box;
  if (h < DOT) {
    pen.rect(box.x, y, box.w, h, { fill, radius: h / 2, alpha });
    return;
  }
  const shape = outline(box, seed);
  pen.path(shape, { fill, alpha });
  const tone = fraction(seed, 9) * 0.09;
  const edges = { top: y, bottom: y + h };
  pen.path(shape, {
    fill: 'shade',
    alpha,
    fade: {
      ...edges,
      stops: [
        [0, tone],
        [0.4, tone],
        [0.75, tone + 0.16],
        [1, tone + 0.38],
      ],
    },
  });
  if (h < 16) return;
  pen.path(shape, {
    fill: 'light',
    alpha,
    fade: {
      ...edges,
      stops: [
        [0, 0.4],
        [0.18, 0.26],
        [0.55, 0],
      ],
    },
  });
}

/** The rim alone: where a stone was, or might be. @param {Pen} pen @param {Box} box @param {number} seed @param {import('../../board/pen.js').Style} style */
export function rim(pen, box, seed, style) {
  const inset = (style.width ?? 1) / 2;
  const inner = { x: box.x + inset, y: box.y + inset, w: box.w - 2 * inset, h: box.h - 2 * inset };
  if (box.h < DOT) pen.rect(inner.x, inner.y, inner.w, inner.h, { radius: inner.h / 2, ...style });
  else pen.path(outline(inner, seed), style);
}

/**
 * Rounder than a box, fuller than an ellipse, flatter below, and no two alike.
 * @param {Box} box @param {number} seed @returns {import('../../board/pen.js').Command[]}
 */
function outline({ x, y, w, h }, seed) {
  const some = (/** @type {number} */ salt) => fraction(seed, salt) - 0.5;
  const flat = w > h * 1.5;
  const slim = flat ? w * 0.05 * fraction(seed, 1) : 0;
  const left = x + slim * (1 + some(2));
  const right = x + w - slim * (1 - some(2));
  const top = left + (right - left) * (0.5 + some(3) * 0.16);
  const bottom = left + (right - left) * (0.5 + some(4) * 0.1);
  const west = y + h * (0.54 + some(5) * 0.12);
  const east = y + h * (0.54 + some(6) * 0.12);
  const round = flat ? 0.68 : 0.58;
  const [a, b, c, d] = [0.62 + some(7) * 0.1, 0.62 + some(8) * 0.1, round, round];
  return [
    ['M', left, west],
    ['C', left, west - (west - y) * a, top - (top - left) * a, y, top, y],
    ['C', top + (right - top) * b, y, right, east - (east - y) * b, right, east],
    ['C', right, east + (y + h - east) * c, bottom + (right - bottom) * c, y + h, bottom, y + h],
    ['C', bottom - (bottom - left) * d, y + h, left, west + (y + h - west) * d, left, west],
    ['Z'],
  ];
}

/** Some fixed number in [0, 1) for a stone: the same stone always looks the same. @param {number} seed @param {number} salt */
function fraction(seed, salt) {
  const x = Math.sin(seed * 12.9898 + salt * 78.233) * 43758.5453;
  return x - Math.floor(x);
}

/**
 * What taking from this stone upwards leads to, and the value of what is left where there is room for it.
 * @param {Pen} pen @param {Box} box @param {{ outcome: string, value: string | null }} judged
 */
export function verdict(pen, { x, y, w, h }, { outcome, value }) {
  const cx = x + w / 2;
  const cy = y + h * 0.48;
  let r = Math.min(h * 0.25, w * 0.25, 9);
  if (r < 2.4) {
    if (outcome === 'win') pen.rect(x, y, w, h, { fill: 'win', radius: h / 2 });
    return;
  }
  const text = value ?? '';
  const wide = (/** @type {number} */ scale) => pen.measure(text, { size: r * 1.8 * scale, weight: 600 }) + r * 4.3 * scale;
  const shrunk = Math.min(1, (w * 0.86) / wide(1));
  const fits = text !== '' && r * shrunk >= 5.6;
  if (fits) r *= shrunk;
  // What wins should be seen first.
  else if (outcome !== 'win') r *= 0.85;
  const chip = fits ? wide(1) : r * 2.9;
  const high = Math.min(h * 0.74, r * 2.9);
  pen.rect(cx - chip / 2, cy - high / 2, chip, high, {
    fill: 'paper',
    radius: high / 2,
    stroke: outcome === 'win' ? 'win' : undefined,
    width: 1.5,
  });
  mark(pen, fits ? cx - chip / 2 + r * 1.75 : cx, cy, r * (fits ? 0.9 : 1), outcome);
  if (fits) pen.text(cx - chip / 2 + r * 3.2, cy + 0.5, text, { size: r * 1.8, weight: 600, fill: 'ink', align: 'left' });
}
