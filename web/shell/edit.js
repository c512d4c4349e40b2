/** The editor's screen: the game's own editor for the pointer, the notation for the keyboard, presets from the literature. */
import { gameOf, toHash } from './address.js';
import { markedLine } from './banner.js';
import { createBar } from './bar.js';
import { el, fill } from './dom.js';
import { icon } from './icons.js';
import { isGame } from './packs.js';
import { linePosition, thumbnail } from './thumbnail.js';
import { faultText, isFault } from './words.js';

/** @typedef {import('./app.js').Shell} Shell */

/**
 * @param {HTMLElement} host @param {Shell} shell @param {import('./packs.js').Pack} pack
 * @param {import('../games/types.js').Editor} mountBoard  the game's own
 * @param {string} wanted
 * @returns {import('./app.js').Screen}
 */
export function mountEdit(host, shell, pack, mountBoard, wanted) {
  const { t } = shell;
  const { view, engine } = pack;
  let good = pack.line;
  let asked = 0;
  /** @type {{ destroy: () => void }|null} */
  let editor = null;
  /** @type {(() => void)[]} */
  const undo = [() => editor?.destroy()];

  const field = el('input', {
    id: 'notation',
    type: 'text',
    class: 'mono',
    spellcheck: 'false',
    autocapitalize: 'off',
    autocomplete: 'off',
    'aria-describedby': 'notation-fault',
  });
  const fault = el('div', { id: 'notation-fault', class: 'notation-fault', role: 'status' });
  const place = el('div', { class: 'editor-place' });
  const play = el('a', { class: 'button primary large', id: 'play', data: { action: 'play' } }, icon('play'), t('edit.play'));

  /** A line from the editor, from the field or from a preset: taken if the engine can read it. @param {string} line @param {'field'|'editor'|'preset'} from */
  async function take(line, from) {
    asked += 1;
    const mine = asked;
    try {
      const table = await engine.table(line);
      if (mine !== asked) return;
      good = view.editsMoves ? table.position : table.start;
      fault.replaceChildren();
      field.removeAttribute('aria-invalid');
      play.setAttribute('href', toHash(good));
      shell.address(`edit/${good}`);
      if (from !== 'field') field.value = good;
      if (from !== 'editor') mountEditor();
    } catch (reason) {
      if (mine !== asked || !isFault(reason)) return;
      field.setAttribute('aria-invalid', 'true');
      if (!editor) mountEditor();
      if (isGame(gameOf(line)) && gameOf(line) !== pack.id) return fill(fault, otherGame(line));
      const sentence = faultText(t, reason);
      fill(
        fault,
        el('p', null, reason.column === null ? sentence : t('error.column', { column: reason.column, sentence })),
        reason.column === null ? null : markedLine(reason.text, reason.column),
      );
    }
  }

  /** A line of another game is not a mistake: its own editor is one step away. @param {string} line */
  function otherGame(line) {
    const game = t(`${gameOf(line)}.name`);
    return el('p', null, t('edit.other', { game }), ' ', el('a', { href: toHash(`edit/${line}`) }, t('edit.other.open')));
  }

  function mountEditor() {
    editor?.destroy();
    place.replaceChildren();
    editor = mountBoard(place, { line: good, t, engine, onLine: (line) => void take(line, 'editor') });
  }

  field.addEventListener('input', () => void take(field.value, 'field'));
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && field.getAttribute('aria-invalid') !== 'true') shell.go(toHash(good));
  });

  const presets = view.presets.map(({ id, line }) => {
    const picture = thumbnail(shell, () => linePosition(pack, line));
    undo.push(picture.destroy);
    return el(
      'li',
      null,
      el(
        'button',
        { class: 'card preset', type: 'button', data: { preset: id }, on: { click: () => void take(line, 'preset') } },
        el('span', { class: 'frame' }, picture.element),
        el('strong', null, t(`${view.id}.preset.${id}`)),
      ),
    );
  });

  const title = t('edit.title', { game: t(`${view.id}.name`) });
  document.title = t('table.title', { game: title });
  host.append(
    createBar(shell, [el('h1', null, title)]),
    el(
      'main',
      { id: 'main', class: 'edit', tabindex: -1 },
      el('section', { class: 'edit-board', 'aria-label': t('edit.board') }, place),
      el(
        'section',
        { class: 'edit-line stack' },
        el('div', { class: 'field' }, el('label', { for: 'notation' }, t('edit.notation')), field, fault),
        el('p', { class: 'row' }, play),
      ),
      el(
        'section',
        { 'aria-labelledby': 'presets-title' },
        el('h2', { id: 'presets-title' }, t('home.presets')),
        el('ul', { class: 'presets' }, ...presets),
      ),
    ),
  );

  field.value = wanted;
  play.setAttribute('href', toHash(good));
  void take(wanted, 'preset').then(() => shell.ready());
  return {
    line: () => `edit/${good}`,
    destroy() {
      asked += 1;
      for (const step of undo) step();
    },
  };
}
