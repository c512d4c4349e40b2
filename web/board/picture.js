// Small still pictures of positions in the page.

import { CanvasPen } from './pen.js';
import { REST } from '../games/types.js';

/** @typedef {import('../games/types.js').Drawing} Drawing */
/** @typedef {import('./theme.js').Theme} Theme */

/**
 * A still picture on a canvas of the page, at device pixels, as large as its box.
 * @param {HTMLCanvasElement} canvas
 * @param {Drawing} view
 * @param {import('../games/types.js').Table} table
 * @param {{ t: import('../games/types.js').Translate, theme: Theme }} context
 */
export function paint(canvas, view, table, { t, theme }) {
  const width = canvas.clientWidth;
  const height = canvas.clientHeight;
  if (!width || !height) return;
  const context = clearCanvas(canvas, width, height);
  if (context) view.draw(new CanvasPen(context, theme), view.geometry(table, width, height), { ...REST, table, t });
}

/**
 * Gives the canvas as many pixels as the screen has there, and units of CSS pixels.
 * @param {HTMLCanvasElement} canvas
 * @param {number} width
 * @param {number} height
 */
export function clearCanvas(canvas, width, height) {
  const ratio = devicePixelRatio || 1;
  const context = canvas.getContext('2d');
  const w = Math.round(width * ratio);
  const h = Math.round(height * ratio);
  // Setting the size clears the canvas, but costs: only when it changed.
  if (canvas.width !== w || canvas.height !== h) {
    canvas.width = w;
    canvas.height = h;
  }
  context?.setTransform(1, 0, 0, 1, 0, 0);
  context?.clearRect(0, 0, w, h);
  context?.setTransform(w / width, 0, 0, h / height, 0, 0);
  return context;
}
