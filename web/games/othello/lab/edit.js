// A player as a text: checked as one types, loaded, saved, copied. While it is wrong the player is as before, and the text stays.

import { html } from '../../../board/dom.js';
import { copyField, download } from '../../../board/files.js';
import { LETTERS, nameOf } from './players.js';

/** A file that is larger holds something else, and would make the page slow. */
const LARGEST = 300_000;

let made = 0;

/** @param {number} index @param {{ t: import('../../types.js').Translate, players: import('./players.js').Players }} options */
export function createEdit(index, { t, players }) {
  made += 1;
  const player = players.players[index];
  const letter = LETTERS[index];
  const id = `lab-text-${made}`;
  const area = html('textarea', {
    id,
    class: 'mono',
    rows: 9,
    wrap: 'off',
    spellcheck: 'false',
    autocapitalize: 'off',
    autocomplete: 'off',
    'aria-describedby': `${id}-fault`,
    'data-lab': `text-${letter}`,
  });
  const fault = html('p', { id: `${id}-fault`, class: 'edit-error', role: 'status', 'data-lab': `fault-${letter}` });
  const said = html('p', { class: 'muted', role: 'status' });
  const button = (/** @type {string} */ name, /** @type {() => void} */ onClick) => {
    const made = html('button', { type: 'button', class: 'button small', 'data-lab': `${name}-${letter}` }, t(`othello.lab.${name}`));
    made.addEventListener('click', onClick);
    return made;
  };
  const file = html('input', { type: 'file', accept: '.txt,text/plain', hidden: true, 'data-lab': `file-${letter}` });
  const back = button('discard', discard);
  const body = html(
    'div',
    { class: 'lab-text' },
    html('label', { class: 'visually-hidden', for: id }, t('othello.lab.text', { player: letter })),
    area,
    fault,
    html(
      'p',
      { class: 'row' },
      back,
      button('load', () => file.click()),
      button('save', save),
      button('copy', async () => tell(t((await copyField(area)) ? 'share.copied' : 'share.copy.yourself'))),
      file,
    ),
    said,
    html('p', { class: 'muted lab-form' }, t('othello.lab.form')),
  );
  const element = html('details', { class: 'lab-edit' }, html('summary', {}, t('othello.lab.edit')), body);

  /** @param {string} text */
  function tell(text) {
    said.textContent = text;
  }

  /** @param {import('../../../engine/types.js').Fault | null} found */
  function blame(found) {
    fault.textContent = found ? `${t(found.key, found.args)} ${t('othello.lab.until')}` : '';
    area.setAttribute('aria-invalid', String(found !== null));
    back.hidden = found === null;
  }

  async function check() {
    tell('');
    const text = area.value;
    const found = await players.write(index, text);
    if (area.value === text) blame(found);
  }

  function discard() {
    players.discard(index);
    area.value = player.text;
    blame(null);
    area.focus();
  }

  function save() {
    const name = nameOf(player.parts, t).replace(/[^\p{L}\p{N}]+/gu, '-') || letter;
    download(new Blob([area.value], { type: 'text/plain' }), `${name}.txt`);
  }

  async function load() {
    const [chosen] = file.files ?? [];
    if (!chosen) return;
    if (chosen.size > LARGEST) tell(t('othello.lab.large', { max: LARGEST }));
    else {
      const text = await chosen.text().catch(() => null);
      if (text === null) tell(t('othello.lab.unread'));
      else {
        area.value = text;
        await check();
        tell(t('othello.lab.loaded', { file: chosen.name }));
      }
    }
    // The same file may be chosen again.
    file.value = '';
  }

  area.addEventListener('input', () => void check());
  file.addEventListener('change', () => void load());
  area.value = player.draft ?? player.text;
  if (player.draft === null) blame(null);
  else void check();

  return {
    element,
    /** The player has changed: its text is shown, unless somebody is writing another. */
    update() {
      if (player.draft !== null) return;
      if (area.value !== player.text) area.value = player.text;
    },
    open() {
      element.open = true;
      area.focus();
    },
  };
}
