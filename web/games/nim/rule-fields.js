// The rules as fields: who wins with the last stone, and how many may be taken at once.

import { html } from '../../board/dom.js';

/** @typedef {import('./editor.js').Piece} Piece */

/** @param {import('../types.js').Translate} t @param {() => void} onChange */
export function ruleFields(t, onChange) {
  const play = choices('edit-play', [
    ['normal', t('nim.edit.normal')],
    ['misere', t('nim.edit.misere')],
  ]);
  const max = number(t('nim.edit.max.label'), '3');
  const take = number(t('nim.edit.take.label'), '1, 3, 4');
  const limit = choices('edit-limit', [
    ['any', t('nim.edit.any')],
    ['max', t('nim.edit.max'), max],
    ['take', t('nim.edit.take'), take],
  ]);

  // Writing an amount means choosing the rule that it belongs to.
  for (const [field, rule] of /** @type {[HTMLInputElement, string][]} */ ([
    [max, 'max'],
    [take, 'take'],
  ])) {
    field.addEventListener('input', () => {
      limit.choose(rule);
      onChange();
    });
  }

  const element = html(
    'div',
    { class: 'edit-rules' },
    html('fieldset', {}, html('legend', {}, t('nim.edit.end')), play.element),
    html('fieldset', {}, html('legend', {}, t('nim.edit.limit')), limit.element),
  );
  element.addEventListener('change', (event) => {
    if (event.target instanceof HTMLInputElement && event.target.type === 'radio') onChange();
  });

  return {
    element,
    /** @param {{ play: string, max: number | null, take: number[] | null }} rules */
    set(rules) {
      play.choose(rules.play);
      limit.choose(rules.take !== null ? 'take' : rules.max !== null ? 'max' : 'any');
      if (rules.max !== null) max.value = String(rules.max);
      if (rules.take === null) return;
      // A line may hold both limits; the list alone can say the same.
      const both = rules.take.filter((n) => rules.max === null || n <= rules.max);
      take.value = (both.length ? both : rules.take).join(', ');
    },
    /** @returns {Piece[]} */
    pieces() {
      const list = [];
      if (play.chosen() === 'misere') list.push({ text: ';play=misere', field: null });
      if (limit.chosen() === 'max') list.push({ text: ';max=', field: null }, { text: max.value.trim(), field: max });
      if (limit.chosen() === 'take') {
        const amounts = take.value
          .split(/[\s,;+]+/)
          .filter(Boolean)
          .join('+');
        list.push({ text: ';take=', field: null }, { text: amounts, field: take });
      }
      return list;
    },
  };
}

/** @param {string} name @param {string} value */
function number(name, value) {
  const field = html('input', { type: 'text', inputmode: 'numeric', autocomplete: 'off', 'aria-label': name });
  field.value = value;
  return field;
}

/** Radio buttons, some with a field of their own. @param {string} name @param {[string, string, HTMLInputElement?][]} options */
function choices(name, options) {
  const radios = options.map(([value]) => html('input', { type: 'radio', name, value }));
  const element = html(
    'div',
    { class: 'edit-choices' },
    ...options.map(([, text, field], i) => html('div', { class: 'edit-choice' }, html('label', {}, radios[i], text), field ?? null)),
  );
  return {
    element,
    chosen: () => radios.find((radio) => radio.checked)?.value ?? options[0][0],
    /** @param {string} value */
    choose(value) {
      for (const radio of radios) radio.checked = radio.value === value;
    },
  };
}
