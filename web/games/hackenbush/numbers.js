// Dyadic fractions: read, compared, written, and as the stalk that is worth them.

/** A fraction in lowest terms whose denominator is a power of two. @typedef {{ n: bigint, d: bigint }} Dyadic */

/** Stalks longer than this are not drawn. */
export const TALLEST = 40;

/** As values are written: 3/4, -2. @param {string} text @returns {Dyadic | null} null for values that are no numbers */
export function readNumber(text) {
  const found = /^(-?\d+)(?:\/(\d+))?$/.exec(text);
  return found ? { n: BigInt(found[1]), d: BigInt(found[2] ?? 1) } : null;
}

/** As people write it, too: 2.75, −5/8, 1,5. @param {string} text @returns {Dyadic | null} null where it is no dyadic fraction */
export function readDyadic(text) {
  const plain = text.trim().replace(/^[−–]/, '-').replace(',', '.');
  const decimal = /^(-?)(\d{1,12})\.(\d{1,12})$/.exec(plain);
  const found = decimal ? { n: BigInt(decimal[1] + decimal[2] + decimal[3]), d: 10n ** BigInt(decimal[3].length) } : readNumber(plain);
  if (!found || found.d === 0n) return null;
  const common = divisor(found.n < 0n ? -found.n : found.n, found.d);
  const [n, d] = [found.n / common, found.d / common];
  return (d & (d - 1n)) === 0n ? { n, d } : null;
}

/** @param {bigint} a @param {bigint} b @returns {bigint} */
function divisor(a, b) {
  return b === 0n ? a : divisor(b, a % b);
}

/** @param {Dyadic} number */
export const write = ({ n, d }) => (d === 1n ? String(n) : `${n}/${d}`);

/** For the eye: near enough for a place on a line. @param {Dyadic} number */
export function toFloat({ n, d }) {
  const whole = n / d;
  const size = 2n ** 60n;
  return Number(whole) + Number(((n - whole * d) * size) / d) / Number(size);
}

/** @param {Dyadic} a @param {Dyadic} b */
export function compare(a, b) {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/**
 * The stalk that is worth a number, read from the ground: each edge says on which side of the numbers so far it lies,
 * blue for above, red for below (Berlekamp's rule).
 * @param {Dyadic} number @returns {string | null} null where it is too tall
 */
export function stalkOf({ n, d }) {
  let letters = '';
  let at = 0n;
  /** @type {[bigint | null, bigint | null]} */
  let [low, high] = [null, null];
  while (at !== n) {
    if (letters.length === TALLEST) return null;
    if (n > at) {
      letters += 'B';
      low = at;
    } else {
      letters += 'R';
      high = at;
    }
    at = low === null ? /** @type {bigint} */ (high) - d : high === null ? low + d : (low + high) / 2n;
  }
  return letters;
}

/** All numbers born until a day, in order. @param {number} day @returns {{ number: Dyadic, day: number }[]} */
export function bornUntil(day) {
  /** @type {{ number: Dyadic, day: number }[]} */
  let born = [];
  for (let today = 0; today <= day; today++) {
    const gaps = [null, ...born.map(({ number }) => number), null];
    const fresh = gaps.slice(1).map((high, i) => ({ number: between(gaps[i], high), day: today }));
    born = fresh.flatMap((one, i) => (i < born.length ? [one, born[i]] : [one]));
  }
  return born;
}

/** The simplest number between two neighbours of an earlier day. @param {Dyadic | null} low @param {Dyadic | null} high @returns {Dyadic} */
function between(low, high) {
  if (!low && !high) return { n: 0n, d: 1n };
  if (!low) return { n: /** @type {Dyadic} */ (high).n - 1n, d: 1n };
  if (!high) return { n: low.n + 1n, d: 1n };
  // Neighbours: the coarser denominator divides the finer one, and the middle has twice that.
  const d = low.d * high.d * 2n;
  const n = low.n * high.d + high.n * low.d;
  const common = divisor(n < 0n ? -n : n, d);
  return { n: n / common, d: d / common };
}
