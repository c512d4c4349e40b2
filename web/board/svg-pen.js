// SVG as paper: for print, for slides, and for everybody who wants to change the picture afterwards.

import { baselineShift, digits, haloWidth, roughWidth } from './pen.js';

/** @typedef {import('./pen.js').Command} Command */
/** @typedef {import('./pen.js').Fade} Fade */
/** @typedef {import('./pen.js').Ink} Ink */
/** @typedef {import('./pen.js').Style} Style */

export class SvgPen {
  /**
   * @param {number} width of the drawing
   * @param {number} height
   * @param {Ink} theme
   * @param {number} [shown] the width at which it is shown
   */
  constructor(width, height, theme, shown = width) {
    this.width = width;
    this.height = height;
    this.theme = theme;
    this.scale = shown / width;
    /** @type {string[]} */
    this.parts = [];
    /** Gradients by their text: many shapes share one. @type {Map<string, string>} */
    this.gradients = new Map();
  }

  /** @param {number} x @param {number} y @param {number} w @param {number} h @param {Style} style */
  rect(x, y, w, h, style) {
    const round = style.radius ? ` rx="${digits(Math.min(style.radius, w / 2, h / 2))}"` : '';
    this.parts.push(`<rect x="${digits(x)}" y="${digits(y)}" width="${digits(w)}" height="${digits(h)}"${round}${this.#paint(style)}/>`);
  }

  /** @param {number} x @param {number} y @param {number} r @param {Style} style */
  circle(x, y, r, style) {
    this.parts.push(`<circle cx="${digits(x)}" cy="${digits(y)}" r="${digits(r)}"${this.#paint(style)}/>`);
  }

  /** @param {[number, number][]} points @param {Style} style */
  line(points, style) {
    const list = points.map((point) => point.map(digits).join(',')).join(' ');
    this.parts.push(`<polyline points="${list}"${this.#paint(style)}/>`);
  }

  /** @param {Command[]} commands @param {Style} style */
  path(commands, style) {
    const d = commands.map(([letter, ...numbers]) => letter + numbers.map(digits).join(' ')).join('');
    this.parts.push(`<path d="${d}"${this.#paint(style)}/>`);
  }

  /** @param {number} x @param {number} y @param {string} string @param {Style} style */
  text(x, y, string, style) {
    const size = style.size ?? 16;
    const shift = baselineShift(style);
    const anchor = { left: 'start', center: 'middle', right: 'end' }[style.align ?? 'center'];
    const halo = style.halo
      ? ` stroke="${this.theme.colour(style.halo)}" stroke-width="${digits(haloWidth(style))}" stroke-linejoin="round" paint-order="stroke"`
      : '';
    const alpha = style.alpha === undefined ? '' : ` opacity="${digits(style.alpha)}"`;
    this.parts.push(
      `<text x="${digits(x)}" y="${digits(y + shift)}" font-size="${digits(size)}" font-weight="${style.weight ?? 400}" text-anchor="${anchor}"` +
        ` fill="${this.theme.colour(style.fill ?? 'ink')}"${halo}${alpha}>${markup(string)}</text>`,
    );
  }

  /** @param {string} string @param {Style} style */
  measure(string, style) {
    return roughWidth(string, style);
  }

  /** The finished document. @param {string} title */
  document(title) {
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${digits(this.width * this.scale)}" height="${digits(this.height * this.scale)}"` +
      ` viewBox="0 0 ${digits(this.width)} ${digits(this.height)}"` +
      ` font-family="${markup(this.theme.font())}" role="img"><title>${markup(title)}</title>\n` +
      `<defs>${[...this.gradients].map(([stops, id]) => `<linearGradient id="${id}" x2="0" y2="1">${stops}</linearGradient>`).join('')}</defs>\n` +
      `${this.parts.join('\n')}\n</svg>\n`
    );
  }

  /** @param {Style} style */
  #paint(style) {
    let text = ` fill="${!style.fill ? 'none' : style.fade ? this.#gradient(style.fill, style.fade) : this.theme.colour(style.fill)}"`;
    if (style.stroke) {
      text += ` stroke="${this.theme.colour(style.stroke)}" stroke-width="${digits(style.width ?? 1)}" stroke-linecap="${style.cap ?? 'round'}" stroke-linejoin="round"`;
      if (style.dash?.length) text += ` stroke-dasharray="${style.dash.map(digits).join(' ')}"`;
    }
    if (style.alpha !== undefined) text += ` opacity="${digits(style.alpha)}"`;
    return text;
  }

  /** @param {string} token @param {Fade} fade */
  #gradient(token, { stops }) {
    const text = stops
      .map(([at, alpha]) => `<stop offset="${digits(at)}" stop-color="${this.theme.colour(token)}" stop-opacity="${digits(alpha)}"/>`)
      .join('');
    const id = this.gradients.get(text) ?? `fade${this.gradients.size + 1}`;
    this.gradients.set(text, id);
    return `url(#${id})`;
  }
}

/** Text as it must be written in SVG. @param {string} text */
function markup(text) {
  return text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c);
}
