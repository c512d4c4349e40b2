// A graph while it is drawn: vertices with places and whatever a game knows of them, numbered 1, 2, 3, … without gaps,
// and edges between them, or arcs. Two vertices are joined once, or once in each direction.

import { createPast } from './past.js';

/** @typedef {import('./curve.js').Place} Place */
/** @typedef {[from: number, to: number]} Edge */

/**
 * @template T what a game knows of a vertex
 * @typedef {{ place: Place, data: T }} Vertex
 */

/**
 * @template T
 * @typedef {{ directed: boolean, vertices: Vertex<T>[], edges: Edge[] }} GraphState
 */

/**
 * @template T
 * @typedef {ReturnType<typeof createGraphSketch<T>>} GraphSketch
 */

/** A new vertex that comes without a place stands so far from the one that it grows out of. */
const STEP = 0.9;

/**
 * @template T
 * @param {(count: number) => T} fresh what is known of a vertex that was just drawn, the so many-th
 */
export function createGraphSketch(fresh) {
  /** @type {GraphState<T>} */
  let state = { directed: false, vertices: [], edges: [] };
  const past = createPast(
    () => state,
    (before) => {
      state = before;
    },
  );
  const { mark } = past;

  /** @param {Place} place @returns {number} its number */
  function put(place) {
    state.vertices.push({ place, data: fresh(state.vertices.length + 1) });
    return state.vertices.length;
  }

  /** @param {number} from @param {number} to */
  const joined = (from, to) => state.edges.some(([a, b]) => (a === from && b === to) || (!state.directed && a === to && b === from));

  /** A free place near a vertex, or near the middle. @param {number} vertex 0 for none @returns {Place} */
  function beside(vertex) {
    const [x, y] = state.vertices[vertex - 1]?.place ?? [0, 0];
    const turns = [...Array(12).keys()].map((i) => (i * Math.PI) / 6 + 0.3);
    const room = (/** @type {Place} */ place) =>
      Math.min(9, ...state.vertices.map(({ place: other }) => Math.hypot(place[0] - other[0], place[1] - other[1])));
    const free = turns.map((turn) => /** @type {Place} */ ([x + STEP * Math.cos(turn), y + STEP * Math.sin(turn)]));
    return state.vertices.length ? free.reduce((best, place) => (room(place) > room(best) + 0.01 ? place : best)) : [0, 0];
  }

  return {
    get directed() {
      return state.directed;
    },
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
    undo: past.undo,
    /** Another graph. @param {GraphState<T>} graph */
    load(graph) {
      if (state.vertices.length) mark();
      state = JSON.parse(JSON.stringify(graph));
    },
    /** The same graph with other places. @param {Place[]} places */
    place(places) {
      mark();
      for (const [i, vertex] of state.vertices.entries()) vertex.place = places[i];
    },
    /** @param {Place} place @returns {number} its number */
    add(place) {
      mark();
      return put(place);
    },
    /** A vertex without a place of its own, joined to another unless that is 0. @param {number} from @returns {number} its number */
    grow(from) {
      mark();
      const vertex = put(beside(from));
      if (from) state.edges.push([from, vertex]);
      return vertex;
    },
    /** What is joined already stays so. @param {number | Place} from a place becomes a new vertex @param {number | Place} to @returns {number} the far end */
    join(from, to) {
      mark();
      const [a, b] = [from, to].map((end) => (typeof end === 'number' ? end : put(end)));
      if (!joined(a, b)) state.edges.push([a, b]);
      return b;
    },
    /** @param {number} edge */
    removeEdge(edge) {
      mark();
      state.edges.splice(edge, 1);
    },
    /** With its edges; those after it move up. @param {number} vertex */
    removeVertex(vertex) {
      mark();
      const renamed = (/** @type {number} */ name) => (name > vertex ? name - 1 : name);
      state.vertices.splice(vertex - 1, 1);
      state.edges = state.edges.filter((ends) => !ends.includes(vertex)).map(([a, b]) => [renamed(a), renamed(b)]);
    },
    /** @param {number} edge */
    turnRound(edge) {
      const [a, b] = state.edges[edge];
      if (joined(b, a)) return;
      mark();
      state.edges[edge] = [b, a];
    },
    /** Edges become arcs, or arcs edges. @param {boolean} directed */
    direct(directed) {
      if (directed === state.directed) return;
      mark();
      const all = state.edges;
      state.directed = directed;
      state.edges = [];
      for (const [a, b] of all) if (!joined(a, b) && (directed || a !== b)) state.edges.push([a, b]);
    },
    /** @param {number} vertex @param {(data: T) => T} change */
    change(vertex, change) {
      mark();
      state.vertices[vertex - 1].data = change(state.vertices[vertex - 1].data);
    },
    /** All of them as one step. @param {(data: T, vertex: number) => T} change */
    changeAll(change) {
      mark();
      for (const [i, vertex] of state.vertices.entries()) vertex.data = change(vertex.data, i + 1);
    },
    /** Not remembered: whoever drags it has marked the beginning. @param {number} vertex @param {Place} place */
    move(vertex, place) {
      state.vertices[vertex - 1].place = place;
    },
    clear() {
      mark();
      state = { ...state, vertices: [], edges: [] };
    },
  };
}
