// The paths of SVG as commands of a pen.

/** @typedef {import('./pen.js').Command} Command */

/** How many numbers each letter takes. @type {Record<string, number>} */
const TAKES = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, Z: 0 };

/** Lines and curves, absolute or relative; arcs are not among what our figures draw. @param {string} d @returns {Command[]} */
export function readPath(d) {
  const words = d.match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? [];
  /** @type {Command[]} */
  const commands = [];
  let [x, y] = [0, 0];
  let begun = [0, 0];
  for (let i = 0, letter = ''; i < words.length; ) {
    if (/[a-z]/i.test(words[i])) letter = words[i++];
    const kind = letter.toUpperCase();
    const count = TAKES[kind];
    if (count === undefined) throw new Error(`a path with ${letter}`);
    const numbers = words.slice(i, i + count).map(Number);
    i += count;
    if (kind === 'Z') {
      [x, y] = begun;
      commands.push(['Z']);
      letter = 'L';
      continue;
    }
    const [dx, dy] = letter === kind ? [0, 0] : [x, y];
    const places =
      kind === 'H' ? [numbers[0] + dx, y] : kind === 'V' ? [x, numbers[0] + dy] : numbers.map((n, at) => n + (at % 2 ? dy : dx));
    [x, y] = places.slice(-2);
    commands.push(/** @type {Command} */ ([kind === 'H' || kind === 'V' ? 'L' : kind, ...places]));
    if (kind === 'M') {
      begun = [x, y];
      // What follows without a letter are lines.
      letter = letter === 'M' ? 'L' : 'l';
    }
  }
  return commands;
}
