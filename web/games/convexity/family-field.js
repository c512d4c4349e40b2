// A graph by its name and its sizes.

import { html } from '../../board/dom.js';
import { families } from './families.js';

/** @typedef {import('../../engine/types.js').Fault} Fault */

/** @param {{ t: import('../types.js').Translate, engine: import('../types.js').Engine, onLine: (line: string) => void }} options */
export function createFamilyField({ t, engine, onLine }) {
  const chooser = html(
    'select',
    { id: 'cx-family' },
    ...families.map(({ id }) => html('option', { value: id }, t(`convexity.family.${id}`))),
  );
  const sizes = html('span', { class: 'cx-sizes' });
  const make = html('button', { type: 'button', class: 'button', 'data-edit': 'make' }, t('convexity.edit.make'));
  const fault = html('p', { class: 'edit-error', role: 'status' });

  const chosen = () => families.find(({ id }) => id === chooser.value) ?? families[0];

  function fields() {
    sizes.replaceChildren(
      ...chosen().sizes.map(({ name, usual, most }) =>
        html(
          'label',
          {},
          html('span', {}, t(`convexity.size.${name}`)),
          html('input', { type: 'number', min: 1, max: most, value: usual, inputmode: 'numeric', 'data-size': name }),
        ),
      ),
    );
  }
  chooser.addEventListener('change', fields);
  fields();

  make.addEventListener('click', async () => {
    const wanted = [...sizes.querySelectorAll('input')].map((input) => Math.round(Number(input.value)) || 0);
    const seed = crypto.getRandomValues(new Uint32Array(1))[0];
    try {
      onLine(await engine.invent('convexity', chosen().id, wanted, seed));
    } catch (reason) {
      const found = /** @type {Fault} */ (reason);
      if (found?.key) fault.textContent = t(found.key, found.args);
    }
  });

  return {
    element: html(
      'div',
      { class: 'field' },
      html('label', { for: 'cx-family' }, t('convexity.edit.family')),
      html('p', { class: 'edit-row' }, chooser, sizes, make),
      fault,
    ),
    fault,
  };
}
