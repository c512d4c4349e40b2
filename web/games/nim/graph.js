// The graph of a game with one heap, as Rojas and Martínez (2019) draw it while it is
// played: positions in a line, moves as arcs above it, the winning labels marked and
// the arcs to them weighted, and below the line the game as it went.

import { html, svg } from '../../board/dom.js';
import { nameMove } from './moves.js';

/** @typedef {import('../types.js').PanelUpdate} PanelUpdate */
/** @typedef {import('../../engine/types.js').Graph} Graph */
/** @typedef {import('../types.js').Translate} Translate */

const RADIUS = 14;
const GAP = 10;
/** So many arcs from one node would be a blot if they were not thin. */
const FAN = 12;
/** With more arcs than this only those that matter are drawn. */
const MANY = 700;

/** @type {import('../types.js').PanelKind} */
export const graphPanel = { id: 'graph', title: 'nim.panel.graph', mount };

/** @param {HTMLElement} host @param {import('../types.js').PanelContext} context */
function mount(host, { t, engine, onMove }) {
  const root = html('div', { class: 'nim-graph' });
  host.append(root);
  /** @type {PanelUpdate} */
  const state = {};
  let shown = '';
  let live = true;

  async function show() {
    const { table, xrayAllowed = true } = state;
    if (!table) return;
    const wanted = `${t.lang} ${xrayAllowed} ${table.position}`;
    if (wanted === shown) return;
    shown = wanted;
    const graph = await engine.graph(table.position).catch(() => null);
    if (!live || shown !== wanted) return;
    if (!graph) return root.replaceChildren(html('p', {}, t('nim.graph.none')));
    const play = onMove && !table.over ? (/** @type {number} */ count) => onMove(nameMove(1, count)) : null;
    const scroll = root.querySelector('.nim-scroll')?.scrollLeft ?? 0;
    root.replaceChildren(...render(graph, xrayAllowed, play, t));
    follow(/** @type {HTMLElement} */ (root.querySelector('.nim-scroll')), scroll);
  }

  return {
    /** @param {PanelUpdate} update */
    update(update) {
      Object.assign(state, update);
      show();
    },
    destroy() {
      live = false;
      root.remove();
    },
  };
}

/** Keeps the present position in sight. @param {HTMLElement} box @param {number} before */
function follow(box, before) {
  const now = box.querySelector('.now');
  box.scrollLeft = before;
  if (!now) return;
  const frame = box.getBoundingClientRect();
  const node = now.getBoundingClientRect();
  // Moves go to the right: leave more room on that side.
  if (node.left < frame.left + 40 || node.right > frame.right - frame.width / 2) {
    box.scrollLeft = before + node.left - frame.left - frame.width / 4;
  }
}

/** @param {Graph} graph @param {boolean} open @param {((count: number) => void) | null} play @param {Translate} t */
function render(graph, open, play, t) {
  const sizes = graph.nodes.map(({ id }) => id);
  const top = Math.max(...sizes);
  const bottom = Math.min(...sizes);
  const now = graph.path[graph.path.length - 1];
  const reach = Math.max(1, ...graph.edges.map(({ from, to }) => from - to));
  const played = graph.path
    .slice(1)
    .map((to, i) => ({ from: graph.path[i], to, mover: i % 2 }))
    .filter(({ from, to }) => from <= top && to >= bottom);
  const fall = played.length ? rise(Math.max(...played.map(({ from, to }) => from - to))) : 0;
  const base = rise(reach) + RADIUS + 8;
  // Long numbers need wide nodes.
  const half = Math.max(RADIUS, String(top).length * 4.2 + 3);
  const step = 2 * half + GAP;
  const width = (top - bottom) * step + 2 * half + 16;
  const height = base + RADIUS + 10 + fall;
  const x = (/** @type {number} */ id) => (top - id) * step + half + 8;

  const arcs = graph.edges
    .filter(({ from, good }) => graph.edges.length <= MANY || from === now || (good && open))
    .map((edge) => ({ ...edge, rank: (edge.from === now ? 2 : 0) + (edge.good && open ? 1 : 0) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ from, to, good }) =>
      svg('path', {
        class: `arc${good && open ? ' good' : ''}${from === now ? ' next' : ''}`,
        d: arc(x(from), x(to), base - RADIUS, -rise(from - to)),
      }),
    );
  const trail = played.map(({ from, to, mover }) =>
    svg('path', {
      class: `trail ${mover ? 'second' : 'first'}`,
      d: arc(x(from), x(to), base + RADIUS, rise(from - to)),
    }),
  );
  const near = new Set(graph.edges.filter(({ from }) => from === now).map(({ to }) => to));
  const nodes = graph.nodes.map(({ id, wins }) => {
    const leave = open && !wins;
    const reachable = play && near.has(id);
    const classes = [
      'node',
      leave ? 'leave' : '',
      id === now ? 'now' : '',
      reachable ? 'reachable' : '',
      graph.path.includes(id) ? 'visited' : '',
    ];
    const node = svg(
      'g',
      { class: classes.filter(Boolean).join(' '), transform: `translate(${x(id)} ${base})` },
      svg('rect', { x: -half, y: -RADIUS, width: 2 * half, height: 2 * RADIUS, rx: leave ? 4 : RADIUS }),
      svg('text', { y: 4.5 }, String(id)),
    );
    if (reachable) {
      node.addEventListener('click', () => play(now - id));
      node.append(svg('title', {}, t('nim.graph.move', { count: now - id, left: id })));
    }
    return node;
  });

  // The same moves are on the board's twin: here they are for the pointer only.
  const picture = svg(
    'svg',
    {
      class: near.size > FAN ? 'fan' : '',
      'data-picture': 'nim-graph',
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
      'aria-label': t('nim.graph.label', { top, bottom }),
    },
    ...arcs,
    ...trail,
    ...nodes,
  );
  const scroll = html('div', { class: 'nim-scroll', tabindex: 0, role: 'group', 'aria-label': t('nim.panel.graph') }, picture);
  return [scroll, legend(open, played.length > 0, t), ...sentences(graph, open, now, t).map((text) => html('p', {}, text))];
}

/** How far an arc rises for a move of so many. @param {number} count */
function rise(count) {
  return Math.min(150, 10 + 13 * count ** 0.8);
}

/** @param {number} from @param {number} to @param {number} y @param {number} height */
function arc(from, to, y, height) {
  const lean = (to - from) * 0.18;
  return `M${from} ${y}C${from + lean} ${y + height * 1.25} ${to - lean} ${y + height * 1.25} ${to} ${y}`;
}

/** @param {boolean} open @param {boolean} played @param {Translate} t */
function legend(open, played, t) {
  const entry = (/** @type {string} */ kind, /** @type {string} */ text) => html('li', { class: kind }, text);
  return html(
    'ul',
    { class: 'nim-legend' },
    open ? entry('leave', t('nim.graph.legend.leave')) : null,
    open ? entry('good', t('nim.graph.legend.good')) : null,
    played ? entry('trail', t('nim.graph.legend.path')) : null,
  );
}

/** @param {Graph} graph @param {boolean} open @param {number} now @param {Translate} t */
function sentences(graph, open, now, t) {
  const targets = graph.nodes
    .filter(({ id, wins }) => !wins && id < now)
    .map(({ id }) => id)
    .sort((a, b) => a - b)
    .map(t.number);
  // The near ones are the ones that matter.
  const few = targets.length > 12 ? ['…', ...targets.slice(-11)] : targets;
  return [
    open && targets.length ? t('nim.graph.leave', { targets: few }) : null,
    graph.path.length > 1
      ? t('nim.graph.path', {
          path: graph.path
            .slice(-12)
            .map((n) => t.number(n))
            .join(' → '),
        })
      : t('nim.graph.start', { size: now }),
    graph.truncated ? t('nim.graph.truncated') : null,
  ].filter((text) => text !== null);
}
