/** Why a move may not be made, while the player only looks at it: the engine is asked, and the board and the live region say it. */
import { lineOf } from './address.js';
import { faultText, isFault } from './words.js';

/** @typedef {import('./table.js').Desk} Desk */

/** @param {Desk} desk @param {(note: string|null) => void} onNote */
export function createRefusal({ session, engine, shell, view, t }, onNote) {
  /** @type {Map<string, string|null>} sentences by line */
  const known = new Map();
  let position = '';
  /** @type {string|null} */
  let looked = null;

  /** @param {string} line */
  async function ask(line) {
    try {
      await engine.table(line);
      return null;
    } catch (reason) {
      return isFault(reason) ? faultText(t, reason) : null;
    }
  }

  return {
    /** @param {string|null} move  under the pointer or the keyboard */
    async look(move) {
      const { table } = session;
      looked = move;
      onNote(null);
      if (move === null || table.over || table.truncated || table.legal.includes(move)) return;
      if (position !== table.position) known.clear();
      position = table.position;
      const line = lineOf(table.start, [...table.moves, move]);
      const note = known.get(line) ?? (await ask(line));
      known.set(line, note);
      if (looked !== move || session.table !== table) return;
      onNote(note);
      // What the pointer is on is seen; what the keyboard is on has to be said.
      const focused = document.activeElement instanceof HTMLElement && document.activeElement.dataset.move === move;
      if (note && focused && !view.grid) shell.announce(note);
    },
  };
}
