/**
 * A line to a running host, wherever it runs. First a worker is tried; where that is refused (the constructor throws,
 * an error comes before it is ready, or nothing is heard for four seconds) the same host runs on the page, in shorter slices.
 */
import { createWorker, pageHost } from './source.js';

/** @typedef {import('./types.js').ToHost} ToHost */
/** @typedef {import('./types.js').FromHost} FromHost */
/** @typedef {import('./types.js').Scope} Scope */
/** @typedef {import('./source.js').Source} Source */
/** @typedef {{ post: (message: ToHost) => void, close: () => void }} Link */

const PATIENCE = 4_000;
const WORKER_SLICE = 24;
const PAGE_SLICE = 8;

/**
 * @param {Source} source
 * @param {(message: FromHost) => void} hear  everything after `ready`
 * @returns {Promise<Link>}
 */
export function openWorker(source, hear) {
  return new Promise((resolve, reject) => {
    const worker = createWorker(source.part);
    let ready = false;
    let patience = 0;
    /** @param {string} message */
    const fail = (message) => {
      clearTimeout(patience);
      if (ready) return hear({ type: 'crash', message });
      worker.terminate();
      reject(new Error(message));
    };
    const sendBytes = () =>
      source.bytes().then(
        (bytes) => worker.postMessage({ init: true, bytes, slice: WORKER_SLICE }),
        (error) => fail(String(error)),
      );
    worker.onerror = (event) => {
      event.preventDefault?.();
      fail(event.message || 'the worker was refused');
    };
    worker.onmessage = (event) => {
      /** @type {FromHost} */
      const message = event.data;
      if (ready) return hear(message);
      if (message.type === 'bytes') return void sendBytes();
      if (message.type === 'crash') return fail(message.message);
      if (message.type !== 'ready') return;
      ready = true;
      clearTimeout(patience);
      resolve({ post: (data) => worker.postMessage(data), close: () => worker.terminate() });
    };
    source.module().then(
      (module) => {
        patience = setTimeout(() => fail('the worker does not answer'), PATIENCE);
        try {
          worker.postMessage({ init: true, module, slice: WORKER_SLICE });
        } catch {
          void sendBytes();
        }
      },
      (error) => fail(String(error)),
    );
  });
}

/**
 * @param {Source} source
 * @param {(message: FromHost) => void} hear
 * @returns {Promise<Link>}
 */
export async function openPage(source, hear) {
  const host = await pageHost(source.part);
  const module = await source.module();
  return new Promise((resolve, reject) => {
    let open = true;
    let ready = false;
    /** @type {Scope} */
    const scope = {
      onmessage: null,
      // Answers arrive later, as they would from a worker, so that no caller depends on the difference.
      postMessage: (message) =>
        queueMicrotask(() => {
          if (!open) return;
          if (ready) return hear(message);
          if (message.type === 'crash') return reject(new Error(message.message));
          if (message.type !== 'ready') return;
          ready = true;
          resolve({
            post,
            close: () => {
              open = false;
            },
          });
        }),
    };
    /** @param {ToHost} data */
    const post = (data) => setTimeout(() => open && scope.onmessage?.({ data }), 0);
    host(scope);
    post({ init: true, module, slice: PAGE_SLICE });
  });
}
