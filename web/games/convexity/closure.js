// What lies between two vertices: tap two, and see their interval and their hull, along shortest or induced paths.

import { html, svg } from '../../board/dom.js';
import { createChoices } from '../../board/choices.js';
import { lines, plan } from './picture.js';

/** @typedef {import('./layout.js').Board} Board */

/** One on which there are many shortest paths, one on which induced paths go further, one on which a hull outgrows its interval. */
const GRAPHS = /** @type {Record<string, { board: string, ends: [number, number] }>} */ ({
  grid: { board: '1-2,2-3,3-4,5-6,6-7,7-8,9-10,10-11,11-12,1-5,5-9,2-6,6-10,3-7,7-11,4-8,8-12', ends: [2, 8] },
  ring: { board: '1-2,2-3,3-4,4-5,5-6,6-1,1-7,4-8', ends: [7, 3] },
  works: { board: '1-3,1-4,1-5,2-3,2-4,2-5,5-6', ends: [3, 4] },
});

let made = 0;

/** @type {import('../types.js').Figure} */
export function closure(host, { t, engine }) {
  made += 1;
  let live = true;
  let asked = 0;
  /** The two, the older first. @type {number[]} */
  let ends = [];
  const graph = createChoices(`cx-graph-${made}`, t('learn.convexity.figure.graph'), Object.keys(GRAPHS), (name) =>
    t(`learn.convexity.figure.${name}`),
  );
  const path = createChoices(`cx-between-${made}`, t('convexity.edit.path'), ['geodesic', 'monophonic'], (name) =>
    t(`convexity.path.${name}`),
  );
  const stage = html('div', { class: 'cx-closure-stage' });
  const told = html('p', { class: 'cx-told', role: 'status' });
  const root = html('div', { class: 'cx-closure' }, html('div', { class: 'edit-tools' }, graph.element, path.element), stage, told);
  host.append(root);

  const lineOf = () => {
    const moves = ends.length ? `;moves=${ends.join(',')}` : '';
    // In the open hull game any two vertices may be chosen, and how they spread is told wave by wave.
    return `convexity:${GRAPHS[graph.chosen()].board};game=hg;path=${path.chosen()}${moves}`;
  };

  async function draw() {
    const mine = ++asked;
    const table = await engine.table(lineOf()).catch(() => null);
    if (!live || mine !== asked || !table) return;
    /** @type {Board} */
    const board = table.board;
    const waves = board.spread?.waves ?? [];
    const interval = ends.length < 2 ? ends : [...ends, ...(waves[0]?.added ?? [])].sort((a, b) => a - b);
    const more = board.spanned.filter((vertex) => !interval.includes(vertex));
    const focused = document.activeElement instanceof SVGElement ? document.activeElement.getAttribute('data-vertex') : null;
    stage.replaceChildren(picture(board, interval, more, waves[0]?.paths ?? []));
    if (focused) /** @type {SVGElement | null} */ (stage.querySelector(`[data-vertex='${focused}']`))?.focus();
    const key = ends.length < 2 ? 'one' : more.length ? 'hull' : 'interval';
    told.textContent = t(`learn.convexity.figure.${key}`, { a: ends[0] ?? '', b: ends[1] ?? '', interval, hull: board.spanned, more });
  }

  /** @param {Board} board @param {number[]} interval @param {number[]} more @param {number[][]} paths */
  function picture(board, interval, more, paths) {
    const { points, width, height } = plan(board);
    const inside = (/** @type {number[]} */ set) => (/** @type {number} */ a, /** @type {number} */ b) =>
      set.includes(a) && set.includes(b);
    const island = (/** @type {number[]} */ set, /** @type {string} */ kind) => [
      svg('path', { class: kind, d: lines(points, board.edges, inside(set)) }),
      ...set.map((vertex) => svg('circle', { class: kind, cx: points[vertex - 1][0], cy: points[vertex - 1][1], r: 17 })),
    ];
    const steps = paths.flatMap((one) => one.slice(1).map((vertex, i) => /** @type {[number, number]} */ ([one[i], vertex])));
    return svg(
      'svg',
      {
        class: 'cx-picture cx-tapped',
        'data-picture': 'convexity-closure',
        viewBox: `0 0 ${width} ${height}`,
        width: width * 1.25,
        height: height * 1.25,
        role: 'group',
        'aria-label': t('learn.convexity.figure.label'),
      },
      ...island(board.spanned, 'part'),
      ...island(interval, 'covered'),
      svg('path', { class: 'edge', d: lines(points, board.edges) }),
      svg('path', { class: 'way', d: lines(points, steps) }),
      ...points.map(([x, y], i) => {
        const vertex = i + 1;
        const kind = ends.includes(vertex) ? 'chosen' : interval.includes(vertex) ? 'interval' : more.includes(vertex) ? 'hull' : '';
        return svg(
          'g',
          {
            role: 'button',
            tabindex: 0,
            'data-vertex': vertex,
            'aria-pressed': String(ends.includes(vertex)),
            'aria-label': t('convexity.vertex', { vertex }),
            class: `cx-tap ${kind}`,
          },
          svg('circle', { class: 'reach', cx: x, cy: y, r: 20 }),
          svg('circle', { class: `vertex ${kind}`, cx: x, cy: y, r: 11.5 }),
          svg('text', { class: `number ${kind}`, x, y: y + 4 }, String(vertex)),
        );
      }),
    );
  }

  /** The older of two makes room for a third. @param {Element | null} target */
  function choose(target) {
    const vertex = Number(target?.closest('[data-vertex]')?.getAttribute('data-vertex') ?? 0);
    if (!vertex) return;
    ends = ends.includes(vertex) ? ends.filter((end) => end !== vertex) : [...ends, vertex].slice(-2);
    draw();
  }

  stage.addEventListener('click', (event) => choose(event.target instanceof Element ? event.target : null));
  stage.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    choose(event.target instanceof Element ? event.target : null);
  });
  graph.element.addEventListener('change', () => {
    ends = GRAPHS[graph.chosen()].ends;
    draw();
  });
  path.element.addEventListener('change', draw);
  ends = GRAPHS[graph.chosen()].ends;
  draw();
  return {
    destroy() {
      live = false;
      root.remove();
    },
  };
}
