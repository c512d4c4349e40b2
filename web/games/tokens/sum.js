// The generalised nim-sum of the tokens, worked out one token at a time.

import { brief, nimberOf } from '../../board/brief.js';
import { html } from '../../board/dom.js';
import { ends } from './moves.js';
import { fetchInsight } from './graph.js';

/** @typedef {import('../types.js').PanelUpdate} PanelUpdate */
/** @typedef {import('./graph.js').Insight['sum']} Sum */

/** @type {import('../types.js').PanelKind} */
export const sumPanel = { id: 'sum', title: 'tokens.panel.sum', mount };

/** @param {HTMLElement} host @param {import('../types.js').PanelContext} context */
function mount(host, { t, engine }) {
  const root = html('div', { class: 'tk-sum' });
  host.append(root);
  /** @type {PanelUpdate} */
  const state = {};
  let shown = '';
  let live = true;

  async function draw() {
    const { table, xrayAllowed = true } = state;
    if (!table) return;
    const key = `${table.position} ${xrayAllowed}`;
    if (key === shown) return light();
    shown = key;
    const insight = xrayAllowed ? await fetchInsight(engine, table.position) : null;
    if (!live || key !== shown) return;
    if (!insight?.sum.terms.length) {
      root.replaceChildren(html('p', { class: 'muted' }, t(xrayAllowed ? 'tokens.sum.none' : 'tokens.sum.hidden')));
    } else root.replaceChildren(list(insight.sum), ...notes(insight.sum));
    light();
  }

  /** The token that the player looks at. */
  function light() {
    const looked = state.focus ? String(ends(state.focus)[0]) : null;
    for (const row of root.querySelectorAll('[data-vertex]')) row.classList.toggle('looked', row.getAttribute('data-vertex') === looked);
  }

  /** @param {Sum} sum */
  function list({ terms, total }) {
    const finite = terms.every(({ value }) => nimberOf(value) !== null);
    const width = Math.max(1, ...terms.map(({ value }) => (nimberOf(value) ?? 0).toString(2).length));
    const bits = (/** @type {string} */ value) =>
      finite ? html('td', { class: 'tk-bits' }, (nimberOf(value) ?? 0).toString(2).padStart(width, '0')) : null;
    const head = (/** @type {string} */ name) => html('th', { scope: 'col' }, t(`tokens.sum.${name}`));
    return html(
      'table',
      { class: 'tk-table' },
      html('thead', {}, html('tr', {}, head('token'), head('value'), finite ? head('binary') : null, head('total'))),
      html(
        'tbody',
        {},
        ...terms.map(({ vertex, value, total: sofar }) =>
          html(
            'tr',
            { 'data-vertex': vertex },
            html('th', { scope: 'row' }, t.number(vertex)),
            html('td', { class: 'tk-value' }, brief(value)),
            bits(value),
            html('td', { class: 'tk-value' }, brief(sofar)),
          ),
        ),
      ),
      terms.length < 2
        ? null
        : html(
            'tfoot',
            {},
            html(
              'tr',
              {},
              html(
                'td',
                { class: 'tk-formula', colspan: finite ? 4 : 3 },
                `${terms.map(({ value }) => brief(value)).join(' ⊕ ')} = ${brief(total)}`,
              ),
            ),
          ),
    );
  }

  /** The rules that were used. @param {Sum} sum */
  function notes({ terms }) {
    const infinite = terms.filter(({ value }) => nimberOf(value) === null).length;
    const finite = terms.length - infinite;
    const used = [finite > 1 ? 'nim' : '', infinite && finite ? 'shift' : '', infinite > 1 ? 'two' : ''].filter(Boolean);
    return used.map((name) => html('p', { class: 'muted' }, t(`tokens.sum.${name}`)));
  }

  return {
    /** @param {PanelUpdate} update */
    update(update) {
      Object.assign(state, update);
      void draw();
    },
    destroy() {
      live = false;
      root.remove();
    },
  };
}
