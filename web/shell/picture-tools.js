/** A picture before it leaves the page: how large, in which colours, on what; to be saved or copied as PNG, SVG or TikZ. */
import { copyPicture, copyText, download } from '../board/files.js';
import { NARROWEST, photograph, TOO_LARGE, WIDEST, write } from '../board/print.js';
import { standalone } from '../board/tikz-pen.js';
import { el, say, select } from './dom.js';
import { icon } from './icons.js';

/** @typedef {import('../i18n/index.js').Translate} Translate */
/** @typedef {import('../board/print.js').Kind} Kind */

/** Wide enough for slides. */
const USUAL = 1200;
const PREVIEW = 480;

/** @type {Record<Kind, { label: string, ending: string, type: string }>} */
const KINDS = {
  png: { label: 'PNG', ending: 'png', type: 'image/png' },
  svg: { label: 'SVG', ending: 'svg', type: 'image/svg+xml' },
  tikz: { label: 'TikZ', ending: 'tex', type: 'text/x-tex' },
};

/**
 * @typedef {object} Subject
 * @property {string} name  of the files
 * @property {string} title  what is written into them
 * @property {string} alt  what is to be seen, in words
 * @property {() => import('../board/trace.js').Drawn} source
 * @property {() => Promise<string|null>} [tikz]  where the core writes it better than a pen can
 */

/** @param {Translate} t @param {Subject} subject */
export function pictureTools(t, { name, title, alt, source, tikz }) {
  const chosen = { theme: document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light', paper: 'paper' };
  const said = el('p', { class: 'picture-said', role: 'status' });
  const width = el('input', {
    id: 'picture-width',
    type: 'number',
    min: NARROWEST,
    max: WIDEST,
    step: 1,
    value: USUAL,
    inputmode: 'numeric',
    on: { input: check },
  });

  /** Whether the width is one; says so where it is not. */
  function check() {
    const good = width.checkValidity() && width.value !== '';
    if (good) width.removeAttribute('aria-invalid');
    else width.setAttribute('aria-invalid', 'true');
    say(said, good ? '' : t('picture.range', { min: NARROWEST, max: WIDEST }));
    return good;
  }

  const wish = (wide = Number(width.value)) => ({
    width: wide,
    theme: /** @type {'light'|'dark'} */ (chosen.theme),
    paper: chosen.paper === 'paper',
    title,
  });

  /** @param {'svg'|'tikz'} kind @returns {Promise<string>} */
  async function text(kind) {
    const better = kind === 'tikz' ? await tikz?.() : null;
    return better ?? write(kind, source, wish());
  }

  /** @param {Kind} kind @returns {Promise<Blob>} */
  async function blob(kind) {
    if (kind === 'png') return photograph(source, wish());
    const written = await text(kind);
    return new Blob([kind === 'tikz' ? standalone(written) : written], { type: KINDS[kind].type });
  }

  /** @param {Kind} kind */
  async function save(kind) {
    const file = `${name}.${KINDS[kind].ending}`;
    download(await blob(kind), file);
    say(said, t('picture.saved', { file }));
  }

  /** @param {Kind} kind */
  async function copy(kind) {
    const done = kind === 'png' ? await copyPicture(photograph(source, wish())) : await copyText(await text(kind), element);
    say(said, t(done ? 'share.copied' : 'picture.refused'));
  }

  /** @param {(kind: Kind) => Promise<void>} work @param {Kind} kind */
  async function attempt(work, kind) {
    if (!check()) return width.focus();
    try {
      await work(kind);
    } catch (reason) {
      say(said, t(reason === TOO_LARGE ? 'picture.large' : 'share.picture.failed'));
    }
  }

  // Where saving is refused (some frames) the picture can still be taken from here.
  const preview = el('img', { class: 'share-picture', alt });
  let url = '';
  function show() {
    URL.revokeObjectURL(url);
    try {
      url = URL.createObjectURL(new Blob([write('svg', source, wish(PREVIEW))], { type: KINDS.svg.type }));
      preview.src = url;
      preview.dataset.paper = chosen.paper;
    } catch {
      say(said, t('share.picture.failed'));
    }
  }

  /** @param {'theme'|'paper'} field @param {[string, string][]} options */
  const choice = (field, options) =>
    el(
      'label',
      { class: 'field' },
      el('span', null, t(`picture.${field}`)),
      select({
        id: `picture-${field}`,
        value: chosen[field],
        options,
        onChange(value) {
          chosen[field] = value;
          show();
        },
      }),
    );

  const buttons = /** @type {Kind[]} */ (Object.keys(KINDS)).map((kind) => {
    const { label } = KINDS[kind];
    return el(
      'div',
      { class: 'picture-kind' },
      el(
        'button',
        {
          class: 'button',
          type: 'button',
          'aria-label': t('picture.save', { kind: label }),
          data: { download: kind },
          on: { click: () => attempt(save, kind) },
        },
        icon('download'),
        label,
      ),
      el(
        'button',
        {
          class: 'button square',
          type: 'button',
          'aria-label': t('picture.copy', { kind: label }),
          title: t('picture.copy', { kind: label }),
          data: { copyPicture: kind },
          on: { click: () => attempt(copy, kind) },
        },
        icon('copy'),
      ),
    );
  });

  const element = el(
    'div',
    { class: 'picture-tools stack' },
    preview,
    el(
      'div',
      { class: 'picture-choices' },
      el('label', { class: 'field' }, el('span', null, t('picture.width')), width),
      choice('theme', [
        ['light', t('settings.theme.light')],
        ['dark', t('settings.theme.dark')],
      ]),
      choice('paper', [
        ['paper', t('picture.paper.paper')],
        ['none', t('picture.paper.none')],
      ]),
    ),
    el('div', { class: 'picture-kinds' }, ...buttons),
    said,
  );
  show();
  return { element, destroy: () => URL.revokeObjectURL(url) };
}
