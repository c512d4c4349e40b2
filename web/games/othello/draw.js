// The board: squares, discs, the last move, where one may play and what that would turn over, and with X-ray what every
// square is worth.

import { ease } from '../../board/animate.js';
import { mark } from '../../board/marks.js';
import { COLOURS, DISC, disc, turning } from './discs.js';
import { middleOf } from './layout.js';
import { discAt, flipsOf, squareOf } from './squares.js';
import { caption, gain } from './words.js';

/** @typedef {import('../../board/pen.js').Pen} Pen */
/** @typedef {import('./layout.js').Geometry} Geometry */
/** @typedef {import('../types.js').BoardState} BoardState */
/** @typedef {import('../types.js').Table} Table */
/** @typedef {import('../../engine/types.js').JudgedMove} JudgedMove */

/** The disc is put down in this part of the motion; then the others are turned over, the nearest first. */
const PLACING = 0.18;
/** One disc needs so much of the rest to turn. */
const TURN = 0.55;

/** In a disc of radius one. @type {[number, number][][]} */
const CROSS = [
  [
    [-0.42, -0.42],
    [0.42, 0.42],
  ],
  [
    [-0.42, 0.42],
    [0.42, -0.42],
  ],
];
/** @type {[number, number][][]} */
const TICK = [
  [
    [-0.48, 0.02],
    [-0.12, 0.4],
    [0.5, -0.36],
  ],
];

/** Far discs turn later, so a long row takes longer (milliseconds). @param {Table} _before @param {Table} after */
export function pace(_before, after) {
  const { last, flipped } = after.board;
  if (last === null) return 250;
  return 380 + 60 * Math.max(0, ...flipped.map((/** @type {number} */ square) => distance(square, last)));
}

/** @param {number} a @param {number} b */
function distance(a, b) {
  return Math.max(Math.abs((a % 8) - (b % 8)), Math.abs(Math.floor(a / 8) - Math.floor(b / 8)));
}

/** @param {Pen} pen @param {Geometry} geometry @param {BoardState} state */
export function draw(pen, geometry, state) {
  drawBoard(pen, geometry);
  drawDiscs(pen, geometry, state);
  const resting = state.leaving === null;
  if (resting) {
    drawLast(pen, geometry, state);
    drawChoices(pen, geometry, state);
    drawPast(pen, geometry, state);
    drawLooked(pen, geometry, state);
  }
  drawCounts(pen, geometry, state);
  drawCaption(pen, geometry, state);
}

/** @param {Pen} pen @param {Geometry} geometry */
function drawBoard(pen, { x, y, cell, rim, small }) {
  const side = 8 * cell;
  pen.rect(x - rim, y - rim, side + 2 * rim, side + 2 * rim, { fill: 'board-rim', radius: Math.min(10, rim * 0.6) });
  pen.rect(x, y, side, side, { fill: 'board' });
  const width = small ? 0.6 : 1;
  for (let i = 0; i <= 8; i++) {
    pen.line(
      [
        [x + i * cell, y],
        [x + i * cell, y + side],
      ],
      { stroke: 'board-line', width },
    );
    pen.line(
      [
        [x, y + i * cell],
        [x + side, y + i * cell],
      ],
      { stroke: 'board-line', width },
    );
  }
  for (const [i, j] of [
    [2, 2],
    [6, 2],
    [2, 6],
    [6, 6],
  ])
    pen.circle(x + i * cell, y + j * cell, Math.max(1, cell * 0.055), { fill: 'board-line' });
  if (small) return;
  const style = { size: Math.min(13, rim * 0.68), weight: 600, fill: 'board-ink' };
  for (let i = 0; i < 8; i++) {
    pen.text(x + (i + 0.5) * cell, y - rim / 2, 'abcdefgh'[i], style);
    pen.text(x - rim / 2, y + (i + 0.5) * cell, String(i + 1), style);
  }
}

/** @param {Pen} pen @param {Geometry} geometry @param {BoardState} state */
function drawDiscs(pen, geometry, { table, moving, from, leaving }) {
  const { cells } = (from ?? table).board;
  const r = geometry.cell * DISC;
  const motion =
    from && moving !== null && leaving !== null ? { square: squareOf(moving), flips: flipsOf(from, moving), player: from.turn } : null;
  const far = motion ? Math.max(1, ...motion.flips.map((square) => distance(square, motion.square ?? 0))) : 1;
  for (let square = 0; square < 64; square++) {
    const [x, y] = middleOf(geometry, square);
    const player = discAt(cells, square);
    if (motion && square === motion.square) {
      const part = ease(Math.min(1, (leaving ?? 0) / PLACING));
      disc(pen, x, y, r * (1.25 - 0.25 * part), motion.player, part);
    } else if (player !== null && motion?.flips.includes(square)) {
      const late = ((distance(square, motion.square ?? 0) - 1) / far) * (1 - TURN);
      const part = ((leaving ?? 0) - PLACING) / (1 - PLACING);
      turning(pen, x, y, r, player, ease(Math.min(1, Math.max(0, (part - late) / TURN))));
    } else if (player !== null) disc(pen, x, y, r, player);
  }
}

/** @param {Pen} pen @param {Geometry} geometry @param {BoardState} state */
function drawLast(pen, geometry, { table }) {
  const { last } = table.board;
  if (last === null || geometry.small) return;
  const [x, y] = middleOf(geometry, last);
  pen.circle(x, y, geometry.cell * 0.09, { fill: 'accent', stroke: 'surface', width: 1.5 });
}

/** Where one may play: a dot, or with X-ray its score. @param {Pen} pen @param {Geometry} geometry @param {BoardState} state */
function drawChoices(pen, geometry, { table, record, xray, interactive }) {
  if (table.over) return;
  const judged = new Map(xray ? record?.moves.map((move) => [move.move, move]) : []);
  for (const move of table.legal) {
    const square = squareOf(move);
    if (square === null) continue;
    const [x, y] = middleOf(geometry, square);
    const verdict = judged.get(move);
    if (verdict) drawVerdict(pen, geometry, x, y, verdict, { best: record?.best.includes(move) ?? false, exact: record?.exact ?? false });
    else if (geometry.small) pen.circle(x, y, geometry.cell * 0.1, { fill: 'board-ink', alpha: 0.45 });
    else
      pen.circle(x, y, geometry.cell * 0.13, {
        stroke: 'board-ink',
        width: 1.5,
        fill: interactive ? `${COLOURS[table.turn]}` : undefined,
        alpha: interactive ? 0.6 : 0.35,
      });
  }
}

/**
 * The score that its maker gets: exact ones carry the mark of their outcome, the others are only an opinion and stand in a dashed frame.
 * @param {Pen} pen @param {Geometry} geometry @param {number} x @param {number} y @param {JudgedMove} judged
 * @param {{ best: boolean, exact: boolean }} what
 */
function drawVerdict(pen, { cell, small }, x, y, judged, { best, exact }) {
  const side = cell * 0.86;
  const colour = best ? 'win' : judged.outcome === 'loss' ? 'loss' : 'edge';
  pen.rect(x - side / 2, y - side / 2, side, side, {
    fill: 'surface',
    stroke: colour,
    width: best ? 2.5 : 1,
    radius: cell * 0.14,
    dash: exact ? undefined : [3, 3],
  });
  // In little room the number alone: its sign says who wins.
  const tiny = small || cell < 30;
  const size = Math.min(20, cell * (tiny ? 0.42 : 0.36));
  const marked = judged.outcome !== 'unknown' && !tiny;
  pen.text(x, marked ? y - cell * 0.12 : y, gain(judged), { size, weight: best ? 800 : 600, fill: 'ink' });
  if (marked) mark(pen, x, y + cell * 0.24, cell * 0.1, judged.outcome);
}

/** Looking back: a cross in the corner of the move that was made, a tick in that of a better one. @param {Pen} pen @param {Geometry} geometry @param {BoardState} state */
function drawPast(pen, geometry, { past }) {
  if (!past) return;
  const { cell, small } = geometry;
  const r = cell * (small ? 0.26 : 0.17);
  for (const [move, colour, strokes] of /** @type {[string, string, [number, number][][]][]} */ ([
    [past.made, 'loss', CROSS],
    [past.better, 'win', TICK],
  ])) {
    const square = squareOf(move);
    if (square === null) continue;
    const [x, y] = middleOf(geometry, square).map((middle, axis) => middle + (axis ? -1 : 1) * cell * (small ? 0.42 : 0.34));
    pen.circle(x, y, r, { fill: colour, stroke: 'surface', width: small ? 1 : 1.5 });
    for (const stroke of strokes)
      pen.line(
        stroke.map(([dx, dy]) => /** @type {[number, number]} */ ([x + dx * r, y + dy * r])),
        { stroke: 'paper', width: Math.max(1.5, r * 0.28) },
      );
  }
}

/** The square under pointer, keyboard or hint, and what would be turned over. @param {Pen} pen @param {Geometry} geometry @param {BoardState} state */
function drawLooked(pen, geometry, { table, hover, focus, hint, interactive }) {
  const { cell } = geometry;
  const looked = interactive ? (hover ?? focus) : null;
  const square = looked === null ? null : squareOf(looked);
  if (looked !== null && square !== null) {
    const [x, y] = middleOf(geometry, square);
    const legal = table.legal.includes(looked);
    if (legal) {
      disc(pen, x, y, cell * DISC, table.turn, 0.55);
      for (const other of flipsOf(table, looked)) {
        const [fx, fy] = middleOf(geometry, other);
        pen.circle(fx, fy, cell * DISC * 0.55, { stroke: 'accent', width: 2.5, dash: [4, 3] });
      }
    }
    if (hover === null)
      pen.rect(x - cell / 2 + 1.5, y - cell / 2 + 1.5, cell - 3, cell - 3, { stroke: 'focus-board', width: 3, radius: 3 });
  }
  const wanted = hint?.move ? [squareOf(hint.move)] : (hint?.squares ?? []);
  for (const place of wanted) {
    if (place === null) continue;
    const [x, y] = middleOf(geometry, place);
    pen.rect(x - cell / 2 + 2, y - cell / 2 + 2, cell - 4, cell - 4, { stroke: 'hint-board', width: 2.5, dash: [6, 5], radius: 4 });
  }
}

/** @param {Pen} pen @param {Geometry} geometry @param {BoardState} state */
function drawCounts(pen, { counts }, { table, from, leaving, t }) {
  if (!counts) return;
  const shown = leaving !== null && from ? from : table;
  for (const [player, { x, y, size }] of counts.entries()) {
    const turn = !table.over && table.turn === player;
    const left = x - size * 1.05;
    if (turn) pen.circle(left, y, size * 0.62 + 3.5, { stroke: 'accent', width: 2 });
    disc(pen, left, y, size * 0.62, player);
    pen.text(x + size * 0.1, y + size * 0.04, t.number(shown.board.discs[player]), { size: size * 1.35, weight: 700, align: 'left' });
  }
}

/** @param {Pen} pen @param {Geometry} geometry @param {BoardState} state */
function drawCaption(pen, { caption: place }, { table, leaving, t }) {
  if (!place || leaving !== null) return;
  const text = caption(table, t);
  if (!text) return;
  const style = { size: 14, weight: table.over ? 600 : 400, fill: table.over ? 'ink' : 'muted' };
  const size = Math.min(14, (14 * place.width) / Math.max(1, pen.measure(text, style)));
  pen.text(place.x, place.y, text, { ...style, size });
}
