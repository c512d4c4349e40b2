/** A text that can be copied. */
import { copyField } from '../board/files.js';
import { el } from './dom.js';
import { icon } from './icons.js';

/** @typedef {import('../i18n/index.js').Translate} Translate */

/**
 * A readonly text with a button that copies it.
 * @param {Translate} t
 * @param {{ id: string, label: string, value: string, rows?: number }} spec
 */
export function copyRow(t, { id, label, value, rows = 1 }) {
  const field =
    rows === 1
      ? el('input', { id, type: 'text', readonly: true, class: 'mono', spellcheck: 'false' })
      : el('textarea', { id, rows, readonly: true, class: 'mono', spellcheck: 'false' });
  field.value = value;
  const said = el('span', { class: 'said muted', role: 'status' });
  const button = el(
    'button',
    {
      class: 'button',
      type: 'button',
      data: { copy: id },
      on: {
        async click() {
          said.textContent = t((await copyField(field)) ? 'share.copied' : 'share.copy.yourself');
        },
      },
    },
    icon('copy'),
    t('action.copy'),
  );
  const element = el('div', { class: 'field' }, el('label', { for: id }, label), el('div', { class: 'copy-row' }, field, button), said);
  return {
    element,
    set: (/** @type {string} */ text) => {
      field.value = text;
      said.textContent = '';
    },
  };
}
