/** Language, theme, shortcuts and haptics: in a dialog on every screen, and as plain selects on home. */
import { hasHaptics } from '../board/haptics.js';
import { languages } from '../i18n/index.js';
import { openDialog } from './dialog.js';
import { el, fill, listen, select } from './dom.js';
import { openHelp } from './sheets.js';

/** @typedef {import('./app.js').Shell} Shell */

/** @param {Shell} shell */
export function languageSelect({ settings, t }) {
  const node = select({
    id: 'language',
    label: t('settings.language'),
    value: settings.fixed.lang ?? settings.choices.lang,
    options: [['auto', t('settings.language.auto', { name: languages[settings.lang()] })], ...Object.entries(languages)],
    onChange: (value) => settings.set('lang', value),
  });
  node.disabled = settings.fixed.lang !== null;
  return node;
}

/** @param {Shell} shell */
export function themeSelect({ settings, t }) {
  const node = select({
    id: 'theme',
    label: t('settings.theme'),
    value: settings.fixed.theme ?? settings.choices.theme,
    options: ['auto', 'light', 'dark'].map((theme) => [theme, t(`settings.theme.${theme}`)]),
    onChange: (value) => settings.set('theme', value),
  });
  node.disabled = settings.fixed.theme !== null;
  return node;
}

/** @param {Shell} shell */
export function openSettings(shell) {
  const { settings } = shell;
  const form = el('div', { class: 'stack' });
  /** @param {'shortcuts'|'haptics'} name */
  const check = (name) => {
    const box = el('input', { type: 'checkbox', id: name, on: { change: () => settings.set(name, box.checked) } });
    box.checked = settings.choices[name];
    return el('label', { class: 'check' }, box, el('span', null, shell.t(`settings.${name}`)));
  };
  const build = () => {
    const { t } = shell;
    fill(
      form,
      el('label', { class: 'field' }, el('span', null, t('settings.language')), languageSelect(shell)),
      el('label', { class: 'field' }, el('span', null, t('settings.theme')), themeSelect(shell)),
      check('shortcuts'),
      hasHaptics() ? check('haptics') : null,
      el('p', null, el('button', { class: 'button small', type: 'button', on: { click: () => openHelp(shell) } }, t('help.title'))),
      settings.fixed.lang || settings.fixed.theme ? el('p', { class: 'muted' }, t('settings.fixed')) : null,
    );
  };
  build();
  const { dialog } = openDialog({ title: shell.t('settings.title'), closeLabel: shell.t('action.close'), onClose: () => unlisten() }, form);
  // A new language reaches the open dialog too, and the focus stays on the select that chose it.
  const unlisten = listen(document, 'zermelo-language', () => {
    build();
    const title = dialog.querySelector('h2');
    if (title) title.textContent = shell.t('settings.title');
    /** @type {HTMLElement|null} */ (form.querySelector('#language'))?.focus();
  });
}
