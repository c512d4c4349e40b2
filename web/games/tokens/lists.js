// What the lists of the editor say of a vertex: how many tokens stand on it.

import { html } from '../../board/dom.js';
import { createGraphLists } from '../../board/graph-lists.js';

/**
 * @param {HTMLElement} host
 * @param {object} options
 * @param {import('./sketch.js').Sketch} options.sketch
 * @param {(vertex: number, count: number) => void} options.onTokens so many tokens are wanted there
 * @param {() => void} options.onChange
 * @param {import('../types.js').Translate} options.t
 */
export function createLists(host, { sketch, onTokens, onChange, t }) {
  /** @param {number} vertex */
  const shortOf = (vertex) => sketch.vertices[vertex - 1].data.name;

  return createGraphLists(host, {
    sketch,
    words: 'tokens.edit',
    classes: ['tk-vertices', 'tk-arcs'],
    loops: true,
    sign: () => '→',
    nameOf: (vertex) => t('tokens.edit.name', { vertex: shortOf(vertex) }),
    shortOf,
    fields: (at) => [
      html(
        'label',
        {},
        html('span', {}, t('tokens.edit.tokens', { vertex: shortOf(at + 1) })),
        html('input', {
          type: 'number',
          min: 0,
          max: 16,
          value: sketch.vertices[at].data.tokens,
          inputmode: 'numeric',
          'data-field': 'tokens',
          'data-at': at,
        }),
      ),
    ],
    onField: (field, vertex) => onTokens(vertex, Math.max(0, Math.round(Number(field.value)) || 0)),
    onChange,
    t,
  });
}
