// The largest quotient that keeps the values, as a picture, and a check of any other map.

import { brief } from '../../board/brief.js';
import { html } from '../../board/dom.js';
import { createCheck } from './check.js';
import { fetchInsight } from './graph.js';
import { picture } from './picture.js';

/** @typedef {import('../types.js').PanelUpdate} PanelUpdate */
/** @typedef {import('./graph.js').Insight} Insight */
/** @typedef {import('../types.js').Translate} Translate */

/** @type {import('../types.js').PanelKind} */
export const quotientPanel = { id: 'quotient', title: 'tokens.panel.quotient', mount };

/** @param {HTMLElement} host @param {import('../types.js').PanelContext} context */
function mount(host, { t, engine }) {
  const root = html('div', { class: 'tk-quotient' });
  host.append(root);
  let shown = '';
  let live = true;
  /** @type {{ destroy: () => void } | null} */
  let check = null;

  /** @param {PanelUpdate} update */
  async function draw({ table, xrayAllowed = true }) {
    if (!table) return;
    const key = JSON.stringify([xrayAllowed, table.board.arcs, table.board.vertices]);
    if (key === shown) return;
    shown = key;
    const insight = xrayAllowed ? await fetchInsight(engine, table.position) : null;
    if (!live || key !== shown) return;
    check?.destroy();
    check = null;
    if (!insight) return root.replaceChildren(html('p', { class: 'muted' }, t('tokens.quotient.hidden')));
    const checked = html('details', { class: 'tk-check' }, html('summary', {}, t('tokens.check.title')));
    root.replaceChildren(...quotientPicture(insight, t), checked);
    check = createCheck(checked, { t, engine, first: table.start.replace(/;.*$/, ''), ...quotientMap(insight) });
  }

  return {
    update: (/** @type {PanelUpdate} */ update) => void draw(update),
    destroy() {
      live = false;
      check?.destroy();
      root.remove();
    },
  };
}

/** The picture, and who stands for whom. @param {Insight} insight @param {Translate} t @returns {Node[]} */
export function quotientPicture({ vertices, quotient: { blocks, arcs } }, t) {
  const several = blocks.filter((block) => block.vertices.length > 1);
  const { element, nodes } = picture(
    { vertices: blocks.map(({ block }) => block), places: blocks.map(({ place }) => place), arcs },
    t('tokens.quotient.picture'),
  );
  for (const { block, value, label, vertices: inside } of blocks) {
    const node = nodes.get(block);
    if (!node) continue;
    node.tag.textContent = brief(value);
    node.group.setAttribute('class', `node ${label}${inside.length > 1 ? ' several' : ''}`);
  }
  const args = { vertices: vertices.length, blocks: blocks.length };
  return [
    html('p', { class: 'muted' }, t(several.length ? 'tokens.quotient.some' : 'tokens.quotient.none', args)),
    element,
    html(
      'ul',
      { class: 'tk-blocks' },
      ...several.map(({ block, vertices: inside }) => html('li', {}, t('tokens.quotient.block', { block, vertices: inside }))),
    ),
  ];
}

/** The quotient as another board, and the map onto it. @param {Insight} insight */
export function quotientMap({ vertices, quotient: { blocks, arcs } }) {
  const ends = new Set(arcs.flatMap(({ from, to }) => [from, to]));
  const alone = blocks.map(({ block }) => block).filter((block) => !ends.has(block));
  return {
    second: [...arcs.map(({ from, to }) => `${from}>${to}`), ...alone].join(','),
    map: vertices.map(({ vertex, block }) => `${vertex}>${block}`).join(','),
  };
}
