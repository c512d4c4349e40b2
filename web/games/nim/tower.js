// A heap too large to draw stone by stone: a measured tower, full to the share that is
// left of it, with the stones that can be taken singly on its top.

import { mark } from '../../board/marks.js';
import { boxOf, seedOf } from './places.js';
import { allowed, amounts } from './moves.js';
import { kind, rim, stone, verdict } from './stones.js';

/** @typedef {import('../../board/pen.js').Pen} Pen */
/** @typedef {import('./draw.js').HeapScene} HeapScene */
/** @typedef {import('../types.js').BoardState} BoardState */

/** @param {Pen} pen @param {import('./layout.js').Geometry} geometry @param {HeapScene} scene @param {BoardState} state */
export function drawTower(pen, geometry, scene, state) {
  const { place, taking, hinted, colour, verdicts, motion } = scene;
  const { tower, x, width, base, now } = place;
  if (!tower) return;
  const { top, loose } = tower;
  const high = base - top;
  const inside = taking > loose ? ((taking - loose) / (now - loose)) * high : 0;
  drawStrata(pen, place, top + inside, mayReachInto(scene, state) ? null : 'stone-quiet', colour);
  if (!geometry.metrics.dense) drawScale(pen, place);
  if (inside)
    pen.line(
      [
        [x - 6, top + inside],
        [x + width + 6, top + inside],
      ],
      { stroke: colour, width: 2 },
    );
  const lift = taking ? 6 : 0;
  for (let i = now - loose; i < now; i++) {
    const count = now - i;
    const box = boxOf(place, i, count <= taking ? lift : 0);
    const may = motion !== null || allowed(state.table, place.heap, count);
    stone(pen, box, count <= taking ? colour : may ? kind(seedOf(place, i)) : 'stone-quiet', seedOf(place, i));
    if (count > taking && count <= hinted) rim(pen, box, seedOf(place, i), { stroke: 'accent', width: 2.5 });
    const judged = verdicts.get(count);
    if (judged) verdict(pen, box, judged);
  }
  drawWinners(pen, scene, state);

  const count = taking || hinted;
  if (!count) return;
  const size = geometry.metrics.dense ? 13 : 20;
  const text = `−${state.t.number(count)}`;
  const peak = top - loose * (place.stone.h + place.gap.y) - lift;
  const wide = place.right - place.left;
  const style = { size, weight: 700 };
  const fit = Math.min(size, (size * wide) / pen.measure(text, style));
  pen.text(x + width / 2, Math.max(size / 2, peak - size * 0.7), text, {
    ...style,
    size: fit,
    fill: taking ? colour : 'accent',
    halo: 'paper',
  });
}

/** Can more be taken than the loose stones on top? @param {HeapScene} scene @param {BoardState} state */
function mayReachInto({ place, motion }, { table }) {
  const list = amounts(table).get(place.heap) ?? [];
  return table.truncated || motion !== null || list[list.length - 1] > (place.tower?.loose ?? 0);
}

/**
 * Thin layers of pebbles, each of them many; those above `cut` are about to be taken.
 * @param {Pen} pen @param {import('./layout.js').HeapPlace} place @param {number} cut @param {string | null} fill @param {string} colour
 */
function drawStrata(pen, place, cut, fill, colour) {
  const { x, width, base, tower } = place;
  if (!tower) return;
  const high = base - tower.top;
  const layers = Math.max(1, Math.round(high / 7));
  const layer = high / layers;
  for (let i = 0; i < layers; i++) {
    const y = base - (i + 1) * layer;
    const seed = seedOf(place, i);
    const box = { x: x + (seed % 3) * 1.2, y, w: width - (seed % 3) * 1.2 - ((seed >> 2) % 3) * 1.2, h: layer - 1 };
    stone(pen, box, y + layer / 2 < cut ? colour : (fill ?? kind(seed)), seed);
  }
}

/** Quarters of what is left. @param {Pen} pen @param {import('./layout.js').HeapPlace} place */
function drawScale(pen, { x, base, tower }) {
  if (!tower) return;
  for (const quarter of [0.25, 0.5, 0.75]) {
    const tick = base - (base - tower.top) * quarter;
    pen.line(
      [
        [x - 8, tick],
        [x - 3, tick],
      ],
      { stroke: 'muted', width: 1.5 },
    );
  }
}

/** Winning amounts inside the tower cannot be marked on a stone: they are written at their height. @param {Pen} pen @param {HeapScene} scene @param {BoardState} state */
function drawWinners(pen, { place, verdicts, motion }, { t }) {
  const { tower, x, width, base, now } = place;
  if (!tower || motion) return;
  const wins = [...verdicts].filter(([count, { outcome }]) => outcome === 'win' && count > tower.loose).slice(0, 3);
  let free = tower.top + 2;
  for (const [count] of wins) {
    const share = (count - tower.loose) / Math.max(1, now - tower.loose);
    const y = Math.min(base - 12, Math.max(free + 12, tower.top + share * (base - tower.top)));
    free = y + 14;
    const text = `−${t.number(count)}`;
    const size = Math.min(14, (14 * (width - 30)) / pen.measure(text, { size: 14, weight: 600 }));
    pen.rect(x + 4, y - 11, width - 8, 22, { fill: 'paper', stroke: 'win', width: 1.5, radius: 11 });
    mark(pen, x + 15, y, 5, 'win');
    pen.text(x + 25 + (width - 32) / 2 - 3, y, text, { size, weight: 600, fill: 'ink' });
  }
}
