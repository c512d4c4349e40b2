// Numbers and names as the laboratory writes them.

import { html } from '../../../board/dom.js';
import { LETTERS, nameOf } from './players.js';

/** @typedef {import('../../types.js').Translate} Translate */
/** @typedef {import('./players.js').Parts} Parts */

/** Per cent with one decimal. @param {Translate} t @param {number} share */
export function percent(t, share) {
  return new Intl.NumberFormat(t.lang, { style: 'percent', maximumFractionDigits: 1 }).format(share);
}

/** @param {number} index @param {Parts} parts @param {Translate} t */
export function title(index, parts, t) {
  return t('othello.lab.title', { player: LETTERS[index], name: nameOf(parts, t), count: parts.depth });
}

/** The heading of what is one player's. @param {number} index @param {Parts} parts @param {Translate} t */
export function heading(index, parts, t) {
  return html(
    'p',
    { class: 'lab-who' },
    html('span', { class: 'lab-letter', 'aria-hidden': 'true' }, LETTERS[index]),
    html('strong', {}, html('span', { class: 'visually-hidden' }, `${LETTERS[index]}: `), nameOf(parts, t)),
    html('span', { class: 'muted' }, t('othello.lab.plies', { count: parts.depth })),
  );
}

/** A bar that fills so much of its room. @param {number} share @param {string} [kind] */
export function bar(share, kind = '') {
  const fill = html('span', { class: 'lab-fill' });
  fill.style.inlineSize = `${100 * Math.min(1, Math.max(0, share))}%`;
  return html('span', { class: `lab-bar ${kind}`, 'aria-hidden': 'true' }, fill);
}

/** A button to begin and one to stop. @param {Translate} t @param {string} what @param {() => void} onRun @param {() => void} onStop */
export function createRunner(t, what, onRun, onStop) {
  const button = (/** @type {string} */ name, /** @type {string} */ text, /** @type {string} */ kind) =>
    html('button', { type: 'button', class: `button small ${kind}`, 'data-lab': `${what}-${name}` }, text);
  const run = button('run', t(`othello.lab.${what}.run`), 'primary');
  const stop = button('stop', t('action.stop'), '');
  const press = (/** @type {HTMLElement} */ one, /** @type {() => void} */ act) =>
    one.addEventListener('click', () => one.getAttribute('aria-disabled') !== 'true' && act());
  press(run, onRun);
  press(stop, onStop);
  /** @param {boolean} running */
  function set(running) {
    run.setAttribute('aria-disabled', String(running));
    stop.setAttribute('aria-disabled', String(!running));
  }
  set(false);
  return { run, stop, set };
}
