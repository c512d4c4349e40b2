// The runs that label the board on the table.

import { html } from '../../board/dom.js';
import { fetchInsight } from './graph.js';
import { createRuns } from './runs.js';

/** @typedef {import('../types.js').PanelUpdate} PanelUpdate */

/** @type {import('../types.js').PanelKind} */
export const labelsPanel = { id: 'labels', title: 'tokens.panel.labels', mount };

/** @param {HTMLElement} host @param {import('../types.js').PanelContext} context */
function mount(host, { t, engine }) {
  const root = html('div', { class: 'tk-labels' });
  host.append(root);
  let shown = '';
  let live = true;
  /** @type {{ destroy: () => void } | null} */
  let runs = null;

  /** @param {PanelUpdate} update */
  async function draw({ table, xrayAllowed = true }) {
    if (!table) return;
    // The labels are those of the board: moves do not change them, and the run stays where it is.
    const key = JSON.stringify([xrayAllowed, table.board.arcs, table.board.vertices]);
    if (key === shown) return;
    shown = key;
    const insight = xrayAllowed ? await fetchInsight(engine, table.position) : null;
    if (!live || key !== shown) return;
    runs?.destroy();
    runs = null;
    root.replaceChildren();
    if (insight) runs = createRuns(root, { t, board: table.board, insight });
    else root.append(html('p', { class: 'muted' }, t('tokens.run.hidden')));
  }

  return {
    update: (/** @type {PanelUpdate} */ update) => void draw(update),
    destroy() {
      live = false;
      runs?.destroy();
      root.remove();
    },
  };
}
