/** The style sheet of a game, or of a screen apart: a file beside the page, fetched with it. The single file has all of them in its head. */
import { fileOf } from '../files.js';
import { inline } from '../inline.js';

/** @type {Map<string, Promise<void>>} */
const loading = new Map();

/** Done when the page is styled. A failed load is not remembered: the next one tries again. @param {string} game @returns {Promise<void>} */
export function loadSheet(game) {
  const found = loading.get(game);
  if (found) return found;
  const begun = link(fileOf(`games/${game}.css`)).catch((error) => {
    loading.delete(game);
    throw error;
  });
  loading.set(game, begun);
  return begun;
}

/** @param {string} file */
async function link(file) {
  if (inline()) return;
  const sheet = document.createElement('link');
  await new Promise((resolve, reject) => {
    sheet.rel = 'stylesheet';
    sheet.href = file;
    sheet.onload = resolve;
    sheet.onerror = () => {
      sheet.remove();
      reject(new Error(`${file} could not be loaded`));
    };
    document.head.append(sheet);
  });
}
