// What is drawn in the page as a picture to keep: PNG of any size for everything, SVG for print and slides, TikZ for LaTeX.

import { CanvasPen } from './pen.js';
import { SvgPen } from './svg-pen.js';
import { createTheme } from './theme.js';
import { TikzPen } from './tikz-pen.js';

/** @typedef {import('./trace.js').Drawn} Drawn */
/** @typedef {import('./pen.js').Ink} Ink */
/** @typedef {'png' | 'svg' | 'tikz'} Kind */
/** @typedef {{ width: number, theme: 'light' | 'dark', paper: boolean, title: string }} Wish how wide in pixels, in which colours, on paper or on nothing */

/** Pictures of these widths can be asked for. */
export const NARROWEST = 16;
export const WIDEST = 8192;

/** A picture that is too large for the browser. */
export const TOO_LARGE = new Error('the picture is too large');

/**
 * The picture as text.
 * @param {'svg' | 'tikz'} kind @param {() => Drawn} source asked when its colours are in force @param {Wish} wish
 */
export function write(kind, source, wish) {
  return inColours(wish.theme, (ink) => {
    const { width, height, draw } = source();
    const pen = kind === 'svg' ? new SvgPen(width, height, ink, wish.width) : new TikzPen(width, height, ink);
    if (wish.paper) pen.rect(0, 0, width, height, { fill: 'paper' });
    draw(pen);
    return pen instanceof SvgPen ? pen.document(wish.title) : pen.picture(wish.title);
  });
}

/** The picture in pixels. @param {() => Drawn} source @param {Wish} wish @returns {Promise<Blob>} */
export function photograph(source, wish) {
  const canvas = document.createElement('canvas');
  inColours(wish.theme, (ink) => {
    const { width, height, draw } = source();
    canvas.width = Math.round(wish.width);
    canvas.height = Math.max(1, Math.round((wish.width * height) / width));
    const context = canvas.getContext('2d');
    if (!context) throw TOO_LARGE;
    context.scale(canvas.width / width, canvas.height / height);
    const pen = new CanvasPen(context, ink);
    if (wish.paper) pen.rect(0, 0, width, height, { fill: 'paper' });
    draw(pen);
  });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(TOO_LARGE)), 'image/png');
  });
}

/**
 * Draws in the colours of a theme. The page wears them for that moment, and nobody sees it: nothing is painted meanwhile.
 * @template T @param {'light' | 'dark'} wanted @param {(ink: Ink) => T} draw @returns {T}
 */
function inColours(wanted, draw) {
  const root = document.documentElement;
  const before = root.getAttribute('data-theme');
  if (before === wanted) return withInk(draw);
  // What fades from one colour to the next would be caught on its way.
  const still = new CSSStyleSheet();
  still.replaceSync('* { transition: none !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  root.setAttribute('data-theme', wanted);
  try {
    return withInk(draw);
  } finally {
    if (before === null) root.removeAttribute('data-theme');
    else root.setAttribute('data-theme', before);
    // Read once, so that the old colours are back before anything may fade again.
    void getComputedStyle(document.body).color;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  }
}

/** @template T @param {(ink: Ink) => T} draw @returns {T} */
function withInk(draw) {
  const theme = createTheme();
  try {
    // What is copied from the page brings its colours along; a board names them.
    return draw({ colour: (token) => (token.startsWith('#') ? token : theme.colour(token)), font: theme.font });
  } finally {
    theme.destroy();
  }
}
