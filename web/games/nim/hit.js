// From a point on the board to a move: a stone stands for taking it and all above it.

import { amounts, nameMove, nearest, readMove } from './moves.js';

/** @typedef {import('./layout.js').Geometry} Geometry */
/** @typedef {import('./layout.js').HeapPlace} HeapPlace */
/** @typedef {import('../types.js').Table} Table */

/** The smallest target for a finger, in CSS pixels. */
const FINGER = 24;
/** How far a finger slides for one stone more where stones are smaller than that. */
const STEP = 14;

/**
 * @param {Geometry} geometry @param {number} x @param {number} y @param {Table} table
 * @returns {string | null}
 */
export function hit(geometry, x, y, table) {
  const place = geometry.heaps.find(
    (heap) => x >= heap.left && x < heap.right && y >= heap.ceiling - geometry.metrics.head && y <= heap.base + 4,
  );
  if (!place?.now) return null;
  const count = place.tower ? countOnTower(place, y, table) : countOnStones(place, x, y);
  return count ? nameMove(place.heap, count) : null;
}

/** @param {HeapPlace} place @param {number} x @param {number} y */
function countOnStones({ now, x: left, width, base, columns, stone, gap }, x, y) {
  // Beside the heap is not on it, but a finger may be a little off.
  const slack = Math.max(8, (FINGER - stone.w) / 2);
  if (x < left - slack || x > left + width + slack) return null;
  const row = Math.floor((base - y) / (stone.h + gap.y));
  const column = Math.min(columns - 1, Math.max(0, Math.floor((x - left) / (stone.w + gap.x))));
  const rows = Math.ceil(now / columns);
  if (row >= rows + Math.ceil(FINGER / (stone.h + gap.y))) return null;
  const index = Math.min(now - 1, Math.max(0, row) * columns + column);
  return now - index;
}

/** @param {HeapPlace} place @param {number} y @param {Table} table */
function countOnTower({ heap, now, base, stone, gap, tower }, y, table) {
  if (!tower) return null;
  const above = Math.floor((tower.top - y) / (stone.h + gap.y));
  if (above > tower.loose) return null;
  if (y < tower.top) return Math.max(1, tower.loose - above);
  // In the tower itself height stands for a share; useless where only a few may be taken.
  const list = amounts(table).get(heap) ?? [];
  if (!table.truncated && list[list.length - 1] <= tower.loose) return null;
  const share = (y - tower.top) / (base - tower.top);
  return tower.loose + Math.max(1, Math.round(Math.min(1, share) * (now - tower.loose)));
}

/**
 * @param {Geometry} geometry @param {number} x @param {number} y @param {Table} table @param {boolean} coarse a finger, not a mouse
 * @returns {import('../types.js').Grip | null}
 */
export function grab(geometry, x, y, table, coarse) {
  const move = hit(geometry, x, y, table);
  if (!move) return null;
  const { heap, count } = readMove(move);
  const place = geometry.heaps[heap - 1];
  const amount = (/** @type {string} */ chosen) => readMove(chosen).count;
  if (place.tower && y >= place.tower.top) {
    return { group: heap - 1, amount, confirm: true, slide: (_, dy) => hit(geometry, x, Math.max(place.tower?.top ?? 0, y + dy), table) };
  }
  const target = Math.min(place.stone.w + place.gap.x, place.stone.h + place.gap.y);
  if (!coarse || target >= FINGER) return null;
  return {
    group: heap - 1,
    amount,
    confirm: false,
    slide(_, dy) {
      const wished = Math.min(place.now, count + Math.round(dy / STEP));
      // Sliding above the top stone lets go of the heap.
      return wished < 1 ? null : nameMove(heap, nearest(table, heap, wished));
    },
  };
}
