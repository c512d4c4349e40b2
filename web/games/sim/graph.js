// The graph of the game in two pictures that go together: a map of all classes, and a walk from one to the next.

import { html } from '../../board/dom.js';
import { fetchGraph, openGraph } from './classes.js';
import { createMap } from './map.js';
import { createWalk } from './walk.js';

/** @typedef {import('../types.js').PanelUpdate} PanelUpdate */

/** @type {import('../types.js').PanelKind} */
export const graphPanel = { id: 'graph', title: 'sim.panel.graph', mount };

/** @param {HTMLElement} host @param {import('../types.js').PanelContext} context */
function mount(host, { t, engine, onMove }) {
  const about = html('p', { class: 'muted' });
  const root = html('div', { class: 'sim-graph' }, about);
  host.append(root);
  const map = createMap(root, { t, onChoose: choose });
  const walk = createWalk(root, { t, onChoose: choose, onMove });

  /** @type {PanelUpdate} */
  const state = {};
  /** @type {import('./classes.js').ClassGraph | null} */
  let graph = null;
  let chosen = 0;
  let wanted = '';
  let live = true;

  /** @param {number} node */
  function choose(node) {
    chosen = node;
    show();
  }

  async function follow() {
    const { table } = state;
    if (!table || table.position === wanted) return show();
    wanted = table.position;
    const found = await fetchGraph(engine, table.position);
    if (!live || !found || wanted !== table.position) return;
    graph = openGraph(found);
    // A new position: the walk goes along.
    chosen = graph.here;
    show();
  }

  function show() {
    const { table, xrayAllowed: open = true, focus = null } = state;
    if (!graph || !table || wanted !== table.position) return;
    const looked = focus === null ? null : (graph.replies.find(({ move }) => move === focus)?.node ?? null);
    about.textContent = t(open ? 'sim.graph.about' : 'sim.graph.hidden', { count: graph.numbers.length });
    map.update(graph, { open, chosen, looked });
    walk.update(graph, { open, chosen, looked: chosen === graph.here ? looked : null, playable: !!onMove && !table.over });
  }

  return {
    /** @param {PanelUpdate} update */
    update(update) {
      Object.assign(state, update);
      follow();
    },
    destroy() {
      live = false;
      map.destroy();
      walk.destroy();
      root.remove();
    },
  };
}
