// One picture of the map. Only what is in the window is painted; from close by every class is a small drawing.

import { TOKENS } from './sprites.js';

/** @typedef {import('./classes.js').ClassGraph} ClassGraph */
/** @typedef {CanvasRenderingContext2D} Context */
/** @typedef {import('../../board/theme.js').Theme} Theme */
/** @typedef {{ node: number, x: number, y: number }} Seen */

/**
 * @typedef {object} Scene
 * @property {ClassGraph} graph
 * @property {import('./map-plan.js').Plan} plan
 * @property {ReturnType<typeof import('./sprites.js').createSprites>} sprites
 * @property {import('./camera.js').View} view
 * @property {number} gutter
 * @property {number} width
 * @property {number} height
 * @property {boolean} open may the map show who wins?
 * @property {number} chosen
 * @property {number | null} looked the class that a move of the board leads to
 */

/** From this size on a class is drawn with its lines. */
const DRAWN = 18;
/** Of so many classes all moves between them are shown. */
const FEW = 40;
/** Time for new drawings in one picture (milliseconds). */
const PATIENCE = 8;

/** @param {Context} context @param {Theme} theme @param {Scene} scene @returns {boolean} whether all of it could be painted in time */
export function paintMap(context, theme, scene) {
  const { graph, plan, view, gutter, width, height } = scene;
  const size = plan.cell * view.scale;
  const at = (/** @type {number} */ node) => ({
    node,
    x: gutter + (plan.x[node] - view.x) * view.scale,
    y: (plan.y[node] - view.y) * view.scale,
  });
  context.save();
  context.beginPath();
  context.rect(gutter - 2, 0, width - gutter + 2, height);
  context.clip();
  context.lineCap = 'round';
  context.lineJoin = 'round';

  /** @type {Seen[]} */
  const seen = [];
  for (const band of plan.bands) {
    if ((band.bottom - view.y) * view.scale < -size || (band.top - view.y) * view.scale > height + size) continue;
    for (let node = band.from; node < band.to; node++) {
      const place = at(node);
      if (place.x > gutter - size && place.x < width + size && place.y > -size && place.y < height + size) seen.push(place);
    }
  }
  if (graph.numbers.length <= FEW) paintMoves(context, theme, graph, at);
  paintLinks(context, theme, scene, at);
  // Drawings lie over the trail and leave it to be seen between them; dots lie under it.
  let whole = true;
  if (size < DRAWN) {
    const key = `${view.scale} ${view.x} ${view.y} ${width} ${height}`;
    const dots = scene.sprites.layer(key, width, height, (layer) => void paintClasses(layer, scene, seen, size));
    context.drawImage(dots, 0, 0, width, height);
  }
  paintTrail(context, theme, graph.path.map(at), size);
  if (size >= DRAWN) whole = paintClasses(context, scene, seen, size);
  ring(context, theme.colour('ink'), at(graph.here), size, 2);
  if (scene.looked !== null) ring(context, theme.colour('muted'), at(scene.looked), size, 2);
  ring(context, theme.colour('accent'), at(scene.chosen), size * 1.12 + 3, 2.5);
  context.restore();
  paintLevels(context, theme, scene);
  return whole;
}

/** @param {Context} context @param {Theme} theme @param {ClassGraph} graph @param {(node: number) => Seen} at */
function paintMoves(context, theme, graph, at) {
  context.strokeStyle = theme.colour('faint');
  context.lineWidth = 1;
  context.beginPath();
  for (const from of graph.numbers.keys()) {
    for (const to of graph.childrenOf(from)) {
      context.moveTo(at(from).x, at(from).y);
      context.lineTo(at(to).x, at(to).y);
    }
  }
  context.stroke();
}

/** Moves into the chosen class and out of it. @param {Context} context @param {Theme} theme @param {Scene} scene @param {(node: number) => Seen} at */
function paintLinks(context, theme, { graph, chosen }, at) {
  const centre = at(chosen);
  context.lineWidth = 1;
  for (const [nodes, player] of /** @type {[number[], number][]} */ ([
    [graph.parentsOf(chosen), graph.level(chosen) + 1],
    [graph.childrenOf(chosen), graph.level(chosen)],
  ])) {
    context.strokeStyle = theme.colour(TOKENS[player % 2]);
    context.setLineDash(player % 2 ? [4, 3] : []);
    context.globalAlpha = 0.7;
    context.beginPath();
    for (const { x, y } of nodes.map(at)) {
      context.moveTo(centre.x, centre.y);
      context.lineTo(x, y);
    }
    context.stroke();
  }
  context.setLineDash([]);
  context.globalAlpha = 1;
}

/**
 * Copies the sprites; drawings that would take too long now come with the next picture, a dot stands for them until then.
 * @param {Context} context @param {Scene} scene @param {Seen[]} seen @param {number} size @returns {boolean} whether all were there
 */
function paintClasses(context, { graph, sprites, open }, seen, size) {
  const began = performance.now();
  const large = size >= DRAWN;
  let whole = true;
  for (const { node, x, y } of seen) {
    const drawing = large ? sprites.drawing(graph, node, open, size, performance.now() - began < PATIENCE) : null;
    if (drawing) context.drawImage(drawing, x - size / 2, y - size / 2, size, size);
    else {
      const side = Math.min(size, DRAWN);
      const dot = sprites.dot(open ? graph.winners[node] : null, graph.isOver(node), side);
      context.drawImage(dot, x - side / 2, y - side / 2, side, side);
      whole &&= !large;
    }
  }
  return whole;
}

/** The way the game has taken, each move in its player's colour. @param {Context} context @param {Theme} theme @param {Seen[]} path @param {number} size */
function paintTrail(context, theme, path, size) {
  const width = Math.min(5, Math.max(2, size * 0.12));
  for (const [i, { x, y }] of path.slice(1).entries()) {
    const from = path[i];
    for (const [colour, wide] of /** @type {[string, number][]} */ ([
      ['surface', width + 3],
      [TOKENS[i % 2], width],
    ])) {
      context.strokeStyle = theme.colour(colour);
      context.lineWidth = wide;
      context.setLineDash(i % 2 && wide === width ? [width * 2, width * 2] : []);
      context.beginPath();
      context.moveTo(from.x, from.y);
      context.lineTo(x, y);
      context.stroke();
    }
  }
  context.setLineDash([]);
}

/** @param {Context} context @param {string} colour @param {Seen} place @param {number} size @param {number} width */
function ring(context, colour, { x, y }, size, width) {
  const half = Math.max(4.5, size / 2);
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.beginPath();
  context.roundRect(x - half, y - half, 2 * half, 2 * half, half * 0.4);
  context.stroke();
}

/** How many lines are drawn on each level, and whose turn it is there. @param {Context} context @param {Theme} theme @param {Scene} scene */
function paintLevels(context, theme, { plan, view, gutter, height }) {
  context.font = `11px ${theme.font()}`;
  context.textAlign = 'right';
  context.textBaseline = 'middle';
  context.fillStyle = theme.colour('muted');
  let free = -Infinity;
  for (const [level, band] of plan.bands.entries()) {
    // In the middle of what can be seen of the band.
    const top = Math.max(0, (band.top - view.y) * view.scale);
    const bottom = Math.min(height, (band.bottom - view.y) * view.scale);
    const y = (top + bottom) / 2;
    if (bottom < top || y < 6 || y > height - 6 || y < free) continue;
    context.fillText(String(level), gutter - 8, y);
    free = y + 11;
  }
}
