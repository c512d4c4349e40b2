// The way back while something is drawn: whole states, as text.

/** Older ones are forgotten. */
const KEPT = 200;

/**
 * @template T
 * @param {() => T} get
 * @param {(state: T) => void} set
 */
export function createPast(get, set) {
  /** @type {string[]} */
  const past = [];
  return {
    get canUndo() {
      return past.length > 0;
    },
    /** Remembers how it is before it changes. */
    mark() {
      past.push(JSON.stringify(get()));
      if (past.length > KEPT) past.shift();
    },
    undo() {
      const before = past.pop();
      if (before) set(JSON.parse(before));
    },
  };
}
