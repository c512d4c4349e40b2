// The Hackenbush that a position amounts to, drawn beside the graph. Choosing a vertex cuts its edge there: what would
// fall is shown while one looks at the vertex, and falls when it is chosen.

import { html, svg } from '../../board/dom.js';
import { fetchParts } from './graph.js';
import { falling, readLetters } from './letters.js';

/** @typedef {import('../types.js').PanelUpdate} PanelUpdate */
/** @typedef {import('../types.js').Table} Table */
/** @typedef {import('./letters.js').Twig} Twig */
/** @typedef {{ twigs: Twig[], order: number[] }} Plant */

/** @type {import('../types.js').PanelKind} */
export const stalksPanel = { id: 'stalks', title: 'convexity.panel.stalks', mount };

const TALL = 38;
const WIDE = 40;
const GAP = 26;
const SIDE = 22;
const COLOURS = /** @type {Record<string, string>} */ ({ B: 'blue', R: 'red', G: 'green' });

/** @param {HTMLElement} host @param {import('../types.js').PanelContext} context */
function mount(host, { t, engine, onMove }) {
  const about = html('p', { class: 'muted' });
  const stage = html('div', { class: 'cx-scroll', tabindex: 0, role: 'group', 'aria-label': t('convexity.panel.stalks') });
  const told = html('p', { class: 'cx-told' });
  const root = html('div', { class: 'cx-stalks' }, about, stage, told);
  host.append(root);
  const section = /** @type {HTMLElement | null} */ (host.closest('.game-panel'));
  /** @type {PanelUpdate} */
  const state = {};
  let shown = '';
  let live = true;
  /** What grew when the game took this shape, and from which position on. @type {{ start: string, moves: string[], plants: Plant[] } | null} */
  let garden = null;
  /** @type {Set<number>} the vertices whose edges stand */
  let standing = new Set();

  stage.addEventListener('click', (event) => {
    const edge = event.target instanceof Element ? event.target.closest('[data-vertex]') : null;
    if (edge?.classList.contains('stands')) onMove?.(edge.getAttribute('data-vertex') ?? '');
  });

  async function draw() {
    const { table } = state;
    if (!table) return;
    if (table.position === shown) return light();
    shown = table.position;
    const [grown, now] = [await gardenOf(table), await plantsOf(table.position)];
    if (!live || shown !== table.position) return;
    const before = garden === grown ? standing : new Set();
    garden = grown;
    standing = new Set(now.flatMap(({ order }) => order));
    if (section) section.hidden = !grown;
    if (!grown) return;
    const impartial = grown.plants.every(({ twigs }) => twigs.every(({ letter }) => letter === 'G'));
    about.textContent = t(`convexity.stalks.${table.board.directed ? 'tree' : impartial ? 'green' : 'about'}`);
    stage.replaceChildren(picture(grown.plants, before));
    told.textContent = now.length
      ? t('convexity.stalks.letters', { letters: now.map(({ twigs }) => spell(twigs)) })
      : t('convexity.stalks.bare');
    light();
  }

  /** The first position of this game from which on everything is stalks and trees. @param {Table} table */
  async function gardenOf(table) {
    const kept = garden;
    const goesOn = kept && kept.start === table.start && kept.moves.every((move, i) => move === table.moves[i]);
    if (goesOn) return kept;
    for (let ply = 0; ply <= table.moves.length; ply++) {
      const moves = table.moves.slice(0, ply);
      const plants = await plantsOf(moves.length ? `${table.start};moves=${moves.join(',')}` : table.start);
      if (!live || shown !== table.position) return null;
      if (plants.length) return { start: table.start, moves, plants };
    }
    return null;
  }

  /** @param {string} position @returns {Promise<Plant[]>} none, unless every part is one */
  async function plantsOf(position) {
    const found = await fetchParts(engine, position);
    const plants = (found?.parts ?? []).map(({ hackenbush, order }) => (hackenbush ? { twigs: readLetters(hackenbush), order } : null));
    const whole = plants.filter((plant) => plant !== null);
    return whole.length === plants.length ? whole : [];
  }

  /** @param {Plant[]} plants @param {Set<unknown>} before what stood a moment ago */
  function picture(plants, before) {
    const tallest = Math.max(...plants.flatMap(({ twigs }) => twigs.map(({ depth }) => depth)));
    const ground = 14 + tallest * TALL;
    let left = SIDE;
    const groups = plants.map(({ twigs, order }) => {
      const from = left;
      left += Math.max(...twigs.map(({ x }) => x)) * WIDE + WIDE * 0.5 + GAP;
      const x = (/** @type {number} */ i) => from + twigs[i].x * WIDE + WIDE * 0.25;
      const end = (/** @type {number} */ i) => ({ x: x(i), y: ground - twigs[i].depth * TALL });
      return svg(
        'g',
        {},
        ...twigs.map((twig, i) => {
          const top = end(i);
          const foot = twig.parent < 0 ? { x: top.x, y: ground } : end(twig.parent);
          const vertex = order[i];
          const stands = standing.has(vertex);
          const kind = stands ? 'stands' : before.has(vertex) ? 'falls' : 'gone';
          return edge(foot, top, COLOURS[twig.letter], kind, vertex);
        }),
      );
    });
    const width = left - GAP + SIDE;
    return svg(
      'svg',
      {
        class: 'cx-garden',
        'data-picture': 'hackenbush-stalks',
        viewBox: `0 0 ${width} ${ground + 18}`,
        width,
        height: ground + 18,
        role: 'img',
        'aria-label': t('convexity.stalks.picture'),
      },
      svg('path', { class: 'ground', d: `M6 ${ground}H${width - 6}` }),
      svg('path', {
        class: 'earth',
        d: [...Array(Math.floor((width - 16) / 9)).keys()].map((i) => `M${14 + i * 9} ${ground + 3}l-5 7`).join(''),
      }),
      ...groups,
    );
  }

  /** @param {{ x: number, y: number }} foot @param {{ x: number, y: number }} top @param {string} colour @param {string} kind @param {number} vertex */
  function edge(foot, top, colour, kind, vertex) {
    const line = { x1: foot.x, y1: foot.y, x2: top.x, y2: top.y };
    return svg(
      'g',
      { class: `twig ${colour} ${kind}`, 'data-vertex': vertex },
      svg('line', { class: 'reach', ...line }),
      svg('line', { class: 'stroke', ...line }),
      colour === 'green' ? svg('line', { class: 'middle', ...line }) : null,
      svg('circle', { cx: top.x, cy: top.y, r: 3.2 }),
      svg('text', { class: 'name', x: (foot.x + top.x) / 2 + 8, y: (foot.y + top.y) / 2 + 4 }, String(vertex)),
    );
  }

  /** What would fall. */
  function light() {
    const focus = Number(state.focus ?? 0);
    const cut = new Set();
    for (const { twigs, order } of garden?.plants ?? []) {
      const at = order.indexOf(focus);
      if (at >= 0 && standing.has(focus)) for (const i of falling(twigs, at)) cut.add(order[i]);
    }
    for (const twig of stage.querySelectorAll('.twig')) {
      const vertex = Number(twig.getAttribute('data-vertex'));
      twig.classList.toggle('cut', vertex === focus && cut.has(vertex));
      twig.classList.toggle('dropped', vertex !== focus && cut.has(vertex));
    }
  }

  return {
    /** @param {PanelUpdate} update */
    update(update) {
      Object.assign(state, update);
      draw();
    },
    destroy() {
      live = false;
      root.remove();
    },
  };
}

/** @param {Twig[]} twigs */
function spell(twigs) {
  const above = (/** @type {number} */ i) => twigs.flatMap(({ parent }, j) => (parent === i ? [j] : []));
  const grow = (/** @type {number} */ i) => {
    /** @type {string} */
    const rest =
      above(i).length > 1
        ? above(i)
            .map((j) => `(${grow(j)})`)
            .join('')
        : above(i).map(grow).join('');
    return twigs[i].letter + rest;
  };
  return above(-1).map(grow).join(' + ');
}
