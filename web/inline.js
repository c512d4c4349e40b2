/** What the single file carries inside itself instead of files beside it: compressed, then written as text. */

/** @typedef {{ data: string, wasm: string, engine: (scope: import('./engine/types.js').Scope) => void }} Inline */

/** Nothing on a site. @returns {Inline|undefined} */
export const inline = () => /** @type {any} */ (globalThis).ZERMELO_INLINE;

/** @param {string} text */
export function unpack(text) {
  const packed = new Blob([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))]);
  return new Response(packed.stream().pipeThrough(new DecompressionStream('gzip')));
}
