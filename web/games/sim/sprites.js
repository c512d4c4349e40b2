// Classes as the map shows them, each drawn once and then only copied: thousands of dots, or hundreds
// of small drawings, move with the finger.

import { CanvasPen } from '../../board/pen.js';
import { clearCanvas } from '../../board/picture.js';
import { corners } from './classes.js';
import { ends, readNumber } from './lines.js';

/** @typedef {import('./classes.js').ClassGraph} ClassGraph */
/** @typedef {import('../../board/pen.js').Pen} Pen */
/** @typedef {import('../../board/pen.js').Command} Command */
/** @typedef {import('../../board/theme.js').Theme} Theme */

/** Drawings are made in these sizes and shrunk to what is wanted, in CSS pixels. */
const SIZES = [26, 46, 80];
/** More drawings than this are not kept. */
const KEPT = 1500;
export const TOKENS = ['first', 'second', 'draw'];

/** @param {Theme} theme */
export function createSprites(theme) {
  /** @type {Map<string, HTMLCanvasElement>} */
  const kept = new Map();
  let made = '';
  /** All dots at once, as they were last seen. @type {{ key: string, canvas: HTMLCanvasElement } | null} */
  let layer = null;

  /** A sprite of so many CSS pixels, with its middle at (0, 0). @param {string} key @param {number} size @param {(pen: Pen) => void} draw */
  function sprite(key, size, draw) {
    const canvas = document.createElement('canvas');
    const ratio = devicePixelRatio || 1;
    canvas.width = canvas.height = Math.ceil(size * ratio);
    const context = canvas.getContext('2d');
    if (context) {
      context.translate(canvas.width / 2, canvas.height / 2);
      context.scale(ratio, ratio);
      draw(new CanvasPen(context, theme));
    }
    if (kept.size > KEPT) kept.clear();
    kept.set(key, canvas);
    return canvas;
  }

  return {
    /** Forgets everything when the picture is another one. @param {string} key */
    of(key) {
      if (key !== made) this.clear();
      made = key;
    },
    clear() {
      kept.clear();
      layer = null;
    },
    /** The dots of the last picture, as long as it is the same. @param {string} key @param {number} width @param {number} height @param {(context: CanvasRenderingContext2D) => void} draw */
    layer(key, width, height, draw) {
      if (layer?.key === key) return layer.canvas;
      layer ??= { key, canvas: document.createElement('canvas') };
      layer.key = key;
      const context = clearCanvas(layer.canvas, width, height);
      if (context) draw(context);
      return layer.canvas;
    },
    /** @param {number | null} winner null where it is not to be seen @param {boolean} over @param {number} size */
    dot(winner, over, size) {
      const key = `dot ${winner} ${over} ${size.toFixed(1)}`;
      return kept.get(key) ?? sprite(key, size, (pen) => drawDot(pen, { x: 0, y: 0 }, winner, over, size));
    },
    /** @param {ClassGraph} graph @param {number} node @param {boolean} open @param {number} size @param {boolean} may it be made now? */
    drawing(graph, node, open, size, may) {
      const side = SIZES.find((known) => known >= size) ?? SIZES[SIZES.length - 1];
      const key = `${node} ${side}`;
      const found = kept.get(key);
      if (found || !may) return found ?? null;
      return sprite(key, side, (pen) => drawClass(pen, { x: 0, y: 0 }, graph, node, open, side));
    },
  };
}

/**
 * From far away: a disc where Red wins, a ring where Blue does, a square where nobody does; pale where the game is over.
 * @param {Pen} pen @param {{ x: number, y: number }} at @param {number | null} winner @param {boolean} over @param {number} size
 */
export function drawDot(pen, { x, y }, winner, over, size) {
  const r = size * 0.4;
  const colour = winner === null ? 'muted' : TOKENS[winner];
  const alpha = over ? 0.45 : 1;
  const rim = { stroke: colour, width: Math.max(1, size * 0.19), alpha };
  if (winner === 2) pen.rect(x - r * 0.75, y - r * 0.75, r * 1.5, r * 1.5, rim);
  else if (winner === 1) pen.circle(x, y, r * 0.82, rim);
  else pen.circle(x, y, r, { fill: colour, alpha });
}

/**
 * From close by: the class itself, in a frame that says who wins.
 * @param {Pen} pen @param {{ x: number, y: number }} at @param {ClassGraph} graph @param {number} node @param {boolean} open @param {number} size
 */
export function drawClass(pen, { x, y }, graph, node, open, size) {
  const half = size * 0.45;
  const winner = open ? graph.winners[node] : null;
  const radius = winner === 2 ? 0 : size * 0.16;
  pen.rect(x - half, y - half, 2 * half, 2 * half, { fill: 'surface', radius });
  pen.rect(x - half, y - half, 2 * half, 2 * half, {
    stroke: winner === null ? 'edge' : TOKENS[winner],
    width: Math.max(1, size * 0.045),
    dash: winner === 1 ? [size * 0.1, size * 0.09] : [],
    alpha: graph.isOver(node) ? 0.5 : 1,
    radius,
  });

  const places = corners(graph.points).map(([dx, dy]) => [x + dx * size * 0.34, y + dy * size * 0.34]);
  const colouring = readNumber(graph.numbers[node], graph.points);
  for (const [player, colour] of /** @type {const} */ (['red', 'blue']).entries()) {
    const lines = colouring[colour].flatMap((line) => {
      const [from, to] = ends(line).map((point) => places[point - 1]);
      return /** @type {Command[]} */ ([
        ['M', ...from],
        ['L', ...to],
      ]);
    });
    const dash = player ? [size * 0.06, size * 0.075] : [];
    if (lines.length) pen.path(lines, { stroke: TOKENS[player], width: Math.max(0.9, size * 0.05), dash });
  }
  for (const [px, py] of places) pen.circle(px, py, Math.max(0.8, size * 0.035), { fill: 'ink' });
}
