/** A teacher puts a set together: positions, goals, tries. It is in the address all the time, and is checked as it grows. */
import { copyRow } from '../shell/copy.js';
import { el, fill, select } from '../shell/dom.js';
import { icon } from '../shell/icons.js';
import { base, embedBase, frameSnippet } from '../shell/links.js';
import { firstLine, games } from '../shell/packs.js';
import { draft, keepDraft } from './draft.js';
import { exerciseForm } from './form.js';
import { exerciseOf, readSet, writeSet } from './set.js';
import { sentenceOf } from './words.js';

/** @typedef {import('./set.js').ExerciseSet} ExerciseSet */

/** @type {import('./screen.js').Part} */
export function createCompose(host, shell, { text, onText }) {
  const { t } = shell;
  const set = begin();
  /** @type {ReturnType<typeof exerciseForm>[]} */
  let forms = [];

  /** What the address has, or what was begun before. @returns {ExerciseSet} */
  function begin() {
    try {
      if (text) return readSet(text);
    } catch (reason) {
      shell.banner.error(el('p', null, sentenceOf(t, reason, t('exercises.title'))));
    }
    return draft();
  }

  const title = el('input', { id: 'set-title', type: 'text', maxlength: 200 });
  title.value = set.title;
  title.addEventListener('input', () => {
    set.title = title.value;
    changed();
  });
  const list = el('ol', { class: 'forms' });
  const empty = el('p', { class: 'muted' }, t('exercises.compose.empty'));
  const rows = {
    link: copyRow(t, { id: 'set-link', label: t('share.link'), value: '' }),
    embed: copyRow(t, { id: 'set-embed', label: t('exercises.compose.embed'), value: '', rows: 3 }),
  };
  const trial = el('a', { class: 'button primary', data: { action: 'try' } }, icon('play'), t('exercises.compose.try'));
  const out = el(
    'section',
    { class: 'stack set-out' },
    el('h2', null, t('exercises.compose.out')),
    el('p', { class: 'row' }, trial),
    rows.link.element,
    rows.embed.element,
  );

  let game = games[0];
  const chooser = select({
    id: 'set-game',
    value: game,
    label: t('exercises.compose.game'),
    options: games.map((name) => [name, t(`${name}.name`)]),
    onChange(value) {
      game = value;
    },
  });
  host.append(
    el('p', { class: 'lead' }, t('exercises.compose.text')),
    el('div', { class: 'field' }, el('label', { for: 'set-title' }, t('exercises.compose.title')), title),
    list,
    empty,
    el(
      'div',
      { class: 'row set-add' },
      chooser,
      el(
        'button',
        { class: 'button', type: 'button', data: { action: 'add' }, on: { click: () => add(firstLine(game)) } },
        icon('new'),
        t('exercises.compose.add'),
      ),
      el('span', { class: 'muted' }, t('exercises.compose.share')),
    ),
    out,
  );

  /** @param {string} line */
  function add(line) {
    const last = set.exercises.at(-1);
    // What was chosen for the last one is mostly wanted for the next.
    const { goal, tries, mode } = last ?? exerciseOf(line);
    set.exercises.push({ ...exerciseOf(line), goal, tries, mode });
    draw();
    changed();
    forms.at(-1)?.focus();
  }

  /** @param {number} from @param {number} to */
  function move(from, to) {
    const [one] = set.exercises.splice(from, 1);
    if (to >= 0) set.exercises.splice(to, 0, one);
    draw();
    changed();
    (forms[Math.min(Math.max(to, 0), forms.length - 1)] ?? { focus: () => title.focus() }).focus();
  }

  function draw() {
    for (const form of forms) form.destroy();
    forms = set.exercises.map((exercise, number) =>
      exerciseForm(shell, { exercise, number, count: set.exercises.length, onChange: changed, onMove: (to) => move(number, to) }),
    );
    fill(list, ...forms.map((form) => form.element));
  }

  /** What the set is now, for the students. */
  function show() {
    const hash = `#exercises?${writeSet(set)}`;
    empty.hidden = set.exercises.length > 0;
    out.hidden = set.exercises.length === 0;
    trial.setAttribute('href', hash);
    rows.link.set(base() + hash);
    rows.embed.set(frameSnippet(embedBase() + hash, set.title || t('exercises.title')));
  }

  /** Only now is the address another: what could not be read in it stays until then. */
  function changed() {
    show();
    keepDraft(set);
    onText(writeSet(set));
  }

  draw();
  show();
  return {
    destroy() {
      for (const form of forms) form.destroy();
    },
  };
}
