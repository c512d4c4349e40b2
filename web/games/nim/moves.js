// Names of moves, and the engine's list of legal moves sorted by heap. No rule here:
// a move name is spelt and read, its legality is looked up.

/** @typedef {import('../types.js').Table} Table */

/** @param {number} heap @param {number} count */
export const nameMove = (heap, count) => `${heap}-${count}`;

/** @param {string} move */
export function readMove(move) {
  const [heap, count] = move.split('-').map(Number);
  return { heap, count };
}

/** @type {WeakMap<Table, Map<number, number[]>>} */
const sorted = new WeakMap();

/** The amounts that may be taken, by heap, ascending. @param {Table} table */
export function amounts(table) {
  let byHeap = sorted.get(table);
  if (!byHeap) {
    byHeap = new Map();
    for (const move of table.legal) {
      const { heap, count } = readMove(move);
      const list = byHeap.get(heap);
      if (list) list.push(count);
      else byHeap.set(heap, [count]);
    }
    for (const list of byHeap.values()) list.sort((a, b) => a - b);
    sorted.set(table, byHeap);
  }
  return byHeap;
}

/** @type {WeakMap<Table, Set<string>>} */
const listed = new WeakMap();

/**
 * May so many be taken? Where the list is only a part, what is not on it may still be legal.
 * @param {Table} table @param {number} heap @param {number} count
 */
export function allowed(table, heap, count) {
  let set = listed.get(table);
  if (!set) {
    set = new Set(table.legal);
    listed.set(table, set);
  }
  return table.truncated || set.has(nameMove(heap, count));
}

/** @typedef {Map<number, import('../../engine/types.js').JudgedMove>} Verdicts by the amount taken */

/** @type {WeakMap<import('../types.js').AnalysisRecord, Map<number, Verdicts>>} */
const judged = new WeakMap();

/** What the record says of each move, by heap. @param {import('../types.js').AnalysisRecord} record */
export function verdictsOf(record) {
  let byHeap = judged.get(record);
  if (!byHeap) {
    byHeap = new Map();
    for (const verdict of record.moves) {
      const { heap, count } = readMove(verdict.move);
      const list = byHeap.get(heap);
      if (list) list.set(count, verdict);
      else byHeap.set(heap, new Map([[count, verdict]]));
    }
    judged.set(record, byHeap);
  }
  return byHeap;
}

/**
 * The legal amount next to a wished one.
 * @param {Table} table @param {number} heap @param {number} count
 */
export function nearest(table, heap, count) {
  if (table.truncated) return count;
  const list = amounts(table).get(heap) ?? [];
  return list.reduce((best, n) => (Math.abs(n - count) < Math.abs(best - count) ? n : best), list[0] ?? 0);
}
