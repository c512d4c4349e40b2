/** The set that is being put together, kept between visits: positions can be added to it from any table. */
import { load, save } from '../shell/store.js';
import { readSet, writeSet } from './set.js';

/** @typedef {import('./set.js').ExerciseSet} ExerciseSet */

/** Where storage is refused it is known until the page is left. */
let known = '';

/** @param {unknown} value */
function check(value) {
  try {
    return typeof value === 'string' && readSet(value) ? value : null;
  } catch {
    return null;
  }
}

/** @returns {ExerciseSet} */
export const draft = () => readSet(load('draft', check) ?? known);

/** @param {ExerciseSet} set */
export function keepDraft(set) {
  known = writeSet(set);
  save('draft', known);
}

/** Puts more exercises into it. @param {string} text  what follows `?` @returns {string} the whole set */
export function addToDraft(text) {
  const set = draft();
  set.exercises.push(...readSet(text).exercises);
  keepDraft(set);
  return writeSet(set);
}
