// The laboratory: players made of weights, a table of edges and a depth. What it takes is loaded when it is opened.

import { html } from '../../board/dom.js';

/** @typedef {import('../types.js').PanelUpdate} PanelUpdate */
/** @typedef {ReturnType<typeof import('./lab/laboratory.js').createLaboratory>} Laboratory */

/** @type {import('../types.js').PanelKind} */
export const labPanel = { id: 'lab', title: 'othello.panel.lab', mount };

/** @param {HTMLElement} host @param {import('../types.js').PanelContext} context */
function mount(host, context) {
  const { t } = context;
  const hidden = html('p', { class: 'muted' }, t('othello.lab.hidden'));
  const body = html('div', { class: 'lab-body' });
  const opened = html(
    'details',
    { class: 'lab' },
    html('summary', {}, t('othello.lab.open')),
    html('p', { class: 'muted' }, t('othello.lab.about')),
    body,
  );
  host.append(hidden, opened);

  /** @type {PanelUpdate} */
  const state = {};
  /** @type {Laboratory | null} */
  let laboratory = null;
  let loading = false;
  let live = true;

  async function load() {
    if (laboratory || loading) return;
    loading = true;
    body.replaceChildren(html('p', { role: 'status' }, t('othello.lab.loading')));
    try {
      const { createLaboratory } = await import('./lab/laboratory.js');
      if (!live) return;
      body.replaceChildren();
      laboratory = createLaboratory(body, context);
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
    return html('p', { class: 'edit-error', role: 'alert' }, `${t('othello.lab.failed')} `, button);
  }

  function draw() {
    const { table, xrayAllowed = true } = state;
    hidden.hidden = xrayAllowed;
    opened.hidden = !xrayAllowed;
    // What may not be seen is not worked out either.
    if (!xrayAllowed) laboratory?.stop();
    else if (table && opened.open) laboratory?.update(table);
  }

  opened.addEventListener('toggle', () => {
    if (!opened.open) return laboratory?.stop();
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
      laboratory?.destroy();
      hidden.remove();
      opened.remove();
    },
  };
}
