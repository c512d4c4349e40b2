// Radio buttons in a row, each as large as a button.

import { html } from './dom.js';

/** @typedef {ReturnType<typeof createChoices>} Choices */

/** @param {string} name @param {string} legend @param {string[]} values @param {(value: string) => string} text */
export function createChoices(name, legend, values, text) {
  const radios = values.map((value, i) => html('input', { type: 'radio', name, value, checked: i === 0 }));
  const labels = values.map((value, i) => html('label', { class: value }, radios[i], html('span', {}, text(value))));
  return {
    element: html('fieldset', { class: 'choices' }, html('legend', {}, legend), html('div', {}, ...labels)),
    chosen: () => radios.find((radio) => radio.checked)?.value ?? values[0],
    /** @param {string} value */
    choose(value) {
      for (const radio of radios) radio.checked = radio.value === value;
    },
    /** Some may not be there for a while; the first that is takes their place. @param {(value: string) => boolean} there */
    offer(there) {
      for (const [i, value] of values.entries()) labels[i].hidden = !there(value);
      const chosen = values.findIndex((_, i) => radios[i].checked);
      if (chosen >= 0 && there(values[chosen])) return;
      const first = values.findIndex(there);
      if (first >= 0) radios[first].checked = true;
    },
  };
}
