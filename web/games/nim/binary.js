// The heaps in binary. The nim-sum is the parity of each column; the digits that a
// move changes are framed.

import { html } from '../../board/dom.js';
import { allowed, readMove } from './moves.js';

/** @typedef {import('../types.js').Table} Table */
/** @typedef {import('../types.js').AnalysisRecord} AnalysisRecord */
/** @typedef {import('../types.js').PanelUpdate} PanelUpdate */
/** @typedef {import('../types.js').Translate} Translate */

/** Beyond so many columns their powers of two are written as powers. */
const PLAIN_COLUMNS = 8;

/** @type {import('../types.js').PanelKind} */
export const binaryPanel = { id: 'binary', title: 'nim.panel.binary', mount };

/** @param {HTMLElement} host @param {import('../types.js').PanelContext} context */
function mount(host, { t }) {
  const root = html('div', { class: 'nim-binary' });
  host.append(root);
  /** @type {PanelUpdate} */
  const state = {};
  let shown = '';
  return {
    /** @param {PanelUpdate} update */
    update(update) {
      Object.assign(state, update);
      if (!state.table) return;
      const sums = read(state.table, state.record ?? null);
      // While the analysis of limited heaps runs the last picture stays.
      if (!sums) return;
      const move = state.xrayAllowed === false ? null : effect(state.table, sums, state.record ?? null, state.focus ?? null);
      const next = JSON.stringify([t.lang, sums, move, state.xrayAllowed, state.table.over]);
      if (next === shown) return;
      shown = next;
      root.replaceChildren(...render(state.table, sums, move, state.xrayAllowed !== false, t));
    },
    destroy: () => root.remove(),
  };
}

/** @typedef {{ sizes: number[], values: number[], sum: number, ones: boolean }} Sums */

/**
 * What each heap counts for. The engine says it; in a game without limits a heap counts its size.
 * @param {Table} table @param {AnalysisRecord | null} record @returns {Sums | null}
 */
function read(table, record) {
  /** @type {{ heaps: number[], max: number | null, take: number[] | null }} */
  const { heaps, max, take } = table.board;
  const why = record?.position === table.position ? record.why : [];
  const said = why.find(({ key }) => key === 'nim.why.sum' || key === 'nim.why.sum.zero')?.args.values;
  const plain = (max === null && take === null) || heaps.every((n) => n === 0);
  const values = Array.isArray(said) ? said.map(Number) : plain ? heaps : null;
  if (!values) return null;
  const ones = why.some(({ key }) => key === 'nim.why.misere.ones');
  return { sizes: heaps, values, sum: values.reduce((a, b) => (a ^ b) >>> 0, 0), ones };
}

/** @typedef {{ heap: number, from: number, to: number, sum: number }} Effect */

/**
 * What a move does to the sum: the one the player looks at, else a winning one.
 * @param {Table} table @param {Sums} sums @param {AnalysisRecord | null} record @param {string | null} focus
 * @returns {Effect | null}
 */
function effect(table, { sizes, values, sum }, record, focus) {
  const judged = record?.position === table.position ? record : null;
  const best = judged?.outcome === 'win' ? judged.best[0] : null;
  const looked = focus === null ? null : readMove(focus);
  const valid = looked && looked.count <= sizes[looked.heap - 1] && allowed(table, looked.heap, looked.count);
  const move = valid ? focus : best;
  if (!move) return null;
  const { heap, count } = readMove(move);
  const from = values[heap - 1];
  const { max, take } = table.board;
  if (max === null && take === null) {
    const to = sizes[heap - 1] - count;
    return { heap, from, to, sum: (sum ^ from ^ to) >>> 0 };
  }
  const after = nimber(judged?.moves.find((other) => other.move === move)?.value ?? null);
  return after === null ? null : { heap, from, to: (sum ^ from ^ after) >>> 0, sum: after };
}

/** The number of a nimber as the record writes it: 0, *, *2, … @param {string | null} value */
function nimber(value) {
  const read = /^(0|\*)(\d*)$/.exec(value ?? '');
  if (!read) return null;
  return read[1] === '0' ? 0 : Number(read[2] || 1);
}

/** @param {Table} table @param {Sums} sums @param {Effect | null} move @param {boolean} open @param {Translate} t */
function render(table, sums, move, open, t) {
  const { sizes, values, sum, ones } = sums;
  const width = Math.max(1, ...values.map((n) => n.toString(2).length));
  const places = [...Array(width).keys()].map((i) => width - 1 - i);
  const differ = values.some((n, i) => n !== sizes[i]);
  const bit = (/** @type {number} */ n, /** @type {number} */ place) => Math.floor(n / 2 ** place) % 2;
  const blank = differ ? html('td') : null;

  const head = html(
    'tr',
    {},
    html('th', { scope: 'col' }, t('nim.binary.heap')),
    html('th', { scope: 'col' }, t('nim.binary.size')),
    differ ? html('th', { scope: 'col' }, t('nim.binary.value')) : null,
    ...places.map((place) => html('th', { scope: 'col', class: 'bit' }, ...power(place, width, t))),
  );

  const rows = values.map((value, i) => {
    const flipped = move?.heap === i + 1 ? move.from ^ move.to : 0;
    return html(
      'tr',
      { class: sizes[i] ? '' : 'empty' },
      html('th', { scope: 'row' }, String(i + 1)),
      html('td', {}, t.number(sizes[i])),
      differ ? html('td', {}, t.number(value)) : null,
      ...places.map((place) =>
        html(
          'td',
          { class: `bit${bit(value, place) ? ' one' : ''}${bit(flipped >>> 0, place) ? ' flips' : ''}` },
          String(bit(value, place)),
        ),
      ),
    );
  });

  const count = (/** @type {number} */ place) => values.filter((n) => bit(n, place)).length;
  const foot = open
    ? [
        html(
          'tr',
          { class: 'count' },
          html('th', { scope: 'row' }, t('nim.binary.ones')),
          html('td'),
          blank?.cloneNode() ?? null,
          ...places.map((place) => html('td', { class: `bit${count(place) % 2 ? ' odd' : ''}` }, String(count(place)))),
        ),
        html(
          'tr',
          { class: 'sum' },
          html('th', { scope: 'row' }, t('nim.binary.sum')),
          html('td', {}, t.number(sum)),
          blank?.cloneNode() ?? null,
          ...places.map((place) => html('td', { class: `bit${bit(sum, place) ? ' odd' : ''}` }, String(bit(sum, place)))),
        ),
      ]
    : [];

  const grid = html(
    'table',
    { class: width > PLAIN_COLUMNS ? 'wide' : '' },
    html('caption', { class: 'visually-hidden' }, t('nim.binary.caption')),
    html('thead', {}, head),
    html('tbody', {}, ...rows),
    html('tfoot', {}, ...foot),
  );
  // Thirty columns do not fit beside a board: the table scrolls, also by keyboard.
  const scroll = html('div', { class: 'nim-scroll', tabindex: 0, role: 'group', 'aria-label': t('nim.panel.binary') }, grid);
  return [scroll, ...sentences(table, { sum, ones }, move, open, t).map((text) => html('p', {}, text))];
}

/** @param {number} place @param {number} width @param {Translate} t */
function power(place, width, t) {
  if (width <= PLAIN_COLUMNS) return [t.number(2 ** place)];
  return place % 5 ? [html('span', { class: 'visually-hidden' }, `2^${place}`)] : ['2', html('sup', {}, String(place))];
}

/** @param {Table} table @param {{ sum: number, ones: boolean }} sums @param {Effect | null} move @param {boolean} open @param {Translate} t */
function sentences(table, { sum, ones }, move, open, t) {
  if (table.over) return [t('nim.binary.over')];
  if (!open) return [t('nim.binary.hidden')];
  if (ones) return [t('nim.binary.misere')];
  const state = sum ? t('nim.binary.odd', { sum }) : t('nim.binary.even');
  return move ? [state, t('nim.binary.move', { ...move })] : [state];
}
