/** Single letters as commands, on the table screen; they can be switched off in the settings (they get in the way of speech input). */
import { listen } from './dom.js';
import { shortcuts } from './sheets.js';

/**
 * @param {import('./settings.js').Settings} settings
 * @param {(action: string) => void} run
 */
export function bindShortcuts(settings, run) {
  return listen(document, 'keydown', (/** @type {KeyboardEvent} */ event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !settings.choices.shortcuts) return;
    const target = /** @type {Element} */ (event.target);
    if (target.closest('input, select, textarea, dialog, [contenteditable]')) return;
    const action = shortcuts[event.key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    run(action);
  });
}
