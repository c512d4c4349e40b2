// Values as they are heard. A screen reader passes over most signs: of `*2` it says "two", of `*` nothing.

import { brief } from './brief.js';

/** @typedef {import('../games/types.js').Translate} Translate */

/** @type {Record<string, string>} */
const names = {
  '*': 'star',
  '^': 'up',
  v: 'down',
  '-': 'minus',
  '−': 'minus',
  '+': 'plus',
  '{': 'open',
  '|': 'bar',
  '}': 'close',
  '∞': 'infinity',
  '>': 'to',
  '⊕': 'nim-plus',
};

/** @param {string} value @param {Translate} t */
export function spoken(value, t) {
  // Letters that make a word, such as that of a move, are left alone.
  const text = brief(value).replace(/[a-z]+|[*^\-−+{|}∞>⊕]/g, (sign) =>
    Object.hasOwn(names, sign) ? ` ${t(`value.${names[sign]}`)} ` : sign,
  );
  // A long number is heard better as the reader's language groups it; a fraction is notation.
  const grouped = text.replace(/(?<![\d/])\d{4,15}(?![\d/])/g, (digits) => t.number(Number(digits)));
  return grouped
    .replace(/[()]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=,)/g, '')
    .trim();
}

/** What a sentence says of values. @template {Record<string, any>} T @param {T} args @param {Translate} t @returns {T} */
export function spokenArgs(args, t) {
  const say = (/** @type {any} */ value) => (typeof value === 'string' ? spoken(value, t) : value);
  return /** @type {T} */ (
    Object.fromEntries(Object.entries(args).map(([name, value]) => [name, Array.isArray(value) ? value.map(say) : say(value)]))
  );
}
