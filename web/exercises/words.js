/** Sentences about exercises that more than one screen says. */
import { faultText, isFault, playerName, sentences, seatName } from '../shell/words.js';
import { DRAW, goodMoves, seatOf, whoWins } from './judge.js';
import { isGamePlayed } from './set.js';

/** @typedef {import('../i18n/index.js').Translate} Translate */
/** @typedef {import('../engine/types.js').Table} Table */
/** @typedef {import('../engine/types.js').AnalysisRecord} AnalysisRecord */
/** @typedef {import('./set.js').Exercise} Exercise */

/** So many moves of a solution are named. */
const NAMED = 8;

/** @param {Translate} t @param {string} game @param {number} level */
export const setTitle = (t, game, level) => t('exercises.set', { game: t(`${game}.name`), level: t(`exercises.level.${level}`) });

/**
 * What is to be done. Once it is known what there is to hold, that is said.
 * @param {Translate} t @param {Exercise} exercise @param {Table} table @param {AnalysisRecord|null} [record]
 */
export function taskText(t, { goal, robot, ...exercise }, table, record = null) {
  const seat = isGamePlayed(goal) ? seatOf({ goal, robot, ...exercise }) : table.turn;
  const key = `exercises.task.${goal}`;
  const own = [`${key}.${table.game}`, `${key}.${record?.outcome}`].find(t.has);
  return t(own ?? key, { player: playerName(t, table, seat), robot: seatName(t, robot, table.game) });
}

/** An answer to who wins. @param {Translate} t @param {Table} table @param {string} who */
export function whoText(t, table, who) {
  return who === DRAW ? t('exercises.who.draw') : t('exercises.who', { player: playerName(t, table, who === '=first' ? 0 : 1) });
}

/**
 * The answer, and why, for when nothing can be given away any more.
 * @param {import('../games/types.js').GameView} view @param {Translate} t @param {Exercise} exercise @param {Table} table @param {AnalysisRecord} record
 */
export function solution(view, t, exercise, table, record) {
  const moves =
    exercise.goal === 'who' || isGamePlayed(exercise.goal) ? record.best.slice(0, 1) : goodMoves(exercise, record).slice(0, NAMED);
  const named = t.list(moves.map((move) => view.moveLabel(move, table, t)));
  // In a game that is played the first move is not always the student's.
  const mine = !isGamePlayed(exercise.goal) || table.turn === seatOf(exercise);
  return [
    exercise.goal === 'who' ? sentences(whoText(t, table, whoWins(table, record) ?? DRAW)) : '',
    exercise.goal !== 'who' && moves.length > 0 && mine ? t('exercises.solution', { moves: named }) : '',
    ...record.why.map(({ key, args }) => t(key, args)),
  ].filter(Boolean);
}

/**
 * What is wrong with a move: what the other player can do about it.
 * @param {import('../games/types.js').GameView} view @param {Translate} t @param {Table} table  after the move @param {AnalysisRecord} record
 */
export function refutation(view, t, table, record) {
  const player = playerName(t, table, table.turn);
  const [best] = record.best;
  if (record.over || record.outcome === 'unknown' || best === undefined) return [];
  const reply = t(`exercises.reply.${record.outcome}`, { player, move: view.moveLabel(best, table, t) });
  return [reply, ...record.why.map(({ key, args }) => t(key, args))];
}

/** Why something could not be done: a fault in words, or that a part of the page did not arrive. @param {Translate} t @param {unknown} reason @param {string} name */
export function sentenceOf(t, reason, name) {
  if (!isFault(reason)) return t('pack.failed', { name });
  const sentence = faultText(t, reason);
  return reason.column === null ? sentence : t('error.column', { column: reason.column, sentence });
}
