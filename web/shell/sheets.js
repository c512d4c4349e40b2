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
  l: 'say-last',
  m: 'say-moves',
  v: 'say-value',
  '?': 'help',
};

/** @param {Desk} desk */
export function openRules({ t, view, session }) {
  openDialog(
    { title: t('rules.title', { game: t(`${view.id}.name`) }), closeLabel: t('action.close'), class: 'text' },
    el('p', { class: 'summary' }, view.summary(session.table, t)),
    ...view.rules.map((key) => el('p', null, t(key))),
    el(
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

/** @param {import('./app.js').Shell} shell */
export function openHelp({ t, settings }) {
  openDialog(
    { title: t('help.title'), closeLabel: t('action.close'), class: 'text' },
    el('p', null, t('help.board')),
    el(
      'dl',
      { class: 'keys' },
      ...Object.entries(shortcuts).flatMap(([key, action]) => [el('dt', null, el('kbd', null, key)), el('dd', null, t(`help.${action}`))]),
    ),
    settings.choices.shortcuts ? null : el('p', { class: 'muted' }, t('help.off')),
  );
}
