/** What the position on a table is worth: asked when somebody wants to know, kept for a while, dropped when the game has moved on. */
import { isStale } from '../engine/client.js';

/** @typedef {import('../engine/types.js').AnalysisRecord} AnalysisRecord */
/** @typedef {ReturnType<typeof createAnalysis>} Analysis */

/** Positions remembered; one goes back and forth over the same few. */
const KEPT = 64;

/**
 * @param {{ engine: import('../engine/types.js').Engine, topic?: string, onChange: () => void }} options
 */
export function createAnalysis({ engine, topic = 'xray', onChange }) {
  /** @type {Map<string, AnalysisRecord>} */
  const known = new Map();
  /** @type {{ line: string, nodes: number, progress: number|null, since: number, promise: Promise<AnalysisRecord|null>, cancel: () => void }|null} */
  let running = null;
  /** @type {string|null} the line whose analysis was stopped: not asked again by itself */
  let stopped = null;

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
    stopped = null;
    const job = engine.job('analyse', [line], {
      topic,
      onProgress({ nodes, progress }) {
        if (running?.line !== line) return;
        Object.assign(running, { nodes, progress });
        onChange();
      },
    });
    const promise = job.promise
      .then((record) => {
        keep(line, record);
        return record;
      })
      .catch((reason) => {
        if (!isStale(reason) || running?.line === line) stopped = line;
        return null;
      })
      .finally(() => {
        if (running?.line === line) running = null;
        onChange();
      });
    running = { line, nodes: 0, progress: null, since: Date.now(), promise, cancel: job.cancel };
    return promise;
  }

  return {
    ask,
    /** @param {string} line */
    get: (line) => known.get(line) ?? null,
    /** @param {string} line */
    isStopped: (line) => stopped === line,
    get running() {
      return running;
    },
    stop: () => running?.cancel(),
  };
}
