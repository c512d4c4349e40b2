// What Trakis goes by: after each move, how likely its maker is to win in the end against an opponent
// who is careful but otherwise plays at random. Moves that lead to the same class are one row.

import { html } from '../../board/dom.js';
import { classPicture, fetchGraph } from './classes.js';
import { show } from './lines.js';

/** @typedef {import('../types.js').PanelUpdate} PanelUpdate */
/** @typedef {import('../../engine/types.js').JudgedMove} JudgedMove */
/** @typedef {{ node: number, moves: JudgedMove[] }} Row */

/** @type {import('../types.js').PanelKind} */
export const chancePanel = { id: 'chance', title: 'sim.panel.chance', mount };

/** @param {HTMLElement} host @param {import('../types.js').PanelContext} context */
function mount(host, { t, engine, onMove }) {
  const about = html('p', { class: 'muted' });
  const list = html('ul', { class: 'sim-chances' });
  const root = html('div', { class: 'sim-chance' }, about, list);
  host.append(root);
  const percent = new Intl.NumberFormat(t.lang, { style: 'percent', maximumFractionDigits: 1 });

  /** @type {PanelUpdate} */
  const state = {};
  let shown = '';
  let live = true;

  list.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button?.dataset.play) onMove?.(button.dataset.play);
  });

  async function draw() {
    const { table, record, xrayAllowed = true } = state;
    if (!table) return;
    const judged = record?.position === table.position ? record : null;
    const key = JSON.stringify([table.position, xrayAllowed, !!judged]);
    if (key === shown || (xrayAllowed && !table.over && !judged)) return;
    shown = key;
    if (!xrayAllowed || table.over || !judged) {
      about.textContent = t(table.over ? 'sim.chance.over' : 'sim.chance.hidden');
      return list.replaceChildren();
    }
    const graph = await fetchGraph(engine, table.position);
    if (!live || key !== shown) return;
    about.textContent = t('sim.chance.about', { player: t(`player.${table.players[table.turn]}`) });
    list.replaceChildren(...group(judged.moves, graph).map((row) => render(row, graph)));
  }

  /** @param {JudgedMove[]} moves @param {import('./classes.js').Levels | null} graph @returns {Row[]} best first */
  function group(moves, graph) {
    /** @type {Map<number, Row>} */
    const rows = new Map();
    for (const [i, move] of moves.entries()) {
      const node = graph?.replies.find((reply) => reply.move === move.move)?.node ?? -1 - i;
      const row = rows.get(node) ?? { node, moves: [] };
      row.moves.push(move);
      rows.set(node, row);
    }
    return [...rows.values()].sort((a, b) => (b.moves[0].chance ?? 0) - (a.moves[0].chance ?? 0));
  }

  /** @param {Row} row @param {import('./classes.js').Levels | null} graph */
  function render({ node, moves }, graph) {
    const chance = moves[0].chance ?? 0;
    const fill = html('span', { class: 'sim-chance-fill' });
    fill.style.inlineSize = `${100 * chance}%`;
    return html(
      'li',
      {},
      graph && node >= 0 ? html('span', { class: 'sim-chance-class' }, classPicture(graph.numbers[node], graph.points)) : null,
      html(
        'div',
        {},
        html(
          'div',
          { class: 'sim-chance-head' },
          html('span', { class: 'sim-chance-moves' }, ...moves.map(({ move }) => moveButton(move))),
          html('strong', {}, percent.format(chance)),
        ),
        html('span', { class: 'sim-chance-bar', 'aria-hidden': 'true' }, fill),
      ),
    );
  }

  /** @param {string} move */
  function moveButton(move) {
    const line = show(move);
    return html('button', { type: 'button', class: 'sim-line', 'data-play': move, 'aria-label': t('sim.walk.play', { line }) }, line);
  }

  return {
    /** @param {PanelUpdate} update */
    update(update) {
      Object.assign(state, update);
      draw();
    },
    destroy() {
      live = false;
      root.remove();
    },
  };
}
