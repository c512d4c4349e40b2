const $loading = {};
/** The scripts aside that chunks come with. */
const $needs = { $NEEDS };
/** What chunks use of the program, which has run when the first of them does, and of each other: every chunk adds to it. */
let $program;
/** A chunk is loaded once; a load that failed is not remembered, so that it can be tried again. */
function $import(file) {
  $loading[file] ??= Promise.all([$fetch(file), ...($needs[file] ?? []).map($import)])
    .then(() => globalThis.zermeloChunks[file](($program ??= { $SHARED }), $import))
    .catch((error) => {
      delete $loading[file];
      throw error;
    });
  return $loading[file];
}
/** What a single file has inside: the scripts of all chunks, compressed. */
let $inside;
function $unpack(text) {
  const packed = new Blob([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))]);
  return new Response(packed.stream().pipeThrough(new DecompressionStream('gzip'))).json();
}
async function $run(file, text) {
  const script = document.createElement('script');
  // The page's policy knows it by its digest.
  script.textContent = (await ($inside ??= $unpack(text)))[file];
  document.head.append(script);
  if (!globalThis.zermeloChunks?.[file]) throw new Error(`${file} was refused`);
}
function $fetch(file) {
  const inside = globalThis.ZERMELO_INLINE?.chunks;
  if (inside) return $run(file, inside);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    // The build names files by their content.
    script.src = globalThis.ZERMELO_FILES?.[file] ?? file;
    script.onload = resolve;
    script.onerror = () => reject(new Error(`${file} could not be loaded`));
    document.head.append(script);
  });
}
