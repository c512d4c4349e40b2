// What is left falls into parts that have nothing to do with each other: what each is worth, and the sum of it all.

import { nimberOf } from '../../board/brief.js';
import { html } from '../../board/dom.js';
import { fetchParts } from './graph.js';
import { partsPicture } from './picture.js';

/** @typedef {import('../types.js').PanelUpdate} PanelUpdate */
/** @typedef {import('./graph.js').Parts} Parts */
/** @typedef {import('./graph.js').Part} Part */

/** @type {import('../types.js').PanelKind} */
export const partsPanel = { id: 'parts', title: 'convexity.panel.parts', mount };

/** More parts than this are counted, not added up in one line. */
const WRITTEN = 12;

/** @param {HTMLElement} host @param {import('../types.js').PanelContext} context */
function mount(host, { t, engine }) {
  const root = html('div', { class: 'cx-parts' });
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
    const found = xrayAllowed ? await fetchParts(engine, table.position) : null;
    if (!live || key !== shown) return;
    const about = (/** @type {string} */ name) => html('p', { class: 'muted' }, t(`convexity.parts.${name}`));
    if (!xrayAllowed) return root.replaceChildren(about('hidden'));
    if (!found) return root.replaceChildren(about(table.over ? 'over' : table.board.game.startsWith('c') ? 'none' : 'open'));
    root.replaceChildren(
      html('p', { class: 'muted' }, t('convexity.parts.about', { count: found.parts.length })),
      partsPicture(table.board, found.parts, t('convexity.parts.picture', { count: found.parts.length })),
      list(found),
      sum(found),
    );
    light();
  }

  /** The part that the player looks at. */
  function light() {
    for (const one of root.querySelectorAll('[data-part]')) {
      const vertices = (one.getAttribute('data-part') ?? '').split(' ');
      one.classList.toggle('looked', !!state.focus && vertices.includes(state.focus));
    }
  }

  /** Every part, and for nimbers their binary digits under each other. @param {Parts} found */
  function list({ parts, sum: total, kind }) {
    const nimbers = kind === 'nim' && parts.every(({ value }) => nimberOf(value) !== null);
    const width = Math.max(1, ...parts.map(({ value }) => (nimberOf(value) ?? 0).toString(2).length));
    const bits = (/** @type {string | null} */ value) =>
      nimbers && value !== null ? html('td', { class: 'cx-bits' }, (nimberOf(value) ?? 0).toString(2).padStart(width, '0')) : null;
    return html(
      'table',
      { class: 'cx-table' },
      html(
        'thead',
        {},
        html(
          'tr',
          {},
          html('th', { scope: 'col' }, t('convexity.parts.part')),
          html('th', { scope: 'col' }, t('convexity.parts.value')),
          nimbers ? html('th', { scope: 'col' }, t('convexity.parts.binary')) : null,
        ),
      ),
      html('tbody', {}, ...parts.map((part) => row(part, bits(part.value)))),
      total === null || parts.length < 2
        ? null
        : html(
            'tfoot',
            {},
            html(
              'tr',
              {},
              html('th', { scope: 'row' }, t(kind === 'nim' ? 'convexity.parts.nimsum' : 'convexity.parts.sum')),
              html('td', { class: 'cx-value' }, total),
              bits(total),
            ),
          ),
    );
  }

  /** @param {Part} part @param {HTMLElement | null} bits */
  function row({ vertices, value }, bits) {
    return html(
      'tr',
      { 'data-part': vertices.join(' ') },
      html('th', { scope: 'row' }, vertices.map((vertex) => t.number(vertex)).join(', ')),
      html('td', { class: 'cx-value' }, value ?? t('convexity.parts.unknown')),
      bits,
    );
  }

  /** @param {Parts} found */
  function sum({ parts, sum: total, kind }) {
    if (total === null || parts.length < 2 || parts.length > WRITTEN) return '';
    const values = parts.map(({ value }) => value ?? '?');
    const terms =
      kind === 'nim'
        ? values.join(' ⊕ ')
        : values.map((value, i) => (i && !value.startsWith('-') ? `+ ${value}` : value.replace(/^-/, i ? '− ' : '−'))).join(' ');
    return html('p', { class: 'cx-sum' }, `${terms} = ${total.replace(/^-/, '−')}`);
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
