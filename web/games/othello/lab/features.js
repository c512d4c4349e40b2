// What each player sees in the position: the features, its weights, and their sum.

import { html } from '../../../board/dom.js';
import { number, signed } from '../numbers.js';
import { heading } from './words.js';

/** @typedef {'discs' | 'mobility' | 'potential' | 'edges'} Feature */
/**
 * The mover's count and the opponent's.
 * @typedef {object} Report
 * @property {[number, number]} discs
 * @property {[number, number]} mobility
 * @property {[number, number]} approximate
 * @property {[number, number]} potential
 * @property {{ from: number } & Record<Feature, number>} row
 * @property {Record<Feature, number>} features
 * @property {number} value
 */

/** @type {Feature[]} */
const FEATURES = ['discs', 'mobility', 'potential', 'edges'];
/** @type {('discs' | 'mobility' | 'approximate' | 'potential')[]} */
const COUNTS = ['discs', 'mobility', 'approximate', 'potential'];

/** @param {import('./laboratory.js').Bench} bench @returns {import('./laboratory.js').Part} */
export function createFeatures({ t, engine, players }) {
  const element = html('div', { class: 'lab-features' });
  let wanted = '';

  /** @param {import('../../types.js').Table} table */
  async function update(table) {
    const texts = players.map(({ parts }) => parts.text);
    const key = [table.position, ...texts].join('\n');
    if (key === wanted) return;
    wanted = key;
    const parts = players.map((player) => player.parts);
    /** @type {Report[] | null} */
    const reports = await Promise.all(texts.map((text) => engine.labFeatures(table.position, text))).catch(() => null);
    if (!reports || key !== wanted) return;
    const names = [table.turn, 1 - table.turn].map((player) => t(`player.${table.players[player]}`));
    element.replaceChildren(
      html('p', {}, t('othello.lab.features.about', { player: names[0], other: names[1] })),
      counts(reports[0], names),
      html('div', { class: 'lab-pair' }, ...reports.map((report, index) => sum(report, index, parts[index]))),
    );
  }

  const head = (/** @type {string} */ text) => html('th', { scope: 'col' }, text);
  const row = (/** @type {string} */ name) => html('th', { scope: 'row' }, t(`othello.lab.feature.${name}`));
  const cell = (/** @type {string} */ text) => html('td', {}, text);

  /** @param {Report} report @param {string[]} names */
  function counts(report, names) {
    return html(
      'table',
      { class: 'lab-table', 'data-lab': 'counts' },
      html('caption', {}, t('othello.lab.features.counts')),
      html('thead', {}, html('tr', {}, head(t('othello.lab.feature')), ...names.map(head))),
      html(
        'tbody',
        {},
        ...COUNTS.map((name) => html('tr', { 'data-feature': name }, row(name), ...report[name].map((count) => cell(number(t, count))))),
      ),
    );
  }

  /** @param {Report} report @param {number} index @param {import('./players.js').Parts} parts */
  function sum({ row: weights, features, value }, index, parts) {
    const mobility = parts.mobility === 'true' ? 'mobility' : 'approximate';
    return html(
      'section',
      { class: 'lab-card' },
      heading(index, parts, t),
      html(
        'table',
        { class: 'lab-table', 'data-lab': `sum-${index}` },
        html('caption', {}, t('othello.lab.features.row', { count: weights.from })),
        html(
          'thead',
          {},
          html(
            'tr',
            {},
            head(t('othello.lab.feature')),
            head('Δ'),
            head(t('othello.lab.features.weight')),
            head(t('othello.lab.features.product')),
          ),
        ),
        html(
          'tbody',
          {},
          ...FEATURES.map((name) =>
            html(
              'tr',
              { 'data-feature': name, class: weights[name] === 0 ? 'lab-idle' : '' },
              row(name === 'mobility' ? mobility : name),
              cell(signed(t, features[name])),
              cell(number(t, weights[name])),
              cell(signed(t, features[name] * weights[name])),
            ),
          ),
        ),
        html('tfoot', {}, html('tr', {}, html('th', { scope: 'row', colspan: 3 }, t('othello.lab.features.sum')), cell(signed(t, value)))),
      ),
    );
  }

  return { element, update: (table) => void update(table) };
}
