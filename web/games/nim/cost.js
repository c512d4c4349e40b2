// The comparison of the source: a player who knows the winning labels against one who
// tries every line of play, by the number of positions each visits.

import { html } from '../../board/dom.js';

/** @typedef {import('../types.js').PanelUpdate} PanelUpdate */
/** @typedef {import('../types.js').Table} Table */
/** @typedef {{ nodes: number, finished: boolean, running?: boolean }} Cost */

/** @type {import('../types.js').PanelKind} */
export const costPanel = { id: 'cost', title: 'nim.panel.cost', mount };

/** @param {HTMLElement} host @param {import('../types.js').PanelContext} context */
function mount(host, { t, engine }) {
  const button = html('button', { type: 'button', class: 'button' });
  const bars = html('div', { class: 'nim-bars' });
  const result = html('p', { role: 'status' });
  const root = html('div', { class: 'nim-cost' }, html('p', {}, t('nim.cost.intro')), bars, result, button);
  host.append(root);

  /** @type {Table | null} */
  let table = null;
  /** @type {{ cancel: () => void } | null} */
  let job = null;
  /** Once asked, it goes on counting from move to move until it is stopped. */
  let wanted = false;
  let seen = 0;

  button.addEventListener('click', () => {
    wanted = job === null;
    if (wanted) return count();
    rest();
    if (seen) draw(null, { nodes: seen, finished: false });
  });

  /** Shows the state of rest, with nothing counted. @param {string} [text] */
  function rest(text = '') {
    job?.cancel();
    job = null;
    button.textContent = t('nim.cost.start');
    button.hidden = table?.over ?? false;
    bars.replaceChildren();
    result.textContent = text;
  }

  function count() {
    if (!table || table.over) return rest(table ? t('nim.cost.over') : '');
    job?.cancel();
    button.textContent = t('nim.cost.stop');
    seen = 0;
    const counting = engine.job('compare', [table.position], {
      topic: 'measure:cost',
      onProgress({ nodes }) {
        if (job !== counting) return;
        seen = nodes;
        draw(null, { nodes, finished: false, running: true });
      },
    });
    job = counting;
    counting.promise.then(
      ({ strategy, backtracking }) => {
        if (job !== counting) return;
        job = null;
        button.textContent = t('nim.cost.start');
        draw(strategy, backtracking);
        result.textContent = backtracking.finished
          ? t('nim.cost.times', { count: Math.max(1, Math.round(backtracking.nodes / Math.max(1, strategy.nodes))) })
          : t('nim.cost.unfinished');
      },
      () => {
        if (job === counting) rest();
      },
    );
  }

  /** @param {Cost | null} strategy @param {Cost} backtracking */
  function draw(strategy, backtracking) {
    const decades = Math.max(3, Math.ceil(Math.log10(Math.max(10, backtracking.nodes)) + 0.001));
    bars.replaceChildren(
      ...(strategy ? bar('strategy', strategy, decades) : []),
      ...bar('backtracking', backtracking, decades),
      html('p', { class: 'muted' }, t('nim.cost.scale')),
    );
  }

  /** @param {'strategy' | 'backtracking'} who @param {Cost} cost @param {number} decades */
  function bar(who, { nodes, finished, running }, decades) {
    const amount = running
      ? t('nim.cost.counting', { nodes })
      : finished
        ? t('nim.cost.nodes', { count: nodes })
        : t('nim.cost.more', { nodes });
    const fill = html('div', { class: `nim-bar ${who}` });
    // On this scale one position is a tenth of a step, so that even the least is seen.
    fill.style.width = `${Math.min(100, ((Math.log10(Math.max(1, nodes)) + 0.1) / decades) * 100)}%`;
    const scale = html('div', { class: 'nim-scale' }, fill);
    scale.style.setProperty('--decades', String(decades));
    return [html('div', { class: 'nim-bar-label' }, html('span', {}, t(`nim.cost.${who}`)), html('strong', {}, amount)), scale];
  }

  rest();
  return {
    /** @param {PanelUpdate} update */
    update(update) {
      if (!update.table || update.table.position === table?.position) return;
      table = update.table;
      rest();
      if (wanted || table.over) count();
    },
    destroy() {
      job?.cancel();
      root.remove();
    },
  };
}
