// The graph of the editor, and the line that it spells.

import { createGraphSketch } from '../../board/graph-sketch.js';

/** @typedef {import('./layout.js').Board} Board */
/** @typedef {{ owner: 'A' | 'B', labelled: boolean }} Vertex the owner counts only where the vertices are shared out */
/** @typedef {import('../../board/graph-sketch.js').GraphSketch<Vertex>} Sketch */

/** Vertices are shared out in turn until somebody says otherwise. @returns {Sketch} */
export const createSketch = () => createGraphSketch((count) => ({ owner: count % 2 ? 'A' : 'B', labelled: false }));

/** The graph of a table. @param {Board} board */
export const drawingOf = ({ vertices, edges, directed, places, labelled, colors }) => ({
  directed,
  edges,
  vertices: [...Array(vertices).keys()].map((i) => ({
    place: places[i],
    data: {
      owner: /** @type {'A' | 'B'} */ (colors?.[i] ?? (i % 2 ? 'B' : 'A')),
      labelled: labelled.includes(i + 1),
    },
  })),
});

/**
 * Edges as notation writes them; a vertex without any is named alone. What is labelled and whose it is goes with it.
 * @param {Sketch} sketch @param {boolean} partizan
 */
export function spell({ vertices, edges, directed }, partizan) {
  const joined = new Set(edges.flat());
  const alone = vertices.map((_, i) => i + 1).filter((vertex) => !joined.has(vertex));
  const board = [...edges.map((ends) => ends.join(directed ? '>' : '-')), ...alone].join(',');
  const labelled = vertices.flatMap(({ data }, i) => (data.labelled ? [i + 1] : []));
  const colours = vertices.map(({ data }) => data.owner).join('');
  return `convexity:${board}${labelled.length ? `;labelled=${labelled.join('+')}` : ''}${partizan && colours ? `;colors=${colours}` : ''}`;
}

/** What kind of text was pasted: the engine reads it, but has to be told what it is. @param {string} text @returns {string} the board of a line */
export function boardOf(text) {
  const plain = text
    .trim()
    .replace(/^convexity:/, '')
    .replace(/^>>graph6<</, '');
  const rows = plain.replace(/[[\]{}()]/g, ' ').trim();
  if (/^[01][01\s,;/]*$/.test(rows) && /[\s;/]|^.{4,}$/.test(rows)) return `m=${matrix(rows)}`;
  if (/^(g6|m)=/.test(plain)) return plain;
  if (/^\d/.test(plain))
    return plain
      .replace(/\s*(->|→)\s*/g, '>')
      .replace(/\s*([-–>])\s*/g, (_, sign) => (sign === '>' ? '>' : '-'))
      .replace(/[\s,;]+/g, ',');
  return `g6=${plain}`;
}

/** One row after another, whatever stands between the digits. @param {string} text */
function matrix(text) {
  const rows = text
    .split(/[\n;/]+/)
    .map((row) => row.replace(/[^01]/g, ''))
    .filter(Boolean);
  if (rows.length > 1) return rows.join('/');
  const digits = rows[0] ?? '';
  const side = Math.round(Math.sqrt(digits.length));
  return side * side === digits.length ? (digits.match(new RegExp(`.{${side}}`, 'g')) ?? []).join('/') : digits;
}
