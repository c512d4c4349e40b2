// The pad of the editor: points and edges under a finger or a mouse. Drag to draw an edge, or tap its two ends.

import { html } from '../../board/dom.js';
import { bindPointer } from '../../board/input.js';
import { CanvasPen } from '../../board/pen.js';
import { clearCanvas } from '../../board/picture.js';
import { createTheme } from '../../board/theme.js';
import { commands, curveOf, distance, loopOf } from './curve.js';
import { drawGround } from './ground.js';
import { stroke, strokeAll, TOKENS } from './strokes.js';

/** @typedef {import('./curve.js').Place} Place */
/** @typedef {import('./curve.js').Curve} Curve */
/** @typedef {import('./layout.js').Colour} Colour */
/** @typedef {import('./sketch.js').Sketch} Sketch */
/** @typedef {{ vertex: number } | { foot: number } | Place} Target */
/** @typedef {'draw' | 'move' | 'delete'} Tool */

const VERTEX_REACH = 20;
const EDGE_REACH = 13;
const GROUND_REACH = 15;
/** A finger that moved less than this has tapped. */
const TAP = 8;
const SOIL = 32;
/** More edges than this are only lines. */
const PLAIN = 400;
/** Edges between the same ends lie so far apart, in units of the paper. */
const APART = 0.34;

/**
 * @param {HTMLElement} host
 * @param {object} options
 * @param {Sketch} options.sketch
 * @param {() => { tool: Tool, colour: Colour }} options.choice
 * @param {() => void} options.onChange
 * @param {string} options.label
 */
export function createPad(host, { sketch, choice, onChange, label }) {
  const canvas = html('canvas', { class: 'hb-pad', role: 'img', 'aria-label': label });
  host.append(canvas);
  let size = { width: 0, height: 0 };
  let view = { scale: 60, left: 0 };
  /** @type {Target | null} the end that the next tap joins something to */
  let held = null;
  /** @type {{ start: Target, from: Place, to: Place, slid: boolean } | null} */
  let drag = null;
  /** @type {Place | null} */
  let near = null;
  let request = 0;
  const redraw = () => {
    request ||= requestAnimationFrame(draw);
  };
  const theme = createTheme(redraw);

  const ground = () => size.height - SOIL;
  /** @param {Place} place @returns {Place} */
  const onBoard = ([x, y]) => [view.left + x * view.scale, ground() - y * view.scale];
  /** @param {Place} place @returns {Place} */
  const onPaper = ([x, y]) => [round((x - view.left) / view.scale), Math.max(0.2, round((ground() - y) / view.scale))];

  /** All of the drawing in sight, with room to go on. */
  function fit() {
    const places = [
      ...Object.values(sketch.vertices),
      ...sketch.edges.flatMap(({ feet }) => feet.map((x) => /** @type {Place} */ ([x, 0]))),
    ];
    const xs = places.map(([x]) => x);
    const [low, high] = places.length ? [Math.min(...xs), Math.max(...xs)] : [0, 0];
    const top = Math.max(0, ...places.map(([, y]) => y));
    const scale = Math.min(86, (size.width - 60) / Math.max(3.5, high - low + 1), (size.height - SOIL - 24) / Math.max(3.2, top + 0.6));
    view = { scale, left: size.width / 2 - ((low + high) / 2) * scale };
    redraw();
  }

  /** @returns {Curve[]} by edge */
  function curves() {
    /** @type {Map<string, number>} */
    const seen = new Map();
    return sketch.edges.map(({ from, to, feet }) => {
      const ends = [from, to].map((vertex, i) => onBoard(vertex ? sketch.vertices[vertex] : [feet[i], 0]));
      if (from && from === to) return loopOf(ends[0], view.scale * 0.3);
      const pair = from < to ? `${from} ${to}` : `${to} ${from}`;
      const before = from || to ? (seen.get(pair) ?? 0) : 0;
      seen.set(pair, before + 1);
      const bend = from && to ? Math.ceil(before / 2) * (before % 2 ? 1 : -1) * (from < to ? 1 : -1) * APART : from || to ? 0 : 0.5;
      return curveOf(ends[0], ends[1], bend * view.scale);
    });
  }

  /** @param {Place} point @returns {Target} */
  function targetAt([x, y]) {
    let best = null;
    let least = VERTEX_REACH;
    for (const [name, place] of Object.entries(sketch.vertices)) {
      const [px, py] = onBoard(place);
      const away = Math.hypot(px - x, py - y);
      if (away < least) [best, least] = [{ vertex: Number(name) }, away];
    }
    if (best) return best;
    return y >= ground() - GROUND_REACH ? { foot: onPaper([x, y])[0] } : onPaper([x, y]);
  }

  /** @param {Place} point @returns {number | null} */
  function edgeAt(point) {
    let best = null;
    let least = EDGE_REACH;
    for (const [i, curve] of curves().entries()) {
      const away = distance(curve, point);
      if (away < least) [best, least] = [i, away];
    }
    return best;
  }

  /** @param {Target} target @returns {Place} */
  const placeOf = (target) =>
    Array.isArray(target) ? onBoard(target) : 'vertex' in target ? onBoard(sketch.vertices[target.vertex]) : onBoard([target.foot, 0]);

  /** @param {Target} a @param {Target} b */
  const same = (a, b) => 'vertex' in a && 'vertex' in b && a.vertex === b.vertex;

  /** @param {Place} point */
  function tap(point) {
    const { tool, colour } = choice();
    const target = targetAt(point);
    const edge = 'vertex' in target ? null : edgeAt(point);
    if (tool === 'delete') return remove(target, edge);
    if (tool === 'move') return;
    if (held && same(held, target)) held = null;
    else if (held) {
      join(held, target);
    } else if (edge !== null) {
      sketch.recolour(edge, colour === sketch.edges[edge].colour ? next(colour) : colour);
      onChange();
    } else if (Array.isArray(target)) {
      held = { vertex: sketch.addVertex(target) };
      onChange();
    } else held = target;
  }

  /** @param {Target} target @param {number | null} edge */
  function remove(target, edge) {
    held = null;
    if ('vertex' in target) sketch.removeVertex(target.vertex);
    else if (edge !== null) sketch.removeEdge(edge);
    else return;
    onChange();
  }

  /** @param {Target} from @param {Target} to */
  function join(from, to) {
    const far = sketch.addEdge(from, to, choice().colour);
    // The next tap goes on from there, as one draws a stalk.
    held = far && !drag?.slid ? { vertex: far } : null;
    onChange();
  }

  const unbind = bindPointer(canvas, {
    wants: (point) => choice().tool === 'draw' || 'vertex' in targetAt([point.x, point.y]) || edgeAt([point.x, point.y]) !== null,
    hover(point) {
      near = point && [point.x, point.y];
      canvas.style.cursor = !point ? '' : choice().tool === 'draw' ? 'crosshair' : 'vertex' in targetAt([point.x, point.y]) ? 'move' : '';
      redraw();
    },
    press({ x, y }) {
      near = null;
      drag = { start: targetAt([x, y]), from: [x, y], to: [x, y], slid: false };
      redraw();
    },
    slide({ x, y }) {
      if (!drag) return;
      drag.to = [x, y];
      const moved = Math.hypot(x - drag.from[0], y - drag.from[1]) > TAP;
      if (moved && !drag.slid && choice().tool === 'move' && 'vertex' in drag.start) sketch.mark();
      drag.slid ||= moved;
      if (drag.slid && choice().tool === 'move' && 'vertex' in drag.start) sketch.move(drag.start.vertex, onPaper(inside(drag.to)));
      redraw();
    },
    release(point) {
      const was = drag;
      if (point && was) {
        if (!was.slid) tap(was.from);
        else if (choice().tool === 'draw') {
          const end = targetAt([point.x, point.y]);
          if (!same(was.start, end)) join(was.start, end);
        } else if (choice().tool === 'move') onChange();
      }
      drag = null;
      redraw();
    },
  });

  /** @param {Place} point @returns {Place} */
  const inside = ([x, y]) => [Math.min(size.width - 10, Math.max(10, x)), Math.min(ground() - 12, Math.max(10, y))];

  /** @param {KeyboardEvent} event */
  function letGo(event) {
    if (event.key !== 'Escape' || !held) return;
    held = null;
    redraw();
  }
  document.addEventListener('keydown', letGo);

  function draw() {
    request = 0;
    if (!size.width) return;
    const context = clearCanvas(canvas, size.width, size.height);
    if (!context) return;
    const pen = new CanvasPen(context, theme);
    const { tool, colour } = choice();
    const width = Math.max(1.5, Math.min(6, view.scale * 0.085));
    drawGround(pen, { width: size.width, ground: ground(), small: false });
    const all = curves();
    if (all.length > PLAIN) {
      strokeAll(
        pen,
        all.map((curve, i) => [curve, sketch.edges[i].colour]),
        1,
      );
    } else {
      const pointed = near && tool !== 'move' && !drag && !('vertex' in targetAt(near)) ? edgeAt(near) : null;
      if (pointed !== null && !held) pen.path(commands(all[pointed]), { stroke: 'accent', width: width + 7, alpha: 0.35 });
      for (const [i, curve] of all.entries()) stroke(pen, curve, sketch.edges[i].colour, width);
    }
    drawPoints(pen, width, TOKENS[colour]);
    drawPreview(pen, width, colour);
  }

  /** @param {CanvasPen} pen @param {number} width @param {string} token */
  function drawPoints(pen, width, token) {
    const pointed = near && !drag ? targetAt(near) : null;
    for (const [name, place] of Object.entries(sketch.vertices)) {
      const [x, y] = onBoard(place);
      const lit = pointed && 'vertex' in pointed && pointed.vertex === Number(name);
      pen.circle(x, y, Math.max(2, width * 0.85), { fill: 'ink' });
      if (lit) pen.circle(x, y, width * 1.4 + 3, { stroke: 'accent', width: 2.5 });
    }
    for (const { from, to, feet } of sketch.edges) {
      if (!from) pen.circle(...onBoard([feet[0], 0]), width * 0.8, { fill: 'ink' });
      if (!to) pen.circle(...onBoard([feet[1], 0]), width * 0.8, { fill: 'ink' });
    }
    if (held) {
      const [x, y] = placeOf(held);
      pen.circle(x, y, width + 6, { stroke: token, width: 3, dash: [5, 4] });
      pen.circle(x, y, width * 0.85, { fill: token });
    }
  }

  /** The edge that would come. @param {CanvasPen} pen @param {number} width @param {Colour} colour */
  function drawPreview(pen, width, colour) {
    const start = drag?.slid ? drag.start : held;
    const end = drag?.slid ? drag.to : near;
    if (!start || !end || choice().tool !== 'draw') return;
    const target = targetAt(end);
    if (same(start, target)) return;
    const place = placeOf(target);
    stroke(pen, curveOf(placeOf(start), place, 0), colour, width, { alpha: 0.55 });
    pen.circle(...place, width, { fill: 'ink', alpha: 0.55 });
  }

  const observer = new ResizeObserver(() => {
    size = { width: canvas.clientWidth, height: canvas.clientHeight };
    fit();
    draw();
  });
  observer.observe(canvas);

  return {
    fit,
    redraw,
    /** Nothing is held any more: the drawing is another. */
    drop() {
      held = null;
      redraw();
    },
    destroy() {
      cancelAnimationFrame(request);
      observer.disconnect();
      document.removeEventListener('keydown', letGo);
      unbind();
      theme.destroy();
      canvas.remove();
    },
  };
}

/** @param {Colour} colour @returns {Colour} */
const next = (colour) => (colour === 'blue' ? 'red' : colour === 'red' ? 'green' : 'blue');

/** @param {number} n */
const round = (n) => Math.round(n * 100) / 100;
