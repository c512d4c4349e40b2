/** Data that belongs to the page, by its name: inside the single file, or a file beside the page. */
import { fileOf } from './files.js';
import { inline, unpack } from './inline.js';

/** @type {Map<string, Promise<any>>} */
const loading = new Map();
/** All that the single file has. @type {Promise<any>|null} */
let whole = null;

/** A failed load is not remembered: the next one tries again. @param {string} name @returns {Promise<any>} */
export function loadData(name) {
  const found = loading.get(name);
  if (found) return found;
  const begun = read(name).catch((error) => {
    loading.delete(name);
    throw error;
  });
  loading.set(name, begun);
  return begun;
}

/** @param {string} name */
async function read(name) {
  const packed = inline()?.data;
  if (packed !== undefined) {
    whole ??= unpack(packed).json();
    return (await whole)[name];
  }
  const file = fileOf(`${name}.json`);
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response.json();
}
