// Texts and pictures on their way out of the page, also where the clipboard is refused (a frame, an old browser, a page without https).

import { html } from './dom.js';

/**
 * @param {HTMLInputElement | HTMLTextAreaElement} field
 * @returns {Promise<boolean>} false where only the reader can copy: the text is then selected
 */
export async function copyField(field) {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    try {
      return document.execCommand('copy');
    } catch {
      return false;
    }
  }
}

/** Text that stands nowhere in the page. @param {string} text @param {Element} host where a field may stand for a moment: not outside an open dialog */
export async function copyText(text, host) {
  const field = html('textarea', { class: 'visually-hidden', 'aria-hidden': 'true', tabindex: -1 });
  field.value = text;
  const back = document.activeElement;
  host.append(field);
  const done = await copyField(field);
  field.remove();
  if (back instanceof HTMLElement) back.focus();
  return done;
}

/** @param {Promise<Blob>} picture in PNG, the one kind that clipboards take @returns {Promise<boolean>} false where the browser refuses */
export async function copyPicture(picture) {
  if (typeof ClipboardItem === 'undefined' || !navigator.clipboard?.write) return false;
  // A picture that cannot be made is another fault than a clipboard that is refused.
  await picture;
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
    return true;
  } catch {
    return false;
  }
}

/** @param {Blob} blob @param {string} name */
export function download(blob, name) {
  const href = URL.createObjectURL(blob);
  const link = html('a', { href, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(href), 30_000);
}
