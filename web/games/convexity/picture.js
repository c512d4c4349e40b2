// Small drawings of a graph, for panels and the lesson.

import { svg } from '../../board/dom.js';

/** @typedef {import('../../board/curve.js').Place} Place */
/** @typedef {import('./layout.js').Board} Board */

const UNIT = 46;
const DOT = 11;
const SIDE = 34;

/** Where the vertices of a picture are, and how large it is. @param {Pick<Board, 'places'>} board */
export function plan({ places }) {
  const [xs, ys] = [0, 1].map((axis) => places.map((place) => place[axis]));
  const [left, high] = [Math.min(...xs), Math.max(...ys)];
  const points = places.map(([x, y]) => /** @type {Place} */ ([SIDE + (x - left) * UNIT, SIDE + (high - y) * UNIT]));
  const width = 2 * SIDE + (Math.max(...xs) - left) * UNIT;
  const height = 2 * SIDE + (high - Math.min(...ys)) * UNIT;
  return { points, width, height };
}

/** @param {Place[]} points @param {[number, number][]} edges @param {(a: number, b: number) => boolean} [wanted] */
export const lines = (points, edges, wanted = () => true) =>
  edges
    .filter(([a, b]) => wanted(a, b))
    .map(([a, b]) => `M${points[a - 1].map(short).join(' ')}L${points[b - 1].map(short).join(' ')}`)
    .join('');

/** @param {number} n */
const short = (n) => n.toFixed(1);

/** The graph with its open parts as islands, each with its value beside it. @param {Board} board @param {import('./graph.js').Part[]} parts @param {string} label */
export function partsPicture(board, parts, label) {
  const { points, width, height } = plan(board);
  const spanned = new Set(board.spanned);
  const island = (/** @type {Set<number>} */ inside, /** @type {string} */ kind) => [
    svg('path', { class: kind, d: lines(points, board.edges, (a, b) => inside.has(a) && inside.has(b)) }),
    ...[...inside].map((vertex) => dot(points[vertex - 1], 17, kind)),
  ];
  return svg(
    'svg',
    {
      class: 'cx-picture',
      'data-picture': 'convexity-parts',
      viewBox: `0 0 ${short(width)} ${short(height)}`,
      width: short(width),
      height: short(height),
      role: 'img',
      'aria-label': label,
    },
    ...island(spanned, 'covered'),
    ...parts.map(({ vertices }) => svg('g', { class: 'island', 'data-part': vertices.join(' ') }, ...island(new Set(vertices), 'part'))),
    svg('path', { class: 'edge', d: lines(points, board.edges) }),
    ...points.flatMap((point, i) => [
      dot(point, DOT, board.chosen.includes(i + 1) ? 'vertex chosen' : 'vertex'),
      svg(
        'text',
        { x: short(point[0]), y: short(point[1] + 4), class: board.chosen.includes(i + 1) ? 'number chosen' : 'number' },
        String(i + 1),
      ),
    ]),
    ...parts.map((part) => badge(part, points, board.edges)),
  );
}

/** The value, where there is most room beside the part. @param {import('./graph.js').Part} part @param {Place[]} points @param {[number, number][]} edges */
function badge({ vertices, value }, points, edges) {
  const text = value ?? '?';
  const far = 22 + text.length * 2.5;
  const spots = vertices.flatMap((vertex) =>
    [...Array(12).keys()].map((i) => {
      const [x, y] = points[vertex - 1];
      return /** @type {Place} */ ([x + far * Math.cos((i * Math.PI) / 6), y + 24 * Math.sin((i * Math.PI) / 6)]);
    }),
  );
  const room = (/** @type {Place} */ spot) =>
    Math.min(
      ...points.map((point) => Math.hypot(point[0] - spot[0], point[1] - spot[1]) - 6),
      ...edges.map(([a, b]) => away(spot, points[a - 1], points[b - 1])),
    );
  const [x, y] = spots.reduce((best, spot) => (room(spot) > room(best) + 0.5 ? spot : best));
  return svg('text', { class: 'badge', x: short(x), y: short(y + 5) }, text);
}

/** How far a place is from a straight line between two others. @param {Place} place @param {Place} from @param {Place} to */
function away([x, y], [x1, y1], [x2, y2]) {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const part = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - x1 - part * dx, y - y1 - part * dy);
}

/** @param {Place} at @param {number} r @param {string} kind */
const dot = ([x, y], r, kind) => svg('circle', { class: kind, cx: short(x), cy: short(y), r });
