// Eight by eight squares as large as the board allows; the count of discs stands beside it or above it, whichever costs less.

/**
 * @typedef {object} Geometry
 * @property {number} width
 * @property {number} height
 * @property {number} cell side of a square
 * @property {number} x left edge of a1
 * @property {number} y top edge of a1
 * @property {number} rim of the board, where letters and numbers stand
 * @property {boolean} small too small for words and numbers
 * @property {{ x: number, y: number, size: number }[] | null} counts where the count of each player stands, where there is room
 * @property {{ x: number, y: number, width: number } | null} caption the line of words below
 */

/** Below this size nothing is written on the board. */
const WORDY = 250;
const ABOVE = 40;
const BELOW = 28;
const BESIDE = 104;

/** @param {import('../types.js').Table} _table @param {number} width @param {number} height @returns {Geometry} */
export function geometry(_table, width, height) {
  const small = Math.min(width, height) < WORDY;
  const rim = small ? Math.max(2, Math.min(width, height) * 0.03) : Math.max(15, Math.min(24, Math.min(width, height) * 0.045));
  if (small) {
    const side = Math.min(width, height) - 4;
    return { width, height, rim, small, counts: null, caption: null, ...place((side - 2 * rim) / 8, width / 2, height / 2) };
  }
  const top = Math.min(width, height - ABOVE - BELOW) - 2;
  const next = Math.min(width - 2 * BESIDE, height - BELOW) - 2;
  const beside = next > top;
  const side = beside ? next : top;
  const middle = beside ? (height - BELOW) / 2 : ABOVE + (height - ABOVE - BELOW) / 2;
  const cell = (side - 2 * rim) / 8;
  const board = place(cell, width / 2, middle);
  const edge = side / 2;
  const size = beside ? 22 : 15;
  const row = middle - edge - ABOVE / 2 + 2;
  return {
    width,
    height,
    rim,
    small,
    counts: beside
      ? [
          { x: width / 2 - edge - BESIDE / 2, y: middle, size },
          { x: width / 2 + edge + BESIDE / 2, y: middle, size },
        ]
      : [
          { x: width / 2 - 46, y: row, size },
          { x: width / 2 + 46, y: row, size },
        ],
    caption: { x: width / 2, y: Math.min(height - BELOW / 2, middle + edge + BELOW / 2), width: Math.min(width, Math.max(side, 300)) - 16 },
    ...board,
  };
}

/** @param {number} cell @param {number} x @param {number} y the middle of the board */
function place(cell, x, y) {
  return { cell, x: x - 4 * cell, y: y - 4 * cell };
}

/** The middle of a square. @param {Geometry} geometry @param {number} square @returns {[number, number]} */
export function middleOf({ x, y, cell }, square) {
  return [x + ((square % 8) + 0.5) * cell, y + (Math.floor(square / 8) + 0.5) * cell];
}
