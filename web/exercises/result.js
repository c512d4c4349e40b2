/**
 * What a student hands in: a few lines of text that a person can read, with every answer as a line of notation, so that
 * the teacher's page judges and replays them.
 *   Zermelo · Nim: Easy · 3/4
 *   Ana García
 *   1. + nim:3,5,7;moves=2-3
 *   2. - nim:1,2;moves=1-1 nim:1,2;moves=2-2
 *   exercises/nim/1
 * Where the student has begun anew, the first line ends with how often: `· ↻ 2`.
 */

/** @typedef {{ name: string, set: string, restarts: number, answers: string[][] }} Handed */

const SIGNS = { solved: '+', failed: '-', open: '·' };
const LONGEST = 1_000_000;
/** The number of an exercise and its sign, of which a word processor may have made a dash. */
const NUMBERED = /^(\d{1,3})\.\s*[-‐‑–—−+·•](?:\s+(.*))?$/;
const SET = /(?:^|[#\s])exercises([/?]\S+)$/;
/** The end of the first line. */
const SCORE = /\d+\/\d+(?:\s*·\s*↻\s*(\d{1,6}))?$/;
const ANSWER = /^(?:[a-z]+:|=(?:first|second|draw)\b)/;
/** Notation that was cut in two has such a sign at one side of the cut. */
const CUT = /\w\S*[,;=>&+:(-]$/;
const REST = /^[,;=>&+):]\S*\w/;

/** @param {string} text */
const oneLine = (text) => text.replace(/\s+/g, ' ').trim();

/**
 * @param {object} result
 * @param {string} result.title
 * @param {string} result.name
 * @param {string} result.set  how the address names it
 * @param {import('./judge.js').State[]} result.states
 * @param {readonly import('./progress.js').Progress[]} result.progress
 * @param {number} result.restarts  how often all answers were taken back
 */
export function writeResult({ title, name, set, states, progress, restarts }) {
  const solved = states.filter((state) => state === 'solved').length;
  const lines = progress.map(({ answers }, place) => [`${place + 1}.`, SIGNS[states[place]], ...answers.map(({ text }) => text)].join(' '));
  const again = restarts > 0 ? `↻ ${restarts}` : '';
  const head = ['Zermelo', oneLine(title), `${solved}/${states.length}`, again].filter(Boolean).join(' · ');
  return [head, oneLine(name), ...lines, `exercises${set}`].filter(Boolean).join('\n');
}

/**
 * Reads it back out of whatever it was mailed in. Null where there is no set in it.
 * @param {string} text @returns {Handed|null}
 */
export function readResult(text) {
  const lines = unwrapped(text.slice(0, LONGEST));
  const set = lines.map((line) => SET.exec(line)?.[1]).find(Boolean);
  if (!set) return null;
  /** @type {string[][]} */
  const answers = [];
  for (const line of lines) {
    const found = NUMBERED.exec(line);
    if (found && Number(found[1]) > 0) answers[Number(found[1]) - 1] = (found[2] ?? '').split(/\s+/).filter(Boolean);
  }
  return { ...readHead(lines), set, answers: Array.from(answers, (texts) => texts ?? []) };
}

/**
 * The lines without the signs of a quotation; those that a mail program has wrapped are whole again.
 * @param {string} text
 */
function unwrapped(text) {
  /** @type {string[]} */
  const lines = [];
  // Blanks that are not seen, and those that must not be broken at, are blanks.
  for (const raw of text.replace(/[\u200b\u2060\ufeff]/g, '').split(/\r\n?|\n/)) {
    const line = raw
      .replace(/^[\s>|]+/, '')
      .replace(/\s+/g, ' ')
      .trim();
    if (line === '') continue;
    const before = lines.at(-1) ?? '';
    const begins = NUMBERED.test(line) || SET.test(line) || !(NUMBERED.test(before) || SET.test(before));
    if (!begins && ANSWER.test(line) && NUMBERED.test(before)) lines.push(`${lines.pop()} ${line}`);
    else if (!begins && (CUT.test(before) || REST.test(line))) lines.push(lines.pop() + line);
    else lines.push(line);
  }
  return lines;
}

/** Who it is, and how often that was begun anew: the first line may have been wrapped, and there need not be a name. @param {string[]} lines */
function readHead(lines) {
  const head = lines.findIndex((line) => line.startsWith('Zermelo ·'));
  const rest = head < 0 ? [] : lines.slice(head);
  const first = rest.findIndex((line) => NUMBERED.test(line) || SET.test(line));
  const above = rest.slice(0, first < 0 ? rest.length : first);
  const end = above.findIndex((line) => SCORE.test(line));
  if (end < 0) return { name: above[1] ?? '', restarts: 0 };
  return { name: above.slice(end + 1).join(' '), restarts: Number(SCORE.exec(above[end])?.[1] ?? 0) };
}
