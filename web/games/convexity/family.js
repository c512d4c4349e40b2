// A family of graphs, one after the other, in the game and the convexity at hand: what each is worth. It is worked out
// while one looks on, and can be stopped.

import { html } from '../../board/dom.js';
import { chart } from './chart.js';
import { growing, rulesOf } from './families.js';

/** @typedef {import('../types.js').PanelUpdate} PanelUpdate */
/** @typedef {import('./chart.js').Entry} Entry */

/** @type {import('../types.js').PanelKind} */
export const familyPanel = { id: 'family', title: 'convexity.panel.family', mount };

/** Larger ones are not asked for. */
const MOST = 40;
/** So many in a row that are too hard: those after them will be, too. */
const ENOUGH = 2;

let panels = 0;

/** @param {HTMLElement} host @param {import('../types.js').PanelContext} context */
function mount(host, { t, engine }) {
  panels += 1;
  const mine = panels;
  const topic = `measure:family${mine}`;
  const family = html(
    'select',
    { id: `cx-family-${mine}`, 'aria-label': t('convexity.family.which') },
    ...growing.map(({ id }) => html('option', { value: id }, t(`convexity.family.${id}`))),
  );
  const other = html('input', { type: 'number', min: 1, max: 32, inputmode: 'numeric', id: `cx-other-${mine}` });
  const otherLabel = html('label', { for: `cx-other-${mine}` });
  const go = html('button', { type: 'button', class: 'button small primary', 'data-family': 'go' }, t('convexity.family.go'));
  const status = html('p', { class: 'muted', role: 'status' });
  const stage = html('div', { class: 'cx-scroll', tabindex: 0, role: 'group', 'aria-label': t('convexity.panel.family') });
  const data = html('details', { class: 'cx-data', hidden: true }, html('summary', {}, t('convexity.family.table')));
  const root = html('div', { class: 'cx-family' }, html('p', { class: 'edit-row' }, family, otherLabel, other, go), status, stage, data);
  host.append(root);
  stage.hidden = true;

  /** @type {PanelUpdate} */
  const state = {};
  let live = true;
  /** Every run has a number; a stopped one finds that it is no longer the last. */
  let run = 0;
  let running = false;
  let rules = '';

  const chosen = () => growing.find(({ id }) => id === family.value) ?? growing[0];

  /** Two sizes: the first stays, the last grows. */
  function sizes() {
    const [first, second] = chosen().sizes;
    for (const one of [other, otherLabel]) one.hidden = !second;
    otherLabel.textContent = second ? t(`convexity.size.${first.name}`) : '';
    if (second) other.value = String(first.usual);
  }

  function stop() {
    run += 1;
    running = false;
    engine.stop(topic);
    go.textContent = t('convexity.family.go');
  }

  async function start() {
    const { table } = state;
    if (!table) return;
    const now = ++run;
    running = true;
    go.textContent = t('convexity.family.stop');
    const { id, sizes: wanted } = chosen();
    const fixed = wanted.length > 1 ? [Math.round(Number(other.value)) || 0] : [];
    /** @type {Entry[]} */
    const entries = [];
    let hard = 0;
    stage.hidden = false;
    data.hidden = false;
    show(entries);
    for (let n = 1; n <= MOST && hard < ENOUGH; n++) {
      status.textContent = t('convexity.family.working', { n });
      const line = await engine.invent('convexity', id, [...fixed, n], 0).catch(() => null);
      if (!live || now !== run) return;
      // Before the smallest there is nothing, and after the largest nothing more.
      if (line === null && entries.length) break;
      if (line === null) continue;
      const normal = await ask(`${line}${rulesOf(table.board, 'normal')}`);
      if (!live || now !== run) return;
      const misere = await ask(`${line}${rulesOf(table.board, 'misere')}`);
      if (!live || now !== run) return;
      const nimber = normal?.value ?? null;
      const known = nimber === '0' ? 0 : nimber === null ? null : Number(nimber.slice(1) || 1);
      entries.push({ n, nimber: known, misere: misere?.class ?? null });
      hard = known === null ? hard + 1 : 0;
      show(entries);
    }
    status.textContent = entries.length ? t('convexity.family.done', { count: entries.length }) : t('convexity.family.none');
    running = false;
    go.textContent = t('convexity.family.go');
  }

  /** @param {string} line @returns {Promise<import('../types.js').AnalysisRecord | null>} */
  async function ask(line) {
    try {
      return await engine.job('analyse', [line], { topic }).promise;
    } catch {
      return null;
    }
  }

  /** @param {Entry[]} entries */
  function show(entries) {
    const { table } = state;
    if (!table) return;
    const label = t('convexity.family.chart', {
      family: t(`convexity.family.${chosen().id}`),
      game: t(`convexity.game.${table.board.game}`),
      path: t(`convexity.path.${table.board.path}`),
    });
    stage.replaceChildren(chart(entries, { label, misere: t('convexity.family.misere') }));
    const cell = (/** @type {string | number | null} */ value) => html('td', {}, value === null ? '?' : String(value));
    data.replaceChildren(
      data.firstChild ?? '',
      html(
        'table',
        { class: 'cx-table' },
        html('caption', { class: 'muted' }, label),
        html(
          'thead',
          {},
          html(
            'tr',
            {},
            ...['n', 'nimber', 'normal', 'misere'].map((name) => html('th', { scope: 'col' }, t(`convexity.family.column.${name}`))),
          ),
        ),
        html(
          'tbody',
          {},
          ...entries.map(({ n, nimber, misere }) =>
            html(
              'tr',
              {},
              html('th', { scope: 'row' }, String(n)),
              cell(nimber),
              cell(nimber === null ? null : nimber ? 'N' : 'P'),
              cell(misere),
            ),
          ),
        ),
      ),
    );
  }

  go.addEventListener('click', () => {
    if (!running) return void start();
    stop();
    status.textContent = t('convexity.family.stopped');
  });
  family.addEventListener('change', () => {
    stop();
    sizes();
    clear();
  });
  other.addEventListener('change', stop);

  function clear() {
    status.textContent = '';
    stage.hidden = true;
    data.hidden = true;
  }
  sizes();

  return {
    /** @param {PanelUpdate} update */
    update(update) {
      Object.assign(state, update);
      const next = state.table ? `${state.table.board.game} ${state.table.board.path}` : '';
      if (next === rules) return;
      // Another game: what was worked out belongs to the old one.
      if (rules) {
        stop();
        clear();
      }
      rules = next;
    },
    destroy() {
      live = false;
      stop();
      root.remove();
    },
  };
}
