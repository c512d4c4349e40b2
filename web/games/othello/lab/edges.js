// An edge as a number in base 3, and what is known of it: those of the position, or any that one makes by tapping.

import { html } from '../../../board/dom.js';
import { number, signed } from '../numbers.js';
import { LETTERS, nameOf } from './players.js';

/** @typedef {{ cells: string, index: number, digits: { cell: string, digit: number, power: number, product: number }[], stable: [number, number], mean: { sum: number, games: number, value: number }, value: number }} Edge */

/** What a tap makes of a square. @type {Record<string, string>} */
const NEXT = { '-': 'X', X: 'O', O: '-' };
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷';
const SIDES = ['top', 'bottom', 'left', 'right'];

/** @param {import('./laboratory.js').Bench} bench @returns {import('./laboratory.js').Part} */
export function createEdges({ t, engine, players }) {
  let cells = '--------';
  /** Until somebody chooses an edge, the top one is followed. @type {string | null} */
  let side = 'top';
  /** @type {import('../../types.js').Table | null} */
  let table = null;
  let wanted = '';
  let asked = '';

  const rows = SIDES.map((name) => {
    const button = html('button', { type: 'button', class: 'lab-row', 'data-lab': `edge-${name}` });
    button.addEventListener('click', () => pick(name, button.dataset.cells ?? cells));
    return button;
  });
  const squares = [...cells].map((_, place) => {
    const button = html('button', { type: 'button', class: 'lab-cell', 'data-lab': `cell-${place}` });
    button.addEventListener('click', () => {
      side = null;
      cells = cells.slice(0, place) + NEXT[cells[place]] + cells.slice(place + 1);
      void draw();
    });
    return button;
  });
  const digits = squares.map(() => html('td', {}));
  const powers = squares.map((_, place) => html('td', {}, `3${SUPERSCRIPTS[place]}`));
  const products = squares.map(() => html('td', {}));
  const line = (/** @type {string} */ name, /** @type {HTMLElement[]} */ children) =>
    html('tr', {}, html('th', { scope: 'row' }, t(`othello.lab.edge.${name}`)), ...children);
  const formula = html('p', { class: 'lab-formula', 'data-lab': 'index' });
  const answer = html('div', {});
  const said = html('p', { class: 'visually-hidden', role: 'status' });
  const element = html(
    'div',
    { class: 'lab-edges' },
    html('p', { class: 'muted' }, t('othello.lab.edge.about')),
    html('div', { class: 'lab-sides', role: 'group', 'aria-label': t('othello.lab.edge.sides') }, ...rows),
    html(
      'table',
      { class: 'lab-work' },
      html('caption', {}, t('othello.lab.edge.make')),
      html(
        'tbody',
        {},
        line(
          'cell',
          squares.map((square) => html('td', {}, square)),
        ),
        line('digit', digits),
        line('power', powers),
        line('product', products),
      ),
    ),
    formula,
    answer,
    said,
  );

  const kind = (/** @type {string} */ cell) => ({ X: 'black', O: 'white' })[cell] ?? 'empty';

  /** @param {string} name @param {string} chosen */
  function pick(name, chosen) {
    side = name;
    cells = chosen;
    void draw();
  }

  async function draw() {
    for (const [place, square] of squares.entries()) {
      square.dataset.cell = kind(cells[place]);
      square.setAttribute('aria-label', t(`othello.lab.edge.${kind(cells[place])}`, { place: place + 1 }));
    }
    for (const [i, row] of rows.entries()) row.setAttribute('aria-pressed', String(SIDES[i] === side));
    const parts = players.map((player) => player.parts);
    const key = [cells, ...parts.map(({ text }) => text)].join('\n');
    if (key === wanted) return;
    wanted = key;
    /** @type {Edge[] | null} */
    const edges = await Promise.all(parts.map(({ text }) => engine.labEdge(cells, text))).catch(() => null);
    if (edges && key === wanted) tell(edges, parts);
  }

  /** @param {Edge[]} edges as each player sees it @param {import('./players.js').Parts[]} parts */
  function tell(edges, parts) {
    const [{ index, digits: worked, stable, mean }] = edges;
    for (const [place, { digit, product }] of worked.entries()) {
      digits[place].textContent = number(t, digit);
      products[place].textContent = number(t, product);
    }
    const sum = worked.map(({ digit }, place) => `${digit}·3${SUPERSCRIPTS[place]}`).join(' + ');
    formula.replaceChildren(`${sum} = `, html('strong', {}, number(t, index)));
    const names = ['black', 'white'].map((player) => t(`player.${player}`));
    const sign = Number(mean.value.toFixed(3)) === mean.value ? '=' : '≈';
    const fraction = mean.games === 1 ? number(t, mean.sum) : `${mean.sum}/${mean.games} ${sign} ${number(t, mean.value)}`;
    const row = (/** @type {string} */ name, /** @type {string} */ text, /** @type {string} */ value) =>
      html('tr', { 'data-lab': name }, html('th', { scope: 'row' }, text), html('td', {}, value));
    answer.replaceChildren(
      html(
        'table',
        { class: 'lab-table' },
        html(
          'tbody',
          {},
          ...stable.map((count, player) =>
            row(`stable-${player}`, t('othello.lab.edge.stable', { player: names[player] }), number(t, count)),
          ),
          row('mean', t('othello.lab.edge.mean', { player: names[0] }), fraction),
          ...edges.map(({ value }, i) =>
            row(
              `table-${LETTERS[i]}`,
              t('othello.lab.edge.table', { player: LETTERS[i], name: nameOf(parts[i], t), table: tableName(parts[i]) }),
              signed(t, value),
            ),
          ),
        ),
      ),
    );
    said.textContent = t('othello.lab.edge.said', { index, black: stable[0], white: stable[1] });
  }

  /** @param {import('./players.js').Parts} parts */
  const tableName = ({ edges, table: own }) => (own === null ? t(`othello.lab.table.${edges}`) : edges);

  /** The edges of the position. */
  async function look() {
    if (!table || asked === table.position) return void draw();
    const { position } = table;
    asked = position;
    /** @type {{ edges: { side: string, cells: string }[] } | null} */
    const seen = await engine.labFeatures(position, players[0].parts.text).catch(() => null);
    if (!seen || asked !== position) return;
    for (const [i, row] of rows.entries()) {
      const now = seen.edges.find((edge) => edge.side === SIDES[i])?.cells ?? cells;
      const name = t(`othello.lab.edge.${SIDES[i]}`);
      row.dataset.cells = now;
      row.setAttribute('aria-label', t('othello.lab.edge.pick', { side: name, cells: now }));
      row.replaceChildren(
        html('span', {}, name),
        html('span', { class: 'lab-mini' }, ...[...now].map((cell) => html('span', { class: 'lab-cell', 'data-cell': kind(cell) }))),
      );
      if (SIDES[i] === side) cells = now;
    }
    void draw();
  }

  return {
    element,
    update(now) {
      table = now;
      void look();
    },
  };
}
