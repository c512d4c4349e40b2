// What the engine says of the parts of a position; several panels ask for the same.

/**
 * @typedef {object} Part
 * @property {number[]} from the covered vertices that it hangs on
 * @property {number[]} vertices its own
 * @property {string | null} value
 * @property {string | null} hackenbush the stalk or tree that plays alike, in letters, the edge on the ground first
 * @property {number[]} order the vertex of each of its edges
 */

/** @typedef {{ parts: Part[], sum: string | null, kind: 'nim' | 'numbers' | 'games' }} Parts */

/** @type {WeakMap<import('../types.js').Engine, Map<string, Promise<Parts | null>>>} */
const asked = new WeakMap();
/** One goes back and forth over the same few positions. */
const KEPT = 40;

/** @param {import('../types.js').Engine} engine @param {string} position @returns {Promise<Parts | null>} */
export function fetchParts(engine, position) {
  const known = asked.get(engine) ?? new Map();
  asked.set(engine, known);
  const found = known.get(position);
  if (found) return found;
  const parts = /** @type {Promise<any>} */ (engine.graph(position)).catch(() => {
    known.delete(position);
    return null;
  });
  known.set(position, parts);
  if (known.size > KEPT) known.delete(known.keys().next().value);
  return parts;
}
