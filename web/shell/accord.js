/**
 * Agreeing on a draw, in games that can go on for ever: one player offers, the other agrees or plays on. Where a drawn
 * position comes back, the table itself suggests it.
 */
import { PERSON } from './line.js';

/** @typedef {import('../engine/types.js').Table} Table */
/** @typedef {{ by: 0|1|null, refused: boolean }} Offer  by whom, null where it suggests itself; refused by a robot, which means to win */

/** Who has said no to a suggestion is left in peace for so many moves. */
const PEACE = 10;

/**
 * @param {object} options
 * @param {import('../engine/types.js').Engine} options.engine
 * @param {((table: Table) => boolean)|undefined} options.endless
 * @param {() => void} options.onAgree
 * @param {() => void} options.onOffer
 */
export function createAccord({ engine, endless, onAgree, onOffer }) {
  /** @type {Offer|null} */
  let made = null;
  /** Every change at the table makes the answer to an older offer worthless. */
  let version = 0;
  /** @type {{ start: string, ply: number }|null} where a suggestion was turned down */
  let declined = null;

  /** @param {Table} table */
  function inPeace({ start, moves }) {
    // Further back than that, it is another game.
    if (declined && moves.length < declined.ply) declined = null;
    return declined?.start === start && moves.length >= declined.ply && moves.length < declined.ply + PEACE;
  }

  return {
    /** @param {Table} table @returns {Offer|null} */
    offer: (table) => made ?? (endless?.(table) && !inPeace(table) ? { by: null, refused: false } : null),
    /** @param {Table} table @param {readonly string[]} seats */
    async make(table, seats) {
      const { turn, position } = table;
      if (seats[1 - turn] === PERSON) {
        made = { by: turn, refused: false };
        return onOffer();
      }
      const mine = version;
      const record = await engine.job('analyse', [position], { topic: 'move:offer' }).promise.catch(() => null);
      if (mine !== version) return;
      // What is lost for the mover, who offers, is won for the robot.
      if (record && record.outcome !== 'loss') return onAgree();
      made = { by: turn, refused: true };
      onOffer();
    },
    /** @param {Table} table */
    decline({ start, moves }) {
      made = null;
      declined = { start, ply: moves.length };
    },
    /** The game has gone on. */
    forget() {
      made = null;
      version += 1;
    },
  };
}
