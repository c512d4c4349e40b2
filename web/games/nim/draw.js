// The heaps as one sees them: stones, what the player is about to take, what was taken
// last, and with X-ray what every move is worth.

import { ease } from '../../board/animate.js';
import { bubble, gameOver, heapLabel, namesFit, takeBadge } from './labels.js';
import { stoneAt } from './layout.js';
import { allowed, readMove, verdictsOf } from './moves.js';
import { boxOf, grow, seedOf } from './places.js';
import { kind, rim, stone, verdict } from './stones.js';
import { drawTower } from './tower.js';

/** @typedef {import('../../board/pen.js').Pen} Pen */
/** @typedef {import('./layout.js').Geometry} Geometry */
/** @typedef {import('./layout.js').HeapPlace} HeapPlace */
/** @typedef {import('../types.js').BoardState} BoardState */

const COLOURS = ['first', 'second'];

/** @type {import('./moves.js').Verdicts} */
const UNJUDGED = new Map();

/**
 * What there is to show about one heap.
 * @typedef {object} HeapScene
 * @property {HeapPlace} place
 * @property {string} colour of the player to move
 * @property {number} taking how many the player is about to take
 * @property {boolean} refused that amount is not allowed
 * @property {number} hinted how many the hint says
 * @property {boolean} nudged the hint points at this heap
 * @property {boolean} focused by the keyboard
 * @property {{ count: number, colour: string } | null} last what was taken from it by the last move
 * @property {{ count: number, before: number, progress: number, colour: string } | null} motion
 * @property {import('./moves.js').Verdicts} verdicts
 */

/** @param {Pen} pen @param {Geometry} geometry @param {BoardState} state */
export function draw(pen, geometry, state) {
  const scenes = geometry.heaps.map((place) => sceneOf(place, state));
  const named = namesFit(pen, geometry, state.t);
  for (const scene of scenes) {
    drawGround(pen, scene);
    if (scene.place.tower) drawTower(pen, geometry, scene, state);
    else drawStones(pen, scene, state);
    heapLabel(pen, geometry.metrics, scene, named, state.t);
  }
  // Frames and numbers lie over the neighbours' stones.
  for (const scene of scenes) {
    drawFrame(pen, geometry, scene);
    if (!scene.place.tower) takeBadge(pen, geometry.metrics, scene, topOf(scene) - (scene.focused || scene.nudged ? 8 : 0), state.t);
  }
  if (state.finger && state.hover !== null) bubble(pen, geometry, state);
  if (state.table.over && state.leaving === null) gameOver(pen, geometry, state);
}

/** @param {HeapPlace} place @param {BoardState} state @returns {HeapScene} */
function sceneOf(place, state) {
  const { table, hint, from } = state;
  const { heap } = place;
  const looked = pick(state.hover ?? state.focus, heap);
  const refused = looked > 0 && !(looked <= place.now && allowed(table, heap, looked));
  const last = table.moves.length ? readMove(table.moves[table.moves.length - 1]) : null;
  const moving = pick(state.moving, heap);
  const judged = state.xray && state.record ? verdictsOf(state.record).get(heap) : undefined;
  return {
    place,
    colour: COLOURS[table.turn],
    taking: state.interactive && !refused ? looked : 0,
    refused,
    hinted: pick(hint?.move ?? null, heap),
    nudged: hint?.heap === heap,
    focused: state.hover === null && pick(state.focus, heap) > 0,
    last: last?.heap === heap && !moving && !table.over ? { count: last.count, colour: COLOURS[1 - table.turn] } : null,
    motion:
      moving && from && state.leaving !== null
        ? { count: moving, before: from.board.heaps[heap - 1], progress: state.leaving, colour: COLOURS[from.turn] }
        : null,
    verdicts: judged ?? UNJUDGED,
  };
}

/** How many a move takes from this heap. @param {string | null} move @param {number} heap */
function pick(move, heap) {
  if (move === null) return 0;
  const read = readMove(move);
  return read.heap === heap ? read.count : 0;
}

/** @param {Pen} pen @param {HeapScene} scene */
function drawGround(pen, { place }) {
  const wide = Math.max(place.width, 26) + 10;
  pen.rect((place.left + place.right - wide) / 2, place.base + 3, wide, 3, { fill: 'line', radius: 1.5 });
}

/** @param {Pen} pen @param {HeapScene} scene @param {BoardState} state */
function drawStones(pen, scene, state) {
  const { place, last, motion, taking, hinted, colour } = scene;
  const resting = motion ? motion.before - motion.count : place.now;
  const lift = liftOf(scene);

  if (last && place.now + last.count <= capacity(place)) {
    for (let i = place.now; i < place.now + last.count; i++) {
      rim(pen, boxOf(place, i), seedOf(place, i), { stroke: last.colour, width: 1.25, dash: [3, 4], alpha: 0.55 });
    }
  }
  for (let i = 0; i < resting; i++) {
    const count = place.now - i;
    const taken = count <= taking;
    const box = boxOf(place, i, taken ? lift : 0);
    const active = motion !== null || allowed(state.table, place.heap, count);
    stone(pen, box, taken ? colour : active ? kind(seedOf(place, i)) : 'stone-quiet', seedOf(place, i));
    if (!taken && count <= hinted) rim(pen, grow(box, 2), seedOf(place, i), { stroke: 'accent', width: 2.5 });
    const judged = motion ? undefined : scene.verdicts.get(count);
    if (judged) verdict(pen, box, judged);
  }
  if (motion) {
    for (let i = resting; i < motion.before; i++) {
      const delay = motion.count > 1 ? ((motion.before - 1 - i) / (motion.count - 1)) * 0.35 : 0;
      const gone = ease(Math.min(1, Math.max(0, motion.progress / 0.65 - delay / 0.65)));
      if (gone < 1) stone(pen, boxOf(place, i, gone * (place.stone.h * 1.6 + 30)), motion.colour, seedOf(place, i), 1 - gone);
    }
  }
}

/** The hint's finger on a heap, and the keyboard's. @param {Pen} pen @param {Geometry} geometry @param {HeapScene} scene */
function drawFrame(pen, { metrics }, scene) {
  const { place, nudged, focused } = scene;
  if (!nudged && !focused) return;
  const wide = Math.min(place.right - place.left - 10, Math.max(place.width, metrics.size * 3.6));
  const x = (place.left + place.right - wide) / 2;
  const top = (place.tower ? place.tower.top - place.tower.loose * (place.stone.h + place.gap.y) : topOf(scene)) - 8;
  const box = { y: top, h: place.base + metrics.label - 1 - top };
  if (nudged) pen.rect(x - 8, box.y, wide + 16, box.h, { stroke: 'accent', width: 2.5, dash: [7, 6], radius: 14 });
  if (focused) pen.rect(x - 5, box.y + 3, wide + 10, box.h - 6, { stroke: 'focus', width: 3, radius: 11 });
}

/** How far stones about to be taken are lifted. @param {HeapScene} scene */
function liftOf({ place, taking }) {
  return taking ? Math.min(12, Math.max(3, place.stone.h * 0.28)) : 0;
}

/** The upper edge of the stones. @param {HeapScene} scene */
function topOf(scene) {
  const { place } = scene;
  return place.now ? stoneAt(place, place.now - 1).y - liftOf(scene) : place.base - 20;
}

/** As many stones as the heap's space was made for. @param {HeapPlace} place */
function capacity({ start, columns, stone: { h }, gap, base, ceiling }) {
  return Math.min(start, columns * Math.floor((base - ceiling + gap.y + h) / (h + gap.y)));
}
