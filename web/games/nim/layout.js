// Where the heaps stand. Stones lie in rows, filled from below; a heap that is too
// high gets more columns, one that is too large to draw stone by stone is a tower
// with its last stones on top. Sizes come from the start position, so that nothing
// jumps while stones are taken.

import { planFor } from './plan.js';

/** @typedef {import('./plan.js').Metrics} Metrics */
/** @typedef {import('./plan.js').Plan} Plan */

/**
 * @typedef {object} HeapPlace
 * @property {number} heap its number, from 1
 * @property {number} now objects left
 * @property {number} start objects at the start
 * @property {number} x left edge of the stones
 * @property {number} width
 * @property {number} base where the lowest stone lies
 * @property {number} ceiling top of the space for stones
 * @property {number} left the cell, stones and margin
 * @property {number} right
 * @property {number} columns
 * @property {{ w: number, h: number }} stone
 * @property {{ x: number, y: number }} gap
 * @property {Tower | null} tower
 */

/** @typedef {{ top: number, loose: number }} Tower its upper edge, and how many stones lie on it */

/**
 * @typedef {object} Geometry
 * @property {number} width
 * @property {number} height
 * @property {Metrics} metrics
 * @property {HeapPlace[]} heaps
 */

/** Stones that lie on a tower. */
const LOOSE = 5;

/**
 * @param {import('../types.js').Table} table
 * @param {number} width
 * @param {number} height
 * @returns {Geometry}
 */
export function geometry(table, width, height) {
  /** @type {{ heaps: number[], start: number[] }} */
  const { heaps, start } = table.board;
  const { plan, limit, scale, metrics } = planFor(start, width, height);
  const [w, h] = [width * scale, height * scale];
  const places = plan ? place(plan, heaps, start, w, h, limit, metrics) : [];
  return shrink({ width: w, height: h, metrics, heaps: places }, scale);
}

/** All lengths divided by `scale`. @param {Geometry} geometry @param {number} scale @returns {Geometry} */
function shrink(geometry, scale) {
  if (scale === 1) return geometry;
  /** @template T @param {T} object @param {string[]} keys @returns {T} */
  const divide = (object, keys) => {
    const copy = /** @type {any} */ ({ ...object });
    for (const key of keys) copy[key] /= scale;
    return copy;
  };
  const metrics = divide(geometry.metrics, ['size', 'name', 'label', 'head', 'margin', 'least', 'tower']);
  const heaps = geometry.heaps.map((heap) => ({
    ...divide(heap, ['x', 'width', 'base', 'ceiling', 'left', 'right']),
    stone: divide(heap.stone, ['w', 'h']),
    gap: divide(heap.gap, ['x', 'y']),
    tower: heap.tower && divide(heap.tower, ['top']),
  }));
  return { ...divide(geometry, ['width', 'height']), metrics, heaps };
}

/**
 * @param {Plan} plan @param {number[]} heaps @param {number[]} start
 * @param {number} width @param {number} height @param {number} limit @param {Metrics} metrics
 * @returns {HeapPlace[]}
 */
function place(plan, heaps, start, width, height, limit, metrics) {
  const { w, h, gap, lines, widths } = plan;
  /** @type {HeapPlace[]} */
  const places = [];
  const towers = start.some((n) => n > limit);
  const tallest = Math.max(...start.map((n) => Math.min(n, plan.rows)), 1);
  const needed = (towers ? Math.max(320, tallest * (h + gap.y)) : tallest * (h + gap.y)) + metrics.label + metrics.head;
  const line = Math.min((height - 8) / lines.length, needed * (lines.length > 1 ? 1.15 : 1));
  const top = (height - line * lines.length) / 2;
  lines.forEach((members, row) => {
    const total = members.reduce((sum, i) => sum + widths[i], 0);
    const spare = Math.min((width - total) / (members.length + 1), w * 0.9 + 12);
    let left = (width - total - spare * (members.length - 1)) / 2;
    const base = top + line * (row + 1) - metrics.label;
    const ceiling = top + line * row + metrics.head;
    for (const i of members) {
      const cell = { left: left - spare / 2, right: left + widths[i] + spare / 2, base, ceiling };
      places.push(heapPlace(i + 1, heaps[i], start[i], cell, { w, h }, gap, start[i] > limit ? limit : null, plan.rows, metrics));
      left += widths[i] + spare;
    }
  });
  return places.sort((a, b) => a.heap - b.heap);
}

/**
 * @param {number} heap @param {number} now @param {number} start
 * @param {{ left: number, right: number, base: number, ceiling: number }} cell
 * @param {{ w: number, h: number }} stone @param {{ x: number, y: number }} gap
 * @param {number | null} limit where the heap started too large for stones @param {number} rows @param {Metrics} metrics
 * @returns {HeapPlace}
 */
function heapPlace(heap, now, start, cell, stone, gap, limit, rows, metrics) {
  const middle = (cell.left + cell.right) / 2;
  const shared = { heap, now, start, ...cell };
  if (limit === null) {
    const columns = Math.ceil(Math.max(1, start) / rows);
    const width = columns * (stone.w + gap.x) - gap.x;
    return { ...shared, x: middle - width / 2, width, columns, stone, gap, tower: null };
  }
  const width = now > limit ? metrics.tower : Math.max(metrics.tower, Math.min(240, cell.right - cell.left - metrics.margin));
  const space = cell.base - cell.ceiling;
  if (now > limit) {
    const h = Math.min(32, Math.max(stone.h, space / 14));
    const loose = Math.min(LOOSE, Math.floor((space * 0.4) / h));
    const body = (space - loose * (h + 2)) * Math.max(0.15, now / start);
    return {
      ...shared,
      x: middle - width / 2,
      width,
      columns: 1,
      stone: { w: width, h },
      gap: { x: 2, y: 2 },
      tower: { top: cell.base - body, loose },
    };
  }
  // It was a tower and is one no more: as many columns as its stones now need.
  const square = Math.min(32, Math.sqrt((width * space) / Math.max(now, limit / 4)) - 2);
  const columns = Math.max(1, Math.floor(width / (square + 2)));
  return {
    ...shared,
    x: middle - width / 2,
    width,
    columns,
    stone: { w: width / columns - 2, h: Math.min(square, space / Math.ceil(now / columns) - 2) },
    gap: { x: 2, y: 2 },
    tower: null,
  };
}

/**
 * The upper left corner of a stone, counted from 0 at the bottom. On a tower only the loose stones have a place.
 * @param {HeapPlace} place @param {number} index
 */
export function stoneAt(place, index) {
  const { columns, stone, gap, tower } = place;
  if (tower) {
    const above = index - (place.now - tower.loose);
    return { x: place.x, y: tower.top - (above + 1) * (stone.h + gap.y) };
  }
  const row = Math.floor(index / columns);
  return {
    x: place.x + (index % columns) * (stone.w + gap.x),
    y: place.base - (row + 1) * (stone.h + gap.y) + gap.y,
  };
}
