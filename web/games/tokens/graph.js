// What the engine says of a board and the tokens on it; several panels ask for the same.

/** @typedef {import('../../engine/types.js').Reason} Reason */
/** @typedef {import('../../board/curve.js').Place} Place */
/** @typedef {import('./layout.js').Arc} Arc */

/** @typedef {{ vertex: number, label: 'P' | 'N' | 'D', remoteness: number | null, value: string, counter: number | null, pace: number | null, block: number }} Known */
/** @typedef {{ vertex: number, label: 'P' | 'N' | 'D', counter: number | null, remoteness: number | null, because: number[], rule: Reason }} Labelled */
/** @typedef {{ vertex: number, value: string | null, back: number | null }} Follower as known when its vertex gets a value; `back` has that value already */
/** @typedef {{ vertex: number, value: string, counter: number | null, mex: number, followers: Follower[], rule: Reason }} Valued */
/** @typedef {{ block: number, vertices: number[], label: 'P' | 'N' | 'D', value: string, place: Place }} Block */

/**
 * @typedef {object} Insight
 * @property {Known[]} vertices
 * @property {Labelled[]} labelling in the order of the run
 * @property {Valued[]} valuing
 * @property {{ blocks: Block[], arcs: Arc[] }} quotient
 * @property {{ terms: { vertex: number, value: string, total: string }[], total: string }} sum
 */

/** @type {WeakMap<import('../types.js').Engine, Map<string, Promise<Insight | null>>>} */
const asked = new WeakMap();
/** One goes back and forth over the same few positions. */
const KEPT = 40;

/** @param {import('../types.js').Engine} engine @param {string} position @returns {Promise<Insight | null>} */
export function fetchInsight(engine, position) {
  const known = asked.get(engine) ?? new Map();
  asked.set(engine, known);
  const found = known.get(position);
  if (found) return found;
  const insight = /** @type {Promise<any>} */ (engine.graph(position)).catch(() => {
    known.delete(position);
    return null;
  });
  known.set(position, insight);
  if (known.size > KEPT) known.delete(known.keys().next().value);
  return insight;
}
