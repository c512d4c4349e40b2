/**
 * Where the engine comes from: files beside the page on a site, or text inside the page in the single file. On a site it
 * comes in parts, so that a page loads only what it needs: one for each game, under its name, and `values` for the
 * calculator. The single file has it whole, that of one game has its part.
 * The wasm module is compiled once; every start after the first (a crash, a job that does not listen) takes the compiled one.
 */
import { fileOf } from '../files.js';
import { inlineEngine, unpack } from '../inline.js';

/** @typedef {import('./types.js').Scope} Scope */
/** @typedef {(scope: Scope) => void} HostFunction */
/** @typedef {{ part: string, module: () => Promise<WebAssembly.Module>, bytes: () => Promise<ArrayBuffer> }} Source */

/** @param {string} part @param {'js'|'wasm'} ending */
const file = (part, ending) => fileOf(`engine/${part}.${ending}`);

/** @param {string} part @returns {Source} */
export function createSource(part) {
  /** @type {Promise<WebAssembly.Module>|null} */
  let compiled = null;
  return {
    part,
    bytes: () => bytes(part),
    module() {
      // A failed load is not remembered: the next start tries again.
      compiled ??= compile(part).catch((error) => {
        compiled = null;
        throw error;
      });
      return compiled;
    },
  };
}

/** @param {string} part @returns {Promise<WebAssembly.Module>} */
async function compile(part) {
  if (!inlineEngine(part) && typeof WebAssembly.compileStreaming === 'function') {
    try {
      return await WebAssembly.compileStreaming(fetch(file(part, 'wasm')));
    } catch {
      // Some course platforms serve .wasm under another type, which streaming refuses.
    }
  }
  return WebAssembly.compile(await bytes(part));
}

/** @param {string} part @returns {Promise<ArrayBuffer>} */
async function bytes(part) {
  const text = inlineEngine(part)?.wasm;
  if (text !== undefined) return unpack(text).arrayBuffer();
  const wasm = file(part, 'wasm');
  const response = await fetch(wasm);
  if (!response.ok) throw new Error(`${wasm}: ${response.status}`);
  return response.arrayBuffer();
}

/** A classic worker: module workers from a Blob are refused in frames without an origin. @param {string} part @returns {Worker} */
export function createWorker(part) {
  const host = inlineEngine(part)?.host;
  if (!host) return new Worker(file(part, 'js'));
  const url = URL.createObjectURL(new Blob([`(${host})(self)`], { type: 'text/javascript' }));
  const worker = new Worker(url);
  // Revoking at once would race with the load in some engines.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return worker;
}

/** The host as a function for the page itself. @param {string} part @returns {Promise<HostFunction>} */
export async function pageHost(part) {
  const inside = inlineEngine(part);
  if (inside) return inside.host;
  const scope = /** @type {any} */ (globalThis);
  if (!scope.zermeloEngines?.[part]) {
    await new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = file(part, 'js');
      script.onload = resolve;
      script.onerror = () => reject(new Error(`${script.src} could not be loaded`));
      document.head.append(script);
    });
  }
  return scope.zermeloEngines[part];
}
