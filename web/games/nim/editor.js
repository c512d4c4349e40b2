// Setting up a game: heaps and rules as fields. The fields spell a line of notation, the
// engine reads it; what is wrong with it is said at the field where it is wrong.

import { html } from '../../board/dom.js';
import { paint } from '../../board/picture.js';
import { createTheme } from '../../board/theme.js';
import { draw } from './draw.js';
import { heapFields } from './heap-fields.js';
import { geometry } from './layout.js';
import { ruleFields } from './rule-fields.js';
import { label } from './words.js';

/** @typedef {import('../types.js').EditorContext} EditorContext */
/** @typedef {import('../../engine/types.js').Fault} Fault */
/** A piece of the line and the field it came from. @typedef {{ text: string, field: HTMLInputElement | null }} Piece */

/** @param {HTMLElement} host @param {EditorContext} context */
export function editor(host, { line, t, engine, onLine }) {
  let live = true;
  let turn = 0;
  const heaps = heapFields(t, changed);
  const rules = ruleFields(t, changed);
  const error = html('p', { class: 'edit-error', role: 'alert' });
  error.id = 'edit-error';
  const preview = html('canvas', { class: 'edit-preview', role: 'img' });
  const root = html(
    'div',
    { class: 'nim-edit' },
    html('div', { class: 'edit-fields' }, heaps.element, rules.element, error),
    html('div', { class: 'edit-stage' }, preview),
  );
  host.append(root);

  /** @type {import('../types.js').Table | null} */
  let shown = null;
  const repaint = () => {
    if (shown) paint(preview, { geometry, draw }, shown, { t, theme });
  };
  const theme = createTheme(repaint);
  const observer = new ResizeObserver(repaint);
  observer.observe(preview);

  /** @param {string} text @param {boolean} [into] fill the fields from it @returns {Promise<boolean>} whether it could be read */
  async function read(text, into = false) {
    const mine = ++turn;
    try {
      const table = await engine.table(text);
      if (!live || mine !== turn) return false;
      const start = table.moves.length ? await engine.table(table.start) : table;
      if (!live || mine !== turn) return false;
      if (into) {
        heaps.set(start.board.start);
        rules.set(start.board);
      }
      preview.setAttribute('aria-label', label(start, t));
      shown = start;
      repaint();
      object(null, []);
      return true;
    } catch (fault) {
      if (live && mine === turn && isFault(fault)) object(fault, pieces());
      return false;
    }
  }

  /** @returns {Piece[]} */
  function pieces() {
    return [{ text: 'nim:', field: null }, ...heaps.pieces(), ...rules.pieces()];
  }

  async function changed() {
    const text = pieces()
      .map((piece) => piece.text)
      .join('');
    if (await read(text)) onLine(text);
  }

  /** Says what is wrong, and marks the field in which the fault's column lies. @param {Fault | null} fault @param {Piece[]} spelt */
  function object(fault, spelt) {
    for (const field of root.querySelectorAll('[aria-invalid]')) {
      field.removeAttribute('aria-invalid');
      field.removeAttribute('aria-describedby');
    }
    error.textContent = fault ? t(fault.key, fault.args) : '';
    let column = 1;
    for (const { text, field } of spelt) {
      const end = column + text.length;
      if (fault?.column && fault.column >= column && fault.column <= end && field) {
        field.setAttribute('aria-invalid', 'true');
        field.setAttribute('aria-describedby', error.id);
        return;
      }
      column = end;
    }
  }

  read(line, true);
  return {
    destroy() {
      live = false;
      observer.disconnect();
      theme.destroy();
      root.remove();
    },
  };
}

/** @param {unknown} value @returns {value is Fault} */
function isFault(value) {
  return typeof value === 'object' && value !== null && 'key' in value && 'column' in value;
}
