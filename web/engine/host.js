/**
 * The engine's side of the conversation: runs the wasm module in a worker, or on the page where a worker is refused.
 * A long job is run in slices, so that quick calls and cancellations are heard between two of them; without shared
 * memory there is no other way to reach a running call.
 */

/** @typedef {import('./types.js').Scope} Scope */
/** @typedef {import('./types.js').ToHost} ToHost */
/** @typedef {{ run(milliseconds: number): import('./types.js').Progress, hurry(): void, give(part: Int32Array): void, tell(part: Int32Array): void, free(): void }} Job */
/** @typedef {{ id: number, rank: number, kind: string, args: any[], job: Job|null, left: number, parts?: Int32Array[], at?: Int32Array, news: Int32Array[] }} Entry `left`: milliseconds of work until it is hurried; `parts`: of a shared job, those that are wanted from here; `at`: the one that is worked on; `news`: what it is to be told */

/** Progress is reported at most this often (milliseconds): the page needs no more, and messages are not free. */
const REPORT_EVERY = 80;
/** Jobs of this rank and after it rest while nobody sees the page. */
const SEEN = 2;
/** A job's first slice: a first word is wanted soon. */
const FIRST_SLICE = 8;

/** In parts, which nobody needs to put together. What cannot be unpacked is a fault. @param {Uint8Array} packed @returns {Promise<Uint8Array[]>} */
async function unpacked(packed) {
  try {
    const { readable, writable } = new DecompressionStream('gzip');
    const writer = writable.getWriter();
    // What is wrong with it is heard where it is read.
    writer.write(/** @type {Uint8Array<ArrayBuffer>} */ (packed)).catch(() => {});
    writer.close().catch(() => {});
    const reader = readable.getReader();
    const parts = [];
    for (let next = await reader.read(); !next.done; next = await reader.read()) parts.push(next.value);
    return parts;
  } catch (error) {
    throw { key: 'othello.error.trained', args: {}, column: null, text: String(error) };
  }
}

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
  let resting = false;
  /** How many calls make the engine stronger right now: jobs wait for them, since they would be judged otherwise. */
  let equipping = 0;
  const channel = typeof MessageChannel === 'function' ? new MessageChannel() : null;
  if (channel) channel.port1.onmessage = () => turn();

  /** @param {ToHost} message */
  function receive(message) {
    if (dead) return;
    if ('init' in message) return void start(message);
    if ('cancel' in message) return cancel(message.cancel);
    if ('hurry' in message) return hurry(message.hurry);
    if ('give' in message) return give(message.give, message.part);
    if ('tell' in message) return void jobs.find((other) => other.id === message.tell)?.news.push(message.part);
    if ('rest' in message) {
      resting = message.rest;
      return schedule();
    }
    if ('call' in message) {
      if (message.call === 'equip') return void equip(message);
      return guard(message.id, () => scope.postMessage({ type: 'answer', id: message.id, value: bindgen[message.call](...message.args) }));
    }
    /** @type {Entry} */
    const entry = {
      id: message.id,
      rank: message.rank,
      kind: message.job,
      args: message.args,
      job: null,
      left: message.patience ?? Number.POSITIVE_INFINITY,
      parts: message.job === 'work' ? [] : undefined,
      news: [],
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

  /** With what comes packed. @param {import('./types.js').CallMessage} message */
  async function equip({ id, args: [packed] }) {
    equipping += 1;
    /** @type {{ parts: Uint8Array[] } | { fault: unknown }} */
    const found = await unpacked(/** @type {Uint8Array} */ (packed)).then(
      (parts) => ({ parts }),
      (fault) => ({ fault }),
    );
    equipping -= 1;
    if (dead) return;
    guard(id, () => {
      if ('fault' in found) throw found.fault;
      scope.postMessage({ type: 'answer', id, value: takeIn(found.parts) });
    });
    schedule();
  }

  /** @param {Uint8Array[]} parts */
  function takeIn(parts) {
    const weights = new bindgen.Weights(parts.reduce((sum, { length }) => sum + length, 0));
    for (const part of parts) weights.add(part);
    return weights.equip();
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

  /** @param {number} id @param {Int32Array} part */
  function give(id, part) {
    jobs.find((other) => other.id === id)?.parts?.push(part);
    schedule();
  }

  /** The most urgent job that has something to do. */
  const next = () => (equipping ? undefined : jobs.find(({ rank, parts }) => !(resting && rank >= SEEN) && (!parts || parts.length > 0)));

  function schedule() {
    if (scheduled || dead || !next()) return;
    scheduled = true;
    // On the page a timer leaves the browser time to paint; in a worker nobody else is waiting.
    if (channel && slice > 10) channel.port2.postMessage(null);
    else setTimeout(turn, 0);
  }

  function turn() {
    scheduled = false;
    const entry = next();
    if (dead || !entry) return;
    guard(
      entry.id,
      () => {
        const time = entry.job ? slice : Math.min(slice, FIRST_SLICE);
        entry.job ??= /** @type {Job} */ (bindgen[entry.kind](...entry.args));
        const part = entry.parts?.[0];
        if (part && part !== entry.at) {
          entry.at = part;
          entry.job.give(part);
        }
        for (const news of entry.news.splice(0)) entry.job.tell(news);
        if (entry.left <= 0) entry.job.hurry();
        entry.left -= time;
        const progress = entry.job.run(time);
        if (progress.done && entry.parts) {
          entry.parts.shift();
          scope.postMessage({ type: 'part', id: entry.id, part: progress.result, nodes: progress.nodes });
        } else if (progress.done) {
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
