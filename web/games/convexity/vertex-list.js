// What the lists of the editor say of a vertex: whose it is, and whether it is labelled beforehand.

import { html } from '../../board/dom.js';
import { createGraphLists } from '../../board/graph-lists.js';

/**
 * @param {HTMLElement} host
 * @param {{ sketch: import('./sketch.js').Sketch, partizan: () => boolean, onChange: () => void, t: import('../types.js').Translate }} options
 */
export function createVertexList(host, { sketch, partizan, onChange, t }) {
  /** @param {number} vertex */
  const nameOf = (vertex) => t('convexity.vertex', { vertex });

  /** @param {number} at */
  function fields(at) {
    const { owner, labelled } = sketch.vertices[at].data;
    const name = nameOf(at + 1);
    const owners = /** @type {const} */ (['A', 'B']).map((one) =>
      html('option', { value: one, selected: one === owner }, t(one === 'A' ? 'player.alice' : 'player.bob')),
    );
    return [
      html('span', {}, name),
      partizan()
        ? html('select', { 'data-field': 'owner', 'data-at': at, 'aria-label': t('convexity.edit.owner', { name }) }, ...owners)
        : null,
      html(
        'label',
        {},
        html('input', { type: 'checkbox', 'data-field': 'labelled', 'data-at': at, checked: labelled }),
        t('convexity.edit.labelled'),
      ),
    ];
  }

  return createGraphLists(host, {
    sketch,
    words: 'convexity.edit',
    classes: ['cx-vertices', 'cx-edges'],
    sign: () => (sketch.directed ? '→' : '–'),
    nameOf,
    shortOf: (vertex) => vertex,
    fields,
    onField(field, vertex) {
      if (field instanceof HTMLInputElement) sketch.change(vertex, (data) => ({ ...data, labelled: field.checked }));
      else sketch.change(vertex, (data) => ({ ...data, owner: /** @type {'A' | 'B'} */ (field.value) }));
      onChange();
    },
    onChange,
    t,
  });
}
