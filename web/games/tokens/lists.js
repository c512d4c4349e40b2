// The digraph of the editor as two lists, for the keyboard and for those who like lists better than drawings.

import { html } from '../../board/dom.js';

const NEW = '0';

/**
 * @param {HTMLElement} host
 * @param {object} options
 * @param {import('./sketch.js').Sketch} options.sketch
 * @param {(vertex: number, count: number) => void} options.onTokens so many tokens are wanted there
 * @param {() => void} options.onChange
 * @param {import('../types.js').Translate} options.t
 */
export function createLists(host, { sketch, onTokens, onChange, t }) {
  const vertices = html('ol', { class: 'tk-vertices' });
  const arcs = html('ol', { class: 'tk-arcs' });
  const from = html('select', { 'aria-label': t('tokens.edit.from') });
  const to = html('select', { 'aria-label': t('tokens.edit.to') });
  const add = html('button', { type: 'button', class: 'button', 'data-edit': 'add' }, t('tokens.edit.add'));
  const alone = html('button', { type: 'button', class: 'button', 'data-edit': 'vertex' }, t('tokens.edit.vertex'));
  host.append(html('p', { class: 'edit-row' }, from, ' → ', to, add, alone), vertices, arcs);

  alone.addEventListener('click', () => {
    sketch.grow(0);
    onChange();
  });
  add.addEventListener('click', () => {
    const start = Number(from.value);
    if (!start) return;
    const far = to.value === NEW ? sketch.grow(start) : sketch.join(start, Number(to.value));
    onChange();
    // A path grows on from its end.
    if (to.value === NEW) from.value = String(far);
  });

  /** @param {HTMLElement} list @param {(at: number) => void} remove */
  function removing(list, remove) {
    list.addEventListener('click', (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (!button) return;
      const at = Number(button.dataset.at);
      remove(at);
      onChange();
      const buttons = list.querySelectorAll('button');
      (buttons[Math.min(at, buttons.length - 1)] ?? add).focus();
    });
  }
  removing(vertices, (at) => sketch.removeVertex(at + 1));
  removing(arcs, (at) => sketch.removeEdge(at));
  vertices.addEventListener('change', (event) => {
    const field = /** @type {HTMLInputElement} */ (event.target);
    const at = Number(field.dataset.at);
    onTokens(at + 1, Math.max(0, Math.round(Number(field.value)) || 0));
    /** @type {HTMLElement | null} */ (vertices.querySelector(`input[data-at='${at}']`))?.focus();
  });

  /** @param {number} at @param {string} name */
  const remover = (at, name) =>
    html('button', { type: 'button', class: 'button small quiet', 'data-at': at, 'aria-label': t('tokens.edit.remove', { name }) }, '×');

  /** @param {number} at */
  function vertexItem(at) {
    const { name, tokens } = sketch.vertices[at].data;
    return html(
      'li',
      {},
      html(
        'label',
        {},
        html('span', {}, t('tokens.edit.tokens', { vertex: name })),
        html('input', { type: 'number', min: 0, max: 16, value: tokens, inputmode: 'numeric', 'data-at': at }),
      ),
      remover(at, t('tokens.edit.name', { vertex: name })),
    );
  }

  /** @param {number} at */
  function arcItem(at) {
    const [a, b] = sketch.edges[at].map((vertex) => sketch.vertices[vertex - 1].data.name);
    const name = `${a} → ${b}`;
    return html('li', {}, html('span', {}, name), remover(at, name));
  }

  return {
    update() {
      const kept = [from.value, to.value];
      const options = () =>
        sketch.vertices.map(({ data }, i) => html('option', { value: i + 1 }, t('tokens.edit.name', { vertex: data.name })));
      from.replaceChildren(...options());
      to.replaceChildren(html('option', { value: NEW }, t('tokens.edit.new')), ...options());
      if (Number(kept[0]) <= sketch.vertices.length && kept[0]) from.value = kept[0];
      if (Number(kept[1]) <= sketch.vertices.length && kept[1]) to.value = kept[1];
      vertices.replaceChildren(...sketch.vertices.map((_, i) => vertexItem(i)));
      arcs.replaceChildren(...sketch.edges.map((_, i) => arcItem(i)));
    },
  };
}
