// The squares by the names that players give them. Each can be asked what it is good for.

import { html } from '../../board/dom.js';
import { createGrid } from './grid.js';
import { nameOf } from './squares.js';

/** A quarter of the board, from the corner a1; the others are its mirror images. */
const QUARTER = ['*CAB', 'CXRR', 'ARMM', 'BRMM'];
/** @type {Record<string, string>} */
const KINDS = { '*': 'corner', C: 'c', X: 'x', A: 'a', B: 'b', R: 'ring', M: 'middle' };

/** @param {number} square */
function letterOf(square) {
  const fold = (/** @type {number} */ n) => Math.min(n, 7 - n);
  return QUARTER[fold(Math.floor(square / 8))][fold(square % 8)];
}

/** @type {import('../types.js').Figure} */
export function squaresFigure(host, { t }) {
  const said = html('p', { class: 'ot-square-text', role: 'status' }, t('learn.othello.square.start'));
  const grid = createGrid({ label: t('learn.othello.square.figure'), onPress: look, onLook: look });
  const root = html('div', { class: 'ot-squares' }, html('div', { class: 'ot-board' }, grid.element), said);
  host.append(root);

  /** @param {number} square */
  const kindOf = (square) => KINDS[letterOf(square)];

  /** @param {number} square */
  function look(square) {
    const kind = kindOf(square);
    for (let other = 0; other < 64; other++) grid.dress(other, kindOf(other) === kind ? `${kind} alike` : kindOf(other));
    const text = `${nameOf(square)}: ${t(`learn.othello.square.${kind}`)}`;
    if (said.textContent !== text) said.textContent = text;
  }

  for (let square = 0; square < 64; square++) {
    const letter = letterOf(square);
    grid.show(square, {
      name: t('learn.othello.square.name', { square: nameOf(square), kind: t(`learn.othello.square.${kindOf(square)}.name`) }),
      text: /[ABCX]/.test(letter) ? letter : letter === '*' ? '◆' : '',
    });
    grid.dress(square, kindOf(square));
  }
  // A pointer that presses a button need not bring the focus with it.
  grid.grid.addEventListener('pointerdown', (event) => {
    const square = grid.squareAt(event.target);
    if (square !== null) look(square);
  });
  return { destroy: () => root.remove() };
}
