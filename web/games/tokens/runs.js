// The two runs that label a board, forward and back: P, N and D from the goals backward, and the values G. Every step
// says which vertex, by which rule, and when.

import { brief, briefly } from '../../board/brief.js';
import { createChoices } from '../../board/choices.js';
import { html } from '../../board/dom.js';
import { createStepper } from '../../board/stepper.js';
import { picture } from './picture.js';

/** @typedef {import('./graph.js').Insight} Insight */
/** @typedef {import('./graph.js').Labelled} Labelled */
/** @typedef {import('./graph.js').Valued} Valued */
/** @typedef {import('../types.js').Translate} Translate */
/** What is to be seen of a step. @typedef {{ vertex: number, tag: string, kind: string, to: number[], back: [number, number][], text: string }} Step */

const RUNS = ['labelling', 'valuing'];
let made = 0;

/**
 * @param {HTMLElement} host
 * @param {{ t: Translate, board: import('./layout.js').Board, insight: Insight, only?: string }} options only: one of the two runs
 */
export function createRuns(host, { t, board, insight, only }) {
  made += 1;
  const run = createChoices(`tk-run-${made}`, t('tokens.run.which'), only ? [only] : RUNS, (name) => t(`tokens.run.${name}`));
  const place = html('div');
  const root = html('div', { class: 'tk-runs' }, only ? null : run.element, place);
  host.append(root);
  /** @type {{ destroy: () => void } | null} */
  let stepper = null;

  function begin() {
    stepper?.destroy();
    const name = run.chosen();
    const steps =
      name === 'labelling' ? insight.labelling.map((step) => labelled(step, t)) : insight.valuing.map((step) => valued(step, t));
    const { element, nodes, arcs } = picture(board, t('tokens.run.picture'));
    const shown = createStepper(place, {
      t,
      name: t(`tokens.run.${name}`),
      count: steps.length + 1,
      show(at) {
        const now = at ? steps[at - 1] : null;
        const done = new Map(steps.slice(0, at).map((step) => [step.vertex, step]));
        for (const [vertex, { group, tag }] of nodes) {
          const step = done.get(vertex);
          group.setAttribute('class', `node ${step?.kind ?? 'blank'}${now?.vertex === vertex ? ' now' : ''}`);
          tag.textContent = step?.tag ?? '';
        }
        for (const { from, to, group } of arcs) {
          const reason = now?.vertex === from && now.to.includes(to);
          const back = now?.back.some(([a, b]) => a === from && b === to);
          group.setAttribute('class', `arc${reason ? ' reason' : back ? ' back' : ''}`);
        }
        return now?.text ?? t(`tokens.run.${name}.start`);
      },
    });
    shown.picture.append(element);
    shown.go(0);
    stepper = shown;
  }
  run.element.addEventListener('change', begin);
  begin();
  return {
    destroy() {
      stepper?.destroy();
      root.remove();
    },
  };
}

/** @param {Translate} t @param {import('../../engine/types.js').Reason} rule @param {number | null} counter */
const sentence = (t, { key, args }, counter) =>
  [t(key, briefly(args)), counter === null ? '' : t('tokens.run.counter', { counter })].filter(Boolean).join(' ');

/** @param {Labelled} step @param {Translate} t @returns {Step} */
function labelled({ vertex, label, counter, remoteness, because, rule }, t) {
  const lasts = remoteness ? t('tokens.run.remote', { count: remoteness }) : '';
  return { vertex, tag: label, kind: label, to: because, back: [], text: [sentence(t, rule, counter), lasts].filter(Boolean).join(' ') };
}

/** @param {Valued} step @param {Translate} t @returns {Step} */
function valued({ vertex, value, counter, followers, rule }, t) {
  const back = followers.flatMap((follower) =>
    follower.back === null ? [] : [/** @type {[number, number]} */ ([follower.vertex, follower.back])],
  );
  const kind = value.startsWith('oo') ? 'infinite' : value === '0' ? 'zero' : 'finite';
  return { vertex, tag: brief(value), kind, to: followers.map((follower) => follower.vertex), back, text: sentence(t, rule, counter) };
}
