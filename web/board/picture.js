// A position as a picture: SVG for print and slides, PNG for everything else,
// and small still pictures in the page.

import { CanvasPen, SvgPen } from './pen.js';
import { REST } from '../games/types.js';

/** @typedef {import('../games/types.js').Drawing} Drawing */
/** @typedef {import('../games/types.js').BoardState} BoardState */
/** @typedef {import('./theme.js').Theme} Theme */

/**
 * @param {'svg' | 'png'} kind
 * @param {number} width in pixels
 * @param {number} height
 * @param {{ view: Drawing, state: BoardState, theme: Theme }} what
 * @returns {Promise<Blob>}
 */
export function picture(kind, width, height, { view, state, theme }) {
  // Laid out for at most 800 pixels and then enlarged, so that a large
  // picture has the same proportions and legible numbers.
  const scale = Math.max(1, width / 800);
  const w = Math.round(width / scale);
  const h = Math.round(height / scale);
  const geometry = view.geometry(state.table, w, h);

  if (kind === 'svg') {
    const pen = new SvgPen(w, h, theme);
    pen.rect(0, 0, w, h, { fill: 'paper' });
    view.draw(pen, geometry, state);
    return Promise.resolve(new Blob([pen.document(state.table.position)], { type: 'image/svg+xml' }));
  }

  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width);
  canvas.height = Math.round(height);
  const context = canvas.getContext('2d');
  if (!context) return Promise.reject(new Error('no canvas'));
  context.scale(canvas.width / w, canvas.height / h);
  const pen = new CanvasPen(context, theme);
  pen.rect(0, 0, w, h, { fill: 'paper' });
  view.draw(pen, geometry, state);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

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
