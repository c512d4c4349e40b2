/**
 * Where the engine comes from: files beside the page on a site, or text inside the page in the single file.
 * The wasm module is compiled once; every start after the first (a crash, a job that does not listen) takes the compiled one.
 */

/** @typedef {import('./types.js').Scope} Scope */
/** @typedef {(scope: Scope) => void} HostFunction */
/** @typedef {{ wasm: string, engine: HostFunction }} Inline */

const SCRIPT = 'engine.js';
const WASM = 'zermelo_bg.wasm';

/** @returns {Inline|undefined} */
const inline = () => /** @type {any} */ (globalThis).ZERMELO_INLINE;

/** @returns {{ module: () => Promise<WebAssembly.Module>, bytes: () => Promise<ArrayBuffer> }} */
export function createSource() {
  /** @type {Promise<WebAssembly.Module>|null} */
  let compiled = null;
  return {
    bytes,
    module() {
      // A failed load is not remembered: the next start tries again.
      compiled ??= compile().catch((error) => {
        compiled = null;
        throw error;
      });
      return compiled;
    },
  };
}

/** @returns {Promise<WebAssembly.Module>} */
async function compile() {
  if (!inline() && typeof WebAssembly.compileStreaming === 'function') {
    try {
      return await WebAssembly.compileStreaming(fetch(WASM));
    } catch {
      // Some course platforms serve .wasm under another type, which streaming refuses.
    }
  }
  return WebAssembly.compile(await bytes());
}

/** @returns {Promise<ArrayBuffer>} */
async function bytes() {
  const text = inline()?.wasm;
  if (text !== undefined) return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer;
  const response = await fetch(WASM);
  if (!response.ok) throw new Error(`${WASM}: ${response.status}`);
  return response.arrayBuffer();
}

/** A classic worker: module workers from a Blob are refused in frames without an origin. @returns {Worker} */
export function createWorker() {
  const engine = inline()?.engine;
  if (!engine) return new Worker(SCRIPT);
  const url = URL.createObjectURL(new Blob([`(${engine})(self)`], { type: 'text/javascript' }));
  const worker = new Worker(url);
  // Revoking at once would race with the load in some engines.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return worker;
}

/** The host as a function for the page itself. @returns {Promise<HostFunction>} */
export async function pageHost() {
  const engine = inline()?.engine;
  if (engine) return engine;
  const scope = /** @type {any} */ (globalThis);
  if (!scope.zermeloEngine) {
    await new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = SCRIPT;
      script.onload = resolve;
      script.onerror = () => reject(new Error(`${SCRIPT} could not be loaded`));
      document.head.append(script);
    });
  }
  return scope.zermeloEngine;
}
