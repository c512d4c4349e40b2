// Values can have thousands of digits, or a canonical form as long as a page. Where there is only a line for
// them their beginning and their end are shown.

const LONGEST = 30;

/** @param {string} value @param {number} [most] characters that there is room for */
export function brief(value, most = LONGEST) {
  if (value.length <= most) return value;
  const tail = Math.floor((most - 1) / 3);
  return `${value.slice(0, most - 1 - tail)}…${value.slice(-tail)}`;
}

/** What a sentence says of a value, in brief. @template {Record<string, any>} T @param {T} args @param {number} [most] @returns {T} */
export function briefly(args, most) {
  return /** @type {T} */ (
    Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typeof value === 'string' ? brief(value, most) : value]))
  );
}
