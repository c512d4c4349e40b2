/**
 * The file that makes an engine stronger: beside the page, or inside a single file that had room for it. It is fetched
 * once, and kept as it came for every worker that wants it: packed it is small, and whoever gets it unpacks it.
 */
import { fileOf } from '../files.js';
import { bytesOf, inline } from '../inline.js';

/** @type {Map<string, Promise<Uint8Array>>} */
const fetched = new Map();

/** Whatever the page has loaded so far took less than this each (milliseconds): then so large a file keeps nobody waiting. */
const QUICK = 150;

/** Is the network quick enough for it to come beside the engine? On others it would take the board's time. */
export const isQuick = () => performance.getEntriesByType('resource').every(({ duration }) => duration < QUICK);

/** Packed; throws where it cannot be had. A failed load is not remembered: the next start of the engine tries again. @param {string} file @returns {Promise<Uint8Array>} */
export function readWeights(file) {
  const begun =
    fetched.get(file) ??
    load(file).catch((error) => {
      fetched.delete(file);
      throw error;
    });
  fetched.set(file, begun);
  return begun;
}

/** @param {string} file */
async function load(file) {
  const inside = inline();
  if (inside) {
    if (!inside.weights) throw new Error(`${file} is not in this file`);
    return bytesOf(inside.weights);
  }
  const address = fileOf(file);
  // What the board needs goes first, where the server can tell.
  const response = await fetch(address, { priority: 'low' });
  // Without a network the service worker answers with nothing.
  if (!response.ok || response.status === 204) throw new Error(`${address}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
