// An edge of the board as a number in base 3: tap its squares and see the sum.

import { html } from '../../board/dom.js';

/** Any player will do: only the number of the edge is shown. */
const PLAYER = 'depth 1\n4 0 0 0 1\n';
/** @type {Record<string, string>} */
const NEXT = { '-': 'X', X: 'O', O: '-' };
/** @type {Record<string, string>} */
const NAMES = { '-': 'empty', X: 'black', O: 'white' };

/** @type {import('../types.js').Figure} */
export function edgeFigure(host, { t, engine }) {
  let live = true;
  let asked = 0;
  let cells = 'XXOOOO--';
  const buttons = [...cells].map((_, place) => html('button', { type: 'button', 'data-place': place }));
  const digitCells = [...cells].map(() => html('td', {}));
  const powerCells = [...cells].map(() => html('td', {}));
  const said = html('p', { class: 'ot-edge-sum', role: 'status' });
  const root = html(
    'div',
    { class: 'ot-edge' },
    html(
      'table',
      {},
      html('caption', { class: 'visually-hidden' }, t('learn.othello.edge.figure')),
      html('tr', { class: 'ot-grid' }, ...buttons.map((button) => html('td', {}, button))),
      html('tr', { class: 'digits' }, ...digitCells),
      html('tr', {}, ...powerCells),
    ),
    said,
  );
  host.append(root);

  async function refresh() {
    const mine = ++asked;
    for (const [place, button] of buttons.entries()) {
      const name = NAMES[cells[place]];
      button.dataset.disc = name === 'empty' ? '' : name;
      const there = name === 'empty' ? t('learn.othello.edge.empty') : t(`player.${name}`);
      button.setAttribute('aria-label', t('learn.othello.edge.square', { place: place + 1, there }));
    }
    const { digits, index, stable } = await engine.labEdge(cells, PLAYER);
    if (!live || mine !== asked) return;
    for (const [place, { digit, power }] of digits.entries()) {
      digitCells[place].textContent = String(digit);
      powerCells[place].textContent = `×${t.number(power)}`;
    }
    said.textContent = t('learn.othello.edge.sum', { index: t.number(index), black: stable[0], white: stable[1] });
    said.dataset.index = String(index);
  }

  root.addEventListener('click', (event) => {
    const place = event.target instanceof HTMLElement ? event.target.dataset.place : undefined;
    if (place === undefined) return;
    cells = [...cells].map((cell, i) => (i === Number(place) ? NEXT[cell] : cell)).join('');
    void refresh();
  });
  void refresh();
  return {
    destroy() {
      live = false;
      root.remove();
    },
  };
}
