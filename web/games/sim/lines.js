// Lines by name: "34" joins the points 3 and 4, the smaller first.

/** @typedef {{ red: string[], blue: string[] }} Colouring */

/** @param {string} line @returns {[number, number]} */
export function ends(line) {
  return [Number(line[0]), Number(line[1])];
}

/** @param {number} a @param {number} b */
export function lineBetween(a, b) {
  return a < b ? `${a}${b}` : `${b}${a}`;
}

/** All lines between so many points, in the order 21 31 32 41 … that numbers them. @param {number} points */
export function allLines(points) {
  /** @type {string[]} */
  const list = [];
  for (let b = 2; b <= points; b++) for (let a = 1; a < b; a++) list.push(lineBetween(a, b));
  return list;
}

/**
 * The drawing that a characteristic number stands for: red line e is bit e-1, blue line e is bit E+e-1.
 * @param {number} number @param {number} points @returns {Colouring}
 */
export function readNumber(number, points) {
  const lines = allLines(points);
  const bit = (/** @type {number} */ place) => Math.floor(number / 2 ** place) % 2 === 1;
  return { red: lines.filter((_, e) => bit(e)), blue: lines.filter((_, e) => bit(lines.length + e)) };
}

/** The points of some lines, in order. @param {readonly string[]} lines */
export function pointsOf(lines) {
  return [...new Set(lines.flatMap(ends))].sort((a, b) => a - b);
}

/** As people write it. @param {string} line */
export function show(line) {
  return `${line[0]}–${line[1]}`;
}
