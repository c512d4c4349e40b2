// A panel that is folded away until somebody wants it, and loaded then. What it shows gives moves away.

import { html } from '../../board/dom.js';

/** @typedef {import('../types.js').PanelUpdate} PanelUpdate */
/** @typedef {import('../types.js').PanelContext} PanelContext */
/** @typedef {{ update: (table: import('../types.js').Table) => void, stop: () => void, destroy: () => void }} Room */
/** @typedef {(host: HTMLElement, context: PanelContext) => Room} Furnish */

/** @param {string} id @param {() => Promise<Furnish>} fetch @returns {import('../types.js').PanelKind} */
export const foldedPanel = (id, fetch) => ({
  id,
  title: `othello.panel.${id}`,
  mount: (host, context) => mount(id, fetch, host, context),
});

/** @param {string} id @param {() => Promise<Furnish>} fetch @param {HTMLElement} host @param {PanelContext} context */
function mount(id, fetch, host, context) {
  const { t } = context;
  const hidden = html('p', { class: 'muted' }, t(`othello.${id}.hidden`));
  const body = html('div', { class: `${id}-body` });
  const opened = html(
    'details',
    { class: `folded ${id}` },
    html('summary', {}, t(`othello.${id}.open`)),
    html('p', { class: 'muted' }, t(`othello.${id}.about`)),
    body,
  );
  host.append(hidden, opened);

  /** @type {PanelUpdate} */
  const state = {};
  /** @type {Room | null} */
  let room = null;
  let loading = false;
  let live = true;

  async function load() {
    if (room || loading) return;
    loading = true;
    body.replaceChildren(html('p', { role: 'status' }, t('pack.loading')));
    try {
      const furnish = await fetch();
      if (!live) return;
      body.replaceChildren();
      room = furnish(body, context);
      draw();
    } catch {
      if (live) body.replaceChildren(again());
    } finally {
      loading = false;
    }
  }

  /** It did not arrive. */
  function again() {
    const button = html('button', { type: 'button', class: 'button small' }, t('action.again'));
    button.addEventListener('click', () => void load());
    return html('p', { class: 'edit-error', role: 'alert' }, `${t(`othello.${id}.failed`)} `, button);
  }

  function draw() {
    const { table, xrayAllowed = true } = state;
    hidden.hidden = xrayAllowed;
    opened.hidden = !xrayAllowed;
    // What may not be seen is not worked out either.
    if (!xrayAllowed) room?.stop();
    else if (table && opened.open) room?.update(table);
  }

  opened.addEventListener('toggle', () => {
    if (!opened.open) return room?.stop();
    void load();
    draw();
  });
  draw();

  return {
    /** @param {PanelUpdate} update */
    update(update) {
      Object.assign(state, update);
      draw();
    },
    destroy() {
      live = false;
      room?.destroy();
      hidden.remove();
      opened.remove();
    },
  };
}
