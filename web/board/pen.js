// One way to draw, three papers: a canvas for the page, SVG (svg-pen.js) and TikZ (tikz-pen.js) for what
// leaves it. Colours are token names; the theme resolves them.

/**
 * @typedef {object} Style
 * @property {string} [fill] colour token
 * @property {string} [stroke] colour token
 * @property {number} [width] of the stroke
 * @property {number[]} [dash]
 * @property {'round' | 'butt'} [cap] ends of lines and dashes: round unless it says otherwise
 * @property {number} [alpha]
 * @property {number} [radius] of a rectangle's corners
 * @property {number} [size] of text, in pixels
 * @property {number} [weight] of text
 * @property {'left' | 'center' | 'right'} [align]
 * @property {'top' | 'middle' | 'bottom' | 'alphabetic'} [baseline]
 * @property {string} [halo] colour token of a rim around text, for text over things
 * @property {Fade} [fade] lets the fill come and go from top to bottom
 */

/** @typedef {{ top: number, bottom: number, stops: [at: number, alpha: number][] }} Fade */

/** @typedef {['M' | 'L', number, number] | ['Q', number, number, number, number] | ['C', number, number, number, number, number, number] | ['Z']} Command */
/** @typedef {CanvasPen | import('./svg-pen.js').SvgPen | import('./tikz-pen.js').TikzPen} Pen */
/** @typedef {Pick<import('./theme.js').Theme, 'colour' | 'font'>} Ink */

export class CanvasPen {
  /**
   * @param {CanvasRenderingContext2D} context
   * @param {Ink} theme
   */
  constructor(context, theme) {
    this.context = context;
    this.theme = theme;
    context.lineJoin = 'round';
    context.lineCap = 'round';
  }

  /** @param {number} x @param {number} y @param {number} w @param {number} h @param {Style} style */
  rect(x, y, w, h, style) {
    this.context.beginPath();
    if (style.radius) this.context.roundRect(x, y, w, h, Math.min(style.radius, w / 2, h / 2));
    else this.context.rect(x, y, w, h);
    this.#paint(style);
  }

  /** @param {number} x @param {number} y @param {number} r @param {Style} style */
  circle(x, y, r, style) {
    this.context.beginPath();
    this.context.arc(x, y, r, 0, 2 * Math.PI);
    this.#paint(style);
  }

  /** @param {[number, number][]} points @param {Style} style */
  line(points, style) {
    this.context.beginPath();
    for (const [i, [x, y]] of points.entries()) {
      if (i) this.context.lineTo(x, y);
      else this.context.moveTo(x, y);
    }
    this.#paint(style);
  }

  /** @param {Command[]} commands @param {Style} style */
  path(commands, style) {
    const c = this.context;
    c.beginPath();
    for (const command of commands) {
      if (command[0] === 'M') c.moveTo(command[1], command[2]);
      else if (command[0] === 'L') c.lineTo(command[1], command[2]);
      else if (command[0] === 'Q') c.quadraticCurveTo(command[1], command[2], command[3], command[4]);
      else if (command[0] === 'C') c.bezierCurveTo(command[1], command[2], command[3], command[4], command[5], command[6]);
      else c.closePath();
    }
    this.#paint(style);
  }

  /** @param {number} x @param {number} y @param {string} string @param {Style} style */
  text(x, y, string, style) {
    const c = this.context;
    c.font = fontOf(style, this.theme);
    c.textAlign = style.align ?? 'center';
    c.textBaseline = style.baseline ?? 'middle';
    c.globalAlpha = style.alpha ?? 1;
    if (style.halo) {
      c.strokeStyle = this.theme.colour(style.halo);
      c.lineWidth = haloWidth(style);
      c.strokeText(string, x, y);
    }
    c.fillStyle = this.theme.colour(style.fill ?? 'ink');
    c.fillText(string, x, y);
    c.globalAlpha = 1;
  }

  /** Width of a text. @param {string} string @param {Style} style */
  measure(string, style) {
    this.context.font = fontOf(style, this.theme);
    return this.context.measureText(string).width;
  }

  /** @param {Style} style */
  #paint(style) {
    const c = this.context;
    c.globalAlpha = style.alpha ?? 1;
    if (style.fill) {
      c.fillStyle = style.fade ? this.#gradient(style.fill, style.fade) : this.theme.colour(style.fill);
      c.fill();
    }
    if (style.stroke) {
      c.strokeStyle = this.theme.colour(style.stroke);
      c.lineWidth = style.width ?? 1;
      c.lineCap = style.cap ?? 'round';
      c.setLineDash(style.dash ?? []);
      c.stroke();
      c.setLineDash([]);
    }
    c.globalAlpha = 1;
  }

  /** @param {string} token @param {Fade} fade */
  #gradient(token, { top, bottom, stops }) {
    const gradient = this.context.createLinearGradient(0, top, 0, bottom);
    for (const [at, alpha] of stops) gradient.addColorStop(at, translucent(this.theme.colour(token), alpha));
    return gradient;
  }
}

/** @param {Style} style @param {Ink} theme */
function fontOf(style, theme) {
  return `${style.weight ?? 400} ${style.size ?? 16}px ${theme.font()}`;
}

/** How wide the rim around a text is. @param {Style} style */
export function haloWidth(style) {
  return Math.max(3, (style.size ?? 16) * 0.22);
}

/** @param {string} colour as the browser computes it @param {number} alpha */
function translucent(colour, alpha) {
  const numbers = /^rgba?\(([\d.]+),? ([\d.]+),? ([\d.]+)/.exec(colour);
  return numbers ? `rgba(${numbers[1]}, ${numbers[2]}, ${numbers[3]}, ${alpha})` : colour;
}

/**
 * How far below the given height a text's baseline lies, for papers that know no other heights. Not every viewer of
 * SVG knows dominant-baseline, and TeX measures every word.
 * @param {Style} style
 */
export function baselineShift(style) {
  return { top: 0.8, middle: 0.36, bottom: -0.2, alphabetic: 0 }[style.baseline ?? 'middle'] * (style.size ?? 16);
}

/** Width of a text, roughly, where no font is at hand. @param {string} string @param {Style} style */
export function roughWidth(string, style) {
  return string.length * (style.size ?? 16) * 0.58;
}

/** Two decimals are finer than any screen, and keep the file small. @param {number} number */
export function digits(number) {
  return String(Math.round(number * 100) / 100);
}
