// All openings by name, those that go on from another below it; a word or some moves find them.

import { html } from '../../../board/dom.js';

/** @typedef {{ name: string, moves: string[], element: HTMLLIElement, button: HTMLButtonElement }} Entry */

let made = 0;

/** @param {string} text */
const plain = (text) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * @param {import('../../types.js').Translate} t @param {import('../../types.js').Engine} engine
 * @param {(moves: string[]) => void} onJump
 */
export function createNames(t, engine, onJump) {
  made += 1;
  const id = `explore-find-${made}`;
  const find = html('input', { id, type: 'search', autocomplete: 'off', spellcheck: 'false' });
  const none = html('p', { class: 'muted', role: 'status' });
  const list = html('ul', { class: 'explore-names' });
  const element = html(
    'details',
    { class: 'explore-all' },
    html('summary', {}, t('othello.explore.all')),
    html('div', { class: 'field' }, html('label', { for: id }, t('othello.explore.find')), find),
    none,
    list,
  );
  /** @type {Entry[]} */
  let entries = [];
  /** @type {readonly string[]} */
  let here = [];

  element.addEventListener('toggle', () => element.open && !entries.length && void load());
  find.addEventListener('input', filter);
  list.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    const entry = entries.find((one) => one.button === button);
    if (entry) onJump(entry.moves);
  });

  async function load() {
    const all = await engine.openings().catch(() => /** @type {[string, string][]} */ ([]));
    entries = all.map(([line, name]) => {
      const moves = line.match(/../g) ?? [];
      const level = all.filter(([other]) => other !== line && line.startsWith(other)).length;
      const button = html(
        'button',
        { type: 'button', class: 'judged', 'data-opening': name },
        html('span', { class: 'explore-name' }, name),
        html('span', { class: 'explore-line' }, moves.join(' ')),
      );
      const item = html('li', {}, button);
      item.style.paddingInlineStart = `${0.75 * level}rem`;
      return { name, moves, element: item, button };
    });
    list.replaceChildren(...entries.map((entry) => entry.element));
    mark();
    filter();
  }

  function filter() {
    const wanted = plain(find.value);
    let count = 0;
    for (const { name, moves, element: item } of entries) {
      item.hidden = !plain(name).includes(wanted) && !moves.join('').startsWith(wanted);
      if (!item.hidden) count += 1;
    }
    none.textContent = wanted ? t('othello.explore.found', { count }) : '';
  }

  /** Where one is. */
  function mark() {
    for (const { moves, button } of entries) {
      if (moves.join() === here.join()) button.setAttribute('aria-current', 'true');
      else button.removeAttribute('aria-current');
    }
  }

  return {
    element,
    /** @param {readonly string[]} moves of the position that is looked at */
    update(moves) {
      here = moves;
      mark();
    },
  };
}
