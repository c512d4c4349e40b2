// A figure of the page drawn once more, on any paper, in the colours and sizes that it has there: drawings in SVG, and
// boxes and words around them.

import { channels, hex } from './colour.js';
import { readPath } from './path-data.js';

/** @typedef {import('./pen.js').Pen} Pen */
/** @typedef {import('./pen.js').Style} Style */
/** @typedef {import('./pen.js').Command} Command */
/** Something that can be drawn on any paper. @typedef {{ width: number, height: number, draw: (pen: Pen) => void }} Drawn */
/** @typedef {{ pen: Pen, toPaper: DOMMatrix }} Sheet */

/** @param {Element} figure @returns {Drawn} */
export function trace(figure) {
  const box = figure.getBoundingClientRect();
  const view = figure instanceof SVGSVGElement && figure.viewBox.baseVal.width ? figure.viewBox.baseVal : null;
  const screen = figure instanceof SVGSVGElement && view ? figure.getScreenCTM() : null;
  // A drawing has a size of its own, however small it is shown.
  const toPaper =
    screen && view
      ? new DOMMatrix().translate(-view.x, -view.y).multiply(matrix(screen).inverse())
      : new DOMMatrix().translate(-box.left, -box.top);
  const [width, height] = view ? [view.width, view.height] : [box.width, box.height];
  if (!(width && height)) throw new Error('nothing to be seen');
  return { width, height, draw: (pen) => walk(figure, 1, { pen, toPaper }) };
}

/** @param {DOMMatrix | SVGMatrix} found */
const matrix = ({ a, b, c, d, e, f }) => new DOMMatrix([a, b, c, d, e, f]);

/** @param {Node} node @param {number} alpha @param {Sheet} sheet */
function walk(node, alpha, sheet) {
  if (node instanceof Text) return words(node, alpha, sheet);
  if (!(node instanceof HTMLElement || node instanceof SVGGraphicsElement)) return;
  const style = getComputedStyle(node);
  const seen = alpha * Number(style.opacity);
  if (style.display === 'none' || seen === 0 || node.classList.contains('visually-hidden')) return;
  const shown = style.visibility === 'visible';
  if (node instanceof SVGTextElement) return shown && label(node, style, seen, sheet);
  if (node instanceof SVGGeometryElement) return shown && shape(node, style, seen, sheet);
  if (shown && node instanceof HTMLElement) box(node, style, seen, sheet);
  for (const child of node.childNodes) walk(child, seen, sheet);
}

/** @param {HTMLElement} element @param {CSSStyleDeclaration} style @param {number} alpha @param {Sheet} sheet */
function box(element, style, alpha, sheet) {
  const { x, y, width, height } = placeOf(element.getBoundingClientRect(), sheet);
  const border = Number.parseFloat(style.borderTopWidth);
  const framed = border > 0 && style.borderBottomWidth === style.borderTopWidth;
  const inset = framed ? border / 2 : 0;
  const dash = style.borderTopStyle === 'dashed' ? [border * 3, border * 3] : style.borderTopStyle === 'dotted' ? [0, border * 2] : [];
  paint({ fill: style.backgroundColor, stroke: framed ? style.borderTopColor : 'none', width: border, dash, alpha }, (look) =>
    sheet.pen.rect(x + inset, y + inset, width - 2 * inset, height - 2 * inset, { ...look, radius: radiusOf(style, width) }),
  );
}

/** @param {CSSStyleDeclaration} style @param {number} width */
function radiusOf({ borderTopLeftRadius: radius }, width) {
  return radius.endsWith('%') ? (Number.parseFloat(radius) / 100) * width : Number.parseFloat(radius) || 0;
}

/** The words of a text, line by line as they stand. @param {Text} text @param {number} alpha @param {Sheet} sheet */
function words(text, alpha, sheet) {
  const parent = text.parentElement;
  if (!parent || !text.data.trim()) return;
  const style = getComputedStyle(parent);
  if (style.visibility !== 'visible') return;
  const centred = style.textAlign === 'center' || style.display.endsWith('flex');
  /** @type {{ words: string[], left: number, right: number, middle: number }[]} */
  const lines = [];
  const range = document.createRange();
  for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const { x, y, width, height } = placeOf(range.getBoundingClientRect(), sheet);
    const middle = y + height / 2;
    const last = lines[lines.length - 1];
    if (last && Math.abs(last.middle - middle) < height / 2) {
      last.words.push(word);
      last.right = x + width;
    } else lines.push({ words: [word], left: x, right: x + width, middle });
  }
  for (const { words: found, left, right, middle } of lines)
    sheet.pen.text(centred ? (left + right) / 2 : left, middle, found.join(' '), {
      align: centred ? 'center' : 'left',
      fill: plain(style.color),
      size: Number.parseFloat(style.fontSize),
      weight: Number(style.fontWeight),
      alpha,
    });
}

/** @param {DOMRect} rect @param {Sheet} sheet */
function placeOf({ left, top, width, height }, { toPaper }) {
  const { x, y } = toPaper.transformPoint({ x: left, y: top });
  return { x, y, width: width * toPaper.a, height: height * toPaper.d };
}

/** @param {SVGTextElement} element @param {CSSStyleDeclaration} style @param {number} alpha @param {Sheet} sheet */
function label(element, style, alpha, sheet) {
  const string = element.textContent?.trim();
  if (!string) return;
  const to = placing(element, sheet);
  const first = (/** @type {SVGAnimatedLengthList} */ { baseVal }) => (baseVal.numberOfItems ? baseVal.getItem(0).value : 0);
  const { x, y } = to.transformPoint({ x: first(element.x), y: first(element.y) });
  const rimmed = style.paintOrder.startsWith('stroke') && style.stroke !== 'none';
  sheet.pen.text(x, y, string, {
    fill: plain(style.fill),
    size: Number.parseFloat(style.fontSize) * to.a,
    weight: Number(style.fontWeight),
    align: style.textAnchor === 'middle' ? 'center' : style.textAnchor === 'end' ? 'right' : 'left',
    baseline: /central|middle/.test(style.dominantBaseline) ? 'middle' : 'alphabetic',
    ...(rimmed ? { halo: plain(style.stroke) } : {}),
    ...(alpha < 1 ? { alpha } : {}),
  });
}

/** From where an element counts to the paper. @param {SVGGraphicsElement} element @param {Sheet} sheet */
function placing(element, { toPaper }) {
  const screen = element.getScreenCTM();
  return screen ? toPaper.multiply(matrix(screen)) : toPaper;
}

/** @param {SVGGeometryElement} element @param {CSSStyleDeclaration} style @param {number} alpha @param {Sheet} sheet */
function shape(element, style, alpha, sheet) {
  const to = placing(element, sheet);
  const { pen } = sheet;
  const at = (/** @type {number} */ x, /** @type {number} */ y) => {
    const point = to.transformPoint({ x, y });
    return /** @type {[number, number]} */ ([point.x, point.y]);
  };
  const look = {
    fill: element instanceof SVGLineElement ? 'none' : style.fill,
    fillAlpha: Number(style.fillOpacity),
    stroke: style.stroke,
    strokeAlpha: Number(style.strokeOpacity),
    width: Number.parseFloat(style.strokeWidth) * to.a,
    dash: style.strokeDasharray === 'none' ? [] : style.strokeDasharray.split(/[\s,]+/).map((part) => Number.parseFloat(part) * to.a),
    cap: style.strokeLinecap,
    alpha,
  };
  paint(look, (ink) => {
    if (element instanceof SVGRectElement) {
      const [x, y] = at(element.x.baseVal.value, element.y.baseVal.value);
      const radius = (Number.parseFloat(style.rx) || element.rx.baseVal.value) * to.a;
      pen.rect(x, y, element.width.baseVal.value * to.a, element.height.baseVal.value * to.d, { ...ink, radius });
    } else if (element instanceof SVGCircleElement) {
      pen.circle(...at(element.cx.baseVal.value, element.cy.baseVal.value), element.r.baseVal.value * to.a, ink);
    } else if (element instanceof SVGLineElement) {
      const { x1, y1, x2, y2 } = element;
      pen.line([at(x1.baseVal.value, y1.baseVal.value), at(x2.baseVal.value, y2.baseVal.value)], ink);
    } else if (element instanceof SVGPolygonElement) {
      const corners = [...element.points].map(({ x, y }, i) => /** @type {Command} */ ([i ? 'L' : 'M', ...at(x, y)]));
      pen.path([...corners, ['Z']], ink);
    } else if (element instanceof SVGPathElement) {
      const commands = readPath(element.getAttribute('d') ?? '').map(([letter, ...numbers]) => {
        const places = numbers.flatMap((n, i) => (i % 2 ? [] : at(n, numbers[i + 1])));
        return /** @type {Command} */ ([letter, ...places]);
      });
      if (commands.length) pen.path(commands, ink);
    }
  });
}

/**
 * Fill and stroke at once, or one after the other where one of them is more transparent.
 * @param {{ fill: string, fillAlpha?: number, stroke: string, strokeAlpha?: number, width: number, dash: number[], cap?: string, alpha: number }} look
 * @param {(style: Style) => void} draw
 */
function paint({ fill, fillAlpha = 1, stroke, strokeAlpha = 1, width, dash, cap, alpha }, draw) {
  const filled = fill === 'none' ? 0 : channels(fill)[3] * fillAlpha * alpha;
  const stroked = stroke === 'none' || !width ? 0 : channels(stroke)[3] * strokeAlpha * alpha;
  const inside = filled ? { fill: plain(fill) } : {};
  const rim = stroked
    ? { stroke: plain(stroke), width, dash, cap: cap === 'round' ? /** @type {const} */ ('round') : /** @type {const} */ ('butt') }
    : {};
  const opaque = (/** @type {number} */ share) => (share < 1 ? { alpha: share } : {});
  if (filled && stroked && filled !== stroked) {
    draw({ ...inside, ...opaque(filled) });
    draw({ ...rim, ...opaque(stroked) });
  } else if (filled || stroked) draw({ ...inside, ...rim, ...opaque(filled || stroked) });
}

/** The colour alone: how opaque it is is said apart. @param {string} colour */
const plain = (colour) => `#${hex(channels(colour))}`;
