// Setting up a graph: on the pad, by name, pasted, or as a list. Whatever is done spells a line of notation, and the
// engine reads it.

import { createChoices } from '../../board/choices.js';
import { html } from '../../board/dom.js';
import { createGraphPad } from '../../board/graph-pad.js';
import { createFamilyField } from './family-field.js';
import { boardOf, createSketch, drawingOf, spell } from './sketch.js';
import { vertex as drawDisc } from './vertices.js';
import { createVertexList } from './vertex-list.js';

/** @typedef {import('../../engine/types.js').Fault} Fault */
/** @typedef {import('../types.js').Table} Table */

const TOOLS = ['draw', 'move', 'label', 'alice', 'bob', 'delete'];
const RULES = /** @type {Record<string, string[]>} */ ({
  game: ['cig', 'chg', 'ig', 'hg'],
  path: ['geodesic', 'monophonic'],
  play: ['normal', 'misere'],
  turn: ['alice', 'bob'],
});

/** @param {HTMLElement} host @param {import('../types.js').EditorContext} context */
export function editor(host, { line, t, engine, onLine }) {
  let live = true;
  let asked = 0;
  const sketch = createSketch();

  const tool = createChoices('cx-tool', t('convexity.edit.tool'), TOOLS, (name) => t(`convexity.edit.${name}`));
  const kind = createChoices('cx-kind', t('convexity.edit.kind'), ['impartial', 'partizan'], (name) => t(`convexity.edit.${name}`));
  const edges = createChoices('cx-edges', t('convexity.edit.edges'), ['plain', 'arrows'], (name) => t(`convexity.edit.${name}`));
  const names = /** @type {Record<string, (value: string) => string>} */ ({
    game: (value) => t(`convexity.game.${value}`),
    path: (value) => t(`convexity.path.${value}`),
    play: (value) => t(`convexity.play.${value}`),
    turn: (value) => t(`player.${value}`),
  });
  const rules = Object.fromEntries(
    Object.entries(RULES).map(([key, values]) => [key, createChoices(`cx-${key}`, t(`convexity.edit.${key}`), values, names[key])]),
  );
  /** @param {string} name */
  const button = (name) => html('button', { type: 'button', class: 'button small', 'data-edit': name }, t(`convexity.edit.${name}`));
  const [undo, tidy, clear] = ['undo', 'tidy', 'clear'].map(button);
  const error = html('p', { class: 'edit-error', role: 'alert' });
  const stage = html('div', { class: 'edit-stage pad-stage' });
  const paste = html('textarea', {
    id: 'cx-paste',
    class: 'mono',
    rows: 3,
    spellcheck: 'false',
    autocapitalize: 'off',
    autocomplete: 'off',
    'aria-describedby': 'cx-paste-fault',
  });
  const pasteFault = html('p', { class: 'edit-error', id: 'cx-paste-fault', role: 'status' });
  const lists = html('details', { class: 'edit-list' }, html('summary', {}, t('convexity.edit.list')));
  const family = createFamilyField({ t, engine, onLine: (found) => void take(`${found}${rulesText()}`, family.fault) });
  const root = html(
    'div',
    { class: 'pad-edit cx-edit' },
    html('div', { class: 'edit-tools' }, tool.element, html('div', { class: 'edit-buttons' }, undo, tidy, clear)),
    stage,
    html('p', { class: 'muted' }, t('convexity.edit.how')),
    error,
    html(
      'div',
      { class: 'cx-rules' },
      rules.game.element,
      rules.path.element,
      rules.play.element,
      kind.element,
      rules.turn.element,
      edges.element,
    ),
    html(
      'div',
      { class: 'edit-set' },
      family.element,
      html('div', { class: 'field' }, html('label', { for: 'cx-paste' }, t('convexity.edit.paste')), paste, pasteFault),
    ),
    lists,
  );
  host.append(root);

  const partizan = () => kind.chosen() === 'partizan';
  const pad = createGraphPad(stage, {
    sketch,
    tool: tool.chosen,
    label: t('convexity.edit.pad'),
    onVertex(vertex, chosen) {
      if (chosen === 'label') sketch.change(vertex, (data) => ({ ...data, labelled: !data.labelled }));
      else if (chosen === 'alice' || chosen === 'bob')
        sketch.change(vertex, (data) => ({ ...data, owner: chosen === 'alice' ? 'A' : 'B' }));
      else return false;
      return true;
    },
    drawVertex(pen, at, radius, number, { owner, labelled }) {
      const look = {
        owner: partizan() ? owner : null,
        state: labelled ? /** @type {const} */ ('labelled') : /** @type {const} */ ('open'),
        by: null,
        legal: true,
      };
      drawDisc(pen, at, radius, look, t.number(number));
    },
    onChange: changed,
  });
  const list = createVertexList(lists, { sketch, partizan, onChange: changed, t });

  /** The rules that differ from the usual ones. */
  function rulesText() {
    return Object.entries(RULES)
      .filter(([key, values]) => rules[key].chosen() !== values[0])
      .map(([key]) => `;${key}=${rules[key].chosen()}`)
      .join('');
  }

  /** The table of a line; what is wrong with it is said in the given place. @param {string} text @param {HTMLElement} place */
  async function ask(text, place) {
    const mine = ++asked;
    try {
      const table = await engine.table(text);
      if (!live || mine !== asked) return null;
      for (const other of [error, pasteFault, family.fault]) other.textContent = '';
      return table;
    } catch (reason) {
      const fault = /** @type {Fault} */ (reason);
      if (live && mine === asked && fault?.key) place.textContent = t(fault.key, fault.args);
      return null;
    }
  }

  function refresh() {
    list.update();
    tool.offer((name) => partizan() || (name !== 'alice' && name !== 'bob'));
    edges.choose(sketch.directed ? 'arrows' : 'plain');
    undo.setAttribute('aria-disabled', String(!sketch.canUndo));
    for (const other of [tidy, clear]) other.setAttribute('aria-disabled', String(!sketch.vertices.length));
    pad.redraw();
  }

  /** The graph or a rule was changed by hand. */
  async function changed() {
    refresh();
    const table = await ask(`${spell(sketch, partizan())}${rulesText()}`, error);
    if (!table) return;
    paste.value = '';
    onLine(table.start);
  }

  /** A whole graph from elsewhere. @param {string} text @param {HTMLElement} place @param {boolean} [tell] */
  async function take(text, place, tell = true) {
    const table = await ask(text, place);
    if (!table) return;
    show(table);
    if (tell) onLine(table.start);
  }

  /** @param {Table} table */
  function show(table) {
    sketch.load(drawingOf(table.board));
    kind.choose(table.board.colors ? 'partizan' : 'impartial');
    for (const key of ['game', 'path', 'play']) rules[key].choose(table.board[key]);
    rules.turn.choose(/;turn=bob/.test(table.start) ? 'bob' : 'alice');
    pad.drop();
    pad.fit();
    refresh();
  }

  for (const { element } of [...Object.values(rules), kind]) element.addEventListener('change', () => void changed());
  edges.element.addEventListener('change', () => {
    sketch.direct(edges.chosen() === 'arrows');
    void changed();
  });
  tool.element.addEventListener('change', () => pad.drop());
  paste.addEventListener('input', () => {
    if (paste.value.trim()) void take(`convexity:${boardOf(paste.value)}${rulesText()}`, pasteFault);
  });
  undo.addEventListener('click', () => {
    if (!sketch.canUndo) return;
    sketch.undo();
    pad.drop();
    void changed();
  });
  clear.addEventListener('click', () => {
    if (!sketch.vertices.length) return;
    sketch.clear();
    pad.drop();
    void changed();
  });
  tidy.addEventListener('click', async () => {
    const table = await ask(`${spell(sketch, partizan())}${rulesText()}`, error);
    if (!table || table.board.places.length !== sketch.vertices.length) return;
    sketch.place(table.board.places);
    pad.fit();
    refresh();
  });

  void take(line, error, false);
  return {
    destroy() {
      live = false;
      pad.destroy();
      root.remove();
    },
  };
}
