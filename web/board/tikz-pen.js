// TikZ as paper: for theses, exams and slides made with LaTeX. Centimetres, y upwards, every colour defined once.

import { channels, hex } from './colour.js';
import { baselineShift, haloWidth, roughWidth } from './pen.js';
import { tex } from './tex.js';

/** @typedef {import('./pen.js').Command} Command */
/** @typedef {import('./pen.js').Fade} Fade */
/** @typedef {import('./pen.js').Ink} Ink */
/** @typedef {import('./pen.js').Style} Style */

/** As wide as the text of most pages. */
const WIDTH = 12;
/** Points of TeX in a centimetre, and the size of its usual letters in points. */
const POINTS = 28.4528;
const LETTERS = 10;
/** A fill that comes and goes is laid down in so many layers. */
const LAYERS = 6;
/** TeX grows slow with long paths: one of many strokes is drawn in parts. */
const LONGEST = 60;

export class TikzPen {
  /** @param {number} width of the drawing @param {number} height @param {Ink} theme */
  constructor(width, height, theme) {
    this.width = width;
    this.height = height;
    this.theme = theme;
    /** One pixel of the drawing in centimetres. A small drawing is not blown up. */
    this.unit = Math.min(WIDTH / width, 0.03);
    /** @type {string[]} */
    this.lines = [];
    /** Names of colours by their digits. @type {Map<string, string>} */
    this.colours = new Map();
  }

  /** @param {number} x @param {number} y @param {number} w @param {number} h @param {Style} style */
  rect(x, y, w, h, style) {
    const radius = Math.min(style.radius ?? 0, w / 2, h / 2);
    const corners = radius ? [`rounded corners=${this.#points(radius)}`] : [];
    this.#draw(`${this.#at(x, y)} rectangle ${this.#at(x + w, y + h)}`, style, corners);
  }

  /** @param {number} x @param {number} y @param {number} r @param {Style} style */
  circle(x, y, r, style) {
    this.#draw(`${this.#at(x, y)} circle[radius=${this.#length(r)}]`, style);
  }

  /** @param {[number, number][]} points @param {Style} style */
  line(points, style) {
    this.#draw(points.map(([x, y]) => this.#at(x, y)).join(' -- '), style);
  }

  /** @param {Command[]} commands @param {Style} style */
  path(commands, style) {
    const parts = style.fill ? [commands] : strokes(commands);
    for (const part of parts) this.#draw(this.#trace(part), style);
  }

  /** @param {number} x @param {number} y @param {string} string @param {Style} style */
  text(x, y, string, style) {
    const size = style.size ?? 16;
    const anchor = { left: 'base west', center: 'base', right: 'base east' }[style.align ?? 'center'];
    const options = [
      `text=${this.#colour(style.fill ?? 'ink')}`,
      `anchor=${anchor}`,
      `scale=${tidy((size * this.unit * POINTS) / LETTERS)}`,
    ];
    if ((style.weight ?? 400) >= 600) options.push('font=\\sffamily\\bfseries');
    // TeX has no rim around letters: a patch keeps them legible.
    if (style.halo)
      options.push(
        `fill=${this.#colour(style.halo)}`,
        'fill opacity=0.8',
        'text opacity=1',
        `inner sep=${this.#points(haloWidth(style) / 3)}`,
      );
    if (style.alpha !== undefined && style.alpha < 1) options.push(`opacity=${tidy(style.alpha)}`);
    this.lines.push(`\\node[${options.join(', ')}] at ${this.#at(x, y + baselineShift(style))} {${tex(string)}};`);
  }

  /** @param {string} string @param {Style} style */
  measure(string, style) {
    return roughWidth(string, style);
  }

  /** The picture, to be put into a document that uses tikz. @param {string} title */
  picture(title) {
    const colours = [...this.colours].map(([digits, name]) => `\\definecolor{${name}}{HTML}{${digits}}`);
    return [
      comment(title),
      '\\begin{tikzpicture}[line cap=round, line join=round, every node/.style={inner sep=0pt, font=\\sffamily}]',
      ...colours,
      `\\clip ${this.#at(0, 0)} rectangle ${this.#at(this.width, this.height)};`,
      ...this.lines,
      '\\end{tikzpicture}',
      '',
    ].join('\n');
  }

  /** @param {string} path @param {Style} style @param {string[]} [more] */
  #draw(path, style, more = []) {
    if (style.fill && style.fade) return this.#faded(path, style.fill, style.fade, style.alpha ?? 1);
    const options = [...more];
    if (style.fill) options.push(`fill=${this.#colour(style.fill)}`);
    if (style.stroke) {
      options.push(`draw=${this.#colour(style.stroke)}`, `line width=${this.#points(style.width ?? 1)}`);
      if (style.cap === 'butt') options.push('line cap=butt');
      const dash = style.dash ?? [];
      const whole = dash.length % 2 ? [...dash, ...dash] : dash;
      if (whole.length) options.push(`dash pattern=${whole.map((part, i) => `${i % 2 ? 'off' : 'on'} ${this.#points(part)}`).join(' ')}`);
    }
    const alpha = (style.alpha ?? 1) * this.#opaque(style);
    if (alpha < 1) options.push(`opacity=${tidy(alpha)}`);
    if (alpha > 0 && (style.fill || style.stroke)) this.lines.push(`\\path[${options.join(', ')}] ${path};`);
  }

  /** Layers from where it is darkest, each a little shorter: they add up. @param {string} path @param {string} token @param {Fade} fade @param {number} alpha */
  #faded(path, token, { top, bottom, stops }, alpha) {
    const strength = (/** @type {number} */ part) => alpha * alphaAt(stops, part);
    const down = strength(1) >= strength(0);
    /** @type {string[]} */
    const layers = [];
    let laid = 0;
    for (let i = 0; i < LAYERS; i++) {
      // From the pale end to the strong one.
      const [begin, middle] = down ? [i / LAYERS, (i + 0.5) / LAYERS] : [1 - i / LAYERS, 1 - (i + 0.5) / LAYERS];
      const more = (strength(middle) - laid) / (1 - laid);
      if (more < 0.005) continue;
      laid += more * (1 - laid);
      const [from, to] = [top + begin * (bottom - top), down ? bottom : top];
      layers.push(`\\fill[${this.#colour(token)}, opacity=${tidy(more)}] ${this.#at(0, from)} rectangle ${this.#at(this.width, to)};`);
    }
    if (layers.length) this.lines.push(`\\begin{scope}\\clip ${path};`, ...layers, '\\end{scope}');
  }

  /** @param {Command[]} commands */
  #trace(commands) {
    let here = /** @type {[number, number]} */ ([0, 0]);
    return commands
      .map((command) => {
        if (command[0] === 'Z') return '-- cycle';
        const points = pairs(/** @type {number[]} */ (command.slice(1)));
        const to = points[points.length - 1];
        const from = here;
        here = to;
        if (command[0] === 'M') return this.#at(...to);
        if (command[0] === 'L') return `-- ${this.#at(...to)}`;
        // TikZ has curves of the third degree only.
        const handles = command[0] === 'C' ? points : [from, to].map((end) => between(end, points[0], 2 / 3));
        return `.. controls ${this.#at(...handles[0])} and ${this.#at(...handles[1])} .. ${this.#at(...to)}`;
      })
      .join(' ');
  }

  /** @param {string} token */
  #colour(token) {
    const digits = hex(channels(this.theme.colour(token)));
    const found = this.colours.get(digits);
    if (found) return found;
    // A name of its own: the document may have an ink already.
    const word = /^[\w-]+$/.test(token) ? token.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()) : `tint${this.colours.size + 1}`;
    const name = `z${word[0].toUpperCase()}${word.slice(1)}`;
    this.colours.set(digits, name);
    return name;
  }

  /** A colour may be translucent itself. @param {Style} style */
  #opaque({ fill, stroke }) {
    const token = fill ?? stroke;
    return token ? channels(this.theme.colour(token))[3] : 1;
  }

  /** @param {number} x @param {number} y */
  #at(x, y) {
    return `(${tidy(x * this.unit, 3)},${tidy((this.height - y) * this.unit, 3)})`;
  }

  /** @param {number} pixels */
  #length(pixels) {
    return tidy(pixels * this.unit, 3);
  }

  /** @param {number} pixels */
  #points(pixels) {
    return `${tidy(pixels * this.unit * POINTS)}pt`;
  }
}

/** A picture as a file: it makes a page by itself, and can be put into a document with \input. @param {string} picture */
export function standalone(picture) {
  return `% A page by itself (pdflatex), or \\input into a document that has \\usepackage{tikz}.
\\expandafter\\ifx\\csname @nodocument\\endcsname\\relax
  \\def\\zermeloend{\\endinput}%
\\else
  \\documentclass[tikz,border=1mm]{standalone}
  \\usepackage[T1]{fontenc}
  \\begin{document}
  \\def\\zermeloend{\\end{document}}%
\\fi
${picture.trimEnd()}
\\zermeloend
`;
}

/** What stands after a % must stay on its line. @param {string} text */
const comment = (text) => `% ${text.replace(/\s+/g, ' ').slice(0, 400)}`;

/** A number as short as it can be. @param {number} number @param {number} [places] */
function tidy(number, places = 2) {
  const text = number.toFixed(places).replace(/\.?0+$/, '');
  return text === '-0' || text === '' ? '0' : text;
}

/** @param {number[]} numbers */
function pairs(numbers) {
  return numbers.flatMap((x, i) => (i % 2 ? [] : [/** @type {[number, number]} */ ([x, numbers[i + 1]])]));
}

/** @param {[number, number]} from @param {[number, number]} to @param {number} part @returns {[number, number]} */
const between = ([x1, y1], [x2, y2], part) => [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part];

/** How opaque it is there. @param {Fade['stops']} stops @param {number} part */
function alphaAt(stops, part) {
  const after = stops.findIndex(([at]) => at >= part);
  if (after < 0) return stops[stops.length - 1][1];
  if (after === 0) return stops[0][1];
  const [[from, low], [to, high]] = [stops[after - 1], stops[after]];
  return low + ((high - low) * (part - from)) / (to - from);
}

/** @param {Command[]} commands @returns {Command[][]} parts that each begin where the pen is set down */
function strokes(commands) {
  /** @type {Command[][]} */
  const parts = [];
  for (const command of commands) {
    const last = parts[parts.length - 1];
    if (last && (command[0] !== 'M' || last.length < LONGEST)) last.push(command);
    else parts.push([command]);
  }
  return parts;
}
