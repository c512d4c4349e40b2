/** Share: a link, a snippet for a course page, the notation, and pictures; a link can fix how much it gives away. */
import { toHash } from './address.js';
import { download } from '../board/files.js';
import { copyRow } from './copy.js';
import { openDialog } from './dialog.js';
import { el, fill, select } from './dom.js';
import { icon } from './icons.js';
import { languages } from '../i18n/index.js';

/** @typedef {import('./table.js').Desk} Desk */

/** Wide enough for slides. */
const PICTURE_WIDTH = 1200;
const PREVIEW_WIDTH = 480;

/** The address of the product without its query and hash; a file on a disk or a frame without address has only a name. */
function base() {
  return /^https?:/.test(location.href) ? location.href.replace(/[?#].*$/, '') : 'zermelo.html';
}

/** @param {string} text */
const attribute = (text) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** @param {Desk} desk @param {(kind: 'svg'|'png', width: number) => Promise<Blob>} picture */
export function openShare({ t, session, view, shell, engine }, picture) {
  const { table } = session;
  const chosen = { line: table.position, mode: shell.settings.fixed.mode ?? '', lang: shell.settings.fixed.lang ?? '' };
  const name = `${table.game}-${table.position.replace(/[^a-z0-9]+/gi, '-')}`.slice(0, 60);

  function link() {
    const query = new URLSearchParams();
    if (chosen.mode) query.set('mode', chosen.mode);
    if (chosen.lang) query.set('lang', chosen.lang);
    return `${base()}${query.size ? `?${query}` : ''}${toHash(chosen.line)}`;
  }
  const snippet = () =>
    `<iframe src="${attribute(link())}" title="${attribute(view.label(table, t))}" width="100%" height="640" loading="lazy" allow="clipboard-write; fullscreen"></iframe>`;

  const rows = {
    link: copyRow(t, { id: 'share-link', label: t('share.link'), value: link() }),
    embed: copyRow(t, { id: 'share-embed', label: t('share.embed'), value: snippet(), rows: 4 }),
    notation: copyRow(t, { id: 'share-notation', label: t('share.notation'), value: chosen.line }),
  };
  function refresh() {
    rows.link.set(link());
    rows.embed.set(snippet());
    rows.notation.set(chosen.line);
    void others();
  }

  /** The position as other programs write it, where the game has such formats. */
  const formats = el('div', { class: 'stack', data: { formats: table.game } });
  let asked = '';
  async function others() {
    if (asked === chosen.line) return;
    asked = chosen.line;
    const found = await engine.exports(asked).catch(() => ({}));
    if (asked !== chosen.line) return;
    fill(
      formats,
      ...Object.entries(found).map(
        ([format, value]) =>
          copyRow(t, { id: `share-${format}`, label: t(`share.format.${format}`), value, rows: value.includes('\n') ? 4 : 1 }).element,
      ),
    );
  }
  void others();

  /** @param {'line'|'mode'|'lang'} field @param {[string, string][]} options */
  const choice = (field, options) =>
    el(
      'label',
      { class: 'field' },
      el('span', null, t(`share.${field}`)),
      select({
        id: `share-${field}`,
        value: chosen[field],
        options,
        onChange(value) {
          chosen[field] = value;
          refresh();
        },
      }),
    );

  const failed = el('p', { class: 'muted', role: 'status' });
  /** @param {'svg'|'png'} kind */
  const save = (kind) =>
    el(
      'button',
      {
        class: 'button',
        type: 'button',
        data: { download: kind },
        on: {
          click: () =>
            picture(kind, PICTURE_WIDTH).then(
              (blob) => download(blob, `${name}.${kind}`),
              () => {
                failed.textContent = t('share.picture.failed');
              },
            ),
        },
      },
      icon('download'),
      kind.toUpperCase(),
    );

  // Where saving is refused (some frames) the picture can still be taken from here.
  const preview = el('img', { class: 'share-picture', alt: view.describe(table, t) });
  /** @type {string|null} */
  let url = null;
  picture('svg', PREVIEW_WIDTH).then(
    (blob) => {
      url = URL.createObjectURL(blob);
      preview.src = url;
    },
    () => preview.remove(),
  );

  openDialog(
    { title: t('share.title'), closeLabel: t('action.close'), class: 'share', onClose: () => url && URL.revokeObjectURL(url) },
    el(
      'div',
      { class: 'share-choices' },
      table.moves.length > 0
        ? choice('line', [
            [table.position, t('share.line.now')],
            [table.start, t('share.line.start')],
          ])
        : null,
      choice('mode', [
        ['', t('share.mode.free')],
        ...['hidden', 'hint', 'full'].map((mode) => /** @type {[string, string]} */ ([mode, t(`share.mode.${mode}`)])),
      ]),
      choice('lang', [['', t('share.lang.reader')], ...Object.entries(languages)]),
    ),
    rows.link.element,
    rows.embed.element,
    rows.notation.element,
    formats,
    el(
      'div',
      { class: 'field' },
      el('span', null, t('share.picture')),
      preview,
      el('div', { class: 'row' }, save('png'), save('svg')),
      failed,
    ),
  );
}
