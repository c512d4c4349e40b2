// The board: the ground, what stands on it, what a cut would drop, and with X-ray what every cut leads to.

import { commands, moved } from '../../board/curve.js';
import { drawFall, falling } from './fall.js';
import { drawGround } from './ground.js';
import { drawLabels } from './labels.js';
import { scissors } from './scissors.js';
import { stroke, strokeAll } from './strokes.js';
import { caption } from './words.js';

/** @typedef {import('../../board/pen.js').Pen} Pen */
/** @typedef {import('./layout.js').Geometry} Geometry */
/** @typedef {import('./layout.js').Edge} Edge */
/** @typedef {import('../../board/curve.js').Place} Place */
/** @typedef {import('../types.js').BoardState} BoardState */

/** @param {Pen} pen @param {Geometry} geometry @param {BoardState} state */
export function draw(pen, geometry, state) {
  const { table, from, moving, leaving } = state;
  /** @type {Edge[]} */
  const edges = (from ?? table).board.edges;
  const gone = from && moving && leaving !== null ? falling(from, table, moving) : [];
  const hidden = new Set(gone);
  const looked = lookedAt(state);
  const dropped = new Set(looked === null || !allowed(table, looked) ? [] : edges[looked].falls.map((number) => number - 1));

  drawGround(pen, geometry);
  if (!geometry.plain) drawGone(pen, geometry, edges);
  const standing = edges.flatMap((edge, i) => (edge.stands && !hidden.has(i) ? [i] : []));
  drawHint(pen, geometry, state, edges);
  if (geometry.plain) {
    strokeAll(
      pen,
      standing.map((i) => [geometry.curves[i], edges[i].colour]),
      geometry.stroke,
    );
  } else {
    const whole = standing.filter((i) => !dropped.has(i) && i !== looked);
    for (const i of whole) stroke(pen, geometry.curves[i], edges[i].colour, geometry.stroke);
    drawDots(pen, geometry, edges, whole);
    drawDropped(pen, geometry, edges, [...dropped]);
  }
  if (gone.length && moving && leaving !== null) drawFall(pen, geometry, edges, gone, Number(moving) - 1, leaving);
  const steady = standing.filter((i) => !dropped.has(i));
  if (leaving === null) drawLabels(pen, geometry, state, steady, looked);
  if (looked !== null) drawChoice(pen, geometry, state, edges[looked], looked);
  drawCaption(pen, geometry, state);
}

/** The edge under the pointer or the keyboard, counted from 0. @param {BoardState} state */
function lookedAt({ table, hover, focus, interactive, leaving }) {
  const name = hover ?? focus;
  if (name === null || !interactive || leaving !== null) return null;
  const edge = Number(name) - 1;
  return table.board.edges[edge]?.stands ? edge : null;
}

/** May the player to move cut it? @param {import('../types.js').Table} table @param {number} edge */
const allowed = (table, edge) => table.truncated || table.legal.includes(String(edge + 1));

/** What has fallen stays as a trace, so that one sees where one is. @param {Pen} pen @param {Geometry} geometry @param {Edge[]} edges */
function drawGone(pen, { curves, small }, edges) {
  if (small) return;
  const path = edges.flatMap(({ stands }, i) => (stands ? [] : commands(curves[i])));
  if (path.length) pen.path(path, { stroke: 'faint', width: 1, dash: [1, 5], alpha: 0.7 });
}

/** @param {Pen} pen @param {Geometry} geometry @param {Edge[]} edges @param {number[]} shown */
function drawDots(pen, { curves, dot, ground, unit }, edges, shown) {
  if (unit < 9) return;
  const seen = new Set();
  for (const i of shown) {
    for (const [name, [x, y]] of /** @type {[number, Place][]} */ ([
      [edges[i].from, curves[i][0]],
      [edges[i].to, curves[i][3]],
    ])) {
      if (name !== 0 && seen.has(name)) continue;
      seen.add(name);
      pen.circle(x, name === 0 ? ground : y, name === 0 ? dot * 0.9 : dot, { fill: 'ink' });
    }
  }
}

/** What would fall hangs a little lower already, and pale. @param {Pen} pen @param {Geometry} geometry @param {Edge[]} edges @param {number[]} dropped */
function drawDropped(pen, { curves, stroke: width }, edges, dropped) {
  for (const i of dropped) {
    const lower = moved(curves[i], ([x, y]) => [x + 1.5, y + 5]);
    stroke(pen, lower, edges[i].colour, width, { alpha: 0.3 });
  }
}

/** @param {Pen} pen @param {Geometry} geometry @param {BoardState} state @param {Edge} edge @param {number} looked */
function drawChoice(pen, { curves, stroke: width, unit, small }, { table, hover }, edge, looked) {
  const curve = curves[looked];
  if (hover === null) pen.path(commands(curve), { stroke: 'focus', width: width + 9, alpha: 0.4 });
  stroke(pen, curve, edge.colour, Math.max(2, width * 1.15), { alpha: allowed(table, looked) ? 0.75 : 1 });
  if (!small && allowed(table, looked)) scissors(pen, curve, Math.max(0.75, Math.min(1.5, unit / 55)));
}

/** @param {Pen} pen @param {Geometry} geometry @param {BoardState} state @param {Edge[]} edges */
function drawHint(pen, { curves, stroke: width }, { hint }, edges) {
  if (hint?.move) {
    const curve = curves[Number(hint.move) - 1];
    pen.path(commands(curve), { stroke: 'accent-soft', width: width * 3 + 4 });
    pen.path(commands(curve), { stroke: 'accent', width: width * 3 + 6, alpha: 0.25 });
  } else if (hint?.point && edges[hint.point - 1]?.stands) {
    const curve = curves[hint.point - 1];
    const [x, y] = curve[0][1] >= curve[3][1] ? curve[0] : curve[3];
    pen.circle(x, y, width * 2 + 8, { stroke: 'accent', width: 2.5, dash: [6, 5] });
  }
}

/** Nothing left to cut, or why not this edge: said below the ground. @param {Pen} pen @param {Geometry} geometry @param {BoardState} state */
function drawCaption(pen, { width, caption: y }, { table, leaving, note, t }) {
  if (y === null || leaving !== null) return;
  const text = note ?? caption(table, t);
  if (!text) return;
  const style = { size: 15, weight: 600 };
  const size = Math.min(15, (15 * (width - 36)) / Math.max(1, pen.measure(text, style)));
  pen.text(width / 2, y, text, { ...style, size, fill: 'muted' });
}
