// What the position is worth, in a picture: a number on its line, between what either player can make of it;
// anything else as its canonical form with its thermograph.

import { thermograph } from '../../board/thermograph.js';
import { brief } from '../../board/brief.js';
import { html } from '../../board/dom.js';
import { compare, readNumber } from './numbers.js';
import { ruler } from './ruler.js';

/** @typedef {import('../types.js').PanelUpdate} PanelUpdate */
/** @typedef {import('../types.js').Table} Table */
/** @typedef {import('../types.js').AnalysisRecord} AnalysisRecord */
/** @typedef {import('./numbers.js').Dyadic} Dyadic */

/** @type {import('../types.js').PanelKind} */
export const valuePanel = { id: 'value', title: 'hackenbush.panel.value', mount };

/** Larger drawings are not worked out a second time for the other player. */
const BOTH = 64;
/** A longer form is no picture any more. */
const LONGEST = 2000;

let panels = 0;

/** @param {HTMLElement} host @param {import('../types.js').PanelContext} context */
function mount(host, { t, engine, calculator }) {
  panels += 1;
  const topic = `measure:value${panels}`;
  const root = html('div', { class: 'hb-value' });
  host.append(root);
  /** @type {PanelUpdate} */
  const state = {};
  let shown = '';
  let live = true;

  async function draw() {
    const { table, record, xrayAllowed = true } = state;
    if (!table) return;
    const judged = record?.position === table.position ? record : null;
    if (xrayAllowed && !judged) return;
    const key = `${table.position} ${xrayAllowed}`;
    if (key === shown) return;
    shown = key;
    const parts = !xrayAllowed || !judged ? [html('p', { class: 'muted' }, t('hackenbush.value.hidden'))] : await explain(table, judged);
    if (live && key === shown) root.replaceChildren(...parts);
  }

  /** @param {Table} table @param {AnalysisRecord} record @returns {Promise<Node[]>} */
  async function explain(table, record) {
    if (record.value === null) return [html('p', { class: 'muted' }, t('hackenbush.value.unknown'))];
    const number = readNumber(record.value);
    return number ? explainNumber(table, record, number) : explainGame(record.value);
  }

  /** @param {Table} table @param {AnalysisRecord} record @param {Dyadic} value */
  async function explainNumber(table, record, value) {
    const mine = table.over ? [] : numbersOf(record);
    const other = await otherSide(table);
    const [left, right] = table.turn === 0 ? [mine, other] : [other, mine];
    const best = { left: left?.at(-1) ?? null, right: right?.[0] ?? null };
    const sentence = left && right ? between(best, record.value ?? '') : t('hackenbush.value.number', { value: brief(record.value ?? '') });
    return [ruler({ value, left: left ?? [], right: right ?? [], label: sentence }), html('p', {}, sentence), legend()];
  }

  /** @param {{ left: Dyadic | null, right: Dyadic | null }} best @param {string} value */
  function between({ left, right }, value) {
    const args = { value: brief(value), left: left ? text(left) : '', right: right ? text(right) : '' };
    const key = left && right ? 'both' : left ? 'left' : right ? 'right' : 'none';
    return t(`hackenbush.value.${key}`, args);
  }

  /** @param {Dyadic} number */
  const text = ({ n, d }) => brief(d === 1n ? String(n) : `${n}/${d}`);

  const legend = () =>
    html(
      'ul',
      { class: 'hb-legend' },
      html('li', { class: 'blue' }, t('hackenbush.value.legend.blue')),
      html('li', { class: 'red' }, t('hackenbush.value.legend.red')),
    );

  /** Where the cuts of the player who is not to move would lead. @param {Table} table @returns {Promise<Dyadic[] | null>} null where it is not known */
  async function otherSide(table) {
    const standing = table.board.edges.filter((/** @type {import('./layout.js').Edge} */ edge) => edge.stands);
    if (standing.length > BOTH) return null;
    const list = standing.map(
      (/** @type {import('./layout.js').Edge} */ { from, to, colour }) => `${from}-${to}${colour[0].toUpperCase()}`,
    );
    const line = `hackenbush:${list.join(',')}${table.turn === 0 ? ';turn=red' : ''}`;
    try {
      const record = await engine.job('analyse', [line], { topic }).promise;
      return record.over ? [] : numbersOf(record);
    } catch {
      return null;
    }
  }

  /** @param {string} form */
  async function explainGame(form) {
    const record =
      form.length > LONGEST
        ? null
        : await calculator()
            .value(form)
            .catch(() => null);
    const shownForm = html('p', { class: 'hb-form mono' }, brief(form, 400));
    if (!record) return [shownForm, html('p', {}, t('hackenbush.value.long'))];
    const { mean, temperature } = record;
    const drawn = thermograph(record.svg, t('hackenbush.value.thermograph', { mean, temperature }));
    const heat = temperature === '0' ? 'tepid' : 'hot';
    return [
      shownForm,
      html('div', { class: 'thermograph' }, drawn),
      html('p', {}, t(`hackenbush.value.${heat}`, { mean, temperature })),
      html('p', {}, html('a', { href: `#learn/values/${encodeURIComponent(record.form)}` }, t('hackenbush.value.calculator'))),
    ];
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

/** The values that the moves of a record lead to, in order, each once. @param {AnalysisRecord} record @returns {Dyadic[] | null} null where some are no numbers */
function numbersOf({ moves }) {
  const values = [...new Set(moves.map(({ value }) => value ?? ''))].map(readNumber);
  const numbers = values.filter((value) => value !== null);
  return numbers.length === values.length ? numbers.sort(compare) : null;
}
