/** Home: the games as cards with pictures of real positions, and the way back to the last game. */
import { games } from '../games/index.js';
import { toHash } from './address.js';
import { el } from './dom.js';
import { icon, logo } from './icons.js';
import { languageSelect, themeSelect } from './settings-dialog.js';
import { gameTree } from './tree.js';
import { thumbnail } from './thumbnail.js';

/** @typedef {import('./app.js').Shell} Shell */
/** @typedef {import('../games/types.js').GameView} GameView */

/** @param {HTMLElement} host @param {Shell} shell @returns {import('./app.js').Screen} */
export function mountHome(host, shell) {
  const { t, sitting } = shell;
  document.title = t('app.title');
  /** @type {(() => void)[]} */
  const undo = [];
  /** @param {string} line @param {(table: import('../engine/types.js').Table) => void} [onTable] */
  const draw = (line, onTable) => {
    const picture = thumbnail(shell, line, onTable);
    undo.push(picture.destroy);
    return picture.element;
  };

  const kept = sitting.get();
  const keptLine = sitting.line();
  host.append(
    el(
      'header',
      { class: 'home-bar' },
      el('span', { class: 'wordmark' }, logo(), 'Zermelo'),
      el('div', { class: 'row' }, languageSelect(shell), themeSelect(shell)),
    ),
    el(
      'main',
      { id: 'main', class: 'home', tabindex: -1 },
      el(
        'section',
        { class: 'hero' },
        el('div', null, el('h1', null, t('home.title')), el('p', { class: 'lead' }, t('home.lead'))),
        gameTree(),
      ),
      kept && keptLine && kept.moves.length > 0 && !kept.over ? continueCard(shell, keptLine, kept.cursor, draw) : null,
      el(
        'div',
        { class: 'games', data: { count: Object.keys(games).length } },
        ...Object.values(games).map((view) => gameSection(shell, view, draw)),
      ),
      el(
        'section',
        { class: 'promises', 'aria-label': t('home.promises') },
        ...['play', 'ask', 'teach'].map((name) =>
          el('div', null, el('h2', null, t(`home.${name}`)), el('p', null, t(`home.${name}.text`))),
        ),
      ),
      el(
        'footer',
        { class: 'home-foot' },
        el('p', null, el('a', { href: '#learn/values', data: { action: 'values' } }, t('values.title')), ` · ${t('values.tagline')}`),
        el('p', null, t('home.foot')),
      ),
    ),
  );

  shell.ready();
  return {
    destroy() {
      for (const stop of undo) stop();
    },
  };
}

/** @param {Shell} shell @param {string} line @param {number} count @param {(line: string) => HTMLElement} draw */
function continueCard({ t }, line, count, draw) {
  return el(
    'a',
    { class: 'card continue', href: toHash(line), data: { continue: '' } },
    el('span', { class: 'frame' }, draw(line)),
    el(
      'span',
      { class: 'card-text' },
      el('strong', null, t('home.continue')),
      el('span', { class: 'muted' }, t('home.continue.text', { count })),
    ),
    icon('next'),
  );
}

/** @param {Shell} shell @param {GameView} view @param {(line: string, onTable?: (table: any) => void) => HTMLElement} draw */
function gameSection({ t }, view, draw) {
  const summary = el('span', { class: 'muted' });
  return el(
    'section',
    { class: 'game', 'aria-labelledby': `game-${view.id}` },
    el(
      'div',
      { class: 'card feature' },
      el(
        'a',
        { class: 'frame', href: toHash(view.defaultLine), tabindex: -1, 'aria-hidden': 'true' },
        draw(view.defaultLine, (table) => {
          summary.textContent = view.summary(table, t);
        }),
      ),
      el(
        'div',
        { class: 'card-text' },
        el('h2', { id: `game-${view.id}` }, t(`${view.id}.name`)),
        el('p', null, t(`${view.id}.tagline`)),
        summary,
        el(
          'div',
          { class: 'row' },
          el(
            'a',
            { class: 'button primary large', href: toHash(view.defaultLine), data: { game: view.id } },
            icon('play'),
            t('home.play.now'),
          ),
          el('a', { class: 'button large', href: `#learn/${view.id}`, data: { action: 'learn' } }, icon('learn'), t('action.learn')),
          el(
            'a',
            { class: 'button quiet large', href: toHash(`edit/${view.defaultLine}`), data: { action: 'edit' } },
            icon('edit'),
            t('home.edit'),
          ),
        ),
      ),
    ),
    el('h3', { class: 'presets-title' }, t('home.presets')),
    el(
      'ul',
      { class: 'presets' },
      ...view.presets
        .filter(({ line }) => line !== view.defaultLine)
        .map(({ id, line }) =>
          el(
            'li',
            null,
            el(
              'a',
              { class: 'card preset', href: toHash(line), data: { preset: id } },
              el('span', { class: 'frame' }, draw(line)),
              el('strong', null, t(`${view.id}.preset.${id}`)),
              t.has(`${view.id}.preset.${id}.about`) ? el('span', { class: 'muted' }, t(`${view.id}.preset.${id}.about`)) : null,
            ),
          ),
        ),
    ),
  );
}
