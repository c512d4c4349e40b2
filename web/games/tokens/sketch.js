// The digraph of the editor with its tokens, and the line that it spells.

import { createGraphSketch } from '../../board/graph-sketch.js';

/** @typedef {import('./layout.js').Board} Board */
/** @typedef {{ name: number, tokens: number }} Vertex vertices keep their names when others go */
/** @typedef {import('../../board/graph-sketch.js').GraphSketch<Vertex>} Sketch */

/** @returns {Sketch} */
export function createSketch() {
  /** The least name that is not taken. @returns {number} */
  const free = () => {
    const taken = new Set(sketch.vertices.map(({ data }) => data.name));
    let name = 1;
    while (taken.has(name)) name += 1;
    return name;
  };
  /** @type {Sketch} */
  const sketch = createGraphSketch(() => ({ name: free(), tokens: 0 }));
  return sketch;
}

/** The drawing of a table. @param {Board} board @returns {import('../../board/graph-sketch.js').GraphState<Vertex>} */
export function drawingOf({ vertices, places, arcs, start }) {
  const number = new Map(vertices.map((name, i) => [name, i + 1]));
  return {
    directed: true,
    vertices: vertices.map((name, i) => ({ place: places[i], data: { name, tokens: start.filter((vertex) => vertex === name).length } })),
    edges: arcs.map(({ from, to }) => [number.get(from) ?? 1, number.get(to) ?? 1]),
  };
}

/** @param {Sketch} sketch */
export function spell({ vertices, edges }) {
  const name = (/** @type {number} */ vertex) => vertices[vertex - 1].data.name;
  const joined = new Set(edges.flat());
  const alone = vertices.flatMap(({ data }, i) => (joined.has(i + 1) ? [] : [data.name]));
  const board = [...edges.map(([from, to]) => `${name(from)}>${name(to)}`), ...alone].join(',');
  const on = tokensOf({ vertices });
  return `tokens:${board}${on.length ? `;on=${on.join(',')}` : ''}`;
}

/** The vertices of all tokens, rising. @param {Pick<Sketch, 'vertices'>} sketch */
export const tokensOf = ({ vertices }) => vertices.flatMap(({ data: { name, tokens } }) => Array(tokens).fill(name)).sort((a, b) => a - b);
