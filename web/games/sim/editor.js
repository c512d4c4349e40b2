// Setting up a game: how many points, what a triangle means, and the lines drawn so far, chosen on a
// board. The choices spell a line of notation, the engine reads it.

import { createBoard } from '../../board/board.js';
import { html } from '../../board/dom.js';
import { board as view } from './board.js';

/** @typedef {import('../types.js').Table} Table */

/** @param {HTMLElement} host @param {import('../types.js').EditorContext} context */
export function editor(host, { line, t, engine, onLine }) {
  let live = true;
  let asked = 0;
  /** @type {Table | null} */
  let table = null;

  const points = choices(
    'sim-points',
    t('sim.edit.points'),
    [3, 4, 5, 6].map((count) => [String(count), String(count)]),
    changed,
  );
  const goal = choices(
    'sim-goal',
    t('sim.edit.goal'),
    ['avoid', 'achieve'].map((name) => [name, t(`sim.edit.${name}`)]),
    changed,
  );
  const turn = html('p', { class: 'sim-edit-turn', role: 'status' });
  const undo = html('button', { type: 'button', class: 'button', 'data-edit': 'undo' }, t('sim.edit.undo'));
  const clear = html('button', { type: 'button', class: 'button', 'data-edit': 'clear' }, t('sim.edit.clear'));
  const error = html('p', { class: 'edit-error', role: 'alert' });
  const stage = html('div', { class: 'edit-stage sim-edit-stage' });
  const root = html(
    'div',
    { class: 'sim-edit' },
    html(
      'div',
      { class: 'edit-fields' },
      points.element,
      goal.element,
      html('fieldset', {}, html('legend', {}, t('sim.edit.lines')), turn, html('p', { class: 'row' }, undo, clear)),
      error,
    ),
    stage,
  );
  host.append(root);
  const board = createBoard(stage, { view, t, onMove: (move) => take([...(table?.moves ?? []), move], true) });

  /** @param {string[]} moves */
  function spell(moves) {
    const rule = goal.chosen() === 'achieve' ? ';goal=achieve' : '';
    return `sim:${points.chosen()}${rule}${moves.length ? `;moves=${moves.join(',')}` : ''}`;
  }

  /** @param {string[]} moves @param {boolean} [animate] @returns {Promise<boolean>} whether the rules allow it */
  async function take(moves, animate = false) {
    const read = await ask(spell(moves), animate);
    if (read && live) onLine(spell(moves));
    return read;
  }

  /** @param {string} text @param {boolean} animate */
  async function ask(text, animate) {
    const mine = ++asked;
    try {
      const found = await engine.table(text);
      if (!live || mine !== asked) return false;
      table = found;
      error.textContent = '';
      board.update({ table, interactive: !table.over, animate });
      const next = t(`player.${table.players[table.turn]}`);
      turn.textContent = table.over ? t('sim.edit.over') : t('sim.edit.next', { player: next });
      for (const button of [undo, clear]) button.setAttribute('aria-disabled', String(!table.moves.length));
      return true;
    } catch (reason) {
      const fault = /** @type {import('../../engine/types.js').Fault} */ (reason);
      if (live && mine === asked && fault?.key) error.textContent = t(fault.key, fault.args);
      return false;
    }
  }

  /** Other points or another goal: the lines stay where they can. */
  async function changed() {
    const moves = table?.moves ?? [];
    if (!(await take(moves)) && live) await take([]);
  }

  undo.addEventListener('click', () => {
    if (table?.moves.length) take(table.moves.slice(0, -1), true);
  });
  clear.addEventListener('click', () => {
    if (table?.moves.length) take([]);
  });

  ask(line, false).then(() => {
    if (!table) return;
    points.choose(String(table.board.points));
    goal.choose(table.board.goal);
  });

  return {
    destroy() {
      live = false;
      board.destroy();
      root.remove();
    },
  };
}

/** Radio buttons in a row. @param {string} name @param {string} legend @param {string[][]} options value and text @param {() => void} onChange */
function choices(name, legend, options, onChange) {
  const radios = options.map(([value]) => html('input', { type: 'radio', name, value }));
  const element = html(
    'fieldset',
    {},
    html('legend', {}, legend),
    html('div', { class: 'sim-choices' }, ...options.map(([, text], i) => html('label', {}, radios[i], text))),
  );
  element.addEventListener('change', onChange);
  return {
    element,
    chosen: () => radios.find((radio) => radio.checked)?.value ?? options[0][0],
    /** @param {string} value */
    choose(value) {
      for (const radio of radios) radio.checked = radio.value === value;
    },
  };
}
