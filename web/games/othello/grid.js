// A board of 64 buttons: to set up a position, or to ask about a square. Tab leads to one of them, the arrows on from there.

import { html } from '../../board/dom.js';
import { nameOf, squareOf } from './squares.js';

/** @typedef {ReturnType<typeof createGrid>} Grid */
/** @typedef {{ name: string, disc?: 0 | 1 | null, text?: string, figure?: string }} Face what a square is called, and what is seen on it; a figure is only seen: the name says it in words */

const ALL = [...Array(64).keys()];
const COUNT = [...Array(8).keys()];

/** Steps of the arrow keys, as columns and rows. @type {Record<string, [number, number]>} */
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1], Home: [-8, 0], End: [8, 0] };

/**
 * @param {object} options
 * @param {string} options.label
 * @param {(square: number) => void} options.onPress without a pointer: by Enter, by a screen reader
 * @param {(square: number, key: string) => boolean} [options.onKey] whether the key means something
 * @param {(square: number) => void} [options.onLook] the keyboard has come here
 */
export function createGrid({ label, onPress, onKey = () => false, onLook = () => {} }) {
  const buttons = ALL.map((square) => html('button', { type: 'button', 'data-square': nameOf(square), tabindex: square ? -1 : 0 }));
  const grid = html(
    'div',
    { role: 'grid', 'aria-label': label, class: 'ot-grid' },
    ...COUNT.map((row) =>
      html('div', { role: 'row' }, ...COUNT.map((column) => html('div', { role: 'gridcell' }, buttons[8 * row + column]))),
    ),
  );
  const element = html(
    'div',
    { class: 'ot-frame' },
    html('div', { class: 'ot-letters', 'aria-hidden': 'true' }, ...COUNT.map((i) => html('span', {}, 'abcdefgh'[i]))),
    html('div', { class: 'ot-numbers', 'aria-hidden': 'true' }, ...COUNT.map((i) => html('span', {}, String(i + 1)))),
    grid,
  );

  /** @param {EventTarget | null} target @returns {number | null} */
  const squareAt = (target) => {
    const button = target instanceof Element && grid.contains(target) ? target.closest('button') : null;
    return button ? squareOf(button.dataset.square ?? '') : null;
  };

  /** @param {number} square */
  function reach(square) {
    for (const [i, button] of buttons.entries()) button.tabIndex = i === square ? 0 : -1;
  }

  grid.addEventListener('keydown', (event) => {
    const square = squareAt(event.target);
    if (square === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    if (step) {
      const [column, row] = [(square % 8) + step[0], Math.floor(square / 8) + step[1]].map((n) => Math.min(7, Math.max(0, n)));
      buttons[8 * row + column].focus();
    } else if (!onKey(square, event.key)) return;
    event.preventDefault();
  });
  // A button is also pressed by letting go of the space bar, which means something else here.
  grid.addEventListener('keyup', (event) => {
    if (event.key === ' ') event.preventDefault();
  });
  grid.addEventListener('focusin', (event) => {
    const square = squareAt(event.target);
    if (square === null) return;
    reach(square);
    onLook(square);
  });
  grid.addEventListener('click', (event) => {
    const square = squareAt(event.target);
    if (square !== null && event.detail === 0) onPress(square);
  });

  return {
    element,
    grid,
    squareAt,
    /** @param {number} square @param {Face} face */
    show(square, { name, disc = null, text = '', figure = '' }) {
      const button = buttons[square];
      button.setAttribute('aria-label', name);
      button.dataset.disc = disc === null ? '' : ['black', 'white'][disc];
      button.textContent = text;
      button.dataset.figure = figure;
    },
    /** @param {number} square @param {string} kind */
    dress(square, kind) {
      buttons[square].dataset.kind = kind;
    },
  };
}
