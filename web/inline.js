/** What a single file carries inside itself instead of files beside it: compressed, then written as text. */

/** @typedef {{ wasm: string, host: (scope: import('./engine/types.js').Scope) => void }} InlineEngine */
/** @typedef {{ game: string|null, data: string, chunks: string, engines: Record<string, InlineEngine>, weights: string|null }} Inline  `game`: where it is the only one; `chunks`: for what loads them; `weights`: where there was room */

/** Nothing on a site. @returns {Inline|undefined} */
export const inline = () => /** @type {any} */ (globalThis).ZERMELO_INLINE;

/** A part of the engine: the file with all games has it whole. @param {string} part @returns {InlineEngine|undefined} */
export function inlineEngine(part) {
  const engines = inline()?.engines;
  return engines?.[part] ?? engines?.whole;
}

/** What is written as text, still compressed. @param {string} text */
export const bytesOf = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** @param {string} text */
export function unpack(text) {
  const packed = new Blob([bytesOf(text)]);
  return new Response(packed.stream().pipeThrough(new DecompressionStream('gzip')));
}
