// What a player is made of, to be chosen: weights, table of edges, depth, pruning; and its text.

import { html } from '../../../board/dom.js';
import { createEdit } from './edit.js';
import { LETTERS, nameOf } from './players.js';

/** @typedef {import('./players.js').Players} Players */

/** What is not among those that are shipped. */
const CUSTOM = '';

let made = 0;

/** @param {number} index @param {{ t: import('../../types.js').Translate, players: Players }} options */
export function createSeat(index, { t, players }) {
  made += 1;
  const { sets } = players;
  const player = players.players[index];
  const letter = LETTERS[index];

  /** @param {string} name @param {[string, string][]} options */
  function list(name, options) {
    const id = `lab-${name}-${made}`;
    const select = html(
      'select',
      { id, 'data-lab': `${name}-${letter}` },
      ...options.map(([value, text]) => html('option', { value }, text)),
    );
    return { select, row: html('div', { class: 'field' }, html('label', { for: id }, t(`othello.lab.${name}`)), select) };
  }

  const tableName = (/** @type {string} */ name) => t(`othello.lab.table.${name}`);
  const weights = list('weights', [
    ...sets.weights.map(({ name }) => /** @type {[string, string]} */ ([name, t(`othello.lab.set.${name.toLowerCase()}`)])),
    [CUSTOM, t('othello.lab.set.custom')],
  ]);
  const edges = list('edges', [
    ...sets.edges.map(({ name }) => /** @type {[string, string]} */ ([name, tableName(name)])),
    [CUSTOM, t('othello.lab.table.own')],
  ]);
  const depth = list(
    'depth',
    [...Array(sets.depth).keys()].map((less) => [String(less + 1), t('othello.lab.plies', { count: less + 1 })]),
  );
  const pruning = html('input', { type: 'checkbox', 'data-lab': `pruning-${letter}` });
  const edit = createEdit(index, { t, players });
  const name = html('strong', { class: 'lab-name' });
  const element = html(
    'section',
    { class: 'lab-seat', 'aria-label': t('othello.lab.player', { player: letter }) },
    html('p', { class: 'lab-who' }, html('span', { class: 'lab-letter', 'aria-hidden': 'true' }, letter), name),
    weights.row,
    edges.row,
    depth.row,
    html('label', { class: 'check' }, pruning, html('span', {}, t('othello.lab.pruning'))),
    edit.element,
  );

  weights.select.addEventListener('change', () => {
    const set = sets.weights.find((known) => known.name === weights.select.value);
    if (set) return players.change(index, { weights: set.text, edges: null, table: null });
    if (player.custom) return players.change(index, { weights: player.custom });
    // A copy of what there was, to begin with.
    players.change(index, { weights: `${player.parts.weights}name ${t('othello.lab.set.custom')}\n` });
    edit.open();
  });
  edges.select.addEventListener('change', () => {
    const chosen = edges.select.value;
    if (chosen !== CUSTOM) return players.change(index, { edges: chosen, table: null });
    if (player.own) return players.change(index, { edges: player.own.name, table: player.own.text });
    players.change(index, { edges: 'own', table: `name own\nfrom ${player.parts.edges}\nXXOOOO-- 2.5\n` });
    edit.open();
  });
  depth.select.addEventListener('change', () => players.change(index, { depth: Number(depth.select.value) }));
  pruning.addEventListener('change', () => players.change(index, { pruning: pruning.checked }));

  function update() {
    const { parts } = player;
    name.textContent = nameOf(parts, t);
    weights.select.value = parts.set ?? CUSTOM;
    edges.select.value = parts.table === null ? parts.edges : CUSTOM;
    depth.select.value = String(parts.depth);
    pruning.checked = parts.pruning;
    edit.update();
  }

  update();
  return { element, update };
}
