/** Whether an answer is right: asked of the engine's record, never worked out here. The student's page and the teacher's ask the same judge. */
import { lineOf } from '../shell/address.js';
import { fault, isGamePlayed } from './set.js';

/** @typedef {import('./set.js').Exercise} Exercise */
/** @typedef {import('../engine/types.js').AnalysisRecord} AnalysisRecord */
/** @typedef {import('../engine/types.js').Table} Table */
/** @typedef {{ text: string, right: boolean }} Answer  the line with the moves made, or `=first`, `=second`, `=draw` for who wins */
/** @typedef {'open'|'solved'|'failed'} State */

/** Who wins, if nobody; and after a line: a game that both have agreed to end. */
export const DRAW = '=draw';

/** @param {Exercise} exercise @returns {0|1} */
export const seatOf = ({ seat }) => (seat === 'first' ? 0 : 1);

/** The moves that answer it. @param {Exercise} exercise @param {AnalysisRecord} record @returns {string[]} */
export function goodMoves({ goal }, record) {
  if (record.outcome === 'unknown') return [];
  if (goal === 'best') return record.best;
  if (record.outcome === 'loss') return [];
  return record.moves.filter(({ outcome }) => outcome === record.outcome).map(({ move }) => move);
}

/** Who wins with best play: `=first`, `=second`, `=draw`, or nothing where it is not known. @param {Table} table @param {AnalysisRecord} record */
export function whoWins(table, record) {
  if (record.over) return table.winner === 'draw' || table.winner === null ? DRAW : ['=first', '=second'][table.winner];
  if (record.outcome === 'unknown') return null;
  if (record.outcome === 'draw') return DRAW;
  return (record.outcome === 'win') === (table.turn === 0) ? '=first' : '=second';
}

/**
 * Can it be done? `slip`: only if the robot goes wrong, which it may. `any`: whatever one answers.
 * @param {Exercise} exercise @param {Table} table @param {AnalysisRecord} record
 * @returns {'yes'|'no'|'slip'|'any'|'unknown'}
 */
export function isSolvable(exercise, table, record) {
  if (record.over) return 'no';
  if (record.outcome === 'unknown') return 'unknown';
  if (exercise.goal === 'who') return 'yes';
  if (!isGamePlayed(exercise.goal)) {
    const good = goodMoves(exercise, record).length;
    return good === 0 ? 'no' : good === record.moves.length ? 'any' : 'yes';
  }
  const who = whoWins(table, record);
  if (who === `=${exercise.seat}` || (who === DRAW && exercise.goal === 'draw')) return 'yes';
  return exercise.robot === 'perfect' || exercise.robot === 'trap' ? 'no' : 'slip';
}

/**
 * How far one is with an exercise.
 * @param {Exercise} exercise @param {readonly Answer[]} answers @param {number} wanted  how many right answers it takes
 * @returns {State}
 */
export function stateOf(exercise, answers, wanted) {
  const right = new Set(answers.filter((answer) => answer.right).map(({ text }) => text));
  if (right.size >= wanted) return 'solved';
  const wrong = answers.filter((answer) => !answer.right).length;
  return exercise.tries > 0 && wrong >= exercise.tries ? 'failed' : 'open';
}

/** Where nothing is proved a search could go on for ever: after so much work it takes what it has (milliseconds). */
const PATIENCE = 20_000;

/** @typedef {ReturnType<typeof createJudge>} Judge */

/** @param {import('../engine/types.js').Engine} engine @param {Exercise} exercise @param {string} topic */
export function createJudge(engine, exercise, topic) {
  /** @type {Promise<Table>|null} */
  let start = null;
  /** @type {Promise<AnalysisRecord>|null} */
  let asked = null;

  /** @param {string} line @returns {Promise<AnalysisRecord>} */
  const analyse = (line) => engine.job('analyse', [line], { topic, patience: PATIENCE }).promise;

  function table() {
    start ??= engine.table(exercise.line);
    return start;
  }

  /** Of the position where it begins. What failed is asked again the next time. */
  function record() {
    asked ??= table()
      .then(({ position }) => analyse(position))
      .catch((reason) => {
        asked = null;
        throw reason;
      });
    return asked;
  }

  /** The same, where an answer hangs on it: it has to be known then. */
  async function proof() {
    const known = await record();
    if (known.outcome === 'unknown') throw fault('unknown', {});
    return known;
  }

  /** How the game of an answer ended, against its goal. @param {Table} end @param {boolean} agreed */
  async function isReached(end, agreed) {
    if (!agreed) return end.over && (end.winner === seatOf(exercise) || (exercise.goal === 'draw' && end.winner === 'draw'));
    return exercise.goal === 'draw' && (await analyse(end.position)).outcome === 'draw';
  }

  return {
    table,
    record,
    analyse,
    /** How many right answers it takes. */
    async wanted() {
      return exercise.goal === 'all' ? Math.max(1, goodMoves(exercise, await proof()).length) : 1;
    },
    /** Judges an answer from nothing but its text. @param {string} text @returns {Promise<boolean>} rejects with a fault where it is no answer to this exercise */
    async isRight(text) {
      const first = await table();
      if (exercise.goal === 'who') return text === whoWins(first, await proof());
      const agreed = text.endsWith(DRAW);
      const end = await engine.table(agreed ? text.slice(0, -DRAW.length) : text);
      const before = end.moves.slice(0, first.moves.length);
      if (end.start !== first.start || lineOf(end.start, before) !== first.position || end.moves.length === before.length)
        throw fault('other', {});
      if (isGamePlayed(exercise.goal)) return isReached(end, agreed);
      return goodMoves(exercise, await proof()).includes(end.moves[before.length]);
    },
  };
}
