// The heaps as fields: a number with less and more, remove, add.

import { html } from '../../board/dom.js';

/** @typedef {import('./editor.js').Piece} Piece */

const MOST_HEAPS = 64;
const MOST_STONES = 1e9;

/** @param {import('../types.js').Translate} t @param {() => void} onChange */
export function heapFields(t, onChange) {
  const list = html('ol', { class: 'edit-heaps' });
  const add = html('button', { type: 'button', class: 'button' }, t('nim.edit.add'));
  const element = html('fieldset', {}, html('legend', {}, t('nim.edit.heaps')), list, add);
  /** @type {HTMLInputElement[]} */
  let fields = [];

  add.addEventListener('click', () => {
    const last = Number(fields[fields.length - 1]?.value);
    build([...texts(), String(Number.isFinite(last) && last > 0 ? Math.min(last, MOST_STONES) : 3)]);
    fields[fields.length - 1].focus();
    onChange();
  });

  const texts = () => fields.map((field) => field.value);

  /** @param {string[]} values */
  function build(values) {
    fields = [];
    list.replaceChildren(...values.map((value, i) => row(value, i + 1, values.length)));
    add.disabled = values.length >= MOST_HEAPS;
  }

  /** @param {string} value @param {number} heap @param {number} count */
  function row(value, heap, count) {
    const field = html('input', { type: 'text', inputmode: 'numeric', autocomplete: 'off', 'aria-label': t('nim.edit.size', { heap }) });
    field.value = value;
    fields.push(field);
    const step = (/** @type {number} */ by) => {
      field.value = String(Math.min(MOST_STONES, Math.max(0, (Number(field.value) || 0) + by)));
      onChange();
    };
    field.addEventListener('input', onChange);
    field.addEventListener('keydown', (event) => {
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
      event.preventDefault();
      step(event.key === 'ArrowUp' ? 1 : -1);
    });
    const remove = button('×', t('nim.edit.remove', { heap }), () => {
      const others = texts().filter((_, i) => i !== heap - 1);
      build(others);
      fields[Math.min(heap, others.length) - 1].focus();
      onChange();
    });
    remove.classList.add('quiet');
    remove.disabled = count === 1;
    return html(
      'li',
      {},
      html('span', { class: 'edit-heap-name', 'aria-hidden': 'true' }, String(heap)),
      button('−', t('nim.edit.less', { heap }), () => step(-1)),
      field,
      button('+', t('nim.edit.more', { heap }), () => step(1)),
      remove,
    );
  }

  return {
    element,
    /** @param {number[]} heaps */
    set(heaps) {
      build(heaps.map(String));
    },
    /** @returns {Piece[]} */
    pieces: () => fields.map((field, i) => ({ text: (i ? ',' : '') + field.value.trim(), field })),
  };
}

/** @param {string} text @param {string} name @param {() => void} action */
function button(text, name, action) {
  const element = html('button', { type: 'button', class: 'button', 'aria-label': name }, text);
  element.addEventListener('click', action);
  return element;
}
