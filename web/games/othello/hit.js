// From a place on the board to a move: any empty square. Where nothing would be turned over, the engine says so.

import { discAt, nameOf } from './squares.js';

/** @param {import('./layout.js').Geometry} geometry @param {number} x @param {number} y @param {import('../types.js').Table} table @returns {string | null} */
export function hit({ x: left, y: top, cell }, x, y, table) {
  const column = Math.floor((x - left) / cell);
  const row = Math.floor((y - top) / cell);
  if (column < 0 || column > 7 || row < 0 || row > 7) return null;
  const square = 8 * row + column;
  return discAt(table.board.cells, square) === null ? nameOf(square) : null;
}
