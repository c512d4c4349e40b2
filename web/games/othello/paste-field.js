// Games and positions as others write them: typed, pasted, chosen as a file or dropped.

import { html } from '../../board/dom.js';

/** Longer texts the engine would refuse anyway. */
const MOST = 200_000;

/** A line of our own, perhaps within a link; it may have blanks where it stands alone. */
const OWN = /^\s*othello:.*|othello:\S*/;

/** @param {{ t: import('../types.js').Translate, engine: import('../types.js').Engine, onLine: (line: () => Promise<string>) => void }} context */
export function createPasteField({ t, engine, onLine }) {
  const field = html('textarea', {
    id: 'ot-paste',
    class: 'mono',
    rows: 4,
    spellcheck: 'false',
    autocapitalize: 'off',
    autocomplete: 'off',
    'aria-describedby': 'ot-paste-how ot-paste-fault',
  });
  const fault = html('p', { class: 'edit-error', id: 'ot-paste-fault', role: 'status' });
  const choose = html('button', { type: 'button', class: 'button small', 'data-edit': 'file' }, t('othello.edit.file'));
  const file = html('input', { type: 'file', hidden: true, accept: '.txt,.obf,.ggf,.sgf,text/plain' });
  const element = html(
    'div',
    { class: 'field ot-paste' },
    html('label', { for: 'ot-paste' }, t('othello.edit.paste')),
    field,
    fault,
    html('p', { class: 'muted ot-keys', id: 'ot-paste-how' }, t('othello.edit.paste.how')),
    html('p', {}, choose, file),
  );

  /** @param {string} text */
  async function read(text) {
    const own = OWN.exec(text);
    return own ? decode(own[0]) : engine.paste('othello', text);
  }

  function changed() {
    if (field.value.trim()) onLine(() => read(field.value));
    else fault.textContent = '';
  }

  /** @param {File | undefined} found */
  async function take(found) {
    if (!found) return;
    field.value = await found.slice(0, MOST).text();
    changed();
  }

  field.addEventListener('input', changed);
  choose.addEventListener('click', () => file.click());
  file.addEventListener('change', () => {
    void take(file.files?.[0]);
    file.value = '';
  });
  element.addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
  element.addEventListener('drop', (event) => {
    const dropped = event.dataTransfer?.files[0];
    if (!dropped) return;
    event.preventDefault();
    void take(dropped);
  });

  return {
    element,
    fault,
    clear() {
      field.value = '';
      fault.textContent = '';
    },
  };
}

/** A stray per cent sign is left as it is. @param {string} text */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
