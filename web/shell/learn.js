/** Learn: a short lesson a game, with live boards in it. */
import { games } from '../games/index.js';
import { toHash } from './address.js';
import { createBar } from './bar.js';
import { el } from './dom.js';
import { icon } from './icons.js';
import { inline } from './inline.js';
import { PERSON } from './line.js';
import { createLiveboard } from './liveboard.js';
import { thumbnail } from './thumbnail.js';
import { mountValues } from './values.js';

/** @typedef {import('./app.js').Shell} Shell */
/** @typedef {import('../games/types.js').GameView} GameView */
/** @typedef {import('../games/types.js').LessonItem} LessonItem */

/**
 * @param {HTMLElement} host @param {Shell} shell
 * @param {string|null} game  whose lesson, or null for the list of lessons
 * @param {string|null} expression  for the calculator of values, or null
 * @returns {import('./app.js').Screen}
 */
export function mountLearn(host, shell, game, expression) {
  const { t } = shell;
  /** @type {(() => void)[]} */
  const undo = [];
  const view = game === null ? null : games[/** @type {keyof typeof games} */ (game)];
  const values = expression !== null;
  const title = view ? t('learn.title', { game: t(`${view.id}.name`) }) : t(values ? 'values.title' : 'action.learn');
  const main = el('main', { id: 'main', class: 'learn', tabindex: -1 });
  document.title = t('table.title', { game: title });
  host.append(
    createBar(
      shell,
      [el('p', { class: 'bar-name' }, title)],
      view ? el('a', { class: 'button primary', href: toHash(view.defaultLine) }, icon('play'), t('home.play.now')) : null,
    ),
    main,
  );
  if (values) {
    const article = el('article', { class: 'lesson values' });
    main.append(article);
    undo.push(mountValues(article, shell, expression).destroy);
  } else {
    main.append(view ? lesson(shell, view, title, undo) : contents(shell, undo));
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
      ...Object.values(games).map((view) => {
        const picture = thumbnail(shell, view.defaultLine);
        undo.push(picture.destroy);
        return el(
          'li',
          null,
          el(
            'a',
            { class: 'card preset', href: `#learn/${view.id}` },
            el('span', { class: 'frame' }, picture.element),
            el('strong', null, t(`${view.id}.name`)),
            el('span', { class: 'muted' }, t(`${view.id}.tagline`)),
          ),
        );
      }),
    ),
    el(
      'p',
      null,
      el('a', { class: 'button', href: '#learn/values', data: { action: 'values' } }, t('values.title')),
      ' ',
      t('values.tagline'),
    ),
  );
}

/** @param {Shell} shell @param {GameView} view @param {string} title @param {(() => void)[]} undo */
function lesson(shell, view, title, undo) {
  const { t } = shell;
  const article = el('article', { class: 'lesson' }, el('h1', null, title));
  for (const item of view.lesson) article.append(block(shell, view, item, undo));
  article.append(
    el(
      'p',
      { class: 'row lesson-end' },
      el(
        'a',
        { class: 'button primary large', href: toHash(view.defaultLine) },
        icon('play'),
        t('learn.play', { game: t(`${view.id}.name`) }),
      ),
    ),
  );
  return article;
}

/** @param {Shell} shell @param {GameView} view @param {LessonItem} item @param {(() => void)[]} undo @returns {Node} */
function block(shell, view, item, undo) {
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
  const figure = el('figure', { class: 'lesson-board' });
  const board = createLiveboard(figure, {
    shell,
    view,
    line: item.board ?? view.defaultLine,
    seats: /** @type {[string, string]} */ (item.seats ?? [PERSON, 'perfect']),
    mode: /** @type {import('./address.js').Mode} */ (item.mode ?? 'hint'),
    panels: item.panels,
  });
  undo.push(board.destroy);
  if (item.caption) figure.append(el('figcaption', null, ...inline(t(item.caption))));
  return figure;
}
