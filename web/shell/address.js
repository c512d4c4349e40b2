/**
 * The address says everything: which screen, which position with its moves, and what a link or an embed has fixed.
 *   index.html?mode=hint&lang=es&theme=dark&first=person&second=perfect#nim:3,5,7;moves=2-3
 */

/** @typedef {'hidden'|'hint'|'full'} Mode */
/** @typedef {{ mode: Mode|null, lang: string|null, theme: string|null, report: string|null, first: string|null, second: string|null, origin: string|null }} Fixed  `report` and `origin` are for frames */
/** @typedef {{ screen: 'home' } | { screen: 'learn', game: string|null, expression: string|null } | { screen: 'edit', line: string } | { screen: 'table', line: string }} Route */

const allowed = {
  mode: ['hidden', 'hint', 'full'],
  lang: ['en', 'es', 'pt'],
  theme: ['light', 'dark'],
  report: ['xapi'],
};

/**
 * What the part after `?` fixes. Seats are checked later, against the robots of the game.
 * @param {string} search
 * @returns {{ fixed: Fixed, faults: { name: string, found: string, values: string[] }[] }}
 */
export function readFixed(search) {
  const query = new URLSearchParams(search);
  /** @type {any} */
  const fixed = {
    mode: null,
    lang: null,
    theme: null,
    report: null,
    first: query.get('first'),
    second: query.get('second'),
    origin: query.get('origin'),
  };
  const faults = [];
  for (const [name, values] of Object.entries(allowed)) {
    const found = query.get(name);
    if (found === null || found === '') continue;
    const value = name === 'lang' ? found.toLowerCase().split('-')[0] : found;
    if (values.includes(value)) fixed[name] = value;
    else faults.push({ name, found, values });
  }
  return { fixed, faults };
}

/** @param {string} hash with or without its `#` @returns {Route} */
export function readRoute(hash) {
  const text = decodeOnce(hash.replace(/^#/, ''));
  if (text.trim() === '') return { screen: 'home' };
  if (text === 'learn') return { screen: 'learn', game: null, expression: null };
  if (text === 'learn/values') return { screen: 'learn', game: null, expression: '' };
  if (text.startsWith('learn/values/')) return { screen: 'learn', game: null, expression: text.slice('learn/values/'.length) };
  if (text.startsWith('learn/')) return { screen: 'learn', game: text.slice('learn/'.length), expression: null };
  if (text.startsWith('edit/')) return { screen: 'edit', line: text.slice('edit/'.length) };
  return { screen: 'table', line: text };
}

/** A stray per cent sign is not a reason to lose the rest of the line. @param {string} text */
function decodeOnce(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A line as the part after `#`: only what would not survive an address is escaped, so that links stay readable. @param {string} line */
export const toHash = (line) => `#${line.replace(/[%\s"<>`\\^{|}]/g, (sign) => encodeURIComponent(sign))}`;

/** @param {string} line */
export const gameOf = (line) => line.trim().split(':')[0].trim();

/**
 * A start line and moves, as one line.
 * @param {string} start @param {readonly string[]} moves
 */
export const lineOf = (start, moves) => (moves.length === 0 ? start : `${start};moves=${moves.join(',')}`);
