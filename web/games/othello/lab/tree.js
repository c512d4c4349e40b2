// The first levels of a search as an outline: at each node the window and the value, and below it the moves, those that were cut off too.

import { html } from '../../../board/dom.js';
import { signed } from '../numbers.js';

/** @typedef {import('../../types.js').Translate} Translate */
/** @typedef {import('../../types.js').Table} Table */
/**
 * @typedef {object} Node
 * @property {number | null} parent
 * @property {string | null} move
 * @property {[number | null, number | null]} window
 * @property {number | null} value for its player to move
 * @property {'least' | 'most' | null} bound
 * @property {string | null} best
 * @property {string[]} cut
 */

const SIGNS = { least: '≥ ', most: '≤ ' };

/** @param {Node[]} trace @param {Table} table the root @param {Translate} t */
export function createTree(trace, table, t) {
  /** @type {number[][]} */
  const children = trace.map(() => []);
  for (const [place, { parent }] of trace.entries()) if (parent !== null) children[parent].push(place);
  const moveName = (/** @type {string | null} */ move) => (move === 'pass' ? t('othello.pass') : (move ?? t('othello.lab.tree.root')));

  /** @param {number} place @param {number} turn who is to move there @param {boolean} best @returns {HTMLElement} */
  function branch(place, turn, best) {
    const node = trace[place];
    const line = describe(node, turn, best);
    if (children[place].length + node.cut.length === 0) return html('div', { class: 'lab-leaf' }, ...line);
    return html(
      'details',
      { class: 'lab-node', open: place === 0, 'data-move': node.move ?? 'root' },
      html('summary', {}, ...line),
      html(
        'ul',
        {},
        ...children[place].map((child) => html('li', {}, branch(child, 1 - turn, trace[child].move === node.best))),
        ...node.cut.map((move) =>
          html(
            'li',
            {},
            html('div', { class: 'lab-leaf lab-cut', 'data-cut': move }, html('s', {}, moveName(move)), ` ${t('othello.lab.tree.cut')}`),
          ),
        ),
      ),
    );
  }

  /** @param {Node} node @param {number} turn @param {boolean} best */
  function describe({ move, window, value, bound, cut }, turn, best) {
    const [alpha, beta] = window;
    const low = alpha === null ? '−∞' : signed(t, alpha);
    const high = beta === null ? '∞' : signed(t, beta);
    const worth = value === null ? '…' : `${bound ? SIGNS[bound] : ''}${signed(t, value)}`;
    return [
      html('strong', { class: 'lab-square' }, moveName(move)),
      best ? html('span', { class: 'lab-best' }, `★ ${t('othello.lab.tree.best')}`) : null,
      html(
        'span',
        { class: 'lab-turn', 'data-player': turn },
        html('span', { class: 'chip', 'aria-hidden': 'true' }),
        html('span', { class: 'visually-hidden' }, t('othello.lab.tree.turn', { player: t(`player.${table.players[turn]}`) })),
      ),
      html('span', { class: 'lab-worth' }, html('span', { class: 'visually-hidden' }, `${t('othello.lab.tree.value')} `), worth),
      html(
        'span',
        { class: 'lab-window' },
        html('span', { class: 'visually-hidden' }, `${t('othello.lab.tree.window')} `),
        `(${low}, ${high})`,
      ),
      cut.length ? html('span', { class: 'lab-cuts' }, t('othello.lab.tree.cuts', { count: cut.length })) : null,
    ];
  }

  return branch(0, table.turn, false);
}
