// A walk through the graph: one class drawn large, above it the classes with one line less that
// lead to it, below it those with one line more. Everything is a button with a name.

import { html } from '../../board/dom.js';
import { className, classPicture, result, WINNERS } from './classes.js';
import { show } from './lines.js';

/** @typedef {import('./classes.js').ClassGraph} ClassGraph */
/** @typedef {{ open: boolean, chosen: number, looked: number | null, playable: boolean }} Stand where one stands, and what may be seen and done there */

/**
 * @param {HTMLElement} host
 * @param {{ t: import('../types.js').Translate, onChoose: (node: number) => void, onMove?: (move: string) => void }} options
 */
export function createWalk(host, { t, onChoose, onMove }) {
  const root = html('div', { class: 'sim-walk', 'data-picture': 'sim-walk', role: 'group', 'aria-label': t('sim.walk.label') });
  host.append(root);
  let shown = '';

  root.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    if (button.dataset.play) onMove?.(button.dataset.play);
    else if (button.dataset.node) {
      onChoose(Number(button.dataset.node));
      // The walker stands on the class that was chosen, also for the keyboard.
      /** @type {HTMLElement | null} */ (root.querySelector('.sim-chosen'))?.focus({ preventScroll: true });
    }
  });

  /** @param {ClassGraph} graph @param {number[]} nodes @param {string} kind @param {Stand} stand */
  function row(graph, nodes, kind, { open, looked }) {
    if (!nodes.length) return '';
    const buttons = nodes.map((node) => {
      const name = className(graph, node, open, t);
      const classes = [
        'sim-class',
        open ? WINNERS[graph.winners[node]] : '',
        node === graph.here ? 'here' : '',
        node === looked ? 'looked' : '',
      ];
      return html(
        'li',
        {},
        html(
          'button',
          { type: 'button', class: classes.filter(Boolean).join(' '), 'data-node': node, 'aria-label': name, title: name },
          classPicture(graph.numbers[node], graph.points),
        ),
      );
    });
    return html(
      'div',
      { class: `sim-row ${kind}` },
      html('h3', {}, t(`sim.walk.${kind}`, { count: nodes.length })),
      html('ul', {}, ...buttons),
    );
  }

  /** @param {ClassGraph} graph @param {Stand} stand */
  function centre(graph, { open, chosen, playable }) {
    const level = graph.level(chosen);
    const move = playable && graph.parentsOf(chosen).includes(graph.here) ? graph.moveTo(chosen) : null;
    const turn = t(level % 2 ? 'player.blue' : 'player.red');
    const facts = [
      t('sim.class', { number: graph.numbers[chosen] }),
      graph.isOver(chosen) ? t('sim.walk.over', { count: level }) : t('sim.walk.level', { count: level, player: turn }),
      open ? result(graph, chosen, t) : null,
    ].filter((text) => text !== null);
    return html(
      'div',
      { class: 'sim-chosen', tabindex: -1, role: 'group', 'aria-label': facts.join('. ') },
      html(
        'div',
        { class: `sim-class large ${open ? WINNERS[graph.winners[chosen]] : ''}` },
        classPicture(graph.numbers[chosen], graph.points),
      ),
      html(
        'div',
        { class: 'sim-facts' },
        ...facts.map((text, i) => html(i ? 'p' : 'strong', {}, text)),
        html(
          'p',
          { class: 'sim-steps' },
          chosen === graph.here
            ? html('span', { class: 'sim-here' }, t('sim.walk.present'))
            : html('button', { type: 'button', class: 'button small', 'data-node': graph.here, 'data-walk': 'here' }, t('sim.walk.here')),
          move
            ? html('button', { type: 'button', class: 'button small primary', 'data-play': move }, t('sim.walk.play', { line: show(move) }))
            : null,
        ),
      ),
    );
  }

  return {
    /** @param {ClassGraph} graph @param {Stand} stand */
    update(graph, stand) {
      const next = JSON.stringify([t.lang, graph.points, graph.here, graph.replies.length, stand, graph.winners[stand.chosen]]);
      if (next === shown) return;
      shown = next;
      const standing = root.contains(document.activeElement);
      root.replaceChildren(
        row(graph, graph.parentsOf(stand.chosen), 'before', stand),
        centre(graph, stand),
        row(graph, graph.childrenOf(stand.chosen), 'after', stand),
      );
      if (standing) /** @type {HTMLElement | null} */ (root.querySelector('.sim-chosen'))?.focus({ preventScroll: true });
    },
    destroy: () => root.remove(),
  };
}
