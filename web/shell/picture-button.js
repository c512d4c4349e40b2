/** A button beside a figure, which offers it as a picture. Where there is none at the moment, the style sheet hides it. */
import { el } from './dom.js';
import { icon } from './icons.js';

/** @param {import('../i18n/index.js').Translate} t @param {Element} section  where the figures are, and the button */
export function pictureButton(t, section) {
  async function open() {
    try {
      const { openPictures } = await import('./picture-dialog.js');
      await openPictures(t, section);
    } catch {
      button.title = t('share.picture.failed');
    }
  }
  const name = t('share.picture');
  const button = el(
    'button',
    { class: 'button quiet small picture-button', type: 'button', 'aria-label': name, title: name, on: { click: open } },
    icon('picture'),
  );
  return button;
}
