// Vertices: open, only covered, chosen. Colour is never alone: what is covered is hatched, what was chosen is full and has
// a ring (whole for Alice, dashed for Bob), and where vertices belong to somebody Alice's are round and Bob's are square.

/** @typedef {import('../../board/pen.js').Pen} Pen */
/** @typedef {import('../../board/pen.js').Style} Style */
/** @typedef {import('../../board/curve.js').Place} Place */

/** The colours of Alice and Bob. */
export const TOKENS = ['second', 'first'];

/**
 * @typedef {object} Look
 * @property {'A' | 'B' | null} owner
 * @property {'open' | 'covered' | 'chosen' | 'labelled'} state
 * @property {number | null} by who chose it
 * @property {boolean} legal may the player to move choose it?
 * @property {boolean} [last] chosen just now
 * @property {boolean} [quiet] nothing to choose here: the game is over
 */

/** @param {Pen} pen @param {Place} at @param {number} r @param {'A' | 'B' | null} owner @param {Style} style */
export function outline(pen, [x, y], r, owner, style) {
  if (owner !== 'B') return pen.circle(x, y, r, style);
  const half = r * 0.93;
  pen.rect(x - half, y - half, 2 * half, 2 * half, { ...style, radius: r * 0.24 });
}

/** @param {Pen} pen @param {Place} at @param {number} r @param {Look} look @param {string} text its number, or nothing */
export function vertex(pen, at, r, { owner, state, by, legal, last, quiet }, text) {
  const own = owner ? TOKENS[owner === 'A' ? 0 : 1] : null;
  const mine = state === 'labelled' ? 'ink' : by === null ? (own ?? 'ink') : TOKENS[by];
  const size = r * (text.length > 1 ? 0.92 : 1.04);
  const label = (/** @type {string} */ fill, /** @type {number} */ weight, /** @type {string | undefined} */ halo = undefined) => {
    if (text) pen.text(at[0], at[1] + r * 0.05, text, { size, weight, fill, halo });
  };
  if (state === 'chosen' || state === 'labelled') {
    ring(pen, at, r, mine, state === 'chosen' ? by : null, owner, !!last);
    outline(pen, at, r, owner, { fill: mine });
    return label(mine === 'ink' ? 'paper' : `on-${mine}`, 700);
  }
  const covered = state === 'covered';
  const dim = !legal && !quiet;
  outline(pen, at, r, owner, { fill: covered ? 'accent-soft' : own && !dim ? `${own}-soft` : 'surface' });
  if (covered) hatch(pen, at, r * (owner === 'B' ? 0.84 : 0.97), own ?? 'accent');
  outline(pen, at, r, owner, {
    stroke: own ?? (covered ? 'accent' : dim ? 'edge' : 'ink'),
    width: dim ? 1.25 : Math.max(1.4, Math.min(2.2, r * 0.11)),
    alpha: dim && own ? 0.75 : 1,
  });
  label(dim ? 'muted' : 'ink', dim ? 400 : 700, covered ? 'accent-soft' : undefined);
}

/** @param {Pen} pen @param {Place} at @param {number} r @param {string} token @param {number | null} by @param {'A' | 'B' | null} owner @param {boolean} last */
function ring(pen, at, r, token, by, owner, last) {
  const away = Math.max(1.6, r * 0.2);
  const width = Math.max(1, r * 0.1);
  outline(pen, at, r + away + width, owner, { fill: 'paper' });
  if (last && token !== 'ink') outline(pen, at, r + away + width * 2.2, owner, { fill: `${token}-soft` });
  const dash = by === 1 ? [r * 0.34, r * 0.34] : undefined;
  outline(pen, at, r + away, owner, { stroke: token, width: last ? width * 1.5 : width, dash });
}

/** Slanted strokes inside a disc. @param {Pen} pen @param {Place} at @param {number} r @param {string} token */
function hatch(pen, [x, y], r, token) {
  const step = Math.max(3.2, r * 0.36);
  const s = Math.SQRT1_2;
  /** @type {import('../../board/pen.js').Command[]} */
  const path = [];
  const count = Math.floor((r * 0.92) / step);
  for (let i = -count; i <= count; i++) {
    const away = i * step;
    const half = Math.sqrt(Math.max(0, r * r * 0.86 - away * away));
    path.push(['M', x + (away - half) * s, y + (away + half) * s], ['L', x + (away + half) * s, y + (away - half) * s]);
  }
  pen.path(path, { stroke: token, width: Math.max(0.7, r * 0.055), alpha: 0.5 });
}
