/** A nudge, one step at a time: how one stands, where to look, the move. */
import { el } from './dom.js';
import { icon } from './icons.js';

/** @typedef {import('./table.js').Desk} Desk */

const LAST_STEP = 3;

/** @param {Desk} desk */
export function createHint(desk) {
  const { t, session, analysis, view, shell } = desk;
  /** How many steps were asked for, and in which position. */
  let step = 0;
  let position = '';

  const text = el('p');
  const more = el('button', { class: 'button small', type: 'button', data: { action: 'hint' } }, t('hint.more'));
  const element = el(
    'div',
    { class: 'hint', hidden: true },
    icon('hint'),
    text,
    more,
    el(
      'button',
      { class: 'button quiet square small', type: 'button', 'aria-label': t('action.close'), on: { click: close } },
      icon('close'),
    ),
  );

  const record = () => analysis.get(session.table.position);
  const best = () => record()?.best[0];

  /** The sentence of a step. @param {number} number */
  function sentence(number) {
    const found = record();
    const move = best();
    if (!found) return analysis.isStopped(session.table.position) ? t('hint.none') : t('hint.wait');
    if (number === 1 || move === undefined)
      return t(found.outcome === 'unknown' && move !== undefined ? 'hint.estimate' : `hint.${found.outcome}`);
    return number === 2 ? view.where(move, session.table, t).text : t('hint.move', { move: view.moveLabel(move, session.table, t) });
  }

  function close() {
    step = 0;
    desk.update();
    desk.focusBoard();
  }

  function update() {
    if (position !== session.table.position || !session.interactive) step = 0;
    element.hidden = step === 0;
    if (step === 0) return;
    text.textContent = sentence(step);
    more.hidden = step === LAST_STEP || best() === undefined;
  }

  return {
    element,
    update,
    /** What the board shows of it. */
    get shown() {
      const move = best();
      if (step < 2 || move === undefined || position !== session.table.position) return null;
      const { hint } = view.where(move, session.table, t);
      return step === LAST_STEP ? { ...hint, move } : hint;
    },
    async next() {
      if (!session.interactive) return shell.announce(t('hint.not.now'));
      step = position === session.table.position ? Math.min(step + 1, LAST_STEP) : 1;
      position = session.table.position;
      desk.update();
      const found = await analysis.soon(position);
      if (position !== session.table.position || step === 0) return;
      if (found && best() === undefined) step = 1;
      desk.update();
      shell.announce(sentence(step));
    },
  };
}
