/**
 * A set of exercises is one line of text, in a link or an attribute:
 *   exercises?title=Nim&position=nim:3,5,7&goal=find&tries=2&position=nim:1,2,3&goal=win&seat=second
 * What follows a position belongs to it; what is left out has its usual value. `exercises/nim/1` is a set that comes
 * with the product.
 */
import { loadData } from '../data.js';

/** @typedef {'find'|'all'|'best'|'who'|'win'|'draw'} Goal */
/**
 * @typedef {object} Exercise
 * @property {string} line  where it begins
 * @property {Goal} goal
 * @property {'first'|'second'} seat  of the reader, where a game is played
 * @property {string} robot  of the other seat
 * @property {number} tries  how often one may be wrong; 0 for as often as one likes
 * @property {import('../shell/address.js').Mode} mode
 * @property {string} note  a sentence of the teacher's
 */
/** @typedef {{ title: string, exercises: Exercise[] }} ExerciseSet */
/** @typedef {Record<string, string[][]>} ReadySets  by game and level, each exercise as what follows `?` */

export const goals = /** @type {const} */ (['find', 'all', 'best', 'who', 'win', 'draw']);

/** More than this is not read by anybody, and makes a page slow. */
const MOST = 100;
const LONGEST = { title: 200, note: 1000, position: 65_536 };
const MOST_TRIES = 99;

/** @type {Omit<Exercise, 'line'>} */
const usual = { goal: 'find', seat: 'first', robot: 'perfect', tries: 3, mode: 'hidden', note: '' };
/** @type {Record<string, readonly string[]>} */
const allowed = { goal: goals, seat: ['first', 'second'], mode: ['hidden', 'hint', 'full'] };

/** Is a game played to its end, rather than one move made? @param {Goal} goal */
export const isGamePlayed = (goal) => goal === 'win' || goal === 'draw';

/** @param {string} line @returns {Exercise} */
export const exerciseOf = (line) => ({ line, ...usual });

/** @param {string} key @param {Record<string, import('../engine/types.js').Argument>} args @returns {import('../engine/types.js').Fault} */
export const fault = (key, args) => ({ key: `exercises.fault.${key}`, args, column: null, text: '' });

/**
 * Throws a fault in words where it cannot be read.
 * @param {string} text  what follows `?`
 * @returns {ExerciseSet}
 */
export function readSet(text) {
  /** @type {ExerciseSet} */
  const set = { title: '', exercises: [] };
  for (const part of text.split('&').filter(Boolean)) {
    const [key, ...rest] = part.split('=');
    const value = decode(key, rest.join('='));
    const last = set.exercises.at(-1);
    const longest = LONGEST[/** @type {'title'} */ (key)];
    if (longest !== undefined && value.length > longest) throw fault('long', { key, longest });
    if (key === 'title') set.title = value;
    else if (key === 'position') set.exercises.push(exerciseOf(value));
    else if (!last || !Object.hasOwn(usual, key))
      throw fault('key', { key, keys: ['title', 'position', ...(last ? Object.keys(usual) : [])] });
    else give(last, key, value);
  }
  if (set.exercises.length > MOST) throw fault('many', { count: set.exercises.length, most: MOST });
  return set;
}

/** A plus is a blank, but in a position it is a plus: `take=1+3`. @param {string} key @param {string} text */
function decode(key, text) {
  try {
    return decodeURIComponent(key === 'position' ? text : text.replace(/\+/g, ' ')).trim();
  } catch {
    throw fault('escape', { key });
  }
}

/** @param {Exercise} exercise @param {string} key @param {string} value */
function give(exercise, key, value) {
  const values = allowed[key];
  if (values && !values.includes(value)) throw fault('value', { key, found: value, values });
  if (key === 'robot' && !/^[a-z0-9]{1,32}$/.test(value)) throw fault('robot', { found: value });
  if (key === 'tries' && !(/^\d{1,2}$/.test(value) && Number(value) <= MOST_TRIES))
    throw fault('tries', { found: value, most: MOST_TRIES });
  Object.assign(exercise, { [key]: key === 'tries' ? Number(value) : value });
}

/** @param {ExerciseSet} set */
export function writeSet({ title, exercises }) {
  const parts = title ? [`title=${escaped(title)}`] : [];
  for (const { line, ...rest } of exercises) {
    parts.push(`position=${escaped(line).replace(/%2B/g, '+')}`);
    for (const [key, value] of Object.entries(rest)) {
      if (value !== usual[/** @type {keyof typeof usual} */ (key)]) parts.push(`${key}=${escaped(String(value))}`);
    }
  }
  return parts.join('&');
}

/** Only what would not survive an address is escaped, so that links stay readable. @param {string} text */
function escaped(text) {
  return encodeURIComponent(text).replace(/%(?:3A|2C|3B|3D|2F|40)/g, decodeURIComponent);
}

/** @returns {Promise<ReadySets>} */
export const readySets = () => loadData('exercises');

/**
 * The set that an address names: `exercises?…` or `exercises/nim/1`. Throws a fault where there is none.
 * @param {string} text  what follows `exercises`
 * @param {ReadySets} ready
 * @param {(game: string, level: number) => string} titleOf  of a set that comes with the product
 * @returns {ExerciseSet}
 */
export function openSet(text, ready, titleOf) {
  if (text.startsWith('?')) {
    const set = readSet(text.slice(1));
    if (set.exercises.length === 0) throw fault('empty', {});
    return set;
  }
  const [, game, level] = /^\/([a-z]+)\/([1-9])$/.exec(text) ?? [];
  const found = Object.hasOwn(ready, game ?? '') ? ready[game][Number(level) - 1] : undefined;
  if (text === '') throw fault('empty', {});
  const levels = Object.values(ready)[0].map((_, place) => place + 1);
  if (!found) throw fault('ready', { found: text.slice(1), games: Object.keys(ready), levels });
  return { title: titleOf(game, Number(level)), exercises: found.flatMap((one) => readSet(one).exercises) };
}
