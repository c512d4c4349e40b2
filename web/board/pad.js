// A pad to draw on: points and edges under a finger or a mouse. Drag from one point to another to join them, or tap
// them one after the other. What a drawing is made of and how it looks is the business of its paper.

import { bindPointer } from './input.js';
import { CanvasPen } from './pen.js';
import { clearCanvas } from './picture.js';
import { createTheme } from './theme.js';
import { html } from './dom.js';
import { distance } from './curve.js';

/** @typedef {import('./curve.js').Place} Place */
/** @typedef {import('./curve.js').Curve} Curve */
/** @typedef {{ width: number, height: number }} Size */
/** From paper, with y upward, to the board: so many pixels a unit, and where its origin lies. @typedef {{ scale: number, left: number, base: number }} Frame */
/** A point by its name, a foot on the ground where there is one, or a free place on paper. @typedef {{ vertex: number } | { foot: number } | Place} Target */

/**
 * What a tap or a stroke does depends on the tool: `draw`, `move` and `delete` are known here, any other is the paper's own.
 * @typedef {object} Paper
 * @property {(size: Size) => Frame} frame all of the drawing in sight, with room to go on
 * @property {() => [name: number, place: Place][]} vertices
 * @property {(scene: Scene) => Curve[]} curves the edges, on the board
 * @property {(point: Place, scene: Scene) => { foot: number } | null} [foot] the ground at a place of the board
 * @property {(point: Place, size: Size) => Place} [keep] a place of the board that a point may be dragged to
 * @property {boolean} [loops] a point may be joined to itself: by a second tap
 * @property {(place: Place) => number} add a new point, by its name
 * @property {(from: Target, to: Target) => number} join the name of the far end, 0 where there is none to go on from
 * @property {(target: { vertex: number } | { edge: number }) => void} remove
 * @property {(target: { vertex: number } | { edge: number }, tool: string) => boolean} tap whether something has changed
 * @property {() => void} mark the drawing is about to be dragged about
 * @property {(vertex: number, place: Place) => void} move
 * @property {(pen: CanvasPen, scene: Scene, look: Look) => void} draw
 */

/** @typedef {{ size: Size, frame: Frame, onBoard: (place: Place) => Place, onPaper: (point: Place) => Place }} Scene */

/**
 * What the hand is about, in places of the board.
 * @typedef {object} Look
 * @property {Curve[]} curves
 * @property {number | null} vertex under the pointer
 * @property {number | null} edge under the pointer
 * @property {Place | null} held the end that the next tap joins something to
 * @property {[Place, Place] | null} preview the edge that would come
 */

const VERTEX_REACH = 20;
const EDGE_REACH = 13;
/** A finger that moved less than this has tapped. */
const TAP = 8;
const EDGE_OF_PAD = 10;

/**
 * @param {HTMLElement} host
 * @param {{ paper: Paper, tool: () => string, onChange: () => void, label: string }} options
 */
export function createPad(host, { paper, tool, onChange, label }) {
  const canvas = html('canvas', { class: 'pad', role: 'img', 'aria-label': label });
  host.append(canvas);
  /** @type {Scene} */
  const scene = {
    size: { width: 0, height: 0 },
    frame: { scale: 60, left: 0, base: 0 },
    onBoard: ([x, y]) => [scene.frame.left + x * scene.frame.scale, scene.frame.base - y * scene.frame.scale],
    onPaper: ([x, y]) => [round((x - scene.frame.left) / scene.frame.scale), round((scene.frame.base - y) / scene.frame.scale)],
  };
  /** @type {Target | null} */
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

  function fit() {
    if (!scene.size.width) return;
    scene.frame = paper.frame(scene.size);
    redraw();
  }

  /** @param {Place} point @returns {number | null} */
  function vertexAt([x, y]) {
    let best = null;
    let least = VERTEX_REACH;
    for (const [name, place] of paper.vertices()) {
      const [px, py] = scene.onBoard(place);
      const away = Math.hypot(px - x, py - y);
      if (away < least) [best, least] = [name, away];
    }
    return best;
  }

  /** @param {Place} point @returns {number | null} */
  function edgeAt(point) {
    let best = null;
    let least = EDGE_REACH;
    for (const [i, curve] of paper.curves(scene).entries()) {
      const away = distance(curve, point);
      if (away < least) [best, least] = [i, away];
    }
    return best;
  }

  /** @param {Place} point @returns {Target} */
  function targetAt(point) {
    const vertex = vertexAt(point);
    return vertex !== null ? { vertex } : (paper.foot?.(point, scene) ?? scene.onPaper(point));
  }

  /** @param {Target} target @returns {Place | null} null for a point that has gone */
  function placeOf(target) {
    if (Array.isArray(target)) return scene.onBoard(target);
    if ('foot' in target) return scene.onBoard([target.foot, 0]);
    const found = paper.vertices().find(([name]) => name === target.vertex);
    return found ? scene.onBoard(found[1]) : null;
  }

  /** @param {Target} a @param {Target} b */
  const same = (a, b) => 'vertex' in a && 'vertex' in b && a.vertex === b.vertex;

  /** @param {Place} point */
  function tap(point) {
    const vertex = vertexAt(point);
    const edge = vertex === null ? edgeAt(point) : null;
    const thing = vertex !== null ? { vertex } : edge !== null ? { edge } : null;
    if (tool() === 'delete') {
      held = null;
      if (thing) paper.remove(thing);
      if (thing) onChange();
    } else if (tool() === 'draw') extend(targetAt(point), edge);
    else if (thing && paper.tap(thing, tool())) onChange();
  }

  /** A tap of the pen: from what is held to here, or the beginning of something. @param {Target} target @param {number | null} edge */
  function extend(target, edge) {
    if (held && same(held, target) && !paper.loops) held = null;
    else if (held) join(held, target);
    else if (edge !== null && paper.tap({ edge }, 'draw')) onChange();
    else if (Array.isArray(target)) {
      held = { vertex: paper.add(target) };
      onChange();
    } else held = target;
  }

  /** @param {Target} from @param {Target} to */
  function join(from, to) {
    const far = paper.join(from, to);
    // The next tap goes on from there, as one draws a stalk.
    held = far && !drag?.slid && !same(from, to) ? { vertex: far } : null;
    onChange();
  }

  const unbind = bindPointer(canvas, {
    wants: ({ x, y }) => tool() === 'draw' || vertexAt([x, y]) !== null || edgeAt([x, y]) !== null,
    hover(point) {
      near = point && [point.x, point.y];
      const over = near && vertexAt(near) !== null;
      canvas.style.cursor = !near ? '' : tool() === 'draw' ? 'crosshair' : !over ? '' : tool() === 'move' ? 'move' : 'pointer';
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
      const moves = tool() === 'move' && 'vertex' in drag.start ? drag.start.vertex : null;
      const slid = Math.hypot(x - drag.from[0], y - drag.from[1]) > TAP;
      if (slid && !drag.slid && moves !== null) paper.mark();
      drag.slid ||= slid;
      if (drag.slid && moves !== null) paper.move(moves, scene.onPaper(inside(drag.to)));
      redraw();
    },
    release(point) {
      const was = drag;
      if (point && was) {
        if (!was.slid) tap(was.from);
        else if (tool() === 'draw') {
          const end = targetAt([point.x, point.y]);
          if (!same(was.start, end)) join(was.start, end);
        } else if (tool() === 'move' && 'vertex' in was.start) onChange();
      }
      drag = null;
      redraw();
    },
  });

  /** @param {Place} point @returns {Place} */
  function inside([x, y]) {
    const { width, height } = scene.size;
    /** @type {Place} */
    const kept = [Math.min(width - EDGE_OF_PAD, Math.max(EDGE_OF_PAD, x)), Math.min(height - EDGE_OF_PAD, Math.max(EDGE_OF_PAD, y))];
    return paper.keep?.(kept, scene.size) ?? kept;
  }

  /** @param {KeyboardEvent} event */
  function letGo(event) {
    if (event.key !== 'Escape' || !held) return;
    held = null;
    redraw();
  }
  document.addEventListener('keydown', letGo);

  /** @returns {[Place, Place] | null} */
  function preview() {
    const start = drag?.slid ? drag.start : held;
    const end = drag?.slid ? drag.to : near;
    if (!start || !end || tool() !== 'draw') return null;
    const target = targetAt(end);
    const places = [placeOf(start), placeOf(target)];
    return same(start, target) || !places[0] || !places[1] ? null : [places[0], places[1]];
  }

  function draw() {
    request = 0;
    const { width, height } = scene.size;
    const context = width ? clearCanvas(canvas, width, height) : null;
    if (!context) return;
    const point = near && !drag ? near : null;
    const vertex = point && vertexAt(point);
    const edge = point && vertex === null && !held && tool() !== 'move' ? edgeAt(point) : null;
    const curves = paper.curves(scene);
    paper.draw(new CanvasPen(context, theme), scene, { curves, vertex, edge, held: held && placeOf(held), preview: preview() });
  }

  const observer = new ResizeObserver(() => {
    scene.size = { width: canvas.clientWidth, height: canvas.clientHeight };
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

/** @param {number} n */
const round = (n) => Math.round(n * 100) / 100;
