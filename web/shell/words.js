/** Sentences about a game that more than one part of the page says. */
import { PERSON } from './line.js';

/** @typedef {import('../engine/types.js').Table} Table */
/** @typedef {import('../engine/types.js').Fault} Fault */
/** @typedef {import('../engine/types.js').AnalysisRecord} AnalysisRecord */
/** @typedef {import('../i18n/index.js').Translate} Translate */
/** @typedef {import('./session.js').Session} Session */

/** Sentences one after another; some come with their full stop, some without. @param {...string} parts */
export const sentences = (...parts) =>
  parts
    .filter(Boolean)
    .map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`))
    .join(' ');

/** @param {Translate} t @param {Table} table @param {number} player */
export const playerName = (t, table, player) => t(`player.${table.players[player]}`);

/** What a robot is called, or what is said about it; a game may have words of its own. @param {Translate} t @param {string} game @param {string} robot @param {string} [what] */
export function robotText(t, game, robot, what = '') {
  const own = `${game}.robot.${robot}${what}`;
  return t(t.has(own) ? own : `robot.${robot}${what}`);
}

/** @param {Translate} t @param {string} who a robot, or `person` @param {string} game */
export const seatName = (t, who, game) => (who === PERSON ? t('seat.person') : robotText(t, game, who));

/** The only person at the table, who can be called "you". @param {readonly string[]} seats */
export function onlyPerson(seats) {
  const people = [0, 1].filter((seat) => seats[seat] === PERSON);
  return people.length === 1 ? people[0] : null;
}

/** How the game ended. @param {Translate} t @param {Session} session */
export function resultText(t, { result, seats, table }) {
  if (!result) return '';
  if (result.winner === 'draw') return t(result.agreed ? 'result.agreed' : 'result.draw');
  const you = onlyPerson(seats);
  const player = playerName(t, table, result.winner);
  const loser = playerName(t, table, 1 - result.winner);
  if (result.resigned) return t(you === null ? 'result.resigned' : 'result.you.resigned', { player, loser });
  if (you === null) return t('result.wins', { player });
  return t(you === result.winner ? 'result.you.win' : 'result.you.lose', { player });
}

/** A draw that is offered, and what became of it. @param {Translate} t @param {Session} session */
export function offerText(t, { offer, seats, table }) {
  if (!offer) return '';
  if (offer.by === null) return t('offer.repeats');
  const other = 1 - offer.by;
  if (offer.refused) return t('offer.refused', { robot: seatName(t, seats[other], table.game) });
  return t('offer.made', { player: playerName(t, table, offer.by), other: playerName(t, table, other) });
}

/** Whose turn it is, or how it ended: the line above the board. @param {Translate} t @param {Session} session */
export function turnText(t, session) {
  const { table, seats, result, paused, browsing } = session;
  if (result) return resultText(t, session);
  const player = playerName(t, table, table.turn);
  const who = seats[table.turn];
  if (who === PERSON) return t(onlyPerson(seats) === null ? 'turn.player' : 'turn.you', { player });
  const robot = seatName(t, who, table.game);
  if (paused) return t(`turn.${paused}`, { player, robot });
  if (browsing) return t('turn.browsing', { player, robot, ply: session.play.cursor, count: session.play.moves.length });
  return t('turn.robot', { player, robot });
}

/** What the position is worth to the player to move, as a sentence. @param {Translate} t @param {Table} table @param {AnalysisRecord} record */
export function outcomeText(t, table, record) {
  const player = playerName(t, table, table.turn);
  if (record.over)
    return record.winner === 'draw' || table.winner === null || table.winner === 'draw'
      ? t('result.draw')
      : t('result.wins', { player: playerName(t, table, table.winner) });
  if (record.outcome === 'unknown' && record.value !== null) return t('outcome.estimate.long', { player });
  return t(`outcome.${record.outcome}.long`, { player, other: playerName(t, table, 1 - table.turn) });
}

/** @param {Translate} t @param {Fault} fault */
export function faultText(t, fault) {
  return t(fault.key, fault.args);
}

/** @param {unknown} reason @returns {reason is Fault} */
export function isFault(reason) {
  return typeof reason === 'object' && reason !== null && typeof (/** @type {any} */ (reason).key) === 'string';
}
