/** Learn → Values: a small calculator for games. What one types is worked out by the core; here it is only shown. */
import { thermograph } from '../board/thermograph.js';
import { toHash } from './address.js';
import { copyRow } from './copy.js';
import { el, fill } from './dom.js';
import { optionTree } from './option-tree.js';
import { pictureButton } from './picture-button.js';
import { faultText, isFault } from './words.js';

/** @typedef {import('./app.js').Shell} Shell */
/** @typedef {import('../engine/types.js').ValueRecord} ValueRecord */

const FIRST = '{1|-1}+^*-1/2';

/** From counting moves to what has no number, in the order in which one may want to try them. */
const EXAMPLES = ['{0|1}', '{1|2}+{0|1}', '*2+*3', '{0|*}', '^+^+*', '{3|-1}', '{2||1|0}', '+-1+{5|2}', '{^|v}'];

/** Waits for the typing to pause (milliseconds). */
const PAUSE = 150;

/** @param {HTMLElement} host @param {Shell} shell @param {string} expression  from the address, may be empty */
export function mountValues(host, shell, expression) {
  const { t } = shell;
  const engine = shell.engineFor('values');
  const input = el('input', {
    id: 'expression',
    class: 'mono',
    type: 'text',
    value: expression || FIRST,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    'aria-describedby': 'expression-help expression-fault',
  });
  const fault = el('p', { id: 'expression-fault', class: 'fault', role: 'status' });
  const answer = el('div', { id: 'value-record', class: 'value-record' });
  let asked = 0;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let timer;

  async function work() {
    const mine = ++asked;
    const text = input.value;
    try {
      const record = await engine.value(text);
      if (mine !== asked) return;
      fill(fault);
      input.removeAttribute('aria-invalid');
      fill(answer, ...describe(shell, record));
    } catch (reason) {
      if (mine !== asked) return;
      if (!isFault(reason)) throw reason;
      input.setAttribute('aria-invalid', 'true');
      // The last answer stays, greyed: nothing is lost by a slip of the finger.
      fill(fault, faultText(t, reason));
    }
    answer.classList.toggle('stale', input.hasAttribute('aria-invalid'));
  }

  /** @param {string} text */
  function put(text) {
    input.value = text;
    input.focus();
    void work();
  }

  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(work, PAUSE);
  });
  host.append(
    el('h1', null, t('values.title')),
    el('p', null, t('values.about')),
    el('div', { class: 'field' }, el('label', { for: 'expression' }, t('values.label')), input),
    el('p', { id: 'expression-help', class: 'muted' }, t('values.help')),
    fault,
    el(
      'div',
      { class: 'row', role: 'group', 'aria-label': t('values.examples') },
      ...EXAMPLES.map((text) =>
        el('button', { class: 'button quiet mono', type: 'button', data: { example: text }, on: { click: () => put(text) } }, text),
      ),
    ),
    answer,
  );
  void work().then(shell.ready, shell.ready);
  return {
    destroy() {
      clearTimeout(timer);
      asked += 1;
    },
  };
}

/** @param {Shell} shell @param {ValueRecord} record @returns {Node[]} */
function describe(shell, record) {
  const { t } = shell;
  /** @type {[string, string|null][]} */
  const rows = [
    ['values.form', record.form],
    ['values.class', t(`values.class.${record.class}`)],
    ['values.mean', record.mean],
    ['values.temperature', record.temperature],
    ['values.stops', t('values.stops.text', { left: record.leftStop, right: record.rightStop })],
    ['values.birthday', record.birthday === null ? null : t.number(record.birthday)],
    ['values.weight', record.atomicWeight],
  ];
  const facts = rows.flatMap(([key, text]) =>
    text === null ? [] : [el('dt', null, t(key)), el('dd', { data: { fact: key.slice(7) } }, text)],
  );
  return [
    el('dl', { class: 'facts' }, ...facts),
    copyRow(t, { id: 'value-latex', label: t('latex.value'), value: record.latex }).element,
    el('p', null, el('a', { href: toHash(`learn/values/${record.form}`) }, t('values.link'))),
    el('h2', null, t('values.thermograph')),
    picture(shell, record),
    el('p', { class: 'muted' }, t('values.thermograph.about')),
    el('h2', null, t('values.options')),
    optionTree(shell, record),
  ];
}

/** The core draws it; the page gives it its own colours by the classes of its parts. @param {Shell} shell @param {ValueRecord} record */
function picture({ t }, { svg, mean, temperature }) {
  const element = el('div', { class: 'thermograph' }, thermograph(svg, t('values.thermograph.label', { mean, temperature })));
  element.prepend(pictureButton(t, element));
  return element;
}
