/** The figures of a section of the page as pictures. */
import { drawings } from '../board/drawings.js';
import { trace } from '../board/trace.js';
import { loadWords } from '../i18n/index.js';
import { openDialog } from './dialog.js';
import { el, fill, select } from './dom.js';
import { pictureTools } from './picture-tools.js';

/** @typedef {import('../i18n/index.js').Translate} Translate */

/** @param {Translate} t @param {Element} section */
export async function openPictures(t, section) {
  await loadWords(t.lang, 'pictures');
  const figures = [...section.querySelectorAll('[data-picture]')].filter((figure) => figure.getClientRects().length > 0);
  const place = el('div', { class: 'stack' });
  let tools = { element: place, destroy: () => {} };

  /** @param {Element} figure */
  function show(figure) {
    tools.destroy();
    const title = figure.getAttribute('aria-label') ?? t('share.picture');
    tools = pictureTools(t, {
      name: figure.getAttribute('data-picture') ?? 'zermelo',
      title,
      alt: title,
      source: drawings.get(figure) ?? (() => trace(figure)),
    });
    fill(place, tools.element);
  }

  openDialog(
    { title: t('share.picture'), closeLabel: t('action.close'), class: 'pictures', onClose: () => tools.destroy() },
    figures.length > 1
      ? el(
          'label',
          { class: 'field' },
          el('span', null, t('picture.which')),
          select({
            id: 'picture-which',
            value: '0',
            options: figures.map((figure, i) => [String(i), figure.getAttribute('aria-label') ?? `${i + 1}`]),
            onChange: (value) => show(figures[Number(value)]),
          }),
        )
      : null,
    place,
  );
  if (figures.length) show(figures[0]);
}
