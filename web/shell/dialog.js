/** A dialog: the browser's own, which traps focus, closes on Escape and gives the focus back to where it was. */
import { el } from './dom.js';
import { icon } from './icons.js';

let opened = 0;

/**
 * @param {{ title: string, closeLabel: string, class?: string, onClose?: () => void }} options
 * @param {...import('./dom.js').Child} content
 */
export function openDialog({ title, closeLabel, class: name = '', onClose = () => {} }, ...content) {
  const id = `dialog-title-${++opened}`;
  const back = /** @type {HTMLElement|null} */ (document.activeElement);
  const close = () => dialog.close();
  const dialog = el(
    'dialog',
    // One that is only read has nothing to go to: it is heard whole when it opens.
    { class: `dialog ${name}`, 'aria-labelledby': id, 'aria-describedby': name === 'text' ? `${id}-text` : null },
    el(
      'header',
      { class: 'dialog-head' },
      el('h2', { id }, title),
      el(
        'button',
        { class: 'button quiet square', type: 'button', 'aria-label': closeLabel, data: { action: 'close' }, on: { click: close } },
        icon('close'),
      ),
    ),
    el('div', { class: 'dialog-body', id: `${id}-text` }, ...content),
  );
  dialog.addEventListener('close', () => {
    dialog.remove();
    returnTo(back)?.focus();
    onClose();
  });
  // A press on the shade around the dialog closes it.
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) close();
  });
  document.body.append(dialog);
  dialog.showModal();
  return { dialog, close };
}

/** Where the dialog was opened from; the same button anew where the page was made anew meanwhile. @param {HTMLElement|null} back */
function returnTo(back) {
  if (!back || back.isConnected) return back;
  const { action } = back.dataset;
  return action ? /** @type {HTMLElement|null} */ (document.querySelector(`[data-action="${action}"]`)) : null;
}
