/**
 * What a frame and the page around it say to each other. Every message is an object with `zermelo: 1`, so that nothing
 * else is taken for one. From the frame: `{ zermelo: 1, type, position, … }`; to it: `{ zermelo: 1, command, … }`.
 */

/** @typedef {{ command: 'open', position: string } | { command: 'play', move: string } | { command: 'undo' } | { command: 'reset' } | { command: 'tell' }} Command */

/** The longest line that the notation allows. */
const LONGEST = 65_536;

/** Ours, if only by name? @param {unknown} data @returns {data is Record<string, unknown>} */
export const isOurs = (data) => typeof data === 'object' && data !== null && /** @type {any} */ (data).zermelo === 1;

/**
 * A command, or what is wrong with it.
 * @param {Record<string, unknown>} data
 * @returns {{ command: Command } | { fault: string }}
 */
export function readCommand({ command, position, move }) {
  const isText = (/** @type {unknown} */ value) => typeof value === 'string' && value.length <= LONGEST;
  if (command === 'open')
    return isText(position) ? { command: { command, position: String(position) } } : { fault: 'open wants a position' };
  if (command === 'play') return isText(move) ? { command: { command, move: String(move) } } : { fault: 'play wants a move' };
  if (command === 'undo' || command === 'reset' || command === 'tell') return { command: { command } };
  return { fault: 'expected a command: open, play, undo, reset, tell' };
}

/** What is ignored is said on the console, for whoever writes the page. @param {string} fault @param {unknown} data */
export function warn(fault, data) {
  console.warn(`Zermelo: a message was ignored (${fault})`, data);
}
