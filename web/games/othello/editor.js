// Setting up a position: painted with discs, by keyboard, or pasted. Whatever is done spells a line of notation, and the
// engine reads it and says what it is.

import { createChoices } from '../../board/choices.js';
import { html } from '../../board/dom.js';
import { createGrid } from './grid.js';
import { bindPainting } from './paint.js';
import { createPasteField } from './paste-field.js';
import { createSetup, EMPTY, exchanged, mirrored, turned } from './setup.js';
import { discAt, nameOf } from './squares.js';
import { describe } from './words.js';

/** @typedef {import('../../engine/types.js').Fault} Fault */
/** @typedef {import('../types.js').Table} Table */

/** A tap with the first goes from empty to black to white. */
const BRUSHES = ['cycle', 'black', 'white', 'empty'];
/** @type {Record<string, string>} */
const DISCS = { black: 'X', white: 'O', empty: '-' };
/** @type {Record<string, string>} */
const NEXT = { '-': 'X', X: 'O', O: '-' };
/** @type {Record<string, string>} */
const KEYS = { b: 'X', w: 'O', e: '-', ' ': '-' };
const PLAYERS = ['black', 'white'];

/** @param {HTMLElement} host @param {import('../types.js').EditorContext} context */
export function editor(host, { line, t, engine, onLine }) {
  let live = true;
  let asked = 0;
  const setup = createSetup();

  /** What is done to the whole board. @type {Record<string, () => void>} */
  const actions = {
    start: () => void take(() => 'othello:', error),
    balanced: () => void take(() => engine.invent('othello', 'balanced', [], crypto.getRandomValues(new Uint32Array(1))[0]), error),
    clear: () => whole({ cells: EMPTY }),
    exchange: () => whole({ cells: exchanged(setup.cells), turn: setup.turn ? 0 : 1 }),
    rotate: () => whole({ cells: turned(setup.cells) }),
    mirror: () => whole({ cells: mirrored(setup.cells) }),
    undo() {
      if (!setup.canUndo) return;
      setup.undo();
      void changed();
    },
  };
  const brush = createChoices('ot-brush', t('othello.edit.brush'), BRUSHES, (name) => t(`othello.edit.brush.${name}`));
  const turn = createChoices('ot-turn', t('othello.edit.turn'), PLAYERS, (name) => t(`player.${name}`));
  const buttons = Object.keys(actions).map((name) =>
    html('button', { type: 'button', class: 'button small', 'data-edit': name }, t(`othello.edit.${name}`)),
  );
  const said = html('p', { class: 'ot-said', role: 'status' });
  const touched = html('p', { class: 'visually-hidden', role: 'status' });
  const error = html('p', { class: 'edit-error', role: 'alert' });
  const grid = createGrid({
    label: t('othello.edit.board'),
    onPress: (square) => put(square, chosen(square)),
    onKey(square, key) {
      const disc = key === 'Enter' ? NEXT[setup.cells[square]] : KEYS[key.toLowerCase()];
      if (disc === undefined) return false;
      put(square, disc);
      return true;
    },
  });
  const paste = createPasteField({ t, engine, onLine: (found) => void take(found, paste.fault) });
  const root = html(
    'div',
    { class: 'pad-edit ot-edit' },
    brush.element,
    html('div', { class: 'ot-board' }, grid.element, touched),
    html(
      'div',
      { class: 'ot-side' },
      said,
      error,
      turn.element,
      html('div', { class: 'edit-buttons' }, ...buttons),
      html('p', { class: 'muted ot-keys' }, t('othello.edit.keys')),
      paste.element,
    ),
  );
  host.append(root);

  /** What the brush makes of a square. @param {number} square */
  function chosen(square) {
    const name = brush.chosen();
    return name === 'cycle' ? NEXT[setup.cells[square]] : DISCS[name];
  }

  /** @param {number} square @param {string} disc */
  function withDisc(square, disc) {
    return setup.cells.slice(0, square) + disc + setup.cells.slice(square + 1);
  }

  /** One square, by keyboard. @param {number} square @param {string} disc */
  function put(square, disc) {
    if (!setup.change({ cells: withDisc(square, disc) })) return;
    void changed();
    touched.textContent = nameFor(square);
  }

  // One stroke is one step to undo, and is read when it ends.
  let disc = '-';
  let stroked = false;
  bindPainting(grid, {
    begin(square) {
      disc = chosen(square);
      stroked = setup.change({ cells: withDisc(square, disc) });
      refresh();
    },
    paint(square) {
      stroked = setup.change({ cells: withDisc(square, disc) }, !stroked) || stroked;
      refresh();
    },
    end: () => stroked && void changed(),
  });

  /** @param {Partial<import('./setup.js').State>} change */
  function whole(change) {
    if (setup.change(change)) void changed();
  }

  /** @param {number} square */
  function nameFor(square) {
    const there = discAt(setup.cells, square);
    const args = { square: nameOf(square), player: there === null ? '' : t(`player.${PLAYERS[there]}`) };
    return t(there === null ? 'othello.square.empty' : 'othello.square.disc', args);
  }

  function refresh() {
    for (let square = 0; square < 64; square++) grid.show(square, { name: nameFor(square), disc: discAt(setup.cells, square) });
    turn.choose(PLAYERS[setup.turn]);
    const undo = buttons.find((button) => button.dataset.edit === 'undo');
    undo?.setAttribute('aria-disabled', String(!setup.canUndo));
  }

  /** What the engine makes of it. @param {Table} table */
  function tell(table) {
    const player = t(`player.${table.players[table.turn]}`);
    const winner = table.winner === 0 || table.winner === 1 ? t(`player.${table.players[table.winner]}`) : '';
    const state = table.over
      ? t(winner ? 'othello.edit.won' : 'othello.edit.drawn', { player: winner })
      : table.board.must_pass
        ? t('othello.caption.pass', { player })
        : t('othello.edit.moves', { player, count: table.legalCount });
    const kept = table.moves.length ? t('othello.edit.game', { count: table.moves.length }) : '';
    said.textContent = [describe(table, t), state, kept].filter(Boolean).join(' ');
  }

  /** The table of a line; what is wrong with it is said in the given place. @param {() => Promise<string> | string} text @param {HTMLElement} place */
  async function ask(text, place) {
    const mine = ++asked;
    try {
      const table = await engine.table(await text());
      if (!live || mine !== asked) return null;
      for (const other of [error, paste.fault]) other.textContent = '';
      return table;
    } catch (reason) {
      const fault = /** @type {Fault} */ (reason);
      if (!live || mine !== asked || !fault?.key) return null;
      const sentence = t(fault.key, fault.args);
      place.textContent = fault.column === null ? sentence : t('error.column', { column: fault.column, sentence });
      return null;
    }
  }

  /** The board was changed by hand. */
  async function changed() {
    refresh();
    const table = await ask(setup.spell, error);
    if (!table) return;
    tell(table);
    paste.clear();
    onLine(table.position);
  }

  /** A game or a position from elsewhere, with its moves. @param {() => Promise<string> | string} text @param {HTMLElement} place @param {boolean} [first] */
  async function take(text, place, first = false) {
    const table = await ask(text, place);
    if (!table) return;
    const state = { cells: table.board.cells, turn: table.turn, line: table.moves.length ? table.position : null };
    if (first) setup.begin(state);
    else setup.change(state);
    refresh();
    tell(table);
    if (!first) onLine(table.position);
  }

  turn.element.addEventListener('change', () => whole({ turn: turn.chosen() === 'white' ? 1 : 0 }));
  root.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    actions[button?.dataset.edit ?? '']?.();
  });

  refresh();
  void take(() => line, error, true);
  return {
    destroy() {
      live = false;
      root.remove();
    },
  };
}
