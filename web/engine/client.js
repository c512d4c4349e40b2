/**
 * The pages' side of the conversation. Quick calls are answered between the slices of a running job. Of jobs one is
 * wanted per topic: a new one makes the older stale. A crash rejects everything pending and starts the engine anew.
 */
import { openPage, openWorker } from './link.js';
import { createSource } from './source.js';
import { topics } from './types.js';
import { isQuick, readWeights } from './weights.js';

/** @typedef {import('./types.js').Engine} Engine */
/** @typedef {import('./types.js').ToHost} ToHost */
/** @typedef {import('./link.js').Link} Link */
/** @typedef {import('./team.js').Team} Team */
/** @typedef {{ message: ToHost|null, resolve: (value: any) => void, reject: (reason: any) => void, onProgress?: (progress: any) => void }} Pending  without a message it is the team's */

/** The rejection of a job that nobody waits for any more. */
export const STALE = Symbol('stale');
/** The rejection of everything that was under way when the engine crashed. */
export const CRASHED = Symbol('crashed');
/** @param {unknown} reason */
export const isStale = (reason) => reason === STALE;

/** So long jobs wait for the weights that make the engine stronger (milliseconds). */
const GRACE = 400;
/** The number of the call that hands them over. */
const EQUIP = 0;

/** So many workers are enough: each has a memory of its own. */
const MOST_WORKERS = 4;

/** How many workers may share a job here. One core is left for the page; a phone with few of them has better uses for its battery. */
function crew() {
  const cores = navigator.hardwareConcurrency || 1;
  if (cores <= 2 || (cores <= 4 && matchMedia('(pointer: coarse)').matches)) return 1;
  return Math.min(cores - 1, MOST_WORKERS);
}

/** A cancelled job that is not let go within this time does not listen: the worker is ended and started anew. */
const DEAF_AFTER = 1_000;

/**
 * @param {{ part: string, weights?: string, shared?: string[], onCrash?: (message: string, restarts: boolean) => void, onPending?: (calls: number) => void }} options
 *   `part` is a game, or `values`; `weights` is a file that makes it stronger; `shared` are the jobs that several workers can share; onCrash is told whether the engine starts again by itself; onPending is told how many quick calls have no answer yet.
 * @returns {Engine}
 */
export function createEngine({ part, weights, shared = [], onCrash = () => {}, onPending = () => {} }) {
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
  /** Jobs wait for the weights; those that several share too; the engine takes them in. */
  let waiting = false;
  let welcomed = false;
  let equipping = false;
  let hasWeights = false;
  /** They came when jobs had begun without. */
  let late = false;
  const size = shared.length ? crew() : 1;
  /** @type {Promise<Team>|null} */
  let gathering = null;
  /** @type {Team|null} */
  let team = null;
  let tellBegun = () => {};
  /** @type {Promise<void>} jobs need not wait */
  const begun = new Promise((resolve) => {
    tellBegun = resolve;
  });
  /** @type {(equipped: boolean) => void} */
  let tellEquipped = () => {};
  /** @type {Promise<boolean>} */
  const equipped = weights
    ? new Promise((resolve) => {
        tellEquipped = resolve;
      })
    : Promise.resolve(true);

  /** @returns {Promise<void>} */
  async function open() {
    const mine = ++generation;
    broken = false;
    waiting = weights !== undefined;
    welcomed = false;
    equipping = false;
    hasWeights = false;
    /** @param {import('./types.js').FromHost} message */
    const hear = (message) => mine === generation && receive(message);
    // Whether it could be had is told when it is wanted.
    if (weights && isQuick()) readWeights(weights).catch(() => {});
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
    if (document.hidden) link.post({ rest: true });
    for (const { message } of pending.values()) if (message) post(message);
    if (weights) void equip(opened, mine, weights);
    else welcome();
  }

  document.addEventListener('visibilitychange', () => {
    link?.post({ rest: document.hidden });
    team?.rest(document.hidden);
  });

  /** @param {ToHost} message */
  function post(message) {
    if (!waiting || !('job' in message)) link?.post(message);
  }

  /** @param {Link} opened @param {number} mine @param {string} file */
  async function equip(opened, mine, file) {
    // What the engine takes in just then is soon done.
    setTimeout(() => mine === generation && !equipping && begin(), GRACE);
    try {
      const packed = await readWeights(file);
      if (mine !== generation) return;
      equipping = true;
      late = !waiting;
      opened.post({ call: 'equip', id: EQUIP, args: [packed] });
      // The host takes them in before it goes on with a job.
      release();
    } catch {
      if (mine === generation) settle(false);
    }
  }

  /** The engine has its weights, or goes on without. @param {boolean} has */
  function settle(has) {
    equipping = false;
    hasWeights = has;
    if (has && late) renew();
    tellEquipped(has);
    begin();
  }

  /** Jobs that did not wait so long begin anew, with the weights. A match has its players' own. */
  function renew() {
    for (const [id, { message }] of pending) {
      if (!message || !('job' in message) || message.job === 'labMatch') continue;
      leave(id);
      link?.post(message);
    }
    team?.renew();
  }

  /** Jobs wait no longer. */
  function begin() {
    release();
    welcome();
  }

  /** Nor do those that this worker does alone. */
  function release() {
    if (!waiting) return;
    waiting = false;
    for (const { message } of pending.values()) if (message && 'job' in message) link?.post(message);
  }

  /** The worker takes part in what several share. */
  function welcome() {
    if (welcomed) return;
    welcomed = true;
    tellBegun();
    team?.join();
  }

  /** @param {import('./types.js').FromHost} message */
  function receive(message) {
    if (message.type === 'crash') return crashed(message.message);
    if (!('id' in message)) return;
    if (message.id === EQUIP) return settle(message.type === 'answer');
    if (message.type === 'cancelled') {
      clearTimeout(leaving.get(message.id));
      leaving.delete(message.id);
      return;
    }
    // What was on its way when a job was let go, or begun anew, is not of this one.
    if (leaving.has(message.id) || team?.hear(message) || message.type === 'part') return;
    if (message.type === 'progress') return pending.get(message.id)?.onProgress?.(message.progress);
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
    team?.lose(true);
    // What several share goes on with the others.
    const lost = [...pending].filter((entry) => entry[1].message).map(([id]) => take(id));
    // What it cannot take in it is not given again.
    if (equipping) {
      weights = undefined;
      settle(false);
    }
    void restart().catch(unavailable);
    for (const entry of lost) entry?.reject(CRASHED);
    onCrash(message, true);
  }

  /** @param {unknown} error */
  function unavailable(error) {
    broken = true;
    for (const id of [...pending.keys()]) {
      take(id)?.reject(CRASHED);
      team?.drop(id);
    }
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
    post(message(id));
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
    if (entry.message) leave(id);
    else team?.drop(id);
  }

  /** @param {number} id */
  function leave(id) {
    if (!link) return;
    link.post({ cancel: id });
    const restartDeaf = () => {
      // On the page there is nothing to end: there the slices alone keep the promise.
      if (where === 'page') return;
      team?.lose(false);
      void restart().catch(unavailable);
    };
    leaving.set(id, setTimeout(restartDeaf, DEAF_AFTER));
  }

  /**
   * A job for several workers; where they cannot be had it is one like any other.
   * @param {import('./types.js').JobKind} kind @param {(string|number)[]} args @param {number} rank
   * @param {(id: number) => ToHost} message @param {(progress: any) => void} [onProgress] @param {number} [patience]
   */
  function share(kind, args, rank, message, onProgress, patience) {
    const id = ++last;
    /** @type {Promise<any>} */
    const promise = new Promise((resolve, reject) => pending.set(id, { message: null, resolve, reject, onProgress }));
    const alone = () => {
      const entry = pending.get(id);
      if (!entry) return;
      entry.message = message(id);
      post(entry.message);
    };
    if (broken) void open().catch(unavailable);
    assemble().then((found) => {
      if (!pending.has(id)) return;
      if (where === 'page') return alone();
      found.begin(id, {
        kind,
        args,
        rank,
        patience,
        onProgress,
        resolve: (value) => take(id)?.resolve(value),
        reject: (reason) => take(id)?.reject(reason),
      });
    }, alone);
    return { id, promise };
  }

  /** The team, when the engine is there and jobs need not wait for anything. @returns {Promise<Team>} */
  function assemble() {
    gathering ??= Promise.all([import('./team.js'), begun])
      .then(([{ createTeam }]) => {
        team = createTeam({
          source,
          size,
          call: (call, ...args) => send((id) => ({ call, id, args })).promise,
          post: (message) => link?.post(message),
          leave,
          weights: async () => (hasWeights && weights ? readWeights(weights) : null),
          crashed: CRASHED,
        });
        return team;
      })
      .catch((error) => {
        gathering = null;
        throw error;
      });
    return gathering;
  }

  /** @type {Engine['job']} */
  function job(kind, args, { topic, onProgress, patience }) {
    const before = wanted.get(topic);
    if (before !== undefined) cancel(before);
    const rank = topics.indexOf(topic.split(':')[0]);
    /** @param {number} number @returns {ToHost} */
    const message = (number) => ({ job: kind, id: number, args, rank, patience });
    // Whoever waits for a robot's move need not wait for others to be found.
    const isShared = size > 1 && rank > 0 && shared.includes(kind);
    const { id, promise } = isShared ? share(kind, args, rank, message, onProgress, patience) : send(message, onProgress);
    wanted.set(topic, id);
    // A caller that drops the handle must not cause an unhandled rejection.
    promise.catch(() => {});
    const hurry = () => pending.has(id) && (pending.get(id)?.message ? link?.post({ hurry: id }) : team?.hurry(id));
    return { promise, cancel: () => cancel(id), hurry: () => void hurry() };
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
    latex: async (value) => (await quick('latex', value)) ?? null,
    exports: async (line) => Object.fromEntries(await quick('exports', line)),
    invent: (game, what, sizes, seed) => quick('invent', game, what, Uint32Array.from([sizes].flat()), seed),
    paste: (game, text) => quick('paste', game, text),
    morphism: (first, second, map) => quick('morphism', first, second, map),
    openings: () => quick('openings'),
    labFeatures: (line, player) => quick('labFeatures', line, player),
    labEdge: (cells, player) => quick('labEdge', cells, player),
    labSets: () => quick('labSets'),
    labRead: (player) => quick('labRead', player),
    equipped,
    job,
    stop(topic) {
      for (const [name, id] of [...wanted]) if (topic === undefined || name === topic) cancel(id);
    },
  };
}
