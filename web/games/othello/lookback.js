// Looking back at a game: the score by move, and what each move gave away. Worked out once for all who ask, the end of the
// game first; when a game goes on, only what is new is looked at.

import { lineOf } from '../../shell/address.js';

/** @typedef {import('../types.js').Engine} Engine */
/** @typedef {{ ply: number, value: number, exact: boolean, depth: number, best: string | null, lost: number | null }} Point black's lead after so many moves */
/** @typedef {{ known: Map<string, Point[]>, running: string | null, listeners: Set<() => void> }} Desk */

/** A move that gave away so many discs is a slip. */
export const SLIP = 4;

/** @type {WeakMap<Engine, Desk>} */
const desks = new WeakMap();

/** @param {Engine} engine */
function deskOf(engine) {
  /** @type {Desk} */
  const desk = desks.get(engine) ?? { known: new Map(), running: null, listeners: new Set() };
  desks.set(engine, desk);
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
      return (point?.lost ?? 0) >= SLIP;
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
        topic: 'measure:lookback',
        onProgress: ({ draft }) => draft?.points.length && keep(draft),
      });
      const report = await job.promise.catch(() => null);
      if (desk.running === line) desk.running = null;
      if (report) keep(report);
    },
    destroy() {
      desk.listeners.delete(onChange);
      if (!desk.listeners.size) engine.stop('measure:lookback');
    },
  };
}
