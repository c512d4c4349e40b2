// Vertices and the tokens on them. A goal has a double rim; several tokens on a vertex are fanned out.

/** @typedef {import('../../board/pen.js').Pen} Pen */
/** @typedef {import('../../board/curve.js').Place} Place */

/** The colours of the two players. */
export const COLOURS = ['first', 'second'];

/** More tokens than this on a vertex are a fan of so many and a number. */
const FANNED = 5;
/** A fan is no wider than this, in radii. */
const SPREAD = 1.35;

/**
 * @param {Pen} pen @param {Place} at @param {number} r
 * @param {{ goal: boolean, text: string, small: boolean }} look
 */
export function vertex(pen, [x, y], r, { goal, text, small }) {
  const width = small ? Math.max(0.8, r * 0.2) : Math.max(1.2, r * 0.085);
  pen.circle(x, y, r, { fill: goal && !small ? 'sunk' : 'surface', stroke: goal ? 'ink' : 'edge', width });
  if (goal) pen.circle(x, y, r * (small ? 0.45 : 0.78), { stroke: 'ink', width: width * 0.85 });
  if (text) pen.text(x, y + r * 0.05, text, { size: r * (goal ? 0.8 : 0.92), weight: goal ? 600 : 500, fill: goal ? 'ink' : 'muted' });
}

/** Where the tokens of one vertex stand. @param {Place} at @param {number} r @param {number} count @returns {Place[]} back to front */
export function fan([x, y], r, count) {
  const shown = Math.min(FANNED, count);
  const step = shown > 1 ? Math.min(0.58, SPREAD / (shown - 1)) * r : 0;
  return [...Array(shown).keys()].map((i) => {
    const aside = i - (shown - 1) / 2;
    return [x + aside * step, y + (aside * aside - ((shown - 1) / 2) ** 2) * r * 0.07];
  });
}

/** How far from the middle of a vertex its tokens reach. @param {number} r @param {number} count */
export function rim(r, count) {
  const shown = Math.min(FANNED, count);
  return r * (1 + (shown > 1 ? 0.1 : 0));
}

/**
 * All tokens of a vertex.
 * @param {Pen} pen @param {Place} at @param {number} r @param {number} count
 * @param {{ text: string, small: boolean, goal?: boolean, lifted?: boolean, t: import('../types.js').Translate }} look
 */
export function tokens(pen, at, r, count, { text, small, goal = false, lifted = false, t }) {
  const size = goal && !small ? r * 0.74 : r;
  const places = fan(at, size, count);
  for (const [i, place] of places.entries()) {
    const front = i === places.length - 1;
    token(pen, place, size * (places.length > 1 ? 0.82 : 1), { text: front ? text : '', small, lifted: lifted && front });
  }
  if (count <= FANNED || small) return;
  const [x, y] = places[places.length - 1];
  const sign = `×${t.number(count)}`;
  const style = { size: Math.max(11, r * 0.62), weight: 700, align: /** @type {const} */ ('left'), halo: 'paper' };
  pen.text(x + size * 0.75, y - size * 0.85, sign, style);
}

/** @param {Pen} pen @param {Place} at @param {number} r @param {{ text: string, small?: boolean, lifted?: boolean, alpha?: number }} look */
export function token(pen, [x, y], r, { text, small = false, lifted = false, alpha }) {
  if (small) return pen.circle(x, y, r * 1.25, { fill: 'accent', stroke: 'paper', width: Math.max(0.8, r * 0.25) });
  const up = lifted ? r * 0.2 : 0;
  pen.circle(x + up * 0.4, y + r * 0.14 + up, r * 1.03, { fill: 'shadow', alpha });
  pen.circle(x, y - up, r, { fill: 'accent', stroke: 'paper', width: Math.max(1.5, r * 0.1), alpha });
  pen.circle(x, y - up, r * 0.76, { stroke: 'on-accent', width: Math.max(0.8, r * 0.055), alpha: 0.45 * (alpha ?? 1) });
  if (text) pen.text(x, y - up + r * 0.05, text, { size: r * (text.length > 1 ? 0.82 : 0.92), weight: 700, fill: 'on-accent', alpha });
}
