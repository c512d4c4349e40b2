/** The buttons under the board. */
import { el } from './dom.js';
import { icon } from './icons.js';

/** @typedef {import('./table.js').Desk} Desk */

/** @param {string} text @param {string} action @param {Record<string, string>} [attributes] */
export function tool(text, action, attributes = {}) {
  return el('button', { class: 'tool', type: 'button', data: { action }, ...attributes }, icon(action), el('span', null, text));
}

/** @param {Desk} desk */
export function createToolbar({ t, session, may, locked }, /** @type {() => { xray: boolean, open: boolean }} */ state) {
  const undo = tool(t('action.undo'), 'undo');
  const redo = tool(t('action.redo'), 'redo');
  const hint = tool(t('action.hint'), 'hint');
  const xray = tool(t('action.xray'), 'xray');
  const menu = tool(t('action.menu'), 'menu', { 'aria-controls': 'panel' });
  const element = el(
    'div',
    { class: 'toolbar', role: 'group', 'aria-label': t('toolbar.label') },
    ...(locked ? [] : [tool(t('action.new'), 'new'), undo, redo]),
    may.hint ? hint : null,
    may.xray ? xray : null,
    menu,
  );

  return {
    element,
    update() {
      undo.setAttribute('aria-disabled', String(!session.canUndo));
      redo.setAttribute('aria-disabled', String(!session.canRedo));
      hint.setAttribute('aria-disabled', String(!session.interactive));
      xray.setAttribute('aria-pressed', String(state().xray));
      menu.setAttribute('aria-expanded', String(state().open));
    },
  };
}
