/** Looking back with X-ray: which of the moves played gave a better result away. */
import { lineOf } from './address.js';

/** @typedef {import('../engine/types.js').Outcome} Outcome */

/** Longer games are not reviewed move by move. */
const LONGEST = 200;
/** @type {Record<Outcome, number|null>} */
const worth = { win: 2, draw: 1, loss: 0, unknown: null };

/** @param {import('../engine/types.js').Engine} engine @param {() => void} onChange */
export function createReview(engine, onChange) {
  /** @type {Map<string, boolean>} by the line after the move: was it a slip? */
  const judged = new Map();
  let wanted = 0;

  /** @param {string} start @param {readonly string[]} moves @param {number} ply */
  async function judge(start, moves, ply) {
    const job = engine.job('analyse', [lineOf(start, moves.slice(0, ply - 1))], { topic: 'measure:review' });
    const record = await job.promise.catch(() => null);
    const made = record?.moves.find((/** @type {any} */ { move }) => move === moves[ply - 1]);
    const best = record && worth[/** @type {Outcome} */ (record.outcome)];
    const got = made && worth[/** @type {Outcome} */ (made.outcome)];
    if (record) judged.set(lineOf(start, moves.slice(0, ply)), typeof best === 'number' && typeof got === 'number' && got < best);
  }

  return {
    /** @param {string} start @param {readonly string[]} moves @param {number} ply */
    isSlip: (start, moves, ply) => judged.get(lineOf(start, moves.slice(0, ply))) ?? false,
    /** Judges the moves of a line, the last first. @param {string} start @param {readonly string[]} moves */
    async want(start, moves) {
      const mine = ++wanted;
      if (moves.length > LONGEST) return;
      let found = false;
      for (let ply = moves.length; ply > 0 && mine === wanted; ply -= 1) {
        if (judged.has(lineOf(start, moves.slice(0, ply)))) continue;
        await judge(start, moves, ply);
        found = true;
      }
      if (found && mine === wanted) onChange();
    },
    destroy() {
      wanted += 1;
      engine.stop('measure:review');
    },
  };
}
