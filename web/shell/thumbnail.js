/** A small still picture of a real position, drawn by the game's own view. It appears when the engine has answered. */
import { paint } from '../board/picture.js';
import { games } from '../games/index.js';
import { el, listen } from './dom.js';

/** @typedef {import('./app.js').Shell} Shell */

/**
 * @param {Shell} shell
 * @param {string} line
 * @param {(table: import('../engine/types.js').Table) => void} [onTable]
 * @returns {{ element: HTMLElement, destroy: () => void }}
 */
export function thumbnail(shell, line, onTable = () => {}) {
  const canvas = el('canvas', { class: 'picture', 'aria-hidden': 'true' });
  /** @type {import('../engine/types.js').Table|null} */
  let table = null;
  const draw = () => {
    if (!table) return;
    paint(canvas, games[/** @type {keyof typeof games} */ (table.game)], table, { t: shell.t, theme: shell.theme });
    canvas.dataset.drawn = 'true';
  };
  const observer = new ResizeObserver(draw);
  observer.observe(canvas);
  const unlisten = listen(document, 'zermelo-theme', draw);
  shell.engine.table(line).then(
    (answer) => {
      table = answer;
      draw();
      onTable(answer);
    },
    () => {},
  );
  return {
    element: canvas,
    destroy() {
      observer.disconnect();
      unlisten();
    },
  };
}
