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
function $fetch(file) {
  return new Promise((resolve, reject) => {
    if (globalThis.zermeloChunks?.[file]) return resolve();
    const script = document.createElement('script');
    script.src = file;
    script.onload = resolve;
    script.onerror = () => reject(new Error(`${file} could not be loaded`));
    document.head.append(script);
  });
}
