/** A small still picture of a real position, drawn by the game's own view when it comes into sight and all it takes is there. */
import { paint } from '../board/picture.js';
import { watchDensity } from '../board/theme.js';
import { loadData } from '../data.js';
import { el, listen } from './dom.js';

/** @typedef {import('./app.js').Shell} Shell */
/** @typedef {import('../engine/types.js').Table} Table */
/** @typedef {{ view: import('../games/types.js').GameView, table: Table }} Position */

/** Begun a little before it is scrolled into sight. */
const MARGIN = '200px';

/**
 * @param {Shell} shell
 * @param {() => Promise<Position>} load  a picture that cannot be had is left out: it only adorns
 * @param {(position: Position) => void} [onDrawn]
 * @returns {{ element: HTMLElement, destroy: () => void }}
 */
export function thumbnail(shell, load, onDrawn = () => {}) {
  const canvas = el('canvas', { class: 'picture', 'aria-hidden': 'true' });
  /** @type {Position|null} */
  let position = null;
  const draw = () => {
    if (!position) return;
    paint(canvas, position.view, position.table, { t: shell.t, theme: shell.theme });
    canvas.dataset.drawn = 'true';
  };
  const resized = new ResizeObserver(draw);
  const seen = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      load().then(
        (loaded) => {
          position = loaded;
          draw();
          onDrawn(loaded);
        },
        () => {},
      );
    },
    { rootMargin: MARGIN },
  );
  resized.observe(canvas);
  seen.observe(canvas);
  const unlisten = listen(document, 'zermelo-theme', draw);
  const unwatch = watchDensity(draw);
  return {
    element: canvas,
    destroy() {
      resized.disconnect();
      seen.disconnect();
      unlisten();
      unwatch();
    },
  };
}

/** How a game begins: the position comes with the page, so that no engine has to be loaded for it. */
/** @param {Shell} shell @param {string} game @returns {Promise<Position>} */
export async function cardPosition(shell, game) {
  const [view, cards] = await Promise.all([shell.look(game), loadData('cards')]);
  return { view, table: cards[game] };
}

/** Any position of a game that is open. @param {import('./packs.js').Pack} pack @param {string} line @returns {Promise<Position>} */
export async function linePosition({ view, engine }, line) {
  return { view, table: await engine.table(line) };
}
