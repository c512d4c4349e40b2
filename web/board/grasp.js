// Taking hold of a thing and saying where it goes: tap it, then tap the target, or drag.
// A view that wants this has `origin` and `reach`; for others nothing is ever held.

/** @typedef {{ x: number, y: number }} Point */

/**
 * @param {import('../games/types.js').BoardView} view
 * @param {{ table: import('../games/types.js').Table | null, origin: string | null, near: string | null }} state
 * @param {() => any} geometry
 */
export function createGrasp(view, state, geometry) {
  /** Was it taken hold of by the press that still lasts? */
  let fresh = false;
  /** @type {string | null} what was pressed while something was held */
  let pressed = null;

  /** @param {Point} point */
  const at = ({ x, y }) => (state.table && geometry() ? (view.origin?.(geometry(), x, y, state.table) ?? null) : null);

  /** The move from what is held to here. @param {Point} point */
  const reach = ({ x, y }) =>
    state.origin !== null && state.table && geometry() ? (view.reach?.(state.origin, geometry(), x, y, state.table) ?? null) : null;

  function drop() {
    state.origin = null;
    state.near = null;
    fresh = false;
    pressed = null;
  }

  return {
    at,
    reach,
    drop,
    /** Is a drag under way? */
    get pulling() {
      return fresh;
    },
    /** While something is held, a tap beside everything lets go. @param {Point} point */
    wants: (point) => state.origin !== null || at(point) !== null,
    /** @param {Point} point */
    press(point) {
      const found = at(point);
      state.near = null;
      if (state.origin === null) {
        state.origin = found;
        fresh = found !== null;
      } else pressed = found ?? '';
    },
    /** @param {boolean} moved a move was chosen @param {boolean} slid the pointer has travelled */
    release(moved, slid) {
      // A tap takes hold; a move, a drag to nowhere or a tap on what is held lets go.
      const keeps = fresh && !slid && !moved;
      const other = pressed && pressed !== state.origin && !moved ? pressed : null;
      const held = state.origin;
      drop();
      if (keeps) state.origin = held;
      else if (other) state.origin = other;
    },
  };
}
