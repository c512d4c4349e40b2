/** The game in progress, kept over a reload, and over the way from one screen to another where storage is refused. */
import { lineOf } from './address.js';
import { isSeats } from './settings.js';
import { load, save } from './store.js';

/** @typedef {import('./session.js').Snapshot} Snapshot */
/** @typedef {ReturnType<typeof createSitting>} Sitting */

/** @param {any} value */
const isCount = (value) => Number.isInteger(value) && value >= 0;

/** @param {any} value @returns {Snapshot|null} */
function check(value) {
  const good =
    typeof value === 'object' &&
    value !== null &&
    typeof value.start === 'string' &&
    value.start.length < 65_536 &&
    Array.isArray(value.moves) &&
    value.moves.every((/** @type {any} */ move) => typeof move === 'string') &&
    isCount(value.cursor) &&
    value.cursor <= value.moves.length &&
    isSeats(value.seats) &&
    [0, 1, null].includes(value.resigned) &&
    ['boolean', 'undefined'].includes(typeof value.agreed) &&
    Array.isArray(value.score?.wins) &&
    value.score.wins.length === 2 &&
    value.score.wins.every(isCount) &&
    isCount(value.score.draws);
  return good ? value : null;
}

/** Where storage is refused, the state of the browser's history still outlives a reload. */
function fromHistory() {
  try {
    return check(history.state?.sitting);
  } catch {
    return null;
  }
}

/** @param {() => void} onBad */
export function createSitting(onBad) {
  /** @type {Snapshot|null} */
  let kept = load('sitting', check, onBad) ?? fromHistory();
  return {
    get: () => kept,
    /** The line that a link to the kept game has. */
    line: () => (kept ? lineOf(kept.start, kept.moves.slice(0, kept.cursor)) : null),
    /** @param {Snapshot} snapshot */
    keep(snapshot) {
      // A board that was only looked at does not take the place of a game that was played.
      if (snapshot.moves.length === 0 && kept && kept.moves.length > 0 && kept.start !== snapshot.start) return;
      kept = snapshot;
      save('sitting', snapshot);
    },
  };
}
