/** Single letters as commands: everywhere at the table, elsewhere while the focus is on a board. They can be switched off in the settings (they get in the way of speech input). */
import { listen } from './dom.js';
import { shortcuts } from './sheets.js';

/**
 * @param {import('./settings.js').Settings} settings
 * @param {Record<string, () => unknown>} actions  what can be done here
 * @param {EventTarget} [host]  what has to have the focus
 */
export function bindShortcuts(settings, actions, host = document) {
  return listen(host, 'keydown', (/** @type {KeyboardEvent} */ event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !settings.choices.shortcuts) return;
    const target = /** @type {Element} */ (event.target);
    if (target.closest('input, select, textarea, dialog, [contenteditable]')) return;
    const action = shortcuts[event.key.toLowerCase()];
    if (!action || !Object.hasOwn(actions, action)) return;
    event.preventDefault();
    void actions[action]();
  });
}
