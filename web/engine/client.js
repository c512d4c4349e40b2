/**
 * The pages' side of the conversation. Quick calls are answered between the slices of a running job. Of jobs one is
 * wanted per topic: a new one makes the older stale. A crash rejects everything pending and starts the engine anew.
 */
import { openPage, openWorker } from './link.js';
import { createSource } from './source.js';
import { topics } from './types.js';

/** @typedef {import('./types.js').Engine} Engine */
/** @typedef {import('./types.js').ToHost} ToHost */
/** @typedef {import('./link.js').Link} Link */
/** @typedef {{ message: ToHost, resolve: (value: any) => void, reject: (reason: any) => void, onProgress?: (progress: any) => void }} Pending */

/** The rejection of a job that nobody waits for any more. */
export const STALE = Symbol('stale');
/** The rejection of everything that was under way when the engine crashed. */
export const CRASHED = Symbol('crashed');
/** @param {unknown} reason */
export const isStale = (reason) => reason === STALE;

/** A cancelled job that is not let go within this time does not listen: the worker is ended and started anew. */
const DEAF_AFTER = 1_000;

/**
 * @param {{ part: string, onCrash?: (message: string, restarts: boolean) => void, onPending?: (calls: number) => void }} options
 *   `part` is a game, or `values`; onCrash is told whether the engine starts again by itself; onPending is told how many quick calls have no answer yet.
 * @returns {Engine}
 */
export function createEngine({ part, onCrash = () => {}, onPending = () => {} }) {
  const source = createSource(part);
  /** @type {Map<number, Pending>} */
  const pending = new Map();
  /** @type {Map<string, number>} the job wanted in each topic */
  const wanted = new Map();
  /** @type {Map<number, ReturnType<typeof setTimeout>>} */
  const leaving = new Map();
  /** @type {Link|null} */
  let link = null;
  /** @type {'worker'|'page'} */
  let where = 'worker';
  let last = 0;
  let calls = 0;
  let generation = 0;
  let broken = false;

  /** @returns {Promise<void>} */
  async function open() {
    const mine = ++generation;
    broken = false;
    /** @param {import('./types.js').FromHost} message */
    const hear = (message) => mine === generation && receive(message);
    /** @type {Link} */
    let opened;
    try {
      if (where === 'page') throw new Error('no worker');
      opened = await openWorker(source, hear);
    } catch {
      opened = await openPage(source, hear);
      where = 'page';
    }
    if (mine !== generation) return opened.close();
    link = opened;
    for (const { message } of pending.values()) link.post(message);
  }

  /** @param {import('./types.js').FromHost} message */
  function receive(message) {
    if (message.type === 'crash') return crashed(message.message);
    if (!('id' in message)) return;
    if (message.type === 'progress') return pending.get(message.id)?.onProgress?.(message.progress);
    if (message.type === 'cancelled') {
      clearTimeout(leaving.get(message.id));
      leaving.delete(message.id);
      return;
    }
    const entry = take(message.id);
    if (message.type === 'answer') entry?.resolve(message.value);
    else entry?.reject(message.fault);
  }

  /** @param {number} id */
  function take(id) {
    const entry = pending.get(id);
    pending.delete(id);
    for (const [topic, job] of wanted) if (job === id) wanted.delete(topic);
    return entry;
  }

  function restart() {
    for (const timer of leaving.values()) clearTimeout(timer);
    leaving.clear();
    link?.close();
    link = null;
    return open();
  }

  /** @param {string} message */
  function crashed(message) {
    const lost = [...pending.keys()].map(take);
    void restart().catch(unavailable);
    for (const entry of lost) entry?.reject(CRASHED);
    onCrash(message, true);
  }

  /** @param {unknown} error */
  function unavailable(error) {
    broken = true;
    for (const id of [...pending.keys()]) take(id)?.reject(CRASHED);
    onCrash(error instanceof Error ? error.message : String(error), false);
  }

  /**
   * @param {(id: number) => ToHost} message
   * @param {(progress: any) => void} [onProgress]
   * @returns {{ id: number, promise: Promise<any> }}
   */
  function send(message, onProgress) {
    const id = ++last;
    const promise = new Promise((resolve, reject) => pending.set(id, { message: message(id), resolve, reject, onProgress }));
    if (broken) void open().catch(unavailable);
    link?.post(message(id));
    return { id, promise };
  }

  /** @param {import('./types.js').CallName} call @param {...(string|number|Uint32Array)} args */
  function quick(call, ...args) {
    onPending(++calls);
    return send((id) => ({ call, id, args })).promise.finally(() => onPending(--calls));
  }

  /** @param {number} id */
  function cancel(id) {
    const entry = take(id);
    if (!entry) return;
    entry.reject(STALE);
    if (!link) return;
    link.post({ cancel: id });
    // On the page there is nothing to end: there the slices alone keep the promise.
    if (where === 'worker')
      leaving.set(
        id,
        setTimeout(() => void restart().catch(unavailable), DEAF_AFTER),
      );
  }

  const ready = open();
  ready.catch(unavailable);

  return {
    ready,
    get where() {
      return where;
    },
    table: (line) => quick('table', line),
    graph: (line) => quick('graph', line),
    robots: (game) => quick('robots', game),
    value: (expression) => quick('value', expression),
    exports: async (line) => Object.fromEntries(await quick('exports', line)),
    invent: (game, what, sizes, seed) => quick('invent', game, what, Uint32Array.from([sizes].flat()), seed),
    paste: (game, text) => quick('paste', game, text),
    morphism: (first, second, map) => quick('morphism', first, second, map),
    labFeatures: (line, player) => quick('labFeatures', line, player),
    labEdge: (cells, player) => quick('labEdge', cells, player),
    labSets: () => quick('labSets'),
    labRead: (player) => quick('labRead', player),
    job(kind, args, { topic, onProgress, patience }) {
      const before = wanted.get(topic);
      if (before !== undefined) cancel(before);
      const rank = topics.indexOf(topic.split(':')[0]);
      const { id, promise } = send((number) => ({ job: kind, id: number, args, rank, patience }), onProgress);
      wanted.set(topic, id);
      // A caller that drops the handle must not cause an unhandled rejection.
      promise.catch(() => {});
      const hurry = () => pending.has(id) && link?.post({ hurry: id });
      return { promise, cancel: () => cancel(id), hurry: () => void hurry() };
    },
    stop(topic) {
      for (const [name, id] of [...wanted]) if (topic === undefined || name === topic) cancel(id);
    },
  };
}
