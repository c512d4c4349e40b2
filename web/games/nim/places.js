// Boxes of single stones.

import { stoneAt } from './layout.js';

/** @typedef {import('./layout.js').HeapPlace} HeapPlace */

/** @param {HeapPlace} place @param {number} index @param {number} [lift] */
export function boxOf(place, index, lift = 0) {
  const { x, y } = stoneAt(place, index);
  return { x, y: y - lift, w: place.stone.w, h: place.stone.h };
}

/** @param {HeapPlace} place @param {number} index */
export function seedOf(place, index) {
  return place.heap * 151 + index;
}

/** @param {import('./stones.js').Box} box @param {number} by */
export function grow({ x, y, w, h }, by) {
  return { x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by };
}
