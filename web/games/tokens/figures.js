// Figures of the lesson: runs on a board, a board beside its quotient, a map that can be changed.

import { html } from '../../board/dom.js';
import { createCheck } from './check.js';
import { fetchInsight } from './graph.js';
import { picture } from './picture.js';
import { quotientPicture } from './quotient.js';
import { createRuns } from './runs.js';

/** @typedef {import('../types.js').Figure} Figure */
/** @typedef {import('../types.js').PanelContext} PanelContext */

/** A figure about one board: its place is taken at once, the engine answers later. @param {string} line @param {(place: HTMLElement, found: { table: import('../types.js').Table, insight: import('./graph.js').Insight }, context: PanelContext) => { destroy: () => void } | void} build @returns {Figure} */
const about = (line, build) => (host, context) => {
  const place = html('div');
  host.append(place);
  let live = true;
  /** @type {{ destroy: () => void } | void} */
  let built;
  void Promise.all([context.engine.table(line), fetchInsight(context.engine, line)])
    .then(([table, insight]) => {
      if (live && insight) built = build(place, { table, insight }, context);
    })
    .catch(() => {});
  return {
    destroy() {
      live = false;
      if (built) built.destroy();
      place.remove();
    },
  };
};

/** One of the runs, step by step. @param {string} line @param {'labelling' | 'valuing'} only */
export const run = (line, only) =>
  about(line, (place, { table, insight }, { t }) => createRuns(place, { t, board: table.board, insight, only }));

/** A board, and what is left of it when vertices that go on alike are one. @param {string} line */
export const folded = (line) =>
  about(line, (place, { table, insight }, { t }) => {
    place.className = 'tk-folded';
    const whole = picture(table.board, t('learn.tokens.maps.whole'));
    for (const { vertex, label } of insight.vertices) whole.nodes.get(vertex)?.group.setAttribute('class', `node ${label}`);
    place.append(whole.element, html('div', { class: 'tk-quotient' }, ...quotientPicture(insight, t)));
  });

/** A map that the reader may change. @param {string} first @param {string} second @param {string} map @returns {Figure} */
export const checked =
  (first, second, map) =>
  (host, { t, engine }) => {
    const place = html('div', { class: 'tk-checked' }, html('p', { class: 'mono' }, first.replace(/^tokens:/, '')));
    host.append(place);
    const check = createCheck(place, { t, engine, first, second, map });
    void check.check();
    return {
      destroy() {
        check.destroy();
        place.remove();
      },
    };
  };
