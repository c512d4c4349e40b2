// The graph of an editor as two lists, for the keyboard and for those who like lists better than drawings.

import { html } from './dom.js';

/** @typedef {import('../i18n/index.js').Translate} Translate */

const NEW = '0';

/**
 * @param {HTMLElement} host
 * @param {object} options
 * @param {{ vertices: any[], edges: [number, number][], grow: (from: number) => number, join: (from: number, to: number) => number, removeVertex: (vertex: number) => void, removeEdge: (at: number) => void }} options.sketch
 * @param {string} options.words what the keys of the sentences begin with
 * @param {[string, string]} options.classes of the list of vertices and of that of edges
 * @param {boolean} [options.loops] a vertex may be joined to itself
 * @param {() => string} options.sign between the ends of an edge
 * @param {(vertex: number) => string} options.nameOf of a vertex where it stands alone
 * @param {(vertex: number) => string | number} options.shortOf of a vertex in an edge
 * @param {(at: number) => (Node | string | null)[]} options.fields what stands before the button that removes a vertex
 * @param {(field: HTMLInputElement | HTMLSelectElement, vertex: number) => void} options.onField a field of a vertex has changed
 * @param {() => void} options.onChange
 * @param {Translate} options.t
 */
export function createGraphLists(host, options) {
  const { sketch, words, classes, loops = false, sign, nameOf, shortOf, fields, onField, onChange, t } = options;
  /** @param {string} name @param {Record<string, any>} [args] */
  const say = (name, args) => t(`${words}.${name}`, args);
  const [vertices, edges] = classes.map((name) => html('ol', { class: name }));
  const from = html('select', { 'aria-label': say('from') });
  const to = html('select', { 'aria-label': say('to') });
  const add = html('button', { type: 'button', class: 'button', 'data-edit': 'add' }, say('add'));
  const alone = html('button', { type: 'button', class: 'button', 'data-edit': 'vertex' }, say('vertex'));
  host.append(html('p', { class: 'edit-row' }, from, ` ${sign()} `, to, add, alone), vertices, edges);

  alone.addEventListener('click', () => {
    sketch.grow(0);
    onChange();
  });
  add.addEventListener('click', () => {
    const [start, end] = [Number(from.value), Number(to.value)];
    if (!start) return;
    const far = to.value === NEW ? sketch.grow(start) : start === end && !loops ? start : sketch.join(start, end);
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
    const { at, field: name } = field.dataset;
    onField(field, Number(at) + 1);
    /** @type {HTMLElement | null} */ (vertices.querySelector(`[data-field=${name}][data-at='${at}']`))?.focus();
  });

  /** @param {number} at @param {string} name */
  const remover = (at, name) =>
    html('button', { type: 'button', class: 'button small quiet', 'data-at': at, 'aria-label': say('remove', { name }) }, '×');

  /** @param {number} at */
  function edgeItem(at) {
    const [a, b] = sketch.edges[at];
    const name = `${shortOf(a)} ${sign()} ${shortOf(b)}`;
    return html('li', {}, html('span', {}, name), remover(at, name));
  }

  return {
    update() {
      const kept = [from.value, to.value];
      const choices = () => sketch.vertices.map((_, i) => html('option', { value: i + 1 }, nameOf(i + 1)));
      from.replaceChildren(...choices());
      to.replaceChildren(html('option', { value: NEW }, say('new')), ...choices());
      if (Number(kept[0]) <= sketch.vertices.length && kept[0]) from.value = kept[0];
      if (Number(kept[1]) <= sketch.vertices.length && kept[1]) to.value = kept[1];
      vertices.replaceChildren(...sketch.vertices.map((_, i) => html('li', {}, ...fields(i), remover(i, nameOf(i + 1)))));
      edges.replaceChildren(...sketch.edges.map((_, i) => edgeItem(i)));
    },
  };
}
