// A position that is being set up, with the way back. A game that was pasted keeps its moves until a disc is touched.

import { createPast } from '../../board/past.js';

/** @typedef {{ cells: string, turn: 0 | 1, line: string | null }} State the line of the game that it came from, as long as it is that */

export const EMPTY = '-'.repeat(64);

/** Black becomes white. @param {string} cells */
export const exchanged = (cells) => cells.replace(/[XO]/g, (disc) => (disc === 'X' ? 'O' : 'X'));

/** A quarter turn, clockwise. @param {string} cells */
export const turned = (cells) => rearranged(cells, (column, row) => 8 * (7 - column) + row);

/** Left becomes right. @param {string} cells */
export const mirrored = (cells) => rearranged(cells, (column, row) => 8 * row + 7 - column);

/** @param {string} cells @param {(column: number, row: number) => number} from which square comes here */
function rearranged(cells, from) {
  return [...cells].map((_, square) => cells[from(square % 8, Math.floor(square / 8))]).join('');
}

export function createSetup() {
  /** @type {State} */
  let state = { cells: EMPTY, turn: 0, line: null };
  const past = createPast(
    () => state,
    (before) => {
      state = before;
    },
  );

  return {
    get cells() {
      return state.cells;
    },
    get turn() {
      return state.turn;
    },
    get canUndo() {
      return past.canUndo;
    },
    spell: () => state.line ?? `othello:${state.cells}${state.turn ? ';turn=white' : ''}`,
    undo: past.undo,
    /** Something else stands there, or the other is to move: whether that is a change. @param {Partial<State>} change @param {boolean} [step] that can be undone by itself */
    change(change, step = true) {
      const next = { ...state, line: null, ...change };
      if (next.cells === state.cells && next.turn === state.turn && next.line === state.line) return false;
      if (step) past.mark();
      state = next;
      return true;
    },
    /** The first position is nothing to go back from. @param {State} first */
    begin(first) {
      state = first;
    },
  };
}
