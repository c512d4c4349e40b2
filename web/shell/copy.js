/** Copying and saving, also where the clipboard is refused (a frame, an old browser, a page without https). */
import { el } from './dom.js';
import { icon } from './icons.js';

/** @typedef {import('../i18n/index.js').Translate} Translate */

/**
 * @param {HTMLInputElement|HTMLTextAreaElement} field
 * @returns {Promise<boolean>} false where only the reader can copy: the text is then selected
 */
async function copyField(field) {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    try {
      return document.execCommand('copy');
    } catch {
      return false;
    }
  }
}

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

/** @param {Blob} blob @param {string} name */
export function download(blob, name) {
  const href = URL.createObjectURL(blob);
  const link = el('a', { href, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(href), 30_000);
}
