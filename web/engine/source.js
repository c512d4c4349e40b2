/**
 * Where the engine comes from: files beside the page on a site, or text inside the page in the single file. On a site it
 * comes in parts, so that a page loads only what it needs: one for each game, under its name, and `values` for the
 * calculator. The single file has it whole, that of one game has its part.
 * The wasm module is compiled once; every start after the first (a crash, a job that does not listen) takes the compiled one.
 * Of some parts a site has a second module, which works on several numbers at once: quicker, and with the same answers.
 */
import { fileOf, isHere } from '../files.js';
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

/** A function that needs the instructions of simd128, and does nothing with them. */
const PROBE = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11];

/** The modules that would do, the best first. @param {string} part */
function modules(part) {
  const quicker = `engine/${part}-simd128.wasm`;
  const usual = file(part, 'wasm');
  return isHere(quicker) && WebAssembly.validate(new Uint8Array(PROBE)) ? [fileOf(quicker), usual] : [usual];
}

/**
 * What can be had of the first module that can. Without a network there may be only the usual one.
 * @template T
 * @param {string} part @param {(address: string) => Promise<T>} get @returns {Promise<T>}
 */
async function first(part, get) {
  const addresses = modules(part);
  for (const address of addresses.slice(0, -1)) {
    try {
      return await get(address);
    } catch {
      // Then the next.
    }
  }
  return get(addresses[addresses.length - 1]);
}

/** @param {string} part @returns {Promise<WebAssembly.Module>} */
async function compile(part) {
  if (inlineEngine(part)) return WebAssembly.compile(await bytes(part));
  return first(part, async (address) => {
    if (typeof WebAssembly.compileStreaming === 'function') {
      try {
        return await WebAssembly.compileStreaming(fetch(address));
      } catch {
        // Some course platforms serve .wasm under another type, which streaming refuses.
      }
    }
    return WebAssembly.compile(await load(address));
  });
}

/** @param {string} part @returns {Promise<ArrayBuffer>} */
async function bytes(part) {
  const text = inlineEngine(part)?.wasm;
  return text === undefined ? first(part, load) : unpack(text).arrayBuffer();
}

/** @param {string} address */
async function load(address) {
  const response = await fetch(address);
  // The service worker answers with nothing where it has not kept what can be done without.
  if (!response.ok || response.status === 204) throw new Error(`${address}: ${response.status}`);
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
