// Setting up a drawing: on the pad, as letters, as a list of edges, or made up by the engine. Whatever is
// done spells a line of notation, and the engine reads it.

import { createChoices } from '../../board/choices.js';
import { html } from '../../board/dom.js';
import { createEdgeList } from './edge-list.js';
import { createPad } from './pad.js';
import { createSketch } from './sketch.js';
import { COLOURS } from './words.js';

/** @typedef {import('./layout.js').Colour} Colour */

const PUZZLE = { least: 2, most: 40, usual: 12 };

/** @param {HTMLElement} host @param {import('../types.js').EditorContext} context */
export function editor(host, { line, t, engine, onLine }) {
  let live = true;
  let asked = 0;
  const sketch = createSketch();

  const tool = createChoices('hb-tool', t('hackenbush.edit.tool'), ['draw', 'move', 'delete'], (name) => t(`hackenbush.edit.${name}`));
  const colour = createChoices('hb-colour', t('hackenbush.edit.colour'), COLOURS, (name) => t(`hackenbush.edit.${name}`));
  const turn = createChoices('hb-turn', t('hackenbush.edit.turn'), ['blue', 'red'], (name) => t(`player.${name}`));
  /** @param {string} name */
  const button = (name) => html('button', { type: 'button', class: 'button small', 'data-edit': name }, t(`hackenbush.edit.${name}`));
  const [undo, tidy, clear] = ['undo', 'tidy', 'clear'].map(button);
  const error = html('p', { class: 'edit-error', role: 'alert' });
  const stage = html('div', { class: 'edit-stage pad-stage' });
  const letters = html('input', {
    type: 'text',
    class: 'mono',
    id: 'hb-letters',
    spellcheck: 'false',
    autocapitalize: 'characters',
    autocomplete: 'off',
    'aria-describedby': 'hb-letters-fault',
  });
  const lettersFault = html('p', { class: 'edit-error', id: 'hb-letters-fault', role: 'status' });
  const size = html('input', {
    type: 'number',
    id: 'hb-size',
    min: PUZZLE.least,
    max: PUZZLE.most,
    value: PUZZLE.usual,
    inputmode: 'numeric',
  });
  const puzzle = html('button', { type: 'button', class: 'button', 'data-edit': 'puzzle' }, t('hackenbush.edit.puzzle'));
  const puzzleFault = html('p', { class: 'edit-error', role: 'status' });
  const edges = html('details', { class: 'edit-list' }, html('summary', {}, t('hackenbush.edit.list')));
  const root = html(
    'div',
    { class: 'pad-edit hb-edit' },
    html('div', { class: 'edit-tools' }, tool.element, colour.element, html('div', { class: 'edit-buttons' }, undo, tidy, clear)),
    stage,
    html('p', { class: 'muted' }, t('hackenbush.edit.how')),
    error,
    html(
      'div',
      { class: 'edit-set' },
      html('div', { class: 'field' }, html('label', { for: 'hb-letters' }, t('hackenbush.edit.letters')), letters, lettersFault),
      html(
        'div',
        { class: 'field' },
        html('label', { for: 'hb-size' }, t('hackenbush.edit.size', { least: PUZZLE.least, most: PUZZLE.most })),
        html('p', { class: 'edit-row' }, size, puzzle),
        puzzleFault,
      ),
      turn.element,
    ),
    edges,
  );
  host.append(root);
  const chosenColour = () => /** @type {Colour} */ (colour.chosen());
  const pad = createPad(stage, {
    sketch,
    choice: () => ({ tool: tool.chosen(), colour: chosenColour() }),
    onChange: changed,
    label: t('hackenbush.edit.pad'),
  });
  const list = createEdgeList(edges, { sketch, colour: chosenColour, onChange: changed, t });

  /** @param {string} board */
  const spell = (board) => `hackenbush:${board}${turn.chosen() === 'red' ? ';turn=red' : ''}`;

  /** The table of a line; what is wrong with it is said in the given place. @param {string} text @param {HTMLElement} place */
  async function ask(text, place) {
    const mine = ++asked;
    try {
      const table = await engine.table(text);
      if (!live || mine !== asked) return null;
      for (const other of [error, lettersFault, puzzleFault]) other.textContent = '';
      return table;
    } catch (reason) {
      const fault = /** @type {import('../../engine/types.js').Fault} */ (reason);
      if (live && mine === asked && fault?.key) place.textContent = t(fault.key, fault.args);
      return null;
    }
  }

  function refresh() {
    list.update();
    undo.setAttribute('aria-disabled', String(!sketch.canUndo));
    for (const other of [tidy, clear]) other.setAttribute('aria-disabled', String(!sketch.edges.length));
    pad.redraw();
  }

  /** The drawing was changed by hand. */
  async function changed() {
    refresh();
    const table = await ask(spell(sketch.board), error);
    if (!table) return;
    letters.value = '';
    onLine(table.start);
  }

  /** A whole drawing from elsewhere. @param {string} text @param {HTMLElement} place @param {boolean} [tell] */
  async function take(text, place, tell = true) {
    const table = await ask(text, place);
    if (!table) return;
    sketch.load(table.board.edges);
    letters.value = table.board.form === 'letters' ? table.start.replace(/^hackenbush:/, '').replace(/;.*$/, '') : '';
    turn.choose(/;turn=red/.test(table.start) ? 'red' : 'blue');
    pad.drop();
    pad.fit();
    refresh();
    if (tell) onLine(table.start);
  }

  letters.addEventListener('input', async () => {
    const typed = letters.value;
    const table = await ask(spell(typed), lettersFault);
    if (!table) return;
    sketch.load(table.board.edges);
    pad.drop();
    pad.fit();
    refresh();
    onLine(table.start);
  });
  turn.element.addEventListener('change', async () => {
    const table = await ask(spell(letters.value || sketch.board), error);
    if (table) onLine(table.start);
  });
  colour.element.addEventListener('change', () => pad.redraw());
  tool.element.addEventListener('change', () => pad.drop());
  undo.addEventListener('click', () => {
    sketch.undo();
    pad.drop();
    changed();
  });
  clear.addEventListener('click', () => {
    if (!sketch.edges.length) return;
    sketch.clear();
    pad.drop();
    changed();
  });
  tidy.addEventListener('click', async () => {
    const table = await ask(spell(sketch.board), error);
    if (!table || table.board.edges.length !== sketch.edges.length) return;
    sketch.replace(table.board.edges);
    pad.fit();
    refresh();
  });
  puzzle.addEventListener('click', async () => {
    try {
      const seed = crypto.getRandomValues(new Uint32Array(1))[0];
      await take(await engine.invent('hackenbush', 'balanced', Math.round(Number(size.value)) || 0, seed), puzzleFault);
    } catch (reason) {
      const fault = /** @type {import('../../engine/types.js').Fault} */ (reason);
      if (fault?.key) puzzleFault.textContent = t(fault.key, fault.args);
    }
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
