/** One exercise: what is to be done, the board to do it on, and what came of it. */
import { el, fill, say } from '../shell/dom.js';
import { PERSON } from '../shell/line.js';
import { createLiveboard } from '../shell/liveboard.js';
import { isFault, sentences } from '../shell/words.js';
import { createJudge, DRAW, seatOf, stateOf } from './judge.js';
import { isGamePlayed } from './set.js';
import { refutation, sentenceOf, solution, taskText, whoText } from './words.js';

/** @typedef {import('./set.js').Exercise} Exercise */
/** @typedef {import('../engine/types.js').Table} Table */

/**
 * @param {HTMLElement} host
 * @param {object} options
 * @param {import('../shell/app.js').Shell} options.shell
 * @param {import('../shell/packs.js').Pack} options.pack
 * @param {Exercise} options.exercise
 * @param {number} options.number  its place in the set, from 1
 * @param {import('./progress.js').Progress} options.progress  changed here, with every answer
 * @param {() => string} options.onAnswer  gives what comes next, in words
 */
export function createTask(host, { shell, pack, exercise, number, progress, onAnswer }) {
  const { t } = shell;
  const { view, engine, id } = pack;
  const played = isGamePlayed(exercise.goal);
  const judge = createJudge(engine, exercise, 'ask:task');
  const sentence = el('h2', { class: 'task-goal', tabindex: -1 });
  const note = el('p', { class: 'task-note', hidden: exercise.note === '' }, exercise.note);
  const left = el('p', { class: 'muted task-left' });
  const place = el('div', { class: 'task-board' });
  const choices = el('div', { class: 'row task-choices' });
  const verdict = el('p', { class: 'task-verdict' });
  const why = el('ul', { class: 'why' });
  const again = el('button', { class: 'button primary', type: 'button', hidden: true, data: { exercise: 'again' }, on: { click: retry } });
  const after = el('div', { class: 'task-after' }, verdict, again, why);
  const element = el('section', { class: 'task', data: { goal: exercise.goal } }, sentence, note, left, choices, place, after);
  host.append(element);
  /** @type {Table|null} */
  let start = null;
  /** An answer stands on the board: it is being judged, or waits for another try. */
  let answered = false;
  let closed = false;

  const state = () => stateOf(exercise, progress.answers, progress.wanted);
  /** @type {[string, string]} */
  const seats = [PERSON, PERSON];
  if (played) seats[1 - seatOf(exercise)] = exercise.robot;
  const board = createLiveboard(place, {
    shell,
    pack,
    line: exercise.line,
    seats,
    mode: exercise.mode,
    lock: { isOpen: () => start !== null && !answered && exercise.goal !== 'who' && state() === 'open' },
  });

  /** @param {string} text  the answer */
  async function answer(text) {
    if (answered || state() !== 'open') return;
    answered = true;
    board.update();
    try {
      const right = await judge.isRight(text);
      const wanted = await judge.wanted();
      if (closed) return;
      progress.wanted = wanted;
      // The same right move twice is one answer.
      if (!right || !progress.answers.some((made) => made.text === text)) progress.answers.push({ text, right });
      // Of the players one can name another at once; a board has to be set up again.
      if (exercise.goal === 'who') answered = false;
      const next = onAnswer();
      show(right);
      shell.announce(sentences(verdict.textContent ?? '', left.textContent ?? '', next));
      await explain(right);
    } catch (reason) {
      // Ended or crashed: of that the page tells by itself. The try does not count.
      if (closed) return;
      await retry();
      if (isFault(reason)) say(verdict, sentenceOf(t, reason, ''));
    }
  }

  /** The board as it was, for another try. */
  async function retry() {
    answered = false;
    if (start) await board.session.open(start);
    if (closed) return;
    show(null);
    fill(why);
    board.focus();
  }

  /** @param {boolean|null} right  the last answer, or null before it */
  function show(right) {
    const now = state();
    element.dataset.state = now;
    const wrong = progress.answers.filter((made) => !made.right).length;
    const found = progress.answers.length - wrong;
    const tries = exercise.tries === 0 ? '' : t('exercises.left', { count: Math.max(0, exercise.tries - wrong) });
    const some = exercise.goal === 'all' && found > 0 ? t('exercises.found', { count: found, wanted: progress.wanted }) : '';
    say(left, now === 'open' ? sentences(tries, some) : '');
    say(verdict, verdictText(right));
    verdict.dataset.right = String(now === 'solved' || right === true);
    again.hidden = now !== 'open' || right === null || exercise.goal === 'who';
    say(again, t(right ? 'exercises.more' : 'exercises.again'));
    for (const button of choices.querySelectorAll('button')) button.setAttribute('aria-disabled', String(now !== 'open' || answered));
    board.update();
    if (!again.hidden) again.focus({ preventScroll: true });
    if (right !== null) after.scrollIntoView({ block: 'nearest' });
  }

  /** @param {boolean|null} right */
  function verdictText(right) {
    const now = state();
    if (now === 'solved') return t('exercises.solved');
    if (now === 'failed') return t('exercises.failed');
    if (right === null) return '';
    return t(right ? 'exercises.one.found' : `exercises.wrong.${played ? 'game' : exercise.goal}`);
  }

  /** Why it was wrong; once nothing can be given away any more, the answer and why. @param {boolean|null} right */
  async function explain(right) {
    const now = state();
    const table = start;
    if (!table || (now === 'open' && (right !== false || played || exercise.goal === 'who'))) return fill(why);
    const here = board.session.table;
    const refuted = right === false && here !== table && !played ? refutation(view, t, here, await judge.analyse(here.position)) : [];
    const solved = now === 'open' ? [] : solution(view, t, exercise, table, await judge.record());
    if (closed || state() !== now) return;
    fill(why, ...[...refuted.slice(0, now === 'open' ? refuted.length : 1), ...solved].map((text) => el('li', null, text)));
    if (right !== null) after.scrollIntoView({ block: 'nearest' });
  }

  const unsubscribe = board.session.subscribe((change) => {
    const { table, result } = board.session;
    if (played && result) void answer(table.position + (result.agreed ? DRAW : ''));
    if (!played && change.type === 'move' && change.before === start) void answer(table.position);
  });

  async function begin() {
    await board.opened;
    if (closed) return;
    // Under the board's place it says why.
    if (board.refused !== null) return say(sentence, t('exercises.number', { number }));
    const table = board.session.table;
    say(sentence, taskText(t, exercise, table));
    const robots = played ? await engine.robots(id) : [exercise.robot];
    if (closed) return;
    if (!robots.includes(exercise.robot)) {
      say(verdict, t('error.robot', { found: exercise.robot, robots }));
      return;
    }
    start = table;
    if (exercise.goal === 'who') {
      const button = (/** @type {string} */ who) =>
        el(
          'button',
          { class: 'button', type: 'button', data: { who: who.slice(1) }, on: { click: () => void answer(who) } },
          whoText(t, table, who),
        );
      fill(choices, ...['=first', '=second', DRAW].map(button));
    }
    show(null);
    void foresee(table);
  }

  /** Asked before it is wanted, so that an answer is judged at once. @param {Table} table */
  async function foresee(table) {
    const record = await judge.record().catch(() => null);
    if (closed || !record) return;
    say(sentence, taskText(t, exercise, table, record));
    await explain(null).catch(() => {});
  }

  return {
    opened: begin(),
    focus: () => sentence.focus({ preventScroll: true }),
    destroy() {
      closed = true;
      engine.stop('ask:task');
      unsubscribe();
      board.destroy();
      element.remove();
    },
  };
}
