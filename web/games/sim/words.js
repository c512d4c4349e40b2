// Sim in words: for the twin, the live region, hints and headers.

import { ends, pointsOf, show } from './lines.js';

/** @typedef {import('../types.js').Table} Table */
/** @typedef {import('../types.js').Translate} Translate */
/** @typedef {import('../types.js').AnalysisRecord} AnalysisRecord */

/** @param {Table} table @param {number} player @param {Translate} t */
const playerName = (table, player, t) => t(`player.${table.players[player]}`);

/** Whose triangle ended the game, in a sentence. @param {Table} table @param {Translate} t */
function closed(table, t) {
  const colour = table.board.red.includes(table.board.triangle[0]) ? 0 : 1;
  return t('sim.closed', { player: playerName(table, colour, t), points: pointsOf(table.board.triangle) });
}

/** The position in words. @param {Table} table @param {Translate} t */
export function describe(table, t) {
  /** @type {{ red: string[], blue: string[] }} */
  const { red, blue } = table.board;
  if (!red.length) return t('sim.describe.empty', { count: table.board.points });
  const parts = [t('sim.describe.red', { lines: red.map(show) })];
  if (blue.length) parts.push(t('sim.describe.blue', { lines: blue.map(show) }));
  if (table.board.triangle) parts.push(closed(table, t));
  return parts.join(' ');
}

/** After each move: only what it has brought about. @param {Table} table @param {Translate} t */
export const outlook = (table, t) => (table.board.triangle ? closed(table, t) : '');

/** @param {Table} table @param {Translate} t */
export function label(table, t) {
  return t('sim.board', { position: describe(table, t) });
}

/** The rules in force. @param {Table} table @param {Translate} t */
export function summary(table, t) {
  const { points, goal } = table.board;
  return [t('sim.summary.points', { count: points }), t(`sim.summary.${goal}`)].join(' · ');
}

/** What stands below the board: how the game ended, or what the mark of a last move means. @param {Table} table @param {string | null} threat @param {Translate} t */
export function caption(table, threat, t) {
  if (table.board.triangle) return closed(table, t);
  if (table.over) return t('sim.caption.draw');
  return threat ? t(`sim.caption.${threat}`) : '';
}

/** @param {string} move @param {Table} table before the move @param {Translate} t */
export function say(move, table, t) {
  const [a, b] = ends(move);
  return t('sim.say', { player: playerName(table, table.turn, t), a, b });
}

/** @param {string} move @param {Table} _table @param {Translate} t */
export function moveLabel(move, _table, t) {
  const [a, b] = ends(move);
  return t('sim.move', { a, b });
}

/** @param {string} move @param {Table} _table @param {Translate} t */
export function where(move, _table, t) {
  const [point] = ends(move);
  return { text: t('sim.where', { point }), hint: { point } };
}

/**
 * @param {Table} table @param {AnalysisRecord | null} record @param {Translate} t
 * @returns {import('../types.js').TwinGroup[]}
 */
export function twin(table, record, t) {
  const judged = new Map(record?.moves.map((move) => [move.move, move]));
  const groups = [...Array(table.board.points - 1).keys()].map((i) => i + 1);
  return groups.map((point) => ({
    label: t('sim.group', { point }),
    moves: table.legal
      .filter((line) => ends(line)[0] === point)
      .map((move) => {
        const [a, b] = ends(move);
        const verdict = judged.get(move);
        const plain = moveLabel(move, table, t);
        const ending = verdict?.remoteness === 0 && verdict.outcome !== 'draw' ? '.now' : '';
        return {
          move,
          label: verdict ? t(`sim.group.${verdict.outcome}${ending}`, { move: plain }) : plain,
          names: [move, `${b}${a}`],
        };
      }),
  }));
}
