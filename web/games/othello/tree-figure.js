// A small tree to step through: how the window narrows, what is cut, and how many nodes that saves.

import { createChoices } from '../../board/choices.js';
import { html } from '../../board/dom.js';
import { createStepper } from '../../board/stepper.js';
import { alphaBeta, bestFirst, bound, size, TREE } from './alphabeta.js';
import { drawTree } from './tree-drawing.js';

/** @typedef {import('./alphabeta.js').Event} Event */
/** @typedef {import('../types.js').Translate} Translate */

const ORDERS = ['given', 'best'];

/** @type {import('../types.js').Figure} */
export function treeFigure(host, { t }) {
  /** @type {{ destroy: () => void } | null} */
  let stepper = null;
  const order = createChoices('ot-order', t('learn.othello.tree.order'), ORDERS, (name) => t(`learn.othello.tree.order.${name}`));
  const place = html('div', {});
  const root = html('div', { class: 'ot-tree' }, order.element, place);
  host.append(root);

  function build() {
    stepper?.destroy();
    stepper = steps(place, order.chosen() === 'best' ? bestFirst(TREE) : TREE, t);
  }

  order.element.addEventListener('change', build);
  build();
  return {
    destroy() {
      stepper?.destroy();
      root.remove();
    },
  };
}

/** @param {HTMLElement} host @param {import('./alphabeta.js').TreeNode} tree @param {Translate} t */
function steps(host, tree, t) {
  const { events, ...found } = alphaBeta(tree);
  const whole = size(tree);
  const drawing = drawTree(tree);
  const count = html('p', { class: 'ot-count' });
  const stepper = createStepper(host, {
    t,
    name: t('learn.othello.tree.figure'),
    count: events.length + 2,
    show(step) {
      const now = events[step - 1] ?? null;
      const done = step > events.length;
      drawing.show(events.slice(0, step), done ? null : now, t);
      const { nodes, leaves } = done ? found : (now ?? { nodes: 0, leaves: 0 });
      count.textContent = t('learn.othello.tree.count', { nodes, all: whole.nodes });
      if (now && !done) return sentence(now, t);
      const move = tree.children?.find((child) => drawing.valueOf(child) === found.value)?.name ?? '';
      return done
        ? t('learn.othello.tree.end', { value: found.value, move, nodes, all: whole.nodes, leaves, allLeaves: whole.leaves })
        : t('learn.othello.tree.start');
    },
  });
  stepper.picture.append(drawing.element, count);
  stepper.go(0);
  return stepper;
}

/** What happens, in words. @param {Event} event @param {Translate} t */
function sentence({ kind, node, child, depth, window: [low, high], best, cut }, t) {
  const player = depth % 2 ? 'white' : 'black';
  const args = { node: node.name || t('learn.othello.tree.root'), low: bound(low), high: bound(high), best: bound(best) };
  if (kind === 'enter') return t(`learn.othello.tree.enter.${player}`, args);
  if (kind === 'cut') {
    const count = cut.reduce((all, one) => all + size(one).nodes, 0);
    return t(`learn.othello.tree.cut.${player}`, { ...args, count, sure: bound(player === 'white' ? low : high) });
  }
  if (child?.children) return t(`learn.othello.tree.back.${player}`, { ...args, child: child.name });
  return t(`learn.othello.tree.leaf.${player}`, { ...args, value: child?.value ?? 0 });
}
