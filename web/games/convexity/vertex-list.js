// The graph of the editor as two lists, for the keyboard and for those who like lists better than drawings.

import { html } from '../../board/dom.js';

const NEW = '0';

/**
 * @param {HTMLElement} host
 * @param {{ sketch: import('./sketch.js').Sketch, partizan: () => boolean, onChange: () => void, t: import('../types.js').Translate }} options
 */
export function createVertexList(host, { sketch, partizan, onChange, t }) {
  const vertices = html('ol', { class: 'cx-vertices' });
  const edges = html('ol', { class: 'cx-edges' });
  const from = html('select', { 'aria-label': t('convexity.edit.from') });
  const to = html('select', { 'aria-label': t('convexity.edit.to') });
  const add = html('button', { type: 'button', class: 'button', 'data-edit': 'add' }, t('convexity.edit.add'));
  const alone = html('button', { type: 'button', class: 'button', 'data-edit': 'vertex' }, t('convexity.edit.vertex'));
  host.append(html('p', { class: 'edit-row' }, from, ' – ', to, add, alone), vertices, edges);

  alone.addEventListener('click', () => {
    sketch.grow(0);
    onChange();
  });
  add.addEventListener('click', () => {
    const [start, end] = [Number(from.value), Number(to.value)];
    if (!start) return;
    const far = to.value === NEW ? sketch.grow(start) : start === end ? start : sketch.join(start, end);
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
  removing(edges, (at) => sketch.removeEdge(at));
  vertices.addEventListener('change', (event) => {
    const field = /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target);
    const [vertex, name] = [Number(field.dataset.at) + 1, field.dataset.field];
    if (field instanceof HTMLInputElement) sketch.change(vertex, (data) => ({ ...data, labelled: field.checked }));
    else sketch.change(vertex, (data) => ({ ...data, owner: /** @type {'A' | 'B'} */ (field.value) }));
    onChange();
    /** @type {HTMLElement | null} */ (vertices.querySelector(`[data-field=${name}][data-at='${vertex - 1}']`))?.focus();
  });

  /** @param {number} at @param {string} name */
  const remover = (at, name) =>
    html('button', { type: 'button', class: 'button small quiet', 'data-at': at, 'aria-label': t('convexity.edit.remove', { name }) }, '×');

  /** @param {number} at */
  function vertexItem(at) {
    const { owner, labelled } = sketch.vertices[at].data;
    const name = t('convexity.vertex', { vertex: at + 1 });
    const owners = /** @type {const} */ (['A', 'B']).map((one) =>
      html('option', { value: one, selected: one === owner }, t(one === 'A' ? 'player.alice' : 'player.bob')),
    );
    return html(
      'li',
      {},
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
      remover(at, name),
    );
  }

  /** @param {number} at */
  function edgeItem(at) {
    const [a, b] = sketch.edges[at];
    const name = `${a} ${sketch.directed ? '→' : '–'} ${b}`;
    return html('li', {}, html('span', {}, name), remover(at, name));
  }

  return {
    update() {
      const kept = [from.value, to.value];
      const options = () => sketch.vertices.map((_, i) => html('option', { value: i + 1 }, t('convexity.vertex', { vertex: i + 1 })));
      from.replaceChildren(...options());
      to.replaceChildren(html('option', { value: NEW }, t('convexity.edit.new')), ...options());
      if (Number(kept[0]) <= sketch.vertices.length && kept[0]) from.value = kept[0];
      if (Number(kept[1]) <= sketch.vertices.length && kept[1]) to.value = kept[1];
      vertices.replaceChildren(...sketch.vertices.map((_, i) => vertexItem(i)));
      edges.replaceChildren(...sketch.edges.map((_, i) => edgeItem(i)));
    },
  };
}
