// Numbers and words on the board.

import { readMove } from './moves.js';

/** @typedef {import('../../board/pen.js').Pen} Pen */
/** @typedef {import('./draw.js').HeapScene} HeapScene */
/** @typedef {import('./layout.js').Metrics} Metrics */
/** @typedef {import('./layout.js').Geometry} Geometry */
/** @typedef {import('../types.js').Translate} Translate */
/** @typedef {import('../types.js').BoardState} BoardState */

/** Do the names of all heaps fit below them? Else all go by number. @param {Pen} pen @param {Geometry} geometry @param {Translate} t */
export function namesFit(pen, { metrics, heaps }, t) {
  return heaps.every(({ heap, left, right }) => pen.measure(t('nim.heap.name', { heap }), { size: metrics.name }) < right - left - 6);
}

/**
 * Size and number of the heap below it.
 * @param {Pen} pen @param {Metrics} metrics @param {HeapScene} scene @param {boolean} named @param {Translate} t
 */
export function heapLabel(pen, metrics, { place, taking, colour }, named, t) {
  const x = (place.left + place.right) / 2;
  const wide = place.right - place.left - 4;
  const left = place.now - taking;
  const both = taking ? `${t.number(place.now)} → ${t.number(left)}` : t.number(place.now);
  const style = { size: metrics.size, weight: 700 };
  // What is left is what counts where both numbers do not fit.
  const text = pen.measure(both, style) <= wide ? both : t.number(left);
  const size = Math.min(metrics.size, (metrics.size * wide) / Math.max(1, pen.measure(text, style)));
  const below = metrics.size * 0.5;
  pen.text(x, place.base + below + metrics.size * 0.55, text, {
    ...style,
    size,
    fill: taking ? colour : place.now ? 'ink' : 'muted',
  });
  if (!metrics.name) return;
  const name = named ? t('nim.heap.name', { heap: place.heap }) : String(place.heap);
  pen.text(x, place.base + below + metrics.size * 1.08 + metrics.name * 0.7, name, { size: metrics.name, fill: 'muted' });
}

/**
 * "−3" over the stones that would be taken.
 * @param {Pen} pen @param {Metrics} metrics @param {HeapScene} scene @param {number} top @param {Translate} t
 */
export function takeBadge(pen, metrics, { place, taking, refused, hinted, colour }, top, t) {
  const count = taking || hinted;
  if (!count && !refused) return;
  const x = (place.left + place.right) / 2;
  const size = metrics.dense ? 15 : 22;
  const y = Math.max(size / 2 + 1, top - size * 0.62);
  if (refused) {
    // A crossed circle: not this one.
    pen.circle(x, y, size * 0.36, { stroke: 'muted', width: 2 });
    pen.line(
      [
        [x - size * 0.25, y + size * 0.25],
        [x + size * 0.25, y - size * 0.25],
      ],
      { stroke: 'muted', width: 2 },
    );
    return;
  }
  pen.text(x, y, `−${t.number(count)}`, { size, weight: 700, fill: taking ? colour : 'accent', halo: 'paper' });
}

/** A finger does not cover what is larger than this. */
const COVERED = 36;

/** The choice in large figures, beside the finger that covers it. @param {Pen} pen @param {Geometry} geometry @param {BoardState} state */
export function bubble(pen, { width, heaps }, { finger, hover, table, t }) {
  if (!finger || hover === null) return;
  const { heap, count } = readMove(hover);
  const place = heaps[heap - 1];
  if (Math.min(place.stone.w, place.stone.h) >= COVERED && !place.tower) return;
  const large = `−${t.number(count)}`;
  const small = t('nim.bubble.left', { count: place.now - count });
  const style = { size: 30, weight: 700 };
  const wide = Math.max(pen.measure(large, style), pen.measure(small, { size: 14 })) + 32;
  const high = 66;
  const above = finger.y > high + 56;
  const x = Math.min(
    width - wide / 2 - 4,
    Math.max(wide / 2 + 4, above ? finger.x : finger.x + (finger.x > width / 2 ? -1 : 1) * (wide / 2 + 52)),
  );
  const y = above ? finger.y - 56 - high : Math.max(4, finger.y - high / 2);
  pen.rect(x - wide / 2, y, wide, high, { fill: 'surface', stroke: table.turn ? 'second' : 'first', width: 2.5, radius: 14 });
  pen.text(x, y + 25, large, { ...style, fill: table.turn ? 'second' : 'first' });
  pen.text(x, y + 51, small, { size: 14, fill: 'ink' });
}

/** @param {Pen} pen @param {Geometry} geometry @param {BoardState} state */
export function gameOver(pen, { width, heaps }, { table, t }) {
  if (typeof table.winner !== 'number') return;
  const winner = t(`player.${table.players[table.winner]}`);
  const headline = t('nim.over', { player: winner });
  const reason = t(table.board.play === 'misere' ? 'nim.over.misere' : 'nim.over.normal');
  const wide = width - 40;
  const size = fitted(pen, headline, Math.min(40, width / 11), 700, wide);
  // In the room that the stones have left, above the ground of the first line.
  const y = Math.max(size, Math.min(...heaps.map(({ base }) => base)) / 2 - size * 0.4);
  pen.text(width / 2, y, headline, { size, weight: 700, fill: table.winner ? 'second' : 'first', halo: 'paper' });
  pen.text(width / 2, y + size, reason, { size: fitted(pen, reason, 16, 400, wide), fill: 'muted', halo: 'paper' });
}

/** The size at which a text is no wider than it may be. @param {Pen} pen @param {string} text @param {number} size @param {number} weight @param {number} wide */
function fitted(pen, text, size, weight, wide) {
  return Math.min(size, (size * wide) / Math.max(1, pen.measure(text, { size, weight })));
}
