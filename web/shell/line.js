/**
 * The line of play of a sitting as plain data: a start, all moves made, and a cursor for where we look.
 * Undo moves the cursor back and keeps the tail, so that redo can return; playing a move cuts the tail off.
 */

/** @typedef {import('../engine/types.js').Table} Table */
/**
 * @typedef {object} Play
 * @property {string} start  canonical line without moves
 * @property {string[]} moves  all of them, also those after the cursor
 * @property {number} cursor  how many of them have been made in the position shown
 * @property {(Table|undefined)[]} tables  by ply, as far as they are known
 * @property {0|1|null} resigned  who has given up, at the end of the line
 * @property {boolean} agreed  both have agreed on a draw there
 */

/** Nobody has ended it before its end. @type {Pick<Play, 'resigned'|'agreed'>} */
export const OPEN = { resigned: null, agreed: false };

/** A seat taken by a person; every other name is a robot. */
export const PERSON = 'person';

/** In all our games the players alternate (a pass is a move), so the turn at any ply follows from the one we know. */
/** @param {Play} play @param {number} ply @returns {0|1} */
export function turnAt(play, ply) {
  const known = /** @type {Table} */ (play.tables[play.cursor]);
  return /** @type {0|1} */ ((known.turn + Math.abs(ply - play.cursor)) % 2);
}

/** @typedef {(table: Table) => string|null} Forced  the move that is made by itself, where there is nothing to choose */

/**
 * Where undo leads: against a robot to the person's last turn, otherwise one move back; never to where nothing can be chosen.
 * @param {Play} play @param {readonly string[]} seats @param {Forced} forced @returns {number|null}
 */
export function undoTarget(play, seats, forced) {
  for (let ply = play.cursor - 1; ply >= 0; ply -= 1) if (stops(play, seats, forced, ply)) return ply;
  return null;
}

/** @param {Play} play @param {readonly string[]} seats @param {Forced} forced @returns {number|null} */
export function redoTarget(play, seats, forced) {
  for (let ply = play.cursor + 1; ply <= play.moves.length; ply += 1) {
    if (ply === play.moves.length || stops(play, seats, forced, ply)) return ply;
  }
  return null;
}

/** @param {Play} play @param {readonly string[]} seats @param {Forced} forced @param {number} ply */
function stops(play, seats, forced, ply) {
  const known = play.tables[ply];
  if (known && forced(known) !== null) return false;
  return !seats.includes(PERSON) || seats[turnAt(play, ply)] === PERSON;
}

/**
 * How the whole line ended, or null while it goes on.
 * @param {Play} play @returns {{ winner: 0|1|'draw', resigned: boolean, agreed: boolean }|null}
 */
export function resultOf(play) {
  const { resigned, agreed } = play;
  if (agreed) return { winner: 'draw', resigned: false, agreed };
  if (resigned !== null) return { winner: resigned === 0 ? 1 : 0, resigned: true, agreed };
  const end = play.tables[play.moves.length];
  return end?.over && end.winner !== null ? { winner: end.winner, resigned: false, agreed } : null;
}

/** @typedef {{ wins: [number, number], draws: number }} Score */

/** @param {Score} score @param {ReturnType<typeof resultOf>} result @returns {Score} */
export function addResult(score, result) {
  /** @type {Score} */
  const sum = { wins: [...score.wins], draws: score.draws };
  if (result?.winner === 'draw') sum.draws += 1;
  else if (result) sum.wins[result.winner] += 1;
  return sum;
}
