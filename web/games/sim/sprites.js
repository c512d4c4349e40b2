// Classes as the map shows them, each drawn once and then only copied: thousands of dots, or hundreds
// of small drawings, move with the finger.

import { clearCanvas } from '../../board/picture.js';
import { corners } from './classes.js';
import { ends, readNumber } from './lines.js';

/** @typedef {import('./classes.js').ClassGraph} ClassGraph */
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

  /** A sprite of so many CSS pixels, with its middle at (0, 0). @param {string} key @param {number} size @param {(context: CanvasRenderingContext2D) => void} draw */
  function sprite(key, size, draw) {
    const canvas = document.createElement('canvas');
    const ratio = devicePixelRatio || 1;
    canvas.width = canvas.height = Math.ceil(size * ratio);
    const context = canvas.getContext('2d');
    if (context) {
      context.translate(canvas.width / 2, canvas.height / 2);
      context.scale(ratio, ratio);
      context.lineCap = 'round';
      draw(context);
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
      return kept.get(key) ?? sprite(key, size, (context) => drawDot(context, theme, winner, over, size));
    },
    /** @param {ClassGraph} graph @param {number} node @param {boolean} open @param {number} size @param {boolean} may it be made now? */
    drawing(graph, node, open, size, may) {
      const side = SIZES.find((known) => known >= size) ?? SIZES[SIZES.length - 1];
      const key = `${node} ${side}`;
      const found = kept.get(key);
      if (found || !may) return found ?? null;
      return sprite(key, side, (context) => drawClass(context, theme, graph, node, open, side));
    },
  };
}

/**
 * From far away: a disc where Red wins, a ring where Blue does, a square where nobody does; pale where the game is over.
 * @param {CanvasRenderingContext2D} context @param {Theme} theme @param {number | null} winner @param {boolean} over @param {number} size
 */
function drawDot(context, theme, winner, over, size) {
  const r = size * 0.4;
  context.globalAlpha = over ? 0.45 : 1;
  context.fillStyle = context.strokeStyle = theme.colour(winner === null ? 'muted' : TOKENS[winner]);
  context.lineWidth = Math.max(1, size * 0.19);
  context.beginPath();
  if (winner === 2) context.rect(-r * 0.75, -r * 0.75, r * 1.5, r * 1.5);
  else context.arc(0, 0, winner === 1 ? r * 0.82 : r, 0, 2 * Math.PI);
  if (winner === 1 || winner === 2) context.stroke();
  else context.fill();
}

/**
 * From close by: the class itself, in a frame that says who wins.
 * @param {CanvasRenderingContext2D} context @param {Theme} theme @param {ClassGraph} graph @param {number} node @param {boolean} open @param {number} size
 */
function drawClass(context, theme, graph, node, open, size) {
  const half = size * 0.45;
  const winner = open ? graph.winners[node] : null;
  context.fillStyle = theme.colour('surface');
  context.strokeStyle = theme.colour(winner === null ? 'edge' : TOKENS[winner]);
  context.lineWidth = Math.max(1, size * 0.045);
  context.setLineDash(winner === 1 ? [size * 0.1, size * 0.09] : []);
  context.beginPath();
  context.roundRect(-half, -half, 2 * half, 2 * half, winner === 2 ? 0 : size * 0.16);
  context.fill();
  context.globalAlpha = graph.isOver(node) ? 0.5 : 1;
  context.stroke();
  context.globalAlpha = 1;

  const places = corners(graph.points).map((place) => place.map((n) => n * size * 0.34));
  const colouring = readNumber(graph.numbers[node], graph.points);
  context.lineWidth = Math.max(0.9, size * 0.05);
  for (const [player, colour] of /** @type {const} */ (['red', 'blue']).entries()) {
    context.strokeStyle = theme.colour(TOKENS[player]);
    context.setLineDash(player ? [size * 0.06, size * 0.075] : []);
    context.beginPath();
    for (const line of colouring[colour]) {
      const [a, b] = ends(line).map((point) => places[point - 1]);
      context.moveTo(a[0], a[1]);
      context.lineTo(b[0], b[1]);
    }
    context.stroke();
  }
  context.setLineDash([]);
  context.fillStyle = theme.colour('ink');
  context.beginPath();
  const dot = Math.max(0.8, size * 0.035);
  for (const [x, y] of places) {
    context.moveTo(x + dot, y);
    context.arc(x, y, dot, 0, 2 * Math.PI);
  }
  context.fill();
}
