/** Share: a link, a snippet for a course page, the notation, and pictures; a link can fix how much it gives away. */
import { copyRow } from './copy.js';
import { openDialog } from './dialog.js';
import { el, fill, select } from './dom.js';
import { icon } from './icons.js';
import { addressOf, base, elementScript, elementSnippet, embedBase, frameSnippet } from './links.js';
import { PERSON } from './line.js';
import { hasValues } from './packs.js';
import { pictureTools } from './picture-tools.js';
import { languages, loadWords } from '../i18n/index.js';

/** @typedef {import('./table.js').Desk} Desk */

/** @param {Desk} desk @param {() => import('../board/trace.js').Drawn} drawn  the position on the board */
export async function openShare({ t, session, view, shell, engine, analysis, xray, locked }, drawn) {
  await loadWords(t.lang, 'pictures');
  const { table } = session;
  const { fixed } = shell.settings;
  const script = elementScript();
  const chosen = { line: table.position, mode: fixed.mode ?? '', lang: fixed.lang ?? '', kind: script ? 'element' : 'frame' };
  const name = `${table.game}-${table.position.replace(/[^a-z0-9]+/gi, '-')}`.slice(0, 60);

  const help = () => ({ mode: chosen.mode, lang: chosen.lang });
  const link = () => addressOf(base(), help(), chosen.line);
  /** Who sits at this table sits at the board in the other page. */
  function seats() {
    const people = session.seats.map((who) => who === PERSON);
    const seat = people[0] ? (people[1] ? 'both' : 'first') : people[1] ? 'second' : 'none';
    return { seat, robot: session.seats.find((who) => who !== PERSON) ?? null, lock: fixed.lock };
  }
  function snippet() {
    const title = view.label(table, t);
    const attributes = { ...help(), ...seats() };
    if (script && chosen.kind === 'element') return elementSnippet(script, { position: chosen.line, ...attributes }, link(), title);
    return frameSnippet(addressOf(embedBase(), attributes, chosen.line), title, chosen.kind === 'sandbox');
  }

  const rows = {
    link: copyRow(t, { id: 'share-link', label: t('share.link'), value: link() }),
    embed: copyRow(t, { id: 'share-embed', label: t('share.snippet'), value: snippet(), rows: 5 }),
    notation: copyRow(t, { id: 'share-notation', label: t('share.notation'), value: chosen.line }),
  };
  const about = el('p', { class: 'muted' }, t(`share.embed.${chosen.kind}.about`));
  function refresh() {
    rows.link.set(link());
    rows.embed.set(snippet());
    about.textContent = t(`share.embed.${chosen.kind}.about`);
    rows.notation.set(chosen.line);
    aim();
    void others();
  }

  const addition = el(
    'a',
    { class: 'button', data: { action: 'exercise' }, on: { click: () => dialog.close() } },
    icon('new'),
    t('share.exercise'),
  );
  const aim = () => addition.setAttribute('href', `#exercises/add?position=${encodeURIComponent(chosen.line)}`);
  aim();

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

  /** @param {'line'|'mode'|'lang'|'kind'} field @param {[string, string][]} options @param {string} [label] */
  const choice = (field, options, label = `share.${field}`) =>
    el(
      'label',
      { class: 'field' },
      el('span', null, t(label)),
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

  const picture = pictureTools(t, {
    name,
    title: table.position,
    alt: view.describe(table, t),
    source: drawn,
    // Of a graph the core writes vertices and edges by name, which one can go on working with.
    tikz: async () => (await engine.exports(table.position)).tikz ?? null,
  });

  /** What the position is worth, for a paper; only where it is to be seen anyway. */
  const worth = el('div');
  const value = xray && hasValues ? analysis.get(table.position)?.value : null;
  if (value)
    void shell
      .engineFor('values')
      .latex(value)
      .then((latex) => latex && fill(worth, copyRow(t, { id: 'share-latex', label: t('latex.value'), value: latex }).element));

  const dialog = openDialog(
    { title: t('share.title'), closeLabel: t('action.close'), class: 'share', onClose: picture.destroy },
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
    el(
      'div',
      { class: 'stack' },
      choice(
        'kind',
        [...(script ? ['element'] : []), 'frame', 'sandbox'].map((kind) => [kind, t(`share.embed.${kind}`)]),
        'share.embed',
      ),
      about,
      rows.embed.element,
    ),
    rows.notation.element,
    formats,
    locked ? null : el('p', { class: 'row' }, addition),
    worth,
    el('h3', null, t('share.picture')),
    picture.element,
  );
}
