/**
 * The engine's side of the conversation: runs the wasm module in a worker, or on the page where a worker is refused.
 * A long job is run in slices, so that quick calls and cancellations are heard between two of them; without shared
 * memory there is no other way to reach a running call.
 */

/** @typedef {import('./types.js').Scope} Scope */
/** @typedef {import('./types.js').ToHost} ToHost */
/** @typedef {{ run(milliseconds: number): import('./types.js').Progress, hurry(): void, free(): void }} Job */
/** @typedef {{ id: number, rank: number, kind: string, args: any[], job: Job|null, left: number }} Entry `left`: milliseconds of work until it is hurried */

/** Progress is reported at most this often (milliseconds): the page needs no more, and messages are not free. */
const REPORT_EVERY = 80;

/**
 * @param {Scope} scope
 * @param {any} bindgen  what the wasm-bindgen glue defines: a function that instantiates the module and carries its exports
 */
export function startHost(scope, bindgen) {
  /** @type {Entry[]} the running job first, those that wait behind it */
  let jobs = [];
  let dead = false;
  let slice = 10;
  let scheduled = false;
  let reported = 0;
  const channel = typeof MessageChannel === 'function' ? new MessageChannel() : null;
  if (channel) channel.port1.onmessage = () => turn();

  /** @param {ToHost} message */
  function receive(message) {
    if (dead) return;
    if ('init' in message) return void start(message);
    if ('cancel' in message) return cancel(message.cancel);
    if ('hurry' in message) return hurry(message.hurry);
    if ('call' in message) {
      return guard(message.id, () => scope.postMessage({ type: 'answer', id: message.id, value: bindgen[message.call](...message.args) }));
    }
    const entry = {
      id: message.id,
      rank: message.rank,
      kind: message.job,
      args: message.args,
      job: null,
      left: message.patience ?? Number.POSITIVE_INFINITY,
    };
    const place = jobs.findIndex((other) => other.rank > entry.rank);
    jobs.splice(place < 0 ? jobs.length : place, 0, entry);
    schedule();
  }

  /** @param {import('./types.js').InitMessage} message */
  async function start(message) {
    slice = message.slice;
    try {
      await bindgen({ module_or_path: message.module ?? message.bytes });
      scope.postMessage({ type: 'ready' });
    } catch (error) {
      crash(error);
    }
  }

  /** @param {number} id */
  function cancel(id) {
    const entry = jobs.find((other) => other.id === id);
    jobs = jobs.filter((other) => other !== entry);
    try {
      entry?.job?.free();
    } catch (error) {
      return crash(error);
    }
    scope.postMessage({ type: 'cancelled', id });
  }

  /** @param {number} id */
  function hurry(id) {
    const entry = jobs.find((other) => other.id === id);
    if (entry) entry.left = 0;
  }

  function schedule() {
    if (scheduled || dead || jobs.length === 0) return;
    scheduled = true;
    // On the page a timer leaves the browser time to paint; in a worker nobody else is waiting.
    if (channel && slice > 10) channel.port2.postMessage(null);
    else setTimeout(turn, 0);
  }

  function turn() {
    scheduled = false;
    const entry = jobs[0];
    if (dead || !entry) return;
    guard(
      entry.id,
      () => {
        entry.job ??= /** @type {Job} */ (bindgen[entry.kind](...entry.args));
        if (entry.left <= 0) entry.job.hurry();
        entry.left -= slice;
        const progress = entry.job.run(slice);
        if (progress.done) {
          drop(entry);
          scope.postMessage({ type: 'answer', id: entry.id, value: progress.result });
        } else if (Date.now() - reported >= REPORT_EVERY) {
          reported = Date.now();
          scope.postMessage({ type: 'progress', id: entry.id, progress });
        }
      },
      entry,
    );
    schedule();
  }

  /** @param {Entry} entry */
  function drop(entry) {
    jobs = jobs.filter((other) => other !== entry);
    entry.job?.free();
    entry.job = null;
  }

  /**
   * A fault (bad text) is an answer like any other; anything else that is thrown means the module is no longer to be trusted.
   * @param {number} id
   * @param {() => void} work
   * @param {Entry} [entry]
   */
  function guard(id, work, entry) {
    try {
      work();
    } catch (error) {
      const fault = /** @type {any} */ (error);
      if (!fault || typeof fault.key !== 'string') return crash(error);
      if (entry) drop(entry);
      scope.postMessage({ type: 'fault', id, fault });
    }
  }

  /** @param {unknown} error */
  function crash(error) {
    dead = true;
    jobs = [];
    scope.postMessage({ type: 'crash', message: error instanceof Error ? error.message : String(error) });
  }

  scope.onmessage = (event) => receive(event.data);
  // Some engines cannot hand over a compiled module: then the bytes are asked for.
  scope.onmessageerror = () => scope.postMessage({ type: 'bytes' });
}
