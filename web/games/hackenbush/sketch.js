// A drawing while it is made: points with places, edges between them, and the way back.

import { createPast } from '../../board/past.js';

/** @typedef {import('../../board/curve.js').Place} Place */
/** @typedef {import('./layout.js').Colour} Colour */
/** An end of an edge: a point by its name, or a foot on the ground. @typedef {{ vertex: number } | { foot: number }} End */
/** Vertex 0 is the ground; `feet` say where an end stands there. @typedef {{ from: number, to: number, colour: Colour, feet: [number, number] }} SketchEdge */
/** @typedef {{ vertices: { [name: number]: Place }, edges: SketchEdge[] }} State */

/** @typedef {ReturnType<typeof createSketch>} Sketch */

export function createSketch() {
  /** @type {State} */
  let state = { vertices: {}, edges: [] };
  const past = createPast(
    () => state,
    (before) => {
      state = before;
    },
  );
  const { mark } = past;

  /** The least name that is not taken. */
  function free() {
    let name = 1;
    while (name in state.vertices) name += 1;
    return name;
  }

  /** Points that nothing leads to any more go with their last edge. @param {number[]} names */
  function tidyUp(names) {
    for (const name of names) {
      if (!state.edges.some(({ from, to }) => from === name || to === name)) delete state.vertices[name];
    }
  }

  return {
    get vertices() {
      return state.vertices;
    },
    get edges() {
      return state.edges;
    },
    get canUndo() {
      return past.canUndo;
    },
    mark,
    /** The drawing of a table, with the places that the core gave it. @param {import('./layout.js').Edge[]} edges */
    load(edges) {
      if (state.edges.length) mark();
      state = { vertices: {}, edges: [] };
      for (const { from, to, colour, ends } of edges) {
        if (from) state.vertices[from] = ends[0];
        if (to) state.vertices[to] = ends[1];
        state.edges.push({ from, to, colour, feet: [ends[0][0], ends[1][0]] });
      }
    },
    /** The same drawing with other places. @param {import('./layout.js').Edge[]} edges as many, in the same order */
    replace(edges) {
      mark();
      for (const [i, { from, to, ends }] of edges.entries()) {
        const edge = state.edges[i];
        if (from) state.vertices[edge.from] = ends[0];
        if (to) state.vertices[edge.to] = ends[1];
        edge.feet = [ends[0][0], ends[1][0]];
      }
    },
    /** @param {Place} place @returns {number} its name */
    addVertex(place) {
      mark();
      const name = free();
      state.vertices[name] = place;
      return name;
    },
    /** @param {End | Place} from @param {End | Place} to a place becomes a new point @param {Colour} colour @returns {number} the name of the far end */
    addEdge(from, to, colour) {
      mark();
      const ends = [from, to].map((end) => {
        if (!Array.isArray(end)) return end;
        const name = free();
        state.vertices[name] = end;
        return { vertex: name };
      });
      const names = ends.map((end) => ('vertex' in end ? end.vertex : 0));
      const feet = /** @type {[number, number]} */ (ends.map((end) => ('foot' in end ? end.foot : 0)));
      state.edges.push({ from: names[0], to: names[1], colour, feet });
      return names[1];
    },
    /** @param {number} edge @param {Colour} colour */
    recolour(edge, colour) {
      mark();
      state.edges[edge].colour = colour;
    },
    /** @param {number} edge */
    removeEdge(edge) {
      mark();
      const [{ from, to }] = state.edges.splice(edge, 1);
      tidyUp([from, to]);
    },
    /** With all edges that end in it. @param {number} vertex */
    removeVertex(vertex) {
      mark();
      const touched = state.edges.filter(({ from, to }) => from === vertex || to === vertex);
      state.edges = state.edges.filter((edge) => !touched.includes(edge));
      delete state.vertices[vertex];
      tidyUp(touched.flatMap(({ from, to }) => [from, to]));
    },
    /** Not remembered: whoever drags it has marked the beginning. @param {number} vertex @param {Place} place */
    move(vertex, place) {
      state.vertices[vertex] = place;
    },
    clear() {
      mark();
      state = { vertices: {}, edges: [] };
    },
    undo: past.undo,
    /** As notation writes it. */
    get board() {
      return state.edges.map(({ from, to, colour }) => `${from}-${to}${colour[0].toUpperCase()}`).join(',');
    },
  };
}
