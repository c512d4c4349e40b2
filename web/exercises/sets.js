/** The sets that come with the product, by game and level, and the way to one's own. */
import { el } from '../shell/dom.js';
import { icon } from '../shell/icons.js';
import { games } from '../shell/packs.js';
import { cardPosition, thumbnail } from '../shell/thumbnail.js';
import { stateOf } from './judge.js';
import { keptProgress } from './progress.js';
import { openSet } from './set.js';

/** @type {import('./screen.js').Part} */
export function createSets(host, shell, { ready }) {
  const { t } = shell;
  /** @type {(() => void)[]} */
  const undo = [];

  /** How many there are, or how many of them are solved. @param {string} text */
  function standing(text) {
    const { exercises } = openSet(text, ready, () => '');
    const kept = keptProgress(text, exercises.length)?.progress ?? [];
    const solved = kept.filter(({ answers, wanted }, place) => stateOf(exercises[place], answers, wanted) === 'solved').length;
    return t(kept.length > 0 ? 'exercises.standing' : 'exercises.count', { solved, count: exercises.length });
  }

  /** @param {string} game */
  function card(game) {
    const picture = thumbnail(shell, () => cardPosition(shell, game));
    undo.push(picture.destroy);
    return el(
      'li',
      { class: 'card set-card' },
      el('span', { class: 'frame', 'aria-hidden': 'true' }, picture.element),
      el(
        'div',
        { class: 'set-levels' },
        el('h2', { id: `sets-${game}` }, t(`${game}.name`)),
        ...ready[game].map((_, place) =>
          el(
            'a',
            { class: 'button', href: `#exercises/${game}/${place + 1}`, data: { set: `${game}/${place + 1}` } },
            el('span', null, t(`exercises.level.${place + 1}`)),
            el('span', { class: 'muted' }, standing(`/${game}/${place + 1}`)),
          ),
        ),
      ),
    );
  }

  /** For teachers. @param {'compose'|'check'} name */
  const teach = (name) =>
    el(
      'div',
      null,
      el('h2', null, t(`exercises.${name}`)),
      el('p', null, t(`exercises.${name}.text`)),
      el(
        'a',
        { class: 'button', href: `#exercises/${name}`, data: { action: name } },
        icon(name === 'compose' ? 'edit' : 'rules'),
        t(`exercises.${name}`),
      ),
    );

  host.append(
    el('p', { class: 'lead' }, t('exercises.lead')),
    el('ul', { class: 'set-cards' }, ...games.filter((game) => Object.hasOwn(ready, game)).map(card)),
    el('section', { class: 'teach-cards', 'aria-label': t('exercises.teach') }, teach('compose'), teach('check')),
  );
  return {
    destroy() {
      for (const stop of undo) stop();
    },
  };
}
