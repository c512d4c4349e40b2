/** The positions worth knowing of a game, behind a disclosure: the game is loaded when somebody wants to see them. */
import { toHash } from './address.js';
import { el, fill } from './dom.js';
import { linePosition, thumbnail } from './thumbnail.js';

/** @typedef {import('./app.js').Shell} Shell */
/** @typedef {import('./packs.js').Pack} Pack */

/** A position that is made up, by a seed of its own. @param {Pack} pack @param {string} kind */
export const invent = ({ id, engine }, kind) => engine.invent(id, kind, [], crypto.getRandomValues(new Uint32Array(1))[0]);

/** Those that are another each time. @param {Pack} pack */
const invented = (pack) => Promise.all((pack.view.starts ?? []).map(async (id) => ({ id, line: await invent(pack, id) })));

/** @param {Shell} shell @param {string} game */
export function createPresets(shell, game) {
  const { t } = shell;
  /** @type {(() => void)[]} */
  const undo = [];
  let wanted = false;
  let closed = false;
  const place = el('div', { class: 'presets-place stack', role: 'status' });
  const element = el(
    'details',
    { class: 'presets-more', data: { presets: game }, on: { toggle: () => element.open && void load() } },
    el('summary', null, t('home.presets')),
    place,
  );

  async function load() {
    if (wanted) return;
    wanted = true;
    fill(place, el('p', { class: 'muted' }, t('pack.loading')));
    try {
      const pack = await shell.open(game);
      if (closed) return;
      const made = await invented(pack);
      if (closed) return;
      place.removeAttribute('role');
      fill(place, list(pack, made));
    } catch {
      wanted = false;
      fill(
        place,
        el('p', null, t('pack.failed', { name: t(`${game}.name`) })),
        el('button', { class: 'button small', type: 'button', data: { action: 'again' }, on: { click: load } }, t('action.again')),
      );
    }
  }

  /** @param {Pack} pack @param {import('../games/types.js').GameView['presets']} made */
  function list(pack, made) {
    const presets = [...made, ...pack.view.presets.filter(({ line }) => line !== pack.line)];
    return el(
      'ul',
      { class: 'presets' },
      ...presets.map(({ id, line }) => {
        const picture = thumbnail(shell, () => linePosition(pack, line));
        undo.push(picture.destroy);
        const about = `${game}.preset.${id}.about`;
        return el(
          'li',
          null,
          el(
            'a',
            { class: 'card preset', href: toHash(line), data: { preset: id } },
            el('span', { class: 'frame' }, picture.element),
            el('strong', null, t(`${game}.preset.${id}`)),
            t.has(about) ? el('span', { class: 'muted' }, t(about)) : null,
          ),
        );
      }),
    );
  }

  return {
    element,
    destroy() {
      closed = true;
      for (const stop of undo) stop();
    },
  };
}
