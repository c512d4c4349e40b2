// The moves from here as a list: each with the opening that it leads to, its worth, and what is expected then.

import { html } from '../../../board/dom.js';
import { spoken } from '../../../board/spoken.js';
import { createSteady } from '../../../board/steady.js';
import { signed } from '../numbers.js';

/** @typedef {import('../../types.js').Translate} Translate */
/** @typedef {import('./explorer.js').Branch} Branch */

/** So many moves of what is expected are shown. */
const SHOWN = 6;

/** In tenths of a disc. @param {Branch} branch @param {Translate} t */
const tenths = ({ value }, t) => (value === null ? '' : signed(t, Math.round(10 * value) / 10 + 0));

/** The same to be heard. @param {Branch} branch @param {Translate} t */
export const worth = (branch, t) => (branch.value === null ? '' : t('othello.explore.worth', { value: spoken(tenths(branch, t), t) }));

/** @param {Translate} t @param {(move: string) => void} onGo */
export function createRoads(t, onGo) {
  const depth = html('p', { class: 'muted' });
  const list = html('ul', { class: 'explore-roads' });
  const element = html('section', { 'aria-label': t('othello.explore.moves') }, depth, list);
  const steady = createSteady(list);
  let shown = '';

  list.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button?.dataset.road) onGo(button.dataset.road);
  });

  /** @param {Branch} branch */
  function row(branch) {
    const { moves, name, ahead, line } = branch;
    const [move, ...alike] = moves;
    const told = name ?? (ahead ? t('othello.explore.towards', { count: ahead }) : '');
    return html(
      'li',
      {},
      html(
        'button',
        { type: 'button', class: 'judged', 'data-road': move },
        html('strong', { class: 'explore-move' }, move === 'pass' ? t('othello.pass') : move),
        html(
          'span',
          { class: 'judged-move' },
          html('span', { class: name ? 'explore-name' : 'muted' }, told),
          alike.length ? html('span', { class: 'explore-line' }, t('othello.explore.alike', { moves: alike })) : null,
          line.length > 1
            ? html('span', { class: 'explore-line' }, t('othello.explore.then', { moves: line.slice(1, SHOWN + 1).join(' ') }))
            : null,
        ),
        html('span', { class: 'judged-value', 'aria-hidden': 'true' }, tenths(branch, t)),
        html('span', { class: 'visually-hidden' }, worth(branch, t)),
      ),
    );
  }

  /** @param {Branch[]} branches @param {string | null} arriving */
  function draw(branches, arriving) {
    const focused = document.activeElement;
    const held = focused instanceof HTMLElement && list.contains(focused) ? focused.dataset.road : undefined;
    list.replaceChildren(...branches.map(row));
    const wanted = arriving ?? held;
    if (wanted === undefined) return;
    const place = branches.findIndex(({ moves }) => moves.includes(wanted));
    list.querySelectorAll('button')[Math.max(0, place)]?.focus();
  }

  return {
    element,
    /** @param {string} position @param {import('./explorer.js').Crossroads} known @param {string | null} arriving where the focus is to be: on this move, or with '' on the first */
    update(position, { branches, depth: plies }, arriving) {
      depth.textContent = plies ? t('othello.explore.depth', { count: plies }) : t('othello.explore.working');
      const key = JSON.stringify([position, branches]);
      if (key === shown && arriving === null) return;
      shown = key;
      steady(position, () => draw(branches, arriving));
    },
  };
}
