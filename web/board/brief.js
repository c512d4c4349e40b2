// Values can have thousands of digits, or a canonical form as long as a page. Where there is only a line for
// them their beginning and their end are shown.

const LONGEST = 30;

/** Notation is ASCII, and writes infinity as `oo`. @param {string} value */
const spelled = (value) => value.replace(/\boo(?=\()/g, '∞');

/** @param {string} value @param {number} [most] characters that there is room for */
export function brief(value, most = LONGEST) {
  const text = spelled(value);
  if (text.length <= most) return text;
  const tail = Math.floor((most - 1) / 3);
  return `${text.slice(0, most - 1 - tail)}…${text.slice(-tail)}`;
}

/** What a sentence says of a value, in brief. @template {Record<string, any>} T @param {T} args @param {number} [most] @returns {T} */
export function briefly(args, most) {
  const short = (/** @type {any} */ value) => (typeof value === 'string' ? brief(value, most) : value);
  return /** @type {T} */ (
    Object.fromEntries(Object.entries(args).map(([name, value]) => [name, Array.isArray(value) ? value.map(short) : short(value)]))
  );
}

/** The size of a nimber as it is written, or null where a value is none. @param {string | null} value @returns {number | null} */
export function nimberOf(value) {
  if (value === '0') return 0;
  const found = /^\*(\d*)$/.exec(value ?? '');
  return found ? Number(found[1] || 1) : null;
}
