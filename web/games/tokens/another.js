// One more token, anywhere: the game begins again from here with it. With X-ray one sees what that would do.

import { html } from '../../board/dom.js';
import { signs } from '../../board/marks.js';

/** @typedef {import('../types.js').PanelUpdate} PanelUpdate */
/** @typedef {import('../types.js').Table} Table */

/** @type {import('../types.js').PanelKind} */
export const anotherPanel = { id: 'another', title: 'tokens.panel.another', mount };

/** As many as the notation knows. */
const MOST = 16;

let panels = 0;

/** @param {HTMLElement} host @param {import('../types.js').PanelContext} context */
function mount(host, { t, engine }) {
  panels += 1;
  const topic = `measure:another${panels}`;
  const root = html('div', { class: 'tk-another' });
  host.append(root);
  let shown = '';
  let live = true;

  /** @param {PanelUpdate} update */
  async function draw({ table, xrayAllowed = true }) {
    if (!table) return;
    const key = `${table.position} ${xrayAllowed}`;
    if (key === shown) return;
    shown = key;
    /** @type {import('./layout.js').Board} */
    const { vertices, tokens } = table.board;
    if (tokens.length >= MOST)
      return root.replaceChildren(html('p', { class: 'muted' }, t('tokens.another.full', { count: tokens.length })));
    const links = vertices.map((vertex) => link(vertex, lineWith(table, vertex)));
    root.replaceChildren(
      html('p', { class: 'muted' }, t('tokens.another.about')),
      html('ul', {}, ...links.map((one) => html('li', {}, one))),
    );
    if (!xrayAllowed) return;
    for (const [i, vertex] of vertices.entries()) {
      const record = await engine.job('analyse', [lineWith(table, vertex)], { topic }).promise.catch(() => null);
      if (!live || key !== shown) return;
      if (record) judge(links[i], vertex, record.outcome);
    }
  }

  /** @param {number} vertex @param {string} line */
  const link = (vertex, line) =>
    html(
      'a',
      { class: 'tk-vertex', href: `#${line}`, 'data-vertex': vertex, 'aria-label': t('tokens.another.put', { vertex }) },
      t.number(vertex),
    );

  /** @param {HTMLAnchorElement} one @param {number} vertex @param {string} outcome */
  function judge(one, vertex, outcome) {
    const name = t(`tokens.another.${outcome}`, { move: t('tokens.another.put', { vertex }) });
    one.setAttribute('aria-label', name);
    one.title = name;
    one.dataset.outcome = outcome;
    one.append(html('span', { class: `tk-sign ${outcome}`, 'aria-hidden': 'true' }, signs[outcome]));
  }

  return {
    update: (/** @type {PanelUpdate} */ update) => void draw(update),
    destroy() {
      live = false;
      engine.stop(topic);
      root.remove();
    },
  };
}

/** The position as a start of its own, with one token more. @param {Table} table @param {number} vertex */
function lineWith({ start, board }, vertex) {
  const on = [...board.tokens, vertex].sort((a, b) => a - b);
  return `${start.replace(/;.*$/, '')};on=${on.join(',')}`;
}
