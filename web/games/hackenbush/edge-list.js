// The edges of the editor as a list, for the keyboard and for those who like lists better than drawings.

import { html } from '../../board/dom.js';
import { COLOURS, place } from './words.js';

/** @typedef {import('./layout.js').Colour} Colour */
/** @typedef {import('./sketch.js').Sketch} Sketch */

/** A longer list helps nobody. */
const LONGEST = 120;
const NEW = 'new';

/**
 * @param {HTMLElement} host
 * @param {{ sketch: Sketch, colour: () => Colour, onChange: () => void, t: import('../types.js').Translate }} options
 */
export function createEdgeList(host, { sketch, colour, onChange, t }) {
  const list = html('ol', { class: 'hb-edges' });
  const from = html('select', { 'aria-label': t('hackenbush.edit.from') });
  const to = html('select', { 'aria-label': t('hackenbush.edit.to') });
  const add = html('button', { type: 'button', class: 'button', 'data-edit': 'add' }, t('hackenbush.edit.add'));
  const many = html('p', { class: 'muted' });
  const row = html('p', { class: 'edit-row' }, from, ' – ', to, add);
  host.append(row, many, list);

  /** A place for a point that comes without one: above the end that it grows out of. @param {number} vertex */
  function above(vertex) {
    const [x, y] = vertex ? sketch.vertices[vertex] : [sketch.edges.length * 0.9, 0];
    const side = ((sketch.edges.length % 3) - 1) * 0.5;
    return /** @type {import('../../board/curve.js').Place} */ ([x + (vertex ? side : 0), y + 0.9]);
  }

  add.addEventListener('click', () => {
    const start = Number(from.value);
    const foot = { foot: sketch.edges.length * 0.9 };
    const begin = start ? { vertex: start } : foot;
    const end = to.value === NEW ? above(start) : Number(to.value) ? { vertex: Number(to.value) } : foot;
    const far = sketch.addEdge(begin, end, colour());
    onChange();
    // A stalk grows on from its tip.
    if (far) from.value = String(far);
  });

  list.addEventListener('change', (event) => {
    const chosen = /** @type {HTMLSelectElement} */ (event.target);
    sketch.recolour(Number(chosen.dataset.edge), /** @type {Colour} */ (chosen.value));
    onChange();
  });
  list.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    const at = Number(button.dataset.edge);
    sketch.removeEdge(at);
    onChange();
    const buttons = list.querySelectorAll('button');
    (buttons[Math.min(at, buttons.length - 1)] ?? add).focus();
  });

  /** @param {number} i */
  function item(i) {
    const { from: a, to: b, colour: own } = sketch.edges[i];
    const name = t('hackenbush.edit.edge', { number: i + 1, from: place(a, t), to: place(b, t) });
    const chooser = html(
      'select',
      { 'data-edge': i, 'aria-label': t('hackenbush.edit.colour.of', { edge: name }) },
      ...COLOURS.map((colour) => html('option', { value: colour, selected: colour === own }, t(`hackenbush.edit.${colour}`))),
    );
    return html(
      'li',
      { class: own },
      html('span', {}, name),
      chooser,
      html(
        'button',
        { type: 'button', class: 'button small quiet', 'data-edge': i, 'aria-label': t('hackenbush.edit.remove', { edge: name }) },
        '×',
      ),
    );
  }

  return {
    update() {
      const long = sketch.edges.length > LONGEST;
      many.textContent = long ? t('hackenbush.edit.many', { count: sketch.edges.length }) : '';
      many.hidden = !long;
      row.hidden = long;
      list.replaceChildren(...(long ? [] : sketch.edges.map((_, i) => item(i))));
      if (long) return;
      const names = Object.keys(sketch.vertices);
      const kept = [from.value, to.value];
      const options = () => ['0', ...names].map((name) => html('option', { value: name }, place(Number(name), t)));
      from.replaceChildren(...options());
      to.replaceChildren(html('option', { value: NEW }, t('hackenbush.edit.new')), ...options());
      if (['0', ...names].includes(kept[0])) from.value = kept[0];
      if ([NEW, '0', ...names].includes(kept[1])) to.value = kept[1];
    },
  };
}
