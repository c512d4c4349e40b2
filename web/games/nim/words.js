// Nim in words: for the twin, the live region, hints and headers.

import { amounts, nameMove, readMove } from './moves.js';

/** @typedef {import('../types.js').Table} Table */
/** @typedef {import('../types.js').Translate} Translate */
/** @typedef {import('../types.js').AnalysisRecord} AnalysisRecord */

/** A screen reader should not have to carry more buttons than this for one heap, or in all. */
const LISTED = 150;
const LISTED_IN_ALL = 400;

/** The position in words. @param {Table} table @param {Translate} t */
export function describe(table, t) {
  /** @type {number[]} */
  const heaps = table.board.heaps;
  return heaps.some((n) => n > 0) ? t('nim.describe', { heaps }) : t('nim.describe.empty');
}

/** @param {Table} table @param {Translate} t */
export function label(table, t) {
  return t('nim.board', { position: describe(table, t) });
}

/** The rules in force. @param {Table} table @param {Translate} t */
export function summary(table, t) {
  const { play, max, take } = table.board;
  const parts = [t(play === 'misere' ? 'nim.summary.misere' : 'nim.summary.normal')];
  if (max !== null) parts.push(t('nim.summary.max', { max }));
  if (take !== null) parts.push(t('nim.summary.take', { take }));
  return parts.join(' · ');
}

/** @param {string} move @param {Table} table before the move @param {Translate} t */
export function say(move, table, t) {
  const { heap, count } = readMove(move);
  return t('nim.say', { player: t(`player.${table.players[table.turn]}`), heap, count });
}

/** @param {string} move @param {Table} _table @param {Translate} t */
export function moveLabel(move, _table, t) {
  const { heap, count } = readMove(move);
  return t('nim.move', { heap, count });
}

/** @param {string} move @param {Table} _table @param {Translate} t */
export function where(move, _table, t) {
  const { heap } = readMove(move);
  return { text: t('nim.where', { heap }), hint: { heap } };
}

/**
 * @param {Table} table @param {AnalysisRecord | null} record @param {Translate} t
 * @returns {import('../types.js').TwinGroup[]}
 */
export function twin(table, record, t) {
  const verdicts = new Map(record?.moves.map(({ move, outcome }) => [move, outcome]));
  const legal = amounts(table);
  let listed = 0;
  return table.board.heaps.map((/** @type {number} */ size, /** @type {number} */ i) => {
    const heap = i + 1;
    if (!size) return { label: t('nim.group.empty', { heap }), moves: [] };
    const list = legal.get(heap) ?? [];
    const whole = list.length <= LISTED && listed + list.length <= LISTED_IN_ALL;
    const shown = whole ? list : list.slice(0, 5);
    listed += shown.length;
    const moves = shown.map((count) => {
      const move = nameMove(heap, count);
      const plain = t('nim.group.move', { heap, count, left: size - count });
      const outcome = verdicts.get(move);
      return { move, key: String(count), label: outcome ? t(`nim.group.${outcome}`, { move: plain }) : plain };
    });
    const group = { label: t('nim.group', { heap, count: size }), moves };
    // Also where all are listed: stones may be drawn too small for a finger.
    const many = list.length > 6 || table.board.heaps.length > 9 || table.truncated;
    if (!many || (list.length < 2 && !table.truncated)) return group;
    const max = table.truncated ? Math.min(size, table.board.max ?? size) : list[list.length - 1];
    return { ...group, entry: entry(heap, max, t) };
  });
}

/** @param {number} heap @param {number} max @param {Translate} t @returns {import('../types.js').TwinEntry} */
function entry(heap, max, t) {
  return {
    label: t('nim.entry.label', { heap, max }),
    max,
    move: (count) => nameMove(heap, count),
    button: t('nim.entry.take'),
    less: t('nim.entry.less'),
    more: t('nim.entry.more'),
  };
}
