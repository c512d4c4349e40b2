/** What the position on a table is worth: asked when somebody wants to know, kept for a while, dropped when the game has moved on. */
import { isStale } from '../engine/client.js';

/** @typedef {import('../engine/types.js').AnalysisRecord} AnalysisRecord */
/** @typedef {ReturnType<typeof createAnalysis>} Analysis */

/** Positions remembered; one goes back and forth over the same few. */
const KEPT = 64;
/** Where nothing is proved a search could go on for ever: after so much work it takes what it has (milliseconds). */
const LONGEST = 20_000;
/** So long somebody who asks for a word waits for a better one (milliseconds). */
const SOON = 700;

/**
 * @param {{ engine: import('../engine/types.js').Engine, topic?: string, patience?: number, onChange: () => void }} options
 */
export function createAnalysis({ engine, topic = 'xray', patience = LONGEST, onChange }) {
  /** @type {Map<string, AnalysisRecord>} */
  const known = new Map();
  /** @type {{ line: string, nodes: number, progress: number|null, glimpse: import('../engine/types.js').Glimpse|null, draft: AnalysisRecord|null, since: number, promise: Promise<AnalysisRecord|null>, drafted: Promise<void>, job: import('../engine/types.js').JobHandle }|null} */
  let running = null;
  /** @type {string|null} the line whose analysis was stopped: not asked again by itself */
  let stopped = null;
  let closed = false;
  const change = () => closed || onChange();

  /** @param {string} line @param {AnalysisRecord} record */
  function keep(line, record) {
    known.delete(line);
    known.set(line, record);
    const oldest = known.keys().next().value;
    if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
  }

  /** @param {string} line @returns {Promise<AnalysisRecord|null>} null when it was stopped or failed */
  function ask(line) {
    const found = known.get(line);
    if (found) return Promise.resolve(found);
    if (running?.line === line) return running.promise;
    if (closed) return Promise.resolve(null);
    stopped = null;
    let toldSome = () => {};
    /** @type {Promise<void>} */
    const drafted = new Promise((resolve) => {
      toldSome = resolve;
    });
    const job = engine.job('analyse', [line], {
      topic,
      patience,
      onProgress({ nodes, progress, glimpse, draft = null }) {
        if (running?.line !== line) return;
        Object.assign(running, { nodes, progress, glimpse, draft });
        if (draft) toldSome();
        change();
      },
    });
    const promise = job.promise
      .then((record) => {
        keep(line, record);
        return record;
      })
      .catch((reason) => {
        const kept = known.get(line) ?? null;
        if (!kept && (!isStale(reason) || running?.line === line)) stopped = line;
        return kept;
      })
      .finally(() => {
        if (running?.line === line) running = null;
        change();
      });
    running = { line, nodes: 0, progress: null, glimpse: null, draft: null, since: Date.now(), promise, drafted, job };
    return promise;
  }

  // What was judged before the weights arrived is judged again when it is looked at.
  void engine.equipped.then((has) => {
    const plain = has ? [...known].filter(([, record]) => !record.exact) : [];
    for (const [line] of plain) known.delete(line);
    if (plain.length) change();
  });

  /** Ends it: with what it has by now, or else with nothing. A hurried job would go on where it can be exact. */
  function stop() {
    if (!running) return;
    if (running.draft) keep(running.line, running.draft);
    running.job.cancel();
  }

  /** What is worked out for another position is of no use any more. @param {string|null} line */
  function leave(line) {
    if (!running || running.line === line) return;
    const { job } = running;
    running = null;
    job.cancel();
  }

  /** What is known by now: the answer, or what it would be. @param {string} line */
  const get = (line) => known.get(line) ?? (running?.line === line ? running.draft : null);

  return {
    ask,
    get,
    /** What can be said before long, where the answer itself may take a while. @param {string} line */
    async soon(line) {
      const answer = ask(line);
      const wait = new Promise((resolve) => setTimeout(resolve, SOON));
      await Promise.race([answer, Promise.all([wait, running?.drafted])]);
      return get(line);
    },
    /** @param {string} line */
    isStopped: (line) => stopped === line,
    get running() {
      return running;
    },
    stop,
    leave,
    /** Nobody looks at this table any more. */
    close() {
      closed = true;
      leave(null);
    },
  };
}
