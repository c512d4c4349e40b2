/** The options of a value, and theirs, and so on: opened one at a time, and asked for only then. */
import { el, fill } from './dom.js';

/** @typedef {import('./app.js').Shell} Shell */
/** @typedef {import('../engine/types.js').ValueRecord} ValueRecord */

/** @param {Shell} shell @param {ValueRecord} record @returns {HTMLElement} */
export function optionTree(shell, record) {
  const { t } = shell;
  if (record.left.length + record.right.length === 0) return el('p', { class: 'options' }, t('values.options.none'));
  return el('div', { class: 'options' }, side(shell, 'left', record.left), side(shell, 'right', record.right));
}

/** @param {Shell} shell @param {'left'|'right'} name @param {string[]} forms */
function side(shell, name, forms) {
  const { t } = shell;
  return el(
    'div',
    { class: `options-${name}` },
    el('h3', null, t(`values.options.${name}`)),
    forms.length === 0
      ? el('p', { class: 'muted' }, t('values.options.empty'))
      : el('ul', null, ...forms.map((form) => el('li', null, branch(shell, form)))),
  );
}

/** @param {Shell} shell @param {string} form */
function branch(shell, form) {
  const inside = el('div', null);
  const node = el('details', { data: { form } }, el('summary', { class: 'mono' }, form), inside);
  node.addEventListener('toggle', async () => {
    if (!node.open || inside.firstChild) return;
    const record = await shell
      .engineFor('values')
      .value(form)
      .catch(() => null);
    if (record) fill(inside, optionTree(shell, record));
  });
  return node;
}
