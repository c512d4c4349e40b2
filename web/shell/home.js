/** Home: the games as cards with pictures of real positions, and the way back to the last game. */
import { gameOf, toHash } from './address.js';
import { el } from './dom.js';
import { icon, logo } from './icons.js';
import { firstLine, games, hasValues, isGame } from './packs.js';
import { createPresets } from './presets.js';
import { languageSelect, themeSelect } from './settings-dialog.js';
import { gameTree } from './tree.js';
import { cardPosition, linePosition, thumbnail } from './thumbnail.js';

/** @typedef {import('./app.js').Shell} Shell */
/** @typedef {(() => void)[]} Undo */

/** @param {HTMLElement} host @param {Shell} shell @returns {import('./app.js').Screen} */
export function mountHome(host, shell) {
  const { t } = shell;
  document.title = t('app.title');
  /** @type {Undo} */
  const undo = [];
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
      continueCard(shell, undo),
      el('div', { class: 'games', data: { count: games.length } }, ...games.map((game) => gameCard(shell, game, undo))),
      el(
        'section',
        { class: 'promises', 'aria-label': t('home.promises') },
        ...['play', 'ask', 'teach'].map((name) =>
          el(
            'div',
            { class: 'stack' },
            el('div', null, el('h2', null, t(`home.${name}`)), el('p', null, t(`home.${name}.text`))),
            name === 'teach' ? exercises(t) : null,
          ),
        ),
      ),
      el(
        'footer',
        { class: 'home-foot' },
        hasValues
          ? el('p', null, el('a', { href: '#learn/values', data: { action: 'values' } }, t('values.title')), ` · ${t('values.tagline')}`)
          : null,
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

/** @param {import('../i18n/index.js').Translate} t */
function exercises(t) {
  const link = el('a', { class: 'button', href: '#exercises', data: { action: 'exercises' } }, icon('rules'), t('action.exercises'));
  return el('div', { class: 'stack' }, el('p', null, t('home.exercises')), el('p', null, link));
}

/** Only a game that is not finished can be gone on with; its engine is loaded for the picture, and will be wanted. */
/** @param {Shell} shell @param {Undo} undo */
function continueCard(shell, undo) {
  const { t, sitting } = shell;
  const kept = sitting.get();
  const line = sitting.line();
  if (!kept || !line || kept.moves.length === 0 || kept.over || !isGame(gameOf(line))) return null;
  const picture = thumbnail(shell, async () => linePosition(await shell.open(gameOf(line)), line));
  undo.push(picture.destroy);
  return el(
    'a',
    { class: 'card continue', href: toHash(line), data: { continue: '' } },
    el('span', { class: 'frame' }, picture.element),
    el(
      'span',
      { class: 'card-text' },
      el('strong', null, t('home.continue')),
      el('span', { class: 'muted' }, t('home.continue.text', { count: kept.cursor })),
    ),
    icon('next'),
  );
}

/** @param {Shell} shell @param {string} game @param {Undo} undo */
function gameCard(shell, game, undo) {
  const { t } = shell;
  const line = firstLine(game);
  const picture = thumbnail(shell, () => cardPosition(shell, game));
  const presets = createPresets(shell, game);
  undo.push(picture.destroy, presets.destroy);
  return el(
    'section',
    { class: 'card game', 'aria-labelledby': `game-${game}` },
    el('a', { class: 'frame', href: toHash(line), tabindex: -1, 'aria-hidden': 'true' }, picture.element),
    el(
      'div',
      { class: 'card-text' },
      el('h2', { id: `game-${game}` }, t(`${game}.name`)),
      el('p', null, t(`${game}.tagline`)),
      el(
        'div',
        { class: 'row' },
        el('a', { class: 'button primary', href: toHash(line), data: { game } }, icon('play'), t('home.play.now')),
        el('a', { class: 'button', href: `#learn/${game}`, data: { action: 'learn' } }, icon('learn'), t('action.learn')),
        el('a', { class: 'button quiet', href: toHash(`edit/${line}`), data: { action: 'edit' } }, icon('edit'), t('action.edit')),
      ),
    ),
    presets.element,
  );
}
