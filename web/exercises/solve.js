/** A set of exercises, one after another, and at the end what to hand in. */
import { gameOf } from '../shell/address.js';
import { copyRow } from '../shell/copy.js';
import { el, fill, say } from '../shell/dom.js';
import { icon } from '../shell/icons.js';
import { isGame } from '../shell/packs.js';
import { sentences } from '../shell/words.js';
import { stateOf } from './judge.js';
import { keepProgress, keptProgress, lastName } from './progress.js';
import { writeResult } from './result.js';
import { createTask } from './task.js';
import { sentenceOf } from './words.js';

/** @typedef {{ solved: number, count: number, result: string }} Score */

/**
 * @param {HTMLElement} host
 * @param {import('../shell/app.js').Shell} shell
 * @param {{ text: string, set: import('./set.js').ExerciseSet, onAnswer?: (score: Score, done: boolean) => void }} options
 *   `text` is how the address names the set
 */
export function createSolve(host, shell, { text, set, onAnswer = () => {} }) {
  const { t } = shell;
  const { exercises, title } = set;
  const kept = keptProgress(text, exercises.length);
  const progress = kept?.progress ?? exercises.map(() => ({ answers: [], wanted: 1 }));
  let name = kept?.name ?? lastName();
  let restarts = kept?.restarts ?? 0;
  let at = Math.max(0, states().indexOf('open'));
  let opening = 0;
  /** @type {ReturnType<typeof createTask>|null} */
  let task = null;

  function states() {
    return exercises.map((exercise, place) => stateOf(exercise, progress[place].answers, progress[place].wanted));
  }
  const isDone = () => !states().includes('open');
  const solved = () => states().filter((state) => state === 'solved').length;
  const handed = () => writeResult({ title, name, set: text, states: states(), progress, restarts });
  const keep = () => keepProgress({ set: text, name, progress, restarts });
  const begun = () => progress.some(({ answers }) => answers.length > 0);
  /** @returns {Score} */
  const scoreNow = () => ({ solved: solved(), count: exercises.length, result: handed() });

  const place = el('div', { class: 'task-place' });
  const steps = el('ol', { class: 'steps', 'aria-label': t('exercises.steps') });
  /** @param {'back'|'next'} name @param {number} step */
  const stepper = (name, step) =>
    el(
      'button',
      { class: 'button', type: 'button', data: { exercise: name }, on: { click: () => go(at + step, true) } },
      t(`exercises.${name}`),
    );
  const back = stepper('back', -1);
  const next = stepper('next', 1);
  back.prepend(icon('back'));
  next.append(icon('next'));
  const score = el('p', { class: 'score-line' });
  const row = copyRow(t, { id: 'result-text', label: t('exercises.result.text'), value: '', rows: Math.min(12, exercises.length + 3) });
  const field = el('input', { id: 'result-name', type: 'text', maxlength: 100, autocomplete: 'name' });
  field.value = name;
  field.addEventListener('input', () => {
    name = field.value;
    keep();
    row.set(handed());
  });
  const result = el(
    'section',
    { class: 'exercise-result stack', 'aria-labelledby': 'result-title' },
    el('h2', { id: 'result-title', tabindex: -1 }, t('exercises.result')),
    score,
    el('div', { class: 'field' }, el('label', { for: 'result-name' }, t('exercises.result.name')), field),
    row.element,
    el(
      'button',
      { class: 'button small quiet', type: 'button', data: { exercise: 'anew' }, on: { click: anew } },
      t('exercises.result.anew'),
    ),
  );
  host.append(steps, place, el('div', { class: 'row task-steps' }, back, next), result);

  function anew() {
    // Who has seen the answers may try again, but not as if it were the first time.
    restarts += Number(begun());
    for (const one of progress) Object.assign(one, { answers: [], wanted: 1 });
    keep();
    void go(0, true);
    onAnswer(scoreNow(), false);
  }

  /** @returns {string} what comes next, in words */
  function answered() {
    keep();
    update();
    const done = isDone();
    onAnswer(scoreNow(), done);
    if (states()[at] === 'open') return '';
    (next.hidden ? result.querySelector('h2') : next)?.focus({ preventScroll: true });
    return done ? scoreText() : next.hidden ? '' : t('exercises.then', { number: at + 2, count: exercises.length });
  }

  function scoreText() {
    const score = t(isDone() ? 'exercises.score.done' : 'exercises.score', { solved: solved(), count: exercises.length });
    return restarts > 0 ? sentences(score, t('exercises.restarts', { count: restarts })) : score;
  }

  function update() {
    const now = states();
    fill(
      steps,
      ...now.map((state, number) =>
        el(
          'li',
          null,
          el(
            'button',
            {
              class: 'step',
              type: 'button',
              data: { step: number + 1, state },
              'aria-current': number === at ? 'step' : null,
              'aria-label': t(`exercises.step.${state}`, { number: number + 1 }),
              on: { click: () => go(number, true) },
            },
            { open: t.number(number + 1), solved: '✓', failed: '✗' }[state],
          ),
        ),
      ),
    );
    back.hidden = at === 0;
    next.hidden = at === exercises.length - 1;
    next.classList.toggle('primary', now[at] !== 'open');
    result.hidden = !begun();
    result.dataset.done = String(isDone());
    say(score, scoreText());
    row.set(handed());
  }

  /** @param {number} number @param {boolean} moved  by the reader, so that the focus follows */
  async function go(number, moved) {
    at = number;
    const mine = ++opening;
    task?.destroy();
    task = null;
    update();
    const exercise = exercises[number];
    const game = gameOf(exercise.line);
    fill(place, el('p', { class: 'muted' }, t('pack.loading')));
    try {
      const pack = await shell.openLine(exercise.line);
      if (mine !== opening) return;
      fill(place);
      task = createTask(place, { shell, pack, exercise, number: number + 1, progress: progress[number], onAnswer: answered });
      await task.opened;
      if (mine === opening && moved) task.focus();
    } catch (reason) {
      if (mine !== opening) return;
      const name = t(isGame(game) ? `${game}.name` : 'exercises.title');
      fill(place, el('p', { class: 'liveboard-fault', role: 'alert' }, sentenceOf(t, reason, name)));
    }
    if (mine === opening) shell.ready();
  }

  void go(at, false);

  return {
    anew,
    score: scoreNow,
    destroy() {
      opening += 1;
      task?.destroy();
    },
  };
}
