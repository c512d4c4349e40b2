// A pad for graphs: vertices as discs that a game draws as it likes, edges or arcs between them.

import { arrow } from './arrow.js';
import { commands, curveOf, loopOf } from './curve.js';
import { createPad } from './pad.js';

/** @typedef {import('./curve.js').Place} Place */
/** @typedef {import('./curve.js').Curve} Curve */
/** @typedef {import('./pad.js').Paper} Paper */
/** @typedef {import('./pen.js').Pen} Pen */

/** Arcs in both directions lie so far apart, in units of the paper. */
const APART = 0.16;
const LARGEST = 92;
const MARGIN = 34;

/**
 * @template T
 * @param {HTMLElement} host
 * @param {object} options
 * @param {import('./graph-sketch.js').GraphSketch<T>} options.sketch
 * @param {() => string} options.tool `draw`, `move`, `delete`, or one of the game's own
 * @param {(vertex: number, tool: string) => boolean} options.onVertex a tap on a vertex with a tool of the game's own: whether something has changed
 * @param {(pen: Pen, place: Place, radius: number, vertex: number, data: T) => void} options.drawVertex
 * @param {() => void} options.onChange
 * @param {string} options.label
 * @param {boolean} [options.loops] may a vertex be joined to itself?
 */
export function createGraphPad(host, { sketch, tool, onVertex, drawVertex, onChange, label, loops = false }) {
  /** @param {import('./pad.js').Target} target */
  const end = (target) => ('vertex' in target ? target.vertex : /** @type {Place} */ (target));

  /** @type {Paper} */
  const paper = {
    loops,
    frame({ width, height }) {
      const places = sketch.vertices.map(({ place }) => place);
      const [x, y] = [0, 1].map((axis) => places.map((place) => place[axis]));
      const [left, right] = places.length ? [Math.min(...x), Math.max(...x)] : [0, 0];
      const [low, high] = places.length ? [Math.min(...y), Math.max(...y)] : [0, 0];
      const room = (/** @type {number} */ size, /** @type {number} */ span) => (size - 2 * MARGIN) / Math.max(2.6, span);
      const scale = Math.min(LARGEST, room(width, right - left), room(height, high - low));
      return { scale, left: width / 2 - ((left + right) / 2) * scale, base: height / 2 + ((low + high) / 2) * scale };
    },
    vertices: () => sketch.vertices.map(({ place }, i) => [i + 1, place]),
    curves: ({ onBoard, frame: { scale } }) =>
      sketch.edges.map(([a, b]) => {
        const [from, to] = [a, b].map((vertex) => onBoard(sketch.vertices[vertex - 1].place));
        if (a === b) return loopOf(from, scale * 0.3);
        const back = sketch.directed && sketch.edges.some(([c, d]) => c === b && d === a);
        return curveOf(from, to, back ? APART * scale : 0);
      }),
    add: (place) => sketch.add(place),
    join: (from, to) => sketch.join(end(from), end(to)),
    remove(target) {
      if ('vertex' in target) sketch.removeVertex(target.vertex);
      else sketch.removeEdge(target.edge);
    },
    tap(target, chosen) {
      if ('vertex' in target) return onVertex(target.vertex, chosen);
      if (!sketch.directed || chosen !== 'draw') return false;
      sketch.turnRound(target.edge);
      return true;
    },
    mark: sketch.mark,
    move: sketch.move,
    draw(pen, { onBoard, frame: { scale } }, { curves, vertex, edge, held, preview }) {
      const radius = radiusOf(sketch.vertices.length, scale);
      const width = Math.max(1.5, Math.min(3, radius * 0.16));
      if (edge !== null) pen.path(commands(curves[edge]), { stroke: 'accent', width: width + 8, alpha: 0.35 });
      for (const curve of curves) {
        if (sketch.directed) arrow(pen, curve, radius, radius, { stroke: 'edge', width });
        else pen.path(commands(curve), { stroke: 'edge', width });
      }
      if (preview) {
        const curve = curveOf(preview[0], preview[1], 0);
        if (sketch.directed) arrow(pen, curve, radius, radius, { stroke: 'accent', width, alpha: 0.7 });
        else pen.path(commands(curve), { stroke: 'accent', width, alpha: 0.7 });
        pen.circle(...preview[1], radius * 0.45, { fill: 'accent', alpha: 0.7 });
      }
      for (const [i, { place, data }] of sketch.vertices.entries()) {
        const at = onBoard(place);
        if (vertex === i + 1) pen.circle(...at, radius + 5, { stroke: 'accent', width: 2.5 });
        drawVertex(pen, at, radius, i + 1, data);
      }
      if (held) pen.circle(...held, radius + 5, { stroke: 'accent', width: 3, dash: [5, 4] });
    },
  };
  return createPad(host, { paper, tool, onChange, label });
}

/** @param {number} count @param {number} scale */
const radiusOf = (count, scale) => Math.max(7, Math.min(count > 30 ? 12 : 17, scale * 0.26));
