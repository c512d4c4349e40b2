// The pad of the editor: edges in three colours, growing out of the ground.

import { commands, curveOf, loopOf } from '../../board/curve.js';
import { createPad as createDrawingPad } from '../../board/pad.js';
import { drawGround } from './ground.js';
import { stroke, strokeAll, TOKENS } from './strokes.js';

/** @typedef {import('../../board/curve.js').Place} Place */
/** @typedef {import('../../board/pad.js').Paper} Paper */
/** @typedef {import('../../board/pad.js').Scene} Scene */
/** @typedef {import('./layout.js').Colour} Colour */
/** @typedef {import('./sketch.js').Sketch} Sketch */

const GROUND_REACH = 15;
const SOIL = 32;
/** No point is put lower, in units of the paper. */
const LOWEST = 0.2;
/** More edges than this are only lines. */
const PLAIN = 400;
/** Edges between the same ends lie so far apart, in units of the paper. */
const APART = 0.34;

/**
 * @param {HTMLElement} host
 * @param {object} options
 * @param {Sketch} options.sketch
 * @param {() => { tool: string, colour: Colour }} options.choice
 * @param {() => void} options.onChange
 * @param {string} options.label
 */
export function createPad(host, { sketch, choice, onChange, label }) {
  /** @param {Place} place @returns {Place} */
  const above = ([x, y]) => [x, Math.max(LOWEST, y)];
  /** @template {import('../../board/pad.js').Target} T @param {T} target */
  const lifted = (target) => /** @type {T} */ (Array.isArray(target) ? above(target) : target);

  /** @type {Paper} */
  const paper = {
    frame({ width, height }) {
      const places = [
        ...Object.values(sketch.vertices),
        ...sketch.edges.flatMap(({ feet }) => feet.map((x) => /** @type {Place} */ ([x, 0]))),
      ];
      const xs = places.map(([x]) => x);
      const [low, high] = places.length ? [Math.min(...xs), Math.max(...xs)] : [0, 0];
      const top = Math.max(0, ...places.map(([, y]) => y));
      const scale = Math.min(86, (width - 60) / Math.max(3.5, high - low + 1), (height - SOIL - 24) / Math.max(3.2, top + 0.6));
      return { scale, left: width / 2 - ((low + high) / 2) * scale, base: height - SOIL };
    },
    vertices: () => Object.entries(sketch.vertices).map(([name, place]) => [Number(name), place]),
    curves({ onBoard, frame: { scale } }) {
      /** @type {Map<string, number>} */
      const seen = new Map();
      return sketch.edges.map(({ from, to, feet }) => {
        const ends = [from, to].map((vertex, i) => onBoard(vertex ? sketch.vertices[vertex] : [feet[i], 0]));
        if (from && from === to) return loopOf(ends[0], scale * 0.3);
        const pair = from < to ? `${from} ${to}` : `${to} ${from}`;
        const before = from || to ? (seen.get(pair) ?? 0) : 0;
        seen.set(pair, before + 1);
        const bend = from && to ? Math.ceil(before / 2) * (before % 2 ? 1 : -1) * (from < to ? 1 : -1) * APART : from || to ? 0 : 0.5;
        return curveOf(ends[0], ends[1], bend * scale);
      });
    },
    foot: ([x, y], { frame, onPaper }) => (y >= frame.base - GROUND_REACH ? { foot: onPaper([x, y])[0] } : null),
    keep: ([x, y], { height }) => [x, Math.min(height - SOIL - 12, y)],
    add: (place) => sketch.addVertex(above(place)),
    join: (from, to) => sketch.addEdge(lifted(from), lifted(to), choice().colour),
    remove(target) {
      if ('vertex' in target) sketch.removeVertex(target.vertex);
      else sketch.removeEdge(target.edge);
    },
    tap(target) {
      if (!('edge' in target) || choice().tool !== 'draw') return false;
      const { colour } = choice();
      sketch.recolour(target.edge, colour === sketch.edges[target.edge].colour ? next(colour) : colour);
      return true;
    },
    mark: () => sketch.mark(),
    move: (vertex, place) => sketch.move(vertex, above(place)),
    draw(pen, scene, { curves, vertex, edge, held, preview }) {
      const { colour } = choice();
      const width = Math.max(1.5, Math.min(6, scene.frame.scale * 0.085));
      drawGround(pen, { width: scene.size.width, ground: scene.frame.base, small: false });
      if (curves.length > PLAIN) {
        strokeAll(
          pen,
          curves.map((curve, i) => [curve, sketch.edges[i].colour]),
          1,
        );
      } else {
        if (edge !== null) pen.path(commands(curves[edge]), { stroke: 'accent', width: width + 7, alpha: 0.35 });
        for (const [i, curve] of curves.entries()) stroke(pen, curve, sketch.edges[i].colour, width);
      }
      drawPoints(pen, scene, width, vertex);
      if (held) {
        pen.circle(...held, width + 6, { stroke: TOKENS[colour], width: 3, dash: [5, 4] });
        pen.circle(...held, width * 0.85, { fill: TOKENS[colour] });
      }
      if (!preview) return;
      stroke(pen, curveOf(preview[0], preview[1], 0), colour, width, { alpha: 0.55 });
      pen.circle(...preview[1], width, { fill: 'ink', alpha: 0.55 });
    },
  };

  /** @param {import('../../board/pen.js').CanvasPen} pen @param {Scene} scene @param {number} width @param {number | null} lit */
  function drawPoints(pen, { onBoard }, width, lit) {
    for (const [name, place] of Object.entries(sketch.vertices)) {
      const [x, y] = onBoard(place);
      pen.circle(x, y, Math.max(2, width * 0.85), { fill: 'ink' });
      if (lit === Number(name)) pen.circle(x, y, width * 1.4 + 3, { stroke: 'accent', width: 2.5 });
    }
    for (const { from, to, feet } of sketch.edges) {
      if (!from) pen.circle(...onBoard([feet[0], 0]), width * 0.8, { fill: 'ink' });
      if (!to) pen.circle(...onBoard([feet[1], 0]), width * 0.8, { fill: 'ink' });
    }
  }

  return createDrawingPad(host, { paper, tool: () => choice().tool, onChange, label });
}

/** @param {Colour} colour @returns {Colour} */
const next = (colour) => (colour === 'blue' ? 'red' : colour === 'red' ? 'green' : 'blue');
