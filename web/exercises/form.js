/** One exercise as the teacher writes it, with what the engine says of it: whether it can be read, and whether it can be solved. */
import { gameOf, toHash } from '../shell/address.js';
import { el, fill, say, select } from '../shell/dom.js';
import { icon } from '../shell/icons.js';
import { linePosition, thumbnail } from '../shell/thumbnail.js';
import { robotText } from '../shell/words.js';
import { isSolvable } from './judge.js';
import { goals, isGamePlayed } from './set.js';
import { sentenceOf, taskText } from './words.js';

/** @typedef {import('./set.js').Exercise} Exercise */

/** Longer than this nobody waits while typing (milliseconds of work). */
const PATIENCE = 5_000;

/**
 * @param {import('../shell/app.js').Shell} shell
 * @param {{ exercise: Exercise, number: number, count: number, onChange: () => void, onMove: (to: number) => void }} options  moved to -1 it is taken out
 */
export function exerciseForm(shell, { exercise, number, count, onChange, onMove }) {
  const { t } = shell;
  const id = (/** @type {string} */ name) => `exercise-${number}-${name}`;
  /** @type {{ destroy: () => void }|null} */
  let picture = null;
  let asked = 0;

  const line = el('input', {
    id: id('line'),
    type: 'text',
    class: 'mono',
    spellcheck: 'false',
    autocapitalize: 'off',
    autocomplete: 'off',
  });
  line.value = exercise.line;
  const frame = el('span', { class: 'frame', 'aria-hidden': 'true' });
  const verdict = el('p', { class: 'form-verdict', role: 'status' });
  const robots = select({
    id: id('robot'),
    value: exercise.robot,
    options: [['perfect', t('robot.perfect')]],
    onChange: (value) => set('robot', value),
  });
  const tries = el('input', { id: id('tries'), type: 'number', min: 0, max: 99, inputmode: 'numeric' });
  tries.value = String(exercise.tries);
  const note = el('input', { id: id('note'), type: 'text', maxlength: 1000 });
  note.value = exercise.note;

  /** @template {keyof Exercise} K @param {K} name @param {Exercise[K]} value */
  function set(name, value) {
    exercise[name] = value;
    onChange();
    void look();
  }

  /** @param {string} name @param {HTMLElement} control */
  const field = (name, control) => el('div', { class: 'field' }, el('label', { for: id(name) }, t(`exercises.form.${name}`)), control);
  /** @param {'goal'|'seat'|'mode'} name @param {[string, string][]} options */
  const choice = (name, options) =>
    field(name, select({ id: id(name), value: exercise[name], options, onChange: (value) => set(name, /** @type {any} */ (value)) }));
  const seat = choice('seat', [
    ['first', t('exercises.form.first')],
    ['second', t('exercises.form.second')],
  ]);
  const opponent = field('robot', robots);
  const edit = el(
    'a',
    { class: 'button small quiet', target: '_blank', rel: 'noopener', data: { action: 'edit' } },
    icon('edit'),
    t('exercises.form.edit'),
  );

  /** @param {string} name @param {number} to @param {boolean} possible */
  const tool = (name, to, possible) =>
    el(
      'button',
      {
        class: 'button small quiet',
        type: 'button',
        data: { form: name },
        'aria-disabled': String(!possible),
        on: { click: () => possible && onMove(to) },
      },
      t(`exercises.form.${name}`),
    );
  const element = el(
    'li',
    { class: 'form card' },
    frame,
    el(
      'div',
      { class: 'form-fields' },
      el('h2', null, t('exercises.number', { number: number + 1 })),
      field('line', line),
      verdict,
      el(
        'div',
        { class: 'form-row' },
        choice(
          'goal',
          goals.map((goal) => [goal, t(`exercises.goal.${goal}`)]),
        ),
        seat,
        opponent,
        field('tries', tries),
        choice(
          'mode',
          ['hidden', 'hint', 'full'].map((mode) => [mode, t(`share.mode.${mode}`)]),
        ),
      ),
      field('note', note),
      el(
        'div',
        { class: 'row' },
        edit,
        tool('up', number - 1, number > 0),
        tool('down', number + 1, number < count - 1),
        tool('remove', -1, true),
      ),
    ),
  );

  line.addEventListener('input', () => set('line', line.value.trim()));
  tries.addEventListener('input', () => {
    if (tries.value !== '' && tries.validity.valid) set('tries', Math.trunc(Number(tries.value)));
  });
  note.addEventListener('input', () => set('note', note.value));

  /** Reads the position, and asks whether the exercise can be solved. */
  async function look() {
    const mine = ++asked;
    const game = gameOf(exercise.line);
    const played = isGamePlayed(exercise.goal);
    seat.hidden = !played;
    opponent.hidden = !played;
    edit.setAttribute('href', toHash(`edit/${exercise.line}`));
    say(verdict, t('exercises.form.wait'));
    delete verdict.dataset.solvable;
    try {
      const pack = await shell.openLine(exercise.line);
      const [table, names] = await Promise.all([pack.engine.table(exercise.line), pack.engine.robots(game)]);
      if (mine !== asked) return;
      line.removeAttribute('aria-invalid');
      show(pack);
      offer(names, game);
      const record = await pack.engine.job('analyse', [table.position], { topic: `ask:form${number}`, patience: PATIENCE }).promise;
      if (mine !== asked) return;
      const found = isSolvable(exercise, table, record);
      verdict.dataset.solvable = found;
      say(verdict, `${taskText(t, exercise, table, record)} ${t(`exercises.solvable.${found}`)}`);
    } catch (reason) {
      if (mine !== asked) return;
      line.setAttribute('aria-invalid', 'true');
      verdict.dataset.solvable = 'no';
      say(verdict, sentenceOf(t, reason, t('exercises.title')));
    }
  }

  /** @param {import('../shell/packs.js').Pack} pack */
  function show(pack) {
    picture?.destroy();
    const made = thumbnail(shell, () => linePosition(pack, exercise.line));
    picture = made;
    fill(frame, made.element);
  }

  /** @param {string[]} names @param {string} game */
  function offer(names, game) {
    fill(robots, ...names.map((name) => el('option', { value: name }, robotText(t, game, name))));
    robots.value = names.includes(exercise.robot) ? exercise.robot : '';
  }

  void look();
  return {
    element,
    focus: () => line.focus(),
    destroy() {
      asked += 1;
      picture?.destroy();
    },
  };
}
