/** Two dialogs of plain text: the rules of the game, and the keys. */
import { openDialog } from './dialog.js';
import { el } from './dom.js';

/** @typedef {import('./table.js').Desk} Desk */

/** The letters that the table listens to, and the action of each. @type {Record<string, string>} */
export const shortcuts = {
  n: 'new',
  u: 'undo',
  r: 'redo',
  h: 'hint',
  x: 'xray',
  p: 'say-board',
  l: 'say-last',
  m: 'say-moves',
  v: 'say-value',
  '?': 'help',
};

/** @param {Desk} desk */
export function openRules({ t, view, session, locked }) {
  openDialog(
    { title: t('rules.title', { game: t(`${view.id}.name`) }), closeLabel: t('action.close'), class: 'text' },
    el('p', { class: 'summary' }, view.summary(session.table, t)),
    ...view.rules.map((key) => el('p', null, t(key))),
    locked
      ? null
      : el(
          'p',
          null,
          el(
            'a',
            {
              class: 'button',
              href: `#learn/${view.id}`,
              on: { click: (/** @type {Event} */ event) => /** @type {Element} */ (event.target).closest('dialog')?.close() },
            },
            t('rules.learn'),
          ),
        ),
  );
}

/** The keys of a board itself, by the name that the reader's keyboard gives them. */
const boardKeys = ['arrows', 'enter', 'name', 'escape'];

/** A sign that is only heard, as a pause. @param {string} sign */
const pause = (sign) => el('span', { class: 'visually-hidden' }, sign);

/** Key and meaning, one under the other. @param {[key: string, meaning: string][]} rows */
const keys = (rows) =>
  el(
    'dl',
    { class: 'keys' },
    ...rows.flatMap(([key, meaning]) => [el('dt', null, el('kbd', null, key), pause(':')), el('dd', null, meaning, pause('.'))]),
  );

/**
 * @param {import('./app.js').Shell} shell
 * @param {Record<string, unknown>} [actions]  what a board in a text can do; without them, what the table can
 */
export function openHelp({ t, settings }, actions) {
  const letters = Object.entries(shortcuts).filter(([, action]) => !actions || Object.hasOwn(actions, action));
  openDialog(
    { title: t('help.title'), closeLabel: t('action.close'), class: 'text' },
    el('p', null, t('help.board')),
    keys(boardKeys.map((name) => [t(`help.key.${name}`), t(`help.board.${name}`)])),
    el('p', null, t(actions && !('xray' in actions) ? 'help.letters.board' : 'help.letters')),
    keys(letters.map(([key, action]) => [key, t(`help.${action}`)])),
    settings.choices.shortcuts ? null : el('p', { class: 'muted' }, t('help.off')),
  );
}
