// Squares by number, 0 to 63 row by row from a1, and by name.

/** @param {number} square */
export const nameOf = (square) => `${'abcdefgh'[square % 8]}${Math.floor(square / 8) + 1}`;

/** @param {string} name @returns {number | null} null for a pass */
export function squareOf(name) {
  const column = 'abcdefgh'.indexOf(name[0]);
  const row = Number(name[1]) - 1;
  return name.length === 2 && column >= 0 && row >= 0 && row < 8 ? 8 * row + column : null;
}

/** All squares, column by column. */
export const columns = [...Array(8).keys()].map((column) => [...Array(8).keys()].map((row) => 8 * row + column));

/** What stands there: 0 black, 1 white, null nothing. @param {string} cells @param {number} square @returns {0 | 1 | null} */
export function discAt(cells, square) {
  return cells[square] === 'X' ? 0 : cells[square] === 'O' ? 1 : null;
}

/** What a move of this position turns over. @param {import('../types.js').Table} table @param {string} move @returns {number[]} */
export function flipsOf(table, move) {
  const square = squareOf(move);
  /** @type {[number, number[]][]} */
  const flips = table.board.flips;
  return flips.find(([place]) => place === square)?.[1] ?? [];
}
