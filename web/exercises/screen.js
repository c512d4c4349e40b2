/** The screens of exercises: the sets that there are, one to solve, one's own to compose, and a result to check. */
import { createBar } from '../shell/bar.js';
import { el } from '../shell/dom.js';
import { createCheck } from './check.js';
import { createCompose } from './compose.js';
import { addToDraft } from './draft.js';
import { frameOf } from './frame.js';
import { openSet, readySets } from './set.js';
import { createSets } from './sets.js';
import { createSolve } from './solve.js';
import { setTitle } from './words.js';

/** @typedef {import('../shell/app.js').Shell} Shell */
/** @typedef {import('./set.js').ReadySets} ReadySets */
/**
 * @typedef {(main: HTMLElement, shell: Shell, options: PartOptions) => { destroy: () => void }} Part
 * @typedef {{ ready: ReadySets, text: string, onText: (text: string) => void }} PartOptions  `text` follows the `?` in the address, which is told of another
 */

/** What an address names, by its title: everything else is a set. @type {Record<string, [string, Part]>} */
const parts = {
  '': ['title', createSets],
  '/check': ['check', createCheck],
  '/compose': ['compose', createCompose],
};

/**
 * What an address names is read while the screen before it is still there. Rejects with a fault where it cannot be.
 * @param {HTMLElement} host @param {Shell} shell
 * @param {string} text  what follows `exercises`
 * @param {boolean} framed  in a frame there is only the set: whatever else is named there is a fault
 * @returns {Promise<() => import('../shell/app.js').Screen>}
 */
export async function openExercises(host, shell, text, framed) {
  const ready = await readySets();
  if (!framed && text.startsWith('/add?')) {
    text = `/compose?${addToDraft(text.slice('/add?'.length))}`;
    shell.address(`exercises${text}`);
  }
  const [, name, query] = /^([^?]*)\??(.*)$/s.exec(text) ?? ['', '', ''];
  const part = !framed && Object.hasOwn(parts, name) && (name !== '' || query === '') ? parts[name] : null;
  let line = `exercises${text}`;
  const read = () => openSet(text, ready, (game, level) => setTitle(shell.t, game, level));
  if (!part) read();
  return () => {
    const { t } = shell;
    const set = part ? null : read();
    const title = set?.title || t(part && part[0] !== 'title' ? `exercises.${part[0]}` : 'exercises.title');
    document.title = t('table.title', { game: title });
    const main = el('main', { id: 'main', class: framed ? 'exercises framed' : 'exercises', tabindex: -1, 'aria-label': title });
    const heading = el('h1', null, title);
    if (framed) main.append(heading);
    host.append(...(framed ? [main] : [createBar(shell, [heading]), main]));

    if (part) {
      const onText = (/** @type {string} */ now) => {
        line = `exercises${name}?${now}`;
        shell.address(line);
      };
      const made = part[1](main, shell, { ready, text: line.split('?').slice(1).join('?'), onText });
      shell.ready();
      return { line: () => line, destroy: made.destroy };
    }
    const frame = framed ? frameOf(shell, line, () => solve) : null;
    const solve = createSolve(main, shell, { text, set: /** @type {NonNullable<typeof set>} */ (set), onAnswer: frame?.tell });
    frame?.ready();
    return {
      line: () => line,
      refuse: frame?.refuse,
      destroy() {
        solve.destroy();
        frame?.destroy();
      },
    };
  };
}
