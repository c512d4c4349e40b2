// Boards that the engine makes up: at random, or a classic game as a digraph.

import { html } from '../../board/dom.js';

/** @typedef {import('../../engine/types.js').Fault} Fault */

/** How large each may be. */
const FAMILIES = [
  { id: 'cyclic', least: 4, usual: 10, most: 64 },
  { id: 'acyclic', least: 4, usual: 12, most: 64 },
  { id: 'nim', least: 1, usual: 6, most: 63 },
  { id: 'subtraction', least: 1, usual: 12, most: 63 },
  { id: 'kayles', least: 1, usual: 5, most: 9 },
];

/** @param {{ t: import('../types.js').Translate, engine: import('../types.js').Engine, onLine: (line: string) => void }} options */
export function createFamilies({ t, engine, onLine }) {
  const chooser = html('select', { id: 'tk-family' }, ...FAMILIES.map(({ id }) => html('option', { value: id }, t(`tokens.family.${id}`))));
  const size = html('input', { type: 'number', inputmode: 'numeric', 'data-edit': 'size' });
  const make = html('button', { type: 'button', class: 'button', 'data-edit': 'make' }, t('tokens.edit.make'));
  const fault = html('p', { class: 'edit-error', role: 'status' });

  function bound() {
    const { least, usual, most } = FAMILIES.find(({ id }) => id === chooser.value) ?? FAMILIES[0];
    size.min = String(least);
    size.max = String(most);
    size.value = String(usual);
  }
  chooser.addEventListener('change', bound);
  bound();

  make.addEventListener('click', async () => {
    const seed = crypto.getRandomValues(new Uint32Array(1))[0];
    try {
      onLine(await engine.invent('tokens', chooser.value, Math.round(Number(size.value)) || 0, seed));
    } catch (reason) {
      const found = /** @type {Fault} */ (reason);
      if (found?.key) fault.textContent = t(found.key, found.args);
    }
  });

  return {
    element: html(
      'div',
      { class: 'field' },
      html('label', { for: 'tk-family' }, t('tokens.edit.family')),
      html('p', { class: 'edit-row' }, chooser, html('label', { class: 'tk-size' }, html('span', {}, t('tokens.edit.size')), size), make),
      fault,
    ),
    fault,
  };
}
