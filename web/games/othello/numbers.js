// Numbers as they are written here.

/** @typedef {import('../types.js').Translate} Translate */

/** With a minus that is as wide as a plus. @param {Translate} t @param {number} n */
export const number = (t, n) => t.number(n).replace('-', '−');

/** A difference: with its sign. @param {Translate} t @param {number} n */
export const signed = (t, n) => (n > 0 ? `+${number(t, n)}` : number(t, n));
