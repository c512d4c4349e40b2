/** Learn: a short lesson a game, with live boards in it. */
import { toHash } from './address.js';
import { createBar } from './bar.js';
import { el } from './dom.js';
import { icon } from './icons.js';
import { inline } from './inline.js';
import { PERSON } from './line.js';
import { createLiveboard } from './liveboard.js';
import { games, hasValues } from './packs.js';
import { pictureButton } from './picture-button.js';
import { cardPosition, thumbnail } from './thumbnail.js';
import { mountValues } from './values.js';

/** @typedef {import('./app.js').Shell} Shell */
/** @typedef {import('./packs.js').Pack} Pack */
/** @typedef {import('../games/types.js').LessonItem} LessonItem */

/**
 * @param {HTMLElement} host @param {Shell} shell
 * @param {Pack|null} pack  whose lesson, or null for the list of lessons
 * @param {LessonItem[]} items  of the lesson
 * @param {string|null} expression  for the calculator of values, or null
 * @returns {import('./app.js').Screen}
 */
export function mountLearn(host, shell, pack, items, expression) {
  const { t } = shell;
  /** @type {(() => void)[]} */
  const undo = [];
  const values = expression !== null;
  const title = pack ? t('learn.title', { game: t(`${pack.id}.name`) }) : t(values ? 'values.title' : 'action.learn');
  const main = el('main', { id: 'main', class: 'learn', tabindex: -1 });
  document.title = t('table.title', { game: title });
  host.append(
    createBar(
      shell,
      [el('p', { class: 'bar-name' }, title)],
      pack ? el('a', { class: 'button primary', href: toHash(pack.line) }, icon('play'), t('home.play.now')) : null,
    ),
    main,
  );
  if (values) {
    const article = el('article', { class: 'lesson values' });
    main.append(article);
    undo.push(mountValues(article, shell, expression).destroy);
  } else {
    main.append(pack ? lesson(shell, pack, items, title, undo) : contents(shell, undo));
    shell.ready();
  }
  return {
    destroy() {
      for (const step of undo) step();
    },
  };
}

/** @param {Shell} shell @param {(() => void)[]} undo */
function contents(shell, undo) {
  const { t } = shell;
  return el(
    'div',
    { class: 'stack' },
    el('h1', null, t('action.learn')),
    el(
      'ul',
      { class: 'presets' },
      ...games.map((game) => {
        const picture = thumbnail(shell, () => cardPosition(shell, game));
        undo.push(picture.destroy);
        return el(
          'li',
          null,
          el(
            'a',
            { class: 'card preset', href: `#learn/${game}` },
            el('span', { class: 'frame' }, picture.element),
            el('strong', null, t(`${game}.name`)),
            el('span', { class: 'muted' }, t(`${game}.tagline`)),
          ),
        );
      }),
    ),
    hasValues
      ? el(
          'p',
          null,
          el('a', { class: 'button', href: '#learn/values', data: { action: 'values' } }, t('values.title')),
          ' ',
          t('values.tagline'),
        )
      : null,
  );
}

/** @param {Shell} shell @param {Pack} pack @param {LessonItem[]} items @param {string} title @param {(() => void)[]} undo */
function lesson(shell, pack, items, title, undo) {
  const { t } = shell;
  const article = el('article', { class: 'lesson' }, el('h1', null, title));
  for (const item of items) article.append(block(shell, pack, item, undo));
  article.append(
    el(
      'p',
      { class: 'row lesson-end' },
      el('a', { class: 'button primary large', href: toHash(pack.line) }, icon('play'), t('learn.play', { game: t(`${pack.id}.name`) })),
      el(
        'a',
        { class: 'button large', href: `#exercises/${pack.id}/1`, data: { action: 'exercises' } },
        icon('rules'),
        t('action.exercises'),
      ),
    ),
  );
  return article;
}

/** @param {Shell} shell @param {Pack} pack @param {LessonItem} item @param {(() => void)[]} undo @returns {Node} */
function block(shell, pack, item, undo) {
  const { t } = shell;
  if (item.h) return el('h2', null, t(item.h));
  if (item.p) return el('p', null, ...inline(t(item.p)));
  if (item.theorem) return el('blockquote', { class: 'theorem' }, ...inline(t(item.theorem)));
  if (item.list) return el('ul', null, ...item.list.map((key) => el('li', null, ...inline(t(key)))));
  if (item.sources) {
    return el(
      'section',
      { class: 'sources' },
      el('h2', null, t('learn.sources')),
      el('ul', null, ...item.sources.map((text) => el('li', null, t.has(text) ? t(text) : text))),
    );
  }
  const figure = el('figure', { class: item.figure ? 'lesson-figure' : 'lesson-board' });
  const caption = item.caption ? el('figcaption', null, ...inline(t(item.caption))) : null;
  if (item.figure) {
    const calculator = () => shell.engineFor('values');
    const onOpen = (/** @type {string} */ line) => shell.go(toHash(line));
    undo.push(item.figure(figure, { t, engine: pack.engine, calculator, theme: shell.theme, onOpen }).destroy);
    figure.prepend(pictureButton(t, figure));
    if (caption) figure.append(caption);
    return figure;
  }
  const board = createLiveboard(figure, {
    shell,
    pack,
    line: item.board ?? pack.line,
    seats: /** @type {[string, string]} */ (item.seats ?? [PERSON, 'perfect']),
    mode: /** @type {import('./address.js').Mode} */ (item.mode ?? 'hint'),
    panels: item.panels,
  });
  undo.push(board.destroy);
  if (caption) figure.append(caption);
  return figure;
}
