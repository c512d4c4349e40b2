// Setting up a board: on the pad, pasted, made up, or as lists. Whatever is done spells a line of notation, and the
// engine reads it.

import { createChoices } from '../../board/choices.js';
import { html } from '../../board/dom.js';
import { createGraphPad } from '../../board/graph-pad.js';
import { createFamilies } from './families.js';
import { createLists } from './lists.js';
import { tokens as drawTokens, vertex as drawVertex } from './pieces.js';
import { createSketch, drawingOf, spell, tokensOf } from './sketch.js';

/** @typedef {import('../../engine/types.js').Fault} Fault */
/** @typedef {import('../types.js').Table} Table */

const TOOLS = ['draw', 'put', 'take', 'move', 'delete'];
/** As many tokens as the notation knows. */
const MOST = 16;

/** @param {HTMLElement} host @param {import('../types.js').EditorContext} context */
export function editor(host, { line, t, engine, onLine }) {
  let live = true;
  let asked = 0;
  const sketch = createSketch();

  const tool = createChoices('tk-tool', t('tokens.edit.tool'), TOOLS, (name) => t(`tokens.edit.${name}`));
  /** @param {string} name */
  const button = (name) => html('button', { type: 'button', class: 'button small', 'data-edit': name }, t(`tokens.edit.${name}`));
  const [undo, tidy, clear] = ['undo', 'tidy', 'clear'].map(button);
  const error = html('p', { class: 'edit-error', role: 'alert' });
  const stage = html('div', { class: 'edit-stage pad-stage' });
  const paste = html('textarea', {
    id: 'tk-paste',
    class: 'mono',
    rows: 3,
    spellcheck: 'false',
    autocapitalize: 'off',
    autocomplete: 'off',
    'aria-describedby': 'tk-paste-fault',
  });
  const pasteFault = html('p', { class: 'edit-error', id: 'tk-paste-fault', role: 'status' });
  const details = html('details', { class: 'edit-list' }, html('summary', {}, t('tokens.edit.list')));
  const families = createFamilies({ t, engine, onLine: (found) => void take(found, families.fault) });
  const root = html(
    'div',
    { class: 'pad-edit tk-edit' },
    html('div', { class: 'edit-tools' }, tool.element, html('div', { class: 'edit-buttons' }, undo, tidy, clear)),
    stage,
    html('p', { class: 'muted' }, t('tokens.edit.how')),
    error,
    html(
      'div',
      { class: 'edit-set' },
      families.element,
      html('div', { class: 'field' }, html('label', { for: 'tk-paste' }, t('tokens.edit.paste')), paste, pasteFault),
    ),
    details,
  );
  host.append(root);

  const pad = createGraphPad(stage, {
    sketch,
    tool: tool.chosen,
    loops: true,
    label: t('tokens.edit.pad'),
    onVertex(vertex, chosen) {
      const { tokens } = sketch.vertices[vertex - 1].data;
      if (chosen !== 'put' && chosen !== 'take') return false;
      return put(vertex, tokens + (chosen === 'put' ? 1 : -1));
    },
    drawVertex(pen, at, radius, number, { name, tokens }) {
      const goal = !sketch.edges.some(([from]) => from === number);
      const text = t.number(name);
      drawVertex(pen, at, radius, { goal, text, small: false });
      if (tokens) drawTokens(pen, at, radius, tokens, { text, goal, small: false, t });
    },
    onChange: changed,
  });
  const lists = createLists(details, {
    sketch,
    onTokens(vertex, count) {
      if (put(vertex, count)) void changed();
      else refresh();
    },
    onChange: changed,
    t,
  });

  /** So many tokens on a vertex: whether that is a change. @param {number} vertex @param {number} count */
  function put(vertex, count) {
    const { name, tokens } = sketch.vertices[vertex - 1].data;
    if (count < 0 || count === tokens) return false;
    if (tokensOf(sketch).length - tokens + count > MOST) {
      error.textContent = t('tokens.edit.full', { max: MOST });
      return false;
    }
    sketch.change(vertex, () => ({ name, tokens: count }));
    return true;
  }

  /** @param {unknown} reason @param {HTMLElement} place */
  function say(reason, place) {
    const fault = /** @type {Fault} */ (reason);
    if (fault?.key) place.textContent = t(fault.key, fault.args);
  }

  /** The table of a line; what is wrong with it is said in the given place. @param {() => Promise<string> | string} text @param {HTMLElement} place */
  async function ask(text, place) {
    const mine = ++asked;
    try {
      const table = await engine.table(await text());
      if (!live || mine !== asked) return null;
      for (const other of [error, pasteFault, families.fault]) other.textContent = '';
      return table;
    } catch (reason) {
      if (live && mine === asked) say(reason, place);
      return null;
    }
  }

  function refresh() {
    lists.update();
    undo.setAttribute('aria-disabled', String(!sketch.canUndo));
    for (const other of [tidy, clear]) other.setAttribute('aria-disabled', String(!sketch.vertices.length));
    pad.redraw();
  }

  /** The board was changed by hand. */
  async function changed() {
    refresh();
    if (!sketch.vertices.length) {
      asked += 1;
      error.textContent = t('tokens.edit.empty');
      return;
    }
    const table = await ask(() => spell(sketch), error);
    if (!table) return;
    paste.value = '';
    onLine(table.start);
  }

  /** A whole board from elsewhere. @param {string | (() => Promise<string>)} text @param {HTMLElement} place @param {boolean} [tell] */
  async function take(text, place, tell = true) {
    const table = await ask(typeof text === 'string' ? () => text : text, place);
    if (!table) return;
    sketch.load(drawingOf(table.board));
    pad.drop();
    pad.fit();
    refresh();
    if (tell) onLine(table.start);
  }

  /** A board without tokens keeps those that stand on vertices it has, too. @param {string} text */
  async function pasted(text) {
    const found = await engine.paste('tokens', text);
    if (/;on=/.test(found)) return found;
    const { vertices } = (await engine.table(found)).board;
    const on = tokensOf(sketch).filter((name) => vertices.includes(name));
    return on.length ? `${found};on=${on.join(',')}` : found;
  }

  tool.element.addEventListener('change', () => pad.drop());
  paste.addEventListener('input', () => {
    if (paste.value.trim()) void take(() => pasted(paste.value), pasteFault);
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
    const table = await ask(() => spell(sketch), error);
    if (!table || table.board.vertices.length !== sketch.vertices.length) return;
    const { vertices, places } = table.board;
    sketch.place(sketch.vertices.map(({ data }) => places[vertices.indexOf(data.name)]));
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
