/** How far a student has come with a set, kept between visits where storage is allowed. */
import { load, save } from '../shell/store.js';

/** @typedef {{ answers: import('./judge.js').Answer[], wanted: number }} Progress  of one exercise; wanted is how many right answers it takes */
/** @typedef {{ set: string, name: string, progress: Progress[], restarts?: number }} Kept  `set` is how the address names it; `restarts`: how often all answers were taken back */

/** So many sets are remembered, the last one first. */
const MOST = 30;

/** @param {any} value @returns {value is Kept} */
function isKept(value) {
  const isAnswer = (/** @type {any} */ answer) => typeof answer?.text === 'string' && typeof answer.right === 'boolean';
  const isProgress = (/** @type {any} */ one) => Number.isInteger(one?.wanted) && Array.isArray(one.answers) && one.answers.every(isAnswer);
  return (
    typeof value?.set === 'string' &&
    typeof value.name === 'string' &&
    Array.isArray(value.progress) &&
    value.progress.every(isProgress) &&
    (value.restarts === undefined || Number.isInteger(value.restarts))
  );
}

/** Where storage is refused it is known until the page is left. @type {Kept[]} */
let known = [];

/** @returns {Kept[]} */
const all = () => load('exercises', (value) => (Array.isArray(value) && value.every(isKept) ? value : null)) ?? known;

/** @param {string} set @param {number} count  of its exercises: another number is another set @returns {Kept|null} */
export const keptProgress = (set, count) => all().find((kept) => kept.set === set && kept.progress.length === count) ?? null;

/** Who did the last one is mostly who does the next. */
export const lastName = () => all()[0]?.name ?? '';

/** @param {Kept} kept */
export function keepProgress(kept) {
  known = [kept, ...all().filter(({ set }) => set !== kept.set)].slice(0, MOST);
  save('exercises', known);
}
