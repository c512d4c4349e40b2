/** What a student has handed in, judged again from its moves, with a way to replay each answer. */
import { toHash } from '../shell/address.js';
import { el, fill } from '../shell/dom.js';
import { sentences } from '../shell/words.js';
import { createJudge, DRAW, stateOf } from './judge.js';
import { readResult } from './result.js';
import { openSet } from './set.js';
import { sentenceOf, setTitle, taskText, whoText } from './words.js';

/** @typedef {import('../engine/types.js').Table} Table */

/** What was pasted last: it is there again when one comes back from a replay. */
let pasted = '';

/** @type {import('./screen.js').Part} */
export function createCheck(host, shell, { ready }) {
  const { t } = shell;
  let asked = 0;
  const field = el('textarea', { id: 'handed', rows: 6, class: 'mono', spellcheck: 'false' });
  field.value = pasted;
  field.addEventListener('input', () => void look());
  const said = el('p', { class: 'score-line', role: 'status' });
  const list = el('ol', { class: 'checked' });
  host.append(
    el('p', { class: 'lead' }, t('exercises.check.text')),
    el('div', { class: 'field' }, el('label', { for: 'handed' }, t('exercises.check.paste')), field),
    said,
    list,
  );

  async function look() {
    const mine = ++asked;
    pasted = field.value;
    fill(list);
    said.textContent = '';
    if (pasted.trim() === '') return;
    const handed = readResult(pasted);
    if (!handed) {
      said.textContent = t('exercises.check.none');
      return;
    }
    try {
      const { title, exercises } = openSet(handed.set, ready, (game, level) => setTitle(t, game, level));
      said.textContent = t('exercises.form.wait');
      let solved = 0;
      for (const [place, exercise] of exercises.entries()) {
        const item = await judged(exercise, handed.answers[place] ?? []).catch((reason) => unreadable(exercise, reason));
        if (mine !== asked) return;
        solved += Number(item.solved);
        list.append(item.element);
      }
      const who = handed.name || t('exercises.check.nobody');
      const score = t('exercises.check.score', { name: who, title: title || t('exercises.title'), solved, count: exercises.length });
      const { restarts } = handed;
      said.textContent = restarts > 0 ? sentences(score, t('exercises.restarts', { count: restarts })) : score;
    } catch (reason) {
      if (mine === asked) said.textContent = sentenceOf(t, reason, t('exercises.title'));
    }
  }

  /** An exercise of the set that cannot be opened. @param {import('./set.js').Exercise} exercise @param {unknown} reason */
  function unreadable(exercise, reason) {
    const element = el(
      'li',
      { data: { solved: 'false' } },
      el('code', null, exercise.line),
      el('p', null, sentenceOf(t, reason, t('exercises.title'))),
    );
    return { solved: false, element };
  }

  /** @param {import('./set.js').Exercise} exercise @param {string[]} texts */
  async function judged(exercise, texts) {
    const { engine } = await shell.openLine(exercise.line);
    const judge = createJudge(engine, exercise, 'ask:judge');
    const table = await judge.table();
    const record = await judge.record();
    /** @type {{ text: string, right: boolean, why: string }[]} */
    const answers = [];
    for (const text of texts) {
      // What is no answer to it is wrong, and it is said why.
      const { right, why } = await judge.isRight(text).then(
        (right) => ({ right, why: '' }),
        (reason) => ({ right: false, why: sentenceOf(t, reason, '') }),
      );
      answers.push({ text, right, why });
    }
    const solved = stateOf(exercise, answers, await judge.wanted()) === 'solved';
    const element = el(
      'li',
      { data: { solved: String(solved) } },
      el('p', null, link(exercise.line, taskText(t, exercise, table, record))),
      answers.length === 0 ? el('p', { class: 'muted' }, t('exercises.check.nothing')) : null,
      el('ul', null, ...answers.map((answer) => verdict(answer, table))),
    );
    return { solved, element };
  }

  /** @param {{ text: string, right: boolean, why: string }} answer @param {Table} table */
  function verdict({ text, right, why }, table) {
    const line = text.endsWith(DRAW) ? text.slice(0, -DRAW.length) : text;
    return el(
      'li',
      { data: { right: String(right) } },
      el('strong', null, t(right ? 'exercises.check.right' : 'exercises.check.wrong')),
      ' ',
      text.startsWith('=') ? whoText(t, table, text) : link(line, text),
      why ? el('span', { class: 'muted' }, ` ${why}`) : null,
    );
  }

  /** Opens beside, so that what was pasted stays. @param {string} line @param {string} text */
  const link = (line, text) => el('a', { href: toHash(line), target: '_blank', rel: 'noopener' }, text);

  void look();
  return {
    destroy() {
      asked += 1;
    },
  };
}
