// Zermelo's backward induction on four points, one class a step, from the last level up.

import { html, svg } from '../../board/dom.js';
import { createStepper } from '../../board/stepper.js';
import { classPicture, fetchGraph, openGraph, WINNERS } from './classes.js';
import { planMap } from './map-plan.js';

/** @typedef {import('./classes.js').ClassGraph} ClassGraph */

const WIDTH = 340;
const SIDE = 40;

/** @type {import('../types.js').Figure} */
export function induction(host, { t, engine }) {
  /** @type {{ destroy: () => void } | null} */
  let stepper = null;
  let live = true;
  // The place is taken at once: the engine answers later.
  const place = html('div');
  host.append(place);
  fetchGraph(engine, 'sim:4').then((found) => {
    if (live && found) stepper = build(place, openGraph(found), t);
  });
  return {
    destroy() {
      live = false;
      stepper?.destroy();
      place.remove();
    },
  };
}

/** @param {HTMLElement} host @param {ClassGraph} graph @param {import('../types.js').Translate} t */
function build(host, graph, t) {
  const nodes = [...graph.numbers.keys()];
  // The last level first, and within a level from left to right.
  const order = [...nodes].sort((a, b) => graph.level(b) - graph.level(a) || a - b);
  const { picture, arcs, boxes } = draw(graph, nodes);
  const stepper = createStepper(host, {
    t,
    name: t('learn.sim.back.figure'),
    count: order.length + 1,
    show(step) {
      const now = step ? order[step - 1] : null;
      const labelled = new Set(order.slice(0, step));
      for (const [node, box] of boxes.entries()) {
        box.setAttribute('class', `node ${labelled.has(node) ? WINNERS[graph.winners[node]] : 'blank'}${node === now ? ' now' : ''}`);
      }
      for (const { element, from } of arcs) element.setAttribute('class', from === now ? 'arc now' : 'arc');
      return now === null ? t('learn.sim.back.start') : sentence(graph, now, t);
    },
  });
  stepper.picture.append(picture);
  stepper.go(0);
  return stepper;
}

/** Which rule labels this class. @param {ClassGraph} graph @param {number} node @param {import('../types.js').Translate} t */
function sentence(graph, node, t) {
  const level = graph.level(node);
  const mover = level % 2;
  const names = ['red', 'blue'].map((name) => t(`player.${name}`));
  const winner = graph.winners[node];
  const args = { level, number: graph.numbers[node], player: names[mover], other: names[1 - mover], winner: names[winner] ?? '' };
  if (graph.isOver(node)) {
    return winner === 2 ? t('learn.sim.back.full', args) : t('learn.sim.back.closed', { ...args, loser: names[1 - winner] });
  }
  return t(`learn.sim.back.${winner === mover ? 'win' : winner === 2 ? 'hold' : 'loss'}`, args);
}

/** @param {ClassGraph} graph @param {number[]} nodes */
function draw(graph, nodes) {
  const plan = planMap(graph, false, WIDTH);
  const arcs = nodes.flatMap((from) =>
    graph.childrenOf(from).map((to) => ({
      from,
      element: svg('line', { x1: plan.x[from], y1: plan.y[from] + SIDE / 2, x2: plan.x[to], y2: plan.y[to] - SIDE / 2 }),
    })),
  );
  const boxes = nodes.map((node) => {
    const drawing = classPicture(graph.numbers[node], graph.points);
    for (const [name, value] of Object.entries({ x: -SIDE / 2 + 3, y: -SIDE / 2 + 3, width: SIDE - 6, height: SIDE - 6 })) {
      drawing.setAttribute(name, String(value));
    }
    const corner = SIDE / 2 - 1;
    return svg(
      'g',
      { transform: `translate(${plan.x[node]} ${plan.y[node]})` },
      svg('rect', { class: 'box', x: -SIDE / 2, y: -SIDE / 2, width: SIDE, height: SIDE, rx: 7 }),
      drawing,
      // The sign of the winner: only the one that is meant is shown.
      svg('circle', { class: 'sign red', cx: corner, cy: -corner, r: 5 }),
      svg('rect', { class: 'sign blue', x: corner - 5, y: -corner - 5, width: 10, height: 10, rx: 1.5 }),
      svg('path', { class: 'sign draw', d: `M${corner} ${-corner - 6.5}l6.5 6.5l-6.5 6.5l-6.5 -6.5z` }),
    );
  });
  const picture = svg(
    'svg',
    { class: 'sim-induction', 'data-picture': 'backward-induction', viewBox: `-6 0 ${WIDTH + 12} ${plan.height}`, 'aria-hidden': 'true' },
    ...arcs.map(({ element }) => element),
    ...boxes,
  );
  return { picture, arcs, boxes };
}
