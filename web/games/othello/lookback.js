// Looking back at a game: the score by move, and what each move gave away. Worked out once for all who ask, the end of the
// game first; when a game goes on, only what is new is looked at.

import { lineOf } from '../../shell/address.js';

/** @typedef {import('../types.js').Engine} Engine */
/** @typedef {'inaccuracy' | 'mistake' | 'blunder'} Class */
/** @typedef {import('../../engine/types.js').Outcome} Outcome */
/** @typedef {import('../../engine/types.js').Reason} Reason */
/**
 * A position of the game: black's lead, and what the move did that was made there.
 * @typedef {object} Point
 * @property {number} ply
 * @property {number} value
 * @property {boolean} exact
 * @property {number} depth
 * @property {string | null} best
 * @property {number | null} lost
 * @property {'black' | 'white'} turn
 * @property {Class | null} class
 * @property {[Outcome, Outcome] | null} result what its maker could have had, and had after it
 * @property {Reason[]} why
 */
/** @typedef {{ known: Map<string, Point[]>, running: string | null, listeners: Set<() => void> }} Desk */

/** The classes of bad moves, the least first. @type {Class[]} */
export const CLASSES = ['inaccuracy', 'mistake', 'blunder'];

const TOPIC = 'measure:lookback';

/** @type {WeakMap<Engine, Desk>} */
const desks = new WeakMap();

/** @param {Engine} engine */
function deskOf(engine) {
  const found = desks.get(engine);
  if (found) return found;
  /** @type {Desk} */
  const desk = { known: new Map(), running: null, listeners: new Set() };
  desks.set(engine, desk);
  // What was judged before the weights arrived is judged again.
  void engine.equipped.then((has) => {
    if (!has || !desk.known.size) return;
    desk.known.clear();
    // What goes on has begun with what was known.
    engine.stop(TOPIC);
    setTimeout(() => {
      for (const listener of desk.listeners) listener();
    });
  });
  return desk;
}

/** @param {Engine} engine @param {() => void} onChange told when more is known */
export function createLookback(engine, onChange) {
  const desk = deskOf(engine);
  desk.listeners.add(onChange);

  const tell = () => {
    for (const listener of desk.listeners) listener();
  };

  /** How many moves of this game were looked back at before, and what was found. @param {string} start @param {readonly string[]} moves */
  function before(start, moves) {
    for (let ply = moves.length; ply > 0; ply -= 1) {
      const points = desk.known.get(lineOf(start, moves.slice(0, ply)));
      // What it gave away to go on from the last position was not known then.
      if (points?.length === ply + 1) return points.slice(0, ply);
    }
    return [];
  }

  return {
    /** @param {string} start @param {readonly string[]} moves @returns {Point[]} the last positions of the game, as far as they are known */
    points: (start, moves) => desk.known.get(lineOf(start, moves)) ?? [],
    get running() {
      return desk.running !== null;
    },
    /** @param {string} start @param {readonly string[]} moves @param {number} ply */
    isSlip(start, moves, ply) {
      const point = desk.known.get(lineOf(start, moves))?.find((other) => other.ply === ply - 1);
      return point?.class === 'mistake' || point?.class === 'blunder';
    },
    /** @param {string} start @param {readonly string[]} moves */
    async want(start, moves) {
      const line = lineOf(start, moves);
      if (!moves.length || desk.running === line || desk.known.get(line)?.length === moves.length + 1) return;
      desk.running = line;
      const earlier = before(start, moves);
      /** @param {{ points: Point[] }} report */
      const keep = ({ points }) => {
        desk.known.set(line, points.length + earlier.length > moves.length ? [...earlier, ...points] : points);
        tell();
      };
      const job = engine.job('review', [line, earlier.length], {
        topic: TOPIC,
        onProgress: ({ draft }) => draft?.points.length && keep(draft),
      });
      const report = await job.promise.catch(() => null);
      if (desk.running === line) desk.running = null;
      if (report) keep(report);
    },
    destroy() {
      desk.listeners.delete(onChange);
      if (!desk.listeners.size) engine.stop(TOPIC);
    },
  };
}
