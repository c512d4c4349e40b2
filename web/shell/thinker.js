/** A robot's turn: its choice is asked for, shown no sooner than is polite, and forgotten when the game has moved on. */
import { isStale } from '../engine/client.js';

/** @typedef {{ robot: string, seat: 0|1, working: boolean, since: number, nodes: number, progress: number|null, glimpse: import('../engine/types.js').Glimpse|null }} Thinking */
/** @typedef {ReturnType<typeof createThinker>} Thinker */

/** On a slow machine it plays the best it has found after so much work (milliseconds). */
const LONGEST = 8_000;

/**
 * @param {object} options
 * @param {import('../engine/types.js').Engine} options.engine
 * @param {string} options.topic
 * @param {(move: string) => Promise<void>} options.onMove
 * @param {() => void} options.onProgress
 * @param {(why: 'stopped'|'crashed') => void} options.onFail
 */
export function createThinker({ engine, topic, onMove, onProgress, onFail }) {
  /** @type {Thinking|null} */
  let thinking = null;
  /** @type {import('../engine/types.js').JobHandle|null} */
  let job = null;

  function forget() {
    const old = job;
    thinking = null;
    job = null;
    old?.cancel();
  }

  /** @param {Thinking} mine @param {Promise<any>} answer @param {number} delay */
  async function wait(mine, answer, delay) {
    const polite = new Promise((resolve) => setTimeout(resolve, delay));
    try {
      const { move } = await answer;
      if (thinking !== mine) return;
      mine.working = false;
      onProgress();
      await polite;
      if (thinking === mine) await onMove(move);
    } catch (reason) {
      if (thinking !== mine) return;
      forget();
      onFail(isStale(reason) ? 'stopped' : 'crashed');
    }
  }

  return {
    get state() {
      return thinking;
    },
    /** @param {{ line: string, robot: string, seat: 0|1, delay: number }} turn  delay in milliseconds */
    start({ line, robot, seat, delay }) {
      forget();
      /** @type {Thinking} */
      const mine = { robot, seat, working: true, since: Date.now(), nodes: 0, progress: null, glimpse: null };
      thinking = mine;
      job = engine.job('choose', [line, robot, dice()], {
        topic,
        patience: LONGEST,
        onProgress({ nodes, progress, glimpse }) {
          Object.assign(mine, { nodes, progress, glimpse });
          if (thinking === mine) onProgress();
        },
      });
      void wait(mine, job.promise, delay);
    },
    /** Ends the thinking: who has something in mind by now plays it, of others the game is told that they were stopped. */
    stop: () => (thinking?.glimpse ? job?.hurry() : job?.cancel()),
    /** Ends it without a word. */
    forget,
  };
}

/** A fresh number for a robot's dice. */
function dice() {
  return crypto.getRandomValues(new Uint32Array(1))[0];
}
