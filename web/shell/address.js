/**
 * The address says everything: which screen, which position with its moves, and what a link or an embed has fixed.
 *   index.html?mode=hint&lang=es&theme=dark&first=person&second=perfect#nim:3,5,7;moves=2-3
 * `seat=second&robot=perfect`, as an embedded board says it, stands for `first=perfect&second=person`.
 */

/** @typedef {'hidden'|'hint'|'full'} Mode */
/** @typedef {{ mode: Mode|null, lang: string|null, theme: string|null, report: string|null, lock: string|null, first: string|null, second: string|null, origin: string|null, start: string|null }} Fixed  `report`, `origin` (empty: no page at all) and `start` (where a new game begins) are for frames */
/** @typedef {{ key: string, name: string, found: string, [more: string]: string|string[] }} AddressFault  a sentence by its key, and its arguments */
/** @typedef {{ screen: 'home' } | { screen: 'learn', game: string|null, expression: string|null } | { screen: 'edit', line: string } | { screen: 'exercises', text: string } | { screen: 'table', line: string }} Route */

const allowed = {
  mode: ['hidden', 'hint', 'full'],
  lang: ['en', 'es', 'pt'],
  theme: ['light', 'dark'],
  report: ['xapi'],
  lock: ['board'],
  seat: ['first', 'second', 'both', 'none'],
};

/** What a link means by "robot" where it does not say which. */
export const ANY_ROBOT = 'robot';

/**
 * What the part after `?` fixes. Seats are checked later, against the robots of the game.
 * @param {string} search
 * @returns {{ fixed: Fixed, faults: AddressFault[] }}
 */
export function readFixed(search) {
  const query = new URLSearchParams(search);
  /** @type {any} */
  const fixed = {
    mode: null,
    lang: null,
    theme: null,
    report: null,
    lock: null,
    seat: null,
    origin: query.get('origin'),
    start: query.get('start'),
  };
  /** @type {AddressFault[]} */
  const faults = [];
  for (const [name, values] of Object.entries(allowed)) {
    // A lock without a word is one all the same, as attributes are.
    const found = query.get(name) || (name === 'lock' && query.has(name) ? values[0] : '');
    if (!found) continue;
    const value = name === 'lang' ? found.toLowerCase().split('-')[0] : found;
    if (values.includes(value)) fixed[name] = value;
    else faults.push({ key: 'error.address', name, found, values });
  }
  const { seat, origin, ...rest } = fixed;
  // A seat that there is not is no reason to leave both to people.
  const seats = seatsOf(seat ?? (query.get('seat') && 'first'), query.get('robot'));
  rest.first = query.get('first') || seats[0];
  rest.second = query.get('second') || seats[1];
  rest.origin = origin && originOf(origin);
  // Whoever names a page that cannot be meant other pages to be kept out: then none is spoken to.
  if (origin !== null && !rest.origin) {
    rest.origin = '';
    faults.push({ key: 'error.origin', name: 'origin', found: origin });
  }
  return { fixed: rest, faults };
}

/** Where the reader sits, and who sits elsewhere. @param {string|null} seat @param {string|null} robot @returns {(string|null)[]} */
function seatsOf(seat, robot) {
  if (!seat && !robot) return [null, null];
  const of = (/** @type {string} */ other) => (seat === 'none' || (seat ?? 'first') === other ? robot || ANY_ROBOT : 'person');
  return [of('second'), of('first')];
}

/** @param {string} address @returns {string|null} null where it has none */
function originOf(address) {
  try {
    const { origin, protocol } = new URL(address);
    // Browsers do not agree on what a file has; none lets a message be sent to it.
    return origin === 'null' || protocol === 'file:' ? null : origin;
  } catch {
    return null;
  }
}

/** A set of exercises says itself what is escaped in it. */
const EXERCISES = /^exercises(?=$|[/?])/;

/** @param {string} hash with or without its `#` @returns {Route} */
export function readRoute(hash) {
  const raw = hash.replace(/^#/, '');
  if (EXERCISES.test(raw)) return { screen: 'exercises', text: raw.slice('exercises'.length) };
  const text = decodeOnce(raw);
  // Some platforms escape all of an address.
  if (EXERCISES.test(text)) return { screen: 'exercises', text: text.slice('exercises'.length) };
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
export function toHash(line) {
  return EXERCISES.test(line) ? `#${line}` : `#${line.replace(/[%\s"<>`\\^{|}]/g, (sign) => encodeURIComponent(sign))}`;
}

/** @param {string} line */
export const gameOf = (line) => line.trim().split(':')[0].trim();

/**
 * A start line and moves, as one line.
 * @param {string} start @param {readonly string[]} moves
 */
export const lineOf = (start, moves) => (moves.length === 0 ? start : `${start};moves=${moves.join(',')}`);
