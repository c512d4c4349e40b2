// The map: every class of the game at once, coloured by who wins, with the way the game has taken.
// It is for the eyes; the walk beside it says the same in buttons and words.

import { html } from '../../board/dom.js';
import { drawings } from '../../board/drawings.js';
import { CanvasPen } from '../../board/pen.js';
import { clearCanvas } from '../../board/picture.js';
import { createTheme } from '../../board/theme.js';
import { createCamera } from './camera.js';
import { copiedStamp, drawnStamp, paintLevels, paintMap } from './map-paint.js';
import { planMap } from './map-plan.js';
import { createSprites } from './sprites.js';

/** @typedef {import('./classes.js').ClassGraph} ClassGraph */
/** What the map shows beside the classes. @typedef {{ open: boolean, chosen: number, looked: number | null }} Pointers */

/** Room for the numbers of the levels. */
const GUTTER = 24;
/** A class is at most so large, in CSS pixels. */
const LARGEST = 72;

/**
 * @param {HTMLElement} host
 * @param {{ t: import('../types.js').Translate, onChoose: (node: number) => void }} options
 */
export function createMap(host, { t, onChoose }) {
  const canvas = html('canvas', { class: 'sim-map', role: 'img', 'data-picture': 'sim-map' });
  const tool = (/** @type {string} */ text, /** @type {string} */ name) =>
    html('button', { type: 'button', class: 'button square small', 'aria-label': t(name), title: t(name) }, text);
  const closer = tool('+', 'sim.map.closer');
  const further = tool('−', 'sim.map.further');
  const whole = tool('⤢', 'sim.map.whole');
  const legend = html('ul', { class: 'sim-legend' });
  const root = html(
    'div',
    { class: 'sim-map-frame' },
    canvas,
    html('div', { class: 'sim-map-foot' }, legend, html('div', { class: 'sim-map-tools' }, closer, further, whole)),
  );
  host.append(root);

  /** @type {ClassGraph | null} */
  let graph = null;
  /** @type {Pointers} */
  let pointers = { open: false, chosen: 0, looked: null };
  /** @type {import('./map-plan.js').Plan | null} */
  let plan = null;
  let planned = '';
  let request = 0;

  const redraw = () => {
    request ||= requestAnimationFrame(draw);
  };
  const theme = createTheme(() => {
    sprites.clear();
    redraw();
  });
  const sprites = createSprites(theme);
  const camera = createCamera(canvas, {
    size: () => ({
      width: canvas.clientWidth - GUTTER,
      height: canvas.clientHeight,
      most: plan ? Math.max(1, LARGEST / plan.cell) : 1,
    }),
    onChange: redraw,
    onTap: choose,
  });

  function draw() {
    request = 0;
    const width = canvas.clientWidth;
    if (!graph || !width) return;
    const key = `${graph.key} ${pointers.open} ${width}`;
    if (!plan || planned !== key) {
      plan = planMap(graph, pointers.open, width - GUTTER);
      planned = key;
      sprites.of(`${graph.key} ${pointers.open} ${devicePixelRatio}`);
      canvas.style.height = `${Math.ceil(plan.height)}px`;
      camera.settle();
    }
    const height = canvas.clientHeight;
    const context = clearCanvas(canvas, width, height);
    const scene = { graph, plan, view: camera.view, gutter: GUTTER, width, height, ...pointers };
    if (context && !paint(context, scene)) redraw();
    further.setAttribute('aria-disabled', String(camera.view.scale === 1));
    whole.setAttribute('aria-disabled', String(camera.view.scale === 1));
  }

  /** @param {CanvasRenderingContext2D} context @param {import('./map-paint.js').Scene} scene @returns {boolean} whether all of it could be painted in time */
  function paint(context, scene) {
    const pen = new CanvasPen(context, theme);
    context.save();
    context.beginPath();
    context.rect(GUTTER - 2, 0, scene.width - GUTTER + 2, scene.height);
    context.clip();
    const whole = paintMap(pen, scene, copiedStamp(context, sprites, scene));
    context.restore();
    paintLevels(pen, scene);
    return whole;
  }

  // As it is seen now, but with nothing left out for want of time.
  drawings.set(canvas, () => {
    const { clientWidth: width, clientHeight: height } = canvas;
    if (!graph || !plan || !width) throw new Error('nothing to be seen');
    const scene = { graph, plan, view: camera.view, gutter: GUTTER, width, height, ...pointers };
    return {
      width,
      height,
      draw(pen) {
        paintMap(pen, scene, drawnStamp(pen, scene));
        paintLevels(pen, scene);
      },
    };
  });

  /** The class nearest to where the finger was. @param {number} px @param {number} py */
  function choose(px, py) {
    if (!plan || !graph) return;
    const { view } = camera;
    const x = (px - GUTTER) / view.scale + view.x;
    const y = py / view.scale + view.y;
    let nearest = -1;
    let least = (Math.max(18, plan.cell * view.scale) / view.scale) ** 2;
    for (let node = 0; node < plan.x.length; node++) {
      const far = (plan.x[node] - x) ** 2 + (plan.y[node] - y) ** 2;
      if (far < least) {
        least = far;
        nearest = node;
      }
    }
    if (nearest >= 0) onChoose(nearest);
  }

  /** What the signs mean, as far as they are to be seen. */
  function explain() {
    if (!graph) return;
    const winners = pointers.open ? ['red', 'blue', ...(graph.winners.includes(2) ? ['draw'] : []), 'over'] : [];
    const kinds = [...winners, 'here', ...(graph.path.length > 1 ? ['path'] : [])];
    if (legend.dataset.kinds === kinds.join()) return;
    legend.dataset.kinds = kinds.join();
    legend.replaceChildren(...kinds.map((kind) => html('li', { class: kind }, t(`sim.legend.${kind}`))));
  }

  closer.addEventListener('click', () => camera.zoomBy(1.8));
  further.addEventListener('click', () => camera.zoomBy(1 / 1.8));
  whole.addEventListener('click', () => camera.whole());
  // In the next frame: drawing sets the height, and the browser complains of what resizes itself.
  const observer = new ResizeObserver(redraw);
  observer.observe(canvas);

  return {
    /** @param {ClassGraph} next @param {Pointers} shown */
    update(next, shown) {
      const moved = next !== graph || shown.chosen !== pointers.chosen;
      graph = next;
      pointers = shown;
      canvas.setAttribute('aria-label', t('sim.map.label', { count: graph.numbers.length }));
      explain();
      if (plan && moved && camera.view.scale > 1) camera.show(plan.x[shown.chosen] ?? 0, plan.y[shown.chosen] ?? 0);
      redraw();
    },
    destroy() {
      cancelAnimationFrame(request);
      observer.disconnect();
      camera.destroy();
      theme.destroy();
      root.remove();
    },
  };
}
