// One picture of the map, on the screen or on any other paper. Only what is in the window is painted; from close by every
// class is a small drawing.

import { drawClass, drawDot, TOKENS } from './sprites.js';

/** @typedef {import('./classes.js').ClassGraph} ClassGraph */
/** @typedef {import('../../board/pen.js').Pen} Pen */
/** @typedef {import('../../board/pen.js').Command} Command */
/** @typedef {{ node: number, x: number, y: number }} Seen */

/**
 * @typedef {object} Scene
 * @property {ClassGraph} graph
 * @property {import('./map-plan.js').Plan} plan
 * @property {import('./camera.js').View} view
 * @property {number} gutter
 * @property {number} width
 * @property {number} height
 * @property {boolean} open may the map show who wins?
 * @property {number} chosen
 * @property {number | null} looked the class that a move of the board leads to
 */
/** Puts the classes onto the paper, and says whether all could be put there in time. @typedef {(seen: Seen[], size: number) => boolean} Stamp */

/** From this size on a class is drawn with its lines. */
const DRAWN = 18;
/** Of so many classes all moves between them are shown. */
const FEW = 40;
/** Time for new drawings in one picture (milliseconds). */
const PATIENCE = 8;

/** Everything but the numbers of the levels. @param {Pen} pen @param {Scene} scene @param {Stamp} stamp */
export function paintMap(pen, scene, stamp) {
  const { graph, plan, view, gutter, width, height } = scene;
  const size = plan.cell * view.scale;
  const at = (/** @type {number} */ node) => ({
    node,
    x: gutter + (plan.x[node] - view.x) * view.scale,
    y: (plan.y[node] - view.y) * view.scale,
  });

  /** @type {Seen[]} */
  const seen = [];
  for (const band of plan.bands) {
    if ((band.bottom - view.y) * view.scale < -size || (band.top - view.y) * view.scale > height + size) continue;
    for (let node = band.from; node < band.to; node++) {
      const place = at(node);
      if (place.x > gutter - size && place.x < width + size && place.y > -size && place.y < height + size) seen.push(place);
    }
  }
  if (graph.numbers.length <= FEW) paintMoves(pen, graph, at);
  paintLinks(pen, scene, at);
  // Drawings lie over the trail and leave it to be seen between them; dots lie under it.
  const drawn = size >= DRAWN;
  let whole = drawn || stamp(seen, size);
  paintTrail(pen, graph.path.map(at), size);
  if (drawn) whole = stamp(seen, size);
  ring(pen, 'ink', at(graph.here), size, 2);
  if (scene.looked !== null) ring(pen, 'muted', at(scene.looked), size, 2);
  ring(pen, 'accent', at(scene.chosen), size * 1.12 + 3, 2.5);
  return whole;
}

/** @param {{ x: number, y: number }} from @param {{ x: number, y: number }} to @returns {Command[]} */
const stroke = (from, to) => [
  ['M', from.x, from.y],
  ['L', to.x, to.y],
];

/** @param {Pen} pen @param {ClassGraph} graph @param {(node: number) => Seen} at */
function paintMoves(pen, graph, at) {
  const moves = [...graph.numbers.keys()].flatMap((from) => graph.childrenOf(from).flatMap((to) => stroke(at(from), at(to))));
  if (moves.length) pen.path(moves, { stroke: 'faint', width: 1 });
}

/** Moves into the chosen class and out of it. @param {Pen} pen @param {Scene} scene @param {(node: number) => Seen} at */
function paintLinks(pen, { graph, chosen }, at) {
  const centre = at(chosen);
  for (const [nodes, player] of /** @type {[number[], number][]} */ ([
    [graph.parentsOf(chosen), graph.level(chosen) + 1],
    [graph.childrenOf(chosen), graph.level(chosen)],
  ])) {
    const links = nodes.flatMap((node) => stroke(centre, at(node)));
    if (links.length) pen.path(links, { stroke: TOKENS[player % 2], width: 1, dash: player % 2 ? [4, 3] : [], alpha: 0.7 });
  }
}

/** Each class drawn anew, for paper. @param {Pen} pen @param {Scene} scene @returns {Stamp} */
export function drawnStamp(pen, { graph, open }) {
  return (seen, size) => {
    for (const place of seen) {
      if (size >= DRAWN) drawClass(pen, place, graph, place.node, open, size);
      else drawDot(pen, place, open ? graph.winners[place.node] : null, graph.isOver(place.node), size);
    }
    return true;
  };
}

/**
 * Copies of the sprites, for the screen; drawings that would take too long now come with the next picture, a dot stands for
 * them until then.
 * @param {CanvasRenderingContext2D} context @param {ReturnType<typeof import('./sprites.js').createSprites>} sprites @param {Scene} scene @returns {Stamp}
 */
export function copiedStamp(context, sprites, { graph, open, view, width, height }) {
  /** @param {CanvasRenderingContext2D} paper @param {Seen[]} seen @param {number} size */
  function copy(paper, seen, size) {
    const began = performance.now();
    const large = size >= DRAWN;
    let whole = true;
    for (const { node, x, y } of seen) {
      const drawing = large ? sprites.drawing(graph, node, open, size, performance.now() - began < PATIENCE) : null;
      if (drawing) paper.drawImage(drawing, x - size / 2, y - size / 2, size, size);
      else {
        const side = Math.min(size, DRAWN);
        const dot = sprites.dot(open ? graph.winners[node] : null, graph.isOver(node), side);
        paper.drawImage(dot, x - side / 2, y - side / 2, side, side);
        whole &&= !large;
      }
    }
    return whole;
  }
  return (seen, size) => {
    if (size >= DRAWN) return copy(context, seen, size);
    const key = `${view.scale} ${view.x} ${view.y} ${width} ${height}`;
    const dots = sprites.layer(key, width, height, (layer) => void copy(layer, seen, size));
    context.drawImage(dots, 0, 0, width, height);
    return true;
  };
}

/** The way the game has taken, each move in its player's colour. @param {Pen} pen @param {Seen[]} path @param {number} size */
function paintTrail(pen, path, size) {
  const width = Math.min(5, Math.max(2, size * 0.12));
  for (const [i, to] of path.slice(1).entries()) {
    const step = stroke(path[i], to);
    pen.path(step, { stroke: 'surface', width: width + 3 });
    pen.path(step, { stroke: TOKENS[i % 2], width, dash: i % 2 ? [width * 2, width * 2] : [] });
  }
}

/** @param {Pen} pen @param {string} colour @param {Seen} place @param {number} size @param {number} width */
function ring(pen, colour, { x, y }, size, width) {
  const half = Math.max(4.5, size / 2);
  pen.rect(x - half, y - half, 2 * half, 2 * half, { stroke: colour, width, radius: half * 0.4 });
}

/** How many lines are drawn on each level, and whose turn it is there. @param {Pen} pen @param {Scene} scene */
export function paintLevels(pen, { plan, view, gutter, height }) {
  let free = -Infinity;
  for (const [level, band] of plan.bands.entries()) {
    // In the middle of what can be seen of the band.
    const top = Math.max(0, (band.top - view.y) * view.scale);
    const bottom = Math.min(height, (band.bottom - view.y) * view.scale);
    const y = (top + bottom) / 2;
    if (bottom < top || y < 6 || y > height - 6 || y < free) continue;
    pen.text(gutter - 8, y, String(level), { size: 11, align: 'right', fill: 'muted' });
    free = y + 11;
  }
}
