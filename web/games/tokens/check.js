// A map from one board to another: does it keep the values? Where it fails, the engine says at which vertex and why.

import { brief, briefly } from '../../board/brief.js';
import { html } from '../../board/dom.js';

/** @typedef {import('../../engine/types.js').Morphism} Morphism */
/** @typedef {import('../../engine/types.js').Fault} Fault */

let made = 0;

/**
 * @param {HTMLElement} host
 * @param {{ t: import('../types.js').Translate, engine: import('../types.js').Engine, first: string, second: string, map: string }} options
 *   first: a line; second: a board in any format; map: such as 1>1,2>1
 */
export function createCheck(host, { t, engine, first, second, map }) {
  made += 1;
  let live = true;
  let asked = 0;
  const field = (/** @type {string} */ name, /** @type {string} */ value) => {
    const id = `tk-${name}-${made}`;
    const input = html('textarea', {
      id,
      class: 'mono',
      rows: 2,
      spellcheck: 'false',
      autocapitalize: 'off',
      autocomplete: 'off',
      'data-check': name,
    });
    input.value = value;
    return { input, row: html('div', { class: 'field' }, html('label', { for: id }, t(`tokens.check.${name}`)), input) };
  };
  const fields = { second: field('second', second), map: field('map', map) };
  const run = html('button', { type: 'button', class: 'button', 'data-check': 'run' }, t('tokens.check.run'));
  const answer = html('div', { class: 'tk-answer', role: 'status' });
  const root = html(
    'div',
    { class: 'tk-map' },
    html('p', {}, t('tokens.check.about')),
    fields.second.row,
    fields.map.row,
    html('p', {}, run),
    answer,
  );
  host.append(root);

  async function check() {
    const mine = ++asked;
    try {
      const other = await engine.paste('tokens', fields.second.input.value);
      const found = await engine.morphism(first, other.replace(/;.*$/, ''), fields.map.input.value);
      if (live && mine === asked) answer.replaceChildren(...explain(found));
    } catch (reason) {
      const fault = /** @type {Fault} */ (reason);
      if (live && mine === asked && fault?.key) answer.replaceChildren(html('p', { class: 'edit-error' }, t(fault.key, fault.args)));
    }
  }

  /** @param {Morphism} found @returns {Node[]} */
  function explain({ keeps, agrees, reasons, images }) {
    const verdict = keeps ? 'keeps' : agrees ? 'luck' : 'fails';
    const head = (/** @type {string} */ name) => html('th', { scope: 'col' }, t(`tokens.check.${name}`));
    return [
      html('p', { class: `tk-verdict ${verdict}`, 'data-verdict': verdict }, t(`tokens.check.${verdict}`)),
      html('ul', { class: 'why' }, ...reasons.map(({ key, args }) => html('li', {}, t(key, briefly(args))))),
      html(
        'div',
        // Wide boards have long tables.
        { class: 'tk-scroll', tabindex: 0, role: 'region', 'aria-label': t('tokens.check.images') },
        html(
          'table',
          { class: 'tk-table' },
          html('thead', {}, html('tr', {}, head('vertex'), head('value'), head('image'), head('value'))),
          html(
            'tbody',
            {},
            ...images.map(({ vertex, image, value, imageValue }) =>
              html(
                'tr',
                { class: value === imageValue ? '' : 'differs' },
                html('th', { scope: 'row' }, t.number(vertex)),
                html('td', { class: 'tk-value' }, brief(value)),
                html('td', {}, t.number(image)),
                html('td', { class: 'tk-value' }, `${brief(imageValue)}${value === imageValue ? '' : ' ≠'}`),
              ),
            ),
          ),
        ),
      ),
    ];
  }

  run.addEventListener('click', () => void check());
  return {
    check,
    destroy() {
      live = false;
      root.remove();
    },
  };
}
