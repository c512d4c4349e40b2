/** How often each robot wins against a careful one, measured here and now by playing; kept as long as the page is open. */

/** @typedef {import('../engine/types.js').Rates} Rates */

/** The robot that all others are measured against, and in how many games. */
export const YARDSTICK = 'careful';
const GAMES = 200;
const SEED = 1;
/** A robot that takes longer than this over its games is not measured (milliseconds). */
const LONGEST = 5_000;
/** The first seconds belong to the board (milliseconds). */
const PATIENCE = 1_500;

/** @type {Map<string, Rates|'slow'>} by start line and robot */
const measured = new Map();

/** @param {Rates} rates  a draw counts half */
export const rateOf = ({ games, wins, draws }) => (wins + draws / 2) / games;

/** @param {import('../engine/types.js').Engine} engine @param {() => void} onChange */
export function createRates(engine, onChange) {
  /** @type {{ start: string, robot: string }[]} */
  let queue = [];
  let running = false;
  let closed = false;
  const calm = new Promise((resolve) => setTimeout(resolve, PATIENCE));

  async function run() {
    if (running) return;
    running = true;
    await calm;
    for (let next = queue.shift(); next && !closed; next = queue.shift()) {
      const { start, robot } = next;
      if (measured.has(key(start, robot))) continue;
      const job = engine.job('rates', [start, robot, YARDSTICK, GAMES, SEED], { topic: 'measure' });
      const timer = setTimeout(() => {
        measured.set(key(start, robot), 'slow');
        job.cancel();
      }, LONGEST);
      const answer = await job.promise.catch(() => null);
      clearTimeout(timer);
      if (answer) measured.set(key(start, robot), answer);
      if (!closed) onChange();
    }
    running = false;
  }

  return {
    /** @param {string} start @param {string} robot @returns {Rates|'slow'|null} */
    get: (start, robot) => measured.get(key(start, robot)) ?? null,
    /** Measures these, in this order; what was asked before and is not wanted any more is forgotten. @param {string} start @param {readonly string[]} robots */
    want(start, robots) {
      queue = robots.filter((robot) => !measured.has(key(start, robot))).map((robot) => ({ start, robot }));
      void run();
    },
    destroy() {
      closed = true;
      queue = [];
      engine.stop('measure');
    },
  };
}

/** @param {string} start @param {string} robot */
const key = (start, robot) => `${robot} ${start}`;
