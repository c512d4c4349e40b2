// The board: points, lines drawn and still to be drawn, the triangle that ended the game,
// and with X-ray what every line leads to.

import { ease } from '../../board/animate.js';
import { finalMark, mark } from '../../board/marks.js';
import { along, markAt } from './layout.js';
import { allLines, ends, pointsOf } from './lines.js';
import { COLOURS, rims, stroke } from './strokes.js';
import { caption } from './words.js';

/** @typedef {import('../../board/pen.js').Pen} Pen */
/** @typedef {import('./layout.js').Geometry} Geometry */
/** @typedef {import('../types.js').BoardState} BoardState */
/** @typedef {import('../../engine/types.js').JudgedMove} JudgedMove */

/** The end of a game is shown longer than a move: in this part of it the line is drawn, then the triangle flashes. */
const DRAWING = 0.28;
const LAST_MOTION = 1500;

/** @param {import('../types.js').Table} _before @param {import('../types.js').Table} after */
export function pace(_before, after) {
  return after.board.triangle ? LAST_MOTION : 0;
}

/** @param {Pen} pen @param {Geometry} geometry @param {BoardState} state */
export function draw(pen, geometry, state) {
  const judged = state.xray && state.record && state.leaving === null ? state.record.moves : [];
  drawOpen(pen, geometry, state, judged);
  drawTriangle(pen, geometry, state);
  drawLines(pen, geometry, state);
  drawChoice(pen, geometry, state);
  drawPoints(pen, geometry, state);
  for (const move of judged) drawVerdict(pen, geometry, move);
  drawCaption(pen, geometry, state, judged);
}

/** What is still to be drawn, and after the end what never was. @param {Pen} pen @param {Geometry} geometry @param {BoardState} state @param {JudgedMove[]} judged */
function drawOpen(pen, geometry, { table, moving, origin }, judged) {
  const width = geometry.small ? 0.8 : 1.25;
  const verdicts = new Map(judged.map((move) => [move.move, move]));
  const { points, red, blue } = table.board;
  for (const line of allLines(points)) {
    if (line === moving || red.includes(line) || blue.includes(line)) continue;
    const verdict = verdicts.get(line);
    const held = origin !== null && ends(line).includes(Number(origin));
    const rim = rims(geometry, line);
    if (held) pen.line(rim, { stroke: `${COLOURS[table.turn]}-soft`, width: geometry.stroke * 1.8 });
    pen.line(rim, {
      stroke: held ? COLOURS[table.turn] : verdict?.outcome === 'win' ? 'win' : verdict && isFinal(verdict) ? 'loss' : 'faint',
      width: verdict?.outcome === 'win' ? width * 1.5 : width,
      dash: verdict && isFinal(verdict) ? [1.5, 5] : undefined,
      alpha: table.over ? 0.6 : 1,
    });
  }
}

/** The triangle that ended the game: it flashes gently, then stays. @param {Pen} pen @param {Geometry} geometry @param {BoardState} state */
function drawTriangle(pen, { points }, { table, leaving }) {
  /** @type {string[] | null} */
  const triangle = table.board.triangle;
  if (!triangle) return;
  const shown = leaving === null ? 1 : (leaving - DRAWING) / (1 - DRAWING);
  if (shown <= 0) return;
  const [a, b, c] = pointsOf(triangle).map((point) => points[point - 1]);
  // Two slow pulses on the way to rest.
  const pulse = leaving === null ? 0 : Math.sin(shown * 2 * Math.PI) ** 2 * (1 - shown * 0.5);
  pen.path([['M', ...a], ['L', ...b], ['L', ...c], ['Z']], {
    fill: COLOURS[colourOf(triangle, table)],
    alpha: Math.min(1, shown * 6) * (0.2 + 0.4 * pulse),
  });
}

/** Whose lines are these? @param {string[]} lines @param {import('../types.js').Table} table */
function colourOf(lines, table) {
  return table.board.red.includes(lines[0]) ? 0 : 1;
}

/** @param {Pen} pen @param {Geometry} geometry @param {BoardState} state */
function drawLines(pen, geometry, { table, moving, leaving, from }) {
  /** @type {{ red: string[], blue: string[] }} */
  const { red, blue } = (from ?? table).board;
  const last = from === null ? (table.moves[table.moves.length - 1] ?? null) : null;
  const bright = last && !geometry.small && !table.over;
  if (bright) pen.line(rims(geometry, last), { stroke: `${COLOURS[colourOf([last], table)]}-soft`, width: geometry.stroke * 3 });
  for (const [player, lines] of [red, blue].entries()) {
    for (const line of lines) {
      const heavy = bright ? line === last : from === null && table.board.triangle?.includes(line);
      stroke(pen, geometry, line, player, heavy ? { width: geometry.stroke * 1.2 } : {});
    }
  }
  if (moving === null || leaving === null || !from) return;
  const part = table.board.triangle ? Math.min(1, leaving / DRAWING) : leaving;
  stroke(pen, geometry, moving, from.turn, { part: ease(part) });
}

/** What the player is about to do, or is told to. @param {Pen} pen @param {Geometry} geometry @param {BoardState} state */
function drawChoice(pen, geometry, { table, hover, focus, hint, interactive }) {
  if (hint?.move) {
    pen.line(rims(geometry, hint.move), { stroke: 'accent-soft', width: geometry.stroke * 3.2 });
    pen.line(rims(geometry, hint.move), { stroke: 'accent', width: geometry.stroke * 0.6, dash: [7, 7] });
  }
  const looked = hover ?? focus;
  if (looked === null || !interactive || !table.legal.includes(looked)) return;
  if (hover === null) pen.line(rims(geometry, looked), { stroke: 'focus', width: geometry.stroke + 7, alpha: 0.35 });
  stroke(pen, geometry, looked, table.turn, { alpha: 0.62 });
}

/** @param {Pen} pen @param {Geometry} geometry @param {BoardState} state */
function drawPoints(pen, geometry, { table, hover, focus, hint, near, origin, interactive, t }) {
  const { points, dot, small } = geometry;
  const colour = COLOURS[table.turn];
  const looked = interactive ? (hover ?? focus) : null;
  /** @type {number[]} */
  const chosen = looked === null ? [] : ends(looked);
  for (const [i, [x, y]] of points.entries()) {
    const point = i + 1;
    if (small) {
      pen.circle(x, y, dot, { fill: 'ink' });
      continue;
    }
    const held = origin === String(point);
    const marked = held || near === String(point) || chosen.includes(point);
    pen.circle(x, y, dot, { fill: held ? colour : 'surface', stroke: marked ? colour : 'ink', width: marked ? 3 : 1.75 });
    pen.text(x, y + dot * 0.06, t.number(point), { size: dot, weight: 700, fill: held ? `on-${colour}` : 'ink' });
    if (hint?.point === point) pen.circle(x, y, dot + 5.5, { stroke: 'accent', width: 2.5, dash: [6, 5] });
    if (hover === null && interactive && chosen.includes(point)) pen.circle(x, y, dot + 4.5, { stroke: 'focus', width: 3 });
  }
}

/** Does the game end with it? @param {JudgedMove} move */
function isFinal({ outcome, remoteness }) {
  return remoteness === 0 && outcome !== 'draw';
}

/** @param {Pen} pen @param {Geometry} geometry @param {JudgedMove} move */
function drawVerdict(pen, { points, radius }, move) {
  const [a, b] = ends(move.move);
  const [x, y] = along(points[a - 1], points[b - 1], markAt(a, b, points.length));
  const r = Math.min(10, Math.max(4.5, radius * 0.04));
  if (isFinal(move)) {
    pen.circle(x, y, r * 2, { fill: 'paper' });
    return finalMark(pen, x, y, r, move.outcome);
  }
  pen.circle(x, y, r * 1.75, { fill: 'paper', stroke: move.outcome === 'win' ? 'win' : 'line', width: move.outcome === 'win' ? 1.75 : 1 });
  mark(pen, x, y, r, move.outcome);
}

/** How it ended, or what the crosses mean: one line below the board. @param {Pen} pen @param {Geometry} geometry @param {BoardState} state @param {JudgedMove[]} judged */
function drawCaption(pen, { width, caption: y }, { table, leaving, t }, judged) {
  if (y === null || leaving !== null) return;
  const threats = judged.find(isFinal);
  const text = caption(table, threats?.outcome ?? null, t);
  if (!text) return;
  const style = { size: 15, weight: table.over ? 600 : 400 };
  const wide = pen.measure(text, style);
  const size = Math.min(15, (15 * (width - 44)) / Math.max(1, wide));
  const fill = table.board.triangle ? COLOURS[colourOf(table.board.triangle, table)] : 'muted';
  pen.text(width / 2 + (threats ? 11 : 0), y, text, { ...style, size, fill });
  if (threats) finalMark(pen, width / 2 - (wide * size) / 30 - 5, y, 4.5, threats.outcome);
}
